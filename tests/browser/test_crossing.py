"""The crossing on phones, in French: two craft come ashore, and the battle begins."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import Browser

from beachhead.games.normandy.modules.crossing.actions import GoAshore
from tests.browser.moments import Moment, first_of, set_down
from tests.browser.reader import PHONE, READY, Reader, reader
from tests.browser.words import english_in
from tests.option_sets import SEATS
from tests.server.house import house

CROSSING = {SEATS: 2, "map": "gold-beach", "crossing": True}
ASHORE = "Prendre pied"
BEGUN = "La bataille commence"


def about_to_land() -> Moment:
    """Both craft are in the top row, with Courage enough."""
    return first_of(
        "normandy", CROSSING, lambda now: {seat for seat, _ in now.offers(GoAshore)} == {0, 1}
    )


async def land(person: Reader) -> None:
    """Onto the beach, with whatever is asked on the way."""
    await person.press(f"button:has-text('{ASHORE}')")
    if await person.page.locator(f"[role=menu] button:has-text('{ASHORE}')").count():
        await person.press(f"[role=menu] button:has-text('{ASHORE}')")


async def until_battle(person: Reader) -> None:
    """Answer what is asked until the log tells that the battle begins."""
    while not any(BEGUN in line for line in await person.log()):
        await person.answer_once()
        await asyncio.sleep(0.05)


async def test_two_craft_land_and_the_battle_begins(browser: Browser, tmp_path: Path) -> None:
    table = await set_down(tmp_path, "normandy", about_to_land())
    async with house(tmp_path) as here:
        links = [here.link(table.table, key) for key in table.keys if key]
        async with reader(browser, links[0], locale="fr", **PHONE) as one:
            other = await one.friend(links[1], locale="fr", **PHONE)
            people = (one, other)
            for person in people:
                await person.sit_down()
            assert "barge" in await one.page.inner_text("main")
            await asyncio.gather(*map(land, people))
            await asyncio.gather(*map(until_battle, people))
            for person in people:
                await person.see(READY)
                for _ in range(3):
                    await person.answer_once()
                said = await person.page.inner_text("main")
                assert english_in(said) == []
                assert await person.fits()
                assert person.faults == []
