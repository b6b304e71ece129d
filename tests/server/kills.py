"""People play while one server after the other is killed with -9: whatever was done stays done."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from bench.servers import free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from beachhead.server import protocol as p
from beachhead.server.sharing.shared import open_store
from tests.server.house import PATIENCE, House, first_action, serve_apart

TABLES = 2
BETWEEN = 6
"""Things done between one kill and the next."""
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
"""How one notices that a server was killed."""


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
        self.over = False

    async def play(self) -> None:
        """Until the game is over; who loses the line tries the next server."""
        while not self.over:
            try:
                await self._play_at(self._servers.house(self._number))
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
            self.over = True


async def no_more(kill: int) -> None:
    """It is enough that servers are killed."""


async def play_and_kill(
    place: Path | str,
    processes: int,
    kills: int,
    seed: str,
    besides: Callable[[int], Awaitable[None]] = no_more,
) -> int:
    """How much was done; all of it is in the store, and every table goes on.

    `besides`: what else happens before each kill.
    """
    random, servers, done = Random(seed), Servers(place, processes), 0
    async with AsyncExitStack() as stack:
        stack.push_async_callback(servers.stop)
        await servers.start()
        players: list[Player] = []
        playing: list[asyncio.Task[None]] = []
        for number in range(TABLES):
            house = servers.house(number)
            table = await house.table("normandy", "me", "friend", "sergeant")
            await house.http.aclose()
            for seat in range(2):
                where = (servers, table.table, seat, table.keys[seat], number + seat)
                players.append(Player(*where))
                playing.append(asyncio.create_task(players[-1].play()))
                stack.callback(playing[-1].cancel)
        for kill in range(kills):
            await _until_done(players, playing, done + BETWEEN)
            done = _count(players)
            await besides(kill)
            await servers.kill(random)
            await servers.start()
        for player in players:
            await _until_done([player], playing, len(player.done) + 1)
        done = _count(players)
    await asyncio.gather(*playing, return_exceptions=True)
    await _check_store(place, players)
    return done


def _count(players: list[Player]) -> int:
    return sum(len(player.done) for player in players)


async def _until_done(
    players: list[Player], playing: list[asyncio.Task[None]], wanted: int
) -> None:
    async with asyncio.timeout(PATIENCE):
        while _count(players) < wanted and not all(player.over for player in players):
            for task in playing:
                if task.done():
                    task.result()
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
