"""What a seat may not know of cards: the order of decks, and hands that others keep to themselves.

A card that the one who looks cannot see may be anywhere: in a view it is among those of its deck,
and where it really lies there is a back. A guess deals the backs out again.
"""

from __future__ import annotations

from collections.abc import Callable

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


def guess(s: Normandy, below: Below, is_kept: Callable[[str], bool]) -> Normandy:
    """A state that a view may be of; cards that work when they are drawn are in nobody's hand."""
    for other, player in enumerate(s.players):
        if FACE_DOWN in player.secret:
            deck = deck_of(s, player.secret_deck)
            assert deck is not None
            able = [card for card in deck.cards if is_kept(card)]
            left, dealt = _deal(deck, able, len(player.secret), below)
            s = _with_deck(s, left)
            s = with_seat(s, other, with_player(player, secret=tuple(sorted(dealt))))
    for deck in s.decks:
        if FACE_DOWN in deck.top:
            left, top = _deal(deck, list(deck.cards), len(deck.top), below)
            s = _with_deck(s, with_deck(left, top=top))
    return s


def _deal(deck: Deck, able: list[str], count: int, below: Below) -> tuple[Deck, tuple[str, ...]]:
    dealt = tuple(able.pop(below(len(able))) for _ in range(count))
    left = list(deck.cards)
    for card in dealt:
        left.remove(card)
    return with_deck(deck, cards=tuple(left)), dealt


def _sorted(*cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(card for some in cards for card in some))


def _with_deck(s: Normandy, deck: Deck) -> Normandy:
    decks = tuple(deck if other.name == deck.name else other for other in s.decks)
    return replace(s, decks=decks)
