"""Nothing that was acknowledged is ever lost: restarts, kill -9, a full disk."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from beachhead.kernel.errors import Problem
from beachhead.server import protocol as p
from beachhead.server.store import SqliteStore
from tests.server.house import House, first_action, house


async def test_a_restart_resumes_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=5)
            ask = await guest.asked()
            before, version = list(guest.log), guest.version
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        await guest.shown()
        assert guest.log[: len(before)] == before and guest.version >= version
        assert await guest.asked() == ask
        await guest.play_on()


async def _serve(data: Path) -> tuple[asyncio.subprocess.Process, House]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ("-m", "beachhead", "serve", "--port", str(port), "--data", str(data))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    here = House(port)
    for _ in range(200):
        try:
            await here.http.get("/health")
            return process, here
        except OSError:
            await asyncio.sleep(0.05)
        except Exception as error:
            if "connect" not in str(error).lower():
                raise
            await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


async def test_kill_nine_in_the_middle_of_a_game_loses_nothing(tmp_path: Path) -> None:
    process, here = await _serve(tmp_path)
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
        process, here = await _serve(tmp_path)
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

            async def full(self: SqliteStore, table: str, first: int, entries: list[str]) -> None:
                raise Problem("not-kept", detail="database or disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(SqliteStore, "append", full)
                reply = await guest.act(ask, first_action(ask.prompt))
            assert isinstance(reply, p.Refused) and reply.code == "not-kept"
            assert guest.version == version
            assert isinstance(await guest.act(ask, first_action(ask.prompt)), p.Done)
            assert guest.version > version


async def test_the_store_takes_each_number_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.append("t", 1, ["a", "b"])
    with pytest.raises(Problem, match="not-kept"):
        await store.append("t", 2, ["c", "d"])
    await store.append("t", 3, ["c"])
    await store.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        kept = database.execute("select seq, body from event order by seq").fetchall()
    database.close()
    assert kept == [(1, "a"), (2, "b"), (3, "c")]


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
            await guest.play_on(most=2)
            for process in multiprocessing.active_children():
                process.kill()
            await guest.play_on()
            assert guest.screen is not None and guest.screen.over is not None
