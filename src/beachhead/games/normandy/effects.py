"""What each word of the vocabulary does: what it asks for first, and what it then changes.

`ask` gives the decision or the roll that an effect waits for, or None; `run` does it; `answer`
takes what was decided or rolled. Modules register their own effects in the same way.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TypeAlias

from beachhead.games.moves import Reroll, Stand, rerolls_of
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy import vocabulary as v
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.buying import cards_on_offer, recallable
from beachhead.games.normandy.content import NormandyContent
from beachhead.games.normandy.dice import ONE, changes, without
from beachhead.games.normandy.rules import Rules, whole_tallies
from beachhead.games.normandy.state import IN_THE_AIR, RESOURCES, Do, DrawCard, Forfeit, Normandy
from beachhead.games.normandy.training import matters
from beachhead.kernel.contract import Action, Chance, Decision
from beachhead.kernel.dice import PLAIN, Roll, colours
from beachhead.kernel.kinds import SYMBOLS, Dice

Question: TypeAlias = Decision | Chance
Answer: TypeAlias = Action | Dice
DONE = a.Done()


@singledispatch
def ask(effect: v.Effect, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    """What an effect waits for."""
    return None


@singledispatch
def run(effect: v.Effect, b: Battle, seat: int, task: Do) -> None:
    """Do an effect that waits for nothing: one that lasts comes into force."""
    assert effect.lasts, effect
    b.change(seat, now=(*b.unit(seat).now, task.effect))
    if matters(b.s.options, effect):
        b.tell(f.InForce(seat, task.effect, by=b.content.rule_of(task.effect)))


@singledispatch
def answer(effect: v.Effect, b: Battle, seat: int, task: Do, given: Answer) -> None:
    """Go on with what was decided or rolled."""
    raise AssertionError(effect)


def _decision(
    rules: Rules, seat: int, asked: str, task: Do, options: tuple[Action, ...]
) -> Decision:
    return Decision(seat, asked, rules.content.rule_of(task.effect), options)


# Resources


@ask.register
def _(effect: v.Gain, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    if not effect.dice:
        return None
    return Roll((PLAIN,) * effect.dice, seat, rules.content.rule_of(task.effect), "soldiers")


@run.register
def _(effect: v.Gain, b: Battle, seat: int, task: Do) -> None:
    b.gain(seat, b.content.rule_of(task.effect), **_amounts(effect))


@answer.register
def _(effect: v.Gain, b: Battle, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, tuple)
    by = b.content.rule_of(task.effect)
    b.tell(f.SoldiersRolled(seat, given, by=by))
    b.gain(seat, by, **_amounts(effect) | {"soldiers": effect.soldiers + pips(given)})


def _amounts(effect: v.Gain | v.Lose) -> dict[str, int]:
    return {name: getattr(effect, name) for name in RESOURCES}


def pips(dice: Dice) -> int:
    """The sum of ordinary dice."""
    return sum(die % 6 + 1 for die in dice)


@run.register
def _(effect: v.Lose, b: Battle, seat: int, task: Do) -> None:
    b.lose(seat, b.content.rule_of(task.effect), **_amounts(effect))


@run.register
def _(effect: v.LoseSpecialist, b: Battle, seat: int, task: Do) -> None:
    b.push(seat, Forfeit("specialist", effect.number, b.content.rule_of(task.effect)))


@run.register
def _(effect: v.LoseItem, b: Battle, seat: int, task: Do) -> None:
    b.push(seat, Forfeit("item", 1, b.content.rule_of(task.effect)))


# Dice


@ask.register
def _(effect: v.ChangeDice, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    options = changes(effect, s.units[seat].dice)
    if not options or s.phase == "combat":
        return None
    return _decision(rules, seat, "change", task, (*options, DONE))


@run.register
def _(effect: v.ChangeDice, b: Battle, seat: int, task: Do) -> None:
    """There is no die of the tally to change; of MGF dice it is the highest."""
    fire = b.unit(seat).fire
    if b.s.phase == "combat" and effect.fire and any(die != ONE for die in fire):
        b.change(seat, fire=(ONE, *fire[:-1]))
        b.tell(f.DieTurned(seat, fire[-1], ONE, by=b.content.rule_of(task.effect)))


@answer.register
def _(effect: v.ChangeDice, b: Battle, seat: int, task: Do, given: Answer) -> None:
    if not isinstance(given, a.Change):
        b.tell(f.Declined(seat, by=b.content.rule_of(task.effect)))
        return
    dice = [*without(b.unit(seat).dice, (given.die,)), given.becomes]
    b.change(seat, dice=tuple(sorted(dice)))
    b.tell(f.DieTurned(seat, given.die, given.becomes, by=b.content.rule_of(task.effect)))
    left = (task.left or effect.dice) - 1
    if left:
        b.push(seat, Do(task.effect, left))


@ask.register
def _(effect: v.RerollDice, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    unit = s.units[seat]
    if task.left == IN_THE_AIR:
        return Roll(unit.pool, seat, rules.content.rule_of(task.effect), "allied")
    options = rerolls_of(unit.dice, effect.dice)
    return _decision(rules, seat, "reroll-card", task, options)


@answer.register
def _(effect: v.RerollDice, b: Battle, seat: int, task: Do, given: Answer) -> None:
    unit = b.unit(seat)
    if isinstance(given, tuple):
        dice = tuple(sorted(unit.dice + given))
        b.change(seat, dice=dice)
        b.tell(f.DiceThrown(seat, dice))
    elif isinstance(given, Reroll):
        left = without(unit.dice, given.dice)
        b.change(seat, dice=left, pool=colours(given.dice))
        b.tell(f.DiceRethrown(seat, given.dice))
        b.push(seat, Do(task.effect, IN_THE_AIR))
    else:
        assert isinstance(given, Stand)
        b.tell(f.DiceStand(seat, unit.dice))


@ask.register
def _(effect: v.CountRwb, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    if effect.symbol is not None:
        return None
    options = tuple(a.CallRwb(symbol) for symbol in range(len(SYMBOLS)))
    return _decision(rules, seat, "call-rwb", task, options)


@run.register
def _(effect: v.CountRwb, b: Battle, seat: int, task: Do) -> None:
    assert effect.symbol is not None
    _call(b, seat, task, SYMBOLS.index(effect.symbol))


@answer.register
def _(effect: v.CountRwb, b: Battle, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, a.CallRwb)
    _call(b, seat, task, given.symbol)


def _call(b: Battle, seat: int, task: Do, symbol: int) -> None:
    b.change(seat, rwbs=(*b.unit(seat).rwbs, symbol))
    b.tell(f.RwbCalled(seat, symbol, by=b.content.rule_of(task.effect)))


@ask.register
def _(effect: v.CopyTally, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    others = tuple(map(a.For, whole_tallies(s, seat)))
    return _decision(rules, seat, "whose-tally", task, others) if others else None


@run.register
def _(effect: v.CopyTally, b: Battle, seat: int, task: Do) -> None:
    """There is nobody to copy."""


@answer.register
def _(effect: v.CopyTally, b: Battle, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, a.For)
    dice = b.unit(given.seat).dice
    b.change(seat, dice=dice)
    b.tell(f.TallyCopied(seat, given.seat, dice, by=b.content.rule_of(task.effect)))


# Cards


@run.register
def _(effect: v.TakeAward, b: Battle, seat: int, task: Do) -> None:
    by = b.content.rule_of(task.effect)
    b.push(seat, *(DrawCard("award", effect.choice, by) for _ in range(effect.number)))


def _take_one_of(rules: Rules, seat: int, task: Do, cards: tuple[str, ...]) -> Question | None:
    options = tuple(a.Take(card) for card in cards)
    return _decision(rules, seat, "take-card", task, (*options, DONE)) if options else None


@ask.register
def _(effect: v.TakeCard, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    cards = cards_on_offer(rules, s, seat, effect.what, effect.most)
    return _take_one_of(rules, seat, task, cards)


@ask.register
def _(effect: v.Recall, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    itself = rules.content.source_of[task.effect]
    cards = recallable(rules, s, seat, effect.what)
    return _take_one_of(rules, seat, task, tuple(card for card in cards if card != itself))


@run.register(v.TakeCard | v.Recall)
def _(effect: v.Effect, b: Battle, seat: int, task: Do) -> None:
    """There is no such card."""


@answer.register(v.TakeCard | v.Recall)
def _(effect: v.Effect, b: Battle, seat: int, task: Do, given: Answer) -> None:
    if not isinstance(given, a.Take):
        b.tell(f.Declined(seat, by=b.content.rule_of(task.effect)))
        return
    unit = b.unit(seat)
    # What came by a card is not used in the same turn: cards that bring cards might never end.
    b.change(seat, used=(*unit.used, given.card))
    b.tell(f.CardTaken(seat, given.card, by=b.content.rule_of(task.effect)))
    b.take(seat, given.card)
    if isinstance(effect, v.Recall):
        away = {"gone": _less(unit.gone, given.card), "spent": _less(unit.spent, given.card)}
        b.change(seat, **away, found=unit.found)


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One copy less, if there is any."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


# Map and Combat


@run.register
def _(effect: v.SilenceMgf, b: Battle, seat: int, task: Do) -> None:
    sector = b.unit(seat).sector
    b.set(silent=(*b.s.silent, sector))
    number = b.ground.sectors[sector].number
    b.tell(f.MgfSilenced(seat, number, by=b.content.rule_of(task.effect)))


@run.register
def _(effect: v.TurnBack, b: Battle, seat: int, task: Do) -> None:
    turns = max(1, b.unit(seat).turns - effect.steps)
    b.change(seat, turns=turns)
    b.tell(f.MarkerTurnedBack(seat, turns, by=b.content.rule_of(task.effect)))


# Choices


@ask.register
def _(effect: v.Choose, rules: Rules, s: Normandy, seat: int, task: Do) -> Question | None:
    return _decision(rules, seat, "choose", task, _ways(effect, task.effect))


def _ways(effect: v.Choose, key: str) -> tuple[Action, ...]:
    return tuple(a.Choose(f"{key}.{way + 1}") for way in range(len(effect.of)))


def ways_of_rwb(content: NormandyContent, rwb: str) -> tuple[Action, ...]:
    """What an RWB brings: the ways of its choice, all of it, or nothing."""
    keys = content.parts[rwb]
    first = content.effects[keys[0]] if len(keys) == 1 else None
    if isinstance(first, v.Choose):
        return _ways(first, keys[0])
    return (a.Choose(rwb) if keys else DONE,)


@answer.register
def _(effect: v.Choose, b: Battle, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, a.Choose)
    choose(b, seat, given.way)


def choose(b: Battle, seat: int, way: str) -> None:
    """One way was chosen: its effects are to be done."""
    keys = b.content.parts[way]
    b.tell(f.WayChosen(seat, way, by=b.content.rule_of(keys[0])))
    b.push(seat, *map(Do, keys))
