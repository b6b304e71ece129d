"""What came out of a simulation, as bars of characters."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beachhead.locale import Texts
from beachhead.simulate import Summary

WIDE = 40
"""How long a whole bar is."""
MOST_BINS = 12


def summary_plot(texts: Texts, summary: Summary) -> RenderableType:
    """How often each side won, with the interval; and how scores, or else lengths, spread."""
    parts: list[RenderableType] = []
    known = [side for side in summary.sides if side.win_rate is not None]
    if known:
        wins = _grid(texts.say("plot-wins"))
        for side in known:
            assert side.win_rate is not None and side.ci95 is not None
            seats = ", ".join(str(seat + 1) for seat in side.seats)
            name = texts.say("plot-side", count=len(side.seats), seats=seats)
            rate = texts.say("plot-percent", value=100 * side.win_rate)
            wins.add_row(name, interval_bar(*side.ci95), rate)
        parts.append(wins)
    spread = summary.points or summary.lengths
    bars = _grid(texts.say("plot-scores" if summary.points else "plot-lengths"))
    for (first, last), count in bins(spread).items():
        name = str(first) if first == last else f"{first}–{last}"
        bars.add_row(name, count_bar(count, max(bins(spread).values())), str(count))
    return Group(*parts, bars)


def _grid(title: str) -> Table:
    grid = Table(title=title, title_justify="left", title_style="bold", box=None, show_header=False)
    grid.add_column(justify="right")
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    return grid


def interval_bar(low: float, high: float, wide: int = WIDE) -> Text:
    """Full as far as it is sure, shaded as far as it may be."""
    sure, perhaps = round(low * wide), round(high * wide)
    bar = Text("█" * sure, style="green")
    bar.append("▒" * (perhaps - sure), style="yellow")
    return bar.append("·" * (wide - perhaps), style="dim")


def count_bar(count: int, most: int, wide: int = WIDE) -> Text:
    """As long as there are many; whatever there is, is seen."""
    return Text("█" * max(1 if count else 0, round(wide * count / most)), style="cyan")


def bins(counts: Mapping[int, int], most: int = MOST_BINS) -> dict[tuple[int, int], int]:
    """Values side by side in groups of one width, so many groups at most, none left out."""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // most)
    found = {(first, first + width - 1): 0 for first in range(low, high + 1, width)}
    for value, count in counts.items():
        first = low + (value - low) // width * width
        found[first, first + width - 1] += count
    return found
