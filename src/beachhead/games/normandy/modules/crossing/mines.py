"""Mines: whoever comes into a mined sector sets them off (C-9)."""

from __future__ import annotations

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.dice_sets import pips
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.losses import hit_hull
from beachhead.games.normandy.modules.crossing.parts import afloat
from beachhead.games.normandy.modules.crossing.sea_map import SeaSector
from beachhead.games.normandy.modules.crossing.words import ClearLane
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.words.in_force import InForce
from beachhead.kernel.dice import PLAIN, Roll


def sets_off_mines(box: Box, s: Normandy, seat: int, to: int) -> bool:
    """Whether a Unit that comes into a sector, however it does, sets off mines."""
    sector = box.ground(s).sectors[to]
    mined = isinstance(sector, SeaSector) and sector.mined
    return mined and not knows_the_mines(box.in_force(s, seat))


def knows_the_mines(in_force: InForce) -> bool:
    """Whether somebody aboard knows the way through."""
    return any(isinstance(word, ClearLane) for word in in_force.effects)


class SeaMines(Task, frozen=True):
    """To do: roll what mines cost, in Soldiers and then in Item Points (C-9)."""

    hull: bool = False

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Roll((PLAIN,), seat, "C-9", "mined-hull" if self.hull else "mined")

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, tuple)
        if self.hull:
            hit_hull(h, seat, pips(given), "C-9")
            return
        h.tell(f.SeaMinesExploded(seat, pips(given)))
        if afloat(h.s, seat):
            h.push(seat, SeaMines(hull=True))
        h.lose_soldiers(seat, pips(given), "other", "C-9")
