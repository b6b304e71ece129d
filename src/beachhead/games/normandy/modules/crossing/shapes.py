"""Cards of the crossing: Naval Specialists, and what Awards do at sea (C-2, C-13)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import Struct

from beachhead.cards.content import Id, Source
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.kinds import When


class Naval(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Naval Specialist: aboard from the start, for the ride alone."""

    rule = "C-2"
    kind = "naval"
    works: ClassVar[tuple[When, ...]] = ("always",)
    nation: Id


class SeaAward(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an Award does at sea instead of what it does ashore; an Award may have several."""

    rule = "C-13"
    kind = "at-sea"
    works: ClassVar[tuple[When, ...]] = ("use",)
    award: Id


@cache
def ways_at_sea(content: NormandyContent, award: str) -> tuple[SeaAward, ...]:
    """What an Award does at sea, if that is something else than ashore."""
    return tuple(way for way in content.of_type(SeaAward) if way.award == award)


class AsAshore(Struct, frozen=True, forbid_unknown_fields=True):
    """An Award that does the same at sea: its id."""

    id: Id
    source: Source


@cache
def as_ashore(content: NormandyContent) -> frozenset[str]:
    """The Awards that do the same at sea."""
    return frozenset(id for kind, id in content.entries() if kind == "as-ashore")
