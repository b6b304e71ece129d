"""What there is to play, tables that are set up, and those that one has."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from beachhead.server import limits
from beachhead.server.protocol.trouble import Fault
from beachhead.server.protocol.wire import Wire

Settings: TypeAlias = Annotated[dict[str, bool | int | str], Meta(max_length=limits.SETTINGS)]
"""As somebody chose them: of each that there is none of it is said which was meant."""


class SettingShown(Wire, frozen=True):
    """A setting of a game: what it is called, what it means, what it may be."""

    name: str
    label: str
    help: str
    rule: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    group: str
    """What it is about."""
    seat: int | None = None
    """The seat that it belongs to, if it belongs to one."""
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    maps: bool = False
    """Whether its choices are maps, each with a picture."""


class EffortShown(Wire, frozen=True):
    """How long it takes and how hard it is, as bots found."""

    minutes: int
    decisions: int
    level: Literal["easy", "medium", "hard", "points"]
    won: int | None = None
    """So many of a hundred games a bot won; nothing where one plays for points."""


class EveningShown(Wire, frozen=True):
    """Settings that go well together, under a name."""

    id: str
    name: str
    line: str
    options: dict[str, bool | int | str]
    players: tuple[int, int]
    guided: bool = False
    """Whether those who learn are advised."""
    bots: Literal["", "first", "last"] = ""
    """Which seats are bots' in any case: all but the last, or the last."""
    effort: EffortShown | None = None


class GroupShown(Wire, frozen=True):
    """What settings that stand together are about."""

    name: str
    help: str = ""


class GameShown(Wire, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    line: str
    seats: tuple[int, int]
    played: Literal["together", "against", "sides"]
    """By all together, by everybody against each other, or by side against side."""
    evenings: tuple[EveningShown, ...]
    groups: tuple[GroupShown, ...]
    settings: tuple[SettingShown, ...]
    bots: tuple[tuple[str, str], ...]
    bot: str
    effort: EffortShown | None = None
    """As it is, with as few players as it takes."""


class Offer(Wire, frozen=True):
    """What there is to play here, and what people may be called."""

    games: tuple[GameShown, ...]
    colours: tuple[str, ...]
    """For seats; what they look like is the page's to say."""
    longest_name: int
    open_tables: bool = False
    """Whether a table may be opened to anybody."""


class SeatWish(Wire, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: somebody at this screen, a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: str = ""
    colour: str = ""
    bot: str = ""


class TableWish(Wire, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: str
    seats: tuple[SeatWish, ...]
    options: Settings = {}
    typed: bool = False
    guided: bool = False
    wait: bool = False
    """Whether nobody plays before all friends are there."""
    open: bool = False
    """Whether anybody may be one of them."""


class SettingsWish(Wire, frozen=True, forbid_unknown_fields=True):
    """Settings as far as they are chosen, and how many are to play."""

    game: str
    seats: int
    options: Settings = {}


class SettingsChecked(Wire, frozen=True):
    """What is wrong with settings, and the places that would fit the rest of them."""

    faults: tuple[Fault, ...]
    where: str = ""
    """The setting that says where it is played, if one does."""
    fitting: tuple[str, ...] = ()
    """Its choices that fit."""
    seats: tuple[int, int] | None = None
    """The fewest and the most who can play with them, if so much is known."""
    roles: tuple[tuple[int, str], ...] = ()
    """Seats that are somebody's in particular, and whose: there is nothing to choose about them."""


class NewTable(Wire, frozen=True):
    """A table that has been set up: the key of each seat ("" for a bot's), and to watch."""

    table: str
    keys: tuple[str, ...]
    watch: str


class OpenTable(Wire, frozen=True):
    """A table that anybody may sit down at: all that is told of it before."""

    table: str
    game: str
    name: str
    """What is played, and where."""
    host: str
    lang: str
    since: str
    seats: int
    free: int
    evening: str = ""
    role: str = ""
    """Who one would be, if the seat that is taken next is somebody's in particular."""


class SeatTaking(Wire, frozen=True, forbid_unknown_fields=True):
    """Somebody would like to sit down at an open table."""

    name: str = ""


class SeatTaken(Wire, frozen=True):
    """The key of a seat at an open table."""

    table: str
    key: str


class KeyRing(Wire, frozen=True, forbid_unknown_fields=True):
    """A table, and the keys to it that a browser has."""

    table: str
    keys: tuple[str, ...]


class TableShown(Wire, frozen=True):
    """A table in a list of one's own."""

    table: str
    game: str
    name: str
    """What is played, and where."""
    players: tuple[str, ...]
    started: str
    moves: int
    over: str = ""
    turn: bool = False
    """Whether it waits for the one who asks."""
    waiting: bool = False
    """Whether the game has not begun, because somebody is missing."""
