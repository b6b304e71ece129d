"""The best dice to keep, exactly: for a pool, two re-rolls, and what each Final Tally is worth.

Dice of one colour are alike, so a colour with two dice has 21 results and 28 ways to have kept some
of them. What a tally is worth on average after a throw is one small product for each colour.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import inf, prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
Dice: TypeAlias = tuple[int, ...]
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
def _subsets(count: int) -> Ints:
    """For each result the ways to keep some of it, filled up with repeats."""
    keeps = _keeps(count)
    rows = []
    for result in _results(count):
        ways = {kept for size in range(count + 1) for kept in combinations(result, size)}
        places = sorted(keeps.index(way) for way in ways)
        rows.append(places + [places[0]] * (2**count - len(places)))
    return np.array(rows)


def tallies(pool: tuple[int, ...]) -> Ints:
    """Every tally of a pool, a row of dice each."""
    colours, counts = _colours(pool)
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


def _colours(pool: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The colours of a pool, and how many dice of each."""
    colours = tuple(sorted(set(pool)))
    return colours, tuple(pool.count(colour) for colour in colours)


class Plan:
    """The best re-rolls of one pool of dice, for what each of its `tallies` is worth."""

    def __init__(self, pool: tuple[int, ...], values: Floats) -> None:
        self.colours, self.counts = _colours(pool)
        self.sizes = tuple(len(_keeps(count)) for count in self.counts)
        self.steps = tuple(prod(self.sizes[n + 1 :]) for n in range(len(self.sizes)))
        """How far apart the ways to have kept dice of each colour lie in a level."""
        shape = tuple(len(_results(count)) for count in self.counts)
        self.levels = [self._level(values.reshape(shape))]
        """What is expected of each way to have kept dice, with one throw to come, two, …"""
        self._free: tuple[tuple[Dice, int, int], tuple[Dice, float]] = (((), 0, 0), ((), 0.0))
        """What was asked last with no dice locked, and the answer."""

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
        asked, answer = self._free
        if locked and asked == (dice, throws, len(locked)) and _holds(answer[0], locked):
            return answer  # whoever locks some of the best keeps the rest of it as well
        worth = self._expected(throws)
        mine, must = _by_colour(dice, self.colours), _by_colour(locked, self.colours)
        *others, (last, _) = ways = list(map(_ways, self.counts, self.steps, mine, must))
        places = [0]
        for further, _ in others:
            places = [at + place for at in places for place in further]
        values = [worth[at + place] for at in places for place in last]
        parts = [of_colour for _, of_colour in ways]
        kept, best = _best_of(values, parts)
        if len(kept) < least:
            sizes = [0]
            for of_colour in parts:
                more = [len(part) for part in of_colour]
                sizes = [before + size for before in sizes for size in more]
            enough = [v if n >= least else -inf for v, n in zip(values, sizes, strict=True)]
            kept, best = _best_of(enough, parts)
        if not locked:
            self._free = ((dice, throws, least), (kept, best))
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


def _holds(dice: Dice, some: Dice) -> bool:
    """Whether all of some dice are among others."""
    return all(dice.count(die) >= some.count(die) for die in some)


@lru_cache(maxsize=1 << 14)
def _by_colour(dice: Dice, colours: tuple[int, ...]) -> tuple[Dice, ...]:
    return tuple([tuple([die for die in dice if die // FACES == one]) for one in colours])


@cache
def _ways(
    count: int, step: int, mine: Dice, must: Dice
) -> tuple[tuple[int, ...], tuple[Dice, ...]]:
    """The ways to keep some dice of a colour, these among them: their places, and the dice."""
    found: dict[int, Dice] = {}
    for size in range(len(must), len(mine) + 1):
        for part in combinations(mine, size):
            if _holds(part, must):
                found[step * _place(count, tuple(die % FACES for die in part))] = part
    return tuple(found), tuple(found.values())


@cache
def _place(count: int, faces: Dice) -> int:
    return _keeps(count).index(faces)
