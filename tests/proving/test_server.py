"""The proving game over real sockets: each side is told its own, and bots play either."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from beachhead.games import load_game
from beachhead.kernel.record import read_record, verify
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.plans import table_texts
from beachhead.server import protocol as p
from beachhead.server import thinking
from tests.proving import ProvingGame, load_proving
from tests.proving.play import MASTER, UNIT
from tests.server.house import Guest, House, first_action, house

pytestmark = pytest.mark.usefixtures("unhurried")

WISH: dict[str, Any] = {"options": {"tide": True, "map": "pegasus-bridge"}}


def orders(game: ProvingGame) -> dict[str, set[str]]:
    """Every order, by its id and with its names in all languages."""
    names = {}
    for card in game.content.of_kind("order"):
        texts = [Texts(language, game) for language in LANGUAGES]
        names[card] = {card, *(one.name("order", card) for one in texts)}
    return names


def found_in(raw: list[str], words: set[str]) -> set[str]:
    """Which of these words were ever sent."""
    told = "\n".join(raw)
    return {word for word in words if word in told}


def hand(guest: Guest) -> list[p.CardOnTable]:
    """The harbour master's cards, as this guest is shown them."""
    assert guest.screen is not None
    rows = [row for row in guest.screen.panels if isinstance(row, p.CardPanel)]
    return [card for row in rows if row.seat == MASTER for card in row.cards]


async def play_without_orders(guests: list[Guest], most: int) -> None:
    """Everybody takes the first way, but no order is ever given."""

    async def play(guest: Guest) -> None:
        for _ in range(most):
            if (ask := await guest.asked()) is None:
                return
            action = "done" if ask.ask == "order" else first_action(ask.prompt)
            reply = await guest.act(ask, action)
            assert isinstance(reply, p.Done), reply

    await asyncio.gather(*map(play, guests))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_byte_of_the_hand_goes_to_anybody_else(
    game: ProvingGame, language: str, tmp_path: Path
) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", **WISH)
        async with (
            here.guest(table.table, table.keys[UNIT], lang=language) as unit,
            here.guest(table.table, table.keys[MASTER], lang=language) as master,
            here.guest(table.table, table.watch, lang=language) as watching,
        ):
            await play_without_orders([unit, master], 1)
            held = {card.id for card in hand(master)}
            assert len(held) == 2 and held <= set(orders(game))
            await play_without_orders([unit, master], 10_000)
            while watching.screen is None or watching.screen.over is None:
                await watching.read()
            every = {word for names in orders(game).values() for word in names}
            assert found_in(unit.raw, every) == found_in(watching.raw, every) == set()
            mine = {word for card in held for word in orders(game)[card]}
            texts = Texts(language, game)
            assert found_in(master.raw, mine) >= {*held, *(texts.name("order", c) for c in held)}
            for other in (unit, watching):
                assert [card.status for card in hand(other)] == ["face-down"] * 2
                assert {card.id for card in hand(other)} == {"face-down"}
                assert other.screen is not None and other.screen.face("face-down").text == ""
            await check_http(here, table, every)


async def check_http(here: House, table: p.NewTable, every: set[str]) -> None:
    """Nor does it go to those who step back through the game; only its record says it, later."""
    where = f"/api/tables/{table.table}/moment"
    for key, knows in ((table.keys[UNIT], False), (table.keys[MASTER], True), (table.watch, False)):
        headers, told = {"Authorization": f"Bearer {key}"}, []
        for at in (2, 3, 10, 30):
            answer = await here.http.get(where, params={"at": at}, headers=headers)
            assert answer.status_code == 200
            told.append(answer.text)
        assert bool(found_in(told, every)) == knows
    headers = {"Authorization": f"Bearer {table.watch}"}
    record = await here.http.get(f"/api/tables/{table.table}/record", headers=headers)
    reading = read_record(record.content, load_game)
    assert verify(reading).result == "fair" and reading.table.over is not None


async def test_the_record_is_nobodys_before_the_end(tmp_path: Path) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", **WISH)
        for key in (*table.keys, table.watch):
            headers = {"Authorization": f"Bearer {key}"}
            answer = await here.http.get(f"/api/tables/{table.table}/record", headers=headers)
            assert answer.status_code == 409


async def test_an_order_that_is_given_is_everybodys(game: ProvingGame, tmp_path: Path) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", **WISH)
        async with (
            here.guest(table.table, table.keys[UNIT]) as unit,
            here.guest(table.table, table.keys[MASTER]) as master,
        ):
            await unit.play_on(most=1)
            ask = await master.asked()
            assert ask is not None and ask.ask == "order"
            assert isinstance(ask.prompt, p.MenuPrompt)
            first = ask.prompt.entries[0]
            card = first.action.removeprefix("give-order ")
            (kept,) = {shown.id for shown in hand(master)} - {card}
            assert isinstance(await master.act(ask, first.action), p.Done)
            while unit.version < master.version:
                await unit.read()
            name, secret = (Texts("en", game).name("order", one) for one in (card, kept))
            assert any(name in line.text for line in unit.log)
            assert not found_in(unit.raw, {kept, secret})


@pytest.mark.parametrize("people", [("me", "sergeant"), ("sergeant", "me")])
async def test_a_bot_plays_either_side_to_the_end(
    game: ProvingGame, people: tuple[str, str], tmp_path: Path
) -> None:
    seat = people.index("me")
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", *people, **WISH)
        async with here.guest(table.table, table.keys[seat]) as guest:
            await guest.play_on()
            assert guest.screen is not None and guest.screen.over is not None
            told = guest.screen.over
            headers = {"Authorization": f"Bearer {table.watch}"}
            record = await here.http.get(f"/api/tables/{table.table}/record", headers=headers)
    kept = read_record(record.content, load_game).table
    over, texts = kept.over, table_texts("en", kept)
    assert over is not None
    mine, other = (texts.message(over.reason_for(one)) for one in (seat, 1 - seat))
    assert (told.result, told.text) == (over.result_for(seat), mine) and mine != other


async def test_who_draws_real_cards_alone_is_asked_for_them(
    game: ProvingGame, tmp_path: Path
) -> None:
    every = {word for names in orders(game).values() for word in names}
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", typed=True, **WISH)
        async with (
            here.guest(table.table, table.keys[UNIT]) as unit,
            here.guest(table.table, table.keys[MASTER]) as master,
        ):
            for card in ("blackout", "false-beacon"):
                while master.screen is None or not isinstance(master.screen.entering, p.DrawOne):
                    await master.read()
                throw = master.screen.entering
                enter = p.Enter(master.next_id(), throw.seat, throw.number, card)
                assert isinstance(await master.answer(enter), p.Done)
            while unit.version < 2 or master.version < 2:
                await asyncio.gather(*(one.read() for one in (unit, master) if one.version < 2))
            assert found_in(unit.raw, every) == set()
            assert master.screen is not None
            faces = {master.screen.face(card.id).title for card in hand(master)}
            assert faces == {"Blackout", "False beacon"}


async def test_general_thinks_for_the_units(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "THOUGHT", 0.0)
    monkeypatch.setattr(thinking, "LEAST", 0.1)
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "general", "me", **WISH)
        async with here.guest(table.table, table.keys[MASTER]) as master:
            await master.play_on(most=3)
            assert any("wade" in line.text for line in master.log)
