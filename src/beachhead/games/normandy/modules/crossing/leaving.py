"""Leaving the craft, because one must or will (C-10, C-11)."""

from __future__ import annotations

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.actions import Disembark
from beachhead.games.normandy.modules.crossing.losses import in_safe_zone
from beachhead.games.normandy.modules.crossing.mines import SeaMines, sets_off_mines
from beachhead.games.normandy.modules.crossing.parts import (
    ABOARD,
    TURN,
    afloat,
    with_aboard,
    with_turn,
)
from beachhead.games.normandy.state import Normandy, Task
from beachhead.kernel.contract import Decision
from beachhead.kernel.scene import Message, message

DROWNED = "drowned"


class CheckCraft(Task, frozen=True):
    """To do: leave the craft if there is nothing left of it, or of the coxswain's courage."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        if not gives_out(s, seat) or not in_safe_zone(box, s, s.unit(seat).sector):
            return None
        return _where(box, s, seat) if len(ways_out(box, s, seat)) > 1 else None

    def run(self, h: Happening, seat: int) -> None:
        if not gives_out(h.s, seat):
            return
        if in_safe_zone(h.box, h.s, h.unit(seat).sector):
            disembark(h, seat, ways_out(h.box, h.s, seat)[0], rule="C-10")
        else:
            h.tell(f.CraftLost(seat))
            h.set_table(phase="over", ended=DROWNED)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, Disembark)
        disembark(h, seat, h.ground.by_number[given.sector], rule="C-10")

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-overboard", why=why_it_gives_out(s, seat)),)


def _where(box: Box, s: Normandy, seat: int) -> Decision:
    sectors = box.ground(s).sectors
    ways = (Disembark(sectors[to].number) for to in ways_out(box, s, seat))
    return Decision(seat, "overboard", "C-10", tuple(ways))


def gives_out(s: Normandy, seat: int) -> bool:
    """Whether a craft is destroyed, or its coxswain drops the ramp."""
    player = s.players[seat]
    return afloat(s, seat) and (player.tools <= 0 or player.courage <= 0)


def why_it_gives_out(s: Normandy, seat: int) -> str:
    """Which of the two."""
    return "hull" if s.players[seat].tools <= 0 else "courage"


def ways_out(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The sectors left and right of a craft."""
    return beside(box, s, s.unit(seat).sector)


def beside(box: Box, s: Normandy, sector: int) -> tuple[int, ...]:
    """The sectors left and right of one."""
    return box.ground(s).beside[sector]


def disembark(h: Happening, seat: int, to: int, rule: str) -> None:
    """A Unit stands in the water, sets off what mines there are, and moves no more this turn."""
    h.tell(f.Disembarked(seat, h.ground.sectors[to].number, h.player(seat).tools, by=rule))
    TURN.put(h, seat, with_turn(TURN.of(h.s, seat), left=h.unit(seat).sector))
    ABOARD.put(h, seat, with_aboard(ABOARD.of(h.s, seat), by="water"))
    h.set_unit(seat, sector=to, turns=1)
    h.set_player(seat, tools=0)
    if sets_off_mines(h.box, h.s, seat, to):
        h.push(seat, SeaMines())
