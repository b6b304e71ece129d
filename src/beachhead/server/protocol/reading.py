"""What is looked up: cards, maps, a moment of a game, its numbers."""

from __future__ import annotations

from typing import Literal

from beachhead.server.protocol.own import Ending
from beachhead.server.protocol.panels import CardFace, Panel
from beachhead.server.protocol.screen import LogLine, Player
from beachhead.server.protocol.wire import Wire


class CardText(Wire, frozen=True):
    """A card of a game, or a table of bonuses, as one looks it up."""

    game: str
    id: str
    """No two of a game have the same."""
    kind: str
    """The name of its list in content files."""
    kind_words: str
    group: str
    """Its game and its kind."""
    title: str
    text: str
    nation: str = ""
    """Whose it is, if not everybody's."""
    whose: str = ""
    """The same in words."""
    note: str = ""
    """What it tells besides what it does."""
    source: Literal["", "book", "public", "ours"] = ""
    """Where it comes from."""
    module: str = ""
    """What it comes with, if not with the game itself."""
    module_words: str = ""
    cost: int | None = None
    """What it takes to get it, whatever that is paid in; None if it has no price."""
    face: CardFace | None = None
    """What stands on it, if it is a card."""


class MapText(Wire, frozen=True):
    """A map as one looks it up: what it is called, what happened there, what to know of it."""

    game: str
    id: str
    title: str
    history: str
    lines: tuple[str, ...]
    cards: tuple[str, ...] = ()
    """The cards that are there only."""


class Moment(Wire, frozen=True):
    """One moment of a game that is looked back at."""

    game: str
    players: tuple[Player, ...]
    finished: bool
    """Whether the game has been played to its end."""
    public: bool
    """Whether whoever has the address may look at it."""
    at: int
    last: int
    panels: tuple[Panel, ...]
    faces: tuple[CardFace, ...]
    """What stands on the cards among them."""
    log: tuple[LogLine, ...]
    over: Ending | None = None
    seats: tuple[int, ...] = ()
    """Of those who look."""


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
