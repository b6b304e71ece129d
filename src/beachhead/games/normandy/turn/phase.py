"""A phase: what a player does in one slot of the turn, at his place.

The same slot can be another phase for a craft at sea, for a Unit on the beach, and for a player
without a Unit: a module says whose is which (`Module.phase`), and may insert slots of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class Phase:
    """By itself it asks nothing, and is over at once."""

    only_decides: ClassVar[bool] = False
    """Whether it asks for nothing but decisions: no dice of it come before those of others."""

    def title(self, s: Normandy) -> Message | None:
        """What it is called, if it is a phase of its own and something can be done in it."""
        return None

    def open(self, h: Happening) -> None:
        """The slot begins, for the table as a whole."""

    def begin(self, h: Happening, seat: int) -> None:
        """It begins for a player: whoever gets a step is about something."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        """What a player has to decide or roll, as long as he is about something."""
        return None

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        """A player has decided."""
        raise AssertionError(action)

    def rolled(self, h: Happening, seat: int, result: Dice) -> None:
        """A player's dice have come to rest."""
        raise AssertionError(result)

    def used(self, h: Happening, seat: int) -> None:
        """A player has used a card."""

    def settled(self, h: Happening, seat: int) -> None:
        """Nothing is left to be done for a player: he may have nothing left to decide either."""

    def blocked(self, h: Happening) -> None:
        """Somebody is not done, and nobody can do anything."""

    def end(self, h: Happening, seats: tuple[int, ...]) -> None:
        """Everybody is done with the slot; these players were in this phase."""


class Slot(NamedTuple):
    """A place in the order of the turn, and the phase of Units on the battle map there."""

    name: str
    phase: Phase
