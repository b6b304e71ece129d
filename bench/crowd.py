"""People who take turns at many tables at once, and how long each waits to see what he did."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter

from msgspec import Struct

from bench.line import Line
from bench.servers import Served

SETTLING = 1.0
"""Seconds of play before each measurement."""
OPENING = 50
"""Lines that are opened at once."""


class Stretch(Struct, frozen=True):
    """What was measured while a crowd played."""

    waits: list[float]
    """Of each action that was answered: seconds from the click to the sight of it."""
    seconds: float
    heard: int
    """Bytes that came from the server."""
    server_busy: float
    """Processor seconds in a second."""
    client_busy: float

    @property
    def pace(self) -> float:
        """Actions in a second."""
        return len(self.waits) / self.seconds


class Crowd:
    """All who are connected to one server."""

    def __init__(self, served: Served, pause: float = 0.0) -> None:
        self.served = served
        self.pause = pause
        """Seconds that people think before they answer, on average."""
        self.playing = False
        self.guests: list[Guest] = []
        self.waits: list[float] = []
        self.unanswered = 0
        self.late = 0
        """How many actions somebody else had made impossible before they came, or came too fast."""
        self.heard = 0
        self._fault: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, text: str) -> None:
        """Something went wrong, so that nothing that is measured would mean anything."""
        if not self._fault.done():
            self._fault.set_exception(RuntimeError(text))

    async def come(self, guests: Sequence[Guest]) -> None:
        """Everybody takes a seat, some at a time."""
        self.guests.extend(guests)
        for first in range(0, len(guests), OPENING):
            await asyncio.gather(*(guest.sit_down() for guest in guests[first : first + OPENING]))
        await self._pass(SETTLING)

    async def play(self, seconds: float) -> Stretch:
        """Everybody plays for a while."""
        self.playing = True
        for guest in self.guests:
            guest.go_on()
        await self._pass(SETTLING)
        self.waits, self.heard = [], 0
        before, client, server = perf_counter(), time.process_time(), self.served.processor_time()
        await self._pass(seconds)
        took = perf_counter() - before
        stretch = Stretch(
            waits=self.waits,
            seconds=took,
            heard=self.heard,
            server_busy=(self.served.processor_time() - server) / took,
            client_busy=(time.process_time() - client) / took,
        )
        self.playing, self.waits = False, []
        while self.unanswered:
            await self._pass(0.01)
        return stretch

    async def _pass(self, seconds: float) -> None:
        """Let time pass, unless something goes wrong."""
        await asyncio.wait((self._fault,), timeout=seconds)
        if self._fault.done():
            self._fault.result()

    def leave(self) -> None:
        """Everybody goes home."""
        self.playing = False
        for guest in self.guests:
            guest.line.close()


class Guest(ABC):
    """One person at one table."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.line = self.new_line()
        self.waiting = False
        """Whether what was done has not been seen yet."""
        self._asked = False
        self._clicked = 0.0

    def new_line(self) -> Line:
        """A line to the server that is not open yet."""
        return Line(self._hear, self.crowd.fail)

    @abstractmethod
    async def sit_down(self) -> None:
        """Take the seat."""

    @abstractmethod
    def take_in(self, data: bytes) -> None:
        """Read a message from the server."""

    @abstractmethod
    def words(self) -> bytes:
        """The message with what one does now."""

    def _hear(self, data: bytes) -> None:
        self.crowd.heard += len(data)
        self.take_in(data)

    def asked(self) -> None:
        """It is this guest's turn."""
        self._asked = True
        self.go_on()

    def not_asked(self) -> None:
        """It is no longer this guest's turn."""
        self._asked = False

    def go_on(self) -> None:
        """Answer, if that is asked: at once, or after some thought."""
        if not self._asked or self.waiting or not self.crowd.playing:
            return
        if self.crowd.pause:
            thought = random.expovariate(1 / self.crowd.pause)
            asyncio.get_running_loop().call_later(thought, self._click)
        else:
            self._click()

    def _click(self) -> None:
        if not (self._asked and self.crowd.playing):
            return
        self._asked, self.waiting = False, True
        self.crowd.unanswered += 1
        words = self.words()
        self._clicked = perf_counter()
        self.line.send(words)

    def seen(self, at: float) -> None:
        """What was done is done, and was seen at this time."""
        self.waiting = False
        self.crowd.unanswered -= 1
        self.crowd.waits.append(at - self._clicked)
        self.go_on()

    def too_late(self, again: bool) -> None:
        """Others have changed what could be done; `again`: it is still this guest's turn."""
        self.waiting = False
        self.crowd.unanswered -= 1
        self.crowd.late += 1
        self._asked = again
        self.go_on()
