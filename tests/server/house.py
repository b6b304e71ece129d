"""A server in the test's own process, and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import socket
import sys
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from bench.servers import free_port
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from beachhead.games import load_game
from beachhead.server import protocol as p
from beachhead.server.app import create_app
from beachhead.server.doors.line import wire
from beachhead.server.expiry import Keeping
from beachhead.server.thinking import Load
from tests.server.shown import Shown, shown

PATIENCE = 60.0
_decoder: msgspec.json.Decoder[p.FromServer] = msgspec.json.Decoder(p.FromServer)


class House:
    """A running server."""

    def __init__(
        self, port: int, server: uvicorn.Server | None = None, metrics: int | None = None
    ) -> None:
        self.port = port
        self._server = server
        self._metrics = metrics
        # Nothing is encrypted here, and to read every certificate takes longer than to start.
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False
        )

    @property
    def lines(self) -> list[Any]:
        """The connections that there are."""
        assert self._server is not None
        return list(self._server.server_state.connections)

    @property
    def unread(self) -> int:
        """Bytes that were sent, and that the system has not taken, on all of them together."""
        return sum(line.transport.get_write_buffer_size() for line in self.lines)

    @property
    def page(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def link(self, table: str, key: str = "") -> str:
        """What opens a table."""
        return f"{self.page}#/table/{table}" + (f"/{key}" if key else "")

    async def answers(self, process: asyncio.subprocess.Process | None = None) -> None:
        """Wait until it does, as long as it is there."""
        async with asyncio.timeout(PATIENCE):
            while process is None or process.returncode is None:
                try:
                    await self.http.get("/health")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the server is gone")

    async def metrics(self) -> str:
        """What those are told who look after it."""
        assert self._metrics is not None
        return (await self.http.get(f"http://127.0.0.1:{self._metrics}/metrics")).text

    async def table(self, game: str, *seats: str, **wish: Any) -> p.NewTable:
        """A new table; each seat is `me`, `friend` or the name of a bot."""
        return made(await self.wish(game, *seats, **wish))

    async def wish(self, game: str, *seats: str, **wish: Any) -> httpx.Response:
        """What is said to whoever wishes for such a table."""
        wished = [
            {"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return await self.http.post("/api/tables", json={"game": game, "seats": wished, **wish})

    async def cut(self) -> None:
        """Every connection is torn, as if somebody had pulled the plug."""
        assert self._server is not None
        for connection in list(self._server.server_state.connections):
            transport = getattr(connection, "transport", None)
            if transport is not None:
                transport.abort()

    @asynccontextmanager
    async def guest(
        self, table: str, *keys: str, lang: str = "en", version: int = 0
    ) -> AsyncIterator[Guest]:
        """Somebody at a table."""
        async with self.stranger() as guest:
            await guest.send(p.Hello(table, keys, lang, version))
            yield guest

    @asynccontextmanager
    async def stranger(self, **headers: str) -> AsyncIterator[Guest]:
        """Somebody who has not said hello."""
        url = f"ws://127.0.0.1:{self.port}/play"
        async with connect(url, additional_headers=headers, compression=None) as connection:
            yield Guest(connection)


class Guest:
    """One connection, and what it was shown."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.version = 0
        self.log: list[p.LogLine] = []
        self.left_out: p.LeftOut | None = None
        self.screen: Shown | None = None
        """The table as it is, and not as it was for a moment."""
        self.seen: Shown | None = None
        """What was shown last."""
        self.said: list[p.Said] = []
        self.noticed: list[str] = []
        self.raw: list[str] = []
        """Every message as it was sent."""
        self.frames: list[str | bytes] = []
        """What came at once: packed if it is bytes."""
        self._unread: list[str] = []
        self._id = 0

    async def send(self, message: p.FromBrowser) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def read(self) -> p.FromServer:
        """The next message, which is taken in as a page would."""
        async with asyncio.timeout(PATIENCE):
            if not self._unread:
                self.frames.append(await self.connection.recv())
                self._unread = messages(self.frames[-1])
        self.raw.append(self._unread.pop(0))
        message = read(self.raw[-1])
        if isinstance(message, p.Update):
            self._take_in(message)
        elif isinstance(message, p.Earlier) and self.left_out is not None:
            if self.left_out.upto == message.upto:  # else it was told anew, or taken back
                self.log, self.left_out = [*message.log, *self.log], message.left_out
        elif isinstance(message, p.Said):
            self.said.append(message)
        elif isinstance(message, p.Notice):
            self.noticed.append(message.text)
        return message

    async def read_back(self) -> None:
        """All of the log that was left out."""
        while self.left_out is not None:
            await self.send(p.Older(self.left_out.upto))
            while not isinstance(await self.read(), p.Earlier):
                pass

    def _take_in(self, update: p.Update) -> None:
        self.seen = shown(None if update.whole else self.seen, update)
        # What is shown as it happens passes: it is not told to who comes later.
        news = [replace(line, highlight=None) for line in update.log]
        known = [line for line in self.log if line.at <= update.log_from]
        self.log = news if update.left_out else known + news
        if update.left_out or (update.whole and not update.log_from):
            self.left_out = update.left_out
        elif self.left_out is not None and update.log_from < self.left_out.upto:
            gone = not update.log_from
            self.left_out = None if gone else replace(self.left_out, upto=update.log_from)
        if not update.look:  # nothing is asked in passing
            self.screen, self.version = self.seen, update.version

    async def shown(self) -> Shown:
        """The next screen, past what is shown for a moment."""
        while not isinstance(update := await self.read(), p.Update) or update.look:
            pass
        assert self.screen is not None
        return self.screen

    async def answer(self, message: p.FromBrowser) -> p.Done | p.Refused:
        """Send something that has an id, and wait for what comes of it."""
        await self.send(message)
        while True:
            found = await self.read()
            if isinstance(found, p.Done | p.Refused):
                return found

    def next_id(self) -> int:
        self._id += 1
        return self._id

    async def asked(self) -> p.Ask | None:
        """The next thing to decide; None once the game is over."""
        while True:
            if self.screen is not None:
                if self.screen.over is not None:
                    return None
                if self.screen.asks:
                    return self.screen.asks[0]
                if (seat := self.screen.hand_over) is not None:
                    assert isinstance(await self.take(seat), p.Done)
                    continue
            await self.read()

    async def take(self, seat: int) -> p.Done | p.Refused:
        """Say who has this screen now."""
        return await self.answer(p.Here(self.next_id(), seat))

    async def act(self, ask: p.Ask, action: str) -> p.Done | p.Refused:
        """Decide; who is faster than people are has to wait."""
        while True:
            reply = await self.answer(p.Act(self.next_id(), ask.seat, ask.number, action))
            if not isinstance(reply, p.Refused) or reply.code != "too-fast":
                return reply
            await asyncio.sleep(0.1)

    async def play_on(self, most: int = 100_000) -> int:
        """Take the first way out of every decision until the game is over, or for so long."""
        acts = 0
        while acts < most and (ask := await self.asked()) is not None:
            reply = await self.act(ask, first_action(ask.prompt))
            assert isinstance(reply, p.Done), reply
            acts += 1
        return acts

    async def closed(self) -> int:
        """The code with which the server hangs up."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def made(answer: httpx.Response) -> p.NewTable:
    """The table that was wished for."""
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=p.NewTable)


def unpacked(frame: str | bytes) -> str:
    """What was said: much at once comes packed."""
    return frame if isinstance(frame, str) else zlib.decompress(frame).decode()


def messages(frame: str | bytes) -> list[str]:
    """What was said, one thing after the other: little comes together, a line each."""
    return unpacked(frame).split("\n")


def read(message: str) -> p.FromServer:
    """A message as a page understands it."""
    return _decoder.decode(message)


def first_action(prompt: p.Prompt) -> str:
    """Any action on offer: no dice where that is one, else what comes first."""
    if isinstance(prompt, p.DicePrompt):
        return prompt.none or prompt.picks[0]
    entry = prompt.entries[0]
    if entry.next is not None:
        return first_action(entry.next)
    return entry.action


def entries(prompt: p.Prompt) -> list[p.MenuEntry]:
    """All that a menu leads to."""
    if isinstance(prompt, p.DicePrompt):
        return []
    further = [entries(entry.next) for entry in prompt.entries if entry.next]
    return [*prompt.entries, *(entry for some in further for entry in some)]


async def serve_apart(
    data: Path | str, port: int | None = None, *more: str
) -> tuple[asyncio.subprocess.Process, House]:
    """A server in a process of its own, that can be killed."""
    port = port or free_port()
    where = ("--data", str(data)) if isinstance(data, Path) else ("--store", data)
    command = ("-m", "beachhead", "serve", "--port", str(port), *where, *more)
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE
    )
    here = House(port)
    try:
        await here.answers(process)
    except TimeoutError:
        process.kill()
        raise
    return process, here


class Mortal:
    """A server that can be killed, and comes back at the same address with the same tables."""

    def __init__(self, data: Path | str, *more: str) -> None:
        self.data, self.port, self._more = data, free_port(), more
        self.here: House
        self._process: asyncio.subprocess.Process

    async def rise(self) -> None:
        """Start, or start again."""
        self._process, self.here = await serve_apart(self.data, self.port, *self._more)

    async def die(self) -> None:
        """Killed with -9, if it lives."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()
        await self.here.http.aclose()


