"""Phase 2: the marker, the Straight, skulls, resources and RWBs (T-3 to T-6)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy import training
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.content import COMMON, rwb_key
from beachhead.games.normandy.dice import (
    EVEN,
    GROWING,
    counts,
    is_straight,
    not_skulls,
    rwbs,
    skulls,
    subsets,
    without,
)
from beachhead.games.normandy.effects import Question
from beachhead.games.normandy.rules import Rules, cards_in, in_battle
from beachhead.games.normandy.state import Bonus, Do, EveryTurn, Normandy, mark
from beachhead.games.normandy.using import triggers
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from beachhead.kernel.kinds import SYMBOLS, Dice

RWB_SIZE = 3
STRAIGHT = mark("straight")
"""In `Unit.used`: the Unit has taken the Award for its Straight."""


def begin(b: Battle) -> None:
    """Turn every marker, then each Unit reads its dice."""
    for seat in in_battle(b.s):
        if b.s.ended:
            return
        turns = b.unit(seat).turns + 1
        b.change(seat, turns=turns)
        b.tell(f.MarkerTurned(seat, turns))
        if straight(b.rules, b.s, seat):
            b.tell(f.StraightRolled(seat))
            if cards_in(b.s, "award"):
                b.change(seat, step="straight")
                continue
        _skulls(b, seat)


def straight(rules: Rules, s: Normandy, seat: int) -> bool:
    """Whether a Unit's dice are a Straight (T-6)."""
    dice = s.units[seat].dice
    found = is_straight(dice)
    for module in rules.modules(s):
        found = module.is_straight(rules, s, seat, dice, found)
    return found


