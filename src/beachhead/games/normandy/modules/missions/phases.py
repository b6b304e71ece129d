"""The phases in which Missions count: the first roll, Upkeep, the final Bunker, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.missions import facts as f
from beachhead.games.normandy.modules.missions.dealing import redraw
from beachhead.games.normandy.modules.missions.doing import DoMission
from beachhead.games.normandy.modules.missions.state import (
    FAILED,
    PENALTY,
    PLAYER,
    UNREAD,
    possible,
    undone,
)
from beachhead.games.normandy.turn.combat import CombatPhase
from beachhead.games.normandy.turn.move import MovePhase
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.turn.roll import RollPhase
from beachhead.games.normandy.turn.upkeep import UpkeepPhase
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action

if TYPE_CHECKING:
    from beachhead.games.normandy.event import Happening


class MissionRoll(RollPhase):
    """When a Unit's battle begins, its Mission is one that can be done (M-4)."""

    def begin(self, h: Happening, seat: int) -> None:
        if h.unit(seat).turns:
            super().begin(h, seat)
        else:
            h.set_turn(seat, step="muster")
            redraw(h, seat)


class MissionUpkeep(UpkeepPhase):
    """A Mission can be done before the dice are read, and before RWBs bring anything (M-2, M-3)."""

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step=UNREAD)
        h.push(seat, DoMission(early=True))

    def settled(self, h: Happening, seat: int) -> None:
        if h.turn(seat).step == UNREAD:
            h.set_turn(seat, step="")
            super().begin(h, seat)
            self._counted(h, seat)

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        super().chosen(h, seat, action)
        self._counted(h, seat)

    def _counted(self, h: Happening, seat: int) -> None:
        if not h.turn(seat).step:
            h.push(seat, DoMission(early=False))


class MissionMove(MovePhase):
    """Who enters the final Bunker with an undone Mission pays for it, or the game is lost (M-6)."""

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        super().chosen(h, seat, action)
        here = h.unit(seat).sector in h.ground.finals
        if not isinstance(action, a.Move) or not here or not possible(h.s):
            return
        if seat in undone(h.s) and h.player(seat).stars >= PENALTY:
            h.tell(f.MissionPenaltyPaid(seat, PENALTY))
            with h.because("undone"):
                h.lose(seat, "M-6", Price(stars=PENALTY))
        elif seat in undone(h.s):
            fail(h, seat, "M-6")


class MissionCombat(CombatPhase):
    """Who has taken the final Bunker has no Phase 2 any more to do a Mission in (M-1)."""

    def end(self, h: Happening, seats: tuple[int, ...]) -> None:
        finals = h.ground.finals
        waits = h.s.options.bunker_wait == "fighting"
        all_in = all(h.unit(seat).sector in finals for seat in h.s.on_map())
        late = [seat for seat in undone(h.s) if h.unit(seat).sector in finals]
        decides = all_in or not waits or not h.box.bunkers_fall(h.s)
        if late and not possible(h.s) and decides:
            fail(h, late[0], "M-1")
        else:
            super().end(h, seats)


def fail(h: Happening, seat: int, rule: str) -> None:
    """The game is lost for a Mission that was not done."""
    h.tell(f.MissionFailed(seat, PLAYER.of(h.s, seat).held[0], by=rule))
    h.set_table(phase="over", ended=FAILED)


PHASES: dict[str, Phase] = {
    "roll": MissionRoll(),
    "upkeep": MissionUpkeep(),
    "move": MissionMove(),
    "combat": MissionCombat(),
}
"""In place of those of the base game, by the slot."""
