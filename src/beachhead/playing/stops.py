"""Where the game need not stop for somebody: what leaves no choice, and what they have left.

Whatever is answered so is a choice like any other, in the record and to everybody at the table.
"""

from __future__ import annotations

from collections.abc import Collection

from beachhead.kernel.contract import Action, Choice, Decision, Over
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.scene import Scene
from beachhead.kernel.table import Table
from beachhead.playing.bots import decisions_of_people


class Stops:
    """What the people at one table need not be asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._left: dict[int, int] = {}
        """Who wants nothing more this turn, and after which step they said so."""

    def leave(self, seat: int) -> None:
        """With the choice that was the last step, a seat has left the rest of its turn as well."""
        self._left[seat] = len(self._table.line) - 1

    def answer(self, skipping: Collection[int]) -> Choice | None:
        """What is answered next for somebody; `skipping` are not asked what leaves no choice.

        Whoever takes something back wants to look at what was asked there, and may go on back.
        """
        if any(isinstance(last, Undo | Redo) for last in self._table.entries[-1:]):
            self._left.clear()
            return None
        for decision in decisions_of_people(self._table):
            seat, action = decision.seat, None
            if self._has_left(seat):
                leave = self._scene(seat).leave
                action = leave.action if leave else None
            elif seat in skipping:
                action = self._only(decision)
            if action is not None and self._is_harmless(seat, action):
                return Choice(seat, action)
        return None

    def _has_left(self, seat: int) -> bool:
        """Whether a seat has left this turn, and nothing has happened to it since."""
        if seat not in self._left:
            return False
        steps = self._table.line[self._left[seat] :]
        if any(fact.begins or seat in fact.concerns() for step in steps for fact in step.facts):
            del self._left[seat]
        return seat in self._left

    def _only(self, decision: Decision) -> Action | None:
        """The one thing that a seat can do, if nobody else can change that.

        Who has secrets is always asked: how fast an answer comes would tell of them.
        """
        game, state = self._table.game, self._table.state
        if len(decision.options) > 1 or self._table.pending != (decision,):
            return None
        if game.view(state, decision.seat) != game.view(state, None):
            return None
        return decision.options[0]

    def _is_harmless(self, seat: int, action: Action) -> bool:
        """Nobody loses anything, or the game, by what they have not chosen themselves."""
        table = self._table
        if any(about.warning for about in self._scene(seat).about if about.action == action):
            return False
        state, _ = table.game.apply(table.state, Choice(seat, action))
        return not isinstance(table.game.pending(state), Over)

    def _scene(self, seat: int) -> Scene:
        return self._table.game.look(self._table.state, seat)
