"""The bots at a table play when it is their turn."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from beachhead.kernel.contract import Choice, Decision, first_chance
from beachhead.kernel.errors import Problem
from beachhead.playing.bots import BotSeats
from beachhead.server.thinking import Thinker

if TYPE_CHECKING:
    from beachhead.server.room import Room

AGAIN = 1.0
"""Seconds until a bot that could not play tries again."""
log = logging.getLogger("beachhead.server")


class Bots:
    """Those of one room."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        self._room = room
        self._thinker = thinker
        self._playing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether one of them is about to play."""
        return self._playing is not None and not self._playing.done()

    def wake(self) -> None:
        """Something has happened: it may be their turn."""
        if not self.busy:
            self._playing = asyncio.create_task(self._play())
            self._playing.add_done_callback(_log_failure)

    async def _play(self) -> None:
        """As long as somebody is here; whatever goes wrong, they try again."""
        while self._room.members:
            try:
                if not await self._play_once():
                    return
            except (Problem, BrokenProcessPool) as problem:
                log.warning("a bot tries again: %r", problem)
                await asyncio.sleep(AGAIN)

    async def _play_once(self) -> bool:
        """One decision of a bot; False if there is none."""
        room = self._room
        async with room.still():
            if room.must_roll:
                await room.settle()
            decision = self._decision()
        if decision is None:
            return False
        action = await self._thinker.choose(room.table, room.seed, decision)
        async with room.still():
            if self._decision() == decision:  # else somebody has acted meanwhile: look again
                room.append(Choice(decision.seat, action))
                await room.settle()
        return True

    def _decision(self) -> Decision | None:
        room = self._room
        if not room.pending or first_chance(room.pending) is not None:
            return None
        return BotSeats(room.table, room.seed).next_decision()


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("bots stopped", exc_info=error)
