"""Whole games by mouse and by touch, in both languages, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beachhead.games import GAMES
from tests.browser.reader import DESK, PHONE, SOON, reader
from tests.server.house import house


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["mouse", "touch"])
async def test_a_game_is_played_to_its_end_from_play_now(
    game: str, screen: dict[str, Any], tmp_path: Path
) -> None:
    async with (
        house(tmp_path) as here,
        reader(f"http://127.0.0.1:{here.port}/", **screen) as person,
    ):
        number = list(GAMES).index(game)
        await person.press(f".games > li >> nth={number} >> .primary")
        assert await person.play_on() > 0
        assert await person.page.locator("#ended").count() == 1
        assert person.faults == []


async def test_the_whole_page_changes_its_language(tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(f"http://127.0.0.1:{here.port}/") as person:
        await person.page.wait_for_selector(".games > li", timeout=SOON)
        english = await person.page.inner_text("main")
        await person.page.get_by_text("FR", exact=True).click()
        await person.page.wait_for_selector("html[lang=fr]", timeout=SOON)
        await person.page.get_by_role("heading", name="Normandie").wait_for(timeout=SOON)
        french = await person.page.inner_text("main")
        assert not set(english.splitlines()) & set(french.splitlines()) - {"Express!", ""}
        assert person.faults == []


async def test_a_friend_comes_by_a_link_and_it_leaves_no_key_in_the_address(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend")
        link = f"http://127.0.0.1:{here.port}/#/table/{table.table}/{table.keys[1]}"
        async with reader(link) as friend:
            await friend.page.wait_for_selector(".ask-place", timeout=SOON)
            assert table.keys[1] not in friend.page.url
            await friend.page.reload()
            await friend.page.wait_for_selector(".ask-place", timeout=SOON)
            assert friend.faults == []
