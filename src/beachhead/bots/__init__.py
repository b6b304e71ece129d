"""Bots: functions of a seat's view and its decision, listed here once for every use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from beachhead.bots import battle_sergeant, express_sergeant
from beachhead.kernel.contract import Action, AnyGame, Decision
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problem

Bot: TypeAlias = Callable[[AnyGame, Any, Decision, Below], Action]
"""Chooses one of a decision's options: `bot(game, view, decision, below)`."""


def random_bot(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
    """Any option, all alike."""
    return decision.options[below(len(decision.options))]


BOTS: dict[str, dict[str, Bot]] = {
    "random": {"battle": random_bot, "express": random_bot},
    "sergeant": {"battle": battle_sergeant.choose, "express": express_sergeant.choose},
}


def find_bot(name: str, game: str) -> Bot:
    """The bot of that name for a game."""
    if name not in BOTS:
        raise Problem("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name][game]
