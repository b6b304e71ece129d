"""Sets of options that between them show every pair of values of any two options."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults

SEATS = "seats"


def values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Every option with its values, and the number of seats among them."""
    seats = game.seats
    some_seats = tuple(sorted({seats[0], seats[0] + 1, seats[len(seats) // 2], seats[-1]}))
    return {SEATS: some_seats} | {spec.name: spec.samples() for spec in game.specs()}


def is_playable(game: AnyGame, chosen: dict[str, Any]) -> bool:
    """Whether the game accepts these together."""
    given = {name: value for name, value in chosen.items() if name != SEATS}
    return not table_faults(game, read_options(game, given), chosen[SEATS])


def random_set(game: AnyGame, random: Random) -> dict[str, Any]:
    """Any playable set of options."""
    chosen = around(game, {}, random)
    assert chosen is not None, "not even the defaults go together"
    return chosen


def around(game: AnyGame, fixed: dict[str, Any], random: Random) -> dict[str, Any] | None:
    """A random playable set with these values; what does not go together goes back to default."""
    chosen = {name: random.choice(some) for name, some in values(game).items()} | fixed
    defaults = {SEATS: game.seats[0]} | {spec.name: spec.default for spec in game.specs()}
    free = [name for name in chosen if name not in fixed]
    random.shuffle(free)
    while not is_playable(game, chosen):
        if not free:
            return None
        name = free.pop()
        chosen[name] = defaults[name]
    return chosen


def pairwise(game: AnyGame, seed: int = 1) -> list[dict[str, Any]]:
    """Few playable sets that hold every playable pair of values."""
    random = Random(seed)
    choices = values(game)
    left = {
        ((a, x), (b, y))
        for a, b in combinations(choices, 2)
        for x, y in product(choices[a], choices[b])
    }
    sets: list[dict[str, Any]] = []
    while left:
        first = min(left, key=repr)
        tries = [around(game, dict(first), random) for _ in range(20)]
        best = max((t for t in tries if t), key=lambda t: len(_pairs(t) & left), default=None)
        if best is None:
            left.discard(first)
            continue
        left -= _pairs(best)
        sets.append(best)
    return sets


def _pairs(chosen: dict[str, Any]) -> set[Any]:
    return set(combinations(chosen.items(), 2))


def start(game: AnyGame, chosen: dict[str, Any]) -> Any:
    """The state that a game with these options starts from."""
    given = {name: value for name, value in chosen.items() if name != SEATS}
    return game.start(read_options(game, given), chosen[SEATS])
