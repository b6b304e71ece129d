"""Where a phone is tight: on its side, under a scene, and while a guide speaks of the Unit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Browser, expect

from beachhead.cards.evenings import find_evening
from beachhead.games import load_game
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import FREE, PHONE, QUESTION, READY, Reader, reader
from tests.browser.test_phone import BAR, COVERED, OMAHA, STRIP, at_rest, own_sector
from tests.browser.test_scenes import MOVING, SCENE, sit
from tests.server.house import house

ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
DICE_COVERED = """() => [...document.querySelectorAll(".large .die-box")].filter((die) => {
  const { left, width, top, bottom } = die.getBoundingClientRect();
  const over = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + width / 2, y));
  return !over.every((one) => one && die.contains(one));
}).length"""
"""How many of the dice that one is about are not seen as a whole."""


async def in_sight(person: Reader, *selectors: str) -> None:
    """Nothing covers these, and they are on the screen."""
    for selector in selectors:
        assert await person.page.locator(selector).first.evaluate(COVERED) == [], selector


async def test_on_its_side_a_phone_shows_the_question_beside_the_table(
    browser: Browser, tmp_path: Path
) -> None:
    found = one_of_each("normandy", {"lock", "rally", "move"}, setup=OMAHA)
    tables = {kind: await set_down(tmp_path, "normandy", moment) for kind, moment in found.items()}
    async with house(tmp_path) as here, reader(browser, here.page, **ON_ITS_SIDE) as person:
        for kind, table in tables.items():
            await person.come(here.link(table.table, table.keys[found[kind].asked[kind]]))
            await person.sit_down()
            await at_rest(person)
            await in_sight(person, QUESTION, BAR)
            assert await person.fits()
            if kind == "move":
                assert await own_sector(person).evaluate(COVERED) == []
            if kind == "lock":
                assert await person.page.evaluate(DICE_COVERED) == 0
                await person.press(FREE)
                await at_rest(person)
                assert await person.page.evaluate(DICE_COVERED) == 0
                await in_sight(person, QUESTION)
        assert person.faults == []


async def test_a_scene_covers_no_dice(browser: Browser, tmp_path: Path) -> None:
    """Here the landing is shown at once: there is only one sector to land in."""
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE, **MOVING) as person:
        table = await here.table("normandy", "me", options={"map": "exercise-tiger"})
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait")
        await person.see(f"{SCENE}[data-kind=landing]")
        await at_rest(person)
        assert await person.page.evaluate(DICE_COVERED) == 0
        # With less room above the dice it has no picture, and with none it is not there.
        scene, art = person.page.locator(SCENE), person.page.locator(f"{SCENE} .art")
        for above, pictured in ((320, True), (170, False)):
            await person.page.evaluate(
                "(y) => scrollBy({ top: document.querySelector('.large .die-box')"
                ".getBoundingClientRect().top - y, behavior: 'instant' })",
                above,
            )
            await expect(art).to_be_visible(visible=pictured)
            await expect(scene).to_be_visible()
            assert await person.page.evaluate(DICE_COVERED) == 0
        await person.page.evaluate(
            "const { style } = document.querySelector('.large');"
            "Object.assign(style, { position: 'fixed', top: '4rem' });"
            "dispatchEvent(new Event('resize'))"
        )
        await expect(scene).to_be_hidden()
        assert person.faults == []


def _guide(person: Reader) -> dict[str, Any] | None:
    asks = person.told.get("asks") or [{}]
    guide: dict[str, Any] | None = asks[0].get("guide")
    return guide


async def test_a_guide_that_speaks_of_the_unit_leaves_the_dice_in_sight(
    browser: Browser, tmp_path: Path
) -> None:
    options = find_evening(load_game("normandy"), "first-landing").options
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", guided=True, options=options)
        async with reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person:
            await person.sit_down()
            while (_guide(person) or {}).get("part") != "unit":
                await person.answer_once()
                await person.see(READY)
            await at_rest(person)
            dice = await person.there(".sheet.active .die-box")
            assert await person.page.evaluate(DICE_COVERED) == 0
            await expect(person.page.locator(f"{STRIP}[data-pointed]")).to_be_visible()
            assert dice != [0]
            assert person.faults == []
