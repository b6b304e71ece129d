"""Badges: drawn with a Battle Cry, kept like Items (D-1 to D-4)."""

from beachhead.games.normandy.modules.badges.module import Badges

__all__ = ["Badges"]
