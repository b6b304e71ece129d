"""Phase 1, the Final Tally: cards that change dice, and exchanges of dice (T-2, T-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import remembered
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.phase import Phase
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import ALLIED_POOL, Roll
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class TallyPhase(Phase):
    """All dice lie."""

    def begin(self, h: Happening, seat: int) -> None:
        if not h.s.spare and h.in_force(seat).exchange and len(h.s.units()) == 1:
            h.set_turn(seat, step="spare")
        elif len(_options(h.box, h.s, seat)) > 1:
            h.set_turn(seat, step="tally")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        if s.players[seat].turn.step == "spare":
            return Roll(_spare_pool(box, s), seat, "T-10", "spare")
        return Decision(seat, "tally", "T-2", _options(box, s, seat))

    def rolled(self, h: Happening, seat: int, result: Dice) -> None:
        h.set_table(spare=result)
        h.tell(f.SpareDiceRolled(result))
        h.set_turn(seat, step="tally")

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        turn = h.turn(seat)
        match action:
            case a.Exchange(other, gives, takes):
                h.tell(f.ExchangeOffered(seat, other, gives, takes))
                h.set_turn(seat, exchanged=True)
                h.push(other, Offered(seat, gives, takes))
            case a.TakeSpare(gives, takes):
                face = gives // 6 * 6 + takes % 6
                dice = tuple(sorted((*without(turn.dice, (gives,)), face)))
                h.set_turn(seat, dice=dice, exchanged=True)
                h.set_table(spare=without(h.s.spare, (takes,)))
                h.tell(f.SpareDieTaken(seat, gives, takes))
            case _:
                h.tell(f.UnitReady(seat, h.s.phase))
                h.set_turn(seat, step="")

    def settled(self, h: Happening, seat: int) -> None:
        """A Unit that can do nothing more about its tally is done."""
        if h.turn(seat).step == "tally" and len(_options(h.box, h.s, seat)) == 1:
            h.set_turn(seat, step="")


@remembered
def _options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    ways = usable(box, s, seat, "tally")
    if not s.players[seat].turn.exchanged:
        alone = len(s.units()) == 1
        ways += _spare_exchanges(box, s, seat) if alone else _exchanges(box, s, seat)
    return (a.DONE, *ways)


def _exchanges(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Either of two Units may ask, as long as one of them has a Lieutenant."""
    mine, lieutenant = s.players[seat].turn.dice, box.in_force(s, seat).exchange
    return tuple(
        a.Exchange(other, die, theirs)
        for other in box.in_reach(s, seat)
        if other != seat and (lieutenant or box.in_force(s, other).exchange)
        if not s.players[other].turn.exchanged and not s.players[other].todo
        for die in dict.fromkeys(mine)
        for theirs in dict.fromkeys(s.players[other].turn.dice)
        if die // 6 == theirs // 6 and die != theirs
    )


def _spare_pool(box: Box, s: Normandy) -> tuple[int, ...]:
    """The dice that a lone Unit with a Lieutenant can exchange with."""
    pool: tuple[int, ...] = ALLIED_POOL
    for module in box.modules(s):
        pool = module.spare_pool(box, s, pool)
    return pool


def _spare_exchanges(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    if not box.in_force(s, seat).exchange:
        return ()
    fits = any(module.spare_fits_any(box, s) for module in box.modules(s))
    return tuple(
        a.TakeSpare(die, spare)
        for die in dict.fromkeys(s.players[seat].turn.dice)
        for spare in dict.fromkeys(s.spare)
        if die % 6 != spare % 6 and (fits or die // 6 == spare // 6)
    )


class Offered(Task, frozen=True):
    """To do: agree to an exchange of dice that another Unit offers, or not."""

    seat: int
    gets: int
    gives: int

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        theirs, mine = s.players[self.seat].turn.dice, s.players[seat].turn.dice
        if self.gets not in theirs or self.gives not in mine:
            return None
        return Decision(seat, "offered", "T-10", (a.Agree(), a.Refuse()))

    def run(self, h: Happening, seat: int) -> None:
        h.tell(f.ExchangeOff(seat, self.seat))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        """Two Units exchange a die of one colour; `seat` is the one that was asked."""
        if not isinstance(given, a.Agree):
            h.tell(f.ExchangeRefused(seat, self.seat))
            return
        sides = ((seat, self.gives, self.gets), (self.seat, self.gets, self.gives))
        for who, loses, gets in sides:
            dice = tuple(sorted((*without(h.turn(who).dice, (loses,)), gets)))
            h.set_turn(who, dice=dice, exchanged=True)
        h.tell(f.DiceExchanged(self.seat, seat, self.gets, self.gives))

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        dice = {"gets": Ref("die", self.gets), "gives": Ref("die", self.gives)}
        return (message("asked-offer", seat=Ref("seat", self.seat), **dice),)
