"""The module of SHAEF and six players."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.games.normandy.state import NormandyOptions
from beachhead.kernel.options import FromContent, Group, OfSeat, Rule


class ShaefOptions(Struct, frozen=True):
    """The nations of two seats more, among those of the others."""

    nation_5: Annotated[str, Rule("S-1"), OfSeat(4), FromContent("nation"), Group("seats")] = (
        "shaef"
    )
    nation_6: Annotated[str, Rule("S-1"), OfSeat(5), FromContent("nation"), Group("seats")] = (
        "poland"
    )


class Shaef(Module):
    """Seats and content: it has no say at any moment of the game."""

    id = "shaef"
    rule_ids = ("S-1",)
    options = OfOptions(ShaefOptions)
    seats = 6
    heeds_others = False

    def active(self, options: NormandyOptions) -> bool:
        return False
