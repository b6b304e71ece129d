"""What a seat can buy."""

from __future__ import annotations

from beachhead.kernel.emblems import Emblem
from beachhead.server.protocol.wire import Wire


class OfferShown(Wire, frozen=True):
    """A card that can be had: what it costs now, and what keeps one from having it."""

    card: str
    price: tuple[Emblem, ...]
    price_words: str
    actions: dict[str, str]
    """What one does to have it, in notation, with a word for it, where one is asked."""
    lines: tuple[str, ...] = ()


class ShelfShown(Wire, frozen=True):
    """Cards of a kind, side by side."""

    title: str
    offers: tuple[OfferShown, ...]
    open: bool
    """Whether one could have each of them with what one has now."""


class MarketShown(Wire, frozen=True):
    """Everything that a seat can have sooner or later, with what it costs it now."""

    seat: int
    has: tuple[Emblem, ...]
    has_words: str
    buying: bool
    """Whether the seat is asked just now what it buys."""
    shelves: tuple[ShelfShown, ...]
