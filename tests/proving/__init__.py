"""Normandy with a module that needs all that a module may need: what the expansions start from.

Whoever imports this plays with it: `load_game("normandy")`, the server and the terminals.
`python -m tests.proving` is the command line with it.
"""

from __future__ import annotations

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.game import BaseGame
from tests.proving.tide.module import Tide


class ProvingGame(BaseGame):
    """All modules that we have, and the tide."""

    modules = (*NormandyGame.modules, Tide())
