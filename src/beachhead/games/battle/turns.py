"""Who plays when: the start, turns and rounds, the end and ties (B-1, B-2, B-7, B-9, B-12)."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.games.battle.facts import (
    Advanced,
    BattleEnded,
    Retreated,
    RolledForStart,
    Starts,
    StartTied,
    TargetReached,
    TieBreak,
    Why,
)
from beachhead.games.battle.state import (
    Battle,
    Skirmish,
)
from beachhead.kernel.contract import Fact, Over, illegal
from beachhead.kernel.dice import STAR, symbols
from beachhead.kernel.scene import Ref, message

MEDAL_POINTS = 5
OUT_OF_THE_RUNNING = -2
FRESH = Skirmish()


def rolled_for_start(s: Battle, seat: int, dice: tuple[int, ...], facts: list[Fact]) -> Battle:
    """B-1: most stars starts; ties roll again among themselves."""
    if not 0 <= seat < len(s.stars) or s.stars[seat] != -1:
        raise illegal(dice)
    count = symbols(dice).count(STAR)
    facts.append(RolledForStart(seat, dice, count))
    stars = (*s.stars[:seat], count, *s.stars[seat + 1 :])
    if -1 in stars:
        return replace(s, stars=stars)
    most = max(stars)
    leaders = [seat for seat, count in enumerate(stars) if count == most]
    if len(leaders) > 1 and s.options.first_player == "stars":
        facts.append(StartTied(most))
        again = tuple(-1 if seat in leaders else OUT_OF_THE_RUNNING for seat in range(len(stars)))
        return replace(s, stars=again)
    facts.append(Starts(leaders[0]))
    fresh = replace(s, stars=stars, first=leaders[0], queue=clockwise(leaders[0], len(stars)))
    return new_skirmish(fresh)


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in order of play."""
    return tuple((first + i) % seats for i in range(seats))


def axis_dice(s: Battle) -> int:
    """B-2: two Axis dice, one more for each advance this turn, six at most."""
    return min(2 + s.advances, 6)


def new_skirmish(s: Battle) -> Battle:
    """Step 1 is next; with the Kommandant's rule, first the word on him (B-10)."""
    phase = "deploy" if s.options.kommandant else "axis"
    return replace(s, phase=phase, skirmish=FRESH, before=s.skirmish)


def advance(s: Battle, why: Why, facts: list[Fact]) -> Battle:
    """B-7: another skirmish, with one more Axis die (B-2)."""
    more = 1 if why == "choice" or s.options.forced_advance_counts else 0
    s = replace(s, advances=s.advances + more)
    facts.append(Advanced(s.queue[0], why, axis_dice(s), s.skirmish.ordered_by))
    return new_skirmish(s)


def retreat(s: Battle, why: Why, facts: list[Fact]) -> Battle:
    """B-7: bank the turn's points and end the turn."""
    seat, scores = s.queue[0], banked(s)
    facts.append(Retreated(seat, why, s.points, scores[seat], s.skirmish.ordered_by))
    return end_turn(replace(s, scores=scores), facts)


def banked(s: Battle) -> tuple[int, ...]:
    """The scores once the turn's points are banked."""
    seat = s.queue[0]
    return (*s.scores[:seat], s.scores[seat] + s.points, *s.scores[seat + 1 :])


def end_turn(s: Battle, facts: list[Fact]) -> Battle:
    """The next seat's turn, or the end of the round."""
    seat = s.queue[0]
    if _reached(s, seat) and _is_first_to_reach(s, seat):
        facts.append(TargetReached(seat, s.scores[seat]))
    queue = s.queue[1:]
    if queue:
        return new_skirmish(replace(s, queue=queue, advances=0, points=0))
    done = replace(s, queue=queue, advances=0, points=0, rounds=s.rounds + 1)
    return _end_round(done, facts)


def _end_round(s: Battle, facts: list[Fact]) -> Battle:
    """B-9: the game ends only when everyone has had the same number of turns; ties play on."""
    seats = len(s.scores)
    if not s.tied and not is_last_round(s):
        return new_skirmish(replace(s, queue=clockwise(s.first, seats)))
    leaders = _leaders(s)
    best = final_scores(s)[leaders[0]]
    if len(leaders) > 1:
        facts.append(TieBreak(best))
        return new_skirmish(replace(s, queue=leaders, tied=leaders))
    facts.append(BattleEnded(leaders[0], best))
    return replace(s, phase="over", skirmish=FRESH, before=s.skirmish)


def _leaders(s: Battle) -> tuple[int, ...]:
    """Who is ahead, in the order of play; once leaders are tied, only one of them can win."""
    totals, running = final_scores(s), _running(s)
    best = max(totals[seat] for seat in running)
    return tuple(seat for seat in running if totals[seat] == best)


def _running(s: Battle) -> tuple[int, ...]:
    """Who can still win, in the order of play."""
    return s.tied or clockwise(s.first, len(s.scores))


def rival(s: Battle, seat: int) -> int:
    """The best of the others who can win, or could have won."""
    totals = final_scores(s)
    return max((other for other in _running(s) if other != seat), key=lambda other: totals[other])


def _is_first_to_reach(s: Battle, seat: int) -> bool:
    if s.tied or counts_turns(s):
        return False
    return not any(_reached(s, other) for other in range(len(s.scores)) if other != seat)


def counts_turns(s: Battle) -> bool:
    """B-12: alone, a number of turns is played and the target means nothing."""
    return len(s.scores) == 1 and s.options.solo == "ten-turns"


def is_last_round(s: Battle) -> bool:
    """B-9: the target is reached, or all turns are played."""
    if counts_turns(s):
        return s.rounds >= s.options.solo_turns
    return any(_reached(s, seat) for seat in range(len(s.scores)))


def _reached(s: Battle, seat: int) -> bool:
    medals = s.medals.count(seat) * MEDAL_POINTS if s.options.end_counts_medals else 0
    return s.scores[seat] + medals >= s.options.target


def final_scores(s: Battle) -> tuple[int, ...]:
    """Banked points, and five for each medal still held (B-9)."""
    return tuple(score + s.medals.count(seat) * MEDAL_POINTS for seat, score in enumerate(s.scores))


def over(s: Battle) -> Over:
    """How it ended."""
    totals = final_scores(s)
    winner = _leaders(s)[0]
    score, medals = totals[winner], totals[winner] - s.scores[winner]
    if len(totals) == 1:
        reason = message(
            f"over-battle-{s.options.solo}", score=score, medals=medals, turns=s.rounds
        )
        return Over("ranked", (0,), totals, reason, "B-12")
    second = rival(s, winner)
    reason = message(
        "over-battle-won",
        seat=Ref("seat", winner),
        score=score,
        medals=medals,
        rival=Ref("seat", second),
        margin=score - totals[second],
    )
    return Over("ranked", (winner,), totals, reason, "B-9")
