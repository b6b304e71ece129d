"""What lies on the table, in words."""

from __future__ import annotations

from typing import Literal, TypeAlias

from beachhead.kernel.emblems import Emblem, Glyph, Timing
from beachhead.kernel.scene import Mark, WeatherKind
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


class DiceTold(Wire, frozen=True):
    """Dice in a sentence: in words, and in notation to be drawn (`DICE`)."""

    words: str
    dice: tuple[str, ...]


class DicePanel(Wire, frozen=True, tag="dice"):
    """Dice side by side."""

    title: str
    dice: tuple[DieShown, ...]
    seat: int | None = None
    sets: tuple[DiceSetShown, ...] = ()


class CardFace(Wire, frozen=True):
    """What stands on a card: told once, and known by its id from then on."""

    id: str
    kind: str
    """What it is drawn like: the name of its list in content files, or `back`."""
    name: str
    title: str
    """Its name, with what it takes to get it."""
    kind_words: str = ""
    variety: str = ""
    """What it is among those of its kind: a rank, say."""
    variety_words: str = ""
    nation: str = ""
    """Whose it is, if not everybody's."""
    emblems: tuple[Emblem, ...] = ()
    """What it does, as glyphs, the most important first."""
    price: tuple[Emblem, ...] = ()
    """What it takes to get it, as it is printed on it."""
    price_words: str = ""
    timing: Timing | None = None
    timing_words: str = ""
    """When it works."""
    used_at: str = ""
    """The moments at which it is used."""
    tags: tuple[tuple[Glyph, str], ...] = ()
    """What it is besides, with its words."""
    text: str = ""
    note: str = ""
    """What it tells besides what it does."""
    source: str = ""
    """Where it comes from."""
    rule: str = ""


class CardOnTable(Wire, frozen=True):
    """Where a card lies, and whether it can do something now; its face is known by its id."""

    id: str
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


class AmountShown(Wire, frozen=True):
    """So much of something: the id of its sign, and in words."""

    what: str
    amount: int
    words: str
    of: int = 0
    """How many pips there are, if it is shown as pips."""


class ScoreRow(Wire, frozen=True):
    """One seat's line on the score sheet."""

    seat: int
    name: str
    text: str
    """All of it in a sentence."""
    busy: bool
    has: tuple[AmountShown, ...] = ()
    at: str = ""
    """Where it is or what it is about."""
    emblem: str = ""


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
    """Where its strength is written: the rest of it is drawn around that."""
    strength: int | None = None
    words: str = ""
    """The strength in words."""


class Legend(Wire, frozen=True):
    """Whose the pieces on a map are."""

    svg: str
    """What is drawn below the map."""
    height: float
    """Of the whole picture."""
    tokens: dict[int, str]
    """What each seat's piece looks like, around the point 0, 0."""


class WeatherShown(Wire, frozen=True):
    """What lies over the whole map, and what it is called."""

    kind: WeatherKind
    words: str


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
    weather: tuple[WeatherShown, ...] = ()


class BoardNow(Wire, frozen=True, tag="board-now"):
    """What has changed on the map that lay at a place among the panels; None: as before."""

    was: int
    cells: tuple[CellShown, ...] = ()
    """Those that are no longer as they were."""
    legend: Legend | None = None
    pieces: tuple[Piece, ...] | None = None
    weather: tuple[WeatherShown, ...] | None = None


class ScoresNow(Wire, frozen=True, tag="scores-now"):
    """What has changed on the score sheet that lay at a place among the panels."""

    was: int
    title: str | None = None
    """None: as before."""
    rows: tuple[ScoreRow, ...] = ()
    """Those that are no longer as they were."""


Panel: TypeAlias = DicePanel | CardPanel | TrackPanel | ScorePanel | NotesPanel | BoardPanel
PanelNow: TypeAlias = Panel | BoardNow | ScoresNow | int
"""A panel, what has changed on one, or a number: the same that lay at that place before."""
