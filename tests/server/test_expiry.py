"""Tables that nobody comes back to are forgotten, and say so before; and there are not too many."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from beachhead.games import load_games
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.expiry import Housekeeping, Keeping
from beachhead.server.metrics import Metrics
from beachhead.server.rooms import Rooms
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.thinking import Thinker
from tests.server.house import House, house
from tests.test_cli import Runner, run

__all__ = ["run"]


def ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def age(data: Path, table: str, days: float) -> None:
    """As if nothing had happened there for so long."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as database, database:
        change = "update game set touched = ? where id = ?"
        assert database.execute(change, (ago(days), table)).rowcount == 1


async def expire(data: Path, keeping: Keeping = Keeping()) -> set[str]:  # noqa: B008
    """What is left afterwards."""
    store = SqliteStore(data / "tables.sqlite")
    rooms = Rooms(load_games(), store, Thinker(Metrics()), keeping)
    await Housekeeping(rooms, store, keeping).expire()
    await store.close()
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        left = {id for (id,) in database.execute("select id from game")}
        events = {id for (id,) in database.execute("select distinct game from event")}
        lobbies = {id for (id,) in database.execute("select game from lobby")}
    assert events <= left and lobbies <= left, "nothing stays of those that are gone"
    return left


async def laid(here: House, *seats: str, acts: int, **wish: Any) -> str:
    table = await here.table("battle", *seats, **wish)
    if acts:
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=acts)
    return table.table


async def test_what_nobody_comes_back_to_is_forgotten_and_what_is_over_is_not(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        empty, going, over = [await laid(here, "me", acts=acts) for acts in (0, 1, 10_000)]
        waiting = await laid(here, "me", "friend", acts=0, wait=True)
        looked_at = await here.table("battle", "me")
        async with here.guest(looked_at.table, looked_at.keys[0]) as guest:
            await guest.asked()  # its first dice have fallen
    every = {empty, going, over, waiting, looked_at.table}
    assert await expire(tmp_path) == every
    for table in every:
        age(tmp_path, table, 0.9)
    assert await expire(tmp_path) == every
    for table in every:
        age(tmp_path, table, 2)
    assert await expire(tmp_path, Keeping(empty=0)) == every
    assert await expire(tmp_path) == {going, over}
    for table in (going, over):
        age(tmp_path, table, 91)
    assert await expire(tmp_path, Keeping(unfinished=0)) == {going, over}
    assert await expire(tmp_path) == {over}


async def test_what_happens_at_a_table_keeps_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=1)
            age(tmp_path, table.table, 91)
            await guest.play_on(most=1)
        assert await expire(tmp_path) == {table.table}
        async with here.guest(table.table, table.keys[0]) as guest:
            age(tmp_path, table.table, 91)
            await guest.answer(p.Rename(guest.next_id(), 0, "Ann", "olive"))
        assert await expire(tmp_path) == {table.table}


async def test_a_table_that_somebody_is_at_is_not_thrown_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
    age(tmp_path, table.table, 5)
    store = SqliteStore(tmp_path / "tables.sqlite")
    rooms = Rooms(load_games(), store, Thinker(Metrics()))
    room = await rooms.find(table.table)
    room.members.add(None)  # type: ignore[arg-type]
    tidying = Housekeeping(rooms, store, Keeping())
    await tidying.expire()
    assert await store.count() == 1
    room.members.clear()
    await tidying.expire()
    assert await store.count() == 1, "somebody was there a moment ago"
    age(tmp_path, table.table, 5)
    await tidying.expire()
    assert await store.count() == 0 and len(rooms) == 0
    await store.close()


