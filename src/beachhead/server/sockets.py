"""One browser at one table, over a WebSocket."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.doors.asking import read_json
from beachhead.server.doors.gate import POLICY, TRY_AGAIN
from beachhead.server.limits import Bucket, Limits, Lines
from beachhead.server.member import Member
from beachhead.server.metrics import Metrics
from beachhead.server.open_tables import OpenTables
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms
from beachhead.server.sharing.neighbours import judged_again

LATER = {
    *("too-many-lines", "table-full", "not-kept"),
    *("newer-store", "older-store", "store-restored"),
}
"""Why somebody is not let in who may be in a while."""

PACKED = 8192
"""Bytes from which on a message is packed: mostly a table as one comes to it. Updates that wait are
sent together up to here, a line each."""

_decoder: msgspec.json.Decoder[p.FromBrowser] = msgspec.json.Decoder(p.FromBrowser)


class Written:
    """Messages as they go over the wire: whoever is told the very same is sent the same."""

    LATELY = 32

    def __init__(self) -> None:
        self._encode = msgspec.json.Encoder().encode
        self._known: dict[int, tuple[p.FromServer, bytes]] = {}

    def __call__(self, message: p.FromServer) -> bytes:
        """One of the last few is found again; it is kept, so that no other has its place."""
        if (known := self._known.get(id(message))) is None:
            if len(self._known) >= self.LATELY:
                self._known.clear()
            known = self._known[id(message)] = (message, self._encode(message))
        return known[1]


_written = Written()


class Connection:
    """A browser at a table, from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket,
        rooms: Rooms,
        open_tables: OpenTables,
        metrics: Metrics,
        lines: Lines,
        messages: Limits,
    ) -> None:
        self._socket = socket
        self._address = socket.client.host if socket.client else ""
        self._rooms = rooms
        self._open_tables = open_tables
        self._metrics = metrics
        self._lines = lines
        self._messages = messages
        self._outbox: deque[p.FromServer] = deque()
        self._too_slow = False
        """Whether something was not sent, so that whatever comes after it would make no sense."""
        self._wake = asyncio.Event()
        self._language = _language_of(socket)

    async def run(self) -> None:
        """Until one side hangs up."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            with self._lines.hold(self._address):
                await self._sit_down()
        except (WebSocketDisconnect, WebSocketDisconnected):  # gone while we read, or while we sent
            pass
        except TimeoutError:
            await self._hang_up(TRY_AGAIN)
        except Problem as problem:
            self._refuse(0, problem)
            await self._hang_up(TRY_AGAIN if problem.code in LATER else POLICY)
        finally:
            writer.cancel()

    async def _sit_down(self) -> None:
        async with asyncio.timeout(limits.HELLO_SECONDS):
            hello = await self._read_hello()
        room = await self._rooms.find(hello.table)
        member = Member(self._send, room.seats_of(hello.keys), self._language, hello.skips)
        try:
            await judged_again(room.join, member, hello.version)
            await self._listen(room, member)
        finally:
            await room.leave(member)

    def _send(self, message: p.FromServer) -> None:
        self._too_slow |= len(self._outbox) >= limits.UNSENT_MESSAGES
        self._outbox.append(message)
        if self._too_slow:
            self._outbox.clear()
        self._wake.set()

    async def _write(self) -> None:
        """Send what waits; a browser that takes nothing is let go, and comes back when it can."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._send_all()
            if self._too_slow:
                await self._hang_up(TRY_AGAIN)
                return

    async def _send_all(self) -> None:
        while self._outbox:
            said = _written(self._outbox.popleft())
            # Several moments come together; that a wish is done comes by itself, after them.
            while self._outbox and isinstance(self._outbox[0], p.Update):
                more = _written(self._outbox[0])
                if len(said) + len(more) >= PACKED:
                    break
                said += b"\n" + more
                self._outbox.popleft()
            if len(said) < PACKED:
                await self._socket.send_text(said.decode())
            else:
                await self._socket.send_bytes(zlib.compress(said, 1))
                await asyncio.sleep(0)  # that took a while, and there may be more of it

    async def _hang_up(self, code: int) -> None:
        try:
            await self._send_all()
            await self._socket.close(code)
        except (RuntimeError, WebSocketDisconnect):
            pass

    async def _read(self) -> p.FromBrowser:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received["code"])
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > limits.MESSAGE_BYTES:
            raise Problem("message-too-large", most=limits.MESSAGE_BYTES)
        return read_json(data, _decoder)

    async def _read_hello(self) -> p.Hello:
        message = await self._read()
        if not isinstance(message, p.Hello):
            raise Problem("hello-first")
        if message.lang in LANGUAGES:
            self._language = message.lang
        return message

    async def _listen(self, room: Room, member: Member) -> None:
        bucket = Bucket(limits.MESSAGES_A_SECOND, limits.MESSAGES_AT_ONCE)
        while True:
            await asyncio.sleep(0)  # whoever sends a lot at once does not keep others waiting
            try:
                message = await self._read()
            except Problem as problem:
                if not (bucket.take() and self._messages.take(self._address)):
                    raise Problem("too-fast") from None
                self._refuse(0, problem)
                continue
            number = getattr(message, "id", 0)
            try:
                count = _counted(message)
                if not (bucket.take(count) and self._messages.take(self._address, count)):
                    raise Problem("too-fast")
                with self._metrics.answered(message.__struct_config__.tag).time():
                    await judged_again(self._obey, room, member, message)
            except Problem as problem:
                self._refuse(number, problem)
            else:
                if number:
                    self._send(p.Done(number, room.told_version))

    async def _obey(self, room: Room, member: Member, message: p.FromBrowser) -> None:
        match message:
            case p.Act():
                await room.act(member, message)
            case p.Again():
                await room.again(member, message, self._rooms.find)
            case p.Enter():
                await room.enter(member, message)
            case p.TakeBack():
                await room.take_back(member, message)
            case p.PutBack():
                await room.put_back(member, message)
            case p.Answer():
                await room.answer(member, message)
            case p.Rename():
                await room.rename(member, message)
            case p.Phrase():
                await room.phrase(member, message)
            case p.Here():
                await room.here(member, message)
            case p.Hold():
                await room.waiting.hold(member, message)
            case p.Begin():
                await room.waiting.begin(member, message)
            case p.OpenUp():
                await self._open_tables.open_up(room, member, message, self._address)
            case p.Speak(lang):
                await room.speak(member, lang)
                self._language = lang
            case p.Older():
                await room.older(member, message)
            case p.Hello():
                raise Problem("hello-once")

    def _refuse(self, id: int, problem: Problem) -> None:
        self._metrics.refused.labels(problem.code).inc()
        text = Texts(self._language).problem(problem)
        self._send(p.Refused(id, problem.code, text))


def _counted(message: p.FromBrowser) -> int:
    """How many messages it counts as."""
    match message:
        case p.Speak() | p.Here() | p.Again():
            return limits.WHOLE
        case p.Older():
            return limits.OLDER
    return 1


def _language_of(socket: WebSocket) -> str:
    """What a browser prefers, until it says hello in another language."""
    preferred = socket.headers.get("accept-language", "")[:2].lower()
    return preferred if preferred in LANGUAGES else "en"
