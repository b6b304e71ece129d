"""How a PostgreSQL database of tables is laid out, and how an earlier one becomes such a one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import TypeAlias

import asyncpg

from beachhead.kernel.errors import Problem
from beachhead.server.stores.chain import sum_of
from beachhead.server.stores.places import place
from beachhead.server.stores.postgres_way import ALIVE, FAILURES, PATIENCE
from beachhead.server.stores.rows import number_in, restored_now, secret_text

Step: TypeAlias = str | Callable[[asyncpg.Connection], Awaitable[None]]


async def _add_sums_of_what_moves(db: asyncpg.Connection) -> None:
    """And of the secret of all days, which is there from now on. All of it is taken for sound."""
    await db.execute(
        "alter table game add life_sum text not null default '',"
        " add touched_sum text not null default ''"
    )
    rows = await db.fetch("select id, life, touched from game")
    change = "update game set life_sum = $2, touched_sum = $3 where id = $1"
    sums = [(id, sum_of(id, life), sum_of(id, touched)) for id, life, touched in rows]
    await db.executemany(change, sums)
    found = await db.fetchval("select value from secret where name = 'day'")
    secret = secret_text(found or token_hex(32))
    keep = "insert into secret values ('day', $1) on conflict (name) do update set value = $1"
    await db.execute(keep, secret)


STEPS: tuple[Step, ...] = (
    """
    create table game (
        id text primary key, header text not null, seed text not null, keys text not null,
        people text not null, guided integer not null, sum text not null, tip text not null,
        life text not null, touched text not null, lobby text, opened text not null,
        revision integer not null default 0
    ) with (fillfactor = 70);
    create index game_by_life on game (life) where life <> 'over';
    create index game_by_opened on game (opened) where lobby is not null;
    create table event (
        game text not null references game, seq integer not null, body text not null,
        state text not null, sum text not null, primary key (game, seq)
    );
    create table snapshot (
        game text primary key references game, entries integer not null, sum text not null,
        made_by text not null, body bytea not null
    );
    create table secret (name text primary key, value text not null);
    create table day (
        day text not null, game text not null, options text not null, par jsonb not null,
        primary key (day, game)
    );
    create table attempt (
        day text not null, game text not null, player text not null, id text not null unique,
        merit text, primary key (day, game, player)
    );
    """,
    _add_sums_of_what_moves,
)
"""From each version to the next: none of them is ever changed."""
VERSION = len(STEPS)
ONE_AT_A_TIME = 0x_BEAC_0000


async def prepare(url: str) -> None:
    """Have a database laid out as it has to be today; raises `newer-store` if it is a later one."""
    async with _changing(url) as db:
        await db.execute("create table if not exists layout (version integer not null)")
        found = await _version(db, place(url))
        if 0 < found < VERSION:
            await _check_that_nobody_serves(db, place(url))
        for step in STEPS[found:]:
            await (db.execute(step) if isinstance(step, str) else step(db))
        await db.execute("delete from layout")
        await db.execute("insert into layout values ($1)", VERSION)


async def mark_restored(url: str) -> int:
    """All that is there was put in the place of something else; gives how many tables it is."""
    async with _changing(url) as db:
        await _version(db, place(url))
        await _check_that_nobody_serves(db, place(url))
        mark = """
            insert into secret values ('restored', $1)
            on conflict (name) do update set value = excluded.value
        """
        await db.execute(mark, restored_now())
        return int(await db.fetchval("select count(*) from game"))


async def restored(db: asyncpg.Connection) -> int:
    """When that was; 0 if never."""
    return number_in(await db.fetchval("select value from secret where name = 'restored'") or "0")


async def check_layout(db: asyncpg.Connection, where: str) -> None:
    """Whether a database is laid out as this program knows it."""
    found = await _version(db, where)
    if found < VERSION:
        raise Problem("older-store", path=where, found=found, known=VERSION)


@asynccontextmanager
async def _changing(url: str) -> AsyncIterator[asyncpg.Connection]:
    """One after the other, and all of it or nothing."""
    try:
        db = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            async with db.transaction():
                await db.execute("select pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
                yield db
        finally:
            await db.close()
    except (*FAILURES, ValueError) as error:
        detail = str(error) or type(error).__name__
        raise Problem("no-store", path=place(url), detail=detail) from None


async def _version(db: asyncpg.Connection, where: str) -> int:
    """The layout that a database says it has; 0 if it says none."""
    found = int(await db.fetchval("select version from layout") or 0)
    if found > VERSION:
        raise Problem("newer-store", path=where, found=found, known=VERSION)
    return found


async def _check_that_nobody_serves(db: asyncpg.Connection, where: str) -> None:
    """What those have in memory who serve the tables would fit no longer."""
    if serving := await db.fetch(ALIVE):
        raise Problem("store-served", path=where, processes=len(serving))
