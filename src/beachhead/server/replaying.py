"""What takes a while, mostly playing entries again, and so happens beside the loop."""

from __future__ import annotations

import asyncio
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
"""Games wait for each other, short ones for short ones. A thread takes turns with the loop every
few milliseconds (`sys.getswitchinterval`); with many the loop would wait for all of them each time.
In a process of its own a game would have to be taken apart and put together again, which is as much
work here."""


async def off_the_loop(entries: int, work: Callable[[], T]) -> T:
    """Have something done with so many entries; everybody else goes on meanwhile."""
    loop, done = asyncio.get_running_loop(), list[T]()
    # Not as a result: the two futures of it lead to each other, and would keep it in memory.
    pool = _long if entries > LONG else _short
    await loop.run_in_executor(pool, lambda: done.append(work()))
    return done.pop()


def played(game: AnyGame, header: Header, entries: list[Noted]) -> Table:
    """A table after entries of which it is known that they are good."""
    table = Table(game, header)
    for noted in entries:
        # Its fingerprints were compared, and its dice thrown again, when it was opened.
        table.append(read_again(table, noted, None), "")
    return table
