"""Sessions to test the terminals with: fixed seeds, so that every run is the same game."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.bots import find_bot
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


def let_play(sitting: Session, most: int = 10_000) -> None:
    """Sergeants choose for everybody, so many times or to the end, and somebody looks."""
    for _ in range(most):
        if sitting.hand_over is not None:
            sitting.take(sitting.hand_over)
        if sitting.over is not None:
            return
        decision = sitting.decisions()[0]
        bot = find_bot("sergeant", sitting.game.id)
        sitting.choose(decision.seat, bot(sitting.game, sitting.table.state, decision, lambda _: 0))
    if sitting.hand_over is not None:
        sitting.take(sitting.hand_over)


def won_in_training() -> Session:
    """The first step of the training, just won."""
    for seed in range(50):
        sitting = session("normandy", seed=seed, options={"level": "dice"})
        sitting.advance()
        let_play(sitting)
        assert sitting.over is not None
        sitting.close()
        if sitting.over.winners:
            return sitting
    raise LookupError("never won")
