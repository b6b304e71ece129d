"""MGF dice: what they cost a Unit, ordinary ones (V-4) or the gray Axis dice (V-10)."""

from __future__ import annotations

from beachhead.games.normandy.dice_sets import ONE, SIX, counts, pips, without
from beachhead.games.normandy.state import NormandyOptions, Player
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.dice import (
    COURAGE,
    GRAY,
    PLAIN,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO_SOLDIERS,
)
from beachhead.kernel.kinds import Dice

GRAY_DICE = 3
"""For each MGF."""
WORST = (ONE + SIX - 1, GRAY * 6 + SKULL)
"""What destroys a Vehicle and does Special Damage."""
MILD = tuple(GRAY * 6 + symbol for symbol in (TOOL, STAR, COURAGE, SOLDIER))
"""What a gray die may be turned to, if it costs the same: first what is missed least."""


def rule(options: NormandyOptions) -> str:
    """The rule that MGF follows."""
    return "V-10" if options.mgf_dice == "gray" else "V-4"


def pool(options: NormandyOptions, mgf: int) -> tuple[int, ...]:
    """The dice that so many MGF roll."""
    return (GRAY,) * (GRAY_DICE * mgf) if options.mgf_dice == "gray" else (PLAIN,) * mgf


def hits_hard(dice: Dice) -> bool:
    """Whether they destroy a Vehicle and do Special Damage: with a 6, or with a skull."""
    return not set(WORST).isdisjoint(dice)


def cost(player: Player, dice: Dice) -> Price:
    """What dice cost a Unit; of Stars, Courage and Item Points, Soldiers where there are none."""
    if not dice or dice[0] // 6 == PLAIN:
        return Price(soldiers=pips(dice))
    shown = counts(dice)
    stars = min(shown[STAR], player.stars)
    courage = min(shown[COURAGE], player.courage)
    tools = min(2 * shown[TOOL], player.tools)
    lacking = shown[STAR] + shown[COURAGE] + 2 * shown[TOOL] - stars - courage - tools
    fallen = 2 * shown[SKULL] + 2 * shown[TWO_SOLDIERS] + shown[SOLDIER]
    return Price(fallen + lacking, stars, courage, tools)


def turned(player: Player, dice: Dice) -> tuple[int, int] | None:
    """The worst die, and the mildest that it can be turned to; None if that would not help."""
    if dice and dice[0] // 6 == PLAIN:
        return (dice[-1], ONE) if dice[-1] != ONE else None

    def harm(change: tuple[int, int]) -> tuple[bool, int]:
        after = turn(dice, *change)
        return hits_hard(after), cost(player, after).soldiers

    ways = [(die, mild) for mild in MILD for die in dict.fromkeys(dice)]
    best = min(ways, key=harm, default=None)
    as_it_is = (hits_hard(dice), cost(player, dice).soldiers)
    return best if best is not None and harm(best) < as_it_is else None


def turn(dice: Dice, die: int, becomes: int) -> Dice:
    """The dice with one of them turned."""
    return tuple(sorted((*without(dice, (die,)), becomes)))