@asynccontextmanager
async def mortal(data: Path | str, *more: str) -> AsyncIterator[Mortal]:
    """A server that may be killed until the end of the block."""
    server = Mortal(data, *more)
    await server.rise()
    try:
        yield server
    finally:
        await server.die()


@asynccontextmanager
async def house(
    data: Path | str,
    pack: Path | None = None,
    load: Load = load_game,
    open_tables: bool = False,
    keeping: Keeping = Keeping(),  # noqa: B008 it does not change
    behind: tuple[str, ...] = (),
    metrics: bool = False,
    bots: int = 1,
    hosts: tuple[str, ...] = (),
) -> AsyncIterator[House]:
    """A server with its tables in a folder, or in a database, until the end of the block.

    `metrics`: whether it tells them, which takes half a second to end.
    """
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # else what is sent waits for more
    listening.bind(("127.0.0.1", 0))
    metrics_port = free_port() if metrics else None
    app = create_app(
        data,
        pack,
        bots,
        load=load,
        open_tables=open_tables,
        keeping=keeping,
        hosts=hosts,
        metrics_port=metrics_port,
    )
    server = uvicorn.Server(uvicorn.Config(app, lifespan="on", **wire(behind)))
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    opened = House(listening.getsockname()[1], server, metrics_port)
    try:
        yield opened
    finally:
        await opened.http.aclose()
        server.should_exit = True
        await serving
        listening.close()
