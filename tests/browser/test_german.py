"""The German on the page: in three browsers, at one screen with Units, alone, and cut off."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, WebSocket, expect

from beachhead.games import load_game
from beachhead.games.normandy.modules.atlantikwall.actions import PlayDecoration
from beachhead.kernel import fair
from beachhead.kernel.contract import Over
from beachhead.locale import Texts
from tests.browser.moments import Moment, first_of, set_down
from tests.browser.reader import (
    DESK,
    ENDING,
    HAND_OVER,
    PHONE,
    QUESTION,
    READY,
    SOON,
    Reader,
    everybody_plays,
    reader,
)
from tests.browser.test_lost import LOST
from tests.browser.words import word
from tests.option_sets import SEATS
from tests.server.house import house, unpacked

OPTIONS: dict[str, Any] = {"atlantikwall": True, "map": "exercise-fabius"}
SETUP = {SEATS: 3, **OPTIONS}
GERMAN = 2
EARLY = ("german-tally", "rally", "decorate")
"""What he is asked before the Units move."""
BACK = "li[data-status=face-down]"


def with_a_decoration() -> tuple[Moment, set[str]]:
    """Only the German is asked, before Units move, and may play a Decoration; what he holds."""

    def his(now: Moment) -> bool:
        pending = () if isinstance(now.pending, Over) else now.pending
        alone = all(item.seat == GERMAN for item in pending)
        return alone and not {*EARLY}.isdisjoint(now.asked) and bool(now.offers(PlayDecoration))

    moment = first_of("normandy", SETUP, his)
    return moment, {played.card for _, played in moment.offers(PlayDecoration)}


def named(cards: set[str], language: str) -> set[str]:
    """What cards are called."""
    texts = Texts(language, load_game("normandy"))
    return {texts.name("card", card) for card in cards}


async def found(person: Reader, names: set[str]) -> set[str]:
    """Which of these names the page has anywhere, seen or not."""
    page = str(await person.page.evaluate("document.documentElement.outerHTML"))
    return {name for name in names if name in page}


class Wire:
    """All that goes over the sockets of a page from now on."""

    def __init__(self, person: Reader) -> None:
        self.frames: list[tuple[str, str]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        for way in ("framereceived", "framesent"):
            socket.on(way, lambda frame, way=way: self.frames.append((way, unpacked(frame))))

    def heard(self, names: set[str], since: int = 0) -> set[str]:
        """Which of these names were received."""
        came = "".join(text for way, text in self.frames[since:] if way == "framereceived")
        return {name for name in names if name in came}

    def last_answer(self) -> int:
        """Where the last thing that was decided here was sent."""
        sent = ((at, text) for at, (way, text) in enumerate(self.frames) if way == "framesent")
        return max(at for at, text in sent if '"act"' in text)


async def test_two_allies_and_the_german_play_in_browsers_of_their_own(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([1] * 32))
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", "friend", "friend", options=OPTIONS)
        links = [here.link(table.table, key) for key in table.keys]
        async with reader(browser, links[0], **DESK) as one:
            people = [one, await one.friend(links[1], **PHONE), await one.friend(links[2], **DESK)]
            for person in people:
                await person.sit_down()
            german = people[GERMAN]
            await german.speak("fr")
            role = Texts("fr", load_game("normandy")).say("role-german")
            await expect(german.page.locator(".players li").first).to_contain_text(
                role, timeout=SOON
            )
            await everybody_plays(people)
            assert not any([any(await person.there(HAND_OVER)) for person in people])
            ends = [await person.page.inner_text(ENDING) for person in people]
            assert ends[0] == ends[1] != ends[2]
            together = Texts("en").say("numbers-together", names="Player 1, Player 2")
            await expect(one.page.locator("table th", has_text=together)).to_be_attached(
                timeout=SOON
            )
            assert [person.faults for person in people] == [[]] * 3


@pytest.mark.parametrize(("screen", "language"), [(DESK, "en"), (PHONE, "fr")])
async def test_at_one_screen_his_hand_is_his_alone(
    screen: dict[str, Any], language: str, browser: Browser, tmp_path: Path
) -> None:
    moment, hand = with_a_decoration()
    names = named(hand, language) | hand
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, reader(browser, here.page, **screen) as person:
        wire = Wire(person)
        await person.hold([table])
        await person.speak(language)
        await person.page.goto(here.link(table.table))
        await person.see(HAND_OVER)
        role = Texts(language, load_game("normandy")).say("role-german")
        assert role in await person.page.inner_text("#hand-over")
        assert not await found(person, names) and not wire.heard(names)
        await person.press(HAND_OVER)
        await person.see(QUESTION)
        assert await found(person, names) >= named(hand, language)
        await person.play_on(stop=HAND_OVER)
        taken_away = wire.last_answer()
        assert not await found(person, names)
        await person.press(HAND_OVER)
        await person.see(READY)
        assert not await found(person, names)
        await person.page.reload()
        await person.see(READY)
        assert not await found(person, names) and not wire.heard(names, taken_away)
        assert person.faults == []


async def test_a_line_is_cut_and_he_still_has_his_decoration(
    browser: Browser, tmp_path: Path
) -> None:
    moment, hand = with_a_decoration()
    names = named(hand, "en")
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[GERMAN])) as german,
    ):
        ally = await german.friend(here.link(table.table, table.keys[0]), **PHONE)
        for person in (german, ally):
            await person.sit_down()
        await german.see(QUESTION)
        question, wire = await german.asked(), Wire(ally)
        await asyncio.gather(*(person.see(LOST) for person in (german, ally)), here.cut())
        for person in (german, ally):
            await person.gone(LOST)
        assert await german.asked() == question
        assert await found(german, names) == names
        assert await ally.there(BACK) != [0] and await german.there(BACK) == [0]
        assert not await found(ally, names | hand) and not wire.heard(names | hand)
        assert wire.frames and german.faults == ally.faults == []


@pytest.mark.rule("K-10")
async def test_the_german_plays_alone_to_the_end(browser: Browser, tmp_path: Path) -> None:
    options = {"atlantikwall": True, "map": "exercise-tiger"}
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", options=options)
        async with reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person:
            await person.sit_down()
            await person.speak("fr")
            assert await person.play_on() > 0
            told = await person.page.locator(ENDING).all_inner_texts()
            assert person.told["over"]["text"] in "\n".join(told)
            assert await person.fits()
            assert person.faults == []


async def test_who_sits_where_is_told_before_the_game(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.page.goto(f"{here.page}#/new/normandy")
        defend = person.page.get_by_role("button", name="Defend the wall").first
        await defend.click(timeout=SOON)
        seats = person.page.locator("fieldset")
        await expect(seats).to_have_count(3, timeout=SOON)
        seat = word("seat-number", number=3)
        await expect(seats.nth(2).locator("legend")).to_have_text(f"{seat} · German", timeout=SOON)
        kinds = [await seats.nth(at).locator("select").first.input_value() for at in range(3)]
        assert kinds == ["bot", "bot", "me"]
        assert [await seats.nth(at).locator("select").count() for at in range(3)] == [3, 3, 1]
        add = person.page.get_by_role("button", name=word("seat-add", most=7))
        for _ in range(4):
            await add.click(timeout=SOON)
        await expect(add).to_be_disabled(timeout=SOON)
        assert person.faults == []
