"""Real dice and cards on a real table, tapped in on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser

from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import ENDED, MENU, PAD, PHONE, READY, SOON, Reader, reader, told, until
from tests.browser.words import word
from tests.server.house import house


@asynccontextmanager
async def a_table_with_real_dice(browser: Browser, data: Path) -> AsyncIterator[Reader]:
    """Somebody alone at a table of Express!, asked for the first throw."""
    async with house(data) as here:
        table = await here.table("express", "me", typed=True)
        link = here.link(table.table, table.keys[0])
        async with reader(browser, link, **PHONE) as person:
            await person.sit_down()
            await person.see(PAD)
            yield person


async def test_a_game_with_real_dice_is_tapped_in_to_its_end(
    browser: Browser, tmp_path: Path
) -> None:
    async with a_table_with_real_dice(browser, tmp_path) as person:
        await person.play_on()
        assert await person.page.locator(ENDED).count() == 1
        throws = [line for line in await person.log() if line]
        assert len(throws) >= 2
        assert person.faults == []


async def test_a_throw_tapped_in_wrong_is_taken_back_and_tapped_in_again(
    browser: Browser, tmp_path: Path
) -> None:
    async with a_table_with_real_dice(browser, tmp_path) as person:
        undo = person.page.get_by_role("button", name=word("undo"), exact=True)
        assert await undo.is_disabled()
        first = person.told["entering"]
        await person.type_dice()
        await person.see(f"{told(1)}:not(.soft)")
        wrong = await person.log()
        await undo.press("Enter")
        await person.gone(f"{told(1)}:not(.soft)")
        # Nothing is left to take back, but whoever uses the keyboard is where they were.
        assert await undo.is_disabled()
        assert await undo.evaluate("(button) => button === document.activeElement")
        read_out = person.page.locator("[aria-live]").first.filter(has_text=first["text"])
        await read_out.filter(has_text=word("taken-back")).wait_for(state="attached", timeout=SOON)
        assert person.told["entering"]["text"] == first["text"]
        await person.type_dice()
        await person.see(f"{told(1)}:not(.soft)")
        assert await person.log() != wrong
        assert person.faults == []


async def test_a_real_card_is_drawn_and_tapped_in(browser: Browser, tmp_path: Path) -> None:
    moment = one_of_each("normandy", {"Draw"}, seats=(1,))["Draw"]
    table = await set_down(tmp_path, "normandy", moment, typed=True)
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        await person.see(MENU)
        drawing, log = person.told["entering"], await person.log()
        assert drawing["type"] == "draw"
        assert await person.texts(MENU) == [name for _, name in drawing["cards"]]
        await person.press(MENU)
        await until(lambda: bool(person.told["entering"] != drawing))
        await person.see(READY)
        assert (await person.log())[: len(log)] == log
        assert any(drawing["cards"][0][1] in line for line in (await person.log())[len(log) :])
        assert person.faults == []
