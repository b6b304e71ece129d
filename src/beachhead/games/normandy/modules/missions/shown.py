"""What the table shows of Missions: what of each is met, what is missing, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.modules.missions.dealing import is_lost, mission
from beachhead.games.normandy.modules.missions.doing import gifts
from beachhead.games.normandy.modules.missions.gift import takes_part
from beachhead.games.normandy.modules.missions.requirements import AnyOf, Requirement
from beachhead.games.normandy.modules.missions.state import PENALTY, PLAYER, possible
from beachhead.games.normandy.modules.module import Ending
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.scene import CardRow, CardShown, Message, Notes, Panel, Ref, message

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
        found.append(Notes(_about(id, seat), _lines(box, s, seat, id)))
    for id in own.done:
        found.append(Notes(_about(id, seat), (message("mission-done"),)))
    return tuple(found)


def _about(id: str, seat: int) -> Message:
    return message("scene-mission", card=Ref("card", id), seat=Ref("seat", seat))


def _lines(box: Box, s: Normandy, seat: int, id: str) -> tuple[Message, ...]:
    """How it stands with a Mission, and what is missing."""
    needs = mission(box, id).asks
    if s.unit(seat).home:
        return (message("mission-undone"),)
    if not takes_part(box, s, seat):
        lost = (need.said() for need in needs if need.is_lost(box, s, seat))
        redrawn = (message("mission-redrawn", need=_one(said)) for said in lost)
        return (message("mission-not-yet"), *redrawn)
    lines = tuple(_state(box, s, seat, need) for need in needs)
    if is_lost(box, s, seat, id):
        return (*lines, message("mission-new-orders"))
    apart = _apart(box, s, seat, id)
    return lines if apart is None else (*lines, message("mission-missing", need=_one(apart)))


def _state(box: Box, s: Normandy, seat: int, need: Requirement) -> Message:
    if need.is_lost(box, s, seat):
        return message("mission-lost", need=_one(need.said()))
    lacking = need.lacks(box, s, seat)
    if lacking is None:
        return message("mission-met", need=_one(need.said()))
    return message("mission-missing", need=_one(lacking))


def _one(said: Message) -> Ref:
    return Ref("list", (said,))


def _apart(box: Box, s: Normandy, seat: int, id: str) -> Message | None:
    """Why a Mission cannot be done though each thing that it asks for is there by itself."""
    found = [gift for _, gift in gifts(box, s, seat, id)]
    if not found or any(gift.is_there(box, s, seat) for gift in found):
        return None
    somebody = any(gift.leaves_somebody(s, seat) for gift in found)
    return message("need-at-once" if somebody else "need-somebody")


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """How it stands with the Missions of a Unit, in a few words, until it has moved."""
    moved = s.phase == "combat" or s.players[seat].turn.step == "ready"
    if s.phase == "start" or moved or not takes_part(box, s, seat):
        return ()
    return tuple(_in_short(box, s, seat, id) for id in PLAYER.of(s, seat).held)


def _in_short(box: Box, s: Normandy, seat: int, id: str) -> Message:
    card = Ref("card", id)
    if is_lost(box, s, seat, id):
        return message("asked-mission-lost", card=card)
    needs = sorted(mission(box, id).asks, key=lambda need: isinstance(need, AnyOf))
    found = (need.lacks(box, s, seat) for need in needs)
    lacking = tuple(said for said in (*found, _apart(box, s, seat, id)) if said is not None)
    if not lacking:
        return message("asked-mission-met", card=card)
    return message("asked-mission-missing", card=card, needs=Ref("list", lacking))


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
