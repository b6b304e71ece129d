"""A short soak of the server; `make soak` runs the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead import games
from tests import secret_game
from tests.server import chaos
from tests.server.visitors import SECRETS

pytestmark = pytest.mark.usefixtures("unhurried")


@pytest.fixture(autouse=True)
def forget_the_game_of_secrets() -> None:
    games._shipped.cache_clear()


@pytest.mark.parametrize(
    ("game", "seed"), [("battle", "a"), ("express", "c"), ("normandy", "b"), (SECRETS, "b")]
)
async def test_random_guests_find_no_fault(game: str, seed: str, tmp_path: Path) -> None:
    await chaos.soak_tables(tmp_path, seed, [game], steps=8)


@pytest.mark.parametrize("game", [*games.GAMES, SECRETS])
async def test_they_find_none_where_tables_are_in_a_database(game: str, database: str) -> None:
    await chaos.soak_tables(database, "a", [game], steps=4)


async def test_this_notices_a_game_that_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chaos, "SecretGame", secret_game.LeakyGame)
    with pytest.raises(AssertionError, match="Die of"):
        await chaos.soak_tables(tmp_path, "b", [SECRETS], steps=8)
