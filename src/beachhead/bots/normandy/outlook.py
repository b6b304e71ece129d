"""How a Unit's battle stands: what each sector costs, the best way on, and what it needs most."""

from __future__ import annotations

from functools import lru_cache
from operator import add

from beachhead.bots.normandy.dice import Prices, Weights, prices
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.kinds import Level
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.combat import defence_in
from beachhead.games.normandy.words.in_force import InForce
from beachhead.games.normandy.words.resource_words import Gain, LoseSpecialist
from beachhead.games.normandy.words.worth import PIPS, DiceWorth
from beachhead.kernel.dice import ALLIED_POOL, SKULL

WITH_CARDS = {
    "income": 11.4,
    "enough": 0.6,
    "soldier": 1.0,
    "danger": 0.25,
    "courage": 1.0,
    "lack": 0.8,
    "spare courage": 0.8,
    "star": 2.4,
    "late star": 0.625,
    "tool": 0.5,
    "late tool": 0.2,
}
"""Found by playing many games with other values: the Soldiers that a turn's dice bring in, how many
Soldiers are enough to go on for each that the sectors ahead may cost, and what dice are worth."""
DICE_ALONE = WITH_CARDS | {
    "income": 5.0,
    "enough": 1.0,
    "soldier": 1.6,
    "danger": 0.15,
    "spare courage": 0.1,
    "star": 0.0,
    "late star": 0.0,
    "tool": 0.0,
    "late tool": 0.0,
}
"""The same for a battle without cards."""


def tuned(s: Normandy) -> dict[str, float]:
    """What the sergeant goes by in this battle."""
    return tuned_for(s.options.level)


def tuned_for(level: Level) -> dict[str, float]:
    """What he goes by where so much of the game is played."""
    return DICE_ALONE if level == "dice" else WITH_CARDS


FIRE = {"d6": PIPS, "gray": 4.5}
"""What an MGF costs on average, in Soldiers."""
SPECIALIST = 4.0
"""What a lost Specialist is worth."""


class Way:
    """The best way on from each sector of a map, and what it costs."""

    def __init__(self, ground: Ground, income: float, fire: float) -> None:
        self.ground = ground
        self.income = income
        self.fire = fire
        self.cost = [self._cost(sector) for sector in range(len(ground.sectors))]
        self.to_go: dict[int, float] = dict.fromkeys(ground.finals, 0.0)
        self.courage: dict[int, int] = dict.fromkeys(ground.finals, 0)
        self.rows: dict[int, int] = dict.fromkeys(ground.finals, 0)
        for row in sorted(ground.rows, reverse=True):
            for _ in ground.rows[row]:
                for sector in ground.rows[row]:
                    self._improve(sector)
        self.opposition = self._opposition()
        self.next = {sector: self._next(sector) for sector in range(len(ground.sectors))}
        """The best of the sectors ahead of each, if a way leads on from any."""

    def _cost(self, sector: int) -> float:
        """What a turn in a sector costs in Soldiers, gifts taken off."""
        place = self.ground.sectors[sector]
        cost = place.defence + self.fire * place.mgf
        for ability in place.abilities:
            for effect in ability.effects:
                if isinstance(effect, Gain):
                    cost -= effect.once()
                elif isinstance(effect, LoseSpecialist):
                    cost += SPECIALIST
        return cost + (3.0 if place.needs else 0.0)

    def _next(self, sector: int) -> int | None:
        steps = [to for to in self.ground.ahead[sector] if to in self.to_go]
        cost = {to: self.step(sector, to) + self.to_go[to] for to in steps}
        return min(cost, key=cost.__getitem__, default=None)

    def _opposition(self) -> dict[int, float]:
        """For each sector, the least that those on a way to a Bunker cost, a turn in each."""
        left: dict[int, float] = {}
        for row in sorted(self.ground.rows, reverse=True):
            for sector in self.ground.rows[row]:
                place = self.ground.sectors[sector]
                ahead = [left[to] for to in self.ground.ahead[sector] if to in left]
                left[sector] = place.defence + self.fire * place.mgf + min(ahead, default=0.0)
        return left

    def stay(self, sector: int) -> float:
        """What the turns that one would spend in a sector cost in all, income taken off."""
        net = self.cost[sector] - self.income
        turns = self.ground.sectors[sector].stay if net < 0 else 1
        return net * turns

    def _improve(self, sector: int) -> None:
        if sector in self.ground.finals:
            return
        for to in (*self.ground.ahead[sector], *self.ground.beside[sector]):
            if to not in self.to_go or (sector, to) in self.ground.barred:
                continue
            forward = self.ground.row[to] > self.ground.row[sector]
            total = self.step(sector, to) + self.to_go[to]
            if total < self.to_go.get(sector, 999.0) - 1e-9:
                self.to_go[sector] = total
                price = self.ground.courage(to) if forward else 0
                self.courage[sector] = price + self.courage[to]
                self.rows[sector] = 1 + self.rows[to]

    def step(self, sector: int, to: int) -> float:
        """What going from one sector to the next costs, the stay there included."""
        mines = PIPS if (sector, to) in self.ground.mined else 0.0
        return mines + self.stay(to)


