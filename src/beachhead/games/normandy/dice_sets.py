"""Reading and changing the dice of a Unit (T-2 to T-5)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from beachhead.games.normandy.actions import Change, Lock
from beachhead.kernel.contract import Action
from beachhead.kernel.dice import BLACK, BLUE, PLAIN, RED, SKULL, WHITE
from beachhead.kernel.kinds import SYMBOLS, Dice

GROWING = (0, 1, 3, 6, 10, 15, 21)
EVEN = 3
COLOURS = (RED, WHITE, BLUE)
IN_RWB = ((RED,), (WHITE,), (BLUE, BLACK))
"""The colours that an RWB takes one die each of: black serves for blue."""
SIX = 6
ONE = PLAIN * 6
"""An ordinary die that shows 1."""


def without(dice: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that are left when some are taken away."""
    left = list(dice)
    for die in taken:
        left.remove(die)
    return tuple(left)


def subsets(dice: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of so many dice, by what they show."""
    return tuple(dict.fromkeys(combinations(dice, count)))


@cache
def lock_options(dice: tuple[int, ...], count: int) -> tuple[Action, ...]:
    """Which dice to lock."""
    return tuple(map(Lock, subsets(dice, count)))


@cache
def rwbs(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The symbols of the RWBs that dice make, each as often as it is there."""
    found: list[int] = []
    for symbol, shown in enumerate(counts(dice)):
        if shown >= len(IN_RWB):
            each = [[dice.count(colour * 6 + symbol) for colour in either] for either in IN_RWB]
            found += [symbol] * min(map(sum, each))
    return tuple(found)


def is_straight(dice: tuple[int, ...]) -> bool:
    """All six symbols."""
    return 0 not in counts(dice)


def skulls(dice: tuple[int, ...]) -> int:
    """How many dice show a skull."""
    return counts(dice)[SKULL]


@cache
def not_skulls(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that skulls can cancel."""
    return tuple([die for die in dice if die % 6 != SKULL])


@cache
def counts(dice: tuple[int, ...]) -> tuple[int, ...]:
    """How many dice show each symbol."""
    shown = [die % 6 for die in dice]
    return tuple([shown.count(symbol) for symbol in range(len(SYMBOLS))])


@cache
def changes(
    dice: tuple[int, ...], shows: str | None, to: str | None, symbol: bool, colour: bool
) -> tuple[Change, ...]:
    """Every change of one die: of those that show this, to that, of what it shows or its colour."""
    found: list[Change] = []
    for die in dict.fromkeys(dice):
        now, face = divmod(die, 6)
        if shows is not None and SYMBOLS[face] != shows:
            continue
        faces = range(len(SYMBOLS)) if symbol else (face,)
        if to is not None:
            faces = (SYMBOLS.index(to),)
        colours = COLOURS if colour and now in COLOURS else (now,)
        becomes = (c * 6 + one for c in colours for one in faces)
        found += [Change(die, other) for other in becomes if other != die]
    return tuple(found)


def pips(dice: Dice) -> int:
    """The sum of ordinary dice."""
    return sum(die % 6 + 1 for die in dice)
