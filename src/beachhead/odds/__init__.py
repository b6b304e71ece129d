"""Exact odds, computed from the kernel's own chances."""

from beachhead.games.pocket.odds import chance_to_match, skirmish_odds

__all__ = ["chance_to_match", "skirmish_odds"]
