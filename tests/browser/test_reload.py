"""The page reloaded in the middle of every kind of decision: the same is asked again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, WebSocket

from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import HAND_OVER, QUESTION, READY, SOON, Reader, reader, until
from tests.option_sets import SEATS
from tests.server.house import house

KINDS: list[tuple[str, str, dict[str, Any]]] = [
    ("express", "recruit reroll specialists sit-out rally lose toll", {}),
    ("battle", "deploy reroll sit-out medals command", {}),
    ("normandy", "land muster lock reroll rally trade move tally", {}),
    ("normandy", "cancel ready reroll-card choose forfeit straight suffer change", {}),
    ("normandy", "take-card award for-whom fire", {}),
    ("normandy", "offered call-rwb whose-tally", {"map": "port-en-bessin", SEATS: 3}),
]


async def _look(person: Reader, kind: str, socket: WebSocket | None) -> tuple[str, list[str]]:
    """At a new connection, what is asked of the one of us who has this kind of decision."""
    await until(lambda: person.socket is not socket and "asks" in person.told)
    if person.told["hand_over"] is not None:
        await person.press(HAND_OVER)
        await until(lambda: bool(person.told["asks"]))
    asks = person.told["asks"]
    place = [ask["ask"] for ask in asks].index(kind)
    if len(asks) > 1:
        await person.press(f".ask-place [role=group] .button >> nth={place}")
    question = person.page.locator(QUESTION).filter(has_text=asks[place]["question"])
    await question.wait_for(timeout=SOON)
    return await person.asked(), await person.log()


@pytest.mark.parametrize(("game", "some", "setup"), KINDS)
async def test_the_page_is_reloaded_at_every_kind_of_question(
    game: str, some: str, setup: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    kinds = set(some.split())
    found = one_of_each(game, kinds, setup=setup)
    assert set(found) == kinds
    tables = {kind: await set_down(tmp_path, game, moment) for kind, moment in found.items()}
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.hold(tables.values())
        for kind, table in tables.items():
            socket = person.socket
            await person.page.goto(here.link(table.table))
            before, socket = await _look(person, kind, socket), person.socket
            await person.page.reload()
            assert await _look(person, kind, socket) == before
            await person.see(READY)
            await person.answer_once()
        assert person.faults == []
