"""Sessions to test the terminals with: fixed seeds, so that every run is the same game."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.table import Table
from beachhead.playing.plans import Plan, seat_plans
from beachhead.terminal.session import Session, new_session


def session(
    game: str,
    players: int = 1,
    bots: int = 0,
    seed: int = 0,
    typed: bool = False,
    options: dict[str, object] | None = None,
) -> Session:
    """A new kept game whose dice are known."""
    plan = Plan(
        load_game(game), seat_plans((), players, bots, "sergeant"), options or {}, typed_dice=typed
    )
    fresh = new_session(plan)
    if typed:
        return fresh
    secret = bytes([seed]) * 32
    fixed = replace(fresh.table.header, commitment=fair.commitment(secret))
    return Session(Table(fresh.game, fixed), secret, fresh.path)
