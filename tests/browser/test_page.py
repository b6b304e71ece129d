"""Whole games by mouse and by touch, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from beachhead.games import GAMES
from tests.browser.reader import DESK, ENDED, PHONE, reader
from tests.server.house import house


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["mouse", "touch"])
async def test_a_game_is_played_to_its_end_from_play_now(
    game: str, screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **screen) as person:
        number = list(GAMES).index(game)
        await person.press(f".games > li >> nth={number} >> .primary")
        assert await person.play_on() > 0
        assert await person.page.locator(ENDED).count() == 1
        assert person.faults == []
