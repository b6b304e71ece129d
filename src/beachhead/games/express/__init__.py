"""Express!: clear a beach together, sector by sector (rules E-1 to E-13)."""

from beachhead.games.express.game import ExpressGame

__all__ = ["ExpressGame"]
