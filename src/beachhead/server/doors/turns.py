"""Who comes in at once: some at a time, so that those who are at a table are heard in between."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """So many in each turn of the loop; whoever comes after them waits, one behind the other."""

    def __init__(self, at_once: int) -> None:
        self._at_once = self._left = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._ends = False
        """Whether this turn will come to an end: otherwise nobody has come in it."""

    async def take(self) -> None:
        """Wait for one's turn: mostly it is now."""
        loop = asyncio.get_running_loop()
        if not self._ends:
            self._ends = True
            loop.call_soon(self._next)
        if self._left and not self._waiting:
            self._left -= 1
        else:
            waiting = loop.create_future()
            self._waiting.append(waiting)
            await waiting

    def _next(self) -> None:
        self._left, self._ends = self._at_once, bool(self._waiting)
        while self._left and self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():  # or else they are gone meanwhile
                waiting.set_result(None)
                self._left -= 1
        if self._ends:
            asyncio.get_running_loop().call_soon(self._next)
