"""What was decided is seen: the dice lie there and it is told, before the game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.moments import before_throw, set_down
from tests.browser.reader import (
    DESK,
    DO,
    FREE,
    GO_ON,
    PHONE,
    QUESTION,
    Reader,
    reader,
    told,
)
from tests.server.house import house

HAPPENED = ".ask-place .happened"
DECIDED = f"{HAPPENED} .decisive"
DICE = ".dice .die-box"
FALLEN = ".dice .fallen"
MORE = f"{HAPPENED} .more"
CUT_OFF = """() => {
  const list = document.querySelector(".happened ul");
  return list.scrollHeight > list.clientHeight + 1;
}"""


async def to_the_end_of_a_skirmish(person: Reader) -> str:
    """Play Battle! alone until one is over; what is told of it."""
    await person.press(".games > li >> nth=0 >> .primary")
    while True:
        await person.play_on(stop=GO_ON)
        said = [line for line in await person.texts(DECIDED) if "skirmish" in line]
        if said:
            return said[0]
        await person.press(GO_ON)  # a medal was played


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_the_throw_that_decides_is_seen(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **screen) as person:
        decided = await to_the_end_of_a_skirmish(person)
        assert await person.there(QUESTION, FREE) == [0, 0], "nothing is asked meanwhile"
        enemy, allied = 2, 6
        assert (await person.there(DICE))[0] >= enemy + allied - 1, "its dice still lie there"
        assert decided in "\n".join(await person.log())
        await person.see(QUESTION)
        assert await person.there(GO_ON) == [0], "it goes on by itself"
        asked = person.told["asks"][0]["ask"]
        same_turn = asked == "command"
        told = "".join(await person.texts(HAPPENED))
        assert (decided in told) == same_turn, "beside a question of the same turn alone"
        while decided in "".join(await person.texts(HAPPENED)):
            await person.answer_once()
        assert person.faults == []


async def test_only_dice_that_were_thrown_tumble(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.press(".games > li >> nth=1 >> .primary")
        await person.see(FREE)
        # Counts those that begin to fall; the first throw has fallen by then.
        await person.page.evaluate(
            """() => {
              window.fell = 0;
              const count = (event) => (window.fell += event.target.matches(".fallen"));
              document.addEventListener("animationstart", count);
            }"""
        )
        await person.gone(FALLEN)
        before = await person.page.evaluate("() => window.fell")
        lines = len(await person.log())
        await person.press(FREE)
        await person.press(DO)
        await person.see(told(lines + 1))
        await person.gone(FALLEN)
        assert await person.page.evaluate("() => window.fell") - before <= 1
        assert person.faults == []


async def test_mine_dice_are_drawn_and_nothing_told_of_them_is_out_of_reach(
    browser: Browser, tmp_path: Path
) -> None:
    moment, choice = before_throw("normandy", "mines", {"map": "omaha-beach"})
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person,
    ):
        await person.sit_down()
        await person.choose(choice.action)
        await person.see(f"{HAPPENED} li .die text")
        soldiers = await person.page.inner_html(f"{HAPPENED} li .die text")
        assert f": {soldiers} Soldier" in await person.page.inner_text(HAPPENED)
        if (await person.there(GO_ON))[0]:
            await person.press(GO_ON)
        await person.see(f"{QUESTION}, {HAPPENED}:not(.looking)")
        # As it is for those who need large letters: there is not room for all of it.
        await person.page.evaluate("() => (document.documentElement.style.fontSize = '40px')")
        await person.see(f"{MORE}[aria-expanded=false]")
        assert await person.page.evaluate(CUT_OFF)
        await person.press(MORE)
        await person.see(f"{MORE}[aria-expanded=true]")
        assert not await person.page.evaluate(CUT_OFF)
        await person.press(MORE)
        await person.see(f"{MORE}[aria-expanded=false]")
        assert person.faults == []


async def test_whoever_has_seen_enough_goes_on(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.page.clock.install()
        await to_the_end_of_a_skirmish(person)
        await person.page.keyboard.press("Enter")
        await person.gone(GO_ON)
        await person.page.clock.run_for(1000)
        await person.see(QUESTION)
        assert person.faults == []
