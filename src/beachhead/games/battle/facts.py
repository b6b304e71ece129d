"""What can happen in Battle!, and by which rule."""

from __future__ import annotations

from typing import Literal, TypeAlias

from beachhead.kernel.contract import Fact, Heading
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import CardId, Colours, Dice, Die, Seat, Sector, Symbols
from beachhead.kernel.scene import amount_of

Why: TypeAlias = Literal["choice", "field", "medal"]
"""Who or what commands in step 7: the player, the battlefield or a medal."""
RULES: dict[Why, str] = {"choice": "B-7", "field": "B-8", "medal": "B-11"}


class RolledForStart(Fact, frozen=True):
    rule = "B-1"
    seat: Seat
    dice: Dice
    stars: int


class StartTied(Fact, frozen=True):
    rule = "B-1"
    stars: int


class Starts(Fact, frozen=True):
    rule = "B-1"
    decisive = True
    seat: Seat


class TurnBegun(Heading, frozen=True):
    rule = "B-2"
    heads = "turn"
    seat: Seat
    round: int


class SkirmishBegun(Heading, frozen=True):
    rule = "B-2"
    heads = "phase"
    axis: int


class KommandantDeployed(Fact, frozen=True):
    rule = "B-10"
    seat: Seat
    deployed: bool


class AxisRolled(Fact, frozen=True):
    rule = "B-2"
    begins = True
    field: Sector
    dice: Dice


class DieStaysOut(Fact, frozen=True):
    rule = "B-8"
    seat: Seat
    colours: Colours


class AlliedRolled(Fact, frozen=True):
    rule = "B-3"
    seat: Seat
    dice: Dice


class DiceRerolled(Fact, frozen=True):
    rule = "B-3"
    seat: Seat
    dice: Dice


class Stood(Fact, frozen=True):
    rule = "B-3"
    seat: Seat


class MedalPlayed(Fact, frozen=True):
    rule = "B-4"
    decisive = True
    seat: Seat
    card: CardId


class Passed(Fact, frozen=True):
    rule = "B-4"
    seat: Seat


class AxisDieTurned(Fact, frozen=True):
    rule = "B-11"
    die: Die
    becomes: Die


class FieldSet(Fact, frozen=True):
    rule = "B-11"
    field: Sector


class CalledOff(Fact, frozen=True):
    rule = "B-11"
    decisive = True
    seat: Seat


class MedalEarned(Fact, frozen=True):
    rule = "B-5"
    decisive = True
    turning = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("medal", card=self.card)


class MedalHandedOver(Fact, frozen=True):
    rule = "B-5"
    decisive = True
    seat: Seat
    card: CardId
    giver: Seat

    def highlight(self) -> Highlight:
        return Highlight("medal", card=self.card)


class SkirmishWon(Fact, frozen=True):
    rule = "B-6"
    decisive = True
    seat: Seat
    points: int
    turn_points: int


class SkirmishLost(Fact, frozen=True):
    rule = "B-6"
    decisive = True
    turning = True
    seat: Seat
    missing: Symbols
    lost: int

    def highlight(self) -> Highlight:
        return Highlight("loss", lost=(amount_of("stake", self.lost),) if self.lost else ())


class Advanced(Fact, frozen=True):
    rule = "B-7"
    seat: Seat
    why: Why
    axis: int
    card: CardId | None = None
    """The medal that commands it, if one does."""

    def cites(self) -> str:
        return RULES[self.why]


class Retreated(Fact, frozen=True):
    rule = "B-7"
    seat: Seat
    why: Why
    points: int
    score: int
    card: CardId | None = None
    """The medal that commands it, if one does."""

    def cites(self) -> str:
        return RULES[self.why]


class TargetReached(Fact, frozen=True):
    rule = "B-9"
    decisive = True
    turning = True
    seat: Seat
    score: int

    def highlight(self) -> Highlight:
        return Highlight("taken", table=True)


class TieBreak(Fact, frozen=True):
    rule = "B-9"
    decisive = True
    turning = True
    score: int


class BattleEnded(Fact, frozen=True):
    rule = "B-9"
    decisive = True
    turning = True
    seat: Seat
    score: int
