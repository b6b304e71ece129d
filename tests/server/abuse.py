"""What people do who want a server to stand still, each on one line and in a way of its own.

Some say more than they may, without waiting for an answer: they go on until the server cuts the
line. Some wait for each answer, and ask for what costs the server much: they go on until it holds
them back. Some say nothing and only hold lines: they stay until it lets them go. Whoever was not
stopped goes on until the time is over, and each tells how it ended. They call from addresses that
are nobody else's, so that nobody honest is counted with them; `rage` lets all of them come at once,
again and again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from time import perf_counter
from typing import Literal, TypeAlias

import msgspec
import uvloop
from bench.line import GOODBYE, GREETING, PACKED, PING, PONG, TEXT, frame
from msgspec import Struct
from msgspec.structs import replace

from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.doors.line import raise_file_limit
from tests.server.nonsense import Nonsense
from tests.server.theirs import Theirs, renamed, requests

ABUSER = "127.0.0.66"
AT_ONCE = 65_536
"""Bytes that are sent before one looks up."""
FIN = 0x80
"""Of the first byte of a frame: it is the last of its message. One more of a message is 0."""
PATIENCE = 5.0
"""Seconds within which a flood has to be cut off."""
ASKING = 60.0
"""Seconds within which somebody has to be held back who waits for each answer: at first anybody may
ask for some hundred things at once, and not all of them are quick."""
PAUSE = 0.2
"""Seconds before somebody who was stopped calls again."""
DRIP = 1.0
"""Seconds before somebody who is slow says a little more."""
MANY = 24
"""Lines of those who say more than they may: each of them less than all together. And of those who
have whole games gone through again: more than may be asked for at once."""
WHOLE = ("courses", "verdicts")
"""Requests for which a whole game is gone through again."""
CROWDED = limits.CONNECTIONS_EACH + 4
"""Lines of those who only hold them: some more than one address may have."""

Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Ended: TypeAlias = Literal[
    "cut off", "held back", "let go", "not let in", "went away", "time is over"
]
"""`held back`: told to wait. `let go`: hung up on, without having said anything. `went away`: by
themselves, before they had to be stopped."""


class Flood(Struct, frozen=True):
    """How it ended for somebody."""

    ended: Ended
    seconds: float
    sent: int
    """Bytes, as far as they were taken."""
    answered: int = 0
    """How often the server did what it was asked for."""

    @property
    def stopped(self) -> bool:
        return self.ended in ("cut off", "held back", "let go")


class Found(Struct, frozen=True):
    """What came of one way."""

    name: str
    silent: bool
    """Whether they did nothing but hold lines."""
    floods: list[Flood]

    def tell(self) -> str:
        ends = Counter(flood.ended for flood in self.floods)
        longest = max((flood.seconds for flood in self.floods), default=0.0)
        sent = sum(flood.sent for flood in self.floods) / 1e6
        counted = ", ".join(f"{count} {end}" for end, count in ends.items())
        answered = sum(flood.answered for flood in self.floods)
        more = f"; {answered} answered" if answered else ""
        return f"{self.name}: {counted}; {longest:.1f} s at most, {sent:.1f} MB in all{more}"

    def check(self) -> None:
        """Nobody was endured, and somebody was stopped.

        Of the silent it is enough that no more were let in than may be: until one is let go, there
        may be nothing to stop.
        """
        endured = [flood for flood in self.floods if flood.ended == "time is over"]
        assert not endured, f"{self.name}: not stopped, {endured[0]}"
        refused = self.silent and any(flood.ended == "not let in" for flood in self.floods)
        assert refused or any(flood.stopped for flood in self.floods), (
            f"{self.name}: nobody was stopped"
        )


Do: TypeAlias = Callable[..., Awaitable[Flood]]


class Way(Struct, frozen=True):
    """What somebody does, on how many lines at once from how many addresses each."""

    do: Do
    lines: int
    addresses: int = 1
    patience: float = PATIENCE
    """Seconds within which they have to be stopped."""
    silent: bool = False


async def pipeline(
    host: str, port: int, seconds: float, path: str = "/health", source: str = ABUSER
) -> Flood:
    """Requests, one after the other, without waiting for an answer."""
    request = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
    try:
        line = await asyncio.open_connection(host, port, local_addr=(source, 0))
    except OSError:
        return NOT_LET_IN
    return await _pour(line, b"", request, seconds)


async def pings(
    host: str, port: int, seconds: float, deaf: bool = False, source: str = ABUSER
) -> Flood:
    """Pings; `deaf`: nobody reads what comes back."""
    body = b"x" * 125 if deaf else b""
    return await _flood(host, port, seconds, b"", frame(PING, body), source, deaf)


async def pongs(host: str, port: int, seconds: float, source: str = ABUSER) -> Flood:
    """Pongs that nobody has asked for."""
    return await _flood(host, port, seconds, b"", frame(PONG), source)


async def fragments(host: str, port: int, seconds: float, source: str = ABUSER) -> Flood:
    """A message that goes on for ever, with nothing in its parts."""
    return await _flood(host, port, seconds, frame(TEXT & ~FIN, b"{"), frame(0), source)


async def bad_utf8(host: str, port: int, seconds: float, source: str = ABUSER) -> Flood:
    """Texts that are none."""
    return await _flood(host, port, seconds, b"", frame(TEXT, b'"\xff\xfe"'), source)


async def deep(host: str, port: int, seconds: float, source: str = ABUSER) -> Flood:
    """Brackets in brackets, instead of hello."""
    body = b'{"x":'.ljust(limits.MESSAGE_BYTES, b"[")
    return await _flood(host, port, seconds, b"", frame(TEXT, body), source)


async def too_fast(
    host: str,
    port: int,
    seconds: float,
    table: str,
    key: str,
    source: str = ABUSER,
) -> Flood:
    """Messages at a table, all of them in order, and some of them much work."""
    hello = frame(TEXT, _encode(p.Hello(table, (key,), "en")))
    wishes = (p.Speak("fr"), p.Phrase(1, -1, ""), p.Older(1), p.Speak("en"))
    said = b"".join(frame(TEXT, _encode(wish)) for wish in wishes)
    return await _flood(host, port, seconds, hello, said, source)


async def joins(
    host: str, port: int, seconds: float, table: str, key: str, source: str = ABUSER
) -> Flood:
    """Somebody sits down at a table, is told all of it, leaves, and sits down again."""
    hello = frame(TEXT, _encode(p.Hello(table, (key,), "en")))

    async def join() -> bool:
        line = await _call(host, port, source)
        if line is None:
            return False
        reader, writer = line
        try:
            writer.write(hello)
            await _message(reader)
        finally:
            writer.transport.abort()
        return True

    return await _again(join, len(hello), seconds)


async def wishes(
    host: str,
    port: int,
    seconds: float,
    table: str,
    key: str,
    wish: p.FromBrowser,
    source: str = ABUSER,
) -> Flood:
    """The same wish at a table, as soon as the one before it was granted or refused."""
    line = await _call(host, port, source)
    if line is None:
        return NOT_LET_IN
    (reader, writer), said = line, frame(TEXT, _encode(wish))

    async def ask() -> bool:
        writer.write(said)
        while not (told := await _message(reader)).startswith(ANSWERS):
            pass
        return b'"too-fast"' not in told

    try:
        writer.write(frame(TEXT, _encode(p.Hello(table, (key,), "en"))))
        return await _again(ask, len(said), seconds)
    finally:
        writer.transport.abort()


async def nonsense(
    host: str, port: int, seconds: float, table: str, key: str, source: str = ABUSER
) -> Flood:
    """Whatever is no message, or one that makes no sense, at a table of one's own."""
    said = Nonsense(Random(source), [table], [key])
    many = [said.message() for _ in range(SENSELESS)]
    frames = [
        frame(TEXT, one.encode()) if isinstance(one, str) else frame(PACKED, one) for one in many
    ]
    hello = frame(TEXT, _encode(p.Hello(table, (key,), "en")))
    return await _flood(host, port, seconds, hello, b"".join(frames), source)


