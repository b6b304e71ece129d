"""The general in Normandy: plays on from each choice for some turns, and takes the best.

Dice, losses and all other chance come from the kernel's explicit chance, drawn from a stream of the
caller's, so the same seed gives the same play. The sergeant plays every Unit in these imagined
games, with the same dice for each choice. Choices that do badly are dropped early, and the
sergeant's own is taken unless another one looks clearly better.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from beachhead.bots.normandy import sergeant
from beachhead.bots.normandy.chances import chance
from beachhead.bots.normandy.outlook import turns_to_go
from beachhead.bots.normandy.worth import worth
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Action, AnyGame, Choice, Decision, Over
from beachhead.kernel.dice import Below
from beachhead.kernel.fair import fast_stream

BUDGET = 4000
"""Events to imagine for one decision."""
THOUGHT_ABOUT = frozenset(("move", "rally", "choose", "straight", "award", "take-card", "ready"))
"""Decisions worth thinking about; about dice the sergeant's plan is exact already."""
MOST_CHOICES = 5
DOUBT = 0.1
TURNS_AHEAD = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
"""How far a choice is played on before its chances are judged, by the number of Units: each of them
makes an imagined turn longer, and fewer of them can be imagined."""


def choose(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
    """One of the decision's options, with the usual budget."""
    return think(game, view, decision, below, BUDGET)


def think(
    game: AnyGame,
    view: Any,
    decision: Decision,
    below: Below,
    budget: int = BUDGET,
    enough: Callable[[], bool] = lambda: False,
) -> Action:
    """One of the decision's options, after imagining about so many events, or less if told so."""
    assert isinstance(game, BaseGame)
    at_once = sergeant.choose(game, view, decision, below)
    weighty = (ask for module in game.box.modules(view) for ask in module.weighty)
    if decision.ask not in (*THOUGHT_ABOUT, *weighty):
        return at_once
    left = _candidates(game, view, decision, at_once)
    search = _Search(game, view, decision.seat, below, left, enough)
    rounds = (len(left) - 1).bit_length()
    for round in range(1, rounds + 1):
        search.play(left, budget * round // rounds)
        others = sorted(left[1:], key=search.mean, reverse=True)
        left = [at_once, *others[: len(left) // 2]]
    best = max(left, key=search.mean)
    return best if search.mean(best) > search.mean(at_once) + search.doubt(best) else at_once


def _candidates(game: BaseGame, s: Normandy, decision: Decision, at_once: Action) -> list[Action]:
    """What the sergeant would do, and the most promising of the rest."""
    leads = decision.seat in s.units()
    seats = (decision.seat,) if leads else s.in_battle()
    turns = max((turns_to_go(game.box, s, seat) for seat in seats), default=1)

    def promise(option: Action) -> float:
        card = getattr(option, "card", None)
        if card is None:
            return 99.0
        value = worth(game.content.by_id[card], turns, len(s.units()) == 1)
        # Who plays against the Units has cards that cost them something.
        return value if leads else abs(value)

    others = sorted((o for o in decision.options if o != at_once), key=promise, reverse=True)
    return [at_once, *others[: MOST_CHOICES - 1]]


class _Search:
    """Imagined games, counted by what they started with."""

    def __init__(
        self,
        game: BaseGame,
        s: Normandy,
        seat: int,
        below: Below,
        actions: list[Action],
        enough: Callable[[], bool],
    ) -> None:
        self.game, self.s, self.seat = game, s, seat
        self.enough = enough
        self.seed = below(1 << 30)
        self.until = s.turn + TURNS_AHEAD[max(1, len(s.units()))]
        self.events = 0
        self.games = dict.fromkeys(actions, 0)
        self.total = dict.fromkeys(actions, 0.0)

    def mean(self, action: Action) -> float:
        return self.total[action] / max(1, self.games[action])

    def doubt(self, action: Action) -> float:
        """By how much a choice has to look better, after so few games, to be believed."""
        return DOUBT / sqrt(max(1, self.games[action]))

    def play(self, actions: list[Action], events: int) -> None:
        """Play each choice on, with the same dice for all, until so many events are imagined."""
        while True:
            for action in actions:
                if self.enough():
                    return
                number = self.games[action]
                self.games[action] += 1
                self.total[action] += self._imagine(action, f"{self.seed}/{number}")
            if self.events >= events:
                return

    def _imagine(self, action: Action, seed: str) -> float:
        game = self.game
        dice = fast_stream(seed)
        s, _ = game.apply(game.guess(self.s, self.seat, dice), Choice(self.seat, action))
        self.events += 1
        while s.turn < self.until:
            now = game.first(s)
            if isinstance(now, Over):
                return 1.0 if self.seat in now.winners else 0.0
            self.events += 1
            if isinstance(now, Decision):
                view = game.view(s, now.seat)
                event = Choice(now.seat, sergeant.choose(game, view, now, dice))
                s, _ = game.apply(s, event)
            else:
                s, _ = game.apply(s, now.happen(dice))
        won = chance(game.box, s)
        return won if self.seat in s.units() else 1.0 - won
