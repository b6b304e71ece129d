"""What is shown of dice: which are matched, fixed or blind, whose they are."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.pocket.tally import STRAIGHT, earned, useful
from beachhead.kernel.dice import BLUE, RED, WHITE, symbols
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import DiceSet, Mark, Message, Ref, message


def dice_title(seat: int, rerolls: int) -> Message:
    """Whose dice they are, and how often they may still be re-rolled."""
    if rerolls:
        return message("scene-allied-rerolls", seat=Ref("seat", seat), left=rerolls)
    return message("scene-allied", seat=Ref("seat", seat))


def axis_marks(axis: tuple[int, ...], shown: tuple[int, ...]) -> tuple[Mark, ...]:
    """Matched or missing, for each Axis die, once somebody's dice show something."""
    if not shown:
        return tuple("" for _ in axis)
    matched = list(useful(shown, axis))
    marks: list[Mark] = []
    for die in axis:
        if die in matched:
            matched.remove(die)
            marks.append("matched")
        else:
            marks.append("missing")
    return tuple(marks)


def allied_marks(
    needed: tuple[int, ...], dice: tuple[int, ...], blind: tuple[int, ...] = ()
) -> tuple[Mark, ...]:
    """What each Allied die is good for; `blind` are colours that cannot match."""
    seeing = tuple(die for die in dice if die // 6 not in blind)
    matching = list(useful(symbols(needed), seeing))
    marks: list[Mark] = []
    for die in dice:
        if die in matching and die // 6 not in blind:
            matching.remove(die)
            marks.append("matched")
        else:
            marks.append("blind" if die // 6 in blind else "")
    return tuple(marks)


def locked(dice: tuple[int, ...], fixed: tuple[int, ...]) -> tuple[int, ...]:
    """The places of dice that may not be re-rolled."""
    return tuple(place for place, die in enumerate(dice) if die in fixed)


def sets(dice: tuple[int, ...], brings: Callable[[int], Message]) -> tuple[DiceSet, ...]:
    """The Straight or the RWBs that dice make; `brings`: the card of a symbol, or of STRAIGHT."""
    return tuple(DiceSet(_places(dice, made), brings(made)) for made in earned(dice))


def _places(dice: tuple[int, ...], made: int) -> tuple[int, ...]:
    if made == STRAIGHT:
        return tuple(range(len(dice)))
    return tuple(dice.index(colour * 6 + made) for colour in (RED, WHITE, BLUE))


def brought(made: int, card: str | None) -> Message:
    """What a Straight or an RWB of a symbol is called, and the card that it brings."""
    brings = (
        message("nothing") if card is None else message("forecast-card", card=Ref("card", card))
    )
    named = {"brings": Ref("list", (brings,))}
    if made == STRAIGHT:
        return message("set-straight", **named)
    return message("set-rwb", symbol=Ref("symbol-name", SYMBOLS[made]), **named)
