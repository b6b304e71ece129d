"""Normandy: the base game, one battle on one map, with its modules."""

from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.badges import Badges
from beachhead.games.normandy.modules.crossing import Crossing
from beachhead.games.normandy.modules.gold_dice import GoldDice
from beachhead.games.normandy.modules.missions import Missions
from beachhead.games.normandy.modules.shaef import Shaef
from beachhead.games.normandy.modules.war_heroes import WarHeroes
from beachhead.games.normandy.modules.way_to_hell import WayToHell


class NormandyGame(BaseGame):
    """The base game with every module that we have."""

    modules = (
        WayToHell(),
        Crossing(),
        GoldDice(),
        Missions(),
        WarHeroes(),
        Shaef(),
        Badges(),
    )


__all__ = ["NormandyGame"]
