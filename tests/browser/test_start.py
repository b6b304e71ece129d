"""From the first page to a table: two clicks, a friend by a link, a guide, the sound of dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.games import GAMES
from beachhead.locale import Texts
from beachhead.playing.measured import measured
from tests.browser.reader import (
    DESK,
    DIALOG,
    ENDED,
    OTHERS,
    PHONE,
    QUESTION,
    READY,
    SOON,
    Reader,
    reader,
    told,
    until,
)
from tests.browser.words import word
from tests.server.house import house

INVITED = f"{DIALOG} input[readonly]"
NOTHING_TO_DO = ".ask-place:not(:has(.button))"
TABLES = "section[aria-labelledby=running] li"


async def test_a_game_is_two_clicks_away(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.press(".games > li >> nth=1 >> .primary")
        await person.see(told(1))
        before = person.told
        await person.press(f"{OTHERS} >> nth=-1")
        await until(lambda: person.told != before)
        assert person.faults == []


async def test_a_friend_comes_by_the_link_of_a_new_table(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as host:
        await host.press(".games > li >> nth=1 >> a.button")
        await host.press("section[aria-labelledby=seats] > .button")
        await host.page.locator("fieldset select").nth(1).select_option("friend")
        await host.page.locator("fieldset input[type=text]").nth(0).fill("Ann")
        await host.page.locator("fieldset input[type=text]").nth(1).fill("Bob")
        await host.press("form .primary")
        await host.see("#waiting-room")
        await host.press_named(word("invite"))
        await host.see(INVITED)
        links = await host.page.locator(INVITED).evaluate_all("(all) => all.map((x) => x.value)")
        assert len(links) == 2  # Bob's seat, and to watch
        await host.close_dialog()
        friend = await host.friend(links[0])
        await friend.see(DIALOG)
        key = links[0].rpartition("/")[2]
        assert key not in friend.page.url
        await friend.page.fill(f"{DIALOG} input", "Robert")
        await friend.press(f"{DIALOG} .primary")
        players = host.page.get_by_role("list", name=word("players"))
        await players.get_by_text("Robert").wait_for(timeout=SOON)
        await friend.page.reload()
        await friend.see(QUESTION)
        await _tables_say_whose_turn_it_is(host, friend)
        assert host.faults == friend.faults == []


async def _tables_say_whose_turn_it_is(host: Reader, friend: Reader) -> None:
    """Once the host has done what there was to do, only the friend is waited for."""
    await host.play_on(stop=NOTHING_TO_DO)
    await friend.see(QUESTION)
    assert not any(await host.there(ENDED))
    for person, turn in ((host, 0), (friend, 1)):
        await person.press("header a[href='#/']")
        await person.see(TABLES)
        text = await person.page.inner_text(TABLES)
        assert "Express!" in text and "Ann" in text and "Robert" in text
        assert (word("your-turn") in text) == turn
        await person.press(f"{TABLES} a")
        await person.see(".ask-place")


async def test_a_guided_first_game_advises_at_first_and_is_played_to_its_end(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.press(f".games > li >> nth={list(GAMES).index('express')} >> .guided")
        await person.see(QUESTION)
        hint = person.told["asks"][0]["hint"]
        await person.page.locator(".ask-place").get_by_text(hint).wait_for(timeout=SOON)
        await person.play_on()
        assert person.faults == []


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("fr", PHONE)])
async def test_who_is_new_sees_one_first_step_and_how_long_and_hard_everything_is(
    language: str, screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    shortest = min((measured(game) for game in GAMES), key=lambda one: one.decisions if one else 0)
    assert shortest is not None
    async with house(tmp_path) as here, reader(browser, here.page, **screen) as person:
        await person.speak(language)
        step = person.page.locator("section[aria-labelledby=first-step]")
        await expect(step).to_be_in_viewport(ratio=1, timeout=SOON)
        for game, shown in zip(GAMES, await person.texts(".games > li"), strict=True):
            known = measured(game)
            assert known is not None
            assert word("effort-minutes", language, minutes=known.minutes) in shown
            assert word(f"effort-{known.level}", language) in shown
        assert await person.fits()
        await (step.locator("button").tap if person.touch else step.locator("button").click)()
        await person.see(QUESTION)
        assert person.told["asks"][0]["guide"]["step"] == 1
        assert person.told["game"] == Texts(language).say(f"game-{shortest.game}")
        # Who has begun needs it no more.
        await person.see(READY)
        await person.press("header a[href='#/']")
        await person.see(".games > li")
        assert await person.there("section[aria-labelledby=first-step]") == [0]
        assert person.faults == []


async def test_who_wants_no_guide_is_left_alone(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.press(".games > li >> nth=1 >> .primary")
        await person.see(QUESTION)
        assert "hint" not in person.told["asks"][0]


SHARING = "navigator.share = async (what) => { window.shared = what.url; };"


async def test_a_phone_hands_a_link_on_in_its_own_way(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.page.add_init_script(SHARING)
        await person.hold([await here.table("express", "me", "friend")])
        await person.page.reload()
        await person.press(f"{TABLES} a")
        await person.press_named(word("invite"))
        links = await person.page.locator(INVITED).evaluate_all("(all) => all.map((x) => x.value)")
        await person.press_named(word("share"))
        assert await person.page.evaluate("window.shared") == links[0]
        assert person.faults == []


AUDIO = """
window.heard = 0;
const nothing = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  createOscillator() {
    window.heard++;
    return { frequency: nothing(), connect: (to) => to, start() {}, stop() {} };
  }
  createGain() { return { gain: nothing(), connect: (to) => to }; }
  createBiquadFilter() { return { frequency: nothing(), connect: (to) => to }; }
  createBuffer() { return { getChannelData: () => [] }; }
  createBufferSource() {
    window.heard++;
    return { buffer: null, connect: (to) => to, start() {}, stop() {} };
  }
};
"""


async def test_dice_are_heard_only_by_those_who_want_to(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.page.add_init_script(AUDIO)
        await person.page.reload()
        await person.press(".games > li >> nth=0 >> .primary")
        person.answers = 1  # re-rolls
        await person.play_on(stop=told(8))
        assert await person.page.evaluate("window.heard") == 0
        await person.see(READY)  # or else all of it moves under one's hand
        await person.press("header a[href='#/settings']")
        sound = person.page.get_by_role("checkbox", name=word("sound"))
        assert not await sound.is_checked(timeout=SOON)
        await sound.check(timeout=SOON)
        assert await person.page.evaluate("window.heard") > 0
        await person.page.get_by_role("link", name=word("replay-leave")).click(timeout=SOON)
        await person.see(READY)
        before = await person.page.evaluate("window.heard")
        await person.play_on(stop=told(20))
        assert await person.page.evaluate("window.heard") > before
        assert person.faults == []
