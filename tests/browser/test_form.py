"""Setting a table up: settings where they belong, and a refusal that can be mended."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from beachhead.locale import LANGUAGES
from tests.browser.reader import DIALOG, PHONE, QUESTION, SOON, Reader, reader
from tests.browser.words import word
from tests.server.house import house

ADD = "section[aria-labelledby=seats] > .button"
CREATE = "form > .row .primary"
REFUSED = ".refused"
NAME = "fieldset input[type=text]"
FOCUSED = "(element) => element === document.activeElement"


async def _nations(person: Reader) -> list[str]:
    found = person.page.locator("fieldset select[id^=setting-nation]")
    return list(await found.evaluate_all("(all) => all.map((one) => one.value)"))


async def test_each_seat_has_its_nation_and_takes_it_along(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/normandy") as person:
        for _ in range(3):
            await person.press(ADD)
        assert await _nations(person) == ["usa", "uk", "canada", "france"]
        await person.press_named(word("seat-remove", number=2))
        assert await _nations(person) == ["usa", "canada", "france"]
        await person.press(ADD)
        assert await _nations(person) == ["usa", "canada", "france", "uk"]
        await person.press_named(word("seat-remove", number=4))
        await person.page.locator("#setting-nation_2").select_option("uk")
        await person.press(ADD)
        assert await _nations(person) == ["usa", "uk", "france", "canada"], "one that is free"
        # Who cancels begins anew.
        await person.page.get_by_role("link", name=word("cancel")).click()
        await person.gone(ADD)
        await person.page.goto(f"{here.page}#/new/normandy")
        await person.see(ADD)
        assert await _nations(person) == ["usa"]
        await person.press(CREATE)
        await person.see(QUESTION)
        assert person.faults == []


async def test_settings_stand_in_groups_of_which_the_first_is_open(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/normandy") as person:
        await person.see("form details")
        groups = await person.texts("form details h3")
        offered = (await here.http.get("/api/offer")).json()["games"][-1]["settings"]
        wanted = [setting["group"] for setting in offered if "seat" not in setting]
        assert groups == list(dict.fromkeys(wanted))
        assert await person.page.locator("form details[open] h3").all_inner_texts() == groups[:1]
        last = person.page.locator("form details").last
        await last.locator("summary").click()
        await last.locator("input").first.check()
        changed = word("settings-changed", count=1)
        await last.locator("summary").get_by_text(changed).wait_for(timeout=SOON)
        assert person.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refusal_is_seen_says_labels_and_leads_to_its_settings(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    where = "#/new/normandy"
    async with house(tmp_path) as here, reader(browser, f"{here.page}{where}", **PHONE) as person:
        await person.speak(language)
        await person.press(ADD)
        await person.page.locator(NAME).first.fill("Ann")
        await person.page.locator("#setting-nation_1").select_option("uk")
        group = person.page.locator("form details:has(#setting-badge_of_honor) > summary")
        await group.click()
        await person.page.locator("#setting-badge_of_honor").check()
        await group.click()
        await person.press(CREATE)
        await person.see(REFUSED)
        box = person.page.locator(REFUSED)
        assert await box.evaluate(FOCUSED)
        offered = (await here.http.get(f"/api/offer?lang={language}")).json()["games"][-1]
        labels = {setting["name"]: setting["label"] for setting in offered["settings"]}
        text = await box.inner_text()
        assert labels["badge_of_honor"] in text and "badge-of-honor" not in text
        await box.get_by_role("button", name=labels["badges"], exact=True).tap(timeout=SOON)
        badges = person.page.locator("#setting-badges")
        assert await badges.evaluate(FOCUSED)
        assert await badges.get_attribute("aria-invalid") == "true"
        await badges.check()
        seat = f"{word('seat-number', language, number=1)} · {labels['nation_1']}"
        await box.get_by_role("button", name=seat).tap(timeout=SOON)
        nation = person.page.locator("#setting-nation_1")
        assert await nation.evaluate(FOCUSED)
        await nation.select_option("france")
        assert await person.page.locator(NAME).first.input_value() == "Ann"
        await person.press(CREATE)
        await person.see(QUESTION)
        assert [fault for fault in person.faults if "400" not in fault] == []


async def test_who_types_a_long_name_is_told_where_it_ends(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/express") as person:
        limit = word("name-full", most=24)
        await person.page.locator(NAME).fill("x" * 23)
        assert not await person.page.get_by_text(limit).count()
        await person.page.locator(NAME).press_sequentially("yz")
        await person.page.get_by_text(limit).wait_for(timeout=SOON)
        assert (await person.page.locator(NAME).input_value()).endswith("xy")
        table = await here.table("express", "me")
        friend = await person.friend(here.link(table.table, table.keys[0]))
        await friend.page.locator(f"{DIALOG} input").fill("x" * 24)
        await friend.page.locator(DIALOG).get_by_text(limit).wait_for(timeout=SOON)
        assert person.faults == friend.faults == []
