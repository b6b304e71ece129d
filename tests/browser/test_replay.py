"""Looking back at a game: by keys, by the list of moves, by marks, and from somewhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.reader import DESK, DIALOG, PHONE, SOON, Reader, reader
from tests.browser.words import word
from tests.server.house import House, house

SCRUBBER = "input[type=range]"
NOW = ".move[aria-current=step]"
MOVES = "section[aria-labelledby=moves] .move"


async def _played(here: House, game: str = "normandy") -> tuple[str, list[dict[str, Any]]]:
    """The address of a game that is over, without any key, and what happened in it."""
    options = {"map": "exercise-tiger", "level": "dice"} if game == "normandy" else {}
    table = await here.table(game, "me", options=options)
    async with here.guest(table.table, table.keys[0]) as guest:
        await guest.play_on()
    course = (await here.http.get(f"/api/tables/{table.table}/course")).json()
    return f"{here.page}#/replay/{table.table}", course


async def _at(person: Reader, at: int) -> None:
    """The page looks at this moment, and says so in its address."""
    await expect(person.page.locator(SCRUBBER)).to_have_value(str(at), timeout=SOON)
    assert person.page.url.endswith(f"/{at}")


async def test_keys_lead_through_a_game_step_by_step_and_turn_by_turn(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        where, course = await _played(here)
        turns = [line["at"] for line in course if line.get("turn")]
        async with reader(browser, f"{where}/0", **DESK) as person:
            await person.see(MOVES)
            last = int(await person.page.locator(SCRUBBER).get_attribute("max") or 0)
            keys = person.page.keyboard
            for key, at in (
                *(("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)),
                *(("Home", 0), ("ArrowDown", turns[0]), ("Shift+ArrowRight", turns[1])),
                *(("ArrowUp", turns[0]), ("ArrowDown", turns[1]), ("Shift+ArrowLeft", turns[0])),
            ):
                await keys.press(key)
                await _at(person, at)
            # On the slider they do the same.
            await person.page.locator(SCRUBBER).focus()
            await keys.press("ArrowDown")
            await _at(person, turns[1])
            await keys.press("Home")
            await _at(person, 0)
            speed = person.page.get_by_role("button", name=word("replay-speed").partition(":")[0])
            await keys.press("+")
            await expect(speed).to_contain_text("2", timeout=SOON)
            await keys.press("+")
            await expect(speed).to_contain_text("4", timeout=SOON)
            await keys.press(" ")
            await _passes(person, 1)
            await keys.press(" ")
            play = person.page.get_by_role("button", name=word("replay-play"), exact=True)
            await expect(play).to_be_visible(timeout=SOON)
            await keys.press("-")
            await expect(speed).to_contain_text("2", timeout=SOON)
            await keys.press("?")
            await expect(person.page.locator(DIALOG)).to_contain_text(
                word("keys-turn"), timeout=SOON
            )
            assert person.faults == []


async def _passes(person: Reader, at: int) -> None:
    """It plays by itself: sooner or later it is further than this."""
    await person.page.wait_for_function(
        "(at) => document.querySelector('input[type=range]').valueAsNumber > at",
        arg=at,
        timeout=SOON,
    )


async def test_the_list_leads_anywhere_and_what_decided_the_game_is_marked(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        where, course = await _played(here)
        decided = sorted({line["at"] for line in course if line.get("turning")})
        async with reader(browser, where, **DESK) as person:
            await person.see(MOVES)
            last = int(await person.page.locator(SCRUBBER).get_attribute("max") or 0)
            assert decided and len(await person.texts(".marks i")) == len({*decided, last})
            marked = person.page.locator(f"{MOVES}:has(.mark)")
            assert await marked.count() == len(decided)
            await expect(marked.first).to_contain_text(word("replay-mark"))
            await marked.first.click(timeout=SOON)
            await _at(person, decided[0])
            await expect(marked.first).to_have_attribute("aria-current", "step", timeout=SOON)
            # It is in sight in the list, however far it was.
            await person.page.keyboard.press("End")
            await expect(person.page.locator(NOW)).to_be_in_viewport(timeout=SOON)
            await person.page.keyboard.press("Home")
            turn = person.page.locator("section[aria-labelledby=moves] .turn").nth(1)
            await turn.click(timeout=SOON)
            turns = [line["at"] for line in course if line.get("turn")]
            await _at(person, turns[1])
            assert person.faults == []


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
async def test_somebody_else_looks_back_by_the_address_alone(
    language: str, theme: Any, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        where, course = await _played(here, "express")
        async with reader(browser, f"{where}/2", **PHONE) as person:
            await person.page.emulate_media(color_scheme=theme)
            await person.see(SCRUBBER)
            await person.speak(language)
            await _at(person, 2)
            assert await person.fits()
            assert await person.page.evaluate("localStorage['beachhead.tables'] ?? ''") == ""
            # There is no way to a table that they have no seat at.
            assert await person.page.locator("main a[href*='#/table']").count() == 0
            name = word("replay-moves", language)
            await person.page.get_by_role("button", name=name, exact=True).tap(timeout=SOON)
            await person.page.locator(f"{DIALOG} .move").first.tap(timeout=SOON)
            await _at(person, course[0]["at"])
            assert person.faults == []


async def test_on_a_phone_the_table_has_the_room_and_the_thumb_the_buttons(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        where, _ = await _played(here)
        async with reader(browser, f"{where}/8", **PHONE) as person:
            await person.see(SCRUBBER)
            await person.see(".board")
            box = await person.page.locator(".controls").bounding_box()
            height = PHONE["viewport"]["height"]
            assert box is not None and box["y"] >= height * 0.72, "the table has most of it"
            assert abs(box["y"] + box["height"] - height) <= 2
            for button in await person.page.locator(".scrub button").all():
                size = await button.bounding_box()
                assert size is not None and min(size["width"], size["height"]) >= 44
            # Whatever was told, the buttons stay where they are.
            play = person.page.get_by_role("button", name=word("replay-play"), exact=True)
            before = await play.bounding_box()
            for at in range(9, 14):
                await person.press_named(word("replay-on"))
                await _at(person, at)
            assert await play.bounding_box() == before
            assert person.faults == []
