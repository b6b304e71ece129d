"""The way to hell: the crossing before a battle on a beach (C-1 to C-15)."""

from beachhead.games.normandy.modules.crossing.module import Crossing

__all__ = ["Crossing"]
