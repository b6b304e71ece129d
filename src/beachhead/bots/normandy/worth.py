"""What a card is worth to a Unit, in Soldiers, read from its effects: new cards count too.

The figures were found by giving a Unit each card at the start of many battles and comparing how
often it wins with what a gift of Soldiers, Stars, Courage or Tools is good for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from beachhead.games.normandy.cards.shapes import Specialist, UnitCard
from beachhead.games.normandy.modules.gold_dice.module import GoldDiceEffect
from beachhead.games.normandy.words import vocabulary as v

SOLDIER, STAR, COURAGE, TOOL = 1.0, 1.6, 1.6, 0.6
PIPS = 3.5
"""An ordinary die, on average."""
RIFLEMAN = 1.5
"""What any Specialist is good for: there are losses that only he can bear."""
SYMBOL = {"star": STAR, "courage": 0.6, "tool": TOOL}
"""What one more from a die is worth, again and again: Courage is soon enough."""
HINDRANCE = {"courage": 1.2, "mines": 0.4, "needs": 0.15, "barriers": 0.15, "losses": 0.15}
"""What it is worth in a turn that something does not hinder a move."""
PRICE = {"specialist": 0.8, "advance": 0.8, "award": 0.3, "item": 0.18, "vehicle": 0.15}
"""What it is worth in a turn that something costs one less."""


def amounts(effect: v.Gain | v.Lose | v.Price) -> float:
    """Resources in Soldiers."""
    dice = effect.dice if isinstance(effect, v.Gain) else 0
    return (
        SOLDIER * effect.soldiers
        + STAR * effect.stars
        + COURAGE * effect.courage
        + TOOL * effect.tools
        + PIPS * dice
    )


def once(effect: v.Effect) -> float:
    """An effect that happens once, or lasts for one turn."""
    match effect:
        case v.Gain():
            return amounts(effect)
        case v.Lose():
            return -amounts(effect)
        case v.LoseSpecialist(number):
            return -5.0 * number
        case v.LoseItem():
            return -1.0
        case v.ChangeDice(dice, symbol=symbol, colour=colour):
            each = (2.3 if colour else 2.0) if symbol else 1.2
            return (each + 0.6) * dice
        case v.RerollDice(dice):
            return 1.2 * dice
        case v.CountRwb():
            return 6.0
        case v.CopyTally():
            return 6.5
        case v.TakeAward(number, choice):
            return number * (7.0 if choice else 6.0)
        case v.TakeCard(what, most):
            return most * (1.5 if what == "specialist" else 0.5)
        case v.Recall() | v.TurnBack():
            return 3.0
        case v.SilenceMgf():
            return 5.0
        case v.Choose(of):
            return max(sum(map(once, way)) for way in of)
        case v.LowerDef(by):
            return min(by, 8.0)
        case v.LessFire(soldiers):
            return min(soldiers, PIPS)
        case v.NoFire():
            return PIPS
        case v.MoreRerolls(times):
            return 1.2 * min(times, 2)
        case v.Cheaper(what, by):
            return 1.8 * PRICE[what] * by
        case GoldDiceEffect(dice):
            return 3.6 * dice
        case v.MoveAgain():
            return 3.5
        case v.Pass(what):
            return sum(2.5 if hindrance == "courage" else 1.0 for hindrance in what)
        case v.Leap() | v.OneMore() | v.TradeAnywhere():
            return 1.5
    return 1.5 * each_turn(effect)


def each_turn(effect: v.Effect) -> float:
    """A lasting effect, for one turn of those that it is in force."""
    match effect:
        case v.LowerDef(by):
            return 1.0 * by
        case v.LessFire(soldiers):
            return 0.25 * min(soldiers, 2)
        case v.NoFire():
            return 1.0
        case v.IgnoreSkulls(skulls):
            return 0.6 * min(skulls, 2)
        case v.MoreFromDice(symbol, by):
            return 1.4 * SYMBOL.get(symbol, SOLDIER) * by
        case v.FewerLocks(dice):
            return 0.5 * min(dice, 2)
        case v.MoreRerolls(times):
            return 1.0 * min(times, 2)
        case v.ExchangeDie():
            return 1.2
        case v.Leap():
            return 0.25
        case v.StayLonger(turns):
            return 1.5 * turns
        case v.Cheaper(what, by):
            return PRICE[what] * by
        case v.Pass(what):
            return sum(HINDRANCE[hindrance] for hindrance in what)
        case GoldDiceEffect(dice):
            return 2.5 * dice
        case v.OnlyDice(dice):
            return -2.2 * max(0, 6 - dice)
        case v.NoSpecialists():
            return -4.0
        case v.NoItems():
            return -0.5
    return 0.4


HOW_OFTEN = {"turn": 0.8, "use": 0.8, "rwb": 0.15, "enter": 0.5}
"""In how many of the turns left a card that is kept does something."""
STANDS_IN = {"mines": 1.5, "fire": PIPS, "specialist": 2.0, "combat": 9.0}
"""What a loss that a card stands in for costs."""
FOR_OTHERS: dict[v.Who, float] = {"unit": 1.0, "any": 1.1, "sector": 1.2, "all": 1.5}
ONLY_WITH_OTHERS: tuple[Any, ...] = (v.CopyTally, v.TradeAnywhere)


BEST_MOMENT = 1.7
"""How much better a die is changed when one may wait for the right tally."""

IN_BUNKER = 0.4
"""How much less a card is worth that waits for a Bunker: many a Unit gets there with plenty, or
never."""


def _changes_symbol(effect: v.Effect) -> bool:
    return isinstance(effect, v.ChangeDice) and effect.symbol


@lru_cache(maxsize=65536)
def worth(card: UnitCard, turns: int, alone: bool) -> float:
    """What a card is worth with so many turns to go."""
    effects = [e for e in card.effects if not (alone and isinstance(e, ONLY_WITH_OTHERS))]
    by_itself = RIFLEMAN if isinstance(card, Specialist) else 0.0
    price = amounts(card.pay) if card.pay else 0.0
    often = 1.0
    if card.when == "always":
        value = sum(map(each_turn, effects))
        often = turns
    else:
        value = sum(map(once, effects)) - price
        if card.spent:
            value *= BEST_MOMENT if any(map(_changes_symbol, effects)) else 1.0
            value *= IN_BUNKER if card.condition and card.condition.bunker else 1.0
        if card.when == "instead":
            value += STANDS_IN[str(card.instead_of)]
        if not card.spent:
            often = HOW_OFTEN.get(card.when, 1.0 / turns) * turns
    if card.condition and not card.spent and card.when != "rwb":
        often *= 0.5
    return by_itself + value * often * (1.0 if alone else FOR_OTHERS[card.who])
