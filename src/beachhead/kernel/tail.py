"""A list whose beginning need not be in memory: it counts, but cannot be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import SupportsIndex, TypeVar, overload

T = TypeVar("T")


class Forgotten(LookupError):
    """Somebody looks further back than what is in memory."""


class Tail(Sequence[T]):
    """All places are numbered as if everything were there. What is `known` begins at `first`."""

    __slots__ = ("first", "known")

    def __init__(self, known: Iterable[T] = (), first: int = 0) -> None:
        self.known = list(known)
        self.first = first

    def __len__(self) -> int:
        return self.first + len(self.known)

    @overload
    def __getitem__(self, at: SupportsIndex) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Tail[T]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> T | Tail[T]:
        if isinstance(at, slice):
            begin, end, step = at.indices(len(self))
            assert step == 1
            if begin == 0:  # a beginning is as far known as all of it is
                return Tail(self.known[: max(0, end - self.first)], min(self.first, end))
            return Tail(self._known(begin, end))
        place = at.__index__()
        if place < 0:
            place += len(self)
        if 0 <= place < self.first:
            raise Forgotten
        if place < 0:
            raise IndexError(at)
        return self.known[place - self.first]

    def _known(self, begin: int, end: int) -> list[T]:
        if begin < self.first and begin < end:
            raise Forgotten
        return self.known[begin - self.first : max(begin, end) - self.first]

    def __iter__(self) -> Iterator[T]:
        if self.first:
            raise Forgotten
        return iter(self.known)

    def __reversed__(self) -> Iterator[T]:
        """As far back as is known."""
        return reversed(self.known)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Tail):
            return (self.first, self.known) == (other.first, other.known)
        return not self.first and self.known == other

    __hash__ = None  # type: ignore[assignment]

    def append(self, item: T) -> None:
        """One more."""
        self.known.append(item)

    def extend(self, items: Iterable[T]) -> None:
        """Several more."""
        self.known.extend(items)

    def cut(self, length: int) -> None:
        """Only so many remain."""
        if length < self.first:
            raise Forgotten
        del self.known[length - self.first :]
