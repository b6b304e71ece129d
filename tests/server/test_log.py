"""The log: what begins a turn and a phase, whom a line tells of, and the dice in it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import Choice, Decision, Over
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import read_die
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.plans import Plan, new_table
from beachhead.server import protocol as p
from beachhead.server.log import last_lines, left_out, log_lines

NAMES = ("Ann", "Ben", "Cid")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("battle", 2, {}),
    ("battle", 2, {"kommandant": True}),
    ("express", 2, {}),
    ("normandy", 2, {}),
    ("normandy", 2, {"map": "omaha-beach", "crossing": True, "continuous_play": True}),
    ("normandy", 2, {"map": "omaha-beach", "atlantikwall": True}),
]


def played(id: str, seats: int, options: dict[str, Any], most: int = 250) -> Table:
    """A game that the sergeant has played for a while."""
    game = load_game(id)
    table, _ = new_table(Plan(game, (SeatPlan(""),) * seats, options))
    bot, below = find_bot("sergeant", id), fast_stream(f"log/{id}")
    for _ in range(most):
        pending = table.pending
        if isinstance(pending, Over):
            break
        now = pending[0]
        if isinstance(now, Decision):
            action = bot(game, game.view(table.state, now.seat), now, below)
            table.append(Choice(now.seat, action))
        else:
            table.append(now.happen(below))
    return table


def lines_of(table: Table, language: str = "en") -> tuple[p.LogLine, ...]:
    return log_lines(Texts(language, table.game, NAMES), table.line, 0, None)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_what_is_told_bit_by_bit_is_what_is_told_at_once(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    table = played(id, seats, options)
    texts = Texts("en", table.game, NAMES)
    for viewer in (None, *range(seats)):
        whole = log_lines(texts, table.line, 0, viewer)
        steps = range(len(table.line))
        bits = (log_lines(texts, table.line[: at + 1], at, viewer) for at in steps)
        assert tuple(line for bit in bits for line in bit) == whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_turns_are_headed_in_order_and_nothing_is_a_heading_by_itself(
    id: str, seats: int, options: dict[str, Any], language: str
) -> None:
    lines = lines_of(played(id, seats, options), language)
    turns = [line.turn for line in lines if line.turn]
    assert len(turns) > 1
    assert all(one != other for one, other in pairwise(turns))
    assert all(line.text for line in lines)
    assert all(line.turn for line in lines if line.opens)


def test_a_line_of_normandy_stands_under_its_phase() -> None:
    under: dict[str, set[str]] = {}
    turn = phase = ""
    for line in lines_of(played("normandy", 2, {})):
        if line.turn:
            turn, phase = line.turn, ""
        phase = line.phase or phase
        if "re-rolls" in line.text or line.text.startswith("Combat"):
            under.setdefault(line.text.split()[0], set()).add(phase)
            assert turn.startswith("Turn ")
    assert under.pop("Combat:") == {"Combat"}
    assert set().union(*under.values()) == {"Roll"}


def test_craft_and_units_ashore_have_phases_of_their_own_at_once() -> None:
    options = {"map": "omaha-beach", "crossing": True, "continuous_play": True}
    phases = {line.phase for line in lines_of(played("normandy", 2, options))}
    assert any("mines" in phase for phase in phases)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_dice_are_drawn_where_they_are_told(id: str, seats: int, options: dict[str, Any]) -> None:
    lines = lines_of(played(id, seats, options))
    drawn = [line for line in lines if line.parts]
    assert drawn
    for line in drawn:
        pieces = [part if isinstance(part, str) else part.words for part in line.parts]
        assert "".join(pieces) == line.text
        dice = [part for part in line.parts if not isinstance(part, str)]
        assert dice and all(read_die(die) >= 0 for part in dice for die in part.dice)


def test_a_line_names_those_whom_it_tells_of() -> None:
    for line in lines_of(played("normandy", 2, {})):
        assert [NAMES[seat] in line.text for seat in line.names] == [True] * len(line.names)
        assert line.names or not any(name in line.text for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_what_happens_just_now_comes_with_what_is_shown_of_it(
    id: str, seats: int, options: dict[str, Any], language: str
) -> None:
    table = played(id, seats, options)
    texts = Texts(language, table.game, NAMES)
    assert all(line.highlight is None for line in lines_of(table, language))
    lines = log_lines(texts, table.line, 0, None, highlights=True)
    shown = [line.highlight for line in lines if line.highlight is not None]
    for one in shown:
        assert bool(one.title) == (bool(one.kind) and not one.heard)
        assert all(amount.words for amount in (*one.numbers, *one.lost))
    if id == "battle":
        assert any(one.kind == "loss" and one.lost for one in shown)
    if id == "normandy":
        fought = [one for one in shown if one.kind == "combat"]
        assert any(amount.what == "def" for one in fought for amount in one.numbers)
        assert any(one.lost and not one.kind for one in shown)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_a_log_that_is_read_backwards_is_the_whole_log_under_its_headings(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    table = played(id, seats, options)
    texts = Texts("en", table.game, NAMES)
    for viewer in (None, *range(seats)):
        read: tuple[p.LogLine, ...] = ()
        whole = log_lines(texts, table.line, 0, viewer)
        upto = len(table.line)
        while upto:
            first = last_lines(table.line, upto, viewer, 7)
            lines = log_lines(texts, table.line, first, viewer, upto)
            assert len(lines) >= 7 or first == 0
            read, upto = (*lines, *read), first
            before = left_out(texts, table.line, first, viewer)
            assert (before is None) == (first == 0)
            if before is not None:
                assert before.upto == first
                assert headed(read, before.turn, before.phase) == headed(whole)[-len(read) :]
        assert read == whole


def headed(lines: tuple[p.LogLine, ...], turn: str = "", phase: str = "") -> list[tuple[str, str]]:
    """The turn and the phase that each line stands under, if the first goes on in these."""
    found = []
    for line in lines:
        if line.turn:
            turn, phase = line.turn, ""
        phase = line.phase or phase
        found.append((turn, phase))
    return found
