"""What only the German alone can do (K-11)."""

from __future__ import annotations

from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import Dice, Die


class TakePoolDie(Action, frozen=True):
    """Take a die of the trading pool."""

    die: Die


class ChooseTally(Action, frozen=True):
    """Count these dice, and not the others."""

    picked = False
    dice: Dice
