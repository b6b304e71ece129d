"""Phase 5: moving, what happens on entering, and the last cards before Combat (V-1 to V-3)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, in_battle, remembered
from beachhead.games.normandy.cards.offers import discount
from beachhead.games.normandy.cards.using import triggers, usable
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Do, Mines, Normandy
from beachhead.games.normandy.words.doing import DONE, Question
from beachhead.games.normandy.words.in_force import titles
from beachhead.games.normandy.words.vocabulary import LoseItem, LoseSpecialist, MoveAgain, walk
from beachhead.kernel.contract import Action, Decision

STAY = a.Stay()


def begin(h: Happening) -> None:
    """Every Unit moves or stays."""
    for seat in in_battle(h.s):
        h.change(seat, step="move")


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """Where a Unit may go; nothing if only other Units stand in its way and have yet to move."""
    if s.units[seat].step == "ready":
        return Decision(seat, "ready", "T-8", _ready_options(box, s, seat))
    found = options(box, s, seat)
    return Decision(seat, "move", "V-2", found) if found else None


@remembered
def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Stay if the Unit may, every sector that it may enter, and cards."""
    ground = box.ground(s)
    ways = tuple(a.Move(ground.sectors[to].number) for to in targets(box, s, seat))
    stay = (STAY,) if may_stay(box, s, seat) else ()
    return stay + ways + _cards(box, s, seat)


