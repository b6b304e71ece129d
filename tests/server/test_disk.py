"""What is on disk is sound, or it is said of the table that is not."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.server import protocol as p
from beachhead.server.stores import Standing
from beachhead.server.stores.folder import hold
from beachhead.server.stores.schema import VERSION, open_database, version_of
from beachhead.server.stores.sqlite import SqliteStore
from tests.server.house import House, house, serve_apart

UPGRADES = sorted(
    path for path in (Path(__file__).parents[1] / "upgrade").iterdir() if path.name.isdigit()
)


def change(data: Path, statement: str, *values: object) -> None:
    """What a disk might do."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as database, database:
        assert database.execute(statement, values).rowcount == 1


async def two_tables(data: Path) -> tuple[p.NewTable, p.NewTable]:
    """Both with something on them."""
    async with house(data) as here:
        tables = await here.table("express", "me"), await here.table("express", "me")
        for table in tables:
            async with here.guest(table.table, table.keys[0]) as guest:
                await guest.play_on(most=1)
    return tables


async def mine(here: House, *tables: p.NewTable) -> list[str]:
    """Those that a browser with their keys is told of."""
    rings = [{"table": table.table, "keys": table.keys[:1]} for table in tables]
    return [one["table"] for one in (await here.http.post("/api/mine", json=rings)).json()]


async def test_a_folder_has_one_server(tmp_path: Path) -> None:
    process, here = await serve_apart(tmp_path)
    try:
        for lang, word in (("en", "Another server"), ("fr", "Un autre serveur")):
            command = (sys.executable, "-m", "beachhead", "serve", "--port", "0", "--lang", lang)
            second = await asyncio.to_thread(
                subprocess.run, [*command, "--data", str(tmp_path)], capture_output=True, text=True
            )
            assert second.returncode == 2 and word in second.stderr and "--data" in second.stderr
            assert str(tmp_path) in second.stderr
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await here.http.aclose()
    hold(tmp_path).close()


async def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with house(data) as here:
        await here.table("express", "me")
        kept = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
    assert set(kept) >= {"tables.sqlite", "tables.sqlite-wal", "in-use"}
    assert set(kept.values()) == {0o600} and data.stat().st_mode & 0o777 == 0o700


