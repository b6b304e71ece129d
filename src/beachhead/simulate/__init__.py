"""Many games at once, played by bots."""

from beachhead.simulate.batch import play_game
from beachhead.simulate.run import Side, Summary, simulate

__all__ = ["Side", "Summary", "play_game", "simulate"]
