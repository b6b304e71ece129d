"""What a choice would lose or play for nothing, by the rules that would judge it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeAlias

from beachhead.games.battle.facts import SkirmishLost
from beachhead.games.battle.medals import MedalContent, WinSkirmish
from beachhead.games.battle.state import Battle, Pass, Play, Retreat
from beachhead.games.battle.turns import counts_turns, final_scores, is_last_round, rival
from beachhead.games.moves import Reroll, Stand
from beachhead.games.pocket.odds import chance_from, skirmish_odds
from beachhead.games.pocket.tally import missing
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.dice import symbols
from beachhead.kernel.kinds import SECTORS
from beachhead.kernel.scene import About, Message, Ref, message

Foresee: TypeAlias = Callable[[Action], tuple[Battle, tuple[Fact, ...]]]
"""What the rules make of a choice."""


def warnings(
    content: MedalContent, s: Battle, seat: int, options: tuple[Action, ...], foresee: Foresee
) -> tuple[About, ...]:
    """Of each option that loses something of one's own."""
    if seat != s.queue[0]:
        return ()
    # Most options are ways to re-roll, and those lose nothing.
    judged = (option for option in options if type(option) is not Reroll)
    found = ((option, tuple(_warned(content, s, seat, option, foresee))) for option in judged)
    return tuple(About(option, (), warning=lines) for option, lines in found if lines)


def _warned(
    content: MedalContent, s: Battle, seat: int, option: Action, foresee: Foresee
) -> Iterator[Message]:
    match option:
        case Stand() | Pass():
            yield from _fails(s, option, *foresee(option))
        case Play(card) if _wins(content, card) and not _unmatched(s):
            yield message("warn-battle-needless", card=Ref("card", card))
        case Retreat():
            after, _ = foresee(option)
            yield from _stays_behind(after, seat)


def _fails(s: Battle, option: Action, after: Battle, facts: tuple[Fact, ...]) -> Iterator[Message]:
    """The skirmish is lost; or it would be, if nobody played a medal any more."""
    now, unmatched = s.skirmish, _unmatched(s)
    lost = any(isinstance(fact, SkirmishLost) for fact in facts)
    if not lost and not (unmatched and after.phase == "medals" and not now.won):
        return
    yield message(
        "warn-battle-lost" if lost else "warn-battle-unless",
        lost=s.points,
        missing=Ref("symbols", unmatched),
    )
    if type(option) is Stand and not now.fixed:
        shown = symbols(now.dice)
        chance = chance_from(symbols(now.axis), shown, len(shown), now.rerolls)
        yield message("warn-reroll-odds", percent=round(chance * 100))


def _unmatched(s: Battle) -> tuple[int, ...]:
    return missing(symbols(s.skirmish.axis), symbols(s.skirmish.dice))


def _wins(content: MedalContent, card: str) -> bool:
    return all(isinstance(effect, WinSkirmish) for effect in content.by_id[card].effects)


def _stays_behind(after: Battle, seat: int) -> Iterator[Message]:
    """In the last round, what is banked is all that one has."""
    if len(after.scores) == 1 or counts_turns(after) or not (after.tied or is_last_round(after)):
        return
    other, totals = rival(after, seat), final_scores(after)
    if totals[seat] < totals[other]:
        yield message("warn-battle-behind", seat=Ref("seat", other), score=totals[other])


def advance_odds(s: Battle, axis: int) -> tuple[Message, ...]:
    """How likely a skirmish against so many Axis dice is won by dice alone (B-8: the Bunker)."""
    if s.options.kommandant:
        return ()
    bunker = Fraction(1, len(SECTORS))
    chance = bunker * skirmish_odds(axis, 5) + (1 - bunker) * skirmish_odds(axis)
    return (message("about-advance-odds", percent=round(chance * 100)),)
