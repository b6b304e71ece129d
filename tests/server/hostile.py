"""Messages and requests that nobody means well with, at a server where others play.

Whatever comes: the server has no fault and answers in words, what honest people do is done and
nothing else happens at their table, and nobody else is told their keys, their dice to come, or
anything of what their table shows: all of that names them, and nobody else is called so. How long
the loop stood still at the worst is told, and not judged.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import re
import time
from contextlib import AsyncExitStack, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from secrets import token_hex
from unittest.mock import patch

import uvloop
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beachhead.games import GAMES
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.stores.folder import TABLES
from beachhead.server.stores.sqlite import SqliteStore
from tests.secret_game import SecretGame
from tests.server.chaos import UNLIMITED, Faults, load_any
from tests.server.house import Guest, House, house, made, messages
from tests.server.nonsense import Nonsense
from tests.server.visitors import SECRETS

BATCH = 40
"""Messages that are sent before anybody listens."""
LAST = 10**6
"""The number of a message that nobody else sends."""
OVER_HTTP = 0.15
"""How many of them are requests."""
ODD = 0.1
"""How much is no message, or one in many parts; of a hundred of these one is a text that is none,
for which the line is cut."""
TOGETHER = 0.1, 8
"""How often requests come without waiting for an answer, and how many of them at most."""
ATTACKERS = 6
BEAT = 0.005


class Victims:
    """Tables at which honest people play, one of them with secrets."""

    def __init__(self, here: House, folder: Path, lines: AsyncExitStack) -> None:
        self.here, self._folder, self._lines = here, folder, lines
        self.games = ("battle", SECRETS)
        self.tables: list[p.NewTable] = []
        self._guests: list[Guest] = []
        self._known: list[set[str]] = []
        """What nobody else may be told of each table."""

    async def sit_down(self, number: int) -> None:
        """Two people at a new table, on one screen."""
        names = [f"{name} {token_hex(4)}" for name in ("Zenobia", "Vercingetorix")]
        seats = [{"kind": "me", "name": name} for name in names]
        wish = {"game": self.games[number], "seats": seats}
        table = made(await self.here.http.post("/api/tables", json=wish))
        guest = await self._lines.enter_async_context(self.here.guest(table.table, *table.keys))
        await guest.asked()
        for name in names:
            assert any(name in said for said in guest.raw), "what is looked for is not told at all"
        store = SqliteStore(self._folder / TABLES)
        kept = await store.load(table.table)
        await store.close()
        assert kept is not None
        self.tables[number:] = [table, *self.tables[number + 1 :]]
        self._guests[number:] = [guest, *self._guests[number + 1 :]]
        known = {kept.seed, *table.keys, table.watch, *names}
        self._known[number:] = [known, *self._known[number + 1 :]]

    async def play(self) -> None:
        """Each does something, and nothing else has happened there."""
        for number, guest in enumerate(self._guests):
            before = guest.version
            await guest.answer(p.Phrase(guest.next_id(), 0, "hello"))
            assert guest.version == before, "somebody else has acted"
            assert await guest.play_on(most=1) == 1
            await guest.answer(p.Phrase(guest.next_id(), 0, "thanks"))
            assert not guest.noticed and {one.seat for one in guest.said} == {0}
            if guest.screen is not None and guest.screen.over is not None:
                await self.sit_down(number)  # what was secret there is told to everybody now

    def check(self, told: str) -> None:
        """Whatever others are told."""
        found = [secret for known in self._known for secret in known if secret in told]
        assert not found, told[:2000]


class Attacker:
    """Somebody with a table of their own, who knows the address of another's."""

    def __init__(self, random: Random, victims: Victims, own: p.NewTable) -> None:
        self.random, self.victims, self.own = random, victims, own
        self.keys = [key for key in own.keys if key] + [own.watch]

    @property
    def nonsense(self) -> Nonsense:
        """What they say of all tables that they know of."""
        names = [self.own.table, *(table.table for table in self.victims.tables)]
        return Nonsense(self.random, names, self.keys)

    async def attack(self, messages: int) -> None:
        """So many, in one way or the other."""
        while messages > 0:
            if self.random.random() < OVER_HTTP * 4:
                for _ in range(BATCH // 4):
                    await self._request()
                messages -= BATCH // 4
            else:
                messages -= await self._talk()

    async def _talk(self) -> int:
        """At one's own table, or before one sits anywhere; how much was said."""
        said = 0
        with suppress(ConnectionClosed, InvalidStatus):
            async with self.victims.here.stranger() as guest:
                if self.random.random() < 0.8:
                    key = self.random.choice(self.keys)
                    await guest.send(p.Hello(self.own.table, (key,), "en"))
                for _ in range(self.random.randint(1, 5)):
                    for _ in range(BATCH):
                        said += 1
                        await self._say(guest.connection)
                    await self._listen(guest)
        return max(said, 1)

    async def _listen(self, guest: Guest) -> None:
        """Until all that was said before is answered."""
        await guest.send(p.Phrase(LAST, -1, ""))
        answered: set[int] = set()
        while LAST not in answered:
            async with asyncio.timeout(60):
                said = messages(await guest.connection.recv())
            self.victims.check("".join(said))
            answered |= {json.loads(one).get("id") for one in said}

    async def _say(self, line: ClientConnection) -> None:
        """Something, as any browser would send it, or as only they do."""
        kind = self.random.random()
        if kind > ODD:
            await line.send(self.nonsense.message())
        elif kind > ODD * 0.6:
            await line.ping()
        elif kind > ODD * 0.3:
            await line.pong(b"x" * self.random.randint(0, 125))
        elif kind > ODD * 0.01:
            whole = "" if self.random.random() < 0.3 else json.dumps({"type": "older", "upto": 1})
            await line.send(["", *whole, *[""] * self.random.randint(0, 50)])
        else:
            await line.send(b'"\xff\xfe"', text=True)

    async def _request(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.victims.here.port)
        try:
            often, most = TOGETHER
            more = self.random.randint(1, most) if self.random.random() < often else 0
            for _ in range(more):
                writer.write(self.nonsense.request("keep-alive"))
            writer.write(self.nonsense.request("close"))
            if self.random.random() < 0.05:
                return
            async with asyncio.timeout(60):
                told = await reader.read()
            for status in re.findall(rb"HTTP/1\.1 (\d{3})", told):
                assert status == b"503" or status < b"500", told[:2000]
            self.victims.check(told.decode("latin1"))
        except ConnectionError:
            pass
        finally:
            writer.close()


def _serve(folder: Path, line: Connection) -> None:
    """A server that lets everybody ask as often as they like, so that all of it is read."""
    uvloop.run(_served(folder, line))  # as `beachhead serve` does


async def _served(folder: Path, line: Connection) -> None:
    faults, longest = Faults(), 0.0
    free = {**dict.fromkeys(UNLIMITED, 1e12), "CONNECTIONS_EACH": 10**6, "LINES_EACH": 10**6}
    with patch.dict(GAMES, {SECRETS: SecretGame}), patch.dict(vars(limits), free):
        async with house(folder, load=load_any) as here:
            faults.listen()
            line.send(here.port)
            while not line.poll():
                began = time.perf_counter()
                await asyncio.sleep(BEAT)
                longest = max(longest, time.perf_counter() - began - BEAT)
    try:
        faults.check()
    except AssertionError as fault:
        line.send(("fault", str(fault)))
    else:
        line.send(("", longest))


async def _attack(folder: Path, port: int, messages: int, seed: str) -> None:
    here = House(port)
    async with here.http, AsyncExitStack() as lines:
        victims = Victims(here, folder, lines)
        for number in range(len(victims.games)):
            await victims.sit_down(number)
        own = [await here.table("express", "me", "friend") for _ in range(ATTACKERS)]
        attackers = [Attacker(Random(f"{seed}/{n}"), victims, own[n]) for n in range(ATTACKERS)]
        done, round = 0, BATCH * ATTACKERS * 5
        while done < messages:
            await victims.play()
            each = min(round, messages - done) // ATTACKERS + 1
            await asyncio.gather(*(attacker.attack(each) for attacker in attackers))
            done += each * ATTACKERS
        await victims.play()


def soak_hostile(folder: Path, messages: int, seed: str = "1") -> float:
    """Send so many; how long the loop of the server stood still at the worst, in seconds."""
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe()
    server = context.Process(target=_serve, args=(folder, theirs))
    server.start()
    try:
        asyncio.run(_attack(folder, mine.recv(), messages, seed))
        mine.send("end")
        trouble, told = mine.recv()
        server.join()
        assert not trouble, told
        return float(told)
    finally:
        server.kill()
        server.join()
