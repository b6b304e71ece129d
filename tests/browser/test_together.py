"""Several people at one table: in browsers of their own, at one screen, or watching."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.locale import Texts
from beachhead.server.protocol import NewTable
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import (
    DIALOG,
    DO,
    ENDED,
    ENDING,
    FREE,
    MENU,
    QUESTION,
    SOON,
    Reader,
    everybody_plays,
    reader,
    told,
    until,
)
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import House, entries, house

PROPOSAL = f"section[aria-label='{word('proposal')}']"


async def _sit_round(here: House, one: Reader, table: NewTable) -> list[Reader]:
    """Everybody comes by a link of their own; the first is there already."""
    friends = [await one.friend(here.link(table.table, key)) for key in table.keys[1:] if key]
    for person in (one, *friends):
        await person.sit_down()
    return [one, *friends]


@pytest.mark.parametrize("seats", [2, 4])
async def test_friends_play_express_in_browsers_of_their_own(
    seats: int, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", *["friend"] * (seats - 1))
        async with reader(browser, here.link(table.table, table.keys[0])) as one:
            people = await _sit_round(here, one, table)
            await everybody_plays(people)
            endings = {await person.page.inner_text(ENDING) for person in people}
            logs = {tuple(await person.log()) for person in people}
            assert len(endings) == len(logs) == 1
            assert [person.faults for person in people] == [[]] * seats


@pytest.mark.parametrize("game", ["battle", "normandy"])
async def test_two_friends_see_the_same_happen(game: str, browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(game, "me", "friend")
        async with reader(browser, here.link(table.table, table.keys[0])) as one:
            people = await _sit_round(here, one, table)
            await asyncio.gather(*(person.play_on(stop=told(12)) for person in people))
            first, second = [await person.log() for person in people]
            assert first[:12] == second[:12] and len(first) >= 12
            assert [person.faults for person in people] == [[], []]


async def test_a_medal_is_offered_to_the_one_whose_it_is(browser: Browser, tmp_path: Path) -> None:
    moment = one_of_each("battle", {"medals"}, seats=(2, 3))["medals"]
    table = await set_down(tmp_path, "battle", moment)
    asked = moment.asked["medals"]
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0])) as one,
    ):
        people = await _sit_round(here, one, table)
        await people[asked].see(MENU)
        assert [ask["ask"] for ask in people[asked].told["asks"]] == ["medals"]
        for seat, person in enumerate(people):
            assert await person.page.locator(QUESTION).count() == (seat == asked)
        number = people[asked].told["asks"][0]["number"]
        await people[asked].press(MENU)
        await until(lambda: people[asked].is_past(number))
        assert [person.faults for person in people] == [[]] * len(people)


async def test_who_watches_sees_the_game_and_no_question(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with reader(browser, here.link(table.table, table.keys[0])) as player:
            watching = await player.friend(here.link(table.table, table.watch))
            await watching.see(".ask-place")
            await player.play_on()
            await watching.see(ENDED)
            assert await watching.page.locator(".ask-place .button").count() == 0
            assert await watching.log() == await player.log()
            assert player.faults == watching.faults == []


async def test_two_people_share_a_screen(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "me")
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            await person.see(DIALOG)
            # The other link comes before the page hears that its dialog was closed.
            close = "(link) => (document.querySelector('dialog').close(), (location.href = link))"
            await person.page.evaluate(close, here.link(table.table, table.keys[1]))
            await person.sit_down()
            await until(lambda: {ask["seat"] for ask in person.told.get("asks", [])} == {0, 1})
            await person.play_on()
            assert await person.page.locator(ENDED).count() == 1
            assert person.faults == []


async def test_at_one_screen_the_map_speaks_to_the_one_who_is_asked(
    browser: Browser, tmp_path: Path
) -> None:
    moment = one_of_each("normandy", {"move"}, setup={SEATS: 2})["move"]
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        await person.see(QUESTION)
        tabs = person.page.locator(".tabs button")
        for place, ask in enumerate(person.told["asks"]):
            if await tabs.count():
                await tabs.nth(place).click()
            assert ask["places"]
            (board,) = (panel for panel in person.told["panels"] if panel["type"] == "board")
            lines = {
                cell["id"]: [*cell["lines"], *ask["places"].get(cell["id"], ())]
                for cell in board["cells"]
            }
            cells = person.page.locator(".map > button")
            for number, said in enumerate(lines.values()):
                label = await cells.nth(number).get_attribute("aria-label")
                assert all(line in (label or "") for line in said)
            await person.press(".map .reachable")
            await person.see(DIALOG)
            shown = await person.texts(f"{DIALOG} li")
            assert any(set(lines[id]) <= set(shown) for id in ask["places"])
            assert await person.page.locator(f"{DIALOG} .primary ~ p").count() == 0
            await person.close_dialog()
            await person.gone(DIALOG)
        assert person.faults == []


async def test_who_looks_at_a_sector_stays_there_while_others_move(
    browser: Browser, tmp_path: Path
) -> None:
    moment = one_of_each("normandy", {"move"}, setup={SEATS: 2})["move"]
    table = await set_down(tmp_path, "normandy", moment)
    mover = table.keys[moment.asked["move"]]
    async with (
        house(tmp_path) as here,
        here.guest(table.table, mover) as guest,
        reader(browser, here.link(table.table, table.watch)) as person,
    ):
        ask = await guest.asked()
        assert ask is not None
        action, place = next(
            (entry.action, entry.place) for entry in entries(ask.prompt) if entry.place
        )
        await person.see(".map > button")
        (board,) = (panel for panel in person.told["panels"] if panel["type"] == "board")
        number = [cell["id"] for cell in board["cells"]].index(place)
        sector = person.page.locator(".map > button").nth(number)
        name = person.told["players"][ask.seat]["name"]
        assert name not in (await sector.get_attribute("aria-label") or "")
        await sector.focus()
        await person.page.evaluate("document.querySelector('.map svg').drawn = true")
        await guest.act(ask, action)
        await expect(sector).to_have_attribute("aria-label", re.compile(re.escape(name)))
        await expect(sector).to_be_focused()
        occupied = person.page.locator(".map svg .occupied .heading")
        assert place in await occupied.all_text_contents()
        assert await person.page.evaluate("document.querySelector('.map svg').drawn")
        assert person.faults == []


async def test_two_units_trade_at_one_screen(browser: Browser, tmp_path: Path) -> None:
    moment = one_of_each("normandy", {"trade"}, seats=(2,))["trade"]
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        await person.see(MENU)
        log = await person.log()
        for place in _way_to_give(person.told["asks"][0]["prompt"]):
            await person.press(f"{MENU} >> nth={place}")
        await person.see(told(len(log) + 1))
        assert (await person.log())[: len(log)] == log
        assert person.faults == []


def _way_to_give(prompt: dict[str, Any]) -> list[int]:
    """Which entries of the menus lead to giving something."""
    for place, entry in enumerate(prompt["entries"]):
        if entry.get("action", "").startswith("give "):
            return [place]
        if "next" in entry and (further := _way_to_give(entry["next"])):
            return [place, *further]
    return []


async def test_what_is_taken_back_needs_the_word_of_the_others(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend")
        async with reader(browser, here.link(table.table, table.keys[0])) as one:
            one, two = await _sit_round(here, one, table)
            before = await one.asked(), await one.log()
            await one.press(FREE)
            await one.press(DO)
            await one.see(told(len(before[1]) + 1))
            after = await one.log()
            for answer in ("decline", "agree"):
                await one.press_named(word("undo-ask"))
                await one.see(PROPOSAL)
                await two.press_named(word(f"proposal-{answer}"))
                for person in (one, two):
                    await person.gone(PROPOSAL)
                if answer == "decline":
                    assert await one.log() == after
            assert (await one.asked(), await one.log()) == before
            assert await two.log() == before[1]
            assert one.faults == two.faults == []


async def test_a_card_that_can_be_played_has_a_button_of_its_own(
    browser: Browser, tmp_path: Path
) -> None:
    moment = one_of_each("battle", {"medals"})["medals"]
    table = await set_down(tmp_path, "battle", moment)
    key = table.keys[moment.asked["medals"]]
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, key)) as person,
    ):
        await person.sit_down()
        before = await person.asked()
        await person.press(".usable .button")
        await person.page.locator(".ask-place").filter(has_not_text=before).wait_for(timeout=SOON)
        assert person.faults == []


async def test_a_phrase_is_shown_to_the_others_unless_they_mute_it(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend", "friend")
        async with reader(browser, here.link(table.table, table.keys[0])) as one:
            one, two, three = await _sit_round(here, one, table)
            await three.press_named(word("phrases"))
            await three.page.get_by_role("checkbox").check(timeout=SOON)
            await three.close_dialog()
            await three.gone(DIALOG)
            await one.press_named(word("phrases"))
            await one.press_named(Texts("en").say("phrase-well-done"))
            for person, shown in ((one, 1), (two, 1), (three, 0)):
                said = person.page.get_by_role("list", name=word("players")).get_by_text(
                    Texts("en").say("phrase-well-done")
                )
                if shown:
                    await said.wait_for(timeout=SOON)
                assert await said.count() == shown
            assert [person.faults for person in (one, two, three)] == [[]] * 3
