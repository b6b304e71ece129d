"""Every request passes here: it must mean us, and come no more often than people ask."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.server import limits
from beachhead.server.doors.asking import language_of, refusal
from beachhead.server.doors.hosts import Hosts, same_place
from beachhead.server.doors.turns import Turns
from beachhead.server.limits import Limits

POLICY, TRY_AGAIN = 1008, 1013
"""Why a socket is closed: one is not let in, or not now."""
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
    "Cache-Control": "no-store",
}
"""What keeps a page to itself, on every answer that has none of its own: answers may hold keys."""


class Gate:
    """Before everything else; what is refused here counts as well."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts
        self._requests = Limits(limits.REQUESTS_A_SECOND, limits.REQUESTS_AT_ONCE)
        self.calls = Limits(limits.CALLS_A_SECOND, limits.CALLS_AT_ONCE)
        """To tables."""
        self._turns = Turns(limits.AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        await self._turns.take()
        try:
            self._check(scope)
        except Problem as problem:
            await self._refuse(problem, scope, receive, _safe(send))
        else:
            await self._app(scope, receive, _safe(send) if scope["type"] == "http" else send)

    def _check(self, scope: Scope) -> None:
        socket = scope["type"] == "websocket"
        pace = self.calls if socket else self._requests
        if not pace.take(scope["client"][0] if scope["client"] else ""):
            raise Problem("too-fast")
        headers = Headers(scope=scope)
        called = headers.getlist("host")
        if not all(map(self._hosts.ours, called)):
            raise Problem("wrong-host", host=called[0][:80])
        origin = headers.get("origin")
        if (
            origin is not None
            and (socket or scope["method"] not in ("GET", "HEAD"))
            and not same_place(origin, headers.get("host", ""))
        ):
            raise Problem("wrong-origin")

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            later = problem.code == "too-fast"
            await send({"type": "websocket.close", "code": TRY_AGAIN if later else POLICY})
        else:
            texts = Texts(language_of(Request(scope)))
            answer = refusal(texts, problem)
            if problem.code == "too-fast":  # who goes on all the same has to knock again each time
                answer.headers["Connection"] = "close"
            await answer(scope, receive, send)


def _safe(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SAFETY.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers
