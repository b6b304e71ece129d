"""Tables that are put back to what they were: nobody takes what is gone for what is there."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import NamedTuple

from beachhead.server import protocol as p
from tests.server.house import Guest, House


class Rewound(NamedTuple):
    """A table of which there is a copy, and another that was made later."""

    table: p.NewTable
    later: p.NewTable
    log: list[p.LogLine]
    """What had happened when it was copied."""
    then: int
    """The version that it had, as it was told then."""
    now: int
    """The version that it has come to since."""

    async def check(self, here: House) -> None:
        """It is as it was, and goes on from there; the other one is gone."""
        table, later, log, then, now = self
        async with here.guest(table.table, table.keys[0], version=now) as guest:
            await guest.shown()
            assert guest.version > now and guest.log == log
            await guest.play_on(most=12)
            assert guest.version - now > now - then
        # Who knows more than was put back, and less than has been played since, knows none of it.
        async with here.guest(table.table, table.keys[0], version=now) as other:
            await other.shown()
            assert (other.version, other.log) == (guest.version, guest.log)
        async with here.guest(later.table, later.keys[0]) as guest:
            refused = await guest.read()
            assert isinstance(refused, p.Refused) and refused.code == "no-such-table"


async def play_past(
    here: House, table: p.NewTable, guest: Guest, copying: Awaitable[object]
) -> Rewound:
    """Something happens, all is copied, and more happens."""
    await guest.play_on(most=1)
    then, log = guest.version, list(guest.log)
    await copying
    later = await here.table("express", "me")
    assert await guest.play_on(most=5) > 0
    return Rewound(table, later, log, then, guest.version)
