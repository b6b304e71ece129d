"""What is still before a craft: for each sector and what Courage is left, the losses to expect.

A bot's idea of the sea, worked out once for each map: every turn costs some Soldiers to dice, DEF
and shells, Courage ebbs away, and the best way is the one that costs least until the beach.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple

from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.crossing.sea_map import (
    LANDING,
    SHELLED,
    SeaMap,
    SeaSector,
    ways_to_throw,
)
from beachhead.games.normandy.modules.crossing.setting_out import COURAGE
from beachhead.games.normandy.modules.crossing.shelling import SHELL_HULL

DICE_COST = 2.6
"""The Soldiers that a turn's dice cost, everything that they take counted as Soldiers."""
EBB = (0.5, 0.3, 0.2)
"""How likely a turn's dice take no Courage, one, or two."""
DEATH = 45.0
"""What it costs to drown."""
SHELL, PIPS = 7.0, 3.5
TURNS = 14
"""How far is looked ahead: nobody lasts longer."""


class Ship(NamedTuple):
    """What a craft can do, and how much of it is left."""

    cheaper: int = 0
    landing: int = LANDING
    swept: bool = False
    """Whether mines do nothing to it."""
    lower_def: int = 0
    spared: int = 0
    """The Item Points that shells cost it less."""
    hull: int = 3
    """Shells that it stands, roughly."""


class Voyage:
    """The losses to expect from each place on."""

    def __init__(self, ground: Ground, ship: Ship) -> None:
        self.ground, self.ship = ground, ship
        sea = ground.sheets[0]
        assert isinstance(sea, SeaMap)
        sectors = [i for i, one in enumerate(ground.sectors) if isinstance(one, SeaSector)]
        self.safe = {i for i in sectors if sea.is_safe(ground.sectors[i].row)}
        self.turn = {i: self._turn(i, craft=True) for i in sectors}
        self.wet_turn = {i: self._turn(i, craft=False) for i in self.safe}
        self.wading = self._wading()
        much = range(COURAGE + 1)
        self.sailing = dict.fromkeys(((i, courage) for i in sectors for courage in much), DEATH)
        for _ in range(TURNS):
            self.sailing = {key: self._onward(*key) for key in self.sailing}

    def _turn(self, at: int, craft: bool) -> float:
        """What a turn in a sector costs."""
        sector = self.ground.sectors[at]
        assert isinstance(sector, SeaSector)
        defence = max(0, sector.defence + craft - self.ship.lower_def)
        shelled = ways_to_throw(sector.shell) / SHELLED
        hull = 0.0
        if craft:
            hull = 0.35 * (SHELL_HULL - self.ship.spared)
            if self.ship.hull < 2:
                hull = 6.0 if at in self.safe else DEATH
        return DICE_COST + defence + shelled * (SHELL + hull)

    def _mines(self, to: int, craft: bool) -> float:
        sector = self.ground.sectors[to]
        if self.ship.swept or not (isinstance(sector, SeaSector) and sector.mined):
            return 0.0
        drowns = craft and self.ship.hull < 1 and to not in self.safe
        return PIPS + (0.35 * PIPS if craft else 0.0) + (DEATH / 2 if drowns else 0.0)

    def _wading(self) -> dict[int, float]:
        """From the water: what is still to come after the turn that a Unit is in."""
        left = dict.fromkeys(self.safe, DEATH)
        for _ in range(TURNS):
            left = {at: min(self.wade(at, to, left) for to in self._near(at)) for at in left}
        return left

    def wade(self, at: int, to: int, left: dict[int, float] | None = None) -> float:
        """What is to come of wading into a sector; nothing on the beach."""
        after = self.wading if left is None else left
        if to not in self.wet_turn:
            return 0.0 if to not in self.turn else inf
        return self._mines(to, craft=False) + self.wet_turn[to] + after[to]

    def _near(self, at: int) -> tuple[int, ...]:
        return (*self.ground.ahead[at], *self.ground.beside[at])

    def toll(self, at: int, to: int) -> int:
        """The Courage that a craft pays."""
        if self.ground.row[to] == self.ground.row[at]:
            return 0
        cost = self.ground.courage(to) if to in self.turn else self.ship.landing
        return max(0, cost - self.ship.cheaper)

    def _onward(self, at: int, courage: int) -> float:
        """The best that can be done from here on, with so much Courage before the turn's dice."""
        ebbs = enumerate(EBB)
        return self.turn[at] + sum(share * self.best(at, courage - n) for n, share in ebbs)

    def best(self, at: int, courage: int) -> float:
        """The best move of a craft with so much Courage."""
        if courage <= 0:
            return self.overboard(at)
        ways = [self.sail(at, to, courage) for to in self._near(at)]
        ways.append(self.waiting(at, courage))
        if at in self.safe:
            ways.append(self.overboard(at))
        return min(ways)

    def sail(self, at: int, to: int, courage: int) -> float:
        """What is to come of steering into a sector; nothing on the beach."""
        left = courage - self.toll(at, to)
        if left < 0:
            return inf
        if to not in self.turn:
            return 0.0
        come = self._mines(to, craft=True)
        return come + (self.overboard(to) if left == 0 else self.waiting(to, left))

    def waiting(self, at: int, courage: int) -> float:
        """What is to come from a sector on, for a craft that has its next turn there."""
        return self.sailing[at, min(courage, COURAGE)]

    def overboard(self, at: int) -> float:
        """What is to come of leaving the craft, to the better side."""
        if at not in self.safe:
            return DEATH
        return min(self.into_water(to) for to in self.ground.beside[at])

    def in_water(self, to: int) -> float:
        """What is to come of standing in the water of a sector."""
        return self.wet_turn[to] + self.wading[to]

    def into_water(self, to: int) -> float:
        """What is to come of leaving the craft for the water of a sector."""
        return self._mines(to, craft=False) + self.in_water(to)


@lru_cache(maxsize=256)
def voyage(ground: Ground, ship: Ship) -> Voyage:
    """Worked out once for all craft that are alike."""
    return Voyage(ground, ship)
