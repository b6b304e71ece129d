"""Decks: what is left in them, what was played, and drawing from them (T-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Deck, Normandy, Task
from beachhead.kernel.contract import Decision
from beachhead.kernel.decks import Draw

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class DrawCard(Task, frozen=True):
    """To do: draw from a deck, at random or by choice."""

    deck: str
    choice: bool
    rule: str

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        cards = cards_in(s, self.deck)
        if not cards:
            return None
        if self.choice:
            return Decision(seat, "award", self.rule, tuple(map(a.TakeAward, cards)))
        return Draw(cards, seat, self.rule, self.deck)

    def run(self, h: Happening, seat: int) -> None:
        h.tell(f.DeckEmpty(self.deck, by=self.rule))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        card = given.card if isinstance(given, a.TakeAward) else given
        assert isinstance(card, str)
        take_from(h, seat, self.deck, card, self.rule)


def deck_of(s: Normandy, name: str) -> Deck | None:
    """The deck of one kind of card, if the battle has one."""
    return next((deck for deck in s.decks if deck.name == name), None)


def cards_in(s: Normandy, name: str) -> tuple[str, ...]:
    """What is left in a deck; nothing if the battle has no such deck."""
    return next((deck.cards for deck in s.decks if deck.name == name), ())


def left_to_draw(s: Normandy, name: str) -> int:
    """How many cards of a deck nobody is about to draw."""
    tasks = (task for player in s.players for task in player.todo)
    return len(cards_in(s, name)) - sum(
        isinstance(task, DrawCard) and task.deck == name for task in tasks
    )


def take_from(h: Happening, seat: int, name: str, card: str, by: str) -> None:
    """A card comes out of its deck, to a player."""
    h.tell(f.CardDrawn(seat, card, by=by))
    leave(h, name, card, by)
    h.take(seat, card)


def leave(h: Happening, name: str, card: str, by: str) -> None:
    """A card leaves its deck."""
    deck = deck_of(h.s, name)
    assert deck is not None
    cards = list(deck.cards)
    cards.remove(card)
    _put(h, replace(deck, cards=tuple(cards)), by)


def discard(h: Happening, deck: Deck, card: str) -> None:
    """A card that was played lies beside its deck."""
    _put(h, replace(deck, played=(*deck.played, card)), h.content.by_id[card].rule)


def _put(h: Happening, deck: Deck, by: str) -> None:
    """A deck has changed; when it is empty, the played cards come back."""
    if not deck.cards and deck.played:
        h.tell(f.DeckReshuffled(deck.name, by=by))
        deck = Deck(deck.name, tuple(sorted(deck.played)))
    decks = tuple(deck if other.name == deck.name else other for other in h.s.decks)
    h.set_table(decks=decks)
