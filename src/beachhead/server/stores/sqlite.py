"""Tables in one file, which is all that a server of one process needs."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.playing.plans import now
from beachhead.server.replaying import off_the_loop
from beachhead.server.stores import Days, Idle, Kept, Life, Snapshot, Standing
from beachhead.server.stores.chain import Tips
from beachhead.server.stores.folder import SPOILT, detail_of, problems_with
from beachhead.server.stores.rows import (
    COVERED,
    MOVES,
    as_text,
    checked,
    idle_in,
    row_of,
    row_sum,
    summed,
)
from beachhead.server.stores.schema import open_database, restored
from beachhead.server.stores.sqlite_days import SqliteDays
from beachhead.server.stores.sqlite_rows import add, insert_table, keep_lobby
from beachhead.server.stores.writer import Writer

FINISH = "update attempt set merit = ? where id = ? and merit is null"
AT_A_TIME = 200
"""Tables at which nothing happens that are named at once."""


class SqliteStore:
    """One file, and one thread that writes to it."""

    def __init__(self, path: Path) -> None:
        with problems_with(path):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path = path
            database = open_database(path)
            self.restored = restored(database)
            self._writer = Writer(database)
        self.days: Days = SqliteDays(self._writer)
        self._tips = Tips()

    async def create(self, table: Kept) -> None:
        await self._writer.ask(lambda db: insert_table(db, table))

    async def append(
        self, table: str, first: int, entries: list[Noted], standing: Standing
    ) -> None:
        before = self._tips.of(table, first - 1)

        def write(db: sqlite3.Connection) -> str:
            tip = add(db, table, first, entries, before)
            change = f"update game set (tip, {MOVES}) = (?, ?, ?, ?, ?) where id = ?"
            row = (tip, *summed(table, standing.life), *summed(table, now()), table)
            if not db.execute(change, row).rowcount:
                raise sqlite3.IntegrityError(f"there is no table {table}")
            if standing.merit is not None:
                db.execute(FINISH, (as_text(standing.merit), table))
            return tip

        tip = await self._writer.ask(write)
        self._tips.keep(table, first + len(entries) - 1, tip)

    async def change(self, table: Kept) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "update game set header = ?, keys = ?, people = ?, sum = ?, touched = ?,"
                " touched_sum = ? where id = ?",
                (
                    as_text(table.header),
                    as_text(table.keys),
                    as_text(table.people),
                    row_sum(*row_of(table)),
                    *summed(table.id, now()),
                    table.id,
                ),
            )
            keep_lobby(db, table)

        await self._writer.ask(write)

    async def load(self, table: str) -> Kept | None:
        def read(db: sqlite3.Connection) -> tuple[Any, list[Any], Any]:
            one = (table,)
            query = f"select {COVERED}, sum, tip, touched, touched_sum from game where id = ?"
            events = "select seq, body, state, sum from event where game = ? order by seq"
            return (
                db.execute(query, one).fetchone(),
                db.execute(events, one).fetchall(),
                db.execute("select body from lobby where game = ?", one).fetchone(),
            )

        row, events, lobby = await self._writer.ask(read)
        if row is None:
            return None
        snapshot = await self._snapshot(table)
        # Neither others who write nor those who play wait until a long game is looked through.
        return await off_the_loop(len(events), lambda: checked(row, events, lobby, snapshot))

    async def _snapshot(self, table: str) -> Any:
        query = "select sum, entries, made_by, body from snapshot where game = ?"
        with suppress(Problem):  # it is a cache: where it cannot be read nothing is lost
            return await self._writer.ask(lambda db: db.execute(query, (table,)).fetchone())

    async def since(self, table: str, entries: int) -> Kept | None:
        return None  # the file is ours alone

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        row = (snapshot.made_by, snapshot.body, table, snapshot.entries)

        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into snapshot (game, entries, sum, made_by, body)"
                " select game, seq, sum, ?, ? from event where game = ? and seq = ?",
                row,
            )

        await self._writer.ask(write)

    async def opened(self, since: str) -> list[str]:
        query = "select game from lobby where opened >= ? order by opened"
        return await self._writer.ask(
            lambda db: [id for (id,) in db.execute(query, (since or "0",)) if isinstance(id, str)]
        )

    async def count(self) -> int:
        try:
            return await asyncio.to_thread(_count, self._path)  # not in the way of the writer
        except SPOILT as error:
            raise Problem("not-kept", detail=detail_of(error)) from None

    async def untouched(self, empty: str, others: str) -> list[Idle]:
        query = (
            f"select id, {MOVES} from game where life = 'empty' and touched < ?"
            " or life in ('', 'going') and touched < ? limit ?"
        )
        parameters = (empty, others, AT_A_TIME)
        return await self._writer.ask(
            lambda db: [idle_in(row) for row in db.execute(query, parameters).fetchall()]
        )

    async def touch(self, table: str) -> bool:
        def write(db: sqlite3.Connection) -> bool:
            change = "update game set touched = ?, touched_sum = ? where id = ?"
            return db.execute(change, (*summed(table, now()), table)).rowcount > 0

        return await self._writer.ask(write)

    async def forget(self, table: str, touched: str) -> bool:
        def write(db: sqlite3.Connection) -> bool:
            found = "select 1 from game where id = ? and touched = ?"
            if db.execute(found, (table, touched)).fetchone() is None:
                return False
            for kind in ("event", "lobby", "snapshot"):
                db.execute(f"delete from {kind} where game = ?", (table,))
            db.execute("delete from attempt where id = ? and merit is null", (table,))
            db.execute("delete from game where id = ?", (table,))
            return True

        return await self._writer.ask(write)

    async def settle(self, table: str, life: Life) -> bool:
        def write(db: sqlite3.Connection) -> bool:
            change = "update game set life = ?, life_sum = ? where id = ? and life = ''"
            return db.execute(change, (*summed(table, life), table)).rowcount > 0

        return await self._writer.ask(write)

    async def answer(self) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into secret values ('health', ?)", (now(),))

        await self._writer.ask(write)

    async def close(self) -> None:
        await self._writer.close()


def _count(path: Path) -> int:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
        return int(database.execute("select count(*) from game").fetchone()[0])
