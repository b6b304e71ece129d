"""Finding each other: open tables, the waiting room, and being told that it is one's turn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.locale import LANGUAGES, Texts
from beachhead.server import limits
from tests.browser.reader import (
    DESK,
    DIALOG,
    PHONE,
    QUESTION,
    SOON,
    Reader,
    reader,
    told,
    until,
    when,
)
from tests.browser.test_access import Inspector
from tests.browser.words import english_in, word
from tests.server.house import House, house

ROOM = ".room"
OPEN = "section[aria-labelledby=open-tables]"
OPEN_TO_ANYBODY = "section[aria-labelledby=seats] > label input"
CREATE = "form > .row .primary"
MISSING = f"{ROOM} li.missing"
WAITING = ".ask-place .waiting"


async def _open_a_table(person: Reader, here: House, name: str = "Ann") -> None:
    await person.come(f"{here.page}#/new/express")
    await person.page.locator("fieldset input[type=text]").first.fill(name)
    await person.page.locator(OPEN_TO_ANYBODY).check(timeout=SOON)
    await person.press(CREATE)
    await person.see(ROOM)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_two_who_do_not_know_each_other_meet_and_play(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    async with (
        house(tmp_path, open_tables=True) as here,
        reader(browser, here.page, **screen) as host,
    ):
        stranger = await host.friend(here.page, **screen)
        await stranger.page.get_by_text(word("open-none")).wait_for(timeout=SOON)
        await _open_a_table(host, here)
        # The list of whoever looks at the first page grows by itself.
        await stranger.see(f"{OPEN} li")
        text = await stranger.page.inner_text(f"{OPEN} li")
        assert "Ann" in text and word("open-free", free=1, seats=2) in text
        assert await stranger.fits()
        await stranger.press(f"{OPEN} .primary")
        await stranger.page.fill(f"{DIALOG} input", "Ben")
        await stranger.press(f"{DIALOG} .primary")
        for person in (host, stranger):
            await person.see(QUESTION)
            players = person.page.get_by_role("list", name=word("players"))
            for name in ("Ann", "Ben"):
                await players.get_by_text(name).wait_for(timeout=SOON)
        await asyncio.gather(host.play_on(stop=told(4)), stranger.play_on(stop=told(4)))
        assert (await host.log())[:4] == (await stranger.log())[:4]
        await stranger.come(here.page)
        await stranger.page.get_by_text(word("open-none")).wait_for(timeout=SOON)
        assert host.faults == stranger.faults == []


async def test_who_is_known_by_name_sits_down_with_one_tap(
    browser: Browser, tmp_path: Path
) -> None:
    async with (
        house(tmp_path, open_tables=True) as here,
        reader(browser, here.page, **PHONE) as host,
    ):
        await _open_a_table(host, here)
        stranger = await host.friend(f"{here.page}#/settings", **PHONE)
        await stranger.page.locator("input[type=text]").fill("Ann")
        await stranger.page.goto(here.page)
        await stranger.press(f"{OPEN} .primary")
        # Two people of one name could not be told apart.
        await stranger.page.locator(".notices").get_by_text("Ann").wait_for(timeout=SOON)
        await stranger.page.goto(f"{here.page}#/settings")
        await stranger.page.locator("input[type=text]").fill("Ben")
        await stranger.page.goto(here.page)
        await stranger.press(f"{OPEN} .primary")
        await stranger.see(QUESTION)
        assert [player["name"] for player in stranger.told["players"]] == ["Ann", "Ben"]
        assert host.faults == []


async def test_a_server_without_open_tables_shows_nothing_of_them(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.see(".games > li")
        assert await person.there(OPEN) == [0]
        await person.page.goto(f"{here.page}#/new/express")
        await person.press("section[aria-labelledby=seats] > .button")
        await person.page.locator("fieldset select").nth(1).select_option("friend")
        assert await person.there(OPEN_TO_ANYBODY) == [0]
        await person.press(CREATE)
        await person.see(ROOM)
        assert await person.page.get_by_text(word("open-table"), exact=True).count() == 0
        assert person.faults == []


async def test_the_host_closes_a_table_and_opens_it_again(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as here, reader(browser, here.page) as host:
        looking = await host.friend(here.page)
        await _open_a_table(host, here)
        await looking.see(f"{OPEN} li")
        choice = host.page.get_by_role("checkbox", name=word("open-table"))
        await choice.uncheck(timeout=SOON)
        await looking.gone(f"{OPEN} li")
        await choice.check(timeout=SOON)
        await looking.see(f"{OPEN} li")
        # At home, the host finds the way back to it, and no seat.
        await host.press("header a.name")
        await host.page.get_by_role("link", name=word("open-mine")).wait_for(timeout=SOON)
        await host.see("section[aria-labelledby=running] .waiting")
        assert await host.there(f"{OPEN} .primary") == [0]
        assert host.faults == looking.faults == []


async def test_a_table_that_cannot_be_opened_stays_closed_and_says_why(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_EACH", 1)
    async with house(tmp_path, open_tables=True) as here, reader(browser, here.page) as host:
        await here.table("express", "me", "friend", open=True)
        table = await here.table("express", "me", "friend", wait=True)
        await host.come(here.link(table.table, table.keys[0]))
        await host.sit_down()
        choice = host.page.get_by_role("checkbox", name=word("open-table"))
        await choice.click(timeout=SOON)
        why = Texts("en").say("error-too-many-open-each", most=1)
        await host.page.locator(".notices").get_by_text(why).wait_for(timeout=SOON)
        await expect(choice).not_to_be_checked()
        assert host.faults == []


@pytest.mark.parametrize(("screen", "language"), [(DESK, "en"), (PHONE, "fr")])
async def test_nobody_is_asked_before_the_friend_is_there(
    screen: dict[str, Any], language: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        address = f"{here.page}#/new/normandy"
        async with reader(browser, address, locale=language, **screen) as host:
            await host.press("section[aria-labelledby=seats] > .button")
            await (
                host.page.locator("fieldset").nth(1).locator("select").first.select_option("friend")
            )
            await host.press(CREATE)
            await host.see(MISSING)
            assert await host.there(QUESTION, ".ask-place", MISSING) == [0, 0, 1]
            assert await host.fits()
            if language == "fr":
                assert english_in(await host.page.inner_text("main")) == []
            # Who is not ready keeps the others waiting, though everybody is there.
            await host.press_named(word("room-hold", language))
            link = await host.page.locator(".room .given input").first.input_value()
            friend = await host.friend(link, locale=language, **screen)
            await friend.sit_down()
            holds = friend.page.get_by_text(word("room-holds", language))
            await holds.wait_for(timeout=SOON)
            assert await friend.there(QUESTION, f"{ROOM} .ways .button") == [0, 1]
            await host.press_named(word("room-ready", language))
            for person in (host, friend):
                await person.see(QUESTION)
                await person.gone(ROOM)
            assert host.faults == friend.faults == []


@pytest.mark.parametrize("way", ["room-bots", "room-without"])
async def test_the_host_need_not_wait(way: str, browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/express") as host:
        await host.press("section[aria-labelledby=seats] > .button")
        await host.page.locator("fieldset select").nth(1).select_option("friend")
        await host.press(CREATE)
        await host.see(MISSING)
        link = await host.page.locator(".room .given input").first.input_value()
        await host.press_named(word(way))
        await host.see(QUESTION)
        assert bool(host.told["players"][1].get("bot")) == (way == "room-bots")
        friend = await host.friend(link)
        await friend.see(".players")
        watching = friend.page.get_by_text(word("watching"))
        assert await watching.count() == (way == "room-bots")
        assert host.faults == friend.faults == []


async def test_axe_finds_nothing_where_people_meet(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path, open_tables=True) as here, reader(browser, here.page) as person:
        await here.table("normandy", "me", "friend", open=True)
        axe = Inspector(person)
        await axe.look("open tables", f"{OPEN} li")
        await person.press(f"{OPEN} .primary")
        await axe.look_at_dialog("a name for an open table")
        await _open_a_table(person, here)
        await axe.look("waiting room", ROOM)
        await person.page.goto(f"{here.page}#/settings")
        await axe.look("settings", "#as-an-app")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []


ALERTS = """
window.alerts = [];
window.answer = "granted";
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = window.answer); }
  constructor(title, options) {
    Object.assign(this, options, { title });
    window.alerts.push(this);
  }
  close() { this.closed = true; }
};
window.away = (hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""A browser that notes whom it would notify, and a tab that can be left."""


async def _two_at_a_table(here: House, browser: Browser, one: Reader) -> Reader:
    """Both have a Unit in Normandy, and the second could be notified."""
    table = await here.table("normandy", "me", "friend", wait=True)
    await one.come(here.link(table.table, table.keys[0]))
    await one.sit_down()
    two = await one.friend("about:blank")
    await two.page.add_init_script(ALERTS)
    await two.page.goto(here.link(table.table, table.keys[1]))
    await two.sit_down()
    await two.see(QUESTION)
    return two


async def test_who_looks_elsewhere_is_told_that_it_is_their_turn(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as one:
        two = await _two_at_a_table(here, browser, one)
        page = two.page
        await two.play_on(stop=WAITING)
        await page.get_by_role("button", name=word("alerts")).click(timeout=SOON)
        await page.get_by_text(word("alerts-on")).first.wait_for(timeout=SOON)
        assert await page.get_by_role("button", name=word("alerts")).count() == 0
        icon = page.locator("link[rel=icon]")
        await expect(icon).to_have_attribute("href", "/icon.svg")
        assert word("your-turn") not in await page.title()
        await page.evaluate("away(true)")
        await one.play_on(stop=WAITING)
        await when(page, "alerts.length > 0")
        (alert,) = await page.evaluate("alerts.map(({ title, body }) => [title, body])")
        assert alert[0].startswith(word("your-turn"))
        assert alert[1] == two.told["asks"][0]["question"]
        # Who refuses sees it at the tab all the same.
        assert (await page.title()).startswith("●")
        await expect(icon).to_have_attribute("href", "/icon-turn.svg")
        await page.evaluate("away(false)")
        await when(page, "alerts[0].closed === true")
        assert one.faults == two.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_browser_that_may_not_notify_says_how_to_allow_it(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, "about:blank", locale=language) as person:
        await person.page.add_init_script(ALERTS)
        await person.page.goto(f"{here.page}#/settings")
        choice = person.page.get_by_role("checkbox", name=word("alerts", language))
        await choice.click(timeout=SOON)
        await expect(choice).to_be_checked()
        await choice.click()
        await expect(choice).not_to_be_checked()
        await person.page.evaluate("window.answer = 'denied'")
        await choice.click()
        await person.page.get_by_text(word("alerts-denied", language)).wait_for(timeout=SOON)
        await expect(choice).to_be_disabled()
        await expect(choice).not_to_be_checked()
        assert person.faults == []


async def test_a_table_begun_before_anybody_comes_tells_the_host(
    browser: Browser, tmp_path: Path
) -> None:
    """Who waits in another tab is told as soon as the last one has come."""
    async with house(tmp_path) as here, reader(browser, "about:blank") as host:
        await host.page.add_init_script(ALERTS)
        await host.page.goto(f"{here.page}#/new/express")
        await host.press("section[aria-labelledby=seats] > .button")
        await host.page.locator("fieldset select").nth(1).select_option("friend")
        await host.press(CREATE)
        await host.see(MISSING)
        await host.page.get_by_role("button", name=word("alerts")).click(timeout=SOON)
        link = await host.page.locator(".room .given input").first.input_value()
        await host.page.evaluate("away(true)")
        await host.friend(link)
        await when(host.page, "alerts.length === 1")
        await until(lambda: bool(host.told.get("asks")))
        assert host.faults == []
