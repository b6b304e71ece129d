"""The trading pool: what the German alone has instead of other players' dice (K-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as base
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.kinds import Answer, Question, Small
from beachhead.games.normandy.modules.atlantikwall.phases import GermanRally
from beachhead.games.normandy.modules.atlantikwall.solo import facts as f
from beachhead.games.normandy.modules.atlantikwall.solo.actions import TakePoolDie
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.words.word import Do, Effect
from beachhead.kernel.contract import Action
from beachhead.kernel.dice import ALLIED_POOL, BLACK, BLUE, Roll
from beachhead.kernel.emblems import Emblem, more

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

POOL = tuple(BLACK if colour == BLUE else colour for colour in ALLIED_POOL)
"""The colours of the spare dice."""


class RollPool(Task, frozen=True):
    """To do: roll the trading pool."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Roll(POOL, seat, "K-11", "spare")

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, tuple)
        h.set_table(spare=given)
        h.tell(f.PoolRolled(seat, given))


class PoolDice(Effect, frozen=True):
    """Dice of the trading pool join his tally."""

    used_in = ("tally",)
    dice: Small = 1

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("die", more(self.dice)),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(s.spare)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        ways = tuple(map(TakePoolDie, dict.fromkeys(s.spare)))
        return task.decision(box, seat, "pool-die", (*ways, a.DONE))

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        if not isinstance(given, TakePoolDie):
            h.tell(base.Declined(seat, by="K-11"))
            return
        h.set_table(spare=without(h.s.spare, (given.die,)))
        h.set_turn(seat, dice=tuple(sorted((*h.turn(seat).dice, given.die))))
        h.tell(f.PoolDieTaken(seat, given.die))
        if left := (task.left or self.dice) - 1:
            h.push(seat, Do(task.effect, left))
        if not h.s.spare:
            h.push(seat, RollPool())

    def once(self) -> float:
        return 3.0 * self.dice


class AloneRally(GermanRally):
    """As always; but the first Item for which there is a trading pool has it rolled."""

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        super().chosen(h, seat, action)
        uses = h.content.with_word(PoolDice)
        if isinstance(action, a.Find) and action.card in uses and not h.s.spare:
            h.push(seat, RollPool())


RALLY = AloneRally()
