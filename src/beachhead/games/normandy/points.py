"""Victory Points (V-8): one total for all Units together."""

from __future__ import annotations

from beachhead.games.normandy.cards import Specialist
from beachhead.games.normandy.rules import Rules
from beachhead.games.normandy.state import Normandy

COSTLY = 6


def points(rules: Rules, s: Normandy) -> int:
    """The score of a battle that is won."""
    total = 3 * max(0, rules.ground(s).map.par - s.turn)
    for unit in s.units:
        total += 2 * unit.soldiers
        for id in unit.specialists:
            card = rules.content.by_id[id]
            assert isinstance(card, Specialist)
            total += 10 if card.cost >= COSTLY else 5
        total += 5 * sum(rules.content.kinds[id] == "award" for id in unit.hand)
    return total + sum(module.points(rules, s) for module in rules.modules(s))
