"""The statistics of a table, over the wire."""

from __future__ import annotations

from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.table import Table
from beachhead.locale import Texts
from beachhead.playing.numbers import labels, sides, sums
from beachhead.server import protocol as p


def numbers(table: Table, texts: Texts) -> p.Numbers:
    """A column for each seat, and one for those of a side together, if they play against others."""
    every = sums(table)
    named = labels(texts, table, every)
    together = [side for side in sides(table, every) if len(side.seats) > 1]
    return p.Numbers(
        symbols=tuple(texts.say(f"symbol-{symbol}") for symbol in SYMBOLS),
        counts=tuple(label for _, label in named),
        columns=tuple(
            p.Column(
                name=one.name(texts, table),
                choices=one.choices,
                rolled=tuple(one.rolled[n] for n in range(6)),
                counted=tuple(one.counted[what] for what, _ in named),
            )
            for one in (*every, *together)
        ),
    )
