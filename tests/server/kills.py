"""People play while one server after the other is killed with -9: whatever was done stays done.

Nor is anybody told the dice to come, or the key of another, whatever happens to servers and lines.
"""

from __future__ import annotations

import asyncio
import re
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from bench.guests import LATE
from bench.servers import free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from beachhead.server import protocol as p
from beachhead.server.sharing.shared import open_store
from tests.server.house import PATIENCE, Guest, House, first_action, made, serve_apart

TABLES = 2
BETWEEN = 2
"""Things that everybody does between one kill and the next."""
AGAIN, A_WHILE = 0.1, 1.0
"""Seconds after which somebody tries again what could not be kept: an action, and a new table."""
SEED = re.compile(r"(?=([0-9a-f]{64}))")
"""Whatever looks like one, wherever it begins."""
GONE = (
    *(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError),
    httpx.TransportError,
)
"""How one notices that a server was killed."""


class Played(NamedTuple):
    """What came of it."""

    done: int
    """Things of which somebody was told that they are done."""
    tables: int

    @property
    def told(self) -> str:
        return f"{self.done} things done at {self.tables} tables, none of them lost"


class Servers:
    """Some at the same tables, each at a port of its own."""

    def __init__(self, place: Path | str, count: int) -> None:
        self._place = place
        self._ports = [free_port() for _ in range(count)]
        self._processes: dict[int, asyncio.subprocess.Process] = {}

    async def start(self) -> None:
        """All that do not run, at once."""
        missing = [port for port in self._ports if port not in self._processes]
        started = await asyncio.gather(
            *(serve_apart(self._place, port, "--pause", "0") for port in missing)
        )
        for port, (process, house) in zip(missing, started, strict=True):
            self._processes[port] = process
            await house.http.aclose()

    async def kill(self, random: Random) -> None:
        """One of them."""
        process = self._processes.pop(random.choice(self._ports))
        process.send_signal(signal.SIGKILL)
        await process.wait()

    async def stop(self) -> None:
        """All, as one does."""
        for process in self._processes.values():
            if process.returncode is None:
                process.terminate()
                await process.wait()

    def house(self, number: int) -> House:
        """One that runs: who calls where nobody is may be given that very port, and call itself."""
        if not self._processes:
            raise ConnectionRefusedError
        running = sorted(self._processes)
        return House(running[number % len(running)])


class Player:
    """Somebody who plays on whatever happens, and remembers what was called done."""

    def __init__(self, servers: Servers, table: p.NewTable, seat: int, number: int) -> None:
        self._servers, self._key, self._number = servers, table.keys[seat], number
        self.table, self.seat = table.table, f"seat{seat + 1}"
        self._keys_of_others = {key for key in (*table.keys, table.watch) if key} - {self._key}
        self.told: set[str] = set()
        """Whatever could be a seed, and was told before the game was over."""
        self.done: dict[int, str] = {}
        """By their numbers: what was done, but not said to be, is not among them."""
        self.not_kept = 0
        """How often something was not done because it could not be kept."""

    async def play(self) -> None:
        """Until the game is over; who loses the line tries the next server."""
        while True:
            try:
                await self._play_at(self._servers.house(self._number))
                return
            except GONE:
                await asyncio.sleep(0.05)
            self._number += 1

    async def _play_at(self, house: House) -> None:
        await house.http.aclose()
        async with house.guest(self.table, self._key) as guest:
            try:
                while (ask := await guest.asked()) is not None:
                    await self._answer(guest, ask)
                    self._look_for_secrets(guest)
            finally:
                self._look_for_secrets(guest)

    async def _answer(self, guest: Guest, ask: p.Ask) -> None:
        action = first_action(ask.prompt)
        reply = await guest.act(ask, action)
        if isinstance(reply, p.Done):
            self.done[ask.number] = f"{self.seat} {action}"
        elif reply.code == "not-kept":
            self.not_kept += 1
            await asyncio.sleep(AGAIN)
        else:  # a friend may have been faster: nothing else may be wrong
            assert reply.code in LATE, reply
            raise TimeoutError

    def _look_for_secrets(self, guest: Guest) -> None:
        """In all that was told since; the seed is known once all is over."""
        over = guest.screen is not None and guest.screen.over is not None
        for said in guest.raw:
            assert not any(key in said for key in self._keys_of_others), said[:2000]
            if not over:
                self.told |= set(SEED.findall(said))
        guest.raw.clear()


