"""Phase 1: the throw, the locks, two re-rolls, and the Final Tally (T-2, T-10)."""

from __future__ import annotations

from beachhead.games.moves import Reroll, SitOut, pool_without, rerolls_of, sit_out_options
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, in_battle
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.dice_sets import lock_options, without
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Normandy, Offered
from beachhead.games.normandy.turn.tasks import EXCHANGED
from beachhead.games.normandy.words.doing import DONE, Question
from beachhead.games.normandy.words.vocabulary import MoreRerolls, walk
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import ALLIED_POOL, Roll, colours
from beachhead.kernel.kinds import Dice

THROW = a.Throw()


def begin(h: Happening) -> None:
    """A new turn: everything of the last one is put away."""
    for seat in in_battle(h.s):
        h.change(
            seat,
            step="muster",
            dice=(),
            lying=h.unit(seat).dice,
            pool=ALLIED_POOL,
            locked=(),
            rerolled=0,
            rwbs=(),
            now=(),
            used=(),
            bought=(),
            moved=0,
            fire=(),
            hit=0,
            apart=(),
        )


def _muster_if_alone(h: Happening, seat: int) -> None:
    """Throw at once if there is nothing to decide before."""
    if _muster_options(h.box, h.s, seat) == (THROW,):
        throw(h, seat, ALLIED_POOL)


def throw(h: Happening, seat: int, pool: tuple[int, ...]) -> None:
    """The dice go into the air; those that lie apart go first."""
    for module in h.box.modules(h.s):
        pool = module.pool(h.box, h.s, seat, pool)
    h.change(seat, step="apart" if _apart(h.box, h.s, seat) else "throw", pool=pool)


