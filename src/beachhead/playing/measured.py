"""How long games are and how hard, as bots found when they were measured.

`python -m bench.measure` writes `measured.toml`: for every game as it is, and for each of its
evenings, with as few players as it takes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("measured.toml")
SECONDS = 10
"""What a decision takes somebody who thinks about it, more or less."""
EASY, HARD = 80, 50
"""Won so often of a hundred games or more; less than so often."""
Level: TypeAlias = Literal["easy", "medium", "hard", "points"]


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """What came out for a game, or for an evening of it."""

    game: str
    evening: str
    decisions: int
    """So many a player makes: the median."""
    won: int | None = None
    """So many of a hundred the bot won; nothing where everybody plays for points."""

    @property
    def level(self) -> Level:
        """How hard that is."""
        if self.won is None:
            return "points"
        return "easy" if self.won >= EASY else "medium" if self.won >= HARD else "hard"

    @property
    def minutes(self) -> int:
        """What that comes to for a person, in round numbers."""
        minutes = self.decisions * SECONDS / 60
        return max(1, round(minutes)) if minutes < 10 else 5 * round(minutes / 5)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    measured: tuple[Measured, ...]


@cache
def _known() -> dict[tuple[str, str], Measured]:
    found = msgspec.toml.decode(FILE.read_bytes(), type=_File).measured
    return {(one.game, one.evening): one for one in found}


def measured(game: str, evening: str = "") -> Measured | None:
    """What is known of a game as it is, or of an evening; nothing is known of those of packs."""
    return _known().get((game, evening))
