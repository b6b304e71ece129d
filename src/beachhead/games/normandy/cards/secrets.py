"""What a seat may not know of cards: the order of decks, and hands that others keep to themselves.

A card that the one who looks cannot see may be anywhere: in a view it is among those of its deck,
and where it really lies there is a back. A guess deals the backs out again.
"""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.games.normandy.cards.decks import cards_in, deck_of
from beachhead.games.normandy.state import Deck, Normandy, with_deck, with_player, with_seat
from beachhead.kernel.decks import FACE_DOWN, face_down
from beachhead.kernel.dice import Below


def hide(s: Normandy, seat: int | None) -> Normandy:
    """The state as a seat (None: a spectator) sees it."""
    for deck in s.decks:
        if deck.top and seat not in deck.known_to and FACE_DOWN not in deck.top:
            backs = with_deck(deck, cards=cards_in(s, deck.name), top=face_down(deck.top))
            s = _with_deck(s, backs)
    for other, player in enumerate(s.players):
        if player.secret and other != seat and FACE_DOWN not in player.secret:
            deck = deck_of(s, player.secret_deck) or Deck(player.secret_deck)
            s = _with_deck(s, with_deck(deck, cards=_sorted(deck.cards, player.secret)))
            s = with_seat(s, other, with_player(player, secret=face_down(player.secret)))
    return s


def guess(s: Normandy, below: Below) -> Normandy:
    """A state that a view may be of."""
    for other, player in enumerate(s.players):
        if FACE_DOWN in player.secret:
            deck = deck_of(s, player.secret_deck)
            assert deck is not None
            left, dealt = _deal(deck, len(player.secret), below)
            s = _with_deck(s, left)
            s = with_seat(s, other, with_player(player, secret=tuple(sorted(dealt))))
    for deck in s.decks:
        if FACE_DOWN in deck.top:
            left, top = _deal(deck, len(deck.top), below)
            s = _with_deck(s, with_deck(left, top=top))
    return s


def _deal(deck: Deck, count: int, below: Below) -> tuple[Deck, tuple[str, ...]]:
    left = list(deck.cards)
    dealt = tuple(left.pop(below(len(left))) for _ in range(count))
    return with_deck(deck, cards=tuple(left)), dealt


def _sorted(*cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(card for some in cards for card in some))


def _with_deck(s: Normandy, deck: Deck) -> Normandy:
    decks = tuple(deck if other.name == deck.name else other for other in s.decks)
    return replace(s, decks=decks)
