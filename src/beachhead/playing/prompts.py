"""A decision as steps a person can take: a menu, a menu after that, or dice to pick.

Thirty ways to use a Specialist become: which one, which die, what it becomes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from beachhead.kernel.contract import Action
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import Field, fields
from beachhead.kernel.notation import tag
from beachhead.locale import Texts
from beachhead.playing.telling import Known


class Entry(Struct, frozen=True):
    """A line of a menu, and the actions it leaves."""

    short: str
    options: tuple[Action, ...]
    about: str = ""
    """What there is to know of it, and what its card says."""
    dice: tuple[int, ...] = ()
    """The dice that it is about, to be drawn."""
    warning: str = ""
    """What it would lose or throw away."""

    @property
    def label(self) -> str:
        """The whole line."""
        return " · ".join(filter(None, (warned(self.short, self.warning), self.about)))


def warned(label: str, warning: str) -> str:
    """A label with what it warns of, where there are only letters to say it with."""
    return f"{label} ⚠ {warning}" if warning else label


class Menu(Struct, frozen=True):
    """Pick one entry."""

    entries: tuple[Entry, ...]


class DicePick(Struct, frozen=True):
    """Pick some dice; each allowed set of dice is an action, and none may be one too."""

    do: str
    """What is done with the dice, by the name of the action: `reroll`, `lock`, …"""
    by_dice: Mapping[tuple[int, ...], Action]
    movable: frozenset[int]
    """Dice that may be picked at all."""
    most: int
    """How many may be picked at once; where dice are locked or cancelled, exactly so many."""
    takes_all: bool
    """Whether everything that may be picked may be picked at once."""
    none: Action | None
    """An action without any dice, or anything else, to say."""
    none_warning: str = ""
    """What that would lose or throw away."""

    def refusal(self) -> Problem:
        """The answer to dice that cannot be picked."""
        return Problem("not-these-dice", do=self.do, most=self.most)

    def nothing_picked(self) -> Problem:
        """The answer if no dice were picked."""
        return Problem("nothing-picked", do=self.do, most=self.most)


Prompt: TypeAlias = Menu | DicePick


AllKnown: TypeAlias = Mapping[Action, Known]
"""What there is to know of options."""
NOTHING: AllKnown = MappingProxyType({})
UNKNOWN = Known("")


def prompt_for(texts: Texts, options: tuple[Action, ...], known: AllKnown = NOTHING) -> Prompt:
    """The next step of choosing among these actions."""
    pick = dice_pick(options)
    if pick is not None:
        warning = warning_of(pick.none, known)
        return replace(pick, none_warning=warning) if warning else pick
    return menu(texts, options, known)


def menu(texts: Texts, options: tuple[Action, ...], known: AllKnown = NOTHING) -> Menu:
    """Where no dice are to be picked."""
    groups: dict[object, list[Action]] = {}
    for option in options:
        groups.setdefault(_heading(option), []).append(option)
    if len(groups) > 1:
        return Menu(tuple(_entry(texts, group, known) for group in groups.values()))
    return Menu(_by_first_difference(texts, options, known))


def warning_of(option: Action | None, known: AllKnown) -> str:
    """What an option would lose or throw away, if it is one."""
    return known.get(option, UNKNOWN).warning if option is not None else ""


def have_dice(options: tuple[Action, ...]) -> bool:
    """Whether dice are picked for any of them."""
    return any(map(_has_dice, map(type, options)))


def dice_pick(options: tuple[Action, ...]) -> DicePick | None:
    """Options that differ only in a set of dice, besides one that has nothing to say."""
    picking = [cls for cls in dict.fromkeys(map(type, options)) if _has_dice(cls)]
    if len(picking) != 1:
        return None
    with_dice = [option for option in options if type(option) is picking[0]]
    without = [option for option in options if type(option) is not picking[0]]
    has_card = hasattr(with_dice[0], "card")
    if (
        (has_card and len(set(map(_heading, with_dice))) > 1)
        or len(without) > 1
        or (without and (has_card or fields(type(without[0]))))
    ):
        return None
    by_dice = {option.dice: option for option in with_dice}  # type: ignore[attr-defined]
    sizes = [*map(len, by_dice)]
    most = max(sizes)
    return DicePick(
        do=tag(type(with_dice[0])),
        by_dice=MappingProxyType(by_dice),
        movable=frozenset(chain.from_iterable(by_dice)),
        most=most,
        takes_all=sizes.count(most) == 1,
        none=without[0] if without else None,
    )


@cache
def _has_dice(cls: type[Action]) -> bool:
    return cls.picked and any(field.kind == "dice" for field in fields(cls))


def _heading(option: Action) -> tuple[str, str]:
    """What is chosen first: what to do, and with which card."""
    return tag(type(option)), getattr(option, "card", "")


def _entry(texts: Texts, group: list[Action], known: AllKnown) -> Entry:
    first = group[0]
    card: str | None = getattr(first, "card", None)
    short = texts.action(first) if len(group) == 1 else _menu_title(texts, group)
    text = texts.card_text(card) if card else ""
    dice = _dice_in(first) if len(group) == 1 else ()
    return Entry(short, tuple(group), _about(group, known, text), dice, _warning(group, known))


def _menu_title(texts: Texts, group: list[Action]) -> str:
    """What several actions are about; `open` is the first thing that is not settled by then."""
    first = group[0]
    id = texts.own("menu", tag(type(first)))
    if not first.said_whole:
        return texts.say(id, card=texts.value("card", getattr(first, "card", None)))
    parts = {
        field: {getattr(option, field.name) for option in group} for field in fields(type(first))
    }
    still = next((field.name for field, values in parts.items() if len(values) > 1), "")
    said = {field.name: texts.value(field.kind, getattr(first, field.name)) for field in parts}
    return texts.say(id, open=still, **said)


def _dice_in(option: Action) -> tuple[int, ...]:
    """All dice that an action names."""
    named = (_dice_of(field, getattr(option, field.name)) for field in fields(type(option)))
    return tuple(die for dice in named for die in dice)


def _dice_of(field: Field, value: Any) -> tuple[int, ...]:
    if field.kind == "dice":
        return tuple(value)
    return (value,) if field.kind == "die" and value is not None else ()


def _about(group: list[Action], known: AllKnown, text: str = "") -> str:
    """What there is to know of an entry, and what its card says, unless it does something else."""
    about = known.get(group[0], UNKNOWN) if len(group) == 1 else UNKNOWN
    return " ".join(filter(None, (about.text, "" if about.instead else text)))


def _warning(group: list[Action], known: AllKnown) -> str:
    """What an entry would lose or throw away, if that is so however one goes on from it."""
    found = {known.get(option, UNKNOWN).warning for option in group}
    return found.pop() if len(found) == 1 else ""


def _by_first_difference(
    texts: Texts, options: tuple[Action, ...], known: AllKnown
) -> tuple[Entry, ...]:
    if len(options) == 1:
        return (_entry(texts, list(options), known),)
    for field in fields(type(options[0])):
        groups: dict[Any, list[Action]] = {}
        for option in options:
            groups.setdefault(getattr(option, field.name), []).append(option)
        if len(groups) > 1:
            return tuple(
                Entry(
                    _label(texts, field, value, group),
                    tuple(group),
                    _about(group, known),
                    _dice_of(field, value),
                    _warning(group, known),
                )
                for value, group in groups.items()
            )
    return tuple(_entry(texts, [option], known) for option in options)


def _label(texts: Texts, field: Field, value: object, group: list[Action]) -> str:
    """What is chosen; the whole action where choosing it also settles what was not asked yet."""
    parts, whole = fields(type(group[0])), group[0].said_whole
    if len(group) == 1 and (whole or len(parts) == 1 or field != parts[-1]):
        return texts.action(group[0])
    if whole:
        return _menu_title(texts, group)
    if field.words:
        return texts.say(f"{field.name}-{value}")
    return str(texts.value(field.kind, value))
