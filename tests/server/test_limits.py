"""How many may come at once: from one address, and to one table."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from beachhead.locale import LANGUAGES, Texts
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.doors import gate
from tests.server.house import Guest, house

MOST = 3
PROXY = ("127.0.0.1",)


async def _refused(guest: Guest) -> p.Refused:
    reply = await guest.read()
    assert isinstance(reply, p.Refused)
    assert await guest.closed() == gate.TRY_AGAIN
    return reply


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("same", "another"),
    [
        (["192.0.2.1"] * (MOST + 1), "192.0.2.2"),
        ([f"2001:db8::{n}:1" for n in range(MOST + 1)], "2001:db8:0:1::1"),
    ],
)
async def test_an_address_has_so_many_lines_and_no_more(
    lang: str, same: list[str], another: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINES_EACH", MOST)
    async with house(tmp_path, behind=PROXY) as here, AsyncExitStack() as callers:
        table = await here.table("express", "me")

        async def call(address: str) -> Guest:
            headers = {"X-Forwarded-For": address, "Accept-Language": f"{lang}-XX,{lang};q=0.9"}
            return await callers.enter_async_context(here.stranger(**headers))

        first, *_ = [await call(address) for address in same[:-1]]
        reply = await _refused(await call(same[-1]))
        assert reply.code == "too-many-lines"
        assert reply.text == Texts(lang).say("error-too-many-lines", most=MOST)
        for guest in (first, await call(another)):
            await guest.send(p.Hello(table.table, table.keys, lang))
            await guest.asked()
        await first.connection.close()
        while True:  # the server may not know yet that a place is free
            late = await call(same[0])
            await late.send(p.Hello(table.table, table.keys, lang))
            if isinstance(await late.read(), p.Update):
                break


async def test_a_table_has_room_for_so_many_and_who_watches_takes_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "AT_A_TABLE", MOST)
    async with house(tmp_path) as here, AsyncExitStack() as guests:
        table = await here.table("express", "me")

        async def come(key: str) -> Guest:
            return await guests.enter_async_context(here.guest(table.table, key, lang="fr"))

        for key in (table.watch, table.keys[0]):
            for _ in range(MOST):
                await (await come(key)).shown()
            reply = await _refused(await come(key))
            assert reply.code == "table-full"
            assert reply.text == Texts("fr").say("error-table-full", most=MOST)


HOME = [f"2001:db8:1:{n:x}::1" for n in range(200)]
"""As many networks as one likes, all of one customer."""


def test_who_has_many_networks_may_not_do_more_than_a_whole_house() -> None:
    some = limits.Limits(0.0, 10.0)
    assert [some.take(HOME[0]) for _ in range(500)].count(True) == 10
    assert [some.take(one) for one in HOME].count(True) == 16 * 10 - 10
    assert some.take("2001:db8:2::1") and some.take("192.0.2.1") and some.take("unknown: 7")
    lines = limits.Lines(3)
    assert [lines.enter(one) for one in HOME for _ in range(4)].count(True) == 16 * 3
    assert lines.enter("2001:db8:2::1") and lines.enter("192.0.2.1")
    assert not lines.enter(HOME[-1])
    lines.leave(HOME[0])
    assert lines.enter(HOME[-1]) and not lines.enter(HOME[-1])


def test_nobody_is_forgotten_because_others_have_many_networks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 50)
    some = limits.Limits(0.0, 1.0)
    assert some.take("192.0.2.1")
    assert [some.take(one) for one in HOME].count(True) == 16
    assert not some.take("192.0.2.1")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:0:0:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "", True),
        ("unix", "192.0.2.1", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (limits.network(one) == limits.network(other)) == same
