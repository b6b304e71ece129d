"""What the German alone sees of the automated Unit: where it is, and where it goes (K-10, K-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.map.effective import Drawn
from beachhead.games.normandy.modules.atlantikwall.solo.route import stay
from beachhead.games.normandy.modules.atlantikwall.solo.sweep import (
    HELD,
    SHOTS,
    automaton,
    fires,
    idle_guns,
    idle_mines,
    next_sector,
    turns_left,
)
from beachhead.games.normandy.modules.atlantikwall.state import german
from beachhead.games.normandy.modules.module import Ending
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.scene import Arg, Message, Notes, Panel, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


def drawn(s: Normandy, sector: int) -> Drawn | None:
    """Its piece, where it is."""
    unit = automaton(s)
    return Drawn(unled=True) if unit.heading and unit.sector == sector else None


def panels(box: Box, s: Normandy) -> tuple[Panel, ...]:
    """The automated Unit in words."""
    return (Notes(message("scene-automaton"), tuple(_lines(box, s))),) if not s.ended else ()


def asked(box: Box, s: Normandy) -> tuple[Message, ...]:
    """What has to be known of it before he spends or plays something."""
    if s.phase not in ("rally", "trade", "german-ready"):
        return ()
    here = automaton(s).sector
    return tuple(_meets(box, s, here, "here") if s.phase == "german-ready" else _next(box, s))


def _lines(box: Box, s: Normandy) -> list[Message]:
    """Where it is, what it does next, when it storms the Bunker, and its Sniper."""
    unit, ground = automaton(s), box.ground(s)
    if not unit.heading:
        return [message("automaton-to-land")]
    number = ground.sectors[unit.sector].number
    most, to_come = stay(ground, unit.sector), 0 if _has_moved(s) else 1
    turns = min(most, unit.turns + to_come)
    found = [
        message("automaton-here", sector=Ref("place", number), turns=turns, most=most),
        *_meets(box, s, unit.sector, "here"),
    ]
    if left := turns_left(box, s):
        found += [*_next(box, s), message("automaton-storms", turn=s.turn + left - to_come)]
    if unit.sniper:
        state = "dead" if unit.sniper_dead else "alive"
        found.append(message("automaton-sniper", state=state, times=unit.shots, needed=SHOTS))
    return found


def _has_moved(s: Normandy) -> bool:
    """Whether it has moved in this turn, or stayed."""
    return s.phase in ("move", "german-ready", "wall", "combat", "assault")


def _next(box: Box, s: Normandy) -> list[Message]:
    """Whether it stays when it has the next chance to move, or where it goes."""
    unit, ground = automaton(s), box.ground(s)
    when = "next" if _has_moved(s) else "now"
    if unit.turns < stay(ground, unit.sector):
        return [message("automaton-stays", when=when, fires="yes" if fires(unit) else "no")]
    to = next_sector(box, s)
    advances = "yes" if ground.row[to] > ground.row[unit.sector] else "no"
    number = ground.sectors[to].number
    goes = message("automaton-goes", when=when, sector=Ref("place", number), advances=advances)
    mined = idle_mines(box, s, unit.sector, to)
    return [goes, *_meets(box, s, to, "there"), *([message("automaton-mines")] if mined else ())]


def _meets(box: Box, s: Normandy, sector: int, where: str) -> list[Message]:
    """What Combat costs where it is: the printed DEF, and guns that nobody mans."""
    defence, guns = box.setting(s).printed[sector].defence, idle_guns(box, s, sector)
    found = [message("automaton-meets", where=where, defence=defence, guns=guns)]
    missing = defence - s.players[german(s)].soldiers
    if where == "here" and missing > 0 and s.phase != "wall":
        falls = "yes" if s.options.few_good_men else "no"
        found.append(message("automaton-short", missing=missing, falls=falls))
    return found


def ending(s: Normandy) -> Ending:
    """How it ended, for those who look on."""
    args: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
    return Ending(
        message("over-alone-held" if s.ended == HELD else "over-alone-lost", **args), "K-10"
    )


def told(s: Normandy, won: bool) -> Message:
    """How it ended, for him."""
    args: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
    return message("over-alone-won" if won else "over-alone-fallen", **args)
