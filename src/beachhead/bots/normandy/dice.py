"""Which dice to keep: what each symbol is worth now, and the exact best re-rolls for that."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from beachhead.games.normandy.dice import COLOURS, counts, not_skulls, rwbs, skulls, subsets
from beachhead.kernel.dice import SKULL, TOOL
from beachhead.odds.rerolls import Floats, Plan

Weights: TypeAlias = tuple[float, ...]
"""What a die showing each symbol is worth."""


@lru_cache(maxsize=65536)
def tally_value(dice: tuple[int, ...], weights: Weights, bonus: Weights, ignored: int) -> float:
    """What a Final Tally is worth; skulls cancel the dice that are worth least."""
    found = rwbs(dice)
    active = max(0, skulls(dice) - 3 * found.count(SKULL) - ignored)
    values = sorted(weights[die % 6] for die in not_skulls(dice))
    tools = counts(dice)[TOOL]
    more = weights[TOOL] * (tools * (tools - 1) / 2)
    return sum(values[active:]) + more + sum(bonus[symbol] for symbol in found)


def tally_values(dice: NDArray[np.int64], weights: Weights, bonus: Weights, ignored: int) -> Floats:
    """The same for many tallies at once, a row of dice each."""
    faces = dice % 6
    found = np.stack(
        [
            np.min([(dice == colour * 6 + symbol).sum(1) for colour in COLOURS], axis=0)
            for symbol in range(6)
        ]
    )
    skull = faces == SKULL
    active = np.maximum(0, skull.sum(1) - 3 * found[SKULL] - ignored)
    worth = np.where(skull, 0.0, np.array(weights)[faces])
    cheapest = np.sort(np.where(skull, 99.0, worth), axis=1)
    cheapest[cheapest == 99.0] = 0.0
    sums = np.concatenate([np.zeros((len(dice), 1)), np.cumsum(cheapest, axis=1)], axis=1)
    cancelled = np.take_along_axis(sums, active[:, None], axis=1)[:, 0]
    tools = (faces == TOOL).sum(1)
    more = weights[TOOL] * tools * (tools - 1) / 2
    total: Floats = worth.sum(1) - cancelled + more + np.array(bonus) @ found
    return total


@lru_cache(maxsize=256)
def _plan(pool: tuple[int, ...], weights: Weights, bonus: Weights, ignored: int) -> Plan:
    return Plan(pool, lambda dice: tally_values(dice, weights, bonus, ignored))


@lru_cache(maxsize=1 << 16)
def keep(
    dice: tuple[int, ...],
    locked: tuple[int, ...],
    throws: int,
    weights: Weights,
    bonus: Weights,
    ignored: int,
) -> tuple[tuple[int, ...], float]:
    """The dice not to throw again, the locked ones included, and what to expect of that."""
    pool = tuple(die // 6 for die in dice)
    return _plan(pool, weights, bonus, ignored).keep(dice, locked, throws)


@lru_cache(maxsize=1 << 16)
def lock(
    dice: tuple[int, ...],
    count: int,
    throws: int,
    weights: Weights,
    bonus: Weights,
    ignored: int,
) -> tuple[int, ...]:
    """The dice to lock: of those that the best plan keeps anyway, the ones it will not regret."""
    kept, _ = keep(dice, (), throws, weights, bonus, ignored)
    pairs = Counter(die % 6 for die in set(kept))

    def promise(die: int) -> float:
        return weights[die % 6] + (bonus[die % 6] / 3 if pairs[die % 6] > 1 else 0.0)

    if len(kept) >= count:
        return tuple(sorted(sorted(kept, key=promise)[-count:]))
    ways = (way for way in subsets(dice, count) if not Counter(kept) - Counter(way))
    return max(ways, key=lambda way: keep(dice, way, throws, weights, bonus, ignored)[1])
