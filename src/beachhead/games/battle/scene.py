"""What lies on the table in Battle!."""

from __future__ import annotations

from functools import lru_cache, partial

from msgspec.structs import replace

from beachhead.games.battle.forecast import forecast
from beachhead.games.battle.medals import MedalContent
from beachhead.games.battle.state import Advance, Battle, Retreat, Skirmish
from beachhead.games.battle.turns import (
    axis_dice,
    banked,
    counts_turns,
    final_scores,
    is_last_round,
    rival,
)
from beachhead.games.battle.warnings import advance_odds
from beachhead.games.pocket.marks import allied_marks, axis_marks, brought, dice_title, locked, sets
from beachhead.kernel.dice import symbols
from beachhead.kernel.kinds import SECTORS
from beachhead.kernel.once import once
from beachhead.kernel.scene import (
    About,
    CardRow,
    CardShown,
    DiceRow,
    Message,
    Notes,
    Panel,
    Ref,
    Scene,
    Score,
    ScoreSheet,
    amount_of,
    message,
)


def battle_scene(content: MedalContent, s: Battle, seat: int | None) -> Scene:
    """What lies there for everybody, and what hangs on a seat's command."""
    panels = battle_panels(content, s)
    if s.phase != "command" or seat != s.queue[0]:
        return Scene(panels, forecast=forecast(content, s, seat))
    return Scene(panels, _to_beat(s, seat), _stakes(s, seat))


@once
def battle_panels(content: MedalContent, s: Battle) -> tuple[Panel, ...]:
    """The score sheet, the skirmish, the medals."""
    panels: list[Panel] = [_scores(s)]
    now = s.skirmish if s.skirmish.axis else s.before
    if now.axis:
        field = Ref("sector", now.field)
        panels.append(
            Notes(
                message("scene-battlefield", field=field),
                (message(f"field-{SECTORS[now.field]}"),),
            )
        )
        axis = axis_marks(now.axis, symbols(now.dice))
        panels.append(DiceRow(message("scene-axis"), now.axis, axis))
    if now.dice:
        panels.append(_allied(content, s, now))
    panels.append(_medals(content, s))
    return tuple(panels)


def _allied(content: MedalContent, s: Battle, now: Skirmish) -> DiceRow:
    """The dice of the skirmish; what they make is lit up as long as it can bring a medal."""
    rolling = s.phase in ("reroll", "medals")
    return DiceRow(
        dice_title(now.seat, now.rerolls if s.phase == "reroll" else 0),
        now.dice,
        allied_marks(now.axis, now.dice),
        now.seat,
        locked(now.dice, now.fixed),
        sets(now.dice, partial(_medal_for, content)) if rolling else (),
    )


def _medal_for(content: MedalContent, made: int) -> Message:
    place = content.earned_by.get(made)
    return brought(made, None if place is None else content.medals[place].id)


def _to_beat(s: Battle, seat: int) -> tuple[Message, ...]:
    """In the last round and in a tie-break: whom to beat."""
    if len(s.scores) == 1 or not (s.tied or is_last_round(s)):
        return ()
    other = rival(s, seat)
    return (message("asked-to-beat", seat=Ref("seat", other), score=final_scores(s)[other]),)


def _stakes(s: Battle, seat: int) -> tuple[About, ...]:
    """What Advance puts at risk, and what Retreat banks."""
    axis = axis_dice(replace(s, advances=s.advances + 1))
    odds = advance_odds(s, axis)
    after = replace(s, scores=banked(s))
    ends = is_last_round(after) and not is_last_round(s)
    banking = message(
        "about-retreat",
        points=s.points,
        score=after.scores[seat],
        medals=s.medals.count(seat),
        total=final_scores(after)[seat],
        target="reached" if ends else "as-before",
    )
    return (
        About(Advance(), (message("about-advance", axis=axis, points=s.points), *odds)),
        About(Retreat(), (banking,)),
    )


def _scores(s: Battle) -> ScoreSheet:
    active = s.queue[0] if s.queue and s.phase != "first" else -1
    totals = final_scores(s)
    rows = [
        _row(seat, score, s.medals.count(seat), totals[seat], s.points if seat == active else None)
        for seat, score in enumerate(s.scores)
    ]
    return ScoreSheet(_title(s), tuple(rows))


@lru_cache(maxsize=1 << 12)
def _row(seat: int, banked: int, medals: int, total: int, at_stake: int | None) -> Score:
    """How somebody stands; whoever plays has something at stake, if only nothing so far."""
    args = {"banked": banked, "stake": at_stake or 0, "medals": medals}
    text = message("score-battle", **args, total=total)
    seen = {name: amount for name, amount in args.items() if amount or name == "banked"}
    if medals:
        seen["total"] = total
    has = tuple(amount_of(what, amount) for what, amount in seen.items())
    return Score(seat, text, at_stake is not None, has)


def _title(s: Battle) -> Message:
    """Which round it is, and whether it is the last."""
    if s.phase == "over":
        return message("scene-scores-over")
    if counts_turns(s):
        return message("scene-scores-turns", round=s.rounds + 1, rounds=s.options.solo_turns)
    if s.tied:
        return message("scene-scores-tied")
    if is_last_round(s):
        return message("scene-scores-last", target=s.options.target)
    return message("scene-scores", round=s.rounds + 1, target=s.options.target)


def _medals(content: MedalContent, s: Battle) -> CardRow:
    shown = (
        CardShown(medal.id, "away" if holder < 0 else "ready", holder if holder >= 0 else None)
        for medal, holder in zip(content.medals, s.medals, strict=True)
    )
    return CardRow(message("scene-medals"), tuple(shown))
