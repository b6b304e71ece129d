"""What stands for an effect on the face of a card: glyphs of our own, which any screen can draw."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

Glyph: TypeAlias = Literal[
    "skull",
    "star",
    "soldier",
    "two-soldiers",
    "courage",
    "tool",
    "die",
    "gold-die",
    "turn",
    "reroll",
    "lock",
    "rwb",
    "straight",
    "copy",
    "specialist",
    "item",
    "award",
    "vehicle",
    "card",
    "recall",
    "price",
    "trade",
    "orders",
    "sector",
    "bunker",
    "shield",
    "mgf",
    "mine",
    "wire",
    "shell",
    "weather",
    "flag",
    "advance",
    "sideways",
    "leap",
    "clock",
    "boat",
    "restart",
    "aid",
    "eye",
    "scope",
    "explosive",
]
Timing: TypeAlias = Literal[
    "always",
    "turn",
    "use",
    "once",
    "enter",
    "rwb",
    "taken",
    "lost",
    "instead",
    "this-turn",
    "at-once",
    "to-do",
    "own-turn",
    "other-turn",
    "any-turn",
]
"""When a card works, as it is drawn on its face."""


class Emblem(Struct, frozen=True, gc=False, omit_defaults=True):
    """A glyph with what is written beside it, such as `+2`; struck out if it is taken away."""

    glyph: Glyph
    sign: str = ""
    struck: bool = False


ORDERS = Emblem("orders")


class Pictured(Struct, frozen=True):
    """Something that is drawn on the face of a card."""

    drawn: ClassVar[Emblem] = ORDERS
    """What it looks like, if that is always the same."""

    def emblems(self) -> tuple[Emblem, ...]:
        """What it looks like, the most important first."""
        return (self.drawn,)


def more(amount: int) -> str:
    """So much more."""
    return f"+{amount}"


def less(amount: int) -> str:
    """So much less."""
    return f"\N{MINUS SIGN}{amount}"
