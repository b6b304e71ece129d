"""The sergeant in Normandy: rules of thumb from the map and the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from beachhead.bots.normandy.outlook import Way, losses, tuned, turns_to_go, way_of
from beachhead.bots.normandy.tally import Tally
from beachhead.bots.normandy.worth import PIPS, amounts, once, worth
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import vocabulary as v
from beachhead.games.normandy.buying import cards_on_offer
from beachhead.games.normandy.cards import Item, Specialist, UnitCard, Vehicle
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.rules import Rules
from beachhead.games.normandy.state import Normandy, Unit
from beachhead.games.normandy.trade import award_price
from beachhead.kernel.contract import Action, AnyGame, Decision
from beachhead.kernel.dice import Below

DONE = a.Done()
FREE_PASSAGE = 5.0
"""What it is worth not to have to pay Courage that a Unit lacks."""
UNKNOWN_CARD = 4.0
"""What a card is worth before it is drawn."""
WORTH_A_CARD = 2.0
"""How many Soldiers a card for the move has to save."""
LONG = 6
"""With fewer turns to go what is not spent soon is worth nothing."""
BUYS: dict[type[Action], tuple[v.What, int]] = {a.Rally: ("specialist", 3), a.Find: ("item", 5)}
"""What is bought, and how much more of its price a turn or two bring."""
SOON = 3
PATIENCE = 0.7
"""How good a card has to be against the best that the Unit could have soon."""
SPENT_STAR, SPENT_TOOL = 0.8, 0.2


def choose(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
    """One of the decision's options."""
    assert isinstance(game, BaseGame)
    rules, seat, options = game.table, decision.seat, decision.options
    match decision.ask:
        case "reroll":
            return Tally(rules, view, seat).reroll(options)
        case "lock":
            return Tally(rules, view, seat).lock(options)
        case "cancel":
            return Tally(rules, view, seat).cancel(options)
        case "muster":
            return next((option for option in options if isinstance(option, a.Use)), options[0])
        case "tally" | "change" | "reroll-card" | "call-rwb" | "whose-tally" | "offered":
            return Tally(rules, view, seat).best(options)
        case "rally" | "take-card" | "straight" | "award":
            return _take(rules, view, seat, options)
        case "trade":
            return _trade(rules, view, seat, options)
        case "move":
            return _move(rules, view, seat, options)
        case "ready":
            return _ready(rules, view, seat, options)
        case "forfeit" | "suffer":
            return _lose(rules, view, seat, options)
        case "choose":
            return _choose(rules, view, seat, options)
        case "fire":
            return _fire(view, seat, options)
        case "for-whom":
            return min(options, key=lambda o: view.units[getattr(o, "seat", 0)].soldiers)
        case "land":
            way = way_of(rules, view)
            by_number = rules.ground(view).by_number
            return min(
                options, key=lambda o: way.to_go.get(by_number[getattr(o, "sector", "")], 99.0)
            )
    return options[0]


# Cards


