"""Many games at once, played by bots."""

from beachhead.simulate.run import Summary, play_game, simulate

__all__ = ["Summary", "play_game", "simulate"]
