"""Battle!: push your luck, skirmish by skirmish (rules B-1 to B-12)."""

from beachhead.games.battle.game import BattleGame

__all__ = ["BattleGame"]
