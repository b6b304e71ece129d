"""What happens between the German alone and the automated Unit (K-10, K-11)."""

from __future__ import annotations

from beachhead.games.normandy.kinds import Place
from beachhead.kernel.contract import Fact
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import Dice, Die, Seat
from beachhead.kernel.scene import amount_of


class AutomatonLanded(Fact, frozen=True):
    rule = "K-10"
    sector: Place

    def highlight(self) -> Highlight:
        return Highlight("landing")


class AutomatonStayed(Fact, frozen=True):
    rule = "K-10"
    sector: Place
    turns: int


class AutomatonMoved(Fact, frozen=True):
    """It goes sideways, or Advances, into a sector with this DEF."""

    rule = "K-10"
    decisive = True
    sector: Place
    advances: bool
    defence: int


class DefMet(Fact, frozen=True):
    """The printed DEF, and how many Soldiers it asked for that were not there."""

    rule = "K-4"
    decisive = True
    seat: Seat
    sector: Place
    defence: int
    missing: int

    def highlight(self) -> Highlight:
        return Highlight("combat", numbers=(amount_of("def", self.defence),))


class SniperRallied(Fact, frozen=True):
    rule = "K-11"
    decisive = True


class SniperFired(Fact, frozen=True):
    rule = "K-11"
    decisive = True
    seat: Seat


class SniperSought(Fact, frozen=True):
    """He was looked for so often, of the times that it takes."""

    rule = "K-11"
    seat: Seat
    times: int
    needed: int


class SniperKilled(Fact, frozen=True):
    rule = "K-11"
    decisive = True
    seat: Seat


class PoolRolled(Fact, frozen=True):
    rule = "K-11"
    seat: Seat
    dice: Dice

    def thrown(self) -> Dice:
        return self.dice


class PoolDieTaken(Fact, frozen=True):
    rule = "K-11"
    seat: Seat
    die: Die


class SecondTallyBegun(Fact, frozen=True):
    rule = "K-11"
    seat: Seat
    dice: Dice
    """The first one, which is put aside."""


class TallyChosen(Fact, frozen=True):
    rule = "K-11"
    seat: Seat
    dice: Dice


class BunkerHeld(Fact, frozen=True):
    rule = "K-10"
    decisive = True
    seat: Seat
    strength: int
