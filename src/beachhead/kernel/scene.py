"""What lies on the table, without words: panels that any screen can draw in any language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from beachhead.kernel.emblems import Emblem
from beachhead.kernel.kinds import Dice


class Ref(Struct, frozen=True, gc=False, tag="ref"):
    """A value to be said by its kind: a seat by its name, a card by its title."""

    kind: str
    value: Any


Arg: TypeAlias = int | str | Ref


class Message(Struct, frozen=True, gc=False, tag="message"):
    """A Fluent message id with its arguments."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def message(id: str, **args: Arg) -> Message:
    """Make a Message."""
    return Message(id, tuple(args.items()))


Mark: TypeAlias = Literal["", "matched", "missing", "blind"]


class DiceSet(Struct, frozen=True, gc=False):
    """Dice of a row that make something together, such as an RWB."""

    places: tuple[int, ...]
    title: Message
    """What they make, and what that would bring."""


class DiceRow(Struct, frozen=True, gc=False, tag="dice"):
    """Dice side by side, each with a mark: matched, still missing, …"""

    title: Message
    dice: Dice
    marks: tuple[Mark, ...] = ()
    seat: int | None = None
    locked: tuple[int, ...] = ()
    """The places of those that stand apart in a rack: they are not thrown again."""
    sets: tuple[DiceSet, ...] = ()


class CardShown(Struct, frozen=True, gc=False):
    """A card on the table: whose it is, and whether it can do something now."""

    card: str
    status: Literal["ready", "used", "away", "gone", "face-down"]
    seat: int | None = None


class CardRow(Struct, frozen=True, gc=False, tag="cards"):
    """Cards side by side."""

    title: Message
    cards: tuple[CardShown, ...]
    seat: int | None = None


class Track(Struct, frozen=True, gc=False, tag="track"):
    """Steps in order, and which one we are at."""

    title: Message
    steps: tuple[Message, ...]
    at: int


class Amount(Struct, frozen=True, gc=False):
    """So much of something: a sign and a number, or as many pips as there can be of it."""

    what: str
    """The id of its sign; what has none is shown as it is said."""
    amount: int
    said: Message
    of: int = 0
    """How many there can be, if that is little and matters."""


@lru_cache(maxsize=1 << 12)
def amount_of(what: str, amount: int, of: int = 0) -> Amount:
    """So much of something that has a message for it."""
    return Amount(what, amount, message(f"amount-{what}", amount=amount), of)


class Score(Struct, frozen=True, gc=False):
    """One seat's line on the score sheet: in signs for the eye, and in a sentence."""

    seat: int
    text: Message
    """All of it."""
    busy: bool = False
    """Whether the table waits for this seat."""
    has: tuple[Amount, ...] = ()
    at: Message | None = None
    """Where it is or what it is about, in a few words."""
    emblem: str = ""
    """Whose colours it fights under."""


class ScoreSheet(Struct, frozen=True, gc=False, tag="scores"):
    """The seats, one under the other."""

    title: Message
    scores: tuple[Score, ...]


class Notes(Struct, frozen=True, gc=False, tag="notes"):
    """Plain lines, such as the effects of the sector."""

    title: Message
    lines: tuple[Message, ...]


NOBODY = -1
"""In place of a seat: a piece that belongs to none."""


class Symbol(Struct, frozen=True, gc=False):
    """A small picture (`drawing/symbols.py`) with what is written beside it, such as `+2`."""

    id: str
    sign: str = ""
    struck: bool = False
    """Whether it is crossed out: there is none of it here."""
    name: Message | None = None
    """Written beside it where there is room for it."""


class Sign(Struct, frozen=True, gc=False):
    """Something printed on a board: in a word or two, and in symbols if there are any for it."""

    words: Message
    symbols: tuple[Symbol, ...] = ()
    tone: Literal["", "gift", "danger"] = ""
    now: Literal["", "raised", "lowered"] = ""
    """Whether its number is another than the one that is printed."""


class Strength(Struct, frozen=True, gc=False):
    """What is written on a seat's piece: how many Soldiers it stands for."""

    seat: int
    number: int
    words: Message


WeatherKind: TypeAlias = Literal["sun", "cloud", "mist", "night", "rain", "storm", "wind", "water"]


class Weather(Struct, frozen=True, gc=False):
    """What lies over the whole board: how it looks, and what it is called."""

    kind: WeatherKind
    words: Message


class Cell(Struct, frozen=True, gc=False):
    """One sector of a board: where it is drawn, what is printed on it, and who is there."""

    id: str
    row: int
    """From 1, the row that is nearest to the players."""
    at: int
    wide: int
    """Columns: the first one, and how many."""
    title: Message
    signs: tuple[Sign, ...] = ()
    """What is printed on it, as it is now."""
    kind: Literal["", "start", "bunker", "deep", "safe"] = ""
    seats: tuple[int, ...] = ()
    """Who stands here; a piece of nobody's comes last."""
    details: tuple[Message, ...] = ()
    """Everything about it in sentences, as it is now for everybody."""
    afloat: tuple[int, ...] = ()
    """Who of them is here in a craft."""
    away: bool = False
    """Whether it is of no account as yet, or any more."""


