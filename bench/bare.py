"""The peer of our server: the same libraries, and nothing of ours between them and the wire.

A WebSocket that passes each message round its room as it is, without rules, words or disk; and a
page with one button.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from beachhead.server.doors.line import wire
from beachhead.server.protocol import Hello

PAGE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Bare</title>"
    "<link rel=icon href=data:,><button>Press</button><script src=/mark.js></script></html>"
)
SCRIPT = 'requestAnimationFrame(() => setTimeout(() => performance.mark("interactive")))'


async def page(request: Request) -> Response:
    """A button."""
    return HTMLResponse(PAGE)


async def script(request: Request) -> Response:
    """Says when the button can be pressed."""
    return Response(SCRIPT, media_type="text/javascript")


class Rooms:
    """Who hears whom."""

    def __init__(self) -> None:
        self._rooms: defaultdict[str, set[WebSocket]] = defaultdict(set)

    async def play(self, socket: WebSocket) -> None:
        """Somebody comes, says in which room, and is passed what is said there."""
        await socket.accept()
        room = self._rooms[msgspec.json.decode(await socket.receive_text(), type=Hello).table]
        room.add(socket)
        try:
            while True:
                text = await socket.receive_text()
                for other in tuple(room):
                    await other.send_text(text)
        except WebSocketDisconnect:
            pass
        finally:
            room.discard(socket)


def main(port: int) -> None:
    """Serve until told to end."""
    routes = [Route("/", page), Route("/mark.js", script), WebSocketRoute("/play", Rooms().play)]
    how = wire() | {"ws": "websockets-sansio"}  # without our limits: many talk at once here
    uvicorn.run(Starlette(routes=routes), host="127.0.0.1", port=port, **how)


if __name__ == "__main__":
    main(int(sys.argv[1]))
