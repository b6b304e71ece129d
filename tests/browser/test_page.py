"""Whole games by mouse, in a real browser; those by touch are played in French."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from beachhead.games import GAMES
from tests.browser.reader import DESK, ENDED, reader
from tests.server.house import house


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_its_end_from_play_now(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **DESK) as person:
        number = list(GAMES).index(game)
        await person.press(f".games > li >> nth={number} >> .primary")
        assert await person.play_on() > 0
        assert await person.page.locator(ENDED).count() == 1
        assert person.faults == []
