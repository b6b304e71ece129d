"""For everybody: axe-core finds nothing, and a game needs no pointer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beachhead.games import GAMES
from tests.browser.reader import DESK, PHONE, SOON, Reader, reader
from tests.server.house import house

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


async def violations(person: Reader) -> list[str]:
    """What axe-core has to say about the page as it is."""
    await person.page.wait_for_timeout(300)
    await person.page.evaluate(AXE.read_text("utf-8"))
    found = await person.page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{one['id']}: {[node['html'][:200] for node in one['nodes']]}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_axe_finds_nothing_on_any_page(
    screen: dict[str, Any], scheme: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        address = f"http://127.0.0.1:{here.port}/"
        over = await here.table("express", "me")
        async with here.guest(over.table, over.keys[0]) as guest:
            await guest.play_on()
        tables = [await here.table(game, "me") for game in GAMES]
        async with reader(address, color_scheme=scheme, **screen) as person:
            seen = {
                "": ".games > li",
                "#/new/normandy": "form",
                "#/rules": "main li",
                "#/rules/V-4": "main li",
                f"#/table/{over.table}/{over.keys[0]}": "#ended",
                f"#/replay/{over.table}/2": "input[type=range]",
                **{f"#/table/{t.table}/{t.keys[0]}": ".ask-place .button" for t in tables},
            }
            found: dict[str, list[str]] = {}
            for page, sign in seen.items():
                await person.page.goto(address + page)
                await person.page.wait_for_selector(sign, timeout=SOON)
                found[page] = await violations(person)
            assert {page: faults for page, faults in found.items() if faults} == {}
            assert person.faults == []


async def _tab_to(person: Reader, selector: str) -> None:
    """Go there with the Tab key, as one without a pointer does."""
    for _ in range(120):
        if await person.page.evaluate(
            "(selector) => document.activeElement?.matches(selector) ?? false", selector
        ):
            return
        await person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


async def test_a_game_is_played_by_the_keyboard_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(f"http://127.0.0.1:{here.port}/") as person:
        page, keys = person.page, person.page.keyboard
        await page.wait_for_selector(".games > li", timeout=SOON)
        await _tab_to(person, ".games > li:nth-child(2) .primary")
        await keys.press("Enter")
        for _ in range(200):
            await page.wait_for_selector(".ask-place .button:enabled, #ended", timeout=SOON)
            if await page.locator("#ended").count():
                break
            if await page.locator(".ask-place ul .button").count():
                await keys.press("1")
            else:
                await _tab_to(person, ".ask-place .choices .button:last-child")
                await keys.press("Enter")
            await page.wait_for_timeout(100)
        assert await page.locator("#ended").count() == 1
        assert person.faults == []
