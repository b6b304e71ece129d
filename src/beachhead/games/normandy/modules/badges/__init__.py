"""Badges: drawn with a Battle Cry, kept like Items, used on the Final Tally (D-1 to D-5)."""

from beachhead.games.normandy.modules.badges.module import Badges

__all__ = ["Badges"]
