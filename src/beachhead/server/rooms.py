"""The tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from weakref import WeakValueDictionary

from beachhead.bots import bots_for, preferred_bot
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header, SeatPlan
from beachhead.playing.plans import Plan, check_names, new_table, now
from beachhead.server import protocol as p
from beachhead.server.expiry import Keeping
from beachhead.server.people import COLOURS, LONGEST_NAME, check_colour, check_name
from beachhead.server.replaying import off_the_loop
from beachhead.server.room import Room
from beachhead.server.sharing.exchange import Alone, Exchange
from beachhead.server.sharing.neighbours import judged_again
from beachhead.server.sharing.news import AtATable, News
from beachhead.server.stores import Kept, Lobby, Person, Store
from beachhead.server.thinking import Thinker
from beachhead.server.waiting import fingerprint, new_key

MOST_OPEN = 300
"""Rooms kept in memory, unless people are in more of them."""
IDLE_SECONDS = 300.0
"""For which a room that nobody is in stays in memory: many come back after a lost connection."""
log = logging.getLogger("beachhead.server")


@contextmanager
def left_out(id: str) -> Iterator[None]:
    """Whatever is wrong with one table, others are told of."""
    try:
        yield
    except Problem:
        pass
    except Exception:
        log.exception("table %s cannot be told of", id)


class Rooms:
    """Opens tables from the store, each of them once."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        thinker: Thinker,
        keeping: Keeping = Keeping(),  # noqa: B008 it does not change
        exchange: Exchange | None = None,
    ) -> None:
        self.games = games
        self._store = store
        self.keeping = keeping
        self._thinker = thinker
        self._exchange = exchange or Alone()
        self._exchange.listen(self)
        self._open: OrderedDict[str, Room] = OrderedDict()
        """The one that was asked for last is the last."""
        self._used: dict[str, float] = {}
        """When somebody was in each of them last, as far as we have looked."""
        self._in_use: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Every room that anybody still has in hand, put away or not."""
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each table that is being opened, as long as somebody waits at it."""
        self._opening: dict[str, bool] = {}
        """Those that are read from the store, and whether anything has happened there since."""

    def __len__(self) -> int:
        return len(self._open)

    def game(self, id: str) -> AnyGame:
        """A game that can be played here."""
        if id not in self.games:
            raise Problem("unknown-game", game=id, known=", ".join(self.games))
        return self.games[id]

    # What other processes tell

    def hear(self, process: str, news: News) -> None:
        """Something about a table: of interest if we have it open."""
        if not isinstance(news, AtATable):
            return
        if news.table in self._opening:
            self._opening[news.table] = True
        elif (room := self._in_use.get(news.table)) is not None:
            room.neighbours.hear(process, news)

    def gone(self, process: str) -> None:
        """Nobody is at any table any more by way of this process."""
        self._opening.update(dict.fromkeys(self._opening, True))
        for room in list(self._in_use.values()):
            room.neighbours.gone(process)

    def back(self) -> None:
        """Anything may have happened."""
        self._opening.update(dict.fromkeys(self._opening, True))
        for room in list(self._in_use.values()):
            room.neighbours.back()

    async def find(self, id: str, sure: bool = True) -> Room:
        """The room of a table; raises `Problem` if there is no such table.

        `sure`: as it is now, even if another process has not told us yet what happened.
        """
        door = self._doors.setdefault(id, asyncio.Lock())
        async with door:
            known = self._in_use.get(id)
            room, missed = (known, False) if known else await self._load(id)
            self._open[id] = self._in_use[id] = room
            self._open.move_to_end(id)
            self._used[id] = time.monotonic()
        await self._put_away(len(self._open) - MOST_OPEN)
        if not self._exchange.alone:
            if known is None:
                room.neighbours.tell_around(ask=True)
            if missed or (known and sure):
                async with room.still():
                    await judged_again(room.catch_up)
        if room.gone:  # those who are still in it have been told
            self._let_go(id)
            raise Problem("no-such-table")
        return room

    async def _load(self, id: str) -> tuple[Room, bool]:
        """A room as it was when we looked, and whether we heard of it since."""
        self._opening[id] = False
        try:
            return await self._read(id), self._opening[id]
        finally:
            del self._opening[id]

    async def _read(self, id: str) -> Room:
        try:
            return await self._made(id)
        except Problem:
            raise
        except Exception:  # whatever a disk has made of it
            log.exception("table %s cannot be opened", id)
            raise Problem("table-damaged") from None

    async def _made(self, id: str) -> Room:
        kept = await self._store.load(id)
        if kept is None:
            raise Problem("no-such-table")
        game = self.game(kept.header.game)
        again = len(kept.entries) - (kept.snapshot.entries if kept.snapshot else 0)
        shared = (self._store, self._thinker, self._exchange)
        room = await off_the_loop(again, lambda: Room(game, kept, *shared))
        room.keeping = self.keeping
        return room

    def in_use(self, id: str) -> bool:
        """Whether somebody is at a table now."""
        room = self._in_use.get(id)
        return room is not None and not room.idle

    async def forget(self, id: str, touched: str) -> bool:
        """Keep a table no longer, unless something has happened there since it was touched."""
        async with self._doors.setdefault(id, asyncio.Lock()):
            if self.in_use(id) or not await self._store.forget(id, touched):
                return False
            self._let_go(id)
        return True

    def _let_go(self, id: str) -> None:
        for known in (self._open, self._used, self._in_use):
            known.pop(id, None)

    async def touch(self, id: str) -> None:
        """Have a table kept that is in use."""
        if (room := self._in_use.get(id)) is not None:
            async with room.still():
                await room.touch()

    async def stay(self) -> None:
        """Have the tables kept that somebody is at; a fault at one is for that one alone."""
        for room in [room for room in self._in_use.values() if not room.idle]:
            with suppress(Problem):
                async with room.still():
                    await room.stay()

    async def check_room(self) -> None:
        """Whether one more table can be kept."""
        if await self._store.count() >= self.keeping.most:
            raise Problem("too-many-tables", most=self.keeping.most)

    @property
    def all_idle(self) -> bool:
        """Whether nobody plays at any table."""
        return all(room.idle for room in self._open.values())

    async def tidy(self) -> None:
        """Put those away that nobody has been in for a while."""
        now = time.monotonic()
        self._used.update((id, now) for id, room in self._open.items() if not room.idle)
        await self._put_away(sum(now - used > IDLE_SECONDS for used in self._used.values()))

    async def _put_away(self, count: int) -> None:
        """So many of those that nobody is in, the longest unused first."""
        if count <= 0:
            return
        idle = [id for id, room in self._open.items() if room.idle]
        for id in sorted(idle, key=self._used.__getitem__)[:count]:
            room = self._open.get(id)
            if room is None or not room.idle:  # while another was put away, so was this; or used
                continue
            del self._open[id], self._used[id]
            with suppress(Problem):  # without a snapshot it takes longer to open, and no more
                async with room.still():
                    await room.put_away()

    async def create(self, wish: p.TableWish, lang: str = "en") -> p.NewTable:
        """Set up a table: everything that is wrong with the wish is told at once."""
        game = self.game(wish.game)
        people = tuple(_person(seat, number) for number, seat in enumerate(wish.seats))
        check_names([person.name for person in people if person.name])
        plans = (_plan(seat, person, game) for seat, person in zip(wish.seats, people, strict=True))
        table, seed = new_table(Plan(game, tuple(plans), wish.options, wish.typed))
        lobby = _lobby(wish, lang)
        return await self.keep(table.header, seed, people, (), wish.guided, lobby)

    async def keep(
        self,
        header: Header,
        seed: bytes,
        people: tuple[Person, ...],
        entries: tuple[Noted, ...] = (),
        guided: bool = False,
        lobby: Lobby | None = None,
    ) -> p.NewTable:
        """A new table, with a key for each person and one to watch."""
        await self.check_room()
        keys = tuple("" if seat.bot else new_key() for seat in header.seats)
        watch = new_key()
        kept = Kept(
            id=secrets.token_urlsafe(9),
            header=header,
            seed=seed.hex(),
            keys=tuple(fingerprint(key) if key else "" for key in (*keys, watch)),
            people=people,
            guided=guided,
            entries=entries,
            lobby=lobby,
        )
        await self._store.create(kept)
        return p.NewTable(kept.id, keys, watch)


def _person(seat: p.SeatWish, number: int) -> Person:
    colour = seat.colour or COLOURS[number % len(COLOURS)]
    return Person(check_name(seat.name), check_colour(colour))


def _lobby(wish: p.TableWish, lang: str) -> Lobby | None:
    """Whom a new table waits for, if it is to wait for friends or for anybody."""
    friends = tuple(seat for seat, one in enumerate(wish.seats) if one.kind == "friend")
    if wish.open and not friends:
        raise Problem("open-needs-a-seat")
    if not (wish.wait or wish.open) or not friends:
        return None
    mine = tuple(seat for seat, one in enumerate(wish.seats) if one.kind == "me")
    # Who sets a table up and does not sit there leaves it to those who do.
    return Lobby(mine or friends, lang, free=friends, opened=now() if wish.open else "")


def _plan(seat: p.SeatWish, person: Person, game: AnyGame) -> SeatPlan:
    if seat.kind != "bot":
        return SeatPlan(person.name)
    bot = seat.bot or preferred_bot(game.id)
    if bot not in (known := bots_for(game.id)):
        raise Problem("unknown-bot", bot=bot[:LONGEST_NAME], known=", ".join(known))
    return SeatPlan(person.name, bot)
