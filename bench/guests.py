"""Guests of our table, who play at random, and of the bare one, who only take turns."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from time import perf_counter
from typing import TypeAlias

import msgspec
from msgspec import Struct

from beachhead.server import protocol as p
from bench.crowd import Crowd, Guest

# Of what the server tells, only what one needs to play: the rest is skipped, not built.


class DicePrompt(Struct, tag="dice"):
    """See `protocol.DicePrompt`."""

    picks: tuple[str, ...]
    none: str = ""


class MenuEntry(Struct):
    """See `protocol.MenuEntry`."""

    action: str = ""
    next: Prompt | None = None


class MenuPrompt(Struct, tag="menu"):
    """See `protocol.MenuPrompt`."""

    entries: tuple[MenuEntry, ...]


Prompt: TypeAlias = DicePrompt | MenuPrompt


class Ask(Struct):
    """See `protocol.Ask`."""

    seat: int
    number: int
    prompt: Prompt


class Ending(Struct):
    """See `protocol.Ending`."""


class Own(Struct):
    """See `protocol.Own`."""

    over: Ending | None = None
    asks: tuple[Ask, ...] | None = None


class Update(Struct, tag="update"):
    """See `protocol.Update`."""

    own: Own | None = None
    look: bool = False


class Turn(Struct, tag="act"):
    """See `protocol.Act`, which the bare server passes round as it is."""

    seat: int


LATE = {"stale", "not-on-offer", "closed"}
"""Why something is refused that was on offer a moment ago."""
TOO_FAST, MOMENT = "too-fast", 1.0
"""Where a table is quick nobody may be as quick as we are; how long one waits then, in seconds."""
_encode = msgspec.json.Encoder().encode
_told: msgspec.json.Decoder[Update | p.Done | p.Refused] = msgspec.json.Decoder(
    Update | p.Done | p.Refused
)
_turns: msgspec.json.Decoder[Turn] = msgspec.json.Decoder(Turn)


def any_action(prompt: Prompt) -> str:
    """Any action on offer."""
    if isinstance(prompt, MenuPrompt):
        entry = random.choice(prompt.entries)
        return entry.action if entry.next is None else any_action(entry.next)
    if prompt.none and random.randrange(2):
        return prompt.none
    return random.choice(prompt.picks) if prompt.picks else prompt.none


class Player(Guest):
    """One person at our table, who goes on to the next one when a game is over."""

    def __init__(self, crowd: Crowd, tables: Iterator[tuple[str, str]]) -> None:
        super().__init__(crowd)
        self._tables = tables
        """The tables in turn, each with the key of a seat there."""
        self._asks: tuple[Ask, ...] = ()
        """What was asked when something was told last, be it in passing."""
        self._ask: Ask | None = None
        self._over = False
        self._seen = 0.0
        self._id = 0
        self._moving: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        table, key = next(self._tables, ("", ""))
        if not table:
            raise RuntimeError("every game is over: there are not enough tables")
        self._asks, self._ask, self._over = (), None, False
        self.not_asked()
        await self.line.open(self.crowd.served.port_for(table), table)
        self.line.send(_encode(p.Hello(table, (key,), "en")))

    def take_in(self, data: bytes) -> None:
        told = _told.decode(data)
        if isinstance(told, Update):
            self._seen = perf_counter()
            if told.own is not None:
                self._asks = self._asks if told.own.asks is None else told.own.asks
                self._over = told.own.over is not None
            if not told.look:
                self._look()
        elif isinstance(told, p.Done):
            # Its own update came right before it, so that is the one seen last.
            self.seen(self._seen)
            self._move_on()
        elif told.code in LATE:
            # Somebody else was faster; what is asked since then was told before this.
            self.too_late(again=self._ask is not None)
            self._move_on()
        elif told.code == TOO_FAST:
            self.too_late(again=False)
            asyncio.get_running_loop().call_later(MOMENT, self._try_again)
        else:
            self.crowd.fail(f"refused: {told.code}: {told.text}")

    def _try_again(self) -> None:
        if self._ask is not None and not self.waiting:
            self.asked()

    def _look(self) -> None:
        if self._over:
            self._move_on()
            return
        before, self._ask = self._ask, next(iter(self._asks), None)
        if self._ask is None:
            self.not_asked()
        elif before is None or before.number != self._ask.number:
            self.asked()

    def _move_on(self) -> None:
        """To the next table, once the game is over and one's last action is done."""
        moving = self._moving is not None and not self._moving.done()
        if self._over and not self.waiting and not moving:
            self.line.close()
            self.line = self.new_line()
            self._moving = asyncio.create_task(self.sit_down())
            self._moving.add_done_callback(self._check_move)

    def _check_move(self, moved: asyncio.Task[None]) -> None:
        if not moved.cancelled() and (error := moved.exception()) is not None:
            self.crowd.fail(str(error))

    def words(self) -> bytes:
        assert self._ask is not None
        self._id += 1
        ask = self._ask
        return _encode(p.Act(self._id, ask.seat, ask.number, any_action(ask.prompt)))


class Neighbour(Guest):
    """One of those at a bare table: they act in turn, the first one after the last."""

    def __init__(self, crowd: Crowd, table: str, seat: int, seats: int) -> None:
        super().__init__(crowd)
        self._table, self._seat, self._seats = table, seat, seats
        self._number = 0

    async def sit_down(self) -> None:
        await self.line.open(self.crowd.served.port_for(self._table), self._table)
        self.line.send(_encode(p.Hello(self._table, (), "en")))
        if self._seat == 0:
            self.asked()

    def take_in(self, data: bytes) -> None:
        turn = _turns.decode(data).seat
        if turn == self._seat:
            self.seen(perf_counter())
        if (turn + 1) % self._seats == self._seat:
            self.asked()

    def words(self) -> bytes:
        self._number += 1
        return _encode(p.Act(self._number, self._seat, self._number, "reroll Rk Wk"))
