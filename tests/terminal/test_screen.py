"""The full-screen table, driven by keys and clicks as a person would."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select, Static

from beachhead.games import GAMES
from beachhead.games.moves import Stand
from beachhead.kernel.contract import Choice
from beachhead.kernel.notation import Redo, Seed, Undo
from beachhead.kernel.record import RecordFile
from beachhead.locale import LANGUAGES
from beachhead.playing.prompts import DicePick, Entry, Menu
from beachhead.terminal import app
from beachhead.terminal.replaying import open_replay
from beachhead.terminal.session import Left, Session, resume_session
from beachhead.terminal.setup import SetupScreen
from beachhead.terminal.sheets import QuestionSheet, RuleSheet
from beachhead.terminal.table_screen import TableScreen
from beachhead.terminal.widgets import BoardPanel, DieFace, SceneView
from tests.terminal.tables import session

SIZES = [(120, 40), (80, 24)]


def table(pilot: Pilot[Any]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def text_of(pilot: Pilot[Any], id: str) -> str:
    return str(pilot.app.screen.query_one(f"#{id}", Static).content)


async def play_on(pilot: Pilot[Any], sitting: Session) -> None:
    """Re-roll the first die once, else take the first choice, until the game is over."""
    for _ in range(2000):
        if sitting.over is not None:
            return
        await pilot.press(*_keys(table(pilot).prompt, sitting))
    pytest.fail("the game does not end")


def _keys(prompt: object, sitting: Session) -> list[str]:
    if sitting.hand_over is not None:
        return ["enter"]
    if isinstance(prompt, Menu) and len(prompt.entries) >= 10:
        return ["1", "enter"]
    if not isinstance(prompt, DicePick):
        return ["1"]
    if prompt.none is not None and len(sitting.table.line) % 3:
        return ["0"]
    left = list(sitting.dice_of(sitting.decisions()[0].seat))
    numbers = []
    for die in next(iter(prompt.by_dice)):
        at = left.index(die)
        left[at] = -1
        numbers.append(str(at + 1))
    return [*numbers, "enter"]


@pytest.mark.parametrize(("size", "language"), list(zip(SIZES, LANGUAGES, strict=True)))
@pytest.mark.parametrize(
    ("game", "players", "bots", "options"),
    [
        ("express", 1, 0, {"beach": "omaha"}),
        ("express", 3, 1, {"sectors": "advanced", "beach": "sword", "kommandant": True}),
        ("battle", 2, 1, {"target": 5, "kommandant": True}),
        ("normandy", 1, 0, {"map": "omaha-beach", "badges": True, "badge_of_assistance": True}),
    ],
)
async def test_a_game_is_played_to_its_end_by_keys(
    game: str,
    players: int,
    bots: int,
    options: dict[str, object],
    language: str,
    size: tuple[int, int],
) -> None:
    sitting = session(game, players, bots, seed=3, options=options)
    async with app.table(sitting, language, []).run_test(size=size) as pilot:
        await play_on(pilot, sitting)
        await pilot.pause()
        over = sitting.over
        assert over is not None
        assert table(pilot).texts.message(over.reason) in text_of(pilot, "question")
        assert over.rule in text_of(pilot, "question")
    assert isinstance(sitting.table.entries[-1], Seed)


async def test_dice_are_picked_by_number_by_click_and_by_space() -> None:
    sitting = session("express")
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        screen = table(pilot)
        await pilot.press("2")
        assert screen.picked == {1}
        faces = [face for face in screen.query(DieFace) if face.index is not None]
        await pilot.click(faces[0])
        assert screen.picked == {0, 1}
        faces[5].focus()
        await pilot.press("space")
        assert screen.picked == {0, 1, 5}
        assert [face.has_class("picked") for face in faces] == [
            True,
            True,
            False,
            False,
            False,
            True,
        ]
        await pilot.press("2", "a")
        assert screen.picked == {0, 1, 2, 3, 4, 5}
        await pilot.press("a")
        assert screen.picked == set()
        screen.query_one("#choices").focus()
        before = len(sitting.table.line)
        await pilot.press("enter")
        assert len(sitting.table.line) == before, "nothing was picked: nothing is thrown"


async def test_the_rule_behind_the_step_is_one_key_away_in_both_languages() -> None:
    sitting = session("express")
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RuleSheet)
        assert pilot.app.screen.rule == "E-2"
        await pilot.press("escape")
        assert "which dice" in text_of(pilot, "question")
        await pilot.press("l")
        assert "quels dés" in text_of(pilot, "question")
        await pilot.press("l")
        assert "which dice" in text_of(pilot, "question")


async def test_undo_asks_for_agreement_across_dice_and_redo_puts_back() -> None:
    sitting = session("express", seed=1)
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        await pilot.press("u")
        assert not any(isinstance(entry, Undo) for entry in sitting.table.entries)
        await pilot.press("1", "2", "enter")
        before = sitting.table.state
        await pilot.press("u")
        assert isinstance(pilot.app.screen, QuestionSheet)
        await pilot.press("enter")
        assert sitting.table.state == before, "No was the answer"
        await pilot.press("u", "down", "enter")
        assert isinstance(sitting.table.entries[-1], Undo)
        assert sitting.table.state != before
        await pilot.press("r")
        assert isinstance(sitting.table.entries[-1], Redo)
        assert sitting.table.state == before


async def test_redo_asks_for_agreement_across_dice_where_there_are_several() -> None:
    sitting = session("express", players=2, seed=1)
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        await pilot.press("r")
        assert not isinstance(pilot.app.screen, QuestionSheet)
        await pilot.press("1", "2", "enter")
        before = sitting.table.state
        await pilot.press("u", "down", "enter")
        assert sitting.table.state != before
        await pilot.press("r", "enter")
        assert sitting.table.state != before, "No was the answer"
        await pilot.press("r", "down", "enter")
        assert sitting.table.state == before


async def test_quit_saves_and_resume_goes_on() -> None:
    sitting = session("battle", players=2, options={"first_player": "seat"})
    async with app.table(sitting, "en", []).run_test() as pilot:
        await pilot.press("1", "enter")
        await pilot.press("q")
    path = sitting.path
    assert path is not None
    resumed = resume_session(path)
    assert resumed.notes == []
    assert resumed.session.table.state == sitting.table.state
    async with app.table(resumed.session, "fr", []).run_test() as pilot:
        await pilot.press("0")
        assert any(isinstance(entry, Choice) for entry in resumed.session.table.entries[-3:])


async def test_real_dice_are_typed_in() -> None:
    sitting = session("express", typed=True)
    async with app.table(sitting, "en", []).run_test(size=(100, 40)) as pilot:
        typed = pilot.app.screen.query_one("#typed", Input)
        await pilot.press(*"x", "enter")
        assert sitting.table.line == [], "not a die: nothing happened"
        typed.value = "İ"
        await pilot.press("enter")
        assert sitting.table.line == [], "nor is what is two letters when small"
        typed.value = "k"
        await pilot.press("enter")
        typed.value = "ks12ct"
        await pilot.press("enter")
        assert sitting.table.state.soldiers[0].dice == (0, 1, 8, 9, 16, 17)
        await pilot.press("0", "1")
        assert sitting.table.state.hand == ("veteran",)
        assert sitting.table.state.cleared == 1


async def test_a_full_disk_is_told_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = session("express")
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        before = len(sitting.table.entries)
        monkeypatch.setattr(RecordFile, "keep", _disk_full)
        await pilot.press("0")
        assert isinstance(pilot.app.screen, QuestionSheet)
        assert "No space left" in pilot.app.screen.question
        assert len(sitting.table.entries) == before
        await pilot.press("down", "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("0")
        assert len(sitting.table.entries) > before


def _disk_full(self: RecordFile, number: int, entry: object) -> None:
    raise OSError(28, "No space left on device")


async def test_home_leads_to_setup_and_setup_to_a_table() -> None:
    program = app.home("fr", None)
    async with program.run_test(size=(120, 50)) as pilot:
        games = pilot.app.screen.query_one("#games", OptionList)
        assert games.option_count == len(GAMES)
        await pilot.press("down", "enter")
        assert isinstance(pilot.app.screen, SetupScreen)
        await pilot.pause()
        pilot.app.screen.query_one("#set-players", Select).value = 2
        pilot.app.screen.query_one("#set-bots", Select).value = 3
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SetupScreen), "three bots among two players"
        pilot.app.screen.query_one("#set-bots", Select).value = 1
        pilot.app.screen.query_one("#opt-beach", Select).value = "gold"
        await pilot.pause(0.4)  # a button just pressed rests a moment
        await pilot.press("enter")
        await pilot.pause()
        screen = table(pilot)
        assert screen.session.table.header.options["beach"] == "gold"
        assert [seat.bot for seat in screen.session.table.header.seats] == [None, "sergeant"]
        assert screen.texts.language == "fr"


async def test_an_unfinished_game_is_offered_at_home() -> None:
    sitting = session("express")
    sitting.advance()
    sitting.close()
    async with app.home("en", None).run_test(size=(120, 40)) as pilot:
        games = pilot.app.screen.query_one("#games", OptionList)
        assert games.option_count == len(GAMES) + 1
        assert "Express! · Utah Beach" in str(games.get_option_at_index(len(GAMES)).prompt)
        await pilot.press("end", "enter")
        await pilot.pause()
        assert table(pilot).session.table.state == sitting.table.state


async def test_replay_steps_forward_and_back(tmp_path: Path) -> None:
    sitting = session("express", seed=3)
    async with app.table(sitting, "en", []).run_test() as pilot:
        await play_on(pilot, sitting)
    assert sitting.path is not None
    replay = open_replay(sitting.path, "en")
    async with app.replay(replay).run_test(size=(120, 40)) as pilot:
        assert replay.at == 0
        await pilot.press("right", "right", "left")
        assert replay.at == 1
        assert replay.state == sitting.table.line[0].state
        await pilot.press("end")
        assert replay.at == replay.last
        over = sitting.over
        assert over is not None
        assert replay.texts.message(over.reason) in text_of(pilot, "question")
        await pilot.press("right", "home", "left")
        assert replay.at == 0


async def test_what_is_wrong_is_told_once_and_fits() -> None:
    async with app.table(session("normandy"), "en", []).run_test(size=(120, 40)) as pilot:
        await pilot.press("enter")
        assert "No dice are picked: expected 2 dice to lock." in told(pilot)
        await pilot.press("1", "enter")
        assert len(told(pilot)) == 1
        assert "These dice cannot be locked" in told(pilot)[0]


def told(pilot: Pilot[Any]) -> list[str]:
    return [notification.message for notification in pilot.app._notifications]


async def test_keys_and_marks_fit_what_is_done_with_the_dice() -> None:
    async with app.table(session("normandy"), "en", []).run_test(size=(120, 40)) as pilot:
        assert "1-9 pick dice" in text_of(pilot, "keys") and "all dice" not in text_of(
            pilot, "keys"
        )
        await pilot.press("a")
        assert table(pilot).picked == set()
        await pilot.press("1")
        face = next(face for face in pilot.app.screen.query(DieFace) if face.index == 0)
        assert face.border_subtitle == "●"
        await pilot.press("2", "enter")
        assert "a all dice" in text_of(pilot, "keys")
        assert "2 re-rolls are left" in text_of(pilot, "question")
        await pilot.press("a")
        assert len(table(pilot).picked) == 4
        picked = next(face for face in pilot.app.screen.query(DieFace) if face.has_class("picked"))
        assert picked.border_subtitle == "↻"


async def test_the_language_spoken_last_says_goodbye() -> None:
    sitting = session("battle", options={"first_player": "seat"})
    async with app.table(sitting, "en", []).run_test() as pilot:
        await pilot.press("l", "0", "q")
    assert pilot.app.return_value == Left(str(sitting.path), "fr")


@pytest.mark.parametrize("size", SIZES)
async def test_the_board_scrolls_to_the_unit_that_moves(size: tuple[int, int]) -> None:
    sitting = session("normandy", options={"map": "omaha-beach"})
    async with app.table(sitting, "en", []).run_test(size=size) as pilot:
        for _ in range(60):
            if sitting.decisions()[0].ask == "move":
                break
            await pilot.press(*_keys(table(pilot).prompt, sitting))
        await pilot.pause()
        await pilot.pause()
        (board,) = pilot.app.screen.query(BoardPanel)
        at = board.virtual_region.y + board.line_of(0)
        view = pilot.app.screen.query_one(SceneView)
        assert view.scroll_y <= at < view.scroll_y + view.size.height


async def test_in_a_long_menu_a_number_leads_and_enter_chooses() -> None:
    async with app.table(session("normandy"), "en", []).run_test(size=(120, 40)) as pilot:
        entries = tuple(Entry(str(n), (Stand(),)) for n in range(1, 13))
        screen, choices = table(pilot), pilot.app.screen.query_one("#choices", OptionList)
        choices.add_options([entry.label for entry in entries])
        for digit, at in ((1, 0), (2, 11), (3, 2), (0, 2)):
            await screen._key_in_menu(Menu(entries), digit)
            assert choices.highlighted == at


async def test_the_home_screen_tells_games_to_go_on_with_apart() -> None:
    sitting = session("normandy", players=2, options={"map": "omaha-beach"})
    sitting.advance()
    decision = sitting.decisions()[0]
    sitting.choose(decision.seat, decision.options[0])
    sitting.close()
    async with app.home("fr", None).run_test(size=(120, 40)) as pilot:
        games = pilot.app.screen.query_one("#games", OptionList)
        line = str(games.get_option_at_index(len(GAMES)).prompt)
        assert "Omaha Beach" in line
        assert "2 joueurs" in line


async def test_a_replay_changes_its_language() -> None:
    sitting = session("express", seed=3)
    sitting.advance()
    sitting.close()
    assert sitting.path is not None
    replay = open_replay(sitting.path, "en")
    async with app.replay(replay).run_test(size=(120, 40)) as pilot:
        await pilot.press("l")
        assert replay.texts.language == "fr"
        assert "avancer" in text_of(pilot, "keys")


async def test_too_few_dice_to_lock_are_counted() -> None:
    async with app.table(session("normandy"), "en", []).run_test(size=(120, 40)) as pilot:
        await pilot.press("1")
        choices = table(pilot).query_one("#choices", OptionList)
        assert "(1 of 2)" in str(choices.get_option_at_index(0).prompt)
        await pilot.press("2")
        assert str(choices.get_option_at_index(0).prompt).startswith("Lock 2 dice")
