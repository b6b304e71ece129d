"""What a long table had come to some while ago, so that it opens without being played again.

It is a cache: nothing is lost with it. One that was made by other rules, content or program, that
is not where its entries led, or that is not as it was written, is not used.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from beachhead import __version__
from beachhead.kernel.contract import Choice
from beachhead.kernel.middle import Middle, go_on_from, is_middle, middle_of
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.table import Table
from beachhead.server.stores import Kept, Snapshot

if TYPE_CHECKING:
    from beachhead.server.kept_table import KeptTable

BEHIND = 100
"""Steps before the last that it is taken at: so many can be looked at, and taken back, as ever."""
WORTH = 50
"""Steps that a new one has to save."""
DIGEST_BYTES = 16
"""In front of what is packed: much of it could be bent and still be read, as another state."""


class Held(Struct, frozen=True, array_like=True):
    """What a snapshot holds."""

    middle: Middle
    entered: tuple[int, ...]
    """How much each seat had entered."""
    second_thoughts: int


def _made_by(table: Table) -> str:
    return " ".join((__version__, *table.here))


def take(room: KeptTable) -> Snapshot | None:
    """A snapshot of a table, if it is long enough to be worth one."""
    table = room.table
    wanted = len(table.line) - BEHIND
    # Who learns is told each thing once, which would have to be remembered as well.
    if wanted < table.line.first + WORTH or room.halted or room.kept.guided:
        return None
    least = len(table.line)
    for entries in range(len(table.entries), table.entries.first, -1):
        least = min(least, steps := room.length_after(entries))
        if steps == least <= wanted and steps > table.line.first and is_middle(table, entries):
            middle = middle_of(table, entries, steps)
            return _packed(room, middle) if middle else None
    return None


def _packed(room: KeptTable, middle: Middle) -> Snapshot:
    later = room.table.entries[middle.entries :]
    counts, thoughts = [len(entered) for entered in room.entered], room.second_thoughts
    for entry in later:
        if isinstance(entry, Choice | Undo | Redo):
            counts[entry.seat] -= 1
            thoughts -= not isinstance(entry, Choice)
    body = pack(Held(middle, tuple(counts), thoughts))
    return Snapshot(middle.entries, _made_by(room.table), body)


def pack(held: Held) -> bytes:
    """As it is kept."""
    packed = msgspec.msgpack.encode(held)
    return _digest(packed) + packed


def unpack(body: bytes) -> Held | None:
    """What was kept, if it is as it was written."""
    digest, packed = body[:DIGEST_BYTES], body[DIGEST_BYTES:]
    return msgspec.msgpack.decode(packed, type=Held) if digest == _digest(packed) else None


def _digest(packed: bytes) -> bytes:
    return blake2b(packed, digest_size=DIGEST_BYTES).digest()


def open_at(table: Table, kept: Kept) -> Held | None:
    """Let a new table be where its snapshot says, if it has a good one."""
    snapshot = kept.snapshot
    if snapshot is None or snapshot.made_by != _made_by(table):
        return None
    try:
        held = unpack(snapshot.body)
        if held is None or held.middle.entries != snapshot.entries:
            return None
        if len(held.entered) != len(kept.header.seats):
            return None
        go_on_from(table, held.middle, list(kept.entries[: snapshot.entries]))
    except Exception:  # whatever is wrong with it: all entries are there to be played
        return None
    return held
