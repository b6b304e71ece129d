"""`python -m bench.database`: the people of `bench.table` at tables in a PostgreSQL.

They play on one process and then on two, at a database that has every entry on its disk before it
is confirmed. Nothing has a core of its own here: servers, database and people share all there are.
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

PROCESSES = (1, 2)


def main() -> None:
    """Measure, and print."""
    many_files()
    paces = {processes: _served_by(processes) for processes in PROCESSES}
    print("\nratios, in actions per second, of two processes to one")
    for game, alone in paces[1].items():
        print(f"  {game:8} {paces[2][game] / alone:6.3f}")


def _served_by(processes: int) -> Mapping[str, float]:
    """A database of their own, and the actions per second of each game there."""
    print(f"\n{processes} process{'es' if processes > 1 else ''} at a PostgreSQL", flush=True)
    with (
        postgres(quick=False) as database,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        url = database.database()
        tables = runner.run(set_tables(url))
        with our_server(url, processes=processes) as ours:
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
