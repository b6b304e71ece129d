"""What is shown at sea: craft and waders, what a choice risks, and how it ended."""

from __future__ import annotations

from typing import Literal

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.map.effective import Drawn, SectorNow
from beachhead.games.normandy.modules.crossing import leaving, losses, outlook, steering
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
from beachhead.games.normandy.modules.crossing.sea_map import SeaSector
from beachhead.games.normandy.modules.module import Ending
from beachhead.games.normandy.state import Normandy, listed
from beachhead.games.normandy.turn import flow
from beachhead.games.normandy.turn.ending import fall, where
from beachhead.kernel.contract import Decision
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import (
    About,
    Amount,
    Arg,
    CardRow,
    CardShown,
    Message,
    Notes,
    Panel,
    Place,
    Ref,
    Score,
    Sign,
    Symbol,
    amount_of,
    message,
)


def unit_line(box: Box, s: Normandy, seat: int) -> Score | None:
    """How a Unit at sea stands, or one that waits on the beach."""
    if fights(s, seat):
        return None
    player, aboard = s.players[seat], ABOARD.of(s, seat)
    number = box.sector_of(s, seat).number
    stars = message("amount-sea-stars", stars=player.stars, most=STARS)
    passengers = amount_of("passengers", len(aboard.passengers))
    hull = amount_of("hull", player.tools)
    sailing = (Amount("stars", player.stars, stars, STARS), passengers)
    how, more = "ashore", player.company()
    if not s.is_placed(seat):
        how, more = "to-launch", (hull, passengers)
    elif aboard.by == "water":
        how, more = "wader", sailing
    elif aboard.by:
        how, more = "craft", (hull, *sailing)
    has = (*player.stock("soldiers", "courage"), *more)
    nation = Ref("nation", player.nation)
    place = Ref("place", number)
    text = message(f"scene-{how}", nation=nation, has=listed(has), sector=place)
    return Score(seat, text, has=has, at=message(f"at-{how}", number=number), emblem=player.nation)


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
    """A stretch of sea, with the craft in it; the beach is of no account before one is there."""
    found = box.ground(s).sectors[sector.index]
    sailing = [at_sea(s, seat) for seat in s.units()]
    if not isinstance(found, SeaSector):
        return Drawn(away=all(sailing) or OPTIONS.of(s.options).crossing_only)
    safe = losses.in_safe_zone(box, s, sector.index)
    shell = message("cell-shell", number=found.shell)
    signs = [Sign(shell, (Symbol("shell", str(found.shell)),))]
    details = [
        message("detail-craft"),
        message("detail-safe" if safe else "detail-deep"),
        outlook.shells(found),
    ]
    if found.mined:
        signs.append(Sign(message("cell-mined"), (Symbol("mine"),), "danger"))
        details.append(message("detail-mined"))
    kind: Literal["safe", "deep"] = "safe" if safe else "deep"
    craft = craft_in(s, sector.index)
    return Drawn(kind, tuple(signs), tuple(details), craft, away=not any(sailing))


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What has to be known to steer."""
    player = s.players[seat]
    if player.turn.step != "steer":
        return ()
    turn, rows = TURN.of(s, seat), outlook.rows_to_go(box, s, s.unit(seat).sector)
    if not afloat(s, seat):
        return (message("asked-wade", rows=rows, has=player.amounts("soldiers")),)
    has = player.amounts("soldiers", "courage", "tools")
    found = [message("asked-steer", rows=rows, has=has)]
    if turn.stalled:
        found.append(message("asked-stalled"))
    elif turn.sideways:
        found.append(message("asked-sideways"))
    return tuple(found)


def about(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What each choice costs and risks."""
    if not at_sea(s, seat) or s.ended or s.todo:
        return ()
    asked = flow.question(box, s, seat)
    options = asked.options if isinstance(asked, Decision) else ()
    found = (outlook.about(box, s, seat, option) for option in options)
    return tuple(item for item in found if item is not None)


def places(box: Box, s: Normandy, seat: int) -> tuple[Place, ...] | None:
    """What the sectors around a Unit at sea are to it."""
    if fights(s, seat):
        return None
    if not at_sea(s, seat) or not s.is_placed(seat):
        return ()
    ground, at = box.ground(s), s.unit(seat).sector
    told = {at: outlook.staying(box, s, seat)}
    for to in (*ground.beside[at], *ground.ahead[at]):
        look = outlook.going if steering.is_sea(box, s, to) else outlook.ashore
        told[to] = look(box, s, seat, to)
    return tuple(Place(ground.sectors[to].number, tuple(lines)) for to, lines in told.items())


def ending(box: Box, s: Normandy) -> Ending | None:
    """How a crossing was lost, or what everybody landed with."""
    args: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
    if s.ended == leaving.DROWNED:
        seat = next(seat for seat in s.units() if leaving.gives_out(s, seat))
        args |= {"why": leaving.why_it_gives_out(s, seat), **where(box, s, seat)}
        return Ending(message("over-crossing-drowned", **args), "C-10")
    if s.fallen is not None and at_sea(s, s.fallen.seat):
        args |= fall(box, s)
        return Ending(message("over-crossing-wiped-out", **args), "C-10")
    if s.ended == "won" and OPTIONS.of(s.options).crossing_only:
        landed = steering.landed_with(box, s)
        points = steering.score(box, s)
        args |= {**landed, **{f"per_{what}": worth for what, worth in steering.WORTH.items()}}
        return Ending(message("over-crossing-done", **args, points=points), "C-12", points)
    return None
