"""What happens at sea."""

from __future__ import annotations

from beachhead.games.normandy.kinds import ByRule, Caused, Place
from beachhead.kernel.contract import Fact
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import CardId, Dice, Seat
from beachhead.kernel.scene import amount_of


class PassengerDealt(Caused, frozen=True):
    seat: Seat
    card: CardId


class Launched(Fact, frozen=True):
    rule = "C-2"
    seat: Seat
    sector: Place


class DiceCost(Fact, frozen=True):
    rule = "C-4"
    decisive = True
    seat: Seat
    soldiers: int
    stars: int
    courage: int
    tools: int
    lost: int
    """How many of those aboard the Stars cost; they are used up by it."""


class SeaRwb(Fact, frozen=True):
    """An RWB that hurts: the symbol, by its name."""

    rule = "C-5"
    decisive = True
    seat: Seat
    symbol: str


class LostAtSea(Caused, frozen=True):
    """A Naval Specialist or a Passenger."""

    decisive = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("loss", card=self.card, joins=True)


class HullHit(Caused, frozen=True):
    decisive = True
    seat: Seat
    tools: int
    left: int

    def highlight(self) -> Highlight:
        return Highlight(lost=(amount_of("hull", self.tools),))


class SeaFought(Fact, frozen=True):
    rule = "C-6"
    decisive = True
    seat: Seat
    defence: int
    soldiers: int
    """All that the turn has cost, with dice and RWBs."""

    def highlight(self) -> Highlight:
        return Highlight("combat", numbers=(amount_of("def", self.defence),))


class ShellsFell(Fact, frozen=True):
    rule = "C-7"
    decisive = True
    dice: Dice
    number: int


class Shelled(Fact, frozen=True):
    rule = "C-7"
    decisive = True
    seat: Seat
    dice: Dice
    soldiers: int

    def highlight(self) -> Highlight:
        return Highlight("shells", dice=self.dice)


class Steered(Fact, frozen=True):
    rule = "C-8"
    seat: Seat
    sector: Place
    courage: int


class KeptStation(Fact, frozen=True):
    """A Unit stays where it is."""

    rule = "C-8"
    seat: Seat


class WadedOn(Fact, frozen=True):
    rule = "C-11"
    seat: Seat
    sector: Place


class SeaMinesExploded(Fact, frozen=True):
    rule = "C-9"
    decisive = True
    seat: Seat
    soldiers: int

    def highlight(self) -> Highlight:
        return Highlight("mines")


class Disembarked(ByRule, frozen=True):
    decisive = True
    seat: Seat
    sector: Place
    tools: int
    """What was left of the craft."""


class CraftLost(Fact, frozen=True):
    """In deep sea: everybody drowns."""

    rule = "C-10"
    decisive = True
    turning = True
    seat: Seat

    def highlight(self) -> Highlight:
        return Highlight("loss", table=True)


class CameAshore(Fact, frozen=True):
    rule = "C-12"
    decisive = True
    turning = True
    seat: Seat
    sector: Place
    courage: int
    passengers: int
    stars: int
    tools: int
    """What counts no more."""

    def highlight(self) -> Highlight:
        return Highlight("landing")


class NavalPaidOff(Fact, frozen=True):
    rule = "C-12"
    seat: Seat
    card: CardId


class BattleBegins(Fact, frozen=True):
    rule = "C-12"
    decisive = True
    turn: int


class CrossingDone(Fact, frozen=True):
    rule = "C-12"
    decisive = True
    turning = True
    turn: int
    points: int
