"""Reading dice as they lie: RWBs, straights, and what matches (P-2 to P-4, B-6, E-3)."""

from __future__ import annotations

from functools import cache

from beachhead.kernel.dice import BLUE, RED, WHITE, symbols

STRAIGHT = 6
"""Stands after the six symbols in tables of what a tally earns."""


@cache
def rwbs(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The symbols shown on a red, a white and a blue die (P-3), each counted once (P-4)."""
    return tuple(
        symbol
        for symbol in range(6)
        if all(colour * 6 + symbol in dice for colour in (RED, WHITE, BLUE))
    )


@cache
def is_straight(dice: tuple[int, ...]) -> bool:
    """All six symbols, one each (P-3)."""
    return symbols(dice) == (0, 1, 2, 3, 4, 5)


@cache
def earned(dice: tuple[int, ...]) -> tuple[int, ...]:
    """What a tally earns: the symbols of its RWBs, or the straight (P-3, P-4)."""
    return (STRAIGHT,) if is_straight(dice) else rwbs(dice)


@cache
def missing(needed: tuple[int, ...], shown: tuple[int, ...]) -> tuple[int, ...]:
    """The needed symbols that no shown symbol of their own matches, one for one."""
    left = list(shown)
    unmatched = []
    for symbol in needed:
        if symbol in left:
            left.remove(symbol)
        else:
            unmatched.append(symbol)
    return tuple(unmatched)


@cache
def useful(needed: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    """As many of the dice as match a needed symbol, one for one: what a plain player keeps."""
    left = list(needed)
    kept = []
    for die in dice:
        if die % 6 in left:
            left.remove(die % 6)
            kept.append(die)
    return tuple(kept)
