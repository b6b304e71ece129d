"""The module of Playing with Fire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.modules.module import Ending, Module, own_faults
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.games.normandy.modules.playing_with_fire import handling, warned
from beachhead.games.normandy.modules.playing_with_fire.icons import cost, icons
from beachhead.games.normandy.state import Normandy, NormandyOptions
from beachhead.games.normandy.turn.ending import fall
from beachhead.games.normandy.turn.phase import Phase, Slot
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.errors import Problem
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import About, Message, Ref, message


class FireOptions(Struct, frozen=True):
    """The settings of this module."""

    playing_with_fire: Annotated[bool, Rule("O-1")] = False


OPTIONS = OfOptions(FireOptions)


class Exploded(Fact, frozen=True):
    rule = "O-1"
    seat: Seat
    icons: int
    soldiers: int

    def highlight(self) -> Highlight:
        return Highlight("blast")


class HandlingPhase(Phase):
    """The end of Phase 5: what a Unit still carries may go off."""

    def begin(self, h: Happening, seat: int) -> None:
        if soldiers := h.box.toll(h.s, seat):
            h.tell(Exploded(seat, icons(h.box, h.player(seat)), soldiers))
            h.lose_soldiers(seat, soldiers, "other", "O-1")


HANDLING = HandlingPhase()


class PlayingWithFire(Module):
    """The hooks of this module."""

    id = "playing-with-fire"
    rule_ids = ("O-1",)
    options = OPTIONS
    facts = (Exploded,)
    heeds_others = False

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).playing_with_fire

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "playing_with_fire", options)

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        at = [slot.name for slot in slots].index("move") + 1
        return (*slots[:at], Slot("handling", HANDLING), *slots[at:])

    def toll(self, box: Box, s: Normandy, seat: int) -> int:
        """Nothing once Combat has begun: the end of Phase 5 is over."""
        return 0 if s.phase == "combat" else cost(icons(box, s.players[seat]))

    def ending(self, box: Box, s: Normandy) -> Ending | None:
        if s.fallen is None or s.fallen.rule != "O-1":
            return None
        lost = message("over-fire", map=Ref("map", s.options.map), turns=s.turn, **fall(box, s))
        return Ending(lost, "O-1")

    def asked(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return warned.asked(box, s, seat)

    def about(self, box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
        return warned.about(box, s, seat)

    def sensible(
        self, box: Box, view: Normandy, seat: int, ask: str, options: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        return handling.sensible(box, view, seat, ask, options)

    def odds(self, box: Box, view: Normandy, seat: int, turns: int) -> float:
        return handling.odds(box, view, seat, turns)
