"""A disk that is full, or cannot be written to: nothing that was called done is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.server import protocol as p
from beachhead.server.stores import Standing
from beachhead.server.stores.sqlite import SqliteStore
from tests.server.house import House, first_action, house

pytestmark = pytest.mark.usefixtures("unhurried")

Set = Callable[[str], None]
FULL, ROOM = "pragma max_page_count = 1", "pragma max_page_count = 1000000"
"""No page more than there are; SQLite says just what it says when a disk is full."""
READ_ONLY, WRITABLE = "pragma query_only = 1", "pragma query_only = 0"


@asynccontextmanager
async def house_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, Set]]:
    """A server, and what is done to its disk."""
    wanted: list[str] = []
    ask = SqliteStore.__init__

    def listen(self: SqliteStore, path: Path) -> None:
        ask(self, path)
        commit = self._writer._commit

        def change_first(batch: list) -> None:  # type: ignore[type-arg]
            while wanted:
                self._writer._database.execute(wanted.pop(0)).fetchall()
            commit(batch)

        self._writer._commit = change_first  # type: ignore[method-assign]

    monkeypatch.setattr(SqliteStore, "__init__", listen)
    async with house(data) as here:
        yield here, wanted.append


def entries_on_disk(data: Path, table: str) -> int:
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        query = "select count(*) from event where game = ?"
        return int(database.execute(query, (table,)).fetchone()[0])


@pytest.mark.parametrize(
    ("broken", "mended", "said"),
    [(FULL, ROOM, "full"), (READ_ONLY, WRITABLE, "readonly")],
    ids=["full", "read-only"],
)
async def test_a_table_goes_on_when_the_disk_does(
    broken: str, mended: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path, monkeypatch) as (here, disk):
        table = await here.table("battle", "me", "me")
        async with here.guest(table.table, *table.keys[:2]) as guest:
            acknowledged, refused = 0, 0
            for round in range(8):
                ask = await guest.asked()
                assert ask is not None
                disk(broken if round % 2 == 0 else mended)
                # Until no page has room left, entries may still be kept on a full disk.
                for _ in range(200):
                    reply = await guest.act(ask, first_action(ask.prompt))
                    if isinstance(reply, p.Refused):
                        break
                    acknowledged = reply.version
                    assert entries_on_disk(tmp_path, table.table) >= acknowledged
                    ask = await guest.asked()
                    if ask is None or round % 2:
                        break
                if ask is None:
                    break
                if isinstance(reply, p.Refused):
                    assert reply.code == "not-kept" and said in reply.text
                    assert guest.version == entries_on_disk(tmp_path, table.table) >= acknowledged
                    refused += 1
            assert refused and acknowledged
            disk(mended)
            await guest.play_on()
            version = guest.version
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        screen = await guest.shown()
        assert guest.version == version and screen.over is not None and not screen.halted


@pytest.mark.parametrize("broken", [FULL, READ_ONLY], ids=["full", "read-only"])
async def test_neither_a_table_nor_a_name_is_half_kept(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path, monkeypatch) as (here, disk):
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.asked()
            disk(broken)
            wish = {"game": "express", "seats": [{"kind": "me"}]}
            answers = [await here.http.post("/api/tables", json=wish) for _ in range(20)]
            assert {one.status_code for one in answers} <= {201, 503}
            last = answers[-1]
            assert (last.status_code, last.json()["code"]) == (503, "not-kept")
            made = 1 + sum(one.status_code == 201 for one in answers)
            disk(ROOM)
            disk(WRITABLE)
            reply = await guest.answer(p.Rename(guest.next_id(), 0, "Ann", "olive"))
            assert isinstance(reply, p.Done)
            await guest.play_on()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("select count(*) from game").fetchone() == (made,)
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]


async def test_what_a_full_disk_refuses_is_told_as_what_it_is(tmp_path: Path) -> None:
    """SQLite may take a whole transaction back by itself, with all that was to go with it."""
    async with house(tmp_path) as here:
        table = (await here.table("express", "me")).table
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store._writer.ask(lambda db: db.execute(FULL).fetchall())
    with pytest.raises(Problem, match="full"):
        for number in range(200):
            await store.append(table, number + 1, [Noted("x" * 500)], Standing())
    await store.close()
