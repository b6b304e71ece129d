"""Lost connections and a killed server: nothing that was acknowledged is lost, or done twice."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.async_api import Browser, WebSocketRoute

from beachhead.server.protocol import NewTable
from beachhead.server.stores.backup import back_up, restore
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import (
    DIALOG,
    DO,
    FREE,
    PAD,
    PICKED,
    QUESTION,
    READY,
    REFUSED,
    Reader,
    reader,
    told,
    until,
)
from tests.server.house import House, house, messages, mortal

LOST = ".lost"


async def test_a_connection_that_is_cut_is_taken_up_again(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            await person.sit_down()
            await person.press(FREE)
            question, picked = await person.asked(), await person.page.locator(PICKED).count()
            await asyncio.gather(person.see(LOST), here.cut())
            await person.gone(LOST)
            assert await person.asked() == question
            assert await person.page.locator(PICKED).count() == picked == 1
            assert await person.play_on() > 0
            assert person.faults == []


def real_faults(person: Reader) -> list[str]:
    """What went wrong, but for what the browser itself says of a server that is not there."""
    return [fault for fault in person.faults if REFUSED not in fault]


async def _after_some_play(person: Reader) -> tuple[list[str], str]:
    """The log and what is asked, with no die picked."""
    await person.play_on(stop=told(15))
    await person.settled()
    await person.put_down()
    return await person.log(), await person.asked()


async def test_a_server_killed_in_the_middle_of_a_game_comes_back_with_all_of_it(
    browser: Browser, tmp_path: Path
) -> None:
    async with mortal(tmp_path) as server:
        table = await server.here.table("normandy", "me")
        async with reader(browser, server.here.link(table.table, table.keys[0])) as person:
            before, question = await _after_some_play(person)
            await server.die()
            await person.see(LOST)
            # What lies on the table can be read on, but nothing can be answered.
            assert await person.log() == before and await person.asked() == question
            assert await person.page.locator(f".ask-place ul .button:enabled, {DO}").count() == 0
            await server.rise()
            await person.gone(LOST)
            assert await person.log() == before and await person.asked() == question
            await person.page.reload()
            await person.see(QUESTION)
            # Dice that are mostly picked are picked anew.
            await person.put_down()
            assert await person.asked() == question and await person.log() == before
            await person.play_on()
            assert real_faults(person) == []


async def test_tables_put_back_while_people_look_are_seen_as_they_were(
    browser: Browser, tmp_path: Path
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with mortal(data) as server:
        table = await server.here.table("normandy", "me")
        async with reader(browser, server.here.link(table.table, table.keys[0])) as person:
            then, question = await _after_some_play(person)
            back_up(data, copy)
            await person.play_on(stop=told(40))
            await asyncio.gather(person.see(LOST), asyncio.to_thread(restore, data, copy))
            await person.gone(LOST)
            await person.settled()
            await person.put_down()
            assert await person.log() == then and await person.asked() == question
            await person.play_on()
            assert real_faults(person) == []


async def test_nobody_has_to_wait_for_the_next_try(browser: Browser, tmp_path: Path) -> None:
    async with mortal(tmp_path) as server:
        table = await server.here.table("express", "me")
        async with reader(browser, server.here.link(table.table, table.keys[0])) as person:
            await person.sit_down()
            question = await person.asked()
            await person.page.clock.install()
            await server.die()
            await person.see(LOST)
            await person.page.clock.pause_at(datetime.now() + timedelta(hours=1))
            await server.rise()
            await person.press(f"{LOST} .button")
            await person.gone(LOST)
            assert await person.asked() == question
            assert real_faults(person) == []


async def test_the_map_waits_for_a_server_that_is_dead(browser: Browser, tmp_path: Path) -> None:
    moment = one_of_each("normandy", {"move"}, seats=(1,))["move"]
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        mortal(tmp_path) as server,
        reader(browser, server.here.link(table.table, table.keys[0])) as person,
    ):
        await person.sit_down()
        before, made = await person.asked(), _choices(tmp_path, table)
        number = person.told["asks"][0]["number"]
        await server.die()
        await person.see(LOST)
        await person.press(".map .reachable")
        await person.see(f"{DIALOG} .button.primary:disabled")
        await server.rise()
        await person.gone(LOST)
        await person.press(f"{DIALOG} .button.primary:enabled")
        await person.gone(DIALOG)
        await until(lambda: person.is_past(number))
        await person.see(READY)
        assert await person.page.locator("#ended").count() or await person.asked() != before
        assert _choices(tmp_path, table) == made + 1
        assert real_faults(person) == []


def _choices(data: Path, table: NewTable) -> int:
    """How often people have decided something at a table, by what is on disk."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        query = "select body from event where game = ? and body like 'seat%'"
        bodies = [body for (body,) in database.execute(query, (table.table,))]
    return sum(body.split()[1] not in ("rolls", "draws") for body in bodies)


async def _moves(here: House, table: NewTable) -> int:
    """How many steps a table has seen."""
    ring = {"table": table.table, "keys": table.keys}
    return int((await here.http.post("/api/mine", json=[ring])).json()[0]["moves"])


class Wire:
    """Stands between a page and the server, and breaks once, at the first message of a kind."""

    def __init__(self, kind: str, arrives: bool) -> None:
        self.kind, self.arrives = kind, arrives
        self.sent: list[str | bytes] = []
        """What the page sent of this kind."""
        self.answered = False
        """Whether the page has been told that it was done."""
        self._cuts: list[asyncio.Task[None]] = []

    def connect(self, page: WebSocketRoute) -> None:
        """A page calls; everything is passed on, until it breaks."""
        server = page.connect_to_server()
        broken = False

        def to_server(message: str | bytes) -> None:
            nonlocal broken
            if json.loads(message)["type"] == self.kind:
                self.sent.append(message)
                broken = len(self.sent) == 1
            if not broken or self.arrives:
                server.send(message)
            else:
                cut()

        def to_page(message: str | bytes) -> None:
            done = any(json.loads(one)["type"] == "done" for one in messages(message))
            if not broken:
                page.send(message)
                self.answered |= done
            elif done:
                cut()

        def cut() -> None:
            for end in (page, server):
                self._cuts.append(asyncio.create_task(end.close(code=4000)))

        page.on_message(to_server)
        server.on_message(to_page)


@pytest.mark.parametrize("arrives", [True, False], ids=["before-the-answer", "on-the-way"])
@pytest.mark.parametrize("kind", ["act", "enter"])
async def test_what_was_sent_into_a_breaking_connection_is_done_once(
    kind: str, arrives: bool, browser: Browser, tmp_path: Path
) -> None:
    wire = Wire(kind, arrives)
    async with house(tmp_path) as here:
        table = await here.table("express", "me", typed=kind == "enter")
        async with reader(browser, here.page) as person:
            await person.page.route_web_socket("**/play?*", wire.connect)
            await person.hold([table])
            await person.page.goto(here.link(table.table))
            if kind == "enter":
                await person.see(PAD)
                for place in range(await person.page.locator(".pad .one").count()):
                    await person.press(f".pad .one >> nth={place} >> button >> nth=2")
                await person.press(DO)
            else:
                await person.press(".ask-place .choices .button:not(.primary):enabled >> nth=-1")
            await until(lambda: wire.answered)
            await person.gone(LOST)
            await person.see(READY)
            assert len(wire.sent) == 2 and wire.sent[0] == wire.sent[1]
            done = await _moves(here, table) if kind == "enter" else _choices(tmp_path, table)
            assert done == 1
            assert person.faults == []
