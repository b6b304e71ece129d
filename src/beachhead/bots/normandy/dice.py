"""Which dice to keep: what each symbol is worth now, and the exact best re-rolls for that."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from beachhead.games.normandy.dice_sets import (
    IN_RWB,
    counts,
    is_straight,
    not_skulls,
    rwbs,
    skulls,
)
from beachhead.games.normandy.words.dice_words import ChangeDice
from beachhead.kernel.dice import SKULL, TOOL, colours
from beachhead.kernel.kinds import Dice
from beachhead.odds.rerolls import Floats, Ints, Plan, tallies

Weights: TypeAlias = tuple[float, ...]
"""A figure for each symbol."""


class Prices:
    """What dice are worth to a Unit now: those that show a symbol, and RWBs of it."""

    __slots__ = ("bonus", "ignored", "one", "skull", "straight")

    def __init__(
        self, one: Weights, bonus: Weights, ignored: int, skull: float, straight: float
    ) -> None:
        self.one, self.bonus, self.ignored = one, bonus, ignored
        self.skull, self.straight = skull, straight


@lru_cache(maxsize=4096)
def prices(
    one: Weights, bonus: Weights, ignored: int, skull: float = 0.0, straight: float = 0.0
) -> Prices:
    """The same figures are the same object: what was worked out for it is found by identity."""
    return Prices(one, bonus, ignored, skull, straight)


@lru_cache(maxsize=1 << 16)
def tally_value(dice: Dice, by: Prices) -> float:
    """What a Final Tally is worth; skulls cancel the dice that are worth least."""
    found = rwbs(dice)
    active = max(0, skulls(dice) - 3 * found.count(SKULL) - by.ignored)
    values = sorted([by.one[die % 6] for die in not_skulls(dice)])
    tools = counts(dice)[TOOL]
    more = by.one[TOOL] * (tools * (tools - 1) / 2)
    if by.skull:
        more += by.skull * skulls(dice)
    if by.straight and is_straight(dice):
        more += by.straight
    return sum(values[active:]) + more + sum([by.bonus[symbol] for symbol in found])


@lru_cache(maxsize=1 << 14)
def _changed(effect: ChangeDice, dice: Dice) -> tuple[Dice, ...]:
    """What dice can become by an effect."""
    return tuple({swapped(dice, way.die, way.becomes) for way in effect.changes(dice)})


def best_change(effect: ChangeDice, dice: Dice, by: Prices) -> float:
    """What the best change of one die makes of a tally, or the tally as it is."""
    ways = [tally_value(way, by) for way in _changed(effect, dice)]
    return max(ways, default=tally_value(dice, by))


def swapped(dice: Dice, gives: int, takes: int) -> Dice:
    """The dice with another in place of one of them."""
    changed = list(dice)
    changed[changed.index(gives)] = takes
    return tuple(sorted(changed))


class Shown(NamedTuple):
    """What every tally of a pool shows, whatever that is worth."""

    faces: Ints
    """Of each die, a row for each tally."""
    skulls: Ints
    tools: Ints
    rwbs: Ints
    """Of each symbol."""
    straight: NDArray[np.bool_]


@lru_cache(maxsize=16)
def _shown(pool: tuple[int, ...]) -> Shown:
    dice = tallies(pool)
    faces = dice % 6
    show = [faces == symbol for symbol in range(6)]
    may_serve = [np.isin(dice // 6, either) for either in IN_RWB]
    rwbs = [np.min([(one & some).sum(1) for some in may_serve], axis=0) for one in show]
    straight = np.all([one.any(1) for one in show], axis=0)
    return Shown(faces, show[SKULL].sum(1), show[TOOL].sum(1), np.stack(rwbs), straight)


def tally_values(pool: tuple[int, ...], by: Prices) -> Floats:
    """The same for every tally of a pool at once."""
    faces, on_skulls, tools, found, straight = _shown(pool)
    skull = faces == SKULL
    active = np.maximum(0, on_skulls - 3 * found[SKULL] - by.ignored)
    worth = np.where(skull, 0.0, np.array(by.one)[faces])
    cheapest = np.sort(np.where(skull, 99.0, worth), axis=1)
    cheapest[cheapest == 99.0] = 0.0
    sums = np.concatenate([np.zeros((len(faces), 1)), np.cumsum(cheapest, axis=1)], axis=1)
    cancelled = np.take_along_axis(sums, active[:, None], axis=1)[:, 0]
    more = by.one[TOOL] * tools * (tools - 1) / 2
    total: Floats = worth.sum(1) - cancelled + more + np.array(by.bonus) @ found
    if by.skull:
        total += by.skull * on_skulls
    if by.straight:
        total += by.straight * straight
    return total


@lru_cache(maxsize=256)
def _plan(pool: tuple[int, ...], by: Prices) -> Plan:
    return Plan(pool, tally_values(pool, by))


def keep(dice: Dice, locked: Dice, throws: int, by: Prices) -> tuple[Dice, float]:
    """The dice not to throw again, the locked ones included, and what to expect of that."""
    return _plan(colours(dice), by).keep(dice, locked, throws)


def lock(dice: Dice, count: int, throws: int, by: Prices) -> Dice:
    """The dice to lock: of those that the best plan with so many keeps, the ones not regretted."""
    kept, _ = _plan(colours(dice), by).keep(dice, (), throws, count)
    symbols = [die % 6 for die in set(kept)]

    def promise(die: int) -> float:
        symbol = die % 6
        return by.one[symbol] + (by.bonus[symbol] / 3 if symbols.count(symbol) > 1 else 0.0)

    return tuple(sorted(sorted(kept, key=promise)[-count:]))
