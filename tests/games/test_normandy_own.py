"""What a seat is told of its own hangs on nothing that others roll, spend and are about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from beachhead.games import load_game
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.shown import own, table
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Over
from tests.option_sets import SEATS, around, start
from tests.test_conformance import pick

TOLD: list[Any] = [table.at_hand, table.question, table.own_phases, table.row, table.dice]
STEPS = 120


def game() -> NormandyGame:
    found = load_game("normandy")
    assert isinstance(found, NormandyGame)
    return found


def _settings(number: int) -> dict[str, Any]:
    """With and without each of the modules that say so, for two to four."""
    normandy, random = game(), Random(number)
    while True:
        chosen = around(normandy, {SEATS: random.choice((2, 3, 4))}, random)
        assert chosen is not None
        if normandy.box.setting(start(normandy, chosen)).apart:
            return chosen


def _tells(tell: Any, s: Normandy, seat: int) -> bool:
    """Whether there is anything to tell: dice lie only after they were thrown."""
    turn = s.players[seat].turn
    return tell is not table.dice or bool(turn.dice or turn.lying)


@pytest.mark.parametrize("number", range(24))
def test_what_is_remembered_for_a_seat_is_what_the_whole_table_says(number: int) -> None:
    normandy, random = game(), Random(number)
    s = start(normandy, _settings(number))
    for _ in range(STEPS):
        pending = normandy.pending(s)
        if isinstance(pending, Over):
            return
        for seat in range(len(s.players)):
            view = normandy.view(s, seat)
            for tell in TOLD:
                if _tells(tell, view, seat):
                    whole = tell.__wrapped__(normandy.box, view, seat)
                    assert tell(normandy.box, view, seat) == whole, tell.__name__
        s = normandy.apply(s, pick(normandy, s, pending, random, 0.5))[0]


def test_whoever_else_rolls_changes_nothing_for_the_others() -> None:
    normandy = game()
    s = start(normandy, {SEATS: 4} | {spec.name: spec.default for spec in normandy.specs()})
    random = Random(3)
    while not isinstance(pending := normandy.pending(s), Over):
        after, _ = normandy.apply(s, event := pick(normandy, s, pending, random, 0.0))
        if s.phase == after.phase == "roll" and event.seat is not None:
            for seat in set(range(4)) - {event.seat}:
                before = table.question(normandy.box, s, seat)
                assert table.question(normandy.box, after, seat) is before
            assert table.question(normandy.box, after, event.seat) is not before
            return
        s = after
    raise AssertionError("nobody ever rolls")


def test_a_module_that_does_not_say_so_is_told_of_everything() -> None:
    normandy = game()
    chosen = {SEATS: 2} | {spec.name: spec.default for spec in normandy.specs()}
    assert normandy.box.setting(start(normandy, chosen)).apart
    crossing = start(normandy, chosen | {"crossing": True, "map": "omaha-beach"})
    assert not normandy.box.setting(crossing).apart


def test_not_more_seats_are_remembered_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    normandy, random = game(), Random(1)
    monkeypatch.setattr(own, "MANY", 8)
    own._known.clear()
    s = start(normandy, {SEATS: 4} | {spec.name: spec.default for spec in normandy.specs()})
    for _ in range(60):
        pending = normandy.pending(s)
        if isinstance(pending, Over):
            break
        for seat in range(4):
            table.row(normandy.box, s, seat)
        s = normandy.apply(s, pick(normandy, s, pending, random, 0.0))[0]
    assert len(own._known) == 8
