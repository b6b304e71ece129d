"""The daily battle: one for each game and day, alone, with the same dice for everybody.

There are no accounts: a browser has a key of its own, and one try at each battle. Who opens another
browser has another try; it is played for honour.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from datetime import date, timedelta

from msgspec.structs import replace

from beachhead.kernel import days
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import read_options
from beachhead.kernel.record import read_header
from beachhead.kernel.table import SeatPlan
from beachhead.locale import Texts
from beachhead.playing.daily import Merit, battle_of, daily_table, record_told, settings_told
from beachhead.server import protocol as p
from beachhead.server.pars import Pars
from beachhead.server.people import COLOURS, check_colour, check_name
from beachhead.server.replays import Replays
from beachhead.server.rooms import Rooms
from beachhead.server.standings import Standings
from beachhead.server.stores import Battle, Days, Kept, Person
from beachhead.server.waiting import KEY_BYTES, fingerprint

PLAYER = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""The key of a browser: no fewer than 128 bits."""


class Daily:
    """The battles of all days."""

    def __init__(self, rooms: Rooms, replays: Replays, store: Days, pars: Pars) -> None:
        self._rooms = rooms
        self._replays = replays
        self._store = store
        self._pars = pars
        self._games = [game for game in rooms.games.values() if 1 in game.seats]

    async def _seed(self, day: date) -> bytes:
        return days.day_seed(await self._store.secret(), day)

    async def _battle(self, game: AnyGame, day: date) -> Battle:
        usual = battle_of(game, day)
        kept = await self._store.battle(day, game.id, usual)
        try:
            read_options(game, kept.options)
        except Problem:  # damaged, or an upgrade has left out what it was about
            kept = replace(kept, options=dict(usual))
        par = {bot: merit for bot, merit in kept.par.items() if _may_be(game, merit)}
        return replace(kept, par=par)

    async def day(self, day: date, language: str, player: str) -> p.DayShown:
        """What was, or is, fought for; a day to come is not told of."""
        today = days.today()
        if day > today:
            raise Problem("day-to-come", day=str(day))
        if player:
            check_player(player)
        seed, tomorrow = await self._seed(day), day + timedelta(days=1)
        battles = [await self._shown(game, day, seed, language, player) for game in self._games]
        after = days.day_commitment(tomorrow, await self._seed(tomorrow))
        return p.DayShown(
            day=str(day),
            battles=tuple(battles),
            commitment=days.day_commitment(day, seed),
            shown=days.shown_at(day).isoformat(),
            today=day == today,
            tomorrow=after if day == today else "",
            seed="" if days.is_open(day) else seed.hex(),
        )

    async def _shown(
        self, game: AnyGame, day: date, seed: bytes, language: str, player: str
    ) -> p.BattleShown:
        texts = Texts(language, game)
        battle = await self._battle(game, day)
        dice = days.game_seed(seed, game.id)
        thinking = days.is_open(day) and self._pars.want(day, game.id, battle, dice)
        kept = await self._store.results(day, game.id)
        results = {merit: count for merit, count in kept.items() if _may_be(game, merit)}
        mark = _mark(player, day, game.id)
        tried = await self._store.attempt(day, game.id, mark) if player else None
        if tried and tried.merit is not None and not _may_be(game, tried.merit):
            tried = replace(tried, merit=None)
        stand = Standings(texts, game, battle.par, results, tried)
        options = read_options(game, battle.options)
        where = next((spec for spec in game.specs() if spec.name == game.where(options)), None)
        return p.BattleShown(
            game=game.id,
            name=texts.game_at(options),
            settings=settings_told(texts, game, day, battle.options),
            map=str(battle.options[where.name]) if where and where.content == "map" else "",
            par=stand.par(),
            thinking=thinking,
            played=sum(results.values()),
            bars=stand.bars() if stand.finished or not days.is_open(day) else (),
            mine=stand.mine(),
        )

    async def play(self, wish: p.DayWish) -> p.NewTable:
        """A table for somebody's one try, or the one that they have."""
        check_player(wish.player)
        game, day = self._rooms.game(wish.game), days.read_day(wish.day)
        mark = _mark(wish.player, day, game.id)
        seat, watch = (_key(wish.player, day, game.id, use) for use in ("seat", "watch"))
        known = await self._store.attempt(day, game.id, mark)
        if known is not None:
            return p.NewTable(known.table, (seat,), watch)
        if day != days.today():
            raise Problem("day-past", day=str(day))
        await self._rooms.check_room()
        person = Person(check_name(wish.name), check_colour(wish.colour or COLOURS[0]))
        seed = days.game_seed(await self._seed(day), game.id)
        battle = await self._battle(game, day)
        table = daily_table(game, day, battle.options, seed, SeatPlan(person.name))
        kept = Kept(
            id=secrets.token_urlsafe(9),
            header=table.header,
            seed=seed.hex(),
            keys=(fingerprint(seat), fingerprint(watch)),
            people=(person,),
        )
        return p.NewTable(await self._store.begin(kept, mark), (seat,), watch)

    async def check(self, record: bytes, language: str, address: str) -> p.RecordChecked:
        """What a record of a daily battle came to; one that was not played so is refused."""
        header = read_header(record.partition(b"\n")[0])
        if not header.day:
            raise Problem("day-none")
        game, day = self._rooms.game(header.game), days.read_day(header.day)
        if day > days.today():
            raise Problem("day-to-come", day=str(day))
        settings = (await self._battle(game, day)).options
        seed = days.game_seed(await self._seed(day), game.id)
        merit = await self._replays.judge(address, record, settings, day, seed)
        said = record_told(Texts(language, game), game, day, settings, merit)
        return p.RecordChecked(str(day), game.id, said)


def _may_be(game: AnyGame, merit: Merit) -> bool:
    """Whether this game can come to that: else it is damaged, and as if it were not there."""
    return len(merit) == len(game.merits)


def check_player(player: str) -> None:
    """Whether this may be the key of a browser."""
    if not PLAYER.fullmatch(player):
        raise Problem("bad-player")


def _mark(player: str, day: date, game: str) -> str:
    """What is kept of a browser's key: something else for each battle."""
    return fingerprint(f"{day}/{game}/{player}")


def _key(player: str, day: date, game: str, use: str) -> str:
    """A key to the table of a try: who has the browser's key never loses it."""
    digest = hmac.digest(player.encode(), f"{use}/{day}/{game}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest[:KEY_BYTES]).decode()
