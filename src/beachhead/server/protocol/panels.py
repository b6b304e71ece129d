"""What lies on the table, in words."""

from __future__ import annotations

from typing import Literal, TypeAlias

from beachhead.kernel.scene import Mark
from beachhead.server.protocol.wire import Wire


class DieShown(Wire, frozen=True):
    """One die: in notation (`Rk`), what to draw, and in words."""

    die: str
    colour: str
    face: str
    """A symbol, or the number of an ordinary die."""
    words: str
    mark: Mark = ""
    mark_words: str = ""


class DicePanel(Wire, frozen=True, tag="dice"):
    """Dice side by side."""

    title: str
    dice: tuple[DieShown, ...]
    seat: int | None = None


class CardOnTable(Wire, frozen=True):
    """A card with its text."""

    id: str
    title: str
    text: str
    status: Literal["ready", "used", "away", "gone", "face-down"]
    seat: int | None = None
    owner: str = ""


class CardPanel(Wire, frozen=True, tag="cards"):
    """Cards side by side."""

    title: str
    cards: tuple[CardOnTable, ...]
    seat: int | None = None


class TrackPanel(Wire, frozen=True, tag="track"):
    """Steps in order, and which one we are at."""

    title: str
    steps: tuple[str, ...]
    at: int


class ScoreRow(Wire, frozen=True):
    """One seat's line on the score sheet."""

    seat: int
    name: str
    text: str
    busy: bool


class ScorePanel(Wire, frozen=True, tag="scores"):
    """The seats, one under the other."""

    title: str
    rows: tuple[ScoreRow, ...]


class NotesPanel(Wire, frozen=True, tag="notes"):
    """Plain lines."""

    title: str
    lines: tuple[str, ...]


class CellShown(Wire, frozen=True):
    """A sector of the board: its name, and everything about it in sentences."""

    id: str
    title: str
    lines: tuple[str, ...]
    seats: tuple[int, ...]
    """Who is there."""
    place: tuple[float, float, float, float]
    """Where it is in the picture: left, top, width, height, each as a part of the whole."""


class BoardPanel(Wire, frozen=True, tag="board"):
    """A map: the picture, and what each sector of it says."""

    title: str
    svg: str
    cells: tuple[CellShown, ...]


Panel: TypeAlias = DicePanel | CardPanel | TrackPanel | ScorePanel | NotesPanel | BoardPanel
