"""Several browsers at one table, lost connections, real dice, and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.reader import SOON, reader
from tests.server.house import house


@pytest.mark.parametrize("seats", [2, 4])
async def test_friends_play_express_in_browsers_of_their_own(seats: int, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", *["friend"] * (seats - 1))
        address = f"http://127.0.0.1:{here.port}/#/table/{table.table}/"
        async with reader(address + table.keys[0]) as one:
            friends = [await one.friend(address + key) for key in table.keys[1:]]
            await one.everybody_plays(friends)
            endings = [await person.page.inner_text("section:has(#ended) p") for person in friends]
            assert set(endings) == {await one.page.inner_text("section:has(#ended) p")}
            assert [person.faults for person in (one, *friends)] == [[]] * seats


async def test_who_watches_sees_the_game_and_no_question(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        address = f"http://127.0.0.1:{here.port}/#/table/{table.table}/"
        async with reader(address + table.keys[0]) as player:
            watching = await player.friend(address + table.watch)
            await player.play_on()
            await watching.page.wait_for_selector("#ended", timeout=SOON)
            assert await watching.page.locator(".ask-place .button").count() == 0
            assert watching.faults == []


async def test_two_people_share_a_screen(tmp_path: Path) -> None:
    async with house(tmp_path) as here, reader(f"http://127.0.0.1:{here.port}/") as person:
        table = await here.table("express", "me", "me")
        first, second = table.keys
        for key in (first, second):
            address = f"http://127.0.0.1:{here.port}/#/table/{table.table}/{key}"
            await person.page.goto(address)
            await person.page.wait_for_selector(".ask-place", timeout=SOON)
        await person.play_on()
        assert person.faults == []


async def test_a_connection_that_is_cut_is_taken_up_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        address = f"http://127.0.0.1:{here.port}/#/table/{table.table}/{table.keys[0]}"
        async with reader(address) as person:
            await person.page.wait_for_selector(".ask-place .button", timeout=SOON)
            question = await person.page.inner_text(".question h2")
            await here.cut()
            await person.page.wait_for_selector("[role=status]", timeout=SOON)
            await person.page.wait_for_selector(".lost", state="detached", timeout=SOON)
            assert await person.page.inner_text(".question h2") == question
            assert await person.play_on() > 0


async def test_the_page_is_reloaded_at_every_question(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        address = f"http://127.0.0.1:{here.port}/#/table/{table.table}/{table.keys[0]}"
        async with reader(address) as person:
            kinds: set[str] = set()
            for _ in range(25):
                await person.page.wait_for_selector(".ask-place .button, #ended", timeout=SOON)
                if await person.page.locator("#ended").count():
                    break
                question = await person.page.inner_text(".question h2")
                kinds.add(question)
                await person.page.reload()
                await person.page.wait_for_selector(".question h2", timeout=SOON)
                assert await person.page.inner_text(".question h2") == question
                for _ in range(6):
                    await person.answer_once()
                    await person.page.wait_for_timeout(50)
                    if await person.page.locator(".question h2").all_inner_texts() != [question]:
                        break
            assert len(kinds) > 2
            assert person.faults == []


async def test_real_dice_are_tapped_in(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", typed=True)
        address = f"http://127.0.0.1:{here.port}/#/table/{table.table}/{table.keys[0]}"
        async with reader(address) as person:
            for _ in range(2):
                await person.page.wait_for_selector(".pad", timeout=SOON)
                await person.close_dialog()
                asked = await person.page.inner_text(".ask-place h2")
                for die in await person.page.locator(".pad .one").all():
                    await die.locator("button").nth(1).click()
                await person.press(".ask-place .primary:enabled")
                await (
                    person.page.locator(".ask-place h2")
                    .filter(has_not_text=asked)
                    .first.wait_for(timeout=SOON)
                )
            await person.page.wait_for_selector(".die-box", timeout=SOON)
            assert person.faults == []
