"""Units as strips of signs, what changes floating up, and the log under its headings."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from beachhead.games.normandy.actions import Rally
from beachhead.kernel.contract import Action, Choice
from beachhead.server import limits
from tests.browser.moments import Moment, before, first_of, set_down
from tests.browser.reader import DESK, LOG, PHONE, QUESTION, SOON, Reader, reader
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import house

UNITS = "section:has(> h2:text-is('Units'))"
ROW = f"{UNITS} li"
LOGGED = "section[aria-labelledby=log]"
COMPACT = 64
"""Pixels that a Unit takes on a phone, and no more."""


def in_the_second_turn() -> Moment:
    """Three Units have a turn behind them, and the first of them moves."""

    def sign(now: Moment) -> bool:
        return len(now.events) > 60 and now.asked.get("move") == 0

    return first_of("normandy", {SEATS: 3}, sign)


def about_to_rally() -> tuple[Moment, Choice]:
    """Somebody alone pays Stars for a Specialist, and has some left."""

    def sign(was: Moment, action: Action, now: Moment) -> bool:
        return isinstance(action, Rally) and "rally" in now.asked

    return before("normandy", {"map": "omaha-beach"}, sign)


def pressed(person: Reader, name: str) -> Locator:
    return person.page.locator(f"{LOGGED} button[aria-pressed=true]").filter(has_text=name)


async def test_a_unit_is_one_row_of_signs_and_its_sentence_comes_on_a_tap(
    browser: Browser, tmp_path: Path
) -> None:
    table = await set_down(tmp_path, "normandy", in_the_second_turn())
    async with house(tmp_path) as here:
        link = here.link(table.table, table.keys[0])
        async with reader(browser, link, **PHONE) as person:
            await person.sit_down()
            await person.see(QUESTION)
            rows = person.page.locator(ROW)
            await expect(rows).to_have_count(3)
            emblems = person.page.locator(f"{ROW} [data-emblem]")
            drawn = [await one.get_attribute("data-emblem") for one in await emblems.all()]
            assert drawn == ["usa", "uk", "canada"]
            for row in await rows.all():
                box = await row.bounding_box()
                assert box is not None and 44 <= box["height"] <= COMPACT
                for what in ("soldiers", "stars", "courage", "tools"):
                    assert (await row.locator(f"[data-what={what}] b").inner_text()).isdigit()
                await expect(row.locator("[data-what=turns] .pips i").first).to_be_visible()
            await expect(person.page.locator(f"{UNITS} .mine")).to_have_count(1)
            assert await person.fits()
            own = rows.first.get_by_role("button")
            assert "Soldiers" in (await own.inner_text())
            await expect(own).to_have_attribute("aria-expanded", "false")
            await expect(own.locator(".words")).to_have_count(0)
            await own.tap()
            await expect(own).to_have_attribute("aria-expanded", "true")
            await expect(own.locator(".words")).to_contain_text("USA: ")
            await expect(own.locator(".words")).to_contain_text(" Soldiers, ")
            await own.tap()
            await expect(own.locator(".words")).to_have_count(0)
            assert person.faults == []


async def test_what_changes_floats_up_beside_its_number(browser: Browser, tmp_path: Path) -> None:
    moment, choice = about_to_rally()
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here:
        link = here.link(table.table, table.keys[0])
        async with reader(browser, link, **DESK) as person:
            await person.sit_down()
            await person.see(QUESTION)
            floats = person.page.locator(f"{UNITS} .float")
            await expect(floats).to_have_count(0)
            stars = person.page.locator(f"{UNITS} [data-what=stars]")
            had = int(await stars.locator("b").inner_text())
            await person.choose(choice.action)
            lost = stars.locator(".float.loss")
            await expect(lost).to_have_count(1, timeout=SOON)
            left = int(await stars.locator("b").inner_text())
            await expect(lost).to_have_text(f"−{had - left}")
            gained = person.page.locator(f"{UNITS} [data-what=specialists] .float:not(.loss)")
            await expect(gained).to_have_text("+1")
            assert person.faults == []


async def test_the_log_has_headings_drawn_dice_and_filters_that_are_kept(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOG_LINES", 1000)
    table = await set_down(tmp_path, "normandy", in_the_second_turn())
    async with house(tmp_path) as here:
        link = here.link(table.table, table.keys[0])
        async with reader(browser, link, **DESK) as person:
            await person.sit_down()
            await person.see(LOG)
            older = person.page.get_by_text(word("log-older"))
            await older.click()
            await older.wait_for(state="detached", timeout=SOON)
            turns = await person.page.locator(f"{LOGGED} h3 a").all_text_contents()
            assert turns[-2:] == ["Turn 2", "Turn 1"], "the newest comes first"
            phases = await person.page.locator(f"{LOGGED} h4").all_text_contents()
            assert phases.index("Move") < phases.index("Roll") < len(phases) - 1
            # Dice are drawn, and can be read where they stand.
            thrown = person.page.locator(f"{LOGGED} li", has=person.page.locator("svg.die")).last
            assert await thrown.locator("svg.die").count() > 1
            assert "red " in (await thrown.text_content() or "")
            everything = await person.log()
            await person.press(f"{LOGGED} [role=group] button:text-is('Mine')")
            await expect(pressed(person, "Mine")).to_have_count(1)
            mine = await person.log()
            assert 0 < len(mine) < len(everything)
            others = ("Player 2", "Player 3")
            assert all("Player 1" in line for line in mine if any(name in line for name in others))
            await person.press(f"{LOGGED} [role=group] button:text-is('Important')")
            await expect(pressed(person, "Important")).to_have_count(1)
            important = await person.log()
            assert 0 < len(important) < len(everything) and important != mine
            await person.page.reload()
            await expect(pressed(person, "Important")).to_have_count(1, timeout=SOON)
            assert await person.log() == important
            assert person.faults == []


async def test_nothing_is_mine_to_who_plays_alone(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
        async with reader(browser, here.link(table.table, table.keys[0]), **DESK) as person:
            await person.sit_down()
            await person.see(QUESTION)
            names = await person.texts(f"{LOGGED} [role=group] button")
            assert names == ["All", "Important"]
            # Whose turn it is and what begins is over it.
            await expect(person.page.locator(f"{LOGGED} h3")).to_contain_text("Round 1")
            await expect(person.page.locator(f"{LOGGED} h4")).to_contain_text("2 Axis dice")
            assert person.faults == []
