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
    locked: bool = False
    """Whether it stands in the rack."""


class DiceSetShown(Wire, frozen=True):
    """Dice that make something together, by their places, and what that would bring."""

    places: tuple[int, ...]
    title: str


class DicePanel(Wire, frozen=True, tag="dice"):
    """Dice side by side."""

    title: str
    dice: tuple[DieShown, ...]
    seat: int | None = None
    sets: tuple[DiceSetShown, ...] = ()


class CardOnTable(Wire, frozen=True):
    """A card with its text."""

    id: str
    title: str
    text: str
    status: Literal["ready", "used", "away", "gone", "face-down"]
    seat: int | None = None
    owner: str = ""
    note: str = ""
    """What it tells besides what it does."""


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
    """A sector of the board: its name, and everything about it that is so for everybody."""

    id: str
    title: str
    lines: tuple[str, ...]
    place: tuple[float, float, float, float]
    """Where it is in the picture: left, top, width, height."""
    svg: str
    """What is printed there."""


class Piece(Wire, frozen=True):
    """Where somebody stands: in which sector, and at which point of the picture."""

    seat: int
    cell: str
    at: tuple[float, float]


class Legend(Wire, frozen=True):
    """Whose the pieces on a map are."""

    svg: str
    """What is drawn below the map."""
    height: float
    """Of the whole picture."""
    tokens: dict[int, str]
    """What each seat's piece looks like, around the point 0, 0."""


class BoardPanel(Wire, frozen=True, tag="board"):
    """A map: what is printed, what each sector of it says, and who is on it."""

    title: str
    width: float
    """Of the picture."""
    svg: str
    """What is printed around the sectors."""
    cells: tuple[CellShown, ...]
    legend: Legend
    pieces: tuple[Piece, ...]


class BoardNow(Wire, frozen=True, tag="board-now"):
    """What has changed on the map that lay at a place among the panels; None: as before."""

    was: int
    cells: tuple[CellShown, ...] = ()
    """Those that are no longer as they were."""
    legend: Legend | None = None
    pieces: tuple[Piece, ...] | None = None


Panel: TypeAlias = DicePanel | CardPanel | TrackPanel | ScorePanel | NotesPanel | BoardPanel
