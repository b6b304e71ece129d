"""Badge of Honor: a Badge is in force as soon as it is drawn, on the tally just read (D-2)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.using import may_use, use
from beachhead.games.normandy.dice_sets import not_skulls, subsets, without
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.upkeep import active_skulls, bonuses, resources, rwbs_left
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Decision
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

RULE = "D-2"


class UseAtOnce(Task, frozen=True):
    """To do: use the Badge drawn last on the tally that has counted, or not."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        card = box.content.by_id[s.players[seat].hand[-1]]
        counted = s.players[seat].turn.counted
        if not counted or "tally" not in card.windows() or not may_use(box, s, seat, card):
            return None
        return Decision(seat, "tally", RULE, (a.DONE, a.Use(card.id)))

    def run(self, h: Happening, seat: int) -> None:
        """It can do nothing for this tally."""

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if not isinstance(given, a.Use):
            h.tell(f.Declined(seat, by=RULE))
            return
        turn = h.turn(seat)
        brought = resources(h.box, h.s, seat, turn.counted)
        made = rwbs_left(h.box, h.s, seat, turn.counted)
        h.push(seat, ReadAnew(brought, made, len(turn.rwbs)))
        use(h, seat, given.card)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-card", card=Ref("card", s.players[seat].hand[-1])),)


class ReadAnew(Task, frozen=True):
    """To do: read a tally again that has counted; what it brings more than before is gained."""

    brought: tuple[int, int, int, int]
    made: tuple[int, ...]
    """The RWBs of its dice then."""
    rwbs: int
    """How many there were with those of cards."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ways = _ways_to_cancel(box, s, seat)
        return Decision(seat, "cancel", "T-3", tuple(map(a.Cancel, ways))) if ways[1:] else None

    def run(self, h: Happening, seat: int) -> None:
        self._read(h, seat, *_ways_to_cancel(h.box, h.s, seat))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, a.Cancel)
        self._read(h, seat, given.dice)

    def _read(self, h: Happening, seat: int, cancelled: Dice) -> None:
        if cancelled:
            h.tell(f.DiceCancelled(seat, cancelled))
        left = without(h.turn(seat).dice, cancelled)
        brings = zip(resources(h.box, h.s, seat, left), self.brought, strict=True)
        h.gain(seat, RULE, Price(*(max(0, now - then) for now, then in brings)))
        called = h.turn(seat).rwbs[self.rwbs :]
        made = Counter(rwbs_left(h.box, h.s, seat, left)) - Counter(self.made)
        more = tuple(sorted(made.elements()))
        h.set_turn(seat, counted=left, rwbs=(*h.turn(seat).rwbs, *more))
        h.push(seat, *bonuses(h, seat, called, called=True), *bonuses(h, seat, more))


def _ways_to_cancel(box: Box, s: Normandy, seat: int) -> tuple[Dice, ...]:
    """Every choice of dice for the skulls that are active."""
    others = not_skulls(s.players[seat].turn.dice)
    return subsets(others, min(active_skulls(box, s, seat), len(others)))
