"""Words about what the whole table shares: the ground, and what skulls bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from beachhead.games.normandy.kinds import Amount, Level, Small
from beachhead.games.normandy.map.effective import SectorNow, with_sector
from beachhead.games.normandy.training import of_use
from beachhead.games.normandy.words.word import Lasting, Price
from beachhead.games.normandy.words.worth import PIPS, amounts
from beachhead.kernel.emblems import Emblem, less, more
from beachhead.kernel.scene import Message

if TYPE_CHECKING:
    from beachhead.games.normandy.event import Happening

Where = Literal["everywhere", "bunkers", "open", "mgf", "no-mgf", "start-row", "beyond"]
SHARE = {
    "everywhere": 1.0,
    "bunkers": 0.2,
    "open": 0.8,
    "mgf": 0.4,
    "no-mgf": 0.6,
    "start-row": 0.2,
    "beyond": 0.8,
}
"""How often a Unit is in such a sector, roughly."""
SKULLS = 0.7
"""How many skulls of a tally cancel a die, on average."""


class OfCondition(Lasting, frozen=True):
    """Something that only a Condition does: it is not a Unit's, but everybody's."""

    used_in = ()


class Ground(OfCondition, frozen=True):
    """Sectors are otherwise than printed."""

    where: Where = "everywhere"

    def on(self, sector: SectorNow) -> SectorNow:
        """What becomes of a sector."""
        return self.changed(sector) if self._is_there(sector) else sector

    def changed(self, sector: SectorNow) -> SectorNow:
        """What becomes of a sector where it holds."""
        raise NotImplementedError

    def _is_there(self, sector: SectorNow) -> bool:
        match self.where:
            case "bunkers":
                return sector.bunker is not None
            case "open":
                return sector.bunker is None
            case "mgf":
                return sector.mgf > 0
            case "no-mgf":
                return sector.mgf == 0
            case "start-row":
                return sector.row == 1
            case "beyond":
                return sector.row > 1
        return True

    @property
    def share(self) -> float:
        """In how many of their turns Units feel it."""
        return SHARE[self.where]


class ChangeDef(Ground, frozen=True):
    """The DEF is higher or lower, but never below 0."""

    up: Amount = 0
    down: Amount = 0

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("shield", more(self.up) if self.up else less(self.down)),)

    def is_sound(self) -> bool:
        return bool(self.up) != bool(self.down)

    def changed(self, sector: SectorNow) -> SectorNow:
        return with_sector(sector, defence=max(0, sector.defence + self.up - self.down))

    def each_turn(self) -> float:
        return self.share * (min(self.down, 5) - self.up)


class ChangeMgf(Ground, frozen=True):
    """MGF fires with so many times as many dice, and so many more; not at all with 0 times."""

    times: Annotated[int, Meta(ge=0, le=2)] = 1
    more: Annotated[int, Meta(ge=0, le=2)] = 0

    def emblems(self) -> tuple[Emblem, ...]:
        sign = more(self.more) if self.more else f"×{self.times}"
        return (Emblem("mgf", sign if self.times else "", struck=not self.times),)

    def is_sound(self) -> bool:
        return (self.times, self.more) != (1, 0) and (self.times == 1 or not self.more)

    def changed(self, sector: SectorNow) -> SectorNow:
        return with_sector(sector, mgf=self.times * sector.mgf + self.more)

    def each_turn(self) -> float:
        usual = 1.0 if self.where == "mgf" else SHARE["mgf"]
        return -PIPS * self.share * ((self.times - 1) * usual + self.more)


class ShorterStay(Ground, frozen=True):
    """Units may stay so many turns less in a sector, but one at least."""

    turns: Small = 1

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("clock", less(self.turns)),)

    def changed(self, sector: SectorNow) -> SectorNow:
        return with_sector(sector, stay=max(1, sector.stay - self.turns))

    def each_turn(self) -> float:
        return -1.0 * self.share * self.turns


class PlainSectors(Ground, frozen=True):
    """Nothing that sectors do is in force: no gifts, no losses, no demands."""

    drawn = Emblem("sector", struck=True)

    def changed(self, sector: SectorNow) -> SectorNow:
        return with_sector(sector, needs=None, free=None, always=(), turn=(), enter=(), six=())

    def each_turn(self) -> float:
        return 0.0


class OfSkulls(OfCondition, frozen=True):
    """So much of each resource for every skull that really cancels a die (Q-3)."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    def amounts(self, skulls: int) -> Price:
        """For so many of them."""
        each = (self.soldiers, self.stars, self.courage, self.tools)
        return Price(*(skulls * amount for amount in each))

    def listed(self) -> tuple[Message, ...]:
        return self.amounts(1).listed()

    def is_sound(self) -> bool:
        return bool(self.listed())

    def matters(self, level: Level) -> bool:
        return any(self.amounts(1).of(name) for name in of_use(level))

    def happen(self, h: Happening, seat: int, skulls: int) -> None:
        """So many skulls have cancelled a die each."""
        raise NotImplementedError


class SkullsCost(OfSkulls, frozen=True):
    """Every active skull costs so much, as far as the Unit has it, but never the last man."""

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("skull"), *self.amounts(1).emblems(less))

    def happen(self, h: Happening, seat: int, skulls: int) -> None:
        lost, player = self.amounts(skulls), h.player(seat)
        spared = min(lost.soldiers, player.strength - 1)
        h.lose(seat, "Q-3", Price(spared, lost.stars, lost.courage, lost.tools))

    def each_turn(self) -> float:
        return -SKULLS * amounts(self.amounts(1))


class SkullsBring(OfSkulls, frozen=True):
    """Every active skull brings so much."""

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("skull"), *self.amounts(1).emblems(more))

    def happen(self, h: Happening, seat: int, skulls: int) -> None:
        h.gain(seat, "Q-3", self.amounts(skulls))

    def each_turn(self) -> float:
        return SKULLS * amounts(self.amounts(1))


WORDS = (ChangeDef, ChangeMgf, ShorterStay, PlainSectors, SkullsCost, SkullsBring)
