"""The web table as one ASGI application."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib import resources
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from beachhead.drawing import style
from beachhead.games import load_game, load_games
from beachhead.locale import LANGUAGES, prepare
from beachhead.server import limits
from beachhead.server.api import Api
from beachhead.server.daily import Daily
from beachhead.server.daily_api import DailyApi
from beachhead.server.doors.asking import language_of
from beachhead.server.doors.gate import Gate
from beachhead.server.doors.hosts import Hosts
from beachhead.server.expiry import Housekeeping, Keeping
from beachhead.server.limits import Limits, Lines
from beachhead.server.manifest import as_an_app
from beachhead.server.metrics import Health, Metrics
from beachhead.server.open_tables import OpenTables
from beachhead.server.pars import Pars
from beachhead.server.replays import Replays
from beachhead.server.rooms import Rooms
from beachhead.server.sharing.counting import Counting
from beachhead.server.sharing.shared import open_store
from beachhead.server.shelf import Ready, Shelf, handed, ready
from beachhead.server.sockets import Connection
from beachhead.server.sweeping import sweeping_seldom
from beachhead.server.thinking import Load, Thinker

WORDS = ("text/", "application/javascript", "application/json", "image/svg+xml")
"""Kinds of files that are smaller when packed."""


def create_app(
    data: Path | str,
    pack: Path | None = None,
    bots: int = 1,
    pause: float = 0.0,
    load: Load = load_game,
    open_tables: bool = False,
    keeping: Keeping = Keeping(),  # noqa: B008 it does not change
    hosts: Sequence[str] = (),
    metrics_port: int | None = None,
    processes: int = 1,
) -> ASGIApp:
    """The whole server, with its tables in a folder, or in a database by its `postgresql://`.

    `pack`: own cards and maps; `bots`: processes that think; `pause`: seconds that a bot takes;
    `load`: how those processes find a game; `open_tables`: whether anybody may find others to
    play with; `keeping`: how long tables are kept, and how many; `hosts`: names by which it is
    known on the Internet; `metrics_port`: where, on this machine alone, it is told what it does;
    `processes`: how many such servers have one address.
    """
    games = load_games(pack)
    for language in LANGUAGES:  # before anybody waits for them
        prepare(language)
    metrics = Metrics()
    store, exchange = open_store(data)
    thinker = Thinker(metrics, bots, pack, pause, load)
    rooms = Rooms(games, store, thinker, keeping, exchange)
    pars = Pars(games, store.days, thinker)
    replays, shelf = Replays(pack, load), Shelf()
    opened = OpenTables(rooms, store, open_tables, exchange)
    lines = Lines(limits.LINES_EACH)
    messages = Limits(limits.MESSAGES_EACH_A_SECOND, limits.MESSAGES_EACH_AT_ONCE)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await exchange.open()
        tidying = asyncio.create_task(Housekeeping(rooms, store, keeping).run())
        metrics.tables_open.set_function(lambda: len(rooms))
        metrics.count_tables(lambda: store.count())
        with metrics.told(metrics_port, processes), sweeping_seldom():
            yield
        tidying.cancel()
        pars.close()
        await asyncio.gather(thinker.close(), replays.close())
        await store.close()
        await exchange.close()

    async def play(socket: WebSocket) -> None:
        metrics.connected.inc()
        with metrics.connections.track_inprogress():
            await Connection(socket, rooms, opened, metrics, lines, messages).run()

    async def board_style(request: Request) -> Response:
        return await shelf.give(request, "style", lambda: style().encode(), "text/css")

    async def manifest(request: Request) -> Response:
        language, kind = language_of(request), "application/manifest+json"
        return await shelf.give(request, ("manifest", language), lambda: as_an_app(language), kind)

    async def well() -> None:
        await store.answer()
        exchange.check()

    api = Api(rooms, opened, shelf, replays)
    daily_api = DailyApi(Daily(rooms, replays, store.days, pars))
    routes = [
        *api.routes(),
        *daily_api.routes(),
        Route("/board.css", board_style),
        Route("/manifest.webmanifest", manifest),
        Route("/health", Health(well).told),
        WebSocketRoute("/play", play),
    ]
    folder = Path(str(resources.files("beachhead") / "page"))
    if folder.is_dir():
        routes.append(Mount("/", Page(directory=folder, html=True)))
    gate = Gate(
        GZipMiddleware(Starlette(routes=routes, lifespan=lifespan), compresslevel=1), Hosts(hosts)
    )
    counted = api.counted_by_all | daily_api.counted_by_all | {"calls": gate.calls}
    Counting(exchange, counted, lines)
    return gate


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
        keep = {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
        kind = response.headers.get("content-type", "")
        if scope["method"] == "GET" and kind.startswith(WORDS):
            found = _packed(str(full_path), stat_result.st_mtime_ns)
            return handed(Request(scope), found, kind, keep)
        response.headers.update(keep)
        return response


@lru_cache(maxsize=256)
def _packed(path: str, changed: int) -> Ready:
    """A file of the page, read and packed once as long as it stays the same."""
    return ready(Path(path).read_bytes())
