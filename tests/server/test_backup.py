"""Copies of all tables, made and put back."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.locale import LANGUAGES, Texts
from beachhead.server.stores import Kept, Standing, folder
from beachhead.server.stores.backup import back_up, restore
from beachhead.server.stores.folder import TABLES, hold, is_wanted, problems_with
from beachhead.server.stores.schema import VERSION, open_database
from beachhead.server.stores.sqlite import SqliteStore
from tests.server.house import house, mortal
from tests.server.rewound import play_past
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

    async def copied() -> None:
        assert await asyncio.to_thread(back_up, data, copy) == 1

    async with mortal(data, "--pause", "0") as server:
        here = server.here
        table = await here.table("normandy", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            rewound = await play_past(here, table, guest, copied())
            putting_back = asyncio.create_task(asyncio.to_thread(restore, data, copy))
            with pytest.raises(ConnectionClosed) as told:
                while True:
                    await guest.read()
        assert told.value.rcvd is not None and told.value.rcvd.code == CloseCode.SERVICE_RESTART
        count, aside = await putting_back
        assert copy.stat().st_mode & 0o777 == 0o600
        assert count == 1 and aside is not None and aside.parent == data
        await here.answers()
        await rewound.check(here)
        assert not is_wanted(data)
    before = await loaded(aside, table.table)
    assert before is not None and len(before.entries) == rewound.now


async def test_who_does_not_make_way_keeps_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    monkeypatch.setattr(folder, "PATIENCE", 0.2)
    async with house(data) as here:  # not as the command serves it
        table = await here.table("express", "me")
        back_up(data, copy)
        before = sorted(path.name for path in data.iterdir())
        with pytest.raises(Problem, match="store-in-use"):
            await asyncio.to_thread(restore, data, copy)
        assert sorted(path.name for path in data.iterdir()) == sorted([*before, folder.WANTED])
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()


def test_nobody_makes_way_for_who_is_dead(tmp_path: Path) -> None:
    (tmp_path / folder.WANTED).touch()
    assert not is_wanted(tmp_path)
    with closing(hold(tmp_path, folder.WANTED)):
        assert is_wanted(tmp_path)
    assert not is_wanted(tmp_path)


def test_nobody_makes_way_for_a_disk_that_fails(tmp_path: Path) -> None:
    (tmp_path / folder.WANTED).mkdir()
    with pytest.raises(Problem, match="no-store"):
        hold(tmp_path, folder.WANTED)
    assert not is_wanted(tmp_path)
    away = tmp_path / ("x" * 300)
    with pytest.raises(OSError, match="too long"):
        away.exists()
    assert not is_wanted(away)


def test_what_root_puts_back_is_its_owners(tmp_path: Path) -> None:
    data, copy, owner = tmp_path / "data", tmp_path / "copy", os.geteuid() or 12345
    _database(tmp_path / TABLES, VERSION)
    back_up(tmp_path, copy)
    data.mkdir()
    os.chown(data, owner, -1)
    for _ in range(2):
        _, aside = restore(data, copy)
    assert aside is not None
    found = [aside, *aside.iterdir(), *(path for path in data.iterdir() if path.is_file())]
    assert {folder.WANTED, folder.LOCK, TABLES} <= {path.name for path in found}
    assert {path.stat().st_uid for path in found} == {owner}


@pytest.mark.parametrize("name", [TABLES, folder.WANTED, folder.LOCK])
def test_a_link_in_the_place_of_a_file_leads_nobody_elsewhere(name: str, tmp_path: Path) -> None:
    data, copy, other = tmp_path / "data", tmp_path / "copy", tmp_path / "other"
    _database(tmp_path / TABLES, VERSION)
    back_up(tmp_path, copy)
    other.touch(mode=0o640)
    before = other.stat()
    data.mkdir()
    os.chown(data, os.geteuid() or 12345, -1)
    (data / name).symlink_to(other)
    with suppress(Problem):
        restore(data, copy)
    with suppress(Problem), problems_with(data):
        open_database(data / TABLES).close()
    after = other.stat()
    assert (after.st_uid, after.st_mode, after.st_size) == (before.st_uid, before.st_mode, 0)


def test_whoever_looks_whether_a_folder_is_wanted_changes_nothing(tmp_path: Path) -> None:
    folder.hold(tmp_path, folder.WANTED).close()
    (tmp_path / folder.WANTED).chmod(0o640)
    assert not is_wanted(tmp_path)
    assert (tmp_path / folder.WANTED).stat().st_mode & 0o777 == 0o640


def test_what_was_there_is_there_if_nothing_can_be_put_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    _database(data / TABLES, VERSION)
    back_up(data, copy)
    (data / TABLES).write_text("nor can it be read")
    (data / f"{TABLES}-wal").write_text("nor what is beside it")
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    move = Path.replace

    def fail(self: Path, target: Path) -> Path:
        if self.parent == target.parent == data and target.name == TABLES:
            raise OSError("out of order")
        return move(self, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        with pytest.raises(Problem, match="no-store"):
            restore(data, copy)
    after = {path.name: path.read_bytes() for path in data.iterdir()}
    assert {name: after[name] for name in before} == before
    assert set(after) - set(before) <= {folder.WANTED, folder.LOCK}


class Killed(BaseException):
    """Whatever is to be done from then on is not done."""


def killed_at(step: int, patched: pytest.MonkeyPatch) -> None:
    """As of this step on the way to the disk."""
    steps = itertools.count()

    def unless_killed(do: Callable[..., Any]) -> Callable[..., Any]:
        def one(*args: Any, **named: Any) -> Any:
            if next(steps) >= step:
                raise Killed
            return do(*args, **named)

        return one

    for name in ("replace", "rename", "link", "unlink", "mkdir", "rmdir", "fsync"):
        patched.setattr(os, name, unless_killed(getattr(os, name)))


def no_links(*_: object) -> None:
    raise OSError("a file has one name here")


async def after_a_crash(data: Path) -> str:
    """A table with an entry, all of which is still beside the file."""
    async with house(data) as here:
        table = (await here.table("express", "me")).table
    crashed = data.with_name("crashed")
    store = SqliteStore(data / TABLES)
    await store.append(table, 1, [Noted("a")], Standing())
    shutil.copytree(data, crashed)
    await store.close()
    shutil.rmtree(data)
    crashed.rename(data)
    return table


@pytest.mark.parametrize("links", [True, False])
async def test_whenever_it_is_killed_there_is_all_that_was_or_all_that_is_to_be(
    links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "other") as here:
        new = (await here.table("express", "me")).table
    back_up(tmp_path / "other", tmp_path / "copy")
    old = await after_a_crash(tmp_path / "old")
    assert (tmp_path / "old" / f"{TABLES}-wal").stat().st_size
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    ends = []
    for step in itertools.count():
        data = Path(shutil.copytree(tmp_path / "old", tmp_path / f"{step}"))
        with monkeypatch.context() as patched:
            killed_at(step, patched)
            try:
                _, aside = restore(data, tmp_path / "copy")
            except Killed:
                aside = None
        assert (data / TABLES).exists()
        kept, again = await loaded(data, old), await loaded(data, new)
        assert (kept is None) == (again is not None)
        ends.append(again is not None)
        if kept is None:
            (found,) = data.glob("before-*")
            kept = await loaded(found, old)
        assert kept is not None and len(kept.entries) == 1 and not kept.damaged
        if aside is not None:
            break
    assert aside == found and ends == sorted(ends) and ends.count(True) > 1


async def test_tables_that_cannot_be_read_are_put_aside_as_they_are(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with house(data) as here:
        table = (await here.table("express", "me")).table
    back_up(data, copy)
    (data / TABLES).write_text("not a database")
    (data / f"{TABLES}-wal").write_text("nor this")
    _, aside = restore(data, copy)
    assert aside is not None and (aside / TABLES).read_text() == "not a database"
    assert (aside / f"{TABLES}-wal").read_text() == "nor this"
    assert await loaded(data, table) is not None


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