def _apart(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The colours of the dice that will lie apart."""
    return tuple(colour for module in box.modules(s) for colour in module.apart(box, s, seat))


def _muster_options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    dice = box.in_force(s, seat).dice
    ways = (THROW,) if dice >= len(ALLIED_POOL) else sit_out_options(len(ALLIED_POOL) - dice)
    return ways + usable(box, s, seat, "muster")


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """What a Unit has to roll or decide in this phase."""
    unit = s.units[seat]
    match unit.step:
        case "throw":
            return Roll(unit.pool, seat, "T-2", "allied")
        case "apart":
            return Roll(_apart(box, s, seat), seat, "T-2", "apart")
        case "spare":
            return Roll(spare_pool(box, s, seat), seat, "T-10", "spare")
        case "reroll":
            left = box.in_force(s, seat).rerolls - unit.rerolled
            most = len(unit.dice) if left > 0 else 0
            options = rerolls_of(without(unit.dice, unit.locked), most)
            return Decision(seat, "reroll", "T-2", options + usable(box, s, seat, "roll"))
        case "lock":
            options = lock_options(unit.dice, _locks(box, s, seat))
            return Decision(seat, "lock", "T-2", options + usable(box, s, seat, "roll"))
        case "muster":
            return Decision(seat, "muster", "T-2", _muster_options(box, s, seat))
        case "tally":
            return Decision(seat, "tally", "T-2", _tally_options(box, s, seat))
    return None


def spare_pool(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The dice that a lone Unit with a Lieutenant can exchange with (T-10)."""
    pool: tuple[int, ...] = ALLIED_POOL
    for module in box.modules(s):
        pool = module.spare_pool(box, s, pool)
    return pool


def _locks(box: Box, s: Normandy, seat: int) -> int:
    locks = box.in_force(s, seat).locks
    for module in box.modules(s):
        locks = module.locks(box, s, seat, locks)
    return min(locks, len(s.units[seat].dice))


def rolled(h: Happening, seat: int, result: Dice) -> None:
    """A Unit's dice, or the spare ones, come to rest."""
    unit = h.unit(seat)
    if unit.step == "spare":
        h.set(spare=result)
        h.tell(f.SpareDiceRolled(result))
        h.change(seat, step="tally")
        return
    if unit.step == "apart":
        h.change(seat, apart=result, step="throw")
        h.tell(f.DiceApart(seat, result))
        return
    first = not unit.dice and not unit.rerolled
    dice = tuple(sorted(unit.dice + result)) if unit.dice else result
    h.change(seat, dice=dice, lying=(), step="lock" if first else "reroll")
    h.tell(f.DiceThrown(seat, dice))


def _go_on(h: Happening, seat: int) -> None:
    """Skip what cannot be decided: no dice to lock, no re-rolls left."""
    unit = h.unit(seat)
    if unit.step == "lock" and not _locks(h.box, h.s, seat):
        h.change(seat, step="reroll")
    unit = h.unit(seat)
    if unit.step == "reroll":
        free = len(unit.dice) > len(unit.locked)
        left = h.in_force(seat).rerolls - unit.rerolled
        if not free or (left <= 0 and not _more_to_come(h.box, h.s, seat)):
            h.change(seat, step="")


def _more_to_come(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a card could bring more re-rolls."""
    cards = (
        box.content.by_id[option.card]
        for option in usable(box, s, seat, "roll")
        if isinstance(option, a.Use)
    )
    return any(isinstance(effect, MoreRerolls) for card in cards for effect in walk(card.effects))


def chosen(h: Happening, seat: int, action: Action) -> None:
    """A Unit decides about its dice."""
    unit = h.unit(seat)
    match action:
        case a.Throw():
            h.tell(f.DiceMustered(seat))
            throw(h, seat, ALLIED_POOL)
        case SitOut(out):
            h.tell(f.DiceStayOut(seat, out))
            throw(h, seat, pool_without(out))
        case a.Lock(dice):
            h.tell(f.DiceLocked(seat, dice))
            h.change(seat, locked=dice, step="reroll")
        case Reroll(dice):
            h.tell(f.DiceRethrown(seat, dice))
            h.change(
                seat,
                step="throw",
                dice=without(unit.dice, dice),
                pool=colours(dice),
                rerolled=unit.rerolled + 1,
            )
        case _:
            h.tell(f.DiceStand(seat, unit.dice))
            h.change(seat, step="")


def settled(h: Happening, seat: int) -> None:
    """Nothing is left to be done for a Unit: it may have nothing left to decide either."""
    if h.unit(seat).step == "muster":
        _muster_if_alone(h, seat)
    else:
        _go_on(h, seat)


# The Final Tally


def begin_tally(h: Happening) -> None:
    """All dice lie: cards that change them, and exchanges."""
    for seat in in_battle(h.s):
        alone = len(h.s.units) == 1
        spare = alone and h.in_force(seat).exchange and not h.s.spare
        h.change(seat, step="spare" if spare else "tally")


def end_tally_if_nothing(h: Happening, seat: int) -> None:
    """A Unit that can do nothing more about its tally is done."""
    if h.unit(seat).step == "tally" and len(_tally_options(h.box, h.s, seat)) == 1:
        h.change(seat, step="")


def _tally_options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    ways = usable(box, s, seat, "tally")
    if box.in_force(s, seat).exchange and EXCHANGED not in s.units[seat].used:
        ways += _exchanges(s, seat) if len(s.units) > 1 else _spare_exchanges(box, s, seat)
    return (DONE, *ways)


def _exchanges(s: Normandy, seat: int) -> tuple[Action, ...]:
    mine = s.units[seat]
    return tuple(
        a.Exchange(other, die, theirs)
        for other in in_battle(s)
        if other != seat and EXCHANGED not in s.units[other].used and not s.units[other].todo
        for die in dict.fromkeys(mine.dice)
        for theirs in dict.fromkeys(s.units[other].dice)
        if die // 6 == theirs // 6 and die != theirs
    )


def _spare_exchanges(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    fits = any(module.spare_fits_any(box, s) for module in box.modules(s))
    return tuple(
        a.TakeSpare(die, spare)
        for die in dict.fromkeys(s.units[seat].dice)
        for spare in dict.fromkeys(s.spare)
        if die % 6 != spare % 6 and (fits or die // 6 == spare // 6)
    )


def tally_chosen(h: Happening, seat: int, action: Action) -> None:
    """Exchange a die, or be done."""
    unit = h.unit(seat)
    match action:
        case a.Exchange(other, gives, takes):
            h.tell(f.ExchangeOffered(seat, other, gives, takes))
            h.change(seat, used=(*unit.used, EXCHANGED))
            h.push(other, Offered(seat, gives, takes))
        case a.TakeSpare(gives, takes):
            face = gives // 6 * 6 + takes % 6
            dice = tuple(sorted((*without(unit.dice, (gives,)), face)))
            h.change(seat, dice=dice, used=(*unit.used, EXCHANGED))
            h.set(spare=without(h.s.spare, (takes,)))
            h.tell(f.SpareDieTaken(seat, gives, takes))
        case _:
            h.tell(f.UnitReady(seat, h.s.phase))
            h.change(seat, step="")
