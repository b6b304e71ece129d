"""What is kept of the daily battle, in the same database as the tables."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from beachhead.playing.daily import Merit, Settings
from beachhead.server.stores import Attempt, Battle, Kept, Overtaken
from beachhead.server.stores.rows import (
    as_text,
    par_in,
    readable,
    results_in,
    secret_in,
    settings_in,
)

if TYPE_CHECKING:
    from beachhead.server.stores.postgres import PostgresStore


class PostgresDays:
    """All days."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._secret: bytes | None = None

    async def secret(self) -> bytes:
        """What the seeds of all days come from; raises `daily-damaged` if nobody can know it."""
        if self._secret is None:
            async with self._store.connection() as db:
                row = await db.fetchrow("select value from secret where name = 'day'")
            self._secret = secret_in(row)
        return self._secret

    async def battle(self, day: date, game: str, settings: Settings) -> Battle:
        """What is fought for: once somebody has asked, it stays so whatever an upgrade brings."""
        keep = "insert into day values ($1, $2, $3, '{}') on conflict do nothing"
        query = "select options, par from day where day = $1 and game = $2"
        async with self._store.connection() as db:
            await db.execute(keep, str(day), game, as_text(dict(settings)))
            options, par = await db.fetchrow(query, str(day), game)
            if par_in(par) is None:  # nor could anything be added to it
                mend = "update day set par = '{}' where day = $1 and game = $2 and par = $3::jsonb"
                await db.execute(mend, str(day), game, par)
        return Battle(settings_in(options) or dict(settings), par_in(par) or {})

    async def keep_par(self, day: date, game: str, bot: str, merit: Merit) -> None:
        """What a bot made of it."""
        change = "update day set par = par || $3::jsonb where day = $1 and game = $2"
        async with self._store.connection() as db:
            await db.execute(change, str(day), game, as_text({bot: merit}))

    async def begin(self, table: Kept, player: str) -> str:
        """Keep a table for somebody's try; if there was one before, that is the one."""
        from beachhead.server.stores.postgres import insert_table

        keep = "insert into attempt values ($1, $2, $3, $4, null)"
        try:
            async with self._store.connection() as db, db.transaction():
                await db.execute(keep, table.header.day, table.header.game, player, table.id)
                await insert_table(db, table)
        except Overtaken:
            query = "select id from attempt where day = $1 and game = $2 and player = $3"
            async with self._store.connection() as db:
                found = await db.fetchval(query, table.header.day, table.header.game, player)
            return str(found)
        return table.id

    async def attempt(self, day: date, game: str, player: str) -> Attempt | None:
        """Somebody's try."""
        query = "select id, merit from attempt where day = $1 and game = $2 and player = $3"
        async with self._store.connection() as db:
            row = await db.fetchrow(query, str(day), game, player)
        if row is None:
            return None
        table, merit = row
        return Attempt(table, readable(merit or "", Merit))

    async def results(self, day: date, game: str) -> dict[Merit, int]:
        """How often the battle of a day came to what."""
        query = (
            "select merit, count(*) from attempt"
            " where day = $1 and game = $2 and merit is not null group by merit"
        )
        async with self._store.connection() as db:
            rows = await db.fetch(query, str(day), game)
        return results_in(rows)
