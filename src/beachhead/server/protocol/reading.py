"""What is looked up: cards, a moment of a game, its numbers."""

from __future__ import annotations

from beachhead.server.protocol.panels import CardFace, Panel
from beachhead.server.protocol.screen import Ending, LogLine, Player
from beachhead.server.protocol.wire import Wire


class CardText(Wire, frozen=True):
    """A card of a game, or a table of bonuses, as one looks it up."""

    id: str
    group: str
    """Its game and its kind."""
    title: str
    text: str
    whose: str = ""
    """The nation that has it, if not all have."""
    note: str = ""
    """What it tells besides what it does."""


class Moment(Wire, frozen=True):
    """One moment of a game that is looked back at."""

    game: str
    players: tuple[Player, ...]
    finished: bool
    """Whether the game has been played to its end."""
    at: int
    last: int
    panels: tuple[Panel, ...]
    faces: tuple[CardFace, ...]
    """What stands on the cards among them."""
    log: tuple[LogLine, ...]
    over: Ending | None = None


class Column(Wire, frozen=True):
    """What a seat, or a side together, did: decisions, symbols rolled, what else is counted."""

    name: str
    choices: int
    rolled: tuple[int, ...]
    counted: tuple[int, ...]


class Numbers(Wire, frozen=True):
    """The statistics of a table."""

    symbols: tuple[str, ...]
    """What the symbols are called, in the order in which they are counted."""
    counts: tuple[str, ...]
    """What else is counted, in the same way."""
    columns: tuple[Column, ...]
