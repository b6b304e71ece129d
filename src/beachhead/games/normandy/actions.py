"""What players may do, by phase."""

from __future__ import annotations

from beachhead.games.normandy.kinds import Effects, Place, Resource
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import CardId, Dice, Die, RwbSymbol, Seat


class Land(Action, frozen=True):
    """Start the battle in this sector."""

    sector: Place


class StartWith(Action, frozen=True):
    """Of two dice, one is the Soldiers that the Unit starts with, and the other its Courage."""

    soldiers: int
    courage: int


class Throw(Action, frozen=True):
    """Throw the dice."""


class Lock(Action, frozen=True):
    """Lock these dice: they are not thrown again."""

    dice: Dice


class Use(Action, frozen=True):
    """Use a card."""

    card: CardId


class Done(Action, frozen=True):
    """Nothing more in this phase."""


class Change(Action, frozen=True):
    """Change a die."""

    die: Die
    becomes: Die


class AddDie(Action, frozen=True):
    """Add this result to the tally."""

    die: Die


class Discard(Action, frozen=True):
    """Take these dice out of the tally."""

    dice: Dice


class Exchange(Action, frozen=True):
    """Offer another Unit a die for one of its own, of the same colour."""

    seat: Seat
    gives: Die
    takes: Die


class TakeSpare(Action, frozen=True):
    """Exchange a die with the pool of spare dice."""

    gives: Die
    takes: Die


class Agree(Action, frozen=True):
    """Agree to what another Unit offers."""


class Refuse(Action, frozen=True):
    """Do not agree."""


class Cancel(Action, frozen=True):
    """The skulls cancel these dice."""

    dice: Dice


class CountDice(Action, frozen=True):
    """Count the dice of a Straight, and take no Award."""


class TakeAward(Action, frozen=True):
    """Take this Award."""

    card: CardId


class CallRwb(Action, frozen=True):
    """The card counts as an RWB of this symbol."""

    symbol: RwbSymbol


class Choose(Action, frozen=True):
    """One way of a choice."""

    way: Effects


class Rally(Action, frozen=True):
    """Pay for a Specialist."""

    card: CardId


class Find(Action, frozen=True):
    """Pay for an Item."""

    card: CardId


class TakeVehicle(Action, frozen=True):
    """Pay for a Vehicle."""

    card: CardId


class Take(Action, frozen=True):
    """Take a card without paying."""

    card: CardId


class Give(Action, frozen=True):
    """Give another Unit so much of a resource."""

    said_whole = True
    seat: Seat
    resource: Resource
    amount: int


class GiveCard(Action, frozen=True):
    """Give another Unit a card."""

    seat: Seat
    card: CardId


class BuyAward(Action, frozen=True):
    """Pay Courage for a random Award."""


class Move(Action, frozen=True):
    """Move to this sector."""

    sector: Place


class Stay(Action, frozen=True):
    """Stay where the Unit is."""


class LoseCard(Action, frozen=True):
    """Lose this card."""

    card: CardId


class For(Action, frozen=True):
    """The card is used for this Unit."""

    seat: Seat


class PutBack(Action, frozen=True):
    """Put cards that were looked at back on their deck, such as `2-1-3`: the second on top."""

    order: str


class Instead(Action, frozen=True):
    """This card stands in for the loss."""

    card: CardId


class Suffer(Action, frozen=True):
    """Take the loss."""


DONE = Done()
