"""Sea Maps as data (C-1): deep sea below, the Safe Zone above it, and the beach to come."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from beachhead.games.normandy.map.sheet import Sector, Sheet

SAFE_ROWS = 2
"""The top rows, in which a Unit can stand in the water (C-10)."""
LANDING = 4
"""What it costs in Courage to run a craft onto the beach (C-12)."""
SHELLED = 36
"""Of so many throws of two dice."""


class SeaSector(Sector, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A stretch of sea."""

    shell: Annotated[int, Meta(ge=2, le=12)]
    """Its Shell Number (C-7)."""
    mined: bool = False


class SeaMap(Sheet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sea for so many players, the fewest and the most; `courage` is what a craft pays."""

    leaving = LANDING
    sectors: tuple[SeaSector, ...]
    players: tuple[Annotated[int, Meta(ge=1, le=6)], Annotated[int, Meta(ge=1, le=6)]]

    @property
    def rows(self) -> int:
        """How many there are."""
        return len(self.courage) + 1

    def is_safe(self, row: int) -> bool:
        """Whether a Unit can stand in the water of a row."""
        return row > self.rows - SAFE_ROWS


def ways_to_throw(number: int) -> int:
    """In how many of all throws two dice make a number."""
    return 6 - abs(7 - number)
