"""What every piece of content has: an id, a name in each language, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import astuple

from beachhead.kernel.emblems import ORDERS, Emblem, Glyph, Pictured, Timing
from beachhead.kernel.kinds import Kind
from beachhead.kernel.scene import Message

if TYPE_CHECKING:
    from beachhead.cards.evenings import Evening

Source: TypeAlias = Literal["book", "public", "ours"]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", examples=["field-radio"])]
CardId: TypeAlias = Annotated[Id, Kind("card")]
SymbolName: TypeAlias = Annotated[
    Literal["skull", "star", "soldier", "two-soldiers", "courage", "tool"], Kind("symbol-name")
]
ColourName: TypeAlias = Annotated[Literal["red", "white", "blue"], Kind("colour-name")]
SectorName: TypeAlias = Annotated[
    Literal["landing", "barriers", "rallying-point", "gantlet", "bluffs", "bunker"],
    Kind("sector-name"),
]


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A proper name in each language."""

    en: str
    fr: str

    def has(self, typed: str) -> bool:
        """Whether somebody typed one of them: capitals and the kind of apostrophe do not matter."""
        return _plain(typed) in map(_plain, astuple(self))


class History(Names, frozen=True, forbid_unknown_fields=True):
    """What somebody is remembered for, in each language, and where that can be read."""

    sources: Annotated[tuple[str, ...], Meta(min_length=1)]


def _plain(text: str) -> str:
    return " ".join(text.replace("’", "'").casefold().split())


class Card(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have."""

    rule: ClassVar[str]
    """The rule about cards of its kind."""
    id: Id
    name: Names
    source: Source

    def note(self) -> Names | None:
        """What there is to tell of it besides what it does."""
        return None

    def frame(self) -> str:
        """The message that the text of the card's effects stands in."""
        raise NotImplementedError

    def title(self) -> Message:
        """Its name, with what it takes to get it."""
        raise NotImplementedError

    def parts(self) -> tuple[Pictured, ...]:
        """The card's effects."""
        raise NotImplementedError

    def emblems(self) -> tuple[Emblem, ...]:
        """What is drawn on its face, the most important first: each emblem once."""
        found = (emblem for part in self.parts() for emblem in part.emblems())
        return tuple(dict.fromkeys(found)) or (ORDERS,)

    def timing(self) -> Timing:
        """When it works."""
        raise NotImplementedError

    def used_at(self) -> tuple[str, ...]:
        """The moments of a turn at which its player may use it, if it is used."""
        return ()

    def price(self) -> tuple[Emblem, ...]:
        """What it takes to get it, as it is printed on it."""
        return ()

    def price_said(self) -> tuple[Message, ...]:
        """The same as clauses."""
        return ()

    def variety(self) -> str:
        """What it is among those of its kind, if it is something in particular."""
        return ""

    def icons(self) -> tuple[Glyph, ...]:
        """What it is besides, for rules that ask for it."""
        return ()

    def escapes(self) -> tuple[str, ...]:
        """The effects of this card that are no words of its game's vocabulary, but Python."""
        return ()

    def words(self) -> dict[str, str]:
        """What the frame and the effects are told of the card besides, as words to select by."""
        return {}

    def clauses(self) -> dict[str, tuple[Message, ...]]:
        """What the frame is told besides, as lists of clauses."""
        return {}


class Content:
    """What a game is played with; most games give names and choices for more than their cards."""

    by_id: Mapping[str, Any]
    """The cards."""
    evenings: tuple[Evening, ...] = ()
    """Ready-made settings, in the order in which they are offered."""

    def cards(self) -> tuple[tuple[str, Any], ...]:
        """Every card with its kind."""
        return ()

    def kind_of(self, id: str) -> str:
        """The kind of a card."""
        return next(kind for kind, card in self.cards() if card.id == id)

    def entries(self) -> dict[tuple[str, str], Any]:
        """Everything that content files can hold, by the name of its list and its id."""
        return {(kind, card.id): card for kind, card in self.cards()}

    def choices(self, kind: str) -> tuple[str, ...]:
        """What a setting that is `FromContent(kind)` may be."""
        return ()

    def name_of(self, kind: str, id: str) -> Names | None:
        """What something is called, by its kind as in actions, facts and messages."""
        return self.by_id[id].name if kind == "card" and id in self.by_id else None
