"""Phase 1: the throw, the locks and two re-rolls (T-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.moves import Reroll, SitOut, pool_without, rerolls_of, sit_out_options
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.dice_sets import lock_options, without
from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.choice import walk
from beachhead.games.normandy.words.dice_words import MoreRerolls
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import ALLIED_POOL, Roll, colours
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

THROW = a.Throw()
TITLE = message("phase-roll")


class RollPhase(Phase):
    """Muster the dice, throw, lock, throw again."""

    def title(self, s: Normandy) -> Message | None:
        return TITLE

    def begin(self, h: Happening, seat: int) -> None:
        """The dice are thrown at once where there is nothing to muster."""
        if _muster_options(h.box, h.s, seat) == (THROW,):
            throw(h, seat)
        else:
            h.set_turn(seat, step="muster")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        turn = s.players[seat].turn
        match turn.step:
            case "throw":
                return Roll(turn.pool, seat, "T-2", "allied")
            case "apart":
                return Roll(_apart(box, s, seat), seat, "T-2", "apart")
            case "reroll":
                left = rerolls_left(box, s, seat)
                most = len(turn.dice) if left > 0 else 0
                options = rerolls_of(without(turn.dice, turn.locked), most)
                return Decision(seat, "reroll", "T-2", options + usable(box, s, seat, "roll"))
            case "lock":
                options = lock_options(turn.dice, _locks(box, s, seat))
                return Decision(seat, "lock", "T-2", options + usable(box, s, seat, "roll"))
        return Decision(seat, "muster", "T-2", _muster_options(box, s, seat))

    def rolled(self, h: Happening, seat: int, result: Dice) -> None:
        turn = h.turn(seat)
        if turn.step == "apart":
            h.set_turn(seat, apart=result, step="throw")
            h.tell(f.DiceApart(seat, result))
            return
        first = not turn.dice and not turn.rerolled
        dice = tuple(sorted(turn.dice + result)) if turn.dice else result
        h.set_turn(seat, dice=dice, lying=(), step="lock" if first else "reroll")
        h.tell(f.DiceThrown(seat, dice))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        turn = h.turn(seat)
        match action:
            case Reroll(dice):
                h.tell(f.DiceRethrown(seat, dice))
                h.set_turn(
                    seat,
                    step="throw",
                    dice=without(turn.dice, dice),
                    pool=colours(dice),
                    rerolled=turn.rerolled + 1,
                )
            case a.Lock(dice):
                h.tell(f.DiceLocked(seat, dice))
                h.set_turn(seat, locked=dice, step="reroll")
            case a.Throw():
                h.tell(f.DiceMustered(seat))
                throw(h, seat)
            case SitOut(out):
                h.tell(f.DiceStayOut(seat, out))
                throw(h, seat, out)
            case _:
                h.tell(f.DiceStand(seat, turn.dice))
                h.set_turn(seat, step="")

    def settled(self, h: Happening, seat: int) -> None:
        step = h.turn(seat).step
        if step in ("lock", "reroll"):
            _go_on(h, seat)
        elif step == "muster" and _muster_options(h.box, h.s, seat) == (THROW,):
            throw(h, seat)


def six_dice(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The colours of a player's own dice."""
    six: tuple[int, ...] = ALLIED_POOL
    for module in box.modules_of(s, seat):
        six = module.six(box, s, seat, six)
    return six


def throw(h: Happening, seat: int, out: tuple[int, ...] = ()) -> None:
    """The dice go into the air, but for those that stay out; those that lie apart go first."""
    pool = pool_without(out, six_dice(h.box, h.s, seat))
    for module in h.box.modules_of(h.s, seat):
        pool = module.pool(h.box, h.s, seat, pool)
    h.set_turn(seat, step="apart" if _apart(h.box, h.s, seat) else "throw", pool=pool)


def _apart(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The colours of the dice that will lie apart."""
    modules = box.modules_of(s, seat)
    return tuple([colour for module in modules for colour in module.apart(box, s, seat)])


def _muster_options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    six, dice = six_dice(box, s, seat), box.in_force(s, seat).dice
    ways = (THROW,) if dice >= len(six) else sit_out_options(len(six) - dice, six)
    return ways + usable(box, s, seat, "muster")


def rerolls_left(box: Box, s: Normandy, seat: int) -> int:
    """How often a player may still throw dice again."""
    return box.in_force(s, seat).rerolls - s.players[seat].turn.rerolled


def _locks(box: Box, s: Normandy, seat: int) -> int:
    locks = box.in_force(s, seat).locks
    for module in box.modules_of(s, seat):
        locks = module.locks(box, s, seat, locks)
    return min(locks, len(s.players[seat].turn.dice))


def _go_on(h: Happening, seat: int) -> None:
    """Skip what cannot be decided: no dice to lock, no re-rolls left."""
    turn = h.turn(seat)
    if turn.step == "lock" and not _locks(h.box, h.s, seat):
        h.set_turn(seat, step="reroll")
        turn = h.turn(seat)
    if turn.step == "reroll":
        free = len(turn.dice) > len(turn.locked)
        left = rerolls_left(h.box, h.s, seat)
        if not free or (left <= 0 and not _more_to_come(h.box, h.s, seat)):
            h.set_turn(seat, step="")


def _more_to_come(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a card could bring more re-rolls."""
    for option in usable(box, s, seat, "roll"):
        if isinstance(option, a.Use):
            effects = walk(box.content.by_id[option.card].effects)
            if any(isinstance(effect, MoreRerolls) for effect in effects):
                return True
    return False
