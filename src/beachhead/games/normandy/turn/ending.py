"""How a battle ended: Victory Points (V-8), or why it was lost (V-2, V-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.move import price, stuck
from beachhead.kernel.scene import Arg, Ref

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

COSTLY = 6


def points(box: Box, s: Normandy) -> int:
    """The score of a battle that is won: one total for all Units together."""
    total = 3 * max(0, box.ground(s).map.par - s.turn)
    for seat in s.on_map():
        player = s.players[seat]
        total += 2 * player.soldiers
        for id in player.specialists:
            card = box.content.by_id[id]
            assert isinstance(card, Specialist)
            total += 10 if card.cost >= COSTLY else 5
        total += 5 * sum(box.content.kinds[id] == "award" for id in player.hand)
    return total + sum(module.points(box, s) for module in box.modules(s))


def fall(box: Box, s: Normandy) -> dict[str, Arg]:
    """How a Unit was wiped out, and with how many it would have held out."""
    assert s.fallen is not None
    return {**asdict(s.fallen), **where(box, s, s.fallen.seat)}


def dead_end(box: Box, s: Normandy) -> dict[str, Arg]:
    """What kept a Unit from going on."""
    seat = stuck(box, s)
    assert seat is not None
    courage = s.players[seat].courage
    ahead = box.ground(s).ahead[s.unit(seat).sector]
    cheapest = min((price(box, s, seat, to) for to in ahead), default=0)
    return {
        **where(box, s, seat),
        "why": "courage" if cheapest > courage else "closed",
        "courage": courage,
        "price": cheapest,
    }


def where(box: Box, s: Normandy, seat: int) -> dict[str, Arg]:
    """Whose Unit, and in which sector."""
    number = box.sector_of(s, seat).number
    return {"seat": Ref("seat", seat), "sector": Ref("place", number)}
