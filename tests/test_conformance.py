"""Every registered game keeps the contract, at every state of walks over every pair of options."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from beachhead.bots import find_bot
from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import (
    AnyGame,
    Chance,
    Choice,
    Decision,
    Draw,
    Event,
    Over,
    Pending,
    decision_for,
)
from beachhead.kernel.errors import Illegal
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import read_entry, write_entry
from beachhead.locale.rulebook import rulebook
from tests.option_sets import pairwise, start

RULES = set(rulebook("en"))
SETS = [(id, chosen) for id in GAMES for chosen in pairwise(load_game(id))]
MOST_EVENTS = 20_000
CHECKED_EVENTS = 250


@pytest.mark.parametrize("number", range(len(SETS)))
@pytest.mark.parametrize("sensible", [0.0, 0.9])
def test_walk(number: int, sensible: float) -> None:
    id, chosen = SETS[number]
    walk(load_game(id), chosen, Random(f"{number}/{sensible}"), sensible)


def nothing_more(game: AnyGame, state: Any) -> None:
    """What a walk looks at besides."""


def walk(
    game: AnyGame,
    chosen: dict[str, Any],
    random: Random,
    sensible: float,
    look: Callable[[AnyGame, Any], None] = nothing_more,
) -> None:
    """Play a game to its end, and check it at every state on the way."""
    state = start(game, chosen)
    decided: list[Choice] = []
    for count in range(MOST_EVENTS):
        pending = game.pending(state)
        thorough = count < CHECKED_EVENTS
        encoded = check_state(game, state, pending) if thorough else b""
        if thorough or isinstance(pending, Over):
            look(game, state)
        if isinstance(pending, Over):
            check_over(game, state, pending, chosen["seats"], decided)
            return
        event = pick(game, state, pending, random, sensible)
        after = game.apply(state, event)
        if thorough:
            check_event(game, state, event, after)
            check_offers(game, state, pending, random)
            assert msgspec.json.encode(state) == encoded, "what was given has changed"
        if isinstance(event, Choice):
            decided.append(event)
        state = after[0]
    pytest.fail("the game does not end")


def pick(
    game: AnyGame,
    state: Any,
    pending: tuple[Decision | Chance, ...],
    random: Random,
    sensible: float,
) -> Event:
    """Anything that may happen next: any pending seat, not just the first."""
    now = random.choice(pending)
    below = fast_stream(str(random.random()))
    if isinstance(now, Decision):
        bot = find_bot("sergeant" if random.random() < sensible else "random", game.id)
        return Choice(now.seat, bot(game, game.view(state, now.seat), now, below))
    return now.happen(below)


def check_state(game: AnyGame, state: Any, pending: Pending) -> bytes:
    """State is plain, immutable, serialisable; what is pending is well formed; gives it written."""
    encoded = msgspec.json.encode(state)
    again = msgspec.json.decode(encoded, type=game.state_type)
    assert again == state
    assert hash(again) == hash(state)
    assert game.pending(again) == pending
    assert game.first(state) == (pending if isinstance(pending, Over) else pending[0])
    for seat in (None, 0):
        view = game.view(state, seat)
        assert game.view(view, seat) == view
        assert game.scene(view, seat).panels
    if not isinstance(pending, Over):
        check_pending(game, pending)
    return encoded


def check_pending(game: AnyGame, pending: tuple[Decision | Chance, ...]) -> None:
    """At most one entry for each seat, chances first, each with something that can happen."""
    assert pending, "a stuck state"
    seats = [item.seat for item in pending]
    assert len(set(seats)) == len(seats), "two entries for one seat"
    kinds = [isinstance(item, Decision) for item in pending]
    assert kinds == sorted(kinds), "chances come before decisions"
    for item in pending:
        assert item.rule in game.rule_ids
        if isinstance(item, Decision):
            assert item.options
            assert len(set(item.options)) == len(item.options)
            assert {type(option) for option in item.options} <= set(game.actions)
            assert decision_for(pending, item.seat) is item
        else:
            assert sum(item.outcomes().values()) == item.total > 0
            assert all(item.outcomes().values())


def check_event(game: AnyGame, state: Any, event: Event, after: tuple[Any, Any]) -> None:
    """An event is written and read back; it comes out the same again, and is told."""
    assert read_entry(write_entry(event), game.actions) == event
    assert game.apply(state, event) == after
    facts = after[1]
    assert facts, "something happened that nobody is told of"
    for fact in facts:
        assert type(fact) in game.facts
        assert fact.cites() in game.rule_ids
        assert fact.cites() in RULES


def check_offers(
    game: AnyGame, state: Any, pending: tuple[Decision | Chance, ...], random: Random
) -> None:
    """What is offered can be done, and nothing else."""
    for item in pending:
        if isinstance(item, Decision):
            for option in random.sample(item.options, min(len(item.options), 5)):
                game.apply(state, Choice(item.seat, option))
            refused: Event = Choice(item.seat + 1000, item.options[0])
        else:
            refused = wrong(item)
        with pytest.raises(Illegal):
            game.apply(state, refused)


def wrong(chance: Chance) -> Event:
    """What cannot come out."""
    if isinstance(chance, Draw):
        return chance.event("no-such-card")
    return chance.event((*chance.draw(fast_stream("x")), 0))


def check_over(game: AnyGame, state: Any, over: Over, seats: int, decided: list[Choice]) -> None:
    """The end says why, and nothing happens after it."""
    assert over.rule in game.rule_ids
    assert len(over.scores) == seats
    assert set(over.winners) <= set(range(seats))
    assert (over.result == "lost") == (not over.winners)
    sides = game.sides(state.options, seats)
    assert sorted(chain(*sides)) == list(range(seats)), "each seat is in one side"
    assert all(len({seat in over.winners for seat in side}) == 1 for side in sides)
    assert over.result != "ranked" or len(sides) == seats, "only who is alone is ranked"
    assert len(over.told) in (0, seats)
    for seat in range(seats):
        won = "won" if seat in over.winners else "lost"
        assert over.result_for(seat) == ("ranked" if over.result == "ranked" else won)
    for choice in decided[-3:]:
        with pytest.raises(Illegal):
            game.apply(state, choice)


def test_options_cover_every_value_of_every_game() -> None:
    for id in GAMES:
        shown = [chosen for game, chosen in SETS if game == id]
        for name in shown[0]:
            values = {chosen[name] for chosen in shown}
            assert len(values) > 1, name
