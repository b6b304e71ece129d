"""A short soak; `make soak` runs the long one."""

from __future__ import annotations

from random import Random

import pytest

from beachhead.games import GAMES, load_game
from tests.soak import soak_game


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("id", GAMES)
def test_random_games_end_without_a_fault(id: str, part: int) -> None:
    game = load_game(id)
    events = sum(soak_game(game, Random(f"short/{part}/{number}")) for number in range(100))
    assert events > 100
