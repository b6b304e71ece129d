"""Which cards a Unit may use now, and what using one sets off (T-8, T-9)."""

from __future__ import annotations

from functools import singledispatch

from beachhead.games.normandy import facts as f
from beachhead.games.normandy import vocabulary as v
from beachhead.games.normandy.actions import Use
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.buying import cards_on_offer, recallable
from beachhead.games.normandy.cards import UnitCard
from beachhead.games.normandy.dice import ONE, changes
from beachhead.games.normandy.rules import Rules, in_battle, left_to_draw, strength, whole_tallies
from beachhead.games.normandy.state import RESOURCES, Do, ForWhom, Normandy, Relief, Unit
from beachhead.games.normandy.terms import defence, fires, meets, serving
from beachhead.kernel.contract import Action


def usable(rules: Rules, s: Normandy, seat: int, window: v.Window) -> tuple[Action, ...]:
    """The cards that a Unit may use at this moment, and what modules offer besides."""
    unit = s.units[seat]
    fitting = rules.usable_in[window]
    found: list[Action] = []
    for id in dict.fromkeys(unit.hand + serving(unit)):
        if id in fitting and may_use(rules, s, seat, rules.content.by_id[id]):
            found.append(Use(id))
    for module in rules.modules(s):
        found += module.options_at(rules, s, seat, window)
    return tuple(found)


def may_use(rules: Rules, s: Normandy, seat: int, card: UnitCard) -> bool:
    """Whether a card in the Unit would do something, and can be paid for."""
    unit = s.units[seat]
    if card.id in unit.used or not meets(rules.content, s, seat, card.condition):
        return False
    if card.pay and not _can_pay(unit, card.pay):
        return False
    fallen = (card.id in unit.specialists and card.spent) + (card.pay.soldiers if card.pay else 0)
    fallen += sum(map(_costs_lives, card.effects))
    if fallen and strength(unit) <= fallen:
        return False
    return not card.effects or any(possible(effect, rules, s, seat) for effect in card.effects)


def _costs_lives(effect: v.Effect) -> int:
    match effect:
        case v.Lose(soldiers):
            return soldiers
        case v.LoseSpecialist(number):
            return number
        case v.Choose(ways):
            return min(sum(map(_costs_lives, way)) for way in ways)
    return 0


def _can_pay(unit: Unit, price: v.Price) -> bool:
    return all(getattr(unit, name) >= getattr(price, name) for name in RESOURCES)


def use(b: Battle, seat: int, id: str) -> None:
    """A card is used: paid for, used up or marked, and its effects are to be done."""
    card = b.content.by_id[id]
    b.tell(f.CardUsed(seat, id, by=card.rule))
    spend(b, seat, card)
    b.push(seat, ForWhom(id))


def spend(b: Battle, seat: int, card: UnitCard) -> None:
    """Pay for a use, and give the card up unless it is kept."""
    if card.pay:
        b.lose(seat, card.rule, **{name: getattr(card.pay, name) for name in RESOURCES})
    unit = b.unit(seat)
    if not card.spent or any(m.keeps(b.rules, b.s, card.id) for m in b.rules.modules(b.s)):
        b.change(seat, used=(*unit.used, card.id))
    elif card.id in unit.specialists:
        b.lose_specialist(seat, card.id, card.rule)
    else:
        b.drop(seat, card.id)


def triggers(b: Battle, seat: int, whens: tuple[v.When, ...]) -> None:
    """Cards of a Unit that work by themselves at such a moment."""
    for id in serving(b.unit(seat)):
        card = b.content.by_id[id]
        if card.when in whens and meets(b.content, b.s, seat, card.condition):
            b.tell(f.CardUsed(seat, id, by=card.rule))
            b.queue(seat, ForWhom(id))


def whom(s: Normandy, seat: int, card: UnitCard) -> tuple[int, ...] | None:
    """The Units that a card is for, or None if its player has to say."""
    fighting = in_battle(s)
    if card.who == "any":
        return None if len(fighting) > 1 else (seat,)
    if card.who == "sector":
        here = s.units[seat].sector
        return tuple(other for other in fighting if s.units[other].sector == here)
    return fighting if card.who == "all" else (seat,)


