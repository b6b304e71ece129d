"""What one process tells the others. Whatever is kept is not told, only that there is more of it.

Nothing here is a secret of the game, and all of it is small: it goes in one `notify`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from beachhead.kernel.notation import Redo, Undo, read_entry

AT_A_TIME = 100
"""Networks or tables that are told of at a time: more may be too much for one telling."""
T = TypeVar("T")


def in_parts(many: Mapping[str, T]) -> Iterator[dict[str, T]]:
    """As much as can be told at a time."""
    found = list(many.items())
    for at in range(0, len(found), AT_A_TIME):
        yield dict(found[at : at + AT_A_TIME])


class Proposed(NamedTuple):
    """Something that needs agreement, and who has agreed so far."""

    number: int
    wanted: Undo | Redo
    agreed: frozenset[int]


class Present(Struct, frozen=True, array_like=True):
    """One screen at a table, as much as others need to know of it."""

    seats: frozenset[int]
    skips: bool


class Kept(Struct, frozen=True, tag=True):
    """A table has so many entries now, and so many changes of who sits there."""

    table: str
    entries: int
    revision: int


class Around(Struct, frozen=True, tag=True):
    """Who is at a table by way of the process that tells this: all of them, each time."""

    table: str
    screens: tuple[Present, ...]
    holding: tuple[int, ...] = ()
    """Seats of theirs that ask the others for a moment."""
    ask: bool = False
    """Whether the others are to say the same of theirs."""


class Wanted(Struct, frozen=True, tag=True):
    """What is proposed at a table with so many entries, or that a seat has said no to it."""

    table: str
    entries: int
    number: int
    wanted: str
    """In notation."""
    agreed: frozenset[int]
    no: int | None = None

    @property
    def proposed(self) -> Proposed:
        """What is proposed."""
        wanted = read_entry(self.wanted, ())
        assert isinstance(wanted, Undo | Redo)
        return Proposed(self.number, wanted, self.agreed)


class Said(Struct, frozen=True, tag=True):
    """A seat has said something to everybody."""

    table: str
    seat: int
    phrase: str


class CalledAgain(Struct, frozen=True, tag=True):
    """A seat calls the others to another table: their keys, which are kept nowhere."""

    table: str
    seat: int
    to: str
    keys: tuple[str, ...]


AtATable: TypeAlias = Kept | Around | Wanted | Said | CalledAgain


class Opened(Struct, frozen=True, tag=True):
    """Tables that were opened to anybody, each with the network from which it was."""

    tables: dict[str, str]
    ask: bool = False
    """Whether the others are to say of which they know it."""


class Took(Struct, frozen=True, tag=True):
    """A network has had one more of what there is a limit to."""

    limit: str
    network: str


class LinesOpen(Struct, frozen=True, tag=True):
    """So many lines are open from some networks by way of the process that tells this."""

    lines: dict[str, int]
    ask: bool = False
    """Whether the others are to say of theirs how many they are."""


News: TypeAlias = AtATable | Opened | Took | LinesOpen
