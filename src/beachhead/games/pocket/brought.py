"""Cards that an RWB of a symbol, or a straight, brings: one card for each (P-3, B-5, E-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from beachhead.cards.building import Key
from beachhead.cards.content import Card, SymbolName
from beachhead.cards.loading import ContentFile, fault_at
from beachhead.games.pocket.tally import STRAIGHT
from beachhead.kernel.emblems import Emblem
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import Message, Ref, message


class PocketCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the Pocket box."""

    def brought_by(self) -> SymbolName | Literal["straight"]:
        """The symbol whose RWB brings this card, or "straight"."""
        raise NotImplementedError

    def price(self) -> tuple[Emblem, ...]:
        symbol = self.brought_by()
        return (Emblem("straight"),) if symbol == "straight" else (Emblem("rwb"), Emblem(symbol))

    def price_said(self) -> tuple[Message, ...]:
        symbol = self.brought_by()
        return (message("brought-by", symbol=symbol, sign=Ref("sign", symbol)),)

    def title(self) -> Message:
        sign = Ref("sign", self.brought_by())
        return message("card-title", card=Ref("card", self.id), sign=sign)


def place(card: PocketCard) -> int:
    """The symbol that brings a card, or STRAIGHT."""
    symbol = card.brought_by()
    return STRAIGHT if symbol == "straight" else SYMBOLS.index(symbol)


def rivals(placed: Iterable[tuple[ContentFile, Key, Any]], field: str) -> Iterator[Problem]:
    """A fault for every card that another card's symbol brings too."""
    entries = list(placed)
    for file, key, card in entries:
        others = [other.id for _, _, other in entries if place(other) == place(card)]
        others.remove(card.id)
        if others:
            fault = Problem("earned-twice", earned=card.brought_by(), other=others[0])
            yield fault_at(file, (*key, field), fault)