class Friends:
    """Those at one table, who sit down at a new one whenever a game is over."""

    SEATS = 2

    def __init__(self, servers: Servers, number: int, bots: tuple[str, ...]) -> None:
        self._servers, self._number = servers, number
        self._seats = ("friend",) * self.SEATS + bots
        self._tables_not_kept = 0
        self.players: list[Player] = []
        """At all their tables: those of the games that are over stay."""

    def done(self, seat: int) -> int:
        """How much somebody was told to have done, at all their tables."""
        return sum(len(player.done) for player in self.players[seat :: self.SEATS])

    @property
    def not_kept(self) -> int:
        """How often something was not done because it could not be kept."""
        return self._tables_not_kept + sum(player.not_kept for player in self.players)

    async def play(self) -> None:
        """For ever."""
        while True:
            table = await self._new_table()
            playing = [
                Player(self._servers, table, seat, self._number + seat)
                for seat in range(self.SEATS)
            ]
            self.players += playing
            await asyncio.gather(*(player.play() for player in playing))

    async def _new_table(self) -> p.NewTable:
        """At any server, as soon as one can keep it, and lets so many be made."""
        while True:
            with suppress(*GONE):
                house = self._servers.house(self._number)
                async with house.http:
                    answer = await house.wish("normandy", *self._seats)
                if answer.status_code not in (429, 503):
                    return made(answer)
                self._tables_not_kept += answer.status_code == 503
                await asyncio.sleep(A_WHILE)
            self._number += 1
            await asyncio.sleep(0.05)


class People:
    """All who play at some servers."""

    def __init__(self, place: Path | str, processes: int, bots: tuple[str, ...]) -> None:
        self._place = place
        self.servers = Servers(place, processes)
        self.tables = [Friends(self.servers, number, bots) for number in range(TABLES)]
        self._playing: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        await self.servers.start()
        self._playing = [asyncio.create_task(friends.play()) for friends in self.tables]

    def look(self) -> None:
        """Nobody has met with a fault."""
        for task in self._playing:
            if task.done():
                task.result()

    async def go_on(self) -> None:
        """Until everybody was told of some more that is done."""
        everybody = [(friends, seat) for friends in self.tables for seat in range(Friends.SEATS)]
        before = [friends.done(seat) for friends, seat in everybody]
        until = time.monotonic() + PATIENCE
        while any(
            friends.done(seat) < done + BETWEEN
            for (friends, seat), done in zip(everybody, before, strict=True)
        ):
            self.look()
            assert time.monotonic() < until, "nothing more is done"
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        if self._playing:
            await asyncio.wait(self._playing)
        await self.servers.stop()

    async def check(self) -> Played:
        """All that was called done is in the store: how much that is."""
        for task in self._playing:
            assert task.cancelled(), task
        players = [player for friends in self.tables for player in friends.players]
        await _check_store(self._place, players)
        done = sum(len(player.done) for player in players)
        return Played(done, len({player.table for player in players}))


@asynccontextmanager
async def people_at(
    place: Path | str, processes: int = 1, bots: tuple[str, ...] = ()
) -> AsyncIterator[People]:
    """People who play until the end of the block, at servers that end with it."""
    people = People(place, processes, bots)
    try:
        await people.come()
        yield people
    finally:
        await people.leave()


async def no_more(kill: int) -> None:
    """It is enough that servers are killed."""


async def play_and_kill(
    place: Path | str,
    processes: int,
    kills: int,
    seed: str,
    besides: Callable[[int], Awaitable[None]] = no_more,
) -> Played:
    """How much was done; all of it is in the store, and every table goes on.

    Before each kill everybody has done something. `besides`: what else happens before it.
    """
    random = Random(seed)
    async with people_at(place, processes, bots=("sergeant",)) as people:
        for kill in range(kills):
            await people.go_on()
            await besides(kill)
            await people.servers.kill(random)
            await people.servers.start()
        await people.go_on()
    return await people.check()


async def _check_store(place: Path | str, players: list[Player]) -> None:
    store, exchange = open_store(place)
    try:
        for player in players:
            kept = await store.load(player.table)
            assert kept is not None and not kept.damaged
            assert kept.seed not in player.told
            events = [noted.event for noted in kept.entries]
            seat = player.seat
            mine = [event for event in events if event.partition(" ")[0] == seat]
            chosen = [event for event in mine if event.split(" ")[1] not in ("rolls", "draws")]
            assert player.done == {number: chosen[number] for number in player.done}
    finally:
        await store.close()
        await exchange.close()
