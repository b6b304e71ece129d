"""War Heroes: soldiers of history, each in the place of a Specialist of his title (H-1 to H-5)."""

from beachhead.games.normandy.modules.war_heroes.module import WarHeroes

__all__ = ["WarHeroes"]
