"""Cards drawn from a shuffled deck, as explicit chance.

Nobody shuffles beforehand: a deck is the multiset of what is left in it, and which card comes out
is settled when it is drawn, so that a card is as fair, and as checkable, as a roll.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import CODECS

FACE_DOWN = "face-down"
"""In a view: a card that lies there, and the one who looks may not know which."""


def face_down(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards as somebody sees them who sees their backs."""
    return (FACE_DOWN,) * len(cards)


class Drawn(Struct, frozen=True, gc=False):
    """Event: a pending draw brought this card."""

    seat: int | None
    card: str

    def text(self) -> str:
        """The result in notation."""
        return self.card


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Chance: one of these cards is drawn, by a seat or (None) for the whole table."""

    deck: tuple[str, ...]
    """What is left in the deck, sorted; a card that is there twice stands here twice."""
    seat: int | None
    rule: str
    ask: str = "card"
    """What is drawn, as a decision's `ask` says what is decided."""

    @property
    def total(self) -> int:
        """The sum of all outcome weights."""
        return len(self.deck)

    def outcomes(self) -> dict[str, int]:
        """Every possible card, with how often it is in the deck."""
        return dict(Counter(self.deck))

    def draw(self, below: Below) -> str:
        """One card, from a stream."""
        return self.deck[below(len(self.deck))]

    def allows(self, result: str) -> bool:
        """Whether this card can be drawn."""
        return result in self.deck

    def event(self, result: str) -> Drawn:
        """What happens when this card is drawn."""
        return Drawn(self.seat, result)

    def happen(self, below: Below) -> Drawn:
        """What happens, from a stream."""
        return Drawn(self.seat, self.draw(below))

    def write(self, result: str) -> str:
        """The card in notation."""
        return result

    def read(self, text: str) -> str:
        """A card typed in or recorded, by its id."""
        card: str = CODECS["word"].read(text.strip())
        if not self.allows(card):
            raise Illegal("wrong-card", text=text, wanted=", ".join(self.outcomes()))
        return card
