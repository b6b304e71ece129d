"""Tables in the middle of a game: one for every kind of question that a game can ask."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import (
    Action,
    AnyGame,
    Choice,
    Decision,
    Event,
    Over,
    Pending,
    first_chance,
)
from beachhead.kernel.fair import commitment, fast_stream
from beachhead.kernel.notation import Noted, tag, write_entry
from beachhead.kernel.scene import Scene
from beachhead.kernel.table import SeatPlan, Table
from beachhead.playing.plans import Plan, new_table
from beachhead.server.people import COLOURS
from beachhead.server.protocol import NewTable
from beachhead.server.stores import Kept, Person
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.waiting import fingerprint
from tests.option_sets import SEATS, random_set, start

MOST_GAMES, MOST_EVENTS = 400, 1500
NEVER = "it never comes to that"
Offered = TypeVar("Offered", bound=Action)


class Moment:
    """Where a game stands: how it was set up, what has happened, and what is pending."""

    def __init__(self, chosen: dict[str, Any], events: list[Event], pending: Pending) -> None:
        self.chosen, self.events, self.pending = chosen, events, pending

    @property
    def _decisions(self) -> list[Decision]:
        pending = () if isinstance(self.pending, Over) else self.pending
        return [item for item in pending if isinstance(item, Decision)]

    @property
    def asked(self) -> dict[str, int]:
        """Which seat is asked what."""
        return {item.ask: item.seat for item in self._decisions}

    def scene(self, id: str, seat: int) -> Scene:
        """What a seat sees."""
        game = load_game(id)
        state = start(game, self.chosen)
        for event in self.events:
            state = game.apply(state, event)[0]
        return game.look(state, seat)

    def offers(self, kind: type[Offered]) -> list[tuple[int, Offered]]:
        """What can be chosen of this kind, each with the seat that may."""
        options = ((item.seat, option) for item in self._decisions for option in item.options)
        return [(seat, option) for seat, option in options if isinstance(option, kind)]


def moments(game: AnyGame, chosen: Callable[[Random], dict[str, Any]]) -> Iterator[Moment]:
    """Moments of many games, in which what has been done least is done first."""
    done: Counter[str] = Counter()
    bot = find_bot("sergeant", game.id)
    for number in range(MOST_GAMES):
        setup = chosen(Random(f"moments/{game.id}/{number}"))
        below = fast_stream(f"{game.id}/{number}")
        state, events = start(game, setup), list[Event]()
        while len(events) < MOST_EVENTS:
            pending = game.pending(state)
            yield Moment(setup, events, pending)
            if isinstance(pending, Over):
                break
            now = pending[below(len(pending))]
            if isinstance(now, Decision):
                least = min(done[tag(type(option))] for option in now.options)
                rare = [option for option in now.options if done[tag(type(option))] == least]
                action = rare[below(len(rare))]
                if number % 2 and below(5):
                    action = bot(game, game.view(state, now.seat), now, below)
                done[tag(type(action))] += 1
                events.append(Choice(now.seat, action))
            else:
                events.append(now.happen(below))
            state = game.apply(state, events[-1])[0]


def kinds_of(pending: Pending) -> set[str]:
    """What is asked for: questions, or else `Roll` or `Draw`; or else how the game has ended."""
    if isinstance(pending, Over):
        return {pending.result}
    if (chance := first_chance(pending)) is not None:
        return {type(chance).__name__}
    return {item.ask for item in pending}


def usual(game: AnyGame, setup: dict[str, Any]) -> dict[str, Any]:
    """A game with this setup, and everything else as usual."""
    return {SEATS: 1} | {spec.name: spec.default for spec in game.specs()} | setup


def one_of_each(
    id: str, kinds: set[str], seats: tuple[int, ...] = (), setup: dict[str, Any] | None = None
) -> dict[str, Moment]:
    """The first moment of each of these kinds; with a setup, everything else is as usual."""
    game = load_game(id)
    found: dict[str, Moment] = {}
    for moment in moments(
        game, lambda random: usual(game, setup) if setup else random_set(game, random)
    ):
        if moment.chosen[SEATS] in (seats or (1, 2, 3, 4)):
            for kind in kinds_of(moment.pending) & kinds - set(found):
                found[kind] = Moment(moment.chosen, list(moment.events), moment.pending)
        if len(found) == len(kinds):
            break
    return found


def first_of(id: str, setup: dict[str, Any], sign: Callable[[Moment], bool]) -> Moment:
    """The first moment with this sign."""
    game = load_game(id)
    found = next(filter(sign, moments(game, lambda _: usual(game, setup))), None)
    assert found is not None, NEVER
    return found


def before(
    id: str, setup: dict[str, Any], sign: Callable[[Moment, Action, Moment], bool]
) -> tuple[Moment, Choice]:
    """A decision, and what is chosen then; the sign is of both, and of what comes of it."""
    game = load_game(id)
    last = Moment({}, [], ())
    for moment in moments(game, lambda _: usual(game, setup)):
        choice = next(iter(moment.events[len(last.events) :]), None)
        if last.pending and isinstance(choice, Choice) and sign(last, choice.action, moment):
            return last, choice
        if isinstance(moment.pending, Over) or first_chance(moment.pending) is None:
            last = Moment(moment.chosen, list(moment.events), moment.pending)
    raise AssertionError(NEVER)


def before_throw(id: str, ask: str, setup: dict[str, Any]) -> tuple[Moment, Choice]:
    """A decision after which these dice are rolled at once, and what is chosen then."""

    def rolled(was: Moment, action: Action, now: Moment) -> bool:
        return getattr(first_chance(now.pending), "ask", "") == ask

    return before(id, setup, rolled)


def table_of(id: str, moment: Moment, typed: bool = False) -> tuple[Table, bytes]:
    """A table set up like that, at which nothing has happened, and the seed of its dice."""
    options = {name: value for name, value in moment.chosen.items() if name != SEATS}
    seats = (SeatPlan(""),) * moment.chosen[SEATS]
    return new_table(Plan(load_game(id), seats, options, typed))


async def set_down(
    data: Path,
    id: str,
    moment: Moment,
    typed: bool = False,
    guided: bool = False,
    names: Sequence[str] = ("",) * 7,
    seed: bytes | None = None,
) -> NewTable:
    """Keep a table at which this has happened, in a folder that a server will look into."""
    table, any_seed = table_of(id, moment, typed)
    header, seats = table.header, table.header.seats
    if seed is not None:
        header = replace(header, commitment=commitment(seed))
    keys = tuple(secrets.token_urlsafe(9) for _ in seats)
    watch = secrets.token_urlsafe(9)
    kept = Kept(
        id=secrets.token_urlsafe(9),
        header=replace(header, given=len(moment.events)),
        seed=(seed or any_seed).hex(),
        keys=tuple(map(fingerprint, (*keys, watch))),
        people=tuple(
            Person(name, COLOURS[place % len(COLOURS)])
            for place, name in zip(range(len(seats)), names, strict=False)
        ),
        guided=guided,
        entries=tuple(Noted(write_entry(event)) for event in moment.events),
    )
    store = SqliteStore(data / "tables.sqlite")
    try:
        await store.create(kept)
    finally:
        await store.close()
    return NewTable(kept.id, keys, watch)
