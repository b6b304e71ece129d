"""Whole games gone through again, which takes long if they are: in a process of its own.

Not in a thread, which would take turns with everybody who plays. Such a process has the record, and
plays it again: that is more work, but nobody waits for it except who asked.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from beachhead.bots import Enough
from beachhead.games import load_game
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.record import (
    LoadGame,
    Verdict,
    read_record,
    verify,
    write_record,
)
from beachhead.kernel.table import Header, SeatPlan, Table
from beachhead.playing.daily import Merit, Settings, judge
from beachhead.playing.plans import Plan, new_table, voice
from beachhead.server import limits
from beachhead.server.kept_table import KeptTable
from beachhead.server.lanes import Lane
from beachhead.server.limits import Lines, network, site
from beachhead.server.log import log_lines
from beachhead.server.numbers import numbers
from beachhead.server.replaying import played
from beachhead.server.thinking import Load, loaded

T = TypeVar("T")


class Played(Struct, frozen=True):
    """What has been played at a table, and by whom."""

    header: Header
    entries: tuple[Noted, ...]
    unread: tuple[Noted, ...]
    """Entries that cannot have happened so by the rules and cards here."""
    seats: tuple[SeatPlan, ...]
    """What everybody is called now."""

    @classmethod
    def at(cls, table: KeptTable) -> Played:
        """As it is now."""
        return cls(table.table.header, tuple(table.table.noted), table.unread, table.seats)

    def again(self, game: AnyGame) -> Table:
        """The table, played again."""
        return played(game, self.header, list(self.entries))


class Replays:
    """Has all this done, one after the other; `address`: who asks, of whom few may wait at once."""

    def __init__(self, pack: Path | None = None, load: Load = load_game) -> None:
        self._lane = Lane(1, modest=2)
        self._where = (load, pack)
        self._asked = Lines(limits.REPLAYS_WAITING_EACH)

    async def course(
        self, address: str, played: Played, language: str, viewer: int | None
    ) -> bytes:
        """All that happened, step by step, as JSON."""
        return await self._run(address, _course, played, language, viewer)

    async def numbers(self, address: str, played: Played, language: str) -> bytes:
        """What everybody rolled and did, as JSON."""
        return await self._run(address, _numbers, played, language)

    async def verdict(self, address: str, played: Played, seed: bytes) -> Verdict:
        """Were the dice the ones promised?"""
        return await self._run(address, _verdict, played, seed)

    async def go_on(
        self, address: str, played: Played, at: int
    ) -> tuple[Header, bytes, tuple[Noted, ...]]:
        """A new table that goes on from a moment: how it begins, its seed, and what was played."""
        return await self._run(address, _go_on, played, at)

    async def judge(
        self, address: str, record: bytes, settings: Settings, day: date, seed: bytes
    ) -> Merit:
        """What a record of a daily battle comes to."""
        return await self._run(address, _judge, record, dict(settings), day, seed)

    async def _run(self, address: str, work: Callable[..., T], *args: Any) -> T:
        if self._lane.waiting >= limits.REPLAYS_WAITING:
            raise Problem("not-now")
        who = site(network(address)) or address
        if not self._asked.enter(who):
            raise Problem("too-fast")
        try:
            return await self._lane.run(
                work, self._where, *args, seconds=lambda: limits.REPLAY_SECONDS
            )
        except BrokenProcessPool:
            raise Problem("not-now") from None
        finally:
            self._asked.leave(who)

    async def close(self) -> None:
        """No more of it."""
        await self._lane.close()


# In the process

_Where = tuple[Load, Path | None]


def _load(where: _Where) -> LoadGame:
    load, pack = where
    return lambda id: loaded(load, id, pack)


def _course(
    enough: Enough, where: _Where, played: Played, language: str, viewer: int | None
) -> bytes:
    game = _load(where)(played.header.game)
    texts = voice(language, game, played.seats)
    return msgspec.json.encode(log_lines(texts, played.again(game).line, 0, viewer))


def _numbers(enough: Enough, where: _Where, played: Played, language: str) -> bytes:
    game = _load(where)(played.header.game)
    return msgspec.json.encode(numbers(played.again(game), voice(language, game, played.seats)))


def _verdict(enough: Enough, where: _Where, played: Played, seed: bytes) -> Verdict:
    record = write_record(played.header, (*played.entries, *played.unread)).encode()
    return verify(read_record(record, _load(where)), seed)


def _go_on(
    enough: Enough, where: _Where, played: Played, at: int
) -> tuple[Header, bytes, tuple[Noted, ...]]:
    old, header = played.again(_load(where)(played.header.game)), played.header
    # Tables of an earlier version may have bots that were told how long to think.
    seats = tuple(replace(s, bot=s.bot and s.bot.partition(":")[0]) for s in header.seats)
    table, seed = new_table(Plan(old.game, seats, header.options, header.dice == "typed"))
    events = [step.event for step in old.line[:at]]
    table.header = replace(table.header, given=len(events))
    for event in events:
        table.append(event)
    return table.header, seed, tuple(table.noted)


def _judge(
    enough: Enough, where: _Where, record: bytes, settings: Settings, day: date, seed: bytes
) -> Merit:
    return judge(record, _load(where), settings, day, seed)
