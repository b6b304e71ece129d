"""The exact best re-rolls, against a brute force over every keep and every throw."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from beachhead.bots.normandy.dice import prices, tally_value, tally_values
from beachhead.kernel.dice import ALLIED_POOL, BLUE, RED, WHITE, Roll, colours
from beachhead.odds.rerolls import Plan, tallies

WEIGHTS = (-0.4, 1.1, 1.0, 2.0, 1.4, 0.8)
BONUS = (5.0, 3.0, 5.2, 6.0, 4.0, 3.0)
SMALL_POOL = (RED, RED, WHITE, BLUE)


def value(dice: tuple[int, ...]) -> float:
    return tally_value(dice, prices(WEIGHTS, BONUS, 0))


def small_plan(pool: tuple[int, ...]) -> Plan:
    return Plan(pool, tally_values(pool, prices(WEIGHTS, BONUS, 0)))


def keeps(dice: tuple[int, ...], locked: tuple[int, ...]) -> set[tuple[int, ...]]:
    free = list(dice)
    for die in locked:
        free.remove(die)
    return {
        tuple(sorted((*locked, *part)))
        for size in range(len(free) + 1)
        for part in combinations(free, size)
    }


@cache
def thrown(dice: tuple[int, ...], kept: tuple[int, ...], throws: int) -> float:
    """The naive way: every throw of the dice that were not kept."""
    left = list(dice)
    for die in kept:
        left.remove(die)
    roll = Roll(colours(tuple(left)), 0, "T-2")
    total = 0.0
    for result, weight in roll.outcomes().items():
        after = tuple(sorted(kept + result))
        total += weight * (value(after) if throws == 1 else best(after, throws - 1))
    return total / roll.total


@cache
def best(dice: tuple[int, ...], throws: int) -> float:
    return max(thrown(dice, kept, throws) for kept in keeps(dice, ()))


@pytest.mark.parametrize("dice", [(0, 3, 9, 15), (4, 4, 10, 12), (1, 5, 6, 17), (3, 3, 6, 15)])
@pytest.mark.parametrize("throws", [1, 2])
def test_the_best_keep_agrees_with_a_brute_force(dice: tuple[int, ...], throws: int) -> None:
    kept, expected = small_plan(SMALL_POOL).keep(dice, (), throws)
    assert expected == pytest.approx(best(dice, throws))
    assert thrown(dice, kept, throws) == pytest.approx(expected)


def test_locked_dice_are_kept() -> None:
    dice = (0, 3, 9, 15)
    kept, expected = small_plan(SMALL_POOL).keep(dice, (0,), 1)
    assert 0 in kept
    assert expected == pytest.approx(max(thrown(dice, k, 1) for k in keeps(dice, (0,))))


@pytest.mark.parametrize("least", [1, 2, 3])
def test_at_least_so_many_dice_are_kept(least: int) -> None:
    dice = (0, 3, 6, 12)
    kept, expected = small_plan(SMALL_POOL).keep(dice, (), 1, least)
    enough = [keep for keep in keeps(dice, ()) if len(keep) >= least]
    assert kept in enough
    assert expected == pytest.approx(max(thrown(dice, keep, 1) for keep in enough))


def test_two_equal_locked_dice_are_both_kept() -> None:
    kept, _ = small_plan(ALLIED_POOL).keep((0, 0, 9, 9, 15, 15), (0, 0), 2)
    assert kept.count(0) == 2


@pytest.mark.parametrize("throws", [1, 2])
def test_whoever_locks_some_of_the_best_keeps_the_rest_of_it(throws: int) -> None:
    plan, other = small_plan(ALLIED_POOL), small_plan(ALLIED_POOL)
    for dice in list(Roll(ALLIED_POOL, 0, "T-2").outcomes())[::31]:
        kept, expected = plan.keep(dice, (), throws, 2)
        for locked in combinations(kept, 2):
            assert plan.keep(dice, locked, throws) == (kept, expected)
            assert other.keep(dice, locked, throws) == (kept, expected)


def test_many_tallies_are_worth_what_each_is() -> None:
    pool, worth = (*ALLIED_POOL,), prices(WEIGHTS, BONUS, 1)
    every = tallies(pool)
    assert sorted(map(tuple, every.tolist())) == sorted(Roll(pool, 0, "T-2").outcomes())
    together = tally_values(pool, worth)
    alone = [tally_value(tuple(dice), worth) for dice in every[::97].tolist()]
    assert together[::97] == pytest.approx(alone)
