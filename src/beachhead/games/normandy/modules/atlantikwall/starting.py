"""What the German starts with: always the same, or by dice (K-1, K-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.modules.atlantikwall.state import (
    COURAGE,
    DECORATION,
    FIRST,
    SOLDIERS,
    TABLE_OF_RWBS,
    german,
)
from beachhead.games.normandy.state import Deck, Normandy
from beachhead.games.normandy.turn.start import BlindStart, in_play

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


def set_up(h: Happening) -> None:
    """His deck, and what he starts with."""
    seat, blind = german(h.s), h.s.options.blind_start
    h.set_table(decks=(*h.s.decks, Deck(DECORATION, in_play(h.box, h.s, DECORATION))))
    h.set_player(
        seat,
        nation=TABLE_OF_RWBS,
        soldiers=0 if blind else SOLDIERS,
        courage=0 if blind else COURAGE * max(0, len(h.s.units()) - 1),
        specialists=(FIRST,),
        secret_deck=DECORATION,
        todo=(BlindWall(),) if blind else (),
    )


class BlindWall(BlindStart, frozen=True):
    """To do: roll a die for every Unit, and say which of them is the Soldiers (K-13)."""

    rule = "K-13"

    def thrown(self, s: Normandy) -> int:
        return max(1, len(s.units()))

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        settled = self.dice and len(self.ways()) == 1
        return None if settled else super().ask(box, s, seat)

    def run(self, h: Happening, seat: int) -> None:
        """There is nothing to choose."""
        self.answer(h, seat, self.ways()[0])
