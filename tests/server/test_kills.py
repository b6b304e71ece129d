"""A short run of what `make soak` does a hundred times."""

from __future__ import annotations

from tests.server.disks import play_while_only_read
from tests.server.kills import play_and_kill
from tests.server.postgres import Postgres, cut


async def test_one_of_three_processes_is_killed_and_nothing_is_lost(database: str) -> None:
    async def lines_are_cut(kill: int) -> None:
        if kill == 1:
            await cut(database)

    await play_and_kill(database, 3, kills=2, seed="a", besides=lines_are_cut)


async def test_what_a_database_refuses_to_write_is_refused_and_nothing_is_lost(
    database_server: Postgres,
) -> None:
    played, refused = await play_while_only_read(database_server, rounds=1)
    assert played.done and refused
