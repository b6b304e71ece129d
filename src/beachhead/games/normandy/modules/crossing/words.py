"""What only Naval Specialists can do."""

from __future__ import annotations

from beachhead.games.normandy.kinds import Positive
from beachhead.games.normandy.words.word import Lasting
from beachhead.kernel.emblems import Emblem, less


class Seaworthy(Lasting, frozen=True):
    """The motor does not stall, and nobody panics (C-5)."""

    drawn = Emblem("boat")
    used_in = ()

    def each_turn(self) -> float:
        return 0.6


class ClearLane(Lasting, frozen=True):
    """The mines of the sea do nothing (C-9)."""

    drawn = Emblem("mine", struck=True)
    used_in = ()

    def each_turn(self) -> float:
        return 0.5


class SoftLanding(Lasting, frozen=True):
    """Going ashore in the craft costs less Courage (C-12)."""

    used_in = ()
    by: Positive

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("boat"), Emblem("courage", less(self.by)))

    def each_turn(self) -> float:
        return 0.2 * self.by


class SparesHull(Lasting, frozen=True):
    """Shells cost the craft fewer Item Points (C-7)."""

    used_in = ()
    tools: Positive

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("shell"), Emblem("tool", less(self.tools)))

    def each_turn(self) -> float:
        return 0.1 * self.tools
