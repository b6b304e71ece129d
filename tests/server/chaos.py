"""Tables whose guests behave as they like, at a server that stops and starts again.

Whatever they do: the server has no fault, refuses in words, tells everybody what it tells somebody
new, has on disk what it called done, keeps secrets, and every game comes to its end.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from msgspec.structs import replace

from beachhead.bots import THINKERS, bots_for
from beachhead.games import GAMES, load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES
from beachhead.server import app, bots, limits
from beachhead.server import protocol as p
from beachhead.server.rooms import Rooms
from beachhead.server.stores.postgres import PostgresStore
from beachhead.server.stores.sqlite import SqliteStore
from tests.option_sets import SEATS, random_set
from tests.secret_game import SecretGame
from tests.server.house import Guest, House, house
from tests.server.postgres import ask
from tests.server.visitors import SECRETS, Visitor

TABLES, STARTS, STEPS = 4, 3, 40
"""Tables at one server, how often it starts, and how much happens at each table meanwhile."""
MOST_VISITORS = 7
DISK_FULL = 0.01
"""How often something cannot be kept."""
GARBAGE: list[str | bytes] = [b"\0\xff", "", "[]", '"\\ud800"', "x" * 5000, '{"type":"act"}']
LOGGERS = (None, "uvicorn")
UNLIMITED = [name for name in vars(limits) if name.endswith(("_AT_ONCE", "_WAITING_EACH"))]
"""Guests who are all at one address, and faster than people are."""


def load_any(id: str, pack: Path | None) -> AnyGame:
    """A game, as processes find it that go through whole games."""
    with patch.dict(GAMES, {SECRETS: SecretGame}):
        return load_game(id, pack)


class Party:
    """One table of some kind, and those around it."""

    def __init__(self, random: Random, game: str) -> None:
        self.random, self.game = random, game
        self.visitors: list[Visitor] = []
        self.done = 0
        self.renamed = False
        self.house: House
        self.rooms: Rooms
        self.table: p.NewTable

    @property
    def present(self) -> list[Visitor]:
        return [visitor for visitor in self.visitors if visitor.guest is not None]

    @property
    def keys(self) -> list[str]:
        return [key for key in self.table.keys if key]

    def language(self) -> str:
        return "en" if self.game == SECRETS else self.random.choice(LANGUAGES)

    async def set_up(self, house: House, rooms: Rooms) -> None:
        """A new table; or after a restart everybody comes back."""
        self.house, self.rooms = house, rooms
        if self.visitors:
            await self.come_back()
        else:
            await self._begin()
        await self.quiet()

    async def _begin(self) -> None:
        random = self.random
        options = random_set(load_game(self.game), random)
        known = () if self.game == SECRETS else bots_for(self.game)
        quick = [bot for bot in known if bot not in THINKERS.get(self.game, ())]
        others = random.choices(["me", "friend", *quick], k=options.pop(SEATS) - 1)
        typed, guided = random.random() < 0.4, random.random() < 0.5
        seats = random.sample(["me", *others], len(others) + 1)
        wish = {"options": options, "typed": typed, "guided": guided}
        self.table = await self.house.table(self.game, *seats, **wish)
        for key in self.keys:
            await self.welcome(key)

    async def welcome(self, *keys: str) -> Visitor:
        self.visitors.append(Visitor(self, keys))
        await self.visitors[-1].come()
        return self.visitors[-1]

    async def come_back(self) -> None:
        """With what they know, or less, or nonsense."""
        for visitor in self.visitors:
            if visitor.guest is None:
                known = visitor.version
                less = self.random.randint(0, known)
                await visitor.come(self.random.choice((known, known, 0, less, -1, 10**9)))

    async def all_go(self) -> None:
        for visitor in self.visitors:
            await visitor.go()

    async def step(self) -> None:
        """Something happens, or several things at once; then all is quiet."""
        if not self.present:
            await self.come_back()
            await self.quiet()
        random, kind = self.random, self.random.random()
        visitor = random.choice(self.present)
        if kind < 0.45:
            await self.expect(visitor, visitor.move())
        elif kind < 0.6:
            await self.expect(visitor, visitor.second_thought())
        elif kind < 0.75:
            await self.all_at_once()
        elif kind < 0.83:
            await visitor.here.connection.send(random.choice([*GARBAGE, *visitor.sent[-9:]]))
        elif kind < 0.87:
            visitor.lang = self.language()
            await visitor.send(p.Speak(visitor.lang))
        elif kind < 0.9:
            await self.get(random.choice(("record", "numbers", "verdict", "moment?at=x")))
        elif kind < 0.93:
            await visitor.go()
        elif kind < 0.96:
            await self.come_back()
        elif len(self.visitors) < MOST_VISITORS:
            some = random.sample(self.keys, random.randint(0, len(self.keys)))
            await self.welcome(*(some or [self.table.watch]))
        await self.quiet()
        if random.random() < 0.2:
            await self.check()

    async def expect(self, visitor: Visitor, wish: p.FromBrowser | None) -> None:
        """What is on offer is done, if nothing comes between."""
        if wish is not None:
            reply = await visitor.ask(wish)
            assert isinstance(reply, p.Done) or reply.code == "not-kept", (wish, reply)

    async def all_at_once(self) -> None:
        """Several speak, and some are gone before they are answered."""
        for visitor in self.random.choices(self.present or self.visitors, k=4):
            if visitor.guest is not None:
                ways = (visitor.move, visitor.second_thought, visitor.nonsense, visitor.nonsense)
                wish = self.random.choice(ways)()
                if wish is not None:
                    await visitor.send(wish)
                if self.random.random() < 0.05:
                    await visitor.go()

    async def get(self, what: str) -> httpx.Response:
        """Something about the table, which may not be shown, or not yet."""
        bearer = {"Authorization": f"Bearer {self.random.choice(self.keys)}"}
        where = f"/api/tables/{self.table.table}/{what}"
        answer = await self.house.http.get(where, headers=bearer)
        assert answer.status_code in (200, 400, 409), (what, answer)
        return answer

    async def quiet(self) -> None:
        """Until everybody has listened, those who left are gone, and no bot is thinking."""
        for visitor in self.present:
            await visitor.listen()
        room = await self.rooms.find(self.table.table)
        while len(room.members) > len(self.present) or room._bots.busy:
            await asyncio.sleep(0.001)
        for visitor in self.present:
            await visitor.listen()

    async def check(self) -> None:
        """Everybody believes what somebody new with the same keys is told."""
        for visitor in self.present:
            await self.quiet()
            where = (self.table.table, *visitor.keys)
            async with self.house.guest(*where, lang=visitor.lang) as fresh:
                await fresh.shown()
                await visitor.listen()
                await fresh.read_back()
                await visitor.here.read_back()
                pairs = zip(self._belief(visitor.here), self._belief(fresh), strict=True)
                assert not (differ := [pair for pair in pairs if pair[0] != pair[1]]), differ
                assert fresh.screen is not None and visitor.here.screen is not None
                assert all(face in visitor.here.screen.faces for face in fresh.screen.faces)

    def _belief(self, guest: Guest) -> tuple[object, ...]:
        """All that a page knows; lines stay as they were told when somebody gets another name.

        Whoever was there before knows faces besides, of cards that are gone.
        """
        assert guest.screen is not None
        wordless = {"text": "", "parts": (), "brief": "", "turn": "", "phase": ""}
        log = [replace(line, **wordless) for line in guest.log] if self.renamed else guest.log
        return replace(guest.screen, faces=()), log, guest.version

    async def finish(self) -> None:
        """Play to the end, and look back; then once more, from a moment of that game."""
        last = await self._play_on()
        bearer = {"Authorization": f"Bearer {self.table.watch}"}
        at = self.random.randint(0, last)
        where = f"/api/tables/{self.table.table}/go-on?at={at}"
        answer = await self.house.http.post(where, headers=bearer)
        self.table, self.done = msgspec.json.decode(answer.content, type=p.NewTable), 0
        await self._play_on()

    async def _play_on(self) -> int:
        await self.all_go()
        self.visitors = []
        player = await self.welcome(*self.keys)
        while player.screen.over is None:
            await self.expect(player, player.move())
            await self.quiet()
        await self.check()
        return await self._look_back()

    async def _look_back(self) -> int:
        """The dice are as promised, and every moment can be seen."""
        verdict = (await self.get("verdict")).json()["code"]
        assert verdict in ("fair", "typed"), verdict
        last = int((await self.get("moment")).json()["last"])
        moments = (f"moment?at={at}&lang={self.language()}" for at in range(last))
        for what in ("record", "numbers", *moments):
            assert (await self.get(what)).status_code == 200, what
        return last


class Faults(logging.Handler):
    """Whatever the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def listen(self) -> None:
        """Once a server runs: it sets up its own logger."""
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self)

    def check(self) -> None:
        gc.collect()  # tasks that failed unseen complain when they are forgotten
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self)
        assert not self.found, "\n".join(self.found)


