"""The map, as it is for all who look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_lowercase
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy.kinds import Level
from beachhead.games.normandy.map.effective import Drawn, SectorNow
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.shown.signs import Told
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.scene import (
    NOBODY,
    Arg,
    Board,
    Border,
    CardRow,
    CardShown,
    Cell,
    Message,
    Notes,
    Ref,
    Sign,
    Strength,
    Symbol,
    message,
)

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


def board(box: Box, s: Normandy) -> Board:
    """The map with everybody on it."""
    now = tuple(box.sector(s, index) for index in range(len(box.ground(s).sectors)))
    more = tuple(_drawn(box, s, sector) for sector in now)
    stand = tuple((seat, s.unit(seat).sector) for seat in s.on_map() if s.is_placed(seat))
    drawn = _board(box, box.ground(s), s.options.level, s.options.mgf_dice, now, more, stand)
    weather = tuple(over for module in box.modules(s) for over in module.weather(box, s))
    strengths = tuple(_strengths(s, stand))
    return replace(drawn, strengths=strengths, crowd=len(s.units()), weather=weather)


def _strengths(s: Normandy, stand: tuple[tuple[int, int], ...]) -> Iterator[Strength]:
    """How many Soldiers each Unit on the map has."""
    for seat, _ in stand:
        soldiers = s.players[seat].soldiers
        yield Strength(seat, soldiers, message("amount-soldiers", amount=soldiers))


AS_USUAL = Drawn()


def _drawn(box: Box, s: Normandy, sector: SectorNow) -> Drawn:
    """How a module draws a sector, if it is a module's."""
    found = (module.drawn(box, s, sector) for module in box.modules(s))
    return next((drawn for drawn in found if drawn is not None), AS_USUAL)


@lru_cache(maxsize=1024)
def _board(
    box: Box,
    ground: Ground,
    level: Level,
    mgf_dice: str,
    now: tuple[SectorNow, ...],
    more: tuple[Drawn, ...],
    stand: tuple[tuple[int, int], ...],
) -> Board:
    """The map, made once for all who look and for all tables where it lies so."""
    cells = tuple(
        _cell(Told(box, level, mgf_dice, ground.sectors[at.index], at), ground, stand, besides)
        for at, besides in zip(now, more, strict=True)
    )
    return Board(
        _title(ground),
        cells,
        tuple(_border(ground, way) for way in (*ground.forward, *ground.sideways)),
        tuple(_row_mark(ground, row) for row in ground.rows),
        ground.map.shore,
        tuple(_row_name(ground, *sectors) for sectors in ground.rows.values()),
    )


def _title(ground: Ground) -> Message:
    """The battle map, and what is joined to it."""
    named: dict[str, Arg] = {"map": Ref("map", ground.map.id), "code": ground.map.code}
    *below, _ = (message("map-name", map=Ref("map", sheet.id)) for sheet in ground.sheets)
    if not below:
        return message("scene-map", **named)
    return message("scene-map-joined", **named, below=Ref("list", tuple(reversed(below))))


def _row_mark(ground: Ground, row: int) -> Sign | None:
    """What is printed beside a row; where one map is joined to another, that may be nothing."""
    if row == 1:
        return Sign(message("row-start"))
    courage = ground.printed_courage(row)
    if courage is None:
        return None
    return Sign(message("row-cost", courage=courage), (Symbol("courage", str(courage)),))


def _row_name(ground: Ground, first: int, *_: int) -> str:
    """Rows of the battle map have numbers; those of a map below it have letters."""
    row = ground.sectors[first].row
    return str(row) if ground.sheet_of[first] is ground.map else ascii_lowercase[row - 1]


def map_notes(box: Box, s: Normandy) -> Notes:
    """What is said of a map besides the drawing."""
    map = box.ground(s).map
    lines = [
        message("map-text", text=Ref("map-text", map.id)),
        message("map-start", list=Ref("list", map.start.listed())),
        message("map-par", par=map.par),
    ]
    if map.special_items:
        items = tuple(message("card-name", card=Ref("card", id)) for id in map.special_items)
        lines.append(message("map-special", list=Ref("list", items)))
    if map.shore:
        lines.append(message("map-shore"))
    if map.vehicles:
        lines.append(message("map-vehicles"))
    if map.teaches:
        lines.append(message("map-teaches"))
    return Notes(message("map-notes", map=Ref("map", map.id)), tuple(lines))


def special_items(box: Box, s: Normandy) -> CardRow:
    """The Items that are found on this map only."""
    items = box.ground(s).map.special_items
    return CardRow(message("map-special-title"), tuple(CardShown(id, "ready") for id in items))


def _border(ground: Ground, way: str) -> Border:
    one, _, other = way.partition("-")
    pair = (ground.by_number[one], ground.by_number[other])
    if pair in ground.barred:
        return Border((one, other), "barrier")
    return Border((one, other), "mined" if pair in ground.mined else "open")


def _cell(told: Told, ground: Ground, stand: tuple[tuple[int, int], ...], besides: Drawn) -> Cell:
    sector, now, row = told.sector, told.now, ground.row[told.now.index]
    left, right = ground.columns[now.index]
    unled = ((NOBODY, now.index),) if besides.unled else ()
    return Cell(
        id=sector.number,
        row=row,
        at=left,
        wide=right - left,
        title=message("cell-title", sector=Ref("place-short", sector.number)),
        signs=(*told.signs(), *besides.signs),
        kind=besides.kind or ("bunker" if sector.bunker else "start" if row == 1 else ""),
        seats=tuple(seat for seat, place in (*stand, *unled) if place == now.index),
        afloat=besides.afloat,
        away=besides.away,
        details=(
            *told.details(f"{ground.sheet_of[now.index].id}.{sector.number}"),
            *besides.details,
        ),
    )
