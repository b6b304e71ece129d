"""What a card is worth to a Unit, in Soldiers, read from its effects: new cards count too."""

from __future__ import annotations

from functools import lru_cache

from beachhead.games.normandy.cards.shapes import Specialist, UnitCard
from beachhead.games.normandy.kinds import Who
from beachhead.games.normandy.words.dice_words import ChangeDice
from beachhead.games.normandy.words.word import Effect, Lasting
from beachhead.games.normandy.words.worth import PIPS, amounts

RIFLEMAN = 1.5
"""What any Specialist is good for: there are losses that only he can bear."""
HOW_OFTEN = {"turn": 0.8, "use": 0.8, "rwb": 0.15, "enter": 0.5}
"""In how many of the turns left a card that is kept does something."""
STANDS_IN = {"mines": 1.5, "fire": PIPS, "specialist": 2.0, "combat": 9.0}
"""What a loss that a card stands in for costs."""
FOR_OTHERS: dict[Who, float] = {
    "unit": 1.0,
    "any": 1.1,
    "sector": 1.2,
    "all": 1.5,
    "another": 0.5,
    "others": 0.7,
}

BEST_MOMENT = 1.7
"""How much better a die is changed when one may wait for the right tally."""

IN_BUNKER = 0.4
"""How much less a card is worth that waits for a Bunker: many a Unit gets there with plenty, or
never."""


def _changes_symbol(effect: Effect) -> bool:
    return isinstance(effect, ChangeDice) and effect.symbol


@lru_cache(maxsize=65536)
def worth(card: UnitCard, turns: int, alone: bool) -> float:
    """What a card is worth with so many turns to go."""
    effects = [e for e in card.effects if not (alone and e.needs_others)]
    by_itself = RIFLEMAN if isinstance(card, Specialist) else 0.0
    price = amounts(card.pay) if card.pay else 0.0
    often = 1.0
    if card.when == "always":
        value = sum(effect.each_turn() for effect in effects if isinstance(effect, Lasting))
        often = turns
    else:
        value = sum(effect.once() for effect in effects) - price
        if card.spent:
            value *= BEST_MOMENT if any(map(_changes_symbol, effects)) else 1.0
            value *= IN_BUNKER if card.condition and card.condition.bunker else 1.0
        if card.when == "instead":
            value += STANDS_IN[str(card.instead_of)]
        if not card.spent:
            often = HOW_OFTEN.get(card.when, 1.0 / turns) * turns
    if card.condition and not card.spent and card.when != "rwb":
        often *= 1.0 if alone and card.condition.alone else 0.5
    return by_itself + value * often * (1.0 if alone else FOR_OTHERS[card.who])
