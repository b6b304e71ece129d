"""What is shown of dice: which are matched, fixed or blind, whose they are."""

from __future__ import annotations

from beachhead.games.pocket.tally import useful
from beachhead.kernel.dice import symbols
from beachhead.kernel.scene import Mark, Message, Ref, message


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
    needed: tuple[int, ...],
    dice: tuple[int, ...],
    fixed: tuple[int, ...] = (),
    blind: tuple[int, ...] = (),
) -> tuple[Mark, ...]:
    """What each Allied die is good for; `blind` are colours that cannot match."""
    seeing = tuple(die for die in dice if die // 6 not in blind)
    matching = list(useful(symbols(needed), seeing))
    marks: list[Mark] = []
    for die in dice:
        if die in matching and die // 6 not in blind:
            matching.remove(die)
            marks.append("matched")
        elif die // 6 in blind:
            marks.append("blind")
        else:
            marks.append("fixed" if die in fixed else "")
    return tuple(marks)
