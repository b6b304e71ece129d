"""The German's Decorations on the wire: nobody else is sent a byte that depends on them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.atlantikwall.actions import BuyDecoration, PlayDecoration
from beachhead.kernel.contract import Choice, Decision, Draw, Drawn, Event, Over, first_chance
from beachhead.kernel.fair import fast_stream
from beachhead.server import protocol as p
from tests.browser.moments import Moment, set_down
from tests.games.german_play import keepable
from tests.games.normandy_play import the_game
from tests.option_sets import start
from tests.server.house import Guest, House, house

SETUP: dict[str, Any] = {"map": "exercise-fabius", "atlantikwall": True, "seats": 3}
ALLY, GERMAN, LAST = 0, 2, 400
ONE, OTHER = "flak-badge", "long-service-award"
"""Two Decorations, of which he draws one."""
ENOUGH = 12
"""So many kinds of questions."""
CHANGES = re.compile(r'"commitment":"[^"]*"|"started":"[^"]*"|"table":"[^"]*"')
"""What differs between any two tables."""


@cache
def moments() -> list[tuple[Moment, Moment]]:
    """Moments of a game in which he holds one Decoration, and of one in which it is the other."""
    games = (_moments_of(f"wall/{number}") for number in range(50))
    return next(found for found in games if len(found) >= ENOUGH)


def _moments_of(seed: str) -> list[tuple[Moment, Moment]]:
    """Each is the first one at which anybody is asked something new; he never plays the card."""
    game, below = the_game(), fast_stream(seed)
    chosen = {spec.name: spec.default for spec in game.specs()} | SETUP
    bot, state = find_bot("sergeant", game.id), start(game, chosen)
    events: list[Event] = []
    met: set[str] = set()
    found: list[tuple[Moment, Moment]] = []
    drawn = -1
    while len(events) < LAST and not isinstance(pending := game.pending(state), Over):
        asks = {getattr(item, "ask", "") for item in pending if drawn >= 0}
        if asks - met:
            met |= asks
            twin = [*events[:drawn], Drawn(GERMAN, OTHER), *events[drawn + 1 :]]
            found.append((Moment(chosen, list(events), pending), Moment(chosen, twin, pending)))
        now = pending[below(len(pending))]
        if isinstance(now, Draw) and now.seat == GERMAN:
            if drawn >= 0:
                break  # whatever he draws next is another matter
            drawn = len(events)
            event: Event = Drawn(GERMAN, ONE)
        elif isinstance(now, Decision):
            action = bot(game, game.view(state, now.seat), now, below)
            if BuyDecoration() in now.options and drawn < 0:
                action = BuyDecoration()
            event = Choice(now.seat, a.DONE if isinstance(action, PlayDecoration) else action)
        else:
            event = now.happen(below)
        events.append(event)
        state = game.apply(state, event)[0]
    return found


async def sent(here: House, table: p.NewTable, key: str) -> list[str]:
    """All that somebody with this key is sent at the table."""
    async with here.guest(table.table, key) as guest:
        await guest.shown()
        return [CHANGES.sub("", text) for text in guest.raw]


async def fetched(here: House, table: p.NewTable, key: str) -> list[str]:
    """All that somebody with this key can ask for: moments before, the list of tables."""
    told = []
    headers = {"Authorization": f"Bearer {key}"}
    where = f"/api/tables/{table.table}"
    last = (await here.http.get(f"{where}/moment", headers=headers)).json()["last"]
    for at in (1, last // 2, last):
        answer = await here.http.get(f"{where}/moment", params={"at": at}, headers=headers)
        told.append(answer.text)
    for closed in ("record", "verdict", "numbers"):
        answer = await here.http.get(f"{where}/{closed}", headers=headers)
        assert answer.status_code == 409 or answer.json()["code"] == "not-over"
        told.append(answer.text)
    mine = await here.http.post("/api/mine", json=[{"table": table.table, "keys": [key]}])
    told.append(mine.text)
    return [CHANGES.sub("", text) for text in told]


def test_the_moments_are_of_many_kinds() -> None:
    kinds = {getattr(item, "ask", "") for one, _ in moments() for item in one.pending}  # type: ignore[union-attr]
    assert {"lock", "reroll", "move", "rally", "german-tally", "german-ready"} <= kinds
    assert {ONE, OTHER} <= set(keepable())


@pytest.mark.rule("K-6")
@pytest.mark.parametrize("typed", [False, True])
async def test_allies_and_spectators_are_sent_the_same_whatever_he_holds(
    typed: bool, tmp_path: Path
) -> None:
    tables = [
        [await set_down(tmp_path, "normandy", moment, typed) for moment in pair]
        for pair in moments()
        if typed or first_chance(pair[0].pending) is None  # else each table would roll its own dice
    ]
    assert len(tables) > 5
    async with house(tmp_path) as here:
        for one, other in tables:
            for who in (ALLY, None):
                keys = [table.watch if who is None else table.keys[who] for table in (one, other)]
                first = await sent(here, one, keys[0])
                assert first == await sent(here, other, keys[1])
        for who in (ALLY, None):
            keys = [table.watch if who is None else table.keys[who] for table in (one, other)]
            assert await fetched(here, one, keys[0]) == await fetched(here, other, keys[1])
        his = [await sent(here, table, table.keys[GERMAN]) for table in (one, other)]
        assert his[0] != his[1], "he himself sees his cards"


@pytest.mark.rule("K-6")
async def test_taking_back_and_putting_back_show_nothing_either(tmp_path: Path) -> None:
    *_, pair = (pair for pair in moments() if _is_up_to_him(pair[0]))
    tables = [await set_down(tmp_path, "normandy", moment) for moment in pair]
    async with house(tmp_path) as here:
        told = [await _taken_back(here, table) for table in tables]
    assert told[0] == told[1]


def _is_up_to_him(now: Moment) -> bool:
    """Somebody else has chosen last, and no dice are in the air: they fall as each table will."""
    last, pending = now.events[-1], now.pending
    if isinstance(pending, Over) or not all(isinstance(item, Decision) for item in pending):
        return False
    asked = {item.seat for item in pending}
    return GERMAN in asked and isinstance(last, Choice) and last.seat != GERMAN


async def _taken_back(here: House, table: p.NewTable) -> list[list[str]]:
    """What an Ally and a spectator are sent while the German takes his last step back and forth."""
    async with (
        here.guest(table.table, table.keys[ALLY]) as ally,
        here.guest(table.table, table.watch) as watching,
        here.guest(table.table, table.keys[1]) as friend,
        here.guest(table.table, table.keys[GERMAN]) as german,
    ):
        people = (ally, friend, german)
        for guest in (*people, watching):
            await guest.shown()
        for wish in (p.TakeBack, p.PutBack):
            screen = german.screen
            assert screen is not None
            step = screen.undo if wish is p.TakeBack else screen.redo
            assert step is not None
            await german.answer(wish(german.next_id(), GERMAN, step.number))
            await _all_agree((ally, friend))
            await _until_still((*people, watching))
        return [[CHANGES.sub("", text) for text in guest.raw] for guest in (ally, watching)]


async def _all_agree(people: tuple[Guest, ...]) -> None:
    for seat, guest in enumerate(people):
        while guest.screen is None or guest.screen.proposal is None:
            await guest.read()
        number = guest.screen.proposal.number
        await guest.answer(p.Answer(guest.next_id(), seat, number, True))


async def _until_still(people: tuple[Guest, ...]) -> None:
    latest = max(guest.version for guest in people)
    for guest in people:
        while guest.version < latest or (guest.screen and guest.screen.proposal):
            await guest.read()
