"""What the German's module keeps: its setting, and what is known of his wall this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Struct
from msgspec.structs import replace

from beachhead.games.normandy.modules.parts import OfOptions, OfTable
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.options import Rule

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

SPECIALIST, ITEM = "german-specialist", "german-item"
DECORATION = "decoration"
"""The lists of cards; Decorations are a deck."""
TABLE_OF_RWBS = "germany"
"""Whose RWBs he has."""
SOLDIERS = 4
"""What he starts with, on whatever map (K-1)."""
COURAGE = 3
"""What he starts with for each Unit after the first (K-1)."""
FIRST = "unteroffizier"
"""Who is there from the start (K-1)."""
PRICE = 5
"""What a Decoration costs in Courage (K-6)."""


class WallOptions(Struct, frozen=True):
    """The settings of this module."""

    atlantikwall: Annotated[bool, Rule("K-1")] = False


class Automaton(Struct, frozen=True, gc=False):
    """The automated Unit that he faces alone (K-10, K-11)."""

    sector: int = 0
    turns: int = 0
    """How many turns it has been there."""
    heading: int = 0
    """To which side it sweeps: -1 is left, 1 is right; 0 until it has landed."""
    sniper: int = 0
    """The turn in which it rallied its Sniper."""
    shots: int = 0
    """How often he was looked for."""
    sniper_dead: bool = False


class Wall(Struct, frozen=True, gc=False):
    """What belongs to the table."""

    missing: int = 0
    """The Soldiers that the German lacked this turn: so much lower is every DEF (K-4)."""
    turn: int = 0
    """The turn in which he lacked them."""
    automaton: Automaton = Automaton()


OPTIONS = OfOptions(WallOptions)
TABLE = OfTable("atlantikwall", Wall)


def alone(s: Normandy) -> bool:
    """Whether the German has nobody against him but the automated Unit (K-10)."""
    return len(s.players) == 1


def german(s: Normandy) -> int:
    """The German's seat: the last one."""
    return len(s.players) - 1


def allies(box: Box, s: Normandy) -> tuple[int, ...]:
    """The Units that fight him now: not those at sea, nor those that fell."""
    return box.in_reach(s, german(s))


def fully_manned(s: Normandy) -> Normandy:
    """The same table if the German lacked nobody."""
    return replace(s, **{TABLE.name: Wall()})


def short_of(s: Normandy, defence: int) -> int:
    """How many Soldiers the German lacks where such a DEF is the highest (K-4)."""
    return max(0, defence - s.players[german(s)].soldiers)


def missing(s: Normandy) -> int:
    """By how much every DEF is lower now."""
    wall = TABLE.of(s)
    return wall.missing if wall.turn == s.turn else 0
