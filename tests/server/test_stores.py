"""Every store keeps the same things in the same way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header, SeatPlan
from beachhead.server.sharing.shared import open_store
from beachhead.server.stores import (
    Gone,
    Kept,
    Lobby,
    Overtaken,
    Person,
    Snapshot,
    Standing,
    Store,
)
from beachhead.server.stores import postgres_schema as schema
from beachhead.server.stores.postgres import PostgresStore
from beachhead.server.stores.postgres_way import ALIVE
from tests.server.postgres import Postgres, ask, cut

GOING = Standing("going")
SEATS = (SeatPlan("Ann"), SeatPlan("Ben"))
TABLE = Kept(
    id="t",
    header=Header(2, "express", "r", "c", {}, SEATS, "fair", None, "2026", day="2026-06-06"),
    seed="5f" * 32,
    keys=("k1", "k2", "w"),
    people=(Person("Ann", "olive"), Person("Ben \u00e9", "sand")),
    guided=True,
    lobby=Lobby((0,), "fr", (1,), opened="2026-06-06T06:30"),
)


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    store, _ = open_store(place)
    yield store
    await store.close()


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    began = replace(TABLE, entries=(Noted("seat1 done", "5f"), Noted("seat2 done")))
    await store.create(began)
    found = await store.load("t")
    assert found is not None and found.touched
    assert replace(found, touched="") == began
    assert await store.load("u") is None
    assert await store.count() == 1


async def test_each_number_is_kept_once_and_none_is_left_out(store: Store) -> None:
    await store.create(TABLE)
    await store.append("t", 1, [Noted("a"), Noted("b", "5f")], GOING)
    with pytest.raises(Problem, match=r"not-kept|stale"):
        await store.append("t", 2, [Noted("c"), Noted("d")], GOING)
    with pytest.raises(Problem, match=r"not-kept|stale"):
        await store.append("t", 4, [Noted("d")], GOING)
    await store.append("t", 3, [Noted("c")], GOING)
    found = await store.load("t")
    assert found is not None and found.damaged == 0
    assert found.entries == (Noted("a"), Noted("b", "5f"), Noted("c"))


async def test_what_was_touched_meanwhile_is_not_forgotten(store: Store) -> None:
    await store.create(TABLE)
    assert await store.touch("t") and not await store.touch("u")
    assert not await store.forget("t", "2020-01-01T00:00:00+00:00")
    found = await store.load("t")
    assert found is not None and await store.forget("t", found.touched)
    assert not await store.touch("t")


async def test_a_table_that_another_process_has_forgotten_is_gone(database: str) -> None:
    store = PostgresStore(database)
    with pytest.raises(Gone):
        await store.since("t", 3)
    with pytest.raises(Overtaken):
        await store.append("t", 4, [Noted("d")], GOING)
    await store.close()


async def test_what_cannot_be_kept_keeps_nothing_else_from_it(store: Store) -> None:
    """Some at once, in any order, and one of them twice: each is kept, or not, by itself."""
    tables = [replace(TABLE, id=f"t{n}") for n in range(8)]
    done = await asyncio.gather(
        *(store.create(table) for table in (*tables, tables[3])), return_exceptions=True
    )
    failed = [place for place, one in enumerate(done) if one is not None]
    assert failed in ([3], [8]) and isinstance(done[failed[0]], Problem)
    appended = await asyncio.gather(
        *(store.append(f"t{n}", 1 + n % 2, [Noted("a"), Noted("b")], GOING) for n in range(8)),
        return_exceptions=True,
    )
    assert [isinstance(one, Problem) for one in appended] == [False, True] * 4
    found = [await store.load(table.id) for table in tables]
    assert [len(one.entries) if one else None for one in found] == [2, 0] * 4


async def test_many_entries_are_kept_at_once(store: Store) -> None:
    entries = tuple(Noted(f"seat1 rolls {n}", f"{n:x}") for n in range(251))
    await store.create(replace(TABLE, entries=entries[:120]))
    await store.append("t", 121, list(entries[120:]), GOING)
    found = await store.load("t")
    assert found is not None and found.damaged == 0 and found.entries == entries


async def test_who_sits_there_changes_and_the_entries_do_not(store: Store) -> None:
    await store.create(replace(TABLE, entries=(Noted("a"),)))
    other = replace(TABLE, people=(Person("Zo\u00e9"), Person()), keys=("x", "y", "z"), lobby=None)
    assert await store.opened("2026-06-06T06:00") == ["t"]
    assert await store.opened("2026-06-07") == []
    await store.change(other)
    found = await store.load("t")
    assert found is not None and found.entries == (Noted("a"),)
    assert (found.people, found.keys, found.lobby) == (other.people, other.keys, None)
    assert await store.opened("2026-06-06T06:00") == []


async def test_what_nobody_touches_is_named_and_forgotten(store: Store) -> None:
    await store.create(TABLE)
    await store.create(replace(TABLE, id="u"))
    await store.append("u", 1, [Noted("a")], GOING)
    await store.create(replace(TABLE, id="v", entries=(Noted("a"),)))
    await store.append("v", 2, [Noted("b")], Standing("over"))
    later = "9999"
    assert {one.table: one.life for one in await store.untouched(later, later)} == {
        "t": "empty",
        "u": "going",
    }
    assert [one.table for one in await store.untouched("", later)] == ["u"]
    (idle,) = await store.untouched(later, "")
    assert not await store.forget("t", "another time") and await store.forget("t", idle.touched)
    assert await store.load("t") is None and await store.count() == 2


async def test_a_snapshot_is_kept_with_the_entries_that_it_is_of(store: Store) -> None:
    await store.create(TABLE)
    await store.append("t", 1, [Noted("a"), Noted("b")], GOING)
    for snapshot in (Snapshot(1, "rules", b"\0one"), Snapshot(2, "rules", b"\0two")):
        await store.keep_snapshot("t", snapshot)
        found = await store.load("t")
        assert found is not None and found.snapshot == snapshot
    for other in (Snapshot(3, "rules", b""), Snapshot(0, "rules", b"")):
        await store.keep_snapshot("t", other)
        await store.keep_snapshot("gone", other)
    found = await store.load("t")
    assert found is not None and found.snapshot == Snapshot(2, "rules", b"\0two")
    assert await store.forget("t", found.touched)


async def test_a_day_is_the_same_for_everybody(store: Store) -> None:
    days, day = store.days, date(2026, 6, 6)
    assert await days.secret() == await days.secret()
    battle = await days.battle(day, "express", {"map": "omaha", "n": 2})
    assert battle == await days.battle(day, "express", {"map": "utah"})
    await days.keep_par(day, "express", "sergeant", (3, 1))
    assert (await days.battle(day, "express", {})).par == {"sergeant": (3, 1)}
    assert await days.attempt(day, "express", "ann") is None
    tried = await asyncio.gather(
        days.begin(TABLE, "ann"), days.begin(replace(TABLE, id="second"), "ann")
    )
    assert tried[0] == tried[1] and await store.count() == 1
    await store.append(tried[0], 1, [Noted("a")], Standing("over", (7, 2)))
    attempt = await days.attempt(day, "express", "ann")
    assert attempt is not None and (attempt.table, attempt.merit) == (tried[0], (7, 2))
    assert await days.results(day, "express") == {(7, 2): 1}


async def test_of_two_processes_one_is_overtaken_and_finds_what_the_other_kept(
    database: str,
) -> None:
    one, two = PostgresStore(database), PostgresStore(database)
    await one.create(TABLE)
    await one.append("t", 1, [Noted("a")], GOING)
    both = (one.append("t", 2, [Noted("b")], GOING), two.append("t", 2, [Noted("c")], GOING))
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(map(type, found), key=str) == [type(None), Overtaken]
    more = await two.since("t", 1)
    assert more is not None and len(more.entries) == 1 and more.damaged == 0
    await two.append("t", 3, [Noted("d")], GOING)
    found = await asyncio.gather(one.change(TABLE), two.change(TABLE), return_exceptions=True)
    assert sorted(map(type, found), key=str) == [type(None), Overtaken]
    more = await one.since("t", 3)
    assert more is not None and (more.entries, more.revision) == ((), 1)
    await two.change(more)
    for store in (one, two):
        await store.close()


async def test_a_bent_entry_is_found(database: str) -> None:
    store = PostgresStore(database)
    await store.create(TABLE)
    await store.append("t", 1, [Noted("a"), Noted("b")], GOING)
    async with store.connection() as db:
        await db.execute("update event set body = 'c' where seq = 2")
    found = await store.load("t")
    assert found is not None and (found.entries, found.damaged) == ((Noted("a"),), 1)
    await store.close()


async def test_to_answer_is_to_keep_something_and_nothing_more_than_that(database: str) -> None:
    store = PostgresStore(database)
    for _ in range(2):
        await store.answer()
    async with store.connection() as db:
        found = await db.fetch("select name from secret order by name")
        assert [name for (name,) in found] == ["day", "health"]
        # A table for each time that somebody asks would be left over in what the database knows.
        temporary = "select count(*) from pg_namespace where nspname like 'pg_temp%'"
        assert await db.fetchval(temporary) == 0
        await db.execute("alter table game rename to lost")
        with pytest.raises(Problem, match="not-kept"):
            await store.answer()
    await store.close()


async def test_after_a_cut_connection_and_a_restart_it_goes_on(
    database: str, database_server: Postgres
) -> None:
    store = PostgresStore(database)
    await store.create(TABLE)
    await cut(database)
    await _until_kept(store, 1)
    database_server.stop()
    with pytest.raises(Problem, match="not-kept"):
        await store.append("t", 2, [Noted("a")], GOING)
    with pytest.raises(Problem, match="not-kept"):
        await store.answer()
    database_server.start()
    await _until_kept(store, 2)
    found = await store.load("t")
    assert found is not None and len(found.entries) == 2
    await store.close()


async def _until_kept(store: Store, number: int) -> None:
    """A connection that is not known to be cut yet costs one try."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await store.append("t", number, [Noted("a")], GOING)
            except Problem as problem:
                if problem.code != "not-kept":
                    raise
                await asyncio.sleep(0.01)


