"""A module that is nothing but more cards of the usual kinds."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.modules.module import Module, own_faults
from beachhead.games.normandy.state import NormandyOptions
from beachhead.kernel.errors import Problem


class MoreCards(Module):
    """Cards that lie in its folder are in the game with its one setting; maps are in any case."""

    setting: ClassVar[str]
    heeds_others = False

    def active(self, options: NormandyOptions) -> bool:
        chosen: bool = getattr(options, self.setting)
        return chosen

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(self.options, self.setting, options)

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
        if self.active(options):
            return frozenset()
        return box.content.folders[self.folder.name]
