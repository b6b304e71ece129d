"""Words of the German's Specialists alone (K-3, K-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from beachhead.games.normandy.modules.atlantikwall import facts as f
from beachhead.games.normandy.words.word import Do, Effect, Lasting
from beachhead.kernel.emblems import Emblem

if TYPE_CHECKING:
    from beachhead.games.normandy.event import Happening


class Wake(Lasting, frozen=True):
    """The guns of the map fire, or its Land Mines explode (K-3)."""

    used_in = ()
    what: Literal["mgf", "mines"]

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("mgf" if self.what == "mgf" else "mine"),)

    def each_turn(self) -> float:
        return 1.0


class BackToPool(Effect, frozen=True):
    """A Specialist who is lost can be rallied again."""

    drawn = Emblem("recall")
    used_in = ()

    def run(self, h: Happening, seat: int, task: Do) -> None:
        card = h.content.source_of[task.effect]
        left = tuple(id for id in h.player(seat).gone if id != card)
        h.set_player(seat, gone=left)
        h.tell(f.BackInPool(seat, card))

    def once(self) -> float:
        return 0.5
