"""The table as a whole: all that one connection sees of it."""

from __future__ import annotations

from typing import Literal

from beachhead.server.protocol.market import MarketShown
from beachhead.server.protocol.panels import (
    AmountShown,
    BoardNow,
    CardFace,
    DiceTold,
    DieShown,
    NotesPanel,
    Panel,
)
from beachhead.server.protocol.questions import Ask, Entering
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
    yours: bool = False


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


class Undoing(Wire, frozen=True):
    """What can be taken back, or put back: by which seat, as which of its entries."""

    seat: int
    number: int
    ask: bool = False
    """Whether the others must agree."""


class Proposal(Wire, frozen=True):
    """Somebody would like to take something back or put it back: these seats have to agree."""

    number: int
    """Which request at this table it is."""
    seat: int
    text: str
    missing: tuple[int, ...]


class NextGame(Wire, frozen=True):
    """What to play after this: in words, and the settings that are not as they were."""

    name: str
    options: dict[str, bool | int | str]


class Played(Wire, frozen=True):
    """What was played, by ids, for those who keep a history of their own."""

    game: str
    started: str
    setting: str = ""
    """The one that says where, if one does."""
    place: str = ""
    """What it was set to."""
    evening: str = ""
    """The ready-made evening that was settled so, if one was."""
    day: str = ""
    """The day whose daily battle it was, if it was one."""


class Ending(Wire, frozen=True):
    """How the game ended for those who look."""

    result: Literal["won", "lost", "ranked"]
    """`ranked` as well where some have won and some lost, and who looks is on no one side."""
    text: str
    rule: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """By seat; none where nobody is ranked by score."""
    played: Played
    seed: str = ""
    next: NextGame | None = None
    reopened: bool = False
    """Whether an end before this one was taken back: the dice since then could be known."""


class Gathering(Wire, frozen=True):
    """Not everybody is there, and nobody is asked to play yet."""

    missing: tuple[int, ...] = ()
    holding: tuple[int, ...] = ()
    """Those who are there, and ask for a moment."""
    strangers: tuple[int, ...] = ()
    """Seats that were taken from the list of open tables: nobody else has a link to them."""
    host: int | None = None
    """The seat of who looks, if they set the table up."""
    open: bool = False
    """Whether anybody may sit down."""


class Screen(Wire, frozen=True):
    """Everything that one connection may see, in its language; None where it may be: as before."""

    panels: tuple[Panel | BoardNow | int, ...]
    """A number: the same that lay at that place before."""
    entering: Entering | None
    waiting: tuple[str, ...]
    """The names of those who have yet to act."""
    undo: Undoing | None
    redo: Undoing | None
    proposal: Proposal | None
    over: Ending | None
    faces: tuple[CardFace, ...] = ()
    """What stands on the cards that were not seen before."""
    players: tuple[Player, ...] | None = None
    asks: tuple[Ask, ...] | None = None
    game: str | None = None
    """What is played, by its name."""
    commitment: str | None = None
    """The fingerprint of the seed that the dice come from, known before the first throw."""
    lookup: tuple[NotesPanel, ...] | None = None
    """What can be looked up at any time."""
    markets: tuple[MarketShown, ...] | None = None
    """What those who look can buy, each with their own."""
    phrases: tuple[tuple[str, str], ...] | None = None
    """What can be said to the others, and its words."""
    gathering: Gathering | None = None
    """Who is to come, as long as the game has not begun."""
    hand_over: int | None = None
    """The seat that the screen has to go to before anything is asked, or a secret shown."""
    halted: str = ""
    """Why nothing more can happen at this table, although the game is not over."""
    record: bool = False
    """Whether its record can be had, as after the end, even if that cannot be shown here."""
    kept_until: str = ""
    """When the table is thrown away if nothing happens there; empty if that is far off."""
