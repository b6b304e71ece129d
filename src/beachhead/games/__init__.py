"""The games. A game listed here is in the command line, the records, the terminal and the tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from beachhead.cards.loading import pack_faults
from beachhead.games.battle import BattleGame
from beachhead.games.express import ExpressGame
from beachhead.games.normandy import NormandyGame
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem, Problems

GAMES: dict[str, type[AnyGame]] = {
    game.id: game for game in (BattleGame, ExpressGame, NormandyGame)
}


def load_games(pack: Path | None = None) -> dict[str, AnyGame]:
    """Every game; everything that is wrong in a user's folder is told at once, for all of them."""
    if pack is not None and not pack.is_dir():
        raise Problem("no-such-folder", path=str(pack))
    found = pack_faults(pack, GAMES) if pack else []
    loaded: dict[str, AnyGame] = {}
    for id, game in GAMES.items():
        try:
            loaded[id] = game(pack) if pack else _shipped(id)
        except Problems as problems:
            found += problems.found
    if found:
        raise Problems("bad-content", found)
    return loaded


def load_game(id: str, pack: Path | None = None) -> AnyGame:
    """A registered game, with the content of a user's own folder if one is given."""
    if id not in GAMES:
        raise Problem("unknown-game", game=id, known=", ".join(GAMES))
    return load_games(pack)[id] if pack else _shipped(id)


@cache
def _shipped(id: str) -> AnyGame:
    """A game as it comes, read once: a game is a value, like its content."""
    return GAMES[id]()