def _take(rules: Rules, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """The card that is worth most for its price, if none is worth waiting for."""
    turns = turns_to_go(rules, s, seat)
    alone = len(s.units) == 1

    def net(id: str) -> float:
        card = rules.content.by_id[id]
        return worth(card, turns, alone) - min(1.0, turns / LONG) * _price(card)

    def value(option: Action) -> float:
        match option:
            case a.Rally(id) | a.Find(id):
                return net(id) if net(id) >= PATIENCE * hopes[type(option)] else 0.0
            case a.TakeVehicle(id):
                return net(id)
            case a.Take(id) | a.TakeAward(id):
                return worth(rules.content.by_id[id], turns, alone)
            case a.Use(id):
                card = rules.content.by_id[id]
                return sum(map(once, card.effects)) - (1.5 if card.spent else 0.0)
            case a.CountDice():
                return Tally(rules, s, seat).value(s.units[seat].dice) - 1.0
        return 0.5

    hopes = {kind: max(map(net, _hopes(rules, s, seat, turns, kind)), default=0.0) for kind in BUYS}
    return max(options, key=value)


def _hopes(rules: Rules, s: Normandy, seat: int, turns: int, kind: type[Action]) -> tuple[str, ...]:
    """The cards that a Unit can pay for now or soon."""
    what, income = BUYS[kind]
    unit = s.units[seat]
    purse = unit.stars if what == "specialist" else unit.tools
    return cards_on_offer(rules, s, seat, what, purse + (income if turns > SOON else 0))


def _price(card: UnitCard) -> float:
    """What the Unit could do with what a card costs, were the battle a long one."""
    match card:
        case Specialist(cost=stars):
            return SPENT_STAR * stars
        case Item(cost=tools):
            return SPENT_TOOL * tools
        case Vehicle(stars=stars, tools=tools):
            return SPENT_STAR * stars + SPENT_TOOL * tools
    return 0.0


def _trade(rules: Rules, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Help whoever cannot go on; Awards for Courage that nobody needs."""
    way = way_of(rules, s)
    unit = s.units[seat]
    spare = unit.courage - way.courage.get(unit.sector, 0)
    for option in options:
        if isinstance(option, a.Give):
            other = s.units[option.seat]
            if option.resource == "soldiers":
                mean = (unit.soldiers + other.soldiers) // 2
                if other.soldiers < 6 and option.amount == mean - other.soldiers:
                    return option
            elif option.resource == "courage" and spare > 0:
                lacks = way.courage.get(other.sector, 0) - other.courage
                if 0 < option.amount == min(spare, lacks):
                    return option
    price = award_price(rules, s, seat)
    if a.BuyAward() in options and spare >= price - 1 and unit.courage >= price:
        return a.BuyAward()
    return DONE


def _ready(rules: Rules, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Cards before Combat: where they save most, or where it gets tight."""
    unit, terms = s.units[seat], rules.terms(s, seat)
    hit = losses(rules, s, seat, terms)
    tight = unit.soldiers - hit < 3
    last = rules.ground(s).sectors[unit.sector].bunker == "final"

    def value(option: Action) -> float:
        if not isinstance(option, a.Use):
            return 0.0
        card = rules.content.by_id[option.card]
        saved = sum(_saves(effect, hit) for effect in card.effects)
        saved -= amounts(card.pay) if card.pay else 0.0
        if not card.spent:
            return saved
        full = sum(map(once, card.effects))
        return saved if tight or last or saved >= full - 1 else -1.0

    best = max(options, key=value)
    return best if value(best) > 0.5 else DONE


def _saves(effect: v.Effect, hit: float) -> float:
    match effect:
        case v.LowerDef(by):
            return min(by, hit)
        case v.NoFire() | v.LessFire():
            return min(PIPS, hit)
    return once(effect)


def _lose(rules: Rules, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Lose what is worth least; let a card stand in where it saves more than it is worth."""
    turns = turns_to_go(rules, s, seat)
    standing_in = [option for option in options if isinstance(option, a.Instead)]
    if standing_in:
        return standing_in[0]

    def value(option: Action) -> float:
        if isinstance(option, a.LoseCard):
            return worth(rules.content.by_id[option.card], turns, len(s.units) == 1)
        return 99.0

    return min(options, key=value)


def _choose(rules: Rules, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """A way of a choice; free passage where Courage is short and the Unit has to go."""
    unit = s.units[seat]
    short = way_of(rules, s).courage.get(unit.sector, 0) > unit.courage

    def value(option: Action) -> float:
        if not isinstance(option, a.Choose):
            return UNKNOWN_CARD
        effects = [rules.content.effects[key] for key in rules.content.parts[option.way]]
        return sum(map(effect_value, effects))

    def effect_value(effect: v.Effect) -> float:
        if isinstance(effect, v.Pass):
            return FREE_PASSAGE if short and unit.turns >= 2 else 1.0
        return once(effect)

    return max(options, key=value)


def _fire(s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Turn an MGF die that shows much."""
    high = max((die % 6 for die in s.units[seat].fire), default=0)
    return next((o for o in options if isinstance(o, a.Use)), DONE) if high >= 4 else DONE


# Moving


def _move(rules: Rules, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Stay where the dice bring more than the sector costs, else take the best way on."""
    ways = [option for option in options if isinstance(option, a.Move)]
    stays = any(isinstance(option, a.Stay) for option in options)
    cards = {effect: option for option, effect in _effects(rules, options)}
    way, unit = way_of(rules, s), s.units[seat]
    if not ways:
        helpful = next(iter(cards.values()), None)
        return a.Stay() if stays else helpful or options[0]
    by_number = rules.ground(s).by_number

    def cost(option: a.Move) -> float:
        return _cost(way, unit, by_number[option.sector])

    best = min(ways, key=cost)
    to = by_number[best.sector]
    if unit.moved:
        return best if way.stay(unit.sector) > 0 or not stays else a.Stay()
    net = tuned(s)["income"] - losses(rules, s, seat, rules.terms(s, seat))
    before_us = max(way.to_go.get(unit.sector, 0.0), 0.0)
    enough = unit.soldiers > tuned(s)["enough"] * before_us + tuned(s)["reserve"]
    if net > 0 and not enough:
        if stays:
            return a.Stay()
        if v.TurnBack in cards:
            return cards[v.TurnBack]
    too_weak = unit.soldiers + len(unit.specialists) <= _worst(way, unit.sector, to)
    if stays and too_weak and net > -3:
        return a.Stay()
    return _card_to_go(way, unit, to, cards) or best


def _effects(rules: Rules, options: tuple[Action, ...]) -> Iterator[tuple[Action, type[v.Effect]]]:
    for option in options:
        if isinstance(option, a.Use):
            for effect in rules.content.by_id[option.card].effects:
                yield option, type(effect)


def _cost(way: Way, unit: Unit, to: int) -> float:
    """What going to a sector costs, with all that follows."""
    risk = 20.0 if unit.soldiers + len(unit.specialists) <= _worst(way, unit.sector, to) else 0
    return way.step(unit.sector, to) + way.to_go.get(to, 99.0) + risk


def _card_to_go(
    way: Way, unit: Unit, to: int, cards: dict[type[v.Effect], Action]
) -> Action | None:
    """A card that opens a better way, or saves a fight in between."""
    ground = way.ground
    if v.Leap in cards:
        row = ground.sectors[to].row
        there = min(_cost(way, unit, other) for other in ground.rows[row])
        if there < _cost(way, unit, to) - WORTH_A_CARD:
            return cards[v.Leap]
    if v.MoveAgain in cards and way.stay(to) > WORTH_A_CARD and ground.ahead[to]:
        fare = ground.courage(to) + min(ground.courage(next) for next in ground.ahead[to])
        if unit.courage >= fare:
            return cards[v.MoveAgain]
    return None


def _worst(way: Way, sector: int, to: int) -> float:
    """What entering a sector may cost if the dice are bad."""
    place = way.ground.sectors[to]
    mines = 5 if (sector, to) in way.ground.mined else 0
    return float(place.defence + 5 * place.mgf + mines)
