"""What the table shows of Missions: what of each is met, what is missing, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.actions import Move
from beachhead.games.normandy.modules.missions.dealing import mission
from beachhead.games.normandy.modules.missions.requirements import Requirement
from beachhead.games.normandy.modules.missions.state import PENALTY, PLAYER, possible
from beachhead.games.normandy.modules.module import Ending
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.move import targets
from beachhead.kernel.scene import About, CardRow, CardShown, Message, Notes, Panel, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


def panels(box: Box, s: Normandy, seat: int) -> tuple[Panel, ...]:
    """The Missions of a player, to read and to compare with what the Unit has."""
    own = PLAYER.of(s, seat)
    cards = own.drawn + own.held
    found: list[Panel] = []
    if cards:
        shown = tuple(CardShown(card, "ready") for card in cards)
        found.append(CardRow(message("scene-missions", seat=Ref("seat", seat)), shown, seat))
    for id in cards:
        lines = tuple(_state(box, s, seat, need) for need in mission(box, id).asks)
        found.append(Notes(_about(id, seat), lines))
    for id in own.done:
        found.append(Notes(_about(id, seat), (message("mission-done"),)))
    return tuple(found)


def _about(id: str, seat: int) -> Message:
    return message("scene-mission", card=Ref("card", id), seat=Ref("seat", seat))


def _state(box: Box, s: Normandy, seat: int, need: Requirement) -> Message:
    lacking = need.lacks(box, s, seat)
    if lacking is None:
        return message("mission-met", need=Ref("list", (need.said(),)))
    return message("mission-missing", need=Ref("list", (lacking,)))


def warnings(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What entering the final Bunker means for who has a Mission to do (M-1, M-6)."""
    player, ground = s.players[seat], box.ground(s)
    if player.turn.step != "move" or player.todo or not PLAYER.of(s, seat).held:
        return ()
    said = message("mission-bunker-waits")
    if possible(s):
        said = message("mission-bunker-costs", stars=PENALTY, enough=_enough(player.stars))
    elif s.options.bunker_wait == "safe":
        said = message("mission-bunker-fails")
    finals = (to for to in targets(box, s, seat) if to in ground.finals)
    return tuple(About(Move(ground.sectors[to].number), (said,)) for to in finals)


def _enough(stars: int) -> str:
    return "yes" if stars >= PENALTY else "no"


def failure(box: Box, s: Normandy) -> Ending:
    """Whose Mission was not done, told to all."""
    finals = box.ground(s).finals
    late = (seat for seat in s.units() if PLAYER.of(s, seat).held)
    seat = next(seat for seat in late if s.unit(seat).sector in finals)
    said = message(
        "over-normandy-mission-unpaid" if possible(s) else "over-normandy-mission",
        map=Ref("map", s.options.map),
        turns=s.turn,
        seat=Ref("seat", seat),
        mission=Ref("card", PLAYER.of(s, seat).held[0]),
        stars=PENALTY,
        had=s.players[seat].stars,
    )
    return Ending(said, "M-6" if possible(s) else "M-1")
