"""Forward observation: an Item is lost for a look at the next two Conditions (Q-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.cards.looking import look_at_top
from beachhead.games.normandy.cards.shapes import has_icon
from beachhead.games.normandy.modules.conditions.cards import KIND
from beachhead.games.normandy.modules.conditions.facts import Observed
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import CardId

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

SEEN = 2
"""How many cards one sees."""


class Observe(Action, frozen=True):
    """Lose an Item that one sees far with, and look at the next Conditions."""

    card: CardId


def glasses(box: Box, s: Normandy, seat: int) -> tuple[str, ...]:
    """The Items of a Unit that one can observe with."""
    deck = deck_of(s, KIND)
    if deck is None or not deck.left:
        return ()
    cards = (box.content.by_id[id] for id in dict.fromkeys(s.players[seat].hand))
    return tuple(card.id for card in cards if has_icon(card, "scope"))


def observe(h: Happening, seat: int, card: str) -> None:
    """The Item is lost, and counts as used."""
    h.tell(f.ItemLost(seat, card, by="Q-5"))
    h.tell(Observed(seat, card))
    h.drop(seat, card)
    look_at_top(h, seat, KIND, SEEN, "Q-5")
