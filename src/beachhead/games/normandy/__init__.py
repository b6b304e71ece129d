"""Normandy: the base game, one battle on one map, with its modules."""

from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.atlantikwall import Atlantikwall
from beachhead.games.normandy.modules.atlantikwall_cards import AtlantikwallCards
from beachhead.games.normandy.modules.badges import Badges
from beachhead.games.normandy.modules.conditions import Conditions
from beachhead.games.normandy.modules.crossing import Crossing
from beachhead.games.normandy.modules.gold_dice import GoldDice
from beachhead.games.normandy.modules.missions import Missions
from beachhead.games.normandy.modules.playing_with_fire import PlayingWithFire
from beachhead.games.normandy.modules.shaef import Shaef
from beachhead.games.normandy.modules.supply_snafu import SupplySnafu
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
        AtlantikwallCards(),
        PlayingWithFire(),
        SupplySnafu(),
        # Late: whatever others make of a sector, Conditions have the last word on it, but for
        # a wall that lacks Soldiers and guns that nobody mans (K-3, K-4).
        Conditions(),
        Atlantikwall(),
    )


__all__ = ["NormandyGame"]
