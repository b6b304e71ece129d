"""A word of advice for those who learn a game, until they have heard it a few times."""

from __future__ import annotations

from collections import Counter
from typing import Any

from beachhead.kernel.contract import AnyGame, Decision
from beachhead.locale import Texts

HINTS = 3
"""How often the same advice is given."""


class Advice:
    """What each seat has been told at a table; nothing is told where nobody learns."""

    def __init__(self, game: AnyGame, wanted: bool) -> None:
        self._game = game
        self.wanted = wanted
        self._heard: Counter[tuple[int, str]] = Counter()

    def told(self, texts: Texts, state: Any, decision: Decision) -> str:
        """What to say with a question, if anything."""
        about = self._game.lesson(state, decision)
        if not self.wanted or self._heard[decision.seat, about] >= HINTS:
            return ""
        message = f"hint-{self._game.id}-{about}"
        return texts.say(message) if texts.has(message) else ""

    def answered(self, state: Any, decision: Decision | None) -> None:
        """A question was answered, so its advice was heard."""
        if decision is not None:
            self._heard[decision.seat, self._game.lesson(state, decision)] += 1
