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
from beachhead.games.normandy.box import Box, whole_tallies
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.offers import cards_on_offer, recallable
from beachhead.games.normandy.dice_sets import ONE, changes, without
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import IN_THE_AIR, RESOURCES, Do, DrawCard, Forfeit, Normandy
from beachhead.games.normandy.training import matters
from beachhead.games.normandy.words import vocabulary as v
from beachhead.kernel.contract import Action, Chance, Decision
from beachhead.kernel.dice import PLAIN, Roll, colours
from beachhead.kernel.kinds import SYMBOLS, Dice

Question: TypeAlias = Decision | Chance
Answer: TypeAlias = Action | Dice
DONE = a.Done()


@singledispatch
def ask(effect: v.Effect, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    """What an effect waits for."""
    return None


@singledispatch
def run(effect: v.Effect, h: Happening, seat: int, task: Do) -> None:
    """Do an effect that waits for nothing: one that lasts comes into force."""
    assert effect.lasts, effect
    h.change(seat, now=(*h.unit(seat).now, task.effect))
    if matters(h.s.options, effect):
        h.tell(f.InForce(seat, task.effect, by=h.content.rule_of(task.effect)))


@singledispatch
def answer(effect: v.Effect, h: Happening, seat: int, task: Do, given: Answer) -> None:
    """Go on with what was decided or rolled."""
    raise AssertionError(effect)


def _decision(box: Box, seat: int, asked: str, task: Do, options: tuple[Action, ...]) -> Decision:
    return Decision(seat, asked, box.content.rule_of(task.effect), options)


# Resources


@ask.register
def _(effect: v.Gain, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    if not effect.dice:
        return None
    return Roll((PLAIN,) * effect.dice, seat, box.content.rule_of(task.effect), "soldiers")


@run.register
def _(effect: v.Gain, h: Happening, seat: int, task: Do) -> None:
    h.gain(seat, h.content.rule_of(task.effect), **_amounts(effect))


@answer.register
def _(effect: v.Gain, h: Happening, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, tuple)
    by = h.content.rule_of(task.effect)
    h.tell(f.SoldiersRolled(seat, given, by=by))
    h.gain(seat, by, **_amounts(effect) | {"soldiers": effect.soldiers + pips(given)})


def _amounts(effect: v.Gain | v.Lose) -> dict[str, int]:
    return {name: getattr(effect, name) for name in RESOURCES}


def pips(dice: Dice) -> int:
    """The sum of ordinary dice."""
    return sum(die % 6 + 1 for die in dice)


@run.register
def _(effect: v.Lose, h: Happening, seat: int, task: Do) -> None:
    h.lose(seat, h.content.rule_of(task.effect), **_amounts(effect))


@run.register
def _(effect: v.LoseSpecialist, h: Happening, seat: int, task: Do) -> None:
    h.push(seat, Forfeit("specialist", effect.number, h.content.rule_of(task.effect)))


@run.register
def _(effect: v.LoseItem, h: Happening, seat: int, task: Do) -> None:
    h.push(seat, Forfeit("item", 1, h.content.rule_of(task.effect)))


# Dice


@ask.register
def _(effect: v.ChangeDice, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    options = changes(effect, s.units[seat].dice)
    if not options or s.phase == "combat":
        return None
    return _decision(box, seat, "change", task, (*options, DONE))


@run.register
def _(effect: v.ChangeDice, h: Happening, seat: int, task: Do) -> None:
    """There is no die of the tally to change; of MGF dice it is the highest."""
    fire = h.unit(seat).fire
    if h.s.phase == "combat" and effect.fire and any(die != ONE for die in fire):
        h.change(seat, fire=(ONE, *fire[:-1]))
        h.tell(f.DieTurned(seat, fire[-1], ONE, by=h.content.rule_of(task.effect)))


@answer.register
def _(effect: v.ChangeDice, h: Happening, seat: int, task: Do, given: Answer) -> None:
    if not isinstance(given, a.Change):
        h.tell(f.Declined(seat, by=h.content.rule_of(task.effect)))
        return
    dice = [*without(h.unit(seat).dice, (given.die,)), given.becomes]
    h.change(seat, dice=tuple(sorted(dice)))
    h.tell(f.DieTurned(seat, given.die, given.becomes, by=h.content.rule_of(task.effect)))
    left = (task.left or effect.dice) - 1
    if left:
        h.push(seat, Do(task.effect, left))


@ask.register
def _(effect: v.RerollDice, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    unit = s.units[seat]
    if task.left == IN_THE_AIR:
        return Roll(unit.pool, seat, box.content.rule_of(task.effect), "allied")
    options = rerolls_of(unit.dice, effect.dice)
    return _decision(box, seat, "reroll-card", task, options)


@answer.register
def _(effect: v.RerollDice, h: Happening, seat: int, task: Do, given: Answer) -> None:
    unit = h.unit(seat)
    if isinstance(given, tuple):
        dice = tuple(sorted(unit.dice + given))
        h.change(seat, dice=dice)
        h.tell(f.DiceThrown(seat, dice))
    elif isinstance(given, Reroll):
        left = without(unit.dice, given.dice)
        h.change(seat, dice=left, pool=colours(given.dice))
        h.tell(f.DiceRethrown(seat, given.dice))
        h.push(seat, Do(task.effect, IN_THE_AIR))
    else:
        assert isinstance(given, Stand)
        h.tell(f.DiceStand(seat, unit.dice))


@ask.register
def _(effect: v.CountRwb, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    if effect.symbol is not None:
        return None
    options = tuple(a.CallRwb(symbol) for symbol in range(len(SYMBOLS)))
    return _decision(box, seat, "call-rwb", task, options)


@run.register
def _(effect: v.CountRwb, h: Happening, seat: int, task: Do) -> None:
    assert effect.symbol is not None
    _call(h, seat, task, SYMBOLS.index(effect.symbol))


@answer.register
def _(effect: v.CountRwb, h: Happening, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, a.CallRwb)
    _call(h, seat, task, given.symbol)


def _call(h: Happening, seat: int, task: Do, symbol: int) -> None:
    h.change(seat, rwbs=(*h.unit(seat).rwbs, symbol))
    h.tell(f.RwbCalled(seat, symbol, by=h.content.rule_of(task.effect)))


@ask.register
def _(effect: v.CopyTally, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    others = tuple(map(a.For, whole_tallies(s, seat)))
    return _decision(box, seat, "whose-tally", task, others) if others else None


@run.register
def _(effect: v.CopyTally, h: Happening, seat: int, task: Do) -> None:
    """There is nobody to copy."""


@answer.register
def _(effect: v.CopyTally, h: Happening, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, a.For)
    dice = h.unit(given.seat).dice
    h.change(seat, dice=dice)
    h.tell(f.TallyCopied(seat, given.seat, dice, by=h.content.rule_of(task.effect)))


# Cards


@run.register
def _(effect: v.TakeAward, h: Happening, seat: int, task: Do) -> None:
    by = h.content.rule_of(task.effect)
    h.push(seat, *(DrawCard("award", effect.choice, by) for _ in range(effect.number)))


def _take_one_of(box: Box, seat: int, task: Do, cards: tuple[str, ...]) -> Question | None:
    options = tuple(a.Take(card) for card in cards)
    return _decision(box, seat, "take-card", task, (*options, DONE)) if options else None


@ask.register
def _(effect: v.TakeCard, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    cards = cards_on_offer(box, s, seat, effect.what, effect.most)
    return _take_one_of(box, seat, task, cards)


@ask.register
def _(effect: v.Recall, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    itself = box.content.source_of[task.effect]
    cards = recallable(box, s, seat, effect.what)
    return _take_one_of(box, seat, task, tuple(card for card in cards if card != itself))


@run.register(v.TakeCard | v.Recall)
def _(effect: v.Effect, h: Happening, seat: int, task: Do) -> None:
    """There is no such card."""


@answer.register(v.TakeCard | v.Recall)
def _(effect: v.Effect, h: Happening, seat: int, task: Do, given: Answer) -> None:
    if not isinstance(given, a.Take):
        h.tell(f.Declined(seat, by=h.content.rule_of(task.effect)))
        return
    unit = h.unit(seat)
    # What came by a card is not used in the same turn: cards that bring cards might never end.
    h.change(seat, used=(*unit.used, given.card))
    h.tell(f.CardTaken(seat, given.card, by=h.content.rule_of(task.effect)))
    h.take(seat, given.card)
    if isinstance(effect, v.Recall):
        away = {"gone": _less(unit.gone, given.card), "spent": _less(unit.spent, given.card)}
        h.change(seat, **away, found=unit.found)


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One copy less, if there is any."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


# Map and Combat


@run.register
def _(effect: v.SilenceMgf, h: Happening, seat: int, task: Do) -> None:
    sector = h.unit(seat).sector
    h.set(silent=(*h.s.silent, sector))
    number = h.ground.sectors[sector].number
    h.tell(f.MgfSilenced(seat, number, by=h.content.rule_of(task.effect)))


@run.register
def _(effect: v.TurnBack, h: Happening, seat: int, task: Do) -> None:
    turns = max(1, h.unit(seat).turns - effect.steps)
    h.change(seat, turns=turns)
    h.tell(f.MarkerTurnedBack(seat, turns, by=h.content.rule_of(task.effect)))


# Choices


@ask.register
def _(effect: v.Choose, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
    return _decision(box, seat, "choose", task, _ways(effect, task.effect))


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
def _(effect: v.Choose, h: Happening, seat: int, task: Do, given: Answer) -> None:
    assert isinstance(given, a.Choose)
    choose(h, seat, given.way)


def choose(h: Happening, seat: int, way: str) -> None:
    """One way was chosen: its effects are to be done."""
    keys = h.content.parts[way]
    h.tell(f.WayChosen(seat, way, by=h.content.rule_of(keys[0])))
    h.push(seat, *map(Do, keys))
