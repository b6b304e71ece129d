"""The Gold dice module."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from msgspec import Struct
from msgspec.structs import asdict

from beachhead.games.moves import sit_out_options
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.modules.gold_dice.words import GoldDiceEffect
from beachhead.games.normandy.modules.module import Module, exclude, needs_everything
from beachhead.games.normandy.modules.parts import OfOptions, OfTurn
from beachhead.games.normandy.state import Normandy, NormandyOptions
from beachhead.games.normandy.turn.roll import six_dice, throw
from beachhead.games.normandy.words.dice_words import ChangeDice, CopyTally, ExchangeDie
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.dice import BLUE, GOLD, RED, SKULL, WHITE
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import SYMBOLS, Colours, Dice, Die, Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import Ref

TOUCH_DICE, TOUCH_STRAIGHT, SPARE_DICE = 4, 5, 4
DICE_CHANGERS = (ChangeDice, CopyTally, ExchangeDie)


class GoldOptions(Struct, frozen=True):
    """The settings of this module."""

    gold_dice: Annotated[bool, Rule("G-1")] = False
    gold_solitaire: Annotated[bool, Rule("G-2")] = False
    touch_of_gold: Annotated[bool, Rule("G-3")] = False
    rwb_and_g: Annotated[bool, Rule("G-4")] = False
    wild_dice: Annotated[bool, Rule("G-5")] = False


class GoldTurn(Struct, frozen=True, gc=False):
    """What belongs to a turn."""

    touched: bool = False
    """The Unit rolls with a touch of gold (G-3)."""


OPTIONS = OfOptions(GoldOptions)
TURN = OfTurn("gold-dice", GoldTurn)


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
    options = OPTIONS
    turn = TURN
    heeds_others = False
    words = (GoldDiceEffect,)
    actions = (TouchOfGold, PlayWild)
    facts = (TouchOfGoldChosen, WildPlayed)

    def active(self, options: NormandyOptions) -> bool:
        return any(_chosen(options).values())

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        chosen = _chosen(options)
        found = [
            exclude(one, other, "G-6")
            for one, other in combinations(chosen, 2)
            if chosen[one] and chosen[other] and _exclude(one, other)
        ]
        if chosen["gold_solitaire"] and chosen["wild_dice"]:
            found.append(exclude("gold_solitaire", "wild_dice", "G-5"))
        if chosen["gold_solitaire"] and seats != 1:
            found.append(Problem("option-alone", name=Ref("setting", "gold_solitaire"), rule="G-2"))
        if options.level != "everything":
            found += [needs_everything(name) for name, wanted in chosen.items() if wanted]
        return found

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
        """G-1: the cards of Gold dice; G-5: the cards that change dice."""
        chosen, content = OPTIONS.of(options), box.content
        golden = content.with_word(GoldDiceEffect)
        general = {id for id in golden if content.kinds[id] == "specialist"}
        out = frozenset[str]() if chosen.gold_dice else golden
        if chosen.touch_of_gold:
            out -= general
        if chosen.wild_dice:
            changers = content.with_word(*DICE_CHANGERS)
            out |= {id for id in changers if content.by_id[id].of_units}
        return out

    def pool(self, box: Box, s: Normandy, seat: int, pool: tuple[int, ...]) -> tuple[int, ...]:
        chosen = OPTIONS.of(s.options)
        golden = 0
        if chosen.gold_dice:
            golden += _gold_in_force(box, s, seat)
        if chosen.rwb_and_g or TURN.of(s, seat).touched:
            golden += 1
        return pool + (GOLD,) * golden

    def apart(self, box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
        return (GOLD,) if OPTIONS.of(s.options).wild_dice else ()

    def locks(self, box: Box, s: Normandy, seat: int, locks: int) -> int:
        return max(0, locks - 1) if TURN.of(s, seat).touched else locks

    def spare_pool(self, box: Box, s: Normandy, pool: tuple[int, ...]) -> tuple[int, ...]:
        return (GOLD,) * SPARE_DICE if OPTIONS.of(s.options).gold_solitaire else pool

    def spare_fits_any(self, box: Box, s: Normandy) -> bool:
        return OPTIONS.of(s.options).gold_solitaire

    def rwbs(
        self, box: Box, s: Normandy, seat: int, dice: Dice, found: tuple[int, ...]
    ) -> tuple[int, ...]:
        if OPTIONS.of(s.options).rwb_and_g:
            shown = {die % 6 for die in dice if die // 6 == GOLD}
            return tuple(symbol for symbol in found if symbol not in shown)
        return golden_rwbs(dice)

    def is_straight(self, box: Box, s: Normandy, seat: int, dice: Dice, found: bool) -> bool:
        touched = TURN.of(s, seat).touched
        return found or (touched and len({die % 6 for die in dice}) >= TOUCH_STRAIGHT)

    def options_at(self, box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
        chosen, turn = OPTIONS.of(s.options), s.players[seat].turn
        if window == "muster" and chosen.touch_of_gold:
            coloured = TOUCH_DICE + (_gold_in_force(box, s, seat) > 0)
            coloured = min(coloured, box.in_force(s, seat).dice - 1)
            six = six_dice(box, s, seat)
            out = sit_out_options(len(six) - coloured, six)
            return tuple(TouchOfGold(option.colours) for option in out)
        if window == "tally" and turn.apart:
            dice = dict.fromkeys(die for die in turn.dice if die % 6 != SKULL)
            return tuple(PlayWild(die) for die in dice if die % 6 != turn.apart[0] % 6)
        return ()

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        turn = h.turn(seat)
        match action:
            case TouchOfGold(colours):
                h.tell(TouchOfGoldChosen(seat, colours))
                TURN.put(h, seat, GoldTurn(touched=True))
                throw(h, seat, colours)
                return True
            case PlayWild(die):
                becomes = die // 6 * 6 + turn.apart[0] % 6
                h.tell(WildPlayed(seat, die, becomes))
                dice = tuple(sorted((*without(turn.dice, (die,)), becomes)))
                h.set_turn(seat, dice=dice, apart=(), step="")
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


def _chosen(options: NormandyOptions) -> dict[str, bool]:
    return asdict(OPTIONS.of(options))


def _exclude(one: str, other: str) -> bool:
    """G-6: three ways to play, one at a time; two of them instead of G-1."""
    instead = ("touch_of_gold", "rwb_and_g")
    ways = (*instead, "wild_dice")
    return {one, other} <= set(ways) or (one == "gold_dice" and other in instead)


def _gold_in_force(box: Box, s: Normandy, seat: int) -> int:
    effects = box.in_force(s, seat).effects
    return sum(effect.dice for effect in effects if isinstance(effect, GoldDiceEffect))
