"""Steps 3 to 5, all soldiers at the same time: dice, re-rolls, Specialists (E-2, E-11)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from beachhead.games.express import facts as f
from beachhead.games.express import sector
from beachhead.games.express import vocabulary as v
from beachhead.games.express.content import ExpressContent
from beachhead.games.express.state import Change, Done, Express, Sacrifice, Soldier
from beachhead.games.express.terms import allied_dice, fresh_soldier, holds, sector_effects
from beachhead.games.moves import (
    Reroll,
    SitOut,
    Stand,
    may_reroll,
    merged,
    pool_without,
    reroll,
    reroll_options,
    sit_out_options,
)
from beachhead.kernel.contract import Action, Decision, Fact, illegal
from beachhead.kernel.dice import ALLIED_POOL, Roll, fits
from beachhead.kernel.kinds import SYMBOLS, Dice

DONE = Done()


def pending(content: ExpressContent, s: Express) -> tuple[Decision | Roll, ...]:
    """What each soldier who is not done may do; dice in the air come first."""
    rolls: list[Decision | Roll] = []
    decisions: list[Decision | Roll] = []
    terms = s.terms
    for seat, man in enumerate(s.soldiers):
        step = man.step
        if step == "roll":
            rolls.append(Roll(man.pool, seat, "E-2", "allied"))
        elif step == "reroll":
            options = reroll_options(man.dice, terms.fixed, terms.limit)
            decisions.append(Decision(seat, "reroll", "E-2", options))
        elif step == "specialists":
            options = specialist_options(content, s, man)
            decisions.append(Decision(seat, "specialists", "E-5", options))
        elif step == "sit-out":
            decisions.append(Decision(seat, "sit-out", "E-9", _sit_outs(s)))
    return tuple(rolls + decisions)


def _sit_outs(s: Express) -> tuple[Action, ...]:
    return sit_out_options(len(ALLIED_POOL) - allied_dice(s.axis, s.terms))


def rolled(
    content: ExpressContent, s: Express, seat: int | None, result: Dice, facts: list[Fact]
) -> Express:
    """A soldier's dice come to rest."""
    if seat is None or not 0 <= seat < len(s.soldiers):
        raise illegal(result)
    man = s.soldiers[seat]
    if man.step != "roll" or not fits(man.pool, result):
        raise illegal(result)
    dice = merged(man.dice, result)
    facts.append(f.AlliedRolled(seat, dice))
    if man.rerolls and may_reroll(dice, s.terms.fixed):
        return _with(s, seat, replace(man, step="reroll", dice=dice, pool=()))
    return _settle(
        content, _with(s, seat, replace(man, step="specialists", dice=dice, pool=())), facts
    )


def chosen(
    content: ExpressContent, s: Express, seat: int, action: Action, facts: list[Fact]
) -> Express:
    """A soldier decides."""
    if not 0 <= seat < len(s.soldiers):
        raise illegal(action)
    man = s.soldiers[seat]
    if man.step == "reroll":
        return _rerolls(content, s, seat, man, action, facts)
    if man.step == "specialists":
        return _uses(content, s, seat, man, action, facts)
    if man.step == "sit-out" and action in _sit_outs(s):
        assert isinstance(action, SitOut)
        facts.append(f.DiceStayOut(seat, action.colours))
        pool = pool_without(action.colours)
        if pool:
            return _with(s, seat, replace(man, step="roll", pool=pool))
        return _settle(content, _with(s, seat, replace(man, step="specialists")), facts)
    raise illegal(action)


def _with(s: Express, seat: int, man: Soldier) -> Express:
    soldiers = list(s.soldiers)
    soldiers[seat] = man
    return replace(s, soldiers=tuple(soldiers))


def _rerolls(
    content: ExpressContent,
    s: Express,
    seat: int,
    man: Soldier,
    action: Action,
    facts: list[Fact],
) -> Express:
    if type(action) is Stand:
        facts.append(f.Stood(seat))
        return _settle(content, _with(s, seat, replace(man, step="specialists")), facts)
    if type(action) is not Reroll:
        raise illegal(action)
    throw = reroll(man.dice, action.dice, s.terms.fixed, s.terms.limit)
    if throw is None:
        raise illegal(action)
    facts.append(f.DiceRerolled(seat, action.dice))
    dice, pool = throw
    man = replace(man, step="roll", dice=dice, pool=pool, rerolls=man.rerolls - 1)
    return _with(s, seat, man)


def can_use(s: Express) -> bool:
    """Whether Specialists do anything here."""
    return not (s.useless or s.terms.barred)


