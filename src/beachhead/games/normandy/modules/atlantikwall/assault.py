"""Phase 7: who has entered the final Bunker fights for it (K-7, K-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.cards.decks import DrawCard
from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.modules.atlantikwall import facts as f
from beachhead.games.normandy.modules.atlantikwall.actions import StormFirst
from beachhead.games.normandy.modules.atlantikwall.state import DECORATION, allies, german
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.phase import Phase
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

REPELLED = "repelled"
"""How a battle ends in which every Unit fell in the Assault."""


class AssaultPhase(Phase):
    """One Unit after the other, in the order that the Allies choose."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-assault")

    def begin(self, h: Happening, seat: int) -> None:
        if seat == min(inside(h.box, h.s), default=None):
            h.set_turn(seat, step="assault")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        waiting = inside(box, s)
        if len(waiting) == 1 or s.players[german(s)].todo:
            return None
        return Decision(seat, "assault", "K-7", tuple(map(StormFirst, waiting)))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        assert isinstance(action, StormFirst)
        self._storm(h, seat, action.seat)

    def settled(self, h: Happening, seat: int) -> None:
        """Whoever is alone there needs no order; first the German takes what he has won."""
        waiting = inside(h.box, h.s)
        if len(waiting) == 1 and not h.player(german(h.s)).todo:
            self._storm(h, seat, waiting[0])

    def _storm(self, h: Happening, asked: int, seat: int) -> None:
        against = german(h.s)
        unit, wall = h.player(seat), h.player(against)
        h.tell(f.Assaulted(seat, against, unit.strength, wall.strength))
        ours = (unit.strength, len(unit.specialists))
        if ours > (wall.strength, len(wall.specialists)):
            h.tell(f.BunkerStormed(seat))
            h.set_table(phase="over", ended="won")
            return
        h.tell(f.UnitDestroyed(seat))
        h.set_unit(seat, destroyed=True)
        h.set_turn(seat, dice=(), locked=(), apart=(), fire=())
        if not h.s.in_battle():
            h.set_table(phase="over", ended=REPELLED)
            return
        h.push(against, DrawCard(DECORATION, False, "K-7", secret=True))
        left = inside(h.box, h.s)
        h.set_turn(asked, step="assault" if left and asked in left else "")
        if left and asked not in left:
            h.set_turn(left[0], step="assault")


def inside(box: Box, s: Normandy) -> tuple[int, ...]:
    """The Units that are in a final Bunker and still stand."""
    finals = box.ground(s).finals
    return tuple(seat for seat in allies(box, s) if s.unit(seat).sector in finals)


ASSAULT = AssaultPhase()
