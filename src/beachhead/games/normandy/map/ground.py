"""A battle map made ready for play: sectors by index, and the ways between them (V-1, V-2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, product
from math import lcm

from beachhead.games.normandy.map.sheet import BattleMap, Sheet
from beachhead.kernel.errors import Problem

MOST_UNITS = 6
"""Who has to find room in the start row."""


class Ground:
    """What the rules ask of a map, or of several that are joined, the lowest first."""

    def __init__(self, map: BattleMap, *below: Sheet) -> None:
        self.map = map
        """The battle map, whatever is joined to it."""
        sheets = self.sheets = (*below, map)
        self.sectors = tuple(sector for sheet in sheets for sector in sheet.sectors)
        self.sheet_of = tuple(sheet for sheet in sheets for _ in sheet.sectors)
        self.by_number = {sector.number: i for i, sector in enumerate(self.sectors)}
        width = lcm(*(_width(sheet) for sheet in sheets))
        stretched = (width // _width(sheet) for sheet in self.sheet_of)
        self.columns = tuple(
            (sector.at * by, (sector.at + sector.wide) * by)
            for sector, by in zip(self.sectors, stretched, strict=True)
        )
        """Where each sector begins and ends, with all maps drawn to the same width."""
        heights = [max(sector.row for sector in sheet.sectors) for sheet in sheets]
        offsets = {sheet.id: sum(heights[:n]) for n, sheet in enumerate(sheets)}
        self.row = tuple(
            sector.row + offsets[sheet.id]
            for sector, sheet in zip(self.sectors, self.sheet_of, strict=True)
        )
        """The row of each sector, counted from the lowest of all."""
        self.rows = {
            row: tuple(i for i, found in enumerate(self.row) if found == row)
            for row in range(1, sum(heights) + 1)
        }
        self.starts = self.rows[1]
        self.finals = tuple(i for i, sector in enumerate(self.sectors) if sector.bunker == "final")
        self.mined = frozenset(pair for sheet in sheets for pair in self._pairs(sheet.mines))
        self.barred = frozenset(pair for sheet in sheets for pair in self._pairs(sheet.barriers))
        self.forward = (*(way for sheet in sheets for way in sheet.forward), *self._joins())
        self.sideways = tuple(way for sheet in sheets for way in sheet.sideways)
        self.ahead = self._ways(self.forward, both=False)
        self.beside = self._ways(self.sideways, both=True)
        self.next_to = self._ways((*self.forward, *self.sideways), both=True)

    def _joins(self) -> Iterator[str]:
        """The ways from one map to the next: sectors that touch across the join (C-1)."""
        for lower, upper in pairwise(self.rows.values()):
            for one, other in product(lower, upper):
                (left, right), (start, end) = self.columns[one], self.columns[other]
                joined = self.sheet_of[one] is not self.sheet_of[other]
                if joined and left < end and start < right:
                    yield f"{self.sectors[one].number}-{self.sectors[other].number}"

    def _pairs(self, ways: Iterable[str]) -> Iterator[tuple[int, int]]:
        for way in ways:
            first, _, second = way.partition("-")
            one, other = self.by_number[first], self.by_number[second]
            yield one, other
            yield other, one

    def _ways(self, ways: Iterable[str], both: bool) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in self.sectors]
        for index, (one, other) in enumerate(self._pairs(ways)):
            if both or index % 2 == 0:
                found[one].append(other)
        return tuple(tuple(sorted(ways)) for ways in found)

    def courage(self, sector: int) -> int:
        """What Advancing into this sector costs; onto another map nothing is printed."""
        row = self.sectors[sector].row
        return self.sheet_of[sector].courage[row - 2] if row > 1 else 0

    def printed_courage(self, row: int) -> int | None:
        """What is printed beside a row: what Advancing into it costs, if anything is."""
        sector = self.rows[row][0]
        if self.sectors[sector].row > 1:
            return self.courage(sector)
        return self.sheet_of[self.rows[row - 1][0]].leaving if row > 1 else None

    def leads_to_a_bunker(self) -> set[int]:
        """The sectors from which a final Bunker can be reached without passing a Barrier."""
        reached = set(self.finals)
        while True:
            more = {
                sector
                for sector in range(len(self.sectors))
                for other in (*self.ahead[sector], *self.beside[sector])
                if other in reached and (sector, other) not in self.barred
            }
            if more <= reached:
                return reached
            reached |= more


def _width(map: Sheet) -> int:
    return max(sector.at + sector.wide for sector in map.sectors)


def sheet_faults(map: Sheet) -> Iterator[tuple[str, Problem]]:
    """Everything about a map that does not fit together, with the field it is about."""
    if not map.sectors:
        yield "sectors", Problem("no-final-bunker")
        return
    numbers = [sector.number for sector in map.sectors]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield "sectors", Problem("sector-twice", sector=number)
    rows = {sector.number: sector.row for sector in map.sectors}
    last = max(rows.values(), default=0)
    if sorted(set(rows.values())) != list(range(1, last + 1)):
        yield "sectors", Problem("rows-missing", rows=last)
        return
    if len(map.courage) != last - 1:
        yield "courage", Problem("courage-per-row", expected=last - 1, found=len(map.courage))
    if isinstance(map, BattleMap):
        yield from _battle_faults(map)
    starts = [sector.units for sector in map.sectors if sector.row == 1]
    if None not in starts and sum(room for room in starts if room) < MOST_UNITS:
        yield "sectors", Problem("start-too-small", units=MOST_UNITS)
    yield from _way_faults(map, rows)
    yield from _drawing_faults(map)


def _battle_faults(map: BattleMap) -> Iterator[tuple[str, Problem]]:
    """A battle map leads to a final Bunker, from wherever one stands."""
    rows = {sector.number: sector.row for sector in map.sectors}
    if not any(sector.bunker == "final" for sector in map.sectors):
        yield "sectors", Problem("no-final-bunker")
    elif len(rows) == len(map.sectors) and not list(_way_faults(map, rows)):
        ground = Ground(map)
        for sector in sorted(set(range(len(map.sectors))) - ground.leads_to_a_bunker()):
            yield "sectors", Problem("dead-end", sector=map.sectors[sector].number)


def _way_faults(map: Sheet, rows: dict[str, int]) -> Iterator[tuple[str, Problem]]:
    steps = {"forward": 1, "sideways": 0}
    ways: set[frozenset[str]] = set()
    for name, step in steps.items():
        for way in getattr(map, name):
            first, _, second = way.partition("-")
            unknown = [number for number in (first, second) if number not in rows]
            if unknown:
                yield name, Problem("unknown-sector", way=way, sector=unknown[0])
            elif rows[second] - rows[first] != step or first == second:
                yield name, Problem("way-skips-rows", way=way)
            if frozenset((first, second)) in ways:
                yield name, Problem("way-twice", way=way)
            ways.add(frozenset((first, second)))
    for name in ("mines", "barriers"):
        for way in getattr(map, name):
            if frozenset(way.split("-")) not in ways:
                yield name, Problem("way-not-listed", way=way)


def _drawing_faults(map: Sheet) -> Iterator[tuple[str, Problem]]:
    """Sectors of a row stand side by side without overlapping."""
    for sector in map.sectors:
        for other in map.sectors:
            if (
                other.number > sector.number
                and other.row == sector.row
                and other.at < sector.at + sector.wide
                and sector.at < other.at + other.wide
            ):
                fault = Problem("sectors-overlap", sector=sector.number, other=other.number)
                yield "sectors", fault
