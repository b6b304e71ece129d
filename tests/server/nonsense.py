"""Messages and requests that make no sense, or too much of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from beachhead.server import protocol as p

NASTY: list[Any] = [
    *(None, True, -1, 0, 10**30, 1.5, -(2**63), "", "\0", "x" * 3000, "𝕏" * 300, "\u202e\u200b"),
    *([], {}, [[]] * 50, {"a": {}}, "../../etc/passwd", "<script>", "' or 1=1 --", "{ $seat }"),
    *("seat1 rolls Rk", "general:9999999", "admiral", "2026-02-30", "9" * 4000, "undo 1", "seed 0"),
]
GARBAGE: list[str | bytes] = [
    *(b"", b"\0", b"\xff\xfe", b"\xf0\x9f", '"\\ud800"', "{", "[" * 4000, '{"x":' * 600, "1e999"),
    *('{"type":"hello","x":' + "[" * 3000, "x" * 5000, "nul", '{"type":"act","type":"act"}'),
]
REQUESTS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "\x01")
PATHS = (
    *("glossary", "maps/normandy/hillman", "maps/x/y.svg"),
    *("check", "tables", "open", "open/{}", "mine", "daily", "daily/check", "daily/{}"),
    *("tables/{}/moment?at={}", "tables/{}/course", "tables/{}/record", "tables/{}/verdict"),
    *("tables/{}/numbers", "tables/{}/go-on?at={}", "%00", "%ff%fe", "../../x", "tables/%2e%2e"),
)
HEADERS = (
    *("Host: evil.example", "Host:", "Origin: https://evil.example", "Origin: null"),
    *("Content-Type: text/plain", "Transfer-Encoding: chunked", "Content-Length: -1"),
    *("Authorization: Bearer {}", "Authorization: {}", "X-Forwarded-For: 10.0.0.1"),
    *("If-None-Match: *", "Range: bytes=0-,-1", "Upgrade: h2c", "Expect: 100-continue"),
)
MESSAGES: tuple[type[Any], ...] = p.FromBrowser.__args__


class Nonsense:
    """What somebody says who knows of some tables, and has keys of one."""

    def __init__(self, random: Random, names: Sequence[str], keys: Sequence[str]) -> None:
        self._random, self._names, self._keys = random, [*names, "nowhere"], list(keys)

    def message(self) -> str | bytes:
        """Something that is to be taken for a message."""
        random = self._random
        if random.random() < 0.2:
            return random.choice(GARBAGE)
        kind = random.choice(MESSAGES)
        message: dict[str, Any] = {"type": kind.__struct_config__.tag}
        for field in kind.__struct_fields__:
            message[field] = self._value(field)
        if random.random() < 0.1:
            message[random.choice(("x", "type", "seat"))] = random.choice(NASTY)
        data = json.dumps(message)
        return data[: random.randint(0, len(data))] if random.random() < 0.05 else data

    def _value(self, field: str) -> Any:
        random = self._random
        if random.random() < 0.25:
            return random.choice(NASTY)
        ours: dict[str, list[Any]] = {
            "table": self._names,
            "keys": [self._keys, [random.choice(self._keys)] * 9, ["x" * 24], []],
            "lang": ["en", "fr", "tlh"],
            "seat": [0, 1, -1, 9, None],
            "action": ["done", "reroll Rk", "keep", "pass"],
            "text": ["Rk Rs", "k", "1 2 3"],
            "name": ["Ann", "\u3164", "x" * 99],
            "colour": ["olive", "pink"],
            "phrase": ["hello", "rude"],
        }
        return random.choice(ours.get(field, [0, 1, 2, True, False]))

    def request(self, connection: str) -> bytes:
        """Something that is to be taken for a request; `connection`: what comes of it then."""
        random = self._random
        if random.random() < 0.05:
            return random.randbytes(random.randint(1, 300)) + b"\r\n\r\n"
        path = random.choice(PATHS).replace("{}", random.choice((*self._names, "-1", "x" * 300)))
        wish = {"game": random.choice(("express", "normandy", "chess")), "seats": [{"kind": "me"}]}
        wish[random.choice(("game", "seats", "options", "typed"))] = random.choice(NASTY)
        bodies = (json.dumps(wish).encode(), b"[" * 9000, b"{}", b"x" * 20_000, b"\xff", b"")
        body = random.choice(bodies)
        header = random.choice(HEADERS).replace("{}", random.choice((*self._keys, "x" * 24)))
        kind = "Content-Type: application/json\r\n" if random.random() < 0.8 else ""
        head = (
            f"{random.choice(REQUESTS)} /api/{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{kind}"
            f"Accept-Encoding: x\r\nConnection: {connection}\r\n{header}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body
