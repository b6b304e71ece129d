"""What lies on the table in Battle!."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.games.battle.medals import MedalContent
from beachhead.games.battle.state import Advance, Battle, Retreat
from beachhead.games.battle.turns import (
    axis_dice,
    banked,
    counts_turns,
    final_scores,
    is_last_round,
    rival,
)
from beachhead.games.battle.warnings import advance_odds
from beachhead.games.pocket.marks import allied_marks, axis_marks, dice_title
from beachhead.kernel.dice import symbols
from beachhead.kernel.kinds import SECTORS
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
    message,
)


def battle_scene(content: MedalContent, s: Battle, seat: int | None) -> Scene:
    """The score sheet, the skirmish, the medals; and what hangs on a seat's command."""
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
        marks = allied_marks(now.axis, now.dice, now.fixed)
        title = dice_title(now.seat, now.rerolls if s.phase == "reroll" else 0)
        panels.append(DiceRow(title, now.dice, marks, now.seat))
    panels.append(_medals(content, s))
    if s.phase != "command" or seat != s.queue[0]:
        return Scene(tuple(panels))
    return Scene(tuple(panels), _to_beat(s, seat), _stakes(s, seat))


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
    rows = []
    for seat, score in enumerate(s.scores):
        at_stake = s.points if seat == active else 0
        medals = s.medals.count(seat)
        args = {"banked": score, "stake": at_stake, "medals": medals, "total": totals[seat]}
        rows.append(Score(seat, message("score-battle", **args), seat == active))
    return ScoreSheet(_title(s), tuple(rows))


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
