"""What the Missions module keeps: its settings, the Missions of a player, what a turn gave up."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from beachhead.games.normandy.modules.parts import OfOptions, OfPlayer, OfTable, OfTurn
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.options import Rule

MISSION, PROMOTION = "mission", "promotion"
"""The lists of cards, and their decks."""
UNREAD = "unread"
"""The step of a player who may do a Mission before the dice of Upkeep are read."""
PENALTY = 8
"""The Stars that an undone Mission costs before the final Bunker (M-6)."""
FAILED = "mission"
"""How a battle ends that a Mission was not done in."""


class MissionOptions(Struct, frozen=True):
    """The settings of this module."""

    missions: Annotated[bool, Rule("M-1")] = False
    mission_possible: Annotated[bool, Rule("M-6")] = False


class MissionsPlayer(Struct, frozen=True, gc=False):
    """What belongs to a player."""

    drawn: tuple[str, ...] = ()
    """Missions to choose from."""
    held: tuple[str, ...] = ()
    """Those to be done."""
    done: tuple[str, ...] = ()


class MissionsTable(Struct, frozen=True, gc=False):
    """What belongs to the table."""

    out: tuple[str, ...] = ()
    """Regular Items that were taken out of the game for others (M-4)."""


class MissionsTurn(Struct, frozen=True, gc=False):
    """What belongs to a turn."""

    gifts: int = 0
    """Dead Man's Gifts of the dice that a Mission took (M-3)."""


OPTIONS = OfOptions(MissionOptions)
TABLE = OfTable("missions", MissionsTable)
PLAYER = OfPlayer("missions", MissionsPlayer)
TURN = OfTurn("missions", MissionsTurn)


def possible(s: Normandy) -> bool:
    """Whether Mission: Possible is played (M-6)."""
    return OPTIONS.of(s.options).mission_possible


def undone(s: Normandy) -> tuple[int, ...]:
    """The seats of Units that have a Mission to do."""
    return tuple(seat for seat in s.on_map() if PLAYER.of(s, seat).held)
