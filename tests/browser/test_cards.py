"""Cards that look like cards: large on a tap, bought in the market, looked at while rolling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator

from beachhead.games import load_game
from beachhead.games.normandy.actions import Rally
from beachhead.kernel.contract import Action, Choice
from beachhead.locale import Texts
from tests.browser.moments import Moment, before, first_of, set_down
from tests.browser.reader import DESK, DIALOG, DO, PHONE, QUESTION, SOON, Reader, reader, until
from tests.server.house import house

GAME = load_game("normandy")
OMAHA = {"map": "omaha-beach"}
BOTH = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
INSIDE = """(one) => {
  const inner = one.getBoundingClientRect();
  const outer = one.closest(".ask-place").getBoundingClientRect();
  const top = document.elementFromPoint(inner.left + inner.width / 2, inner.top + inner.height / 2);
  return inner.top >= outer.top && inner.bottom <= outer.bottom && one.contains(top);
}"""
"""Whether it is seen where the question is, and can be hit there."""


def about_to_rally() -> tuple[Moment, Choice]:
    """Something is bought, and then there is still something to buy."""

    def sign(was: Moment, action: Action, now: Moment) -> bool:
        return isinstance(action, Rally) and "rally" in was.asked and "rally" in now.asked

    return before("normandy", OMAHA, sign)


async def tap(person: Reader, found: Locator) -> None:
    await (found.tap(timeout=SOON) if person.touch else found.click(timeout=SOON))


def offers(person: Reader, *, within_reach: bool) -> list[dict[str, Any]]:
    """What the server has told of the market."""
    (market,) = person.told["markets"]
    shelves = [shelf for shelf in market["shelves"] if shelf["open"] is within_reach]
    return [offer for shelf in shelves for offer in shelf["offers"]]


@BOTH
async def test_a_card_is_bought_by_one_tap_in_the_market(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    moment, choice = about_to_rally()
    assert isinstance(choice.action, Rally)
    name = GAME.content.by_id[choice.action.card].name.en
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **screen) as person,
    ):
        await person.sit_down()
        await person.see(".ask-place .shelf li")
        mine, rest = offers(person, within_reach=True), offers(person, within_reach=False)
        tiles = person.page.locator(".ask-place .shelf li")
        assert await tiles.count() == len(mine) + len(rest) and rest
        names = await person.texts(".ask-place .shelf h3")
        cards = [GAME.content.by_id[offer["card"]].name.en for offer in (*mine, *rest)]
        assert names == cards, "what can be paid comes first"
        assert await tiles.locator("[data-entry]").count() >= len(mine)
        closed = await person.texts(".ask-place .closed li .lacks")
        assert len(closed) == len(rest) and all(line for line in closed)

        done = person.page.locator(".ask-place .done button")
        await tiles.last.scroll_into_view_if_needed()
        for way in await done.all():
            assert await way.evaluate(INSIDE), "whoever is done need not scroll back"

        has = person.told["markets"][0]["has"][0]["sign"]
        await tap(person, person.page.get_by_role("button", name=f"Rally {name}", exact=True))
        held = person.page.locator(".cards li h3").get_by_text(name, exact=True)
        await held.wait_for(timeout=SOON)
        await until(lambda: person.told["markets"][0]["has"][0]["sign"] != has)
        assert choice.action.card not in [o["card"] for o in offers(person, within_reach=True)]
        assert await person.fits()
        assert person.faults == []


@BOTH
async def test_a_card_is_large_on_a_tap_with_all_there_is_to_it(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    moment, choice = about_to_rally()
    assert isinstance(choice.action, Rally)
    card = choice.action.card
    name = GAME.content.by_id[card].name.en
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **screen) as person,
    ):
        await person.sit_down()
        await person.see(".ask-place .shelf li")
        face = person.page.locator(".ask-place .shelf").get_by_role("button", name=name, exact=True)
        await tap(person, face)
        await person.see(DIALOG)
        said = await person.page.inner_text(DIALOG)
        texts = Texts("en", GAME)
        assert name in said and texts.card_text(card) in said and "Star" in said
        assert texts.say(f"source-{GAME.content.by_id[card].source}") in said
        assert await person.there(f"{DIALOG} .plate [data-glyph]") != [0]
        await person.press(f"{DIALOG} .chip")
        await person.page.locator(DIALOG).nth(1).wait_for(timeout=SOON)
        await person.page.keyboard.press("Escape")
        await person.page.locator(DIALOG).nth(1).wait_for(state="detached", timeout=SOON)
        await person.page.keyboard.press("Escape")
        await person.gone(DIALOG)
        assert await face.evaluate("(one) => one === document.activeElement"), "back where one was"
        assert person.faults == []


@BOTH
async def test_the_market_can_be_looked_into_while_rolling(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    moment = first_of("normandy", OMAHA, lambda moment: "reroll" in moment.asked)
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **screen) as person,
    ):
        await person.sit_down()
        await person.see(QUESTION)
        await person.press_named("Market")
        await person.see(f"{DIALOG} .shelf li")
        tiles = len(offers(person, within_reach=True) + offers(person, within_reach=False))
        assert await person.there(f"{DIALOG} .shelf li", f"{DIALOG} .shelf [data-entry]") == [
            tiles,
            0,
        ]
        assert "You buy when" in await person.page.inner_text(DIALOG)
        assert await person.fits()
        await person.close_dialog()
        await person.gone(DIALOG)
        assert any(await person.there(f"{DO}, .ask-place .choices .button")), "the roll goes on"
        assert person.faults == []
