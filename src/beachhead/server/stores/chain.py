"""Checksums of what is kept, so that what a disk has changed is found, and said of its table alone.

Each entry has one of itself and of the checksum before it, so that none can be bent, lost, doubled
or moved without its being seen. Against damage, that is: whoever owns the disk can write others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from beachhead.kernel.notation import Noted


def sum_of(*parts: str) -> str:
    """A checksum of some texts, each as it is."""
    digest = hashlib.blake2b(digest_size=16)
    for part in parts:
        data = part.encode(errors="surrogateescape")
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
