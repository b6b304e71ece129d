"""What those at one screen are told, and nobody else: what they are asked, and what they can do."""

from __future__ import annotations

from typing import Literal

from beachhead.server.protocol.market import MarketShown
from beachhead.server.protocol.questions import Ask, Entering
from beachhead.server.protocol.wire import Wire


class Undoing(Wire, frozen=True):
    """What can be taken back, or put back: by which seat, as which of its entries."""

    seat: int
    number: int
    ask: bool = False
    """Whether the others must agree."""


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


class Own(Wire, frozen=True):
    """All of it is told when any of it is new. In a moment to look at, nothing can be done."""

    seats: tuple[int, ...] = ()
    """Where they sit."""
    asks: tuple[Ask, ...] | None = None
    """What they have to decide; None: as before."""
    markets: tuple[MarketShown, ...] | None = None
    """What they can buy, each with their own; None: as before."""
    entering: Entering | None = None
    undo: Undoing | None = None
    redo: Undoing | None = None
    hand_over: int | None = None
    """The seat that the screen has to go to before anything is asked, or a secret shown."""
    host: int | None = None
    """Their seat, if they set up the table that waits."""
    over: Ending | None = None