class Border(Struct, frozen=True, gc=False):
    """A way between two cells."""

    cells: tuple[str, str]
    kind: Literal["open", "mined", "barrier"]


class Board(Struct, frozen=True, gc=False, cache_hash=True, tag="board"):
    """A map seen from above, with everybody on it: the same for all who look at it."""

    title: Message
    cells: tuple[Cell, ...]
    borders: tuple[Border, ...]
    row_marks: tuple[Sign | None, ...] = ()
    """What is printed beside each row, from row 1: its cost, if it has one."""
    shore: bool = False
    """Whether row 1 is a beach, or what lies below it: else one comes by land."""
    row_names: tuple[str, ...] = ()
    """What each row is called, from row 1, if not by its number."""
    strengths: tuple[Strength, ...] = ()
    crowd: int = 0
    """How many pieces may come together in a cell: there is room for so many in each."""
    weather: tuple[Weather, ...] = ()


Panel: TypeAlias = DiceRow | CardRow | Track | ScoreSheet | Notes | Board


class OnOffer(Struct, frozen=True, gc=False):
    """A card that can be had: what it costs now, and what keeps one from having it."""

    card: str
    price: tuple[Emblem, ...]
    said: tuple[Message, ...]
    """The price as clauses."""
    actions: tuple[Any, ...]
    """What one does to have it, where one is asked."""
    lines: tuple[Message, ...] = ()
    """What is missing, or else to know of it."""


class Shelf(Struct, frozen=True, gc=False):
    """Cards of a kind, side by side."""

    title: Message
    offers: tuple[OnOffer, ...]
    open: bool
    """Whether one could have each of them with what one has now."""


class Market(Struct, frozen=True, gc=False):
    """Everything that a seat can have sooner or later, with what it costs it now."""

    has: tuple[Emblem, ...]
    said: Message
    """What the seat has to pay with."""
    buying: bool
    """Whether the seat is asked just now what it buys."""
    shelves: tuple[Shelf, ...]


class About(Struct, frozen=True, gc=False):
    """What there is to know of something that the seat may do now, such as what it costs."""

    action: Any
    lines: tuple[Message, ...]
    instead: bool = False
    """Whether they say what its card does here, and not what is printed on it."""
    warning: tuple[Message, ...] = ()
    """What it would lose or throw away, by the rules: said on its button, as a warning."""


def together(about: Iterable[About]) -> tuple[About, ...]:
    """Everything that there is to know of an action, at once."""
    found: dict[Any, About] = {}
    for item in about:
        had = found.get(item.action, About(item.action, ()))
        found[item.action] = About(
            item.action,
            had.lines + item.lines,
            had.instead or item.instead,
            had.warning + item.warning,
        )
    return tuple(found.values())


class Place(Struct, frozen=True, gc=False):
    """What a cell of the board is to the seat that looks, such as what entering would cost it."""

    cell: str
    lines: tuple[Message, ...]


class Gain(Struct, frozen=True, gc=False):
    """One thing that is gained, or lost, with the symbol that stands for it."""

    symbol: str
    """One of the symbols of dice, `straight`, or nothing."""
    text: Message
    least: int = 0
    most: int = 0
    """So much of it; nothing: it is no number, such as a card."""


class Forecast(Struct, frozen=True, gc=False):
    """What a seat's dice would bring if it left them as they lie."""

    title: Message
    gains: tuple[Gain, ...] = ()
    lines: tuple[Message, ...] = ()
    """What cancels what, and what is missing."""
    open: tuple[Message, ...] = ()
    """What is still to be decided or rolled then: its part is left out."""
    fails: bool = False
    """Whether that would lose something: points, or the game."""


class Leave(Struct, frozen=True, gc=False):
    """A question that one may leave as it is, as others of the same turn."""

    action: Any
    """What takes nothing of what is offered."""
    label: Message
    """The same, and that it holds for the rest of the turn."""
    more: bool
    """Whether others may follow."""


class Scene(Struct, frozen=True, gc=False):
    """The whole table."""

    panels: tuple[Panel, ...]
    asked: tuple[Message, ...] = ()
    """What belongs to the question that the seat is asked: re-rolls left, the card that asks, …"""
    about: tuple[About, ...] = ()
    places: tuple[Place, ...] = ()
    lookup: tuple[Notes, ...] = ()
    """What can be looked up at any time, such as a table of bonuses."""
    market: Market | None = None
    """What the seat can buy, whether it may do so now or not."""
    forecast: Forecast | None = None
    usual: Any = None
    """What is mostly done at a question about dice: they are picked already."""
    leave: Leave | None = None
    """Who wants nothing more this turn is not asked again, as long as nothing happens to him."""
