"""The daily battle on the page: the same dice for two browsers, results, a calendar, a line."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from beachhead.kernel import days
from tests.browser.reader import PHONE, SOON, Reader, reader
from tests.browser.test_access import Inspector
from tests.browser.words import word
from tests.server.house import house

DAY = "2026-06-06"
TILE = "article[data-game={}]"


class Watch:
    now = datetime(2026, 6, 6, 6, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    clock = Watch()
    monkeypatch.setattr(days, "utc_now", lambda: clock.now)
    return clock


async def fight(person: Reader, game: str) -> None:
    """From the battles of the day to the end of one of them."""
    await person.press(f"{TILE.format(game)} .primary")
    await person.play_on()
    await person.see("#day-end")


async def day_of(person: Reader, home: str) -> None:
    await person.page.clock.set_fixed_time(Watch.now)
    await person.page.goto(home)
    await person.page.goto(f"{home}#/daily")
    await person.see(TILE.format("express"))


async def test_two_browsers_get_the_same_dice_and_are_told_how_it_went(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as ann:
        await expect(ann.page.locator("section:has(#today)")).to_contain_text(word("daily-card"))
        await ann.page.get_by_role("link", name=word("daily-see")).click()
        bob = await ann.friend(f"{here.page}#/daily", locale="fr", **PHONE)
        told = []
        for person in (ann, bob):
            await fight(person, "express")
            over = person.told["over"]
            assert over["played"]["day"] == DAY and "seed" not in over
            (ring,) = json.loads(await person.page.evaluate("localStorage['beachhead.tables']"))
            record = await here.http.get(
                f"/api/tables/{ring['table']}/record",
                headers={"authorization": f"Bearer {ring['keys'][0]}"},
            )
            told.append([json.loads(line)["event"] for line in record.text.splitlines()[1:]])
        # As long as the answers are the same, the dice are.
        alike = [one == other for one, other in zip(*told, strict=False)]
        same = alike.index(False) if False in alike else len(alike)
        assert sum(" rolls " in event for event in told[0][:same]) >= 2
        assert not any(" rolls " in events[same] for events in told if same < len(events))
        # Each is told what came of it, beside what others did.
        await expect(bob.page.locator("section:has(> #day-end)")).to_contain_text(
            word("daily-place", "fr", place=1, of=2)
        )
        await expect(bob.page.locator("tr.own")).to_contain_text(word("daily-you", "fr"))
        assert await bob.fits()
        await bob.page.goto(f"{here.page}#/daily")
        await expect(bob.page.locator(TILE.format("express"))).to_contain_text(
            word("daily-place", "fr", place=1, of=2)
        )
        assert await bob.fits()
        assert ann.faults == bob.faults == []


async def test_a_browser_comes_back_to_its_one_try_and_shares_what_came_of_it(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        page = person.page
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await day_of(person, here.page)
        await person.press(f"{TILE.format('express')} .primary")
        await person.settled()
        table = page.url.partition("#/table/")[2]
        await page.goto(f"{here.page}#/daily")
        await expect(page.locator(f"{TILE.format('express')} .primary")).to_have_text(
            word("daily-back")
        )
        await person.press(f"{TILE.format('express')} .primary")
        await person.play_on()
        assert page.url.partition("#/table/")[2] == table
        await expect(page.get_by_role("button", name=word("play-again"))).to_have_count(0)
        await expect(page.get_by_role("button", name=word("over-undo"))).to_have_count(0)
        await person.press_named(word("daily-share"))
        await expect(page.get_by_text(word("copied")).last).to_be_visible()
        line = str(await page.evaluate("navigator.clipboard.readText()"))
        assert line.startswith(word("daily-line-day", day=DAY))
        assert line.endswith(f"{here.page}#/daily/{DAY}")
        found = await _battle(here.http, person, "express")
        assert found["name"] in line and found["mine"]["text"] in line
        # The calendar knows it, and takes it along with the history.
        await page.goto(f"{here.page}#/daily")
        today = page.locator("table a[aria-current=date]")
        await expect(today.locator("i")).to_have_count(1)
        kept = json.loads(await page.evaluate("localStorage['beachhead.history']"))
        assert [game["day"] for game in kept] == [DAY]
        await page.goto(f"{here.page}#/history")
        async with page.expect_download(timeout=SOON) as loading:
            await person.press_named(word("export"))
        file = tmp_path / "games.json"
        await (await loading.value).save_as(file)
        friend = await person.friend(here.page)
        await friend.page.clock.set_fixed_time(Watch.now)
        await friend.page.goto(f"{here.page}#/history")
        await friend.page.set_input_files("input[type=file]", file)
        await friend.see("li[data-result]")
        await friend.page.goto(f"{here.page}#/daily/{DAY}")
        await expect(friend.page.locator("table a[aria-current=date] i")).to_have_count(1)
        assert person.faults == friend.faults == []


async def _battle(http: Any, person: Reader, game: str) -> dict[str, Any]:
    key = json.loads(await person.page.evaluate("localStorage['beachhead.player']"))
    shown = await http.get("/api/daily", headers={"authorization": f"Bearer {key}"})
    return next(one for one in shown.json()["battles"] if one["game"] == game)


async def test_a_forged_record_is_refused_where_a_genuine_one_is_told(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/daily") as person:
        page = person.page
        await fight(person, "battle")
        async with page.expect_download(timeout=SOON) as loading:
            await person.press_named(word("record-keep"))
        record = tmp_path / "battle.jsonl"
        await (await loading.value).save_as(record)
        forged = tmp_path / "forged.jsonl"
        forged.write_text(record.read_text().replace('"target":30', '"target":5'))
        found = await _battle(here.http, person, "battle")
        await page.goto(f"{here.page}#/daily")
        await person.see("#day-dice")
        field = "section:has(> #day-dice) input[type=file]"
        await page.set_input_files(field, record)
        said = page.locator("section:has(> #day-dice)").get_by_role("status")
        await expect(said).to_contain_text(found["mine"]["text"])
        await page.set_input_files(field, forged)
        await expect(page.get_by_role("alert")).to_contain_text("other settings")


async def test_the_day_after_tells_the_seed_and_nothing_can_be_begun(
    browser: Browser, tmp_path: Path, watch: Watch
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/daily") as person:
        page = person.page
        await person.see("#day-dice")
        promised = await page.locator("dd code").first.inner_text()
        watch.now += timedelta(days=1, hours=6)
        await page.goto(f"{here.page}#/daily/{DAY}")
        await expect(page.locator("article").first).to_contain_text(word("daily-missed"))
        commitment, seed = await person.texts("dd code")
        assert commitment == promised
        assert days.day_commitment(days.read_day(DAY), bytes.fromhex(seed)) == promised
        await expect(page.locator("article .primary")).to_have_count(0)
        await page.goto(f"{here.page}#/daily/1944-06-06")
        await expect(page.get_by_role("alert")).to_contain_text("1944-06-06")


async def test_axe_finds_nothing_on_a_day_and_after_its_battle(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, f"{here.page}#/daily") as person:
        axe = Inspector(person)
        await axe.look("the battles of the day", "article .primary")
        await fight(person, "express")
        await axe.look("after a daily battle", "#day-end ~ .outcome")
        await person.page.goto(f"{here.page}#/daily")
        await axe.look("a battle that was fought", "article tr.own")
        assert not axe.found, "\n".join(axe.found)
