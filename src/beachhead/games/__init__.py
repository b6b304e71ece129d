"""The games. A game listed here is in the command line, the records, the terminal and the tests."""

from __future__ import annotations

from pathlib import Path

from beachhead.cards.loading import pack_faults
from beachhead.games.battle import BattleGame
from beachhead.games.express import ExpressGame
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem, Problems

GAMES: dict[str, type[AnyGame]] = {game.id: game for game in (BattleGame, ExpressGame)}


def check_pack(pack: Path | None) -> None:
    """Raise `Problems` with everything that is wrong in a user's folder, for all games at once."""
    if pack is None:
        return
    if not pack.is_dir():
        raise Problem("no-such-folder", path=str(pack))
    found = pack_faults(pack, GAMES)
    for game in GAMES.values():
        try:
            game(pack)  # type: ignore[call-arg]
        except Problems as problems:
            found += problems.found
    if found:
        raise Problems("bad-content", found)


def load_game(id: str, pack: Path | None = None) -> AnyGame:
    """A registered game, with the content of a user's own folder if one is given."""
    if id not in GAMES:
        raise Problem("unknown-game", game=id, known=", ".join(GAMES))
    check_pack(pack)
    return GAMES[id](pack)  # type: ignore[call-arg]
