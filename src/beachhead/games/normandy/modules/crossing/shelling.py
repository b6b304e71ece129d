"""Shelling: one throw for the whole table, then two dice for each that is hit (C-7)."""

from __future__ import annotations

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.dice_sets import pips
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.leaving import CheckCraft
from beachhead.games.normandy.modules.crossing.losses import hit_hull
from beachhead.games.normandy.modules.crossing.parts import at_sea
from beachhead.games.normandy.modules.crossing.sea_map import SeaSector
from beachhead.games.normandy.modules.crossing.words import SparesHull
from beachhead.games.normandy.state import Normandy, TableTask, Task
from beachhead.games.normandy.turn.phase import Phase
from beachhead.kernel.contract import Chance
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.scene import Message, message

SHELL_HULL = 8


class ShellingPhase(Phase):
    """For those at sea."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-shelling")

    def open(self, h: Happening) -> None:
        h.set_table(todo=(*h.s.todo, RollShells()))


class RollShells(TableTask, frozen=True):
    """To do: roll which sectors are shelled."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        return Roll((PLAIN, PLAIN), None, "C-7", "shells")

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, tuple)
        number = pips(given)
        h.tell(f.ShellsFell(given, number))
        for seat in h.s.units():
            if at_sea(h.s, seat) and shell_number(h.box, h.s, h.unit(seat).sector) == number:
                h.queue(seat, UnderShells())


def shell_number(box: Box, s: Normandy, sector: int) -> int:
    """The Shell Number of a sector; none ashore."""
    found = box.ground(s).sectors[sector]
    return found.shell if isinstance(found, SeaSector) else 0


class UnderShells(Task, frozen=True):
    """To do: roll the Soldiers that a shell costs."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Roll((PLAIN, PLAIN), seat, "C-7", "shelled")

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, tuple)
        h.tell(f.Shelled(seat, given, pips(given)))
        h.push(seat, CheckCraft())
        hit_hull(h, seat, hull_cost(h.box, h.s, seat), "C-7")
        h.lose_soldiers(seat, pips(given), "other", "C-7")


def hull_cost(box: Box, s: Normandy, seat: int) -> int:
    """The Item Points that a shell costs a craft."""
    words = box.in_force(s, seat).effects
    spared = sum(word.tools for word in words if isinstance(word, SparesHull))
    return max(0, SHELL_HULL - spared)
