"""Special Missions: orders to carry out besides the battle, and Field Promotions (M-1 to M-9)."""

from beachhead.games.normandy.modules.missions.module import Missions

__all__ = ["Missions"]
