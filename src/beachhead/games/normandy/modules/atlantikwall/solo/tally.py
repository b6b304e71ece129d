"""A second tally, which the German alone has instead of somebody else's (K-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.atlantikwall.solo import facts as f
from beachhead.games.normandy.modules.atlantikwall.solo.actions import ChooseTally
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.roll import RollPhase, throw
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

ROLL = RollPhase()


class RollSecondTally(Task, frozen=True):
    """To do: roll a tally with spare dice, as one's own, then choose between the two."""

    first: Dice
    locked: Dice
    step: str
    """What he was about before."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        turn = s.players[seat].turn
        if not turn.step:
            ways = dict.fromkeys(map(ChooseTally, (self.first, turn.dice)))
            return Decision(seat, "which-tally", "K-11", tuple(ways))
        asked = ROLL.ask(box, s, seat)
        if not isinstance(asked, Decision):
            return asked
        by_dice = tuple(option for option in asked.options if not isinstance(option, a.Use))
        return replace(asked, options=by_dice)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if isinstance(given, ChooseTally):
            locked = self.locked if given.dice == self.first else h.turn(seat).locked
            h.set_turn(seat, dice=given.dice, locked=locked, step=self.step)
            h.tell(f.TallyChosen(seat, given.dice))
            return
        if isinstance(given, Action):
            ROLL.chosen(h, seat, given)
        else:
            assert isinstance(given, tuple)
            ROLL.rolled(h, seat, given)
        ROLL.settled(h, seat)
        h.push(seat, self)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-first-tally", dice=Ref("dice", self.first)),)


def begin_second(h: Happening, seat: int) -> None:
    """The first tally is put aside, and the spare dice go into the air."""
    turn = h.turn(seat)
    h.tell(f.SecondTallyBegun(seat, turn.dice))
    h.push(seat, RollSecondTally(turn.dice, turn.locked, turn.step))
    h.set_turn(seat, dice=(), locked=(), rerolled=0)
    throw(h, seat)
