"""What lies on the table, without words: panels that any screen can draw in any language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

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


Mark: TypeAlias = Literal["", "matched", "missing", "fixed", "blind"]


class DiceRow(Struct, frozen=True, gc=False, tag="dice"):
    """Dice side by side, each with a mark: matched, still missing, not to be re-rolled, …"""

    title: Message
    dice: Dice
    marks: tuple[Mark, ...] = ()
    seat: int | None = None


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


class Score(Struct, frozen=True, gc=False):
    """One seat's line on the score sheet; `busy` means that the table waits for this seat."""

    seat: int
    text: Message
    busy: bool


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


class Cell(Struct, frozen=True, gc=False):
    """One sector of a board: where it is drawn, what is printed on it, and who is there."""

    id: str
    row: int
    """From 1, the row that is nearest to the players."""
    at: int
    wide: int
    """Columns: the first one, and how many."""
    title: Message
    marks: tuple[Message, ...] = ()
    """What is printed on it, each in a word or two."""
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
    row_marks: tuple[Message | None, ...] = ()
    """What is printed beside each row, from row 1: its cost, if it has one."""
    shore: bool = False
    """Whether row 1 is a beach, or what lies below it: else one comes by land."""
    row_names: tuple[str, ...] = ()
    """What each row is called, from row 1, if not by its number."""


Panel: TypeAlias = DiceRow | CardRow | Track | ScoreSheet | Notes | Board


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


class Scene(Struct, frozen=True, gc=False):
    """The whole table."""

    panels: tuple[Panel, ...]
    asked: tuple[Message, ...] = ()
    """What belongs to the question that the seat is asked: re-rolls left, the card that asks, …"""
    about: tuple[About, ...] = ()
    places: tuple[Place, ...] = ()
    lookup: tuple[Notes, ...] = ()
    """What can be looked up at any time, such as a table of bonuses."""
