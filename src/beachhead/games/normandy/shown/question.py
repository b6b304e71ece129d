"""What belongs to a question: which card asks, how much is left, what a choice costs now."""

from __future__ import annotations

from collections.abc import Iterable

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.content import COMMON, NormandyContent, rwb_key
from beachhead.games.normandy.cards.offers import discount, price
from beachhead.games.normandy.cards.shapes import Specialist, Vehicle
from beachhead.games.normandy.state import (
    Bonus,
    Do,
    Forfeit,
    ForWhom,
    Normandy,
    NormandyOptions,
    Offered,
    Resource,
    Suffer,
    Unit,
)
from beachhead.games.normandy.training import FIGHTING, matters, resources
from beachhead.games.normandy.turn import rally, trade
from beachhead.games.normandy.words.vocabulary import ChangeDice
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import About, Message, Notes, Ref, message


def place_and_turn(box: Box, s: Normandy, seat: int) -> dict[str, Ref | int]:
    """Where a Unit is, in which of its turns there, and how many it may stay (0: for ever).

    Its marker is turned in Upkeep, but the turn there begins with the roll.
    """
    unit = s.units[seat]
    sector = box.ground(s).sectors[unit.sector]
    most = 0 if sector.bunker == "final" else sector.stay + box.in_force(s, seat).stay
    turns = unit.turns + (s.phase in ("roll", "tally"))
    over = 1 if most and turns > most else 0
    return {"sector": Ref("place", sector.number), "turns": turns, "most": most, "over": over}


def amounts(unit: Unit, resources: Iterable[Resource]) -> Ref:
    """What a Unit has of these, as a list."""
    found = (message(f"amount-{name}", amount=getattr(unit, name)) for name in resources)
    return Ref("list", tuple(found))


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What a Unit has to know to answer what it is asked."""
    unit = s.units[seat]
    if unit.todo:
        return _asked_by_task(box, s, seat)
    match unit.step:
        case "lock" | "reroll":
            left = box.in_force(s, seat).rerolls - unit.rerolled
            return (message("asked-rerolls", left=left),)
        case "rally":
            return (_has(unit, "stars", "tools"),)
        case "trade":
            return (_has(unit, *resources(s.options)),)
        case "move":
            has = amounts(unit, FIGHTING)
            return (message("asked-move", **place_and_turn(box, s, seat), has=has),)
        case "ready" | "aimed":
            return (_has(unit, "soldiers"),)
    return ()


def _has(unit: Unit, *resources: Resource) -> Message:
    return message("asked-has", has=amounts(unit, resources))


def _asked_by_task(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    match s.units[seat].todo[0]:
        case Do(key, left):
            found = _source(box, s, seat, key)
            effect = box.content.effects[key]
            if isinstance(effect, ChangeDice):
                found += (message("asked-changes", dice=left or effect.dice),)
            return found
        case Bonus(rwb):
            symbol = SYMBOLS[box.content.rwb_symbols[rwb]]
            has = _has(s.units[seat], *resources(s.options))
            return (message("asked-rwb", rwb=Ref("rwb", symbol)), has)
        case ForWhom(card):
            return (message("asked-card", card=Ref("card", card)),)
        case Suffer(loss, soldiers):
            loses = message("asked-loss", loss=loss, soldiers=soldiers)
            return (loses, _has(s.units[seat], "soldiers"))
        case Forfeit(what, number):
            return (message("asked-forfeit", what=what, number=number),)
        case Offered(other, gets, gives):
            dice = {"gets": Ref("die", gets), "gives": Ref("die", gives)}
            return (message("asked-offer", seat=Ref("seat", other), **dice),)
    return ()


def _source(box: Box, s: Normandy, seat: int, key: str) -> tuple[Message, ...]:
    """The card, the RWB or the sector that an effect is of."""
    content, source = box.content, box.content.source_of[key]
    if source in content.by_id:
        return (message("asked-card", card=Ref("card", source)),)
    if source in content.rwb_symbols:
        symbol = SYMBOLS[content.rwb_symbols[source]]
        return (message("asked-rwb", rwb=Ref("rwb", symbol)),)
    sector = box.ground(s).sectors[s.units[seat].sector]
    return (message("asked-sector", sector=Ref("place-short", sector.number)),)


def prices(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What can be bought now and does not cost what is printed on it, or has no printed price."""
    unit = s.units[seat]
    if unit.todo or unit.step not in ("rally", "trade"):
        return ()
    buying = rally if unit.step == "rally" else trade
    options = buying.options(box, s, seat)
    known = ((option, _price(box, s, seat, option)) for option in options)
    return tuple(About(option, lines) for option, lines in known if lines)


def _price(box: Box, s: Normandy, seat: int, option: Action) -> tuple[Message, ...]:
    match option:
        case a.Take():
            return (message("offered-free"),)
        case a.Rally(card) if card == rally.free_specialist(box, s, seat):
            return (*_reduced(box, s, seat, card), message("offered-free-as-well"))
        case a.Rally(card) | a.Find(card) | a.TakeVehicle(card):
            return _reduced(box, s, seat, card)
        case a.BuyAward():
            return _costs(courage=trade.award_price(box, s, seat))
    return ()


def _reduced(box: Box, s: Normandy, seat: int, id: str) -> tuple[Message, ...]:
    """What a card costs, if that is less than what is printed on it."""
    card = box.content.by_id[id]
    less = discount(s, seat, box.in_force(s, seat), box.content.kinds[id])
    if not less:
        return ()
    stars, tools = price(card, less)
    if isinstance(card, Vehicle):
        return _costs(stars=stars, tools=tools)
    return _costs(stars=stars) if isinstance(card, Specialist) else _costs(tools=tools)


def _costs(**amounts: int) -> tuple[Message, ...]:
    cost = tuple(message(f"amount-{name}", amount=amount) for name, amount in amounts.items())
    return (message("costs-you", list=Ref("list", cost)),)


def rwb_notes(box: Box, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
    """The RWBs of a Unit's nation, or of all (T-5)."""
    same = s.options.nation_rwb == "same"
    units = s.units if seat is None else (s.units[seat],)
    tables = dict.fromkeys(COMMON if same else unit.nation for unit in units)
    return tuple(rwb_table(box.content, table, s.options) for table in tables)


def rwb_table(content: NormandyContent, table: str, options: NormandyOptions) -> Notes:
    """What the six RWBs of a nation, or of all nations, bring."""
    title = message("rwb-table", nation=Ref("nation", table), table=table)
    lines = (_rwb_line(content, table, n, options) for n in range(len(SYMBOLS)))
    return Notes(title, tuple(lines))


def _rwb_line(
    content: NormandyContent, table: str, number: int, options: NormandyOptions
) -> Message:
    symbol, key = SYMBOLS[number], rwb_key(table, number)
    named = {"rwb": Ref("rwb", symbol), "symbol": Ref("symbol-name", symbol)}
    if not any(matters(options, content.effects[part]) for part in content.parts[key]):
        return message("rwb-line-nothing", **named)
    return message("rwb-line", **named, effects=Ref("effects", key))
