"""What takes a while, mostly playing entries again, and so happens beside the loop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.notation import Noted
from beachhead.kernel.record import read_again
from beachhead.kernel.table import Header, Table

T = TypeVar("T")

LONG = 400
"""Entries from which on a game is a long one."""
_short, _long = ThreadPoolExecutor(1, "short-games"), ThreadPoolExecutor(1, "long-games")
"""Games wait for each other, short ones for short ones: with many threads the loop would wait for
all of them each time. In a process of its own a game would have to be taken apart and put together
again, which is as much work here."""
TURN = 0.0005
"""Seconds for which such a thread goes on before it is the loop's turn again. The loop lets others
go on after each thing that comes in, and would wait for five milliseconds each time."""


class _Turns:
    """Threads take turns more often as long as something is done beside the loop."""

    def __init__(self) -> None:
        self._running = 0
        self._usual = 0.0

    def __enter__(self) -> None:
        if not self._running:
            self._usual = sys.getswitchinterval()
            sys.setswitchinterval(TURN)
        self._running += 1

    def __exit__(self, *_: object) -> None:
        self._running -= 1
        if not self._running:
            sys.setswitchinterval(self._usual)


_turns = _Turns()


async def off_the_loop(entries: int, work: Callable[[], T]) -> T:
    """Have something done with so many entries; everybody else goes on meanwhile."""
    loop, done = asyncio.get_running_loop(), list[T]()
    # Not as a result: the two futures of it lead to each other, and would keep it in memory.
    pool = _long if entries > LONG else _short
    with _turns:
        await loop.run_in_executor(pool, lambda: done.append(work()))
    return done.pop()


def played(game: AnyGame, header: Header, entries: list[Noted]) -> Table:
    """A table after entries of which it is known that they are good."""
    table = Table(game, header)
    for noted in entries:
        # Its fingerprints were compared, and its dice thrown again, when it was opened.
        table.append(read_again(table, noted, None), "")
    return table
