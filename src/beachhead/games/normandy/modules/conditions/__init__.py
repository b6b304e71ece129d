"""Battle Conditions: what the day brings, drawn before every turn (Q-1 to Q-5)."""

from beachhead.games.normandy.modules.conditions.module import Conditions

__all__ = ["Conditions"]
