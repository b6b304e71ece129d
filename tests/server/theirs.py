"""What those have who flood a server: tables of their own, and what is much work to answer."""

from __future__ import annotations

from pathlib import Path

import msgspec
from bench.table import behind_its_back
from httpx import AsyncClient
from msgspec import Struct

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import Decision, Over, first_chance
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header, SeatPlan
from beachhead.playing.plans import Plan, new_table
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.replaying import LONG
from beachhead.server.stores import Person

GAME, SEATS = "normandy", 4
PATIENCE = 60.0
SEED = bytes(range(32))
HEAD, WISH = 500, 200
"""Bytes that a request and a wish have besides what there is much of."""
NAMED, LISTED = 150, 20
"""Bytes that a change of name has besides the name, and keys to each table of a list."""
_encode = msgspec.json.Encoder().encode


class Theirs(Struct, frozen=True):
    """Their tables."""

    table: str
    key: str
    """Of a seat at a table that has just been set up."""
    long: str
    watch: str
    """Of a long game that is over, and to watch it."""
    rings: tuple[p.KeyRing, ...]
    """As many tables as anybody may ask for at once."""


async def set_up(place: Path | str) -> Theirs:
    """All of them, behind the server's back: over HTTP it makes few at a time."""
    header, seed, entries = _long_game()
    wish = p.TableWish(GAME, (p.SeatWish("friend"),) * SEATS)
    async with behind_its_back(place) as rooms:
        long = await rooms.keep(header, seed, (Person(),) * SEATS, entries)
        many = [await rooms.create(wish) for _ in range(limits.TABLES_LISTED - 1)]
    keys = ("x",) * LISTED
    rings = tuple(p.KeyRing(one.table, (*keys, one.keys[0])) for one in (long, *many))
    return Theirs(many[0].table, many[0].keys[0], long.table, long.watch, rings)


async def warm_up(port: int, theirs: Theirs) -> None:
    """Somebody looks back at the long game, so that whatever does such work is there already."""
    async with AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        (await http.get(f"/api/tables/{theirs.long}/course")).raise_for_status()


def _long_game() -> tuple[Header, bytes, tuple[Noted, ...]]:
    """Bots have played it to its end."""
    plan = Plan(load_game(GAME), (SeatPlan(""),) * SEATS, {})
    table, seed = new_table(plan, SEED)
    below, bot = fair.fast_stream("long"), find_bot("sergeant", GAME)
    while not isinstance(pending := table.pending, Over):
        if first_chance(pending) is not None:
            table.roll(seed)
            continue
        asked = next(item for item in pending if isinstance(item, Decision))
        view = table.game.view(table.state, asked.seat)
        table.choose(asked.seat, bot(table.game, view, asked, below))
    assert len(table.entries) > LONG
    return table.header, seed, tuple(table.noted)


def renamed() -> p.Rename:
    """Somebody is to be called by one letter with as many marks on it as a message may bring."""
    return p.Rename(1, 0, _marked(limits.MESSAGE_BYTES - NAMED), "olive")


def requests(theirs: Theirs) -> dict[str, bytes]:
    """What costs a server more to answer than somebody to ask, or is refused without being read."""
    me = p.SeatWish("me")
    marked = p.SeatWish("me", name=_marked(limits.BODY_BYTES - WISH))
    general = p.SeatWish("bot", bot="general:9999999")
    unknown: dict[str, bool | int | str] = {}
    while len(_encode(unknown)) < limits.BODY_BYTES - WISH:
        unknown |= {f"map{len(unknown) + more}": 0 for more in range(10)}
    long = f"/api/tables/{theirs.long}"
    keys = "x " * ((limits.HEAD_BYTES - HEAD) // 2)
    return {
        "settings to check": _post("/api/check", p.SettingsWish(GAME, 1, unknown)),
        "tables with odd settings": _post("/api/tables", p.TableWish(GAME, (me,), unknown)),
        "tables with names of marks": _post("/api/tables", p.TableWish(GAME, (marked,))),
        "tables with bots of any budget": _post("/api/tables", p.TableWish(GAME, (me, general))),
        "lists of tables": _post("/api/mine", theirs.rings),
        "moments with many keys": _head("GET", f"{long}/moment", f"Authorization: Bearer {keys}"),
        "courses": _head("GET", f"{long}/course"),
        "verdicts": _head("GET", f"{long}/verdict"),
        "calls by another name": _head("GET", "/health", host="evil.example"),
        "orders from elsewhere": _head(
            "POST", "/api/check", "Origin: https://evil.example", "Content-Length: 0"
        ),
    }


def _marked(size: int) -> str:
    """A letter with marks in so many bytes, in an order in which nobody writes them."""
    return "a" + "\u0344\u0316" * (size // 4)


def _post(path: str, wish: object) -> bytes:
    body = _encode(wish)
    assert len(body) <= limits.BODY_BYTES
    kind = "Content-Type: application/json"
    return _head("POST", path, kind, f"Content-Length: {len(body)}") + body


def _head(method: str, path: str, *headers: str, host: str = "127.0.0.1") -> bytes:
    lines = (f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", "")
    return "\r\n".join(lines).encode()
