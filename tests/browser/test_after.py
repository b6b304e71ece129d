"""After the game: the record, the check of the dice, the statistics, the replay, and playing on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.record import read_record, verify
from beachhead.locale import Texts
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import (
    ENDED,
    LOG,
    PHONE,
    QUESTION,
    READY,
    SOON,
    Reader,
    reader,
    until,
)
from tests.browser.words import word
from tests.server.house import house

SCRUBBER = "input[type=range]"


async def _finished(person: Reader) -> str:
    """Play a game of Express! to its end from the first page; the name of its table."""
    await person.press(".games > li >> nth=1 >> .primary")
    await person.see(QUESTION)
    await person.play_on()
    await person.see(ENDED)
    return person.page.url.rpartition("/")[2]


async def _by_moment(person: Reader) -> dict[int, str]:
    """What the log says of each moment: the first line of it."""
    lines = await person.page.locator(LOG).evaluate_all(
        "(all) => all.map((line) => [Number(line.href.split('/').at(-1)), line.textContent])"
    )
    return dict(lines)


async def test_the_record_of_a_game_is_kept_and_its_dice_are_fair(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        table = await _finished(person)
        async with person.page.expect_download(timeout=SOON) as downloading:
            await person.press_named(word("record-keep"))
        download = await downloading.value
        assert download.suggested_filename == f"beachhead-{table}.jsonl"
        reading = read_record(Path(await download.path()).read_bytes(), load_game)
        assert reading.fault is None and reading.table.over is not None
        assert verify(reading).result == "fair"
        await person.press_named(word("dice-check"))
        assert reading.seed is not None
        await expect(person.page.locator(".seed code")).to_have_text(
            reading.seed.hex(), timeout=SOON
        )
        await expect(person.page.locator("table caption")).to_have_text(
            word("numbers"), timeout=SOON
        )
        row = await person.texts("table tbody td")
        assert len(row) > 1 and all(cell.isdigit() for cell in row)
        assert person.faults == []


async def test_the_record_of_a_game_that_cannot_be_shown_is_kept_all_the_same(
    browser: Browser, tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With this seed the medal of the pack is played before the end."""
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([28] * 32))
    async with house(tmp_path, pack) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        async with person.page.expect_download(timeout=SOON) as downloading:
            await person.press_named(word("record-keep"))
        kept = Path(await (await downloading.value).path()).read_bytes()
        reading = read_record(kept, lambda id: load_game(id, pack))
        assert reading.fault is None and verify(reading).result == "fair"
        assert person.faults == []


async def test_a_training_step_that_was_won_leads_to_the_next(
    browser: Browser, tmp_path: Path
) -> None:
    options = {"map": "exercise-tiger", "level": "dice"}
    won = one_of_each("normandy", {"won"}, setup=options)["won"]
    table = await set_down(tmp_path, "normandy", won)
    wish = {"game": "normandy", "seats": [{"kind": "me", "name": "Ann"}], "options": options}
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold([table], wish | {"guided": True})
        await person.page.goto(here.link(table.table))
        name = Texts("en", load_game("normandy")).chosen("level", "cards")
        await person.press_named(word("play-next", name=name))
        await person.see(QUESTION)
        ring = await person.page.evaluate("() => JSON.parse(localStorage['beachhead.tables'])[0]")
        assert table.table != ring["table"] == person.page.url.rpartition("/")[2]
        cards = options | {"level": "cards"}
        assert ring["wish"] == wish | {"guided": True, "options": cards, "open": False}
        assert person.faults == []


async def test_a_game_is_looked_back_at_shared_and_played_on(
    browser: Browser, tmp_path: Path
) -> None:
    context = {"permissions": ["clipboard-read", "clipboard-write"]}
    async with house(tmp_path) as here, reader(browser, here.page, **context) as person:
        await _finished(person)
        page, scrubber = person.page, person.page.locator(SCRUBBER)
        logged = await _by_moment(person)
        await person.press(f"section:has({ENDED}) a[href*=replay]")
        await person.see(SCRUBBER)
        last = int(await scrubber.get_attribute("max") or 0)
        await expect(scrubber).to_have_value("0", timeout=SOON)
        await scrubber.fill(str(last))
        await expect(scrubber).to_have_value(str(last), timeout=SOON)
        await person.press_named(word("replay-back"))
        await expect(scrubber).to_have_value(str(last - 1), timeout=SOON)
        await person.press_named(word("replay-on"))
        await expect(scrubber).to_have_value(str(last), timeout=SOON)
        speed = page.get_by_role("button", name=word("replay-speed").partition(":")[0])
        for times in ("2", "4"):
            await speed.click(timeout=SOON)
            await expect(speed).to_contain_text(times, timeout=SOON)
        # From the end it plays from the start, and by itself.
        visited: list[str] = []
        page.on("framenavigated", lambda frame: visited.append(frame.url.rpartition("/")[2]))
        await person.press_named(word("replay-play"))
        await until(lambda: ["0", "1"] in [visited[at : at + 2] for at in range(len(visited))])
        await person.press_named(word("replay-pause"))
        await scrubber.fill("2")
        await expect(scrubber).to_have_value("2", timeout=SOON)
        assert page.url.endswith("/2")
        moment = person.page.locator("section:has(.scrub) ul")
        await moment.get_by_text(logged[2]).first.wait_for(timeout=SOON)
        said = await moment.inner_text()
        await person.press_named(word("replay-copy"))
        link = await page.evaluate("navigator.clipboard.readText()")
        other = await person.friend(link)
        await other.see(SCRUBBER)
        await expect(other.page.locator(SCRUBBER)).to_have_value("2", timeout=SOON)
        await other.page.get_by_text(logged[2]).first.wait_for(timeout=SOON)
        assert await other.page.locator("section:has(.scrub) ul").inner_text() == said
        assert link == other.page.url == page.url, "there is no key in it"
        await person.press_named(word("replay-go-on"))
        await person.see(READY)
        await until(lambda: person.told.get("over", 1) is None)
        await person.play_on()
        assert person.faults == other.faults == []


async def test_a_line_of_the_log_leads_to_its_moment(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await _finished(person)
        line = person.page.locator(LOG).nth(1)
        text, address = await line.inner_text(), await line.get_attribute("href")
        await line.click(timeout=SOON)
        await (
            person.page.locator("section:has(.scrub)")
            .get_by_text(text)
            .first.wait_for(timeout=SOON)
        )
        assert address is not None and person.page.url.endswith(address)
        await person.page.go_back()
        await person.see(ENDED)
        assert person.faults == []
