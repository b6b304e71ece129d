"""The sergeant in Normandy: rules of thumb from the map and the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from beachhead.bots.normandy.moving import move
from beachhead.bots.normandy.outlook import enough, losses, turns_to_go, way_of
from beachhead.bots.normandy.taking import take
from beachhead.bots.normandy.tally import Tally
from beachhead.bots.normandy.worth import STANDS_IN, worth
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn import mgf
from beachhead.games.normandy.turn.losses import Suffer
from beachhead.games.normandy.turn.trade import award_price
from beachhead.games.normandy.words.ground_words import LessFire, LowerDef, NoFire, Pass
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.games.normandy.words.worth import PIPS, amounts
from beachhead.kernel.contract import Action, AnyGame, Decision
from beachhead.kernel.dice import Below

DONE = a.Done()
FREE_PASSAGE = 5.0
"""What it is worth not to have to pay Courage that a Unit lacks."""
ABOUT_TALLY = {
    *("tally", "change", "add-die", "discard", "reroll-card", "call-rwb", "whose-tally", "offered")
}
"""What is asked of a Final Tally."""
MUCH = {"d6": 4, "gray": 2}
"""How many Soldiers a card has to save that turns an MGF die."""
UNKNOWN_CARD = 4.0
"""What a card is worth before it is drawn."""


def choose(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
    """One of the decision's options."""
    box: Box = game.box  # type: ignore[attr-defined] # a BaseGame: asked for at every event
    seat, options = decision.seat, decision.options
    if keeping := box.setting(view).keeping:
        alone = [one for one in keeping if one.alone_with(box, view, view.players[seat])]
        if (advice := _advice(alone, box, view, decision, below)) is not None:
            return advice
    for module in box.modules_of(view, seat):
        options = module.sensible(box, view, seat, decision.ask, options)
    if len(options) == 1:
        return options[0]
    match decision.ask:
        case "reroll":
            return Tally(box, view, seat).reroll(options)
        case "lock":
            return Tally(box, view, seat).lock(options)
        case "cancel":
            return Tally(box, view, seat).cancel(options)
        case "muster":
            used = (option for option in options if isinstance(option, a.Use))
            return next(used, None) or max(options, key=_colours_left)
        case ask if ask in ABOUT_TALLY:
            return Tally(box, view, seat).best(options)
        case "rally" | "take-card" | "straight" | "award":
            return take(box, view, seat, options)
        case "trade":
            return _trade(box, view, seat, options)
        case "move":
            return move(box, view, seat, options)
        case "ready":
            return _ready(box, view, seat, options)
        case "forfeit" | "suffer":
            return _lose(box, view, seat, options)
        case "choose":
            return _choose(box, view, seat, options)
        case "fire":
            return _fire(view, seat, options)
        case "blind-start":
            return max(options, key=lambda option: getattr(option, "soldiers", 0))
        case "for-whom":
            return min(options, key=lambda o: view.players[getattr(o, "seat", 0)].soldiers)
        case "land":
            way = way_of(box, view)
            by_number = box.ground(view).by_number
            return min(
                options, key=lambda o: way.to_go.get(by_number[getattr(o, "sector", "")], 99.0)
            )
    if (advice := _advice(box.modules(view), box, view, decision, below)) is not None:
        return advice
    raise NotImplementedError(decision.ask)


def _advice(
    modules: Iterable[Module], box: Box, s: Normandy, decision: Decision, below: Below
) -> Action | None:
    """What modules advise."""
    found = (module.advise(box, s, decision, below) for module in modules)
    return next((advice for advice in found if advice is not None), None)


def _colours_left(option: Action) -> int:
    """RWBs need all three colours: dice that stay out had better be of different ones."""
    return len(set(getattr(option, "colours", ())))


def _trade(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Share with whoever has too little to go on; Awards for Courage that nobody needs."""
    way = way_of(box, s)
    player = s.players[seat]
    spare = player.courage - way.courage.get(s.unit(seat).sector, 0)
    for option in options:
        if isinstance(option, a.Give):
            other, there = s.players[option.seat], s.unit(option.seat).sector
            if option.resource == "soldiers":
                half = (player.soldiers - other.soldiers) // 2
                if other.soldiers < enough(s, way, there) and option.amount == half:
                    return option
            elif option.resource == "courage" and spare > 0:
                lacks = way.courage.get(there, 0) - other.courage
                if 0 < option.amount == min(spare, lacks):
                    return option
    price = award_price(box, s, seat)
    if a.BuyAward() in options and spare >= price - 1 and player.courage >= price:
        return a.BuyAward()
    return DONE


def _ready(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Cards before Combat: where they save most, or where it gets tight."""
    hit = losses(box, s, seat, box.in_force(s, seat))
    tight = s.players[seat].soldiers - hit < 3
    last = box.sector_of(s, seat).bunker == "final"

    def value(option: Action) -> float:
        if not isinstance(option, a.Use):
            return 0.0
        card = box.content.by_id[option.card]
        saved = sum(_saves(effect, hit) for effect in card.effects)
        saved -= amounts(card.pay) if card.pay else 0.0
        if not card.spent:
            return saved
        full = sum(effect.once() for effect in card.effects)
        return saved if tight or last or saved >= full - 1 else -1.0

    values = [value(option) for option in options]
    best = max(values)
    return options[values.index(best)] if best > 0.5 else DONE


def _saves(effect: Effect, hit: float) -> float:
    match effect:
        case LowerDef(by):
            return min(by, hit)
        case NoFire() | LessFire():
            return min(PIPS, hit)
    return effect.once()


def _lose(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Lose what is worth least; let a card stand in where it saves as much as it should."""
    turns, alone = turns_to_go(box, s, seat), len(s.units()) == 1
    player = s.players[seat]
    task = player.todo[0]

    def value(option: Action) -> float:
        match option:
            case a.LoseCard(id):
                return worth(box.content.by_id[id], turns, alone)
            case a.Instead(id):
                card = box.content.by_id[id]
                return STANDS_IN[str(card.instead_of)] if card.spent else 0.0
        assert isinstance(task, Suffer)
        return task.soldiers + amounts(task.besides) if task.soldiers < player.soldiers else 99.0

    return min(options, key=value)


def _choose(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """A way of a choice; free passage where Courage is short and the Unit has to go."""
    unit = s.unit(seat)
    short = way_of(box, s).courage.get(unit.sector, 0) > s.players[seat].courage
    turns, alone = turns_to_go(box, s, seat), len(s.units()) == 1

    def value(option: Action) -> float:
        if card := getattr(option, "card", None):
            given_up: Price = getattr(option, "price", Price())
            return worth(box.content.by_id[card], turns, alone) - amounts(given_up)
        if not isinstance(option, a.Choose):
            return UNKNOWN_CARD
        effects = [box.content.effects[key] for key in box.content.parts[option.way]]
        return sum(map(effect_value, effects))

    def effect_value(effect: Effect) -> float:
        if isinstance(effect, Pass):
            return FREE_PASSAGE if short and unit.turns >= 2 else 1.0
        return effect.once()

    return max(options, key=value)


def _fire(s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Turn an MGF die where that saves much."""
    player = s.players[seat]
    dice, way = player.turn.fire, mgf.turned(player, player.turn.fire)
    after = dice if way is None else mgf.turn(dice, *way)
    saved = mgf.cost(player, dice).soldiers - mgf.cost(player, after).soldiers
    use = next((option for option in options if isinstance(option, a.Use)), DONE)
    return use if saved >= MUCH[s.options.mgf_dice] else DONE
