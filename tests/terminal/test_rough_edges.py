"""What people do that nobody planned for: nothing is lost, and they are told."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.notation import write_entry
from beachhead.playing.plans import Plan, seat_plans
from beachhead.terminal import app, saves
from beachhead.terminal.home import HomeScreen
from beachhead.terminal.plain import PlainTable
from beachhead.terminal.session import Session, new_session, resume_session
from beachhead.terminal.table_screen import TableScreen
from tests.conftest import MEDAL
from tests.terminal.tables import session
from tests.terminal.test_plain import talk
from tests.terminal.test_screen import play_on


def test_games_begun_in_the_same_second_have_files_of_their_own() -> None:
    sittings = [session("express", seed=seed) for seed in range(4)]
    for sitting in sittings:
        sitting.advance()
        sitting.close()
    assert len({sitting.path for sitting in sittings}) == 4
    for sitting in sittings:
        assert sitting.path is not None
        assert resume_session(sitting.path).session.table.state == sitting.table.state


def test_one_game_opened_twice_is_not_mixed_up() -> None:
    first = session("express", seed=4)
    first.advance()
    assert first.path is not None
    second = resume_session(first.path).session
    talk(first, "1")
    whole = first.path.read_bytes()
    said = talk(second, "1")
    assert str(first.path) in said
    assert first.path.read_bytes() == whole
    assert resume_session(first.path).notes == []


def test_damage_twice_keeps_both_damaged_files() -> None:
    sitting = session("express", seed=4)
    talk(sitting, "1")
    path = sitting.path
    assert path is not None
    for _ in range(2):
        path.write_bytes(path.read_bytes()[:-9])
        resume_session(path)
    assert len(list(path.parent.glob("*.damaged*"))) == 2


def test_a_record_whose_seed_is_gone_is_left_as_it_is() -> None:
    sitting = session("express", seed=4)
    talk(sitting, "1")
    path = sitting.path
    assert path is not None
    saves.seed_path(path).unlink()
    path.write_bytes(path.read_bytes()[:-9])
    before = path.read_bytes()
    with pytest.raises(Problem, match="seed-missing"):
        resume_session(path)
    assert path.read_bytes() == before


def test_a_lone_tool_is_a_die_and_not_a_command() -> None:
    sitting = session("express", typed=True)
    talk(sitting, "t")
    assert [write_entry(step.event) for step in sitting.table.line] == ["seat1 rolls Gt"]


def test_absurd_numbers_are_just_wrong_answers() -> None:
    sitting = session("express")
    said = talk(sitting, "9" * 6000, "1 " + "2" * 7)
    assert len(sitting.table.line) == 2
    assert "9" * 20 in said


def test_a_squad_where_anyone_may_speak_leaves_the_word_to_the_person() -> None:
    asked = 0
    for seed in range(12):
        options: dict[str, object] = {"squad_choice": "anyone"}
        sitting = session("express", 2, 1, seed, options=options)
        sitting.advance()
        while sitting.over is None:
            decision = sitting.decisions()[0]
            asked += decision.ask == "rally"
            sitting.choose(decision.seat, decision.options[0])
        sitting.close()
    assert asked


def test_nothing_is_said_to_be_saved_that_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("BEACHHEAD_DATA", str(blocked))
    sitting = session("express")
    sink = io.StringIO()
    PlainTable(sitting, "en", io.StringIO("q\n"), sink).run()
    assert "not saved" in sink.getvalue()
    assert "Saved in" not in sink.getvalue()


@pytest.mark.parametrize("start_at_home", [False, True])
async def test_after_the_game_there_are_the_games_again(start_at_home: bool) -> None:
    sitting = session("express", seed=3)
    program = app.home("en", None) if start_at_home else app.table(sitting, "en", [])
    async with program.run_test(size=(120, 40)) as pilot:
        if start_at_home:
            await pilot.press("down", "enter")
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await play_on(pilot, screen.session)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HomeScreen)
        assert len(pilot.app.screen_stack) == 2


async def test_commands_work_where_dice_are_typed_in() -> None:
    sitting: Session = session("express", typed=True)
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("l", "enter")
        assert screen.texts.language == "fr"
        await pilot.press("k", "enter")
        assert len(sitting.table.line) == 1


async def test_enter_on_a_die_throws_and_arrows_lead_back() -> None:
    sitting = session("express")
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("tab", "space", "right", "space")
        assert screen.picked == {0, 1}
        await pilot.press("up")
        assert screen.focused is screen.query_one("#choices")
        await pilot.press("tab", "enter")
        assert len(sitting.table.line) > 3, "the dice were thrown"


@pytest.mark.parametrize(
    ("names", "players", "bots", "code"),
    [
        (("Ann", "Ann"), 2, 0, "same-name"),
        (("Ann", "Ben"), 1, 0, "too-many-names"),
        ((), 2, 3, "bad-bots"),
        ((), 2, -1, "bad-bots"),
    ],
)
def test_who_sits_where_must_make_sense(
    names: tuple[str, ...], players: int, bots: int, code: str
) -> None:
    with pytest.raises(Problem, match=code):
        seat_plans(names, players, bots, "sergeant")


def test_no_players_are_no_game() -> None:
    with pytest.raises(Problems, match="bad-seats"):
        new_session(Plan(load_game("express"), seat_plans((), 0, 0, ""), {}))


def test_a_misplaced_pack_is_told(tmp_path: Path) -> None:
    (tmp_path / "medals.toml").write_text(MEDAL)
    (tmp_path / "chess").mkdir()
    with pytest.raises(Problems) as told:
        load_game("battle", tmp_path)
    assert [fault.code for fault in told.value.found] == ["not-a-games-folder"] * 2


def test_an_empty_pack_is_told(tmp_path: Path) -> None:
    (tmp_path / "battle").mkdir()
    with pytest.raises(Problems, match="empty-pack"):
        load_game("express", tmp_path)


def test_faults_of_all_games_are_told_whichever_is_played(pack: Path) -> None:
    (pack / "express").mkdir()
    (pack / "express" / "bad.toml").write_text("[[beach]]\n")
    (pack / "battle" / "mine.toml").write_text(MEDAL.replace("own", "mine"))
    with pytest.raises(Problems) as told:
        load_game("battle", pack)
    files = {str(fault.args_by_name["file"]) for fault in told.value.found}
    assert {Path(file).name for file in files} == {"bad.toml", "mine.toml"}
