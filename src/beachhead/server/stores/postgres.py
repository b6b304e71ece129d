"""Tables in a PostgreSQL, so that any process on any machine may serve any of them.

Two may want to write the next entry of a table at once: (game, seq) is there only once, so one of
them is told that it was overtaken. The same goes for who sits there, by the row's `revision`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import asyncpg
from msgspec.structs import replace

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.playing.plans import now
from beachhead.server.replaying import off_the_loop
from beachhead.server.stores import Days, Gone, Idle, Kept, Life, Overtaken, Snapshot, Standing
from beachhead.server.stores.chain import Tips, first_sum, sums
from beachhead.server.stores.places import place
from beachhead.server.stores.postgres_days import PostgresDays
from beachhead.server.stores.postgres_schema import check_layout, restored
from beachhead.server.stores.postgres_way import FAILURES, PATIENCE
from beachhead.server.stores.rows import (
    COVERED,
    MOVES,
    as_text,
    checked,
    idle_in,
    lobby_text,
    row_of,
    row_sum,
    summed,
)

CONNECTIONS = 10
"""Of each process: whoever waits for one waits for a few milliseconds."""
AT_A_TIME = 200
"""Tables at which nothing happens that are named at once."""

APPEND = """
with added as (
    insert into event (game, seq, body, state, sum)
    select $1, new.* from unnest($2::integer[], $3::text[], $4::text[], $5::text[]) as new, game
    where game.id = $1 and game.tip = $6 returning seq
)
update game set tip = $7, life = $8, life_sum = $9, touched = $10, touched_sum = $11
from (select count(*) from added) as after
where id = $1 and after.count > 0
"""
"""One statement, one way there and back: entries, if they come after the last one, and then
the row of the table."""
CHANGE = """
update game set header = $2, keys = $3, people = $4, sum = $5, touched = $6, touched_sum = $7,
    lobby = $8, opened = $9, revision = revision + 1
