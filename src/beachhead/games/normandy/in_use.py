"""What a battle can meet, and what one would write down of it: records keep their fingerprints."""

from __future__ import annotations

from typing import Any

from beachhead.games.normandy.cards import Item, Nation, RwbTable, Specialist, UnitCard, Vehicle
from beachhead.games.normandy.content import COMMON
from beachhead.games.normandy.maps import BattleMap
from beachhead.games.normandy.rules import Rules
from beachhead.games.normandy.state import RESOURCES, Normandy, NormandyOptions
from beachhead.kernel.kinds import write_dice

CARDS = ("specialists", "gone", "hand", "found", "spent")
DICE = ("dice", "locked", "apart", "fire")


def in_use(rules: Rules, options: NormandyOptions, seats: int) -> dict[tuple[str, str], Any]:
    """The map, the nations' tables and Specialists, and the cards that the options leave in."""
    content, nations, banned = rules.content, options.nations(seats), rules.banned(options)
    map = content.maps[options.map]
    tables = nations if options.nation_rwb == "own" else (COMMON,)
    idle = {
        kind
        for module in rules.every_module
        for kind in module.shapes
        if not module.active(options)
    }

    def is_met(kind: str, entry: Any) -> bool:
        if isinstance(entry, UnitCard) and (kind in idle or entry.id in banned):
            return False
        match entry:
            case BattleMap():
                return entry is map
            case Nation():
                return False
            case RwbTable(id):
                return id in tables
            case Specialist(nation=nation):
                return nation is None or nation in nations
            case Item(special=True):
                return entry.id in map.special_items
            case Vehicle():
                return options.vehicles and map.vehicles
        return True

    found = content.entries().items()
    return {(kind, id): entry for (kind, id), entry in found if is_met(kind, entry)}


def position(rules: Rules, s: Normandy) -> dict[str, Any]:
    """The Units with what they have and where they are, and what lies between them."""
    sectors = rules.ground(s).sectors
    units = []
    for unit in s.units:
        written: dict[str, Any] = {name: getattr(unit, name) for name in RESOURCES}
        written |= {name: sorted(getattr(unit, name)) for name in CARDS}
        written |= {name: write_dice(getattr(unit, name)) for name in DICE}
        here = {"nation": unit.nation, "sector": sectors[unit.sector].number, "turns": unit.turns}
        units.append({**written, **here, "home": unit.home, "vehicle": unit.vehicle})
    return {
        "turn": s.turn,
        "units": units,
        "gone": sorted(s.gone),
        "special-items": sorted(s.special),
        "vehicles": sorted(s.vehicles),
        "silent": [sectors[at].number for at in sorted(s.silent)],
        "spare": write_dice(s.spare),
    }
