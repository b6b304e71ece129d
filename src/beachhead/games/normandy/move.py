"""Phase 5: moving, what happens on entering, and the last cards before Combat (V-1 to V-3)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.buying import discount
from beachhead.games.normandy.effects import DONE, Question
from beachhead.games.normandy.rules import Rules, in_battle, remembered
from beachhead.games.normandy.state import Do, Mines, Normandy
from beachhead.games.normandy.terms import titles
from beachhead.games.normandy.using import triggers, usable
from beachhead.games.normandy.vocabulary import LoseItem, LoseSpecialist, MoveAgain, walk
from beachhead.kernel.contract import Action, Decision

STAY = a.Stay()


def begin(b: Battle) -> None:
    """Every Unit moves or stays."""
    for seat in in_battle(b.s):
        b.change(seat, step="move")


def ask(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """Where a Unit may go; nothing if only other Units stand in its way and have yet to move."""
    if s.units[seat].step == "ready":
        return Decision(seat, "ready", "T-8", _ready_options(rules, s, seat))
    found = options(rules, s, seat)
    return Decision(seat, "move", "V-2", found) if found else None


@remembered
def options(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Stay if the Unit may, every sector that it may enter, and cards."""
    ground = rules.ground(s)
    ways = tuple(a.Move(ground.sectors[to].number) for to in targets(rules, s, seat))
    stay = (STAY,) if may_stay(rules, s, seat) else ()
    return stay + ways + _cards(rules, s, seat)


