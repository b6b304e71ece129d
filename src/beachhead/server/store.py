"""Where tables are kept. An entry is on disk before its `append` returns."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header

T = TypeVar("T")


class Person(Struct, frozen=True):
    """What somebody at a table is called, and the colour that stands for them."""

    name: str = ""
    colour: str = ""


class Lobby(Struct, frozen=True):
    """Why nobody plays at a table yet: not everybody who is to sit there has come."""

    host: tuple[int, ...]
    """The seats of whoever set it up."""
    lang: str
    """What they speak."""
    free: tuple[int, ...]
    """Seats that nobody has come to so far."""
    strangers: tuple[int, ...] = ()
    """Seats of those who found the table among the open ones."""
    opened: str = ""
    """Since when anybody may sit down; "" if only those may who have a link."""


class Kept(Struct, frozen=True):
    """A table as it is kept: what it began with, and the entries of its record in notation."""

    id: str
    header: Header
    seed: str
    keys: tuple[str, ...]
    """Fingerprints of the keys of the seats, and of the key to watch: the keys are kept nowhere."""
    people: tuple[Person, ...]
    guided: bool = False
    entries: tuple[Noted, ...] = ()
    lobby: Lobby | None = None
    """None once the game has begun."""


class Store(Protocol):
    """Keeps tables."""

    async def create(self, table: Kept) -> None:
        """Keep a new table."""

    async def append(
        self, table: str, first: int, entries: list[Noted], merit: tuple[int, ...] | None = None
    ) -> None:
        """Keep more entries of a table, numbered from `first`: all of them or none.

        With those that end a daily battle goes what it came to.
        """

    async def change(self, table: Kept) -> None:
        """Keep who sits at a table, by which keys, and whether it waits; not its entries."""

    async def load(self, table: str) -> Kept | None:
        """A table, if there is one of that name."""

    async def opened(self, since: str) -> list[str]:
        """The tables that wait, and that anybody may sit down at since then or later."""

    async def count(self) -> int:
        """How many tables are kept."""

    async def answer(self) -> None:
        """Return if tables can be kept."""

    async def close(self) -> None:
        """Finish what was begun."""


SCHEMA = """
create table if not exists game (
    id text primary key, header text not null, seed text not null, keys text not null,
    people text not null, guided integer not null
) strict, without rowid;
create table if not exists event (
    game text not null references game, seq integer not null, body text not null,
    state text not null default '', primary key (game, seq)
) strict, without rowid;
create table if not exists lobby (
    game text primary key references game, body text not null, opened text not null
) strict, without rowid;
create table if not exists secret (
    name text primary key, value text not null
) strict, without rowid;
create table if not exists day (
    day text not null, game text not null, options text not null, par text not null,
    primary key (day, game)
) strict, without rowid;
create table if not exists attempt (
    day text not null, game text not null, player text not null, id text not null unique,
    merit text, primary key (day, game, player)
) strict, without rowid;
"""
"""The last three are of the daily battle (`day_store.py`)."""
ADDED = {"state": "alter table event add column state text not null default ''"}
"""Columns of `event` that a database of an earlier version lacks."""
FINISH = "update attempt set merit = ? where id = ? and merit is null"
INSERT = "insert into event (game, seq, body, state) values (?, ?, ?, ?)"
MOST = 500
"""Changes that are written in one go."""


class SqliteStore:
    """One file, and one thread that writes to it; whatever waits is committed together."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = _open(path)
        except (OSError, sqlite3.Error) as error:
            raise Problem("no-store", path=str(path), detail=str(error)) from None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        while (batch := self._waiting()) is not None:
            self._commit(batch)
        self._database.close()

    def _waiting(self) -> list[_Job] | None:
        """All that waits, or None once there is nothing more to come."""
        job = self._jobs.get()
        if job is None:
            return None
        batch = [job]
        while len(batch) < MOST and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, batch: list[_Job]) -> None:
        """Write all of it in one transaction; what fails by itself does not stop the rest."""
        database = self._database
        done: list[tuple[_Reply, Any, Exception | None]] = []
        try:
            database.execute("begin immediate")
            for job, reply in batch:
                database.execute("savepoint one")
                try:
                    done.append((reply, job(database), None))
                except Exception as error:
                    database.execute("rollback to one")
                    done.append((reply, None, error))
                database.execute("release one")
            database.execute("commit")
        except Exception as error:
            with suppress(sqlite3.Error):
                database.execute("rollback")
            done = [(reply, None, error) for _, reply in batch]
        for reply, result, failure in done:
            reply.give(result, failure)

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done by the writer; a cursor must not leave its thread."""
        reply = _Reply()
        self._jobs.put((job, reply))
        try:
            result: T = await reply.future
        except sqlite3.Error as error:
            raise Problem("not-kept", detail=str(error)) from None
        return result

    async def create(self, table: Kept) -> None:
        await self.ask(lambda db: insert_table(db, table))

    async def append(
        self, table: str, first: int, entries: list[Noted], merit: tuple[int, ...] | None = None
    ) -> None:
        rows = _rows(table, first, entries)

        def write(db: sqlite3.Connection) -> None:
            db.executemany(INSERT, rows)
            if merit is not None:
                db.execute(FINISH, (as_text(merit), table))

        await self.ask(write)

    async def change(self, table: Kept) -> None:
        row = (as_text(table.header), as_text(table.keys), as_text(table.people), table.id)

        def write(db: sqlite3.Connection) -> None:
            db.execute("update game set header = ?, keys = ?, people = ? where id = ?", row)
            _keep_lobby(db, table)

        await self.ask(write)

    async def load(self, table: str) -> Kept | None:
        def read(db: sqlite3.Connection) -> tuple[Any, list[Any], Any]:
            row = db.execute("select * from game where id = ?", (table,)).fetchone()
            query = "select body, state from event where game = ? order by seq"
            lobby = db.execute("select body from lobby where game = ?", (table,)).fetchone()
            return row, db.execute(query, (table,)).fetchall(), lobby

        row, events, lobby = await self.ask(read)
        if row is None:
            return None
        id, header, seed, keys, people, guided = row
        return Kept(
            id,
            msgspec.json.decode(header, type=Header),
            seed,
            msgspec.json.decode(keys, type=tuple[str, ...]),
            msgspec.json.decode(people, type=tuple[Person, ...]),
            bool(guided),
            tuple(Noted(*event) for event in events),
            msgspec.json.decode(lobby[0], type=Lobby) if lobby else None,
        )

    async def opened(self, since: str) -> list[str]:
        query = "select game from lobby where opened >= ? order by opened"
        return await self.ask(
            lambda db: [id for (id,) in db.execute(query, (since or "0",)).fetchall()]
        )

    async def count(self) -> int:
        counted = await self.ask(lambda db: db.execute("select count(*) from game").fetchone())
        return int(counted[0])

    async def answer(self) -> None:
        await self.ask(lambda _: None)  # what is asked comes in a transaction that may write

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _open(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("pragma journal_mode = wal")
    database.execute("pragma synchronous = full")
    database.executescript(SCHEMA)
    known = {name for _, name, *_ in database.execute("pragma table_info(event)")}
    for column, change in ADDED.items():
        if column not in known:
            database.execute(change)
    return database


class _Reply:
    """The way back from the writer's thread to whoever waits."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self._loop.create_future()

    def give(self, result: Any, failure: Exception | None) -> None:
        with suppress(RuntimeError):  # nobody waits any more: the loop was closed
            self._loop.call_soon_threadsafe(self._set, result, failure)

    def _set(self, result: Any, failure: Exception | None) -> None:
        if self.future.done():
            return
        if failure is not None:
            self.future.set_exception(failure)
        else:
            self.future.set_result(result)


_Job: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], _Reply]


def insert_table(db: sqlite3.Connection, table: Kept) -> None:
    """A new table, and what has happened at it."""
    row = (
        table.id,
        as_text(table.header),
        table.seed,
        as_text(table.keys),
        as_text(table.people),
        int(table.guided),
    )
    db.execute("insert into game values (?, ?, ?, ?, ?, ?)", row)
    db.executemany(INSERT, _rows(table.id, 1, table.entries))
    _keep_lobby(db, table)


def _keep_lobby(db: sqlite3.Connection, table: Kept) -> None:
    db.execute("delete from lobby where game = ?", (table.id,))
    if (lobby := table.lobby) is not None:
        row = (table.id, as_text(lobby), lobby.opened)
        db.execute("insert into lobby values (?, ?, ?)", row)


def _rows(table: str, first: int, entries: Sequence[Noted]) -> list[tuple[str, int, str, str]]:
    return [(table, number, *noted) for number, noted in enumerate(entries, start=first)]


def as_text(value: Any) -> str:
    """As it is written into a column."""
    return msgspec.json.encode(value).decode()
