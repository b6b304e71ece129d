"""What goes over the wire. The browser's types are generated from these Structs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from beachhead.kernel.scene import Mark


class Wire(Struct, frozen=True, gc=False, omit_defaults=True):
    """Part of a message."""


# What lies on the table, in words


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
    status: Literal["ready", "used", "away", "gone"]
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


# What is asked


class Pick(Wire, frozen=True):
    """Dice that may be picked together, in notation, and the action that this is."""

    dice: tuple[str, ...]
    action: str


class DicePrompt(Wire, frozen=True, tag="dice"):
    """Pick some dice."""

    do: str
    """What is done with them: `reroll`, `lock`, …"""
    dice: tuple[DieShown, ...]
    """The different dice among them, to be drawn where they do not lie on the table."""
    picks: tuple[Pick, ...]
    most: int
    all: bool
    """Whether everything that may be picked may be picked at once."""
    none: str = ""
    none_label: str = ""
    """The action without any dice."""


class MenuEntry(Wire, frozen=True):
    """One thing to choose: an action, or a question that comes next."""

    label: str
    about: str = ""
    action: str = ""
    next: Prompt | None = None
    place: str = ""
    """The sector that it is about."""
    card: str = ""
    """The card that it is about."""
    dice: tuple[DieShown, ...] = ()
    """The dice that it is about."""


class MenuPrompt(Wire, frozen=True, tag="menu"):
    """Choose one."""

    entries: tuple[MenuEntry, ...]


Prompt: TypeAlias = DicePrompt | MenuPrompt


class Ask(Wire, frozen=True):
    """What one of your seats has to decide."""

    seat: int
    number: int
    """Which of the seat's entries the answer will be: an answer to another one is stale."""
    ask: str
    question: str
    rule: str
    prompt: Prompt
    hint: str = ""
    """A word of advice, at a table for learning."""
    places: dict[str, tuple[str, ...]] = {}
    """What sectors of the map say to this seat, besides what they say to everybody."""


class Throw(Wire, frozen=True, tag="throw"):
    """Real dice to roll and type in: the colour of each, and the faces that it has."""

    seat: int | None
    number: int
    text: str
    help: str
    dice: tuple[tuple[str, tuple[DieShown, ...]], ...]


class DrawOne(Wire, frozen=True, tag="draw"):
    """A real card to draw and type in: those that it may be, with their names."""

    seat: int | None
    number: int
    text: str
    help: str
    cards: tuple[tuple[str, str], ...]


Entering: TypeAlias = Throw | DrawOne


# The table as a whole


class Player(Wire, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    colour: str
    bot: str = ""
    busy: bool = False
    screens: int = 0
    """How many screens the seat is open at; a bot needs none."""
    yours: bool = False


class LogLine(Wire, frozen=True):
    """Something that happened: after which step of the game, and by which rule."""

    at: int
    text: str
    rule: str
    decisive: bool = False
    dice: tuple[DieShown, ...] = ()
    """Dice that were thrown for it and lie nowhere else."""


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


class Ending(Wire, frozen=True):
    """How the game ended."""

    result: Literal["won", "lost", "ranked"]
    text: str
    rule: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str = ""
    next: NextGame | None = None


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
    players: tuple[Player, ...] | None = None
    asks: tuple[Ask, ...] | None = None
    game: str | None = None
    """What is played, by its name."""
    commitment: str | None = None
    """The fingerprint of the seed that the dice come from, known before the first throw."""
    lookup: tuple[NotesPanel, ...] | None = None
    """What can be looked up at any time."""
    phrases: tuple[tuple[str, str], ...] | None = None
    """What can be said to the others, and its words."""
    halted: str = ""
    """Why nothing more can happen at this table, although the game is not over."""
    finished: bool = False
    """Whether the game was played to its end, even if that cannot be shown here."""


# From the browser


class Hello(Wire, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, by which keys, and what is already known of it."""

    table: str
    keys: tuple[str, ...]
    lang: str
    version: int = 0
    """The last version seen; 0 for none."""


class Speak(Wire, frozen=True, tag="speak", forbid_unknown_fields=True):
    """From now on in this language."""

    lang: str


class Act(Wire, frozen=True, tag="act", forbid_unknown_fields=True):
    """A seat decides."""

    id: int
    seat: int
    number: int
    action: str


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


class Again(Wire, frozen=True, tag="again", forbid_unknown_fields=True):
    """Another game is set up, with the same people: the keys of its seats are for them."""

    id: int
    seat: int
    table: str
    keys: tuple[str, ...]


FromBrowser: TypeAlias = (
    Hello | Speak | Act | Enter | TakeBack | PutBack | Answer | Rename | Phrase | Again
)


# From the server


class Update(Wire, frozen=True, tag="update"):
    """The table is at this version now."""

    version: int
    screen: Screen
    log: tuple[LogLine, ...]
    log_from: int
    """These lines take the place of all that were told after this step."""
    whole: bool = False
    look: bool = False
    """The table as it was for a moment: to be looked at before the next update."""


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


FromServer: TypeAlias = Update | Done | Refused | Said | Notice | Called


# Over HTTP


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


class GameShown(Wire, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    line: str
    seats: tuple[int, int]
    together: bool
    settings: tuple[SettingShown, ...]
    bots: tuple[tuple[str, str], ...]
    bot: str
    first_game: dict[str, bool | int | str]
    """The settings with which one learns it."""


class Offer(Wire, frozen=True):
    """What there is to play here, and what people may be called."""

    games: tuple[GameShown, ...]
    colours: tuple[str, ...]
    """For seats; what they look like is the page's to say."""
    longest_name: int


class CardText(Wire, frozen=True):
    """A card of a game, or a table of bonuses, as one looks it up."""

    id: str
    group: str
    """Its game and its kind."""
    title: str
    text: str
    whose: str = ""
    """The nation that has it, if not all have."""


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
    options: dict[str, bool | int | str] = {}
    typed: bool = False
    guided: bool = False


class NewTable(Wire, frozen=True):
    """A table that has been set up: the key of each seat ("" for a bot's), and to watch."""

    table: str
    keys: tuple[str, ...]
    watch: str


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


class Moment(Wire, frozen=True):
    """One moment of a game that is looked back at."""

    game: str
    players: tuple[Player, ...]
    finished: bool
    """Whether the game has been played to its end."""
    at: int
    last: int
    panels: tuple[Panel, ...]
    log: tuple[LogLine, ...]
    over: Ending | None = None


class SeatNumbers(Wire, frozen=True):
    """How often a seat decided something, and rolled each symbol."""

    seat: int
    name: str
    choices: int
    rolled: tuple[int, ...]


class Numbers(Wire, frozen=True):
    """The statistics of a table."""

    symbols: tuple[str, ...]
    """What the symbols are called, in the order in which they are counted."""
    seats: tuple[SeatNumbers, ...]


class Fault(Wire, frozen=True):
    """One of several things that were wrong, and the settings that it is about."""

    text: str
    settings: tuple[str, ...] = ()


class Trouble(Wire, frozen=True):
    """What was wrong with a request."""

    code: str
    text: str
    faults: tuple[Fault, ...] = ()
