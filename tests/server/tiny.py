"""The least that can be served: by several processes, to see how they begin and end.

python -m tests.server.tiny 8044
"""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from beachhead.server.processes import ready


def tiny() -> ASGIApp:
    """Says which process it is."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": str(os.getpid()).encode()})

    return app


def _how(where: dict[str, Any]) -> dict[str, Any]:
    class Ours(HttpToolsProtocol):
        """As no process could be sent it."""

    return {**where, "http": Ours, "lifespan": "off", "log_level": "critical"}


if __name__ == "__main__":
    where = {"host": "127.0.0.1", "port": int(sys.argv[1])}
    ready(tiny, 2, partial(_how, where))()
