"""The Missions module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from beachhead.cards.building import Key
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.modules.missions import doing, gathering, shown, thinking, warned
from beachhead.games.normandy.modules.missions.cards import Mission, Promotion, mission_faults
from beachhead.games.normandy.modules.missions.dealing import (
    DRAWS,
    AddItem,
    ChooseMission,
    DrawMission,
    DropMission,
    KeepMission,
    TakeOut,
)
from beachhead.games.normandy.modules.missions.facts import FACTS
from beachhead.games.normandy.modules.missions.phases import PHASES
from beachhead.games.normandy.modules.missions.requirements import (
    REQUIREMENTS,
    GiveItem,
    Requirement,
)
from beachhead.games.normandy.modules.missions.state import (
    FAILED,
    MISSION,
    OPTIONS,
    PLAYER,
    PROMOTION,
    TABLE,
    TURN,
)
from beachhead.games.normandy.modules.missions.words import NewOrders
from beachhead.games.normandy.modules.module import Ending, Module, Placed, own_faults
from beachhead.games.normandy.state import Deck, Normandy, NormandyOptions
from beachhead.games.normandy.turn.phase import Slot
from beachhead.games.normandy.turn.start import in_play
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import SKULL, Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import About, Message, Panel


class Missions(Module):
    """The hooks of this module."""

    id = "missions"
    rule_ids = tuple(f"M-{n}" for n in range(1, 10))
    options = OPTIONS
    table = TABLE
    player = PLAYER
    turn = TURN
    tasks = (DrawMission, ChooseMission, AddItem, doing.DoMission)
    shapes = {MISSION: Mission, PROMOTION: Promotion}
    families = {Requirement: REQUIREMENTS}
    words = (NewOrders,)
    actions = (KeepMission, DropMission, TakeOut, doing.Accomplish)
    facts = FACTS

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).missions

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "missions", options)

    def content_faults(self, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
        if isinstance(entry, Mission):
            yield from mission_faults(entry, placed)

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
        """M-9: without Missions there are no New Orders."""
        return frozenset() if self.active(options) else box.content.with_word(NewOrders)

    def brings(self, box: Box, options: NormandyOptions) -> frozenset[str]:
        """M-4: whatever Missions may ask for."""
        needs = (
            n
            for card in box.content.by_id.values()
            if isinstance(card, Mission)
            for n in card.every()
        )
        return frozenset(need.item for need in needs if isinstance(need, GiveItem))

    def withdrawn(self, box: Box, s: Normandy) -> frozenset[str]:
        return frozenset(TABLE.of(s).out)

    def prepare(self, h: Happening) -> None:
        decks = (Deck(name, in_play(h.box, h.s, name)) for name in (MISSION, PROMOTION))
        h.set_table(decks=(*h.s.decks, *decks))
        rule = "M-6" if OPTIONS.of(h.s.options).mission_possible else "M-1"
        for seat in h.s.units():
            h.push(seat, DrawMission(DRAWS, rule))

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        return tuple(Slot(slot.name, PHASES.get(slot.name, slot.phase)) for slot in slots)

    def rwbs(
        self, box: Box, s: Normandy, seat: int, dice: Dice, found: tuple[int, ...]
    ) -> tuple[int, ...]:
        """M-3: a Dead Man's Gift that was given up is none any more."""
        left = list(found)
        for _ in range(min(TURN.of(s, seat).gifts, left.count(SKULL))):
            left.remove(SKULL)
        return tuple(left)

    def tradable(self, box: Box, s: Normandy, card: str) -> bool:
        return box.content.kinds[card] != PROMOTION

    def ending(self, box: Box, s: Normandy) -> Ending | None:
        return shown.failure(box, s) if s.ended == FAILED else None

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        own = [PLAYER.of(s, seat) for seat in s.units()]
        found = {name: [getattr(one, name) for one in own] for name in ("drawn", "held", "done")}
        return {**found, "out": sorted(TABLE.of(s).out)}

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        return tuple(panel for one in s.units() for panel in shown.panels(box, s, one))

    def asked(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return shown.asked(box, s, seat)

    def about(self, box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
        if seat not in s.in_battle():
            return ()
        return doing.about(box, s, seat) + warned.warnings(box, s, seat)

    def sensible(
        self, box: Box, view: Normandy, seat: int, ask: str, options: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        return gathering.sensible(box, view, seat, ask, options)

    def odds(self, box: Box, view: Normandy, seat: int, turns: int) -> float:
        return thinking.odds(box, view, seat, turns)

    def dice_worth(self, box: Box, view: Normandy, seat: int) -> DiceWorth:
        return gathering.dice_worth(box, view, seat)

    def advise(self, box: Box, view: Normandy, decision: Decision, below: Below) -> Action | None:
        return thinking.advise(box, view, decision, below)
