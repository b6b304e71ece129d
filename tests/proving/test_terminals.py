"""The proving game in both terminals: each side is shown its own, and told its own end."""

from __future__ import annotations

import io
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from beachhead.games import load_game
from beachhead.games.normandy import facts as f
from beachhead.kernel import fair
from beachhead.kernel.notation import write_action
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.plans import Plan, table_texts
from beachhead.terminal import app
from beachhead.terminal.plain import PlainTable
from beachhead.terminal.session import Session, new_session
from beachhead.terminal.widgets import BoardPanel
from tests.proving import ProvingGame
from tests.proving.play import MASTER, UNIT
from tests.terminal.test_plain import talk
from tests.terminal.test_screen import play_on, table, text_of

BOT, PERSON = SeatPlan("", "sergeant"), SeatPlan("")
SIDES = {"unit": (PERSON, BOT), "master": (BOT, PERSON), "both": (PERSON, PERSON)}
SEAT = {"unit": UNIT, "master": MASTER, "both": None}


def sitting(side: str, seed: int = 1) -> Session:
    """A game in which people play one side, or both at one screen."""
    options = {"tide": True, "map": "pegasus-bridge"}
    fresh = new_session(Plan(load_game("normandy"), SIDES[side], options))
    secret = bytes([seed]) * 32
    fixed = replace(fresh.table.header, commitment=fair.commitment(secret))
    return Session(Table(fresh.game, fixed), secret, fresh.path)


class Typist(io.StringIO):
    """Somebody who types the first way out of every question, in notation."""

    def __init__(self, sat: Session) -> None:
        super().__init__()
        self._sat = sat

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if self._sat.hand_over is not None:
            return "\n"
        asked = self._sat.decisions()
        return f"{write_action(asked[0].options[0])}\n" if asked else ""


def orders(texts: Texts, sat: Session) -> list[str]:
    """What the orders in the harbour master's hand are called."""
    return [texts.name("order", card) for card in sat.table.state.players[MASTER].secret]


def told_end(texts: Texts, sat: Session, side: str) -> tuple[str, str]:
    """What these people are to read at the end, and what the others would."""
    over = sat.over
    assert over is not None
    mine, other = SEAT[side], {UNIT: MASTER, MASTER: UNIT, None: MASTER}[SEAT[side]]
    return texts.message(over.reason_for(mine)), texts.message(over.reason_for(other))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_a_game_is_played_to_its_end_in_lines(side: str, language: str) -> None:
    sat = sitting(side)
    texts = table_texts(language, sat.table)
    sink = io.StringIO()
    PlainTable(sat, language, Typist(sat), sink).run()
    said = sink.getvalue()
    mine, other = told_end(texts, sat, side)
    assert mine in said and other not in said
    assert texts.name("map", "shallows") in said
    assert "\n  w1" in said and "\n  w2" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_the_first_question_shows_backs_or_cards_in_lines(side: str, language: str) -> None:
    sat = sitting(side)
    texts = table_texts(language, sat.table)
    said = talk(sat, language=language)
    hand, back = orders(texts, sat), texts.say("card-face-down")
    assert len(hand) == 2
    assert [name in said for name in hand] == [side == "master"] * 2
    assert (f"\n  {back}\n" in said) == (side != "master")


@pytest.mark.parametrize(
    ("side", "language", "size"),
    [
        ("unit", "en", (120, 40)),
        ("unit", "fr", (80, 24)),
        ("master", "en", (80, 24)),
        ("master", "fr", (120, 40)),
        ("both", "en", (80, 24)),
    ],
)
async def test_a_game_is_played_to_its_end_by_keys(
    side: str, language: str, size: tuple[int, int]
) -> None:
    sat = sitting(side)
    texts = table_texts(language, sat.table)
    async with app.table(sat, language, []).run_test(size=size) as pilot:
        await pilot.pause()
        (panel,) = table(pilot).query(BoardPanel)
        assert {"w1", "w2", "1"} <= {cell.id for cell in panel.board.cells}
        await play_on(pilot, sat)
        await pilot.pause()
        mine, other = told_end(texts, sat, side)
        assert mine in text_of(pilot, "question") and other not in text_of(pilot, "question")
        backs = texts.say("card-face-down")
        drawn = cards_of(pilot)
        hand = orders(texts, sat)
        assert hand
        if side == "master":
            assert all(name in drawn for name in hand) and backs not in drawn
        else:
            assert drawn.count(backs) == len(hand)


def all_of(pilot: Pilot[Any]) -> str:
    """What lies there, what happened, and what can be chosen."""
    log, choices = table(pilot).query_one(RichLog), table(pilot).query_one(OptionList)
    lines = [line.text for line in log.lines]
    return "\n".join([cards_of(pilot), *lines, *(str(one.prompt) for one in choices.options)])


def cards_of(pilot: Pilot[Any]) -> str:
    """What the rows of cards say."""
    rows = [str(row.content) for row in table(pilot).query(Static) if row.has_class("panel")]
    return "\n".join(rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["unit", "master"])
async def test_the_first_question_shows_backs_or_cards_on_the_screen(
    side: str, language: str
) -> None:
    sat = sitting(side)
    texts = table_texts(language, sat.table)
    async with app.table(sat, language, []).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        drawn, hand = cards_of(pilot), orders(texts, sat)
        assert len(hand) == 2
        shown = [name in drawn for name in hand]
        assert shown == [side == "master"] * 2
        assert drawn.count(texts.say("card-face-down")) == (0 if side == "master" else 2)
        assert not drawn.endswith(" · "), "a back says nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_one_screen_an_order_is_shown_once_it_is_handed_over(language: str) -> None:
    sat = sitting("both")
    texts = table_texts(language, sat.table)
    landed, taken, done = "1", "", "done"
    master, unit = (texts.say("plain-hand-over", seat=texts.seat(seat)) for seat in (MASTER, UNIT))
    said = talk(sat, landed, taken, done, taken, language=language)
    before, then, after = said.partition(master)
    his, again, theirs = after.partition(unit)
    assert then and again
    for name in orders(texts, sat):
        assert name not in before and name in his and name not in theirs


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_the_screen_too_it_is_covered_until_it_is_handed_over(language: str) -> None:
    sat = sitting("both")
    texts = table_texts(language, sat.table)
    async with app.table(sat, language, []).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        seen = []
        for seat, landed_or_done in ((MASTER, "1"), (UNIT, "3")):
            await pilot.press(landed_or_done)
            assert sat.hand_over == seat
            assert texts.say("hand-over", seat=texts.seat(seat)) in text_of(pilot, "question")
            seen.append(all_of(pilot))
            await pilot.press("enter")
            seen.append(all_of(pilot))
    for name in orders(texts, sat):
        assert [name in text for text in seen] == [False, True, False, False]


def test_what_a_bot_draws_in_secret_is_told_to_nobody(game: ProvingGame) -> None:
    sat = sitting("unit")
    sat.advance()
    news = sat.news()
    assert any(isinstance(fact, f.SecretDrawn) for fact in news)
    assert not any(isinstance(fact, f.SecretSeen) for fact in news)
    mine = sitting("master")
    mine.advance()
    assert sum(isinstance(fact, f.SecretSeen) for fact in mine.news()) == 2
    sat.close()
    mine.close()
