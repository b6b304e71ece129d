"""The cards of Atlantikwall that are for any game; its maps are among the others anyway."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from beachhead.games.normandy.modules.more_cards import MoreCards
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.kernel.options import Rule


class AtlantikwallCardsOptions(Struct, frozen=True):
    """The settings of this module."""

    atlantikwall_cards: Annotated[bool, Rule("A-1")] = False


class AtlantikwallCards(MoreCards):
    """The cards of its folder."""

    id = "atlantikwall-cards"
    rule_ids = ("A-1",)
    options = OfOptions(AtlantikwallCardsOptions)
    setting = "atlantikwall_cards"
