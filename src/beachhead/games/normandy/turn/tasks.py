"""What a Unit still has to do before play goes on, as data on its list."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, cards_in, in_battle
from beachhead.games.normandy.cards import using
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import (
    Bonus,
    Do,
    DrawCard,
    EveryTurn,
    Forfeit,
    ForWhom,
    Mines,
    Normandy,
    Offered,
    Suffer,
    Task,
    mark,
)
from beachhead.games.normandy.turn.upkeep import every_turn
from beachhead.games.normandy.words import doing as effects
from beachhead.games.normandy.words.doing import Answer, Question, pips
from beachhead.games.normandy.words.in_force import serving
from beachhead.games.normandy.words.vocabulary import Loss
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import PLAIN, Roll

SIX = 6


def settle(h: Happening, seat: int) -> None:
    """Do whatever waits for nobody."""
    while (todo := h.unit(seat).todo) and not h.s.ended:
        task = todo[0]
        if ask(h.box, h.s, seat, task) is not None:
            return
        h.pop(seat)
        _run(h, seat, task)
        h.check_strength(seat)


def ask(box: Box, s: Normandy, seat: int, task: Task) -> Question | None:
    """What a task waits for, if anything."""
    match task:
        case Do(key):
            return effects.ask(box.content.effects[key], box, s, seat, task)
        case Suffer(loss, _, rule):
            standing_in = _stand_ins(box, s, seat, loss)
            options = (*standing_in, a.Suffer())
            return Decision(seat, "suffer", rule, options) if standing_in else None
        case Forfeit():
            return _ask_forfeit(box, s, seat, task)
        case Mines():
            return Roll((PLAIN,), seat, "V-3", "mines")
        case DrawCard(name, choice, rule):
            deck = cards_in(s, name)
            if not deck:
                return None
            if choice:
                return Decision(seat, "award", rule, tuple(map(a.TakeAward, deck)))
            return Draw(deck, seat, rule, name)
        case ForWhom(card):
            entry = box.content.by_id[card]
            if using.whom(s, seat, entry) is not None:
                return None
            return Decision(seat, "for-whom", entry.rule, tuple(map(a.For, in_battle(s))))
        case Offered(other, gets, gives):
            if gets not in s.units[other].dice or gives not in s.units[seat].dice:
                return None
            return Decision(seat, "offered", "T-10", (a.Agree(), a.Refuse()))
        case Bonus(rwb):
            ways = _ways_of_rwb(box, s, seat, rwb)
            return Decision(seat, "choose", "T-5", ways) if len(ways) > 1 else None
        case EveryTurn():
            return None


def _ways_of_rwb(box: Box, s: Normandy, seat: int, rwb: str) -> tuple[Action, ...]:
    ways = effects.ways_of_rwb(box.content, rwb)
    symbol = box.content.rwb_symbols[rwb]
    for module in box.modules(s):
        ways += module.instead_of_rwb(box, s, seat, symbol)
    return ways


def _stand_ins(box: Box, s: Normandy, seat: int, loss: Loss) -> tuple[Action, ...]:
    """The cards that can stand in for a loss."""
    unit = s.units[seat]
    held = (*unit.hand, *serving(unit))
    cards = (box.content.by_id[id] for id in dict.fromkeys(held))
    return tuple(
        a.Instead(card.id)
        for card in cards
        if card.instead_of == loss and using.may_use(box, s, seat, card)
    )


def _ask_forfeit(box: Box, s: Normandy, seat: int, task: Forfeit) -> Question | None:
    cards = _cards_to_lose(box, s, seat, task)
    standing_in: tuple[Action, ...] = ()
    if cards and task.what == "specialist" and task.rule == "V-1":
        standing_in = _stand_ins(box, s, seat, "specialist")
    if len(cards) <= task.number and not standing_in:
        return None
    return Decision(seat, "forfeit", task.rule, (*map(a.LoseCard, cards), *standing_in))


def _cards_to_lose(box: Box, s: Normandy, seat: int, task: Forfeit) -> tuple[str, ...]:
    unit = s.units[seat]
    if task.what == "specialist":
        return unit.specialists
    return tuple(dict.fromkeys(id for id in unit.hand if box.content.kinds[id] == "item"))


def _run(h: Happening, seat: int, task: Task) -> None:
    match task:
        case Do(key):
            effects.run(h.content.effects[key], h, seat, task)
        case Suffer(loss, soldiers, rule):
            h.lose_soldiers(seat, soldiers, loss, rule)
        case Forfeit():
            for card in _cards_to_lose(h.box, h.s, seat, task):
                _forfeit(h, seat, card, task)
        case DrawCard(deck, _, rule):
            h.tell(f.DeckEmpty(deck, by=rule))
        case ForWhom(card):
            entry = h.content.by_id[card]
            using.begin(h, seat, entry, using.whom(h.s, seat, entry) or (seat,))
        case Offered(other):
            h.tell(f.ExchangeOff(seat, other))
        case Bonus(rwb):
            h.push(seat, *map(Do, h.content.parts[rwb]))
        case EveryTurn():
            every_turn(h, seat)
        case _:
            raise AssertionError(task)


def _forfeit(h: Happening, seat: int, card: str, task: Forfeit) -> None:
    if task.what == "specialist":
        h.lose_specialist(seat, card, task.rule)
    else:
        h.tell(f.ItemLost(seat, card, by=task.rule))
        h.drop(seat, card, used=False)


def answer(h: Happening, seat: int, given: Answer) -> None:
    """Go on with the first task, now that it was decided or rolled."""
    task = h.unit(seat).todo[0]
    h.pop(seat)
    _answer(h, seat, task, given)
    h.check_strength(seat)


def _answer(h: Happening, seat: int, task: Task, given: Answer) -> None:
    match task, given:
        case Do(key), _:
            effects.answer(h.content.effects[key], h, seat, task, given)
        case ((Suffer() | Forfeit()), a.Instead(card)):
            _stand_in(h, seat, card)
        case Suffer(loss, soldiers, rule), a.Suffer():
            h.lose_soldiers(seat, soldiers, loss, rule)
        case Forfeit(what, number, rule), a.LoseCard(card):
            if number > 1:
                h.push(seat, Forfeit(what, number - 1, rule))
            _forfeit(h, seat, card, task)
        case Mines(), tuple():
            _mines(h, seat, pips(given))
        case DrawCard(), a.TakeAward(card):
            drawn(h, seat, card, task)
        case ForWhom(card), a.For(other):
            entry = h.content.by_id[card]
            h.tell(f.UsedFor(seat, card, other, by=entry.rule))
            using.begin(h, seat, entry, (other,))
        case Offered(), _:
            _exchange(h, seat, task, isinstance(given, a.Agree))
        case Bonus(), a.Choose(way):
            effects.choose(h, seat, way)
        case Bonus(), a.Done():
            h.tell(f.Declined(seat, by="T-5"))
        case Bonus(), Action():
            h.by_module(seat, given)
        case _:
            raise AssertionError(task)


def _stand_in(h: Happening, seat: int, id: str) -> None:
    card = h.content.by_id[id]
    assert card.instead_of is not None
    h.tell(f.StoodIn(seat, id, card.instead_of, by=card.rule))
    using.spend(h, seat, card)
    h.push(seat, ForWhom(id))


def _mines(h: Happening, seat: int, soldiers: int) -> None:
    h.tell(f.MinesExploded(seat, soldiers))
    if soldiers == SIX:
        h.lose_vehicle(seat)
    h.push(seat, Suffer("mines", soldiers, "V-3"))


def drawn(h: Happening, seat: int, card: str, task: DrawCard) -> None:
    """A card comes out of its deck."""
    h.tell(f.CardDrawn(seat, card, by=task.rule))
    h.leave_deck(task.deck, card, task.rule)
    h.take(seat, card)


def _exchange(h: Happening, seat: int, offer: Offered, agreed: bool) -> None:
    """Two Units exchange a die of one colour (T-10); `seat` is the one that was asked."""
    if not agreed:
        h.tell(f.ExchangeRefused(seat, offer.seat))
        return
    sides = ((seat, offer.gives, offer.gets), (offer.seat, offer.gets, offer.gives))
    for who, loses, gets in sides:
        unit = h.unit(who)
        dice = tuple(sorted((*without(unit.dice, (loses,)), gets)))
        h.change(who, dice=dice, used=tuple(sorted({*unit.used, EXCHANGED})))
    h.tell(f.DiceExchanged(offer.seat, seat, offer.gets, offer.gives))


EXCHANGED = mark("exchange")
"""In `Unit.used`: the Unit has exchanged a die this turn."""
