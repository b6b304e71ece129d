"""French throughout: no line of English anywhere, and the same decision in either language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from beachhead.games import GAMES
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import (
    DIALOG,
    ENDED,
    FREE,
    MENU,
    PHONE,
    PICKED,
    QUESTION,
    READY,
    RULE,
    SOON,
    Reader,
    reader,
)
from tests.browser.words import english_in, word
from tests.server.house import house

UNSEEN = """() => [document.title, ...[...document.querySelectorAll("[aria-label], [title]")]
  .flatMap((one) => [one.ariaLabel, one.title])].join("\\n")"""
"""What is not shown, but read out."""


class Listener:
    """Remembers everything that the page says, and where it said it first."""

    def __init__(self, person: Reader) -> None:
        self.person = person
        self.said: dict[str, str] = {}

    async def listen(self, where: str) -> None:
        """Take in everything that the page says now."""
        text = await self.person.page.inner_text("body")
        text += "\n" + await self.person.page.evaluate(UNSEEN)
        for line in text.splitlines():
            self.said.setdefault(line.strip(), where)

    def english(self) -> dict[str, str]:
        """What was English."""
        return {line: self.said[line] for line in english_in("\n".join(self.said))}


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_in_french_by_touch_from_the_first_page_to_the_last(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        heard = Listener(person)
        await person.see(".games > li")
        english = await person.page.inner_text("main")
        await person.speak("fr")
        await person.page.get_by_role("heading", name="Normandie").wait_for(timeout=SOON)
        french = await person.page.inner_text("main")
        assert not set(english.splitlines()) & set(french.splitlines()) - {"Express!", ""}
        await heard.listen("home")
        mine = f".games > li >> nth={list(GAMES).index(game)}"
        await person.press(f"{mine} >> a.button")
        await person.press("form details summary")
        await heard.listen("new table")
        await person.page.goto(here.page + "#/rules/V-4")
        await person.see("main li [aria-expanded=true]")
        await heard.listen("rules")
        await person.page.goto(here.page + "#/")
        await person.press(f"{mine} >> .primary")
        await person.press(RULE)
        await person.see(DIALOG)
        await heard.listen("rule")
        for tool in ("phrases", "invite"):
            await person.close_dialog()
            await person.press_named(word(tool, "fr"))
            await person.see(DIALOG)
            await heard.listen(tool)
        for _ in range(2000):
            await person.see(READY)
            await heard.listen(f"answer {person.answers}")
            if await person.page.locator(ENDED).count():
                break
            await person.answer_once()
        await person.see("table caption")
        await person.press_named(word("dice-check", "fr"))
        await person.see(".seed code")
        await heard.listen("ended")
        await person.press(f"section:has({ENDED}) a.button >> nth=0")
        await person.see("input[type=range]")
        await heard.listen("replay")
        await person.page.goto(here.page + "#/")
        await person.see("section[aria-labelledby=finished]")
        await heard.listen("my tables")
        assert await person.page.locator("html[lang=fr]").count() == 1
        assert heard.english() == {}
        assert person.faults == []


@pytest.mark.parametrize(("game", "kind"), [("express", "reroll"), ("normandy", "trade")])
async def test_another_language_leaves_a_decision_as_it_was(
    game: str, kind: str, browser: Browser, tmp_path: Path
) -> None:
    """Halfway through an answer: with dice picked, or in a menu of a menu."""
    moment = one_of_each(game, {kind}, seats=(2, 3, 4))[kind]
    table = await set_down(tmp_path, game, moment)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        if kind == "reroll":
            await person.press(FREE)
            await person.see(PICKED)
        else:
            await person.press(".ask-place [data-entry='1']:enabled")
            await person.see(".path")
        places = (MENU, FREE, PICKED, ".path", ".ask-place .button")
        before, there = await person.asked(), await person.there(*places)
        await person.speak("fr")
        await person.page.locator(QUESTION).filter(has_not_text="do you").wait_for(timeout=SOON)
        french = await person.asked()
        assert french != before and english_in(french) == []
        assert await person.there(*places) == there
        await person.speak("en")
        await person.page.locator(QUESTION).filter(has_text="do you").wait_for(timeout=SOON)
        assert await person.asked() == before
        assert person.faults == []
