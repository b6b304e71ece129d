"""Who is let in, how often, and with what: nothing that comes from outside shuts the house."""

from __future__ import annotations

import asyncio
import resource
import socket
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from bench.line import GOODBYE, GREETING, PING, TEXT, frame
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beachhead.kernel.errors import Problem
from beachhead.kernel.record import read_record
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import limits, people
from beachhead.server import protocol as p
from beachhead.server.doors import frames, gate
from beachhead.server.doors.ends import Ends
from beachhead.server.doors.frames import Frames
from beachhead.server.doors.gate import Gate
from beachhead.server.doors.hosts import Hosts
from beachhead.server.doors.line import Line, raise_file_limit, wire
from beachhead.server.doors.turns import Turns
from beachhead.server.people import check_name
from beachhead.server.processes import _Processes
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.stores.writer import Writer
from beachhead.server.waiting import fingerprint
from tests.server.chaos import Faults
from tests.server.house import PATIENCE, House, house
from tests.server.theirs import set_up

DEEP = "[" * 2000
ASK = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
CALL = GREETING.format(port=80, table="", address="192.0.2.1").encode()


async def raw(here: House, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which something was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    writer.write(sent)
    return reader, writer


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@asynccontextmanager
async def quiet_house(folder: Path) -> AsyncIterator[House]:
    """One that has nothing to complain of."""
    faults = Faults()
    async with house(folder) as here:
        faults.listen()
        yield here
    faults.check()


# Connections


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    ],
)
async def test_who_does_not_say_what_they_want_is_let_go(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.05)
    async with house(tmp_path) as here:
        reader, writer = await raw(here, sent)
        assert await all_of(reader) == b""
        writer.close()


@pytest.mark.parametrize("more", [b"\r\n", b"GET /he"])
async def test_nor_does_one_keep_a_line_by_beginning_again(
    more: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.05)
    async with house(tmp_path) as here:
        reader, writer = await raw(here, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200 OK" in await reader.readuntil(b"ok\n")
        writer.write(more)
        assert await all_of(reader) == b""
        writer.close()


async def test_who_does_not_send_what_they_promised_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 0.05)
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"
    )
    async with house(tmp_path) as here:
        reader, writer = await raw(here, head)
        assert await all_of(reader) == b""
        writer.close()


async def test_who_does_not_read_what_they_are_told_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        assert (await here.http.get("/api/cards")).status_code == 200  # it is made once
        monkeypatch.setattr(limits, "REQUEST_SECONDS", 1.0)
        _, writer = await asyncio.open_connection("127.0.0.1", here.port, limit=1)
        while not here.unread:
            writer.write(b"GET /api/cards HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await asyncio.sleep(0.05)
        while here.unread:
            await asyncio.sleep(0.05)
        writer.transport.abort()


@pytest.mark.parametrize("ours", [Line, Frames, _Processes])
def test_what_is_done_otherwise_than_uvicorn_does_it_is_asked_for_there(ours: type[Any]) -> None:
    """Were it called otherwise in another version, a limit would be gone without a word."""
    done = {name for name, what in vars(ours).items() if callable(what) and name[0] != "_"}
    assert done and done <= set(dir(ours.__base__))


async def test_few_are_let_in_at_once_and_none_who_has_gone() -> None:
    turns, seen = Turns(2), list[str]()

    async def come(name: str) -> None:
        await turns.take()
        seen.append(name)

    coming = [asyncio.create_task(come(name)) for name in "abcdefg"]
    await asyncio.sleep(0)
    assert seen == ["a", "b"]
    coming[2].cancel()
    while len(seen) < 6:
        before = len(seen)
        await asyncio.sleep(0)
        assert len(seen) - before <= 2
    assert seen == list("abdefg")
    await turns.take()  # and whoever comes later need not wait


async def test_of_somebody_who_says_much_a_little_is_heard_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "HEARD", 2)
    heard, most, many, handle = 0, 0, 30, Frames.handle_events

    def count(self: Frames) -> None:
        nonlocal heard
        heard += len(self.conn.events)
        handle(self)

    monkeypatch.setattr(Frames, "handle_events", count)
    body = b"x" * 100
    async with house(tmp_path) as here:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(GREETING.format(port=here.port, table="", address="").encode())
        await reader.readuntil(b"\r\n\r\n")
        heard = 0
        writer.write(frame(PING, body) * many)
        while heard < many:
            before = heard
            await asyncio.sleep(0)
            most = max(most, heard - before)
        assert await reader.readexactly(many * (len(body) + 2)) == (b"\x8a\x64" + body) * many
        writer.transport.abort()
    assert 0 < most < many / 3


def test_an_address_is_known_without_asking_the_system() -> None:
    class Theirs(asyncio.Transport):
        def get_extra_info(self, name: str, default: Any = None) -> Any:
            known = {"peername": ("2001:db8::1", 5, 0, 0), "sockname": ("::1", 80, 0, 0)}
            return known.get(name, default)

    ends = cast(asyncio.Transport, Ends(Theirs()))
    assert get_remote_addr(ends) == ("2001:db8::1", 5) and get_local_addr(ends) == ("::1", 80)
    assert not is_ssl(ends)


async def test_who_answers_nothing_at_a_table_is_let_go_though_not_all_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lively = {"ws_ping_interval": 0.5, "ws_ping_timeout": 0.5}
    monkeypatch.setattr("tests.server.house.wire", lambda behind: wire(behind) | lively)
    async with house(tmp_path) as here:
        _, writer = await asyncio.open_connection("127.0.0.1", here.port, limit=1)
        writer.write(CALL)
        while not (lines := here.lines) or not isinstance(lines[0], Frames):
            await asyncio.sleep(0.01)
        while not here.unread:
            lines[0].transport.write(bytes(1 << 20))
        while here.unread or here.lines:
            await asyncio.sleep(0.05)
        writer.transport.abort()


@pytest.mark.parametrize(
    ("called", "last"),
    [
        (True, frame(GOODBYE)),  # which both sides do
        (True, frame(TEXT, b"{}")),  # for which the server hangs up
        (False, CALL.replace(b"Version: 13", b"Version: 1")),  # which is refused
    ],
    ids=["goodbye", "nonsense", "bad call"],
)
async def test_nobody_keeps_a_line_that_is_closed_by_not_reading_what_is_left(
    called: bool, last: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PARTING_SECONDS", 0.2)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    async with house(tmp_path) as here:
        deaf.connect(("127.0.0.1", here.port))
        _, writer = await asyncio.open_connection(sock=deaf, limit=1)
        writer.write(CALL if called else b"")
        while not (lines := here.lines) or isinstance(lines[0], Frames) != called:
            await asyncio.sleep(0.01)
        (line,) = lines
        line.close_timeout = 0.1
        while not here.unread:  # little enough to go on writing
            line.transport.write(bytes(1 << 14))
            await asyncio.sleep(0.01)
        assert line.transport.get_write_buffer_size() <= 1 << 14
        writer.write(last)
        async with asyncio.timeout(PATIENCE):
            while here.lines:
                await asyncio.sleep(0.05)
        writer.transport.abort()


async def test_who_calls_and_says_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.05)
    async with quiet_house(tmp_path) as here, here.stranger() as silent:
        assert await silent.closed() == gate.TRY_AGAIN and not silent.raw