def specialist_options(content: ExpressContent, s: Express, man: Soldier) -> tuple[Action, ...]:
    """Done, or every way to use a Specialist (E-5: each at most once per soldier and pass)."""
    ways: tuple[Action, ...] = (DONE,)
    if not s.hand or not can_use(s):
        return ways
    for card_id in s.hand:
        if card_id in man.used:
            continue
        card = content.by_id[card_id]
        if isinstance(card.effect, v.ChangeDie):
            ways += _changes(card, man.dice, man.made)
        elif card.effect.use == "sacrifice" and not (
            man.hero and isinstance(card.effect, v.ClearSector)
        ):
            ways += (Sacrifice(card_id),)
    return ways


@cache
def _changes(card: v.Specialist, dice: Dice, taboo: Dice) -> tuple[Action, ...]:
    """Every change of one die; an `only` symbol does not count on a die in `taboo`."""
    effect = card.effect
    assert isinstance(effect, v.ChangeDie)
    ways: list[Action] = []
    for die in dict.fromkeys(dice):
        colour, symbol = divmod(die, 6)
        if effect.only and (SYMBOLS[symbol] != effect.only or dice.count(die) <= taboo.count(die)):
            continue
        colours = range(3) if effect.colour else (colour,)
        symbols = range(len(SYMBOLS)) if effect.symbol else (symbol,)
        new = (c * len(SYMBOLS) + s for c in colours for s in symbols)
        ways += [Change(card.id, die, other) for other in new if other != die]
    return tuple(ways)


def _uses(
    content: ExpressContent,
    s: Express,
    seat: int,
    man: Soldier,
    action: Action,
    facts: list[Fact],
) -> Express:
    if type(action) is Done:
        facts.append(f.TallyDone(seat))
        return _settle(content, _with(s, seat, replace(man, step="done")), facts)
    if action not in specialist_options(content, s, man):
        raise illegal(action)
    if type(action) is Change:
        facts.append(f.DieChanged(seat, action.card, action.die, action.becomes))
        dice = list(man.dice)
        dice[dice.index(action.die)] = action.becomes
        man = replace(
            man,
            dice=tuple(sorted(dice)),
            used=(*man.used, action.card),
            made=() if s.options.engineer_after_general else _made(man.made, action),
        )
        return _settle(content, replace(_with(s, seat, man), used=True), facts)
    assert isinstance(action, Sacrifice)
    return _sacrifices(content, s, seat, action.card, facts)


def _made(made: Dice, change: Change) -> Dice:
    """The dice that show what a Specialist made of them: a new colour alone makes no new result."""
    left = list(made)
    if change.die in left:
        left.remove(change.die)
    elif change.die % 6 == change.becomes % 6:
        return made
    return (*left, change.becomes)


def _sacrifices(
    content: ExpressContent, s: Express, seat: int, card: str, facts: list[Fact]
) -> Express:
    facts.append(f.SpecialistSacrificed(seat, card))
    s = replace(
        s,
        hand=tuple(other for other in s.hand if other != card),
        gone=(*s.gone, card),
        used=True,
        sacrificed=s.sacrificed + 1,
    )
    for effect in sector_effects(content, s):
        if not isinstance(effect, v.UselessAfterSacrifice) or card not in effect.of:
            continue
        if holds(s, effect.when):
            facts.append(f.SpecialistsUseless())
            s = replace(s, useless=True)
    if isinstance(content.by_id[card].effect, v.ClearSector):
        facts.append(f.HeroClears(seat))
        s = _with(s, seat, replace(s.soldiers[seat], hero=True))
        return _settle(content, s, facts)
    facts.append(f.SectorRestarted())
    return _restarted(s)


def _restarted(s: Express) -> Express:
    """E-11: everybody starts again at step 3; whom a Hero clears stays cleared (E-13)."""
    fresh = fresh_soldier(s)
    keeps_used = not s.options.medic_refreshes
    again = (
        replace(fresh, used=man.used if keeps_used else (), hero=man.hero) for man in s.soldiers
    )
    return replace(s, soldiers=tuple(again))


def _settle(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """Soldiers who have nothing left to use are done; when all are, the squad is judged."""
    for seat, man in enumerate(s.soldiers):
        if man.step == "specialists" and len(specialist_options(content, s, man)) == 1:
            s = _with(s, seat, replace(man, step="done"))
    for man in s.soldiers:
        if man.step != "done":
            return s
    return sector.judge(content, s, facts)
