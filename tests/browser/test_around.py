"""Around the table: who is there, who only watches, links that others can use, and wrong ones."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from beachhead.locale import LANGUAGES, Texts
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import DIALOG, PHONE, QUESTION, SOON, Reader, reader
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import house

WATCHING = ".watching"


async def test_who_watches_is_told_so_and_sees_where_seats_are_open(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend")
        link = here.link(table.table, table.keys[0])
        async with reader(browser, link) as person:
            await person.sit_down()
            await person.see(QUESTION)
            assert not await person.page.locator(WATCHING).count()
            watching = await person.friend(here.link(table.table, table.watch), **PHONE)
            await watching.page.get_by_text(word("watching")).wait_for(timeout=SOON)
            screens = watching.page.get_by_text(word("player-screens", count=2))
            assert not await screens.count()
            again = await person.friend(link)
            await screens.wait_for(timeout=SOON)
            await again.page.context.close()
            await screens.wait_for(state="detached", timeout=SOON)
            assert person.faults == watching.faults == []


async def test_who_plays_alone_is_not_named_again_and_again(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        alone, two = await here.table("normandy", "me"), await here.table("normandy", "me", "me")
        async with reader(browser, here.link(alone.table, alone.keys[0])) as person:
            await person.sit_down()
            names = ".panels li strong"
            assert await person.texts(names) == []
            players = person.page.get_by_role("list", name=word("players"))
            assert word("player-you") in await players.inner_text()
            friend = await person.friend(here.link(two.table, two.keys[0]))
            await friend.sit_down()
            assert len(await friend.texts(names)) == 2


def _own_first(titles: list[str], owner: str) -> list[str]:
    return sorted(titles, key=lambda title: owner not in title)


@pytest.mark.parametrize(
    ("game", "kind", "setup"),
    [
        ("express", "reroll", {}),
        ("normandy", "move", {"badges": True, "badge_of_assistance": True}),
    ],
)
@pytest.mark.parametrize("seat", [None, 0, 2, 3])
async def test_ones_own_dice_cards_and_unit_come_first(
    seat: int | None,
    game: str,
    kind: str,
    setup: dict[str, Any],
    browser: Browser,
    tmp_path: Path,
) -> None:
    moment = one_of_each(game, {kind}, setup={SEATS: 4, **setup})[kind]
    table = await set_down(tmp_path, game, moment)
    key = table.watch if seat is None else table.keys[seat]
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, key), locale="en", **PHONE) as person,
    ):
        await person.see(".panels li strong")
        panels, players = person.told["panels"], person.told["players"]
        owner = "nobody" if seat is None else players[seat]["name"]
        dice = [panel["title"] for panel in panels if panel["type"] == "dice" and "seat" in panel]
        assert len(dice) > 1
        shown = await person.page.locator(".panels h2").all_text_contents()
        assert [title for title in shown if title in dice] == _own_first(dice, owner)
        cards = [p["title"] for p in panels if p["type"] == "cards" and p["cards"] and "seat" in p]
        assert [title for title in shown if title in cards] == _own_first(cards, owner)
        assert len(cards) > 1 or game == "express"
        names = [player["name"] for player in players]
        assert await person.texts(".panels li strong") == _own_first(names, owner)
        assert person.faults == []


async def _invite_somebody(person: Reader) -> None:
    """Fill in the form for a table of two, and set it up."""
    await person.press("section[aria-labelledby=seats] > .button")
    await person.page.locator("fieldset").nth(1).locator("select").first.select_option("friend")
    await person.press("form > .row .primary")
    await person.see("#waiting-room")


async def test_a_friend_who_does_not_come_is_played_at_this_screen(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/express") as person:
        await _invite_somebody(person)
        friend = word("seat-name-usual", number=2)
        await person.press_named(word("invite-sit", name=friend))
        await person.page.get_by_text(word("player-you")).nth(1).wait_for(timeout=SOON)
        assert await person.play_on() > 0
        assert person.faults == []


async def test_who_plays_again_takes_friends_along(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/express") as person:
        await _invite_somebody(person)
        link = await person.page.locator(".room .given input").first.input_value()
        friend = await person.friend(link)
        await friend.sit_down()
        await asyncio.gather(person.play_on(), friend.play_on())
        await person.press_named(word("play-again"))
        await friend.press_named(word("called-join"))
        await friend.sit_down()
        assert friend.page.url.partition("#")[2] == person.page.url.partition("#")[2]
        await asyncio.gather(person.play_on(), friend.play_on())
        assert person.faults == friend.faults == []


async def test_the_rules_lead_back_to_the_table(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            await person.sit_down()
            await person.press(f"header a[href='{'#/rules'}']")
            await person.press(f"main a[href='#/table/{table.table}']")
            await person.see(QUESTION)
            assert person.faults == []


async def test_a_link_for_this_computer_only_says_so(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.hold([await here.table("express", "me", "friend")])
        await person.page.reload()
        await person.press("section[aria-labelledby=running] li a")
        await person.press_named(word("invite"))
        said = await person.page.inner_text(DIALOG)
        assert word("invite-local") in said
        assert f"beachhead serve --host 0.0.0.0 --port {here.port}" in " ".join(said.split())
        assert person.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_wrong_link_says_what_is_wrong_and_leads_home(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        wrong = {
            here.link("nowhere"): "error-no-such-table",
            here.link(table.table, "x" * 24): "error-wrong-key",
            here.link("nowhere").replace("#/table", "#/replay"): "error-no-such-table",
            f"{here.page}#/new/chess": "no-such-game",
            f"{here.page}#/what/ever": "no-such-page",
            f"{here.page}what/ever": "no-such-page",
        }
        async with reader(browser, here.page, **PHONE) as person:
            other = next(one for one in LANGUAGES if one != language)
            for link, why in wrong.items():
                await person.speak(other)
                await person.come(link)
                await person.see("main [role=alert]")
                await person.speak(language)
                text = _said(language, why)
                await person.page.get_by_role("alert").get_by_text(text).wait_for(timeout=SOON)
                await person.page.get_by_role("link", name=word("way-home", language)).tap()
                await person.see(".games > li")


def _said(language: str, why: str) -> str:
    return Texts(language).say(why) if why.startswith("error-") else word(why, language)


async def test_a_finished_game_is_listed_without_the_id_of_a_rule(
    browser: Browser, tmp_path: Path
) -> None:
    over = one_of_each("express", {"lost"})["lost"]
    finished = await set_down(tmp_path, "express", over)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold([finished])
        await person.page.reload()
        await person.see("section[aria-labelledby=finished] li")
        text = await person.page.inner_text("section[aria-labelledby=finished] li")
        assert "[" not in text and "E-" not in text
