"""`python -m bench.siege`: how long something quick takes while others flood the server.

Some people play as people do, first by themselves, and then while others pipeline requests, ping,
cut messages to pieces, send texts that are none and say far more than they may (`tests/server/
abuse.py`), all at once and again whenever they were cut off. People and floods share one core, our
server has the other one.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from tests.server.abuse import PATIENCE, rage_apart, told

from bench.crowd import SETTLING, Crowd, Stretch
from bench.pulse import Pulse, felt
from bench.servers import Served, our_server, two_cores
from bench.table import PACED, PAUSE, Played, Tables, seat, set_tables, tell

PEOPLE = Played("normandy", 25, 4)
SPARE = Played("express", 1, 2)
"""A table that somebody watches to feel the pulse, and one that those who flood have."""
LEAD = 1.0
"""Seconds for those who flood to be there."""


def main() -> None:
    """Measure, and print."""
    server_core, client_core = two_cores()
    with (
        TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        tables = runner.run(set_tables(Path(folder), (PEOPLE, SPARE)))
        with our_server(Path(folder), server_core) as ours:
            os.sched_setaffinity(0, {client_core})
            runner.run(_measure(tables, ours))


async def _measure(tables: Tables, ours: Served) -> None:
    crowd, [[watched, theirs]] = Crowd(ours, PAUSE), tables[SPARE]
    try:
        await seat(crowd, tables[PEOPLE])
        async with felt(ours, watched.table, watched.watch) as pulse:
            played = await crowd.play(PACED)
        _tell(crowd, "in peace", played, pulse)
        before, seconds = ours.peak_memory(), LEAD + SETTLING + PACED + PATIENCE
        where = ("127.0.0.1", ours.port_for(""), seconds, theirs.table, theirs.keys[0])
        async with felt(ours, watched.table, watched.watch) as pulse:
            raging = asyncio.create_task(rage_apart(*where))
            await asyncio.sleep(LEAD)
            played = await crowd.play(PACED)
        _tell(crowd, "while others flood the server", played, pulse)
        for line in told(await raging):
            print(f"  {line}")
        print(f"  {ours.peak_memory() - before:.0f} MB more at the worst")
    finally:
        crowd.leave()


def _tell(crowd: Crowd, how: str, played: Stretch, pulse: Pulse) -> None:
    people = f"{len(crowd.guests)} people play {PEOPLE.game} {how}"
    if len(played.waits) > 1:
        tell(people, [played])
    else:
        print(f"\n{people}\n  nothing was done at all")
    print(f"  something quick took {1000 * pulse.longest:.0f} ms at the worst", flush=True)


if __name__ == "__main__":
    main()
