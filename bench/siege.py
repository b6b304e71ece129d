"""`python -m bench.siege`: how long something quick takes while others flood the server.

Some people play as people do, first by themselves, and then while others do all that
`tests/server/abuse.py` knows: they say far more than they may, ask for what is much work, and hold
thousands of lines, all at once and again whenever they were stopped. Once at a folder, where people
and floods share one core and our server has the other one; and once at a PostgreSQL with two
processes, where all of them share both.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from tests.server.abuse import rage_apart
from tests.server.postgres import postgres
from tests.server.theirs import Theirs, set_up, warm_up

from bench.crowd import SETTLING, Crowd, Stretch
from bench.pulse import Pulses, felt
from bench.servers import Served, on_core, our_server, two_cores
from bench.table import PACED, PAUSE, Played, Tables, seat, set_tables, tell

PEOPLE = Played("normandy", 25, 4)
WATCHED = Played("express", 1, 1)
"""A table that some watch to feel the pulse."""
KNOCKING = 8
"""Who feels the pulse of several processes: so many that there are some at each."""
LEAD = 2.0
"""Seconds for those who flood to be there."""


def main() -> None:
    """Measure, and print."""
    with TemporaryDirectory() as folder:
        print("one process on a core of its own, at a folder", flush=True)
        besiege(Path(folder), *two_cores())
    with postgres(quick=False) as database:
        print("\ntwo processes at one port, at a PostgreSQL", flush=True)
        besiege(database.database(), processes=2)


def besiege(
    place: Path | str,
    server_core: int | None = None,
    client_core: int | None = None,
    processes: int = 1,
) -> None:
    """A server with its tables there, in peace and under siege."""
    many = KNOCKING if processes > 1 else 1
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        tables = runner.run(set_tables(place, (PEOPLE, WATCHED)))
        theirs = runner.run(set_up(place))
        with our_server(place, server_core, processes) as ours, on_core(client_core):
            runner.run(_measure(tables, theirs, ours, many))


async def _measure(tables: Tables, theirs: Theirs, ours: Served, many: int) -> None:
    crowd, [[watched]], port = Crowd(ours, PAUSE), tables[WATCHED], ours.port_for("")
    try:
        await seat(crowd, tables[PEOPLE])
        await warm_up(port, theirs)
        async with felt(ours, watched.table, watched.watch, many) as pulse:
            played = await crowd.play(PACED)
        _tell(crowd, "in peace", played, pulse)
        before, seconds = ours.peak_memory(), LEAD + SETTLING + PACED
        async with felt(ours, watched.table, watched.watch, many) as pulse:
            raging = asyncio.create_task(rage_apart("127.0.0.1", port, seconds, theirs))
            await asyncio.sleep(LEAD)
            played = await crowd.play(PACED)
            all_found = await raging
        _tell(crowd, "while others flood the server", played, pulse)
        for found in all_found:
            print(f"  {found.tell()}")
        print(f"  {ours.peak_memory() - before:.0f} MB more at the worst")
    finally:
        crowd.leave()


def _tell(crowd: Crowd, how: str, played: Stretch, pulse: Pulses) -> None:
    people = f"{len(crowd.guests)} people play {PEOPLE.game} {how}"
    if len(played.waits) > 1:
        tell(people, [played])
    else:
        print(f"\n{people}\n  nothing was done at all")
    print(f"  something quick took {1000 * pulse.longest:.0f} ms at the worst", flush=True)


if __name__ == "__main__":
    main()
