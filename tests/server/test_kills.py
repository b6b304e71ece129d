"""A short run of what `make soak` does a hundred times."""

from __future__ import annotations

from tests.server.kills import play_and_kill


async def test_one_of_three_processes_is_killed_and_nothing_is_lost(database: str) -> None:
    assert await play_and_kill(database, processes=3, kills=2, seed="a") > 12
