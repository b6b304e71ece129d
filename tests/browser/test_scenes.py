"""What happens is shown for a moment: it can be skipped or left out, and keeps nobody waiting."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.games.normandy.actions import Use
from beachhead.kernel.contract import Action, Choice, Over, first_chance
from tests.browser.moments import Moment, before, set_down
from tests.browser.reader import (
    DESK,
    DO,
    ENDED,
    ENDING,
    FREE,
    MENU,
    PHONE,
    QUESTION,
    Reader,
    reader,
    told,
    until,
)
from tests.browser.test_access import STILL, Inspector
from tests.option_sets import SEATS
from tests.server.house import House, house

SCENE = ".highlight"
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
REMEMBER = """
new MutationObserver((changes) => {
  const { dataset } = document.documentElement;
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.matches?.(".highlight")) dataset.scenes = `${dataset.scenes} ${node.dataset.kind}`;
}).observe(document, { childList: true, subtree: true });
"""
"""Every scene that was shown, however short."""
PREFER = """(text) => localStorage.setItem("beachhead.preferences", text)"""
COVERED = """() => [...document.querySelectorAll(".ask-place .button")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (y > innerHeight) return false;
  return !document.elementFromPoint(x, y)?.closest(".ask-place");
}).length"""
PLACES = """() => [".lying", ".ask-place", ".players"].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height].map(Math.round);
})"""
FOCUSABLE = f"{SCENE} :is(a, button, input, [tabindex])"
ALONE: dict[str, Any] = {"map": "omaha-beach", SEATS: 1}


def under_fire() -> tuple[Moment, Choice]:
    """Somebody alone, just before the MGF fires on the Unit; nothing else is decided."""

    def fired(was: Moment, action: Action, now: Moment) -> bool:
        fires = getattr(first_chance(now.pending), "ask", "") == "fire"
        return fires and not isinstance(action, Use)

    return before("normandy", ALONE, fired)


def near_the_end(id: str, setup: dict[str, Any]) -> Moment:
    """A decision with which a game may end at once."""

    def ends(was: Moment, action: Action, now: Moment) -> bool:
        return isinstance(now.pending, Over) and len(was.asked) == 1

    return before(id, setup, ends)[0]


async def sit(here: House, person: Reader, link: str, **preferences: str) -> None:
    """Come to a table with these preferences; every scene is remembered."""
    await person.page.add_init_script(REMEMBER)
    await person.page.evaluate(PREFER, json.dumps(preferences))
    await person.page.goto(link)
    await person.page.reload()
    await person.see(QUESTION)
    await person.close_dialog()
    await person.gone("dialog[open]")


async def no_scenes(person: Reader) -> bool:
    """Whether none was shown since the page was loaded."""
    return await person.there("html[data-scenes]") == [0]


async def test_a_scene_comes_and_goes_by_itself_and_not_when_one_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    moment, choice = under_fire()
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page, **MOVING) as person:
        await sit(here, person, here.link(table.table, table.keys[0]), pace="quick")
        assert await no_scenes(person)
        await person.choose(choice.action)
        await person.see("html[data-scenes~=fire]")
        await person.gone(SCENE)
        await person.page.reload()
        await person.see(f"{QUESTION}, {ENDED}")
        assert await no_scenes(person)
        assert person.faults == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_scene_can_be_skipped_and_is_in_nobodys_way(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    moment, choice = under_fire()
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page, **screen, **MOVING) as person:
        page = person.page
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait")
        await person.choose(choice.action)
        await person.see(f"{SCENE}[data-kind=fire]")
        # Dice fall, what it comes to is told, and why; and it is only drawn.
        await expect(page.locator(f"{SCENE} [data-colour-of-die]")).to_have_count(1)
        await expect(page.locator(f"{SCENE} .line").first).not_to_be_empty()
        assert await page.get_attribute(SCENE, "aria-hidden") == "true"
        assert (await person.there(FOCUSABLE)) == [0]
        assert await page.evaluate(COVERED) == 0
        assert await person.fits()
        # A tap on it is for it alone, and nothing moves.
        await page.evaluate(STILL)
        there, happened = await page.evaluate(PLACES), len(await person.log())
        await person.press(SCENE)
        await person.gone(SCENE)
        assert await page.evaluate(PLACES) == there
        assert len(await person.log()) == happened
        assert person.faults == []


@pytest.mark.parametrize("key", ["Escape", "x"])
async def test_any_key_does_what_a_tap_does(key: str, browser: Browser, tmp_path: Path) -> None:
    moment, choice = under_fire()
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page, **MOVING) as person:
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait")
        await person.choose(choice.action)
        await person.see(SCENE)
        await person.page.keyboard.press(key)
        await person.gone(SCENE)
        assert person.faults == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_question_is_answered_while_a_scene_runs(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **screen, **MOVING) as person:
        table = await here.table("normandy", "me", options={"map": "omaha-beach"})
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait")
        await person.press(MENU)
        await person.see(f"{SCENE}[data-kind=landing]")
        await person.settled()
        asked = person.told["asks"][0]["number"]
        await person.press(f"{FREE} >> nth=-1")
        await person.gone(SCENE)
        await person.press(FREE)
        await person.press(DO)
        await until(lambda: person.is_past(asked))
        assert person.faults == []


@pytest.mark.parametrize(
    ("motion", "chosen", "shown"),
    [
        ("no-preference", "off", False),
        ("reduce", "auto", False),
        ("reduce", "still", True),
        ("no-preference", "still", True),
    ],
)
async def test_scenes_can_stand_still_or_be_left_out(
    motion: str, chosen: str, shown: bool, browser: Browser, tmp_path: Path
) -> None:
    moment, choice = under_fire()
    table = await set_down(tmp_path, "normandy", moment)
    wanted: dict[str, Any] = {"reduced_motion": motion}
    async with house(tmp_path) as here, reader(browser, here.page, **wanted) as person:
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait", scenes=chosen)
        happened = len(await person.log())
        await person.choose(choice.action)
        if shown:
            await person.see(f"{SCENE}.still")
            moving = f"document.querySelector('{SCENE}').getAnimations({{ subtree: true }}).length"
            assert await person.page.evaluate(moving) == 0
        else:
            await person.see(told(happened + 1))
            assert await no_scenes(person)
        assert person.faults == []


@pytest.mark.parametrize(
    ("id", "setup"),
    [("battle", {"solo_turns": 4}), ("express", {"beach": "utah"}), ("normandy", ALONE)],
)
async def test_every_game_ends_in_a_scene(
    id: str, setup: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    kinds = {"won": "victory", "lost": "defeat", "ranked": "ended"}
    table = await set_down(tmp_path, id, near_the_end(id, setup))
    async with house(tmp_path) as here, reader(browser, here.page, **MOVING) as person:
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait")
        await person.play_on()
        result = await person.page.get_attribute("[data-result]", "data-result")
        kind = kinds[result or ""]
        await person.see(SCENE)
        while await person.page.get_attribute(SCENE, "data-kind") != kind:
            await person.press(SCENE)
        why = await person.page.locator(ENDING).first.inner_text()
        await expect(person.page.locator(f"{SCENE} .line")).to_have_text(why)
        assert person.faults == []


async def test_axe_finds_nothing_in_a_scene(browser: Browser, tmp_path: Path) -> None:
    moment, choice = under_fire()
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page, **MOVING) as person:
        await sit(here, person, here.link(table.table, table.keys[0]), pace="wait")
        await person.choose(choice.action)
        axe = Inspector(person)
        await axe.look("a scene", SCENE)
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []
