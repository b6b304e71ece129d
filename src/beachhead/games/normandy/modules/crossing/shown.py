"""What is shown at sea: craft and waders, what a choice risks, and how it ended."""

from __future__ import annotations

from typing import Literal

from beachhead.games.normandy.actions import Stay
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.map.effective import Drawn, SectorNow
from beachhead.games.normandy.modules.crossing import losses, steering
from beachhead.games.normandy.modules.crossing.actions import (
    Disembark,
    GoAshore,
    Launch,
    Steer,
    WadeOn,
)
from beachhead.games.normandy.modules.crossing.costs import STARS
from beachhead.games.normandy.modules.crossing.parts import (
    ABOARD,
    OPTIONS,
    TURN,
    afloat,
    at_sea,
    craft_in,
    fights,
)
from beachhead.games.normandy.modules.crossing.sea_map import SHELLED, SeaSector, ways_to_throw
from beachhead.games.normandy.modules.module import Ending
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.ending import where
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import (
    About,
    Arg,
    CardRow,
    CardShown,
    Message,
    Notes,
    Panel,
    Place,
    Ref,
    message,
)

MOST_PIPS = 6


def unit_line(box: Box, s: Normandy, seat: int) -> Message | None:
    """How a Unit at sea stands, or one that waits on the beach."""
    if fights(s, seat):
        return None
    player, aboard = s.players[seat], ABOARD.of(s, seat)
    args: dict[str, Arg] = {
        "nation": Ref("nation", player.nation),
        "sector": Ref("place", box.sector_of(s, seat).number),
        "has": player.amounts("soldiers", "courage"),
    }
    if not aboard.by:
        return message("scene-ashore", **args)
    args |= {"stars": player.stars, "most": STARS, "passengers": len(aboard.passengers)}
    if aboard.by == "water":
        return message("scene-wader", **args)
    return message("scene-craft", **args, hull=player.tools)


def panels(box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
    """Who is aboard of each craft."""
    found = []
    for other in s.units():
        aboard = ABOARD.of(s, other)
        cards = (*((aboard.naval,) if aboard.naval else ()), *aboard.passengers)
        if aboard.by and cards:
            shown = tuple(CardShown(card, "ready") for card in cards)
            found.append(CardRow(message("scene-aboard", seat=Ref("seat", other)), shown, other))
    return tuple(found)


def lookup(s: Normandy, seat: int | None) -> tuple[Notes, ...]:
    """What RWBs do at sea, as long as somebody is there."""
    seats = s.units() if seat is None else (seat,)
    if not any(at_sea(s, one) for one in seats if one in s.units()):
        return ()
    lines = (message("sea-rwb", symbol=Ref("symbol-name", name), penalty=name) for name in SYMBOLS)
    return (Notes(message("sea-rwbs"), tuple(lines)),)


def drawn(box: Box, s: Normandy, sector: SectorNow) -> Drawn:
    """A stretch of sea, with the craft in it."""
    found = box.ground(s).sectors[sector.index]
    assert isinstance(found, SeaSector)
    safe = losses.in_safe_zone(box, s, sector.index)
    marks = [message("cell-shell", number=found.shell)]
    details = [message("detail-safe" if safe else "detail-deep"), _shells(found)]
    if found.mined:
        marks.append(message("cell-mined"))
        details.append(message("detail-mined"))
    kind: Literal["safe", "deep"] = "safe" if safe else "deep"
    return Drawn(kind, tuple(marks), tuple(details), craft_in(s, sector.index))


def _shells(sector: SeaSector) -> Message:
    ways = ways_to_throw(sector.shell)
    return message("detail-shell", number=sector.shell, ways=ways, of=SHELLED)


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What has to be known to steer."""
    player = s.players[seat]
    if player.turn.step != "steer":
        return ()
    turn, rows = TURN.of(s, seat), rows_to_go(box, s, s.unit(seat).sector)
    if not afloat(s, seat):
        return (message("asked-wade", rows=rows, has=player.amounts("soldiers")),)
    has = player.amounts("soldiers", "courage", "tools")
    found = [message("asked-steer", rows=rows, has=has)]
    if turn.stalled:
        found.append(message("asked-stalled"))
    elif turn.sideways:
        found.append(message("asked-sideways"))
    return tuple(found)


def rows_to_go(box: Box, s: Normandy, sector: int) -> int:
    """How many rows ahead the beach is."""
    ground = box.ground(s)
    beach = min(ground.row[i] for i, sheet in enumerate(ground.sheet_of) if sheet is ground.map)
    return max(0, beach - ground.row[sector])


def about(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What each choice of a place costs and risks."""
    if not at_sea(s, seat) or s.ended:
        return ()
    by_number = box.ground(s).by_number
    found = []
    for option in _choices(box, s, seat):
        match option:
            case Stay():
                lines = _waiting(box, s, seat, s.unit(seat).sector)
            case Launch(number):
                lines = _waiting(box, s, seat, by_number[number])
            case Steer(number) | WadeOn(number):
                lines = _going(box, s, seat, by_number[number])
            case Disembark(number):
                lines = [message("sea-disembark"), *_waiting(box, s, seat, by_number[number])]
            case GoAshore(number):
                toll = steering.toll(box, s, seat, by_number[number])
                left = len(ABOARD.of(s, seat).passengers)
                lines = [message("sea-ashore", courage=toll, passengers=left)]
            case _:
                continue
        found.append(About(option, tuple(lines)))
    return tuple(found)


def _choices(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """What a player may choose now, if that is a place."""
    player, sectors = s.players[seat], box.ground(s).sectors
    if player.todo:
        forced = isinstance(player.todo[0], losses.CheckCraft)
        ways = losses.ways_out(box, s, seat) if forced else ()
        return tuple(Disembark(sectors[to].number) for to in ways)
    if s.phase == "start" and player.turn.step:
        return tuple(Launch(sectors[to].number) for to in box.ground(s).starts)
    return steering.options(box, s, seat) if player.turn.step == "steer" else ()


def _going(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What a move costs, what mines may take, and what waits there."""
    player, toll = s.players[seat], steering.toll(box, s, seat, to)
    safe, mined = losses.in_safe_zone(box, s, to), steering.sets_off_mines(box, s, seat, to)
    found = []
    if afloat(s, seat):
        if player.courage <= toll:
            found.append(message("sea-ramp-drops" if safe else "sea-drowns"))
        elif mined and player.tools <= MOST_PIPS and not safe:
            found.append(message("sea-may-drown"))
        found.append(message("sea-toll", courage=toll))
    if mined:
        found.append(message("sea-mines" if afloat(s, seat) else "sea-mines-wading"))
        if player.soldiers <= MOST_PIPS:
            found.append(message("sea-may-fall"))
    return [*found, *_waiting(box, s, seat, to)]


def _waiting(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What the next turn in a sector costs, and how far the beach is from there."""
    sector = box.ground(s).sectors[to]
    if not isinstance(sector, SeaSector):
        return []
    comes = afloat(s, seat) and (to != s.unit(seat).sector or s.phase == "start")
    defence = max(0, box.sector(s, to).defence + comes - box.in_force(s, seat).lower_def)
    return [
        message("sea-def", defence=defence),
        _shells(sector),
        message("sea-to-go", rows=rows_to_go(box, s, to)),
    ]


def places(box: Box, s: Normandy, seat: int) -> tuple[Place, ...] | None:
    """What the sectors around a Unit at sea are to it."""
    if fights(s, seat):
        return None
    if not at_sea(s, seat):
        return ()
    ground, at = box.ground(s), s.unit(seat).sector
    near = {to: _going(box, s, seat, to) for to in (*ground.beside[at], *ground.ahead[at])}
    told = {at: _waiting(box, s, seat, at)} | near
    return tuple(Place(ground.sectors[to].number, tuple(lines)) for to, lines in told.items())


def ending(box: Box, s: Normandy) -> Ending | None:
    """How a crossing was lost, or what everybody landed with."""
    args: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
    if s.ended == losses.DROWNED:
        seat = next(seat for seat in s.units() if losses.gives_out(s, seat))
        args |= {"why": losses.why_it_gives_out(s, seat), **where(box, s, seat)}
        return Ending(message("over-crossing-drowned", **args), "C-10")
    if s.fallen is not None and at_sea(s, s.fallen.seat):
        args |= where(box, s, s.fallen.seat)
        return Ending(message("over-crossing-wiped-out", **args), "C-10")
    if s.ended == "won" and OPTIONS.of(s.options).crossing_only:
        points = steering.score(box, s)
        players = [s.players[seat] for seat in s.units()]
        args |= {
            "soldiers": sum(player.soldiers for player in players),
            "courage": sum(player.courage for player in players),
            "passengers": sum(len(ABOARD.of(s, seat).passengers) for seat in s.units()),
            "points": points,
        }
        return Ending(message("over-crossing-done", **args), "C-12", points)
    return None
