"""One bit that a disk has flipped spoils one table at most, and throws none away."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beachhead.games import load_games
from beachhead.kernel import days
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import protocol as p
from beachhead.server.expiry import Housekeeping, Keeping
from beachhead.server.metrics import Metrics
from beachhead.server.open_tables import OpenTables
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms
from beachhead.server.sharing.exchange import Alone
from beachhead.server.stores import Snapshot
from beachhead.server.stores import postgres_schema as schema
from beachhead.server.stores.folder import TABLES, hold
from beachhead.server.stores.rows import COVERED, MOVES, summed
from beachhead.server.stores.schema import VERSION
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.thinking import Thinker
from tests.server.house import house
from tests.server.test_disk import mine, two_tables
from tests.server.test_expiry import age, expire, laid, rows_of

FLIPS = 300
GAMES = load_games()
ROWS = (
    f"select {COVERED}, sum, tip, {MOVES} from game where id = ?",
    "select seq, body, state, sum from event where game = ? order by seq",
    "select body, opened from lobby where game = ?",
)


class Bent:
    """A folder of tables in which one bit after the other is flipped."""

    def __init__(self, folder: Path, ids: list[str]) -> None:
        self._path, self._ids = folder / TABLES, ids
        self._whole = self._path.read_bytes()
        self._used = [at for at, byte in enumerate(self._whole) if byte]
        self._rows = {id: self._read(id) for id in ids}
        self._lock = hold(folder, "of-these")
        self._entries: dict[str, tuple[Noted, ...]] = {}

    def _read(self, id: str) -> Any:
        """What SQLite finds of a table by itself; nothing if it cannot read it."""
        reading = closing(sqlite3.connect(self._path))
        with suppress(sqlite3.Error, UnicodeDecodeError), reading as database:
            database.text_factory = lambda data: data.decode(errors="surrogateescape")
            return [database.execute(query, (id,)).fetchall() for query in ROWS]
        return None

    async def try_out(self, bits: Random) -> tuple[int, int]:
        """Flip one; how many tables are as they were, and how many are known to be damaged."""
        whole = bytearray(self._whole)
        whole[bits.choice(self._used)] ^= 1 << bits.choice((0, 0, 0, *range(8)))
        self._path.write_bytes(whole)
        try:
            store = SqliteStore(self._path)
        except Problem:
            return 0, 0
        try:
            return await self._look(store)
        finally:
            await store.close()

    async def _look(self, store: SqliteStore) -> tuple[int, int]:
        rooms = Rooms(GAMES, store, Thinker(Metrics()))
        for one in (OpenTables(rooms, store, True, Alone(self._lock)).listed, store.days.secret):
            with suppress(Problem):
                await one()
        there = {id: self._read(id) for id in self._ids}
        await Housekeeping(rooms, store, Keeping()).expire()
        sound = damaged = 0
        for id in self._ids:
            assert self._read(id) == there[id], "none is thrown away"
            untouched = there[id] == self._rows[id]
            room = await _found(rooms, id)
            if room is None or room.halted is not None:
                assert not untouched
                damaged += 1
            else:
                entries = tuple(room.table.noted)
                assert entries == self._entries.setdefault(id, entries)
                sound += untouched
        return sound, damaged


async def _found(rooms: Rooms, id: str) -> Room | None:
    with suppress(Problem):
        return await rooms.find(id)
    return None


async def test_whatever_bit_is_flipped_only_a_table_is_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, open_tables=True) as here:
        ids = [await laid(here, "me", acts=acts) for acts in (1, 2, 3)]
        ids.append(await laid(here, "me", "friend", acts=0, open=True))
        assert (await here.http.get("/api/daily")).status_code == 200
    store = SqliteStore(tmp_path / TABLES)
    await store.keep_snapshot(ids[0], Snapshot(2, "none", bytes(32)))
    await store.close()
    bent, bits = Bent(tmp_path, ids), Random(1944)
    found = [await bent.try_out(bits) for _ in range(FLIPS)]
    assert sum(sound for sound, _ in found) > FLIPS
    assert sum(damaged for _, damaged in found) > FLIPS / 10
    assert "cannot be" not in caplog.text, "nothing of that is unexpected"


def bend(data: Path, kind: str, change: str, id: str) -> None:
    """What SQLite does not let anybody write, but reads: columns of another type, or missing."""
    for loosen in (True, False):
        with closing(sqlite3.connect(data / TABLES)) as database, database:
            database.execute("pragma writable_schema = on")
            strict, loose = (") strict, without", ") without"), (" not null", " null    ")
            for pair in (strict, loose):
                words = pair if loosen else pair[::-1]
                rewrite = "update sqlite_schema set sql = replace(sql, ?, ?) where name = ?"
                database.execute(rewrite, (*words, kind))
        if loosen:
            with closing(sqlite3.connect(data / TABLES)) as database, database:
                assert database.execute(f"update {kind} set {change}", (id,)).rowcount


@pytest.mark.parametrize("column", ["header", "seed", "keys", "people", "guided", "sum"])
async def test_a_text_that_has_become_bytes_spoils_no_list(column: str, tmp_path: Path) -> None:
    bent, other = await two_tables(tmp_path)
    bend(tmp_path, "game", f"{column} = cast({column} as blob) where id = ?", bent.table)
    async with house(tmp_path) as here:
        assert await mine(here, bent, other) == [other.table]
        async with here.guest(bent.table, bent.keys[0]) as guest:
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "table-damaged"
        answer = await here.http.get(f"/api/tables/{bent.table}/moment")
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")


@pytest.mark.parametrize("column", ["body", "state", "sum", "seq"])
async def test_an_entry_that_has_become_bytes_halts_its_table_there(
    column: str, tmp_path: Path
) -> None:
    bent, other = await two_tables(tmp_path)
    change = f"{column} = cast({column} as blob) where game = ? and seq = 2"
    bend(tmp_path, "event", change, bent.table)
    async with house(tmp_path) as here:
        assert await mine(here, bent, other) == [bent.table, other.table]
        async with here.guest(bent.table, bent.keys[0]) as guest:
            assert "damaged at entry 2" in (await guest.shown()).halted


async def test_whatever_is_wrong_with_a_table_is_said_of_it_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bent, other = await two_tables(tmp_path)
    load = SqliteStore.load

    async def fails(self: SqliteStore, table: str) -> Any:
        return 1 // 0 if table == bent.table else await load(self, table)

    monkeypatch.setattr(SqliteStore, "load", fails)
    async with house(tmp_path) as here:
        assert await mine(here, bent, other) == [other.table]
        assert bent.table in caplog.text and "ZeroDivisionError" in caplog.text
        async with here.guest(bent.table, bent.keys[0]) as guest:
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "table-damaged"


# When something happened there last


OTHERS = {"the year": "touched = '2022' || substr(touched, 5)", "how far it is": "life = 'empty'"}


@pytest.mark.parametrize("change", OTHERS.values(), ids=OTHERS.keys())
async def test_a_table_is_not_forgotten_by_what_a_disk_says(
    change: str, place: Path | str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(place) as here:
        bent, other = [await laid(here, "me", acts=acts) for acts in (1, 0)]
        for id in (bent, other):
            await age(place, id, 2)
    assert await rows_of(place, f"update game set {change} where id = ?1 returning id", bent)
    assert await expire(place) == {bent}
    assert f"table {bent} is kept" in caplog.text and other not in caplog.text
    async with house(place):
        assert [id for (id,) in await rows_of(place, "select id from game")] == [bent]


async def test_what_happens_at_such_a_table_makes_it_like_any_other(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me")
        change = f"update game set {OTHERS['the year']}, life = '' where id = ?1 returning id"
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=1)
            assert await rows_of(place, change, table.table)
            await guest.play_on(most=1)
    assert await expire(place) == {table.table}
    await age(place, table.table, 91)
    assert await expire(place) == set()


@pytest.mark.parametrize("touched", ["2126-06-06T06:30", "9999-12-31T23:59:59+00:00", "soon"])
async def test_a_table_opens_whatever_was_taken_for_a_time(touched: str, place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me")
    change = "update game set touched = ?1, touched_sum = ?2 where id = ?3 returning id"
    assert await rows_of(place, change, *summed(table.table, touched), table.table)
    async with house(place) as here, here.guest(table.table, table.keys[0]) as guest:
        assert not (await guest.shown()).kept_until
        await guest.play_on(most=1)


@pytest.mark.parametrize("change", ["touched = cast(touched as blob)", "touched = null"])
async def test_a_table_opens_without_a_time(change: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
    bend(tmp_path, "game", f"{change} where id = ?", table.table)
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        assert not (await guest.shown()).kept_until


# What is only a cache


@pytest.mark.parametrize(
    "change",
    [
        "entries = null",
        "entries = 'two'",
        "entries = 1.5",
        "sum = null",
        "made_by = null",
        "body = null",
        "body = 7",
    ],
)
async def test_a_bent_snapshot_is_not_used(change: str, tmp_path: Path) -> None:
    table, _ = await two_tables(tmp_path)
    store = SqliteStore(tmp_path / TABLES)
    await store.keep_snapshot(table.table, Snapshot(2, "rules", b"body"))
    await store.close()
    bend(tmp_path, "snapshot", f"{change} where game = ?", table.table)
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        assert not (await guest.shown()).halted
        await guest.play_on(most=1)


async def test_a_page_of_snapshots_that_cannot_be_read_keeps_no_table_shut(tmp_path: Path) -> None:
    table, _ = await two_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / TABLES)) as database:
        query = "select rootpage from sqlite_schema where name = 'snapshot'"
        (page,) = database.execute(query).fetchone()
        (size,) = database.execute("pragma page_size").fetchone()
    whole = bytearray((tmp_path / TABLES).read_bytes())
    whole[(page - 1) * size] ^= 2
    (tmp_path / TABLES).write_bytes(whole)
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        assert not (await guest.shown()).halted


# What all tables have in common


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_bent_layout_is_told_in_a_sentence(lang: str, tmp_path: Path) -> None:
    await two_tables(tmp_path)
    whole = (tmp_path / TABLES).read_bytes()
    assert b"CREATE TABLE snapshot" in whole
    bent = whole.replace(b"CREATE TABLE snapshot", b"CREATE T\xc1BLE snapshot")
    (tmp_path / TABLES).write_bytes(bent)
    with pytest.raises(Problem, match="no-store") as told:
        SqliteStore(tmp_path / TABLES)
    text = Texts(lang).problem(told.value)
    assert "malformed database schema (snapshot)" in text and str(tmp_path) in text


BENT = {
    "a digit": "update secret set value = 'g' || substr(value, 2) where name = 'day' returning 1",
    "another": "update secret set value = substr(value, 2) || '0' where name = 'day' returning 1",
    "a digit more": "update secret set value = '0' || value where name = 'day' returning 1",
    "all of it": "update secret set value = '' where name = 'day' returning 1",
    "its name": "update secret set name = 'dax' where name = 'day' returning 1",
}


@pytest.mark.parametrize("change", BENT.values(), ids=BENT.keys())
async def test_a_damaged_secret_is_said_and_no_other_is_taken_for_it(
    change: str, place: Path | str
) -> None:
    async with house(place) as here:
        assert (await here.http.get("/api/daily")).status_code == 200
    assert await rows_of(place, change)
    async with house(place) as here:
        for lang in LANGUAGES:
            answer = await here.http.get("/api/daily", params={"lang": lang})
            assert (answer.status_code, answer.json()["code"]) == (500, "daily-damaged")
            assert answer.json()["text"] == Texts(lang).say("error-daily-damaged")
        wish = {"game": "express", "day": str(days.today()), "player": "a" * 22}
        answer = await here.http.post("/api/daily", json=wish)
        assert answer.json()["code"] == "daily-damaged"
        await laid(here, "me", acts=1)


async def test_what_earlier_versions_have_kept_is_taken_for_sound(
    tmp_path: Path, database: str
) -> None:
    """Their tables may be forgotten in their time, and the seeds of days are what they were."""
    columns = ("life_sum", "touched_sum")
    for place in (tmp_path, database):
        async with house(place) as here:
            old, going = [await laid(here, "me", acts=1) for _ in range(2)]
            day = (await here.http.get("/api/daily")).json()["commitment"]
        await age(place, old, 91)
        for column in columns:
            await rows_of(place, f"alter table game drop column {column}")
        shorten = "update secret set value = substr(value, 1, 64) where name = 'day' returning 1"
        assert await rows_of(place, shorten)
        if isinstance(place, Path):
            await rows_of(place, f"pragma user_version = {VERSION - 1}")
        else:
            await rows_of(place, f"update layout set version = {schema.VERSION - 1}")
            await schema.prepare(place)
        async with house(place) as here:
            assert (await here.http.get("/api/daily")).json()["commitment"] == day
        assert await expire(place) == {going}


async def test_one_bent_row_keeps_nobody_from_an_upgrade(tmp_path: Path) -> None:
    bent, other = await two_tables(tmp_path)
    for column in ("life_sum", "touched_sum"):
        await rows_of(tmp_path, f"alter table game drop column {column}")
    await rows_of(tmp_path, f"pragma user_version = {VERSION - 1}")
    bend(tmp_path, "game", "header = cast(header as blob) where id = ?", bent.table)
    async with house(tmp_path) as here:
        assert await mine(here, bent, other) == [other.table]


async def test_a_bit_of_the_year_throws_no_table_away(tmp_path: Path) -> None:
    """Wherever it is written: SQLite has it in an index as well."""
    async with house(tmp_path) as here:
        bent = await laid(here, "me", acts=1)
    ((touched,),) = await rows_of(tmp_path, "select touched from game")
    whole = (tmp_path / TABLES).read_bytes()
    places = [found.start() for found in re.finditer(re.escape(touched.encode()), whole)]
    assert len(places) > 1
    for at in places:
        year = bytearray(whole)
        year[at] ^= 2  # before our time
        (tmp_path / TABLES).write_bytes(year)
        assert await expire(tmp_path) == {bent}
