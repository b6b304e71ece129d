"""Tables that anybody may sit down at."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.stores.sqlite import SqliteStore
from tests.server.house import House, house
from tests.server.test_waiting import until, until_begun, waiting

SECRETS = ("keys", "key", "watch", "seed", "commitment")


async def listed(here: House, lang: str = "en") -> list[p.OpenTable]:
    answer = await here.http.get("/api/open", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[p.OpenTable])


async def sit_down(here: House, table: str, name: str = "", **headers: str) -> httpx.Response:
    return await here.http.post(f"/api/open/{table}", json={"name": name}, headers=headers)


async def taken(here: House, table: str, name: str = "") -> str:
    """The key of a seat."""
    answer = await sit_down(here, table, name)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=p.SeatTaken).key


def code_of(answer: httpx.Response) -> str:
    return msgspec.json.decode(answer.content, type=p.Trouble).code


def wish(*seats: str, **more: Any) -> dict[str, Any]:
    named = [{"kind": seat, "name": "Ann" if seat == "me" else ""} for seat in seats]
    return {"game": "express", "seats": named, "open": True, **more}


async def test_tables_that_could_not_be_asked_for_are_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, open_tables=True) as here:
        table = await here.table("express", "me", "friend", open=True)

    async def fails(self: SqliteStore, since: str) -> list[str]:
        raise Problem("not-kept", detail="disk I/O error")

    async with (
        house(tmp_path, open_tables=True) as here,
        here.guest(table.table, table.keys[0]) as host,
    ):
        await host.shown()
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "opened", fails)
            for _ in range(2):
                answer = await here.http.get("/api/open")
                assert (answer.status_code, code_of(answer)) == (503, "not-kept")
        assert [one.table for one in await listed(here)] == [table.table]


async def test_a_server_has_no_open_tables_unless_it_was_told_to(place: Path | str) -> None:
    async with house(place) as here:
        offer = await here.http.get("/api/offer")
        assert not msgspec.json.decode(offer.content, type=p.Offer).open_tables
        table = await waiting(here, "me", "friend")
        for answer in (
            await here.http.get("/api/open"),
            await here.http.post("/api/tables", json=wish("me", "friend")),
            await sit_down(here, table.table),
        ):
            assert (answer.status_code, code_of(answer)) == (403, "open-tables-off")
        async with here.guest(table.table, table.keys[0]) as host:
            reply = await host.answer(p.OpenUp(host.next_id(), 0, open=True))
            assert isinstance(reply, p.Refused) and reply.code == "open-tables-off"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_open_table_is_listed_and_tells_no_secret(lang: str, place: Path | str) -> None:
    async with house(place, open_tables=True) as here:
        offer = await here.http.get("/api/offer")
        assert msgspec.json.decode(offer.content, type=p.Offer).open_tables
        seats = wish("me", "friend", "friend")["seats"]
        options = {"beach": "omaha"}
        made = await here.http.post(
            "/api/tables",
            params={"lang": "fr"},
            json={"game": "express", "seats": seats, "open": True, "options": options},
        )
        table = msgspec.json.decode(made.content, type=p.NewTable)
        (one,) = await listed(here, lang)
        assert (one.table, one.game, one.host, one.lang) == (table.table, "express", "Ann", "fr")
        assert (one.seats, one.free) == (3, 2)
        assert "Omaha" in one.name and Texts(lang).say("game-express") in one.name
        told = (await here.http.get("/api/open")).text
        for secret in (*table.keys, table.watch, *(f'"{name}"' for name in SECRETS)):
            assert secret not in told


async def test_strangers_sit_down_and_the_game_begins(place: Path | str) -> None:
    async with house(place, open_tables=True) as here:
        table = await here.table("express", "me", "friend", "friend", open=True)
        async with here.guest(table.table, table.keys[0]) as host:
            await until(host, open=True, missing=(1, 2))
            first = await taken(here, table.table, "Ben")
            gathering = await until(host, strangers=(1,))
            assert host.screen and host.screen.players[1].name == "Ben"
            assert gathering.missing == (1, 2)
            assert [one.free for one in await listed(here)] == [1]
            assert code_of(await sit_down(here, table.table, "Ben")) == "same-name"
            assert code_of(await sit_down(here, table.table, "x" * 99)) == "bad-name"
            second = await taken(here, table.table, "Cem")
            assert await listed(here) == []
            assert code_of(await sit_down(here, table.table)) == "no-seat-left"
            async with (
                here.guest(table.table, first) as ben,
                here.guest(table.table, second) as cem,
            ):
                for guest in (host, ben, cem):
                    screen = await until_begun(guest)
                    assert [one.name for one in screen.players][1:] == ["Ben", "Cem"]
            # What was sent to a friend for that seat opens it no more.
            async with here.guest(table.table, table.keys[1]) as late:
                reply = await late.read()
                assert isinstance(reply, p.Refused) and reply.code == "wrong-key"
        assert await listed(here) == []


async def test_the_host_opens_and_closes_a_table_and_nobody_else_does(place: Path | str) -> None:
    async with house(place, open_tables=True) as here:
        table = await waiting(here, "me", "friend", "friend")
        async with (
            here.guest(table.table, table.keys[0]) as host,
            here.guest(table.table, table.keys[1]) as friend,
        ):
            assert await listed(here) == []
            assert code_of(await sit_down(here, table.table)) == "no-seat-left"
            await until(friend, missing=(2,))
            reply = await friend.answer(p.OpenUp(friend.next_id(), 1, open=True))
            assert isinstance(reply, p.Refused) and reply.code == "not-the-host"
            for opened in (True, False, True):
                await host.answer(p.OpenUp(host.next_id(), 0, opened))
                # The friend who came keeps their seat: one is left.
                assert [one.free for one in await listed(here)] == [1] * opened
                await until(friend, open=opened)
            await host.answer(p.Begin(host.next_id(), 0, bots=True))
            assert await listed(here) == []


async def test_open_tables_are_found_again_after_the_server_was_stopped(place: Path | str) -> None:
    async with house(place, open_tables=True) as here:
        table = await here.table("express", "me", "friend", open=True)
    async with house(place, open_tables=True) as here:
        assert [one.table for one in await listed(here)] == [table.table]


@pytest.mark.parametrize("limit", ["HOST_AWAY", "OPEN_FOR"])
async def test_an_abandoned_or_old_table_is_not_listed(
    limit: str, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(place, open_tables=True) as here:
        table = await here.table("express", "me", "friend", open=True)
        assert len(await listed(here)) == 1
        monkeypatch.setattr(limits, limit, -1.0)
        assert await listed(here) == []
        assert code_of(await sit_down(here, table.table)) == "no-seat-left"


async def test_the_seat_of_a_stranger_who_does_not_come_is_free_again(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(place, open_tables=True) as here:
        table = await here.table("express", "me", "friend", "friend", open=True)
        gone = await taken(here, table.table, "Ben")
        assert [one.free for one in await listed(here)] == [1]
        monkeypatch.setattr(limits, "SEAT_KEPT", 0.0)
        assert [one.free for one in await listed(here)] == [2]
        there = await taken(here, table.table, "Cem")
        async with here.guest(table.table, there) as cem:
            assert [one.name for one in (await cem.shown()).players][1] == "Cem"
            # Who is there keeps the seat, however little time others have.
            assert [one.free for one in await listed(here)] == [1]
        async with here.guest(table.table, gone) as late:
            reply = await late.read()
            assert isinstance(reply, p.Refused) and reply.code == "wrong-key"


@pytest.mark.parametrize(
    ("limit", "code"), [("OPEN_TABLES", "too-many-open"), ("OPEN_EACH", "too-many-open-each")]
)
async def test_nobody_floods_the_list(
    limit: str, code: str, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, limit, 2)
    async with house(place, open_tables=True, behind=("127.0.0.1",)) as here:
        tables = [await here.table("express", "me", "friend", open=True) for _ in range(2)]
        answer = await here.http.post("/api/tables", json=wish("me", "friend"))
        assert (answer.status_code, code_of(answer)) == (429, code)
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        other = await here.http.post("/api/tables", json=wish("me", "friend"), headers=elsewhere)
        assert other.status_code == (429 if limit == "OPEN_TABLES" else 201)
        async with here.guest(tables[0].table, tables[0].keys[0]) as host:
            await host.shown()
            await host.answer(p.Begin(host.next_id(), 0, bots=True))
        answer = await here.http.post("/api/tables", json=wish("me", "friend"))
        assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    ("limit", "code"), [("OPEN_TABLES", "too-many-open"), ("OPEN_EACH", "too-many-open-each")]
)
async def test_nor_opens_tables_without_end_by_going_away(
    limit: str, code: str, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, limit, 1)
    monkeypatch.setattr(limits, "OPEN_AWAY", 2)
    monkeypatch.setattr(limits, "HOST_AWAY", -1.0)
    async with house(place, open_tables=True) as here:
        made = await asyncio.gather(
            *(here.http.post("/api/tables", json=wish("me", "friend")) for _ in range(4))
        )
        assert sorted(one.status_code for one in made) == [201, 201, 429, 429]
        assert {code_of(one) for one in made if one.status_code == 429} == {code}
        assert await listed(here) == []
        table = await waiting(here, "me", "friend")
        async with here.guest(table.table, table.keys[0]) as host:
            reply = await host.answer(p.OpenUp(host.next_id(), 0, open=True))
            assert isinstance(reply, p.Refused) and reply.code == code
            monkeypatch.setattr(limits, "OPEN_FOR", -1.0)  # those that are too old do not count
            assert isinstance(await host.answer(p.OpenUp(host.next_id(), 0, open=True)), p.Done)


async def test_nor_opens_more_than_a_whole_house_by_having_many_networks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_EACH", 1)
    async with house(tmp_path, open_tables=True, behind=("127.0.0.1",)) as here:
        asked = list[int]()
        for site in (*[1] * 17, 2):
            head = {"X-Forwarded-For": f"2001:db8:{site}:{len(asked)}::1"}
            wished = wish("me", "friend")
            asked.append(
                (await here.http.post("/api/tables", json=wished, headers=head)).status_code
            )
        assert asked == [*[201] * 16, 429, 201]


async def test_nobody_takes_seats_by_the_dozen(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SEATS_AT_ONCE", 1.0)
    async with house(place, open_tables=True) as here:
        table = await here.table("express", "me", "friend", "friend", open=True)
        await taken(here, table.table)
        answer = await sit_down(here, table.table)
        assert (answer.status_code, code_of(answer)) == (429, "too-fast")


async def test_a_table_without_a_seat_for_others_cannot_be_opened(place: Path | str) -> None:
    async with house(place, open_tables=True) as here:
        answer = await here.http.post("/api/tables", json=wish("me"))
        assert (answer.status_code, code_of(answer)) == (400, "open-needs-a-seat")
