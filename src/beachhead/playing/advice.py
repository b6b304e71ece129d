"""A word of advice for those who learn a game: the steps of its guide, each told once."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from beachhead.kernel.contract import AnyGame, Decision
from beachhead.kernel.guide import Part, Step, parts
from beachhead.kernel.scene import Scene
from beachhead.locale import Texts

Heard: TypeAlias = frozenset[tuple[int, Step | str]]


class Advised(Struct, frozen=True):
    """What is told with a question; at a step of the guide, which of how many, and of what."""

    text: str
    step: int = 0
    steps: int = 0
    part: Part | None = None


class Advice:
    """What each seat has been told at a table; nothing is told where nobody learns."""

    def __init__(self, game: AnyGame, wanted: bool) -> None:
        self._game = game
        self.wanted = wanted
        self._heard: set[tuple[int, Step | str]] = set()
        """By seat: the steps, and the lessons that are no part of the guide."""

    def mark(self) -> Heard:
        """What has been heard so far."""
        return frozenset(self._heard)

    def back_to(self, heard: Heard) -> None:
        """What was heard since has not been."""
        self._heard = set(heard)

    def told(self, texts: Texts, state: Any, decision: Decision, scene: Scene) -> Advised | None:
        """What to say with a question, if anything."""
        due = self._due(state, decision) if self.wanted else None
        if isinstance(due, Step):
            guide = self._game.guide(state, decision.seat)
            heard = sum((decision.seat, step) in self._heard for step in guide)
            part = due.part if due.part in parts(scene, decision) else None
            return Advised(self._say(texts, due.id), heard + 1, len(guide), part)
        text = self._say(texts, due) if due else ""
        return Advised(text) if text else None

    def _say(self, texts: Texts, about: str) -> str:
        message = f"hint-{self._game.id}-{about}"
        return texts.say(message) if texts.has(message) else ""

    def answered(self, state: Any, decision: Decision | None) -> None:
        """A question was answered, so its advice was heard."""
        if decision is not None and (due := self._due(state, decision)):
            self._heard.add((decision.seat, due))

    def _due(self, state: Any, decision: Decision) -> Step | str | None:
        """What comes next with such a question: a step, or the lesson that no step is about."""
        lesson = self._game.lesson(state, decision)
        about = [step for step in self._game.guide(state, decision.seat) if step.at == lesson]
        ways: list[Step | str] = [*about] if about else [lesson]
        return next((way for way in ways if (decision.seat, way) not in self._heard), None)
