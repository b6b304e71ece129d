"""A guided game: a few steps, each told at a question and pointing at a part of the table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from beachhead.kernel.contract import Decision
from beachhead.kernel.kinds import fields
from beachhead.kernel.scene import Board, CardRow, DiceRow, Scene, ScoreSheet

Part: TypeAlias = Literal[
    "dice", "axis", "forecast", "unit", "cards", "board", "here", "ahead", "market", "answers"
]
"""What can be pointed at: one's own dice, those of nobody, what they would bring, one's own line
among the scores, the cards, the map, the sector that one is in, those to choose from, what can be
bought, and the answers to the question."""


class Step(Struct, frozen=True):
    """One thing to learn: `hint-<game>-<id>` says it."""

    id: str
    at: str
    """The lesson (`Game.lesson`) of the question that it is told at."""
    part: Part


def parts(scene: Scene, decision: Decision) -> set[Part]:
    """Everything that somebody who is asked this could be pointed at."""
    seat = decision.seat
    found: set[Part] = {"answers"}
    for panel in scene.panels:
        match panel:
            case DiceRow() if panel.dice:
                found |= {"axis"} if panel.seat is None else set()
                found |= {"dice"} if panel.seat == seat else set()
            case CardRow() if panel.seat in (None, seat):
                lying = any(card.status not in ("away", "gone") for card in panel.cards)
                found |= {"cards"} if lying else set()
            case ScoreSheet():
                found |= {"unit"} if any(row.seat == seat for row in panel.scores) else set()
            case Board():
                found |= _on_the_map(panel, decision)
    found |= {"forecast"} if scene.forecast else set()
    found |= {"market"} if scene.market and scene.market.buying else set()
    return found


def _on_the_map(board: Board, decision: Decision) -> set[Part]:
    found: set[Part] = {"board"}
    if any(decision.seat in cell.seats for cell in board.cells):
        found.add("here")
    cells = {cell.id for cell in board.cells}
    named = (
        getattr(option, field.name)
        for option in decision.options
        for field in fields(type(option))
        if field.kind == "place"
    )
    return found | ({"ahead"} if not cells.isdisjoint(named) else set())
