"""Dice as small integers, and rolls of them as explicit chance.

A die is `colour * 6 + face`; dice lying on the table are a sorted tuple, so equal rolls are equal
values whichever die fell first (P-1, P-2). A `Roll` can list its outcomes with integer weights,
draw one from a stream the caller passes in, or read one that was rolled on a real table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TypeAlias

from msgspec import Struct

from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import COLOUR_LETTERS, Dice, read_die, write_dice

SKULL, STAR, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL = range(6)
RED, WHITE, BLUE, GRAY, BLACK, FIELD, GOLD, PLAIN = range(8)
ALLIED_POOL = (RED, RED, WHITE, WHITE, BLUE, BLUE)

Below: TypeAlias = Callable[[int], int]
"""A stream of chance: `below(n)` is a fair whole number from 0 to n - 1."""


@cache
def symbols(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The faces that dice show, sorted."""
    return tuple(sorted([die % 6 for die in dice]))


@cache
def colours(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The colours of dice, sorted: the pool to throw when they are re-rolled."""
    return tuple(sorted([die // 6 for die in dice]))


_CHUNK = 6


@cache
def _chunks(pool: tuple[int, ...]) -> tuple[tuple[Dice, ...], ...]:
    """Every ordered throw of the pool as the sorted dice it shows, in chunks of six dice at most.

    A draw is one look-up for each chunk; equal results of a chunk are one object.
    """
    chunks: list[tuple[Dice, ...]] = []
    dice_in_chunk = 0
    for colour in sorted(set(pool)):
        whole, rest = divmod(pool.count(colour), _CHUNK)
        for count in [_CHUNK] * whole + [rest] * (rest > 0):
            throws = _ordered_throws(colour, count)
            if chunks and dice_in_chunk + count <= _CHUNK:
                chunks[-1] = _interned(left + right for left in chunks[-1] for right in throws)
                dice_in_chunk += count
            else:
                chunks.append(throws)
                dice_in_chunk = count
    return tuple(chunks)


@cache
def _ordered_throws(colour: int, count: int) -> tuple[Dice, ...]:
    if count == 0:
        return ((),)
    return _interned(
        tuple(sorted((*shorter, colour * 6 + face)))
        for shorter in _ordered_throws(colour, count - 1)
        for face in range(6)
    )


def _interned(throws: Iterable[Dice]) -> tuple[Dice, ...]:
    seen: dict[Dice, Dice] = {}
    return tuple(seen.setdefault(dice, dice) for dice in throws)


@cache
def outcomes(pool: tuple[int, ...]) -> dict[Dice, int]:
    """Every result of a pool with its weight: how many of the 6^n ordered throws show it."""
    results: dict[Dice, int] = {(): 1}
    for colour in sorted(set(pool)):
        count = pool.count(colour)
        group = {}
        for faces in combinations_with_replacement(range(6), count):
            repeats = prod(factorial(times) for times in Counter(faces).values())
            group[tuple(colour * 6 + face for face in faces)] = factorial(count) // repeats
        results = {
            left + right: left_weight * right_weight
            for left, left_weight in results.items()
            for right, right_weight in group.items()
        }
    return results


@lru_cache(maxsize=1 << 16)
def fits(pool: tuple[int, ...], result: Dice) -> bool:
    """Whether these dice can come out of this pool."""
    return result == tuple(sorted(result)) and colours(result) == tuple(sorted(pool))


class Rolled(Struct, frozen=True, gc=False):
    """Event: a pending roll came out so."""

    seat: int | None
    result: Dice

    def text(self) -> str:
        """The result in notation."""
        return write_dice(self.result)


class Roll(Struct, frozen=True, gc=False, tag="roll"):
    """Chance: dice of these colours are thrown, by a seat or (None) for the whole table."""

    pool: tuple[int, ...]
    seat: int | None
    rule: str
    ask: str = "dice"
    """What is rolled, as a decision's `ask` says what is decided."""

    @property
    def total(self) -> int:
        """The sum of all outcome weights."""
        return int(6 ** len(self.pool))

    def outcomes(self) -> dict[Dice, int]:
        """Every possible result, with its integer weight."""
        return outcomes(self.pool)

    def draw(self, below: Below) -> Dice:
        """One result, from a stream."""
        chunks = _chunks(self.pool)
        result: Dice = ()
        for throws in chunks:
            result += throws[below(len(throws))]
        return result if len(chunks) < 2 else tuple(sorted(result))

    def allows(self, result: Dice) -> bool:
        """Whether these dice can come out of this roll."""
        return fits(self.pool, result)

    def event(self, result: Dice) -> Rolled:
        """What happens when these dice come out."""
        return Rolled(self.seat, result)

    def happen(self, below: Below) -> Rolled:
        """What happens, from a stream."""
        return Rolled(self.seat, self.draw(below))

    def write(self, result: Dice) -> str:
        """The result in notation."""
        return self.event(result).text()

    def read(self, text: str) -> Dice:
        """A result typed in or recorded; the dice may be given in any order."""
        result = tuple(sorted(map(read_die, text.split())))
        if not self.allows(result):
            wanted = "".join(COLOUR_LETTERS[colour] for colour in self.pool)
            raise Illegal("wrong-dice", text=text, wanted=wanted)
        return result
