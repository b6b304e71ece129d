"""A table as rows of text, the same in every store, and how they are read again."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header
from beachhead.playing.daily import Merit
from beachhead.server.stores import Idle, Kept, Lobby, Person, Snapshot
from beachhead.server.stores.chain import first_sum, sum_of, sums

T = TypeVar("T")

UNREADABLE = (msgspec.DecodeError, UnicodeError, TypeError)
"""What comes of reading a column that a disk has bent: it may not even be a text any more."""
COVERED = "id, header, seed, keys, people, guided"
"""The columns of a table that its own checksum is of."""
MOVES = "life, life_sum, touched, touched_sum"
"""Those that change with what happens there: two texts, each with a checksum beside it."""
APART = 100_000
"""Versions between what was put back in one second and in the next: no table has as many."""


def as_text(value: Any) -> str:
    """As it is written into a column."""
    return msgspec.json.encode(value).decode()


def readable(text: Any, kind: type[T]) -> T | None:
    """What stands in a column, if it can be read: one that is damaged spoils no list."""
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE:
        return None


def restored_now() -> str:
    """When a copy was put back, as it is written into a column: versions count from it."""
    return str(int(time.time()) * APART)


def number_in(text: str) -> int:
    """A number that stands in a column; 0 if it is damaged."""
    return int(text) if text.isascii() and text.isdigit() else 0


def settings_in(text: str) -> dict[str, bool | int | str] | None:
    """What was fought for on a day."""
    return readable(text, dict[str, bool | int | str])


def par_in(text: str) -> dict[str, Merit] | None:
    """What bots made of it."""
    return readable(text, dict[str, Merit])


def results_in(rows: Iterable[tuple[str, int]]) -> dict[Merit, int]:
    """How often it came to what."""
    found = {readable(text, Merit): count for text, count in rows}
    return {merit: count for merit, count in found.items() if merit is not None}


def row_of(table: Kept) -> tuple[str, str, str, str, str, int]:
    """The columns that are `COVERED`."""
    return (
        table.id,
        as_text(table.header),
        table.seed,
        as_text(table.keys),
        as_text(table.people),
        int(table.guided),
    )


def row_sum(id: object, *columns: object) -> str:
    """Their checksum."""
    return sum_of(id, *map(str, columns))


def summed(id: str, text: str) -> tuple[str, str]:
    """One of those that move, as it is written, and its checksum."""
    return text, sum_of(id, text)


def idle_in(row: Sequence[Any]) -> Idle:
    """What is said of a table by its id and what moves: it is forgotten by nothing else."""
    id, life, life_sum, touched, touched_sum = row
    found = [(life, life_sum), (touched, touched_sum)]
    return Idle(id, touched, life, damaged=found != [summed(id, life), summed(id, touched)])


def secret_text(secret: str) -> str:
    """What the seeds of all days come from, as it is written."""
    return f"{secret} {sum_of(secret)}"


def secret_in(row: Sequence[Any] | None) -> bytes:
    """The same as it is read; raises `daily-damaged` if it is not as it was written, or lost."""
    secret, _, sum = str(row[0]).partition(" ") if row else ("", "", "")
    if sum == sum_of(secret):
        with suppress(ValueError):
            return bytes.fromhex(secret)
    raise Problem("daily-damaged")


class _Summed(Lobby, frozen=True):
    """A lobby as it is written: those of earlier versions have no checksum."""

    sum: str = ""


def lobby_text(id: str, lobby: Lobby) -> str:
    """Whom a table waits for, as it is written into a column."""
    return as_text(_Summed(**asdict(lobby), sum=sum_of(id, as_text(lobby))))


def _lobby_in(id: str, text: str, seats: int) -> Lobby:
    """Whom a table with so many seats waits for."""
    fields = asdict(msgspec.json.decode(text, type=_Summed))
    sum, lobby = fields.pop("sum"), Lobby(**fields)
    named = {*lobby.host, *lobby.free, *lobby.strangers}
    bent = sum and sum != sum_of(id, as_text(lobby))
    if bent or not lobby.host or not named <= set(range(seats)):
        raise Problem("table-damaged")
    return lobby


def checked(
    row: Sequence[Any],
    events: Sequence[Sequence[Any]],
    lobby: Sequence[str] | None,
    snapshot: Sequence[Any] | None,
    after: tuple[int, str] | None = None,
) -> Kept:
    """A table as far as it is as it was written.

    `row`: what is covered, its checksum, that of the last entry, when it was touched, and the
    checksum of that; `events`: number, body, state and checksum of each; `lobby`: its body;
    `snapshot`: the checksum that it is good with, and its fields; `after`: number and checksum of
    the last entry that is not asked for.
    """
    *covered, sum, tip, touched, touched_sum = row
    if row_sum(*covered) != sum:
        raise Problem("table-damaged")
    id, header, seed, keys, people, guided = covered
    entries = [Noted(body, state) for _, body, state, _ in events]
    last, before = after or (0, first_sum(id))
    expected = [before, *sums(before, last + 1, entries)]
    found = [(number, sum) for number, _, _, sum in events]
    right = list(enumerate(expected, last))[1:]
    sound = next((at for at, pair in enumerate(found) if pair != right[at]), len(found))
    lost = sound == len(found) and tip != expected[-1]
    try:
        known = msgspec.json.decode(header, type=Header)
        return Kept(
            id=id,
            header=known,
            seed=seed,
            keys=msgspec.json.decode(keys, type=tuple[str, ...]),
            people=msgspec.json.decode(people, type=tuple[Person, ...]),
            guided=bool(guided),
            entries=tuple(entries[:sound]),
            lobby=_lobby_in(id, lobby[0], len(known.seats)) if lobby else None,
            damaged=len(found) - sound + lost,
            touched=touched if (touched, touched_sum) == summed(id, touched) else "",
            snapshot=_fitting(snapshot, expected[: sound + 1]),
        )
    except UNREADABLE:
        raise Problem("table-damaged") from None


def _fitting(row: Sequence[Any] | None, expected: list[str]) -> Snapshot | None:
    """A snapshot, if it is of a table with these checksums."""
    if row is None:
        return None
    sum, *rest = row
    snapshot = Snapshot(*rest)
    if not isinstance(snapshot.entries, int) or not 0 < snapshot.entries < len(expected):
        return None
    return snapshot if sum == expected[snapshot.entries] else None
