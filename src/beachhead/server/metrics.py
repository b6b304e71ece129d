"""What those who look after a server are told: `/health`, and `/metrics` on a port of its own."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.server.doors.asking import language_of

PATIENCE = 5.0
"""Seconds until what is not known yet is not told."""
TRIED = 1.0
"""Seconds for which it holds that all is well."""


class Metrics:
    """Counts of one server; there is nothing in them about people or tables."""

    def __init__(self) -> None:
        here = self._registry = CollectorRegistry()
        self.tables = Gauge("beachhead_tables", "Tables kept", registry=here)
        self.tables_open = Gauge("beachhead_tables_open", "Tables in memory", registry=here)
        self.connections = Gauge("beachhead_connections", "Browsers at tables", registry=here)
        self.connected = Counter("beachhead_connected", "Browsers that came", registry=here)
        self.refused = Counter(
            "beachhead_refused", "What was not done, and why", ["code"], registry=here
        )
        answered = Histogram(
            "beachhead_answer_seconds", "Until a wish was done and on disk", ["wish"], registry=here
        )
        self.answered = cache(answered.labels)
        """How long it took, for each kind of wish."""
        self.thought = Histogram("beachhead_bot_seconds", "Until a bot had decided", registry=here)

    def count_tables(self, count: Callable[[], Coroutine[Any, Any, int]]) -> None:
        """Have the tables counted whenever somebody looks."""
        loop = asyncio.get_running_loop()

        def counted() -> float:
            asked = asyncio.run_coroutine_threadsafe(count(), loop)
            try:
                return asked.result(PATIENCE)
            except (Problem, TimeoutError):  # all else is told
                return math.nan

        self.tables.set_function(counted)

    @contextmanager
    def told(self, port: int | None, processes: int = 1) -> Iterator[None]:
        """Until the end of the block, on this machine alone: in a thread that nobody waits for.

        Of several processes each has a port of its own: the first that is free from this one on.
        """
        if port is None:
            yield
            return
        for at in range(port, port + processes):
            try:
                server, thread = start_http_server(at, "127.0.0.1", self._registry)
                break
            except OSError:
                if at == port + processes - 1:
                    raise
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class Health:
    """Whether all is well: found out by keeping something, however often one asks."""

    def __init__(self, try_it: Callable[[], Awaitable[None]]) -> None:
        self._try = try_it
        self._tried: asyncio.Future[None] | None = None
        self._until = 0.0

    async def told(self, request: Request) -> Response:
        """As whoever looks after a server, and the page, ask for it."""
        if self._tried is None or (self._tried.done() and time.monotonic() > self._until):
            self._tried = asyncio.ensure_future(self._try())
            self._until = time.monotonic() + TRIED
        try:
            await asyncio.shield(self._tried)
        except Problem as problem:
            texts = Texts(language_of(request))
            return PlainTextResponse(f"{texts.problem(problem)}\n", 503)
        return PlainTextResponse("ok\n")