def _cards(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Cards for the move; after it only those that let the Unit go on."""
    found = usable(rules, s, seat, "move")
    if not s.units[seat].moved:
        return found
    return tuple(
        option
        for option in found
        if isinstance(option, a.Use)
        and any(isinstance(e, MoveAgain) for e in walk(rules.content.by_id[option.card].effects))
    )


def may_stay(rules: Rules, s: Normandy, seat: int) -> bool:
    """V-2: at most so many turns in a sector; a Unit that has moved need not move again."""
    unit = s.units[seat]
    sector = rules.ground(s).sectors[unit.sector]
    if unit.moved or sector.bunker == "final":
        return True
    return unit.turns <= sector.stay + rules.terms(s, seat).stay


def targets(rules: Rules, s: Normandy, seat: int) -> tuple[int, ...]:
    """The sectors that a Unit may enter now, Advancing or sideways."""
    unit, ground, terms = s.units[seat], rules.ground(s), rules.terms(s, seat)
    if ground.sectors[unit.sector].bunker == "final":
        return ()
    ahead = ground.ahead[unit.sector]
    if terms.leap:
        ahead = ground.rows.get(ground.sectors[unit.sector].row + 1, ())
    if unit.moved:
        again = terms.again and unit.moved == 1 and "advance" in unit.bought
        return tuple(to for to in ahead if again and enters(rules, s, seat, to))
    beside = ground.beside[unit.sector]
    return tuple(to for to in (*ahead, *beside) if enters(rules, s, seat, to))


def enters(rules: Rules, s: Normandy, seat: int, to: int) -> bool:
    """Whether a Unit may enter a sector that lies next to its own (V-1, V-2)."""
    unit, ground, terms = s.units[seat], rules.ground(s), rules.terms(s, seat)
    sector = ground.sectors[to]
    if to in unit.visited or price(rules, s, seat, to) > unit.courage:
        return False
    leaps = terms.leap and sector.row > ground.sectors[unit.sector].row
    if (unit.sector, to) in ground.barred and "barriers" not in terms.passes and not leaps:
        return False
    lacks = sector.needs is not None and sector.needs not in titles(rules.content, unit)
    if lacks and "needs" not in terms.passes:
        return False
    if not has_room(rules, s, to):
        return False
    return sector.bunker != "final" or _leaves_enough(rules, s, to)


def has_room(rules: Rules, s: Normandy, to: int) -> bool:
    """Whether one more Unit may be in a sector."""
    most = rules.ground(s).sectors[to].units
    return most is None or sum(unit.sector == to for unit in s.units) < most


def _leaves_enough(rules: Rules, s: Normandy, to: int) -> bool:
    """V-6: where there are several final Bunkers, somebody has to be left for each of them."""
    finals = rules.ground(s).finals
    if len(s.units) < len(finals):
        return True
    taken = {unit.sector for unit in s.units if unit.sector in finals}
    still_out = sum(unit.sector not in finals for unit in s.units) - 1
    return len(set(finals) - taken - {to}) <= still_out


def price(rules: Rules, s: Normandy, seat: int, to: int) -> int:
    """The Courage that a move costs."""
    unit, ground = s.units[seat], rules.ground(s)
    if ground.sectors[to].row == ground.sectors[unit.sector].row:
        return 0
    terms = rules.terms(s, seat)
    if "courage" in terms.passes:
        return 0
    return max(0, ground.courage(to) - discount(s, seat, terms, "advance"))


def crosses_mines(rules: Rules, s: Normandy, seat: int, to: int) -> bool:
    """Whether a move sets off Land Mines (V-3)."""
    mined = (s.units[seat].sector, to) in rules.ground(s).mined
    return mined and "mines" not in rules.terms(s, seat).passes


def on_entering(rules: Rules, s: Normandy, seat: int, to: int) -> tuple[str, ...]:
    """What a sector does to a Unit that enters it, by the keys of the effects."""
    keys = rules.content.sector_effects[s.options.map, to, "enter"]
    if "losses" not in rules.terms(s, seat).passes:
        return tuple(keys)
    effects = rules.content.effects
    return tuple(key for key in keys if not isinstance(effects[key], LoseItem | LoseSpecialist))


def chosen(b: Battle, seat: int, action: Action) -> None:
    """Move, stay, or be ready for Combat."""
    match action:
        case a.Move(number):
            _move(b, seat, b.ground.by_number[number])
        case a.Stay():
            moved = b.unit(seat).moved
            b.tell(f.Declined(seat, by="V-2") if moved else f.Stayed(seat))
            b.change(seat, step="ready")
        case _:
            b.tell(f.UnitReady(seat, b.s.phase))
            b.change(seat, step="")


def _move(b: Battle, seat: int, to: int) -> None:
    """The Unit leaves its sector and enters another."""
    unit, ground = b.unit(seat), b.ground
    courage = price(b.rules, b.s, seat, to)
    number = ground.sectors[to].number
    forward = ground.sectors[to].row > ground.sectors[unit.sector].row
    mined = crosses_mines(b.rules, b.s, seat, to)
    happens = on_entering(b.rules, b.s, seat, to)
    b.change(
        seat,
        sector=to,
        visited=(*unit.visited, unit.sector),
        turns=1,
        courage=unit.courage - courage,
        moved=unit.moved + 1,
        bought=(*unit.bought, "advance") if forward else unit.bought,
        step="move",
    )
    b.tell(f.Advanced(seat, number, courage) if forward else f.MovedSideways(seat, number))
    if mined:
        b.push(seat, Mines())
    b.queue(seat, *map(Do, happens))
    triggers(b, seat, ("enter",))


def settled(b: Battle, seat: int) -> None:
    """Everything about entering is done: on to the last cards, or to a second move."""
    unit = b.unit(seat)
    nothing = unit.step == "move" and options(b.rules, b.s, seat) == (STAY,)
    if nothing and (unit.moved or not _waits_for_room(b, seat)):
        if not unit.moved:
            b.tell(f.Stayed(seat))
        b.change(seat, step="ready")
    if b.unit(seat).step == "ready" and len(_ready_options(b.rules, b.s, seat)) == 1:
        b.change(seat, step="")


def _waits_for_room(b: Battle, seat: int) -> bool:
    """Whether another Unit that has yet to move may make room for this one."""
    sector = b.unit(seat).sector
    near = (*b.ground.ahead[sector], *b.ground.beside[sector])
    full = {to for to in near if not has_room(b.rules, b.s, to)}
    return any(unit.sector in full and unit.step == "move" for unit in b.s.units)


def _ready_options(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    return (DONE, *usable(rules, s, seat, "ready"))


def stuck(rules: Rules, s: Normandy) -> int | None:
    """The first Unit that must move and cannot, when no other Unit can still make way (V-2)."""
    moving = [seat for seat in in_battle(s) if s.units[seat].step == "move"]
    going_on = any(unit.todo for unit in s.units) or any(ask(rules, s, seat) for seat in moving)
    return None if going_on or not moving else moving[0]
