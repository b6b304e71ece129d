"""What can be wrong with the crossing in a content file: seas that nobody could cross."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from beachhead.cards.building import Key
from beachhead.games.normandy.modules.crossing.sea_map import SeaMap
from beachhead.games.normandy.modules.crossing.shapes import AsAshore, Naval, SeaAward
from beachhead.games.normandy.modules.module import Placed
from beachhead.kernel.errors import Problem


def content_faults(entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """Everything about an entry that does not fit together."""
    match entry:
        case SeaMap():
            yield from _sea_faults(entry)
        case Naval(nation=nation) if nation not in placed["nation"]:
            expected = ", ".join(sorted(placed["nation"]))
            yield ("nation",), Problem("unknown-nation", nation=nation, expected=expected)
        case SeaAward(award=award):
            yield from _unknown("award", award, placed)
        case AsAshore(id=award):
            yield from _unknown("id", award, placed)


def _unknown(field: str, award: str, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    if award not in placed["award"]:
        expected = ", ".join(sorted(placed["award"]))
        yield (field,), Problem("unknown-card", card=award, expected=expected)


def _sea_faults(sea: SeaMap) -> Iterator[tuple[Key, Problem]]:
    """Room for all craft, a way up from everywhere, and water to leave a craft for (C-2, C-11)."""
    fewest, most = sea.players
    starts = sum(sector.row == 1 for sector in sea.sectors)
    if fewest > most:
        found = f"[{fewest}, {most}]"
        yield ("players",), Problem("wrong-value", expected=f"[{most}, {fewest}]", found=found)
    elif starts < most:
        yield ("players",), Problem("too-few-starts", starts=starts, players=most)
    beside = {number for way in sea.sideways for number in way.split("-")}
    up = _leads_up(sea)
    for sector in sea.sectors:
        if sector.number not in up:
            yield ("forward",), Problem("no-way-up", sector=sector.number)
        if sea.is_safe(sector.row) and sector.number not in beside:
            yield ("sideways",), Problem("no-side", sector=sector.number)


def _leads_up(sea: SeaMap) -> set[str]:
    """The sectors from which the uppermost row can be reached."""
    reached = {sector.number for sector in sea.sectors if sector.row == sea.rows}
    ways = [(*way.split("-"),) for way in (*sea.forward, *sea.sideways)]
    ways += [(*way.split("-")[::-1],) for way in sea.sideways]
    while more := {one for one, other in ways if other in reached} - reached:
        reached |= more
    return reached
