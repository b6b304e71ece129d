"""Tables that nobody comes back to are forgotten, and say so before; and there are not too many."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from beachhead.games import load_games
from beachhead.kernel.errors import Problem
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.expiry import Housekeeping, Keeping
from beachhead.server.metrics import Metrics
from beachhead.server.rooms import Rooms
from beachhead.server.stores import Store
from beachhead.server.stores.folder import TABLES
from beachhead.server.stores.postgres import PostgresStore
from beachhead.server.stores.rows import summed
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.thinking import Thinker
from tests.server.house import House, house
from tests.server.postgres import ask
from tests.test_cli import Runner, run

__all__ = ["run"]


def ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def store_at(place: Path | str) -> Store:
    """Where a server may be, too."""
    return SqliteStore(place / TABLES) if isinstance(place, Path) else PostgresStore(place)


async def rows_of(place: Path | str, query: str, *values: str) -> list[Any]:
    """Of the tables that are kept there, whatever the rooms say."""
    if not isinstance(place, Path):
        return await ask(place, query.replace("?", "$"), *values)
    with closing(sqlite3.connect(place / TABLES)) as database, database:
        return database.execute(query, values).fetchall()


async def age(place: Path | str, table: str, days: float) -> None:
    """As if nothing had happened there for so long."""
    change = "update game set touched = ?1, touched_sum = ?2 where id = ?3 returning id"
    assert len(await rows_of(place, change, *summed(table, ago(days)), table)) == 1


async def expire(place: Path | str, keeping: Keeping = Keeping()) -> set[str]:  # noqa: B008
    """What is left afterwards."""
    store = store_at(place)
    rooms = Rooms(load_games(), store, Thinker(Metrics()), keeping)
    await Housekeeping(rooms, store, keeping).expire()
    await store.close()
    left = {id for (id,) in await rows_of(place, "select id from game")}
    for kind in ("event", "snapshot", *(("lobby",) if isinstance(place, Path) else ())):
        of = {id for (id,) in await rows_of(place, f"select game from {kind}")}
        assert of <= left, "nothing stays of those that are gone"
    return left


async def laid(here: House, *seats: str, acts: int, **wish: Any) -> str:
    table = await here.table("battle", *seats, **wish)
    if acts:
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=acts)
    return table.table


async def test_what_nobody_comes_back_to_is_forgotten_and_what_is_over_is_not(
    place: Path | str,
) -> None:
    async with house(place) as here:
        empty, going, over = [await laid(here, "me", acts=acts) for acts in (0, 1, 10_000)]
        waiting = await laid(here, "me", "friend", acts=0, wait=True)
        looked_at = await here.table("battle", "me")
        async with here.guest(looked_at.table, looked_at.keys[0]) as guest:
            await guest.asked()  # its first dice have fallen
    every = {empty, going, over, waiting, looked_at.table}
    assert await expire(place) == every
    for table in every:
        await age(place, table, 0.9)
    assert await expire(place) == every
    for table in every:
        await age(place, table, 2)
    assert await expire(place, Keeping(empty=0)) == every
    assert await expire(place) == {going, over}
    for table in (going, over):
        await age(place, table, 91)
    assert await expire(place, Keeping(unfinished=0)) == {going, over}
    assert await expire(place) == {over}


async def test_what_happens_at_a_table_keeps_it(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=1)
            await age(place, table.table, 91)
            await guest.play_on(most=1)
        assert await expire(place) == {table.table}
        async with here.guest(table.table, table.keys[0]) as guest:
            await age(place, table.table, 91)
            await guest.answer(p.Rename(guest.next_id(), 0, "Ann", "olive"))
        assert await expire(place) == {table.table}


async def test_a_table_that_somebody_is_at_is_not_thrown_away(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me")
    await age(place, table.table, 5)
    store = store_at(place)
    rooms = Rooms(load_games(), store, Thinker(Metrics()))
    room = await rooms.find(table.table)
    room.members.add(None)  # type: ignore[arg-type]
    tidying = Housekeeping(rooms, store, Keeping())
    touched = room.touched
    await tidying.expire()
    assert await store.count() == 1 and room.touched > touched
    room.members.clear()
    await tidying.expire()
    assert await store.count() == 1, "somebody was there a moment ago"
    await age(place, table.table, 5)
    await tidying.expire()
    assert await store.count() == 0 and len(rooms) == 0
    await store.close()


async def test_whoever_comes_just_before_the_end_can_stay(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me", "friend")
        await age(place, table.table, 1 - 1 / 24)
        async with here.guest(table.table, table.watch) as guest:
            assert not (await guest.shown()).kept_until
    await age(place, table.table, 1 - 3 / 24)
    async with house(place) as here, here.guest(table.table, table.watch) as guest:
        assert (await guest.shown()).kept_until, "to look at a table is no reason to keep it"


async def test_if_it_cannot_be_kept_now_one_may_still_look(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: Store, table: str) -> bool:
        raise Problem("not-kept", detail="database or disk is full")

    async with house(place) as here:
        table = await here.table("battle", "me", "friend")
        await age(place, table.table, 1 - 1 / 24)
        with monkeypatch.context() as patched:
            for kind in (SqliteStore, PostgresStore):
                patched.setattr(kind, "touch", full)
            async with here.guest(table.table, table.watch) as guest:
                assert (await guest.shown()).kept_until


async def test_games_whose_entries_do_not_tell_are_looked_at(place: Path | str) -> None:
    """Real dice show no seed at the end, and earlier versions did not say when one was over."""
    async with house(place) as here:
        over, going = [await laid(here, "me", acts=acts) for acts in (10_000, 1)]
    for table in (over, going):
        change = "update game set life = ?1, life_sum = ?2 where id = ?3 returning id"
        await rows_of(place, change, *summed(table, ""), table)
        await age(place, table, 91)
    assert await expire(place) == {over}


async def test_a_daily_battle_that_was_not_finished_makes_room(place: Path | str) -> None:
    async with house(place) as here:
        day = (await here.http.get("/api/daily")).json()["day"]
        wish = {"game": "express", "day": day, "player": "a" * 22}
        table = (await here.http.post("/api/daily", json=wish)).json()["table"]
    await age(place, table, 2)
    assert await expire(place) == set()
    async with house(place) as here:
        again = await here.http.post("/api/daily", json=wish)
        assert again.status_code == 201 and again.json()["table"] != table


@pytest.mark.parametrize(
    ("acts", "days", "told"),
    [(0, 0, False), (0, 0.8, True), (1, 0, False), (1, 75, False), (1, 80, True)],
)
async def test_a_table_says_until_when_it_is_kept_if_that_is_soon(
    acts: int, days: float, told: bool, place: Path | str
) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me")
        if acts:
            async with here.guest(table.table, table.keys[0]) as guest:
                await guest.play_on(most=acts)
    await age(place, table.table, days)
    # A table is looked at as a spectator sees it: whoever sits down there lets the dice fall.
    async with house(place) as here, here.guest(table.table, table.watch) as guest:
        until = (await guest.shown()).kept_until
        assert bool(until) == told
        if told:
            left = datetime.fromisoformat(until) - datetime.now(UTC)
            term = timedelta(days=90 if acts else 1)
            assert timedelta() < left <= term - timedelta(days=days) + timedelta(minutes=5)


async def test_a_waiting_room_always_says_it_and_a_server_that_keeps_all_never(
    place: Path | str,
) -> None:
    for keeping, told in ((Keeping(), True), (Keeping(0, 0), False)):
        async with house(place, keeping=keeping) as here:
            table = await here.table("battle", "me", "friend", wait=True)
            async with here.guest(table.table, table.keys[0]) as guest:
                assert bool((await guest.shown()).kept_until) == told


@pytest.mark.parametrize(("lang", "word"), [("en", "keeps 2 tables"), ("fr", "conserve 2 tables")])
async def test_there_is_an_end_to_the_number_of_tables(
    lang: str, word: str, place: Path | str
) -> None:
    async with house(place, keeping=Keeping(most=2)) as here:
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
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SECOND_THOUGHTS", 4)
    async with house(place) as here:
        table = await here.table("battle", "me")
        async with here.guest(table.table, table.keys[0], lang="fr") as guest:
            await guest.play_on(most=1)
            for _ in range(2):
                for kind, wanted in ((p.TakeBack, "undo"), (p.PutBack, "redo")):
                    assert guest.screen is not None
                    number = getattr(guest.screen, wanted).number
                    reply = await guest.answer(kind(guest.next_id(), 0, number))
                    assert isinstance(reply, p.Done), reply
    async with house(place) as here, here.guest(table.table, table.keys[0], lang="fr") as guest:
        screen, version = await guest.shown(), guest.version
        assert screen.undo is not None
        reply = await guest.answer(p.TakeBack(guest.next_id(), 0, screen.undo.number))
        assert isinstance(reply, p.Refused) and reply.code == "too-many-thoughts"
        assert "4 fois" in reply.text and guest.version == version
        await guest.play_on(most=1)


def test_all_of_it_are_settings(run: Runner) -> None:
    asked: list[Keeping] = []
    for line in ("", "--keep-unfinished 0 --keep-empty 7 --most-tables 12"):
        run.serve(line, lambda *_, keeping, **__: asked.append(keeping))
    assert asked == [Keeping(), Keeping(0, 7, 12)]
