"""The waiting room: until everybody is there, nobody is asked to play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from beachhead.server import protocol as p
from tests.server.house import Guest, House, house
from tests.server.shown import Shown


async def waiting(here: House, *seats: str, game: str = "express") -> p.NewTable:
    """A table that waits for its friends."""
    return await here.table(game, *seats, wait=True)


async def until_begun(guest: Guest) -> Shown:
    """What is seen once the game has begun, and something is asked."""
    while guest.screen is None or guest.screen.gathering or not guest.screen.asks:
        await guest.read()
    return guest.screen


async def until(guest: Guest, **expected: object) -> p.Gathering:
    """Who is there, once it is so."""
    while True:
        gathering = guest.screen.gathering if guest.screen else None
        if gathering and all(getattr(gathering, name) == value for name, value in expected.items()):
            return gathering
        await guest.read()


async def test_nobody_is_asked_before_everybody_is_there(place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "me", "friend", "friend")
        async with here.guest(table.table, table.keys[0]) as host:
            screen = await host.shown()
            assert screen.gathering == p.Gathering(missing=(1, 2)) and screen.host == 0
            assert (screen.asks, screen.waiting, screen.undo) == ((), (), None)
            assert not any(player.busy for player in screen.players)
            reply = await host.answer(p.Act(host.next_id(), 0, 0, "done"))
            assert isinstance(reply, p.Refused) and reply.code == "not-begun"
            async with here.guest(table.table, table.keys[1]) as one:
                screen = await one.shown()
                assert screen.gathering == p.Gathering(missing=(2,)) and screen.host is None
                async with here.guest(table.table, table.keys[2]) as two:
                    for guest in (host, one, two):
                        assert (await until_begun(guest)).gathering is None
                # Once begun, the game does not stop because somebody is away.
                assert (await until_begun(one)).gathering is None


async def test_a_table_waits_only_if_that_was_wished_and_for_friends_only(
    place: Path | str,
) -> None:
    async with house(place) as here:
        for table in (
            await here.table("express", "me", "friend"),
            await waiting(here, "me", "sergeant"),
            await waiting(here, "me"),
        ):
            async with here.guest(table.table, table.keys[0]) as guest:
                assert (await until_begun(guest)).asks


async def test_one_screen_with_all_keys_begins_at_once(place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "me", "friend")
        async with here.guest(table.table, *table.keys) as guest:
            assert (await until_begun(guest)).gathering is None


async def test_who_needs_a_moment_is_waited_for(place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "me", "friend")
        async with here.guest(table.table, table.keys[0]) as host:
            await host.shown()
            assert isinstance(await host.answer(p.Hold(host.next_id(), 0, hold=True)), p.Done)
            async with here.guest(table.table, table.keys[1]) as friend:
                assert await until(friend, missing=()) == p.Gathering(holding=(0,))
                reply = await friend.answer(p.Hold(friend.next_id(), 0, hold=False))
                assert isinstance(reply, p.Refused) and reply.code == "not-your-seat"
                await host.answer(p.Hold(host.next_id(), 0, hold=False))
                await until_begun(friend)


@pytest.mark.parametrize("bots", [False, True])
async def test_the_host_begins_without_those_who_are_missing(bots: bool, place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "me", "friend", "friend")
        async with (
            here.guest(table.table, table.keys[0]) as host,
            here.guest(table.table, table.keys[1]) as friend,
        ):
            await until(host, missing=(2,))
            reply = await friend.answer(p.Begin(friend.next_id(), 1, bots))
            assert isinstance(reply, p.Refused) and reply.code == "not-the-host"
            assert isinstance(await host.answer(p.Begin(host.next_id(), 0, bots)), p.Done)
            screen = await until_begun(host)
            assert [bool(player.bot) for player in screen.players] == [False, False, bots]
            reply = await host.answer(p.Begin(host.next_id(), 0, bots))
            assert isinstance(reply, p.Refused) and reply.code == "begun"
        async with here.guest(table.table, table.keys[2]) as late:
            assert (await late.shown()).seats == (() if bots else (2,))


async def test_a_bot_plays_to_the_end_in_a_seat_it_was_given(place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "me", "friend")
        async with here.guest(table.table, table.keys[0]) as host:
            await host.shown()
            await host.answer(p.Begin(host.next_id(), 0, bots=True))
            assert await host.play_on() > 0
        headers = {"Authorization": f"Bearer {table.watch}"}
        verdict = await here.http.get(f"/api/tables/{table.table}/verdict", headers=headers)
        assert msgspec.json.decode(verdict.content, type=p.Trouble).code == "fair"


async def test_a_waiting_table_outlives_the_server(place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "me", "friend")
    async with house(place) as here, here.guest(table.table, table.keys[0]) as host:
        screen = await host.shown()
        assert screen.gathering == p.Gathering(missing=(1,)) and screen.host == 0
        async with here.guest(table.table, table.keys[1]) as friend:
            await until_begun(friend)
    async with house(place) as here, here.guest(table.table, table.keys[0]) as host:
        assert (await until_begun(host)).gathering is None


async def test_who_sets_a_table_up_for_others_leaves_it_to_them(place: Path | str) -> None:
    async with house(place) as here:
        table = await waiting(here, "friend", "friend")
        async with here.guest(table.table, table.watch) as watching:
            assert (await watching.shown()).gathering == p.Gathering(missing=(0, 1))
            async with here.guest(table.table, table.keys[1]) as friend:
                screen = await friend.shown()
                assert screen.gathering == p.Gathering(missing=(0,)) and screen.host == 1
