"""How long a server is deaf at most: somebody knocks again and again, and is refused at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
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
        self._line = Line(self._hear, self._lose)
        self._seated = asyncio.Event()
        self._answers: asyncio.Queue[float | ConnectionError] = asyncio.Queue()
        self.longest = 0.0
        """Seconds until the answer that took longest."""

    async def sit_down(self, served: Served, table: str, key: str) -> None:
        """Until the table is quiet: that takes time, and dice may fall then."""
        await self._line.open(served.port_for(table), table)
        self._line.send(_encode(p.Hello(table, (key,), "en")))
        await self._seated.wait()
        await self._knock()
        self.longest = 0.0

    async def feel(self) -> None:
        """Knock until cancelled."""
        try:
            while True:
                await self._knock()
                await asyncio.sleep(PERIOD)
        finally:
            self._line.close()

    async def _knock(self) -> None:
        knocked = answered = perf_counter()
        self._line.send(_encode(p.Phrase(1, -1, "")))
        try:
            found = await self._answers.get()
            if isinstance(found, ConnectionError):
                raise found
            answered = found
        except asyncio.CancelledError:
            answered = perf_counter()  # whoever gives up has waited until now
            raise
        finally:
            self.longest = max(self.longest, answered - knocked)

    def _hear(self, data: bytes) -> None:
        self._seated.set()
        if data.startswith(b'{"type":"refused"'):
            self._answers.put_nowait(perf_counter())

    def _lose(self, why: str) -> None:
        self._seated.set()
        self._answers.put_nowait(ConnectionError(why))


class Pulses:
    """Those of all who knock."""

    def __init__(self, pulses: Sequence[Pulse]) -> None:
        self._pulses = pulses

    @property
    def longest(self) -> float:
        """Seconds until the answer that took longest."""
        return max(pulse.longest for pulse in self._pulses)


@asynccontextmanager
async def felt(served: Served, table: str, key: str, many: int = 1) -> AsyncIterator[Pulses]:
    """Somebody knocks until the end of the block, and must be answered.

    `many`: how many of them, so that each of several processes is knocked at by some.
    """
    pulses = [Pulse() for _ in range(many)]
    for pulse in pulses:
        await pulse.sit_down(served, table, key)
    knocking = [asyncio.create_task(pulse.feel()) for pulse in pulses]
    try:
        yield Pulses(pulses)
    finally:
        for task in knocking:
            task.cancel()
    for task in knocking:
        with suppress(asyncio.CancelledError):
            await task
