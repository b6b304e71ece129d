"""A PostgreSQL that was copied, and put back, with its own programs."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.server.stores import postgres_schema as schema
from beachhead.server.stores.places import place
from beachhead.server.stores.postgres import PostgresStore
from beachhead.server.stores.postgres_way import ALIVE
from tests.server.house import house
from tests.server.postgres import Postgres, ask, cut, program
from tests.server.rewound import play_past
from tests.test_cli import Ran, Runner, run

__all__ = ["run"]


async def use(name: str, *options: str) -> None:
    """One of PostgreSQL's programs."""
    await asyncio.to_thread(subprocess.run, (program(name), *options), check=True)


async def put_back(server: Postgres, database: str, copy: Path) -> None:
    """As docs/serving.md says it."""
    name = place(database).rpartition("/")[2]
    await ask(server.url(), f"alter database {name} rename to {name}_before")
    await ask(server.url(), f"create database {name}")
    how = ("--exit-on-error", "--single-transaction")
    await use("pg_restore", *how, f"--dbname={database}", str(copy))


async def say_restored(run: Runner, database: str, lang: str = "en") -> Ran:
    return await asyncio.to_thread(run, f"restored --store {database} --lang {lang}")


@pytest.mark.parametrize(("lang", "words"), [("en", "One table is"), ("fr", "1 table remise")])
async def test_what_was_played_after_a_copy_is_forgotten_once_that_is_put_back(
    lang: str, words: str, run: Runner, database: str, database_server: Postgres, tmp_path: Path
) -> None:
    copy = tmp_path / "tables.dump"
    async with house(database) as here:
        table = await here.table("normandy", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            copying = use("pg_dump", "--format=custom", f"--file={copy}", database)
            rewound = await play_past(here, table, guest, copying)
    await put_back(database_server, database, copy)
    told = await say_restored(run, database, lang)
    assert told.code == 0 and words in told.out and place(database) in told.out
    async with house(database) as here:
        await rewound.check(here)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_is_not_said_while_the_tables_are_served(
    lang: str, run: Runner, database: str
) -> None:
    async with house(database) as here:
        await _until_it_is_there(database)
        told = await say_restored(run, database, lang)
        problem = Problem("store-served", path=place(database), processes=1)
        assert (told.code, told.err.strip()) == (2, Texts(lang).problem(problem))
        assert (await here.http.get("/health")).status_code == 200
    assert (await say_restored(run, database, lang)).code == 0


async def _until_it_is_there(database: str) -> None:
    async with asyncio.timeout(60):
        while not await ask(database, ALIVE):
            await asyncio.sleep(0.01)


async def test_it_is_said_of_tables_that_this_program_knows(
    run: Runner, database: str, database_server: Postgres
) -> None:
    await ask(database_server.url(), "create database empty")
    told = await say_restored(run, database_server.url("empty"))
    assert told.code == 2 and "layout" in told.err
    await ask(database, "update layout set version = 99")
    told = await say_restored(run, database)
    assert told.code == 2 and "newer version" in told.err
    told = await say_restored(run, "mysql://localhost/tables")
    assert told.code == 2 and "mysql://localhost/tables" in told.err


async def test_who_was_there_before_it_was_put_back_serves_nothing_of_it(database: str) -> None:
    """What they have in memory may be gone."""
    stores = (PostgresStore(database), PostgresStore(database))
    for store in stores:
        await store.answer()
    await schema.mark_restored(database)
    with pytest.raises(Problem, match="store-restored"):
        await stores[0].answer()
    await cut(database)
    with pytest.raises(Problem, match="store-restored"):
        while True:
            try:
                await stores[1].count()
            except Problem as problem:  # a line that is not known to be cut yet costs one try
                if problem.code != "not-kept":
                    raise
    for store in stores:
        await store.close()
