"""The table as a whole: all that is told of it alike to those who see the same."""

from __future__ import annotations

from beachhead.server.protocol.panels import (
    AmountShown,
    CardFace,
    DiceTold,
    DieShown,
    NotesPanel,
    PanelNow,
)
from beachhead.server.protocol.wire import Wire


class Player(Wire, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    colour: str
    role: str = ""
    """Who it is, if the seat is somebody's in particular."""
    bot: str = ""
    busy: bool = False
    screens: int = 0
    """How many screens the seat is open at; a bot needs none."""


class HighlightShown(Wire, frozen=True):
    """What is shown for a second or two when something happens, beside the line that tells it."""

    kind: str = ""
    """What it looks and sounds like; nothing: it belongs to what was shown before it."""
    title: str = ""
    numbers: tuple[AmountShown, ...] = ()
    lost: tuple[AmountShown, ...] = ()
    """What is counted down."""
    dice: tuple[DieShown, ...] = ()
    card: str = ""
    """The id of a card that it is about."""
    table: bool = False
    """Whether it is everybody's."""
    joins: bool = False
    """Whether it goes on with what was shown before it."""
    heard: bool = False
    """Whether there is nothing to see of it."""


class LogLine(Wire, frozen=True):
    """Something that happened: after which step of the game, and by which rule."""

    at: int
    text: str
    rule: str
    decisive: bool = False
    turning: bool = False
    """Whether it is one of the moments that decided the game."""
    dice: tuple[DieShown, ...] = ()
    """Dice that were thrown for it and lie nowhere else."""
    parts: tuple[str | DiceTold, ...] = ()
    """The text again, if there are dice in it to draw."""
    names: tuple[int, ...] = ()
    """The seats that it tells of; none: it is everybody's."""
    turn: str = ""
    phase: str = ""
    """What begins with it, as headings over it and what follows."""
    opens: bool = False
    """Whether it says no more than its heading does."""
    seats: tuple[int, ...] = ()
    """Whom it concerns: they are told of it as soon as it happens."""
    brief: str = ""
    """What one of them alone at a screen is told, in fewer words and with its cause."""
    begins: bool = False
    """Whether a turn begins with it."""
    highlight: HighlightShown | None = None
    """What is shown of it, if it happens just now."""


class LeftOut(Wire, frozen=True):
    """Lines of the log that are told to whoever asks for them."""

    upto: int
    """All that was told up to this step."""
    turn: str = ""
    phase: str = ""
    """What had begun by then, as headings over the lines that follow."""


class Proposal(Wire, frozen=True):
    """Somebody would like to take something back or put it back: these seats have to agree."""

    number: int
    """Which request at this table it is."""
    seat: int
    text: str
    missing: tuple[int, ...]


class Gathering(Wire, frozen=True):
    """Not everybody is there, and nobody is asked to play yet."""

    missing: tuple[int, ...] = ()
    holding: tuple[int, ...] = ()
    """Those who are there, and ask for a moment."""
    strangers: tuple[int, ...] = ()
    """Seats that were taken from the list of open tables: nobody else has a link to them."""
    open: bool = False
    """Whether anybody may sit down."""


class Screen(Wire, frozen=True):
    """What all are told who see the same, in their language; None where it may be: as before."""

    panels: tuple[PanelNow, ...]
    waiting: tuple[str, ...] = ()
    """The names of those who have yet to act."""
    proposal: Proposal | None = None
    faces: tuple[CardFace, ...] = ()
    """What stands on the cards that were not seen before."""
    players: tuple[Player, ...] | None = None
    game: str | None = None
    """What is played, by its name."""
    commitment: str | None = None
    """The fingerprint of the seed that the dice come from, known before the first throw."""
    lookup: tuple[NotesPanel, ...] | None = None
    """What can be looked up at any time."""
    phrases: tuple[tuple[str, str], ...] | None = None
    """What can be said to the others, and its words."""
    gathering: Gathering | None = None
    """Who is to come, as long as the game has not begun."""
    halted: str = ""
    """Why nothing more can happen at this table, although the game is not over."""
    record: bool = False
    """Whether its record can be had, as after the end, even if that cannot be shown here."""
    kept_until: str = ""
    """When the table is thrown away if nothing happens there; empty if that is far off."""
