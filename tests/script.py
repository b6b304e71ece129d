"""A game driven by notation, so that a test reads like the play it shows.

play = Script("battle", seats=2, first_player="seat")
facts = play.do("seat1 rolls Gk Gs F1", "seat1 rolls Rk Rs W1 W2 Bc Bt", "seat1 stand")
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beachhead.games import load_game
from beachhead.kernel.contract import (
    AnyGame,
    Chance,
    Decision,
    Draw,
    Event,
    Fact,
    Over,
    chance_for,
    decision_for,
    without_headings,
)
from beachhead.kernel.kinds import COLOUR_LETTERS, write_die
from beachhead.kernel.notation import read_entry, tag, write_action
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import DiceRow
from beachhead.kernel.table import table_faults


class Script:
    """A game being played line by line."""

    def __init__(
        self, game: str | AnyGame, seats: int = 1, pack: Any = None, **options: object
    ) -> None:
        self.game = load_game(game, pack) if isinstance(game, str) else game
        chosen = read_options(self.game, options)
        assert not table_faults(self.game, chosen, seats)
        self.state: Any = self.game.start(chosen, seats)
        self.facts: list[Fact] = []

    def do(self, *lines: str) -> list[Fact]:
        """Play these lines; returns the facts of the last one."""
        facts: tuple[Fact, ...] = ()
        for line in lines:
            event = read_entry(line, self.game.actions)
            assert isinstance(event, Event)
            self.state, headed = self.game.apply(self.state, event)
            facts = without_headings(headed)
            self.facts += facts
        return list(facts)

    def set(self, **changes: object) -> None:
        """Put the game into another state, to get to a moment without playing up to it."""
        self.state = replace(self.state, **changes)

    @property
    def over(self) -> Over | None:
        pending = self.game.pending(self.state)
        return pending if isinstance(pending, Over) else None

    def decision(self, seat: int = 1) -> Decision | None:
        """What a seat (from 1) has to decide."""
        return decision_for(self.game.pending(self.state), seat - 1)

    def asks(self, seat: int = 1) -> str | None:
        """What the decision of a seat (from 1) is about."""
        decision = self.decision(seat)
        return decision.ask if decision else None

    def options(self, seat: int = 1) -> list[str]:
        """The actions on offer to a seat (from 1), in notation."""
        decision = self.decision(seat)
        return [write_action(option) for option in decision.options] if decision else []

    def pool(self, seat: int | None = 1) -> str | None:
        """The colours that a seat (from 1) or the table throws now, such as `RRWWBB`."""
        chance = self._chance(seat)
        if chance is None or isinstance(chance, Draw):
            return None
        return "".join(COLOUR_LETTERS[colour] for colour in chance.pool)

    def deck(self, seat: int | None = 1) -> tuple[str, ...] | None:
        """The cards that a seat (from 1) or the table draws one of now."""
        chance = self._chance(seat)
        return chance.deck if isinstance(chance, Draw) else None

    def shown(self) -> list[str]:
        """The dice that lie on the table, row by row."""
        panels = self.game.look(self.state, None).panels
        rows = [panel.dice for panel in panels if isinstance(panel, DiceRow)]
        return [" ".join(map(write_die, dice)) for dice in rows]

    def _chance(self, seat: int | None) -> Chance | None:
        return chance_for(self.game.pending(self.state), seat - 1 if seat else None)


def names(facts: list[Fact]) -> list[str]:
    """The facts by name, such as `skirmish-won`."""
    return [tag(type(fact)) for fact in facts]


def find(facts: list[Fact], name: str) -> Any:
    """The one fact of that name."""
    (fact,) = (fact for fact in facts if tag(type(fact)) == name)
    return fact
