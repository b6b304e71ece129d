"""The tables that are open in this process."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from weakref import WeakValueDictionary

from beachhead.bots import bots_for, preferred_bot
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header, SeatPlan
from beachhead.playing.plans import Plan, check_names, new_table, now
from beachhead.server import protocol as p
from beachhead.server.people import COLOURS, LONGEST_NAME, check_colour, check_name
from beachhead.server.room import Room
from beachhead.server.stores import Kept, Lobby, Person, Store
from beachhead.server.thinking import Thinker
from beachhead.server.waiting import fingerprint, new_key

MOST_OPEN = 4096
"""Rooms kept in memory; those that nobody is in are put away first."""


class Rooms:
    """Opens tables from the store, each of them once."""

    def __init__(self, games: Mapping[str, AnyGame], store: Store, thinker: Thinker) -> None:
        self.games = games
        self._store = store
        self._thinker = thinker
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._in_use: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Every room that anybody still has in hand, put away or not."""
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each table that is being opened, as long as somebody waits at it."""

    def __len__(self) -> int:
        return len(self._open)

    def game(self, id: str) -> AnyGame:
        """A game that can be played here."""
        if id not in self.games:
            raise Problem("unknown-game", game=id, known=", ".join(self.games))
        return self.games[id]

    async def find(self, id: str) -> Room:
        """The room of a table; raises `Problem` if there is no such table."""
        door = self._doors.setdefault(id, asyncio.Lock())
        async with door:
            room = self._in_use.get(id) or await self._load(id)
            self._open[id] = self._in_use[id] = room
            self._open.move_to_end(id)
            self._put_away()
        return room

    async def _load(self, id: str) -> Room:
        kept = await self._store.load(id)
        if kept is None:
            raise Problem("no-such-table")
        game = self.game(kept.header.game)
        # A long game takes a while to be played again: others go on meanwhile.
        return await asyncio.to_thread(Room, game, kept, self._store, self._thinker)

    def _put_away(self) -> None:
        too_many = len(self._open) - MOST_OPEN
        if too_many > 0:
            idle = [id for id, room in self._open.items() if room.idle]
            for id in idle[:too_many]:
                del self._open[id]

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
