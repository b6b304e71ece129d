"""Nothing on the page misleads: what a choice loses is on its button, each is told their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.games.moves import Stand
from beachhead.games.normandy.actions import Stay
from beachhead.locale import Texts
from tests.browser.moments import Moment, first_of, set_down
from tests.browser.reader import (
    DESK,
    ENDED,
    PHONE,
    reader,
)
from tests.option_sets import SEATS
from tests.server.house import house

WARNING = ".warning"


def warns(id: str, kind: type[Any], seats: int = 1) -> Moment:
    """A moment at which an option of this kind says what it would lose."""

    def is_so(moment: Moment) -> bool:
        if not any(moment.offers(kind)):
            return False
        scenes = (moment.scene(id, seat) for seat in moment.asked.values())
        return any(
            item.warning for scene in scenes for item in scene.about if type(item.action) is kind
        )

    return first_of(id, {SEATS: seats}, is_so)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_one_tap_that_loses_the_beach_says_so_on_its_button(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    table = await set_down(tmp_path, "express", warns("express", Stand))
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **screen) as person,
    ):
        await person.sit_down()
        stand = person.page.get_by_role("button", name=Texts("en").say("action-stand"))
        await expect(stand).to_contain_text("This loses the beach")
        await expect(stand).to_contain_text("times in 100")
        await expect(stand.locator(f"{WARNING} svg")).to_be_visible()
        await (stand.tap() if person.touch else stand.click())
        await person.see(ENDED)
        assert await person.page.locator("section[data-result=lost]").count() == 1
        assert person.faults == []


@pytest.mark.parametrize(("game", "kind"), [("battle", Stand), ("normandy", Stay)])
async def test_what_is_lost_is_said_where_it_is_chosen(
    game: str, kind: type[Any], browser: Browser, tmp_path: Path
) -> None:
    moment = warns(game, kind)
    table = await set_down(tmp_path, game, moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person,
    ):
        await person.sit_down()
        action = Texts("en", None).say(
            {"battle": "action-stand", "normandy": "action-normandy-stay"}[game]
        )
        button = person.page.locator("#question button").filter(has_text=action)
        await expect(button.locator(f"{WARNING} svg")).to_be_visible()
        assert await person.fits()
        assert person.faults == []
