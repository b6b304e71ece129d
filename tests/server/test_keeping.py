"""Nothing that was acknowledged is ever lost: restarts, kill -9, a full disk."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from beachhead.kernel import fair
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.server import metrics, rooms
from beachhead.server import protocol as p
from beachhead.server.doors import gate
from beachhead.server.stores import Kept, Standing
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.stores.writer import Reply
from tests.server.house import House, first_action, house, serve_apart

pytestmark = pytest.mark.usefixtures("unhurried")


async def test_a_restart_resumes_the_table(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("normandy", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=5)
            ask = await guest.asked()
            before, version = list(guest.log), guest.version
    async with house(place) as here, here.guest(table.table, table.keys[0]) as guest:
        await guest.shown()
        assert guest.log[: len(before)] == before and guest.version >= version
        assert await guest.asked() == ask
        await guest.play_on()


async def test_a_table_that_takes_another_course_with_other_cards_is_looked_at_but_not_played(
    tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With this seed the medal of the pack is played."""
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([28] * 32))
    async with house(tmp_path, pack) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=3)
            ask, before = await guest.asked(), list(guest.log)
            assert ask is not None
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        screen = await guest.shown()
        assert "--pack" in screen.halted and "only up to here" in screen.halted
        assert f"at entry {guest.version + 1} (seat" in screen.halted
        assert guest.log == before[: len(guest.log)] != before
        assert screen.asks == () and screen.undo is None
        rings = [{"table": table.table, "keys": table.keys[:1]}]
        (listed,) = (await here.http.post("/api/mine", json=rings)).json()
        assert "turn" not in listed and "over" not in listed
        assert not screen.record and (await _record(here, table)).status_code == 409
        reply = await guest.act(ask, first_action(ask.prompt))
        assert isinstance(reply, p.Refused)
        assert reply.code == "stale"
    async with house(tmp_path, pack) as here, here.guest(table.table, table.keys[0]) as guest:
        assert await guest.asked() == ask and guest.log == before
        await guest.play_on()
        whole = await _record(here, table)
        assert whole.status_code == 200
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        screen = await guest.shown()
        assert screen.over is None and "to its end" in screen.halted
        assert screen.record and (await _record(here, table)).text == whole.text
        ring = {"table": table.table, "keys": [table.keys[0]]}
        listed = (await here.http.post("/api/mine", json=[ring])).json()[0]
        assert "--pack" in listed["over"] and "turn" not in listed


async def _record(here: House, table: p.NewTable) -> httpx.Response:
    headers = {"authorization": f"Bearer {table.watch}"}
    return await here.http.get(f"/api/tables/{table.table}/record", headers=headers)


async def test_kill_nine_in_the_middle_of_a_game_loses_nothing(tmp_path: Path) -> None:
    process, here = await serve_apart(tmp_path)
    table = await here.table("express", "me", "sergeant")
    version = 0
    log: list[p.LogLine] = []
    for _ in range(3):
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert guest.version >= version
            assert guest.log[: len(log)] == log
            if ask is None:
                break
            reply = await guest.act(ask, first_action(ask.prompt))
            assert isinstance(reply, p.Done)
            version, log = reply.version, list(guest.log)
            process.send_signal(signal.SIGKILL)
            await process.wait()
        await here.http.aclose()
        process, here = await serve_apart(tmp_path)
    await here.http.aclose()
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 15) in (0, -signal.SIGTERM)


async def test_what_could_not_be_kept_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert ask is not None
            version = guest.version

            async def full(self: SqliteStore, *_: object) -> None:
                raise Problem("not-kept", detail="database or disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(SqliteStore, "append", full)
                patched.setattr(SqliteStore, "load", full)
                reply = await guest.act(ask, first_action(ask.prompt))
            assert isinstance(reply, p.Refused) and reply.code == "not-kept"
            assert guest.version == version
            assert isinstance(await guest.act(ask, first_action(ask.prompt)), p.Done)
            assert guest.version > version


async def test_while_the_disk_does_not_answer_one_is_asked_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: SqliteStore, *_: object) -> None:
        raise Problem("not-kept", detail="disk I/O error")

    async with house(tmp_path, metrics=True) as here:
        table = await here.table("express", "me")
        for name in ("load", "create", "count"):
            monkeypatch.setattr(SqliteStore, name, fails)
        async with here.guest(table.table, table.keys[0]) as guest:
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "not-kept"
            assert await guest.closed() == gate.TRY_AGAIN
        wish = {"game": "express", "seats": [{"kind": "me"}]}
        answer = await here.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")
        assert "beachhead_tables NaN" in await here.metrics()


