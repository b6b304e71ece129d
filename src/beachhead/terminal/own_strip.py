"""What a player has at hand, always in sight: their resources, their dice, and those to beat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from beachhead.kernel.scene import DiceRow, Panel, Score, ScoreSheet
from beachhead.locale import Texts
from beachhead.playing.prompts import DicePick
from beachhead.terminal.widgets import PICKED_SIGN, PICKED_SIGNS, DiceLine, DieFace


def at_hand(panels: Sequence[Panel], seat: int | None) -> list[DiceRow]:
    """The dice of a seat, and those that are nobody's, such as the Axis dice."""
    if seat is None:
        return []
    return [row for row in panels if isinstance(row, DiceRow) and row.seat in (None, seat)]


def own_score(panels: Sequence[Panel], seat: int | None) -> Score | None:
    """How a seat stands."""
    sheets = (panel for panel in panels if isinstance(panel, ScoreSheet))
    return next((row for sheet in sheets for row in sheet.scores if row.seat == seat), None)


class OwnStrip(Vertical):
    """Between the table and the question; nothing for whoever only looks on."""

    async def show(
        self, texts: Texts, panels: Sequence[Panel], pick: DicePick | None, seat: int | None
    ) -> None:
        """Draw it anew; `pick`: the dice of that seat can be picked."""
        compact = self.screen.has_class("low")
        lines: list[Widget] = [
            DiceLine(texts, row, pick if row.seat == seat else None, compact)
            for row in at_hand(panels, seat)
        ]
        if score := own_score(panels, seat):
            said = texts.say("line", title=texts.seat(score.seat), text=texts.message(score.text))
            lines.insert(0, Static(said, id="own-line", markup=False))
        self.display = bool(lines)
        await self.remove_children()
        await self.mount_all(lines)

    def show_picked(self, pick: DicePick, picked: Collection[int]) -> None:
        """Show which dice are picked, and for what."""
        sign = PICKED_SIGNS.get(pick.do, PICKED_SIGN)
        for face in self.query(DieFace):
            if face.index is not None:
                face.show_picked(sign if face.index in picked else "")
