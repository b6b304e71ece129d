"""Tables that anybody may sit down at, as far as this server has such."""

from __future__ import annotations

from contextlib import suppress

from beachhead.cards.evenings import evening_of
from beachhead.kernel.errors import Problem
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.limits import network
from beachhead.server.member import Member
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms
from beachhead.server.sharing.exchange import Exchange
from beachhead.server.sharing.neighbours import judged_again
from beachhead.server.sharing.news import News, Opened, in_parts
from beachhead.server.stores import Store
from beachhead.server.waiting import oldest_open


class OpenTables:
    """Which tables wait for anybody; from which network each was opened is forgotten at the end."""

    def __init__(self, rooms: Rooms, store: Store, allowed: bool, exchange: Exchange) -> None:
        self._rooms = rooms
        self._store = store
        self.allowed = allowed
        self._exchange = exchange
        self._known: dict[str, str] = {}
        """Where each was opened from, as far as we were told."""
        self._looked = False
        """Whether we have looked into the store for those that there are."""
        exchange.listen(self)

    def hear(self, process: str, news: News) -> None:
        """Some were opened by way of another process, or known there."""
        if isinstance(news, Opened):
            self._known |= news.tables
            if news.ask:
                self._tell_all()

    def _tell_all(self) -> None:
        for tables in in_parts({id: who for id, who in self._known.items() if who}):
            self._exchange.tell(Opened(tables))

    def gone(self, process: str) -> None:
        """What it has opened stays so."""

    def back(self) -> None:
        """We may not have been told of some, nor may others of ours."""
        self._looked = False
        self._exchange.tell(Opened({}, ask=True))
        self._tell_all()

    async def listed(self) -> list[Room]:
        """Those that somebody can sit down at now, the oldest first."""
        self._check_allowed()
        if not self._looked:
            self._looked = True
            for id in await self._store.opened(oldest_open()):
                self._known.setdefault(id, "")
        found = []
        for id in list(self._known):
            with suppress(Problem):
                room = await self._rooms.find(id, sure=False)
                if room.lobby is None or room.lobby.opened < oldest_open():
                    self._known.pop(id, None)
                elif room.waiting.listed:
                    found.append(room)
        return found

    async def check(self, address: str) -> None:
        """Whether one more may be opened from an address."""
        listed = await self.listed()
        known, who = self._known, network(address)
        if len(listed) >= limits.OPEN_TABLES:
            raise Problem("too-many-open", most=limits.OPEN_TABLES)
        if sum(known.get(room.id) == who for room in listed) >= limits.OPEN_EACH:
            raise Problem("too-many-open-each", most=limits.OPEN_EACH)

    def add(self, table: str, address: str) -> None:
        """One that has just been opened."""
        self._known[table] = network(address)
        self._exchange.tell(Opened({table: network(address)}))

    async def open_up(self, room: Room, member: Member, wish: p.OpenUp, address: str) -> None:
        """Whoever set a table up opens it to anybody, or closes it."""
        if wish.open:
            await self.check(address)
        await room.waiting.open_up(member, wish)
        if wish.open:
            self.add(room.id, address)

    async def sit_down(self, table: str, name: str) -> p.SeatTaken:
        """Somebody takes a seat."""
        self._check_allowed()
        room = await self._rooms.find(table)
        return p.SeatTaken(table, await judged_again(room.waiting.sit_down, name))

    def _check_allowed(self) -> None:
        if not self.allowed:
            raise Problem("open-tables-off")


def shown(room: Room, language: str) -> p.OpenTable:
    """What anybody may know of an open table."""
    texts, lobby, options = room.voice(language), room.lobby, room.table.options
    assert lobby is not None
    offered = room.waiting.offered
    evening = evening_of(room.game, options)
    names = {one.id: getattr(one.name, language) for one in room.game.content.evenings}
    roles = room.game.roles(options, len(room.people))
    return p.OpenTable(
        table=room.id,
        game=room.game.id,
        name=texts.game_at(options),
        evening=names.get(evening, ""),
        host=texts.seat(lobby.host[0]),
        lang=lobby.lang,
        since=lobby.opened,
        seats=len(room.people),
        free=len(offered),
        role=texts.message(roles[offered[0]]) if offered and offered[0] in roles else "",
    )
