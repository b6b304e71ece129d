"""The best dice to keep, exactly: for a pool, two re-rolls, and what each Final Tally is worth.

Dice of one colour are alike, so a colour with two dice has 21 results and 28 ways to have kept some
of them. What a tally is worth on average after a throw is one small product for each colour.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import inf
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Dice: TypeAlias = tuple[int, ...]
Value: TypeAlias = Callable[[NDArray[np.int64]], Floats]
"""What tallies are worth: a row of dice each."""
FACES = 6


@cache
def _results(count: int) -> tuple[Dice, ...]:
    """What so many dice of one colour can show."""
    return tuple(combinations_with_replacement(range(FACES), count))


@cache
def _keeps(count: int) -> tuple[Dice, ...]:
    """What can have been kept of them."""
    return tuple(kept for size in range(count + 1) for kept in _results(size))


@cache
def _throw(count: int) -> Floats:
    """The chance of each result, for each way to have kept some dice."""
    results, keeps = _results(count), _keeps(count)
    chances = np.zeros((len(keeps), len(results)))
    for row, kept in enumerate(keeps):
        thrown = count - len(kept)
        for faces in product(range(FACES), repeat=thrown):
            column = results.index(tuple(sorted((*kept, *faces))))
            chances[row, column] += FACES**-thrown
    return chances


@cache
def _subsets(count: int) -> NDArray[np.int64]:
    """For each result the ways to keep some of it, filled up with repeats."""
    keeps = _keeps(count)
    rows = []
    for result in _results(count):
        ways = {kept for size in range(count + 1) for kept in combinations(result, size)}
        places = sorted(keeps.index(way) for way in ways)
        rows.append(places + [places[0]] * (2**count - len(places)))
    return np.array(rows)


@cache
def _tallies(colours: tuple[int, ...], counts: tuple[int, ...]) -> NDArray[np.int64]:
    """Every tally of a pool, a row of dice each."""
    return np.array(
        [
            [
                colour * FACES + face
                for colour, faces in zip(colours, tally, strict=True)
                for face in faces
            ]
            for tally in product(*map(_results, counts))
        ]
    )


class Plan:
    """The best re-rolls of one pool of dice for one idea of what a tally is worth."""

    def __init__(self, pool: tuple[int, ...], value: Value) -> None:
        self.colours = tuple(sorted(set(pool)))
        self.counts = tuple(pool.count(colour) for colour in self.colours)
        self.sizes = tuple(len(_keeps(count)) for count in self.counts)
        shape = tuple(len(_results(count)) for count in self.counts)
        final: Floats = value(_tallies(self.colours, self.counts)).reshape(shape)
        self.levels = [self._level(final)]
        """What is expected of each way to have kept dice, with one throw to come, two, …"""

    def _level(self, values: Floats) -> array[float]:
        """Rounded, so that what is equal is equal on every machine, and plain to look up in."""
        return array("d", np.round(self._after_throw(values), 9).tobytes())

    def _after_throw(self, values: Floats) -> Floats:
        for axis, count in enumerate(self.counts):
            values = np.moveaxis(np.tensordot(_throw(count), values, axes=(1, axis)), 0, axis)
        return values

    def _best(self, kept: Floats) -> Floats:
        """What each tally is worth if the best of it is kept."""
        for axis, count in enumerate(self.counts):
            kept = np.take(kept, _subsets(count), axis=axis).max(axis=axis + 1)
        return kept

    def _expected(self, throws: int) -> array[float]:
        """What each way to have kept dice is worth with so many throws to come."""
        while len(self.levels) < throws:
            kept = np.frombuffer(self.levels[-1]).reshape(self.sizes)
            self.levels.append(self._level(self._best(kept)))
        return self.levels[throws - 1]

    def keep(self, dice: Dice, locked: Dice, throws: int, least: int = 0) -> tuple[Dice, float]:
        """The dice to keep, the locked ones among them and at least so many, and their worth."""
        worth = self._expected(throws)
        mine, must = _by_colour(dice, self.colours), _by_colour(locked, self.colours)
        *others, (last, _) = ways = list(map(_ways, self.counts, mine, must))
        places = [0]
        for size, (at_colour, _) in zip(self.sizes, others, strict=False):
            places = [at * size + place for at in places for place in at_colour]
        size = self.sizes[-1]
        values = [worth[at * size + place] for at in places for place in last]
        parts = [of_colour for _, of_colour in ways]
        kept, best = _best_of(values, parts)
        if len(kept) < least:
            sizes = [0]
            for of_colour in parts:
                more = [len(part) for part in of_colour]
                sizes = [before + size for before in sizes for size in more]
            enough = [v if n >= least else -inf for v, n in zip(values, sizes, strict=True)]
            kept, best = _best_of(enough, parts)
        return kept, best


def _best_of(values: list[float], parts: list[tuple[Dice, ...]]) -> tuple[Dice, float]:
    """The first of the best ways: the dice that it keeps of each colour, and its worth."""
    best = max(values)
    at = values.index(best)
    kept: Dice = ()
    for of_colour in reversed(parts):
        at, way = divmod(at, len(of_colour))
        kept = of_colour[way] + kept
    return kept, best


@lru_cache(maxsize=1 << 14)
def _by_colour(dice: Dice, colours: tuple[int, ...]) -> tuple[Dice, ...]:
    return tuple([tuple([die for die in dice if die // FACES == one]) for one in colours])


@cache
def _ways(count: int, mine: Dice, must: Dice) -> tuple[tuple[int, ...], tuple[Dice, ...]]:
    """The ways to keep some dice of a colour, these among them: their places, and the dice."""
    found: dict[int, Dice] = {}
    for size in range(len(must), len(mine) + 1):
        for part in combinations(mine, size):
            if all(part.count(die) >= must.count(die) for die in must):
                found[_place(count, tuple(die % FACES for die in part))] = part
    return tuple(found), tuple(found.values())


@cache
def _place(count: int, faces: Dice) -> int:
    return _keeps(count).index(faces)
