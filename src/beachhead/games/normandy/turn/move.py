"""Phase 5: moving, what happens on entering, and the last cards before Combat (V-1 to V-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import remembered
from beachhead.games.normandy.cards.offers import discount
from beachhead.games.normandy.cards.using import triggers, usable
from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.state import Normandy, with_turn, with_unit
from beachhead.games.normandy.turn.losses import Mines
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.choice import walk
from beachhead.games.normandy.words.ground_words import MoveAgain
from beachhead.games.normandy.words.resource_words import LoseItem, LoseSpecialist
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening
    from beachhead.games.normandy.map.ground import Ground
    from beachhead.games.normandy.words.in_force import InForce

STAY = a.Stay()
TITLE = message("phase-move")


class MovePhase(Phase):
    """Every Unit moves or stays, and then makes ready for Combat."""

    only_decides = True

    def title(self, s: Normandy) -> Message | None:
        return TITLE

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="move")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        """Nothing if only other Units stand in the way, and have yet to move."""
        if s.players[seat].turn.step == "ready":
            return Decision(seat, "ready", "T-8", _ready_options(box, s, seat))
        found = options(box, s, seat)
        return Decision(seat, "move", "V-2", found) if found else None

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        match action:
            case a.Move(number):
                _move(h, seat, h.ground.by_number[number])
            case a.Stay():
                moved = h.turn(seat).moved
                h.tell(f.Declined(seat, by="V-2") if moved else f.Stayed(seat))
                h.set_turn(seat, step="ready")
            case _:
                h.tell(f.UnitReady(seat, h.s.phase))
                h.set_turn(seat, step="")

    def settled(self, h: Happening, seat: int) -> None:
        """Everything about entering is done: on to the last cards, or to a second move."""
        turn = h.turn(seat)
        nothing = turn.step == "move" and options(h.box, h.s, seat) == (STAY,)
        if nothing and (turn.moved or not _waits_for_room(h, seat)):
            if not turn.moved:
                h.tell(f.Stayed(seat))
            h.set_turn(seat, step="ready")
        if h.turn(seat).step == "ready" and len(_ready_options(h.box, h.s, seat)) == 1:
            h.set_turn(seat, step="")

    def blocked(self, h: Happening) -> None:
        """A Unit that cannot move when it must is lost (V-2)."""
        if (seat := stuck(h.box, h.s)) is not None:
            h.tell(f.UnitStuck(seat))
            h.set_table(phase="over", ended="stuck")


@remembered
def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Stay if the Unit may, every sector that it may enter, and cards."""
    ground = box.ground(s)
    ways = tuple([a.Move(ground.sectors[to].number) for to in targets(box, s, seat)])
    stay = (STAY,) if may_stay(box, s, seat) else ()
    return stay + ways + _cards(box, s, seat)


