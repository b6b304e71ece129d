"""Bots: functions of a seat's view and its decision, listed here once for every use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from beachhead.bots import battle_sergeant, express_sergeant
from beachhead.bots.normandy import general, sergeant
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
    "normandy": {"sergeant": sergeant.choose, "general": general.choose},
}


THINKERS: dict[str, dict[str, Callable[..., Action]]] = {"normandy": {"general": general.think}}
"""Bots that can be told how many events to imagine for a decision."""


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that play a game."""
    return EVERY_GAME | ONE_GAME.get(game, {})


def preferred_bot(game: str) -> str:
    """The bot to play with if nobody says which: the best of those that answer at once."""
    return [name for name in bots_for(game) if name not in THINKERS.get(game, {})][-1]


def find_bot(name: str, game: str) -> Bot:
    """The bot of that name for a game; `general:2000` is one that thinks so much, and no more."""
    known = bots_for(game)
    plain, _, budget = name.partition(":")
    if plain not in known or (budget and plain not in THINKERS.get(game, {})):
        raise Problem("unknown-bot", bot=name, known=", ".join(known))
    if not budget:
        return known[plain]
    if not (budget.isascii() and budget.isdigit() and 0 < int(budget) < 10**7):
        raise Problem("bad-budget", bot=name, budget=budget)
    return partial(THINKERS[game][plain], budget=int(budget))
