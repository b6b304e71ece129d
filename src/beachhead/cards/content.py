"""What every piece of content has: an id, a name in each language, and where it comes from."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

Source: TypeAlias = Literal["book", "public", "ours"]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z")]
SymbolName: TypeAlias = Literal["skull", "star", "soldier", "two-soldiers", "courage", "tool"]
ColourName: TypeAlias = Literal["red", "white", "blue"]
SectorName: TypeAlias = Literal[
    "landing", "barriers", "rallying-point", "gantlet", "bluffs", "bunker"
]


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A proper name in each language."""

    en: str
    fr: str


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have."""

    id: Id
    name: Names
    source: Source

    def frame(self) -> str:
        """The message that the text of the card's effects stands in."""
        raise NotImplementedError

    def brought_by(self) -> str:
        """The symbol whose RWB brings this card, or "straight"."""
        raise NotImplementedError

    def parts(self) -> tuple[Struct, ...]:
        """The card's effects."""
        raise NotImplementedError


def content_hash(*parts: Any) -> str:
    """A fingerprint of content: of what it means, not of how the files are laid out."""
    data = msgspec.json.encode(parts, order="deterministic")
    return hashlib.sha256(data).hexdigest()
