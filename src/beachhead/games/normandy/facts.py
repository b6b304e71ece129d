"""What can happen in Normandy, and by which rule."""

from __future__ import annotations

from typing import Literal

from beachhead.games.normandy.dice_sets import ONE
from beachhead.games.normandy.kinds import ByRule, Caused, Effects, Forced, Place, Resource, RwbName
from beachhead.kernel.contract import Fact, Heading
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import CardId, Colours, Dice, Die, RwbSymbol, Seat, Titles
from beachhead.kernel.scene import amount_of


class VehicleDrawn(Fact, frozen=True):
    rule = "V-7"
    card: CardId


class Landed(Fact, frozen=True):
    rule = "V-1"
    seat: Seat
    sector: Place

    def highlight(self) -> Highlight:
        return Highlight("landing")


class BlindStartRolled(Fact, frozen=True):
    rule = "V-11"
    seat: Seat
    dice: Dice

    def thrown(self) -> Dice:
        return self.dice


class StartedWith(Fact, frozen=True):
    rule = "V-11"
    seat: Seat
    soldiers: int
    courage: int


class TurnBegun(Fact, frozen=True):
    rule = "T-1"
    heads = "turn"
    begins = True
    turn: int


class PhaseBegun(Heading, frozen=True):
    """What it is called for those who are in it, which may be several things."""

    rule = "T-1"
    heads = "phase"
    titles: Titles


class DiceStayOut(Fact, frozen=True):
    rule = "V-1"
    seat: Seat
    colours: Colours


class DiceMustered(Fact, frozen=True):
    rule = "T-2"
    seat: Seat


class DiceThrown(Fact, frozen=True):
    rule = "T-2"
    seat: Seat
    dice: Dice


class DiceApart(Fact, frozen=True):
    """Dice that lie apart from the others."""

    rule = "T-2"
    seat: Seat
    dice: Dice


class DiceLocked(Fact, frozen=True):
    rule = "T-2"
    seat: Seat
    dice: Dice


class DiceRethrown(Fact, frozen=True):
    rule = "T-2"
    seat: Seat
    dice: Dice


class DiceStand(Fact, frozen=True):
    rule = "T-2"
    seat: Seat
    dice: Dice


class UnitReady(Fact, frozen=True):
    rule = "T-1"
    seat: Seat
    phase: str


class Declined(ByRule, frozen=True):
    """Something that was possible is left undone."""

    seat: Seat


class SecretDrawn(ByRule, frozen=True):
    """A card that only its player sees."""

    seat: Seat


class SecretSeen(Caused, frozen=True):
    reveals = True
    seat: Seat
    card: CardId

    def seen_by(self) -> int:
        return self.seat


class SecretPlayed(ByRule, frozen=True):
    reveals = True
    seat: Seat
    card: CardId


class NextSeen(ByRule, frozen=True):
    """Which card comes next, only he learns who looks."""

    reveals = True
    seat: Seat
    card: CardId

    def seen_by(self) -> int:
        return self.seat


class NextPutBack(ByRule, frozen=True):
    """In which order, only he knows who looked."""

    seat: Seat


class CardUsed(ByRule, frozen=True):
    seat: Seat
    card: CardId


class UsedFor(ByRule, frozen=True):
    seat: Seat
    card: CardId
    whom: Seat


class InForce(Forced, frozen=True):
    """Something holds for a Unit until the end of the turn."""

    seat: Seat
    effects: Effects


class WayChosen(ByRule, frozen=True):
    seat: Seat
    way: Effects


class DieTurned(Forced, frozen=True):
    seat: Seat
    die: Die
    becomes: Die


class DieAdded(Forced, frozen=True):
    seat: Seat
    die: Die


class DiceDiscarded(Forced, frozen=True):
    seat: Seat
    dice: Dice


class TallyCopied(ByRule, frozen=True):
    seat: Seat
    whose: Seat
    dice: Dice


class RwbCalled(ByRule, frozen=True):
    seat: Seat
    symbol: RwbSymbol


class NamedRwbCalled(ByRule, frozen=True):
    """The same, of a table whose RWBs have names of their own."""

    seat: Seat
    rwb: RwbName


class SpareDiceRolled(Fact, frozen=True):
    rule = "T-10"
    dice: Dice


class ExchangeOffered(Fact, frozen=True):
    rule = "T-10"
    seat: Seat
    other: Seat
    gives: Die
    takes: Die


class DiceExchanged(Fact, frozen=True):
    rule = "T-10"
    seat: Seat
    other: Seat
    gives: Die
    takes: Die


class ExchangeRefused(Fact, frozen=True):
    rule = "T-10"
    seat: Seat
    other: Seat


class ExchangeOff(Fact, frozen=True):
    """The dice that were offered do not lie there any more."""

    rule = "T-10"
    seat: Seat
    other: Seat


class SpareDieTaken(Fact, frozen=True):
    rule = "T-10"
    seat: Seat
    gives: Die
    takes: Die


class MarkerTurned(Fact, frozen=True):
    rule = "U-2"
    seat: Seat
    turns: int


class StraightRolled(Fact, frozen=True):
    rule = "T-6"
    decisive = True
    seat: Seat


class DiceCancelled(Fact, frozen=True):
    """It says itself what costs them."""

    rule = "T-3"
    seat: Seat
    dice: Dice

    def concerns(self) -> tuple[int, ...]:
        return self.named()


class SkullsIgnored(Fact, frozen=True):
    rule = "T-3"
    seat: Seat
    skulls: int


