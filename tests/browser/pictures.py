"""The pictures of the page in the README and in docs/playing.md: `make screenshots`.

Each scene at both sizes, in both languages and both lights:
`page-<scene>-<size>-<language>-<light>.webp`. Tables are played by sergeants, with the same
dice every time, up to a question worth a look.
"""

from __future__ import annotations

import asyncio
import base64
import sys
from collections.abc import Collection
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.async_api import Browser

from beachhead.bots import find_bot
from beachhead.cards.evenings import find_evening
from beachhead.games import load_game
from beachhead.kernel.contract import Choice, Decision, Event, Over
from beachhead.kernel.fair import fast_stream
from beachhead.locale import LANGUAGES
from tests.browser.moments import Moment, set_down, usual
from tests.browser.reader import DESK, FREE, PHONE, QUESTION, Reader, chromium, reader
from tests.option_sets import SEATS, start
from tests.server.house import house

FOLDER = Path(__file__).parents[2] / "docs" / "images"
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": DESK}
LIGHTS = ("light", "dark")
STILL = 800
"""Milliseconds until fonts, dice and boards lie still."""
QUALITY = 62
"""Of a picture, in hundredths: its small print can still be read."""
NAMES = ("Anna", "Bruno", "Chloé", "Dan", "Élise", "Frank")


class Table(NamedTuple):
    """A table to look at: at which question of which seat, and the how-manieth such."""

    game: str
    seats: int
    ask: str
    times: int
    evening: str = ""
    seat: int = 0
    options: dict[str, Any] = {}


PAGES = {
    "home": ("", ".games > li"),
    "evenings": ("#/new/normandy", "main .button"),
    "daily": ("#/daily", "main .button"),
    "cards": ("#/cards", "main li article"),
    "card": ("#/cards/normandy/bangalore-torpedo", "main article"),
    "maps": ("#/maps", "main li img"),
    "map": ("#/maps/normandy/pointe-du-hoc", "main .map"),
    "rules": ("#/rules/T-6", "main li"),
}
"""Where they are, and the sign that one has arrived."""

TABLES = {
    "express": Table("express", 2, "reroll", 2),
    "battle": Table("battle", 3, "reroll", 8),
    "dice": Table("normandy", 2, "lock", 5),
    "market": Table("normandy", 2, "rally", 3, options={"map": "omaha-beach"}),
    "normandy": Table("normandy", 2, "move", 4, options={"map": "omaha-beach"}),
    "crossing": Table("normandy", 2, "steer", 2, "omaha-with-crossing"),
    "gold-and-badges": Table("normandy", 2, "lock", 4, "gold-and-badges"),
    "missions": Table("normandy", 2, "move", 3, "missions-for-two"),
    "heroes": Table("normandy", 2, "rally", 2, "heroes-of-the-hoc"),
    "six": Table("normandy", 6, "move", 2, "six-at-the-table"),
    "weather": Table("normandy", 2, "move", 2, "rain-over-omaha"),
    "snafu": Table("normandy", 2, "rally", 2, "supply-snafu"),
    "fire": Table("normandy", 2, "rally", 3, "playing-with-fire"),
    "wall": Table("normandy", 3, "wall", 3, "defend-the-wall", seat=2),
    "storm": Table("normandy", 2, "move", 3, "storm-the-wall"),
}


def _moment(table: Table) -> Moment:
    """The table when it has come to that, with the first dice with which it does."""
    game = load_game(table.game)
    chosen = find_evening(game, table.evening).options if table.evening else {}
    setup = usual(game, {SEATS: table.seats, **chosen, **table.options})
    bot = find_bot("sergeant", game.id)
    for number in range(100):
        below = fast_stream(f"pictures/{number}")
        state, events, times, was_asked = start(game, setup), list[Event](), 0, False
        while not isinstance(pending := game.pending(state), Over):
            decisions = [item for item in pending if isinstance(item, Decision)]
            is_asked = (table.ask, table.seat) in [(item.ask, item.seat) for item in decisions]
            times += is_asked and not was_asked
            if times == table.times:
                return Moment(setup, events, pending)
            was_asked = is_asked
            now = pending[0]
            if isinstance(now, Decision):
                events.append(Choice(now.seat, bot(game, game.view(state, now.seat), now, below)))
            else:
                events.append(now.happen(below))
            state = game.apply(state, events[-1])[0]
    raise AssertionError(f"{table.ask} is never asked so often")


async def _look(person: Reader, sign: str) -> None:
    await person.see(sign)
    await person.close_dialog()
    if await person.page.locator(FREE).count():
        await person.press(FREE)
    await person.page.mouse.move(0, 0)
    await person.page.wait_for_timeout(STILL)


async def _draw(browser: Browser, scene: str, address: str, sign: str) -> None:
    for (size, screen), language, light in product(SIZES.items(), LANGUAGES, LIGHTS):
        looks = {"locale": language, "color_scheme": light, **screen}
        async with reader(browser, address, **looks) as person:
            await _look(person, sign)
            camera = await person.page.context.new_cdp_session(person.page)
            taken = await camera.send(
                "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
            )
        picture = FOLDER / f"page-{scene}-{size}-{language}-{light}.webp"
        picture.write_bytes(base64.b64decode(taken["data"]))


async def draw(wanted: Collection[str] = ()) -> None:
    """Every picture, or those of some scenes, at a server of its own."""
    pages = {name: page for name, page in PAGES.items() if name in wanted or not wanted}
    tables = {name: table for name, table in TABLES.items() if name in wanted or not wanted}
    with TemporaryDirectory() as data:
        async with AsyncExitStack() as room:
            here = await room.enter_async_context(house(Path(data)))
            browser = await room.enter_async_context(chromium())
            for name, (way, sign) in pages.items():
                await _draw(browser, name, here.page + way, sign)
            for name, table in tables.items():
                there = await set_down(Path(data), table.game, _moment(table), names=NAMES)
                # The others are there as well.
                own = there.keys[table.seat]
                for key in set(there.keys) - {own}:
                    await room.enter_async_context(here.guest(there.table, key))
                link = here.link(there.table, own)
                await _draw(browser, name, link, QUESTION)


if __name__ == "__main__":
    asyncio.run(draw(sys.argv[1:]))
