"""The pictures of the page in the README and in docs/playing.md: `make screenshots`.

Each scene at both sizes and in both languages: `page-<scene>-<size>-<language>.png`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from beachhead.locale import LANGUAGES
from tests.browser.reader import DESK, FREE, PHONE, Reader, chromium, reader
from tests.server.house import Guest, House, first_action, house

FOLDER = Path(__file__).parents[2] / "docs" / "images"
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": DESK}
STILL = 800
"""Milliseconds until fonts, dice and boards lie still."""


async def _play_until(guest: Guest, ask: str, times: int) -> bool:
    """Play on until a question is asked for the so-many-th time, if the game lasts so long."""
    while (now := await guest.asked()) is not None:
        times -= now.ask == ask
        if times == 0:
            return True
        await guest.act(now, first_action(now.prompt))
    return False


async def _home(here: House) -> str:
    return ""


async def _battle(here: House) -> str:
    seats = ("me", "sergeant", "sergeant")
    return await _table_at(here, "battle", seats, "reroll", 8)


async def _express(here: House) -> str:
    return await _table_at(here, "express", ("me", "sergeant"), "reroll", 3)


async def _normandy(here: House) -> str:
    return await _table_at(here, "normandy", ("me", "sergeant"), "move", 2)


async def _crossing(here: House) -> str:
    options = {"map": "omaha-beach", "crossing": True}
    return await _table_at(here, "normandy", ("me", "sergeant"), "steer", 2, **options)


async def _evenings(here: House) -> str:
    return "#/new/normandy"


async def _table_at(
    here: House, game: str, seats: tuple[str, ...], ask: str, times: int, **options: Any
) -> str:
    while True:
        table = await here.table(game, *seats, options=options)
        async with here.guest(table.table, table.keys[0]) as guest:
            if await _play_until(guest, ask, times):
                return f"#/table/{table.table}/{table.keys[0]}"


async def _rules(here: House) -> str:
    return "#/rules/T-6"


SCENES: dict[str, tuple[Callable[[House], Awaitable[str]], str]] = {
    "home": (_home, ".games > li"),
    "battle": (_battle, ".ask-place .button"),
    "express": (_express, ".ask-place .button"),
    "normandy": (_normandy, ".ask-place .button"),
    "crossing": (_crossing, ".ask-place .button"),
    "evenings": (_evenings, "main .button"),
    "rules": (_rules, "main li"),
}
"""How to get there, and the sign that one has arrived."""


async def _look(person: Reader, sign: str) -> None:
    await person.see(sign)
    await person.close_dialog()
    if await person.page.locator(FREE).count():
        await person.press(FREE)
    await person.page.mouse.move(0, 0)
    await person.page.wait_for_timeout(STILL)


async def draw() -> None:
    """Every picture, at a server of its own."""
    with TemporaryDirectory() as data:
        async with house(Path(data)) as here, chromium() as browser:
            for scene, (arrive, sign) in SCENES.items():
                address = here.page + await arrive(here)
                for size, screen in SIZES.items():
                    for language in LANGUAGES:
                        async with reader(browser, address, locale=language, **screen) as person:
                            await _look(person, sign)
                            name = f"page-{scene}-{size}-{language}.png"
                            await person.page.screenshot(path=str(FOLDER / name))


if __name__ == "__main__":
    asyncio.run(draw())
