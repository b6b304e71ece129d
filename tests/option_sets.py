"""Sets of options that between them show every pair of values of any two options."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import Spec, read_options
from beachhead.kernel.table import table_faults

SEATS = "seats"


@cache
def values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Every option with its values, and the number of seats among them."""
    seats = game.seats
    some_seats = tuple(sorted({seats[0], seats[0] + 1, seats[len(seats) // 2], seats[-1]}))
    return {SEATS: some_seats} | {spec.name: _samples(spec) for spec in game.specs()}


def _samples(spec: Spec) -> tuple[Any, ...]:
    """Every value; of what the first seat shows all values of, two for the others."""
    return tuple(dict.fromkeys((spec.default, *spec.samples())))[: 2 if spec.seat else None]


@cache
def _defaults(game: AnyGame) -> dict[str, Any]:
    return {SEATS: game.seats[0]} | {spec.name: spec.default for spec in game.specs()}


def faults(game: AnyGame, chosen: dict[str, Any]) -> list[Problem]:
    """Why the game does not accept these together."""
    given = {name: value for name, value in chosen.items() if name != SEATS}
    return table_faults(game, game.options_type(**given), chosen[SEATS])


def random_set(game: AnyGame, random: Random) -> dict[str, Any]:
    """Any playable set of options."""
    chosen = around(game, {}, random)
    assert chosen is not None, "not even the defaults go together"
    return chosen


def around(game: AnyGame, fixed: dict[str, Any], random: Random) -> dict[str, Any] | None:
    """A random playable set with these values; what does not go together goes back to default."""
    chosen = {name: random.choice(some) for name, some in values(game).items()} | fixed
    free = [name for name in chosen if name not in fixed]
    random.shuffle(free)
    while faults(game, chosen):
        if not free:
            return None
        name = free.pop()
        chosen[name] = _defaults(game)[name]
    return chosen


@cache
def pairwise(game: AnyGame) -> list[dict[str, Any]]:
    """Few playable sets that hold every playable pair of values."""
    pairs = _Pairs(game)
    sets: list[dict[str, Any]] = []
    while pair := pairs.first():
        chosen = _mended(game, pair)
        if chosen is None:
            pairs.cross_out(pair)
        else:
            sets.append(pairs.enrich(chosen, pair))
            pairs.cross_out(sets[-1])
    return sets


def _mended(game: AnyGame, fixed: dict[str, Any]) -> dict[str, Any] | None:
    """These values, the rest as usual or, where that has faults, anything that has fewer."""
    chosen = _defaults(game) | fixed
    wrong = len(faults(game, chosen))
    while wrong:
        others = (
            chosen | {name: value}
            for name, some in values(game).items()
            for value in some
            if name not in fixed
        )
        better = next((other for other in others if len(faults(game, other)) < wrong), None)
        if better is None:
            return None
        chosen, wrong = better, len(faults(game, better))
    return chosen


class _Pairs:
    """The pairs of values that no set shows so far: a row and a column for every value."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.values = [(name, value) for name, some in values(game).items() for value in some]
        self.row = {value: row for row, value in enumerate(self.values)}
        names = np.array([name for name, _ in self.values])
        self.left: NDArray[np.bool_] = names[:, None] != names

    def first(self) -> dict[str, Any]:
        """Any of them; nothing if all have been shown."""
        return dict(self.values[row] for row in np.argwhere(self.left)[:1].flat)

    def cross_out(self, chosen: dict[str, Any]) -> None:
        """What these show together is not wanted any more."""
        rows = [self.row[value] for value in chosen.items()]
        self.left[np.ix_(rows, rows)] = False

    def enrich(self, chosen: dict[str, Any], fixed: dict[str, Any]) -> dict[str, Any]:
        """A playable set that shows more; one value after the other is changed for a better one."""
        while True:
            gains = self.left[:, [self.row[value] for value in chosen.items()]].sum(axis=1)
            more = {
                (name, value): gains[row] - gains[self.row[name, chosen[name]]]
                for (name, value), row in self.row.items()
                if name not in fixed
            }
            better = (
                chosen | dict([value])
                for value in sorted(more, key=lambda value: -more[value])
                if more[value] > 0
            )
            best = next((other for other in better if not faults(self.game, other)), None)
            if best is None:
                return chosen
            chosen = best


def start(game: AnyGame, chosen: dict[str, Any]) -> Any:
    """The state that a game with these options starts from."""
    given = {name: value for name, value in chosen.items() if name != SEATS}
    return game.start(read_options(game, given), chosen[SEATS])
