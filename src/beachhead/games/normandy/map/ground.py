"""A battle map made ready for play: sectors by index, and the ways between them (V-1, V-2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from beachhead.games.normandy.map.sheet import BattleMap
from beachhead.kernel.errors import Problem

MOST_UNITS = 4
"""Who has to find room in the start row."""


class Ground:
    """What the rules ask of a map."""

    def __init__(self, map: BattleMap) -> None:
        self.map = map
        self.sectors = map.sectors
        self.by_number = {sector.number: i for i, sector in enumerate(map.sectors)}
        self.rows = {
            row: tuple(i for i, sector in enumerate(map.sectors) if sector.row == row)
            for row in range(1, max(sector.row for sector in map.sectors) + 1)
        }
        self.starts = self.rows[1]
        self.finals = tuple(i for i, sector in enumerate(map.sectors) if sector.bunker == "final")
        self.mined = frozenset(self._pairs(map.mines))
        self.barred = frozenset(self._pairs(map.barriers))
        self.ahead = self._ways(map.forward, both=False)
        self.beside = self._ways(map.sideways, both=True)

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
        """What Advancing into this sector costs."""
        return self.map.courage[self.sectors[sector].row - 2]

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


def map_faults(map: BattleMap) -> Iterator[tuple[str, Problem]]:
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
    has_final = any(sector.bunker == "final" for sector in map.sectors)
    if not has_final:
        yield "sectors", Problem("no-final-bunker")
    starts = [sector.units for sector in map.sectors if sector.row == 1]
    if None not in starts and sum(room for room in starts if room) < MOST_UNITS:
        yield "sectors", Problem("start-too-small", units=MOST_UNITS)
    faulty = list(_way_faults(map, rows))
    yield from faulty
    yield from _drawing_faults(map)
    if has_final and not faulty and len(set(numbers)) == len(numbers):
        ground = Ground(map)
        for sector in sorted(set(range(len(map.sectors))) - ground.leads_to_a_bunker()):
            yield "sectors", Problem("dead-end", sector=map.sectors[sector].number)


def _way_faults(map: BattleMap, rows: dict[str, int]) -> Iterator[tuple[str, Problem]]:
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


def _drawing_faults(map: BattleMap) -> Iterator[tuple[str, Problem]]:
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
