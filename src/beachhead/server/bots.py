"""The bots at a table play when it is their turn."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from beachhead.bots import preferred_bot, random_bot
from beachhead.kernel.contract import Action, Choice, Decision, first_chance
from beachhead.kernel.errors import Problem
from beachhead.kernel.fair import bot_stream
from beachhead.playing.bots import next_decision
from beachhead.server.part_of_room import PartOfRoom
from beachhead.server.stores import Overtaken
from beachhead.server.thinking import Thinker

if TYPE_CHECKING:
    from beachhead.server.room import Room

AGAIN = 1.0
"""Seconds until a bot that could not play tries again."""
TRIES = 2
"""How often a bot is asked before another one plays for it."""
log = logging.getLogger("beachhead.server")


class Bots(PartOfRoom):
    """Those of one room."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        super().__init__(room)
        self._thinker = thinker
        self._playing: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[Action] | None = None
        self._replaced: set[int] = set()
        """Seats whose bot could not decide: until everybody has left, another plays for it."""

    @property
    def busy(self) -> bool:
        """Whether one of them is about to play."""
        return self._playing is not None and not self._playing.done()

    def wake(self) -> None:
        """Something has happened: it may be their turn."""
        table = self._room.table
        some = len(table.people) < len(table.header.seats) or self._room.must_roll
        if some and not self.busy:
            self._playing = asyncio.create_task(self._play())

    def rest(self) -> None:
        """Nobody is here any more: what they think about, nobody wants to know."""
        self._replaced.clear()
        if self._thought is not None:
            self._thought.cancel()

    async def _play(self) -> None:
        """As long as somebody is here; whatever goes wrong, they try again, or it is told."""
        room = self._room  # which stays as long as they play
        failures = 0
        while room.members and room.neighbours.first:
            try:
                if not await self._play_once():
                    return
                failures = 0
            except Overtaken:
                continue  # somebody has acted meanwhile, by way of another process
            except Exception as error:
                failures += 1
                log.warning("a bot tries again: %r", error)
                disk = isinstance(error, Problem) and error.code == "not-kept"
                if failures == TRIES:
                    self._room.tell("bots-wait" if disk else "bots-stuck")
                if failures >= TRIES and not disk:  # the same would happen again
                    log.error("bots stopped", exc_info=error)
                    return
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
        self._thought = asyncio.create_task(self._choose(decision))
        await asyncio.wait({self._thought})
        if self._thought.cancelled():
            return True  # everybody has left, but somebody may be back
        action = self._thought.result()
        async with room.still():
            if self._decision() == decision:  # else somebody has acted meanwhile: look again
                room.append(Choice(decision.seat, action))
                await room.settle()
        return True

    async def _choose(self, decision: Decision) -> Action:
        """What a bot does; if it cannot, another decides, and everybody is told."""
        room, seat = self._room, decision.seat
        if seat not in self._replaced:
            for left in reversed(range(TRIES)):
                try:
                    return await self._thinker.choose(room.table, room.seed, decision)
                except Exception as error:  # whatever is wrong with a bot, the game goes on
                    log.warning("a bot could not decide: %r", error)
                if left:
                    await asyncio.sleep(AGAIN)
            self._replaced.add(seat)
            room.tell("bot-replaced", seat)
        try:
            usual = preferred_bot(room.game.id)
            return await self._thinker.choose(room.table, room.seed, decision, usual)
        except Exception as error:
            log.warning("nor could another: %r", error)
        below = bot_stream(room.seed, seat, room.version)
        return random_bot(room.game, None, decision, below)

    def _decision(self) -> Decision | None:
        room = self._room
        if not room.pending or first_chance(room.pending) is not None:
            return None
        return next_decision(room.table)
