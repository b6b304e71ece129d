"""`python -m bench.database`: the people of `bench.table` at tables in a PostgreSQL.

They play on one process, on two that share a port, and on two that have each their own tables, as
a proxy would share them out; at a database that has every entry on its disk before it is
confirmed. Each time they take turns with a crowd at a bare WebSocket server and with bare commits
to the same database. Nothing has a core of its own here: servers, database and people share all
there are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from time import perf_counter

import asyncpg
import uvloop
from tests.server.postgres import postgres

from bench.servers import bare_server, our_server
from bench.table import Peer, many_files, measure, pace, set_tables

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
        url, peer = database.database(), Peer("bare PostgreSQL", partial(_commits, database.url()))
        tables = runner.run(set_tables(url))
        with our_server(url, processes=processes, ports=ports) as ours, bare_server() as bare:
            found = runner.run(measure(tables, ours, bare, peer))
    return {game: pace(rounds) for game, rounds in found.items()}


async def _commits(url: str, seconds: float) -> float:
    """Rows in a second, each with a commit of its own, which is confirmed before the next."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("create table if not exists event (body text not null)")
        insert = await connection.prepare("insert into event values ('reroll Rk Wk')")
        rows, started = 0, perf_counter()
        while (taken := perf_counter() - started) < seconds:
            await insert.fetch()
            rows += 1
    finally:
        await connection.close()
    return rows / taken


if __name__ == "__main__":
    main()
