"""The numbers of a game: who decided how often, what was rolled, and what else the game counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from beachhead.kernel.contract import Choice, Rolled
from beachhead.kernel.kinds import is_numbered
from beachhead.kernel.table import Table
from beachhead.locale import Texts
from beachhead.playing.telling import seat_and_role


class Sum(Struct):
    """What a seat, or several seats together, did."""

    seats: tuple[int, ...]
    choices: int = 0
    rolled: Counter[int] = field(default_factory=Counter)
    counted: Counter[str] = field(default_factory=Counter)

    def name(self, texts: Texts, table: Table) -> str:
        """Whose it is."""
        names = [seat_and_role(texts, table, seat) for seat in self.seats]
        if len(names) == 1:
            return names[0]
        return texts.say("numbers-together", names=", ".join(names))


def sums(table: Table) -> list[Sum]:
    """Of each seat in the game as it counts in the end: what was taken back is left out."""
    found = [Sum((seat,)) for seat in range(len(table.header.seats))]
    for step in table.line:
        match step.event:
            case Choice(seat):
                found[seat].choices += 1
            case Rolled(seat, dice) if seat is not None:
                found[seat].rolled.update(die % 6 for die in dice if not is_numbered(die // 6))
        for seat, what, number in table.game.counted(step.event, step.facts):
            found[seat].counted[what] += number
    return found


def sides(table: Table, every: list[Sum]) -> list[Sum]:
    """Of each side, where there are several."""
    if len(table.sides) < 2:
        return []
    return [_together(every[seat] for seat in side) for side in table.sides]


def _together(some: Iterable[Sum]) -> Sum:
    whole = Sum(())
    for one in some:
        whole.seats += one.seats
        whole.choices += one.choices
        whole.rolled += one.rolled
        whole.counted += one.counted
    return whole


def labels(texts: Texts, table: Table, every: list[Sum]) -> list[tuple[str, str]]:
    """What was counted at all, and what it is called, in the order of the words."""
    counted = {what for one in every for what in one.counted}
    return sorted(
        ((what, texts.say(f"count-{table.game.id}-{what}")) for what in counted),
        key=lambda named: named[1],
    )


def side_lines(texts: Texts, table: Table) -> list[str]:
    """What each side did, a line for each; nothing where all play together."""
    every = sums(table)
    named = labels(texts, table, every)
    return [
        texts.say(
            "numbers-line",
            who=side.name(texts, table),
            numbers=", ".join(
                texts.say("numbers-part", label=label, number=side.counted[what])
                for what, label in named
            ),
        )
        for side in sides(table, every)
        if named
    ]
