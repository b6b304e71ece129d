"""What the table shows of Conditions: those in force, those one has seen, and where they bear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.modules.conditions.cards import KIND
from beachhead.games.normandy.modules.conditions.drawing import said
from beachhead.games.normandy.modules.conditions.state import TABLE, lying
from beachhead.games.normandy.modules.conditions.words import Ground, OfSkulls
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.card_words import Dearer, NoItems, NoSpecialists, NoTrade
from beachhead.games.normandy.words.dice_words import (
    ExchangeDie,
    FewerRerolls,
    LessFromDice,
    OnlyDice,
)
from beachhead.games.normandy.words.ground_words import IdleVehicles, NoSideways
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.scene import CardRow, CardShown, Message, Panel, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

BEARS: dict[type[Effect], tuple[Window, ...]] = {
    Ground: ("move", "ready"),
    OfSkulls: ("roll", "tally"),
    OnlyDice: ("muster",),
    FewerRerolls: ("roll",),
    LessFromDice: ("roll", "tally"),
    ExchangeDie: ("tally",),
    NoItems: ("rally",),
    NoSpecialists: ("rally",),
    NoTrade: ("trade",),
    NoSideways: ("move",),
    IdleVehicles: ("move", "ready"),
}
"""The moments at which words bear on a choice whose cards nobody uses."""
DEAR: dict[str, tuple[Window, ...]] = {"advance": ("move",), "award": ("trade",)}
MOMENTS: dict[str, tuple[Window, ...]] = {
    "muster": ("muster",),
    "lock": ("roll",),
    "reroll": ("roll",),
    "tally": ("tally",),
    "rally": ("rally",),
    "trade": ("trade",),
    "move": ("move", "ready"),
    "ready": ("ready",),
}
"""What can be decided about, by the step of a player."""


def panels(box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
    """Those in force, and for who has looked ahead, those to come."""
    found = []
    if now := TABLE.of(s).lying:
        found.append(CardRow(message("scene-conditions"), _row(now)))
    deck = deck_of(s, KIND)
    if deck and deck.top:
        found.append(CardRow(message("scene-next-conditions"), _row(deck.top)))
    return tuple(found)


def _row(cards: tuple[str, ...]) -> tuple[CardShown, ...]:
    return tuple(CardShown(id, "face-down" if id == FACE_DOWN else "ready") for id in cards)


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """The Conditions that bear on what a player is asked."""
    moments = MOMENTS.get(s.players[seat].turn.step, ())
    return tuple(
        said(card.id)
        for card in lying(box, s)
        if card.when == "always" and any(_bears(effect, moments) for effect in card.effects)
    )


def _bears(effect: Effect, moments: tuple[Window, ...]) -> bool:
    if isinstance(effect, Dearer):
        return not set(DEAR.get(effect.what, ("rally",))).isdisjoint(moments)
    own = next((when for word, when in BEARS.items() if isinstance(effect, word)), ())
    return not effect.windows().union(own).isdisjoint(moments)
