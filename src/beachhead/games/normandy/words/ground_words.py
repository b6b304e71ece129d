"""Words about the map: moving, staying, DEF and MGF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import Hindrance, Positive, Small
from beachhead.games.normandy.state import Normandy, Relief
from beachhead.games.normandy.words.word import Do, Effect, Lasting
from beachhead.games.normandy.words.worth import PIPS
from beachhead.kernel.emblems import Emblem, Glyph, less, more
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening
    from beachhead.games.normandy.words.in_force import InForce

HINDRANCE = {"courage": 1.2, "mines": 0.4, "needs": 0.15, "barriers": 0.15, "losses": 0.15}
"""What it is worth in a turn that something does not hinder a move."""


HINDERS: dict[Hindrance, Glyph] = {
    "courage": "courage",
    "needs": "specialist",
    "barriers": "wire",
    "mines": "mine",
    "losses": "skull",
}
"""How a hindrance is drawn."""


class SilenceMgf(Effect, frozen=True):
    """The MGF of the Unit's sector is silent for the rest of the game."""

    drawn = Emblem("mgf", struck=True)
    used_in = ("ready",)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return box.sector_of(s, seat).mgf > 0

    def run(self, h: Happening, seat: int, task: Do) -> None:
        sector = h.unit(seat).sector
        h.set_table(silent=(*h.s.silent, sector))
        number = h.ground.sectors[sector].number
        h.tell(f.MgfSilenced(seat, number, by=h.content.rule_of(task.effect)))

    def once(self) -> float:
        return 5.0


class TurnBack(Effect, frozen=True):
    """The Unit marker is turned back, so that the Unit may stay longer."""

    used_in = ("move",)
    steps: Small = 1

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("clock", less(self.steps)),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return s.unit(seat).turns > 1

    def run(self, h: Happening, seat: int, task: Do) -> None:
        turns = max(1, h.unit(seat).turns - self.steps)
        h.set_unit(seat, turns=turns)
        by, cause = h.content.rule_of(task.effect), h.content.of_another(task.effect)
        h.tell(f.MarkerTurnedBack(seat, turns, by=by, cause=cause))

    def once(self) -> float:
        return 3.0


class Pass(Lasting, frozen=True):
    """The Unit's move ignores these hindrances."""

    used_in = ("move",)
    what: tuple[Hindrance, ...]

    def emblems(self) -> tuple[Emblem, ...]:
        return tuple(Emblem(HINDERS[hindrance], struck=True) for hindrance in self.what)

    def listed(self) -> tuple[Message, ...]:
        return tuple(message(f"hindrance-{name}") for name in self.what)

    def is_sound(self) -> bool:
        return bool(self.what)

    def add(self, force: InForce) -> None:
        force.passes.update(self.what)

    def once(self) -> float:
        return sum(2.5 if hindrance == "courage" else 1.0 for hindrance in self.what)

    def each_turn(self) -> float:
        return sum(HINDRANCE[hindrance] for hindrance in self.what)


class Leap(Lasting, frozen=True):
    """The Unit may Advance into any sector of the next row."""

    drawn = Emblem("leap")
    used_in = ("move",)

    def add(self, force: InForce) -> None:
        force.leap = True

    def once(self) -> float:
        return 1.5

    def each_turn(self) -> float:
        return 0.25


class MoveAgain(Lasting, frozen=True):
    """After Advancing the Unit may Advance once more in the same turn, paying again."""

    drawn = Emblem("advance", more(1))
    used_in = ("move",)

    def add(self, force: InForce) -> None:
        force.again = True

    def once(self) -> float:
        return 3.5

    def each_turn(self) -> float:
        return 0.4


class NoSideways(Lasting, frozen=True):
    """The Unit cannot move sideways."""

    drawn = Emblem("sideways", struck=True)
    used_in = ()

    def add(self, force: InForce) -> None:
        force.no_sideways = True

    def each_turn(self) -> float:
        return -0.4


class IdleVehicles(Lasting, frozen=True):
    """The Unit's Vehicle does nothing."""

    drawn = Emblem("vehicle", struck=True)
    used_in = ()
    about_cards = True

    def add(self, force: InForce) -> None:
        force.idle_vehicles = True

    def each_turn(self) -> float:
        return -1.0


class StayLonger(Lasting, frozen=True):
    """The Unit may stay so many turns longer in a sector."""

    used_in = ("move",)
    turns: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("clock", more(self.turns)),)

    def add(self, force: InForce) -> None:
        force.stay += self.turns

    def each_turn(self) -> float:
        return 1.5 * self.turns


class LowerDef(Lasting, frozen=True):
    """The DEF is lower, but never below 0. Used for a sector it holds for all Units there."""

    used_in = ("ready",)
    by: Positive

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("shield", less(self.by)),)

    def add(self, force: InForce) -> None:
        force.lower_def += self.by

    def for_sector(self, h: Happening, seat: int, key: str) -> bool:
        """T-8: it is lower for whoever is there, also later."""
        sector = h.unit(seat).sector
        h.set_table(relief=(*h.s.relief, Relief(sector, self.by)))
        now = h.box.sector(h.s, sector)
        h.tell(f.DefLowered(now.number, now.defence, by=h.content.rule_of(key)))
        return True

    def once(self) -> float:
        return min(self.by, 8.0)

    def each_turn(self) -> float:
        return 1.0 * self.by


class _AgainstFire(Lasting, frozen=True):
    """It helps where an MGF fires."""

    used_in = ("ready",)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return box.sector_of(s, seat).mgf > 0


class LessFire(_AgainstFire, frozen=True):
    """An MGF costs so many Soldiers fewer."""

    soldiers: Positive

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("mgf", less(self.soldiers)),)

    def add(self, force: InForce) -> None:
        force.fire += self.soldiers

    def once(self) -> float:
        return min(self.soldiers, PIPS)

    def each_turn(self) -> float:
        return 0.25 * min(self.soldiers, 2)


class NoFire(_AgainstFire, frozen=True):
    """An MGF costs no Soldiers."""

    drawn = Emblem("mgf", struck=True)

    def add(self, force: InForce) -> None:
        force.no_fire = True

    def once(self) -> float:
        return PIPS

    def each_turn(self) -> float:
        return 1.0
