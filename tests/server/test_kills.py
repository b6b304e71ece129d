"""A short run of what `make soak` does a hundred times."""

from __future__ import annotations

from tests.server.kills import play_and_kill
from tests.server.postgres import cut


async def test_one_of_three_processes_is_killed_and_nothing_is_lost(database: str) -> None:
    async def lines_are_cut(kill: int) -> None:
        if kill == 1:
            await cut(database)

    await play_and_kill(database, 3, kills=2, seed="a", besides=lines_are_cut)
