"""What is known of the content of Normandy, by its ids."""

from __future__ import annotations

from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Item, UnitCard
from beachhead.games.normandy.words.word import Effect
from tests.games.normandy_play import the_game


def content() -> NormandyContent:
    found = the_game().content
    assert isinstance(found, NormandyContent)
    return found


def item(id: str) -> Item:
    card = content().by_id[id]
    assert isinstance(card, Item)
    return card


def only(card: UnitCard) -> Effect:
    """The effect of a card that has one."""
    (effect,) = card.effects
    return effect
