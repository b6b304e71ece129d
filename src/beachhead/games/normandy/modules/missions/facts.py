"""What happens with Missions."""

from __future__ import annotations

from beachhead.games.normandy.kinds import ByRule, Caused, Forced
from beachhead.kernel.contract import Fact
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import CardId, RwbSymbol, Seat


class MissionDrawn(Caused, frozen=True):
    seat: Seat
    card: CardId


class MissionKept(ByRule, frozen=True):
    seat: Seat
    card: CardId


class MissionDiscarded(Forced, frozen=True):
    seat: Seat
    card: CardId


class MissionAccomplished(Fact, frozen=True):
    rule = "M-2"
    turning = True
    seat: Seat
    card: CardId

    def highlight(self) -> Highlight:
        return Highlight("mission", card=self.card)


class RwbGivenUp(Fact, frozen=True):
    rule = "M-3"
    seat: Seat
    symbol: RwbSymbol


class ItemMadeAvailable(Fact, frozen=True):
    rule = "M-4"
    card: CardId


class ItemTakenOut(Fact, frozen=True):
    rule = "M-4"
    card: CardId


class MissionPenaltyPaid(Fact, frozen=True):
    rule = "M-6"
    seat: Seat
    stars: int


class MissionFailed(ByRule, frozen=True):
    seat: Seat
    card: CardId


FACTS: tuple[type[Fact], ...] = (
    MissionDrawn,
    MissionKept,
    MissionDiscarded,
    MissionAccomplished,
    RwbGivenUp,
    ItemMadeAvailable,
    ItemTakenOut,
    MissionPenaltyPaid,
    MissionFailed,
)
