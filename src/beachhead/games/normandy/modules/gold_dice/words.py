"""The word of the Gold dice module."""

from __future__ import annotations

from beachhead.games.normandy.kinds import Small
from beachhead.games.normandy.words.word import Lasting
from beachhead.kernel.emblems import Emblem, more


class GoldDiceEffect(Lasting, frozen=True, tag="gold-dice"):
    """So many Gold dice more are rolled."""

    used_in = ("muster",)
    dice: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("gold-die", more(self.dice)),)

    def once(self) -> float:
        return 3.6 * self.dice

    def each_turn(self) -> float:
        return 2.5 * self.dice
