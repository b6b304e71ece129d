"""Setting a table up is simple: evenings first, maps that fit, faults at once in their place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from beachhead.games import load_game
from beachhead.locale import LANGUAGES
from tests.browser.reader import DESK, MENU, PHONE, QUESTION, SOON, Reader, reader, until
from tests.browser.words import word
from tests.server.house import house

NORMANDY = ".games > li >> nth=-1"
MORE = ".games summary"
TAKE = "section[aria-labelledby=evenings] .take"
CREATE = "form > .row .primary"
FAULT = "#setting-map-fault"


async def _maps(person: Reader) -> list[str]:
    found = person.page.locator("#setting-map input")
    return list(await found.evaluate_all("(all) => all.map((one) => one.value)"))


async def _fits(person: Reader, *settings: str) -> None:
    """Wait until only these have a fault beside them."""
    wanted = {f"setting-{name}-fault" for name in settings}
    ids = "(all) => all.map((one) => one.id)"
    async with asyncio.timeout(SOON / 1000):
        while set(await person.page.locator("form [id$=-fault]").evaluate_all(ids)) != wanted:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_evening_is_played_alone_after_two_taps(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    evening = next(one for one in load_game("normandy").content.evenings if one.players == (2, 4))
    name = getattr(evening.name, language)
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.speak(language)
        await person.press(f"{NORMANDY} >> a.button")
        await person.press_named(word("play-now-game", language, game=name))
        await person.see(QUESTION)
        assert [bool(one.get("bot")) for one in person.told["players"]] == [False, True]
        assert person.faults == []


@pytest.mark.parametrize(
    ("evening", "bots"),
    [
        ("First game as the German", [True, False]),
        ("First game against the German", [False, True]),
    ],
)
async def test_the_wall_has_a_guided_first_game_for_either_side(
    evening: str, bots: list[bool], browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.press(MORE)
        await person.press_named(word("play-guided-evening", evening=evening))
        await person.see(QUESTION)
        assert [bool(one.get("bot")) for one in person.told["players"]] == bots
        assert [one.get("role", "") for one in person.told["players"]] == ["", "German"]
        if person.told["asks"][0]["ask"] == "land":
            await person.press(MENU)
        await until(lambda: person.told["asks"] and person.told["asks"][0]["ask"] == "lock")
        hint = person.told["asks"][0]["hint"]
        await person.page.locator(".ask-place").get_by_text(hint).wait_for(timeout=SOON)
        assert person.faults == []


async def test_the_crossing_has_a_guided_first_game(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.press(MORE)
        await person.press_named(word("play-guided-evening", evening="First crossing"))
        await person.see(QUESTION)
        assert person.told["asks"][0]["ask"] == "launch"
        hint = person.told["asks"][0]["hint"]
        await person.page.locator(".ask-place").get_by_text(hint).wait_for(timeout=SOON)
        assert person.faults == []


@pytest.mark.parametrize(("language", "screen"), [("en", PHONE), ("fr", DESK)])
async def test_an_evening_fills_in_the_form_and_what_does_not_fit_is_told_in_its_place(
    language: str, screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    where = "#/new/normandy"
    async with house(tmp_path) as here, reader(browser, f"{here.page}{where}", **screen) as person:
        await person.speak(language)
        names = [getattr(one.name, language) for one in load_game("normandy").content.evenings]
        await person.see(TAKE)
        assert await person.texts(f"{TAKE} .name") == names
        every = await _maps(person)
        # By the keyboard: an evening is a button, and says whether the form is as it has it.
        crossing = person.page.locator(TAKE).nth(2)
        await crossing.focus()
        await person.page.keyboard.press("Enter")
        assert await crossing.get_attribute("aria-pressed") == "true"
        assert await person.page.locator("#setting-crossing").is_checked()
        assert await person.page.locator("form details[open]").count() == 2
        await person.page.get_by_text(word("settings-changed", language, count=1)).first.wait_for()
        await person.gone("#setting-map input[value=pegasus-bridge]")
        # Another evening, on a map without a shore; then somebody wants to cross all the same.
        bridge = next(at for at, name in enumerate(names) if "bridge" in name or "pont" in name)
        await person.press(f"{TAKE} >> nth={bridge}")
        again = person.page.locator("#setting-map input[value=merville-battery]")
        await again.wait_for(state="attached", timeout=SOON)
        assert await _maps(person) == every
        assert await crossing.get_attribute("aria-pressed") == "false"
        await person.page.evaluate("document.querySelectorAll('details').forEach(d => d.open=true)")
        await person.page.locator("#setting-crossing").check()
        await _fits(person, "crossing", "map")
        chosen = person.page.locator("#setting-map")
        bridge_map = chosen.locator("input[value=pegasus-bridge]")
        assert await bridge_map.is_checked(), "nothing changes by itself"
        assert await chosen.get_attribute("aria-invalid") == "true"
        described = await chosen.get_attribute("aria-describedby")
        assert described == "setting-map-help setting-map-fault"
        fault = await person.page.inner_text(FAULT)
        assert fault in await person.texts("form [role=status]")
        await chosen.locator("input[value=gold-beach]").check()
        await _fits(person)
        # More players: the rules are asked again.
        await person.page.locator("#setting-nation_1").select_option("uk")
        await person.press("section[aria-labelledby=seats] > .button")
        await person.page.locator("#setting-nation_2").select_option("uk")
        await _fits(person, "nation_1", "nation_2")
        await person.press_named(word("seat-remove", language, number=2))
        await _fits(person)
        await person.press(CREATE)
        await person.see(QUESTION)
        assert person.faults == []
