"""What a choice at sea costs and risks, before anything is rolled (C-6 to C-13)."""

from __future__ import annotations

from beachhead.games.normandy.actions import Stay, TakeAward
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.modules.crossing import leaving, losses, steering
from beachhead.games.normandy.modules.crossing.actions import (
    Disembark,
    GoAshore,
    Launch,
    PlayAtSea,
    Steer,
    WadeOn,
)
from beachhead.games.normandy.modules.crossing.mines import sets_off_mines
from beachhead.games.normandy.modules.crossing.parts import ABOARD, OPTIONS, afloat
from beachhead.games.normandy.modules.crossing.risks import Stop, cost_of_def, warnings
from beachhead.games.normandy.modules.crossing.sea_map import SHELLED, SeaSector, ways_to_throw
from beachhead.games.normandy.modules.crossing.shapes import as_ashore, ways_at_sea
from beachhead.games.normandy.shown.board import board
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Action
from beachhead.kernel.scene import About, Message, Ref, message


def about(box: Box, s: Normandy, seat: int, option: Action) -> About | None:
    """What comes of an option, if it is one of the sea's."""
    by_number = box.ground(s).by_number
    match option:
        case Stay():
            lines = staying(box, s, seat)
        case Launch(number):
            lines = _stopping(box, s, seat, Stop(by_number[number], craft=True))
        case Steer(number) | WadeOn(number):
            lines = going(box, s, seat, by_number[number])
        case Disembark(number):
            now = s.phase == "upkeep"
            water = Stop(by_number[number], craft=False, entered=True, now=now)
            lines = _stopping(box, s, seat, water, message("sea-disembark"))
        case GoAshore(number):
            lines = ashore(box, s, seat, by_number[number])
            if not OPTIONS.of(s.options).crossing_only:
                (cell,) = (cell for cell in board(box, s).cells if cell.id == number)
                lines += cell.details
        case PlayAtSea(card):
            return About(option, _at_sea(box, card), instead=True)
        case TakeAward(card):
            return _award(box, s, option, card)
        case _:
            return None
    return About(option, tuple(lines))


def staying(box: Box, s: Normandy, seat: int) -> list[Message]:
    """What the next turn costs where a Unit is."""
    return _stopping(box, s, seat, Stop(s.unit(seat).sector, afloat(s, seat)))


def going(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What a move in the sea costs, and what waits where the Unit ends up."""
    if not afloat(s, seat):
        return _stopping(box, s, seat, Stop(to, craft=False, entered=True))
    toll = steering.toll(box, s, seat, to)
    left = s.players[seat].courage - toll
    costs = message("sea-toll", courage=toll)
    if left > 0:
        return _stopping(box, s, seat, Stop(to, True, entered=True, courage=left), costs)
    if not losses.in_safe_zone(box, s, to):
        return [message("sea-drowns"), costs]
    found = [message("sea-ramp-drops"), costs]
    if sets_off_mines(box, s, seat, to):
        found.append(message("sea-mines"))
    for out in leaving.beside(box, s, to):
        found.append(message("sea-in-water", sector=Ref("place", box.sector(s, out).number)))
        found += _stopping(box, s, seat, Stop(out, craft=False, entered=True))
    return found


def ashore(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What it costs to step onto the beach, and who comes along."""
    toll, left = steering.toll(box, s, seat, to), len(ABOARD.of(s, seat).passengers)
    return [message("sea-ashore", courage=toll, passengers=left)]


def shells(sector: SeaSector) -> Message:
    """How likely a sector is to be shelled."""
    ways = ways_to_throw(sector.shell)
    return message("detail-shell", number=sector.shell, ways=ways, of=SHELLED)


def rows_to_go(box: Box, s: Normandy, sector: int) -> int:
    """How many rows ahead the beach is."""
    ground = box.ground(s)
    beach = min(ground.row[i] for i, sheet in enumerate(ground.sheet_of) if sheet is ground.map)
    return max(0, beach - ground.row[sector])


def _stopping(box: Box, s: Normandy, seat: int, stop: Stop, *way: Message) -> list[Message]:
    """What may go wrong in a sector, what the way there and it cost, and how far the beach is."""
    sector = box.ground(s).sectors[stop.at]
    assert isinstance(sector, SeaSector)
    found = [*warnings(box, s, seat, stop), *way]
    if stop.entered and sets_off_mines(box, s, seat, stop.at):
        found.append(message("sea-mines" if stop.craft else "sea-mines-wading"))
    cost = cost_of_def(box, s, seat, stop)
    comes = "yes" if stop.adds_craft(s, seat) else "no"
    shown = box.sector(s, stop.at).defence
    when = "now" if stop.now else "next"
    found.append(message("sea-def", defence=shown, craft=comes, cost=cost, when=when))
    return [*found, shells(sector), message("sea-to-go", rows=rows_to_go(box, s, stop.at))]


def _award(box: Box, s: Normandy, option: Action, card: str) -> About:
    """An Award to be had at sea: what it does there, or that it is kept for the beach."""
    alone = OPTIONS.of(s.options).crossing_only
    if ways := _at_sea(box, card):
        beach = () if alone else (message("award-on-the-beach"),)
        return About(option, (message("award-at-sea"), *ways, *beach), instead=alone)
    if card in as_ashore(box.content):
        return About(option, () if alone else (message("award-as-ashore"),))
    kept = message("award-scores", points=steering.WORTH["awards"])
    return About(option, (kept if alone else message("award-kept"),), instead=alone)


def _at_sea(box: Box, card: str) -> tuple[Message, ...]:
    """What an Award does at sea instead of what is printed on it."""
    ways = ways_at_sea(box.content, card)
    return tuple(message("award-does", effects=Ref("effects", way.id)) for way in ways)