async def odd_requests(
    host: str, port: int, seconds: float, table: str, key: str, source: str = ABUSER
) -> Flood:
    """Requests that make no sense, one after the other, each on a line of its own."""
    said = Nonsense(Random(source), [table], [key])

    async def ask() -> bool:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
        writer.write(said.request("close"))
        told = b""
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(PAUSE):  # not all of them come to an end
                told = await reader.read()
        writer.transport.abort()
        return not told.startswith(b"HTTP/1.1 %d" % TOO_MANY)

    return await _again(ask, len(said.request("close")), seconds)


async def asks(host: str, port: int, seconds: float, request: bytes, source: str = ABUSER) -> Flood:
    """The same request, as soon as the one before it was answered."""
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
    except OSError:
        return NOT_LET_IN

    async def ask() -> bool:
        writer.write(request)
        return await _status(reader) != TOO_MANY

    try:
        return await _again(ask, len(request), seconds)
    finally:
        writer.transport.abort()


async def holds(
    host: str,
    port: int,
    seconds: float,
    begins: bytes = b"",
    drips: bytes = b"",
    source: str = ABUSER,
) -> Flood:
    """A line with nothing on it, or with a request that begins, drips, and never ends."""
    try:
        line = await asyncio.open_connection(host, port, local_addr=(source, 0))
    except OSError:
        return NOT_LET_IN
    return await _hold(line, begins, drips, seconds)


