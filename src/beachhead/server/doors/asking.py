"""Requests over HTTP: what was sent, read with care, and what is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from beachhead.kernel.errors import Problem, Problems
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.checking import settings_in
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.limits import Limits

STATUS = {
    "no-such-table": 404,
    "table-gone": 404,
    "table-damaged": 500,
    "daily-damaged": 500,
    "bad-day": 404,
    "day-to-come": 404,
    "open-tables-off": 403,
    "no-seat-left": 409,
    "too-many-open": 429,
    "too-many-open-each": 429,
    "unknown-map": 404,
    "wrong-key": 403,
    "wrong-host": 421,
    "wrong-origin": 403,
    "not-json": 415,
    "not-over": 409,
    "too-fast": 429,
    "not-kept": 503,
    "newer-store": 503,
    "older-store": 503,
    "store-restored": 503,
    "too-many-tables": 503,
    "not-now": 503,
}
"""How problems are told to programs; all others are the asker's mistake."""

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def language_of(request: Request) -> str:
    """The language asked for."""
    asked = request.query_params.get("lang", "en")
    return asked if asked in LANGUAGES else "en"


def address_of(request: Request) -> str:
    """Where somebody asks from."""
    return request.client.host if request.client else ""


def answer(value: object, status: int = 200) -> Response:
    """A Struct as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(texts: Texts, problem: Problem) -> Response:
    """What is wrong with a request, each thing with the settings that it is about."""
    found = problem.found if isinstance(problem, Problems) else []
    faults = tuple(p.Fault(texts.problem(fault), settings_in(fault)) for fault in found)
    trouble = p.Trouble(problem.code, texts.trouble(problem), faults)
    return answer(trouble, STATUS.get(problem.code, 400))


def spoken(handler: Handler) -> Handler:
    """Tell what is wrong with a request in the asker's language."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except Problem as problem:
            return refusal(Texts(language_of(request)), problem)
        except ClientDisconnect:  # gone before all of it had come: nobody hears what we answer
            return Response(status_code=400)

    return wrapped


def check_pace(request: Request, pace: Limits) -> None:
    """Nobody asks for things by the hundred."""
    if not pace.take(address_of(request)):
        raise Problem("too-fast")


async def while_asked(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What takes its time, and is not done for somebody who has gone before it began."""
    doing, going = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((doing, going), return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise ClientDisconnect
    finally:
        for task in (doing, going):
            task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def raw_body(request: Request, most: int) -> bytes:
    """All that was sent, if it is not too much."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Problem("message-too-large", most=most)
    return data


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, as it has to be.

    Only as JSON: other kinds of posts may come from any page, without its browser asking us first.
    """
    kind_sent = request.headers.get("content-type", "").partition(";")[0]
    if kind_sent.strip().lower() != "application/json":
        raise Problem("not-json")
    return read_json(await raw_body(request, limits.BODY_BYTES), msgspec.json.Decoder(kind))


def read_json(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What came from a browser: nothing that goes deeper than anybody means it to."""
    opened = (b"[", b"{") if isinstance(data, bytes) else ("[", "{")
    if sum(map(data.count, opened)) > limits.BRACKETS:  # type: ignore[arg-type]
        raise Problem("bad-message", detail=f"more than {limits.BRACKETS} brackets")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Problem("bad-message", detail=str(error)) from None


def number_in(request: Request, name: str, otherwise: int) -> int:
    """A number of the address."""
    text = request.query_params.get(name, "")
    if not text:
        return otherwise
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Problem("bad-message", detail=name)
    return int(text)