@pytest.mark.parametrize("first", [b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n", b"\r\n"])
async def test_nobody_asks_at_endless_length(first: bytes, tmp_path: Path) -> None:
    more = b"y" * 10_000 if first.endswith(b" ") else b"X-Y: z\r\n" * 1000
    async with house(tmp_path) as here:
        reader, writer = await raw(here, first)
        try:
            while not reader.at_eof():
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            pass
        assert (await here.http.get("/health")).status_code == 200
        writer.close()


async def test_an_address_has_so_many_connections_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_EACH", 3)
    async with house(tmp_path) as here:
        silent = [await raw(here) for _ in range(3)]
        reader, writer = await raw(here)
        assert (await all_of(reader)).startswith(b"HTTP/1.1 503 ")
        writer.close()
        silent[0][1].close()
        while not await answers(here):  # the server may not know yet that a place is free
            pass
        for _, writer in silent[1:]:
            writer.close()


async def test_when_files_run_out_another_is_sent_away_and_who_is_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
    monkeypatch.setattr(limits, "CONNECTIONS_EACH", 2)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (5, 5))  # of which two are for guests
    async with quiet_house(tmp_path) as here, here.guest(table.table, table.keys[0]) as ann:
        assert await ann.shown()
        async with here.guest(table.table, table.watch) as other:
            assert await other.shown()
            for _ in range(3):
                reader, writer = await raw(here)
                assert (await all_of(reader)).startswith(b"HTTP/1.1 503 ")
                writer.close()
            for guest in (ann, other):
                reply = await guest.answer(p.Phrase(guest.next_id(), 0, "hello"))
                assert isinstance(reply, p.Done) == (guest is ann)
        async with asyncio.timeout(PATIENCE):  # who was sent away may come back
            while not await answers(here):  # the server may not know yet that a place is free
                pass


async def answers(here: House) -> bool:
    """Whether there is a place for somebody who asks."""
    try:
        return (await here.http.get("/health")).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8", "127.0.0.1/8"])
async def test_behind_a_proxy_its_guests_are_counted_and_not_the_proxy(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_EACH", 1)
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 2.0)
    monkeypatch.setattr(limits, "REQUESTS_A_SECOND", 0.0)
    async with house(tmp_path, behind=(proxy,)) as here:
        silent = [await raw(here) for _ in range(3)]
        asked = [
            (await here.http.get("/health", headers={"X-Forwarded-For": address})).status_code
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
        ]
        assert asked == [200, 200, 429, 200]
        for _, writer in silent:
            writer.close()


async def test_nobody_else_is_believed_where_they_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 1.0)
    monkeypatch.setattr(limits, "REQUESTS_A_SECOND", 0.0)
    for behind in ((), ("192.0.2.9",)):
        async with house(tmp_path, behind=behind) as here:
            asked = [
                await here.http.get("/health", headers={"X-Forwarded-For": f"192.0.2.{n}"})
                for n in range(2)
            ]
            assert [answer.status_code for answer in asked] == [200, 429]


