"""The German player (K-1 to K-19)."""

from beachhead.games.normandy.modules.atlantikwall.module import Atlantikwall

__all__ = ["Atlantikwall"]
