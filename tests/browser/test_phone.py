"""On a phone: what one has is at the head of the screen, the question at its foot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from beachhead.kernel.contract import Decision
from beachhead.locale import LANGUAGES
from tests.browser.moments import Moment, first_of, one_of_each, set_down
from tests.browser.reader import FREE, PHONE, QUESTION, Reader, reader, told, until
from tests.browser.test_in_sight import AT_REST, SETTLING
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import first_action, house

SHEET, HANDLE, BAR, STRIP = ".ask-place", ".handle", ".bar", ".own-strip"
MOVING = f"{SHEET}, {BAR}, {STRIP}, .map button, .die-box"
"""What finds its place when a question comes."""
COVERED = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [across, down] = [[left + 3, (left + right) / 2, right - 3], [top + 3, bottom - 3]];
  const over = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  return over.filter((other) => !one.contains(other))
    .map((other) => other ? other.className || other.tagName : "the edge of the screen");
}"""
"""What lies over the head and the foot of something, or that it is not on the screen."""
OMAHA: dict[str, Any] = {"map": "omaha-beach"}
NORMANDY = {"lock", "reroll", "cancel", "rally", "trade", "move"}


def moments_of(game: str) -> dict[str, Moment]:
    """A question of each usual kind, and of Normandy one with many answers."""
    if game != "normandy":
        return one_of_each(game, {"reroll"}, seats=(2,))

    def many(now: Moment) -> bool:
        entries = {option for ask in ("move", "trade") for option in _options(now, ask)}
        return len(entries) > 20

    found = one_of_each(game, NORMANDY, setup=OMAHA)
    return found | {"many": first_of(game, {**OMAHA, SEATS: 4}, many)}


def _options(now: Moment, ask: str) -> tuple[Any, ...]:
    pending = now.pending if isinstance(now.pending, tuple) else ()
    asked = (item for item in pending if isinstance(item, Decision))
    return next((item.options for item in asked if item.ask == ask), ())


async def at_rest(person: Reader) -> None:
    """Wait until the question is there, and everything has found its place."""
    await person.settled()
    await person.page.evaluate(AT_REST, [MOVING, SETTLING])


def own_sector(person: Reader) -> Locator:
    """Where one's Unit stands."""
    (board,) = (panel for panel in person.told["panels"] if panel["type"] == "board")
    seat = person.told["asks"][0]["seat"]
    cell = next(piece["cell"] for piece in board["pieces"] if piece["seat"] == seat)
    place = [one["id"] for one in board["cells"]].index(cell)
    return person.page.locator(".map > button").nth(place)


async def resources(person: Reader) -> Locator | None:
    """Where it stands what one has: in its row, or at the head of the screen once that is gone."""
    seat = person.told["asks"][0]["seat"]
    row = person.page.locator(f"[data-score='{seat}']")
    if not await row.count():
        return None
    strip = person.page.locator(STRIP)
    return strip if await strip.is_visible() else row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["battle", "express", "normandy"])
async def test_nothing_covers_the_question_the_map_row_or_what_one_has(
    game: str, language: str, browser: Browser, tmp_path: Path
) -> None:
    found = moments_of(game)
    tables = {kind: await set_down(tmp_path, game, moment) for kind, moment in found.items()}
    async with (
        house(tmp_path) as here,
        reader(browser, here.page, locale=language, **PHONE) as person,
    ):
        for kind, table in tables.items():
            asked = found[kind].asked
            seat = asked.get(kind, next(iter(asked.values())))
            await person.come(here.link(table.table, table.keys[seat]))
            await person.sit_down()
            await at_rest(person)
            seen = {"the question": person.page.locator(QUESTION)}
            if (mine := await resources(person)) is not None:
                seen["what one has"] = mine
            if game == "normandy":
                seen["the map row"] = own_sector(person)
            covered = {what: await one.evaluate(COVERED) for what, one in seen.items()}
            assert covered == {what: [] for what in seen}, kind
            assert await person.fits()
        assert person.faults == []


async def test_the_sheet_is_moved_by_tap_drag_and_keys(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person:
            await person.sit_down()
            await at_rest(person)
            page, sheet = person.page, person.page.locator(SHEET)
            handle, height = page.locator(HANDLE), PHONE["viewport"]["height"]
            tall: dict[str, float] = {}
            for stand, leads_to in (("half", "full"), ("full", "peek"), ("peek", "half")):
                await expect(sheet).to_have_class(re.compile(rf"\b{stand}\b"))
                await expect(handle).to_have_accessible_name(word(f"sheet-to-{leads_to}"))
                await expect(page.locator(QUESTION)).to_be_in_viewport(ratio=1)
                box = await sheet.bounding_box()
                assert box is not None
                tall[stand] = box["height"]
                await handle.tap()
            assert tall["peek"] < tall["half"] <= height / 2 < tall["full"]
            for key, stand in (("ArrowDown", "peek"), ("ArrowUp", "half"), ("ArrowUp", "full")):
                await handle.press(key)
                await expect(sheet).to_have_class(re.compile(rf"\b{stand}\b"))
            await drag(person, height / 4)
            await expect(sheet).to_have_class(re.compile(r"\bhalf\b"))
            await drag(person, -height / 4)
            await expect(sheet).to_have_class(re.compile(r"\bfull\b"))
            await drag(person, height / 2)
            await expect(sheet).to_have_class(re.compile(r"\bpeek\b"))
            assert person.faults == []


async def drag(person: Reader, by: float) -> None:
    """Take hold of the handle, and let it go so far below."""
    box = await person.page.locator(HANDLE).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = person.page.mouse
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x, y + by, steps=4)
    await mouse.up()