async def test_whoever_comes_just_before_the_end_can_stay(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me", "friend")
        age(tmp_path, table.table, 1 - 1 / 24)
        async with here.guest(table.table, table.watch) as guest:
            assert not (await guest.shown()).kept_until
    age(tmp_path, table.table, 1 - 3 / 24)
    async with house(tmp_path) as here, here.guest(table.table, table.watch) as guest:
        assert (await guest.shown()).kept_until, "to look at a table is no reason to keep it"


async def test_games_whose_entries_do_not_tell_are_looked_at(tmp_path: Path) -> None:
    """Real dice show no seed at the end, and earlier versions did not say when one was over."""
    async with house(tmp_path) as here:
        over, going = [await laid(here, "me", acts=acts) for acts in (10_000, 1)]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("update game set life = ''")
    for table in (over, going):
        age(tmp_path, table, 91)
    assert await expire(tmp_path) == {over}


async def test_a_daily_battle_that_was_not_finished_makes_room(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        day = (await here.http.get("/api/daily")).json()["day"]
        wish = {"game": "express", "day": day, "player": "a" * 22}
        table = (await here.http.post("/api/daily", json=wish)).json()["table"]
    age(tmp_path, table, 2)
    assert await expire(tmp_path) == set()
    async with house(tmp_path) as here:
        again = await here.http.post("/api/daily", json=wish)
        assert again.status_code == 201 and again.json()["table"] != table


@pytest.mark.parametrize(
    ("acts", "days", "told"),
    [(0, 0, False), (0, 0.8, True), (1, 0, False), (1, 75, False), (1, 80, True)],
)
async def test_a_table_says_until_when_it_is_kept_if_that_is_soon(
    acts: int, days: float, told: bool, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
        if acts:
            async with here.guest(table.table, table.keys[0]) as guest:
                await guest.play_on(most=acts)
    age(tmp_path, table.table, days)
    # A table is looked at as a spectator sees it: whoever sits down there lets the dice fall.
    async with house(tmp_path) as here, here.guest(table.table, table.watch) as guest:
        until = (await guest.shown()).kept_until
        assert bool(until) == told
        if told:
            left = datetime.fromisoformat(until) - datetime.now(UTC)
            term = timedelta(days=90 if acts else 1)
            assert timedelta() < left <= term - timedelta(days=days) + timedelta(minutes=5)


async def test_a_waiting_room_always_says_it_and_a_server_that_keeps_all_never(
    tmp_path: Path,
) -> None:
    for keeping, told in ((Keeping(), True), (Keeping(0, 0), False)):
        async with house(tmp_path, keeping=keeping) as here:
            table = await here.table("battle", "me", "friend", wait=True)
            async with here.guest(table.table, table.keys[0]) as guest:
                assert bool((await guest.shown()).kept_until) == told


@pytest.mark.parametrize(("lang", "word"), [("en", "keeps 2 tables"), ("fr", "conserve 2 tables")])
async def test_there_is_an_end_to_the_number_of_tables(
    lang: str, word: str, tmp_path: Path
) -> None:
    async with house(tmp_path, keeping=Keeping(most=2)) as here:
        table, _ = [await here.table("express", "me") for _ in range(2)]
        wish: dict[str, Any] = {"game": "express", "seats": [{"kind": "me"}]}
        answer = await here.http.post(f"/api/tables?lang={lang}", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (503, "too-many-tables")
        assert word in answer.json()["text"]
        day = (await here.http.get("/api/daily")).json()["day"]
        daily = {"game": "express", "day": day, "player": "a" * 22}
        answer = await here.http.post("/api/daily", json=daily)
        assert answer.json()["code"] == "too-many-tables"
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=1)  # those that are there go on


async def test_one_may_not_take_back_and_put_back_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SECOND_THOUGHTS", 4)
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
        async with here.guest(table.table, table.keys[0], lang="fr") as guest:
            await guest.play_on(most=1)
            for _ in range(2):
                for kind, wanted in ((p.TakeBack, "undo"), (p.PutBack, "redo")):
                    assert guest.screen is not None
                    number = getattr(guest.screen, wanted).number
                    reply = await guest.answer(kind(guest.next_id(), 0, number))
                    assert isinstance(reply, p.Done), reply
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0], lang="fr") as guest:
        screen, version = await guest.shown(), guest.version
        assert screen.undo is not None
        reply = await guest.answer(p.TakeBack(guest.next_id(), 0, screen.undo.number))
        assert isinstance(reply, p.Refused) and reply.code == "too-many-thoughts"
        assert "4 fois" in reply.text and guest.version == version
        await guest.play_on(most=1)


def test_all_of_it_are_settings(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Keeping] = []
    monkeypatch.setattr(
        "beachhead.server.app.create_app", lambda *_, keeping, **__: asked.append(keeping)
    )
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    monkeypatch.setattr("beachhead.server.doors.line.check_port", lambda *_: None)
    run("serve")
    run("serve --keep-unfinished 0 --keep-empty 7 --most-tables 12")
    assert asked == [Keeping(), Keeping(0, 7, 12)]
