"""Gold dice: dice of any colour, and three other ways to play with them (G-1 to G-6)."""

from beachhead.games.normandy.modules.gold_dice.module import GoldDice

__all__ = ["GoldDice"]
