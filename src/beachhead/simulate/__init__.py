"""Many games at once, played by bots."""

from beachhead.simulate.run import Side, Summary, play_game, simulate

__all__ = ["Side", "Summary", "play_game", "simulate"]
