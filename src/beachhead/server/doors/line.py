"""A connection, before anything was asked for: so many from an address, and none that idles.

`uvicorn` speaks HTTP, but waits for ever for a request that does not come to an end.
"""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from beachhead.kernel.errors import Problem
from beachhead.server import limits
from beachhead.server.doors.ends import Ends
from beachhead.server.doors.frames import Frames
from beachhead.server.limits import Lines

LAST_PORT = 65535
SPARE_FILES = 200
"""That are not for connections: the database, the page, pipes to the bots."""
MODEST_FILES = 10_240
"""Where a system says that there is no limit, and has one nevertheless: macOS."""
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class Proxies:
    """Whoever is behind one is counted by what it says of them."""

    def __init__(self, behind: Sequence[str]) -> None:
        self.networks = tuple(map(_network, behind))
        self._known = lru_cache(maxsize=1 << 12)(self._knows)

    def __contains__(self, address: str) -> bool:
        return self._known(address)

    def _knows(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


class Line(HttpToolsProtocol):
    """One connection."""

    lines: ClassVar[Lines]
    proxies: ClassVar[Proxies]
    most: ClassVar[int]

    _held: str | None = None
    """The address that is counted."""
    _ends: asyncio.TimerHandle | None = None
    _between = False
    """Whether the next thing that comes is the first of a request, after another one."""
    _head = 0
    """Bytes of a request that are not what it brings: whoever reads that looks after it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Ends(transport)))
        self.transport = transport
        address = self.client[0] if self.client else ""
        known = address in self.proxies or self.lines.enter(address)
        if not known or len(self.connections) > self.most:
            if known:
                self._leave(address)
            transport.write(FULL)
            transport.close()
            return
        self._held = address
        self._allow(limits.HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._between:
            self._between = False
            self._allow(limits.HEAD_SECONDS)
        self._head += len(data)
        super().data_received(data)
        if self._head > limits.HEAD_BYTES and not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # Sent ahead of the answer to another: no browser does that, and uvicorn would take in
            # all that come. So this connection ends, and what is being answered is not sent.
            self.cycle.disconnected = True
            raise Problem("too-fast")
        self._head = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._allow(limits.REQUEST_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._between = True
        if not self.transport.get_write_buffer_size():  # else the time to read it is not over
            self._allow(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._go()  # from here on `sockets.py` counts
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def _allow(self, seconds: float | None) -> None:
        """So much time for what comes next; None: as long as one may say nothing between."""
        if self._ends is not None:
            self._ends.cancel()
        self._ends = None if seconds is None else self.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        self.transport.abort()

    def _go(self) -> None:
        self._allow(None)
        if self._held is not None:
            self._leave(self._held)
            self._held = None

    def _leave(self, address: str) -> None:
        if address not in self.proxies:
            self.lines.leave(address)


def wire(behind: Sequence[str] = ()) -> dict[str, Any]:
    """How uvicorn is to serve it; `behind`: proxies that are believed whom they ask for.

    Addresses are not logged, nobody can send much at once, and nothing says what serves it.
    """
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        files = sys.maxsize

    theirs = Proxies(behind)

    class Ours(Line):
        lines = Lines(limits.CONNECTIONS_EACH)
        proxies = theirs
        most = max(files - SPARE_FILES, files // 2)

    return {
        "http": Ours,
        "ws": Frames,
        "ws_max_size": 65536,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "access_log": False,
        "log_level": "error",
        "server_header": False,
        "proxy_headers": bool(behind),
        "forwarded_allow_ips": ",".join(map(str, theirs.networks)),
    }


def _network(address: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(address, strict=False)
    except ValueError:
        raise Problem("bad-behind", address=address) from None


def check_port(host: str, port: int, option: str) -> None:
    """Whether one can listen there, before it is said that one does."""
    try:
        if port > LAST_PORT:  # as the next ones may be where each process has its own
            raise OSError(errno.EADDRNOTAVAIL, "")
        named = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, *_, address in named:
            if family != socket.AF_INET6 or socket.has_dualstack_ipv6():
                socket.create_server(address, family=family).close()
    except OSError as error:
        unknown = isinstance(error, socket.gaierror)
        detail = error.strerror if unknown else os.strerror(error.errno or 0)
        raise Problem("no-port", host=host, port=port, option=option, detail=detail) from None


def raise_file_limit() -> None:
    """Every connection is a file: have as many as the system allows us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, max(soft, MODEST_FILES)):
        if wanted == soft:
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return
