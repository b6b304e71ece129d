"""A WebSocket that costs the one who measures next to nothing.

A thousand of them share one core with the counting, and must not be what is measured. So this
knows only what our servers send: text in one frame, pings, and goodbyes.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from ipaddress import IPv4Network
from typing import cast

TEXT, PACKED, GOODBYE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
"""The first byte of a frame that is a whole message of its kind."""
MASKED = 0x80
MASK = bytes(4)
"""Browsers must hide what they send under a mask; with this one there is nothing to calculate."""
GREETING = (
    "GET /play?table={table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "X-Forwarded-For: {address}\r\n\r\n"
)
ADDRESSES = IPv4Network("10.0.0.0/8").hosts()
"""Everybody calls from home, as a proxy on this machine would tell it."""


def frame(kind: int, body: bytes = b"") -> bytes:
    """A frame as a browser sends it."""
    size = len(body)
    if size < 126:
        head = bytes((kind, MASKED | size))
    else:
        head = bytes((kind, MASKED | 126)) + size.to_bytes(2)
    return head + MASK + body


class Line(asyncio.Protocol):
    """One open line; `hear` gets each message, `lost` is told if the server hangs up."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._hear, self._lost = hear, lost
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        """What came and is not a whole frame yet."""
        self._transport: asyncio.Transport | None = None
        self._closing = False

    async def open(self, port: int, table: str) -> None:
        """Call the server for a table, and wait until it takes the call."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self._write(GREETING.format(port=port, table=table, address=next(ADDRESSES)).encode())
        await self._opened

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._closing = True
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._write = self._transport.write

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server did not take the call"))
        elif not self._closing:
            self._lost(f"the server hung up: {error or 'without a reason'}")

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._opened.done():
            head, end, self._rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head:
                self._opened.set_exception(ConnectionError(head.decode()))
                return
            self._opened.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        rest, at = self._rest, 0
        while len(rest) - at >= 2:
            kind, size, start = rest[at], rest[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(rest[at + 2 : start])
            if len(rest) < start + size:
                break
            at = start + size
            self._take(kind, rest[start:at])
        self._rest = rest[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind in (TEXT, PACKED):
            text = zlib.decompress(body) if kind == PACKED else body
            for message in text.split(b"\n"):  # little comes together, a line each
                self._hear(message)
        elif kind == PING:
            self._frame(PONG, body)
        elif kind != GOODBYE:  # after which the server closes the connection
            self._lost(f"a frame of a kind that is not expected: {kind:#x}")

    def _frame(self, kind: int, body: bytes) -> None:
        self._write(frame(kind, body))
