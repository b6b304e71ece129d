"""What belongs to a question: which card asks, how much is left, what a choice costs now."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import rally, trade
from beachhead.games.normandy.buying import discount, price
from beachhead.games.normandy.cards import Specialist, Vehicle
from beachhead.games.normandy.content import COMMON, NormandyContent, rwb_key
from beachhead.games.normandy.rules import Rules
from beachhead.games.normandy.state import Bonus, Do, Forfeit, ForWhom, Normandy, Offered, Suffer
from beachhead.games.normandy.vocabulary import ChangeDice
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import About, Message, Notes, Ref, message


def place_and_turn(rules: Rules, s: Normandy, seat: int) -> dict[str, Ref | int]:
    """Where a Unit is, in which of its turns there, and how many it may stay (0: for ever).

    Its marker is turned in Upkeep, but the turn there begins with the roll.
    """
    unit = s.units[seat]
    sector = rules.ground(s).sectors[unit.sector]
    most = 0 if sector.bunker == "final" else sector.stay + rules.terms(s, seat).stay
    turns = unit.turns + (s.phase in ("roll", "tally"))
    over = 1 if most and turns > most else 0
    return {"sector": Ref("place", sector.number), "turns": turns, "most": most, "over": over}


def asked(rules: Rules, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What a Unit has to know to answer what it is asked."""
    unit = s.units[seat]
    if unit.todo:
        return _asked_by_task(rules, s, seat)
    if unit.step in ("lock", "reroll"):
        left = rules.terms(s, seat).rerolls - unit.rerolled
        return (message("asked-rerolls", left=left),)
    if unit.step == "move":
        return (message("asked-move", **place_and_turn(rules, s, seat)),)
    return ()


def _asked_by_task(rules: Rules, s: Normandy, seat: int) -> tuple[Message, ...]:
    match s.units[seat].todo[0]:
        case Do(key, left):
            found = _source(rules, s, seat, key)
            effect = rules.content.effects[key]
            if isinstance(effect, ChangeDice):
                found += (message("asked-changes", dice=left or effect.dice),)
            return found
        case Bonus(rwb):
            symbol = SYMBOLS[rules.content.rwb_symbols[rwb]]
            return (message("asked-rwb", rwb=Ref("rwb", symbol)),)
        case ForWhom(card):
            return (message("asked-card", card=Ref("card", card)),)
        case Suffer(loss, soldiers):
            return (message("asked-loss", loss=loss, soldiers=soldiers),)
        case Forfeit(what, number):
            return (message("asked-forfeit", what=what, number=number),)
        case Offered(other, gets, gives):
            dice = {"gets": Ref("die", gets), "gives": Ref("die", gives)}
            return (message("asked-offer", seat=Ref("seat", other), **dice),)
    return ()


def _source(rules: Rules, s: Normandy, seat: int, key: str) -> tuple[Message, ...]:
    """The card, the RWB or the sector that an effect is of."""
    content, source = rules.content, rules.content.source_of[key]
    if source in content.by_id:
        return (message("asked-card", card=Ref("card", source)),)
    if source in content.rwb_symbols:
        symbol = SYMBOLS[content.rwb_symbols[source]]
        return (message("asked-rwb", rwb=Ref("rwb", symbol)),)
    sector = rules.ground(s).sectors[s.units[seat].sector]
    return (message("asked-sector", sector=Ref("place-short", sector.number)),)


def prices(rules: Rules, s: Normandy, seat: int) -> tuple[About, ...]:
    """What can be bought now and does not cost what is printed on it, or has no printed price."""
    unit = s.units[seat]
    if unit.todo or unit.step not in ("rally", "trade"):
        return ()
    buying = rally if unit.step == "rally" else trade
    options = buying.options(rules, s, seat)
    return tuple(
        About(option, (message("costs-you", list=Ref("list", cost)),))
        for option in options
        if (cost := _price(rules, s, seat, option))
    )


def _price(rules: Rules, s: Normandy, seat: int, option: Action) -> tuple[Message, ...]:
    if isinstance(option, a.BuyAward):
        return (message("amount-courage", amount=trade.award_price(rules, s, seat)),)
    if not isinstance(option, a.Rally | a.Find | a.TakeVehicle):
        return ()
    card, terms = rules.content.by_id[option.card], rules.terms(s, seat)
    less = discount(s, seat, terms, rules.content.kinds[card.id])
    if not less:
        return ()
    stars, tools = price(card, less)
    cost = {"stars": stars} if isinstance(card, Specialist) else {"tools": tools}
    if isinstance(card, Vehicle):
        cost = {"stars": stars, "tools": tools}
    return tuple(message(f"amount-{name}", amount=amount) for name, amount in cost.items())


def rwb_notes(rules: Rules, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
    """The RWBs of a Unit's nation, or of all (T-5)."""
    same = s.options.nation_rwb == "same"
    units = s.units if seat is None else (s.units[seat],)
    tables = dict.fromkeys(COMMON if same else unit.nation for unit in units)
    return tuple(rwb_table(rules.content, table) for table in tables)


def rwb_table(content: NormandyContent, table: str) -> Notes:
    """What the six RWBs of a nation, or of all nations, bring."""
    title = message("rwb-table", nation=Ref("nation", table), table=table)
    return Notes(title, tuple(_rwb_line(content, table, n) for n in range(len(SYMBOLS))))


def _rwb_line(content: NormandyContent, table: str, number: int) -> Message:
    symbol, key = SYMBOLS[number], rwb_key(table, number)
    named = {"rwb": Ref("rwb", symbol), "symbol": Ref("symbol-name", symbol)}
    if not content.parts[key]:
        return message("rwb-line-nothing", **named)
    return message("rwb-line", **named, effects=Ref("effects", key))
