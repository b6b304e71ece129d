"""The least that can be served: by several processes, to see how they begin and end.

python -m tests.server.tiny 8044
"""

from __future__ import annotations

import os
import sys

from starlette.types import ASGIApp, Receive, Scope, Send

from beachhead.server.processes import ready


def tiny() -> ASGIApp:
    """Says which process it is."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": str(os.getpid()).encode()})

    return app


if __name__ == "__main__":
    how = {"lifespan": "off", "log_level": "critical"}
    ready(tiny, 2, host="127.0.0.1", port=int(sys.argv[1]), **how)()
