"""The waiting room of a table: until everybody is there, nobody is asked to play."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.bots import preferred_bot
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.table import SeatPlan
from beachhead.playing.plans import now
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.part_of_room import PartOfRoom
from beachhead.server.people import check_name
from beachhead.server.stores import Lobby, Person

if TYPE_CHECKING:
    from beachhead.server.member import Member
    from beachhead.server.room import Room

KEY_BYTES = 18
"""144 bits."""


def new_key() -> str:
    """What opens a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def fingerprint(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode()).hexdigest()


class WaitingRoom(PartOfRoom):
    """Who of a table is here, who is not, and who may still come."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.holding_here: set[int] = set()
        """Seats that are here, and ask the others for a moment."""
        self._left: dict[int, float] = {}
        self._since = time.monotonic()

    @property
    def holding(self) -> set[int]:
        """Seats that are there, and ask the others for a moment."""
        return self.holding_here | self._room.neighbours.holding

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats of people who are not here."""
        here = {seat for screen in self._room.screens for seat in screen.seats}
        return tuple(seat for seat in self._room.table.people if seat not in here)

    def _away(self, seat: int) -> float:
        """Seconds since somebody was here."""
        if seat not in self.missing:
            return 0.0
        return time.monotonic() - self._left.get(seat, self._since)

    @property
    def is_open(self) -> bool:
        """Whether it may be listed: for how long its host has been away is in memory alone."""
        lobby = self._room.lobby
        return lobby is not None and lobby.opened >= oldest_open()

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats that anybody may have: nobody came, or a stranger came and went."""
        lobby = self._room.lobby
        if lobby is None or not lobby.opened:
            return ()
        gone = [seat for seat in lobby.strangers if self._away(seat) > limits.SEAT_KEPT]
        return tuple(sorted((*lobby.free, *gone)))

    @property
    def listed(self) -> bool:
        """Whether somebody who looks for a table should find this one."""
        lobby = self._room.lobby
        if lobby is None or not self.offered or lobby.opened < oldest_open():
            return False
        return min(map(self._away, lobby.host)) < limits.HOST_AWAY

    # What happens there; whoever calls holds the lock of the room

    async def came(self, member: Member) -> None:
        """Somebody is here now: they may have been the last."""
        lobby, kept = self._room.lobby, self._room.kept
        if lobby is not None and member.seats.intersection(lobby.free):
            free = tuple(seat for seat in lobby.free if seat not in member.seats)
            await self._room.change(replace(kept, lobby=replace(lobby, free=free)))
        await self.begin_if_all_are_here()

    def left(self, member: Member) -> None:
        """Somebody has gone."""
        for seat in member.seats:
            self._left[seat] = time.monotonic()
        self.holding_here -= set(self.missing)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Whoever is missing after the block, and was not before, has just gone."""
        before = self.missing
        yield
        gone = set(self.missing).difference(before)
        self._left.update(dict.fromkeys(gone, time.monotonic()))

    def changed(self, before: Lobby | None) -> None:
        """Another process has let somebody in: who has a seat since then is on their way."""
        now_there = self._room.lobby.strangers if self._room.lobby else ()
        new = set(now_there).difference(before.strangers if before else ())
        self._left.update(dict.fromkeys(new, time.monotonic()))

    async def begin_if_all_are_here(self) -> None:
        """Nobody has to wait any longer."""
        if self._room.lobby is not None and not self.missing and not self.holding:
            await self._room.change(replace(self._room.kept, lobby=None))

    # What people do

    async def hold(self, member: Member, wish: p.Hold) -> None:
        """Somebody is not ready yet, or is now: all who share their screen with them."""
        room = self._room
        async with room.still():
            room.check_seat(member, wish.seat)
            self._check_waiting()
            if wish.hold:
                self.holding_here |= member.seats
            else:
                self.holding_here -= member.seats
            room.neighbours.tell_around()
            await self.begin_if_all_are_here()
            room.show_all()
        room.wake()

    async def begin(self, member: Member, wish: p.Begin) -> None:
        """Whoever set the table up waits no longer: who is missing comes later, or a bot plays."""
        room = self._room
        async with room.still():
            self._check_host(member, wish.seat)
            kept = replace(room.kept, lobby=None)
            if wish.bots:
                bot, missing = preferred_bot(room.game.id), self.missing
                seats = tuple(
                    SeatPlan("", bot) if seat in missing else plan
                    for seat, plan in enumerate(kept.header.seats)
                )
                people = tuple(
                    replace(person, name="") if seat in missing else person
                    for seat, person in enumerate(kept.people)
                )
                kept = replace(kept, header=replace(kept.header, seats=seats), people=people)
            await room.change(kept)
            room.show_all()
        room.wake()

    async def open_up(self, member: Member, wish: p.OpenUp) -> None:
        """Anybody may sit down from now on, or only those who have a link."""
        room = self._room
        async with room.still():
            lobby = self._check_host(member, wish.seat)
            opened = (lobby.opened or now()) if wish.open else ""
            lobby = replace(lobby, opened=opened, lang=member.language)
            await room.change(replace(room.kept, lobby=lobby))
            room.show_all()

    async def sit_down(self, name: str) -> str:
        """Somebody takes a seat of an open table: its key, which nobody else has."""
        room = self._room
        async with room.still():
            lobby, offered = room.lobby, self.offered
            if lobby is None or not offered or not self.listed:
                raise Problem("no-seat-left")
            seat, key = offered[0], new_key()
            people = room.called(seat, Person(check_name(name), room.people[seat].colour))
            keys = list(room.kept.keys)
            keys[seat] = fingerprint(key)
            free = tuple(other for other in lobby.free if other != seat)
            strangers = tuple(sorted({*lobby.strangers, seat}))
            lobby = replace(lobby, free=free, strangers=strangers)
            await room.change(replace(room.kept, people=people, keys=tuple(keys), lobby=lobby))
            self._left[seat] = time.monotonic()
            room.show_all()
        return key

    def _check_waiting(self) -> Lobby:
        if self._room.lobby is None:
            raise Illegal("begun")
        return self._room.lobby

    def _check_host(self, member: Member, seat: int) -> Lobby:
        self._room.check_seat(member, seat)
        lobby = self._check_waiting()
        if seat not in lobby.host:
            raise Illegal("not-the-host")
        return lobby


def oldest_open() -> str:
    """A table that was opened before this is not listed any more."""
    then = datetime.now(UTC).timestamp() - limits.OPEN_FOR
    return datetime.fromtimestamp(then, UTC).isoformat(timespec="seconds")
