"""Way to Hell: its cards and maps for any game (W-1)."""

from beachhead.games.normandy.modules.way_to_hell.module import WayToHell

__all__ = ["WayToHell"]
