"""Playing with Fire: whoever carries too many explosives is hurt by them (O-1)."""

from beachhead.games.normandy.modules.playing_with_fire.module import PlayingWithFire

__all__ = ["PlayingWithFire"]