async def soak_tables(place: Path | str, seed: str, games: list[str], steps: int = STEPS) -> None:
    """A table of each of these games at one server, whose plug is pulled now and then."""
    parties = [Party(Random(f"{seed} {number}"), game) for number, game in enumerate(games)]
    faults, data = Faults(), place / "0" if isinstance(place, Path) else place
    with _with_fate(Random(seed)) as opened:
        for start in range(1, STARTS + 1):
            try:
                async with house(data, load=load_any) as here:
                    faults.listen()
                    for party in parties:
                        await party.set_up(here, opened[-1])
                    for _ in range(steps):
                        for party in parties:
                            await party.step()
                    for party in parties:
                        await (party.finish() if start == STARTS else party.all_at_once())
                    if isinstance(data, Path):
                        data = _on_disk(data, data.with_name(str(start)))
                    for party in parties:
                        assert await _entries(data, party.table.table) >= party.done
            finally:
                for party in parties:
                    await party.all_go()
                faults.check()


@contextmanager
def _with_fate(random: Random) -> Iterator[list[Rooms]]:
    """The same dice every time, guests faster than people, a disk that fails; tells all rooms."""
    opened: list[Rooms] = []
    in_folder, in_database = SqliteStore.append, PostgresStore.append

    class Seen(Rooms):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            opened.append(self)

    async def append(self: SqliteStore | PostgresStore, *args: Any) -> None:
        if random.random() < DISK_FULL:
            raise Problem("not-kept", detail="disk full")
        if isinstance(self, SqliteStore):
            await in_folder(self, *args)
        else:
            await in_database(self, *args)

    with (
        patch.dict(GAMES, {SECRETS: SecretGame}),
        patch.dict(vars(limits), dict.fromkeys(UNLIMITED, 1e9)),
        patch.object(bots, "AGAIN", 0.0),
        patch.object(app, "Rooms", Seen),
        patch.object(SqliteStore, "append", append),
        patch.object(PostgresStore, "append", append),
        patch.object(fair, "new_seed", lambda: random.randbytes(32)),
    ):
        yield opened


def _on_disk(data: Path, copy: Path) -> Path:
    """A folder with all that is on disk now, and nothing that comes later."""
    copy.mkdir()
    old, new = (sqlite3.connect(folder / "tables.sqlite") for folder in (data, copy))
    with closing(old), closing(new):
        old.backup(new)
    return copy


async def _entries(data: Path | str, table: str) -> int:
    if not isinstance(data, Path):
        return int((await ask(data, "select count(*) from event where game = $1", table))[0][0])
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        query = "select count(*) from event where game = ?"
        return int(database.execute(query, (table,)).fetchone()[0])


def soak_house(seed: str) -> None:
    """One server with tables of any games; a failure names the seed to try again with."""
    games = Random(seed).choices([*GAMES, SECRETS], k=TABLES)
    with TemporaryDirectory() as folder:
        try:
            asyncio.run(soak_tables(Path(folder), seed, games))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
