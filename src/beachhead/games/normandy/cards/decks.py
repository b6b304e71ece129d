"""Decks: what is left in them, what was played, and drawing from them (T-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Deck, Normandy, Task, with_deck
from beachhead.kernel.contract import Decision
from beachhead.kernel.decks import FACE_DOWN, Draw

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class DrawCard(Task, frozen=True):
    """To do: draw from a deck, at random or by choice."""

    deck: str
    choice: bool
    rule: str
    secret: bool = False
    """Whether only the one who draws sees the card, unless it works at once."""
    cause: str = ""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        deck = deck_of(s, self.deck)
        if deck is None or not deck.left:
            return None
        if self.choice:
            ways = tuple(map(a.TakeAward, cards_in(s, self.deck)))
            return Decision(seat, "award", self.rule, ways)
        return Draw(next_cards(deck), seat, self.rule, self.deck)

    def run(self, h: Happening, seat: int) -> None:
        h.tell(f.DeckEmpty(self.deck, by=self.rule))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        card = given.card if isinstance(given, a.TakeAward) else given
        assert isinstance(card, str)
        if not self.secret or h.content.by_id[card].when == "taken":
            take_from(h, seat, self.deck, card, self.rule, by_choice=self.choice)
            return
        leave(h, self.deck, card, self.rule, by_choice=self.choice)
        hand = tuple(sorted((*h.player(seat).secret, card)))
        h.set_player(seat, secret=hand, secret_deck=self.deck)
        h.tell(f.SecretDrawn(seat, by=self.rule))
        h.tell(f.SecretSeen(seat, card, by=self.rule))


def deck_of(s: Normandy, name: str) -> Deck | None:
    """The deck of one kind of card, if the battle has one."""
    for deck in s.decks:
        if deck.name == name:
            return deck
    return None


def cards_in(s: Normandy, name: str) -> tuple[str, ...]:
    """What is left in a deck; nothing if the battle has no such deck."""
    deck = deck_of(s, name)
    if deck is None:
        return ()
    known = deck.top and FACE_DOWN not in deck.top
    return tuple(sorted(deck.cards + deck.top)) if known else deck.cards


def next_cards(deck: Deck) -> tuple[str, ...]:
    """What may be drawn next: the top card where it is known, else any."""
    return deck.cards if not deck.top or FACE_DOWN in deck.top else deck.top[:1]


def left_to_draw(s: Normandy, name: str) -> int:
    """How many cards of a deck nobody is about to draw."""
    deck = deck_of(s, name)
    left = deck.left if deck else 0
    for player in s.players:
        for task in player.todo:
            left -= isinstance(task, DrawCard) and task.deck == name
    return left


def take_from(
    h: Happening, seat: int, name: str, card: str, by: str, by_choice: bool = False
) -> None:
    """A card comes out of its deck, to a player."""
    h.tell(f.CardDrawn(seat, card, by=by))
    leave(h, name, card, by, by_choice)
    h.take(seat, card)


def leave(h: Happening, name: str, card: str, by: str, by_choice: bool = False) -> None:
    """A card leaves its deck; whoever takes one by choice shuffles the rest."""
    deck = deck_of(h.s, name)
    assert deck is not None
    if deck.top[:1] == (card,) and not by_choice:
        _put(h, with_deck(deck, top=deck.top[1:]), by)
        return
    left = [*deck.cards, *deck.top]
    left.remove(card)
    _put(h, with_deck(deck, cards=tuple(sorted(left)), top=(), known_to=()), by)


def look(h: Happening, name: str, order: tuple[str, ...], *seats: int) -> None:
    """These seats know which cards come next, and in which order."""
    deck = deck_of(h.s, name)
    assert deck is not None
    left = [*deck.cards, *deck.top]
    for card in order:
        left.remove(card)
    _put(h, with_deck(deck, cards=tuple(sorted(left)), top=order, known_to=seats), "")


def play_secret(h: Happening, seat: int, card: str) -> None:
    """A card that nobody else knew of is played, and lies beside its deck."""
    player, by = h.player(seat), h.content.by_id[card].rule
    hand = list(player.secret)
    hand.remove(card)
    h.set_player(seat, secret=tuple(hand))
    h.tell(f.SecretPlayed(seat, card, by=by))
    deck = deck_of(h.s, player.secret_deck)
    assert deck is not None
    discard(h, deck, card)


def discard(h: Happening, deck: Deck, card: str) -> None:
    """A card that was played lies beside its deck."""
    _put(h, with_deck(deck, played=(*deck.played, card)), h.content.by_id[card].rule)


def _put(h: Happening, deck: Deck, by: str) -> None:
    """A deck has changed; when it is empty, the played cards come back."""
    if not deck.left and deck.played:
        h.tell(f.DeckReshuffled(deck.name, by=by))
        deck = Deck(deck.name, tuple(sorted(deck.played)))
    decks = tuple(deck if other.name == deck.name else other for other in h.s.decks)
    h.set_table(decks=decks)
