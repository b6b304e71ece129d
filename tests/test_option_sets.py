"""The sets of options that walks are made over are playable, few, and miss no pair of values."""

from __future__ import annotations

from itertools import combinations
from math import prod
from random import Random
from typing import Any

import pytest

from beachhead.games import GAMES, load_game
from tests.option_sets import faults, pairwise, random_set, values

RANDOM_SETS = 1500


def pairs(chosen: dict[str, Any]) -> set[Any]:
    return set(combinations(chosen.items(), 2))


@pytest.mark.parametrize("id", GAMES)
def test_every_pair_of_values_that_can_be_played_is_in_a_set(id: str) -> None:
    game, random = load_game(id), Random(id)
    sets = pairwise(game)
    shown = set[Any]().union(*map(pairs, sets))
    for _ in range(RANDOM_SETS):
        assert pairs(random_set(game, random)) <= shown
    singles = {(name, value) for name, some in values(game).items() for value in some}
    assert {single for pair in shown for single in pair} == singles


@pytest.mark.parametrize("id", GAMES)
def test_sets_are_playable_whole_and_the_same_every_time(id: str) -> None:
    game = load_game(id)
    sets = pairwise(game)
    for chosen in sets:
        assert list(chosen) == list(values(game))
        assert not faults(game, chosen)
    assert sets == pairwise.__wrapped__(game)


@pytest.mark.parametrize("id", GAMES)
def test_sets_are_few(id: str) -> None:
    game = load_game(id)
    most = sorted(len(some) for some in values(game).values())[-2:]
    assert len(pairwise(game)) < 2 * prod(most)
