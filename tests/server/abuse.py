"""What people do who want a server to stand still, each on one line and in a way of its own.

Each goes on until the server cuts the line or the time is over, and tells which. They call from
addresses that are nobody else's, so that nobody honest is counted with them; `rage` lets all of
them come at once, again and again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Literal, TypeAlias

import msgspec
from bench.line import GREETING, PING, PONG, TEXT, frame
from msgspec import Struct

from beachhead.server import protocol as p

ABUSER = "127.0.0.66"
AT_ONCE = 65_536
"""Bytes that are sent before one looks up."""
FIN = 0x80
"""Of the first byte of a frame: it is the last of its message. One more of a message is 0."""
PATIENCE = 5.0
"""Seconds within which a flood has to be cut off."""
PAUSE = 0.2
"""Seconds before somebody who was cut off calls again."""
MANY = 24
"""Lines of those who say more than they may: each of them less than all together."""

Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Ended: TypeAlias = Literal["cut off", "time is over", "not let in"]


class Flood(Struct, frozen=True):
    """How it ended for somebody."""

    ended: Ended
    seconds: float
    sent: int
    """Bytes, as far as they were taken."""

    @property
    def cut_off(self) -> bool:
        return self.ended == "cut off"


Way: TypeAlias = Callable[..., Awaitable[Flood]]


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


async def too_fast(
    host: str, port: int, seconds: float, table: str, key: str, source: str = ABUSER
) -> Flood:
    """Messages at a table, all of them in order, and some of them much work."""
    hello = frame(TEXT, _encode(p.Hello(table, (key,), "en")))
    wishes = (p.Speak("fr"), p.Phrase(1, -1, ""), p.Older(1), p.Speak("en"))
    said = b"".join(frame(TEXT, _encode(wish)) for wish in wishes)
    return await _flood(host, port, seconds, hello, said, source)


NOT_LET_IN = Flood("not let in", 0.0, 0)
_encode = msgspec.json.Encoder().encode


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
    greeting = GREETING.format(port=port, table="", address=source).encode()
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
        writer.write(greeting)
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
    except (OSError, asyncio.IncompleteReadError):
        return NOT_LET_IN
    if b" 101 " not in head:
        writer.transport.abort()
        return NOT_LET_IN
    return await _pour((reader, writer), first, again, seconds, deaf)


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


def rage(host: str, port: int, seconds: float, table: str, key: str) -> dict[str, list[Flood]]:
    """All of it at once, for so long; to be run in a process of its own, behind all others.

    `table` and `key`: of the table where they say too much. What comes of each way is told.
    """
    os.nice(10)
    return asyncio.run(_rage(host, port, seconds, table, key))


async def rage_apart(
    host: str, port: int, seconds: float, table: str, key: str
) -> dict[str, list[Flood]]:
    """The same, in such a process."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
        raging = apart.submit(rage, host, port, seconds, table, key)
        return await asyncio.wrap_future(raging)


async def _rage(
    host: str, port: int, seconds: float, table: str, key: str
) -> dict[str, list[Flood]]:
    until = perf_counter() + seconds
    ways = dict(_ways(table, key))
    found: dict[str, list[Flood]] = {name: [] for name in ways}

    async def again_and_again(name: str, way: Way, source: str) -> None:
        while until - perf_counter() > PATIENCE:
            found[name].append(await way(host, port, PATIENCE, source=source))
            await asyncio.sleep(PAUSE)

    await asyncio.gather(
        *(
            again_and_again(name, way, f"127.0.66.{number}")
            for number, (name, (way, lines)) in enumerate(ways.items(), start=1)
            for _ in range(lines)
        )
    )
    return found


def _ways(table: str, key: str) -> Iterator[tuple[str, tuple[Way, int]]]:
    """Each with its name, and on how many lines at once."""
    yield "pipelined requests", (pipeline, 4)
    yield "pings", (pings, 4)
    yield "pings of the deaf", (partial(pings, deaf=True), 2)
    yield "pongs", (pongs, 2)
    yield "endless messages", (fragments, 4)
    yield "texts that are none", (bad_utf8, 2)
    yield "messages, too fast", (partial(too_fast, table=table, key=key), MANY)


def told(found: dict[str, list[Flood]]) -> Iterator[str]:
    """A line for each way."""
    for name, floods in found.items():
        ends = Counter(flood.ended for flood in floods)
        longest = max((flood.seconds for flood in floods), default=0.0)
        sent = sum(flood.sent for flood in floods) / 1e6
        counted = ", ".join(f"{count} {end}" for end, count in ends.items())
        yield f"{name}: {counted}; {longest:.1f} s at most, {sent:.1f} MB in all"
