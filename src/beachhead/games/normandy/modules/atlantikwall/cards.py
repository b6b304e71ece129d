"""The German's cards: Specialists, Items and Decorations (K-15 to K-17)."""

from __future__ import annotations

from typing import ClassVar

from beachhead.cards.content import Id
from beachhead.games.normandy.cards.shapes import Rank, Specialist, Tag, UnitCard, titled
from beachhead.games.normandy.kinds import Amount, When
from beachhead.games.normandy.modules.atlantikwall.specialist_words import BackToPool, Wake
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.emblems import Glyph
from beachhead.kernel.scene import Message, Ref


def _said(card: UnitCard, words: dict[str, str]) -> dict[str, str]:
    """What his card's text has to know: whom it is for is no Unit (K-9)."""
    return {**words, "who": "garrison" if card.who == "unit" else card.who}


class GermanSpecialist(Specialist, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of his Specialists; he may have all of them."""

    rule = "K-15"
    of_units = False
    works: ClassVar[tuple[When, ...]] = ("always", "use", "turn", "rwb", "taken", "lost")
    rank: Rank = "regular"
    role: Id = "german"

    @property
    def wakes(self) -> str | None:
        """What of the map is active while he serves: `mgf` or `mines` (K-3)."""
        return next((effect.what for effect in self.effects if isinstance(effect, Wake)), None)

    @property
    def returns(self) -> bool:
        """Whether he goes back to the pool when he is lost."""
        return any(isinstance(effect, BackToPool) for effect in self.effects)

    def words(self) -> dict[str, str]:
        return _said(self, super().words())


class GermanItem(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of his Items, used once."""

    rule = "K-16"
    of_units = False
    kind = "item"
    works: ClassVar[tuple[When, ...]] = ("use", "taken")
    cost: Amount
    """In Item Points."""
    tags: tuple[Tag, ...] = ()

    def paid(self) -> Price:
        return Price(tools=self.cost)

    def icons(self) -> tuple[Glyph, ...]:
        return self.tags

    def words(self) -> dict[str, str]:
        return _said(self, super().words())

    def title(self) -> Message:
        return titled("item", self.tags, card=Ref("card", self.id), cost=self.cost)


class Decoration(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that nobody knows of until it is played; a Black one works when it is drawn (K-6)."""

    rule = "K-6"
    of_units = False
    kind = "award"
    works: ClassVar[tuple[When, ...]] = ("use", "taken")

    @property
    def black(self) -> bool:
        """Whether it hurts the one who draws it."""
        return self.when == "taken"

    def variety(self) -> str:
        return "black" if self.black else ""

    def words(self) -> dict[str, str]:
        return _said(self, super().words())
