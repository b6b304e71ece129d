"""The Explosive icons of a Unit, and what they cost it (O-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.cards.shapes import has_icon
from beachhead.games.normandy.state import Player

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

SAFE = 2
"""So many icons do no harm."""


def is_explosive(box: Box, card: str) -> bool:
    return has_icon(box.content.by_id[card], "explosive")


def icons(box: Box, player: Player) -> int:
    """The icons on all that a player has."""
    return sum(is_explosive(box, card) for card in (*player.hand, *player.serving))


def cost(icons: int) -> int:
    """The Soldiers that so many icons cost at the end of Phase 5."""
    return max(0, icons - SAFE)
