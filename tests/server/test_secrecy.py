"""Secrets on the wire: games that differ in a secret look the same to others, byte for byte."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from beachhead import games
from beachhead.games import GAMES
from beachhead.server import protocol as p
from tests.secret_game import LeakyGame, SecretGame
from tests.server.house import Guest, House, house, read

WAYS = ("socket", "http")


@asynccontextmanager
async def houses(database: str | None, folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Two at one database, or the one of a folder."""
    if database is None:
        async with house(folder) as here:
            yield here, here
    else:
        async with house(database) as here, house(database) as there:
            yield here, there


@pytest.fixture(params=["folder", "two processes"])
def shared(request: pytest.FixtureRequest) -> str | None:
    """The database at which there are two, if it is one."""
    if request.param == "folder":
        return None
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture(autouse=True)
def comes_and_goes() -> Iterator[None]:
    """The little game is there for a test."""
    games._shipped.cache_clear()
    yield
    games._shipped.cache_clear()


async def _draw(guest: Guest, die: str) -> None:
    while guest.screen is None or not isinstance(guest.screen.entering, p.Throw):
        await guest.read()
    throw = guest.screen.entering
    assert isinstance(
        await guest.answer(p.Enter(guest.next_id(), throw.seat, throw.number, die)), p.Done
    )


async def _fetched(here: House, table: p.NewTable, key: str) -> list[str]:
    """All that somebody with this key can see of the table over HTTP."""
    where, found = f"/api/tables/{table.table}/moment", []
    for at in range(3):
        headers = {"Authorization": f"Bearer {key}"}
        found.append((await here.http.get(where, params={"at": at}, headers=headers)).text)
    ring = {"table": table.table, "keys": [key]}
    mine = (await here.http.post("/api/mine", json=[ring])).json()
    assert '"panels"' in found[-1] and len(mine) == 1
    return [*found, str(mine[0] | {"table": "", "started": ""})]


async def _told(
    here: House, there: House, secret: str, way: str
) -> tuple[list[str], list[str], list[str]]:
    """All that Ann, Ben and a spectator are told while Ann draws a skull, and Ben this.

    Ben is there, and the others are here.
    """
    table = await here.table("secrets", "me", "friend", typed=True)
    async with (
        here.guest(table.table, table.keys[0]) as ann,
        there.guest(table.table, table.keys[1]) as ben,
        here.guest(table.table, table.watch) as watching,
    ):
        for guest in (ann, ben, watching):
            while guest.screen is None or sum(one.screens for one in guest.screen.players) < 2:
                await guest.read()
        start = [len(guest.raw) for guest in (ann, ben, watching)]
        for drawn, (guest, die) in enumerate(((ann, "Rk"), (ben, secret)), start=1):
            await _draw(guest, die)
            for other in (ann, ben, watching):
                while other.version < drawn:
                    await other.read()
        heard = [guest.raw[n:] for guest, n in zip((ann, ben, watching), start, strict=True)]
        told = [[one for one in all_heard if not _is_of_who_came(one)] for all_heard in heard]
        if way == "http":
            keys = (*table.keys, table.watch)
            told = [
                await _fetched(here, table, key) + await _fetched(there, table, key) for key in keys
            ]
    return told[0], told[1], told[2]


def _is_of_who_came(message: str) -> bool:
    """Whether nothing else is told in it: another process tells of that whenever it comes to it."""
    update = read(message)
    if not isinstance(update, p.Update) or update.log or update.own is not None:
        return False
    return all(isinstance(panel, int) for panel in update.screen.panels)


@pytest.mark.parametrize("way", WAYS)
async def test_the_others_are_told_the_same_whatever_was_drawn(
    way: str, shared: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "secrets", SecretGame)
    async with houses(shared, tmp_path) as (here, there):
        ann, ben, watching = await _told(here, there, "Rs", way)
        ann_again, ben_again, watching_again = await _told(here, there, "Rt", way)
    assert ann == ann_again
    assert watching == watching_again
    assert ben != ben_again


@pytest.mark.parametrize("way", WAYS)
async def test_this_notices_a_game_that_hides_nothing(
    way: str, shared: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "secrets", LeakyGame)
    async with houses(shared, tmp_path) as (here, there):
        one, other = [await _told(here, there, die, way) for die in ("Rs", "Rt")]
        assert one[0] != other[0]


async def test_at_one_screen_each_draws_with_it_in_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "secrets", SecretGame)
    async with house(tmp_path) as here:
        table = await here.table("secrets", "me", "me", typed=True)
        async with here.guest(table.table, *table.keys) as both:
            for seat, die in ((0, "Rk"), (1, "Rs")):
                while both.screen is None or both.screen.hand_over != seat:
                    await both.read()
                assert both.screen.entering is None and both.screen.asks == ()
                assert isinstance(await both.take(seat), p.Done)
                await _draw(both, die)
            assert both.screen is not None
            rows = [row for row in both.screen.panels if isinstance(row, p.DicePanel)]
            assert [die.die for row in rows for die in row.dice] == ["Rs"]
            private = [line.text for line in both.log if "skull" in line.text]
            assert private == []
