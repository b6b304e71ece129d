"""Where a game need not stop: what leaves no choice, and what somebody has left this turn."""

from __future__ import annotations

from typing import Any

from beachhead.games.normandy import actions as a
from beachhead.kernel.contract import Choice, Decision
from beachhead.kernel.table import Table
from beachhead.playing.stops import Stops
from tests.browser.moments import Moment, first_of, table_of
from tests.option_sets import SEATS

OMAHA = {"map": "omaha-beach"}
GERMAN = {"map": "exercise-tiger", "atlantikwall": True, SEATS: 2}


def played(moment: Moment) -> Table:
    """A table at which this has happened."""
    table, _ = table_of("normandy", moment)
    for event in moment.events:
        table.append(event)
    return table


def asked(moment: Moment) -> list[Decision]:
    """What has to be decided, if no dice are in the air."""
    pending = moment.pending if isinstance(moment.pending, tuple) else ()
    found = [item for item in pending if isinstance(item, Decision)]
    return found if len(found) == len(pending) else []


def forced(ask: str, setup: dict[str, Any], warned: bool) -> tuple[Table, Decision]:
    """One seat can do one thing, and nobody anything else."""

    def sign(moment: Moment) -> bool:
        items = asked(moment)
        if not (len(items) == 1 == len(items[0].options) and items[0].ask == ask):
            return False
        about = moment.scene("normandy", items[0].seat).about
        return warned == any(one.warning for one in about if one.action in items[0].options)

    moment = first_of("normandy", setup, sign)
    (decision,) = asked(moment)
    return played(moment), decision


def test_what_leaves_no_choice_is_answered_for_those_who_skip_it() -> None:
    table, decision = forced("move", OMAHA, warned=False)
    only = Choice(decision.seat, decision.options[0])
    assert Stops(table).answer({decision.seat}) == only
    assert Stops(table).answer(()) is None
    table.append(only)
    table.append(table.undo_plan(decision.seat))
    assert Stops(table).answer({decision.seat}) is None, "who takes it back wants to look"


def test_what_may_lose_the_game_is_always_asked() -> None:
    table, decision = forced("move", OMAHA, warned=True)
    assert Stops(table).answer({decision.seat}) is None


def test_how_fast_an_answer_comes_tells_no_secrets() -> None:
    table, decision = forced("german-tally", GERMAN, warned=False)
    game, state, seat = table.game, table.state, decision.seat
    assert game.view(state, seat) != game.view(state, None)
    assert Stops(table).answer({seat}) is None


def trading() -> Table:
    """Two Units in a sector, each asked what it gives the other."""

    def sign(moment: Moment) -> bool:
        items = asked(moment)
        return len(items) == 2 and all(
            item.ask == "trade" and a.Give(1 - item.seat, "stars", 1) in item.options
            for item in items
        )

    return played(first_of("normandy", {**OMAHA, SEATS: 2}, sign))


def test_who_has_left_the_turn_is_asked_again_if_something_happens_to_him() -> None:
    table = trading()
    stops = Stops(table)
    table.choose(0, a.DONE)
    stops.leave(0)
    table.choose(1, a.Give(0, "stars", 1))
    assert table.decision(0) is not None, "he may give it back"
    assert stops.answer(()) is None


def test_what_is_left_is_not_asked_and_holds_for_one_turn() -> None:
    table = played(first_of("normandy", OMAHA, can_buy))
    turn = table.state.turn
    table.choose(0, a.DONE)
    stops = Stops(table)
    stops.leave(0)
    answered = 0
    while table.state.turn == turn and table.over is None:
        if (choice := stops.answer(())) is not None:
            assert choice.action == a.DONE
            answered += 1
            table.append(choice)
        elif (decision := table.decision(0)) is not None:
            table.choose(0, decision.options[0])
        else:
            table.roll(b"left")
    assert answered
    assert stops.answer(()) is None


def can_buy(moment: Moment) -> bool:
    """Cards can be used in this turn as well, where there is nothing to buy any more."""
    items = asked(moment)
    if not items or items[0].ask != "rally":
        return False
    table = played(moment)
    table.choose(0, a.DONE)
    decision = table.decision(0)
    return decision is not None and decision.ask == "trade"
