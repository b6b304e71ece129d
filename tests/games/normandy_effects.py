"""What each effect of Normandy that happens at once must have done, by its class.

A checker looks at what was asked, answered and told for one Unit, and enters into the ledger what
the Unit must have gained or lost. The lasting effects are in `normandy_measures.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

from beachhead.games.moves import Reroll, Stand
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.shapes import Item, Specialist
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.conditions.drawing import CancelConditions
from beachhead.games.normandy.modules.conditions.state import TABLE
from beachhead.games.normandy.modules.missions.facts import MissionDiscarded, MissionDrawn
from beachhead.games.normandy.modules.missions.words import NewOrders
from beachhead.games.normandy.words.card_words import Recall, TakeAward, TakeCard
from beachhead.games.normandy.words.choice import Choose
from beachhead.games.normandy.words.dice_words import (
    AddDie,
    ChangeDice,
    CopyTally,
    CountRwb,
    DiscardDice,
    RerollDice,
)
from beachhead.games.normandy.words.ground_words import SilenceMgf, TurnBack
from beachhead.games.normandy.words.resource_words import Gain, Lose, LoseItem, LoseSpecialist
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import BLUE, PLAIN, RED, WHITE, Roll
from beachhead.kernel.kinds import COLOURS, SYMBOLS, Dice
from tests.games.normandy_ledger import Ledger
from tests.games.normandy_measures import MEASURED, combat
from tests.games.normandy_stage import CONTENT, Answer, Played
from tests.games.normandy_whole import Whole, whole

Check = Callable[[Any, str, Played, int, Ledger], None]
"""`check(effect, its key, what was played, the seat of a Unit that it reached, ledger)`."""


def check(key: str, played: Played, seat: int, ledger: Ledger) -> Iterator[Effect]:
    """Check an effect for a Unit that it reached; gives the lasting effects to be measured."""
    effect = CONTENT.effects[key]
    assert type(effect) in {*CHECKS, *MEASURED, Choose}, f"no checker for {type(effect)}"
    if isinstance(effect, Choose):
        yield from _choose(effect, key, played, seat, ledger)
    elif type(effect) in MEASURED:
        assert effect.lasts
        yield effect
    else:
        CHECKS[type(effect)](effect, key, played, seat, ledger)


def _choose(
    effect: Choose, key: str, played: Played, seat: int, ledger: Ledger
) -> Iterator[Effect]:
    """Every way is on offer; what was chosen happens."""
    (answer,) = played.answered(seat, key)
    assert offered(answer) == [a.Choose(f"{key}.{n + 1}") for n in range(len(effect.of))]
    for part in CONTENT.parts[answer.given.way]:
        yield from check(part, played, seat, ledger)


def offered(answer: Answer) -> list[Action]:
    assert isinstance(answer.asked, Decision)
    return list(answer.asked.options)


def _facts(played: Played, kind: type[Any], seat: int) -> list[Any]:
    return [fact for fact in played.facts if isinstance(fact, kind) and fact.seat == seat]


def _units(played: Played, seat: int) -> tuple[Whole, Whole]:
    return whole(played.before, seat), whole(played.after, seat)


# Resources


def _gain(effect: Gain, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    for name in RESOURCES:
        ledger[seat, name] += getattr(effect, name)
    rolls = played.answered(seat, key)
    assert len(rolls) == bool(effect.dice)
    for answer in rolls:
        assert isinstance(answer.asked, Roll) and answer.asked.pool == (PLAIN,) * effect.dice
        ledger[seat, "soldiers"] += sum(die % 6 + 1 for die in answer.given)


def _lose(effect: Lose, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    for name in RESOURCES:
        has = getattr(whole(played.before, seat), name) + ledger[seat, name]
        ledger[seat, name] -= min(getattr(effect, name), has)


def _lose_specialist(
    effect: LoseSpecialist, key: str, played: Played, seat: int, ledger: Ledger
) -> None:
    before, after = _units(played, seat)
    given_up = [fact.card for fact in _facts(played, f.CardUsed, seat)]
    had = [id for id in before.specialists if id not in given_up]
    assert len(after.specialists) == max(0, len(had) - effect.number)
    assert set(after.specialists) < set(had)


def _lose_item(effect: LoseItem, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    (lost,) = _facts(played, f.ItemLost, seat)
    before, after = _units(played, seat)
    assert CONTENT.kinds[lost.card] == "item"
    assert before.hand.count(lost.card) == after.hand.count(lost.card) + 1


# Dice


def _change_dice(effect: ChangeDice, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    before, after = _units(played, seat)
    if played.before.phase == "combat":
        assert effect.fire
        assert after.fire == (PLAIN * 6, *before.fire[:-1])
        return
    dice, answers = before.dice, played.answered(seat, key)
    assert 1 <= len(answers) <= effect.dice
    for answer in answers:
        assert set(offered(answer)) == {*_allowed(effect, dice), a.Done()}
        dice = tuple(sorted((*_without(dice, answer.given.die), answer.given.becomes)))
        assert whole(answer.then, seat).dice == dice
    assert len(answers) == effect.dice or not _allowed(effect, dice)


def _allowed(effect: ChangeDice, dice: Dice) -> set[Action]:
    """Every change that the words of the effect allow."""
    return {
        a.Change(die, colour * 6 + face)
        for die in dice
        for colour in (RED, WHITE, BLUE)
        for face in range(len(SYMBOLS))
        if colour * 6 + face != die
        and effect.shows in (None, SYMBOLS[die % 6])
        and effect.to in (None, SYMBOLS[face])
        and (effect.symbol or face == die % 6)
        and (effect.colour or colour == die // 6)
    }


def _without(dice: Dice, *taken: int) -> Dice:
    left = list(dice)
    for die in taken:
        left.remove(die)
    return tuple(left)


def _add_die(effect: AddDie, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    allowed = [
        colour * 6 + face
        for colour in (RED, WHITE, BLUE)
        for face in range(len(SYMBOLS))
        if effect.symbol in (None, SYMBOLS[face]) and effect.colour in (None, COLOURS[colour])
    ]
    answers = played.answered(seat, key)
    assert len(answers) == (len(allowed) > 1)
    for answer in answers:
        assert offered(answer) == [a.AddDie(die) for die in allowed]
    added = answers[0].given.die if answers else allowed[0]
    before, after = _units(played, seat)
    assert after.dice == tuple(sorted((*before.dice, added)))


def _discard_dice(effect: DiscardDice, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    before, after = _units(played, seat)
    fitting = [
        die
        for die in before.dice
        if effect.shows in (None, SYMBOLS[die % 6]) and effect.of in (None, COLOURS[die // 6])
    ]
    gone = _without(before.dice, *after.dice)
    kinds = (
        [[d for d in fitting if d // 6 == one] for one in range(3)] if effect.each else [fitting]
    )
    taken = [combinations(some, min(effect.dice, len(some))) for some in kinds]
    ways = {tuple(sorted(die for some in way for die in some)) for way in product(*taken)}
    assert tuple(sorted(gone)) in ways and gone
    answers = played.answered(seat, key)
    assert len(answers) == (len(ways) > 1)
    for answer in answers:
        assert set(offered(answer)) == {a.Discard(way) for way in ways}


def _reroll_dice(effect: RerollDice, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    picked, thrown = played.answered(seat, key)
    before, _ = _units(played, seat)
    most = min(effect.dice, len(before.dice))
    assert Stand() in offered(picked)
    sizes = {len(way.dice) for way in offered(picked) if isinstance(way, Reroll)}
    assert sizes == set(range(1, most + 1))
    assert isinstance(thrown.asked, Roll)
    assert thrown.asked.pool == tuple(die // 6 for die in picked.given.dice)
    left = _without(before.dice, *picked.given.dice)
    assert whole(thrown.then, seat).dice == tuple(sorted((*left, *thrown.given)))


def _count_rwb(effect: CountRwb, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    before, after = _units(played, seat)
    if effect.symbol is None:
        (answer,) = played.answered(seat, key)
        assert offered(answer) == [a.CallRwb(symbol) for symbol in range(len(SYMBOLS))]
        symbol = answer.given.symbol
    else:
        symbol = SYMBOLS.index(effect.symbol)
    assert after.rwbs.count(symbol) == before.rwbs.count(symbol) + 1
    assert f.RwbCalled(seat, symbol, by=CONTENT.rule_of(key)) in played.facts


def _copy_tally(effect: CopyTally, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    (answer,) = played.answered(seat, key)
    others = [other for other in range(len(played.before.players)) if other != seat]
    assert offered(answer) == [a.For(other) for other in others]
    assert whole(answer.then, seat).dice == whole(played.before, answer.given.seat).dice


# Cards


def _new_cards(played: Played, seat: int) -> list[str]:
    """The cards that a Unit has got."""
    before, after = _units(played, seat)
    found = [*after.hand, *after.specialists]
    for id in (*before.hand, *before.specialists):
        if id in found:
            found.remove(id)
    return found


def _take_award(effect: TakeAward, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    new = [id for id in _new_cards(played, seat) if CONTENT.kinds[id] == "award"]
    assert len(new) == effect.number
    asked = [one.asked for one in played.answers if one.seat == seat and one.asked.ask == "award"]
    assert [isinstance(one, Decision) for one in asked] == [effect.choice] * effect.number
    deck = next(deck for deck in played.after.decks if deck.name == "award")
    assert not set(new) & {*deck.cards, *deck.played}


def _take_card(effect: TakeCard, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    (answer,) = played.answered(seat, key)
    kind = Specialist if effect.what == "specialist" else Item
    for way in offered(answer):
        if isinstance(way, a.Take):
            card = CONTENT.by_id[way.card]
            assert isinstance(card, kind) and card.cost <= effect.most
    assert answer.given.card in _new_cards(played, seat)


def _recall(effect: Recall, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    (answer,) = played.answered(seat, key)
    before, after = _units(played, seat)
    away = "gone" if effect.what == "specialist" else "spent"
    card = answer.given.card
    assert card in getattr(before, away) and card not in getattr(after, away)
    assert card in _new_cards(played, seat)


# Map and Combat


def _silence_mgf(effect: SilenceMgf, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    _, after = _units(played, seat)
    assert after.sector in played.after.silent
    assert combat(played.before, seat)[1] > 0
    assert combat(played.after, seat)[1] == 0


def _turn_back(effect: TurnBack, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    before, after = _units(played, seat)
    assert after.turns == max(1, before.turns - effect.steps)


def _new_orders(effect: NewOrders, key: str, played: Played, seat: int, ledger: Ledger) -> None:
    before, after = _units(played, seat)
    (old,), (new,) = before.missions.held, after.missions.held
    (gone,) = (fact.card for fact in _facts(played, MissionDiscarded, seat) if fact.card == old)
    drawn = [fact.card for fact in _facts(played, MissionDrawn, seat)]
    assert len(set(drawn)) == 2 and new in drawn and gone not in drawn


def _cancel_conditions(
    effect: CancelConditions, key: str, played: Played, seat: int, ledger: Ledger
) -> None:
    lay, lies = TABLE.of(played.before).lying, TABLE.of(played.after).lying
    assert lay and not lies
    deck = next(deck for deck in played.after.decks if deck.name == "condition")
    assert deck.played == lay


CHECKS: dict[type[Effect], Check] = {
    Gain: _gain,
    Lose: _lose,
    LoseSpecialist: _lose_specialist,
    LoseItem: _lose_item,
    ChangeDice: _change_dice,
    AddDie: _add_die,
    DiscardDice: _discard_dice,
    RerollDice: _reroll_dice,
    CountRwb: _count_rwb,
    CopyTally: _copy_tally,
    TakeAward: _take_award,
    TakeCard: _take_card,
    Recall: _recall,
    SilenceMgf: _silence_mgf,
    TurnBack: _turn_back,
    NewOrders: _new_orders,
    CancelConditions: _cancel_conditions,
}
