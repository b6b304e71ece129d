"""What things are worth to a bot, in Soldiers.

The figures were found by giving a Unit each card at the start of many battles and comparing how
often it wins with what a gift of Soldiers, Stars, Courage or Tools is good for.
"""

from __future__ import annotations

from typing import NamedTuple

from beachhead.games.normandy.words.word import Price
from beachhead.kernel.kinds import SYMBOLS

SOLDIER, STAR, COURAGE, TOOL = 1.0, 1.6, 1.6, 0.6
PIPS = 3.5
"""An ordinary die, on average."""


class DiceWorth(NamedTuple):
    """What a die of each symbol is worth, an RWB of each, and a Straight."""

    one: tuple[float, ...] = (0.0,) * len(SYMBOLS)
    rwb: tuple[float, ...] = (0.0,) * len(SYMBOLS)
    straight: float = 0.0
    cancels: bool = False
    """Whether skulls cancel dice, where this is all that dice are worth."""


def amounts(price: Price) -> float:
    """Resources in Soldiers."""
    return (
        SOLDIER * price.soldiers + STAR * price.stars + COURAGE * price.courage + TOOL * price.tools
    )
