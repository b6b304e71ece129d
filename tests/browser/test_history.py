"""One's own history: kept in the browser when a game ends, taken along as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, expect

from tests.browser.reader import ENDED, SOON, Reader, reader
from tests.browser.words import word
from tests.server.house import house

GAMES = "main li[data-result]"
FILE = "input[type=file]"


async def _kept(person: Reader) -> list[dict[str, Any]]:
    text = await person.page.evaluate("localStorage.getItem('beachhead.history')")
    return list(json.loads(text or "[]"))


async def test_a_finished_game_is_listed_once_and_can_be_taken_along(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        page = person.page
        assert await _kept(person) == []
        await person.press(".games > li >> nth=1 >> .primary")
        await person.play_on()
        result = await page.locator("section:has(#ended)").get_attribute("data-result")
        await page.reload()
        await person.see(ENDED)
        (game,) = await _kept(person)
        assert (game["game"], game["result"]) == ("express", result)
        await page.goto(here.page)
        await page.locator("main").get_by_role("link", name=word("title-history")).click()
        await expect(page.locator(GAMES)).to_have_count(1)
        offer = (await here.http.get("/api/offer")).json()
        express = next(game for game in offer["games"] if game["id"] == "express")
        beaches = next(one for one in express["settings"] if one["name"] == game["setting"])
        place = dict(beaches["choices"])[game["place"]]
        await expect(page.locator(GAMES)).to_contain_text(express["name"])
        await expect(page.locator(GAMES)).to_contain_text(place)
        await expect(page.locator(GAMES)).to_contain_text(word(f"result-{result}"))
        rate = word(
            "history-rate", won=int(result == "won"), games=1, percent=100 * (result == "won")
        )
        await expect(page.locator("table").first).to_contain_text(rate)
        # As a file to another browser, twice.
        async with page.expect_download(timeout=SOON) as loading:
            await person.press_named(word("export"))
        file = tmp_path / "games.json"
        await (await loading.value).save_as(file)
        friend = await person.friend(f"{here.page}#/history")
        await expect(friend.page.locator("main")).to_contain_text(word("history-none"))
        for added in (1, 0):
            await friend.page.set_input_files(FILE, file)
            done = word("import-done", added=added, known=1 - added)
            await expect(friend.page.get_by_role("status").get_by_text(done)).to_be_visible()
            await expect(friend.page.locator(GAMES)).to_have_count(1)
        assert await _kept(friend) == [game]
        assert person.faults == friend.faults == []


async def test_a_broken_file_is_refused_with_a_reason_and_loses_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    game = {
        "table": "t",
        "started": "2026-06-06T06:30:00Z",
        "game": "express",
        "setting": "beach",
        "place": "utah",
        "evening": "",
        "seats": [{"name": "Ann", "mine": True}],
        "result": "won",
    }
    whole = {"beachhead": "history", "version": 1}
    broken = {
        "json": '{"beachhead": "history", "games": [',
        "other": json.dumps([game]),
        "newer": json.dumps(whole | {"version": 9, "games": []}),
        "game": json.dumps(whole | {"games": [game | {"table": "u"}, game | {"result": "fine"}]}),
    }
    async with house(tmp_path) as here, reader(browser, here.page, locale="fr") as person:
        page = person.page
        await page.evaluate(
            "(text) => localStorage.setItem('beachhead.history', text)", json.dumps([game])
        )
        await page.goto(f"{here.page}#/history")
        await expect(page.locator(GAMES)).to_have_count(1)
        for fault, text in broken.items():
            file = tmp_path / f"{fault}.json"
            file.write_text(text, "utf-8")
            await page.set_input_files(FILE, file)
            told = page.get_by_role("alert")
            await expect(told).to_contain_text(word(f"import-bad-{fault}", "fr", number=2))
            await expect(told).to_contain_text(word("import-kept", "fr"))
            assert await _kept(person) == [game]
        await expect(page.locator(GAMES)).to_have_count(1)
        assert person.faults == []
