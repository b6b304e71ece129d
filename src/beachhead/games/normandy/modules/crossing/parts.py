"""What the crossing keeps: settings, who is aboard of what, and what befell a craft this turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from beachhead.games.normandy.modules.parts import OfOptions, OfPlayer, OfTable, OfTurn
from beachhead.games.normandy.state import Normandy, changes
from beachhead.kernel.options import Rule


class CrossingOptions(Struct, frozen=True):
    """The settings of this module."""

    crossing: Annotated[bool, Rule("C-1")] = False
    continuous_play: Annotated[bool, Rule("C-15")] = False
    crossing_only: Annotated[bool, Rule("C-12")] = False


class Aboard(Struct, frozen=True, gc=False):
    """How a Unit is at sea, and who is with it."""

    by: Literal["", "craft", "water"] = ""
    """Nothing once it is ashore."""
    naval: str = ""
    passengers: tuple[str, ...] = ()
    landed: int = 0
    """The turn in which it came ashore."""


class AtSea(Struct, frozen=True, gc=False):
    """What befell a craft this turn."""

    stalled: bool = False
    sideways: bool = False
    """It must move sideways, or not at all."""
    left: int | None = None
    """The sector in which its Unit left it."""
    had: int = 0
    """The Soldiers that its Unit had before the dice cost any."""


class Ashore(Struct, frozen=True, gc=False):
    """When the battle begins, and who does not see it."""

    begins: int = 0
    """The first turn of the battle, once it is known."""
    lost: tuple[str, ...] = ()
    """The Passengers who were lost at sea."""


OPTIONS = OfOptions(CrossingOptions)
ABOARD = OfPlayer("crossing", Aboard)
TURN = OfTurn("crossing", AtSea)
TABLE = OfTable("crossing", Ashore)

with_aboard = changes(Aboard)
with_turn = changes(AtSea)
with_table = changes(Ashore)


def at_sea(s: Normandy, seat: int) -> bool:
    """Whether a Unit is in a craft or in the water."""
    return ABOARD.of(s, seat).by != ""


def afloat(s: Normandy, seat: int) -> bool:
    """Whether a Unit is in its craft."""
    return ABOARD.of(s, seat).by == "craft"


def craft_in(s: Normandy, sector: int) -> tuple[int, ...]:
    """The seats whose craft are in a sector; one that has yet to choose its start is nowhere."""
    return tuple(
        seat
        for seat in s.units()
        if s.unit(seat).sector == sector and afloat(s, seat) and s.is_placed(seat)
    )


def craft_under_fire(s: Normandy, sector: int) -> int:
    """The craft that count for the DEF: in Upkeep and Combat all that were there before (C-6)."""
    here = len(craft_in(s, sector))
    if s.phase == "upkeep":
        here += sum(TURN.of(s, seat).left == sector for seat in s.units())
    return here


def fights(s: Normandy, seat: int) -> bool:
    """Whether a Unit takes part in the battle: ashore, from the turn after (C-12, C-15)."""
    begins, aboard = TABLE.of(s).begins, ABOARD.of(s, seat)
    return not aboard.by and 0 < begins <= s.turn and s.turn > aboard.landed
