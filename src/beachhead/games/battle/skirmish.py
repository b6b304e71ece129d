"""One skirmish, step by step: dice, final tally, the command decision (B-2, B-3, B-5 to B-8)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from beachhead.games.battle import turns, window
from beachhead.games.battle.facts import (
    AlliedRolled,
    AxisRolled,
    DiceRerolled,
    DieStaysOut,
    KommandantDeployed,
    MedalEarned,
    MedalHandedOver,
    SkirmishBegun,
    SkirmishLost,
    SkirmishWon,
    Stood,
    TurnBegun,
    Why,
)
from beachhead.games.battle.medals import MedalContent
from beachhead.games.battle.state import (
    Battle,
)
from beachhead.games.moves import Reroll, Stand, may_reroll, merged, pool_without, reroll
from beachhead.games.pocket.tally import earned, missing
from beachhead.kernel.contract import Action, Fact, illegal
from beachhead.kernel.dice import ALLIED_POOL, BLACK, BLUE, FIELD, RED, WHITE, symbols
from beachhead.kernel.kinds import COLOURS, SECTORS

LANDING, BARRIERS, RALLYING_POINT, GANTLET, BLUFFS, BUNKER = range(len(SECTORS))
TIMES = {BARRIERS: 2, RALLYING_POINT: 3}
"""B-8: what the battlefield multiplies the points by."""
ORDERS = {GANTLET: "advance", BLUFFS: "retreat"}
"""B-8: what the battlefield commands in step 7."""


def deployed(s: Battle, kommandant: bool, facts: list[Fact]) -> Battle:
    """B-10: the player says whether he is deployed."""
    facts += _headings(s)
    facts.append(KommandantDeployed(s.queue[0], kommandant))
    return replace(s, phase="axis", skirmish=replace(turns.FRESH, kommandant=kommandant))


def _headings(s: Battle) -> tuple[Fact, ...]:
    """What begins: a skirmish, and before the first of them the turn."""
    skirmish = SkirmishBegun(turns.axis_dice(s))
    first = not s.advances and not s.points
    return (TurnBegun(s.queue[0], s.rounds + 1), skirmish) if first else (skirmish,)


def axis_rolled(s: Battle, result: tuple[int, ...], facts: list[Fact]) -> Battle:
    """Step 1: battlefield and Axis dice; in the Bunker one Allied die stays out (B-8)."""
    field, axis = result[-1] - FIELD * 6, result[:-1]
    if not s.options.kommandant:
        facts += _headings(s)
    facts.append(AxisRolled(field, axis))
    now = replace(
        s.skirmish,
        seat=s.queue[0],
        field=field,
        axis=axis,
        pool=ALLIED_POOL,
        fixed=fixed_by(axis),
    )
    s = replace(s, phase="roll", skirmish=now, before=turns.FRESH)
    if field != BUNKER:
        return s
    if s.options.bunker_die == "choose":
        return replace(s, phase="sit-out")
    return stays_out(s, (COLOURS.index(s.options.bunker_die),), facts)


@cache
def fixed_by(axis: tuple[int, ...]) -> tuple[int, ...]:
    """B-10: the Allied dice that show the Kommandant's result; they may not be re-rolled."""
    return tuple(
        colour * 6 + die % 6 for colour in (RED, WHITE, BLUE) for die in axis if die >= BLACK * 6
    )


def stays_out(s: Battle, colours: tuple[int, ...], facts: list[Fact]) -> Battle:
    """B-8: only five Allied dice are rolled."""
    facts.append(DieStaysOut(s.queue[0], colours))
    now = replace(s.skirmish, pool=pool_without(colours))
    return replace(s, phase="roll", skirmish=now)


def allied_rolled(
    content: MedalContent, s: Battle, result: tuple[int, ...], facts: list[Fact]
) -> Battle:
    """Steps 2 and 3: the dice lie; re-roll, or on to the medals."""
    now = s.skirmish
    dice = merged(now.dice, result)
    facts.append(AlliedRolled(s.queue[0], dice))
    may = now.rerolls and may_reroll(dice, now.fixed)
    now = replace(now, dice=dice, pool=())
    if may:
        return replace(s, phase="reroll", skirmish=now)
    return window.open_or_go_on(content, replace(s, skirmish=now), facts)


def rerolled(content: MedalContent, s: Battle, action: Action, facts: list[Fact]) -> Battle:
    """Step 3: re-roll some dice, or stand."""
    now = s.skirmish
    if type(action) is Stand:
        facts.append(Stood(s.queue[0]))
        return window.open_or_go_on(content, s, facts)
    if type(action) is not Reroll:
        raise illegal(action)
    throw = reroll(now.dice, action.dice, now.fixed)
    if throw is None:
        raise illegal(action)
    facts.append(DiceRerolled(s.queue[0], action.dice))
    dice, pool = throw
    now = replace(now, dice=dice, pool=pool, rerolls=now.rerolls - 1)
    return replace(s, phase="roll", skirmish=now)


def final_tally(content: MedalContent, s: Battle, facts: list[Fact]) -> Battle:
    """Steps 5 to 7, when everybody is done with medals."""
    s = _earn_medals(content, s, facts)
    seat, now = s.queue[0], s.skirmish
    unmatched = missing(symbols(now.axis), symbols(now.dice))
    if unmatched and not now.won:
        facts.append(SkirmishLost(seat, unmatched, s.points))
        return turns.end_turn(replace(s, points=0), facts)
    points = points_for(s)
    s = replace(s, points=s.points + points)
    facts.append(SkirmishWon(seat, points, s.points))
    order = now.order or ORDERS.get(now.field)
    why: Why = "medal" if now.order else "field"
    if order == "advance":
        return turns.advance(s, why, facts)
    if order == "retreat":
        return turns.retreat(s, why, facts)
    return replace(s, phase="command")


def points_for(s: Battle) -> int:
    """B-6: a point per Axis die, two for a matched Kommandant (B-10), times the field (B-8)."""
    now = s.skirmish
    if now.worthless:
        return 0
    shown = symbols(now.dice)
    kommandant = sum(die >= BLACK * 6 and die % 6 in shown for die in now.axis)
    return (len(now.axis) + kommandant) * TIMES.get(now.field, 1)


def _earn_medals(content: MedalContent, s: Battle, facts: list[Fact]) -> Battle:
    """Step 5: the medals of the final tally, at once, whatever step 6 brings (B-5)."""
    symbols_earned = earned(s.skirmish.dice)
    if not symbols_earned:
        return s
    seat = s.queue[0]
    medals = list(s.medals)
    for symbol in symbols_earned:
        place = content.earned_by.get(symbol)
        if place is None or medals[place] == seat:
            continue
        card, holder = content.medals[place].id, medals[place]
        facts.append(MedalEarned(seat, card) if holder < 0 else MedalHandedOver(seat, card, holder))
        medals[place] = seat
    return replace(s, medals=tuple(medals))
