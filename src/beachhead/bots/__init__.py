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


EVERY_GAME: dict[str, Bot] = {"random": random_bot}
"""Bots that need to know nothing of a game."""

ONE_GAME: dict[str, dict[str, Bot]] = {
    "battle": {"sergeant": battle_sergeant.choose},
    "express": {"sergeant": express_sergeant.choose},
}


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that play a game."""
    return EVERY_GAME | ONE_GAME.get(game, {})


def preferred_bot(game: str) -> str:
    """The bot to play with if nobody says which: the best one."""
    return list(bots_for(game))[-1]


def find_bot(name: str, game: str) -> Bot:
    """The bot of that name for a game."""
    known = bots_for(game)
    if name not in known:
        raise Problem("unknown-bot", bot=name, known=", ".join(known))
    return known[name]
