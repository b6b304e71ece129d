"""What one seat is told of its own: whatever others do meanwhile, it mostly stays the same.

It is worked out from the table without what the others roll, spend and are about, so that it cannot
hang on that, and is found again as long as the rest is the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from beachhead.games.normandy.state import Normandy, Player, Turn, with_player

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

Told = TypeVar("Told")
OF_THEIRS = {name: getattr(Turn(), name) for name in Turn.__struct_fields__ if name != "now"}
"""Of another's turn only what is in force makes a difference; and whatever modules know of it."""
MANY = 1 << 11
"""Seats that are remembered, of all tables: those who play come again soon."""


class Apart:
    """The table as it matters to one seat, and what that was told of it."""

    def __init__(self, box: Box, s: Normandy) -> None:
        self.box = box
        self.s = s
        self.told: dict[object, Any] = {}


_known: OrderedDict[tuple[int, int], Apart] = OrderedDict()
"""By the seat and the very player there: who has done nothing is the same one as before. Threads
that look at the same table do not disturb each other: each step here is one of the dictionary."""
_last: dict[int, tuple[Normandy, Apart]] = {}
"""What was asked last for each seat, and of which table."""


def own(
    tell: Callable[[Box, Normandy, int], Told],
) -> Callable[[Box, Normandy, int], Told]:
    """What is told to a seat again as long as nothing has changed that matters to it."""

    @wraps(tell)
    def told(box: Box, s: Normandy, seat: int) -> Told:
        if not box.setting(s).apart:
            return tell(box, s, seat)
        of, found = _last.get(seat, (None, None))
        if found is None or found.box is not box or (of is not s and found.s is not s):
            found = _found(box, s, seat)
            _last[seat] = (s, found)
        if tell not in found.told:
            found.told[tell] = tell(box, found.s, seat)
        known: Told = found.told[tell]
        return known

    return told


def _found(box: Box, s: Normandy, seat: int) -> Apart:
    now, key = apart(s, seat), (seat, id(s.players[seat]))
    found = _known.pop(key, None)
    if found is None or found.box is not box or found.s != now:
        found = Apart(box, now)
    _known[key] = found
    if len(_known) > MANY:
        _known.popitem(last=False)  # who has not been asked for longest
    return found


def apart(s: Normandy, seat: int) -> Normandy:
    """The table without what no question to a seat hangs on."""
    players = [player if at == seat else _from_afar(player) for at, player in enumerate(s.players)]
    return replace(s, players=tuple(players))


def _from_afar(player: Player) -> Player:
    turn = replace(player.turn, **OF_THEIRS)
    return with_player(player, stars=0, courage=0, tools=0, turn=turn)