async def test_a_database_of_a_newer_version_is_left_as_it_is(database: str) -> None:
    await ask(database, "update layout set version = 99")
    with pytest.raises(Problem, match="newer-store"):
        await schema.prepare(database)
    assert await ask(database, "select version from layout") == [(99,)]


@pytest.mark.parametrize(("version", "code"), [(99, "newer-store"), (0, "older-store")])
async def test_who_did_not_lay_a_database_out_looks_whether_they_know_it(
    version: int, code: str, database: str
) -> None:
    """As a process that is started again by itself, or was cut off while others went forward."""
    stores = (PostgresStore(database), PostgresStore(database), PostgresStore(database))
    for store in stores[1:]:
        await store.create(replace(TABLE, id=str(id(store))))
    await ask(database, "update layout set version = $1", version)
    with pytest.raises(Problem, match=code):
        await stores[0].load("t")
    with pytest.raises(Problem, match=code):
        await stores[1].answer()
    await cut(database)
    with pytest.raises(Problem, match=code):
        await _until_kept(stores[2], 1)
    await ask(database, "update layout set version = $1", schema.VERSION)
    for store in stores:
        await store.answer()
        await store.close()


async def test_a_database_is_laid_out_once_and_taken_forward(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.gather(*(schema.prepare(database) for _ in range(4)))
    more = "alter table game add column mood text not null default 'good'"
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, more))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    await schema.prepare(database)
    store = PostgresStore(database)
    await store.create(TABLE)
    async with store.connection() as db:
        assert await db.fetchval("select mood from game") == "good"
    await store.close()


