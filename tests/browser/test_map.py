"""The map in a browser: letters that can be read, one's own Unit in view, larger and elsewhere."""

from __future__ import annotations

import re
from itertools import combinations, cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.games.normandy.actions import Move
from beachhead.locale import LANGUAGES
from tests.browser.moments import Moment, one_of_each, set_down
from tests.browser.reader import DESK, DIALOG, PHONE, QUESTION, SOON, Reader, reader
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import entries, house

SCREENS: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": DESK}
SETUPS: dict[str, dict[str, Any]] = {
    "tiger": {"map": "exercise-tiger"},
    "six": {"map": "omaha-beach", SEATS: 6},
    "narrow": {"map": "utah-beach", SEATS: 3},
    "crossing": {"map": "gold-beach", "crossing": True, SEATS: 2},
    "six-craft": {"map": "omaha-beach", "crossing": True, SEATS: 6},
}
SMALLEST = 11
"""Pixels of the screen."""
LETTERS = """() => [...document.querySelectorAll(".map svg text")].map((text) => {
  const { a, b } = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  return [text.textContent, Math.round(size * 100) / 100];
})"""
PIECES = """() => [...document.querySelectorAll(".map svg > g[transform]")].map((piece) => {
  const { left, top, right, bottom } = piece.querySelector(".seat").getBoundingClientRect();
  return [piece.querySelector(".strength").textContent, [left, top, right, bottom]];
})"""
OUT_OF_SIGHT = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [piece, view, asked] = [box(".map .own .seat"), box(".view"), box(".ask-place")];
  const foot = innerWidth < 1000 ? asked.top : innerHeight;
  return [
    piece.top < Math.max(0, view.top) && "above",
    piece.bottom > Math.min(foot, view.bottom) && "below",
    (piece.left < view.left || piece.right > view.right) && "beside",
  ].filter(Boolean);
}"""
IN_SIGHT = f"() => !({OUT_OF_SIGHT})().length"
WIDTH = "document.querySelector('.map svg').getBoundingClientRect().width"


def asked_once(setup: str, *asks: str) -> Moment:
    found = one_of_each("normandy", set(asks), tuple(range(1, 7)), SETUPS[setup])
    return found[asks[0]]


async def opened(person: Reader) -> None:
    await person.sit_down()
    await person.see(QUESTION)
    await person.see(".map .strength")


@pytest.mark.parametrize(("setup", "language"), list(zip(SETUPS, cycle(LANGUAGES), strict=False)))
async def test_all_letters_on_a_map_can_be_read_on_a_phone(
    setup: str, language: str, browser: Browser, tmp_path: Path
) -> None:
    ask = "steer" if "craft" in setup or setup == "crossing" else "move"
    moment = asked_once(setup, ask)
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(
            browser,
            here.link(table.table, table.keys[moment.asked[ask]]),
            locale=language,
            **PHONE,
        ) as person,
    ):
        await opened(person)
        letters = await person.page.evaluate(LETTERS)
        assert len(letters) > 20
        assert [text for text in letters if text[1] < SMALLEST] == []
        assert await person.fits()
        (board,) = (panel for panel in person.told["panels"] if panel["type"] == "board")
        pieces = await person.page.evaluate(PIECES)
        strengths = [str(piece["strength"]) for piece in board["pieces"]]
        assert [strength for strength, _ in pieces] == strengths
        assert len(pieces) == moment.chosen[SEATS]
        for (_, one), (_, other) in combinations(pieces, 2):
            apart = max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])
            assert apart > -1, "no piece lies on another"
        assert person.faults == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("setup", ["tiger", "six", "six-craft"])
async def test_ones_own_unit_is_in_view_when_the_table_opens(
    setup: str, screen: str, browser: Browser, tmp_path: Path
) -> None:
    moment = asked_once(setup, "lock")
    table = await set_down(tmp_path, "normandy", moment)
    key = table.keys[moment.asked["lock"]]
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, key), **SCREENS[screen]) as person,
    ):
        await opened(person)
        await person.page.wait_for_function(IN_SIGHT, timeout=SOON)
        assert person.faults == []


@pytest.mark.parametrize("screen", SCREENS)
async def test_the_map_follows_ones_unit_and_nobody_elses(
    screen: str, browser: Browser, tmp_path: Path
) -> None:
    setup = {"map": "omaha-beach", SEATS: 2}
    moment = one_of_each("normandy", {"move"}, setup=setup)["move"]
    table = await set_down(tmp_path, "normandy", moment)
    seat = moment.asked["move"]
    async with (
        house(tmp_path) as here,
        here.guest(table.table, table.keys[seat]) as mover,
        reader(browser, here.link(table.table, table.keys[seat]), **SCREENS[screen]) as person,
    ):
        await opened(person)
        watching = await person.friend(
            here.link(table.table, table.keys[1 - seat]), **SCREENS[screen]
        )
        await watching.sit_down()
        await watching.see(".map .strength")
        ask = await mover.asked()
        assert ask is not None and moment.offers(Move)
        action, place = next(
            (entry.action, entry.place) for entry in entries(ask.prompt) if entry.place
        )
        for one in (person, watching):
            # Both look at the Bunker, and one is on its button.
            await one.page.locator(".map > button").last.focus()
            await one.page.evaluate("document.querySelector('.view').scrollTo(0, 0)")
        await mover.act(ask, action)
        name = person.told["players"][seat]["name"]
        there = re.compile(re.escape(name))
        for one in (person, watching):
            (board,) = (panel for panel in one.told["panels"] if panel["type"] == "board")
            number = [cell["id"] for cell in board["cells"]].index(place)
            sector = one.page.locator(".map > button").nth(number)
            await expect(sector).to_have_attribute("aria-label", there, timeout=SOON)
            await expect(one.page.locator(".map > button").last).to_be_focused()
        await person.page.wait_for_function(
            "() => document.querySelector('.view').scrollTop > 0", timeout=SOON
        )
        assert await watching.page.evaluate("document.querySelector('.view').scrollTop") == 0
        assert person.faults == watching.faults == []


async def test_a_map_is_made_larger_by_buttons_keys_and_fingers_and_dragged_about(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with reader(browser, here.link(table.table, table.keys[0]), **DESK) as person:
            await opened(person)
            page, usual = person.page, await person.page.evaluate(WIDTH)
            for way in (word("map-larger"), word("map-smaller")):
                await person.press_named(way)
            assert await page.evaluate(WIDTH) == usual
            await person.press_named(word("map-larger"))
            larger = await page.evaluate(WIDTH)
            assert larger > 1.3 * usual
            await page.locator(".map > button").first.focus()
            await page.keyboard.press("+")
            await page.wait_for_function(f"{WIDTH} > {larger} + 1", timeout=SOON)
            await page.keyboard.press("-")
            await page.keyboard.press("-")
            await page.wait_for_function(f"{WIDTH} < {usual} + 1", timeout=SOON)
            assert not any(await person.there(DIALOG)), "keys of the map answer nothing"
            await page.mouse.move(200, 400)
            await page.keyboard.down("Control")
            await page.mouse.wheel(0, -400)
            await page.keyboard.up("Control")
            await page.wait_for_function(f"{WIDTH} > 2 * {usual}", timeout=SOON)
            place = "(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])"
            before = await page.evaluate(f"{place}(document.querySelector('.view'))")
            await page.mouse.down()
            await page.mouse.move(150, 380, steps=3)
            await page.mouse.up()
            after = await page.evaluate(f"{place}(document.querySelector('.view'))")
            assert [round(now - was) for was, now in zip(before, after, strict=True)] == [50, 20]
            assert not any(await person.there(DIALOG)), "a drag opens nothing"
            await page.mouse.click(150, 380)
            await person.see(DIALOG)
            assert await person.texts(f"{DIALOG} li")
            assert person.faults == []


async def test_the_whole_map_can_be_spread_out_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person:
            await opened(person)
            hidden = (
                "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)"
                "(document.querySelector('.view'))"
            )
            assert await person.page.evaluate(hidden) > 100
            whole = person.page.get_by_role("button", name=word("map-whole"), exact=True)
            await whole.tap()
            await expect(whole).to_have_attribute("aria-pressed", "true")
            assert await person.page.evaluate(hidden) == 0
            assert person.faults == []
