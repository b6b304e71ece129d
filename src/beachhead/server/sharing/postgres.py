"""Processes that share a PostgreSQL tell each other by `notify` what the others should look for.

Each has one connection for it, and holds a lock by it that stands for the process: when the process
is killed, or its machine, the connection ends, and with it the lock, so that the others see it.
News are not told in the transaction of what they are about: such transactions are committed one by
one, and the whole database would wait. So a process may be killed between the two; the others look
at its tables when they see that it is gone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from contextlib import suppress
from itertools import count
from random import random
from typing import Any

import asyncpg
import msgspec

from beachhead.kernel.errors import Problem
from beachhead.server.sharing.exchange import Listener
from beachhead.server.sharing.news import News
from beachhead.server.stores.postgres_way import ALIVE, FAILURES, PATIENCE, PROCESSES

CHANNEL = "beachhead"
HEARTBEAT = 1.0
"""Seconds after which a process looks whether the others are still there."""
SOONEST, LATEST = 0.1, 5.0
"""Seconds until it tries again to connect: the first time, and at most."""
MOST_BYTES = 8000
"""That PostgreSQL does not tell any more."""
DEAF = "nothing that is told by NOTIFY comes back by LISTEN"
UNTOLD = 10_000
"""News that may wait for a database that does not take them."""
LIVELY = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""So that a database notices within seconds that a machine is gone."""
log = logging.getLogger("beachhead.server")


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """News, and whose they are; none from who only listens whether they are heard."""

    process: str
    news: News | None
    number: int = 0
    """No two are alike: of what is told at once, PostgreSQL leaves out what was told before."""


_decoder = msgspec.json.Decoder(Envelope)


class PostgresExchange:
    """The others are whoever listens to the same database."""

    alone = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._number = secrets.randbits(31)
        self.me = f"{self._number:08x}"
        self._listeners: list[Listener] = []
        self._untold: deque[News] = deque(maxlen=UNTOLD)
        self._told = count()
        self._wake = asyncio.Event()
        self._others: set[str] = set()
        self._running: asyncio.Task[None] | None = None
        self._echo = asyncio.Event()
        """Whether we have heard ourselves, by the way by which others are heard."""
        self._trouble = ""
        """Why nobody is heard just now."""

    def listen(self, listener: Listener) -> None:
        """Have somebody hear what is told from now on."""
        self._listeners.append(listener)

    def tell(self, news: News) -> None:
        """Tell all others, as soon as there is a way to them."""
        self._untold.append(news)
        self._wake.set()

    def check(self) -> None:
        """Whether the others are heard, as far as we know."""
        if self._trouble:
            raise Problem("not-heard", detail=self._trouble)

    async def open(self) -> None:
        """Begin to listen: a server does not wait for it."""
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Nobody is here any more."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def _run(self) -> None:
        """Connected for good; whenever the connection is lost, again."""
        pause = SOONEST
        while True:
            try:
                connection = await asyncpg.connect(
                    self._url,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=LIVELY,
                )
                try:
                    await self._sit_down(connection)
                    pause = SOONEST
                    await self._talk(connection)
                finally:
                    connection.terminate()
                    await asyncio.sleep(0)  # until that is done
            except FAILURES as error:
                self._trouble = str(error) or type(error).__name__
                log.warning("no word from other processes: %r", error)
            await asyncio.sleep(pause * (0.5 + random()))
            pause = min(pause * 2, LATEST)

    async def _sit_down(self, connection: Any) -> None:
        # Our own lock may be held for a moment by the connection that was lost.
        await connection.execute("select pg_advisory_lock_shared($1, $2)", PROCESSES, self._number)
        await connection.add_listener(CHANNEL, self._heard)
        connection.add_termination_listener(lambda _: self._wake.set())
        await self._hear_ourselves(connection)
        self._trouble = ""
        self._others.clear()
        for listener in self._listeners:
            listener.back()

    async def _hear_ourselves(self, connection: Any) -> None:
        """A pooler may take what is said and pass nothing on."""
        self._echo.clear()
        await connection.execute("select pg_notify($1, $2)", CHANNEL, self._payload(None))
        try:
            await asyncio.wait_for(self._echo.wait(), PATIENCE)
        except TimeoutError:
            raise ConnectionError(DEAF) from None

    async def _talk(self, connection: Any) -> None:
        clock = asyncio.get_running_loop().time
        looked = clock()
        while not connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            self._wake.clear()
            await self._tell_all(connection)
            if clock() >= looked + HEARTBEAT:
                await self._look_around(connection)
                looked = clock()
        raise ConnectionError("the connection was lost")

    async def _tell_all(self, connection: Any) -> None:
        if not self._untold:
            return
        told, self._untold = self._untold, deque(maxlen=UNTOLD)
        payloads = [payload for news in told if (payload := self._payload(news))]
        try:
            await connection.execute("select pg_notify($1, unnest($2::text[]))", CHANNEL, payloads)
        except FAILURES:
            self._untold.extendleft(reversed(told))
            raise

    def _payload(self, news: News | None) -> str:
        """As it is told; nothing if it is too much, which is nobody's who means well."""
        payload = msgspec.json.encode(Envelope(self.me, news, next(self._told)))
        return payload.decode() if len(payload) < MOST_BYTES else ""

    async def _look_around(self, connection: Any) -> None:
        """Who is not there any more."""
        known = set(self._others)  # whoever is heard of meanwhile may have come meanwhile
        found = await connection.fetch(ALIVE)
        alive = {f"{number:08x}" for (number,) in found}
        for process in known - alive:
            self._forget(process)

    def _forget(self, process: str) -> None:
        self._others.discard(process)
        for listener in self._listeners:
            listener.gone(process)

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        try:
            said = _decoder.decode(payload)
        except msgspec.DecodeError as error:
            log.warning("another process says what we do not understand: %r", error)
            return
        if said.process == self.me:
            self._echo.set()
            return
        self._others.add(said.process)
        if said.news is not None:
            for listener in self._listeners:
                listener.hear(said.process, said.news)
