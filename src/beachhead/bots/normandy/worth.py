"""What a card is worth to a Unit, in Soldiers, read from its effects: new cards count too."""

from __future__ import annotations

from functools import lru_cache

from beachhead.games.normandy import vocabulary as v
from beachhead.games.normandy.cards import UnitCard

SOLDIER, STAR, COURAGE, TOOL = 1.0, 1.0, 1.2, 0.5
PIPS = 3.5
"""An ordinary die, on average."""


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
        case v.ChangeDice(dice):
            return 2.5 * dice
        case v.RerollDice(dice):
            return 0.8 * dice
        case v.CountRwb():
            return 6.0
        case v.CopyTally() | v.Leap() | v.MoveAgain() | v.Cheaper():
            return 2.0
        case v.TakeAward(number, choice):
            return number * (7.0 if choice else 6.0)
        case v.TakeCard(_, most):
            return 0.6 * most
        case v.Recall() | v.SilenceMgf():
            return 5.0
        case v.Choose(of):
            return max(sum(map(once, way)) for way in of)
        case v.LowerDef(by):
            return min(by, 8.0)
        case v.LessFire(soldiers):
            return min(soldiers, PIPS)
        case v.NoFire():
            return PIPS
        case v.IgnoreSkulls(skulls):
            return 1.0 * min(skulls, 2)
        case v.Pass(what):
            return 1.0 * len(what)
        case v.MoreRerolls(times):
            return 1.5 * times
        case v.FewerLocks(dice):
            return 0.8 * min(dice, 2)
        case v.MoreFromDice(_, by):
            return 1.2 * by
    return 1.0


def each_turn(effect: v.Effect) -> float:
    """A lasting effect, for one turn of those that it is in force."""
    match effect:
        case v.LowerDef(by):
            return 1.0 * by
        case v.LessFire(soldiers):
            return 0.5 * min(soldiers, PIPS)
        case v.NoFire():
            return 0.5 * PIPS
        case v.IgnoreSkulls(skulls):
            return 0.6 * min(skulls, 2)
        case v.MoreFromDice(_, by):
            return 1.2 * by
        case v.FewerLocks(dice):
            return 0.7 * min(dice, 2)
        case v.MoreRerolls(times):
            return 1.2 * times
        case v.ExchangeDie():
            return 1.2
        case v.Cheaper(_, by):
            return 0.25 * by
        case v.OneMore():
            return 0.5
        case v.Pass(what):
            return 0.4 * len(what)
    return 0.4


HOW_OFTEN = {"turn": 1.0, "use": 0.8, "rwb": 0.3, "enter": 0.5, "always": 1.0}
"""In how many of the turns left a card that is kept does something."""


@lru_cache(maxsize=65536)
def worth(card: UnitCard, turns: int) -> float:
    """What a card is worth with so many turns to go."""
    count = 0.8 if card.who in ("sector", "all", "any") else 1.0
    if card.when == "always":
        value = turns * sum(map(each_turn, card.effects))
    elif card.when == "instead":
        value = {"mines": 2.5, "fire": 4.0, "specialist": 4.0, "combat": 7.0}[
            str(card.instead_of)
        ] + sum(map(once, card.effects))
        value *= 1.0 if card.spent else 0.5 * turns
    else:
        value = sum(map(once, card.effects))
        if not card.spent and card.when in HOW_OFTEN:
            value *= HOW_OFTEN[card.when] * turns
    if card.pay is not None:
        value -= amounts(card.pay)
    return value * count
