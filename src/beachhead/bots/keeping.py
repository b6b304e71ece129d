"""Which dice to keep: rules of thumb that both sergeants use."""

from __future__ import annotations

from collections import Counter

from beachhead.games.moves import STAND, Reroll
from beachhead.games.pocket.tally import useful
from beachhead.kernel.contract import Action


def spare_dice(
    needed: tuple[int, ...], dice: tuple[int, ...], blind: tuple[int, ...] = ()
) -> list[int]:
    """The dice that match nothing."""
    seeing = tuple(die for die in dice if die // 6 not in blind)
    spare = list(dice)
    for die in useful(needed, seeing):
        spare.remove(die)
    return spare


def chase_rwb(dice: tuple[int, ...], spare: list[int]) -> list[int]:
    """Of the spare dice, those to throw again for an RWB: all but the ones it is built on."""
    colours_by_symbol: dict[int, set[int]] = {}
    for die in dice:
        colours_by_symbol.setdefault(die % 6, set()).add(die // 6)
    target = max(colours_by_symbol, key=lambda symbol: len(colours_by_symbol[symbol]))
    kept_colours: set[int] = {die // 6 for die in dice if die % 6 == target and die not in spare}
    again = []
    for die in spare:
        if die % 6 == target and die // 6 not in kept_colours:
            kept_colours.add(die // 6)
        else:
            again.append(die)
    return again


def reroll_of(dice: list[int], options: tuple[Action, ...]) -> Action:
    """Re-roll as many of these dice as is allowed; stand if none may be."""
    all_of_them = Reroll(tuple(sorted(dice)))
    if all_of_them in options:
        return all_of_them
    wanted = Counter(dice)
    best: Action = STAND
    most = 0
    for option in options:
        if not isinstance(option, Reroll) or len(option.dice) <= most:
            continue
        if not Counter(option.dice) - wanted:
            best, most = option, len(option.dice)
    return best
