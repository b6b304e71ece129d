"""Step 4: the medal window (B-4) and what each medal does (B-11)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from beachhead.games.battle import skirmish, turns
from beachhead.games.battle.facts import (
    AxisDieTurned,
    CalledOff,
    DiceRerolled,
    FieldSet,
    MedalPlayed,
    Passed,
)
from beachhead.games.battle.medals import (
    Medal,
    MedalContent,
    Order,
    RerollAgain,
    RestartSkirmish,
    SetBattlefield,
    TurnAxisDie,
    WinSkirmish,
    Worthless,
)
from beachhead.games.battle.state import (
    Battle,
    Pass,
    Play,
    PlayReroll,
    SetField,
    Skirmish,
    TurnDie,
)
from beachhead.games.moves import Reroll, reroll, reroll_options
from beachhead.kernel.contract import Action, Fact, illegal
from beachhead.kernel.kinds import SECTORS, Dice

PASS = Pass()
_Played: TypeAlias = Play | TurnDie | SetField | PlayReroll


def open_or_go_on(content: MedalContent, s: Battle, facts: list[Fact]) -> Battle:
    """The window opens with the active player, and goes on where it was if it is open already."""
    if s.medals == content.all_in_deck:
        return skirmish.final_tally(content, s, facts)
    now = s.skirmish
    if now.asked < 0:
        s = replace(s, skirmish=replace(now, asked=s.queue[0], passes=0))
    return _ask(content, s, facts)


def _ask(content: MedalContent, s: Battle, facts: list[Fact]) -> Battle:
    """Ask the next seat that could play something; nobody left: the tally is final."""
    now = s.skirmish
    seats = len(s.scores)
    asked, passes = now.asked, now.passes
    while passes < seats:
        if asked in s.medals and _playable(content, s, asked):
            if (asked, passes) != (now.asked, now.passes):
                now = replace(now, asked=asked, passes=passes)
            return replace(s, phase="medals", skirmish=now)
        asked, passes = (asked + 1) % seats, passes + 1
    return skirmish.final_tally(content, s, facts)


def may_open(content: MedalContent, s: Battle) -> bool:
    """Whether anybody could play a medal on the dice as they lie."""
    return any(_playable(content, s, seat) for seat in dict.fromkeys(s.medals) if seat >= 0)


def _playable(content: MedalContent, s: Battle, seat: int) -> list[Medal]:
    turn = "own" if seat == s.queue[0] else "other"
    return [
        content.medals[place]
        for place, holder in enumerate(s.medals)
        if holder == seat and _fits_now(content.medals[place], turn, s.skirmish)
    ]


def _fits_now(medal: Medal, turn: str, now: Skirmish) -> bool:
    return medal.turn in ("any", turn) and bool(
        _ways(medal, now.axis, now.dice, now.fixed, now.field)
    )


def options(content: MedalContent, s: Battle, seat: int) -> tuple[Action, ...]:
    """Pass, or every way to play one of the medals that can be played now."""
    now = s.skirmish
    ways: tuple[Action, ...] = (PASS,)
    for medal in _playable(content, s, seat):
        ways += _ways(medal, now.axis, now.dice, now.fixed, now.field)
    return ways


def _ways(medal: Medal, axis: Dice, dice: Dice, fixed: Dice, field: int) -> tuple[Action, ...]:
    """Every way to play a medal; none if it could do nothing."""
    for effect in medal.effects:
        if isinstance(effect, TurnAxisDie):
            return _turns(medal.id, axis)
        if isinstance(effect, SetBattlefield):
            return _settings(medal.id, effect, field)
        if isinstance(effect, RerollAgain):
            return _rerolls(medal.id, dice, fixed)
    return (Play(medal.id),)


@cache
def _turns(card: str, axis: Dice) -> tuple[Action, ...]:
    return tuple(
        TurnDie(card, die, die - die % 6 + symbol)
        for die in dict.fromkeys(axis)
        for symbol in range(6)
        if symbol != die % 6
    )


@cache
def _settings(card: str, effect: SetBattlefield, field: int) -> tuple[Action, ...]:
    if SECTORS[field] in effect.never_from:
        return ()
    fields = (i for i, name in enumerate(SECTORS) if i != field and name not in effect.never_to)
    return tuple(SetField(card, i) for i in fields)


@cache
def _rerolls(card: str, dice: Dice, fixed: Dice) -> tuple[Action, ...]:
    ways = reroll_options(dice, fixed)
    return tuple(PlayReroll(card, way.dice) for way in ways if isinstance(way, Reroll))


def answered(content: MedalContent, s: Battle, action: Action, facts: list[Fact]) -> Battle:
    """The seat that was asked passes or plays; then the next one is asked."""
    now = s.skirmish
    following = (now.asked + 1) % len(s.scores)
    if type(action) is Pass:
        facts.append(Passed(now.asked))
        now = replace(now, asked=following, passes=now.passes + 1)
        return _ask(content, replace(s, skirmish=now), facts)
    if action not in options(content, s, now.asked):
        raise illegal(action)
    assert isinstance(action, _Played)
    medal = content.by_id[action.card]
    facts.append(MedalPlayed(now.asked, medal.id))
    place = content.medals.index(medal)
    back_in_deck = (*s.medals[:place], -1, *s.medals[place + 1 :])
    passes = 0 if s.options.medal_window == "all-pass" else now.passes + 1
    now = replace(now, asked=following, passes=passes)
    s = replace(s, medals=back_in_deck, skirmish=now)
    for effect in medal.effects:
        s = _take_effect(s, effect, action, facts)
    return s if s.phase != "medals" else _ask(content, s, facts)


def _take_effect(s: Battle, effect: object, action: _Played, facts: list[Fact]) -> Battle:
    now = s.skirmish
    match effect, action:
        case Order(order), _:
            return replace(s, skirmish=replace(now, order=order, ordered_by=action.card))
        case WinSkirmish(), _:
            return replace(s, skirmish=replace(now, won=True))
        case Worthless(), _:
            return replace(s, skirmish=replace(now, worthless=True))
        case RestartSkirmish(), _:
            facts.append(CalledOff(s.queue[0]))
            return turns.new_skirmish(s)
        case TurnAxisDie(), TurnDie(_, die, becomes):
            facts.append(AxisDieTurned(die, becomes))
            left = list(now.axis)
            left.remove(die)
            axis = tuple(sorted((*left, becomes)))
            now = replace(now, axis=axis, fixed=skirmish.fixed_by(axis))
            return replace(s, skirmish=now)
        case SetBattlefield(), SetField(_, field):
            facts.append(FieldSet(field))
            return replace(s, skirmish=replace(now, field=field))
        case RerollAgain(), PlayReroll(_, dice):
            facts.append(DiceRerolled(s.queue[0], dice))
            throw = reroll(now.dice, dice, now.fixed)
            assert throw is not None
            kept, pool = throw
            now = replace(now, dice=kept, pool=pool, rerolls=0)
            return replace(s, phase="roll", skirmish=now)
    raise illegal(action)
