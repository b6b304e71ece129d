"""A game's settings: described for people, checked with every fault at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

from beachhead.kernel.errors import Problem, Problems

if TYPE_CHECKING:
    from beachhead.kernel.contract import Game

OptionsT = TypeVar("OptionsT", bound=Struct)


class Rule(NamedTuple):
    """Marks an option with the rule it is about."""

    id: str


class Group(NamedTuple):
    """Marks an option with what it is about, if that is not the game as a whole."""

    id: str


class OfSeat(NamedTuple):
    """Marks an option that belongs to one seat, counted from 0; it is called `<what>_<number>`."""

    seat: int


class FromContent(NamedTuple):
    """Marks an option whose choices are ids of content of this kind, such as the maps."""

    kind: str


class Spec(Struct, frozen=True):
    """One setting: what it may be, what it is unless said otherwise, and the rule behind it."""

    name: str
    rule: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    group: str = "game"
    """What it is about: forms show a group under one heading."""
    seat: int | None = None
    """The seat that it is about, if it is about one."""
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    content: str = ""
    """The kind of content that the choices are ids of, if they are."""

    @property
    def label(self) -> str:
        """What it is called beside its seat, or anywhere if it has none."""
        return self.name if self.seat is None else self.name.rpartition("_")[0]

    def expected(self) -> str:
        """The values allowed, language-neutral."""
        if self.kind == "flag":
            return "true, false"
        return ", ".join(self.choices) if self.kind == "choice" else f"{self.low}..{self.high}"

    def values(self) -> tuple[bool | int | str, ...]:
        """Every value."""
        if self.kind == "flag":
            return (True, False)
        return self.choices if self.kind == "choice" else tuple(range(self.low, self.high + 1))

    def samples(self) -> tuple[bool | int | str, ...]:
        """Every value, or for a number its ends and default: what tests walk over."""
        if self.kind == "flag":
            return (False, True)
        if self.kind == "choice":
            return self.choices
        return tuple(sorted({self.low, int(self.default), self.high}))

    def read(self, value: object) -> bool | int | str:
        """A value as given by a person or a file; raises `Problem` if it is not allowed."""
        text = str(value).strip().lower()
        if self.kind == "flag" and text in ("true", "yes", "on", "1"):
            return True
        if self.kind == "flag" and text in ("false", "no", "off", "0"):
            return False
        if self.kind == "choice" and text in self.choices:
            return text
        is_number = self.kind == "number" and text.isascii() and text.isdigit() and len(text) < 10
        if is_number and self.low <= int(text) <= self.high:
            return int(text)
        name = as_typed(self.name)
        raise Problem("bad-option", name=name, value=str(value), expected=self.expected())


Choices: TypeAlias = Callable[[str], tuple[str, ...]]
"""The ids of all content of a kind."""


@cache
def _hints(options_type: type[Struct]) -> dict[str, Any]:
    return get_type_hints(options_type, include_extras=True)


def _no_choices(kind: str) -> tuple[str, ...]:
    return ()


def specs(options_type: type[Struct], choices: Choices = _no_choices) -> tuple[Spec, ...]:
    """The settings that an options class describes, with the choices that content gives."""
    return _specs(options_type, choices)


@lru_cache(maxsize=256)
def _specs(options_type: type[Struct], choices: Choices) -> tuple[Spec, ...]:
    hints = _hints(options_type)
    defaults = options_type()
    return tuple(
        _spec(name, hints[name], getattr(defaults, name), choices)
        for name in options_type.__struct_fields__
    )


def _spec(name: str, hint: Any, default: Any, choices: Choices) -> Spec:
    assert get_origin(hint) is Annotated, f"{name} needs a Rule"
    marks = hint.__metadata__
    rule = next(mark.id for mark in marks if isinstance(mark, Rule))
    seat = next((mark.seat for mark in marks if isinstance(mark, OfSeat)), None)
    usual = "game" if seat is None else "seats"
    group = next((mark.id for mark in marks if isinstance(mark, Group)), usual)
    base = hint.__origin__
    if base is bool:
        return Spec(name, rule, "flag", default, group, seat)
    if get_origin(base) is Literal:
        return Spec(name, rule, "choice", default, group, seat, choices=get_args(base))
    if base is str:
        kind = next(mark.kind for mark in marks if isinstance(mark, FromContent))
        found = choices(kind)
        return Spec(name, rule, "choice", default, group, seat, choices=found, content=kind)
    meta = next(mark for mark in marks if isinstance(mark, msgspec.Meta))
    assert meta.ge is not None and meta.le is not None
    return Spec(name, rule, "number", default, group, seat, low=int(meta.ge), high=int(meta.le))


def grouped(specs: Iterable[Spec]) -> dict[str, list[Spec]]:
    """The settings by what they are about, in the order of the first of each group."""
    groups: dict[str, list[Spec]] = {}
    for spec in specs:
        groups.setdefault(spec.group, []).append(spec)
    return groups


def as_typed(name: str) -> str:
    """A setting's name as it is typed behind a command."""
    return name.replace("_", "-")


def unknown_option(name: str, known: Iterable[str]) -> Problem:
    """A setting that does not exist, and which one was probably meant."""
    names = [as_typed(one) for one in known]
    near = next(iter(get_close_matches(as_typed(name), names, n=1)), "none")
    return Problem("unknown-option", name=as_typed(name), known=", ".join(names), near=near)


def read_options(game: Game[Any, OptionsT], given: Mapping[str, object]) -> OptionsT:
    """A game's options from what a person said; every fault is told at once."""
    known = {spec.name: spec for spec in game.specs()}
    values: dict[str, bool | int | str] = {}
    found: list[Problem] = []
    for name, value in given.items():
        key = name.replace("-", "_")
        if key not in known:
            found.append(unknown_option(name, known))
            continue
        try:
            values[key] = known[key].read(value)
        except Problem as problem:
            found.append(problem)
    if found:
        raise Problems("bad-options", found)
    return game.options_type(**values)
