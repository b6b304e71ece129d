"""Normandy: the base game, one battle on one map, with its modules."""

from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.badges import Badges
from beachhead.games.normandy.modules.gold_dice import GoldDice
from beachhead.games.normandy.modules.missions import Missions


class NormandyGame(BaseGame):
    """The base game with every module that we have."""

    modules = (GoldDice(), Badges(), Missions())


__all__ = ["NormandyGame"]
