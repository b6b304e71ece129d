"""The proving game on the page: two sides, a joined map, cards that lie face down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from beachhead.locale import LANGUAGES, Texts
from tests.browser.reader import (
    DESK,
    ENDING,
    HAND_OVER,
    MENU,
    PHONE,
    QUESTION,
    SOON,
    Reader,
    everybody_plays,
    reader,
    told,
)
from tests.browser.test_access import Inspector
from tests.proving import ProvingGame, load_proving, registered
from tests.server.house import house, unpacked

WISH: dict[str, Any] = {"options": {"tide": True, "map": "pegasus-bridge"}}
BACK = "li[data-status=face-down]"
SIZES = [(DESK, PHONE), (PHONE, DESK)]


@pytest.fixture
def game() -> Iterator[ProvingGame]:
    """The proving game, registered."""
    with registered() as found:
        yield found


def orders(game: ProvingGame, language: str = "en") -> set[str]:
    """What the orders are called."""
    texts = Texts(language, game)
    return {texts.name("order", card) for card in game.content.of_kind("order")}


async def shown(person: Reader) -> str:
    """All that the page says, seen or not."""
    return str(await person.page.evaluate("document.documentElement.outerHTML"))


@pytest.mark.parametrize(("wide", "narrow"), SIZES)
async def test_two_sides_play_in_browsers_of_their_own(
    wide: dict[str, Any],
    narrow: dict[str, Any],
    game: ProvingGame,
    browser: Browser,
    tmp_path: Path,
) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", **WISH)
        unit_link, master_link = (here.link(table.table, key) for key in table.keys)
        async with reader(browser, unit_link, **wide) as unit:
            master = await unit.friend(master_link, **narrow)
            for person in (unit, master):
                await person.sit_down()
            await unit.press(MENU)
            await master.see(QUESTION)
            secret = {name for name in orders(game) if name in await shown(master)}
            assert len(secret) == 2
            assert await unit.there(BACK) == [2] and await master.there(BACK) == [0]
            assert not [name for name in orders(game) if name in await shown(unit)]
            for person in (unit, master):
                text = await person.page.inner_text(".map")
                assert "w1" in text and "w2" in text
            await asyncio.gather(*(person.play_on(stop=told(25)) for person in (unit, master)))
            kept = {name for name in orders(game) if name in await shown(master)}
            assert kept
            assert await unit.there(BACK) == [2]
            await everybody_plays([unit, master])
            ends = [await person.page.inner_text(ENDING) for person in (unit, master)]
            assert ends[0] != ends[1] and "harbour" in ends[1]
            assert [person.faults for person in (unit, master)] == [[], []]


@pytest.mark.parametrize(("screen", "language"), [(DESK, "fr"), (PHONE, "en")])
async def test_at_one_screen_the_device_is_handed_over(
    screen: dict[str, Any],
    language: str,
    game: ProvingGame,
    browser: Browser,
    tmp_path: Path,
) -> None:
    names = orders(game, language)
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "me", **WISH)
        async with reader(browser, here.page, **screen) as person:
            await person.hold([table])
            await person.speak(language)
            await person.page.goto(here.link(table.table))
            frames: list[str] = []
            await person.press(MENU)
            await person.see(HAND_OVER)
            assert not [name for name in names if name in await shown(person)]
            # The keyboard is on the one button, and whoever listens hears what it is for.
            focused = await person.page.evaluate("document.activeElement.innerText")
            assert focused == (await person.texts(HAND_OVER))[0]
            heading = (await person.texts(".hand-over h2"))[0]
            heard = person.page.locator("[aria-live]", has_text=heading)
            await heard.first.wait_for(state="attached", timeout=SOON)
            look = Inspector(person)
            await look.look("handing over", HAND_OVER)
            assert not look.found
            await person.page.keyboard.press("Enter")
            await person.see(QUESTION)
            secret = {name for name in names if name in await shown(person)}
            assert len(secret) == 2
            assert person.socket is not None
            person.socket.on("framereceived", lambda frame: frames.append(unpacked(frame)))
            await person.press(f"{MENU} >> nth=-1")
            await person.see(HAND_OVER)
            assert not [name for name in names if name in await shown(person)]
            await person.press(HAND_OVER)
            await person.see(QUESTION)
            assert not [name for name in names if name in await shown(person)]
            await person.page.reload()
            await person.see(f"{QUESTION}, {HAND_OVER}")
            assert not [name for name in names if name in await shown(person)]
            assert frames and not [name for name in names if name in "".join(frames)]
            await person.play_on()
            assert person.faults == []


async def test_axe_finds_nothing_on_either_side(
    game: ProvingGame, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", **WISH)
        unit_link, master_link = (here.link(table.table, key) for key in table.keys)
        async with reader(browser, unit_link) as unit:
            master = await unit.friend(master_link)
            await unit.sit_down()
            await master.sit_down()
            await unit.press(MENU)
            looks = [Inspector(person) for person in (unit, master)]
            await looks[0].look("the Units wait", BACK)
            await looks[1].look("an order", QUESTION)
            await master.press(MENU)
            await looks[0].look("the Units roll", QUESTION)
            await looks[1].look("the harbour master waits", ".ask-place")
            assert not looks[0].found + looks[1].found
            assert unit.faults == master.faults == []


async def test_it_speaks_french(game: ProvingGame, browser: Browser, tmp_path: Path) -> None:
    english, french = (orders(game, language) for language in LANGUAGES)
    texts = Texts("fr", game)
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "sergeant", "me", **WISH)
        async with reader(browser, here.link(table.table, table.keys[1])) as master:
            await master.sit_down()
            await master.speak("fr")
            await master.page.get_by_text("Quel ordre donne").first.wait_for()
            said = await shown(master)
            assert sum(name in said for name in french) == 2
            assert not [name for name in english if name in said]
            assert texts.name("map", "shallows") in said and "The shallows" not in said
            await master.play_on()
            assert "port" in await master.page.inner_text(ENDING)
            assert master.faults == []
