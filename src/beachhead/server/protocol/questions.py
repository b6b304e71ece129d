"""What is asked of a seat: to choose, or to type in."""

from __future__ import annotations

from typing import Literal, TypeAlias

from beachhead.kernel.guide import Part
from beachhead.server.protocol.panels import DieShown
from beachhead.server.protocol.wire import Wire


class DicePrompt(Wire, frozen=True, tag="dice"):
    """Pick some dice."""

    do: str
    """What is done with them: `reroll`, `lock`, …"""
    dice: tuple[DieShown, ...]
    """The different dice among them, to be drawn where they do not lie on the table."""
    picks: tuple[str, ...]
    """The actions with all dice that may be picked together: they are named last, in notation."""
    most: int
    all: bool
    """Whether everything that may be picked may be picked at once."""
    none: str = ""
    none_label: str = ""
    """The action without any dice."""
    none_warning: str = ""
    """What that would lose or throw away."""


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
    warning: str = ""
    """What it would lose or throw away, by the rules."""


class MenuPrompt(Wire, frozen=True, tag="menu"):
    """Choose one."""

    entries: tuple[MenuEntry, ...]


Prompt: TypeAlias = DicePrompt | MenuPrompt


class GainShown(Wire, frozen=True):
    """One thing that is gained or lost, with the symbol that stands for it."""

    symbol: str
    words: str


class ForecastShown(Wire, frozen=True):
    """What a seat's dice would bring if it left them as they lie."""

    title: str
    gains: tuple[GainShown, ...] = ()
    lines: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    fails: bool = False


class GuideShown(Wire, frozen=True):
    """A step of a guided game: which of how many, and the part of the table that it is about."""

    step: int
    steps: int
    part: Part | Literal[""] = ""
    part_name: str = ""


class LeaveShown(Wire, frozen=True):
    """What takes nothing of what is offered, and what the same is called for the whole turn."""

    action: str
    label: str


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
    guide: GuideShown | None = None
    places: dict[str, tuple[str, ...]] = {}
    """What sectors of the map say to this seat, besides what they say to everybody."""
    forecast: ForecastShown | None = None
    usual: str = ""
    """What is mostly done with dice: they are picked already."""
    leave: LeaveShown | None = None


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
