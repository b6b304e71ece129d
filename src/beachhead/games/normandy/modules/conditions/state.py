"""What the Battle Conditions module keeps: its settings, and the cards that lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct
from msgspec.structs import replace

from beachhead.games.normandy.cards.decks import deck_of, discard
from beachhead.games.normandy.modules.conditions.cards import KIND, Condition
from beachhead.games.normandy.modules.parts import OfOptions, OfTable
from beachhead.games.normandy.state import Normandy, Player
from beachhead.kernel.options import Rule

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class ConditionOptions(Struct, frozen=True):
    """The settings of this module."""

    battle_conditions: Annotated[bool, Rule("Q-1")] = False
    persistent_weather: Annotated[bool, Rule("Q-4")] = False
    forward_observation: Annotated[bool, Rule("Q-5")] = False


class ConditionsTable(Struct, frozen=True, gc=False):
    """What belongs to the table."""

    lying: tuple[str, ...] = ()
    """What is in force, in the order in which it applies: a Weather comes last (Q-4)."""


OPTIONS = OfOptions(ConditionOptions)
TABLE = OfTable("conditions", ConditionsTable)


def persists(s: Normandy) -> bool:
    """Whether a Weather stays until the next one (Q-4)."""
    return OPTIONS.of(s.options).persistent_weather


def condition(box: Box, id: str) -> Condition:
    """A Condition by its id."""
    card = box.content.by_id[id]
    assert isinstance(card, Condition)
    return card


def lying(box: Box, s: Normandy) -> Iterator[Condition]:
    """The Conditions in force, in their order."""
    return (condition(box, id) for id in TABLE.of(s).lying)


def stays(box: Box, s: Normandy, id: str) -> bool:
    """Whether a Condition lies on when the turn ends (Q-4)."""
    return persists(s) and condition(box, id).weather is not None


def binds(card: Condition, player: Player) -> bool:
    """Whether a Condition is for a player: all Units, or all players (Q-1)."""
    return card.whom == "players" or player.unit is not None


def without(s: Normandy, *ids: str) -> Normandy:
    """The same table if these Conditions did not lie there."""
    left = tuple(id for id in TABLE.of(s).lying if id not in ids)
    return replace(s, **{TABLE.name: ConditionsTable(left)})


def lift(h: Happening, *ids: str) -> None:
    """Conditions are in force no more, and lie beside their deck."""
    h.s = without(h.s, *ids)
    for id in ids:
        deck = deck_of(h.s, KIND)
        assert deck is not None
        discard(h, deck, id)
