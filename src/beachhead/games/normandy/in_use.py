"""What a battle can meet, and what one would write down of it: records keep their fingerprints."""

from __future__ import annotations

from typing import Any

from beachhead.cards.evenings import Evening
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.content import COMMON
from beachhead.games.normandy.cards.shapes import (
    DeckSpecialist,
    Item,
    Nation,
    RwbTable,
    Title,
    UnitCard,
    Vehicle,
)
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.map.sheet import Sheet
from beachhead.games.normandy.state import Normandy, NormandyOptions, Player
from beachhead.kernel.kinds import write_dice

CARDS = ("specialists", "gone", "hand", "found", "spent")
DICE = ("dice", "locked", "apart", "fire")


def in_use(box: Box, options: NormandyOptions, seats: int) -> dict[tuple[str, str], Any]:
    """The map, the nations' tables and Specialists, and the cards that the options leave in."""
    content, setting = box.content, box.settle(options, seats)
    every = enumerate(options.nations(seats))
    nations = tuple(nation for seat, nation in every if seat not in setting.opponents)
    map = content.maps[options.map]
    tables = nations if options.nation_rwb == "own" else (COMMON,)
    tables += tuple(table for module in setting.modules for table in module.rwb_tables)
    idle = {
        kind for module in box.every_module for kind in module.shapes if not module.active(options)
    }

    special = {*map.special_items, *(id for m in setting.modules for id in m.brings(box, options))}

    def is_met(kind: str, entry: Any) -> bool:
        if isinstance(entry, UnitCard) and (kind in idle or entry.id in setting.banned):
            return False
        match entry:
            case Sheet():
                return entry in setting.ground.sheets
            case Nation() | Title() | Evening():
                return False
            case RwbTable(id):
                return id in tables
            case DeckSpecialist(nation=nation):
                return nation is None or nation in nations
            case Item(special=True):
                return entry.id in special
            case Vehicle():
                return options.vehicles and map.vehicles
        return True

    found = content.entries().items()
    return {(kind, id): entry for (kind, id), entry in found if is_met(kind, entry)}


def position(box: Box, s: Normandy) -> dict[str, Any]:
    """The Units with what they have and where they are, and what lies between them."""
    sectors = box.ground(s).sectors
    others = [_of_player(player) for player in s.players if player.unit is None]
    tops = {deck.name: [*deck.top, sorted(deck.known_to)] for deck in s.decks if deck.top}
    modules = {module.id: module.position(box, s) for module in box.modules(s)}
    return {
        "turn": s.turn,
        "units": [_unit(box, s, seat) for seat in s.units()],
        "gone": sorted(s.gone),
        "special-items": sorted(s.special),
        "vehicles": sorted(s.vehicles),
        "silent": [sectors[at].number for at in sorted(s.silent)],
        "spare": write_dice(s.spare),
        **({"others": others} if others else {}),
        **({"tops": tops} if tops else {}),
        **{id: found for id, found in modules.items() if found},
    }


def _unit(box: Box, s: Normandy, seat: int) -> dict[str, Any]:
    unit = s.unit(seat)
    return {
        **_of_player(s.players[seat]),
        "sector": box.ground(s).sectors[unit.sector].number,
        "turns": unit.turns,
        "home": unit.home,
    }


def _of_player(player: Player) -> dict[str, Any]:
    """What a player has, whether he has a Unit or not."""
    written: dict[str, Any] = {name: player.has(name) for name in RESOURCES}
    written |= {name: sorted(getattr(player, name)) for name in CARDS}
    written |= {name: write_dice(getattr(player.turn, name)) for name in DICE}
    if player.secret:
        written["secret"] = sorted(player.secret)
    return {**written, "nation": player.nation, "vehicle": player.vehicle}
