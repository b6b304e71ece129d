"""Exact odds, computed from the kernel's own chances."""

from beachhead.odds.match import chance_to_match, skirmish_odds

__all__ = ["chance_to_match", "skirmish_odds"]
