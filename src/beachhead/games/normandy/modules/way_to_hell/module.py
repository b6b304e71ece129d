"""The cards of Way to Hell that are for any game; its maps are among the others anyway."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from beachhead.games.normandy.modules.more_cards import MoreCards
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.kernel.options import Rule


class WayToHellOptions(Struct, frozen=True):
    """The settings of this module."""

    way_to_hell: Annotated[bool, Rule("W-1")] = False


class WayToHell(MoreCards):
    """The cards of its folder."""

    id = "way-to-hell"
    rule_ids = ("W-1",)
    options = OfOptions(WayToHellOptions)
    setting = "way_to_hell"
