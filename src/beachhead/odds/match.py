"""How likely it is to match Axis dice with re-rolls and no Specialists (B-3, B-6, E-2, E-3).

A die that matches is best left alone: thrown again it could at best match once more. So only what
is still missing and how many dice are free matter, and of what is missing only how often each
symbol is, not which symbols they are.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from beachhead.kernel.dice import GRAY, Roll

RULE = "P-2"


@cache
def _throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw of so many dice as counts of the six symbols, with its weight."""
    outcomes = Roll((GRAY,) * dice, None, RULE).outcomes()
    return tuple(
        (tuple(sum(die % 6 == symbol for die in result) for symbol in range(6)), weight)
        for result, weight in outcomes.items()
    )


@cache
def _chance(missing: tuple[int, ...], dice: int, throws: int) -> Fraction:
    """`missing`: how often each missing symbol is missing, largest first."""
    if not missing:
        return Fraction(1)
    if sum(missing) > dice or not throws:
        return Fraction(0)
    total = Fraction(0)
    for counts, weight in _throws(dice):
        left = [max(need - have, 0) for need, have in zip(missing, counts, strict=False)]
        matched = sum(missing) - sum(left)
        still = tuple(sorted((need for need in left if need), reverse=True))
        total += weight * _chance(still, dice - matched, throws - 1)
    return total / int(6**dice)


def chance_to_match(needed: tuple[int, ...], dice: int = 6, rerolls: int = 2) -> Fraction:
    """The chance to match these symbols, one for one, playing as well as possible."""
    return _chance(tuple(sorted(Counter(needed).values(), reverse=True)), dice, rerolls + 1)


@cache
def skirmish_odds(axis: int, dice: int = 6, rerolls: int = 2) -> Fraction:
    """The chance to match so many Axis dice, before they are rolled."""
    outcomes = Roll((GRAY,) * axis, None, RULE).outcomes()
    total = sum(
        weight * chance_to_match(tuple(die % 6 for die in result), dice, rerolls)
        for result, weight in outcomes.items()
    )
    return Fraction(total) / int(6**axis)
