"""What lies on the table in Battle!."""

from __future__ import annotations

from beachhead.games.battle.medals import MedalContent
from beachhead.games.battle.state import Battle
from beachhead.games.battle.turns import final_scores
from beachhead.games.pocket.marks import allied_marks, axis_marks, dice_title
from beachhead.kernel.dice import symbols
from beachhead.kernel.kinds import SECTORS
from beachhead.kernel.scene import (
    CardRow,
    CardShown,
    DiceRow,
    Notes,
    Panel,
    Ref,
    Scene,
    Score,
    ScoreSheet,
    message,
)


def battle_scene(content: MedalContent, s: Battle) -> Scene:
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
        marks = allied_marks(now.axis, now.dice, now.fixed)
        title = dice_title(now.seat, now.rerolls if s.phase == "reroll" else 0)
        panels.append(DiceRow(title, now.dice, marks, now.seat))
    panels.append(_medals(content, s))
    return Scene(tuple(panels))


def _scores(s: Battle) -> ScoreSheet:
    active = s.queue[0] if s.queue and s.phase != "first" else -1
    totals = final_scores(s)
    rows = []
    for seat, banked in enumerate(s.scores):
        at_stake = s.points if seat == active else 0
        medals = s.medals.count(seat)
        args = {"banked": banked, "stake": at_stake, "medals": medals, "total": totals[seat]}
        rows.append(Score(seat, message("score-battle", **args), seat == active))
    alone = len(s.scores) == 1 and s.options.solo == "ten-turns"
    title = message(
        "scene-scores-turns" if alone else "scene-scores",
        target=s.options.target,
        round=s.rounds + (s.phase != "over"),
        rounds=s.options.solo_turns,
    )
    return ScoreSheet(title, tuple(rows))


def _medals(content: MedalContent, s: Battle) -> CardRow:
    shown = (
        CardShown(medal.id, "away" if holder < 0 else "ready", holder if holder >= 0 else None)
        for medal, holder in zip(content.medals, s.medals, strict=True)
    )
    return CardRow(message("scene-medals"), tuple(shown))
