"""Every event of a game as one line of text, and back.

`seat1 reroll Rk Wk` · `seat2 rolls Rs Wt` · `table rolls Gk F4` · `table draws jeep` ·
`seat1 undoes 2 seat1 seat2` · `seat1 redoes` · `upgrade pocket-2 09af…`
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from beachhead.kernel.contract import Action, Choice, Drawn, Event, Rolled
from beachhead.kernel.errors import Ambiguous, Illegal, Malformed
from beachhead.kernel.kinds import CODECS, LISTS, Field, codec, fields, read_die

NOTHING = "-"


class Undo(Struct, frozen=True):
    """Entry: the last `steps` events are taken back by a seat; these seats agreed."""

    seat: int
    steps: int
    agreed: tuple[int, ...]


class Redo(Struct, frozen=True):
    """Entry: the seat puts back what it took back last; these seats agreed."""

    seat: int
    agreed: tuple[int, ...] = ()


class Seed(Struct, frozen=True):
    """Entry: the game is over and its dice seed is shown."""

    hex: str


class Upgrade(Struct, frozen=True):
    """Entry: from here on the game is played by these rules, with content of this fingerprint."""

    rules: str
    content: str


Entry: TypeAlias = Event | Undo | Redo | Seed | Upgrade


class Noted(NamedTuple):
    """An entry as it is kept: in notation, with a fingerprint of the state that it led to."""

    event: str
    state: str = ""
    """Empty where none was taken."""


def tag(cls: type[Struct]) -> str:
    """The word that names an action or fact class."""
    return str(cls.__struct_config__.tag)


@lru_cache(maxsize=1 << 14)
def write_action(action: Action) -> str:
    """An action in notation: its word, then its fields."""
    words = [tag(type(action))]
    for name, write in _writers(type(action)):
        if (value := getattr(action, name)) != ():
            words.append(NOTHING if value is None else write(value))
    return " ".join(words)


@cache
def _writers(cls: type[Action]) -> tuple[tuple[str, Callable[[Any], str]], ...]:
    """The fields of a class, and how each of them is written."""
    return tuple((field.name, _writer(field.kind)) for field in fields(cls))


def _writer(kind: str) -> Callable[[Any], str]:
    if kind not in LISTS:
        return codec(kind).write
    write = codec(LISTS[kind]).write
    return lambda items: " ".join(map(write, items))


def read_action(text: str, actions: Iterable[type[Action]]) -> Action:
    """Read exactly what `write_action` writes for one of these classes."""
    verb, *tokens = text.split(" ")
    cls = next((cls for cls in actions if tag(cls) == verb), None)
    if cls is None:
        raise Malformed("unknown-verb", verb=verb)
    values: list[object] = []
    for field in fields(cls):
        if field.kind in LISTS:
            values.append(tuple(CODECS[LISTS[field.kind]].read(token) for token in tokens))
            tokens = []
            continue
        if not tokens:
            raise Malformed("too-few-words", text=text, field=field.name)
        token, *tokens = tokens
        values.append(_read_field(field, token))
    if tokens:
        raise Malformed("too-many-words", text=text, extra=" ".join(tokens))
    action = cls(*values)
    _check_canonical(write_action(action), text)
    return action


def _read_field(field: Field, token: str) -> object:
    if field.optional and token == NOTHING:
        return None
    if field.words and token not in field.words:
        raise Malformed("not-one-of", token=token, words=", ".join(field.words))
    return codec(field.kind).read(token)


def _check_canonical(canonical: str, text: str) -> None:
    if canonical != text:
        raise Malformed("not-canonical", text=text, canonical=canonical)


def resolve(text: str, options: tuple[Action, ...]) -> Action:
    """The one action on offer that a person's text means.

    Words may be shortened (`adv`), the dice of a list given in any order, and a die's colour left
    out (`reroll k`), as long as only one action on offer fits.
    """
    wanted = text.strip().split()
    if not wanted:
        raise Malformed("empty")
    by_text = {write_action(option): option for option in options}
    if (exact := by_text.get(" ".join(wanted))) is not None:
        return exact
    fitting = [option for option in options if _fits(wanted, option)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        some = "; ".join(write_action(option) for option in fitting[:4])
        raise Ambiguous("ambiguous", text=text, count=len(fitting), some=some)
    if any(written.startswith(wanted[0].lower()) for written in by_text):
        raise Illegal("not-on-offer", action=text)
    raise Malformed("unknown-verb", verb=wanted[0])


def _fits(wanted: list[str], option: Action) -> bool:
    written = write_action(option).split()
    if len(wanted) != len(written) or not written[0].startswith(wanted[0].lower()):
        return False
    listed = 1 + sum(field.kind not in LISTS for field in fields(type(option)))
    if not all(map(_token_fits, wanted[1:listed], written[1:listed])):
        return False
    left = written[listed:]
    # The longest first: `k Rk` must not spend the red skull on the `k`.
    for word in sorted(wanted[listed:], key=len, reverse=True):
        match = next((token for token in left if _token_fits(word, token)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _token_fits(word: str, token: str) -> bool:
    is_die = len(token) == 2 and token[0].isupper()
    if is_die:
        return word.lower() in (token.lower(), token[1:])
    return token.startswith(word.lower())


def write_entry(entry: Entry) -> str:
    """A record entry as one line."""
    match entry:
        case Choice(seat, action):
            return f"{_seat(seat)} {write_action(action)}"
        case Rolled():
            return f"{_who(entry.seat)} rolls {entry.text()}".rstrip()
        case Drawn():
            return f"{_who(entry.seat)} draws {entry.text()}"
        case Undo(seat, steps, agreed):
            return " ".join([_seat(seat), "undoes", str(steps), *map(_seat, agreed)])
        case Redo(seat, agreed):
            return " ".join([_seat(seat), "redoes", *map(_seat, agreed)])
        case Seed(hex):
            return f"seed {hex}"
        case Upgrade(rules, content):
            return f"upgrade {rules} {content}"


def read_entry(text: str, actions: tuple[type[Action], ...]) -> Entry:
    """Read exactly what `write_entry` writes."""
    who, _, rest = text.partition(" ")
    verb, *tokens = rest.split(" ")
    entry: Entry
    if who == "seed":
        entry = Seed(_hex(rest))
    elif who == "upgrade" and len(tokens) == 1:
        entry = Upgrade(CODECS["word"].read(verb), CODECS["word"].read(tokens[0]))
    elif verb == "rolls":
        entry = Rolled(_read_who(who), tuple(sorted(map(read_die, tokens))))
    elif verb == "draws" and len(tokens) == 1:
        entry = Drawn(_read_who(who), CODECS["word"].read(tokens[0]))
    elif verb == "undoes" and tokens:
        agreed = tuple(map(_read_seat, tokens[1:]))
        entry = Undo(_read_seat(who), CODECS["number"].read(tokens[0]), agreed)
    elif verb == "redoes":
        entry = Redo(_read_seat(who), tuple(map(_read_seat, tokens)))
    else:
        entry = Choice(_read_seat(who), read_action(rest, actions))
    _check_canonical(write_entry(entry), text)
    return entry


def _seat(seat: int) -> str:
    return CODECS["seat"].write(seat)


def _read_seat(token: str) -> int:
    seat: int = CODECS["seat"].read(token)
    return seat


def _who(seat: int | None) -> str:
    return "table" if seat is None else _seat(seat)


def _read_who(token: str) -> int | None:
    return None if token == "table" else _read_seat(token)


def _hex(text: str) -> str:
    if not text or len(text) % 2 or set(text) - set(string.hexdigits.lower()):
        raise Malformed("not-a-seed", token=text)
    return text
