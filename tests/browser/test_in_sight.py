"""On a phone, what a question is about is never under the question."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from beachhead.locale import LANGUAGES
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import DO, FREE, MENU, PHONE, QUESTION, SOON, Reader, reader, until
from tests.option_sets import SEATS
from tests.server.house import house

TARGETS = ".die-box[aria-pressed], .map .reachable"
COVERED = """(targets) => {
  const foot = document.querySelector('.ask-place').getBoundingClientRect().top;
  const box = (one) => one.getBoundingClientRect();
  const hidden = (one) => box(one).bottom > foot || box(one).top < 0;
  const name = (one) => `${one.ariaLabel.slice(0, 30)}: ${box(one).bottom} > ${foot}`;
  return [...document.querySelectorAll(targets)].filter(hidden).map(name);
}"""
AT_REST = """async ([targets, settling]) => {
  const places = () =>
    [...document.querySelectorAll(targets)].map((one) => one.getBoundingClientRect().top).join();
  for (let before = null; before !== places(); ) {
    before = places();
    await new Promise((done) => setTimeout(done, settling));
  }
}"""
SETTLING = 200
"""Milliseconds of the page's own in which nothing has moved: it waits less until it scrolls."""
SETUPS: dict[str, dict[str, Any]] = {
    "dice": {"map": "exercise-tiger", "level": "dice"},
    "tiger": {"map": "exercise-tiger"},
    "omaha": {"map": "omaha-beach"},
    "four": {"map": "omaha-beach", SEATS: 4},
}
KINDS = {"lock", "reroll", "cancel", "move"}


async def covered(person: Reader) -> list[str]:
    question = person.page.locator(QUESTION).filter(has_text=person.told["asks"][0]["question"])
    await question.wait_for(timeout=SOON)
    await person.page.evaluate(AT_REST, [TARGETS, SETTLING])
    assert await person.page.locator(TARGETS).count(), "there is something to choose from"
    return list(await person.page.evaluate(COVERED, TARGETS))


@pytest.mark.parametrize(("setup", "language"), list(zip(SETUPS, cycle(LANGUAGES), strict=False)))
async def test_dice_and_sectors_to_choose_from_are_in_sight(
    setup: str, language: str, browser: Browser, tmp_path: Path
) -> None:
    found = one_of_each("normandy", KINDS, setup=SETUPS[setup])
    assert set(found) == KINDS
    tables = {ask: await set_down(tmp_path, "normandy", found[ask], guided=True) for ask in KINDS}
    async with (
        house(tmp_path) as here,
        reader(browser, here.page, locale=language, **PHONE) as person,
    ):
        for ask, table in tables.items():
            await person.come(here.link(table.table, table.keys[found[ask].asked[ask]]))
            await person.sit_down()
            await person.see(QUESTION)
            assert await covered(person) == [], ask
            onward = person.page.locator(f"{MENU}:has(> svg)")
            if await onward.count():
                await onward.first.tap()
                assert await covered(person) == [], f"{ask}, one menu further"
        assert person.faults == []


async def test_dice_stay_in_sight_when_the_next_question_is_longer(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", "friend", guided=True)
        address = here.link(table.table, table.keys[0])
        async with reader(browser, address, **PHONE) as person:
            await person.sit_down()
            await person.see(QUESTION)
            assert person.told["asks"][0]["ask"] == "lock"
            await person.press(FREE)
            await person.press(FREE)
            await until(lambda: person.told["asks"][0]["ask"] == "reroll")
            assert await covered(person) == []


async def test_who_has_looked_elsewhere_is_brought_back_by_the_next_question(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        address = here.link(table.table, table.keys[0])
        async with reader(browser, address, **PHONE) as person:
            await person.sit_down()
            await person.press(FREE)
            await person.press(FREE)
            await until(lambda: person.told["asks"][0]["ask"] == "reroll")
            assert await covered(person) == []
            number = person.told["asks"][0]["number"]
            await person.page.evaluate("scrollTo(0, 0)")
            assert await covered(person) != []
            await person.press(DO)
            await until(lambda: person.is_past(number) and bool(person.told["asks"]))
            assert await covered(person) == []
