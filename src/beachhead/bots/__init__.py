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

MOST_BUDGET = 100_000
"""Events that a bot imagines for one decision at the most, which takes some twenty seconds."""

Bot: TypeAlias = Callable[[AnyGame, Any, Decision, Below], Action]
"""Chooses one of a decision's options: `bot(game, view, decision, below)`."""
Enough: TypeAlias = Callable[[], bool]
"""Whether a bot has thought for long enough."""


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
"""Bots that can be told how many events to imagine for a decision, and when it is enough."""


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that play a game."""
    return EVERY_GAME | ONE_GAME.get(game, {})


def preferred_bot(game: str) -> str:
    """The bot to play with if nobody says which: the best of those that answer at once."""
    return [name for name in bots_for(game) if name not in THINKERS.get(game, {})][-1]


def takes_its_time(name: str, game: str) -> bool:
    """Whether a bot thinks for longer than people notice."""
    return name.partition(":")[0] in THINKERS.get(game, {})


def check_bot(name: str, game: str) -> None:
    """Whether a new game may be played with such a bot; some of old ones thought more."""
    find_bot(name, game)
    budget = name.partition(":")[2]
    if budget and int(budget) > MOST_BUDGET:
        raise Problem("bad-budget", bot=name, budget=budget, most=MOST_BUDGET)


def find_bot(name: str, game: str, enough: Enough | None = None) -> Bot:
    """The bot of that name for a game; `general:2000` is one that thinks so much, and no more.

    One that takes its time looks at `enough`, and gives the best answer it has so far.
    """
    known = bots_for(game)
    plain, _, budget = name.partition(":")
    thinker = THINKERS.get(game, {}).get(plain)
    if plain not in known or (budget and thinker is None):
        raise Problem("unknown-bot", bot=name, known=", ".join(known))
    limits: dict[str, Any] = {"enough": enough} if enough is not None else {}
    if budget:
        if not (budget.isascii() and budget.isdigit() and len(budget) < 8 and int(budget)):
            raise Problem("bad-budget", bot=name, budget=budget[:8], most=MOST_BUDGET)
        limits["budget"] = min(int(budget), MOST_BUDGET)
    return partial(thinker, **limits) if thinker is not None and limits else known[plain]
