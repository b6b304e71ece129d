"""What is told of Battle Conditions."""

from __future__ import annotations

from beachhead.games.normandy.kinds import ByRule
from beachhead.kernel.contract import Fact
from beachhead.kernel.kinds import CardId, Seat


class ConditionDrawn(Fact, frozen=True):
    rule = "Q-1"
    card: CardId


class WeatherStays(Fact, frozen=True):
    rule = "Q-4"
    card: CardId


class ConditionCancelled(Fact, frozen=True):
    """Somebody has lost a card for it."""

    rule = "Q-2"
    decisive = True
    seat: Seat
    condition: CardId


class ConditionKept(Fact, frozen=True):
    """Somebody who could cancel it does not."""

    rule = "Q-2"
    seat: Seat
    condition: CardId


class ConditionsLifted(ByRule, frozen=True):
    decisive = True
    seat: Seat


class Observed(Fact, frozen=True):
    """Somebody looks at what comes next."""

    rule = "Q-5"
    seat: Seat
    card: CardId


FACTS = (
    *(ConditionDrawn, WeatherStays, ConditionCancelled, ConditionKept, ConditionsLifted),
    Observed,
)
