"""Checksums of what is kept, so that what a disk has changed is found, and said of its table alone.

Each entry has one of itself and of the checksum before it, so that none can be bent, lost, doubled
or moved without its being seen. Against damage, that is: whoever owns the disk can write others.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable, Iterator

from beachhead.kernel.notation import Noted


def sum_of(*parts: object) -> str:
    """A checksum of some texts, each as it is; one bit makes a text of SQLite something else."""
    digest = hashlib.blake2b(digest_size=16)
    for part in parts:
        text = part if isinstance(part, str) else f"\0{part!r}"  # which no text begins with
        data = text.encode(errors="surrogateescape")
        digest.update(b"%d:" % len(data))
        digest.update(data)
    return digest.hexdigest()


def first_sum(table: str) -> str:
    """What the checksums of a table's entries begin with."""
    return sum_of(table)


def sums(before: str, first: int, entries: Iterable[Noted]) -> Iterator[str]:
    """Those of entries that are numbered from `first`, after one that has the sum `before`."""
    for number, noted in enumerate(entries, start=first):
        before = sum_of(before, str(number), *noted)
        yield before


class Tips:
    """The last checksums that were kept: what follows them need not ask for them."""

    MOST = 10_000
    """Tables."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, str]] = OrderedDict()

    def of(self, table: str, number: int) -> str | None:
        """The checksum of an entry, if it was the last one, or comes before the first."""
        if number == 0:
            return first_sum(table)
        known, sum = self._known.get(table, (0, ""))
        return sum if known == number else None

    def keep(self, table: str, number: int, sum: str) -> None:
        """That entry is on disk, and has this one."""
        self._known[table] = number, sum
        self._known.move_to_end(table)
        while len(self._known) > self.MOST:
            self._known.popitem(last=False)