async def mute(host: str, port: int, seconds: float, source: str = ABUSER) -> Flood:
    """A line to the tables, and no hello."""
    line = await _call(host, port, source)
    return NOT_LET_IN if line is None else await _hold(line, b"", b"", seconds)


TOO_MANY = 429
SENSELESS = 500
"""Messages that are thought up before they are said again and again."""
ANSWERS = (b'{"type":"done"', b'{"type":"refused"')
NOT_LET_IN = Flood("not let in", 0.0, 0)
_encode = msgspec.json.Encoder().encode


async def _call(host: str, port: int, source: str) -> Line | None:
    """A line to the tables; None if one is not let in."""
    greeting = GREETING.format(port=port, table="", address=source).encode()
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
        writer.write(greeting)
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
    except (OSError, asyncio.IncompleteReadError):
        return None
    if b" 101 " not in head:
        writer.transport.abort()
        return None
    return reader, writer


async def _flood(
    host: str,
    port: int,
    seconds: float,
    first: bytes,
    again: bytes,
    source: str,
    deaf: bool = False,
) -> Flood:
    """Call, and say something again and again."""
    line = await _call(host, port, source)
    return NOT_LET_IN if line is None else await _pour(line, first, again, seconds, deaf)


async def _pour(
    line: Line, first: bytes, again: bytes, seconds: float, deaf: bool = False
) -> Flood:
    reader, writer = line
    chunk, began, sent = again * (AT_ONCE // len(again) + 1), perf_counter(), 0

    async def speak() -> None:
        nonlocal sent
        writer.write(first)
        with suppress(ConnectionError):
            while True:
                writer.write(chunk)
                await writer.drain()
                await asyncio.sleep(0)  # others may be at the same loop
                sent += len(chunk)

    async def listen() -> None:
        with suppress(ConnectionError):
            while await reader.read(AT_ONCE):
                pass

    doing = [asyncio.create_task(what()) for what in ((speak,) if deaf else (speak, listen))]
    try:
        # Neither of them ends before the line does.
        gone, _ = await asyncio.wait(doing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in gone:
            task.result()
        return Flood("cut off" if gone else "time is over", perf_counter() - began, sent)
    finally:
        for task in doing:
            task.cancel()
        writer.transport.abort()


async def _again(do: Callable[[], Awaitable[bool]], size: int, seconds: float) -> Flood:
    """So many bytes, again and again, until one has to wait."""
    began, done = perf_counter(), 0
    ended: Ended = "time is over"
    try:
        async with asyncio.timeout(seconds):
            while await do():
                done += 1
        ended = "held back"
    except TimeoutError:
        pass
    except (OSError, asyncio.IncompleteReadError):
        ended = "cut off"
    return Flood(ended, perf_counter() - began, size * (done + 1), done)


async def _message(reader: asyncio.StreamReader) -> bytes:
    """Something that the server says at a table."""
    _, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return await reader.readexactly(size)


async def _status(reader: asyncio.StreamReader) -> int:
    """What comes of a request, once all of the answer has come."""
    head = await reader.readuntil(b"\r\n\r\n")
    size = re.search(rb"(?i)content-length: (\d+)", head)
    await reader.readexactly(int(size[1]) if size else 0)
    return int(head.split()[1])


async def _hold(line: Line, begins: bytes, drips: bytes, seconds: float) -> Flood:
    """Whoever is told anything was not let in; who is let go hears goodbye, or nothing.

    Whether they are there is asked before, and nothing answered.
    """
    (reader, writer), began = line, perf_counter()
    ended: Ended = "time is over"

    async def drip() -> None:
        await asyncio.sleep(PAUSE)  # else what is said to those who come too late may be lost
        writer.write(begins)
        while drips:
            await asyncio.sleep(DRIP)
            writer.write(drips)

    dripping = asyncio.create_task(drip())
    try:
        async with asyncio.timeout(seconds):
            while (heard := await reader.read(1)) == bytes((PING,)):
                await reader.readexactly((await reader.readexactly(1))[0])
        ended = "let go" if heard in (b"", bytes((GOODBYE,))) else "not let in"
    except TimeoutError:
        pass
    except (OSError, asyncio.IncompleteReadError):
        ended = "let go"
    finally:
        dripping.cancel()
        writer.transport.abort()
    return Flood(ended, perf_counter() - began, len(begins))


def rage(host: str, port: int, seconds: float, theirs: Theirs) -> list[Found]:
    """All of it at once, for so long; to be run in a process of its own, behind all others."""
    os.nice(10)
    raise_file_limit()  # every line is a file
    return uvloop.run(_rage(host, port, seconds, dict(_ways(theirs))))


async def rage_apart(host: str, port: int, seconds: float, theirs: Theirs) -> list[Found]:
    """The same, in such a process."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
        raging = apart.submit(rage, host, port, seconds, theirs)
        return await asyncio.wrap_future(raging)


async def _rage(host: str, port: int, seconds: float, ways: dict[str, Way]) -> list[Found]:
    until = perf_counter() + seconds
    found = [Found(name, way.silent, []) for name, way in ways.items()]

    async def again_and_again(way: Way, floods: list[Flood], source: str) -> None:
        while (left := until - perf_counter()) > 0:
            flood = await way.do(host, port, min(way.patience, left), source=source)
            if flood.ended == "time is over" and left < way.patience:
                flood = replace(flood, ended="went away")
            floods.append(flood)
            await asyncio.sleep(PAUSE)

    addresses = count(1)
    await asyncio.gather(
        *(
            again_and_again(way, what.floods, source)
            for what, way in zip(found, ways.values(), strict=True)
            for source in [f"127.0.66.{next(addresses)}" for _ in range(way.addresses)]
            for _ in range(way.lines)
        )
    )
    return found


def _ways(theirs: Theirs) -> Iterator[tuple[str, Way]]:
    """All of them, each with its name."""
    yield "pipelined requests", Way(pipeline, 4)
    yield "pings", Way(pings, 4)
    yield "pings of the deaf", Way(partial(pings, deaf=True), 2)
    yield "pongs", Way(pongs, 2)
    yield "endless messages", Way(fragments, 4)
    yield "texts that are none", Way(bad_utf8, 2)
    yield "brackets before hello", Way(deep, 4)
    table, key = theirs.table, theirs.key
    yield "messages, too fast", Way(partial(too_fast, table=table, key=key), MANY)
    again = partial(joins, table=theirs.long, key=theirs.watch)
    yield "joins to a long game", Way(again, 4, patience=ASKING)
    renames = partial(wishes, table=table, key=key, wish=renamed())
    yield "names of marks at a table", Way(renames, 4, patience=ASKING)
    yield "nonsense at a table", Way(partial(nonsense, table=table, key=key), 4)
    odd = partial(odd_requests, table=table, key=key)
    yield "requests without sense", Way(odd, 8, patience=ASKING)
    for name, request in requests(theirs).items():
        lines = MANY if name in WHOLE else 8
        yield name, Way(partial(asks, request=request), lines, patience=ASKING)
    patience = limits.HEAD_SECONDS + PATIENCE
    begun = partial(holds, begins=b"GET / HTTP/1.1\r\nX: ")
    yield "silent lines", Way(holds, CROWDED, 4, patience, silent=True)
    yield "heads without an end", Way(begun, CROWDED, 4, patience, silent=True)
    yield "slow heads", Way(partial(begun, drips=b"x"), CROWDED, 2, patience, silent=True)
    patience = limits.HELLO_SECONDS + PATIENCE
    yield "calls without hello", Way(mute, limits.LINES_EACH + 4, 2, patience, silent=True)
