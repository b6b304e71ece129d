"""The dice tray: large dice, a rack for the locked ones, what they make, what stopping brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.games import load_game
from beachhead.kernel.scene import DiceRow, Scene
from tests.browser.moments import Moment, moments, set_down, usual
from tests.browser.reader import (
    DESK,
    DO,
    FREE,
    LOG,
    PHONE,
    QUESTION,
    SOON,
    Reader,
    reader,
    until,
)
from tests.option_sets import SEATS
from tests.server.house import house

TRAY = ".tray.large"
RACK = f"{TRAY} .rack"
LIT = f"{TRAY} .die-box.made"
FORECAST = ".ask-place .forecast"
STOP = ".ask-place .choices .button:not(.primary)[aria-describedby=forecast]"
SIZES = "(all) => all.map((one) => one.getBoundingClientRect().width)"
BRIGHT = """(all) => all.every((one) =>
  [one, ...one.querySelectorAll("*")].every((part) => getComputedStyle(part).opacity === "1"))"""
SETUP: dict[str, Any] = {"map": "omaha-beach", SEATS: 2}
TWO_LOCKED = 2


def row_of(scene: Scene, seat: int) -> DiceRow:
    return next(row for row in scene.panels if isinstance(row, DiceRow) and row.seat == seat)


def with_an_rwb() -> tuple[Moment, Scene]:
    """The first seat may re-roll, its dice make an RWB, and some of them are locked."""
    game = load_game("normandy")
    for moment in moments(game, lambda _: usual(game, SETUP)):
        if moment.asked.get("reroll") == 0:
            scene = moment.scene("normandy", 0)
            if row_of(scene, 0).sets and len(row_of(scene, 0).locked) == TWO_LOCKED:
                return moment, scene
    raise AssertionError("it never comes to that")


async def sizes(person: Reader, selector: str) -> list[float]:
    return list(await person.page.locator(selector).evaluate_all(SIZES))


@pytest.mark.parametrize(("screen", "least"), [(DESK, 80), (PHONE, 64)], ids=["desk", "phone"])
async def test_the_tray_shows_what_is_locked_made_and_brought(
    screen: dict[str, Any], least: int, browser: Browser, tmp_path: Path
) -> None:
    moment, scene = with_an_rwb()
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **screen) as person,
    ):
        await person.sit_down()
        await person.see(QUESTION)
        await person.see(f"{RACK} .die-box")
        mine = await sizes(person, f"{TRAY} .die-box")
        assert min(mine) >= least
        others = await sizes(person, ".tray.small .die-box")
        assert others and max(others) < least / 1.5
        assert await person.fits()
        # Locked dice: labelled, bright, and not among those that can be picked.
        racked = person.page.locator(f"{RACK} .die-box")
        await expect(racked).to_have_count(TWO_LOCKED)
        assert await racked.evaluate_all(BRIGHT)
        assert (await person.texts(f"{RACK} h3"))[0].lower() == "locked"
        for die in await racked.all():
            assert "(stays)" in (await die.get_attribute("aria-label") or "")
        assert (await person.there(f"{RACK} [aria-pressed]"))[0] == 0
        # What they make is lit up, and told with what it would bring.
        sets = row_of(scene, 0).sets
        await expect(person.page.locator(LIT)).to_have_count(sum(len(one.places) for one in sets))
        rows = (one for one in person.told["panels"] if one["type"] == "dice")
        told = next(row["sets"] for row in rows if row.get("seat") == 0)
        assert await person.texts(f"{TRAY} + .sets li") == [one["title"] for one in told]
        # What stopping brings belongs to the button that stops.
        await expect(person.page.locator(STOP)).to_have_count(1)
        forecast = person.told["asks"][0]["forecast"]
        gains = [gain["words"] for gain in forecast["gains"]]
        assert await person.texts(f"{FORECAST} li") == gains
        assert await person.texts(f"{FORECAST} p") == [
            *forecast.get("lines", []),
            *forecast.get("open", []),
        ]
        assert person.faults == []


def skirmish(rerolls: int, fails: bool) -> Moment:
    """Somebody alone at Battle! may re-roll so often; nobody could play a medal."""
    game = load_game("battle")
    for moment in moments(game, lambda _: usual(game, {})):
        if "reroll" in moment.asked:
            scene = moment.scene("battle", 0)
            left = dict(row_of(scene, 0).title.args)["left"]
            told = scene.forecast
            if left == rerolls and told and not told.open and told.fails == fails:
                return moment
    raise AssertionError("it never comes to that")


async def test_the_forecast_follows_the_dice(browser: Browser, tmp_path: Path) -> None:
    table = await set_down(tmp_path, "battle", skirmish(rerolls=2, fails=True))
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0])) as person,
    ):
        await person.sit_down()
        await expect(person.page.locator(f"{FORECAST}.fails")).to_have_count(1, timeout=SOON)
        number = person.told["asks"][0]["number"]
        await person.press(FREE)
        await person.press(DO)
        await until(lambda: person.is_past(number) and bool(person.told["asks"]))
        told = person.told["asks"][0]["forecast"]
        lines = person.page.locator(f"{FORECAST} p")
        await expect(lines).to_have_text(told["lines"], timeout=SOON)
        assert person.faults == []


async def test_what_was_told_comes_about(browser: Browser, tmp_path: Path) -> None:
    table = await set_down(tmp_path, "battle", skirmish(rerolls=1, fails=False))
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0])) as person,
    ):
        await person.sit_down()
        await person.see(f"{FORECAST} li")
        gains = [gain["words"] for gain in person.told["asks"][0]["forecast"]["gains"]]
        points = next(words for words in gains if "point" in words).removeprefix("+")
        await person.press(STOP)
        won = person.page.locator(LOG, has_text=f"wins the skirmish for {points}:").first
        await won.wait_for(timeout=SOON)
        assert person.faults == []
