"""Random games over all options: no exception, no stuck state, no illegal offer.

In a quarter of the games the bot that plays best makes most choices, so that the late sectors and
long turns are reached, too.

python -m tests.soak --games 100000 --workers 2

With `--tables` it is the web table's server that has to bear random guests (`server/chaos.py`).

python -m tests.soak --tables 100 --seed 1

With `--kills` servers are killed so often while people play (`server/kills.py`): the one at a
folder, and then one of three at a PostgreSQL each time, to which lines are cut and which is
restarted now and then.

python -m tests.soak --kills 100

With `--disk` a database may only be read, and a server's disk is full, and cannot be written to,
while people play (`server/disks.py`); this mounts a small one, and so has to be run by root.

python -m tests.soak --disk

With `--hostile` it is sent so many messages and requests that nobody means well with
(`server/hostile.py`).

python -m tests.soak --hostile 1000000

With `--siege` a server is flooded for so many seconds while somebody plays (`server/siege.py`).

python -m tests.soak --siege 60
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from beachhead.bots import find_bot
from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import AnyGame, Choice, Decision, Event, Over
from beachhead.kernel.fair import fast_stream
from beachhead.simulate.batch import without_collector
from tests.option_sets import random_set, start
from tests.server.chaos import TABLES, soak_house
from tests.server.disks import play_on_bad_disk, play_while_only_read, small_disk
from tests.server.hostile import soak_hostile
from tests.server.kills import Played, play_and_kill
from tests.server.postgres import cut, postgres
from tests.server.siege import soak_siege

BATCH = 500
HOSTILE = 100_000
"""Messages to one server, before it is another's turn."""
MOST_EVENTS = 200_000
SENSIBLE_GAMES, SENSIBLE = 0.25, 0.9
TRY_ALL_EVERY = 53
"""At every so many events, all options on offer are tried, not just the one taken."""


def soak_game(game: AnyGame, random: Random) -> int:
    """Play one random game with random options; returns its events."""
    sensible = SENSIBLE if random.random() < SENSIBLE_GAMES else 0.0
    bot = find_bot("sergeant", game.id)
    state: Any = start(game, random_set(game, random))
    below = fast_stream(str(random.random()))
    for count in range(MOST_EVENTS):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return count
        now = pending[below(len(pending))]
        if isinstance(now, Decision):
            if count % TRY_ALL_EVERY == 0:
                for option in now.options:
                    game.apply(state, Choice(now.seat, option))
            option = now.options[below(len(now.options))]
            if sensible and random.random() < sensible:
                option = bot(game, game.view(state, now.seat), now, below)
            event: Event = Choice(now.seat, option)
        else:
            event = now.happen(below)
        state = game.apply(state, event)[0]
    raise AssertionError(f"{game.id}: not over after {MOST_EVENTS} events")


def soak_batch(id: str, first: int, last: int) -> int:
    """Games number `first` to `last - 1`; a failure names the game to play again."""
    game = load_game(id)
    events = 0
    with without_collector():
        for number in range(first, last):
            try:
                events += soak_game(game, Random(f"soak/{id}/{number}"))
            except Exception as error:
                raise AssertionError(f"{id} game {number}: {error!r}") from error
    return events


def soak_server(tables: int, seed: str) -> None:
    """So many tables, some at each server."""
    for first in range(0, tables, TABLES):
        soak_house(f"{seed}/{first}")
        print(f"{first + TABLES} tables, no fault", flush=True)


def soak_kills(kills: int, seed: str) -> None:
    """At the one server of a folder, and at three of a database whose disk is waited for."""
    with TemporaryDirectory() as folder:
        played = asyncio.run(play_and_kill(Path(folder), 1, kills, seed))
    tell_kills("SQLite: killed", kills, played)
    with postgres(quick=False) as server:
        database = server.database()

        async def trouble(kill: int) -> None:
            """All lines to the database are cut, or it is restarted as after a power cut."""
            if kill % 10 == 4:
                await cut(database)
            elif kill % 10 == 9:
                server.restart()

        played = asyncio.run(play_and_kill(database, 3, kills, seed, trouble))
    tell_kills("PostgreSQL: one of three killed", kills, played)


def tell_kills(who: str, kills: int, played: Played) -> None:
    """What was checked."""
    print(f"{who} {kills} times, {played.told}", flush=True)


def soak_disk() -> None:
    """One that is full now and then, and now and then cannot be written to; and a PostgreSQL."""
    with postgres(quick=False) as server:
        played, refused = asyncio.run(play_while_only_read(server))
    print(f"A PostgreSQL that may only be read: {refused} refused, {played.told}", flush=True)
    with small_disk() as disk:
        played, refused = asyncio.run(play_on_bad_disk(disk))
    trouble = "A full disk, and one that cannot be written to"
    print(f"{trouble}: {refused} refused, {played.told}", flush=True)


def soak_doors(messages: int, seed: str) -> None:
    """So many messages and requests, some at each server."""
    done = 0
    while done < messages:
        with TemporaryDirectory() as folder:
            more = min(HOSTILE, messages - done)
            stall = soak_hostile(Path(folder), more, f"{seed}/{done}")
        done += more
        print(f"{done} hostile messages, no fault; longest stall {stall * 1000:.0f} ms", flush=True)


def soak_floods(seconds: float) -> None:
    """For so long, at one server with the limits that it is shipped with."""
    with TemporaryDirectory() as folder:
        siege = soak_siege(Path(folder), seconds)
    for line in siege.tell():
        print(line, flush=True)
    siege.check()


def main() -> None:
    """Soak every game, or the server."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", choices=list(GAMES), action="append", help="all, unless given")
    parser.add_argument("--tables", type=int, help="soak the server with so many, and no games")
    parser.add_argument("--kills", type=int, help="kill servers so often, and play no games")
    parser.add_argument("--disk", action="store_true", help="break its disk, and play no games")
    parser.add_argument("--hostile", type=int, help="send it so much, and play no games")
    parser.add_argument("--siege", type=float, help="flood it for so many seconds, and no games")
    parser.add_argument("--seed", default="1", help="of the tables")
    arguments = parser.parse_args()
    if arguments.kills:
        soak_kills(arguments.kills, arguments.seed)
        return
    if arguments.disk:
        soak_disk()
        return
    if arguments.hostile:
        soak_doors(arguments.hostile, arguments.seed)
        return
    if arguments.siege:
        soak_floods(arguments.siege)
        return
    if arguments.tables:
        soak_server(arguments.tables, arguments.seed)
        return
    for id in arguments.game or GAMES:
        started = time.perf_counter()
        events = 0
        firsts = range(0, arguments.games, BATCH)
        lasts = [min(first + BATCH, arguments.games) for first in firsts]
        with ProcessPoolExecutor(arguments.workers) as pool:
            ids = [id] * len(lasts)
            for done, more in enumerate(pool.map(soak_batch, ids, firsts, lasts), start=1):
                events += more
                if done % 20 == 0 or done == len(lasts):
                    print(f"{id}: {lasts[done - 1]} games, {events} events", flush=True)
        seconds = time.perf_counter() - started
        print(f"{id}: {arguments.games} games, {events} events, {seconds:.0f} s, no fault")
    sys.exit(0)


if __name__ == "__main__":
    main()
