"""Moments of the proving game."""

from __future__ import annotations

from typing import Any

from beachhead.bots import find_bot
from beachhead.games.normandy.state import Normandy, NormandyOptions
from beachhead.kernel.contract import Chance, Choice, Decision, Draw, Drawn, Event, Over
from beachhead.kernel.dice import Below
from beachhead.kernel.fair import fast_stream
from tests.proving import ProvingGame

UNIT, MASTER = 0, 1
"""Who is who where two play."""


def settings(game: ProvingGame, **named: Any) -> NormandyOptions:
    """The tide, and whatever else is said."""
    chosen: dict[str, Any] = {"tide": True, **named}
    return game.options_type(**chosen)


def asked(game: ProvingGame, s: Normandy) -> tuple[Decision | Chance, ...]:
    """What is pending in a game that is not over."""
    pending = game.pending(s)
    assert not isinstance(pending, Over)
    return pending


def next_event(game: ProvingGame, s: Normandy, below: Below | None = None) -> Event:
    """What a sergeant does, or chance; who waits at the same time waits on."""
    item, below = asked(game, s)[0], below or fast_stream("next")
    if isinstance(item, Decision):
        bot = find_bot("sergeant", game.id)
        return Choice(item.seat, bot(game, game.view(s, item.seat), item, below))
    return item.happen(below)


def given(game: ProvingGame, s: Normandy, *events: Event) -> Normandy:
    """The state after these have happened."""
    for event in events:
        s = game.apply(s, event)[0]
    return s


def began(
    game: ProvingGame,
    seats: int = 2,
    hand: tuple[str, str] = ("harbour-guns", "search-lights"),
    **options: Any,
) -> Normandy:
    """The first turn, with these orders in the harbour master's hand, before the tide."""
    s = game.start(settings(game, **options), seats)
    orders = iter(hand)
    while s.phase == "start":
        match asked(game, s)[0]:
            case Decision(seat, "land", _, options_now):
                event: Event = Choice(seat, options_now[0])
            case Draw(_, seat, _, "order"):
                event = Drawn(seat, next(orders))
            case _:
                event = next_event(game, s)
        s = game.apply(s, event)[0]
    return s


def at_sea(game: ProvingGame, seats: int = 2) -> Normandy:
    """All Units are about to wade for the first time, in the first sector of the water."""
    s = began(game, seats)
    while s.phase != "move":
        s = game.apply(s, next_event(game, s))[0]
    return s
