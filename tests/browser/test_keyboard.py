"""Everything can be done by keyboard alone: nothing here ever points, taps or moves the focus."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser

from beachhead.games import GAMES, load_game
from beachhead.games.normandy.actions import Rally
from beachhead.kernel.contract import Action, Over
from tests.browser.moments import Moment, before, one_of_each, set_down
from tests.browser.reader import (
    DIALOG,
    ENDED,
    FREE,
    GO_ON,
    MENU,
    OTHERS,
    PICKED,
    READY,
    RULE,
    SOON,
    Reader,
    reader,
    told,
)
from tests.browser.words import word
from tests.server.house import house

FAR = """([selector, which]) => {
  const found = [...document.querySelectorAll(selector)].at(which);
  if (!found) return null;
  const stops = [...document.querySelectorAll("a[href], button, input, summary, [tabindex='0']")]
    .filter((stop) => !stop.disabled && stop.checkVisibility());
  const here = document.activeElement;
  const before = (stop) => here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
  const at = stops.indexOf(here);
  const to = stops.indexOf(found);
  const passed = stops.filter(before).length;
  return at >= 0 ? to - at : to >= passed ? to - passed + 1 : to - passed;
}"""
"""How many stops of the Tab key it is to something, backwards if below 0."""


HEARD = """() => {
  const heard = [];
  const note = () => heard.push(document.querySelector("[aria-live]").textContent);
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(document.querySelector("[aria-live]"), all);
  return heard;
}"""
"""What is read out from now on."""


async def reach(person: Reader, selector: str, which: int = 0) -> bool:
    """Go there with the Tab key; False if it is not there any more."""
    for _ in range(20):
        far = await person.page.evaluate(FAR, [selector, which])
        if far is None:
            return False
        if far == 0:
            return True
        for _ in range(abs(far)):
            await person.page.keyboard.press("Tab" if far > 0 else "Shift+Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


async def answer(person: Reader) -> None:
    """One step of an answer: digits for menus, the space bar for dice, and Enter for the rest."""
    keys = person.page.keyboard
    step = await person.next_step()
    if step == MENU:
        await keys.press("1")
    elif step == FREE:
        if await reach(person, FREE):
            await keys.press("Space")
    elif step and await reach(person, step.partition(" >> ")[0], -1):
        await keys.press("Enter")
    person.answers += step not in ("", FREE, GO_ON)


async def look_up_the_rule(person: Reader) -> None:
    """Open the rule of the question, close it, and be back where one was."""
    assert await reach(person, RULE)
    await person.page.keyboard.press("Enter")
    await person.see(DIALOG)
    await person.page.keyboard.press("Escape")
    await person.gone(DIALOG)
    assert await person.page.evaluate("(rule) => document.activeElement?.matches(rule)", RULE)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_by_the_keyboard_alone(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.see(".games > li")
        assert await reach(person, ".games > li .primary", list(GAMES).index(game))
        await person.page.keyboard.press("Enter")
        await person.see(RULE)
        await look_up_the_rule(person)
        person.answers = 1  # begins with dice
        picked = 0
        for _ in range(1000):
            await person.see(READY)
            if await person.page.locator(ENDED).count():
                break
            await answer(person)
            picked += await person.page.locator(PICKED).count()
        assert await person.page.locator(ENDED).count() == 1
        assert picked > 0
        assert person.faults == []


async def test_a_turn_with_a_purchase_is_played_by_the_keyboard_alone(
    browser: Browser, tmp_path: Path
) -> None:
    moment, choice = before("normandy", {"map": "omaha-beach"}, rallies)
    assert isinstance(choice.action, Rally)
    name = load_game("normandy").content.by_id[choice.action.card].name.en
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0])) as person,
    ):
        await person.sit_down()
        await person.see(".ask-place .shelf")
        turns = person.page.locator("section[aria-labelledby=log] h3")
        known = await turns.count()
        assert await reach(person, f".ask-place [aria-label='Rally {name}']")
        await person.page.keyboard.press("Enter")
        held = person.page.locator(".cards li h3").get_by_text(name, exact=True)
        await held.wait_for(timeout=SOON)
        for _ in range(100):
            await person.see(READY)
            if await turns.count() > known or await person.page.locator(ENDED).count():
                break
            await answer(person)
        assert await turns.count() > known, "the next turn has begun"
        assert person.faults == []


def rallies(was: Moment, action: Action, now: Moment) -> bool:
    """Somebody is rallied by a Unit that can go on."""
    return isinstance(action, Rally) and not isinstance(now.pending, Over)


async def key_of_a_die(person: Reader) -> str:
    """The number key of the first die that can be picked."""
    return str(
        await person.page.locator(FREE).first.evaluate(
            "(die) => String([...die.closest('ul').children].indexOf(die.closest('li')) + 1)"
        )
    )


@asynccontextmanager
async def alone_at_express(browser: Browser, data: Path) -> AsyncIterator[Reader]:
    """Somebody who is asked which dice to re-roll first."""
    async with house(data) as here:
        table = await here.table("express", "me")
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            await person.sit_down()
            await person.see(OTHERS)
            yield person


async def test_digits_pick_dice(browser: Browser, tmp_path: Path) -> None:
    async with alone_at_express(browser, tmp_path) as person:
        place = await key_of_a_die(person)
        await person.page.keyboard.press(place)
        await person.see(PICKED)
        await person.page.keyboard.press(place)
        await person.gone(PICKED)
        assert person.faults == []


async def test_on_a_die_space_picks_and_enter_throws_what_is_picked(
    browser: Browser, tmp_path: Path
) -> None:
    async with alone_at_express(browser, tmp_path) as person:
        keys, lines = person.page.keyboard, await person.log()
        assert await reach(person, FREE)
        await keys.press("Enter")
        await person.page.get_by_text(word("pick-by-space")).first.wait_for(timeout=SOON)
        assert await person.there(PICKED) == [0], "Enter does not pick"
        await keys.press("Space")
        await person.see(PICKED)
        assert await person.log() == lines
        heard = await person.page.evaluate_handle(HEARD)
        await keys.press("Enter")
        await person.see(told(len(lines) + 1))
        await person.gone(PICKED)
        label = word("do-dice", do="reroll", count=1)
        assert label in await heard.evaluate("(all) => all.join(' | ')")
        while (await person.there(FREE))[0]:
            lines = await person.log()
            assert await reach(person, FREE)
            await keys.press("Space")
            await keys.press("Enter")
            await person.see(told(len(lines) + 1))
        # The dice to pick from are gone; the place from which the Tab key goes on is not.
        assert await person.page.evaluate("() => document.activeElement !== document.body")
        assert person.faults == []


async def test_enter_throws_what_digits_have_picked_and_nothing_else(
    browser: Browser, tmp_path: Path
) -> None:
    async with alone_at_express(browser, tmp_path) as person:
        keys, lines = person.page.keyboard, await person.log()
        await keys.press("Enter")
        await keys.press(await key_of_a_die(person))
        await person.see(PICKED)
        assert await person.log() == lines
        await keys.press("Enter")
        await person.see(told(len(lines) + 1))
        assert person.faults == []


async def test_digits_lead_into_menus_and_escape_leads_back(
    browser: Browser, tmp_path: Path
) -> None:
    trade = one_of_each("normandy", {"trade"}, seats=(2, 3, 4))["trade"]
    table = await set_down(tmp_path, "normandy", trade)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        entries = [await person.asked()]
        for digit in ("2", "1"):
            await person.page.keyboard.press(digit)
            entries.append(await person.asked())
        assert len(set(entries)) == 3
        for before in entries[1::-1]:
            await person.page.keyboard.press("Escape")
            assert await person.asked() == before
        assert person.faults == []
