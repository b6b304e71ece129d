"""Atlantikwall: its cards and maps for any game (A-1)."""

from beachhead.games.normandy.modules.atlantikwall_cards.module import AtlantikwallCards

__all__ = ["AtlantikwallCards"]
