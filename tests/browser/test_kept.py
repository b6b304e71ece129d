"""A table says until when it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from beachhead.server.expiry import Keeping
from tests.browser.reader import reader
from tests.server.house import house
from tests.server.test_expiry import age


@pytest.mark.parametrize(
    ("wait", "words"), [(True, "The table waits until"), (False, "this table is kept until")]
)
async def test_it_is_said_where_one_waits_and_where_one_plays(
    wait: bool, words: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("battle", "me", "friend", wait=wait)
        if not wait:  # the first dice fall when somebody comes, and that counts
            async with here.guest(table.table, *table.keys) as guest:
                await guest.asked()
    await age(tmp_path, table.table, 0.5)
    async with (
        house(tmp_path, keeping=Keeping(empty=0.9)) as here,
        reader(browser, here.link(table.table, table.watch)) as one,
    ):
        await expect(one.page.get_by_text(words)).to_be_visible()
        assert one.faults == []
