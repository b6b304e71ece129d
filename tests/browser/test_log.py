"""A long log: its end comes with the table, the rest is read on backwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from beachhead.server import limits
from tests.browser.reader import LOG, SOON, reader
from tests.browser.words import word
from tests.server.house import first_action, house


async def test_older_lines_are_fetched_when_they_are_asked_for_and_read_on_there(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOG_LINES", 60)
    monkeypatch.setattr(limits, "LOG_LINES_MORE", 20)
    async with house(tmp_path) as here:
        table = await here.table("battle", "me", "me")
        async with here.guest(table.table, *table.keys) as guest:
            while len(guest.log) < 110 and (ask := await guest.asked()) is not None:
                await guest.act(ask, first_action(ask.prompt))
            lines = [line.text for line in guest.log if not line.opens]
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            await person.sit_down()
            known, older = person.page.locator(LOG), person.page.get_by_text(word("log-older"))
            told = await known.count()
            assert 40 <= told < len(lines)
            await older.focus()
            await person.page.keyboard.press("Enter")
            await expect(known.nth(told)).to_be_visible(timeout=SOON)
            # One goes on reading at the first of them, by ear as well.
            await expect(known.nth(told)).to_be_focused(timeout=SOON)
            while await known.count() < len(lines):
                before = await known.count()
                await older.click()
                await expect(known.nth(before)).to_be_visible(timeout=SOON)
            await older.wait_for(state="detached", timeout=SOON)
            assert await known.count() == len(lines)
            await person.page.reload()
            await expect(older).to_be_visible(timeout=SOON)
            # Of what matters there is too little in the end of it: the rest is looked for.
            important = person.page.get_by_role("button", name=word("log-important"))
            await important.click()
            decisive = sum(line.decisive for line in guest.log if not line.opens)
            await expect(known).to_have_count(decisive, timeout=SOON)
            assert person.faults == []
