"""How the battle stands between the German and the Units: who is near to fall, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.modules.atlantikwall.phases import highest
from beachhead.games.normandy.modules.atlantikwall.state import allies, german, short_of
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.worth import PIPS

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

TURNS_A_ROW = 1.5
"""How many turns Units need for a row, roughly."""


def margin(box: Box, s: Normandy, seat: int) -> float:
    """How many men a Unit will have to spare: in Combat, or in the Assault if it is there."""
    unit = s.unit(seat)
    _, defence = highest(box, s)
    left = s.players[seat].strength - losses(box, s, seat, unit.sector, defence)
    return left - garrison(s, defence) if unit.sector in box.ground(s).finals else left


def losses(box: Box, s: Normandy, seat: int, sector: int, highest: int) -> float:
    """What Combat in a sector costs a Unit, if that is the highest printed DEF among the Units."""
    place = box.sector(s, sector)
    defence = place.defence - box.in_force(s, seat).lower_def - short_of(s, highest)
    return defence + PIPS * place.mgf


def garrison(s: Normandy, highest: int) -> int:
    """Whom the German has left for the Assault."""
    wall = s.players[german(s)]
    return max(0, wall.soldiers - highest) + len(wall.specialists)


def rows_to_go(box: Box, s: Normandy, seat: int) -> int:
    """How many rows lie before a Unit."""
    ground = box.ground(s)
    return ground.row[ground.finals[0]] - ground.row[s.unit(seat).sector]


def turns_left(box: Box, s: Normandy) -> int:
    """How many turns the battle goes on, roughly."""
    rows = min((rows_to_go(box, s, seat) for seat in allies(box, s)), default=0)
    return 1 + round(TURNS_A_ROW * rows)
