"""What sensible Allies do against the German: one of them storms, the others hold out (K-19)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.atlantikwall.reckoning import garrison, losses, rows_to_go
from beachhead.games.normandy.modules.atlantikwall.state import allies, german
from beachhead.games.normandy.modules.atlantikwall.wall import watched
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.move import may_stay, price
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

IN_HAND = 2.0
"""What a card in the German's hand may cost who storms his Bunker, in Soldiers."""
A_TURN = 1.0
"""The Courage that a turn brings in."""
PLENTY = 15
"""With so many Soldiers more than the German has, Courage is what a Unit lacks."""
SHORT_OF_COURAGE = DiceWorth((0.0, 0.0, -0.5, -1.0, 3.0, 0.0), (0.0, 0.0, -2.0, -3.0, 4.0, 0.0))
UNEVEN = 2
"""By how many men to even out Units, at least."""
RUSH = 3
"""From how many rows before the Bunker on the others give all they can to who storms it."""


def sensible(
    box: Box, s: Normandy, seat: int, ask: str, options: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Of what a Unit may do, what helps to storm the Bunker."""
    if ask == "trade":
        return _share(box, s, seat, options)
    if ask == "move" and not s.players[seat].turn.moved:
        return _go(box, s, seat, options)
    return options


def dice_worth(box: Box, s: Normandy, seat: int) -> DiceWorth:
    """Who has Soldiers enough needs Courage to use them."""
    player = s.players[seat]
    rich = player.soldiers >= s.players[german(s)].soldiers + PLENTY
    return SHORT_OF_COURAGE if rich and _lacks(box, s, seat) > 0 else DiceWorth()


def storms(box: Box, s: Normandy, seat: int) -> float:
    """By how many men a Unit would win the Assault, if it were in the Bunker now."""
    wall, final = s.players[german(s)], box.ground(s).finals[0]
    printed = box.setting(s).printed[final].defence
    left = s.players[seat].strength - losses(box, s, seat, final, printed)
    return left - garrison(s, printed) - IN_HAND * (len(wall.secret) + len(wall.hand))


def leader(box: Box, s: Normandy) -> int:
    """The Unit that should storm the Bunker: of those that would win, who gets there first."""

    def promise(seat: int) -> tuple[bool, float, int]:
        late = rows_to_go(box, s, seat) + max(0, _lacks(box, s, seat)) / A_TURN
        return storms(box, s, seat) > 0, -late, s.players[seat].strength

    return max(allies(box, s), key=promise)


def _lacks(box: Box, s: Normandy, seat: int) -> int:
    """The Courage that a Unit needs more to get to the Bunker."""
    return _fares(box.ground(s))[s.unit(seat).sector] - s.players[seat].courage


def _fare(box: Box, s: Normandy, seat: int) -> int:
    """The Courage that the next row costs a Unit."""
    ahead = box.ground(s).ahead[s.unit(seat).sector]
    return min((price(box, s, seat, to) for to in ahead), default=0)


def _share(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """Courage for who could not go on, then for who storms; men for the weakest (K-8: in time)."""
    gifts = [option for option in options if isinstance(option, a.Give)]
    found = _courage(box, s, seat, gifts) or _men(s, seat, gifts)
    return (found,) if found else options


def _courage(box: Box, s: Normandy, seat: int, gifts: list[a.Give]) -> a.Give | None:
    gifts = [gift for gift in gifts if gift.resource == "courage"]
    if not gifts:
        return None
    late = s.unit(seat).turns >= box.sector_of(s, seat).stay
    courage, fare, first = s.players[seat].courage, _fare(box, s, seat), leader(box, s)
    spare = courage - (fare if late or seat == first else 0)
    for gift in gifts:
        lacks = _fare(box, s, gift.seat) - s.players[gift.seat].courage
        urgent = not may_stay(box, s, gift.seat)
        if 0 < gift.amount == lacks <= (spare if urgent else courage - fare):
            return gift
    if seat == first or rows_to_go(box, s, first) > RUSH:
        return None
    most = min(spare, _lacks(box, s, first))
    return next((gift for gift in gifts if gift.seat == first and gift.amount == most), None)


def _men(s: Normandy, seat: int, gifts: list[a.Give]) -> a.Give | None:
    """Half of what one has more than the weakest, whom the German will look for."""
    gifts = [gift for gift in gifts if gift.resource == "soldiers"]
    if not gifts:
        return None
    weakest = min((gift.seat for gift in gifts), key=lambda other: s.players[other].strength)
    half = (s.players[seat].strength - s.players[weakest].strength) // 2
    even = (gift for gift in gifts if gift.seat == weakest and gift.amount == half >= UNEVEN)
    return next(even, None)


def _go(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """Into the Bunker if that wins; else nobody goes where nothing can be traded too early."""
    ground = box.ground(s)
    by_number = ground.by_number
    ways = {option: by_number[option.sector] for option in options if isinstance(option, a.Move)}
    finals = [option for option, to in ways.items() if to in ground.finals]
    if finals and storms(box, s, seat) > 0:
        return (finals[0],)
    held = [option for option, to in ways.items() if _too_early(box, s, seat, to)]
    left = tuple(option for option in options if option not in held)
    return left if any(isinstance(option, a.Move | a.Stay) for option in left) else options


def _too_early(box: Box, s: Normandy, seat: int, to: int) -> bool:
    ground, here = box.ground(s), s.unit(seat).sector
    if to in ground.finals:
        return True
    if to not in watched(ground) or here in watched(ground):
        return False
    if seat != leader(box, s):
        return True
    left = s.players[seat].courage - price(box, s, seat, to)
    return left + A_TURN * box.sector(s, to).stay < _fares(ground)[to]


@cache
def _fares(ground: Ground) -> tuple[int, ...]:
    """For each sector, the Courage that it takes to get to the Bunker."""
    rows = [ground.courage(ground.rows[row][0]) for row in sorted(ground.rows)]
    top = ground.row[ground.finals[0]]
    return tuple(sum(rows[row:top]) for row in ground.row)
