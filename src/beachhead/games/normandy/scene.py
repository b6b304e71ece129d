"""What lies on the table in Normandy: the map, dice, cards, resources."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from beachhead.games.normandy.actions import Move, Stay
from beachhead.games.normandy.asked import amounts, asked, place_and_turn, prices, rwb_notes
from beachhead.games.normandy.combat import defence_of
from beachhead.games.normandy.maps import Sector
from beachhead.games.normandy.move import crosses_mines, on_entering, price, targets
from beachhead.games.normandy.outlook import Outlook, outlook
from beachhead.games.normandy.rules import Rules, in_battle
from beachhead.games.normandy.state import Normandy, Unit
from beachhead.games.normandy.terms import defence, fires, serving
from beachhead.games.normandy.training import matters, phases, resources
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
    Place,
    Ref,
    Scene,
    Score,
    ScoreSheet,
    Track,
    message,
)


def normandy_scene(rules: Rules, s: Normandy, seat: int | None) -> Scene:
    """The whole table, as a seat (None: a spectator) sees it; all cards lie open (U-3)."""
    panels: list[Panel] = [_phases(s)] if s.turn else []
    panels.append(_units(rules, s))
    panels += [_dice(unit, other) for other, unit in enumerate(s.units) if unit.dice or unit.lying]
    panels += [_apart(unit, other) for other, unit in enumerate(s.units) if unit.apart]
    if s.spare:
        panels.append(DiceRow(message("scene-spare"), s.spare))
    panels.append(board(rules, s))
    if s.options.level != "dice":
        panels += [_cards(rules, unit, other) for other, unit in enumerate(s.units)]
    on_offer = (*s.special, *s.vehicles)
    if on_offer:
        shown = tuple(CardShown(card, "ready") for card in on_offer)
        panels.append(CardRow(message("scene-on-offer"), shown))
    notes = rwb_notes(rules, s, seat)
    if seat is None or s.ended:
        return Scene(tuple(panels), lookup=notes)
    about = (*prices(rules, s, seat), *_moves(rules, s, seat))
    return Scene(tuple(panels), asked(rules, s, seat), about, places(rules, s, seat), notes)


def _phases(s: Normandy) -> Track:
    """The phases; the Final Tally belongs to the first (T-1)."""
    names = phases(s)
    phase = "combat" if s.ended else s.phase
    at = list(names).index(phase) if phase in names else 0
    return Track(message("scene-turn", turn=s.turn), tuple(names.values()), at)


def _units(rules: Rules, s: Normandy) -> ScoreSheet:
    scores = tuple(
        Score(
            seat,
            message(
                "scene-unit-home" if unit.home else "scene-unit",
                nation=Ref("nation", unit.nation),
                has=amounts(unit, resources(s.options)),
                **place_and_turn(rules, s, seat),
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


def _cards(rules: Rules, unit: Unit, seat: int) -> CardRow:
    held = (*serving(unit), *unit.hand)
    shown = tuple(CardShown(card, "used" if card in unit.used else "ready") for card in held)
    return CardRow(message("scene-cards", seat=Ref("seat", seat)), shown, seat)


def board(rules: Rules, s: Normandy) -> Board:
    """The map with everybody on it."""
    ground = Normandy(s.options, "start", 0, (), silent=s.silent, relief=s.relief)
    return _board(rules, ground, tuple(unit.sector for unit in s.units))


@lru_cache(maxsize=1024)
def _board(rules: Rules, s: Normandy, stand: tuple[int, ...]) -> Board:
    """The map, made once for all who look and for all tables where it lies so."""
    ground = rules.ground(s)
    cells = tuple(_cell(rules, s, stand, index) for index in range(len(ground.sectors)))
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
    if pair in ground.barred:
        return Border((one, other), "barrier")
    return Border((one, other), "mined" if pair in ground.mined else "open")


def _cell(rules: Rules, s: Normandy, stand: tuple[int, ...], index: int) -> Cell:
    sector = rules.ground(s).sectors[index]
    return Cell(
        id=sector.number,
        row=sector.row,
        at=sector.at,
        wide=sector.wide,
        title=_title(sector),
        marks=tuple(_marks(rules, s, index)),
        kind="bunker" if sector.bunker else "start" if sector.row == 1 else "",
        seats=tuple(seat for seat, sector in enumerate(stand) if sector == index),
        details=tuple(_details(rules, s, index)),
    )


def _title(sector: Sector) -> Message:
    return message("cell-title", sector=Ref("place-short", sector.number))


def _marks(rules: Rules, s: Normandy, index: int) -> list[Message]:
    """What is printed on a sector, in a word or two each."""
    printed = _printed(rules, s, index, "cell", "short")
    return [message("cell-def", defence=defence(rules.content, s, index)), *printed]


def _printed(rules: Rules, s: Normandy, index: int, style: str, effects: str) -> list[Message]:
    """What is special about a sector, as marks or as sentences."""
    sector = rules.ground(s).sectors[index]
    found = []
    if sector.mgf:
        firing = "" if fires(rules.content, s, index) else "-silent"
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
        keys = rules.content.sector_effects[s.options.map, index, when]
        found += _effects(rules, s, keys, when, style, effects)
    return found


def _effects(
    rules: Rules, s: Normandy, keys: Iterable[str], when: str, style: str, effects: str
) -> list[Message]:
    """Effects of a sector at a moment, as far as they are in play."""
    content, options = rules.content, s.options
    in_play = (key for key in keys if matters(options, content.effects[key]))
    return [message(f"{style}-{when}", effects=Ref(effects, key)) for key in in_play]


def _details(rules: Rules, s: Normandy, index: int) -> list[Message]:
    """A sector in sentences."""
    sector = rules.ground(s).sectors[index]
    found = []
    if sector.name:
        place = f"{s.options.map}.{sector.number}"
        found.append(message("detail-name", name=Ref("sector-of-map", place)))
    found.append(message("detail-def", defence=defence(rules.content, s, index)))
    if sector.bunker:
        found.append(message(f"detail-bunker-{sector.bunker}"))
    return [*found, *_printed(rules, s, index, "detail", "effects")]


def places(rules: Rules, s: Normandy, seat: int) -> tuple[Place, ...]:
    """What staying would cost a Unit now, and entering the sectors around it, if it may."""
    if s.phase == "start" or seat not in in_battle(s):
        return ()
    at, ground, reach = s.units[seat].sector, rules.ground(s), targets(rules, s, seat)
    near = dict.fromkeys((*ground.ahead[at], *ground.beside[at], *reach))
    told = {at: _staying(rules, s, seat, at)}
    told |= {to: _entering(rules, s, seat, to, to in reach) for to in near}
    return tuple(Place(ground.sectors[to].number, tuple(lines)) for to, lines in told.items())


def _staying(rules: Rules, s: Normandy, seat: int, at: int) -> list[Message]:
    faces = defence_of(rules, s, seat)
    lower = faces != defence(rules.content, s, at)
    here = message("entering-here-lower", defence=faces) if lower else message("entering-here")
    return [here, *_expected(rules, s, seat, at)]


def _entering(rules: Rules, s: Normandy, seat: int, to: int, reached: bool) -> list[Message]:
    then = _expected(rules, s, seat, to) if reached else [message("entering-closed")]
    return [*_way(rules, s, seat, to), *then]


def _way(rules: Rules, s: Normandy, seat: int, to: int) -> list[Message]:
    found = [message("entering-cost", courage=price(rules, s, seat, to))]
    if crosses_mines(rules, s, seat, to):
        found.append(message("entering-mines"))
    return found


def _chooses_place(unit: Unit) -> bool:
    """Whether a Unit now decides where to be."""
    return unit.step == "move" and not unit.todo


def _expected(rules: Rules, s: Normandy, seat: int, to: int) -> list[Message]:
    """What Combat will cost a Unit that now decides where to be."""
    if not _chooses_place(s.units[seat]):
        return []
    expected = outlook(rules, s, seat, to)
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


def _moves(rules: Rules, s: Normandy, seat: int) -> list[About]:
    """What comes of staying, and of each move: less than all that can be said of a sector."""
    unit, sectors = s.units[seat], rules.ground(s).sectors
    if not _chooses_place(unit):
        return []
    found = [About(Stay(), tuple(_expected(rules, s, seat, unit.sector)))]
    for to in targets(rules, s, seat):
        expected, happens = outlook(rules, s, seat, to), on_entering(rules, s, seat, to)
        lines = (
            *_warning(s, expected),
            *_way(rules, s, seat, to),
            *_effects(rules, s, happens, "enter", "detail", "effects"),
            *_combat(expected),
        )
        found.append(About(Move(sectors[to].number), lines))
    return found
