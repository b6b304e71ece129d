"""What a choice does to Missions, told before it is made: the final Bunker, and what is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.modules.missions.dealing import is_lost
from beachhead.games.normandy.modules.missions.gift import takes_part
from beachhead.games.normandy.modules.missions.state import PENALTY, PLAYER, possible, undone
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn import flow
from beachhead.games.normandy.turn.move import targets
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import About, Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

SPOILING = (a.LoseCard, a.Move, a.Use)
"""What a player chooses that may put a Mission out of reach."""


def warnings(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """All that there is to warn of now."""
    into = _bunker(box, s, seat)
    spoilt = _spoilt(box, s, seat, tuple(about.action for about in into))
    return into + spoilt


def _bunker(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What entering the final Bunker means with Missions undone (M-1, M-6)."""
    player, ground = s.players[seat], box.ground(s)
    if player.turn.step != "move" or player.todo:
        return ()
    said = _costs(s, seat) if possible(s) else _ends(box, s, seat)
    if said is None:
        return ()
    finals = (to for to in targets(box, s, seat) if to in ground.finals)
    return tuple(About(a.Move(ground.sectors[to].number), (said,)) for to in finals)


def _costs(s: Normandy, seat: int) -> Message | None:
    if seat not in undone(s):
        return None
    enough = "yes" if s.players[seat].stars >= PENALTY else "no"
    return message("mission-bunker-costs", stars=PENALTY, enough=enough)


def _ends(box: Box, s: Normandy, seat: int) -> Message | None:
    """Where Units fight on in the Bunker, it is the last one in that ends the game for all."""
    finals = box.ground(s).finals
    last = all(other == seat or s.unit(other).sector in finals for other in s.on_map())
    if s.options.bunker_wait == "safe" or not last:
        if seat not in undone(s):
            return None
        waits = s.options.bunker_wait == "fighting"
        return message("mission-bunker-waits" if waits else "mission-bunker-fails")
    if not undone(s):
        return None
    late = tuple(message("mission-of", seat=Ref("seat", other)) for other in undone(s))
    return message("mission-bunker-last", seats=Ref("list", late))


def _spoilt(box: Box, s: Normandy, seat: int, warned: tuple[Action, ...]) -> tuple[About, ...]:
    """Choices after which a Mission can no longer be done."""
    asked = flow.question(box, s, seat)
    if not isinstance(asked, Decision) or not undone(s):
        return ()
    before = _lost(box, s)
    found = []
    for option in asked.options:
        if isinstance(option, SPOILING) and option not in warned:
            h = Happening(box, s)
            flow.answered(h, seat, option)
            h.settle(seat)
            new = () if h.s.ended else tuple(_lost(box, h.s) - before)
            if new:
                found.append(About(option, tuple(_told(box, s, *one) for one in sorted(new))))
    return tuple(found)


def _lost(box: Box, s: Normandy) -> set[tuple[int, str]]:
    """The Missions that can no longer be done, by seat."""
    held = ((seat, id) for seat in undone(s) for id in PLAYER.of(s, seat).held)
    return {(seat, id) for seat, id in held if is_lost(box, s, seat, id)}


def _told(box: Box, s: Normandy, seat: int, id: str) -> Message:
    named = {"card": Ref("card", id), "seat": Ref("seat", seat)}
    begun = takes_part(box, s, seat)
    return message("mission-spoilt" if begun else "mission-spoilt-at-sea", **named)
