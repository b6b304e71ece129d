"""Rules are looked up by their words, and in the language of the page."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser

from tests.browser.reader import DIALOG, PHONE, RULE, SOON, reader
from tests.browser.words import word
from tests.server.house import house

SEARCH = "input[type=search]"
FOUND = "main li h4 button"


async def test_rules_are_found_by_their_words_in_both_languages(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/rules") as person:
        await person.see(FOUND)
        every = len(await person.texts(FOUND))
        for language, words in (("en", "skulls cancel"), ("fr", "annulent crâne")):
            await person.speak(language)
            rules = (await here.http.get(f"/api/rules?lang={language}")).json()
            await (
                person.page.locator(FOUND).filter(has_text=rules[0]["title"]).wait_for(timeout=SOON)
            )
            await person.page.fill(SEARCH, words)
            found = await person.texts(FOUND)
            assert 0 < len(found) < every
            await person.press(FOUND)
            await person.see(f"{FOUND}[aria-expanded=true]")
            text = (await person.page.inner_text("main li:has([aria-expanded=true])")).lower()
            assert all(word in text for word in words.split())
            await person.press(FOUND)
            await person.page.fill(SEARCH, "")
        assert person.faults == []


async def test_rules_are_ranked_and_slips_are_forgiven(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/rules") as person:
        await person.see(FOUND)
        await person.page.fill(SEARCH, "straigths")
        await person.see("main li mark")
        rules = (await here.http.get("/api/rules")).json()
        first = (await person.texts(FOUND))[0]
        assert any(rule["title"] in first and "Straight" in rule["title"] for rule in rules)
        assert all("straight" in mark.lower() for mark in await person.texts("main li mark"))
        assert person.faults == []


async def test_the_rule_of_a_question_opens_in_the_language_of_the_page(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            await person.sit_down()
            for language in ("en", "fr"):
                await person.speak(language)
                id = await person.page.inner_text(RULE)
                rules = (await here.http.get(f"/api/rules?lang={language}")).json()
                title = next(rule["title"] for rule in rules if rule["id"] == id)
                await person.press(RULE)
                await person.page.locator(DIALOG).get_by_text(title).wait_for(timeout=SOON)
                await person.close_dialog()
                await person.gone(DIALOG)
            assert person.faults == []


async def test_the_rules_have_headings_that_one_can_jump_to(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/rules", **PHONE) as person:
        for language in ("en", "fr"):
            await person.speak(language)
            rules = (await here.http.get(f"/api/rules?lang={language}")).json()
            last = rules[-1]
            await person.page.get_by_role("heading", name=last["chapter"]).wait_for(timeout=SOON)
            assert await person.texts("main h3[tabindex]") == list(
                dict.fromkeys(rule["section"] for rule in rules)
            )
            await person.press_named(last["section"])
            heading = person.page.get_by_role("heading", name=last["section"], exact=True)
            assert await heading.evaluate("(one) => one === document.activeElement")
            assert await heading.evaluate("(one) => one.getBoundingClientRect().top") < 200
        assert person.page.url.endswith("#/rules")
        assert person.faults == []


async def test_an_unknown_rule_is_said_to_be_so(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/rules/X-99") as person:
        await person.page.get_by_text(word("rule-unknown")).wait_for(timeout=SOON)
        await person.page.goto(f"{here.page}#/rules/E-3")
        await person.see(f"{FOUND}[aria-expanded=true]")
        assert not await person.page.get_by_text(word("rule-unknown")).count()
