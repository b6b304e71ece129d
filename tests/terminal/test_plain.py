"""The plain table: numbered lines in, numbered lines out."""

from __future__ import annotations

import io

import pytest

from beachhead.games import GAMES
from beachhead.games.normandy.actions import DONE
from beachhead.kernel.contract import Choice, first_chance
from beachhead.kernel.dice import ALLIED_POOL, FIELD, GOLD, GRAY, PLAIN, Roll
from beachhead.kernel.notation import Redo, Undo, write_entry
from beachhead.kernel.record import RecordFile
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.telling import typed_help
from beachhead.playing.typed import read_typed
from beachhead.terminal.plain import PlainTable
from beachhead.terminal.replaying import open_replay, plain_replay
from beachhead.terminal.session import Session, resume_session
from tests.browser.moments import first_of
from tests.terminal.tables import session, won_in_training
from tests.test_stops import OMAHA, can_buy, played


def talk(sitting: Session, *answers: str, language: str = "en") -> str:
    """Give these answers, then the end of input; returns all that was said."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{answer}\n" for answer in answers))
    PlainTable(sitting, language, source, sink).run()
    return sink.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["express", "battle"])
def test_a_game_is_played_to_its_end(game: str, language: str) -> None:
    options: dict[str, object] = {"target": 5} if game == "battle" else {"beach": "juno"}
    sitting = session(game, players=2, bots=1, seed=2, options=options)
    said = talk(sitting, *["0", "1"] * 600, language=language)
    assert sitting.over is not None
    assert f"[{sitting.over.rule}]" in said
    assert str(sitting.path) in said


def test_bad_answers_get_a_sentence_and_change_nothing() -> None:
    sitting = session("express")
    sitting.advance()
    before = sitting.table.state
    said = talk(
        sitting, "9", "1 1", "bananas", "reroll Rk Rk Rk Rk Rk Rk Rk", "stand up", "", "1,9"
    )
    assert sitting.table.state == before
    assert said.count("> ") >= 7
    for part in ("9", "bananas", "reroll Rk Rk"):
        assert part in said


def test_notation_and_short_words_are_understood() -> None:
    sitting = session("express")
    talk(sitting, "sta")
    assert sitting.table.line[2].event.action.__class__.__name__ == "Stand"  # type: ignore[union-attr]


def test_nothing_more_this_turn_is_one_letter() -> None:
    table = played(first_of("normandy", OMAHA, can_buy))
    sitting, before = Session(table, bytes(32), None), len(table.line)
    sitting.stop_saving()
    said = talk(sitting, "n")
    assert "n: Nothing more this turn\n" in said
    events = [step.event for step in table.line[before:]]
    assert events[:2] == [Choice(0, DONE)] * 2, "Phase 3, and Phase 4 that is not asked"
    assert "nothing to leave" in talk(session("express"), "n")


def test_help_undo_redo_and_the_table_are_one_letter() -> None:
    sitting = session("express")
    said = talk(sitting, "?", "t", "1", "u", "n", "u", "y", "r", "u")
    assert "E-2" in said
    kinds = [type(entry) for entry in sitting.table.entries]
    assert kinds.count(Undo) == 1
    assert kinds.count(Redo) == 1


def test_real_dice_typed_wrong_are_typed_again() -> None:
    sitting = session("express", typed=True)
    said = talk(sitting, "k", "u", "y", "s")
    assert sitting.table.line[0].event == sitting.table.entries[2]
    assert [write_entry(entry) for entry in sitting.table.entries] == [
        "seat1 rolls Gk",
        "seat1 undoes 1 seat1",
        "seat1 rolls Gs",
    ]
    assert "Taken back." in said


def test_all_agree_before_dice_are_put_back() -> None:
    sitting = session("express", players=2)
    said = talk(sitting, "1", "u", "y", "r", "n", "r", "y")
    assert "Nothing was put back." in said
    kinds = [type(entry) for entry in sitting.table.entries]
    assert (kinds.count(Undo), kinds.count(Redo)) == (1, 1)


def test_the_end_of_input_saves_and_the_game_goes_on_later() -> None:
    sitting = session("express", seed=4)
    talk(sitting, "1")
    assert sitting.path is not None
    resumed = resume_session(sitting.path)
    assert resumed.session.table.state == sitting.table.state
    talk(resumed.session, *["0", "1"] * 200)
    assert resumed.session.over is not None
    assert not list(sitting.path.parent.glob("*.seed")), "the seed is in the record now"


def test_the_same_seed_gives_the_same_dice_after_resuming() -> None:
    through = session("express", seed=5)
    talk(through, *["0", "1"] * 200)
    broken = session("express", seed=5)
    talk(broken, "0")
    assert broken.path is not None
    resumed = resume_session(broken.path).session
    talk(resumed, *["1", "0"] * 200)
    rolls = [str(e) for e in through.table.entries if type(e).__name__ == "Rolled"]
    again = [str(e) for e in resumed.table.entries if type(e).__name__ == "Rolled"]
    shared = min(len(rolls), len(again), 4)
    assert rolls[:shared] == again[:shared]


def test_a_damaged_save_is_set_aside_and_its_good_part_goes_on() -> None:
    sitting = session("express", seed=4)
    talk(sitting, "1")
    path = sitting.path
    assert path is not None
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    resumed = resume_session(path)
    assert [note.code for note in resumed.notes] == ["record-damaged"]
    assert path.with_suffix(".damaged").read_bytes() == data[:-20]
    assert len(resumed.session.table.entries) == len(sitting.table.entries) - 1
    talk(resumed.session, *["0", "1"] * 200)
    assert resume_session(path).notes == []


def test_saving_that_fails_is_told_and_may_be_switched_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = session("express", seed=4)

    def full(self: RecordFile, number: int, entry: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(RecordFile, "keep", full)
    said = talk(sitting, "", "w", *["0", "1"] * 200)
    assert "No space left on device" in said
    assert sitting.over is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_dice_are_typed_in_and_checked(language: str) -> None:
    sitting = session("battle", typed=True)
    talk(sitting, "zz", "kk", "k k 4", "Rk Rs", "kt12sc", language=language)
    assert [write_entry(step.event) for step in sitting.table.line] == [
        "seat1 rolls Gk Gk F4",
        "seat1 rolls Rk Rt W1 W2 Bs Bc",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_letters_that_are_two_when_small_are_no_dice(game: str, language: str) -> None:
    sitting = session(game, typed=True)
    sitting.advance()
    asked = first_chance(sitting.table.pending)
    assert isinstance(asked, Roll)
    odd, plain = (talk(sitting, one * len(asked.pool), language=language) for one in "İЖ")
    assert odd == plain.replace("Ж", "İ") != plain
    assert sitting.table.line == []


def test_replay_in_lines() -> None:
    sitting = session("express", seed=3)
    talk(sitting, *["0", "1"] * 200)
    assert sitting.path is not None
    sink = io.StringIO()
    replay = open_replay(sitting.path, "en")
    plain_replay(replay, io.StringIO("\n\nb\n5\n99999\nq\n"), sink)
    assert replay.at == replay.last
    for at in (0, 1, 2, 5, replay.last):
        assert f"Moment {at} of {replay.last}" in sink.getvalue()


@pytest.mark.parametrize(
    ("pool", "typed", "written", "example"),
    [
        ((PLAIN,), "6", "D6", " 4."),
        ((PLAIN, PLAIN), "5 1", "D1 D5", " 44."),
        ((PLAIN, PLAIN), "D5 D1", "D1 D5", " 44."),
        ((*ALLIED_POOL, GOLD), "kt12scs", "Rk Rt W1 W2 Bs Bc Ys", " ks12ctk."),
        ((GRAY, FIELD, PLAIN), "k43", "Gk F4 D3", " k44."),
    ],
)
def test_every_kind_of_die_is_typed_by_what_it_shows(
    pool: tuple[int, ...], typed: str, written: str, example: str
) -> None:
    roll = Roll(pool, 0, "P-1")
    assert read_typed(session("battle").game, roll, typed).text() == written
    for language in LANGUAGES:
        said = typed_help(Texts(language), roll)
        assert example in said
        assert (Texts(language).say("typed-symbols") in said) == (pool[0] != PLAIN)
        assert (Texts(language).say("typed-plain") in said) == (PLAIN in pool)


@pytest.mark.parametrize(("answer", "level"), [("o", "cards"), ("n", None), ("q", None)])
def test_the_next_step_of_the_training_is_asked_about(answer: str, level: str | None) -> None:
    said = io.StringIO()
    following = PlainTable(won_in_training(), "fr", io.StringIO(f"{answer}\n"), said).run()
    assert "Continuer" in said.getvalue()
    assert (following and following.options["level"]) == level
