"""What a choice would lose or give up for nothing, by the rules that would judge it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from beachhead.games.express import vocabulary as v
from beachhead.games.express.content import ExpressContent
from beachhead.games.express.sector import falls_short, judge, tally_missing
from beachhead.games.express.soldiers import can_use
from beachhead.games.express.squad import candidates
from beachhead.games.express.state import Decline, Express, Sacrifice, Soldier
from beachhead.games.moves import Reroll, Stand
from beachhead.games.pocket.odds import chance_from
from beachhead.kernel.contract import Action
from beachhead.kernel.dice import symbols
from beachhead.kernel.scene import About, Message, Ref, message

Foresee: TypeAlias = Callable[[Action], Express]
"""What the rules make of a choice."""


def warnings(
    content: ExpressContent, s: Express, seat: int, options: tuple[Action, ...], foresee: Foresee
) -> tuple[About, ...]:
    """Of each option that loses something; dice that are still to fall decide for themselves."""
    found = (
        (option, tuple(_warned(content, s, seat, option, foresee(option))))
        for option in options
        if type(option) is not Reroll
    )
    return tuple(About(option, (), warning=lines) for option, lines in found if lines)


def _warned(
    content: ExpressContent, s: Express, seat: int, option: Action, after: Express
) -> Iterator[Message]:
    match option:
        case Sacrifice(card) if not _any_short(content, s):
            yield message("warn-express-needless", card=Ref("card", card))
        case Decline():
            cards = (message("card-name", card=Ref("card", id)) for id in candidates(content, s))
            yield message("warn-express-declined", list=Ref("list", tuple(cards)))
    lost = _lost(content, after, seat)
    if lost is None:
        return
    missing = _missing(content, lost)
    saved = _restarts(content, after) and after.phase != "over"
    yield message(
        "warn-express-unless" if saved else "warn-express-lost",
        why=lost.ended,
        missing=Ref("symbols", missing),
    )
    if type(option) is Stand and missing and _odds_known(s, s.soldiers[seat]):
        man = s.soldiers[seat]
        chance = chance_from(s.needed, symbols(man.dice), len(man.dice), man.rerolls)
        yield message("warn-reroll-odds", percent=round(chance * 100))


def _any_short(content: ExpressContent, s: Express) -> bool:
    return any(falls_short(content, s, man) for man in s.soldiers)


def _lost(content: ExpressContent, s: Express, seat: int) -> Express | None:
    """The game as it is lost: now, or when all are done, even if the others clear the sector."""
    if s.phase == "over":
        return None if s.ended == "won" else s
    if s.phase != "soldiers" or s.losing or s.soldiers[seat].step != "done":
        return None
    best = replace(s, soldiers=tuple(map(_at_best, s.soldiers)))
    judged = judge(content, best, [])
    return judged if judged.ended in ("tally", "rwb") else None


def _at_best(man: Soldier) -> Soldier:
    return man if man.step == "done" else replace(man, hero=True, dice=())


def _missing(content: ExpressContent, lost: Express) -> tuple[int, ...]:
    """What the one who falls short has not matched, if that is why."""
    if lost.ended != "tally":
        return ()
    short = (man for man in lost.soldiers if falls_short(content, lost, man))
    return tally_missing(content, lost, next(short))


def _restarts(content: ExpressContent, s: Express) -> bool:
    """Whether somebody can still have the sector start over (E-11)."""
    effects = (content.by_id[card].effect for card in s.hand)
    return can_use(s) and any(isinstance(effect, v.RestartSector) for effect in effects)


def _odds_known(s: Express, man: Soldier) -> bool:
    """Whether any dice may be thrown again, and all of them can match."""
    return not (s.terms.fixed or s.terms.blind) and s.terms.limit >= len(man.dice)
