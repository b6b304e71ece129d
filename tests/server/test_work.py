"""What costs much: done once, or apart from the loop on which everybody plays."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import api, limits, shelf
from beachhead.server.lanes import Lane
from beachhead.server.replays import Replays
from tests.server.house import PATIENCE, House, house

READING = ("offer", "rules", "glossary", "cards", "maps", "maps/normandy/hillman")


class Held:
    """What is not begun before it is free to."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.waiting = self.begun = 0


async def played(here: House) -> tuple[str, dict[str, str]]:
    """A game that is over, and what opens it."""
    table = await here.table("express", "me")
    async with here.guest(table.table, table.keys[0]) as guest:
        await guest.play_on()
    return f"/api/tables/{table.table}", {"Authorization": f"Bearer {table.keys[0]}"}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Where something was made that is the same for everybody."""
    plain, seen = shelf._make, list[threading.Thread]()

    def make(what: Callable[[], object]) -> shelf.Ready:
        seen.append(threading.current_thread())
        return plain(what)

    monkeypatch.setattr(shelf, "_make", make)
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_there_is_to_read_is_made_once(
    lang: str, tmp_path: Path, made: list[threading.Thread]
) -> None:
    async with house(tmp_path) as here:
        for what in READING:
            made.clear()
            where, asked = f"/api/{what}", {"lang": lang}
            first = await here.http.get(where, params=asked)
            plain = await here.http.get(where, params=asked, headers={"Accept-Encoding": "x"})
            tag = {"If-None-Match": first.headers["etag"]}
            known = await here.http.get(where, params=asked, headers=tag)
            assert [one.status_code for one in (first, plain, known)] == [200, 200, 304]
            assert len(made) == 1 and made[0] is not threading.main_thread()
            assert first.headers["content-encoding"] == "gzip"
            assert first.json() == plain.json() and known.content == b""
            assert first.headers["cache-control"] == "no-cache"


async def test_languages_are_not_mixed_up(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        told = [(await here.http.get("/api/rules", params={"lang": lang})) for lang in LANGUAGES]
        assert told[0].json() != told[1].json()
        assert told[0].headers["etag"] != told[1].headers["etag"]


async def test_what_does_not_exist_is_not_kept(
    tmp_path: Path, made: list[threading.Thread]
) -> None:
    async with house(tmp_path) as here:
        for _ in range(2):
            assert (await here.http.get("/api/maps/normandy/nowhere")).status_code == 404
        assert len(made) == 2


async def test_a_file_of_the_page_is_packed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        page = await here.http.get("/")
        script = next(part for part in page.text.split('"') if part.endswith(".js"))
        first = await here.http.get(script)
        monkeypatch.setattr(gzip, "compress", None)
        again = await here.http.get(script)
        assert first.headers["content-encoding"] == again.headers["content-encoding"] == "gzip"
        assert first.content == again.content
        assert "immutable" in again.headers["cache-control"]


async def test_whole_games_are_gone_through_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, apart = Lane.run, list[str]()

    async def run(self: Lane, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        apart.append(work.__name__)
        return await plain(self, work, *args, **more)

    monkeypatch.setattr(Lane, "run", run)
    async with house(tmp_path) as here:
        where, key = await played(here)
        for what in ("verdict", "course", "numbers"):
            answer = await here.http.get(f"{where}/{what}", headers=key)
            assert answer.status_code == 200 and apart.pop() == f"_{what}"
        answer = await here.http.post(f"{where}/go-on?at=3", headers=key)
        assert answer.status_code == 201 and apart.pop() == "_go_on"
        record = (await here.http.get(f"{where}/record", headers=key)).content
        forged = record.replace(b'"day":""', b"").replace(
            b'"seats":', b'"day":"2026-06-06","seats":', 1
        )
        await here.http.post("/api/daily/check", content=forged)
        assert apart == ["_judge"]


async def test_a_moment_is_put_into_words_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, where_from = api._moment_of, list[threading.Thread]()

    def moment_of(*args: Any) -> Any:
        where_from.append(threading.current_thread())
        return plain(*args)

    monkeypatch.setattr(api, "_moment_of", moment_of)
    async with house(tmp_path) as here:
        where, key = await played(here)
        assert (await here.http.get(f"{where}/moment?at=2", headers=key)).status_code == 200
        assert where_from and threading.main_thread() not in where_from


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_if_too_much_waits_one_is_asked_to_come_back(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        where, key = await played(here)
        monkeypatch.setattr(limits, "REPLAYS_WAITING", 0)
        answer = await here.http.get(f"{where}/verdict", params={"lang": lang}, headers=key)
        assert answer.status_code == 503
        assert answer.json()["text"] == Texts(lang).say("error-not-now")


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    """Whole games wait to be gone through until they are let go."""
    held, plain = Held(), Lane.run

    async def run(self: Lane, *work: Any, **more: Any) -> Any:
        held.waiting += 1
        try:
            await held.free.wait()
        finally:
            held.waiting -= 1
        held.begun += 1
        return await plain(self, *work, **more)

    monkeypatch.setattr(Lane, "run", run)
    return held


@pytest.mark.parametrize(
    ("one", "other"), [("192.0.2.1", "192.0.2.2"), ("2001:db8:0:{}::1", "2001:db8:1::1")]
)
async def test_nobody_keeps_others_from_looking_back(
    one: str, other: str, held: Held, tmp_path: Path
) -> None:
    async with house(tmp_path, behind=("127.0.0.1",)) as here:
        where, key = await played(here)

        async def look(what: str, address: str) -> int:
            head = key | {"X-Forwarded-For": address}
            method = "POST" if what == "go-on" else "GET"
            return (await here.http.request(method, f"{where}/{what}", headers=head)).status_code

        what = cycle(("verdict", "course", "numbers", "go-on"))
        most = limits.REPLAYS_WAITING_EACH
        looks = [asyncio.create_task(look(next(what), one.format(n))) for n in range(most)]
        while held.waiting < most:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            assert await look("course", one.format(most)) == 429
        looks.append(asyncio.create_task(look("course", other)))
        while held.waiting < most + 1:
            await asyncio.sleep(0.01)
        held.free.set()
        assert {await done for done in looks} <= {200, 201}
        assert await look("course", one.format(0)) == 200


async def test_what_nobody_waits_for_any_more_is_not_begun(held: Held, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        where, key = await played(here)
        head = "".join(f"{name}: {value}\r\n" for name, value in key.items())
        for what in ("GET {}/course", "POST {}/go-on"):
            _, writer = await asyncio.open_connection("127.0.0.1", here.port)
            asked = f"{what.format(where)} HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n"
            writer.write(asked.encode())
            while not held.waiting:
                await asyncio.sleep(0.01)
            writer.close()
            async with asyncio.timeout(PATIENCE):
                while held.waiting:
                    await asyncio.sleep(0.01)
        held.free.set()
        assert (await here.http.get(f"{where}/course", headers=key)).status_code == 200
        assert held.begun == 1


async def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended: a record that nobody can read through harms nobody."""
    monkeypatch.setattr(limits, "REPLAY_SECONDS", -29.9)
    replays = Replays(load=forever)
    try:
        with pytest.raises(Problem, match="not-now"):
            await replays._run("", _loads)
    finally:
        await replays.close()


