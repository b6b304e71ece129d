"""`python -m bench.database`: the people of `bench.table` at tables in a PostgreSQL.

They play on one process, on two that share a port, and on two that have each their own tables, as
a proxy would share them out; at a database that has every entry on its disk before it is
confirmed. Nothing has a core of its own here: servers, database and people share all there are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import uvloop
from tests.server.postgres import postgres

from bench.crowd import Crowd, Stretch
from bench.servers import Served, our_server
from bench.table import (
    OURS,
    ROUNDS,
    WARM_UP,
    Tables,
    many_files,
    pace,
    play_as_people_do,
    seat,
    set_tables,
    tell,
)

TWO = {
    "two processes at one port": (2, 1),
    "two processes, each table at one of them": (1, 2),
}
"""Processes of a server, and servers."""


def main() -> None:
    """Measure, and print."""
    many_files()
    alone = _served_by("one process")
    for how, (processes, ports) in TWO.items():
        paces = _served_by(how, processes, ports)
        print(f"\nratios, in actions per second, of {how} to one process")
        for game, found in paces.items():
            print(f"  {game:8} {found / alone[game]:6.3f}")


def _served_by(how: str, processes: int = 1, ports: int = 1) -> Mapping[str, float]:
    """A database of their own, and the actions per second of each game there."""
    print(f"\n{how} at a PostgreSQL", flush=True)
    with (
        postgres(quick=False) as database,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        url = database.database()
        tables = runner.run(set_tables(url))
        with our_server(url, processes=processes, ports=ports) as ours:
            return runner.run(_measure(tables, ours))


async def _measure(tables: Tables, ours: Served) -> Mapping[str, float]:
    paces = {}
    for played, rows in tables.items():
        crowd = Crowd(ours)
        try:
            await seat(crowd, rows)
            await crowd.play(WARM_UP)
            rounds: list[Stretch] = [await crowd.play(OURS) for _ in range(ROUNDS)]
            tell(f"our tables of {played.game}, full speed", rounds)
            paces[played.game] = pace(rounds)
            await play_as_people_do(crowd, rows[-1][-1])
        finally:
            crowd.leave()
    return paces


if __name__ == "__main__":
    main()
