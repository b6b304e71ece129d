"""Kinds of value that appear in actions and facts, and how each is written in notation.

A field annotated `Annotated[int, Kind("die")]` is written as a die in records and said as a die in
every language. One table here and one in `beachhead.locale` serve all games.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from beachhead.kernel.errors import Malformed


def kebab(name: str) -> str:
    """`SitOut` -> `sit-out`: the tag of an action or fact class."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Kind(NamedTuple):
    """Marks what a field's value means."""

    name: str


class Field(NamedTuple):
    """One field of an action or fact: its name, kind, allowed words, and if it may be None."""

    name: str
    kind: str
    words: tuple[str, ...]
    optional: bool


class Codec(NamedTuple):
    """How values of one kind are written as tokens, and read back."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


SYMBOLS = ("skull", "star", "soldier", "two-soldiers", "courage", "tool")
SECTORS = ("landing", "barriers", "rallying-point", "gantlet", "bluffs", "bunker")
COLOURS = ("red", "white", "blue", "gray", "black", "field", "gold", "plain")

Seat = Annotated[int, Kind("seat")]
Die = Annotated[int, Kind("die")]
Dice = Annotated[tuple[int, ...], Kind("dice")]
Symbol = Annotated[int, Kind("symbol")]
RwbSymbol = Annotated[int, Kind("rwb-symbol")]
"""A symbol, said as the RWB that three of it make."""
Symbols = Annotated[tuple[int, ...], Kind("symbols")]
Colour = Annotated[int, Kind("colour")]
Colours = Annotated[tuple[int, ...], Kind("colours")]
Sector = Annotated[int, Kind("sector")]
CardId = Annotated[str, Kind("card")]
BeachId = Annotated[str, Kind("beach")]

Titles = Annotated[tuple[Any, ...], Kind("list")]
"""Messages."""

COLOUR_LETTERS = "RWBGKFYD"
SYMBOL_LETTERS = "ks12ct"
FIELD, PLAIN = COLOURS.index("field"), COLOURS.index("plain")


def is_numbered(colour: int) -> bool:
    """Whether the faces of this die are numbers: a sector's, or an ordinary die's own."""
    return colour in (FIELD, PLAIN)


_DICE_WRITTEN = tuple(
    letter + (str(face + 1) if is_numbered(colour) else symbol)
    for colour, letter in enumerate(COLOUR_LETTERS)
    for face, symbol in enumerate(SYMBOL_LETTERS)
)
_DICE = {written: die for die, written in enumerate(_DICE_WRITTEN)}


def write_die(die: int) -> str:
    """A die as two characters: a red skull is `Rk`, the sector die `F4`, an ordinary die `D4`."""
    return _DICE_WRITTEN[die]


def write_dice(dice: tuple[int, ...]) -> str:
    """Dice as a line of text."""
    return " ".join(map(write_die, dice))


def read_die(token: str) -> int:
    """Read what `write_die` wrote."""
    try:
        return _DICE[token]
    except KeyError:
        raise Malformed("not-a-die", token=token) from None


def _word_codec(words: tuple[str, ...], code: str) -> Codec:
    def read(token: str) -> int:
        if token not in words:
            raise Malformed(code, token=token)
        return words.index(token)

    return Codec(lambda value: words[value], read)


def _read_number(token: str) -> int:
    if not re.fullmatch(r"-?(0|[1-9][0-9]{0,8})", token) or token == "-0":
        raise Malformed("not-a-number", token=token)
    return int(token)


def _read_seat(token: str) -> int:
    if not token.startswith("seat"):
        raise Malformed("not-a-seat", token=token)
    number = _read_number(token[4:])
    if number < 1:
        raise Malformed("not-a-seat", token=token)
    return number - 1


def _read_word(token: str) -> str:
    if not re.fullmatch(r"[a-z0-9]+([-.][a-z0-9]+)*", token):
        raise Malformed("not-a-word", token=token)
    return token


def _read_flag(token: str) -> bool:
    if token not in ("yes", "no"):
        raise Malformed("not-yes-or-no", token=token)
    return token == "yes"


CODECS: dict[str, Codec] = {
    "die": Codec(write_die, read_die),
    "symbol": _word_codec(SYMBOLS, "not-a-symbol"),
    "rwb-symbol": _word_codec(SYMBOLS, "not-a-symbol"),
    "colour": _word_codec(COLOURS, "not-a-colour"),
    "sector": _word_codec(SECTORS, "not-a-sector"),
    "seat": Codec(lambda seat: f"seat{seat + 1}", _read_seat),
    "number": Codec(str, _read_number),
    "flag": Codec(lambda value: "yes" if value else "no", _read_flag),
    "word": Codec(str, _read_word),
}
"""Kinds of one token each; all others are ids of content."""

LISTS = {"dice": "die", "colours": "colour", "symbols": "symbol"}
"""Kinds of any number of tokens; only a class's last field may be one."""


def codec(kind: str) -> Codec:
    """How a kind of one token is written."""
    return CODECS.get(kind, CODECS["word"])


@cache
def fields(cls: type[Struct]) -> tuple[Field, ...]:
    """The fields of an action or fact class, in order."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple(_field(name, hints[name]) for name in cls.__struct_fields__)


def _field(name: str, hint: Any) -> Field:
    optional = False
    if get_origin(hint) in (Union, types.UnionType):
        optional = True
        (hint,) = (part for part in get_args(hint) if part is not types.NoneType)
    if get_origin(hint) is Annotated:
        kind = next(mark.name for mark in hint.__metadata__ if isinstance(mark, Kind))
        return Field(name, kind, (), optional)
    if get_origin(hint) is Literal:
        return Field(name, "word", get_args(hint), optional)
    return Field(name, {bool: "flag", int: "number", str: "word"}[hint], (), optional)
