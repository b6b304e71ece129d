"""What is the same for everybody is made once, packed once, and lies ready."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable, Mapping
from hashlib import sha256

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = {"Cache-Control": "no-cache"}
"""It may be kept by whoever has it, if they ask before each use whether it is still so."""


class Ready(Struct, frozen=True):
    """Something to be sent as it is."""

    plain: bytes
    packed: bytes
    tag: str


def ready(content: bytes) -> Ready:
    """Packed as small as it gets, because it is done once."""
    packed = gzip.compress(content, 9, mtime=0)
    return Ready(content, packed, f'W/"{sha256(content).hexdigest()[:20]}"')


class Shelf:
    """All of it, each under what it is and in which language."""

    def __init__(self) -> None:
        self._made: dict[Hashable, asyncio.Task[Ready]] = {}

    async def give(
        self,
        request: Request,
        key: Hashable,
        make: Callable[[], object],
        kind: str = "application/json",
        headers: Mapping[str, str] = ASK_AGAIN,
    ) -> Response:
        """What `make` makes, bytes or something to be told as JSON; nothing if they have it."""
        if key not in self._made:
            self._made[key] = asyncio.create_task(asyncio.to_thread(_make, make))
        try:
            found = await asyncio.shield(self._made[key])
        except Exception:
            self._made.pop(key, None)  # there is no such thing, or not now
            raise
        return handed(request, found, kind, headers)


def _make(make: Callable[[], object]) -> Ready:
    made = make()
    return ready(made if isinstance(made, bytes) else msgspec.json.encode(made))


def handed(request: Request, found: Ready, kind: str, headers: Mapping[str, str]) -> Response:
    """As the asker can take it."""
    told = {**headers, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=told)
    if "gzip" in request.headers.get("accept-encoding", ""):
        told["Content-Encoding"] = "gzip"
        return Response(found.packed, headers=told, media_type=kind)
    return Response(found.plain, headers=told, media_type=kind)
