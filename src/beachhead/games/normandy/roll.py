"""Phase 1: the throw, the locks, two re-rolls, and the Final Tally (T-2, T-10)."""

from __future__ import annotations

from beachhead.games.moves import Reroll, SitOut, pool_without, rerolls_of, sit_out_options
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.dice import lock_options, without
from beachhead.games.normandy.effects import DONE, Question
from beachhead.games.normandy.rules import Rules, in_battle
from beachhead.games.normandy.state import Normandy, Offered
from beachhead.games.normandy.tasks import EXCHANGED
from beachhead.games.normandy.using import usable
from beachhead.games.normandy.vocabulary import MoreRerolls, walk
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import ALLIED_POOL, Roll, colours
from beachhead.kernel.kinds import Dice

THROW = a.Throw()


def begin(b: Battle) -> None:
    """A new turn: everything of the last one is put away."""
    for seat in in_battle(b.s):
        b.change(
            seat,
            step="muster",
            dice=(),
            lying=b.unit(seat).dice,
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


def _muster_if_alone(b: Battle, seat: int) -> None:
    """Throw at once if there is nothing to decide before."""
    if _muster_options(b.rules, b.s, seat) == (THROW,):
        throw(b, seat, ALLIED_POOL)


def throw(b: Battle, seat: int, pool: tuple[int, ...]) -> None:
    """The dice go into the air; those that lie apart go first."""
    for module in b.rules.modules(b.s):
        pool = module.pool(b.rules, b.s, seat, pool)
    b.change(seat, step="apart" if _apart(b.rules, b.s, seat) else "throw", pool=pool)


def _apart(rules: Rules, s: Normandy, seat: int) -> tuple[int, ...]:
    """The colours of the dice that will lie apart."""
    return tuple(colour for module in rules.modules(s) for colour in module.apart(rules, s, seat))


def _muster_options(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    dice = rules.terms(s, seat).dice
    ways = (THROW,) if dice >= len(ALLIED_POOL) else sit_out_options(len(ALLIED_POOL) - dice)
    return ways + usable(rules, s, seat, "muster")


def ask(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """What a Unit has to roll or decide in this phase."""
    unit = s.units[seat]
    match unit.step:
        case "throw":
            return Roll(unit.pool, seat, "T-2", "allied")
        case "apart":
            return Roll(_apart(rules, s, seat), seat, "T-2", "apart")
        case "spare":
            return Roll(spare_pool(rules, s, seat), seat, "T-10", "spare")
        case "reroll":
            left = rules.terms(s, seat).rerolls - unit.rerolled
            most = len(unit.dice) if left > 0 else 0
            options = rerolls_of(without(unit.dice, unit.locked), most)
            return Decision(seat, "reroll", "T-2", options + usable(rules, s, seat, "roll"))
        case "lock":
            options = lock_options(unit.dice, _locks(rules, s, seat))
            return Decision(seat, "lock", "T-2", options + usable(rules, s, seat, "roll"))
        case "muster":
            return Decision(seat, "muster", "T-2", _muster_options(rules, s, seat))
        case "tally":
            return Decision(seat, "tally", "T-2", _tally_options(rules, s, seat))
    return None


def spare_pool(rules: Rules, s: Normandy, seat: int) -> tuple[int, ...]:
    """The dice that a lone Unit with a Lieutenant can exchange with (T-10)."""
    pool: tuple[int, ...] = ALLIED_POOL
    for module in rules.modules(s):
        pool = module.spare_pool(rules, s, pool)
    return pool


def _locks(rules: Rules, s: Normandy, seat: int) -> int:
    locks = rules.terms(s, seat).locks
    for module in rules.modules(s):
        locks = module.locks(rules, s, seat, locks)
    return min(locks, len(s.units[seat].dice))


def rolled(b: Battle, seat: int, result: Dice) -> None:
    """A Unit's dice, or the spare ones, come to rest."""
    unit = b.unit(seat)
    if unit.step == "spare":
        b.set(spare=result)
        b.tell(f.SpareDiceRolled(result))
        b.change(seat, step="tally")
        return
    if unit.step == "apart":
        b.change(seat, apart=result, step="throw")
        b.tell(f.DiceApart(seat, result))
        return
    first = not unit.dice and not unit.rerolled
    dice = tuple(sorted(unit.dice + result)) if unit.dice else result
    b.change(seat, dice=dice, lying=(), step="lock" if first else "reroll")
    b.tell(f.DiceThrown(seat, dice))


def _go_on(b: Battle, seat: int) -> None:
    """Skip what cannot be decided: no dice to lock, no re-rolls left."""
    unit = b.unit(seat)
    if unit.step == "lock" and not _locks(b.rules, b.s, seat):
        b.change(seat, step="reroll")
    unit = b.unit(seat)
    if unit.step == "reroll":
        free = len(unit.dice) > len(unit.locked)
        left = b.terms(seat).rerolls - unit.rerolled
        if not free or (left <= 0 and not _more_to_come(b.rules, b.s, seat)):
            b.change(seat, step="")


def _more_to_come(rules: Rules, s: Normandy, seat: int) -> bool:
    """Whether a card could bring more re-rolls."""
    cards = (
        rules.content.by_id[option.card]
        for option in usable(rules, s, seat, "roll")
        if isinstance(option, a.Use)
    )
    return any(isinstance(effect, MoreRerolls) for card in cards for effect in walk(card.effects))


def chosen(b: Battle, seat: int, action: Action) -> None:
    """A Unit decides about its dice."""
    unit = b.unit(seat)
    match action:
        case a.Throw():
            b.tell(f.DiceMustered(seat))
            throw(b, seat, ALLIED_POOL)
        case SitOut(out):
            b.tell(f.DiceStayOut(seat, out))
            throw(b, seat, pool_without(out))
        case a.Lock(dice):
            b.tell(f.DiceLocked(seat, dice))
            b.change(seat, locked=dice, step="reroll")
        case Reroll(dice):
            b.tell(f.DiceRethrown(seat, dice))
            b.change(
                seat,
                step="throw",
                dice=without(unit.dice, dice),
                pool=colours(dice),
                rerolled=unit.rerolled + 1,
            )
        case _:
            b.tell(f.DiceStand(seat, unit.dice))
            b.change(seat, step="")


def settled(b: Battle, seat: int) -> None:
    """Nothing is left to be done for a Unit: it may have nothing left to decide either."""
    if b.unit(seat).step == "muster":
        _muster_if_alone(b, seat)
    else:
        _go_on(b, seat)


# The Final Tally


def begin_tally(b: Battle) -> None:
    """All dice lie: cards that change them, and exchanges."""
    for seat in in_battle(b.s):
        alone = len(b.s.units) == 1
        spare = alone and b.terms(seat).exchange and not b.s.spare
        b.change(seat, step="spare" if spare else "tally")


def end_tally_if_nothing(b: Battle, seat: int) -> None:
    """A Unit that can do nothing more about its tally is done."""
    if b.unit(seat).step == "tally" and len(_tally_options(b.rules, b.s, seat)) == 1:
        b.change(seat, step="")


def _tally_options(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    ways = usable(rules, s, seat, "tally")
    if rules.terms(s, seat).exchange and EXCHANGED not in s.units[seat].used:
        ways += _exchanges(s, seat) if len(s.units) > 1 else _spare_exchanges(rules, s, seat)
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


def _spare_exchanges(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    fits = any(module.spare_fits_any(rules, s) for module in rules.modules(s))
    return tuple(
        a.TakeSpare(die, spare)
        for die in dict.fromkeys(s.units[seat].dice)
        for spare in dict.fromkeys(s.spare)
        if die % 6 != spare % 6 and (fits or die // 6 == spare // 6)
    )


def tally_chosen(b: Battle, seat: int, action: Action) -> None:
    """Exchange a die, or be done."""
    unit = b.unit(seat)
    match action:
        case a.Exchange(other, gives, takes):
            b.tell(f.ExchangeOffered(seat, other, gives, takes))
            b.change(seat, used=(*unit.used, EXCHANGED))
            b.push(other, Offered(seat, gives, takes))
        case a.TakeSpare(gives, takes):
            face = gives // 6 * 6 + takes % 6
            dice = tuple(sorted((*without(unit.dice, (gives,)), face)))
            b.change(seat, dice=dice, used=(*unit.used, EXCHANGED))
            b.set(spare=without(b.s.spare, (takes,)))
            b.tell(f.SpareDieTaken(seat, gives, takes))
        case _:
            b.tell(f.UnitReady(seat, b.s.phase))
            b.change(seat, step="")