def _cards(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Cards for the move; after it only those that let the Unit go on."""
    found = usable(box, s, seat, "move")
    if not found or not s.players[seat].turn.moved:
        return found
    return tuple(
        option
        for option in found
        if isinstance(option, a.Use)
        and any(isinstance(e, MoveAgain) for e in walk(box.content.by_id[option.card].effects))
    )


def may_stay(box: Box, s: Normandy, seat: int) -> bool:
    """V-2: at most so many turns in a sector; a Unit that has moved need not move again."""
    sector = box.sector_of(s, seat)
    if s.players[seat].turn.moved or sector.bunker == "final":
        return True
    if s.unit(seat).turns <= sector.stay + box.in_force(s, seat).stay:
        return True
    return any(module.lets_stay(box, s, seat) for module in box.modules_of(s, seat))


def targets(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The sectors that a Unit may enter now, Advancing or sideways."""
    here, turn = s.unit(seat).sector, s.players[seat].turn
    ground, in_force = box.ground(s), box.in_force(s, seat)
    if ground.sectors[here].bunker == "final":
        return ()
    ahead = ground.ahead[here]
    if in_force.leap:
        ahead = ground.rows.get(ground.row[here] + 1, ())
    if turn.moved:
        again = in_force.again and turn.moved == 1 and "advance" in turn.bought
        near = ahead if again else ()
    else:
        near = ahead if in_force.no_sideways else (*ahead, *ground.beside[here])
    return tuple([to for to in near if _enters(box, s, seat, ground, in_force, to)])


def _enters(box: Box, s: Normandy, seat: int, ground: Ground, in_force: InForce, to: int) -> bool:
    """Whether a Unit may enter a sector that lies next to its own (V-1, V-2)."""
    player, unit = s.players[seat], s.unit(seat)
    if to in unit.visited or _fare(s, seat, ground, in_force, to) > player.courage:
        return False
    leaps = in_force.leap and ground.row[to] > ground.row[unit.sector]
    if (unit.sector, to) in ground.barred and "barriers" not in in_force.passes and not leaps:
        return False
    sector = box.sector(s, to)
    lacks = sector.needs is not None and sector.needs not in box.titles(player)
    if lacks and "needs" not in in_force.passes:
        return False
    if sector.units is not None and not has_room(box, s, to):
        return False
    return sector.bunker != "final" or _leaves_enough(box, s, to)


def has_room(box: Box, s: Normandy, to: int) -> bool:
    """Whether one more Unit may be in a sector."""
    most = box.sector(s, to).units
    return most is None or sum(s.unit(seat).sector == to for seat in s.on_map()) < most


def _leaves_enough(box: Box, s: Normandy, to: int) -> bool:
    """V-6: where there are several final Bunkers, somebody has to be left for each of them."""
    if not box.bunkers_fall(s):
        return True
    finals, places = box.ground(s).finals, [s.unit(seat).sector for seat in s.units()]
    if len(places) < len(finals):
        return True
    still_out = sum(place not in finals for place in places) - 1
    return len(set(finals) - set(places) - {to}) <= still_out


def price(box: Box, s: Normandy, seat: int, to: int) -> int:
    """The Courage that a move costs."""
    return _fare(s, seat, box.ground(s), box.in_force(s, seat), to)


def _fare(s: Normandy, seat: int, ground: Ground, in_force: InForce, to: int) -> int:
    if ground.row[to] == ground.row[s.unit(seat).sector] or "courage" in in_force.passes:
        return 0
    return max(0, ground.courage(to) - discount(s, seat, in_force, "advance"))


def crosses_mines(box: Box, s: Normandy, seat: int, to: int) -> bool:
    """Whether a move sets off Land Mines (V-3)."""
    mined = box.mined(s, s.unit(seat).sector, to)
    return mined and "mines" not in box.in_force(s, seat).passes


def on_entering(box: Box, s: Normandy, seat: int, to: int) -> tuple[str, ...]:
    """What a sector does to a Unit that enters it, by the keys of the effects."""
    keys = box.sector(s, to).enter
    if "losses" not in box.in_force(s, seat).passes:
        return keys
    effects = box.content.effects
    return tuple(key for key in keys if not isinstance(effects[key], LoseItem | LoseSpecialist))


def _move(h: Happening, seat: int, to: int) -> None:
    """The Unit leaves its sector and enters another."""
    player, unit, turn, ground = h.player(seat), h.unit(seat), h.turn(seat), h.ground
    courage = price(h.box, h.s, seat, to)
    number = ground.sectors[to].number
    forward = ground.row[to] > ground.row[unit.sector]
    mined = crosses_mines(h.box, h.s, seat, to)
    happens = on_entering(h.box, h.s, seat, to)
    bought = (*turn.bought, "advance") if forward else turn.bought
    h.set_player(
        seat,
        unit=with_unit(unit, sector=to, visited=(*unit.visited, unit.sector), turns=1),
        courage=player.courage - courage,
        turn=with_turn(turn, moved=turn.moved + 1, bought=bought, step="move"),
    )
    h.tell(f.Advanced(seat, number, courage) if forward else f.MovedSideways(seat, number))
    if mined:
        h.push(seat, Mines())
    h.queue(seat, *map(Do, happens))
    triggers(h, seat, ("enter",))


def _waits_for_room(h: Happening, seat: int) -> bool:
    """Whether another Unit that has yet to move may make room for this one."""
    here = h.unit(seat).sector
    near = (*h.ground.ahead[here], *h.ground.beside[here])
    full = {to for to in near if not has_room(h.box, h.s, to)}
    return any(
        h.unit(other).sector in full and h.turn(other).step == "move" for other in h.s.units()
    )


@remembered
def _ready_options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    return (a.DONE, *usable(box, s, seat, "ready"))


def stuck(box: Box, s: Normandy) -> int | None:
    """The first Unit that must move and cannot, when no other Unit can still make way (V-2)."""
    moving = [seat for seat in s.in_battle() if s.players[seat].turn.step == "move"]
    for seat in moving:
        if options(box, s, seat):
            return None
    going_on = any(player.todo for player in s.players)
    return None if going_on or not moving else moving[0]