async def test_a_database_is_not_taken_forward_while_others_serve_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, other = open_store(database)
    await other.open()
    async with asyncio.timeout(60):
        while not await ask(database, ALIVE):
            await asyncio.sleep(0.01)
    await schema.prepare(database)  # who knows the same may come
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "drop table game cascade"))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    with pytest.raises(Problem, match="store-served"):
        await schema.prepare(database)
    await ask(database, "select from game")
    await other.close()


@pytest.mark.parametrize("wrong", ["postgresql:///none?host=/nowhere", "postgresql://a:b@[/x"])
async def test_a_database_that_is_not_there_is_told_without_the_password(wrong: str) -> None:
    with pytest.raises(Problem, match="no-store") as told:
        await schema.prepare(wrong)
    assert ":b@" not in str(told.value.args_by_name["path"])


@pytest.mark.parametrize("way", ["PGPASSWORD", "PGPASSFILE", "passfile"])
async def test_a_password_need_not_stand_in_the_address(
    way: str, database_server: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await database_server.guarded("top")
    file = tmp_path / "passwords"
    file.write_text("*:*:*:*:top\n")
    file.chmod(0o600)
    with pytest.raises(Problem, match="password authentication failed"):
        await schema.prepare(url)
    if way == "passfile":
        url += f"&passfile={file}"
    else:
        monkeypatch.setenv(way, {"PGPASSWORD": "top", "PGPASSFILE": str(file)}[way])
    await schema.prepare(url)
    store, others = open_store(url)
    await store.answer()
    await others.open()
    async with asyncio.timeout(60):
        while not await ask(url, ALIVE):
            await asyncio.sleep(0.01)
    await others.close()
    await store.close()


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://localhost/tables", "mysql://localhost/tables"),
        ("mysql://ann:top@localhost/tables", "mysql://localhost/tables"),
        ("mysql://ann:to/p@localhost/tables?password=top", "mysql://localhost/tables"),
        ("mysql://ann:to@p@localhost/tables", "mysql://localhost/tables"),
        ("mysql://ann:to?p@localhost/tables", "…"),
        ("mysql://localhost/tables?password=to@p", "…"),
        ("ann:top@localhost", "localhost"),
    ],
)
def test_what_is_no_database_is_told_without_the_password(url: str, told: str) -> None:
    with pytest.raises(Problem, match="unknown-store") as found:
        open_store(url)
    assert found.value.args_by_name["place"] == told


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Problem, match="no-asyncpg"):
        open_store("postgresql:///tables")
