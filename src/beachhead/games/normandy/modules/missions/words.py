"""The word of the Missions module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.missions.dealing import (
    DRAWS,
    DrawMission,
    DropMission,
    put_back,
    to_draw,
)
from beachhead.games.normandy.modules.missions.state import PLAYER
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.word import Do, Effect
from beachhead.kernel.emblems import Emblem

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class NewOrders(Effect, frozen=True):
    """A Mission is discarded; of two new ones one is kept (M-9)."""

    drawn = Emblem("orders")
    used_in = ("rally", "trade", "move")

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(PLAYER.of(s, seat).held) and bool(to_draw(box, s, seat))

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        held = PLAYER.of(s, seat).held
        options = tuple(map(DropMission, held))
        return task.decision(box, seat, "drop-mission", options) if len(held) > 1 else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        self._exchange(h, seat, PLAYER.of(h.s, seat).held[0])

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, DropMission)
        self._exchange(h, seat, given.card)

    def _exchange(self, h: Happening, seat: int, card: str) -> None:
        own = PLAYER.of(h.s, seat)
        PLAYER.put(h, seat, replace(own, held=tuple(id for id in own.held if id != card)))
        put_back(h, seat, card, "M-9")
        h.push(seat, DrawMission(DRAWS, "M-9"))

    def once(self) -> float:
        return 1.0
