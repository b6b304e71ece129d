"""The map: what is printed, what is true now, and what moving would cost the seat that looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from beachhead.games.normandy.actions import Move, Stay
from beachhead.games.normandy.kinds import Moment
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.map.sheet import Sector
from beachhead.games.normandy.shown.forecast import Outlook, outlook
from beachhead.games.normandy.state import Normandy, Player
from beachhead.games.normandy.turn.combat import defence_of
from beachhead.games.normandy.turn.move import crosses_mines, on_entering, price, targets
from beachhead.kernel.scene import About, Board, Border, Cell, Message, Notes, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


def board(box: Box, s: Normandy, seat: int | None) -> Board:
    """The map with everybody on it, and what moving would cost the seat that looks."""
    ground = box.ground(s)
    cells = tuple(_cell(box, s, seat, index) for index in range(len(ground.sectors)))
    borders = [*ground.forward, *ground.sideways]
    return Board(
        message("scene-map", map=Ref("map", ground.map.id), code=ground.map.code),
        cells,
        tuple(_border(box, s, way) for way in borders),
        tuple(_row_mark(ground, row) for row in ground.rows),
    )


def _row_mark(ground: Ground, row: int) -> Message:
    """What is printed beside a row."""
    if row == 1:
        return message("row-start")
    return message("row-cost", courage=ground.courage(ground.rows[row][0]))


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
    if map.vehicles:
        lines.append(message("map-vehicles"))
    if map.teaches:
        lines.append(message("map-teaches"))
    return Notes(message("map-notes", map=Ref("map", map.id)), tuple(lines))


def _border(box: Box, s: Normandy, way: str) -> Border:
    one, _, other = way.partition("-")
    ground = box.ground(s)
    pair = (ground.by_number[one], ground.by_number[other])
    if pair in ground.barred:
        return Border((one, other), "barrier")
    return Border((one, other), "mined" if pair in ground.mined else "open")


def _cell(box: Box, s: Normandy, seat: int | None, index: int) -> Cell:
    sector = box.ground(s).sectors[index]
    here = tuple(other for other in s.units() if s.unit(other).sector == index)
    return Cell(
        id=sector.number,
        row=box.ground(s).row[index],
        at=sector.at,
        wide=sector.wide,
        title=_title(sector),
        marks=tuple(_marks(box, s, index)),
        kind="bunker" if sector.bunker else "start" if sector.row == 1 else "",
        seats=here,
        details=(*_details(box, s, index), *_entering(box, s, seat, index)),
    )


def _title(sector: Sector) -> Message:
    return message("cell-title", sector=Ref("place-short", sector.number))


def _marks(box: Box, s: Normandy, index: int) -> list[Message]:
    """What is printed on a sector, in a word or two each."""
    printed = _printed(box, s, index, "cell", "short")
    return [message("cell-def", defence=box.sector(s, index).defence), *printed]


def _printed(box: Box, s: Normandy, index: int, style: str, effects: str) -> list[Message]:
    """What is special about a sector, as marks or as sentences."""
    printed, sector = box.ground(s).sectors[index], box.sector(s, index)
    found = []
    if printed.mgf:
        firing = "" if sector.mgf else "-silent"
        found.append(message(f"{style}-mgf{firing}", dice=printed.mgf))
    if sector.needs:
        found.append(message(f"{style}-needs", title=Ref("title", sector.needs)))
    if sector.free and s.options.level != "dice":
        found.append(message(f"{style}-free", title=Ref("title", sector.free)))
    if sector.bunker != "final" and sector.stay < 3:
        found.append(message(f"{style}-stay", turns=sector.stay))
    if sector.units is not None:
        found.append(message(f"{style}-units", units=sector.units))
    moments: tuple[Moment, ...] = ("six", "always", "turn", "enter")
    for when in moments:
        found += _effects(box, s, sector.keys(when), when, style, effects)
    return found


def _effects(
    box: Box, s: Normandy, keys: Iterable[str], when: str, style: str, effects: str
) -> list[Message]:
    """Effects of a sector at a moment, as far as they are in play."""
    content, level = box.content, s.options.level
    in_play = (key for key in keys if content.effects[key].matters(level))
    return [message(f"{style}-{when}", effects=Ref(effects, key)) for key in in_play]


def _details(box: Box, s: Normandy, index: int) -> list[Message]:
    """A sector in sentences."""
    sector = box.ground(s).sectors[index]
    found = []
    if sector.name:
        place = f"{box.ground(s).sheet_of[index].id}.{sector.number}"
        found.append(message("detail-name", name=Ref("sector-of-map", place)))
    found.append(message("detail-def", defence=box.sector(s, index).defence))
    if sector.bunker:
        found.append(message(f"detail-bunker-{sector.bunker}"))
    now = box.sector(s, index)
    more = [line for module in box.modules(s) for line in module.on_sector(box, s, now)]
    return [*found, *_printed(box, s, index, "detail", "effects"), *more]


def _entering(box: Box, s: Normandy, seat: int | None, index: int) -> list[Message]:
    """What entering would cost this Unit now, if it may."""
    if seat is None or s.ended or s.phase == "start" or seat not in s.in_battle():
        return []
    unit, ground = s.unit(seat), box.ground(s)
    if index == unit.sector:
        faces = defence_of(box, s, seat)
        lower = faces != box.sector(s, index).defence
        here = message("entering-here-lower", defence=faces) if lower else message("entering-here")
        return [here, *_expected(box, s, seat, index)]
    if index in targets(box, s, seat):
        return [*_way(box, s, seat, index), *_expected(box, s, seat, index)]
    if index in (*ground.ahead[unit.sector], *ground.beside[unit.sector]):
        return [*_way(box, s, seat, index), message("entering-closed")]
    return []


def _way(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    found = [message("entering-cost", courage=price(box, s, seat, to))]
    if crosses_mines(box, s, seat, to):
        found.append(message("entering-mines"))
    return found


def _chooses_place(player: Player) -> bool:
    """Whether a player now decides where his Unit is to be."""
    return player.turn.step == "move" and not player.todo


def _expected(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What Combat will cost a Unit that now decides where to be."""
    if not _chooses_place(s.players[seat]):
        return []
    expected = outlook(box, s, seat, to)
    return [*_warning(s, expected), *_combat(expected)]


def _warning(s: Normandy, expected: Outlook) -> list[Message]:
    if expected.fate == "lives":
        return []
    cards = sum(len(player.hand) + len(player.serving) for player in s.players)
    return [message(f"outlook-{expected.fate}", cards=cards)]


def _combat(expected: Outlook) -> list[Message]:
    least, most = expected.fire
    found = [message("outlook-combat", defence=expected.defence, least=least, most=most)]
    return [*found, message("outlook-last-turn")] if expected.last_turn else found


def moves(box: Box, s: Normandy, seat: int) -> list[About]:
    """What comes of staying, and of each move: less than all that can be said of a sector."""
    sectors = box.ground(s).sectors
    if not _chooses_place(s.players[seat]):
        return []
    found = [About(Stay(), tuple(_expected(box, s, seat, s.unit(seat).sector)))]
    for to in targets(box, s, seat):
        expected, happens = outlook(box, s, seat, to), on_entering(box, s, seat, to)
        lines = (
            *_warning(s, expected),
            *_way(box, s, seat, to),
            *_effects(box, s, happens, "enter", "detail", "effects"),
            *_combat(expected),
        )
        found.append(About(Move(sectors[to].number), lines))
    return found
