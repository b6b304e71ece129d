"""SHAEF: two nations more, and five or six players (S-1)."""

from beachhead.games.normandy.modules.shaef.module import Shaef

__all__ = ["Shaef"]
