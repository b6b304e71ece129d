"""Nothing on the page misleads: what a choice loses is on its button, each is told their own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.games import load_game
from beachhead.games.moves import Stand
from beachhead.games.normandy.actions import Done, Give, Move, Stay, Use
from beachhead.kernel.contract import Action, first_chance
from beachhead.kernel.notation import write_action
from beachhead.kernel.scene import CardRow
from beachhead.locale import Texts
from tests.browser.moments import Moment, before, first_of, set_down
from tests.browser.reader import DESK, ENDED, MENU, PHONE, QUESTION, reader
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import house

WARNING = ".warning"
HAPPENED = ".ask-place .happened"
LAST = {"move", "ready", "fire"}
"""What a Unit is asked last in a turn."""


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
        await person.press_named(word("over-undo"))
        await person.gone(ENDED)
        await expect(stand).to_contain_text("This loses the beach")
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


def _twins(moment: Moment) -> list[tuple[int, str]]:
    """Who may use a card of which another has the same."""
    return [
        (seat, use.card)
        for seat, use in moment.offers(Use)
        for row in moment.scene("normandy", seat).panels
        if isinstance(row, CardRow) and row.seat not in (None, seat)
        if any(shown.card == use.card for shown in row.cards)
    ]


async def test_a_button_is_on_ones_own_card_and_not_on_the_same_card_of_another(
    browser: Browser, tmp_path: Path
) -> None:
    moment = first_of("normandy", {SEATS: 2}, lambda moment: bool(_twins(moment)))
    seat, card = _twins(moment)[0]
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[seat])) as person,
    ):
        await person.sit_down()
        await person.see(MENU)
        name = Texts("en", load_game("normandy")).name("card", card)
        cards = person.page.locator(".cards > li").filter(
            has=person.page.get_by_role("heading", name=name, exact=True)
        )
        await expect(cards).to_have_count(2)
        await expect(cards.locator(".button")).to_have_count(1)
        assert person.faults == []


def _giving() -> tuple[Moment, int, Give]:
    """Somebody may give something, and who it is."""
    moment = first_of("normandy", {SEATS: 2}, lambda moment: bool(moment.offers(Give)))
    return moment, *moment.offers(Give)[0]


async def test_whatever_is_given_its_button_says_what_and_to_whom(
    browser: Browser, tmp_path: Path
) -> None:
    moment, seat, gift = _giving()
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[seat]), **PHONE) as person,
    ):
        await person.sit_down()
        await person.see(MENU)
        whom = person.told["players"][gift.seat]["name"]
        await person.page.locator(MENU).filter(has_text=f"Give {whom}…").tap()
        resources = r"Soldiers?|Stars?|Courage|Item Points?"
        ways = rf"Give (\d+ ({resources}) to {whom}|{whom} ({resources})…)"
        await expect(person.page.locator(MENU).first).to_have_text(re.compile(ways))
        for label in await person.texts(MENU):
            assert re.fullmatch(ways, label.strip())
        assert person.faults == []


async def test_a_gift_is_told_at_once_to_the_one_who_gets_it(
    browser: Browser, tmp_path: Path
) -> None:
    moment, seat, gift = _giving()
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        here.guest(table.table, table.keys[seat]) as guest,
        reader(browser, here.link(table.table, table.keys[gift.seat])) as person,
    ):
        await person.sit_down()
        ask = await guest.asked()
        assert ask is not None
        await guest.act(ask, write_action(gift))
        giver, whom = (person.told["players"][one]["name"] for one in (seat, gift.seat))
        told = person.page.locator(f"{HAPPENED} .mine").filter(has_text=f"{giver} gives")
        await expect(told).to_contain_text(f"to {whom}")
        assert person.faults == []


async def test_nothing_of_the_last_turn_is_told_above_a_question_of_this_one(
    browser: Browser, tmp_path: Path
) -> None:
    def ends_the_turn(was: Moment, action: Action, now: Moment) -> bool:
        thrown = getattr(first_chance(now.pending), "ask", "") == "allied"
        return thrown and isinstance(action, Stay | Move | Done) and set(was.asked) <= LAST

    moment, choice = before("normandy", {SEATS: 1}, ends_the_turn)
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0])) as person,
    ):
        await person.sit_down()
        await person.see(MENU)
        turn = person.page.locator("section[aria-labelledby=log] section h3")
        heading = await turn.first.inner_text()
        await person.choose(choice.action)
        await person.next_question()
        await person.settled()
        assert await turn.nth(1).inner_text() == heading, "another turn has begun"
        last = person.page.locator("section[aria-labelledby=log] section").nth(1).locator("li a")
        lines = await last.all_inner_texts()
        assert any(line.startswith("Combat:") for line in lines)
        told = "".join(await person.texts(HAPPENED))
        assert not [line for line in lines if line in told]
        assert person.faults == []


async def test_a_choice_before_combat_tells_what_it_is_about(
    browser: Browser, tmp_path: Path
) -> None:
    moment = first_of("normandy", {SEATS: 1}, lambda moment: "ready" in moment.asked)
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0])) as person,
    ):
        await person.sit_down()
        await expect(person.page.locator(QUESTION)).to_contain_text("Combat costs")
        assert person.faults == []
