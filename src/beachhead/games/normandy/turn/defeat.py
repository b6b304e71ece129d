"""Why a battle was lost: which Unit, where, and what it would have needed (V-2, V-5)."""

from __future__ import annotations

from msgspec.structs import asdict

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.move import price, stuck
from beachhead.kernel.scene import Arg, Ref


def fall(box: Box, s: Normandy) -> dict[str, Arg]:
    """How a Unit was wiped out, and with how many it would have held out."""
    assert s.fallen is not None
    return {**asdict(s.fallen), **_where(box, s, s.fallen.seat)}


def dead_end(box: Box, s: Normandy) -> dict[str, Arg]:
    """What kept a Unit from going on."""
    seat = stuck(box, s)
    assert seat is not None
    unit = s.units[seat]
    ahead = box.ground(s).ahead[unit.sector]
    cheapest = min((price(box, s, seat, to) for to in ahead), default=0)
    return {
        **_where(box, s, seat),
        "why": "courage" if cheapest > unit.courage else "closed",
        "courage": unit.courage,
        "price": cheapest,
    }


def _where(box: Box, s: Normandy, seat: int) -> dict[str, Arg]:
    sector = box.ground(s).sectors[s.units[seat].sector]
    return {"seat": Ref("seat", seat), "sector": Ref("place", sector.number)}
