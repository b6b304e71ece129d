"""Copies of all tables, made and put back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.locale import LANGUAGES, Texts
from beachhead.server.stores import Kept, Standing
from beachhead.server.stores.backup import back_up, restore
from beachhead.server.stores.folder import TABLES, hold
from beachhead.server.stores.schema import VERSION
from beachhead.server.stores.sqlite import SqliteStore
from tests.server.house import house
from tests.test_cli import Runner, run

__all__ = ["run"]


async def loaded(data: Path, table: str) -> Kept | None:
    store = SqliteStore(data / "tables.sqlite")
    try:
        return await store.load(table)
    finally:
        await store.close()


async def test_a_copy_made_while_people_play_is_put_back_and_they_go_on(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with house(data) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=1)
            then, log = guest.version, list(guest.log)
            assert await asyncio.to_thread(back_up, data, copy) == 1
            assert await guest.play_on() > 0
            now = guest.version
        with pytest.raises(Problem, match="store-in-use"):
            await asyncio.to_thread(restore, data, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    count, aside = restore(data, copy)
    assert count == 1 and aside is not None and aside.parent == data
    async with house(data) as here, here.guest(table.table, table.keys[0]) as guest:
        await guest.shown()
        assert (guest.version, guest.log) == (then, log)
        await guest.play_on()
    before = await loaded(aside, table.table)
    assert before is not None and len(before.entries) == now


async def test_a_copy_made_while_entries_are_added_is_of_one_moment(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here:
        table = (await here.table("express", "me")).table
    store, begun, done = SqliteStore(tmp_path / "data" / "tables.sqlite"), asyncio.Event(), False

    async def write() -> int:
        number = 0
        while not done:
            await store.append(table, number + 1, [Noted(f"entry {number + 1}")], Standing())
            number += 1
            begun.set()
        return number

    writing = asyncio.create_task(write())
    await begun.wait()
    for number in range(5):
        await asyncio.to_thread(back_up, tmp_path / "data", tmp_path / str(number))
    done = True
    written = await writing
    await store.close()
    counts = []
    for number in range(5):
        restore(tmp_path / f"from {number}", tmp_path / str(number))
        kept = await loaded(tmp_path / f"from {number}", table)
        assert kept is not None and not kept.damaged
        counts.append(len(kept.entries))
    assert 0 < counts[0] <= counts[-1] <= written and counts == sorted(counts)


def _database(path: Path, version: int) -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma user_version = {version}")
        database.execute("create table game (id text)")
        database.commit()
    return path


async def test_nothing_is_lost_by_a_restore_that_fails(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with house(data) as here:
        await here.table("express", "me")
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    text, cut = tmp_path / "text", tmp_path / "cut"
    text.write_text("not a database")
    back_up(data, tmp_path / "copy")
    cut.write_bytes((tmp_path / "copy").read_bytes()[:8192])
    for source, code in (
        (tmp_path / "none", "no-backup"),
        (text, "not-a-backup"),
        (cut, "not-a-backup"),
        (_database(tmp_path / "newer", VERSION + 1), "newer-store"),
    ):
        with pytest.raises(Problem, match=code):
            restore(data, source)
        assert {path.name: path.read_bytes() for path in data.iterdir()} == before
    hold(data).close()


def test_a_copy_takes_the_place_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no-tables-here"):
        back_up(tmp_path, tmp_path / "copy")
    _database(tmp_path / "tables.sqlite", 0)
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(Problem, match="backup-exists"):
        back_up(tmp_path, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "tables.sqlite"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_that_cannot_be_read_are_not_blamed_on_the_copy(lang: str, tmp_path: Path) -> None:
    (tmp_path / TABLES).write_text("not a database, but long enough to look for one in it")
    with pytest.raises(Problem, match="tables-unreadable") as told:
        back_up(tmp_path, tmp_path / "copy")
    text = Texts(lang).problem(told.value)
    assert str(tmp_path) in text and "copy" not in text
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize(("lang", "words"), [("en", "tables are"), ("fr", "table remise")])
def test_both_are_commands(lang: str, words: str, run: Runner, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    _database(tmp_path / "data" / "tables.sqlite", 0)
    copy, data = tmp_path / "copy", tmp_path / "data"
    assert str(copy) in run(f"backup {copy} --data {data} --lang {lang}").out
    out = run(f"restore {copy} --data {data} --lang {lang}").out
    assert words in out and "before-" in out
