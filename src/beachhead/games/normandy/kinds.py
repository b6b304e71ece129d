"""Kinds of value and fact that Normandy's state, words, actions and facts are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from beachhead.kernel.contract import Action, Chance, Decision, Fact
from beachhead.kernel.kinds import Dice, Kind

Place = Annotated[str, Kind("place")]
"""A sector, by its number on the map."""
Effects = Annotated[str, Kind("effects")]
"""What an effect, or one way of a choice, does: by its key."""
RwbName = Annotated[str, Kind("rwb")]
"""An RWB: by its symbol, or by its key if it has a name of its own."""

Resource: TypeAlias = Literal["soldiers", "stars", "courage", "tools"]
RESOURCES: tuple[Resource, ...] = ("soldiers", "stars", "courage", "tools")
Level: TypeAlias = Literal["everything", "cards", "dice"]
"""How much of the game is played: training steps leave something out (V-9)."""

Window: TypeAlias = Literal["muster", "roll", "tally", "rally", "trade", "move", "ready", "fire"]
"""When a card may be used: before the dice are thrown, with dice in hand, at the Final Tally, in
Phase 3, 4 or 5, with the move made but before Combat, or when an MGF die has been rolled."""

When: TypeAlias = Literal["always", "use", "turn", "enter", "rwb", "taken", "lost", "instead"]
"""What makes a card work: nothing, its player, every Upkeep, entering a sector, an RWB of the
Unit's, getting the card, losing it, or a loss that it stands in for."""

Moment: TypeAlias = Literal["always", "turn", "enter", "six"]
"""When a sector does something: always, every Upkeep, to whom enters, on an MGF die of 6."""

Loss: TypeAlias = Literal["mines", "fire", "specialist", "combat"]
"""Losses that a card can stand in for: to Land Mines, to an MGF, of Specialists to a sector, and to
the DEF in Combat."""
Cause: TypeAlias = Loss | Literal["skulls", "other"]
"""What can cost a Unit its last Soldiers."""

Who: TypeAlias = Literal["unit", "any", "another", "sector", "others", "all"]
"""The Unit itself, one Unit of choice, one other Unit, every Unit in its sector, every other Unit,
every Unit."""

What: TypeAlias = Literal["specialist", "item"]
Priced: TypeAlias = Literal["specialist", "item", "vehicle", "award", "advance"]
Hindrance: TypeAlias = Literal["courage", "needs", "barriers", "mines", "losses"]
Small: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]

Question: TypeAlias = Decision | Chance
"""What somebody has to decide, roll or draw."""
Answer: TypeAlias = Action | Dice | str
"""What was decided, what the dice show, or which card was drawn."""


CauseKey = Annotated[str, Kind("cause")]
"""What brought something about: the key of an effect, an RWB or a sector, the id of a card or
a rule, or a word (`cause-<word>`)."""


class ByRule(Fact, frozen=True, kw_only=True):
    """A fact whose rule depends on what brought it about."""

    by: str

    def cites(self) -> str:
        return self.by


class Caused(ByRule, frozen=True, kw_only=True):
    """Something came to somebody, or was taken: told to whom it concerns with its cause."""

    cause: CauseKey = ""
    """What is being worked out when it is told, or else its rule (`Happening.tell`)."""

    def concerns(self) -> tuple[int, ...]:
        return self.named()


class Forced(ByRule, frozen=True, kw_only=True):
    """Something that is told with its cause to whom it happens unasked."""

    cause: CauseKey = ""
    """Nothing if the player has decided it himself: then it is no news to him."""

    def concerns(self) -> tuple[int, ...]:
        return self.named() if self.cause else super().concerns()
