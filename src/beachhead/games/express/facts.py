"""What can happen in Express!, and by which rule."""

from __future__ import annotations

from typing import Literal

from beachhead.kernel.contract import Fact
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import (
    BeachId,
    CardId,
    Colours,
    Dice,
    Die,
    Seat,
    Sector,
    Symbols,
)


class RecruitRolled(Fact, frozen=True):
    rule = "E-10"
    dice: Dice


class Recruited(Fact, frozen=True):
    rule = "E-10"
    card: CardId


class SectorEntered(Fact, frozen=True):
    rule = "E-1"
    heads = "turn"
    begins = True
    beach: BeachId
    sector: Sector
    under: str

    def cites(self) -> str:
        return self.under


class KommandantComes(Fact, frozen=True):
    rule = "E-8"
    decisive = True


class KommandantKeptAway(Fact, frozen=True):
    rule = "E-8"
    card: CardId


class SquadAxisRolled(Fact, frozen=True):
    rule = "E-2"
    dice: Dice


class ResultsNeeded(Fact, frozen=True):
    rule = "E-9"
    symbols: Symbols


class BeyondTheDice(Fact, frozen=True):
    """The sector cannot be matched by dice; what may still clear it, if anything."""

    rule = "E-9"
    needed: int
    dice: int
    hope: Literal["none", "hero", "veteran"]


class MustLose(Fact, frozen=True):
    rule = "E-6"
    count: int
    sector: Sector
    under: str

    def cites(self) -> str:
        return self.under


class SpecialistLost(Fact, frozen=True):
    rule = "E-5"
    decisive = True
    card: CardId
    cause: Literal["sector", "kommandant"]
    sector: Sector

    def highlight(self) -> Highlight:
        return Highlight("loss", card=self.card)


class NothingToLose(Fact, frozen=True):
    rule = "E-6"
    decisive = True
    under: str

    def cites(self) -> str:
        return self.under


class DiceStayOut(Fact, frozen=True):
    rule = "E-9"
    seat: Seat
    colours: Colours


class AlliedRolled(Fact, frozen=True):
    rule = "E-2"
    seat: Seat
    dice: Dice


class DiceRerolled(Fact, frozen=True):
    rule = "E-2"
    seat: Seat
    dice: Dice


class Stood(Fact, frozen=True):
    rule = "E-2"
    seat: Seat


class DieChanged(Fact, frozen=True):
    rule = "E-11"
    seat: Seat
    card: CardId
    die: Die
    becomes: Die


class SpecialistSacrificed(Fact, frozen=True):
    rule = "E-5"
    seat: Seat
    card: CardId


class SectorRestarted(Fact, frozen=True):
    rule = "E-11"
    decisive = True


class HeroClears(Fact, frozen=True):
    rule = "E-11"
    decisive = True
    turning = True
    seat: Seat


class SpecialistsUseless(Fact, frozen=True):
    rule = "E-9"


class TallyDone(Fact, frozen=True):
    rule = "E-5"
    seat: Seat


class TallyMatched(Fact, frozen=True):
    rule = "E-3"
    seat: Seat


class StraightCleared(Fact, frozen=True):
    rule = "E-11"
    decisive = True
    turning = True
    seat: Seat


class TallyFailed(Fact, frozen=True):
    rule = "E-3"
    decisive = True
    turning = True
    seat: Seat
    missing: Symbols


class SpecialistRallied(Fact, frozen=True):
    rule = "E-4"
    card: CardId


class RallyDeclined(Fact, frozen=True):
    rule = "E-5"


class SectorCleared(Fact, frozen=True):
    rule = "E-3"
    decisive = True
    turning = True
    sector: Sector

    def highlight(self) -> Highlight:
        return Highlight("cleared")


class SectorReplayed(Fact, frozen=True):
    rule = "E-6"
    decisive = True
    why: Literal["no-rwb", "twice"]
    under: str

    def cites(self) -> str:
        return self.under


class BeachDieRolled(Fact, frozen=True):
    rule = "E-9"
    decisive = True
    rolled: Sector
    sector: Sector


class BeachTaken(Fact, frozen=True):
    rule = "E-3"
    decisive = True
    turning = True
    beach: BeachId

    def highlight(self) -> Highlight:
        return Highlight("taken")


class SpecialistsReturned(Fact, frozen=True):
    rule = "E-7"


class SquadLost(Fact, frozen=True):
    rule = "E-3"
    decisive = True
    turning = True
    why: Literal["tally", "rwb", "none-to-lose", "too-few"]
    under: str

    def cites(self) -> str:
        return self.under


class SquadWon(Fact, frozen=True):
    rule = "E-3"
    decisive = True
    turning = True
