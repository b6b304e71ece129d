"""Tables that anybody may sit down at, as far as this server has such."""

from __future__ import annotations

import asyncio

from beachhead.cards.evenings import evening_of
from beachhead.kernel.errors import Problem
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.limits import network, site
from beachhead.server.member import Member
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms, left_out
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
        self._looking = asyncio.Lock()
        self._turn = asyncio.Lock()
        """So that those who open tables at the same moment do not open too many."""
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
        return [room for room in await self._all_open() if room.waiting.listed]

    async def _all_open(self) -> list[Room]:
        """Those that are not listed as well, because their host is away: they stay in memory."""
        self._check_allowed()
        async with self._looking:
            await self._look()
        found = []
        for id in list(self._known):
            with left_out(id):
                room = await self._rooms.find(id, sure=False)
                if room.waiting.is_open:
                    found.append(room)
                else:
                    self._known.pop(id, None)
        return found

    async def _look(self) -> None:
        """Into the store, if we have not yet; who is told meanwhile to look again does."""
        if self._looked:
            return
        self._looked = True
        try:
            for id in await self._store.opened(oldest_open()):
                self._known.setdefault(id, "")
        except BaseException:
            self._looked = False
            raise

    async def create(self, wish: p.TableWish, language: str, address: str) -> p.NewTable:
        """Set up a table that is open from the beginning."""
        async with self._turn:
            await self._check(address)
            made = await self._rooms.create(wish, language)
            self._add(made.table, address)
        return made

    async def open_up(self, room: Room, member: Member, wish: p.OpenUp, address: str) -> None:
        """Whoever set a table up opens it to anybody, or closes it."""
        if not wish.open:
            await room.waiting.open_up(member, wish)
            return
        async with self._turn:
            await self._check(address)
            await room.waiting.open_up(member, wish)
            self._add(room.id, address)

    async def _check(self, address: str) -> None:
        """Whether one more may be opened from an address."""
        opened = await self._all_open()
        self._check_number([room for room in opened if room.waiting.listed], address, 1)
        self._check_number(opened, address, limits.OPEN_AWAY)

    def _check_number(self, opened: list[Room], address: str, times: int) -> None:
        """Whether there may be one more than these, or `times` as many as are listed."""
        opened_by, who = [self._known.get(room.id, "") for room in opened], network(address)
        most, each = times * limits.OPEN_TABLES, times * limits.OPEN_EACH
        whole, sites = site(who), list(map(site, opened_by))
        if len(opened) >= most:
            raise Problem("too-many-open", most=most)
        crowded = whole is not None and sites.count(whole) >= limits.NETWORKS * each
        if crowded or opened_by.count(who) >= each:
            raise Problem("too-many-open-each", most=each)

    def _add(self, table: str, address: str) -> None:
        """One that has just been opened."""
        self._known[table] = network(address)
        self._exchange.tell(Opened({table: network(address)}))

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