async def test_the_store_takes_each_number_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    async with house(tmp_path) as here:
        t = (await here.table("express", "me")).table
    await store.append(t, 1, [Noted("a"), Noted("b", "5f")], Standing())
    with pytest.raises(Problem, match="not-kept"):
        await store.append(t, 2, [Noted("c"), Noted("d")], Standing())
    await store.append(t, 3, [Noted("c")], Standing())
    await store.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        kept = database.execute("select seq, body, state from event order by seq").fetchall()
    database.close()
    assert kept == [(1, "a", ""), (2, "b", "5f"), (3, "c", "")]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(Problem, match="no-store"):
        SqliteStore(blocked / "tables.sqlite")
    assert list(tmp_path.iterdir()) == [blocked]


async def test_a_bot_whose_process_is_killed_thinks_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            while not (thinking := multiprocessing.active_children()):
                assert await guest.play_on(most=1) == 1
            for process in thinking:
                process.kill()
            await guest.play_on()
            assert guest.screen is not None and guest.screen.over is not None


async def test_no_cursor_leaves_the_thread_that_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is let go of in another thread disturbs what the writer is at."""
    given: list[object] = []
    give = Reply.give

    def listen(self: Reply, result: object) -> None:
        given.append(result)
        give(self, result)

    monkeypatch.setattr(Reply, "give", listen)
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.answer(p.Rename(guest.next_id(), 0, "Ann", "olive"))
            await guest.play_on()
    assert given and not any(isinstance(result, sqlite3.Cursor) for result in given)


async def test_a_bot_whose_move_could_not_be_kept_moves_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = SqliteStore.append
    failures = 0

    async def fails_for_bots(
        self: SqliteStore, table: str, first: int, entries: list[Noted], *standing: Any
    ) -> None:
        nonlocal failures
        if entries[0].event.startswith("seat2 ") and failures < 2:
            failures += 1
            raise Problem("not-kept", detail="database or disk is full")
        await kept(self, table, first, entries, *standing)

    monkeypatch.setattr(SqliteStore, "append", fails_for_bots)
    async with house(tmp_path) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()
            assert failures == 2


async def test_nobody_sees_what_is_not_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = SqliteStore.append
    written = asyncio.Event()

    async def slow(
        self: SqliteStore, table: str, first: int, entries: list[Noted], *standing: Any
    ) -> None:
        await written.wait()
        await kept(self, table, first, entries, *standing)

    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert ask is not None
            version = guest.version
            monkeypatch.setattr(SqliteStore, "append", slow)
            await guest.send(p.Act(1, 0, ask.number, first_action(ask.prompt)))
            async with here.guest(table.table, table.watch) as watching:
                key = {"authorization": f"Bearer {table.watch}"}
                where = f"/api/tables/{table.table}/moment"
                asking = asyncio.create_task(here.http.get(where, headers=key))
                await watching.send(p.Speak("fr"))
                seen, _ = await asyncio.wait([asking], timeout=0.3)
                assert not seen and watching.version in (0, version)
                written.set()
                await guest.read()
                assert (await asking).status_code == 200


async def test_tables_are_opened_side_by_side_and_each_of_them_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        slow, quick = await here.table("express", "me", "friend"), await here.table("express", "me")
        load, go_on, loaded = SqliteStore.load, asyncio.Event(), list[str]()

        async def wait(self: SqliteStore, table: str) -> Kept | None:
            loaded.append(table)
            if table == slow.table:
                await go_on.wait()
            return await load(self, table)

        monkeypatch.setattr(SqliteStore, "load", wait)
        async with (
            here.guest(slow.table, slow.keys[0]) as ann,
            here.guest(slow.table, slow.keys[1]) as ben,
            here.guest(quick.table, quick.keys[0]) as other,
        ):
            await other.asked()
            go_on.set()
            await ann.asked()
            await ben.asked()
        assert sorted(loaded) == sorted([slow.table, quick.table])


async def test_health_is_whether_tables_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "TRIED", 0.0)
    async with house(tmp_path) as here:
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "count", None)  # which takes long with many tables
            assert (await here.http.get("/health")).text == "ok\n"
        await here.table("express", "me")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as somebody:
            somebody.execute("begin immediate")
            assert (await here.http.get("/health")).status_code == 503


async def test_a_table_that_is_put_away_while_somebody_is_there_stays_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_OPEN", 1)
    async with house(tmp_path) as here:
        one, two = await here.table("express", "me", "friend"), await here.table("express", "me")
        async with (
            here.guest(one.table, one.keys[0]) as ann,
            here.guest(two.table, two.keys[0]) as other,
        ):
            await ann.asked()
            await other.asked()
            async with here.guest(one.table, one.keys[1]) as ben:
                await ben.asked()
                assert isinstance(await ben.answer(p.Phrase(1, 1, "hello")), p.Done)
                while not ann.said:
                    await ann.read()
