"""Learning by playing: a guided game points at what it speaks of, and any term explains itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.cards.evenings import find_evening
from beachhead.games import load_game
from beachhead.locale.glossary import glossary
from beachhead.server.protocol import Update
from tests.browser.reader import (
    DESK,
    DIALOG,
    ENDED,
    PHONE,
    QUESTION,
    READY,
    SOON,
    Reader,
    reader,
    until,
)
from tests.browser.test_access import Inspector
from tests.browser.words import word
from tests.server.house import House, first_action, house, messages, read

POINTED = "[data-pointed]"
STRIP = ".own-strip"
WHAT = {
    "dice": f"section{POINTED}[data-colour] .tray",
    "axis": f"section{POINTED}:not([data-colour]) .tray",
    "forecast": f"#forecast{POINTED}",
    "unit": f"li{POINTED} .strip",
    "cards": f"section{POINTED} .cards",
    "board": f"section{POINTED} .board",
    "here": f"button{POINTED}",
    "ahead": f"button.reachable{POINTED}",
    "market": f"#question .market{POINTED}",
    "answers": f"#question {POINTED}",
}
"""What is to have the ring, for each part of the table that a step may be about."""
MEANING = ".meaning"


async def _taught(here: House, game: str, evening: str) -> str:
    options = find_evening(load_game(game), evening).options if evening else {}
    table = await here.table(game, "me", guided=True, options=options)
    return here.link(table.table, table.keys[0])


def _steps_into(told: list[int]) -> Callable[[str | bytes], None]:
    """Notes each step of a guide when it is told for the first time."""

    def note(frame: str | bytes) -> None:
        for message in map(read, messages(frame)):
            own = message.own if isinstance(message, Update) else None
            asks = own.asks if own is not None else None
            steps = [ask.guide.step for ask in asks or () if ask.guide is not None]
            told.extend(step for step in steps if step not in told)

    return note


async def _pointed(person: Reader) -> int:
    """The step that the page is at, 0 if at none; nothing changes until it is answered."""
    await person.next_question(READY)  # a moment goes by, and then there may be a step
    read = "(all) => Number(all[0]?.dataset.pointed ?? 0)"
    return int(await person.page.locator(POINTED).evaluate_all(read))


def _is_at(person: Reader, step: int) -> bool:
    guides = [ask.get("guide") for ask in person.told.get("asks", ())]
    return step in [guide["step"] for guide in guides if guide]


async def _points(person: Reader, step: int) -> int:
    """The step is told, and what it is about is seen, has a ring, and says that it is meant.

    How many steps there are.
    """
    await until(lambda: _is_at(person, step))  # we may hear of it after the page
    (ask,), page = person.told["asks"], person.page
    guide = ask["guide"]
    await expect(page.locator("#guide-step")).to_contain_text(ask["hint"], timeout=SOON)
    found = page.locator(WHAT[guide["part"]]).first
    await expect(found).to_be_visible(timeout=SOON)
    pointed = page.locator(POINTED)
    await expect(pointed.first).to_have_attribute("data-pointed", str(guide["step"]))
    # On a phone what a Unit has stands at the head of the screen, so that the dice stay in sight.
    at_head = page.locator(f"{STRIP}{POINTED}")
    seen = at_head if await at_head.is_visible() else pointed.first
    await expect(seen).to_be_in_viewport(timeout=SOON)
    assert "guide-step" in (await pointed.first.get_attribute("aria-describedby") or "").split()
    ring = await pointed.first.evaluate("(one) => getComputedStyle(one).outlineStyle")
    assert ring == "solid"
    await page.get_by_role("button", name=guide["part_name"], exact=True).focus()
    await page.keyboard.press("Enter")
    await expect(pointed.first).to_be_focused(timeout=SOON)
    return int(guide["steps"])


@pytest.mark.parametrize(
    ("game", "evening", "language", "screen"),
    [
        ("express", "", "en", PHONE),
        ("battle", "", "fr", DESK),
        ("normandy", "first-landing", "fr", PHONE),
        ("normandy", "first-crossing", "fr", DESK),
    ],
)
async def test_a_guided_game_points_at_what_it_speaks_of(
    game: str,
    evening: str,
    language: str,
    screen: dict[str, Any],
    browser: Browser,
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **screen) as person:
        await person.speak(language)
        told = list[int]()
        person.page.on("websocket", lambda socket: socket.on("framereceived", _steps_into(told)))
        await person.come(await _taught(here, game, evening))
        await person.sit_down()
        steps = list[int]()
        while True:
            step = await _pointed(person)
            if any(await person.there(ENDED)):
                break
            if step and step not in steps:
                steps.append(step)
                if step == await _points(person, step):
                    break
            await person.answer_once()
        assert len(steps) > 2 and steps == told == list(range(1, len(told) + 1))
        assert person.faults == []


async def test_who_has_learnt_it_is_pointed_at_nothing(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.press(".games > li >> nth=1 >> .primary")
        await person.see(QUESTION)
        assert await person.there(POINTED, "#guide-step") == [0, 0]


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("fr", PHONE)])
async def test_a_term_in_a_question_explains_itself(
    language: str, screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    meant = next(term for term in glossary(language) if "Courage" in term.words)
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", options={"map": "exercise-tiger"})
        async with here.guest(table.table, table.keys[0]) as guest:
            while (ask := await guest.asked()) is not None and ask.ask != "move":
                await guest.act(ask, first_action(ask.prompt))
        async with reader(browser, here.page, **screen) as person:
            await person.speak(language)
            await person.come(here.link(table.table, table.keys[0]))
            await person.sit_down()
            page, link = person.page, person.page.locator(".question .term", has_text="Courage")
            asked = await person.asked()
            if screen is PHONE:
                await link.tap(timeout=SOON)
            else:
                await link.focus(timeout=SOON)
                await page.keyboard.press("Enter")
            meaning = page.get_by_role("dialog", name="Courage", exact=True)
            await expect(meaning).to_contain_text(meant.text, timeout=SOON)
            await expect(meaning).to_be_focused(timeout=SOON)
            await expect(link).to_have_attribute("aria-expanded", "true")
            box, room = await meaning.bounding_box(), screen["viewport"]
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= room["width"]
            assert box["y"] >= 0 and box["y"] + box["height"] <= room["height"]
            await page.keyboard.press("Escape")
            await person.gone(MEANING)
            await expect(link).to_be_focused(timeout=SOON)
            assert await person.asked() == asked, "nothing else was closed"
            await link.press("Enter")
            rule = word("rule-open", language, rule=meant.rules[0])
            await meaning.get_by_role("button", name=rule).click(timeout=SOON)
            await expect(page.locator(DIALOG)).to_contain_text(meant.rules[0], timeout=SOON)
            await person.gone(MEANING)
            assert person.faults == []


async def test_terms_are_explained_in_rules_on_cards_and_on_the_map(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **DESK) as person:
        axe = Inspector(person)
        await person.come(f"{here.page}#/rules/V-4")
        await person.press(".text .term")
        await axe.look("a term", MEANING)
        assert axe.found == []
        # Only where it comes first in a paragraph, and never in what can be pressed.
        first = await person.page.locator(".text p").first.locator(".term").all_inner_texts()
        assert len(set(first)) == len(first) >= 3
        assert await person.there("button .term", "a .term") == [0, 0]
        await person.come(f"{here.page}#/cards/normandy/field-radio")
        await person.press(".face .term")
        await expect(person.page.locator(MEANING)).to_be_visible(timeout=SOON)
        await person.come(f"{here.page}#/maps/normandy/exercise-tiger")
        await person.press(".map button >> nth=2")
        # It opens over a dialog, and closes alone.
        await person.press(f"{DIALOG} .term")
        await expect(person.page.locator(MEANING)).to_be_visible(timeout=SOON)
        await person.page.keyboard.press("Escape")
        await person.gone(MEANING)
        await expect(person.page.locator(DIALOG)).to_be_visible()
        assert person.faults == []
