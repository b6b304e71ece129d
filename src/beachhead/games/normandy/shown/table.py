"""What lies on the table in Normandy: the map, dice, cards, resources."""

from __future__ import annotations

from collections.abc import Iterable

from beachhead.games.normandy.actions import Move, Stay
from beachhead.games.normandy.box import Box, in_battle
from beachhead.games.normandy.map.sheet import Sector
from beachhead.games.normandy.shown.forecast import Outlook, outlook
from beachhead.games.normandy.shown.question import (
    amounts,
    asked,
    place_and_turn,
    prices,
    rwb_notes,
)
from beachhead.games.normandy.state import Normandy, Unit
from beachhead.games.normandy.training import matters, phases, resources
from beachhead.games.normandy.turn.combat import defence_of
from beachhead.games.normandy.turn.move import crosses_mines, on_entering, price, targets
from beachhead.games.normandy.words.in_force import defence, fires, serving
from beachhead.kernel.scene import (
    About,
    Board,
    Border,
    CardRow,
    CardShown,
    Cell,
    DiceRow,
    Mark,
    Message,
    Notes,
    Panel,
    Ref,
    Scene,
    Score,
    ScoreSheet,
    Track,
    message,
)


def normandy_scene(box: Box, s: Normandy, seat: int | None) -> Scene:
    """The whole table, as a seat (None: a spectator) sees it; all cards lie open (U-3)."""
    panels: list[Panel] = [_phases(s)] if s.turn else []
    panels.append(_units(box, s))
    panels += [_dice(unit, other) for other, unit in enumerate(s.units) if unit.dice or unit.lying]
    panels += [_apart(unit, other) for other, unit in enumerate(s.units) if unit.apart]
    if s.spare:
        panels.append(DiceRow(message("scene-spare"), s.spare))
    panels.append(board(box, s, seat))
    if s.options.level != "dice":
        panels += [_cards(box, unit, other) for other, unit in enumerate(s.units)]
    on_offer = (*s.special, *s.vehicles)
    if on_offer:
        shown = tuple(CardShown(card, "ready") for card in on_offer)
        panels.append(CardRow(message("scene-on-offer"), shown))
    notes = rwb_notes(box, s, seat)
    if seat is None or s.ended:
        return Scene(tuple(panels), lookup=notes)
    about = (*prices(box, s, seat), *_moves(box, s, seat))
    return Scene(tuple(panels), asked(box, s, seat), about, notes)


def _phases(s: Normandy) -> Track:
    """The phases; the Final Tally belongs to the first (T-1)."""
    names = phases(s)
    phase = "combat" if s.ended else s.phase
    at = list(names).index(phase) if phase in names else 0
    return Track(message("scene-turn", turn=s.turn), tuple(names.values()), at)


def _units(box: Box, s: Normandy) -> ScoreSheet:
    scores = tuple(
        Score(
            seat,
            message(
                "scene-unit-home" if unit.home else "scene-unit",
                nation=Ref("nation", unit.nation),
                has=amounts(unit, resources(s.options)),
                **place_and_turn(box, s, seat),
            ),
            bool(unit.step or unit.todo),
        )
        for seat, unit in enumerate(s.units)
    )
    return ScoreSheet(message("scene-units"), scores)


def _dice(unit: Unit, seat: int) -> DiceRow:
    dice = unit.dice or unit.lying
    locked = list(unit.locked)
    marks: list[Mark] = []
    for die in dice:
        if die in locked:
            locked.remove(die)
            marks.append("fixed")
        else:
            marks.append("")
    return DiceRow(message("scene-allied", seat=Ref("seat", seat)), dice, tuple(marks), seat)


def _apart(unit: Unit, seat: int) -> DiceRow:
    return DiceRow(message("scene-apart", seat=Ref("seat", seat)), unit.apart)


def _cards(box: Box, unit: Unit, seat: int) -> CardRow:
    held = (*serving(unit), *unit.hand)
    shown = tuple(CardShown(card, "used" if card in unit.used else "ready") for card in held)
    return CardRow(message("scene-cards", seat=Ref("seat", seat)), shown, seat)