def begin(b: Battle, seat: int, card: UnitCard, seats: tuple[int, ...]) -> None:
    """The effects of a card are to be done, by each Unit that it is for."""
    keys = b.content.parts[card.id]
    if card.who == "sector":
        keys = tuple(key for key in keys if not _lowers_sector(b, seat, key))
    may_go_on = any("move" in b.content.effects[key].windows() for key in keys)
    for other in seats:
        # Another Unit first finishes what it is about: its dice may be in the air.
        (b.push if other == seat else b.queue)(other, *map(Do, keys))
        if other != seat and b.s.phase == "move" and not b.unit(other).moved and may_go_on:
            b.change(other, step="move")


def _lowers_sector(b: Battle, seat: int, key: str) -> bool:
    """T-8: a DEF that is lowered for a sector is lower for whoever is there, also later."""
    effect = b.content.effects[key]
    if not isinstance(effect, v.LowerDef):
        return False
    sector = b.unit(seat).sector
    b.set(relief=(*b.s.relief, Relief(sector, effect.by)))
    number, left = b.ground.sectors[sector].number, defence(b.content, b.s, sector)
    b.tell(f.DefLowered(number, left, by=b.content.rule_of(key)))
    return True


@singledispatch
def possible(effect: v.Effect, rules: Rules, s: Normandy, seat: int) -> bool:
    """Whether an effect would do anything now; most always do."""
    return True


@possible.register
def _(effect: v.ChangeDice, rules: Rules, s: Normandy, seat: int) -> bool:
    unit = s.units[seat]
    if s.phase == "combat":
        return effect.fire and any(die != ONE for die in unit.fire)
    return bool(changes(effect, unit.dice))


@possible.register
def _(effect: v.Choose, rules: Rules, s: Normandy, seat: int) -> bool:
    return any(possible(part, rules, s, seat) for way in effect.of for part in way)


@possible.register
def _(effect: v.FewerLocks, rules: Rules, s: Normandy, seat: int) -> bool:
    return s.units[seat].step == "lock"


@possible.register
def _(effect: v.RerollDice, rules: Rules, s: Normandy, seat: int) -> bool:
    return bool(s.units[seat].dice)


@possible.register
def _(effect: v.CopyTally, rules: Rules, s: Normandy, seat: int) -> bool:
    return bool(whole_tallies(s, seat))


@possible.register
def _(effect: v.TakeCard, rules: Rules, s: Normandy, seat: int) -> bool:
    return bool(cards_on_offer(rules, s, seat, effect.what, effect.most))


@possible.register
def _(effect: v.Recall, rules: Rules, s: Normandy, seat: int) -> bool:
    return bool(recallable(rules, s, seat, effect.what))


@possible.register
def _(effect: v.TakeAward, rules: Rules, s: Normandy, seat: int) -> bool:
    return left_to_draw(s, "award") > 0


@possible.register
def _(effect: v.SilenceMgf, rules: Rules, s: Normandy, seat: int) -> bool:
    return fires(rules.content, s, s.units[seat].sector) > 0


@possible.register
def _(effect: v.NoFire, rules: Rules, s: Normandy, seat: int) -> bool:
    return fires(rules.content, s, s.units[seat].sector) > 0


@possible.register
def _(effect: v.LessFire, rules: Rules, s: Normandy, seat: int) -> bool:
    return fires(rules.content, s, s.units[seat].sector) > 0


@possible.register
def _(effect: v.TurnBack, rules: Rules, s: Normandy, seat: int) -> bool:
    return s.units[seat].turns > 1


@possible.register
def _(effect: v.IgnoreSkulls, rules: Rules, s: Normandy, seat: int) -> bool:
    return any(die % 6 == 0 for die in s.units[seat].dice)


@possible.register
def _(effect: v.TradeAnywhere, rules: Rules, s: Normandy, seat: int) -> bool:
    return len(in_battle(s)) > 1
