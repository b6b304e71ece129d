"""Normandy with a module that needs all that a module may need: what the expansions start from.

`python -m tests.proving` is the command line with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from beachhead import games
from beachhead.games import GAMES, load_game
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.game import BaseGame
from beachhead.kernel.contract import AnyGame
from tests.proving.tide.module import Tide


class ProvingGame(BaseGame):
    """All modules that we have, and the tide."""

    modules = (*NormandyGame.modules, Tide())


def register() -> None:
    """From now on this process plays Normandy with it."""
    GAMES["normandy"] = ProvingGame
    games._shipped.cache_clear()


def load_proving(id: str, pack: Path | None, /) -> AnyGame:
    """A game, in a process that knows this one: where a server's bots think."""
    register()
    return load_game(id, pack)


@contextmanager
def registered() -> Iterator[ProvingGame]:
    """The game, as all who load one by its name get it until the end of the block."""
    before = GAMES["normandy"]
    register()
    try:
        found = load_game("normandy")
        assert isinstance(found, ProvingGame)
        yield found
    finally:
        GAMES["normandy"] = before
        games._shipped.cache_clear()