def _cards(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Cards for the move; after it only those that let the Unit go on."""
    found = usable(box, s, seat, "move")
    if not s.units[seat].moved:
        return found
    return tuple(
        option
        for option in found
        if isinstance(option, a.Use)
        and any(isinstance(e, MoveAgain) for e in walk(box.content.by_id[option.card].effects))
    )


def may_stay(box: Box, s: Normandy, seat: int) -> bool:
    """V-2: at most so many turns in a sector; a Unit that has moved need not move again."""
    unit = s.units[seat]
    sector = box.ground(s).sectors[unit.sector]
    if unit.moved or sector.bunker == "final":
        return True
    return unit.turns <= sector.stay + box.in_force(s, seat).stay


def targets(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The sectors that a Unit may enter now, Advancing or sideways."""
    unit, ground, in_force = s.units[seat], box.ground(s), box.in_force(s, seat)
    if ground.sectors[unit.sector].bunker == "final":
        return ()
    ahead = ground.ahead[unit.sector]
    if in_force.leap:
        ahead = ground.rows.get(ground.sectors[unit.sector].row + 1, ())
    if unit.moved:
        again = in_force.again and unit.moved == 1 and "advance" in unit.bought
        return tuple(to for to in ahead if again and enters(box, s, seat, to))
    beside = ground.beside[unit.sector]
    return tuple(to for to in (*ahead, *beside) if enters(box, s, seat, to))


def enters(box: Box, s: Normandy, seat: int, to: int) -> bool:
    """Whether a Unit may enter a sector that lies next to its own (V-1, V-2)."""
    unit, ground, in_force = s.units[seat], box.ground(s), box.in_force(s, seat)
    sector = ground.sectors[to]
    if to in unit.visited or price(box, s, seat, to) > unit.courage:
        return False
    leaps = in_force.leap and sector.row > ground.sectors[unit.sector].row
    if (unit.sector, to) in ground.barred and "barriers" not in in_force.passes and not leaps:
        return False
    lacks = sector.needs is not None and sector.needs not in titles(box.content, unit)
    if lacks and "needs" not in in_force.passes:
        return False
    if not has_room(box, s, to):
        return False
    return sector.bunker != "final" or _leaves_enough(box, s, to)


def has_room(box: Box, s: Normandy, to: int) -> bool:
    """Whether one more Unit may be in a sector."""
    most = box.ground(s).sectors[to].units
    return most is None or sum(unit.sector == to for unit in s.units) < most


def _leaves_enough(box: Box, s: Normandy, to: int) -> bool:
    """V-6: where there are several final Bunkers, somebody has to be left for each of them."""
    finals = box.ground(s).finals
    if len(s.units) < len(finals):
        return True
    taken = {unit.sector for unit in s.units if unit.sector in finals}
    still_out = sum(unit.sector not in finals for unit in s.units) - 1
    return len(set(finals) - taken - {to}) <= still_out


def price(box: Box, s: Normandy, seat: int, to: int) -> int:
    """The Courage that a move costs."""
    unit, ground = s.units[seat], box.ground(s)
    if ground.sectors[to].row == ground.sectors[unit.sector].row:
        return 0
    in_force = box.in_force(s, seat)
    if "courage" in in_force.passes:
        return 0
    return max(0, ground.courage(to) - discount(s, seat, in_force, "advance"))


def crosses_mines(box: Box, s: Normandy, seat: int, to: int) -> bool:
    """Whether a move sets off Land Mines (V-3)."""
    mined = (s.units[seat].sector, to) in box.ground(s).mined
    return mined and "mines" not in box.in_force(s, seat).passes


def on_entering(box: Box, s: Normandy, seat: int, to: int) -> tuple[str, ...]:
    """What a sector does to a Unit that enters it, by the keys of the effects."""
    keys = box.content.sector_effects[s.options.map, to, "enter"]
    if "losses" not in box.in_force(s, seat).passes:
        return tuple(keys)
    effects = box.content.effects
    return tuple(key for key in keys if not isinstance(effects[key], LoseItem | LoseSpecialist))


def chosen(h: Happening, seat: int, action: Action) -> None:
    """Move, stay, or be ready for Combat."""
    match action:
        case a.Move(number):
            _move(h, seat, h.ground.by_number[number])
        case a.Stay():
            moved = h.unit(seat).moved
            h.tell(f.Declined(seat, by="V-2") if moved else f.Stayed(seat))
            h.change(seat, step="ready")
        case _:
            h.tell(f.UnitReady(seat, h.s.phase))
            h.change(seat, step="")


def _move(h: Happening, seat: int, to: int) -> None:
    """The Unit leaves its sector and enters another."""
    unit, ground = h.unit(seat), h.ground
    courage = price(h.box, h.s, seat, to)
    number = ground.sectors[to].number
    forward = ground.sectors[to].row > ground.sectors[unit.sector].row
    mined = crosses_mines(h.box, h.s, seat, to)
    happens = on_entering(h.box, h.s, seat, to)
    h.change(
        seat,
        sector=to,
        visited=(*unit.visited, unit.sector),
        turns=1,
        courage=unit.courage - courage,
        moved=unit.moved + 1,
        bought=(*unit.bought, "advance") if forward else unit.bought,
        step="move",
    )
    h.tell(f.Advanced(seat, number, courage) if forward else f.MovedSideways(seat, number))
    if mined:
        h.push(seat, Mines())
    h.queue(seat, *map(Do, happens))
    triggers(h, seat, ("enter",))


def settled(h: Happening, seat: int) -> None:
    """Everything about entering is done: on to the last cards, or to a second move."""
    unit = h.unit(seat)
    nothing = unit.step == "move" and options(h.box, h.s, seat) == (STAY,)
    if nothing and (unit.moved or not _waits_for_room(h, seat)):
        if not unit.moved:
            h.tell(f.Stayed(seat))
        h.change(seat, step="ready")
    if h.unit(seat).step == "ready" and len(_ready_options(h.box, h.s, seat)) == 1:
        h.change(seat, step="")


def _waits_for_room(h: Happening, seat: int) -> bool:
    """Whether another Unit that has yet to move may make room for this one."""
    sector = h.unit(seat).sector
    near = (*h.ground.ahead[sector], *h.ground.beside[sector])
    full = {to for to in near if not has_room(h.box, h.s, to)}
    return any(unit.sector in full and unit.step == "move" for unit in h.s.units)


def _ready_options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    return (DONE, *usable(box, s, seat, "ready"))


def stuck(box: Box, s: Normandy) -> int | None:
    """The first Unit that must move and cannot, when no other Unit can still make way (V-2)."""
    moving = [seat for seat in in_battle(s) if s.units[seat].step == "move"]
    going_on = any(unit.todo for unit in s.units) or any(ask(box, s, seat) for seat in moving)
    return None if going_on or not moving else moving[0]
