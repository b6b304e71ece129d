"""A sector as it is now: what is printed on it, after cards, modules and what happened there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from beachhead.games.normandy.kinds import Moment
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.state import Normandy, changes
from beachhead.kernel.scene import Message, Sign

if TYPE_CHECKING:
    from beachhead.games.normandy.cards.content import NormandyContent


class SectorNow(Struct, frozen=True, gc=False):
    """What a sector is this moment; `always`, `turn`, `enter` and `six` are keys of effects."""

    index: int = 0
    number: str = ""
    row: int = 0
    """On its own map."""
    defence: int = 0
    mgf: int = 0
    """How many MGF dice fire."""
    silenced: bool = False
    """Whether its MGF fires no more in this game."""
    bunker: Literal["final", "middle"] | None = None
    needs: str | None = None
    free: str | None = None
    stay: int = 3
    units: int | None = None
    always: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    enter: tuple[str, ...] = ()
    six: tuple[str, ...] = ()

    def keys(self, when: Moment) -> tuple[str, ...]:
        """What it does at a moment, by the keys of the effects."""
        found: tuple[str, ...] = getattr(self, when)
        return found


with_sector = changes(SectorNow)


class Drawn(NamedTuple):
    """How a module draws a sector of its own, and what it says of it."""

    kind: Literal["", "deep", "safe"] = ""
    signs: tuple[Sign, ...] = ()
    details: tuple[Message, ...] = ()
    afloat: tuple[int, ...] = ()
    """The seats that are here in a craft."""
    unled: bool = False
    """Whether a Unit is here that nobody leads."""
    away: bool = False
    """Whether it is of no account as yet, or any more."""


def printed(content: NormandyContent, ground: Ground) -> tuple[SectorNow, ...]:
    """Every sector of a ground as it is printed."""
    return tuple(_printed(content, ground, index) for index in range(len(ground.sectors)))


def _printed(content: NormandyContent, ground: Ground, index: int) -> SectorNow:
    sector = ground.sectors[index]
    keys = content.sector_effects[f"{ground.sheet_of[index].id}.{sector.number}"]
    return SectorNow(
        index=index,
        number=sector.number,
        row=sector.row,
        defence=sector.defence,
        mgf=sector.mgf,
        silenced=False,
        bunker=sector.bunker,
        needs=sector.needs,
        free=sector.free,
        stay=sector.stay,
        units=sector.units,
        **keys,
    )


def sector_now(s: Normandy, sector: SectorNow) -> SectorNow:
    """A printed sector after what cards did to it (T-8, V-4)."""
    if sector.index in s.silent:
        sector = with_sector(sector, mgf=0, silenced=True)
    lower = sum(relief.by for relief in s.relief if relief.sector == sector.index)
    return with_sector(sector, defence=max(0, sector.defence - lower)) if lower else sector
