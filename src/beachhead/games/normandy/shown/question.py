"""What belongs to a question: which card asks, how much is left, what a choice costs now."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from beachhead.games.moves import Reroll
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.content import COMMON, NormandyContent, rwb_key
from beachhead.games.normandy.cards.offers import discount, price
from beachhead.games.normandy.cards.shapes import Specialist, Vehicle
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.kinds import Level
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.training import FIGHTING, of_use
from beachhead.games.normandy.turn import rally, trade
from beachhead.games.normandy.turn.roll import rerolls_left
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import About, Leave, Message, Notes, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


class Where(TypedDict):
    """What a message has to know of where a Unit is."""

    sector: Ref
    turns: int
    most: int
    over: int


def place_and_turn(box: Box, s: Normandy, seat: int) -> Where:
    """Where a Unit is, in which of its turns there, and how many it may stay (0: for ever).

    Its marker is turned in Upkeep, but the turn there begins with the roll.
    """
    sector = box.sector_of(s, seat)
    most = 0 if sector.bunker == "final" else sector.stay + box.in_force(s, seat).stay
    turns = s.unit(seat).turns + (s.phase in ("roll", "tally"))
    over = 1 if most and turns > most else 0
    return {"sector": Ref("place", sector.number), "turns": turns, "most": most, "over": over}


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What a Unit has to know to answer what it is asked."""
    player = s.players[seat]
    if player.todo:
        return player.todo[0].told(box, s, seat)
    of_modules = (module.asked(box, s, seat) for module in box.modules_of(s, seat))
    return (*_asked(box, s, seat), *(line for lines in of_modules for line in lines))


def _asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What belongs to a question of the base game."""
    player = s.players[seat]
    match player.turn.step:
        case "lock" | "reroll":
            return (message("asked-rerolls", left=rerolls_left(box, s, seat)),)
        case "rally":
            return (player.said("stars", "tools"),)
        case "trade":
            return (player.said(*of_use(s.options.level)),)
        case "move":
            has = player.amounts(*FIGHTING)
            return (message("asked-move", **place_and_turn(box, s, seat), has=has),)
        case "ready" | "aimed":
            return (player.said("soldiers"),)
    return ()


LEFT = ("rally", "trade", "ready")
"""Where a Unit may take what is offered, or do nothing: in the order of the turn."""


def leave(s: Normandy, seat: int) -> Leave | None:
    """Nothing is taken or used here; nor in the phases that follow, if a player says so."""
    player = s.players[seat]
    if player.todo or player.turn.step not in LEFT:
        return None
    return Leave(a.DONE, message("leave-turn"), more=player.turn.step != LEFT[-1])


def usual(s: Normandy, seat: int) -> Action | None:
    """What was worth keeping is locked: the rest is thrown again."""
    player = s.players[seat]
    if player.todo or player.turn.step != "reroll":
        return None
    return Reroll(without(player.turn.dice, player.turn.locked))


def prices(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What everything costs that can be bought now."""
    player = s.players[seat]
    if player.unit is None or player.todo or player.turn.step not in ("rally", "trade"):
        return ()
    buying = rally if player.turn.step == "rally" else trade
    options = buying.options(box, s, seat)
    known = ((option, _price(box, s, seat, option)) for option in options)
    return tuple(About(option, lines) for option, lines in known if lines)


def by_modules(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What there is to know of what modules let a player do."""
    return tuple(about for module in box.modules(s) for about in module.about(box, s, seat))


def _price(box: Box, s: Normandy, seat: int, option: Action) -> tuple[Message, ...]:
    match option:
        case a.Take():
            return (message("offered-free"),)
        case a.Rally(card) if card == rally.free_specialist(box, s, seat):
            return (*_cost(box, s, seat, card), message("offered-free-as-well"))
        case a.Rally(card) | a.Find(card) | a.TakeVehicle(card):
            return _cost(box, s, seat, card)
        case a.BuyAward():
            return _costs(courage=trade.award_price(box, s, seat))
    return ()


def _cost(box: Box, s: Normandy, seat: int, id: str) -> tuple[Message, ...]:
    """What a card costs now, whatever is printed on it."""
    card = box.content.by_id[id]
    stars, tools = price(card, discount(s, seat, box.in_force(s, seat), card.kind))
    match card:
        case Vehicle():
            return _costs(stars=stars, tools=tools)
        case Specialist(lives=lives):
            return _costs(stars=stars, **({"soldiers": lives} if lives else {}))
    return _costs(tools=tools)


def _costs(**amounts: int) -> tuple[Message, ...]:
    cost = tuple(message(f"amount-{name}", amount=amount) for name, amount in amounts.items())
    return (message("costs-you", list=Ref("list", cost)),)


def rwb_notes(box: Box, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
    """The RWBs of a Unit's nation, or of all (T-5)."""
    same = s.options.nation_rwb == "same"
    seats = s.units() if seat not in s.units() else (seat,)
    tables = dict.fromkeys(COMMON if same else s.players[one].nation for one in seats)
    return tuple(rwb_table(box.content, table, s.options.level) for table in tables)


@lru_cache(maxsize=64)
def rwb_table(content: NormandyContent, table: str, level: Level) -> Notes:
    """What the six RWBs of a nation, or of all nations, bring."""
    title = message("rwb-table", nation=Ref("nation", table), table=table)
    lines = (rwb_line(content, rwb_key(table, n), level) for n in range(len(SYMBOLS)))
    return Notes(title, tuple(lines))


def rwb_line(content: NormandyContent, key: str, level: Level) -> Message:
    """What an RWB is called, and what it brings."""
    symbol = SYMBOLS[content.rwb_symbols[key]]
    named = {"rwb": Ref("rwb", content.rwb_names[key]), "symbol": Ref("symbol-name", symbol)}
    if not any(content.effects[part].matters(level) for part in content.parts[key]):
        return message("rwb-line-nothing", **named)
    return message("rwb-line", **named, effects=Ref("effects", key))
