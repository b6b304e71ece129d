"""A decision as steps a person can take: a menu, a menu after that, or dice to pick.

Thirty ways to use a Specialist become: which one, which die, what it becomes.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from beachhead.kernel.contract import Action
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import Field, fields
from beachhead.kernel.notation import tag
from beachhead.locale import Texts


def read_number(text: str) -> int | None:
    """A number as a person types one; None if it is none, or absurdly long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None


class Entry(Struct, frozen=True):
    """A line of a menu, and the actions it leaves."""

    label: str
    options: tuple[Action, ...]
    short: str
    """How the entry is called once it is chosen."""


class Menu(Struct, frozen=True):
    """Pick one entry."""

    entries: tuple[Entry, ...]


class DicePick(Struct, frozen=True):
    """Pick some dice; each allowed set of dice is an action, and none may be one too."""

    by_dice: dict[tuple[int, ...], Action]
    none: Action | None
    """An action without any dice, or anything else, to say."""

    @property
    def do(self) -> str:
        """What is done with the dice, by the name of the action: `reroll`, `lock`, …"""
        return tag(type(next(iter(self.by_dice.values()))))

    @property
    def movable(self) -> frozenset[int]:
        """Dice that may be picked at all."""
        return frozenset(die for dice in self.by_dice for die in dice)

    @property
    def most(self) -> int:
        """How many may be picked at once; where dice are locked or cancelled, exactly so many."""
        return max(map(len, self.by_dice))

    def refusal(self) -> Problem:
        """The answer to dice that cannot be picked."""
        return Problem("not-these-dice", do=self.do, most=self.most)


Prompt: TypeAlias = Menu | DicePick


Places: TypeAlias = Mapping[str, str]
"""What there is to know of each place on the board, by its id."""
NO_PLACES: Places = MappingProxyType({})


def prompt_for(texts: Texts, options: tuple[Action, ...], places: Places = NO_PLACES) -> Prompt:
    """The next step of choosing among these actions."""
    pick = _dice_pick(options)
    if pick is not None:
        return pick
    groups: dict[object, list[Action]] = {}
    for option in options:
        groups.setdefault(_heading(option), []).append(option)
    if len(groups) > 1:
        return Menu(tuple(_entry(texts, group, places) for group in groups.values()))
    return Menu(_by_first_difference(texts, options, places))


def _dice_pick(options: tuple[Action, ...]) -> DicePick | None:
    """Options that differ only in a set of dice, besides one that has nothing to say."""
    with_dice = [option for option in options if _has_dice(option)]
    without = [option for option in options if not _has_dice(option)]
    same_heading = len({_heading(option) for option in with_dice}) == 1
    if (
        not with_dice
        or not same_heading
        or len(without) > 1
        or (without and (_heading_card(with_dice) or fields(type(without[0]))))
    ):
        return None
    by_dice = {option.dice: option for option in with_dice}  # type: ignore[attr-defined]
    return DicePick(by_dice, without[0] if without else None)


def _has_dice(option: Action) -> bool:
    return any(field.kind == "dice" for field in fields(type(option)))


def _heading_card(options: list[Action]) -> bool:
    return hasattr(options[0], "card")


def _heading(option: Action) -> tuple[str, str]:
    """What is chosen first: what to do, and with which card."""
    return tag(type(option)), getattr(option, "card", "")


def _entry(texts: Texts, group: list[Action], places: Places) -> Entry:
    first = group[0]
    card: str | None = getattr(first, "card", None)
    short = texts.action(first)
    if len(group) > 1:
        short = texts.say(texts.own("menu", tag(type(first))), card=texts.value("card", card))
    about = texts.card_text(card) if card else _about_place(group, places)
    return Entry(f"{short} · {about}" if about else short, tuple(group), short)


def _about_place(group: list[Action], places: Places) -> str:
    """What there is to know of the place that an action names, such as what entering it costs."""
    if len(group) > 1:
        return ""
    named = (getattr(group[0], f.name) for f in fields(type(group[0])) if f.kind == "place")
    return next((places.get(place, "") for place in named), "")


def _by_first_difference(
    texts: Texts, options: tuple[Action, ...], places: Places
) -> tuple[Entry, ...]:
    if len(options) == 1:
        return (_entry(texts, list(options), places),)
    for field in fields(type(options[0])):
        values = list(dict.fromkeys(getattr(option, field.name) for option in options))
        if len(values) > 1:
            groups = [[o for o in options if getattr(o, field.name) == value] for value in values]
            labels = [
                _label(texts, field, value, group)
                for value, group in zip(values, groups, strict=True)
            ]
            abouts = [_about_place(group, places) for group in groups]
            return tuple(
                Entry(f"{label} · {about}" if about else label, tuple(group), label)
                for label, group, about in zip(labels, groups, abouts, strict=True)
            )
    return tuple(_entry(texts, [option], places) for option in options)


def _label(texts: Texts, field: Field, value: object, group: list[Action]) -> str:
    if len(group) == 1 and len(fields(type(group[0]))) == 1:
        return texts.action(group[0])
    if field.words:
        return texts.say(f"{field.name}-{value}")
    return str(texts.value(field.kind, value))
