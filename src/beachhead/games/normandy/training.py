"""What a training step leaves out is neither collected nor shown (V-9)."""

from __future__ import annotations

from beachhead.games.normandy.kinds import RESOURCES, Level, Resource
from beachhead.games.normandy.state import Normandy

STEPS: tuple[Level, ...] = ("dice", "cards", "everything")
FIGHTING: tuple[Resource, ...] = ("soldiers", "courage")
"""The resources that are of use without cards."""


def of_use(level: Level) -> tuple[Resource, ...]:
    """The resources that are of use."""
    return FIGHTING if level == "dice" else RESOURCES


def next_step(s: Normandy) -> dict[str, str]:
    """What comes after a training step that was won."""
    following = STEPS[STEPS.index(s.options.level) + 1 :]
    return {"level": following[0]} if s.ended == "won" and following else {}
