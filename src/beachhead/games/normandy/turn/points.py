"""Victory Points (V-8): one total for all Units together."""

from __future__ import annotations

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.state import Normandy

COSTLY = 6


def points(box: Box, s: Normandy) -> int:
    """The score of a battle that is won."""
    total = 3 * max(0, box.ground(s).map.par - s.turn)
    for unit in s.units:
        total += 2 * unit.soldiers
        for id in unit.specialists:
            card = box.content.by_id[id]
            assert isinstance(card, Specialist)
            total += 10 if card.cost >= COSTLY else 5
        total += 5 * sum(box.content.kinds[id] == "award" for id in unit.hand)
    return total + sum(module.points(box, s) for module in box.modules(s))
