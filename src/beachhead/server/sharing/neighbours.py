"""The same table in other processes: who is at it there, and what they say."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import write_entry
from beachhead.server.part_of_room import PartOfRoom
from beachhead.server.sharing.exchange import Exchange
from beachhead.server.sharing.news import (
    Around,
    AtATable,
    CalledAgain,
    Kept,
    Present,
    Proposed,
    Said,
    Wanted,
)
from beachhead.server.stores import Overtaken

if TYPE_CHECKING:
    from beachhead.server.room import Room

TRIES = 10
"""How often somebody may be overtaken: each time, somebody else has got on."""
AGAIN = 1.0
"""Seconds until a table that could not be looked at is looked at again."""
PASSING = {"not-kept", "stale"}
"""Why a table could not be looked at that can be soon."""
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("beachhead.server")


async def judged_again(deed: Callable[P, Awaitable[T]], *args: P.args, **named: P.kwargs) -> T:
    """Do something at a table that others may be faster at.

    Who was overtaken has been shown what happened. If what they wished for still fits, it is as if
    they had wished for it a moment later; if not, it is refused as any late wish is.
    """
    for _ in range(TRIES):
        with suppress(Overtaken):
            return await deed(*args, **named)
    raise Illegal("stale")


class Neighbours(PartOfRoom):
    """Those of one room: what they tell is taken in one after the other, when the room is still."""

    def __init__(self, room: Room, exchange: Exchange) -> None:
        super().__init__(room)
        self._exchange = exchange
        self._around: dict[str, Around] = {}
        self._unheard: deque[Callable[[], Awaitable[None]]] = deque()
        self._hearing: asyncio.Task[None] | None = None

    @property
    def screens(self) -> list[Present]:
        """The screens at this table elsewhere."""
        return [screen for around in self._around.values() for screen in around.screens]

    @property
    def holding(self) -> set[int]:
        """The seats elsewhere that ask for a moment."""
        return {seat for around in self._around.values() for seat in around.holding}

    @property
    def first(self) -> bool:
        """Whether it is for us to play the bots: one process is enough for that.

        If two think so for a moment, their bots decide the same, and it is kept once.
        """
        others = (process for process, around in self._around.items() if around.screens)
        return all(self._exchange.me < other for other in others)

    # What is told

    def tell_kept(self) -> None:
        """There is more of this table in the store."""
        room = self._room
        self._exchange.tell(Kept(room.id, room.version, room.kept.revision))

    def tell_around(self, ask: bool = False) -> None:
        """Who is here; and ask who is elsewhere."""
        room = self._room
        screens = tuple(Present(member.seats, member.skips) for member in room.members)
        holding = tuple(sorted(room.waiting.holding_here))
        self._exchange.tell(Around(room.id, screens, holding, ask))

    def tell_wanted(self, no: int | None = None) -> None:
        """What is proposed, if anything is, or that somebody is against it."""
        room = self._room
        if room.proposal is not None:
            number, wanted, agreed = room.proposal
            news = Wanted(room.id, room.version, number, write_entry(wanted), agreed, no)
            self._exchange.tell(news)

    def tell_said(self, seat: int, phrase: str) -> None:
        """What a seat has said."""
        self._exchange.tell(Said(self._room.id, seat, phrase))

    def tell_called(self, seat: int, to: str, keys: tuple[str, ...]) -> None:
        """That a seat plays again."""
        self._exchange.tell(CalledAgain(self._room.id, seat, to, keys))

    # What is heard

    def hear(self, process: str, news: AtATable) -> None:
        """Something from another process."""
        self._soon(lambda: self._take_in(process, news))

    def gone(self, process: str) -> None:
        """A process has ended, maybe before it told of what it had kept."""
        if process in self._around:
            self._soon(lambda: self._end_of(process))

    def back(self) -> None:
        """We may have missed anything."""
        self._soon(self._look_again)

    def _soon(self, taking: Callable[[], Awaitable[None]]) -> None:
        self._unheard.append(taking)
        if self._hearing is None or self._hearing.done():
            self._hearing = asyncio.create_task(self._take_all())

    async def _take_all(self) -> None:
        room = self._room  # which stays until all is heard
        while self._unheard:
            try:
                async with room.still():
                    await judged_again(self._unheard[0])
                self._unheard.popleft()
            except Problem as problem:
                if problem.code in PASSING:
                    log.warning("a table is looked at again: %r", problem)
                    await asyncio.sleep(AGAIN)
                else:  # as a table that is gone, or damaged: it will be as long as one looks
                    log.warning("something from elsewhere is left out: %r", problem)
                    self._unheard.popleft()
        room.wake()

    async def _end_of(self, process: str) -> None:
        await self._room.catch_up()
        await self._know(process, None)

    async def _look_again(self) -> None:
        room = self._room
        await room.catch_up()
        with room.waiting.watched():
            self._around.clear()
        self.tell_kept()  # which others may not have been told either
        self.tell_around(ask=True)
        room.show_all()

    async def _take_in(self, process: str, news: AtATable) -> None:
        room = self._room
        match news:
            case Kept():
                if news.entries > room.version or news.revision > room.kept.revision:
                    await room.catch_up()
            case Around():
                await self._know(process, news)
                if news.ask and room.members:
                    self.tell_around()
                    self.tell_wanted()
            case Wanted():
                await self._agree(news)
            case Said():
                room.say(news.seat, news.phrase)
            case CalledAgain():
                room.call(news.seat, news.to, news.keys)

    async def _know(self, process: str, around: Around | None) -> None:
        """Who is at this table there, from now on."""
        room = self._room
        with room.waiting.watched():
            if around is None or not around.screens:
                self._around.pop(process, None)
            else:
                self._around[process] = around
        await room.waiting.begin_if_all_are_here()
        room.show_all()

    async def _agree(self, news: Wanted) -> None:
        """What is proposed elsewhere is proposed here; of two at once, that of the lower seat."""
        room = self._room
        if news.entries > room.version:
            await room.catch_up()
        if news.entries != room.version:
            return
        mine, theirs = room.proposal, news.proposed
        if news.no is not None:
            if mine is not None and mine.number == theirs.number:
                room.decline(news.no)
        elif mine is None or mine.wanted.seat > theirs.wanted.seat:
            await room.propose(theirs)
        elif mine.wanted == theirs.wanted:
            number, agreed = min(mine.number, theirs.number), mine.agreed | theirs.agreed
            await room.propose(Proposed(number, mine.wanted, agreed))
