"""Phase 2: the marker, the Straight, skulls, resources and RWBs (T-3 to T-6)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy import training
from beachhead.games.normandy.box import Box, cards_in, in_battle
from beachhead.games.normandy.cards.content import COMMON, rwb_key
from beachhead.games.normandy.cards.using import triggers
from beachhead.games.normandy.dice_sets import (
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
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Bonus, Do, EveryTurn, Normandy, mark
from beachhead.games.normandy.words.doing import Question
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from beachhead.kernel.kinds import SYMBOLS, Dice

RWB_SIZE = 3
STRAIGHT = mark("straight")
"""In `Unit.used`: the Unit has taken the Award for its Straight."""


def begin(h: Happening) -> None:
    """Turn every marker, then each Unit reads its dice."""
    for seat in in_battle(h.s):
        if h.s.ended:
            return
        turns = h.unit(seat).turns + 1
        h.change(seat, turns=turns)
        h.tell(f.MarkerTurned(seat, turns))
        if straight(h.box, h.s, seat):
            h.tell(f.StraightRolled(seat))
            if cards_in(h.s, "award"):
                h.change(seat, step="straight")
                continue
        _skulls(h, seat)


def straight(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a Unit's dice are a Straight (T-6)."""
    dice = s.units[seat].dice
    found = is_straight(dice)
    for module in box.modules(s):
        found = module.is_straight(box, s, seat, dice, found)
    return found


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """What a Unit has to decide in this phase."""
    unit = s.units[seat]
    match unit.step:
        case "straight":
            awards = tuple(a.TakeAward(card) for card in cards_in(s, "award"))
            # Besides the dice, the Award costs nothing but an RWB that needs a die of the Straight.
            free = s.options.straight == "besides" and not rwbs_of(box, s, seat, unit.dice)
            counting = () if free and awards else (a.CountDice(),)
            return Decision(seat, "straight", "T-6", awards + counting)
        case "cancel":
            ways = subsets(not_skulls(unit.dice), active_skulls(box, s, seat))
            return Decision(seat, "cancel", "T-3", tuple(map(a.Cancel, ways)))
    return None


def chosen(h: Happening, seat: int, action: Action) -> None:
    """The Award or the dice of a Straight; which dice the skulls cancel."""
    match action:
        case a.TakeAward(card):
            h.change(seat, step="", used=(*h.unit(seat).used, STRAIGHT))
            h.leave_deck("award", card, "T-6")
            h.tell(f.CardDrawn(seat, card, by="T-6"))
            h.take(seat, card)
            if h.s.options.straight == "besides":
                _skulls(h, seat)
            else:
                _after_dice(h, seat)
        case a.CountDice():
            h.tell(f.UnitReady(seat, h.s.phase))
            _skulls(h, seat)
        case a.Cancel(dice):
            _count(h, seat, dice)


def active_skulls(box: Box, s: Normandy, seat: int) -> int:
    """The skulls that really cancel a die: not ignored, not in an RWB or a Straight."""
    dice = _beside_straight(box, s, seat, s.units[seat].dice)
    in_rwbs = RWB_SIZE * rwbs_of(box, s, seat, dice).count(SKULL)
    return max(0, skulls(dice) - in_rwbs - box.in_force(s, seat).skulls)


def rwbs_of(box: Box, s: Normandy, seat: int, dice: Dice) -> tuple[int, ...]:
    """The symbols of the RWBs that dice make."""
    found = rwbs(dice)
    for module in box.modules(s):
        found = module.rwbs(box, s, seat, dice, found)
    return found


def _beside_straight(box: Box, s: Normandy, seat: int, dice: Dice) -> Dice:
    """The dice that may serve in RWBs: a Straight that was taken keeps one of each symbol (T-4)."""
    if STRAIGHT not in s.units[seat].used:
        return dice
    for symbol in range(len(SYMBOLS)):
        ways = [without(dice, (die,)) for die in dict.fromkeys(dice) if die % 6 == symbol]
        dice = max(ways, key=lambda left: len(rwbs_of(box, s, seat, left)), default=dice)
    return dice


def _skulls(h: Happening, seat: int) -> None:
    dice = h.unit(seat).dice
    active = active_skulls(h.box, h.s, seat)
    if active < skulls(dice):
        h.tell(f.SkullsIgnored(seat, skulls(dice) - active))
    others = not_skulls(dice)
    if not active or not others:
        _spare_skulls(h, seat, active)
        _count(h, seat, ())
    elif active >= len(others):
        _spare_skulls(h, seat, active - len(others))
        _count(h, seat, others)
    else:
        h.change(seat, step="cancel")


def _spare_skulls(h: Happening, seat: int, spare: int) -> None:
    if spare and h.s.options.spare_skulls == "soldiers":
        h.lose_soldiers(seat, spare, "skulls", "T-3")


def _count(h: Happening, seat: int, cancelled: Dice) -> None:
    """The dice that are left give resources and make RWBs (T-4, T-5)."""
    if h.s.ended:
        return
    unit = h.unit(seat)
    left = without(unit.dice, cancelled)
    if cancelled:
        h.tell(f.DiceCancelled(seat, cancelled))
    serving = unit.dice if h.s.options.skull_order == "rwb-first" else left
    serving = _beside_straight(h.box, h.s, seat, serving)
    found = rwbs_of(h.box, h.s, seat, serving) + unit.rwbs
    soldiers, stars, courage, tools = resources(h.box, h.s, seat, left)
    h.change(
        seat,
        step="",
        rwbs=found,
        soldiers=unit.soldiers + soldiers,
        stars=unit.stars + stars,
        courage=unit.courage + courage,
        tools=unit.tools + tools,
    )
    h.tell(f.DiceCounted(seat, soldiers, stars, courage, tools))
    _after_dice(h, seat)


def _after_dice(h: Happening, seat: int) -> None:
    """What the RWBs bring, those of cards too, then what comes every turn."""
    own = h.s.options.nation_rwb == "own"
    table = h.unit(seat).nation if own else COMMON
    for symbol in h.unit(seat).rwbs:
        h.tell(f.RwbMade(seat, symbol))
        h.queue(seat, Bonus(rwb_key(table, symbol)))
    h.queue(seat, EveryTurn())


def resources(box: Box, s: Normandy, seat: int, dice: Dice) -> tuple[int, int, int, int]:
    """Soldiers, Stars, Courage and Item Points that dice give, as far as they are of use."""
    shown = counts(dice)
    more = box.in_force(s, seat).more
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


def every_turn(h: Happening, seat: int) -> None:
    """What the sector and the Unit's cards give in every Upkeep."""
    unit = h.unit(seat)
    h.queue(seat, *map(Do, h.content.sector_effects[h.s.options.map, unit.sector, "turn"]))
    triggers(h, seat, ("turn", "rwb") if unit.rwbs else ("turn",))
