"""Cards and maps to look at: found by words with slips, and each at an address of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.reader import DESK, PHONE, Reader, reader
from tests.browser.words import word
from tests.server.house import House, house

SEARCH = "input[type=search]"
CARD = "main li article"
OPEN = "main li a.whole"


async def _cards(here: House, language: str) -> dict[str, dict[str, str]]:
    """What stands on each card of Normandy."""
    told = (await here.http.get(f"/api/cards?lang={language}")).json()
    return {
        card["id"]: card["face"] for card in told if card["game"] == "normandy" if "face" in card
    }


async def test_a_card_is_found_with_a_slip_and_its_address_is_good_for_another_browser(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/cards", **DESK) as person:
        english, french = await _cards(here, "en"), await _cards(here, "fr")
        page = person.page
        await page.fill(SEARCH, "bangalroe")
        first = page.locator("main li").first
        await expect(first).to_contain_text(english["bangalore-torpedo"]["name"])
        await expect(page.locator("main li mark").first).to_have_text("Bangalore")
        await first.locator("a").click()
        await expect(page.locator("h1")).to_have_text(english["bangalore-torpedo"]["name"])
        await expect(page).to_have_title(f"{english['bangalore-torpedo']['name']} · Beachhead")
        assert page.url.endswith("#/cards/normandy/bangalore-torpedo")
        friend = await person.friend(page.url, locale="fr")
        await expect(friend.page.locator("h1")).to_have_text(french["bangalore-torpedo"]["name"])
        await expect(friend.page.locator("main article")).to_contain_text(
            french["bangalore-torpedo"]["text"]
        )
        # Back among the cards, all is as it was left.
        await page.go_back()
        await expect(page.locator(SEARCH)).to_have_value("bangalroe")
        await expect(page.locator(CARD).first).to_contain_text("Bangalore")
        assert person.faults == friend.faults == []


async def test_what_was_found_has_an_address_that_is_good_for_another_browser(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/cards", **DESK) as person:
        page = person.page
        await page.get_by_label(word("filter-kind")).select_option("award")
        await page.locator(SEARCH).press_sequentially("a soldier ")
        await expect(page.locator(SEARCH)).to_have_value("a soldier ")
        await page.wait_for_url("**words=a+soldier&kind=award")
        found = page.locator("main [role=status]")
        friend = await person.friend(page.url)
        await expect(friend.page.locator(SEARCH)).to_have_value("a soldier")
        await expect(friend.page.get_by_label(word("filter-kind"))).to_have_value("award")
        await expect(friend.page.locator("main [role=status]")).to_have_text(
            await found.inner_text()
        )
        await page.goto(f"{here.page}#/maps?words=omaha")
        await expect(page.locator(SEARCH)).to_have_value("omaha")
        await expect(page.locator("main li").first).to_contain_text("Omaha")
        assert person.faults == friend.faults == []


async def test_cards_are_found_by_their_words_in_both_languages(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/cards") as person:
        for language, words in (("en", "usa scout"), ("fr", "éclaireur états-unis")):
            await person.speak(language)
            await person.page.fill(SEARCH, words)
            card = (await _cards(here, language))["usa-scout"]
            await expect(person.page.locator(CARD).first).to_contain_text(card["name"])
            await person.page.fill(SEARCH, "")
        assert person.faults == []


async def test_filters_leave_what_fits_and_offer_nothing_that_leaves_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/cards", **PHONE) as person:
        page = person.page
        cards = (await here.http.get("/api/cards")).json()
        found = page.locator("search [role=status]")
        await expect(found).to_have_text(word("cards-found", count=len(cards)))
        await page.locator("search summary").tap()
        chosen = {"kind": "specialist", "nation": "poland", "cost": ""}
        for filter in ("kind", "nation"):
            await page.get_by_label(word(f"filter-{filter}")).select_option(chosen[filter])
        fitting = [c for c in cards if (c["kind"], c.get("nation")) == ("specialist", "poland")]
        await expect(found).to_have_text(word("cards-found", count=len(fitting)))
        costs = page.get_by_label(word("filter-cost")).locator("option")
        offered = await costs.evaluate_all("(all) => all.map((one) => one.value)")
        assert offered == ["", *map(str, sorted({card["cost"] for card in fitting}))]
        # One of them, and back; then everything again.
        await page.locator(OPEN).last.scroll_into_view_if_needed()
        await page.locator(OPEN).last.tap()
        await expect(page.locator("main dl")).to_contain_text(fitting[0]["whose"])
        await page.go_back()
        await expect(found).to_have_text(word("cards-found", count=len(fitting)))
        await person.press_named(word("filter-clear"))
        await expect(found).to_have_text(word("cards-found", count=len(cards)))
        assert await person.fits()
        assert person.faults == []


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_map_has_a_page_with_its_picture_story_and_special_items(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    async with (
        house(tmp_path) as here,
        reader(browser, f"{here.page}#/maps", locale=language, **PHONE) as person,
    ):
        page = person.page
        maps = (await here.http.get(f"/api/maps?lang={language}")).json()
        omaha = next(map for map in maps if map["id"] == "omaha-beach")
        await expect(page.locator("main li")).to_have_count(len(maps))
        drawn = page.locator("main li img").first
        await expect(drawn).to_have_js_property("complete", True)
        assert await drawn.evaluate("(image) => image.naturalWidth") > 0
        await page.fill(SEARCH, "Omhaa")
        await page.get_by_role("link", name=omaha["title"]).tap()
        await expect(page.locator("h1")).to_have_text(omaha["title"])
        assert page.url.endswith("#/maps/normandy/omaha-beach")
        for text in (omaha["history"], *omaha["lines"]):
            await expect(page.locator("main").get_by_text(text, exact=True)).to_be_visible()
        board = (await here.http.get(f"/api/maps/normandy/omaha-beach?lang={language}")).json()
        for cell in board["cells"]:
            words = f"{cell['title']}. {cell['lines'][0]}".replace("\xa0", " ")
            await expect(page.get_by_role("button", name=words).first).to_be_attached()
        items = await _cards(here, language)
        await expect(page.locator(CARD)).to_have_count(len(omaha["cards"]))
        for card in omaha["cards"]:
            await expect(page.get_by_role("heading", name=items[card]["name"])).to_be_visible()
        assert await person.fits()
        # From there to a table on it.
        await page.get_by_role("link", name=word("map-play", language)).tap()
        await expect(page.locator("#setting-map input:checked")).to_have_value("omaha-beach")
        assert person.faults == []


async def test_what_is_not_there_is_said_not_to_be(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/cards/battle/x") as person:
        await expect(person.page.get_by_role("alert")).to_have_text(word("no-such-card"))
        await person.page.goto(f"{here.page}#/maps/normandy/atlantis")
        await expect(person.page.get_by_role("alert")).to_have_text(word("no-such-map"))
        assert person.faults == []


async def _pictures(person: Reader, within: str) -> list[str]:
    images = person.page.locator(f"{within} img")
    return list(await images.evaluate_all("(all) => all.map((one) => one.getAttribute('src'))"))


async def test_maps_and_evenings_are_picked_by_their_pictures(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/new/normandy") as person:
        page = person.page
        await person.see("#setting-map img")
        game = (await here.http.get("/api/offer")).json()["games"][-1]
        maps = next(one for one in game["settings"] if one["name"] == "map")
        assert await _pictures(person, "#setting-map") == [
            f"/api/maps/normandy/{map}.svg" for map, _ in maps["choices"]
        ]
        assert await _pictures(person, "section[aria-labelledby=evenings]") == [
            f"/api/maps/normandy/{evening['options'].get('map', maps['default'])}.svg"
            for evening in game["evenings"]
        ]
        # By keyboard, too: the next one is chosen, and seen.
        chosen = page.locator("#setting-map input:checked")
        await chosen.focus()
        await page.keyboard.press("ArrowRight")
        await expect(chosen).to_have_value(maps["choices"][1][0])
        await expect(chosen).to_be_focused()
        await expect(page.locator("#setting-map label:has(:checked)")).to_be_in_viewport()
        # Looking at it loses nothing of the form.
        await page.get_by_role("link", name=word("map-look", map=maps["choices"][1][1])).click()
        await expect(page.locator("h1")).to_contain_text(maps["choices"][1][1])
        await page.go_back()
        await expect(chosen).to_have_value(maps["choices"][1][0])
        assert person.faults == []
