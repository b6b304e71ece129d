"""Kinds of value and fact that Normandy's actions and facts are made of."""

from __future__ import annotations

from typing import Annotated

from beachhead.kernel.contract import Fact
from beachhead.kernel.kinds import Kind

Place = Annotated[str, Kind("place")]
"""A sector, by its number on the map."""
Effects = Annotated[str, Kind("effects")]
"""What an effect, or one way of a choice, does: by its key."""
PricedCard = Annotated[str, Kind("card-title")]
"""A card to be paid for: said with its price."""


class ByRule(Fact, frozen=True, kw_only=True):
    """A fact whose rule depends on what brought it about."""

    by: str

    def cites(self) -> str:
        return self.by
