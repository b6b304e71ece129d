"""What happens with the German."""

from __future__ import annotations

from beachhead.games.normandy.kinds import ByRule, Caused, Place
from beachhead.kernel.contract import Fact
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import CardId, Die, Seat
from beachhead.kernel.scene import amount_of


class GermanReady(Fact, frozen=True):
    """The German does nothing more in this phase."""

    rule = "K-1"
    seat: Seat
    phase: str


class WallManned(Fact, frozen=True):
    """The German counts his losses by the highest DEF among the Units."""

    rule = "K-4"
    decisive = True
    seat: Seat
    sector: Place
    defence: int
    missing: int

    def highlight(self) -> Highlight:
        return Highlight("combat", numbers=(amount_of("def", self.defence),))


class DecorationBought(Fact, frozen=True):
    rule = "K-6"
    seat: Seat
    courage: int

    def highlight(self) -> Highlight:
        return Highlight("medal")


class DecorationLost(Caused, frozen=True):
    reveals = True
    seat: Seat
    card: CardId


class DieStolen(Caused, frozen=True):
    seat: Seat
    other: Seat
    die: Die


class DefRaised(ByRule, frozen=True):
    """The DEF is higher this turn wherever there are Units."""

    seat: Seat
    more: int


class Backfired(ByRule, frozen=True):
    """A card of the German's hurts himself."""

    seat: Seat


class BackInPool(Fact, frozen=True):
    rule = "K-15"
    seat: Seat
    card: CardId


class GermanItemFound(Fact, frozen=True):
    rule = "K-1"
    seat: Seat
    card: CardId
    tools: int


class GermanRallied(Fact, frozen=True):
    rule = "K-1"
    seat: Seat
    card: CardId
    stars: int


class Assaulted(Fact, frozen=True):
    """A Unit has entered the final Bunker, and both sides count who is left."""

    rule = "K-7"
    decisive = True
    turning = True
    seat: Seat
    against: Seat
    strength: int
    german: int

    def highlight(self) -> Highlight:
        numbers = (amount_of("strength", self.strength), amount_of("garrison", self.german))
        return Highlight("assault", numbers, table=True)


class BunkerStormed(Fact, frozen=True):
    rule = "K-7"
    decisive = True
    turning = True
    seat: Seat

    def highlight(self) -> Highlight:
        return Highlight("taken", table=True, joins=True)


class UnitDestroyed(Fact, frozen=True):
    rule = "K-7"
    decisive = True
    turning = True
    seat: Seat

    def highlight(self) -> Highlight:
        return Highlight("loss", table=True, joins=True)


FACTS: tuple[type[Fact], ...] = (
    GermanReady,
    WallManned,
    DecorationBought,
    DecorationLost,
    DieStolen,
    DefRaised,
    Backfired,
    BackInPool,
    GermanItemFound,
    GermanRallied,
    Assaulted,
    BunkerStormed,
    UnitDestroyed,
)
