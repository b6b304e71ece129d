"""The web table as one ASGI application."""

from __future__ import annotations

import asyncio
import gc
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from beachhead.drawing import style
from beachhead.games import load_game, load_games
from beachhead.kernel.errors import Problem
from beachhead.server.api import Api, language_of
from beachhead.server.daily import Daily
from beachhead.server.daily_api import DailyApi
from beachhead.server.expiry import Housekeeping, Keeping
from beachhead.server.limits import Lines
from beachhead.server.manifest import as_an_app
from beachhead.server.metrics import CONTENT_TYPE, Metrics
from beachhead.server.open_tables import OpenTables
from beachhead.server.pars import Pars
from beachhead.server.rooms import Rooms
from beachhead.server.sharing.counting import Counting
from beachhead.server.sharing.shared import open_store
from beachhead.server.sockets import POLICY, Connection, from_here
from beachhead.server.thinking import Load, Thinker

WIRE: dict[str, Any] = {
    "ws_max_size": 65536,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 5,
    "access_log": False,
    "log_level": "warning",
}
"""How uvicorn is to serve it: addresses are not logged, and nobody can send much at once."""
SAFETY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Safe:
    """Puts the headers that keep a page to itself on every answer that has none of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def create_app(
    data: Path | str,
    pack: Path | None = None,
    bots: int = 1,
    pause: float = 0.0,
    load: Load = load_game,
    open_tables: bool = False,
    keeping: Keeping = Keeping(),  # noqa: B008 it does not change
) -> ASGIApp:
    """The whole server, with its tables in a folder, or in a database by its `postgresql://`.

    `pack`: own cards and maps; `bots`: processes that think; `pause`: seconds that a bot takes;
    `load`: how those processes find a game; `open_tables`: whether anybody may find others to
    play with; `keeping`: how long tables are kept, and how many.
    """
    games = load_games(pack)
    metrics = Metrics()
    store, exchange = open_store(data)
    thinker = Thinker(metrics, bots, pack, pause, load)
    rooms = Rooms(games, store, thinker, keeping, exchange)
    pars = Pars(games, store.days, thinker)
    opened = OpenTables(rooms, store, open_tables, exchange)
    lines = Lines()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await exchange.open()
        gc.freeze()  # what is loaded now stays: there is no need to look through it again and again
        tidying = asyncio.create_task(Housekeeping(rooms, store, keeping).run())
        yield
        tidying.cancel()
        gc.unfreeze()
        pars.close()
        thinker.close()
        await store.close()
        await exchange.close()

    async def play(socket: WebSocket) -> None:
        if not from_here(socket):
            await socket.close(POLICY)
            return
        metrics.connected.inc()
        with metrics.connections.track_inprogress():
            await Connection(socket, rooms, opened, metrics, lines).run()

    async def board_style(request: Request) -> Response:
        return Response(style(), media_type="text/css")

    async def manifest(request: Request) -> Response:
        content = json.dumps(as_an_app(language_of(request)))
        return Response(content, media_type="application/manifest+json")

    async def health(request: Request) -> Response:
        try:
            await store.answer()
        except Problem as problem:
            return PlainTextResponse(f"{problem}\n", 503)
        return PlainTextResponse("ok\n")

    async def numbers(request: Request) -> Response:
        with suppress(Problem):  # what else is known is told even if the disk does not answer
            metrics.tables.set(await store.count())
        metrics.tables_open.set(len(rooms))
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    api, daily_api = Api(rooms, opened), DailyApi(Daily(rooms, store.days, pars))
    counted = {"tables": api.new_tables, "seats": api.seats, "days": daily_api.tables}
    Counting(exchange, counted, lines)
    routes = [
        *api.routes(),
        *daily_api.routes(),
        Route("/board.css", board_style),
        Route("/manifest.webmanifest", manifest),
        Route("/health", health),
        Route("/metrics", numbers),
        WebSocketRoute("/play", play),
    ]
    folder = Path(str(resources.files("beachhead") / "page"))
    if folder.is_dir():
        routes.append(Mount("/", Page(directory=folder, html=True)))
    return Safe(GZipMiddleware(Starlette(routes=routes, lifespan=lifespan)))


class Page(StaticFiles):
    """The browser code: files whose names hold their fingerprint are kept for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Who looks for a page that does not exist is told so by the one that does."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            wanted = Headers(scope=scope).get("accept", "")
            if problem.status_code != 404 or "text/html" not in wanted:
                raise
            return RedirectResponse("/#/nowhere")

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = "/assets/" in scope["path"]
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        return response