def way_of(box: Box, s: Normandy) -> Way:
    """The ways of a map, worked out once."""
    options = s.options
    return _way_of(box.ground(s), options.level, options.mgf_dice)


@lru_cache(maxsize=64)
def _way_of(ground: Ground, level: Level, dice: str) -> Way:
    return Way(ground, tuned_for(level)["income"], FIRE[dice])


def enough(s: Normandy, way: Way, sector: int) -> float:
    """How many Soldiers are enough to go on from a sector."""
    return tuned(s)["enough"] * way.opposition[sector]


def dearer_now(box: Box, s: Normandy, way: Way, to: int) -> float:
    """What a turn in a sector costs more, as it is now, than what is printed there."""
    place, now = way.ground.sectors[to], box.sector(s, to)
    return now.defence - place.defence + way.fire * (now.mgf - place.mgf)


def losses(box: Box, s: Normandy, seat: int, in_force: InForce) -> float:
    """What Combat in the Unit's sector, and what comes before it, will cost on average."""
    here = box.sector_of(s, seat)
    fire = 0.0 if in_force.no_fire else here.mgf * FIRE[s.options.mgf_dice]
    return box.toll(s, seat) + defence_in(here, in_force) + max(0.0, fire - in_force.fire)


def turns_to_go(box: Box, s: Normandy, seat: int) -> int:
    """How many turns a Unit still has before it, roughly."""
    return 1 + 2 * way_of(box, s).rows.get(s.unit(seat).sector, 1)


def prices_now(box: Box, s: Normandy, seat: int, ignored: int) -> Prices:
    """What a die of each symbol, and an RWB of each, is worth to a Unit that ignores skulls."""
    modules = box.modules(s)
    for module in modules:
        if (found := module.dice_prices(box, s, seat)) is not None:
            return prices(found.one, found.rwb, ignored if found.cancels else len(ALLIED_POOL))
    player, here = s.players[seat], s.unit(seat).sector
    way = way_of(box, s)
    needed = way.courage.get(here, 0) - player.courage
    margin = round((player.soldiers - _hit(box, s, seat, way)) / 3)
    more = tuple([module.dice_worth(box, s, seat) for module in modules])
    return _prices(s.options.level, needed, way.rows.get(here, 1), margin, ignored, more)


def _hit(box: Box, s: Normandy, seat: int, way: Way) -> float:
    """What the next Combat will cost: here, or in the next sector if the Unit has to go."""
    unit, in_force = s.unit(seat), box.in_force(s, seat)
    best = way.next[unit.sector]
    if best is None or unit.turns < way.ground.sectors[unit.sector].stay + in_force.stay:
        return losses(box, s, seat, in_force)
    place = box.sector(s, best)
    return defence_in(place, in_force) + way.fire * place.mgf


@lru_cache(maxsize=4096)
def _prices(
    level: Level, needed: int, rows: int, margin: int, ignored: int, more: tuple[DiceWorth, ...]
) -> Prices:
    by = tuned_for(level)
    rows = min(max(rows, 1), 6)
    soldier = by["soldier"] + (1 - min(max(margin, -3), 1)) * by["danger"]
    courage = by["spare courage"]
    if needed > 0:
        # In quarters, so that there are few plans to work out.
        courage = by["courage"] + by["lack"] * min(1.5, round(4 * min(needed, 6) / rows) / 4)
    star = by["star"] if rows > 2 else by["late star"]
    tool = by["tool"] if rows > 1 else by["late tool"]
    one: Weights = (-0.4, star, soldier, 2 * soldier, courage, tool)
    bonus: Weights = (
        10 * tool,
        3 * by["star"],
        4 * soldier + courage,
        6 * soldier,
        max(3 * soldier, 3.5),
        6 * tool,
    )
    for worth in more:
        one = tuple(map(add, one, worth.one))
        bonus = tuple(map(add, bonus, worth.rwb))
    skull = sum(worth.one[SKULL] for worth in more)
    return prices(one, bonus, ignored, skull, sum(worth.straight for worth in more))
