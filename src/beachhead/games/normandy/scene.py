"""What lies on the table in Normandy: the map, dice, cards, resources."""

from __future__ import annotations

from beachhead.games.normandy.combat import defence_of
from beachhead.games.normandy.maps import Sector
from beachhead.games.normandy.move import price, targets
from beachhead.games.normandy.rules import Rules, in_battle
from beachhead.games.normandy.state import Normandy, Unit
from beachhead.games.normandy.terms import fires
from beachhead.kernel.scene import (
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

PHASES = ("roll", "tally", "upkeep", "rally", "trade", "move", "combat")


def normandy_scene(rules: Rules, s: Normandy, seat: int | None) -> Scene:
    """The whole table, as a seat (None: a spectator) sees it; all cards lie open (U-3)."""
    panels: list[Panel] = [_phases(s), _units(s)]
    panels += [_dice(unit, other) for other, unit in enumerate(s.units) if unit.dice]
    panels += [_apart(unit, other) for other, unit in enumerate(s.units) if _lies_apart(unit)]
    if s.spare:
        panels.append(DiceRow(message("scene-spare"), s.spare))
    panels.append(board(rules, s, seat))
    panels += [_cards(rules, unit, other) for other, unit in enumerate(s.units)]
    on_offer = (*s.special, *s.vehicles)
    if on_offer:
        shown = tuple(CardShown(card, "ready") for card in on_offer)
        panels.append(CardRow(message("scene-on-offer"), shown))
    return Scene(tuple(panels))


def _phases(s: Normandy) -> Track:
    steps = tuple(message(f"phase-{phase}") for phase in PHASES)
    at = PHASES.index(s.phase) if s.phase in PHASES else 0
    return Track(message("scene-turn", turn=s.turn), steps, at)


def _units(s: Normandy) -> ScoreSheet:
    scores = tuple(
        Score(
            seat,
            message(
                "scene-unit-home" if unit.home else "scene-unit",
                nation=Ref("nation", unit.nation),
                soldiers=unit.soldiers,
                stars=unit.stars,
                courage=unit.courage,
                tools=unit.tools,
                turns=unit.turns,
            ),
            bool(unit.step or unit.todo),
        )
        for seat, unit in enumerate(s.units)
    )
    return ScoreSheet(message("scene-units"), scores)


def _dice(unit: Unit, seat: int) -> DiceRow:
    locked = list(unit.locked)
    marks: list[Mark] = []
    for die in unit.dice:
        if die in locked:
            locked.remove(die)
            marks.append("fixed")
        else:
            marks.append("")
    return DiceRow(message("scene-allied", seat=Ref("seat", seat)), unit.dice, tuple(marks), seat)


def _lies_apart(unit: Unit) -> bool:
    return bool(unit.apart) and unit.step != "apart"


def _apart(unit: Unit, seat: int) -> DiceRow:
    return DiceRow(message("scene-apart", seat=Ref("seat", seat)), unit.apart)


def _cards(rules: Rules, unit: Unit, seat: int) -> CardRow:
    held = (*unit.specialists, *((unit.vehicle,) if unit.vehicle else ()), *unit.hand)
    shown = tuple(CardShown(card, "used" if card in unit.used else "ready", seat) for card in held)
    return CardRow(message("scene-cards", seat=Ref("seat", seat)), shown)


def board(rules: Rules, s: Normandy, seat: int | None) -> Board:
    """The map with everybody on it, and what moving would cost the seat that looks."""
    ground = rules.ground(s)
    cells = tuple(_cell(rules, s, seat, index) for index in range(len(ground.sectors)))
    borders = [*ground.map.forward, *ground.map.sideways]
    return Board(
        message("scene-map", map=Ref("map", ground.map.id), code=ground.map.code),
        cells,
        tuple(_border(rules, s, way) for way in borders),
        (message("row-start"), *(message("row-cost", courage=cost) for cost in ground.map.courage)),
    )


def map_notes(rules: Rules, s: Normandy) -> Notes:
    """What is said of a map besides the drawing."""
    map = rules.ground(s).map
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


def _border(rules: Rules, s: Normandy, way: str) -> Border:
    one, _, other = way.partition("-")
    ground = rules.ground(s)
    pair = (ground.by_number[one], ground.by_number[other])
    kind = "barrier" if pair in ground.barred else "mined" if pair in ground.mined else "open"
    return Border((one, other), kind)  # type: ignore[arg-type]


def _cell(rules: Rules, s: Normandy, seat: int | None, index: int) -> Cell:
    sector = rules.ground(s).sectors[index]
    here = tuple(other for other, unit in enumerate(s.units) if unit.sector == index)
    kind = "bunker" if sector.bunker else "start" if sector.row == 1 else ""
    return Cell(
        id=sector.number,
        row=sector.row,
        at=sector.at,
        wide=sector.wide,
        title=_title(sector),
        marks=tuple(_marks(rules, s, index)),
        kind=kind,  # type: ignore[arg-type]
        seats=here,
        details=(*_details(rules, s, index), *_entering(rules, s, seat, index)),
    )


def _title(sector: Sector) -> Message:
    return message("cell-title", sector=Ref("place-short", sector.number))


def _marks(rules: Rules, s: Normandy, index: int) -> list[Message]:
    """What is printed on a sector, in a word or two each."""
    sector = rules.ground(s).sectors[index]
    found = [message("cell-def", defence=_defence(s, sector, index))]
    if sector.mgf:
        firing = bool(fires(rules.content, s, index))
        found.append(message("cell-mgf" if firing else "cell-mgf-silent", dice=sector.mgf))
    if sector.needs:
        found.append(message("cell-needs", title=Ref("title", sector.needs)))
    if sector.free and s.options.level != "dice":
        found.append(message("cell-free", title=Ref("title", sector.free)))
    if sector.bunker != "final" and sector.stay < 3:
        found.append(message("cell-stay", turns=sector.stay))
    if sector.units is not None:
        found.append(message("cell-units", units=sector.units))
    if sector.special_damage:
        found.append(message("cell-six", effects=Ref("short", f"{_place(s, sector)}-six-1")))
    for at, ability in enumerate(sector.abilities):
        for part in range(len(ability.effects)):
            key = f"{_place(s, sector)}-{at + 1}-{part + 1}"
            found.append(message(f"cell-{ability.when}", effects=Ref("short", key)))
    return found


def _place(s: Normandy, sector: Sector) -> str:
    return f"{s.options.map}-{sector.number}"


def _defence(s: Normandy, sector: Sector, index: int) -> int:
    relief = sum(relief.by for relief in s.relief if relief.sector == index)
    return max(0, sector.defence - relief)


def _details(rules: Rules, s: Normandy, index: int) -> list[Message]:
    """A sector in sentences."""
    sector = rules.ground(s).sectors[index]
    found = []
    if sector.name:
        found.append(message("detail-name", name=Ref("sector-of-map", _place(s, sector))))
    found.append(message("detail-def", defence=_defence(s, sector, index)))
    if sector.bunker:
        found.append(message(f"detail-bunker-{sector.bunker}"))
    if sector.mgf:
        firing = bool(fires(rules.content, s, index))
        found.append(message("detail-mgf" if firing else "detail-mgf-silent", dice=sector.mgf))
    if sector.special_damage:
        effects = Ref("effects", f"{_place(s, sector)}-six-1")
        found.append(message("detail-six", effects=effects))
    if sector.needs:
        found.append(message("detail-needs", title=Ref("title", sector.needs)))
    if sector.free and s.options.level != "dice":
        found.append(message("detail-free", title=Ref("title", sector.free)))
    if sector.bunker != "final" and sector.stay < 3:
        found.append(message("detail-stay", turns=sector.stay))
    if sector.units is not None:
        found.append(message("detail-units", units=sector.units))
    for at, ability in enumerate(sector.abilities):
        for part in range(len(ability.effects)):
            key = f"{_place(s, sector)}-{at + 1}-{part + 1}"
            found.append(message(f"detail-{ability.when}", effects=Ref("effects", key)))
    return found


def _entering(rules: Rules, s: Normandy, seat: int | None, index: int) -> list[Message]:
    """What entering would cost this Unit now, if it may."""
    if seat is None or s.ended or s.phase == "start" or seat not in in_battle(s):
        return []
    unit, ground = s.units[seat], rules.ground(s)
    if index == unit.sector:
        return [message("entering-here", defence=defence_of(rules, s, seat))]
    if index not in (*ground.ahead[unit.sector], *ground.beside[unit.sector]):
        return []
    found = [message("entering-cost", courage=price(rules, s, seat, index))]
    if (unit.sector, index) in ground.mined:
        found.append(message("entering-mines"))
    if index not in targets(rules, s, seat):
        found.append(message("entering-closed"))
    return found