where id = $1 and revision = $10
"""
INSERT = f"""
insert into game ({COVERED}, sum, tip, {MOVES}, lobby, opened)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
"""
ANSWER = """
insert into secret values ('health', $1) on conflict (name) do update set value = excluded.value
"""
FINISH = "update attempt set merit = $2 where id = $1 and merit is null"


class PostgresStore:
    """One database, reached by some connections."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.restored = 0  # until there is a connection, and thus before anything is read
        self._looked = False
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._tips = Tips()
        """The number and the checksum of the last entry that we kept of each table."""
        self.days: Days = PostgresDays(self)

    async def _connections(self) -> Any:
        """Made when the first is needed: whether anybody answers is seen then, and each time."""
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    init=self._look,
                )
        return self._pool

    async def _look(self, db: Any) -> None:
        """Whether it is the database that we know: another may be there after every cut."""
        await check_layout(db, place(self._url))
        found = await restored(db)
        if self._looked and found != self.restored:
            raise Problem("store-restored", path=place(self._url))
        self.restored, self._looked = found, True

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Whatever is done in the block and fails has not happened, as far as we know."""
        try:
            pool = await self._connections()
            async with pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except asyncpg.UniqueViolationError:
            raise Overtaken from None
        except FAILURES as error:
            raise Problem("not-kept", detail=str(error) or type(error).__name__) from None

    async def create(self, table: Kept) -> None:
        async with self.connection() as db, db.transaction():
            await insert_table(db, table)

    async def append(
        self, table: str, first: int, entries: list[Noted], standing: Standing
    ) -> None:
        if not entries:
            return
        ends = standing.merit is not None
        async with self.connection() as db:
            before = await self._sum_of(db, table, first - 1)
            if before is None:
                raise Overtaken
            columns = _columns(first, entries, before)
            moves = (*summed(table, standing.life), *summed(table, now()))
            values = (table, *columns, before, columns[-1][-1], *moves)
            async with db.transaction() if ends else nullcontext():
                if await db.execute(APPEND, *values) != "UPDATE 1":
                    raise Overtaken
                if ends:
                    await db.execute(FINISH, table, as_text(standing.merit))
        self._tips.keep(table, first + len(entries) - 1, columns[-1][-1])

    async def _sum_of(self, db: Any, table: str, number: int) -> str | None:
        """The checksum of an entry: what is kept once is never changed, unless all of it goes."""
        if (known := self._tips.of(table, number)) is not None:
            return known
        query = "select sum from event where game = $1 and seq = $2"
        found: str | None = await db.fetchval(query, table, number)
        return found

    async def change(self, table: Kept) -> None:
        row = row_of(table)
        _, header, _, keys, people, _ = row
        touched = summed(table.id, now())
        values = (header, keys, people, row_sum(*row), *touched, *_lobby(table), table.revision)
        async with self.connection() as db:
            if await db.execute(CHANGE, table.id, *values) != "UPDATE 1":
                raise Overtaken

    async def load(self, table: str) -> Kept | None:
        return await self._load(table, 0)

    async def since(self, table: str, entries: int) -> Kept | None:
        kept = await self._load(table, entries)
        if kept is None:
            raise Gone
        return kept

    async def _load(self, table: str, after: int) -> Kept | None:
        columns = f"{COVERED}, sum, tip, touched, touched_sum, lobby, revision"
        game = f"select {columns} from game where id = $1"
        events = "select seq, body, state, sum from event where game = $1 and seq > $2 order by seq"
        snapshot = "select sum, entries, made_by, body from snapshot where game = $1"
        async with (
            self.connection() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await db.fetchrow(game, table)
            if row is None:
                return None
            sum = await self._sum_of(db, table, after)
            if sum is None:
                raise Problem("not-kept", detail=f"there is no entry {after}")
            entries = await db.fetch(events, table, after)
            taken = None if after else await db.fetchrow(snapshot, table)
        *row, lobby, revision = row
        waits = None if lobby is None else (lobby,)
        # Those who play do not wait until a long game is looked through.
        known = (row, entries, waits, taken, (after, sum))
        kept = await off_the_loop(len(entries), lambda: checked(*known))
        return replace(kept, revision=revision)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        # With the checksum that its last entry has; not of a table that is gone by now.
        query = """
            insert into snapshot (game, entries, sum, made_by, body)
            select game, seq, sum, $3, $4 from event where game = $1 and seq = $2
            on conflict (game) do update set entries = excluded.entries, sum = excluded.sum,
                made_by = excluded.made_by, body = excluded.body
        """
        async with self.connection() as db:
            row = (snapshot.entries, snapshot.made_by, snapshot.body)
            await db.execute(query, table, *row)

    async def opened(self, since: str) -> list[str]:
        query = "select id from game where lobby is not null and opened >= $1 order by opened"
        async with self.connection() as db:
            return [id for (id,) in await db.fetch(query, since or "0")]

    async def count(self) -> int:
        async with self.connection() as db:
            return int(await db.fetchval("select count(*) from game"))

    async def untouched(self, empty: str, others: str) -> list[Idle]:
        query = (
            f"select id, {MOVES} from game where life = 'empty' and touched < $1"
            " or life in ('', 'going') and touched < $2 limit $3"
        )
        async with self.connection() as db:
            return [idle_in(row) for row in await db.fetch(query, empty, others, AT_A_TIME)]

    async def touch(self, table: str) -> bool:
        async with self.connection() as db:
            change = "update game set touched = $2, touched_sum = $3 where id = $1"
            return bool(await db.execute(change, table, *summed(table, now())) == "UPDATE 1")

    async def forget(self, table: str, touched: str) -> bool:
        async with self.connection() as db, db.transaction():
            found = "select 1 from game where id = $1 and touched = $2 for update"
            if await db.fetchval(found, table, touched) is None:
                return False
            for kind in ("event", "snapshot"):
                await db.execute(f"delete from {kind} where game = $1", table)
            await db.execute("delete from attempt where id = $1 and merit is null", table)
            await db.execute("delete from game where id = $1", table)
            return True

    async def settle(self, table: str, life: Life) -> bool:
        async with self.connection() as db:
            change = "update game set life = $2, life_sum = $3 where id = $1 and life = ''"
            return bool(await db.execute(change, table, *summed(table, life)) == "UPDATE 1")

    async def answer(self) -> None:
        """A database that only copies another answers, but keeps nothing."""
        async with self.connection() as db:
            await self._look(db)
            await db.execute(ANSWER, now())
            await db.execute("select from game limit 1")

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except FAILURES:
                self._pool.terminate()


async def insert_table(db: Any, table: Kept) -> None:
    """A new table, and what has happened at it."""
    row = row_of(table)
    life = "going" if table.entries else "empty"
    tip = first_sum(table.id)
    moves = (*summed(table.id, life), *summed(table.id, now()))
    await db.execute(INSERT, *row, row_sum(*row), tip, *moves, *_lobby(table))
    if table.entries:
        columns = _columns(1, table.entries, tip)
        await db.execute(APPEND, table.id, *columns, tip, columns[-1][-1], *moves)


def _lobby(table: Kept) -> tuple[str | None, str]:
    lobby = table.lobby
    return (None, "") if lobby is None else (lobby_text(table.id, lobby), lobby.opened)


def _columns(first: int, entries: Sequence[Noted], before: str) -> tuple[list[Any], ...]:
    return (
        list(range(first, first + len(entries))),
        [noted.event for noted in entries],
        [noted.state for noted in entries],
        list(sums(before, first, entries)),
    )
