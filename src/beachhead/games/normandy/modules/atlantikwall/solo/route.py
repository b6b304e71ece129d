"""Where the automated Unit goes: from edge to edge, row by row, and late to the Bunker (K-10)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from beachhead.games.normandy.map.ground import Ground

LEFT, RIGHT = -1, 1
STAY = 2
"""The turns that it spends in a sector, unless nobody can stay there."""
NO_WAY = 99
"""More Barriers than any map has: a way that leads nowhere."""


class Route(NamedTuple):
    """The way to the final Bunker from a sector, that one first."""

    barriers: int
    """How many Barriers it has to get over."""
    turns: int
    """How many turns it takes until the Bunker is entered."""
    heading: int
    """To which side it begins."""
    sectors: tuple[int, ...]


def stay(ground: Ground, sector: int) -> int:
    """How many turns it spends in a sector."""
    return min(STAY, ground.sectors[sector].stay)


@cache
def route(ground: Ground, at: int) -> Route:
    """From a sector that it has just entered from below: first to the side that keeps it longer."""
    ways = (onward(ground, at, heading) for heading in (RIGHT, LEFT))
    return min(ways, key=lambda way: (way.barriers, -way.turns))


@cache
def onward(ground: Ground, at: int, heading: int) -> Route:
    """From a sector, sweeping to this side: sideways, else ahead, else into the Bunker.

    A way that would end before a Barrier is not taken as long as there is another one.
    """
    if at in ground.finals:
        return Route(0, 0, heading, (at,))
    found = [_by(ground, at, to, heading) for to in _ways(ground, at, heading)]
    return min(found, key=lambda way: way.barriers, default=Route(NO_WAY, 0, heading, (at,)))


def _by(ground: Ground, at: int, to: int, heading: int) -> Route:
    """The route that takes this way."""
    sideways = ground.row[at] == ground.row[to]
    rest = onward(ground, to, heading) if sideways else route(ground, to)
    barriers = rest.barriers + ((at, to) in ground.barred)
    return Route(barriers, rest.turns + stay(ground, at), heading, (at, *rest.sectors))


def _ways(ground: Ground, at: int, heading: int) -> list[int]:
    """The ways on, what it likes best first: no Barrier, no Bunker, sideways, along the edge."""

    def place(to: int) -> int:
        return heading * (ground.columns[to][0] - ground.columns[at][0])

    beside = sorted((to for to in ground.beside[at] if place(to) > 0), key=place)
    ahead = sorted(ground.ahead[at], key=place, reverse=True)
    return sorted(
        (*beside, *ahead), key=lambda to: ((at, to) in ground.barred, to in ground.finals)
    )
