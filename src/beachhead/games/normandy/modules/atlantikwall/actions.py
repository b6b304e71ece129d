"""What the German, and who storms his Bunker, can do."""

from __future__ import annotations

from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import CardId, Die, Seat


class BuyDecoration(Action, frozen=True):
    """Draw a Decoration for Courage."""


class PlayDecoration(Action, frozen=True):
    """Play a Decoration from the hand."""

    card: CardId


class DropDecoration(Action, frozen=True):
    """Lose a Decoration from the hand."""

    card: CardId


class HoldOut(Action, frozen=True):
    """Send so many Specialists in place of Soldiers that are missing."""

    specialists: int


class AddBlack(Action, frozen=True):
    """Add this black result."""

    die: Die


class StealDie(Action, frozen=True):
    """Take a die of somebody's Final Tally."""

    seat: Seat
    die: Die


class BuyBack(Action, frozen=True):
    """Find an Item again that was used."""

    card: CardId


class StormFirst(Action, frozen=True):
    """This Unit goes first."""

    seat: Seat
