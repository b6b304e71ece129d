"""The crossing: craft and waders on a Sea Map below the beach, until everybody is ashore."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from beachhead.cards.building import Key
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as base
from beachhead.games.normandy.assembly import classes_in
from beachhead.games.normandy.box import OUT, Box
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.cards.using import ForWhom, may_use, spend
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.map.effective import Drawn, SectorNow, with_sector
from beachhead.games.normandy.map.sheet import Sheet
from beachhead.games.normandy.modules.crossing import actions, advice, checks, facts, shown
from beachhead.games.normandy.modules.crossing.actions import PlayAtSea
from beachhead.games.normandy.modules.crossing.costs import (
    Fight,
    PayForDice,
    Penalty,
    SeaUpkeepPhase,
    sea_forecast,
)
from beachhead.games.normandy.modules.crossing.guide import GUIDE
from beachhead.games.normandy.modules.crossing.leaving import CheckCraft
from beachhead.games.normandy.modules.crossing.losses import LoseAboard
from beachhead.games.normandy.modules.crossing.mines import SeaMines
from beachhead.games.normandy.modules.crossing.parts import (
    ABOARD,
    OPTIONS,
    TABLE,
    TURN,
    afloat,
    at_sea,
    craft_under_fire,
    fights,
)
from beachhead.games.normandy.modules.crossing.sea_map import SeaMap
from beachhead.games.normandy.modules.crossing.setting_out import (
    DealPassengers,
    LaunchPhase,
    board,
)
from beachhead.games.normandy.modules.crossing.shapes import (
    AsAshore,
    Naval,
    SeaAward,
    as_ashore,
    ways_at_sea,
)
from beachhead.games.normandy.modules.crossing.shelling import (
    RollShells,
    ShellingPhase,
    UnderShells,
)
from beachhead.games.normandy.modules.crossing.steering import (
    Assemble,
    LeaveNaval,
    SteerPhase,
)
from beachhead.games.normandy.modules.crossing.words import (
    ClearLane,
    Seaworthy,
    SoftLanding,
    SparesHull,
)
from beachhead.games.normandy.modules.module import Ending, Module, Placed, exclude, own_faults
from beachhead.games.normandy.state import Normandy, NormandyOptions, Player
from beachhead.games.normandy.turn.phase import Phase, Slot
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Decision, Fact
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.guide import Step
from beachhead.kernel.scene import About, Forecast, Message, Notes, Panel, Place, Ref, Score

ASHORE = (
    *("victory_points", "missions", "war_heroes", "badges", "battle_conditions"),
    *("gold_dice", "gold_solitaire", "touch_of_gold", "rwb_and_g", "wild_dice"),
    *("playing_with_fire", "supply_snafu", "atlantikwall"),
)
"""Settings of the battle, which the crossing by itself has not."""
AT_SEA: dict[str, Phase] = {
    "start": LaunchPhase(),
    "upkeep": SeaUpkeepPhase(),
    "shelling": ShellingPhase(),
    "rally": OUT,
    "trade": OUT,
    "move": SteerPhase(),
    "combat": OUT,
}
"""What slots are at sea; the dice are thrown as ashore."""


class Crossing(Module):
    """The hooks of this module."""

    id = "crossing"
    rule_ids = tuple(f"C-{n}" for n in range(1, 16))
    options, table, player, turn = OPTIONS, TABLE, ABOARD, TURN
    shapes = {"sea-map": SeaMap, "naval": Naval, "at-sea": SeaAward, "as-ashore": AsAshore}
    words = (ClearLane, Seaworthy, SoftLanding, SparesHull)
    tasks = (
        *(LoseAboard, CheckCraft, PayForDice, Penalty, Fight),
        *(UnderShells, SeaMines, LeaveNaval, Assemble),
    )
    table_tasks = (DealPassengers, RollShells)
    actions = classes_in(actions, Action)
    facts = classes_in(facts, Fact)

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).crossing

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        found, chosen = own_faults(OPTIONS, "crossing", options), OPTIONS.of(options)
        if not chosen.crossing:
            return found
        if options.blind_start:
            found.append(exclude("crossing", "blind_start", "C-2"))
        if chosen.crossing_only and chosen.continuous_play:
            found.append(exclude("crossing_only", "continuous_play", "C-15"))
        if chosen.crossing_only:
            set_up = (name for name in ASHORE if getattr(options, name, False))
            found += [exclude("crossing_only", name, "C-14") for name in set_up]
        maps = box.content.maps
        if not maps[options.map].shore:
            shores = tuple(Ref("map", id) for id, map in maps.items() if map.shore)
            here, name = Ref("map", options.map), Ref("setting", "crossing")
            found.append(Problem("no-shore", map=here, name=name, known=shores, rule="C-1"))
        return found

    def content_faults(self, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
        yield from checks.content_faults(entry, placed)

    def sheets(self, box: Box, options: NormandyOptions, seats: int) -> tuple[Sheet, ...]:
        """Of the Sea Maps that fit, the last: a pack's before ours."""
        seas = (sheet for sheet in box.content.sheets.values() if isinstance(sheet, SeaMap))
        units = seats - len(box.opponents(options, seats))
        return ([sea for sea in seas if sea.players[0] <= units <= sea.players[1]][-1],)

    def prepare(self, h: Happening) -> None:
        board(h)

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        at = [slot.name for slot in slots].index("upkeep") + 1
        return (*slots[:at], Slot("shelling", OUT), *slots[at:])

    def phase(self, box: Box, s: Normandy, seat: int, slot: str) -> Phase | None:
        if not at_sea(s, seat):
            return None if fights(s, seat) else OUT
        if slot == "trade" and not afloat(s, seat):
            return None
        return AT_SEA.get(slot)

    def alone_with(self, box: Box, s: Normandy, player: Player) -> bool:
        return ABOARD.of_player(player).by != ""

    def reaches(self, box: Box, s: Normandy, seat: int, other: int) -> bool:
        if at_sea(s, seat) or at_sea(s, other):
            return at_sea(s, seat) and at_sea(s, other)
        return fights(s, other)

    def trades(self, box: Box, s: Normandy, seat: int, other: int) -> bool:
        return not afloat(s, seat) and not afloat(s, other)

    def sells_awards(self, box: Box, s: Normandy, seat: int) -> bool:
        return not at_sea(s, seat)

    def out_for(self, box: Box, s: Normandy, seat: int) -> frozenset[str]:
        """Passengers who are still at sea."""
        aboard = (ABOARD.of(s, other) for other in s.units())
        return frozenset(card for one in aboard if one.by for card in one.passengers)

    def never_served(self, box: Box, s: Normandy) -> frozenset[str]:
        """Passengers who were lost at sea."""
        return frozenset(TABLE.of(s).lost)

    def sector(self, box: Box, s: Normandy, sector: SectorNow) -> SectorNow:
        """Every craft adds 1 to the DEF of its sector (C-6)."""
        here = craft_under_fire(s, sector.index)
        return with_sector(sector, defence=sector.defence + here) if here else sector

    def in_force(self, box: Box, s: Normandy, player: Player) -> tuple[str, ...]:
        aboard = ABOARD.of_player(player)
        return box.content.parts[aboard.naval] if aboard.by and aboard.naval else ()

    def may_use(self, box: Box, s: Normandy, seat: int, card: UnitCard) -> bool:
        played = isinstance(card, SeaAward) or card.id in as_ashore(box.content)
        return played or not at_sea(s, seat)

    def options_at(self, box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
        """Awards that are played at sea, whatever their moment is ashore (C-13)."""
        if not at_sea(s, seat) or window not in ("tally", "move"):
            return ()
        content = box.content
        found: list[Action] = []
        for id in dict.fromkeys(s.players[seat].hand):
            card = content.by_id[id]
            if any(may_use(box, s, seat, way) for way in ways_at_sea(content, id)):
                found.append(PlayAtSea(id))
            elif id in as_ashore(content) and window not in card.windows() and _not_dice(card):
                found += [a.Use(id)] if may_use(box, s, seat, card) else []
        return tuple(found)

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        if not isinstance(action, PlayAtSea):
            return False
        h.tell(base.CardUsed(seat, action.card, by="C-13"))
        spend(h, seat, h.content.by_id[action.card])
        h.push(seat, *(ForWhom(way.id) for way in ways_at_sea(h.content, action.card)))
        return True

    def points(self, box: Box, s: Normandy) -> int:
        """The battle's turns count from the beach."""
        par, sea = box.ground(s).map.par, max(0, TABLE.of(s).begins - 1)
        return 3 * (max(0, par + sea - s.turn) - max(0, par - s.turn))

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        aboard = [ABOARD.of(s, seat) for seat in s.units()]
        return {
            "by": [one.by for one in aboard],
            "naval": [one.naval for one in aboard],
            "passengers": [sorted(one.passengers) for one in aboard],
            "begins": TABLE.of(s).begins,
        }

    def ending(self, box: Box, s: Normandy) -> Ending | None:
        return shown.ending(box, s)

    def lookup(self, box: Box, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
        return shown.lookup(s, seat)

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        return shown.panels(box, s, seat)

    def unit_line(self, box: Box, s: Normandy, seat: int) -> Score | None:
        return shown.unit_line(box, s, seat)

    def asked(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return shown.asked(box, s, seat)

    def forecast(self, box: Box, s: Normandy, seat: int) -> Forecast | None:
        if at_sea(s, seat) and s.phase in ("roll", "tally"):
            return sea_forecast(box, s, seat)
        return None

    def about(self, box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
        return shown.about(box, s, seat)

    def places(self, box: Box, s: Normandy, seat: int) -> tuple[Place, ...] | None:
        return shown.places(box, s, seat)

    def drawn(self, box: Box, s: Normandy, sector: SectorNow) -> Drawn | None:
        return shown.drawn(box, s, sector)

    def dice_prices(self, box: Box, s: Normandy, seat: int) -> DiceWorth | None:
        return advice.dice_prices(box, s, seat) if at_sea(s, seat) else None

    def chance(self, box: Box, s: Normandy, seat: int) -> float | None:
        return advice.chance(box, s, seat) if at_sea(s, seat) else None

    def lesson(self, box: Box, s: Normandy, decision: Decision) -> str | None:
        return f"sea-{decision.ask}" if at_sea(s, decision.seat) else None

    def guide(self, s: Normandy, seat: int, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return GUIDE if OPTIONS.of(s.options).crossing_only else (*GUIDE, *steps)

    def advise(self, box: Box, view: Normandy, decision: Decision, below: Below) -> Action | None:
        return advice.advise(box, view, decision)


def _not_dice(card: UnitCard) -> bool:
    """Whether a card is not about the dice in hand, and so of use at any moment."""
    return "roll" not in card.windows()
