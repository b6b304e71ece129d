"""What browser and server say to each other over a socket."""

from __future__ import annotations

from typing import TypeAlias

from beachhead.server.protocol.own import Own
from beachhead.server.protocol.screen import LeftOut, LogLine, Screen
from beachhead.server.protocol.wire import Wire

# From the browser


class Hello(Wire, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, by which keys, and what is already known of it."""

    table: str
    keys: tuple[str, ...]
    lang: str
    version: int = 0
    """The last version seen; 0 for none."""
    skips: bool = False
    """Whether what leaves no choice is answered without asking."""


class Speak(Wire, frozen=True, tag="speak", forbid_unknown_fields=True):
    """From now on in this language."""

    lang: str


class Older(Wire, frozen=True, tag="older", forbid_unknown_fields=True):
    """Lines of the log that were left out are wanted: the last ones up to a step."""

    upto: int


class Act(Wire, frozen=True, tag="act", forbid_unknown_fields=True):
    """A seat decides."""

    id: int
    seat: int
    number: int
    action: str
    leaving: bool = False
    """Whether the seat wants nothing more this turn."""


class Enter(Wire, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Real dice were rolled, or a card was drawn."""

    id: int
    seat: int | None
    number: int
    text: str


class TakeBack(Wire, frozen=True, tag="undo", forbid_unknown_fields=True):
    """A seat takes back what it did last, or asks whether it may."""

    id: int
    seat: int
    number: int


class PutBack(Wire, frozen=True, tag="redo", forbid_unknown_fields=True):
    """A seat puts back what it took back, or asks whether it may."""

    id: int
    seat: int
    number: int


class Answer(Wire, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Whether a seat agrees to what somebody proposed."""

    id: int
    seat: int
    number: int
    """Of the request that is meant, and of none that came after it."""
    agree: bool


class Rename(Wire, frozen=True, tag="name", forbid_unknown_fields=True):
    """What a seat is called, and its colour."""

    id: int
    seat: int
    name: str
    colour: str


class Phrase(Wire, frozen=True, tag="phrase", forbid_unknown_fields=True):
    """A seat says one of the quick phrases."""

    id: int
    seat: int
    phrase: str


class Here(Wire, frozen=True, tag="here", forbid_unknown_fields=True):
    """Of those who share a screen, this one has it in hand now, and nobody else looks."""

    id: int
    seat: int


class Hold(Wire, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Before the game: a seat is not ready yet, or is now."""

    id: int
    seat: int
    hold: bool


class Begin(Wire, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Whoever set the table up waits no longer; bots may play for those who are missing."""

    id: int
    seat: int
    bots: bool


class OpenUp(Wire, frozen=True, tag="open", forbid_unknown_fields=True):
    """Whoever set the table up lets anybody sit down at it, or only those who have a link."""

    id: int
    seat: int
    open: bool


class Again(Wire, frozen=True, tag="again", forbid_unknown_fields=True):
    """Another game is set up, with the same people: the keys of its seats are for them."""

    id: int
    seat: int
    table: str
    keys: tuple[str, ...]


FromBrowser: TypeAlias = (
    Hello
    | Speak
    | Older
    | Act
    | Enter
    | TakeBack
    | PutBack
    | Answer
    | Rename
    | Phrase
    | Here
    | Hold
    | Begin
    | OpenUp
    | Again
)


# From the server


class Update(Wire, frozen=True, tag="update"):
    """The table is at this version now."""

    version: int
    screen: Screen
    log: tuple[LogLine, ...]
    log_from: int
    """These lines take the place of all that were told after this step."""
    own: Own | None = None
    """None: as before."""
    whole: bool = False
    look: bool = False
    """The table as it was for a moment: to be looked at before the next update."""
    left_out: LeftOut | None = None
    """What is not told of before these lines: then they are all that is told so far."""


class Earlier(Wire, frozen=True, tag="earlier"):
    """Lines of the log that were left out."""

    log: tuple[LogLine, ...]
    upto: int
    """The step after which those follow that are known."""
    left_out: LeftOut | None = None
    """What is still not told of."""


class Done(Wire, frozen=True, tag="done"):
    """What was asked for with this id has been done, and is on disk."""

    id: int
    version: int


class Refused(Wire, frozen=True, tag="refused"):
    """It was not done, and why; nothing has changed. Id 0: no message of yours in particular."""

    id: int
    code: str
    text: str


class Said(Wire, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    phrase: str
    text: str


class Notice(Wire, frozen=True, tag="notice"):
    """Something happened beside the game."""

    text: str


class Called(Wire, frozen=True, tag="called"):
    """Somebody has set another game up, and calls those who sit here."""

    text: str
    table: str
    keys: tuple[str, ...]


FromServer: TypeAlias = Update | Earlier | Done | Refused | Said | Notice | Called
