"""The odds agree with two calculations that share nothing with ours."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import icepool
import pytest

from beachhead.games import load_game
from beachhead.kernel.contract import Choice, Decision, Rolled
from beachhead.kernel.dice import Roll
from beachhead.odds import chance_to_match, skirmish_odds
from tests.script import Script

DIGITS = 1e-9


def _multisets(dice: int) -> list[tuple[tuple[int, ...], int]]:
    result = []
    for faces in combinations_with_replacement(range(6), dice):
        ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
        result.append((faces, ways))
    return result


THROWS = {dice: _multisets(dice) for dice in range(7)}


def _matches(needed: tuple[int, ...], faces: tuple[int, ...]) -> bool:
    return not Counter(needed) - Counter(faces)


def brute_force(needed: tuple[int, ...], dice: int = 6, rerolls: int = 2) -> float:
    """Every keep of every throw is tried: no thought of which keep is best."""

    @cache
    def before_throw(kept: tuple[int, ...], left: int) -> float:
        thrown = dice - len(kept)
        total = sum(
            ways * after_throw(tuple(sorted(kept + faces)), left) for faces, ways in THROWS[thrown]
        )
        return float(total) / int(6**thrown)

    @cache
    def after_throw(faces: tuple[int, ...], left: int) -> float:
        if left == 0 or _matches(needed, faces):
            return float(_matches(needed, faces))
        keeps = {
            tuple(face for face, keep in zip(faces, mask, strict=True) if keep)
            for mask in product((False, True), repeat=dice)
        }
        return max(before_throw(keep, left - 1) for keep in keeps)

    return before_throw((), rerolls)


@cache
def patterns(axis: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The Axis rolls up to renaming of symbols, each with how many ordered rolls are like it."""
    like: Counter[tuple[int, ...]] = Counter()
    for faces, ways in THROWS[axis]:
        counts = sorted(Counter(faces).values(), reverse=True)
        like[tuple(s for s, n in enumerate(counts) for _ in range(n))] += ways
    return tuple(like.items())


@pytest.mark.parametrize("axis", range(1, 7))
def test_odds_agree_with_brute_force(axis: int) -> None:
    total = sum(ways * brute_force(needed) for needed, ways in patterns(axis))
    assert float(skirmish_odds(axis)) == pytest.approx(total / 6**axis, abs=DIGITS)


@cache
def icepool_chance(needed: tuple[int, ...], kept: tuple[int, ...], throws: int) -> Fraction:
    """The same by icepool's dice and multiset arithmetic."""
    if throws == 0:
        return Fraction(kept == needed)
    thrown = icepool.d6.pool(6 - len(kept))
    useful = ((icepool.Pool([*kept]) + thrown) & icepool.Pool([*needed])).expand()
    total = Fraction(0)
    for have, ways in useful.items():
        keeps = {
            tuple(face for face, keep in zip(have, mask, strict=True) if keep)
            for mask in product((False, True), repeat=len(have))
        }
        last = have == needed or throws == 1
        best = [have] if last else keeps
        left = 0 if last else throws - 1
        total += ways * max(icepool_chance(needed, keep, left) for keep in best)
    return total / int(useful.denominator())


@pytest.mark.parametrize("axis", range(1, 7))
def test_odds_agree_with_icepool(axis: int) -> None:
    total = Fraction(0)
    for needed, ways in patterns(axis):
        total += ways * icepool_chance(tuple(symbol + 1 for symbol in needed), (), 3)
    assert skirmish_odds(axis) == total / 6**axis


def test_one_die_by_hand() -> None:
    assert skirmish_odds(1) == 1 - Fraction(5, 6) ** 18


def test_six_results_are_beyond_five_dice() -> None:
    assert skirmish_odds(6, 5) == 0


def test_the_games_own_chances_give_the_same_odds() -> None:
    """Walk Express!'s first sector itself: its decisions, its chances, its verdict."""
    play = Script("express")
    play.do("seat1 rolls Gk")
    assert _walk(play.state) == pytest.approx(float(chance_to_match((0,))), abs=DIGITS)


GAME = load_game("express")


@cache
def _walk(state: Any) -> float:
    """The chance to clear the sector, keeping what matches (a skull)."""
    if state.ended:
        return 0.0
    if state.cleared or state.phase == "rally":
        return 1.0
    pending = GAME.pending(state)
    assert isinstance(pending, tuple)
    now = pending[0]
    if isinstance(now, Decision):
        dice = state.soldiers[0].dice
        if any(die % 6 == 0 for die in dice):
            return _walk(GAME.apply(state, Choice(0, now.options[0]))[0])
        everything = max(now.options, key=lambda option: len(getattr(option, "dice", ())))
        return _walk(GAME.apply(state, Choice(0, everything))[0])
    assert isinstance(now, Roll)
    weights: Counter[bool] = Counter()
    examples = {}
    for result, weight in now.outcomes().items():
        has_skull = any(die % 6 == 0 for die in result)
        weights[has_skull] += weight
        examples[has_skull] = result
    return sum(
        weight / now.total * _walk(GAME.apply(state, Rolled(0, examples[has_skull]))[0])
        for has_skull, weight in weights.items()
    )
