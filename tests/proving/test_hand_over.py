"""Several people at one screen: a secret is shown only to the one whose screen it is now."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.locale import LANGUAGES
from beachhead.server import protocol as p
from tests.proving import ProvingGame, load_proving
from tests.proving.play import MASTER, UNIT
from tests.proving.test_server import WISH, found_in, hand, orders
from tests.server.house import Guest, first_action, house


def every_word(game: ProvingGame) -> set[str]:
    """Whatever tells of an order."""
    return {word for names in orders(game).values() for word in names}


async def until_handed(guest: Guest, seat: int) -> None:
    """Until the screen is to go to this seat."""
    while guest.screen is None or guest.screen.hand_over != seat:
        await guest.read()


async def act(guest: Guest, action: str = "") -> None:
    """Answer what is asked now."""
    assert guest.screen is not None
    (ask,) = guest.screen.asks
    reply = await guest.act(ask, action or first_action(ask.prompt))
    assert isinstance(reply, p.Done)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_secret_comes_before_it_is_taken_nor_after_the_next(
    game: ProvingGame, language: str, tmp_path: Path
) -> None:
    every = every_word(game)
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "me", **WISH)
        async with here.guest(table.table, *table.keys, lang=language) as guest:
            await guest.shown()
            # The Unit lands: of the master's orders there are only backs.
            await act(guest)
            await until_handed(guest, MASTER)
            assert guest.screen is not None and guest.screen.asks == ()
            assert [card.status for card in hand(guest)] == ["face-down"] * 2
            assert not found_in(guest.raw, every)
            assert isinstance(await guest.take(MASTER), p.Done)
            held = {card.id for card in hand(guest)}
            assert len(held) == 2 and held <= set(orders(game))
            private = [line for line in guest.log if found_in([line.text], every)]
            assert len(private) == 2
            await act(guest, "done")
            before = len(guest.raw)
            # The Unit is asked once it has the screen, and nothing is left of the orders.
            await until_handed(guest, UNIT)
            assert guest.screen.asks == ()
            assert [card.status for card in hand(guest)] == ["face-down"] * 2
            assert not [line for line in guest.log if found_in([line.text], every)]
            assert isinstance(await guest.take(UNIT), p.Done)
            assert guest.screen.asks and guest.screen.asks[0].seat == UNIT
            assert not found_in(guest.raw[before:], every)


async def test_who_comes_back_has_to_take_it_again(game: ProvingGame, tmp_path: Path) -> None:
    every = every_word(game)
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "me", **WISH)
        async with here.guest(table.table, *table.keys) as guest:
            await guest.shown()
            await act(guest)
            await until_handed(guest, MASTER)
            await guest.take(MASTER)
            seen = guest.version
        async with here.guest(table.table, *table.keys, version=seen) as guest:
            first = await guest.read()
            assert isinstance(first, p.Update) and first.log_from == 0, "all lines are told anew"
            await until_handed(guest, MASTER)
            await guest.send(p.Speak("fr"))
            await guest.shown()
            assert guest.screen is not None and guest.screen.hand_over == MASTER
            assert not found_in(guest.raw, every)
        where = f"/api/tables/{table.table}/moment"
        headers = {"Authorization": f"Bearer {' '.join(table.keys)}"}
        for at in range(1, 5):
            answer = await here.http.get(where, params={"at": at}, headers=headers)
            assert answer.status_code == 200 and not found_in([answer.text], every)


async def test_what_is_taken_back_is_covered_too(game: ProvingGame, tmp_path: Path) -> None:
    every = every_word(game)
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "me", **WISH)
        async with here.guest(table.table, *table.keys) as guest:
            await guest.shown()
            await act(guest)
            await until_handed(guest, MASTER)
            await guest.take(MASTER)
            await act(guest, "done")
            await until_handed(guest, UNIT)
            await guest.take(UNIT)
            before = len(guest.raw)
            assert guest.screen is not None and guest.screen.undo is not None
            undo = guest.screen.undo
            reply = await guest.answer(p.TakeBack(guest.next_id(), undo.seat, undo.number))
            assert isinstance(reply, p.Done)
            await until_handed(guest, MASTER)
            assert not found_in(guest.raw[before:], every)


async def test_each_at_a_screen_of_their_own_hands_nothing_over(tmp_path: Path) -> None:
    """Nor do Units around one screen, while the harbour master has another."""
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "me", "friend", **WISH)
        units, master = table.keys[:2], table.keys[2]
        async with (
            here.guest(table.table, *units) as together,
            here.guest(table.table, master) as apart,
        ):
            for _ in range(12):
                for guest in (together, apart):
                    await guest.shown() if guest.screen is None else None
                    assert guest.screen is not None and guest.screen.hand_over is None
                asking = next(g for g in (together, apart, together) if g.screen and g.screen.asks)
                await act_first(asking)
                for guest in (together, apart):
                    while guest.version < asking.version:
                        await guest.read()


async def act_first(guest: Guest) -> None:
    """Answer the first of what is asked."""
    assert guest.screen is not None
    ask = guest.screen.asks[0]
    action = "done" if ask.ask == "order" else first_action(ask.prompt)
    assert isinstance(await guest.act(ask, action), p.Done)


async def test_a_whole_game_is_played_at_one_screen(game: ProvingGame, tmp_path: Path) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "me", **WISH)
        async with here.guest(table.table, *table.keys) as guest:
            await guest.play_on()
            assert guest.screen is not None and guest.screen.over is not None
            assert guest.screen.hand_over is None


async def test_nobody_takes_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with house(tmp_path, load=load_proving) as here:
        table = await here.table("normandy", "me", "friend", **WISH)
        async with here.guest(table.table, table.keys[UNIT]) as guest:
            await guest.shown()
            reply = await guest.take(MASTER)
            assert isinstance(reply, p.Refused) and reply.code == "not-your-seat"
