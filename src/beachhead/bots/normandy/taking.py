"""The sergeant's cards: what to buy, what to save for, and what to take for nothing."""

from __future__ import annotations

from functools import lru_cache

from beachhead.bots.normandy.outlook import turns_to_go
from beachhead.bots.normandy.tally import Tally
from beachhead.bots.normandy.worth import worth
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.offers import items_on_offer, may_rally
from beachhead.games.normandy.cards.shapes import Item, Specialist, UnitCard, Vehicle
from beachhead.games.normandy.kinds import What
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Action

LONG = 6
"""With fewer turns to go what is not spent soon is worth nothing."""
BUYS: dict[type[Action], tuple[What, int, float]] = {
    a.Rally: ("specialist", 3, 0.7),
    a.Find: ("item", 5, 0.5),
}
"""What is bought, how much more of its price a turn or two bring, and how good a card has to be
against the best that the Unit could have then."""
PLACES, SAVED, CHOOSY = ("reserve", "unique"), 9, 0.8
"""There is one place for Specialists of these ranks: who may have it is chosen from those whom so
many Stars more would rally."""
SOON = 3
SPENT_STAR, SPENT_TOOL = 0.8, 0.2
"""What a Star and an Item Point are worth that are kept."""


def take(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """The card that is worth most for its price, if none is worth waiting for."""
    turns = turns_to_go(box, s, seat)
    alone = len(s.units()) == 1
    by_id = box.content.by_id

    def bought(id: str, kind: type[Action]) -> float:
        card = by_id[id]
        net = _net(card, turns, alone)
        place = places.get(card.rank, 0.0) if isinstance(card, Specialist) else 0.0
        return net if net >= hopes[kind] and net >= place else 0.0

    def value(option: Action) -> float:
        if type(option) is a.Rally or type(option) is a.Find:
            return bought(option.card, type(option))
        match option:
            case a.TakeVehicle(id):
                return _net(by_id[id], turns, alone)
            case a.Take(id) | a.TakeAward(id):
                return worth(by_id[id], turns, alone)
            case a.Use(id):
                card = by_id[id]
                return sum(effect.once() for effect in card.effects) - (1.5 if card.spent else 0.0)
            case a.CountDice():
                return Tally(box, s, seat).value(s.players[seat].turn.dice) - 1.0
        return 0.5

    buying = set(map(type, options))
    hopes = {kind: _hope(box, s, seat, kind, turns, alone) for kind in BUYS if kind in buying}
    places = _places(box, s, seat, turns, alone) if a.Rally in buying else {}
    return max(options, key=value)


def _hope(box: Box, s: Normandy, seat: int, kind: type[Action], turns: int, alone: bool) -> float:
    """How good a card has to be, as the Unit might have a better one soon."""
    what, income, patience = BUYS[kind]
    player = s.players[seat]
    purse = player.stars if what == "specialist" else player.tools
    offer = may_rally if what == "specialist" else items_on_offer
    soon = offer(box, s, seat, purse + (income if turns > SOON else 0))
    best = max([_net(card, turns, alone) for card in soon], default=0.0)
    return patience * best


def _places(box: Box, s: Normandy, seat: int, turns: int, alone: bool) -> dict[str, float]:
    """How good a Specialist of a rank has to be, if the Unit can have only one of them."""
    purse = s.players[seat].stars + (SAVED if turns > SOON else 0)
    best = dict.fromkeys(PLACES, 0.0)
    for card in may_rally(box, s, seat, purse):
        if card.rank in best:
            best[card.rank] = max(best[card.rank], CHOOSY * _net(card, turns, alone))
    return best


@lru_cache(maxsize=65536)
def _net(card: UnitCard, turns: int, alone: bool) -> float:
    """What a card is worth beyond its price."""
    return worth(card, turns, alone) - min(1.0, turns / LONG) * _price(card)


def _price(card: UnitCard) -> float:
    """What the Unit could do with what a card costs, were the battle a long one."""
    match card:
        case Specialist(cost=stars):
            return SPENT_STAR * stars + card.lives
        case Item(cost=tools):
            return SPENT_TOOL * tools
        case Vehicle(stars=stars, tools=tools):
            return SPENT_STAR * stars + SPENT_TOOL * tools
    return 0.0
