"""What the German's wall does to the map, now and as things stand for Combat (K-3, K-4, K-8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.atlantikwall.cards import GermanSpecialist
from beachhead.games.normandy.modules.atlantikwall.phases import highest
from beachhead.games.normandy.modules.atlantikwall.state import (
    TABLE,
    Wall,
    allies,
    fully_manned,
    german,
    missing,
    short_of,
)
from beachhead.games.normandy.state import Normandy, with_player, with_seat
from beachhead.games.normandy.turn.combat import defence_of

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


@cache
def watched(ground: Ground) -> frozenset[int]:
    """The top row, and whatever is next to a final Bunker."""
    top = ground.rows[max(ground.rows)]
    return frozenset((*top, *beside_bunker(ground)))


@cache
def beside_bunker(ground: Ground) -> frozenset[int]:
    """Whatever is next to a final Bunker."""
    below = (i for i, ahead in enumerate(ground.ahead) if not set(ground.finals).isdisjoint(ahead))
    beside = (to for final in ground.finals for to in ground.beside[final])
    return frozenset((*below, *beside))


def waker(box: Box, s: Normandy, what: str) -> str | None:
    """Who tends the guns, or the mines, if anybody does (K-3)."""
    for id in s.players[german(s)].specialists:
        card = box.content.by_id[id]
        if isinstance(card, GermanSpecialist) and card.wakes == what:
            return id
    return None


def volunteers(box: Box, s: Normandy, seat: int) -> int:
    """The Soldiers that a Unit gains where the wall lacks more than there is of DEF (K-4)."""
    return max(0, missing(s) - defence_of(box, fully_manned(s), seat))


def is_counted(s: Normandy) -> bool:
    """Whether the German has lost his Soldiers for this turn."""
    return TABLE.of(s).turn == s.turn


def at_combat(box: Box, s: Normandy) -> Normandy:
    """The table with the Soldiers lost that the wall costs as the Units stand now."""
    if is_counted(s) or not allies(box, s):
        return s
    seat, (_, defence) = german(s), highest(box, s)
    player, short = s.players[seat], short_of(s, defence)
    s = with_seat(s, seat, with_player(player, soldiers=max(0, player.soldiers - defence)))
    return replace(s, **{TABLE.name: Wall(short, s.turn)})