class DiceCounted(Fact, frozen=True):
    rule = "T-4"
    decisive = True
    seat: Seat
    soldiers: int
    stars: int
    courage: int
    tools: int


class RwbMade(Fact, frozen=True):
    rule = "T-5"
    decisive = True
    seat: Seat
    symbol: RwbSymbol


class NamedRwbMade(RwbMade, frozen=True):
    """The same, of a table whose RWBs have names of their own."""

    rwb: RwbName


class Gained(Caused, frozen=True):
    decisive = True
    seat: Seat
    resource: Resource
    amount: int


MANY_SOLDIERS = 5
"""Lost at once, they are remembered."""


class Lost(Caused, frozen=True):
    decisive = True
    seat: Seat
    resource: Resource
    amount: int

    def decided(self) -> bool:
        return self.resource == "soldiers" and self.amount >= MANY_SOLDIERS

    def highlight(self) -> Highlight:
        return Highlight(lost=(amount_of(self.resource, self.amount),))


class SoldiersRolled(ByRule, frozen=True):
    decisive = True
    seat: Seat
    dice: Dice

    def thrown(self) -> Dice:
        return self.dice


class SpecialistRallied(Fact, frozen=True):
    rule = "T-7"
    seat: Seat
    card: CardId
    stars: int


class ItemFound(Fact, frozen=True):
    rule = "T-7"
    seat: Seat
    card: CardId
    tools: int


class VehicleTaken(Fact, frozen=True):
    rule = "V-7"
    seat: Seat
    card: CardId
    stars: int
    tools: int


class CardTaken(Caused, frozen=True):
    """A card without paying."""

    decisive = True
    seat: Seat
    card: CardId


class CardDrawn(Caused, frozen=True):
    decisive = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight(card=self.card)


class DeckReshuffled(ByRule, frozen=True):
    deck: str


class DeckEmpty(ByRule, frozen=True):
    deck: str


class Given(Fact, frozen=True):
    rule = "T-9"
    decisive = True
    seat: Seat
    other: Seat
    resource: Resource
    amount: int

    def highlight(self) -> Highlight:
        return Highlight("gift", heard=True)


class CardGiven(Fact, frozen=True):
    rule = "T-9"
    decisive = True
    seat: Seat
    other: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("gift", heard=True)


class AwardBought(Fact, frozen=True):
    rule = "T-9"
    seat: Seat
    courage: int

    def highlight(self) -> Highlight:
        return Highlight("medal")


class Advanced(Fact, frozen=True):
    rule = "V-2"
    seat: Seat
    sector: Place
    courage: int


class MovedSideways(Fact, frozen=True):
    rule = "V-2"
    seat: Seat
    sector: Place


class Stayed(Fact, frozen=True):
    rule = "V-2"
    seat: Seat


class MinesExploded(Fact, frozen=True):
    rule = "V-3"
    decisive = True
    seat: Seat
    soldiers: int

    def thrown(self) -> Dice:
        """One die, which shows how many Soldiers."""
        return (ONE + self.soldiers - 1,)

    def highlight(self) -> Highlight:
        return Highlight("mines", dice=self.thrown())


class MgfSilenced(ByRule, frozen=True):
    seat: Seat
    sector: Place


class MarkerTurnedBack(Forced, frozen=True):
    seat: Seat
    turns: int


class DefLowered(ByRule, frozen=True):
    sector: Place
    defence: int


class MgfFired(Fact, frozen=True):
    rule = "V-4"
    decisive = True
    seat: Seat
    dice: Dice
    soldiers: int

    def thrown(self) -> Dice:
        return self.dice

    def highlight(self) -> Highlight:
        return Highlight("fire", dice=self.dice)


class GrayDiceFired(Fact, frozen=True):
    """MGF with gray dice, which cost more than Soldiers."""

    rule = "V-10"
    decisive = True
    seat: Seat
    dice: Dice
    soldiers: int
    stars: int
    courage: int
    tools: int

    def thrown(self) -> Dice:
        return self.dice

    def highlight(self) -> Highlight:
        return Highlight("fire", dice=self.dice)


class Fought(Fact, frozen=True):
    """Combat: what the sector costs."""

    rule = "V-4"
    decisive = True
    seat: Seat
    defence: int
    fire: int

    def highlight(self) -> Highlight:
        numbers = (amount_of("def", self.defence), amount_of("mgf", self.fire))
        return Highlight("combat", tuple(one for one in numbers if one.amount), joins=True)


class StoodIn(ByRule, frozen=True):
    decisive = True
    seat: Seat
    card: CardId
    loss: Literal["mines", "fire", "specialist", "combat"]


class SpecialistLost(Caused, frozen=True):
    decisive = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("loss", card=self.card, joins=True)


class ItemLost(Caused, frozen=True):
    decisive = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("loss", card=self.card, joins=True)


class VehicleLost(Caused, frozen=True):
    decisive = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("loss", card=self.card, joins=True)


class BunkerTaken(Fact, frozen=True):
    rule = "V-6"
    decisive = True
    turning = True
    seat: Seat

    def highlight(self) -> Highlight:
        return Highlight("taken", table=True)


class UnitWipedOut(Fact, frozen=True):
    rule = "V-5"
    decisive = True
    turning = True
    seat: Seat


class UnitStuck(Fact, frozen=True):
    rule = "V-2"
    decisive = True
    turning = True
    seat: Seat


class BattleWon(Fact, frozen=True):
    rule = "V-6"
    decisive = True
    turning = True
    turns: int


class Scored(Fact, frozen=True):
    rule = "V-8"
    points: int
