"""Which cards a Unit may use now, and what using one sets off (T-8, T-9)."""

from __future__ import annotations

from functools import singledispatch

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.actions import Use
from beachhead.games.normandy.box import Box, in_battle, left_to_draw, strength, whole_tallies
from beachhead.games.normandy.cards.offers import cards_on_offer, recallable
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.dice_sets import ONE, changes
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import RESOURCES, Do, ForWhom, Normandy, Relief, Unit
from beachhead.games.normandy.words import vocabulary as v
from beachhead.games.normandy.words.in_force import defence, fires, meets, serving
from beachhead.kernel.contract import Action


def usable(box: Box, s: Normandy, seat: int, window: v.Window) -> tuple[Action, ...]:
    """The cards that a Unit may use at this moment, and what modules offer besides."""
    unit = s.units[seat]
    fitting = box.usable_in[window]
    found: list[Action] = []
    for id in dict.fromkeys(unit.hand + serving(unit)):
        if id in fitting and may_use(box, s, seat, box.content.by_id[id]):
            found.append(Use(id))
    for module in box.modules(s):
        found += module.options_at(box, s, seat, window)
    return tuple(found)


def may_use(box: Box, s: Normandy, seat: int, card: UnitCard) -> bool:
    """Whether a card in the Unit would do something, and can be paid for."""
    unit = s.units[seat]
    if card.id in unit.used or not meets(box.content, s, seat, card.condition):
        return False
    if card.pay and not _can_pay(unit, card.pay):
        return False
    fallen = (card.id in unit.specialists and card.spent) + (card.pay.soldiers if card.pay else 0)
    fallen += sum(map(_costs_lives, card.effects))
    if fallen and strength(unit) <= fallen:
        return False
    return not card.effects or any(possible(effect, box, s, seat) for effect in card.effects)


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


def use(h: Happening, seat: int, id: str) -> None:
    """A card is used: paid for, used up or marked, and its effects are to be done."""
    card = h.content.by_id[id]
    h.tell(f.CardUsed(seat, id, by=card.rule))
    spend(h, seat, card)
    h.push(seat, ForWhom(id))


def spend(h: Happening, seat: int, card: UnitCard) -> None:
    """Pay for a use, and give the card up unless it is kept."""
    if card.pay:
        h.lose(seat, card.rule, **{name: getattr(card.pay, name) for name in RESOURCES})
    unit = h.unit(seat)
    if not card.spent or any(m.keeps(h.box, h.s, card.id) for m in h.box.modules(h.s)):
        h.change(seat, used=(*unit.used, card.id))
    elif card.id in unit.specialists:
        h.lose_specialist(seat, card.id, card.rule)
    else:
        h.drop(seat, card.id)


def triggers(h: Happening, seat: int, whens: tuple[v.When, ...]) -> None:
    """Cards of a Unit that work by themselves at such a moment."""
    for id in serving(h.unit(seat)):
        card = h.content.by_id[id]
        if card.when in whens and meets(h.content, h.s, seat, card.condition):
            h.tell(f.CardUsed(seat, id, by=card.rule))
            h.queue(seat, ForWhom(id))


def whom(s: Normandy, seat: int, card: UnitCard) -> tuple[int, ...] | None:
    """The Units that a card is for, or None if its player has to say."""
    fighting = in_battle(s)
    if card.who == "any":
        return None if len(fighting) > 1 else (seat,)
    if card.who == "sector":
        here = s.units[seat].sector
        return tuple(other for other in fighting if s.units[other].sector == here)
    return fighting if card.who == "all" else (seat,)


def begin(h: Happening, seat: int, card: UnitCard, seats: tuple[int, ...]) -> None:
    """The effects of a card are to be done, by each Unit that it is for."""
    keys = h.content.parts[card.id]
    if card.who == "sector":
        keys = tuple(key for key in keys if not _lowers_sector(h, seat, key))
    may_go_on = any("move" in h.content.effects[key].windows() for key in keys)
    for other in seats:
        # Another Unit first finishes what it is about: its dice may be in the air.
        (h.push if other == seat else h.queue)(other, *map(Do, keys))
        if other != seat and h.s.phase == "move" and not h.unit(other).moved and may_go_on:
            h.change(other, step="move")


def _lowers_sector(h: Happening, seat: int, key: str) -> bool:
    """T-8: a DEF that is lowered for a sector is lower for whoever is there, also later."""
    effect = h.content.effects[key]
    if not isinstance(effect, v.LowerDef):
        return False
    sector = h.unit(seat).sector
    h.set(relief=(*h.s.relief, Relief(sector, effect.by)))
    number, left = h.ground.sectors[sector].number, defence(h.content, h.s, sector)
    h.tell(f.DefLowered(number, left, by=h.content.rule_of(key)))
    return True


@singledispatch
def possible(effect: v.Effect, box: Box, s: Normandy, seat: int) -> bool:
    """Whether an effect would do anything now; most always do."""
    return True


@possible.register
def _(effect: v.ChangeDice, box: Box, s: Normandy, seat: int) -> bool:
    unit = s.units[seat]
    if s.phase == "combat":
        return effect.fire and any(die != ONE for die in unit.fire)
    return bool(changes(effect, unit.dice))


@possible.register
def _(effect: v.Choose, box: Box, s: Normandy, seat: int) -> bool:
    return any(possible(part, box, s, seat) for way in effect.of for part in way)


@possible.register
def _(effect: v.FewerLocks, box: Box, s: Normandy, seat: int) -> bool:
    return s.units[seat].step == "lock"


@possible.register
def _(effect: v.RerollDice, box: Box, s: Normandy, seat: int) -> bool:
    return bool(s.units[seat].dice)


@possible.register
def _(effect: v.CopyTally, box: Box, s: Normandy, seat: int) -> bool:
    return bool(whole_tallies(s, seat))


@possible.register
def _(effect: v.TakeCard, box: Box, s: Normandy, seat: int) -> bool:
    return bool(cards_on_offer(box, s, seat, effect.what, effect.most))


@possible.register
def _(effect: v.Recall, box: Box, s: Normandy, seat: int) -> bool:
    return bool(recallable(box, s, seat, effect.what))


@possible.register
def _(effect: v.TakeAward, box: Box, s: Normandy, seat: int) -> bool:
    return left_to_draw(s, "award") > 0


@possible.register
def _(effect: v.SilenceMgf, box: Box, s: Normandy, seat: int) -> bool:
    return fires(box.content, s, s.units[seat].sector) > 0


@possible.register
def _(effect: v.NoFire, box: Box, s: Normandy, seat: int) -> bool:
    return fires(box.content, s, s.units[seat].sector) > 0


@possible.register
def _(effect: v.LessFire, box: Box, s: Normandy, seat: int) -> bool:
    return fires(box.content, s, s.units[seat].sector) > 0


@possible.register
def _(effect: v.TurnBack, box: Box, s: Normandy, seat: int) -> bool:
    return s.units[seat].turns > 1


@possible.register
def _(effect: v.IgnoreSkulls, box: Box, s: Normandy, seat: int) -> bool:
    return any(die % 6 == 0 for die in s.units[seat].dice)


@possible.register
def _(effect: v.TradeAnywhere, box: Box, s: Normandy, seat: int) -> bool:
    return len(in_battle(s)) > 1
