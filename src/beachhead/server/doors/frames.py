"""What comes over a WebSocket, before it is a message: frames, of which some never are one.

`uvicorn` takes as many as come: pings, pongs and empty parts of messages cost it time, and nobody
else is served meanwhile. They pass no limit of ours unless it is here.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from beachhead.server import limits
from beachhead.server.limits import Bucket

AT_A_TIME = 1024
"""Bytes that are looked at before it is asked whether that is enough."""


class Parting:
    """A transport that is not kept for ever by being closed: whoever does not read what is left of
    it has some seconds to.
    """

    def __init__(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.write = self._transport.write  # of all that it can do, what it is asked for always
        self._ends: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        """Send what is left, and hang up."""
        self._transport.close()
        if self._ends is None:
            loop = asyncio.get_running_loop()
            self._ends = loop.call_later(limits.PARTING_SECONDS, self._transport.abort)

    def over(self) -> None:
        """The other side is gone."""
        if self._ends is not None:
            self._ends.cancel()


class Frames(WebSocketsSansIOProtocol):
    """One WebSocket: whoever sends more than a browser ever does is cut off."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._pace = Bucket(limits.FRAMES_A_SECOND, limits.FRAMES_AT_ONCE)
        self._parting = Parting(transport)
        super().connection_made(cast(asyncio.Transport, self._parting))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._parting.over()

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), AT_A_TIME):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + AT_A_TIME])

    def handle_events(self) -> None:
        if self._pace.take(sum(isinstance(event, Frame) for event in self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Who answers nothing reads nothing either: there is no use in waiting until they do."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """As bytes: what is no text is no message either, and is refused as such."""
        self.handle_bytes(event)
