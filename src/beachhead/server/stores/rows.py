"""A table as rows of text, the same in every store, and how they are read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header
from beachhead.server.stores import Kept, Lobby, Person, Snapshot
from beachhead.server.stores.chain import first_sum, sum_of, sums

COVERED = "id, header, seed, keys, people, guided"
"""The columns of a table that its own checksum is of."""


def as_text(value: Any) -> str:
    """As it is written into a column."""
    return msgspec.json.encode(value).decode()


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


def row_sum(id: str, *columns: str | int) -> str:
    """Their checksum."""
    return sum_of(id, *map(str, columns))


def checked(
    row: Sequence[Any],
    events: Sequence[Sequence[Any]],
    lobby: Sequence[str] | None,
    snapshot: Sequence[Any] | None,
    after: tuple[int, str] | None = None,
) -> Kept:
    """A table as far as it is as it was written.

    `row`: what is covered, its checksum, that of the last entry, and when it was touched; `events`:
    number, body, state and checksum of each; `lobby`: its body; `snapshot`: the checksum that it is
    good with, and its fields; `after`: number and checksum of the last entry that is not asked for.
    """
    *covered, sum, tip, touched = row
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
        return Kept(
            id=id,
            header=msgspec.json.decode(header, type=Header),
            seed=seed,
            keys=msgspec.json.decode(keys, type=tuple[str, ...]),
            people=msgspec.json.decode(people, type=tuple[Person, ...]),
            guided=bool(guided),
            entries=tuple(entries[:sound]),
            lobby=msgspec.json.decode(lobby[0], type=Lobby) if lobby else None,
            damaged=len(found) - sound + lost,
            touched=touched,
            snapshot=_fitting(snapshot, expected[: sound + 1]),
        )
    except (msgspec.DecodeError, UnicodeError):
        raise Problem("table-damaged") from None


def _fitting(row: Sequence[Any] | None, expected: list[str]) -> Snapshot | None:
    """A snapshot, if it is of a table with these checksums."""
    if row is None:
        return None
    sum, *rest = row
    snapshot = Snapshot(*rest)
    fits = 0 < snapshot.entries < len(expected) and sum == expected[snapshot.entries]
    return snapshot if fits else None
