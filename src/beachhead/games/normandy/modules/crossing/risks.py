"""What may be the end of a Unit at sea where it is about to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.dice_sets import EVEN, GROWING, SIX
from beachhead.games.normandy.modules.crossing.losses import in_safe_zone
from beachhead.games.normandy.modules.crossing.mines import sets_off_mines
from beachhead.games.normandy.modules.crossing.shelling import hull_cost
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.scene import Message, message

FEWEST = 2
"""What two dice cost at least."""
FEW_DICE = 2
"""With so few dice that would drown a Unit, it is warned."""


class Stop(NamedTuple):
    """Where a Unit will be, and how."""

    at: int
    craft: bool
    entered: bool = False
    """Whether it comes there by this choice, and sets off mines."""
    now: bool = False
    """Whether DEF and shells of this turn are still to come."""
    courage: int | None = None
    """What is left of its Courage, if the way there costs some."""

    def adds_craft(self, s: Normandy, seat: int) -> bool:
        """Whether its craft comes to those that are there already (C-6)."""
        return self.craft and (self.entered or s.phase == "start")


def cost_of_def(box: Box, s: Normandy, seat: int, stop: Stop) -> int:
    """The Soldiers that the DEF will cost, as things are."""
    defence = box.sector(s, stop.at).defence + stop.adds_craft(s, seat)
    return max(0, defence - box.in_force(s, seat).lower_def)


def warnings(box: Box, s: Normandy, seat: int, stop: Stop) -> Iterator[Message]:
    """Only where it is true."""
    player, deep = s.players[seat], stop.craft and not in_safe_zone(box, s, stop.at)
    mined = stop.entered and sets_off_mines(box, s, seat, stop.at)
    if mined and player.soldiers <= SIX:
        yield message("sea-may-fall")
    if mined and stop.craft and player.tools <= SIX:
        yield message("sea-may-drown" if deep else "sea-may-sink")
    left = player.soldiers - cost_of_def(box, s, seat, stop)
    if left <= (1 if mined else 0):
        yield message("sea-def-falls", cards=len(player.hand))
    elif left <= 2 * SIX:
        yield message("sea-shell-falls", sure="yes" if left <= FEWEST else "no")
    if deep:
        yield from _drowning(box, s, seat, stop)


def _drowning(box: Box, s: Normandy, seat: int, stop: Stop) -> Iterator[Message]:
    """Of what a craft in deep sea has too little left."""
    player = s.players[seat]
    if player.tools <= hull_cost(box, s, seat):
        yield message("sea-shell-drowns")
    courage = player.courage if stop.courage is None else stop.courage
    if courage <= FEW_DICE:
        yield message("sea-dice-drown", of="courage", dice=courage)
    few = range(1, FEW_DICE + 1)
    if tools := next((n for n in few if _tools(s, n) >= player.tools), 0):
        yield message("sea-dice-drown", of="tool", dice=tools)


def _tools(s: Normandy, dice: int) -> int:
    """The Item Points that so many dice with tools cost (T-4)."""
    if s.options.tools == "even":
        return EVEN * dice
    return GROWING[min(dice, len(GROWING) - 1)]
