"""The cards of Way to Hell that are for any game; its maps are among the others anyway."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.modules.module import Module, own_faults
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.games.normandy.state import NormandyOptions
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import Rule

CARDS = frozenset(
    (
        "tank-destroyer",
        "scout-car",
        "amphibious-tank",
        "war-campaign-star",
        "war-service-medal",
        "voluntary-service-medal",
        "croix-militaire",
        "quartermaster",
        "drill-sergeant",
    )
)
"""W-1: what the box adds to the cards of the base game."""


class WayToHellOptions(Struct, frozen=True):
    """The settings of this module."""

    way_to_hell: Annotated[bool, Rule("W-1")] = False


OPTIONS = OfOptions(WayToHellOptions)


class WayToHell(Module):
    """The hooks of this module."""

    id = "way-to-hell"
    rule_ids = ("W-1",)
    options = OPTIONS

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).way_to_hell

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "way_to_hell", options)

    def banned(self, box: Box, options: NormandyOptions) -> frozenset[str]:
        return frozenset() if self.active(options) else CARDS
