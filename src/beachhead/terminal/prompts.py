"""A decision as steps a person can take: a menu, a menu after that, or dice to pick.

Thirty ways to use a Specialist become: which one, which die, what it becomes.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import fields
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

    @property
    def movable(self) -> frozenset[int]:
        """Dice that may be picked at all."""
        return frozenset(die for dice in self.by_dice for die in dice)

    @property
    def most(self) -> int:
        """How many may be picked at once."""
        return max(map(len, self.by_dice))


Prompt: TypeAlias = Menu | DicePick


def prompt_for(texts: Texts, options: tuple[Action, ...]) -> Prompt:
    """The next step of choosing among these actions."""
    pick = _dice_pick(options)
    if pick is not None:
        return pick
    groups: dict[object, list[Action]] = {}
    for option in options:
        groups.setdefault(_heading(option), []).append(option)
    if len(groups) > 1:
        return Menu(tuple(_entry(texts, group) for group in groups.values()))
    return Menu(_by_first_difference(texts, options))


def _dice_pick(options: tuple[Action, ...]) -> DicePick | None:
    """Options that differ only in a set of dice, besides one that takes none."""
    with_dice = [option for option in options if _has_dice(option)]
    without = [option for option in options if not _has_dice(option)]
    same_heading = len({_heading(option) for option in with_dice}) == 1
    if (
        not with_dice
        or not same_heading
        or len(without) > 1
        or (without and _heading_card(with_dice))
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


def _entry(texts: Texts, group: list[Action]) -> Entry:
    first = group[0]
    card: str | None = getattr(first, "card", None)
    short = texts.action(first)
    if len(group) > 1:
        short = texts.say(f"menu-{tag(type(first))}", card=texts.card_name(card) if card else "")
    label = f"{short} · {texts.card_text(card)}" if card else short
    return Entry(label, tuple(group), short)


def _by_first_difference(texts: Texts, options: tuple[Action, ...]) -> tuple[Entry, ...]:
    if len(options) == 1:
        return (_entry(texts, list(options)),)
    for field in fields(type(options[0])):
        values = list(dict.fromkeys(getattr(option, field.name) for option in options))
        if len(values) > 1:
            groups = [[o for o in options if getattr(o, field.name) == value] for value in values]
            labels = [
                _label(texts, field.kind, value, group)
                for value, group in zip(values, groups, strict=True)
            ]
            return tuple(
                Entry(label, tuple(group), label)
                for label, group in zip(labels, groups, strict=True)
            )
    return tuple(_entry(texts, [option]) for option in options)


def _label(texts: Texts, kind: str, value: object, group: list[Action]) -> str:
    only_field = len(group) == 1 and len(fields(type(group[0]))) == 1
    return texts.action(group[0]) if only_field else str(texts.value(kind, value))
