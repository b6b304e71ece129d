"""Battle maps as data (V-1): rows of sectors, the ways between them, and what is found there."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from beachhead.cards.content import Id, Names, Source
from beachhead.games.normandy.kinds import Amount, Moment
from beachhead.games.normandy.words.word import Effect, Price

Way = Annotated[str, Meta(pattern=r"^[a-z0-9]+-[a-z0-9]+\Z", examples=["2-3"])]
"""Two sectors by their numbers: `5-7`."""


class SectorAbility(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about a sector: always, every turn, or for each Unit that enters."""

    when: Literal["always", "turn", "enter"]
    effects: tuple[Effect, ...]


class Sector(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One sector. `at` and `wide` are columns of the drawing, counted from 0."""

    number: Annotated[str, Meta(pattern=r"^[a-z0-9]+\Z", examples=["12"])]
    row: Annotated[int, Meta(ge=1, le=12)]
    at: Annotated[int, Meta(ge=0, le=23)]
    wide: Annotated[int, Meta(ge=1, le=24)]
    defence: Amount = field(name="def")
    name: Names | None = None
    bunker: Literal["final", "middle"] | None = None
    needs: Id | None = None
    """The title of a Specialist without whom no Unit may enter."""
    free: Id | None = None
    """The title of a Specialist who may be rallied here without paying."""
    stay: Annotated[int, Meta(ge=1, le=3)] = 3
    """How many turns a Unit may be here: 1 is *can't stay*."""
    units: Annotated[int, Meta(ge=1, le=6)] | None = None
    """How many Units at most may be here."""
    mgf: Annotated[int, Meta(ge=0, le=2)] = 0
    """How many MGF dice are rolled."""
    special_damage: tuple[Effect, ...] = ()
    """What an MGF die of 6 does besides."""
    abilities: tuple[SectorAbility, ...] = ()

    def by_moment(self) -> dict[Moment, tuple[Effect, ...]]:
        """What it does, by when."""
        found: dict[Moment, tuple[Effect, ...]] = {
            "always": (),
            "turn": (),
            "enter": (),
            "six": self.special_damage,
        }
        for ability in self.abilities:
            found[ability.when] += ability.effects
        return found


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map as it is printed: a battle map, or one of a module that is joined to it."""

    leaving: ClassVar[int | None] = None
    """What Advancing from it onto the map above costs, if that is printed."""
    id: Id
    name: Names
    text: Names
    source: Source
    courage: tuple[Amount, ...]
    """What Advancing costs, for row 2, 3, …"""
    sectors: tuple[Sector, ...]
    forward: tuple[Way, ...]
    sideways: tuple[Way, ...] = ()
    mines: tuple[Way, ...] = ()
    barriers: tuple[Way, ...] = ()


class BattleMap(Sheet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle."""

    number: Annotated[int, Meta(ge=1, le=99)]
    start: Price
    """What each Unit starts with."""
    par: Amount
    """The turns that a good commander needs (V-8)."""
    teaches: bool = False
    """Whether it can be played in training steps (V-9)."""
    shore: bool = False
    """Whether its lowest row is a beach that one lands on from the sea (W-1)."""
    vehicles: bool = False
    special_items: tuple[Id, ...] = ()

    @property
    def code(self) -> str:
        """Its number as printed: N01."""
        return f"N{self.number:02}"
