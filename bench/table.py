"""`python -m bench.table`: a thousand people at 250 of our tables, and the peers, in one run.

Our server has one core and the people have another. They are at full speed in short rounds, in turn
with the same crowd at a bare WebSocket server and with bare commits to the same disk, because a
machine's pace changes while it runs; the median counts. Then they play as people do, with time to
think. It tells how busy both cores were, because the slower one is what was measured.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import statistics
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from beachhead.games import load_games
from beachhead.server import protocol as p
from beachhead.server.metrics import Metrics
from beachhead.server.rooms import Rooms
from beachhead.server.store import SqliteStore
from beachhead.server.thinking import Thinker
from bench.crowd import Crowd, Stretch
from bench.guests import Neighbour, Player
from bench.servers import Served, bare_server, our_server, two_cores

GAME = "battle"
"""Its games are the longest: hundreds of actions, even if all is chosen at random."""
ROOMS, SEATS = 250, 4
GAMES_EACH = 3
"""Tables in a row for each room, so that nobody runs out of play."""
ROUNDS = 3
WARM_UP, OURS, BARE, DISK = 3.0, 6.0, 3.0, 1.0
"""Seconds of a round."""
PAUSE, PACED = 2.0, 20.0
FILES = 8192


def main() -> None:
    """Measure, and print."""
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(files, min(FILES, most)), most))
    server_core, client_core = two_cores()
    cores = "one core each" if server_core != client_core else "one core between them"
    print(
        f"{ROOMS * SEATS:,} people in {ROOMS} rooms of {SEATS} play {GAME}; server and people have"
        f" {cores}",
        flush=True,
    )
    with (
        TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        tables = runner.run(set_tables(Path(folder)))
        with our_server(Path(folder), server_core) as ours, bare_server(server_core) as bare:
            os.sched_setaffinity(0, {client_core})
            runner.run(measure(tables, ours, bare, Path(folder) / "bare.sqlite"))


async def set_tables(folder: Path) -> list[list[p.NewTable]]:
    """The tables of each room, made behind the server's back: over HTTP it makes few at a time."""
    store = SqliteStore(folder / "tables.sqlite")
    rooms = Rooms(load_games(), store, Thinker(Metrics()))
    wish = p.TableWish(GAME, (p.SeatWish("friend"),) * SEATS)
    tables = [
        list(await asyncio.gather(*(rooms.create(wish) for _ in range(GAMES_EACH))))
        for _ in range(ROOMS)
    ]
    await store.close()
    return tables


async def measure(
    tables: list[list[p.NewTable]], ours: Served, bare: Served, database: Path
) -> None:
    """Let both crowds come, play, and go."""
    players, neighbours = Crowd(ours), Crowd(bare)
    try:
        await players.come(
            [
                Player(players, iter([(table.table, table.keys[seat]) for table in row]))
                for row in tables
                for seat in range(SEATS)
            ]
        )
        await neighbours.come(
            [
                Neighbour(neighbours, str(room), seat, SEATS)
                for room in range(ROOMS)
                for seat in range(SEATS)
            ]
        )
        await play(players, neighbours, database)
    finally:
        players.leave()
        neighbours.leave()


async def play(players: Crowd, neighbours: Crowd, database: Path) -> None:
    """The rounds, and what came out of them."""
    await players.play(WARM_UP)
    await neighbours.play(WARM_UP)
    our_rounds: list[Stretch] = []
    bare_rounds: list[Stretch] = []
    disk_rounds: list[float] = []
    for _ in range(ROUNDS):
        our_rounds.append(await players.play(OURS))
        bare_rounds.append(await neighbours.play(BARE))
        disk_rounds.append(commits(database, DISK))
    players.pause = PAUSE
    paced = await players.play(PACED)
    tell("our table, full speed", our_rounds)
    tell(f"our table, each thinks {PAUSE:.0f} s on average", [paced])
    tell("bare WebSocket server, full speed", bare_rounds)
    tell_ratios(our_rounds, bare_rounds, disk_rounds)
    print("\nno action was refused")  # else it would not have come to this


def commits(database: Path, seconds: float) -> float:
    """Rows in a second, each with a commit of its own, which the disk must have before the next."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("create table if not exists event (body text not null)")
        rows, started = 0, perf_counter()
        while (taken := perf_counter() - started) < seconds:
            db.execute("insert into event values ('reroll Rk Wk')")
            rows += 1
    return rows / taken


def pace(rounds: list[Stretch]) -> float:
    """Actions in a second: of the round in the middle."""
    return statistics.median(stretch.pace for stretch in rounds)


def tell(name: str, rounds: list[Stretch]) -> None:
    """What came out of some rounds."""
    waits = [1000 * wait for stretch in rounds for wait in stretch.waits]
    hundredths = statistics.quantiles(waits, n=100)
    paces = [stretch.pace for stretch in rounds]
    spread = f" ({min(paces):,.0f} to {max(paces):,.0f})" if len(paces) > 1 else ""
    heard = sum(stretch.heard for stretch in rounds) / len(waits)
    server = statistics.mean(stretch.server_busy for stretch in rounds)
    client = statistics.mean(stretch.client_busy for stretch in rounds)
    print(f"\n{name}")
    print(f"  {pace(rounds):,.0f} actions per second{spread}")
    print(f"  from click to view {hundredths[49]:.1f} ms (p50), {hundredths[98]:.1f} ms (p99)")
    print(f"  {heard / 1000:.1f} kB from the server for an action")
    print(f"  of its core the server used {100 * server:.0f} %, the people {100 * client:.0f} %")


def tell_ratios(ours: list[Stretch], bare: list[Stretch], disk: list[float]) -> None:
    """Ours beside the peers."""
    single = statistics.median(disk)
    print(f"\nbare SQLite\n  {single:,.0f} commits per second of one row")
    print("\nratios, in actions or commits per second")
    print(f"  our table / bare WebSocket server {pace(ours) / pace(bare):6.2f}")
    print(f"  our table / bare SQLite           {pace(ours) / single:6.2f}")


if __name__ == "__main__":
    main()