def test_a_proxy_has_an_address() -> None:
    with pytest.raises(Problem, match="bad-behind"):
        wire(["everybody"])


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(("allowed", "files"), [(10_240, 10_240), (256, 256)])
def test_a_system_that_allows_less_than_it_says_is_asked_for_less(
    allowed: int, files: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    soft, hard = 256, resource.RLIM_INFINITY

    def change(_: int, wanted: tuple[int, int]) -> None:
        nonlocal soft
        if not 0 <= wanted[0] <= allowed or wanted[1] != hard:
            raise ValueError("current limit exceeds maximum limit")
        soft = wanted[0]

    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", change)
    raise_file_limit()
    assert soft == files


# How often


@pytest.mark.parametrize("path", ["/", "/health", "/board.css", "/api/rules", "/api/daily", "/x"])
async def test_nothing_is_asked_for_without_end(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 1.0)
    monkeypatch.setattr(limits, "REQUESTS_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        await here.http.get("/health")
        answer = await here.http.get(path, params={"lang": "fr"})
        assert answer.status_code == 429
        assert answer.json()["text"] == Texts("fr").say("error-too-fast")


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Host": "evil.example"}, "wrong-host"),
        ({"Origin": "https://evil.example"}, "wrong-origin"),
    ],
)
async def test_nor_is_anybody_refused_without_end(
    headers: dict[str, str], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("REQUESTS", "CALLS"):
        monkeypatch.setattr(limits, f"{limit}_AT_ONCE", 2.0)
        monkeypatch.setattr(limits, f"{limit}_A_SECOND", 0.0)
    plain, refused = Gate._refuse, list[str]()

    async def refuse(self: Gate, problem: Problem, *more: Any) -> None:
        refused.append(problem.code)
        await plain(self, problem, *more)

    monkeypatch.setattr(Gate, "_refuse", refuse)
    async with house(tmp_path) as here:
        for _ in range(3):
            await here.http.post("/api/tables", json={}, headers=headers)
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                async with here.stranger(**headers):
                    pass
    assert refused == 2 * [code, code, "too-fast"]


async def test_nobody_calls_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CALLS_AT_ONCE", 1.0)
    monkeypatch.setattr(limits, "CALLS_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        async with here.stranger():
            pass
        with pytest.raises(InvalidStatus):
            async with here.stranger():
                pass


async def test_nobody_has_keys_tried_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[str]()

    def listen(key: str) -> str:
        tried.append(key)
        return fingerprint(key)

    monkeypatch.setattr("beachhead.server.room.fingerprint", listen)
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        where = f"/api/tables/{table.table}/moment"
        for count, status in ((limits.KEYS, 200), (limits.KEYS + 1, 403), (8000, 403)):
            keys = [table.keys[0], *("k" * (count - 1))]
            tried.clear()
            bearer = {"Authorization": f"Bearer {' '.join(keys)}"}
            assert (await here.http.get(where, headers=bearer)).status_code == status
            assert len(tried) <= limits.KEYS
            ring = [{"table": table.table, "keys": keys[:3000]}]
            listed = (await here.http.post("/api/mine", json=ring)).json()
            assert bool(listed) == (status == 200) and len(tried) <= 2 * limits.KEYS


async def test_who_is_too_fast_has_to_knock_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 0.0)
    async with house(tmp_path) as here:
        reader, writer = await raw(here, ASK)
        told = await all_of(reader)
        assert told.startswith(b"HTTP/1.1 429 ") and b"\r\nconnection: close\r\n" in told.lower()
        writer.close()


async def test_who_asks_on_and_on_before_being_answered_is_cut_off(tmp_path: Path) -> None:
    async with quiet_house(tmp_path) as here:
        reader, writer = await raw(here, ASK * 3000)
        assert (await all_of(reader)).count(b" 200 OK") <= 1
        writer.close()
        reader, writer = await raw(here, ASK)
        for _ in range(3):
            assert b" 200 OK" in await reader.readuntil(b"ok\n")
            writer.write(ASK)  # the next one, as browsers do
        writer.close()


async def test_who_goes_before_all_was_sent_is_not_logged(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    async with quiet_house(tmp_path) as here:
        for _ in range(5):
            _, writer = await raw(here, head + b"Content-Length: 100\r\n\r\n{")
            await asyncio.sleep(0.05)
            writer.close()
            await writer.wait_closed()
        assert (await here.http.get("/health")).status_code == 200


@pytest.mark.parametrize("sent", ["ping", "pong", "parts"])
async def test_who_sends_frames_that_are_no_messages_is_cut_off(
    sent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = int(limits.FRAMES_AT_ONCE)
    monkeypatch.setattr(limits, "FRAMES_A_SECOND", 0.0)

    async def parts() -> AsyncIterator[str]:
        for _ in range(2 * most):
            yield ""

    async with quiet_house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest, here.stranger() as other:
            stranger = other.connection
            with pytest.raises(ConnectionClosed):
                if sent == "parts":
                    await stranger.send(parts())
                for _ in range(2 * most):
                    await (stranger.ping() if sent == "ping" else stranger.pong())
                await stranger.recv()
            assert stranger.close_code == 1006
            assert isinstance(await guest.answer(p.Phrase(1, 0, "hello")), p.Done)


async def test_text_that_is_none_is_refused_and_not_logged(tmp_path: Path) -> None:
    async with quiet_house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.connection.send(b"\xff\xfe", text=True)
            while not isinstance(reply := await guest.read(), p.Refused):
                pass
            assert reply.code == "bad-message"
            assert isinstance(await guest.answer(p.Phrase(1, 0, "hello")), p.Done)


async def test_many_browsers_at_one_address_do_not_say_more_than_people_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_EACH_AT_ONCE", 2.0)
    monkeypatch.setattr(limits, "MESSAGES_EACH_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        for expected in (p.Done, p.Done, p.Refused):
            async with here.guest(table.table, table.keys[0]) as guest:
                reply = await guest.answer(p.Phrase(guest.next_id(), 0, "hello"))
                assert isinstance(reply, expected)
        assert isinstance(reply, p.Refused) and reply.code == "too-fast"


@pytest.mark.parametrize(
    ("wish", "count"),
    [
        (p.Again(1, 0, "x", ()), limits.WHOLE),
        (p.Speak("fr"), limits.WHOLE),
        (p.Here(1, 0), limits.WHOLE),
        (p.Older(1), limits.OLDER),
        (p.Phrase(1, 0, "hello"), 1),
    ],
)
@pytest.mark.parametrize("limit", ["MESSAGES", "MESSAGES_EACH"])
async def test_what_is_more_work_counts_as_more_messages(
    limit: str, wish: p.FromBrowser, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, f"{limit}_AT_ONCE", 2.0 * count)
    monkeypatch.setattr(limits, f"{limit}_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.asked()
            for _ in range(3):
                await guest.send(wish)
            told = list[p.FromServer]()
            besides = p.Said if isinstance(wish, p.Speak) else p.Said | p.Update
            while not (told and isinstance(told[-1], p.Refused) and told[-1].code == "too-fast"):
                if not isinstance(reply := await guest.read(), besides):
                    told.append(reply)
    assert len(told) == 3


async def test_a_page_reads_a_long_log_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = await set_up(tmp_path)
    monkeypatch.setattr(limits, "MESSAGES_A_SECOND", 0.0)
    async with house(tmp_path) as here, here.guest(theirs.long, theirs.watch) as guest:
        await guest.shown()
        known = len(guest.log)
        await guest.read_back()
        assert guest.left_out is None and len(guest.log) > known + 3 * limits.LOG_LINES_MORE
        reply = await guest.answer(p.Phrase(1, 0, "hello"))  # one may still say something
        assert isinstance(reply, p.Refused) and reply.code != "too-fast"


# What is sent


@pytest.mark.parametrize("said", ['{"x":' + DEEP, DEEP, '{"type":"hello","x":' + DEEP])
async def test_what_goes_too_deep_is_not_read(said: str, tmp_path: Path) -> None:
    async with quiet_house(tmp_path) as here:
        async with here.stranger() as guest:
            await guest.connection.send(said)
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "bad-message"
        kind = {"Content-Type": "application/json"}
        for path in ("/api/tables", "/api/check", "/api/mine", "/api/open/x", "/api/daily"):
            answer = await here.http.post(path, content=said, headers=kind)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        answer = await here.http.post("/api/daily/check", content=said)
        assert answer.status_code == 400


@pytest.mark.parametrize("line", [DEEP * 100, '{"n":1,"event":"x","y":' + DEEP * 100])
def test_a_record_that_goes_too_deep_is_damaged(line: str) -> None:
    with pytest.raises(Problem):
        read_record(line.encode(), lambda id: pytest.fail(id))


async def test_what_is_not_sent_as_json_is_not_read(tmp_path: Path) -> None:
    wish = {"game": "express", "seats": [{"kind": "me"}]}
    async with house(tmp_path) as here:
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            answer = await here.http.post(
                "/api/tables?lang=fr",
                content=msgspec.json.encode(wish),
                headers={"Content-Type": kind},
            )
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
            assert answer.json()["text"] == Texts("fr").say("error-not-json")
        kind = "application/json; charset=utf-8"
        answer = await here.http.post(
            "/api/tables", content=msgspec.json.encode(wish), headers={"Content-Type": kind}
        )
        assert answer.status_code == 201


async def test_a_page_from_elsewhere_does_nothing_here(tmp_path: Path) -> None:
    wish = {"game": "express", "seats": [{"kind": "me"}]}
    async with house(tmp_path) as here:
        for origin, status in ((here.page[:-1], 201), ("https://evil.example", 403), ("null", 403)):
            answer = await here.http.post("/api/tables", json=wish, headers={"Origin": origin})
            assert answer.status_code == status


# What this server is called


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8044", True),
        ("[::1]:8044", True),
        ("192.168.1.7", True),
        ("localhost:8044", True),
        ("raspberry", True),
        ("Raspberry.local.", True),
        ("table.example.org", True),
        ("TABLE.example.org:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("local", True),
        ("evillocal.example", False),
        ("", False),
        ("[::1", False),
        ("a b", False),
    ],
)
def test_a_server_knows_its_names(host: str, ours: bool) -> None:
    assert Hosts(["table.example.org"]).ours(host) == ours


async def test_who_calls_a_server_as_it_was_told_that_it_is_called_is_answered(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, hosts=("table.example.org",)) as here:
        for host, status in (("table.example.org", 200), ("evil.example", 421)):
            answer = await here.http.get("/health", headers={"Host": host})
            assert answer.status_code == status


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_calls_somebody_else_is_not_answered(lang: str, tmp_path: Path) -> None:
    evil = {"Host": "evil.example"}
    async with house(tmp_path) as here:
        answer = await here.http.get("/api/offer", params={"lang": lang}, headers=evil)
        assert answer.status_code == 421
        expected = Texts(lang).say("error-wrong-host", host="evil.example")
        assert answer.json()["text"] == expected
        address = f"ws://evil.example:{here.port}/play"
        with pytest.raises(InvalidStatus):
            async with connect(address, host="127.0.0.1", compression=None):
                pass


# What is told


async def test_keys_are_kept_nowhere_on_the_way(tmp_path: Path) -> None:
    wish = {"game": "express", "seats": [{"kind": "me"}]}
    async with house(tmp_path) as here:
        made = await here.http.post("/api/tables", json=wish)
        table = msgspec.json.decode(made.content, type=p.NewTable)
        key = {"Authorization": f"Bearer {table.keys[0]}"}
        shown = await here.http.get(f"/api/tables/{table.table}/moment", headers=key)
        for answer in (made, shown, await here.http.get("/api/daily", headers=key)):
            assert answer.headers["cache-control"] == "no-store"


async def test_nothing_says_what_serves_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for path in ("/", "/api/offer", "/x"):
            assert "server" not in (await here.http.get(path)).headers
        async with here.stranger() as guest:
            assert guest.connection.response is not None
            assert "server" not in guest.connection.response.headers


async def test_metrics_are_not_told_to_everybody(tmp_path: Path) -> None:
    async with house(tmp_path, metrics=True) as here:
        assert (await here.http.get("/metrics")).status_code == 404
        assert "beachhead_tables_open 0.0" in await here.metrics()


async def test_tables_are_counted_while_the_writer_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: Writer, *_: object) -> None:
        raise AssertionError("the writer was asked")

    async with house(tmp_path, metrics=True) as here:
        await here.table("express", "me")
        monkeypatch.setattr(Writer, "ask", never)
        assert "beachhead_tables 1.0" in await here.metrics()


async def test_health_keeps_something_and_not_more_often_than_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, plain = 0, SqliteStore.answer

    async def answer(self: SqliteStore) -> None:
        nonlocal kept
        kept += 1
        await plain(self)
        before = self._writer._database.total_changes
        await plain(self)
        assert self._writer._database.total_changes > before

    monkeypatch.setattr(SqliteStore, "answer", answer)
    async with house(tmp_path) as here:
        told = await asyncio.gather(*(here.http.get("/health") for _ in range(5)))
        assert {one.status_code for one in told} == {200} and kept == 1


async def test_nobody_else_on_the_machine_reads_the_tables(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "tables.sqlite").touch(0o644)
    async with house(data) as here, here.http:
        await here.table("express", "me")
        assert {stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}
    async with house(tmp_path / "new"):
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


# People


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u200b",
        "\u202eAnn",
        "\u2066Ann",
        "A\u00adnn",
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "Ann\u034f",
        "\ufeff",
        "\u0301Ann",
        "A\u0300\u0301\u0302\u0303\u0304nn",
        "Ann\U000e0041",
        "Ann\U000e0100",
        "\U0001d159",
        "Ann\ufffc",
        "\U00016fe4",
        "A\U00016fe4nn",
    ],
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Problem, match="bad-name"):
        check_name(name)


def test_nobody_waits_for_a_name_of_thousands_of_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "normalize", None)
    with pytest.raises(Problem, match="bad-name"):
        check_name("e" + "\u0316\u0301" * 4000)


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("  Zoé  Ann ", "Zoé Ann"),
        ("Zoe\u0301", "Zoé"),
        ("\u2764\ufe0f", "\u2764"),
        ("Nguyễn", "Nguyễn"),
        ("राम", "राम"),
        ("ไม้", "ไม้"),
        ("שלום", "שלום"),
        ("", ""),
    ],
)
def test_a_name_is_what_people_are_called(name: str, called: str) -> None:
    assert check_name(name) == check_name(called) == called


@pytest.mark.usefixtures("unhurried")
async def test_who_calls_to_another_game_has_set_it_up(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend")
        other = await here.table("express", "me", "friend")
        async with (
            here.guest(table.table, table.keys[0]) as ann,
            here.guest(table.table, table.keys[1]) as ben,
        ):
            await asyncio.gather(ann.play_on(), ben.play_on())
            for where, keys, code in (
                ("elsewhere", other.keys, "no-such-table"),
                (other.table, ("", "javascript:"), "wrong-key"),
                (other.table, ("", other.watch), "wrong-key"),
                (other.table, ("", other.keys[0]), "wrong-key"),
                (other.table, ("", other.keys[1], other.keys[1]), "wrong-key"),
            ):
                reply = await ann.answer(p.Again(ann.next_id(), 0, where, keys))
                assert isinstance(reply, p.Refused) and reply.code == code
            wish = p.Again(ann.next_id(), 0, other.table, other.keys)
            assert isinstance(await ann.answer(wish), p.Done)
            while not isinstance(called := await ben.read(), p.Called):
                pass
            assert (called.table, called.keys) == (other.table, (other.keys[1],))
