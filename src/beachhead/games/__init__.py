"""The games. A game listed here is in the command line, the records, the terminal and the tests."""

from __future__ import annotations

from pathlib import Path

from beachhead.games.battle import BattleGame
from beachhead.games.express import ExpressGame
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem

GAMES: dict[str, type[AnyGame]] = {game.id: game for game in (BattleGame, ExpressGame)}


def load_game(id: str, pack: Path | None = None) -> AnyGame:
    """A registered game, with the content of a user's own folder if one is given."""
    if id not in GAMES:
        raise Problem("unknown-game", game=id, known=", ".join(GAMES))
    return GAMES[id](pack)  # type: ignore[call-arg]
