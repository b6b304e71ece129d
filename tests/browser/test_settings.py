"""What holds for a browser at every table, and the keys of each page."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.reader import DIALOG, GO_ON, QUESTION, SOON, Reader, reader
from tests.browser.words import word
from tests.server.house import house


async def _check(person: Reader, name: str, language: str = "en") -> None:
    await person.page.get_by_role("radio", name=word(name, language), exact=True).check(
        timeout=SOON
    )


async def test_settings_are_kept_and_hold_at_new_tables(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/settings") as person:
        page = person.page
        await _check(person, "theme-dark")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        await _check(person, "pace-wait")
        await page.get_by_label(word("seat-name")).fill("Ann")
        await person.press_named(word("colour-plum"))
        await page.get_by_label(word("sound")).check()
        await _check(person, "language-fr")
        await person.see("html[lang=fr]")
        await page.reload()
        await expect(page.locator("h1")).to_have_text(word("title-settings", "fr"))
        for name in ("theme-dark", "pace-wait", "language-fr"):
            await expect(page.get_by_role("radio", name=word(name, "fr"))).to_be_checked()
        await expect(page.get_by_label(word("sound", "fr"))).to_be_checked()
        await expect(page.get_by_label(word("seat-name", "fr"))).to_have_value("Ann")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        await page.goto(f"{here.page}#/new/battle")
        await expect(page.locator("fieldset input[type=text]").first).to_have_value("Ann")
        await expect(page.locator("fieldset").first).to_have_attribute("data-colour", "plum")
        assert person.faults == []


async def test_who_wants_to_be_waited_for_is(browser: Browser, tmp_path: Path) -> None:
    """The clock of the page runs on for a day, and what was decided still stands there."""
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/settings") as person:
        page = person.page
        await _check(person, "pace-wait")
        await page.clock.install()
        await page.goto(here.page)
        await person.press(".games > li >> nth=0 >> .primary")
        await person.play_on(stop=GO_ON)
        await page.clock.fast_forward("24:00:00")
        await expect(page.locator(GO_ON)).to_be_visible()
        await person.press(GO_ON)
        await page.clock.fast_forward("00:05")
        await person.see(QUESTION)
        assert person.faults == []


async def test_a_question_mark_lists_the_keys_of_the_page(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/cards") as person:
        page = person.page
        await person.see("main li")
        keys = page.locator(f"{DIALOG} dl")
        await page.keyboard.press("?")
        await expect(keys).to_contain_text(word("keys-search"))
        await expect(keys).not_to_contain_text(word("keys-enter"))
        await page.keyboard.press("Escape")
        await expect(page.locator(DIALOG)).to_have_count(0)
        # The slash leads to the search, where a question mark is one.
        await page.keyboard.press("/")
        await expect(page.locator("input[type=search]")).to_be_focused()
        await page.keyboard.press("?")
        await expect(page.locator("input[type=search]")).to_have_value("?")
        assert not await page.locator(DIALOG).count()
        table = await here.table("express", "me")
        await page.goto(here.link(table.table, table.keys[0]))
        await person.sit_down()
        await person.see(QUESTION)
        await page.keyboard.press("?")
        for key in ("keys-number", "keys-space", "keys-enter", "keys-back"):
            await expect(keys).to_contain_text(word(key))
        await person.close_dialog()
        await page.goto(here.page)
        await page.locator("footer").get_by_role("button", name=word("keys")).click()
        await expect(keys).to_contain_text(word("keys-list"))
        assert person.faults == []