def board(box: Box, s: Normandy, seat: int | None) -> Board:
    """The map with everybody on it, and what moving would cost the seat that looks."""
    ground = box.ground(s)
    cells = tuple(_cell(box, s, seat, index) for index in range(len(ground.sectors)))
    borders = [*ground.map.forward, *ground.map.sideways]
    return Board(
        message("scene-map", map=Ref("map", ground.map.id), code=ground.map.code),
        cells,
        tuple(_border(box, s, way) for way in borders),
        (message("row-start"), *(message("row-cost", courage=cost) for cost in ground.map.courage)),
    )


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
    here = tuple(other for other, unit in enumerate(s.units) if unit.sector == index)
    return Cell(
        id=sector.number,
        row=sector.row,
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
    return [message("cell-def", defence=defence(box.content, s, index)), *printed]


def _printed(box: Box, s: Normandy, index: int, style: str, effects: str) -> list[Message]:
    """What is special about a sector, as marks or as sentences."""
    sector = box.ground(s).sectors[index]
    found = []
    if sector.mgf:
        firing = "" if fires(box.content, s, index) else "-silent"
        found.append(message(f"{style}-mgf{firing}", dice=sector.mgf))
    if sector.needs:
        found.append(message(f"{style}-needs", title=Ref("title", sector.needs)))
    if sector.free and s.options.level != "dice":
        found.append(message(f"{style}-free", title=Ref("title", sector.free)))
    if sector.bunker != "final" and sector.stay < 3:
        found.append(message(f"{style}-stay", turns=sector.stay))
    if sector.units is not None:
        found.append(message(f"{style}-units", units=sector.units))
    for when in ("six", "always", "turn", "enter"):
        keys = box.content.sector_effects[s.options.map, index, when]
        found += _effects(box, s, keys, when, style, effects)
    return found


def _effects(
    box: Box, s: Normandy, keys: Iterable[str], when: str, style: str, effects: str
) -> list[Message]:
    """Effects of a sector at a moment, as far as they are in play."""
    content, options = box.content, s.options
    in_play = (key for key in keys if matters(options, content.effects[key]))
    return [message(f"{style}-{when}", effects=Ref(effects, key)) for key in in_play]


def _details(box: Box, s: Normandy, index: int) -> list[Message]:
    """A sector in sentences."""
    sector = box.ground(s).sectors[index]
    found = []
    if sector.name:
        place = f"{s.options.map}.{sector.number}"
        found.append(message("detail-name", name=Ref("sector-of-map", place)))
    found.append(message("detail-def", defence=defence(box.content, s, index)))
    if sector.bunker:
        found.append(message(f"detail-bunker-{sector.bunker}"))
    return [*found, *_printed(box, s, index, "detail", "effects")]


def _entering(box: Box, s: Normandy, seat: int | None, index: int) -> list[Message]:
    """What entering would cost this Unit now, if it may."""
    if seat is None or s.ended or s.phase == "start" or seat not in in_battle(s):
        return []
    unit, ground = s.units[seat], box.ground(s)
    if index == unit.sector:
        faces = defence_of(box, s, seat)
        lower = faces != defence(box.content, s, index)
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


def _chooses_place(unit: Unit) -> bool:
    """Whether a Unit now decides where to be."""
    return unit.step == "move" and not unit.todo


def _expected(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What Combat will cost a Unit that now decides where to be."""
    if not _chooses_place(s.units[seat]):
        return []
    expected = outlook(box, s, seat, to)
    return [*_warning(s, expected), *_combat(expected)]


def _warning(s: Normandy, expected: Outlook) -> list[Message]:
    if expected.fate == "lives":
        return []
    cards = sum(len(unit.hand) + len(serving(unit)) for unit in s.units)
    return [message(f"outlook-{expected.fate}", cards=cards)]


def _combat(expected: Outlook) -> list[Message]:
    least, most = expected.fire
    found = [message("outlook-combat", defence=expected.defence, least=least, most=most)]
    return [*found, message("outlook-last-turn")] if expected.last_turn else found


def _moves(box: Box, s: Normandy, seat: int) -> list[About]:
    """What comes of staying, and of each move: less than all that can be said of a sector."""
    unit, sectors = s.units[seat], box.ground(s).sectors
    if not _chooses_place(unit):
        return []
    found = [About(Stay(), tuple(_expected(box, s, seat, unit.sector)))]
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
