"""How long tables are kept at which nothing happens, and how many there may be."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from beachhead.kernel.errors import Problem
from beachhead.server.stores import Idle, Life, Store
from beachhead.server.sweeping import sweep

if TYPE_CHECKING:
    from beachhead.server.kept_table import KeptTable
    from beachhead.server.rooms import Rooms

SOON = timedelta(days=14)
"""Before its end, when a table says so; one that is kept for less says so in the second half."""
TIDY_SECONDS = 30.0
"""Between two looks at the rooms in memory."""
EXPIRE_SECONDS = 3600.0
"""Between two looks at all tables."""
MARGIN = timedelta(seconds=2 * EXPIRE_SECONDS)
"""Before its end, when a table that somebody is at is touched: a process looks twice meanwhile."""
log = logging.getLogger("beachhead.server")


class _End(NamedTuple):
    """When a table is forgotten, after being kept for so long."""

    at: datetime
    term: timedelta

    def within(self, time: timedelta) -> bool:
        """Whether that is so soon, and half of its time is over."""
        return self.at - datetime.now(UTC) < min(time, self.term / 2)


class Keeping(Struct, frozen=True):
    """The settings: for how many days, 0 for ever; and how many tables."""

    unfinished: float = 90
    """One that somebody has played at, since that was last."""
    empty: float = 1
    """One at which nobody has done anything, since it was made, or somebody sat down there."""
    most: int = 100_000
    """Tables on the whole server."""

    def term(self, life: Life) -> timedelta | None:
        """How long such a table is kept; None for ever."""
        days = {"over": 0, "empty": self.empty}.get(life, self.unfinished)
        return timedelta(days=days) if days else None

    def before(self, life: Life) -> str:
        """When a table of this kind was touched last that is not kept any more; "" for none."""
        term = self.term(life)
        return _written(datetime.now(UTC) - term) if term else ""

    def told(self, table: KeptTable) -> str:
        """Until when a table is kept, if that is soon; those who wait for others always know."""
        ends = self._end_of(table)
        if ends is None or not (table.lobby is not None or ends.within(SOON)):
            return ""
        return _written(ends.at)

    def ends_soon(self, table: KeptTable) -> bool:
        """Whether a table might be forgotten before its process looks at it again."""
        ends = self._end_of(table)
        return ends is not None and ends.within(MARGIN)

    def _end_of(self, table: KeptTable) -> _End | None:
        """When a table is forgotten at which nothing happens; None if it never is."""
        term = self.term(table.life)
        if term is None or table.finished:
            return None
        try:
            touched = datetime.fromisoformat(table.touched)
            return _End(touched + term, term) if touched.tzinfo else None
        except (ValueError, OverflowError):  # damaged, which is no reason not to play
            return None


def _written(time: datetime) -> str:
    return time.isoformat(timespec="seconds")


class Housekeeping:
    """Puts rooms away that nobody is in, and forgets tables that nobody comes back to."""

    def __init__(self, rooms: Rooms, store: Store, keeping: Keeping) -> None:
        self._rooms = rooms
        self._store = store
        self._keeping = keeping

    async def run(self) -> None:
        """Until it is cancelled."""
        until_expiry = 0.0
        while True:
            try:
                await self._rooms.tidy()
                if self._rooms.all_idle:
                    sweep()
                if until_expiry <= 0:
                    until_expiry = EXPIRE_SECONDS
                    await self.expire()
            except Exception:  # whatever it is: nobody else would do it
                log.exception("tidying up failed")
            await asyncio.sleep(TIDY_SECONDS)
            until_expiry -= TIDY_SECONDS

    async def expire(self) -> None:
        """Forget what is not kept any more; those that could not be forgotten now are later."""
        try:
            await self._rooms.stay()
            times = (self._keeping.before("empty"), self._keeping.before("going"))
            while idle := await self._store.untouched(*times):
                if not any([await self._forget_if_possible(one) for one in idle]):
                    return
        except Problem as problem:
            log.warning("tables are kept for longer: %s", problem)

    async def _forget_if_possible(self, idle: Idle) -> bool:
        """One that cannot be forgotten now keeps no other."""
        try:
            return await self._forget(idle)
        except Problem as problem:
            log.warning("table %s is kept for longer: %s", idle.table, problem)
            return False

    async def _forget(self, idle: Idle) -> bool:
        """Whether there is one fewer to look at."""
        if self._rooms.in_use(idle.table):
            await self._rooms.touch(idle.table)  # of several processes, only this one knows
            return False
        if idle.damaged:
            log.warning("table %s is kept: it is damaged when it was touched last", idle.table)
            return False
        if idle.life == "":
            return await self._store.settle(idle.table, await self._life(idle.table))
        return await self._rooms.forget(idle.table, idle.touched)

    async def _life(self, table: str) -> Life:
        """How far one has come whose entries do not tell; if nobody can know, it is kept."""
        with suppress(Problem):
            room = await self._rooms.find(table)
            if room.halted is None:
                return room.life
        return "over"