AT_HEAD = """(part) => {
  const { top, bottom } = part.getBoundingClientRect();
  const foot = document.querySelector(".ask-place").getBoundingClientRect().top;
  const head = document.querySelector(".own-strip").offsetHeight;
  const end = document.documentElement.scrollHeight - innerHeight - scrollY < 2;
  return top >= head - 1 && top < foot && (end || top < innerHeight / 3);
}"""
"""It begins below the head of the screen, as high as the page can be scrolled."""


async def test_map_dice_cards_and_log_are_one_tap_away(browser: Browser, tmp_path: Path) -> None:
    def holds_cards(now: Moment) -> bool:
        return "reroll" in now.asked and any(
            getattr(panel, "cards", ()) for panel in now.scene("normandy", 0).panels
        )

    table = await set_down(tmp_path, "normandy", first_of("normandy", OMAHA, holds_cards))
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person,
    ):
        await person.sit_down()
        await at_rest(person)
        page = person.page
        for sign, part in (("log", "log"), ("cards", "cards"), ("map", "board"), ("dice", "dice")):
            await page.locator(BAR).get_by_role("button", name=word(f"bar-{sign}")).tap()
            shown = page.locator(f"[data-part={part}]").first
            await expect(shown).to_be_focused()
            await page.evaluate(AT_REST, [f"[data-part={part}], {SHEET}", SETTLING])
            assert await shown.evaluate(AT_HEAD), part
            await expect(page.locator(SHEET)).to_have_class(re.compile(r"\bpeek\b"))
        await page.locator(BAR).get_by_role("button", name=word("question")).tap()
        await expect(page.locator(SHEET)).to_have_class(re.compile(r"\bhalf\b"))
        assert person.faults == []


BOXES = """(parts) => Object.fromEntries(parts.map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, [x, y, width, height]];
}))"""
SHIFTS = """() => {
  window.shifts = [];
  const unasked = (list) => list.getEntries().filter((one) => !one.hadRecentInput);
  const note = (list) => window.shifts.push(...unasked(list));
  new PerformanceObserver(note).observe({ type: "layout-shift" });
}"""
STABLE = (
    SHEET,
    BAR,
    STRIP,
    QUESTION,
    "[data-part=board]",
    "[data-part=dice]",
    ".die-box",
    ".players",
)


async def test_nothing_moves_when_somebody_else_acts(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", "friend")
        address = here.link(table.table, table.keys[0])
        async with (
            here.guest(table.table, table.keys[1]) as friend,
            reader(browser, address, **PHONE) as person,
        ):
            await person.sit_down()
            await at_rest(person)
            lines = len(await person.log())
            before = await person.page.evaluate(BOXES, STABLE)
            await person.page.evaluate(SHIFTS)
            for _ in range(2):
                asked = await friend.asked()
                assert asked is not None
                await friend.act(asked, first_action(asked.prompt))
            await person.see(told(lines + 2))
            await person.page.evaluate(AT_REST, [MOVING, SETTLING])
            assert await person.page.evaluate(BOXES, STABLE) == before
            assert await person.page.evaluate("window.shifts.length") == 0
            assert person.faults == []


async def test_what_stays_is_where_it_was_when_the_next_question_comes(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person:
            await person.sit_down()
            await at_rest(person)
            before = await person.page.evaluate(BOXES, [BAR, STRIP])
            foot = "document.querySelector('.ask-place').getBoundingClientRect().bottom"
            bottom = await person.page.evaluate(foot)
            for _ in range(2):
                await person.press(FREE)
            await until(lambda: person.told["asks"][0]["ask"] == "reroll")
            await at_rest(person)
            assert await person.page.evaluate(BOXES, [BAR, STRIP]) == before
            assert await person.page.evaluate(foot) == bottom
            assert person.faults == []


@pytest.mark.parametrize("game", ["battle", "express"])
async def test_what_would_be_lost_is_said_once(game: str, browser: Browser, tmp_path: Path) -> None:
    def warned(now: Moment) -> bool:
        if "reroll" not in now.asked:
            return False
        scene = now.scene(game, now.asked["reroll"])
        fails = scene.forecast is not None and scene.forecast.fails and not scene.forecast.gains
        return fails and any(about.warning for about in scene.about)

    moment = first_of(game, {SEATS: 1}, warned)
    table = await set_down(tmp_path, game, moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person,
    ):
        await person.sit_down()
        await at_rest(person)
        asked = person.told["asks"][0]
        assert asked["forecast"]["fails"]
        stop = person.page.locator(f"{SHEET} .warned")
        await expect(stop).to_contain_text(asked["prompt"]["none_warning"])
        assert await person.there(f"{SHEET} .forecast") == [0]
        assert await stop.get_attribute("aria-describedby") is None
        assert person.faults == []
