"""How long a server is deaf at most: somebody knocks again and again, and is refused at once."""

from __future__ import annotations

import asyncio
from time import perf_counter

import msgspec

from beachhead.server import protocol as p
from bench.line import Line
from bench.servers import Served

PERIOD = 0.06
"""Seconds between two knocks: a little longer than a server lets anybody knock."""
_encode = msgspec.json.Encoder().encode


class Pulse:
    """One who watches a table, and asks for what nobody gets."""

    def __init__(self) -> None:
        self._seated = asyncio.Event()
        self._answers: asyncio.Queue[float] = asyncio.Queue()
        self.longest = 0.0
        """Seconds until the answer that took longest."""

    async def feel(self, served: Served, table: str, key: str) -> None:
        """Knock until cancelled."""
        line = Line(self._hear, print)
        await line.open(served.port_for(table), table)
        line.send(_encode(p.Hello(table, (key,), "en")))
        await self._seated.wait()  # to sit down takes time
        try:
            while True:
                knocked = perf_counter()
                line.send(_encode(p.Phrase(1, -1, "")))
                self.longest = max(self.longest, await self._answers.get() - knocked)
                await asyncio.sleep(PERIOD)
        finally:
            line.close()

    def _hear(self, data: bytes) -> None:
        self._seated.set()
        if data.startswith(b'{"type":"refused"'):
            self._answers.put_nowait(perf_counter())