def test_what_everybody_could_read_is_private_from_then_on(tmp_path: Path) -> None:
    path = Path(shutil.copy(UPGRADES[0] / "tables.sqlite", tmp_path))
    path.chmod(0o644)
    open_database(path).close()
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_database_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    open_database(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma user_version = {VERSION + 1}")
        database.execute("pragma journal_mode = delete")
    before = path.read_bytes()
    with pytest.raises(Problem, match="newer-store") as refused:
        SqliteStore(path)
    assert refused.value.args_by_name["found"] == VERSION + 1
    assert path.read_bytes() == before and sorted(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("folder", UPGRADES, ids=lambda folder: str(folder.name))
async def test_tables_of_earlier_versions_get_checksums(folder: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(folder / "tables.sqlite", tmp_path))
    with closing(open_database(path)) as database:
        assert version_of(database) == VERSION
        ids = [id for (id,) in database.execute("select id from game")]
        lives = {life for (life,) in database.execute("select life from game")}
    assert lives == {"going", "over"}
    store = SqliteStore(path)
    kept = [await store.load(id) for id in ids]
    assert kept and all(table and table.entries and not table.damaged for table in kept)
    await store.close()
    change(tmp_path, "update event set body = body || '.' where game = ? and seq = 3", ids[0])
    store = SqliteStore(path)
    bent = await store.load(ids[0])
    await store.close()
    assert bent is not None and len(bent.entries) == 2 and bent.damaged > 0


def test_a_layout_that_cannot_be_taken_forward_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(shutil.copy(UPGRADES[0] / "tables.sqlite", tmp_path))

    def fails(*_: object) -> str:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("beachhead.server.stores.schema.row_sum", fails)
        with pytest.raises(Problem, match="no-store"):
            SqliteStore(path)
    with closing(sqlite3.connect(path)) as database:
        columns = [
            name for (name,) in database.execute("select name from pragma_table_info('game')")
        ]
        assert version_of(database) == 0 and "sum" not in columns
    open_database(path).close()


BENT = {
    "a bent roll": "update event set body = replace(body, ' ', '  ') where game = ? and seq = 2",
    "a bit": "update event set body = cast(x'ff' as text) || body where game = ? and seq = 2",
    "a state": "update event set state = '0' || state where game = ? and seq = 2",
    "a lost row": "delete from event where game = ? and seq = 2",
    "a checksum": "update event set sum = 'no' where game = ? and seq = 2",
}


@pytest.mark.parametrize("statement", BENT.values(), ids=BENT.keys())
async def test_a_damaged_entry_halts_its_table_there_and_no_other(
    statement: str, tmp_path: Path
) -> None:
    bent, other = await two_tables(tmp_path)
    change(tmp_path, statement, bent.table)
    async with house(tmp_path) as here:
        for lang, said in (("en", "damaged at entry 2"), ("fr", "endommagée à l’entrée 2")):
            async with here.guest(bent.table, bent.keys[0], lang=lang) as guest:
                screen = await guest.shown()
                assert said in screen.halted and guest.version == 1
                assert screen.asks == () and screen.undo is None
        assert await mine(here, bent, other) == [bent.table, other.table]
        async with here.guest(other.table, other.keys[0]) as guest:
            await guest.play_on()


async def test_entries_that_are_missing_at_the_end_are_missed(tmp_path: Path) -> None:
    bent, _ = await two_tables(tmp_path)
    last = "(select max(seq) from event where game = ?1)"
    change(tmp_path, f"delete from event where game = ?1 and seq = {last}", bent.table)
    async with house(tmp_path) as here, here.guest(bent.table, bent.keys[0]) as guest:
        screen = await guest.shown()
        assert f"damaged at entry {guest.version + 1}" in screen.halted


@pytest.mark.parametrize("column", ["header", "seed", "keys", "people"])
async def test_a_table_whose_beginning_is_damaged_spoils_no_list(
    column: str, tmp_path: Path
) -> None:
    bent, other = await two_tables(tmp_path)
    change(tmp_path, f"update game set {column} = '{{' || {column} where id = ?", bent.table)
    async with house(tmp_path) as here:
        assert await mine(here, bent, other) == [other.table]
        async with here.guest(bent.table, bent.keys[0], lang="fr") as guest:
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "table-damaged"
            assert "sauvegarde" in reply.text
        answer = await here.http.get(f"/api/tables/{bent.table}/moment")
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")


@pytest.mark.parametrize(
    "body",
    [
        "{",
        '{"host":[],"lang":"en","free":[1],"strangers":[],"opened":"9"}',
        '{"host":[-5],"lang":"en","free":[1],"strangers":[],"opened":"9"}',
        '{"host":[0],"lang":"en","free":[7],"strangers":[],"opened":"9"}',
    ],
)
async def test_a_damaged_waiting_room_is_not_listed_and_spoils_no_list(
    body: str, tmp_path: Path
) -> None:
    async with house(tmp_path, open_tables=True) as here:
        bent, other = [await here.table("express", "me", "friend", open=True) for _ in range(2)]
        change(tmp_path, "update lobby set body = ? where game = ?", body, bent.table)
    async with (
        house(tmp_path, open_tables=True) as here,
        here.guest(other.table, other.keys[0]) as host,
    ):
        await host.shown()
        answer = await here.http.get("/api/open")
        assert answer.status_code == 200, answer.text
        assert [one["table"] for one in answer.json()] == [other.table]
        async with here.guest(bent.table, bent.keys[0]) as guest:
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "table-damaged"


@pytest.mark.parametrize(
    "statement",
    [
        "insert into secret values ('restored', 'bent')",
        "insert into secret values ('restored', '\u0663')",
        "drop table secret",
    ],
)
async def test_damage_to_what_says_when_all_was_put_back_keeps_nobody_out(
    statement: str, tmp_path: Path
) -> None:
    table, _ = await two_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute(statement)
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        await guest.shown()
        assert 0 < guest.version < 100


async def test_nobody_gets_a_seat_by_a_bent_waiting_room(tmp_path: Path) -> None:
    """Whoever sits down at a free seat has its key from then on: no other seat may seem free."""
    async with house(tmp_path, open_tables=True) as here:
        table = await here.table("express", "me", "friend", open=True)
    bend = """update lobby set body = replace(body, '"free":[1]', '"free":[0]')"""
    change(tmp_path, bend)
    async with house(tmp_path, open_tables=True) as here:
        answer = await here.http.post(f"/api/open/{table.table}", json={"name": "Zed"})
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")


async def test_a_waiting_room_of_an_earlier_version_has_no_checksum(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend", wait=True)
    plain = '{"host":[0],"lang":"en","free":[1],"strangers":[],"opened":""}'
    change(tmp_path, "update lobby set body = ?", plain)
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        assert (await guest.shown()).gathering == p.Gathering(missing=(1,))


async def test_entries_are_added_to_no_table_and_after_no_entry_that_is_not_there(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        table = (await here.table("express", "me")).table
    store = SqliteStore(tmp_path / "tables.sqlite")
    for where in ((table, 2), ("t", 1)):
        with pytest.raises(Problem, match="not-kept"):
            await store.append(*where, [Noted("b")], Standing())
    kept = await store.load(table)
    assert kept is not None and kept.entries == () and not kept.damaged
    await store.close()