def forever(id: str, pack: Path | None) -> Any:
    while True:
        pass


def _loads(enough: Any, where: Any) -> None:
    where[0]("express", None)


@pytest.mark.parametrize(
    ("limit", "paths"),
    [
        ("LOOKS", ("moment", "record")),
        ("REPLAYS", ("verdict", "course", "numbers", "go-on")),
    ],
)
async def test_nobody_looks_back_without_end(
    limit: str, paths: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, f"{limit}_AT_ONCE", 1.0)
    monkeypatch.setattr(limits, f"{limit}_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        where = f"/api/tables/{table.table}"
        await here.http.get(f"{where}/{paths[0]}")
        for path in paths:
            method = "POST" if path == "go-on" else "GET"
            assert (await here.http.request(method, f"{where}/{path}")).status_code == 429
        if limit == "LOOKS":
            days = [(await here.http.get("/api/daily")).status_code for _ in range(2)]
            assert days == [200, 429]
            assert (await here.http.get("/api/open")).status_code == 429


async def test_nobody_lists_their_tables_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LISTS_AT_ONCE", 2.0)
    monkeypatch.setattr(limits, "LISTS_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        asked = [await here.http.post("/api/mine", json=[]) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 429]


async def test_a_process_is_started_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, seen = ProcessPoolExecutor.submit, list[threading.Thread]()

    def submit(self: ProcessPoolExecutor, *args: Any) -> Any:
        seen.append(threading.current_thread())
        return plain(self, *args)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
    lane = Lane()
    try:
        assert await lane.run(_at_once, seconds=lambda: 1.0) == "done"
    finally:
        await lane.close()
    assert len(seen) == 1 and seen[0] is not threading.main_thread()


def _at_once(enough: Any) -> str:
    return "done"
