"""When a card works: conditions that must be true for a Unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from beachhead.cards.content import SymbolName
from beachhead.games.normandy.kinds import Positive
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


class If(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: everything that is said must be true."""

    has: str | None = None
    """The Unit has a Specialist of this title."""
    rwb: SymbolName | None = None
    """The Unit has an RWB of this symbol this turn."""
    bunker: bool | None = None
    """The Unit is (not) in a Bunker."""
    mgf: bool | None = None
    """There is (no) MGF that fires in the Unit's sector."""
    alone: bool | None = None
    """No (or some) other Unit is in its sector."""
    moved: bool | None = None
    """The Unit has (not) moved this turn."""
    soldiers: Positive | None = None
    """The Unit has this many Soldiers at most."""
    row: Positive | None = None
    """The Unit is in this row or a higher one."""

    def listed(self) -> tuple[Message, ...]:
        """Its parts as clauses."""
        found: list[Message] = []
        if self.has is not None:
            found.append(message("if-has", title=Ref("title", self.has)))
        if self.rwb is not None:
            found.append(message("if-rwb", symbol=Ref("rwb", self.rwb)))
        for name in ("bunker", "mgf", "alone", "moved"):
            value = getattr(self, name)
            if value is not None:
                found.append(message(f"if-{name}-{'yes' if value else 'no'}"))
        for name in ("soldiers", "row"):
            if getattr(self, name) is not None:
                found.append(message(f"if-{name}", n=getattr(self, name)))
        return tuple(found)


def meets(box: Box, s: Normandy, seat: int, wanted: If | None) -> bool:
    """Whether a condition is true for a Unit now."""
    if wanted is None:
        return True
    player, unit = s.players[seat], s.unit(seat)
    sector = box.sector(s, unit.sector)
    return (
        (wanted.has is None or wanted.has in box.titles(player))
        and (wanted.rwb is None or SYMBOLS.index(wanted.rwb) in player.turn.rwbs)
        and (wanted.bunker is None or wanted.bunker == (sector.bunker is not None))
        and (wanted.mgf is None or wanted.mgf == bool(sector.mgf))
        and (wanted.alone is None or wanted.alone == _is_alone(s, seat))
        and (wanted.moved is None or wanted.moved == bool(player.turn.moved))
        and (wanted.soldiers is None or player.soldiers <= wanted.soldiers)
        and (wanted.row is None or sector.row >= wanted.row)
    )


def _is_alone(s: Normandy, seat: int) -> bool:
    """Whether no other Unit is in a Unit's sector."""
    here = s.unit(seat).sector
    return not any(other != seat and s.unit(other).sector == here for other in s.in_battle())
