"""`python -m bench.table`: a thousand people at 250 of our tables, and the peers, in one run.

As many more have a map between them, which is the most that there is to show. Our server has one
core and the people have another. They are at full speed in short rounds, game by game, in turn
with a crowd at a bare WebSocket server and with bare commits to the same disk, because a machine's
pace changes while it runs; the median counts. Then they play as people do, with time to think. It
tells how busy both cores were, because the slower one is what was measured.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import statistics
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

import uvloop
from msgspec import Struct

from beachhead.games import load_games
from beachhead.server import protocol as p
from beachhead.server.metrics import Metrics
from beachhead.server.rooms import Rooms
from beachhead.server.sharing.shared import open_store
from beachhead.server.thinking import Thinker
from bench.crowd import Crowd, Stretch
from bench.guests import Neighbour, Player
from bench.pulse import felt
from bench.servers import Served, bare_server, our_server, two_cores

SEATS = 4
ROUNDS = 3
WARM_UP, OURS, BARE, DISK = 3.0, 5.0, 3.0, 1.0
"""Seconds of a round."""
PAUSE, PACED = 2.0, 15.0
FILES = 8192


class Played(Struct, frozen=True):
    """A game, in how many rooms it is played, and at how many tables in a row in each.

    There are so many tables that nobody runs out of play, though all is chosen at random.
    """

    game: str
    rooms: int
    tables: int


class Peer(Struct, frozen=True):
    """A bare store: what it is called, and how many rows in a second it commits for so long."""

    name: str
    commits: Callable[[float], Awaitable[float]]


GAMES = (Played("battle", 250, 3), Played("normandy", 250, 8))
Tables: TypeAlias = dict[Played, list[list[p.NewTable]]]
"""The tables of each room."""


def main() -> None:
    """Measure, and print."""
    many_files()
    server_core, client_core = two_cores()
    cores = "one core each" if server_core != client_core else "one core between them"
    for played in GAMES:
        people = f"{played.rooms * SEATS:,} people in {played.rooms} rooms of {SEATS}"
        print(f"{people} play {played.game}")
    print(f"server and people have {cores}", flush=True)
    with (
        TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        tables = runner.run(set_tables(Path(folder)))
        with our_server(Path(folder), server_core) as ours, bare_server(server_core) as bare:
            os.sched_setaffinity(0, {client_core})
            peer = Peer("bare SQLite", partial(commits, Path(folder) / "bare.sqlite"))
            runner.run(measure(tables, ours, bare, peer))


def many_files() -> None:
    """So many lines are as many files."""
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(files, min(FILES, most)), most))


@asynccontextmanager
async def behind_its_back(place: Path | str) -> AsyncIterator[Rooms]:
    """Where a server keeps its tables, while it does not run."""
    store, exchange = open_store(place)
    await exchange.open()
    yield Rooms(load_games(), store, Thinker(Metrics()), exchange=exchange)
    await store.close()
    await exchange.close()


async def set_tables(place: Path | str, games: Sequence[Played] = GAMES) -> Tables:
    """All of them, made behind the server's back: over HTTP it makes few at a time."""
    tables: Tables = {}
    async with behind_its_back(place) as rooms:
        for played in games:
            wish = p.TableWish(played.game, (p.SeatWish("friend"),) * SEATS)
            tables[played] = [
                list(await asyncio.gather(*(rooms.create(wish) for _ in range(played.tables))))
                for _ in range(played.rooms)
            ]
    return tables


async def measure(
    tables: Tables, ours: Served, bare: Served, store: Peer
) -> dict[str, list[Stretch]]:
    """Let all crowds come, play, and go: the rounds of each game."""
    crowds = {played.game: Crowd(ours) for played in tables}
    neighbours = Crowd(bare)
    try:
        for played, rows in tables.items():
            await seat(crowds[played.game], rows)
        await neighbours.come(
            [
                Neighbour(neighbours, str(room), seat, SEATS)
                for room in range(GAMES[0].rooms)
                for seat in range(SEATS)
            ]
        )
        watched = next(iter(tables.values()))[-1][-1]
        return await play(crowds, neighbours, store, watched)
    finally:
        for crowd in (*crowds.values(), neighbours):
            crowd.leave()


async def seat(crowd: Crowd, rows: list[list[p.NewTable]]) -> None:
    """Everybody comes to their rooms."""
    await crowd.come(
        [
            Player(crowd, iter([(table.table, table.keys[place]) for table in row]))
            for row in rows
            for place in range(SEATS)
        ]
    )


async def play_as_people_do(crowd: Crowd, watched: p.NewTable) -> None:
    """With time to think; somebody knocks at the same server meanwhile."""
    crowd.pause = PAUSE
    async with felt(crowd.served, watched.table, watched.watch) as pulse:
        tell(f"the same, each thinks {PAUSE:.0f} s on average", [await crowd.play(PACED)])
    print(f"  to nothing that takes time it was deaf for {1000 * pulse.longest:.0f} ms at most")


async def play(
    crowds: dict[str, Crowd], neighbours: Crowd, store: Peer, watched: p.NewTable
) -> dict[str, list[Stretch]]:
    """The rounds; what came out of them is told."""
    for crowd in (*crowds.values(), neighbours):
        await crowd.play(WARM_UP)
    our_rounds: dict[str, list[Stretch]] = {game: [] for game in crowds}
    bare_rounds: list[Stretch] = []
    disk_rounds: list[float] = []
    for _ in range(ROUNDS):
        for game, crowd in crowds.items():
            our_rounds[game].append(await crowd.play(OURS))
        bare_rounds.append(await neighbours.play(BARE))
        disk_rounds.append(await store.commits(DISK))
    for game, crowd in crowds.items():
        tell(f"our tables of {game}, full speed", our_rounds[game])
        await play_as_people_do(crowd, watched)
    tell("bare WebSocket server, full speed", bare_rounds)
    tell_ratios(our_rounds, bare_rounds, store.name, disk_rounds)
    late = sum(crowd.late for crowd in crowds.values())
    # Were anything else refused, it would not have come to this.
    print(f"\nno action was refused, but for {late} that came too fast, or too late after others")
    return our_rounds


async def commits(database: Path, seconds: float) -> float:
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


def tell_ratios(
    ours: dict[str, list[Stretch]], bare: list[Stretch], store: str, disk: list[float]
) -> None:
    """Ours beside the peers."""
    single = statistics.median(disk)
    print(f"\n{store}\n  {single:,.0f} commits per second of one row")
    print("\nratios, in actions or commits per second")
    for game, rounds in ours.items():
        print(f"  {game:8} / bare WebSocket server {pace(rounds) / pace(bare):6.3f}")
        print(f"  {game:8} / {store:21} {pace(rounds) / single:6.3f}")


if __name__ == "__main__":
    main()
