"""Somebody plays at a server that others flood in every way: `beachhead serve`, as it is shipped.

Whoever floods it is cut off or held back, whoever says nothing is let go, and nobody else: what an
honest guest does is done, as fast as ever, and the server holds no more than before. How long
something quick took at the worst is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bench.pulse import felt
from bench.servers import Served, our_server
from msgspec import Struct

from tests.server.abuse import Found, rage_apart
from tests.server.house import House
from tests.server.theirs import Theirs, set_up, warm_up

MOST_MEMORY = 150.0
"""MB that floods may cost, all of them together, and thousands of lines."""
LONGEST = 1.0
"""Seconds after which something quick must be done, however slow the machine is."""
PAUSE = 0.2
"""Seconds before the next thing that an honest guest does."""


class Siege(Struct, frozen=True):
    """What came of it."""

    found: list[Found]
    done: int
    """Things that the honest guest did."""
    longest: float
    """Seconds that something quick took at the worst."""
    memory: float
    """MB that the server has held since, at the worst, beyond what it had held before."""
    complaints: str
    """What the server wrote."""

    def tell(self) -> Iterator[str]:
        yield from (found.tell() for found in self.found)
        yield f"meanwhile {self.done} things done; {1000 * self.longest:.0f} ms for something quick"
        yield f"and {self.memory:.0f} MB more at the worst"

    def check(self) -> None:
        for found in self.found:
            found.check()
        assert not self.complaints, self.complaints[-2000:]
        assert self.longest < LONGEST and self.memory < MOST_MEMORY


class Honest:
    """Somebody who plays alone with a bot, one game after the other."""

    def __init__(self, here: House) -> None:
        self._here = here
        self.done = 0

    async def play(self) -> None:
        """For ever; whatever is refused, or who is cut off, is a fault."""
        while True:
            table = await self._here.table("normandy", "me", "sergeant")
            async with self._here.guest(table.table, table.keys[0]) as guest:
                while await guest.play_on(most=1):
                    self.done += 1
                    await asyncio.sleep(PAUSE)


async def _siege(served: Served, seconds: float, theirs: Theirs, complaints: Path) -> Siege:
    port = served.port_for("")
    here = House(port)
    async with here.http:
        honest, watched = Honest(here), await here.table("express", "me")
        await warm_up(port, theirs)
        playing = asyncio.create_task(honest.play())
        before = served.peak_memory()
        async with felt(served, watched.table, watched.watch) as pulse:
            found = await rage_apart("127.0.0.1", port, seconds, theirs)
        memory = served.peak_memory() - before
        done = honest.done
        while honest.done == done:  # and it goes on
            await asyncio.wait((playing,), timeout=PAUSE)
            if playing.done():
                playing.result()
        playing.cancel()
    return Siege(found, honest.done, pulse.longest, memory, complaints.read_text())


def soak_siege(folder: Path, seconds: float) -> Siege:
    """For so long."""
    complaints, theirs = folder / "complaints", asyncio.run(set_up(folder / "data"))
    with complaints.open("wb") as written, our_server(folder / "data", complaints=written) as here:
        return asyncio.run(_siege(here, seconds, theirs, complaints))
