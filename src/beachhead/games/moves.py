"""The dice actions that games share: which dice to re-roll, which stay out (B-3, B-8, E-2, T-2)."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations

from beachhead.kernel.contract import Action
from beachhead.kernel.dice import ALLIED_POOL, colours
from beachhead.kernel.kinds import Colours, Dice


class Reroll(Action, frozen=True):
    """Throw these dice again; the others lie."""

    dice: Dice


class Stand(Action, frozen=True):
    """Leave all dice as they are, now and for the rest of the re-rolls."""


class SitOut(Action, frozen=True):
    """Dice of these colours are not thrown."""

    colours: Colours


STAND = Stand()


@cache
def reroll_options(
    dice: tuple[int, ...], fixed: tuple[int, ...] = (), limit: int = 6
) -> tuple[Action, ...]:
    """Stand, or re-roll any dice but those that are like the fixed ones."""
    return rerolls_of(tuple(die for die in dice if die not in fixed), limit)


@cache
def rerolls_of(movable: tuple[int, ...], limit: int) -> tuple[Action, ...]:
    """Stand, or re-roll any of these dice, at most `limit` of them."""
    counts = range(1, min(limit, len(movable)) + 1)
    ways = chain.from_iterable([combinations(movable, count) for count in counts])
    return (STAND, *map(_rerolling, dict.fromkeys(ways)))


_rerolling = cache(Reroll)
"""Actions are values: one object for each, however many decisions offer it."""


def reroll(
    dice: tuple[int, ...], taken: tuple[int, ...], fixed: tuple[int, ...] = (), limit: int = 6
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The dice that lie and the colours to throw, or None if this re-roll is not allowed."""
    kept = list(dice)
    try:
        for die in taken:
            kept.remove(die)
    except ValueError:
        return None
    pool = _pool_of(taken)
    if not pool or len(pool) > limit or (fixed and any(die in fixed for die in taken)):
        return None
    return tuple(kept), pool


@cache
def _pool_of(taken: tuple[int, ...]) -> tuple[int, ...]:
    """The colours to throw; none if the dice are not named in their order."""
    return colours(taken) if taken == tuple(sorted(taken)) else ()


def may_reroll(dice: tuple[int, ...], fixed: tuple[int, ...]) -> bool:
    """Whether any of the dice may be thrown again."""
    return not fixed or any(die not in fixed for die in dice)


def merged(kept: tuple[int, ...], thrown: tuple[int, ...]) -> tuple[int, ...]:
    """All dice, as they lie after a throw."""
    return tuple(sorted(kept + thrown)) if kept else thrown


@cache
def sit_out_options(count: int, six: tuple[int, ...] = ALLIED_POOL) -> tuple[SitOut, ...]:
    """Which of the six dice, by colour, are not thrown."""
    return tuple(SitOut(out) for out in sorted(set(combinations(six, count))))


@cache
def pool_without(colours: tuple[int, ...], six: tuple[int, ...] = ALLIED_POOL) -> tuple[int, ...]:
    """Those of the six dice that are thrown when some colours stay out."""
    pool = list(six)
    for colour in colours:
        pool.remove(colour)
    return tuple(pool)
