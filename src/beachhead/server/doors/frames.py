"""What comes over a WebSocket, before it is a message: frames, of which some never are one.

`uvicorn` takes as many as come: pings, pongs and empty parts of messages cost it time, and nobody
else is served meanwhile. They pass no limit of ours unless it is here.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from beachhead.server import limits
from beachhead.server.doors.ends import Ends
from beachhead.server.limits import Bucket

AT_A_TIME = 128
"""Bytes that are looked at before it is asked whether that is enough."""
HEARD = 4
"""Frames of one line after which others are heard; a browser sends one or two at a time."""


class Wire(Ends):
    """What a WebSocket is sent over: nothing more is read as long as something was not heard, and
    it is not kept for ever by being closed: whoever does not read what is left has some seconds to.
    """

    def __init__(self, transport: asyncio.BaseTransport) -> None:
        super().__init__(transport)
        self.write = self._transport.write  # of all that it can do, what it is asked for always
        self._ends: asyncio.TimerHandle | None = None
        self.held = False

    def resume_reading(self) -> None:
        """Read on, unless there is enough for now."""
        if not self.held:
            self._transport.resume_reading()

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
        self._unheard, self._place, self._heard = b"", 0, 0
        self._wire = Wire(transport)
        super().connection_made(cast(asyncio.Transport, self._wire))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wire.over()

    def data_received(self, data: bytes) -> None:
        if self._unheard:
            self._unheard, self._place = self._unheard[self._place :] + data, 0
        else:
            self._unheard, self._place = data, 0
            self._hear()

    def _hear(self) -> None:
        """A little; if there is more, the rest of it after others."""
        self._heard = 0
        while self._unheard and self._heard < HEARD:
            some = self._unheard[self._place : self._place + AT_A_TIME]
            self._place += AT_A_TIME
            super().data_received(some)
            if self._place >= len(self._unheard) or self.transport.is_closing():
                self._unheard = b""
        if self._unheard:
            self._wire.held = True
            self.transport.pause_reading()
            self.loop.call_soon(self._hear)
        elif self._wire.held:
            self._wire.held = False
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def handle_events(self) -> None:
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        self._heard += frames
        if self._pace.take(frames):
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
