"""A Battle Condition as a card, and what can be wrong with one in a content file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.cards.content import Id, Names
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.kinds import When
from beachhead.games.normandy.modules.conditions.words import OfCondition
from beachhead.games.normandy.modules.module import Placed
from beachhead.games.normandy.words.choice import walk
from beachhead.kernel.emblems import Emblem, Timing
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Message, Ref, WeatherKind, message

KIND = "condition"
"""The list of cards, and their deck."""


class Loses(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody may lose to cancel a Condition: a Specialist by his title, or an Item."""

    specialist: Id | None = None
    item: Id | None = None

    def said(self) -> Message:
        """As a clause."""
        if self.item is not None:
            return message("cancel-by-item", card=Ref("card", self.item))
        return message("cancel-by-specialist", title=Ref("title", self.specialist))


class Condition(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Battle Condition: in force for a turn, or something that happens before Phase 1."""

    rule = "Q-1"
    kind = KIND
    works = ("always", "taken")
    when: When = "always"
    weather: WeatherKind | None = None
    whom: Literal["units", "players"] = "units"
    """All Units, or all players, with or without a Unit."""
    cancel: Loses | None = None
    story: Names

    def words(self) -> dict[str, str]:
        weather = "yes" if self.weather else "no"
        return {"kind": KIND, "who": "all", "span": "turn", "whom": self.whom, "weather": weather}

    def clauses(self) -> dict[str, tuple[Message, ...]]:
        return {"cancel": (self.cancel.said(),) if self.cancel else ()}

    def frame(self) -> str:
        return f"card-condition-{self.when}"

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("weather"), *super().emblems()) if self.weather else super().emblems()

    def timing(self) -> Timing:
        return "this-turn" if self.when == "always" else "at-once"

    def variety(self) -> str:
        return "weather" if self.weather else ""

    def note(self) -> Names:
        return self.story


def condition_faults(card: Condition, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """Everything about a Condition that does not fit together."""
    if card.who != "unit":
        yield ("who",), Problem("condition-for-all")
    for name, value in (("if", card.condition), ("pay", card.pay)):
        if value is not None:
            yield (name,), Problem("condition-for-all")
    if card.cancel is not None:
        yield from _cancel_faults(card.cancel, placed)


def _cancel_faults(cancel: Loses, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    title, item = cancel.specialist, cancel.item
    if (title is None) == (item is None):
        yield ("cancel",), Problem("cancel-one")
    if title is not None and title not in placed["title"]:
        expected = ", ".join(sorted(placed["title"]))
        yield ("cancel", "specialist"), Problem("unknown-title", title=title, expected=expected)
    if item is not None and item not in placed["item"]:
        expected = ", ".join(sorted(placed["item"]))
        yield ("cancel", "item"), Problem("unknown-card", card=item, expected=expected)


def misplaced(card: UnitCard) -> Iterator[tuple[Key, Problem]]:
    """Words that only a Condition can have, on another card."""
    for at, effect in enumerate(card.effects):
        if any(isinstance(part, OfCondition) for part in walk((effect,))):
            yield ("effects", at), Problem("only-in-conditions")
