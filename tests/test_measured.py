"""What is said of how long games take and how hard they are was measured, and still holds."""

from __future__ import annotations

import pytest
from bench.measure import everything, measure

from beachhead.games import GAMES, load_game
from beachhead.playing.measured import Measured, measured

FEW = 15


def test_every_game_and_every_evening_was_measured() -> None:
    for game, evening in everything():
        found = measured(game.id, evening.id if evening else "")
        assert found is not None and found.decisions > 0, (game.id, evening and evening.id)
        assert found.won is None or 0 <= found.won <= 100
    assert measured("normandy", "an-evening-of-a-pack") is None


@pytest.mark.parametrize("game", GAMES)
def test_a_few_games_come_to_about_the_same(game: str) -> None:
    known, found = measured(game), measure(load_game(game), None, FEW)
    assert known is not None
    assert known.decisions / 2 <= found.decisions <= known.decisions * 2
    assert (known.won is None) == (found.won is None)
    if known.won is not None and found.won is not None:
        assert abs(known.won - found.won) <= 40


def test_it_is_told_in_round_minutes_and_a_word() -> None:
    def told(decisions: int, won: int | None = None) -> tuple[int, str]:
        one = Measured("x", "", decisions, won)
        return one.minutes, one.level

    assert told(1, 80) == (1, "easy")
    assert told(20, 79) == (3, "medium")
    assert told(100, 50) == (15, "medium")
    assert told(110, 49) == (20, "hard")
    assert told(60) == (10, "points")
