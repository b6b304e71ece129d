"""What is kept of the daily battle, in the same file as the tables."""

from __future__ import annotations

import sqlite3
from datetime import date

from beachhead.playing.daily import Merit, Settings
from beachhead.server.stores import Attempt, Battle, Kept
from beachhead.server.stores.rows import (
    as_text,
    par_in,
    readable,
    results_in,
    secret_in,
    settings_in,
)
from beachhead.server.stores.sqlite_rows import insert_table
from beachhead.server.stores.writer import Writer


class SqliteDays:
    """All days."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._secret: bytes | None = None

    async def secret(self) -> bytes:
        """What the seeds of all days come from; raises `daily-damaged` if nobody can know it."""
        if self._secret is None:
            query = "select value from secret where name = 'day'"
            row = await self._writer.ask(lambda db: db.execute(query).fetchone())
            self._secret = secret_in(row)
        return self._secret

    async def battle(self, day: date, game: str, settings: Settings) -> Battle:
        """What is fought for: once somebody has asked, it stays so whatever an upgrade brings."""
        row = (str(day), game, as_text(dict(settings)), "{}")

        def keep(db: sqlite3.Connection) -> tuple[str, str]:
            db.execute("insert or ignore into day values (?, ?, ?, ?)", row)
            query = "select options, par from day where day = ? and game = ?"
            options, par = db.execute(query, row[:2]).fetchone()
            if par_in(par) is None:  # nor could anything be added to it
                db.execute("update day set par = '{}' where day = ? and game = ?", row[:2])
            return options, par

        options, par = await self._writer.ask(keep)
        return Battle(settings_in(options) or dict(settings), par_in(par) or {})

    async def keep_par(self, day: date, game: str, bot: str, merit: Merit) -> None:
        """What a bot made of it."""
        row = (f"$.{bot}", as_text(merit), str(day), game)

        def write(db: sqlite3.Connection) -> None:
            change = "update day set par = json_set(par, ?, json(?)) where day = ? and game = ?"
            db.execute(change, row)

        await self._writer.ask(write)

    async def begin(self, table: Kept, player: str) -> str:
        """Keep a table for somebody's try; if there was one before, that is the one."""
        key = (table.header.day, table.header.game, player)

        def write(db: sqlite3.Connection) -> str:
            query = "select id from attempt where day = ? and game = ? and player = ?"
            if (known := db.execute(query, key).fetchone()) is not None:
                return str(known[0])
            db.execute("insert into attempt values (?, ?, ?, ?, null)", (*key, table.id))
            insert_table(db, table)
            return table.id

        return await self._writer.ask(write)

    async def attempt(self, day: date, game: str, player: str) -> Attempt | None:
        """Somebody's try."""
        key = (str(day), game, player)

        def read(db: sqlite3.Connection) -> tuple[str, str | None] | None:
            query = "select id, merit from attempt where day = ? and game = ? and player = ?"
            found: tuple[str, str | None] | None = db.execute(query, key).fetchone()
            return found

        if (row := await self._writer.ask(read)) is None:
            return None
        return Attempt(row[0], readable(row[1] or "", Merit))

    async def results(self, day: date, game: str) -> dict[Merit, int]:
        """How often the battle of a day came to what."""

        def read(db: sqlite3.Connection) -> list[tuple[str, int]]:
            query = (
                "select merit, count(*) from attempt "
                "where day = ? and game = ? and merit is not null group by merit"
            )
            return db.execute(query, (str(day), game)).fetchall()

        return results_in(await self._writer.ask(read))
