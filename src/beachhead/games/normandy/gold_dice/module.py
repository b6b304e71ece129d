"""The Gold dice module."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Any, cast

from msgspec import Struct

from beachhead.games.moves import pool_without, sit_out_options
from beachhead.games.normandy import vocabulary as v
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.dice import without
from beachhead.games.normandy.hooks import Module, needs_everything
from beachhead.games.normandy.roll import throw
from beachhead.games.normandy.rules import Rules
from beachhead.games.normandy.state import Normandy, mark
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.dice import ALLIED_POOL, BLUE, GOLD, RED, SKULL, WHITE
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import SYMBOLS, Colours, Dice, Die, Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import Ref

TOUCH = mark("touch-of-gold")
"""In `Unit.used`: the Unit rolls with a touch of gold this turn (G-3)."""
TOUCH_DICE, TOUCH_STRAIGHT, SPARE_DICE = 4, 5, 4
DICE_CHANGERS = (v.ChangeDice, v.CopyTally, v.ExchangeDie)


class GoldDiceEffect(v.Lasting, frozen=True, tag="gold-dice"):
    """So many Gold dice more are rolled."""

    used_in = ("muster",)
    dice: v.Small


class GoldOptions(Struct, frozen=True):
    """The settings of this module."""

    gold_dice: Annotated[bool, Rule("G-1")] = False
    gold_solitaire: Annotated[bool, Rule("G-2")] = False
    touch_of_gold: Annotated[bool, Rule("G-3")] = False
    rwb_and_g: Annotated[bool, Rule("G-4")] = False
    wild_dice: Annotated[bool, Rule("G-5")] = False


class TouchOfGold(Action, frozen=True):
    """Roll a Gold die and leave dice of these colours out."""

    colours: Colours


class PlayWild(Action, frozen=True):
    """The Wild die takes the place of this die."""

    die: Die


class TouchOfGoldChosen(Fact, frozen=True):
    rule = "G-3"
    seat: Seat
    colours: Colours


class WildPlayed(Fact, frozen=True):
    rule = "G-5"
    seat: Seat
    die: Die
    becomes: Die


class GoldDice(Module):
    """The hooks of this module."""

    id = "gold-dice"
    rule_ids = ("G-1", "G-2", "G-3", "G-4", "G-5", "G-6")
    options = GoldOptions
    effects = (GoldDiceEffect,)
    actions = (TouchOfGold, PlayWild)
    facts = (TouchOfGoldChosen, WildPlayed)

    def active(self, options: Any) -> bool:
        return any(_chosen(options).values())

    def faults(self, options: Any, seats: int) -> list[Problem]:
        chosen = _chosen(options)
        found = [
            _exclusive(one, other, "G-6")
            for one, other in combinations(chosen, 2)
            if chosen[one] and chosen[other] and _exclude(one, other)
        ]
        if chosen["gold_solitaire"] and chosen["wild_dice"]:
            found.append(_exclusive("gold_solitaire", "wild_dice", "G-5"))
        if chosen["gold_solitaire"] and seats != 1:
            found.append(Problem("option-alone", name=Ref("setting", "gold_solitaire"), rule="G-2"))
        if options.level != "everything":
            found += [needs_everything(name) for name, wanted in chosen.items() if wanted]
        return found

    def banned(self, rules: Rules, options: Any) -> frozenset[str]:
        """G-1: the cards of Gold dice; G-5: the cards that change dice."""
        chosen, content = _options(options), rules.content
        golden = {
            id
            for id, card in content.by_id.items()
            if any(isinstance(effect, GoldDiceEffect) for effect in v.walk(card.effects))
        }
        general = {id for id in golden if content.kinds[id] == "specialist"}
        out = set() if chosen.gold_dice else golden
        if chosen.touch_of_gold:
            out -= general
        if chosen.wild_dice:
            out |= {
                id
                for id, card in content.by_id.items()
                if any(isinstance(effect, DICE_CHANGERS) for effect in v.walk(card.effects))
            }
        return frozenset(out)

    def pool(self, rules: Rules, s: Normandy, seat: int, pool: tuple[int, ...]) -> tuple[int, ...]:
        chosen = _options(s.options)
        golden = 0
        if chosen.gold_dice:
            golden += _gold_in_force(rules, s, seat)
        if chosen.rwb_and_g or TOUCH in s.units[seat].used:
            golden += 1
        return pool + (GOLD,) * golden

    def apart(self, rules: Rules, s: Normandy, seat: int) -> tuple[int, ...]:
        return (GOLD,) if _options(s.options).wild_dice else ()

    def locks(self, rules: Rules, s: Normandy, seat: int, locks: int) -> int:
        return max(0, locks - 1) if TOUCH in s.units[seat].used else locks

    def spare_pool(self, rules: Rules, s: Normandy, pool: tuple[int, ...]) -> tuple[int, ...]:
        return (GOLD,) * SPARE_DICE if _options(s.options).gold_solitaire else pool

    def spare_fits_any(self, rules: Rules, s: Normandy) -> bool:
        return _options(s.options).gold_solitaire

    def rwbs(
        self, rules: Rules, s: Normandy, seat: int, dice: Dice, found: tuple[int, ...]
    ) -> tuple[int, ...]:
        if _options(s.options).rwb_and_g:
            shown = {die % 6 for die in dice if die // 6 == GOLD}
            return tuple(symbol for symbol in found if symbol not in shown)
        return golden_rwbs(dice)

    def is_straight(self, rules: Rules, s: Normandy, seat: int, dice: Dice, found: bool) -> bool:
        touched = TOUCH in s.units[seat].used
        return found or (touched and len({die % 6 for die in dice}) >= TOUCH_STRAIGHT)

    def options_at(
        self, rules: Rules, s: Normandy, seat: int, window: v.Window
    ) -> tuple[Action, ...]:
        chosen, unit = _options(s.options), s.units[seat]
        if window == "muster" and chosen.touch_of_gold:
            coloured = TOUCH_DICE + (_gold_in_force(rules, s, seat) > 0)
            coloured = min(coloured, rules.terms(s, seat).dice - 1)
            out = sit_out_options(len(ALLIED_POOL) - coloured)
            return tuple(TouchOfGold(option.colours) for option in out)
        if window == "tally" and unit.apart:
            dice = dict.fromkeys(die for die in unit.dice if die % 6 != SKULL)
            return tuple(PlayWild(die) for die in dice if die % 6 != unit.apart[0] % 6)
        return ()

    def chosen(self, b: Battle, seat: int, action: Action) -> bool:
        unit = b.unit(seat)
        match action:
            case TouchOfGold(colours):
                b.tell(TouchOfGoldChosen(seat, colours))
                b.change(seat, used=(*unit.used, TOUCH))
                throw(b, seat, pool_without(colours))
                return True
            case PlayWild(die):
                becomes = die // 6 * 6 + unit.apart[0] % 6
                b.tell(WildPlayed(seat, die, becomes))
                dice = tuple(sorted((*without(unit.dice, (die,)), becomes)))
                b.change(seat, dice=dice, apart=(), step="")
                return True
        return False


def golden_rwbs(dice: Dice) -> tuple[int, ...]:
    """G-1: a Gold die stands in for whichever colour an RWB lacks."""
    found: list[int] = []
    for symbol in range(len(SYMBOLS)):
        golden = dice.count(GOLD * 6 + symbol)
        here = [dice.count(colour * 6 + symbol) for colour in (RED, WHITE, BLUE)]
        rwbs = 0
        while sum(max(0, rwbs + 1 - count) for count in here) <= golden:
            rwbs += 1
        found += [symbol] * rwbs
    return tuple(found)


def _options(options: Any) -> GoldOptions:
    """The game's options have the fields of every module."""
    return cast("GoldOptions", options)


def _chosen(options: Any) -> dict[str, bool]:
    return {name: getattr(options, name) for name in GoldOptions.__struct_fields__}


def _exclude(one: str, other: str) -> bool:
    """G-6: three ways to play, one at a time; two of them instead of G-1."""
    instead = ("touch_of_gold", "rwb_and_g")
    ways = (*instead, "wild_dice")
    return {one, other} <= set(ways) or (one == "gold_dice" and other in instead)


def _exclusive(one: str, other: str, rule: str) -> Problem:
    name, another = Ref("setting", one), Ref("setting", other)
    return Problem("options-exclude", name=name, other=another, rule=rule)


def _gold_in_force(rules: Rules, s: Normandy, seat: int) -> int:
    effects = rules.terms(s, seat).effects
    return sum(effect.dice for effect in effects if isinstance(effect, GoldDiceEffect))