def ask(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """What a Unit has to decide in this phase."""
    unit = s.units[seat]
    match unit.step:
        case "straight":
            awards = tuple(a.TakeAward(card) for card in cards_in(s, "award"))
            # Besides the dice, the Award costs nothing but an RWB that needs a die of the Straight.
            free = s.options.straight == "besides" and not rwbs_of(rules, s, seat, unit.dice)
            counting = () if free and awards else (a.CountDice(),)
            return Decision(seat, "straight", "T-6", awards + counting)
        case "cancel":
            ways = subsets(not_skulls(unit.dice), active_skulls(rules, s, seat))
            return Decision(seat, "cancel", "T-3", tuple(map(a.Cancel, ways)))
    return None


def chosen(b: Battle, seat: int, action: Action) -> None:
    """The Award or the dice of a Straight; which dice the skulls cancel."""
    match action:
        case a.TakeAward(card):
            b.change(seat, step="", used=(*b.unit(seat).used, STRAIGHT))
            b.leave_deck("award", card, "T-6")
            b.tell(f.CardDrawn(seat, card, by="T-6"))
            b.take(seat, card)
            if b.s.options.straight == "besides":
                _skulls(b, seat)
            else:
                _after_dice(b, seat)
        case a.CountDice():
            b.tell(f.UnitReady(seat, b.s.phase))
            _skulls(b, seat)
        case a.Cancel(dice):
            _count(b, seat, dice)


def active_skulls(rules: Rules, s: Normandy, seat: int) -> int:
    """The skulls that really cancel a die: not ignored, not in an RWB or a Straight."""
    dice = _beside_straight(rules, s, seat, s.units[seat].dice)
    in_rwbs = RWB_SIZE * rwbs_of(rules, s, seat, dice).count(SKULL)
    return max(0, skulls(dice) - in_rwbs - rules.terms(s, seat).skulls)


def rwbs_of(rules: Rules, s: Normandy, seat: int, dice: Dice) -> tuple[int, ...]:
    """The symbols of the RWBs that dice make."""
    found = rwbs(dice)
    for module in rules.modules(s):
        found = module.rwbs(rules, s, seat, dice, found)
    return found


def _beside_straight(rules: Rules, s: Normandy, seat: int, dice: Dice) -> Dice:
    """The dice that may serve in RWBs: a Straight that was taken keeps one of each symbol (T-4)."""
    if STRAIGHT not in s.units[seat].used:
        return dice
    for symbol in range(len(SYMBOLS)):
        ways = [without(dice, (die,)) for die in dict.fromkeys(dice) if die % 6 == symbol]
        dice = max(ways, key=lambda left: len(rwbs_of(rules, s, seat, left)), default=dice)
    return dice


def _skulls(b: Battle, seat: int) -> None:
    dice = b.unit(seat).dice
    active = active_skulls(b.rules, b.s, seat)
    if active < skulls(dice):
        b.tell(f.SkullsIgnored(seat, skulls(dice) - active))
    others = not_skulls(dice)
    if not active or not others:
        _spare_skulls(b, seat, active)
        _count(b, seat, ())
    elif active >= len(others):
        _spare_skulls(b, seat, active - len(others))
        _count(b, seat, others)
    else:
        b.change(seat, step="cancel")


def _spare_skulls(b: Battle, seat: int, spare: int) -> None:
    if spare and b.s.options.spare_skulls == "soldiers":
        b.lose_soldiers(seat, spare, "skulls", "T-3")


def _count(b: Battle, seat: int, cancelled: Dice) -> None:
    """The dice that are left give resources and make RWBs (T-4, T-5)."""
    if b.s.ended:
        return
    unit = b.unit(seat)
    left = without(unit.dice, cancelled)
    if cancelled:
        b.tell(f.DiceCancelled(seat, cancelled))
    serving = unit.dice if b.s.options.skull_order == "rwb-first" else left
    serving = _beside_straight(b.rules, b.s, seat, serving)
    found = rwbs_of(b.rules, b.s, seat, serving) + unit.rwbs
    soldiers, stars, courage, tools = resources(b.rules, b.s, seat, left)
    b.change(
        seat,
        step="",
        rwbs=found,
        soldiers=unit.soldiers + soldiers,
        stars=unit.stars + stars,
        courage=unit.courage + courage,
        tools=unit.tools + tools,
    )
    b.tell(f.DiceCounted(seat, soldiers, stars, courage, tools))
    _after_dice(b, seat)


def _after_dice(b: Battle, seat: int) -> None:
    """What the RWBs bring, those of cards too, then what comes every turn."""
    own = b.s.options.nation_rwb == "own"
    table = b.unit(seat).nation if own else COMMON
    for symbol in b.unit(seat).rwbs:
        b.tell(f.RwbMade(seat, symbol))
        b.queue(seat, Bonus(rwb_key(table, symbol)))
    b.queue(seat, EveryTurn())


def resources(rules: Rules, s: Normandy, seat: int, dice: Dice) -> tuple[int, int, int, int]:
    """Soldiers, Stars, Courage and Item Points that dice give, as far as they are of use."""
    shown = counts(dice)
    more = rules.terms(s, seat).more
    soldiers = shown[SOLDIER] * (1 + more[SOLDIER]) + shown[TWO_SOLDIERS] * (2 + more[TWO_SOLDIERS])
    found = shown[TOOL]
    tools = GROWING[min(found, len(GROWING) - 1)]
    if s.options.tools == "even":
        tools = EVEN * found
    stars = shown[STAR] * (1 + more[STAR])
    courage = shown[COURAGE] * (1 + more[COURAGE])
    tools += found * more[TOOL]
    of_use = training.resources(s.options)
    return (
        soldiers,
        stars if "stars" in of_use else 0,
        courage,
        tools if "tools" in of_use else 0,
    )


def every_turn(b: Battle, seat: int) -> None:
    """What the sector and the Unit's cards give in every Upkeep."""
    unit = b.unit(seat)
    b.queue(seat, *map(Do, b.content.sector_effects[b.s.options.map, unit.sector, "turn"]))
    triggers(b, seat, ("turn", "rwb") if unit.rwbs else ("turn",))
