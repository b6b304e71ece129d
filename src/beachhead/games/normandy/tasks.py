"""What a Unit still has to do before play goes on, as data on its list."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import effects, using
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.dice import without
from beachhead.games.normandy.effects import Answer, Question, pips
from beachhead.games.normandy.rules import Rules, cards_in, in_battle
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
from beachhead.games.normandy.terms import serving
from beachhead.games.normandy.upkeep import every_turn
from beachhead.games.normandy.vocabulary import Loss
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import PLAIN, Roll

SIX = 6


def settle(b: Battle, seat: int) -> None:
    """Do whatever waits for nobody."""
    while (todo := b.unit(seat).todo) and not b.s.ended:
        task = todo[0]
        if ask(b.rules, b.s, seat, task) is not None:
            return
        b.pop(seat)
        _run(b, seat, task)
        b.check_strength(seat)


def ask(rules: Rules, s: Normandy, seat: int, task: Task) -> Question | None:
    """What a task waits for, if anything."""
    match task:
        case Do(key):
            return effects.ask(rules.content.effects[key], rules, s, seat, task)
        case Suffer(loss, _, rule):
            standing_in = _stand_ins(rules, s, seat, loss)
            options = (*standing_in, a.Suffer())
            return Decision(seat, "suffer", rule, options) if standing_in else None
        case Forfeit():
            return _ask_forfeit(rules, s, seat, task)
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
            entry = rules.content.by_id[card]
            if using.whom(s, seat, entry) is not None:
                return None
            return Decision(seat, "for-whom", entry.rule, tuple(map(a.For, in_battle(s))))
        case Offered(other, gets, gives):
            if gets not in s.units[other].dice or gives not in s.units[seat].dice:
                return None
            return Decision(seat, "offered", "T-10", (a.Agree(), a.Refuse()))
        case Bonus(rwb):
            ways = _ways_of_rwb(rules, s, seat, rwb)
            return Decision(seat, "choose", "T-5", ways) if len(ways) > 1 else None
        case EveryTurn():
            return None


def _ways_of_rwb(rules: Rules, s: Normandy, seat: int, rwb: str) -> tuple[Action, ...]:
    ways = effects.ways_of_rwb(rules.content, rwb)
    symbol = rules.content.rwb_symbols[rwb]
    for module in rules.modules(s):
        ways += module.instead_of_rwb(rules, s, seat, symbol)
    return ways


def _stand_ins(rules: Rules, s: Normandy, seat: int, loss: Loss) -> tuple[Action, ...]:
    """The cards that can stand in for a loss."""
    unit = s.units[seat]
    held = (*unit.hand, *serving(unit))
    cards = (rules.content.by_id[id] for id in dict.fromkeys(held))
    return tuple(
        a.Instead(card.id)
        for card in cards
        if card.instead_of == loss and using.may_use(rules, s, seat, card)
    )


def _ask_forfeit(rules: Rules, s: Normandy, seat: int, task: Forfeit) -> Question | None:
    cards = _cards_to_lose(rules, s, seat, task)
    standing_in: tuple[Action, ...] = ()
    if cards and task.what == "specialist" and task.rule == "V-1":
        standing_in = _stand_ins(rules, s, seat, "specialist")
    if len(cards) <= task.number and not standing_in:
        return None
    return Decision(seat, "forfeit", task.rule, (*map(a.LoseCard, cards), *standing_in))


def _cards_to_lose(rules: Rules, s: Normandy, seat: int, task: Forfeit) -> tuple[str, ...]:
    unit = s.units[seat]
    if task.what == "specialist":
        return unit.specialists
    return tuple(dict.fromkeys(id for id in unit.hand if rules.content.kinds[id] == "item"))


def _run(b: Battle, seat: int, task: Task) -> None:
    match task:
        case Do(key):
            effects.run(b.content.effects[key], b, seat, task)
        case Suffer(loss, soldiers, rule):
            b.lose_soldiers(seat, soldiers, loss, rule)
        case Forfeit():
            for card in _cards_to_lose(b.rules, b.s, seat, task):
                _forfeit(b, seat, card, task)
        case DrawCard(deck, _, rule):
            b.tell(f.DeckEmpty(deck, by=rule))
        case ForWhom(card):
            entry = b.content.by_id[card]
            using.begin(b, seat, entry, using.whom(b.s, seat, entry) or (seat,))
        case Offered(other):
            b.tell(f.ExchangeOff(seat, other))
        case Bonus(rwb):
            b.push(seat, *map(Do, b.content.parts[rwb]))
        case EveryTurn():
            every_turn(b, seat)
        case _:
            raise AssertionError(task)


def _forfeit(b: Battle, seat: int, card: str, task: Forfeit) -> None:
    if task.what == "specialist":
        b.lose_specialist(seat, card, task.rule)
    else:
        b.tell(f.ItemLost(seat, card, by=task.rule))
        b.drop(seat, card, used=False)


def answer(b: Battle, seat: int, given: Answer) -> None:
    """Go on with the first task, now that it was decided or rolled."""
    task = b.unit(seat).todo[0]
    b.pop(seat)
    _answer(b, seat, task, given)
    b.check_strength(seat)


def _answer(b: Battle, seat: int, task: Task, given: Answer) -> None:
    match task, given:
        case Do(key), _:
            effects.answer(b.content.effects[key], b, seat, task, given)
        case ((Suffer() | Forfeit()), a.Instead(card)):
            _stand_in(b, seat, card)
        case Suffer(loss, soldiers, rule), a.Suffer():
            b.lose_soldiers(seat, soldiers, loss, rule)
        case Forfeit(what, number, rule), a.LoseCard(card):
            if number > 1:
                b.push(seat, Forfeit(what, number - 1, rule))
            _forfeit(b, seat, card, task)
        case Mines(), tuple():
            _mines(b, seat, pips(given))
        case DrawCard(), a.TakeAward(card):
            drawn(b, seat, card, task)
        case ForWhom(card), a.For(other):
            entry = b.content.by_id[card]
            b.tell(f.UsedFor(seat, card, other, by=entry.rule))
            using.begin(b, seat, entry, (other,))
        case Offered(), _:
            _exchange(b, seat, task, isinstance(given, a.Agree))
        case Bonus(), a.Choose(way):
            effects.choose(b, seat, way)
        case Bonus(), a.Done():
            b.tell(f.Declined(seat, by="T-5"))
        case Bonus(), Action():
            b.by_module(seat, given)
        case _:
            raise AssertionError(task)


def _stand_in(b: Battle, seat: int, id: str) -> None:
    card = b.content.by_id[id]
    assert card.instead_of is not None
    b.tell(f.StoodIn(seat, id, card.instead_of, by=card.rule))
    using.spend(b, seat, card)
    b.push(seat, ForWhom(id))


def _mines(b: Battle, seat: int, soldiers: int) -> None:
    b.tell(f.MinesExploded(seat, soldiers))
    if soldiers == SIX:
        b.lose_vehicle(seat)
    b.push(seat, Suffer("mines", soldiers, "V-3"))


def drawn(b: Battle, seat: int, card: str, task: DrawCard) -> None:
    """A card comes out of its deck."""
    b.tell(f.CardDrawn(seat, card, by=task.rule))
    b.leave_deck(task.deck, card, task.rule)
    b.take(seat, card)


def _exchange(b: Battle, seat: int, offer: Offered, agreed: bool) -> None:
    """Two Units exchange a die of one colour (T-10); `seat` is the one that was asked."""
    if not agreed:
        b.tell(f.ExchangeRefused(seat, offer.seat))
        return
    sides = ((seat, offer.gives, offer.gets), (offer.seat, offer.gets, offer.gives))
    for who, loses, gets in sides:
        unit = b.unit(who)
        dice = tuple(sorted((*without(unit.dice, (loses,)), gets)))
        b.change(who, dice=dice, used=tuple(sorted({*unit.used, EXCHANGED})))
    b.tell(f.DiceExchanged(offer.seat, seat, offer.gets, offer.gives))


EXCHANGED = mark("exchange")
"""In `Unit.used`: the Unit has exchanged a die this turn."""
