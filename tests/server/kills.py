"""People play while one server after the other is killed with -9: whatever was done stays done."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from bench.servers import free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from beachhead.server import protocol as p
from beachhead.server.sharing.shared import open_store
from tests.server.house import PATIENCE, House, first_action, made, serve_apart

TABLES = 2
BETWEEN = 2
"""Things that everybody does between one kill and the next."""
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

    def __init__(self, servers: Servers, table: str, seat: int, key: str, number: int) -> None:
        self._servers, self._key, self._number = servers, key, number
        self.table, self.seat = table, f"seat{seat + 1}"
        self.done: dict[int, str] = {}
        """By their numbers: what was done, but not said to be, is not among them."""

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
            while (ask := await guest.asked()) is not None:
                action = first_action(ask.prompt)
                reply = await guest.act(ask, action)
                if isinstance(reply, p.Done):
                    self.done[ask.number] = f"{self.seat} {action}"
                    continue
                # Nothing else than this may be wrong with what is on offer.
                assert reply.code in ("stale", "not-kept"), reply
                raise TimeoutError


class Friends:
    """Those at one table, who sit down at a new one whenever a game is over."""

    SEATS = 2

    def __init__(self, servers: Servers, number: int) -> None:
        self._servers, self._number = servers, number
        self.players: list[Player] = []
        """At all their tables: those of the games that are over stay."""

    def done(self, seat: int) -> int:
        """How much somebody was told to have done, at all their tables."""
        return sum(len(player.done) for player in self.players[seat :: self.SEATS])

    async def play(self) -> None:
        """For ever."""
        while True:
            table = await self._new_table()
            playing = [
                Player(self._servers, table.table, seat, table.keys[seat], self._number + seat)
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
                    answer = await house.wish("normandy", *["friend"] * self.SEATS, "sergeant")
                if answer.status_code not in (429, 503):
                    return made(answer)
            self._number += 1
            await asyncio.sleep(0.05)


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

    Before each kill something was done at every table. `besides`: what else happens before it.
    """
    random, servers = Random(seed), Servers(place, processes)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(servers.stop)
        await servers.start()
        tables = [Friends(servers, number) for number in range(TABLES)]
        playing = [asyncio.create_task(friends.play()) for friends in tables]
        for task in playing:
            stack.callback(task.cancel)
        for kill in range(kills):
            await _go_on(tables, playing)
            await besides(kill)
            await servers.kill(random)
            await servers.start()
        await _go_on(tables, playing)
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
    players = [player for friends in tables for player in friends.players]
    await _check_store(place, players)
    done = sum(len(player.done) for player in players)
    return Played(done, len({player.table for player in players}))


async def _go_on(tables: list[Friends], playing: list[asyncio.Task[None]]) -> None:
    """Until everybody was told of some more that is done."""
    everybody = [(friends, seat) for friends in tables for seat in range(Friends.SEATS)]
    before = [friends.done(seat) for friends, seat in everybody]

    def behind() -> list[tuple[int, int]]:
        return [
            (number, friends.done(seat))
            for number, (friends, seat) in enumerate(everybody)
            if friends.done(seat) < before[number] + BETWEEN
        ]

    until = time.monotonic() + PATIENCE
    while behind():
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < until, f"nothing more is done by {behind()}"
        await asyncio.sleep(0.01)


async def _check_store(place: Path | str, players: list[Player]) -> None:
    store, _ = open_store(place)
    try:
        for player in players:
            kept = await store.load(player.table)
            assert kept is not None and not kept.damaged
            events = [noted.event for noted in kept.entries]
            seat = player.seat
            mine = [event for event in events if event.partition(" ")[0] == seat]
            chosen = [event for event in mine if event.split(" ")[1] not in ("rolls", "draws")]
            assert player.done == {number: chosen[number] for number in player.done}
    finally:
        await store.close()
