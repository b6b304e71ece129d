"""Looking at the cards that come next, and putting them back in an order of choice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.decks import deck_of, look
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Deck, Normandy, Task
from beachhead.kernel.contract import Decision
from beachhead.kernel.decks import FACE_DOWN, Draw
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class LookAtTop(Task, frozen=True):
    """To do: see the next cards of a deck one by one, and put them back in an order of choice."""

    deck: str
    number: int
    rule: str

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        deck = _deck(s, self.deck)
        if len(deck.top) < min(self.number, deck.left):
            return Draw(deck.cards, seat, self.rule, "look")
        seen = min(self.number, len(deck.top))
        if seen <= 1:
            return None
        orders = ("-".join(order) for order in permutations(map(str, range(1, seen + 1))))
        return Decision(seat, "put-back", self.rule, tuple(map(a.PutBack, orders)))

    def run(self, h: Happening, seat: int) -> None:
        """There is one card at most."""
        h.tell(f.NextPutBack(seat, by=self.rule))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        top = _deck(h.s, self.deck).top
        if isinstance(given, str):
            look(h, self.deck, (*top, given), seat)
            h.tell(f.NextSeen(seat, given, by=self.rule))
            h.push(seat, self)
            return
        assert isinstance(given, a.PutBack)
        order = tuple(top[int(place) - 1] for place in given.order.split("-"))
        look(h, self.deck, (*order, *top[len(order) :]), seat)
        h.tell(f.NextPutBack(seat, by=self.rule))

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        seen = (id for id in _deck(s, self.deck).top[: self.number] if id != FACE_DOWN)
        return tuple(
            message("asked-next", place=at, card=Ref("card", id), effects=Ref("effects", id))
            for at, id in enumerate(seen, start=1)
        )


def look_at_top(h: Happening, seat: int, name: str, number: int, rule: str) -> None:
    """Somebody looks at the next cards; what another knew of them is looked at anew."""
    deck = _deck(h.s, name)
    seen = deck.top[:number]
    if seen:
        look(h, name, deck.top if seat in deck.known_to else seen, seat)
        for id in seen:
            h.tell(f.NextSeen(seat, id, by=rule))
    h.push(seat, LookAtTop(name, number, rule))


def best_first(s: Normandy, task: LookAtTop, worth: Callable[[str], float]) -> a.PutBack:
    """The order in which the better cards come first."""
    seen = _deck(s, task.deck).top[: task.number]
    places = sorted(range(len(seen)), key=lambda place: -worth(seen[place]))
    return a.PutBack("-".join(str(place + 1) for place in places))


def _deck(s: Normandy, name: str) -> Deck:
    deck = deck_of(s, name)
    assert deck is not None
    return deck
