"""How likely it is to match Axis dice with re-rolls and no Specialists (B-3, B-6, E-2, E-3).

Only dice that match are worth keeping, but not always all of them: it is easier to find a courage
and a tool than two tools, so a lone match may be worth throwing again. Which symbols they are does
not matter, only how often each is needed and how many of it are kept.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import TypeAlias

from beachhead.kernel.dice import GRAY, Roll

RULE = "P-2"
Holding: TypeAlias = tuple[tuple[int, int], ...]
"""For each symbol that is needed: how many are needed, how many we have; sorted."""


@cache
def _throws(dice: int, needed: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw of so many dice as counts of the symbols that are needed, with its weight."""
    found: Counter[tuple[int, ...]] = Counter()
    for result, weight in Roll((GRAY,) * dice, None, RULE).outcomes().items():
        shown = [die % 6 for die in result]
        found[tuple(map(shown.count, range(needed)))] += weight
    return tuple(found.items())


@cache
def _before_throw(kept: Holding, dice: int, throws: int) -> int:
    """The ways to match when these are kept and all other dice are thrown, so many throws left.

    Of as many as there are if all dice are thrown each time, so that ways can be compared.
    """
    free = dice - sum(have for _, have in kept)
    ways = 0
    for counts, weight in _throws(free, len(kept)):
        held = sorted(
            [
                (need, min(need, have + count))
                for (need, have), count in zip(kept, counts, strict=True)
            ]
        )
        ways += weight * _after_throw(tuple(held), dice, throws - 1)
    return int(ways * 6 ** (dice - free))


@cache
def _after_throw(held: Holding, dice: int, throws: int) -> int:
    """The most ways over all that could be kept of these."""
    if all(need == have for need, have in held):
        return _all_ways(dice, throws)
    if not throws:
        return 0
    keeps = product(*(range(have + 1) for _, have in held))
    return max(_before_throw(_keeping(held, keep), dice, throws) for keep in keeps)


def _all_ways(dice: int, throws: int) -> int:
    return int(6 ** (dice * throws))


def _keeping(held: Holding, keep: tuple[int, ...]) -> Holding:
    return tuple(sorted((need, kept) for (need, _), kept in zip(held, keep, strict=True)))


def chance_to_match(needed: tuple[int, ...], dice: int = 6, rerolls: int = 2) -> Fraction:
    """The chance to match these symbols, one for one, playing as well as possible."""
    return Fraction(_ways_to_match(needed, dice, rerolls), _all_ways(dice, rerolls + 1))


def _ways_to_match(needed: tuple[int, ...], dice: int, rerolls: int) -> int:
    if len(needed) > dice:
        return 0
    nothing = tuple(sorted((count, 0) for count in Counter(needed).values()))
    return _before_throw(nothing, dice, rerolls + 1)


def chance_from(
    needed: tuple[int, ...], shown: tuple[int, ...], dice: int, rerolls: int
) -> Fraction:
    """The chance to match these symbols with dice that lie there, and so many re-rolls."""
    if len(needed) > dice:
        return Fraction(0)
    held = sorted((count, min(count, shown.count(n))) for n, count in Counter(needed).items())
    return Fraction(_after_throw(tuple(held), dice, rerolls), _all_ways(dice, rerolls))


@cache
def skirmish_odds(axis: int, dice: int = 6, rerolls: int = 2) -> Fraction:
    """The chance to match so many Axis dice, before they are rolled."""
    outcomes = Roll((GRAY,) * axis, None, RULE).outcomes()
    ways = sum(
        weight * _ways_to_match(tuple(die % 6 for die in result), dice, rerolls)
        for result, weight in outcomes.items()
    )
    return Fraction(ways, _all_ways(axis, 1) * _all_ways(dice, rerolls + 1))
