"""Upkeep and Combat at sea: dice that cost, RWBs that hurt, and the sector's DEF (C-4 to C-6)."""

from __future__ import annotations

from typing import NamedTuple

from beachhead.games.normandy import facts as base
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.decks import DrawCard
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.leaving import CheckCraft
from beachhead.games.normandy.modules.crossing.losses import (
    LoseAboard,
    hit_hull,
    in_safe_zone,
)
from beachhead.games.normandy.modules.crossing.parts import TURN, afloat, with_turn
from beachhead.games.normandy.modules.crossing.words import Seaworthy
from beachhead.games.normandy.shown.stopping import gain
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.combat import defence_of
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.turn.upkeep import resources, rwbs_of, straight
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.dice import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import Forecast, Message, message

STARS = 3
"""So many lose one of those aboard."""
PENALTIES = {
    STAR: Price(tools=8),
    SOLDIER: Price(soldiers=4, tools=5),
    TWO_SOLDIERS: Price(soldiers=6),
}
"""What RWBs cost in Soldiers and Item Points (C-5)."""


class Cost(NamedTuple):
    """What dice cost a Unit as they lie, RWBs included."""

    takes: Price
    stars: int
    rwbs: tuple[int, ...]


def cost_of(box: Box, s: Normandy, seat: int) -> Cost:
    """What the dice of a Unit cost; in the water there is no hull to lose, and no motor."""
    player, craft = s.players[seat], afloat(s, seat)
    soldiers, stars, courage, tools = resources(box, s, seat, player.turn.dice)
    rwbs = rwbs_of(box, s, seat, player.turn.dice)
    hurt = [PENALTIES.get(symbol, Price()) for symbol in rwbs]
    takes = Price(
        soldiers=soldiers + sum(price.soldiers for price in hurt),
        courage=min(courage, player.courage),
        tools=tools + sum(price.tools for price in hurt) if craft else 0,
    )
    return Cost(takes, player.stars + stars, rwbs if craft else _in_water(rwbs))


def _in_water(rwbs: tuple[int, ...]) -> tuple[int, ...]:
    """The RWBs that hurt without a craft."""
    return tuple(symbol for symbol in rwbs if symbol in (SKULL, SOLDIER, TWO_SOLDIERS))


def sea_forecast(box: Box, s: Normandy, seat: int) -> Forecast:
    """What the dice cost as they lie, and the sector with them."""
    cost, player, defence = cost_of(box, s, seat), s.players[seat], defence_of(box, s, seat)
    takes = cost.takes
    after = {
        "soldiers": max(0, player.soldiers - takes.soldiers - defence),
        "stars": cost.stars % STARS,
        "courage": player.courage - takes.courage,
        "tools": max(0, player.tools - takes.tools),
    }
    gains = tuple(
        gain(name, after[name] - player.has(name), after[name] - player.has(name))
        for name in RESOURCES
        if after[name] != player.has(name)
    )
    lines = [
        message("forecast-sea-def", soldiers=defence),
        message("forecast-sea-stars", stars=cost.stars, most=STARS, lost=cost.stars // STARS),
        *(message("forecast-sea-rwb", penalty=SYMBOLS[symbol]) for symbol in cost.rwbs),
    ]
    gives_out = not after["courage"] or not after["tools"]
    drowns = afloat(s, seat) and gives_out and not in_safe_zone(box, s, s.unit(seat).sector)
    falls = not after["soldiers"]
    if falls or drowns:
        lines.append(message("forecast-falls" if falls else "forecast-sea-drowns"))
    open = (message("forecast-sea-straight"),) if straight(box, s, seat) else ()
    return Forecast(message("forecast-stop"), gains, tuple(lines), open, fails=falls or drowns)


class SeaUpkeepPhase(Phase):
    """Everything that the dice show is taken away, and then the guns fire."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-sea-upkeep")

    def begin(self, h: Happening, seat: int) -> None:
        if straight(h.box, h.s, seat):
            h.tell(base.StraightRolled(seat))
            h.queue(seat, DrawCard("award", True, "C-5", cause="T-6"))
        h.queue(seat, PayForDice())


class PayForDice(Task, frozen=True):
    """To do: lose what the dice show, and what RWBs cost."""

    def run(self, h: Happening, seat: int) -> None:
        dice, player = h.turn(seat).dice, h.player(seat)
        shown = resources(h.box, h.s, seat, dice)
        soldiers, courage = min(shown[0], player.soldiers), min(shown[2], player.courage)
        tools = min(shown[3], player.tools) if afloat(h.s, seat) else 0
        lost, left = divmod(player.stars + shown[1], STARS)
        h.tell(f.DiceCost(seat, soldiers, shown[1], courage, tools, lost))
        h.may_fall(seat, shown[0], "other", "C-4")
        TURN.put(h, seat, with_turn(TURN.of(h.s, seat), had=player.soldiers))
        h.set_player(
            seat,
            soldiers=player.soldiers - soldiers,
            stars=left,
            courage=player.courage - courage,
            tools=player.tools - tools,
        )
        if lost:
            h.queue(seat, LoseAboard(lost, "C-4", naval=True))
        rwbs = rwbs_of(h.box, h.s, seat, dice)
        h.queue(seat, *(Penalty(symbol) for symbol in rwbs), CheckCraft(), Fight())


class Penalty(Task, frozen=True):
    """To do: suffer an RWB (C-5)."""

    symbol: int

    def run(self, h: Happening, seat: int) -> None:
        h.tell(f.SeaRwb(seat, SYMBOLS[self.symbol]))
        cost = PENALTIES.get(self.symbol, Price())
        hit_hull(h, seat, cost.tools, "C-5")
        if cost.soldiers:
            h.lose_soldiers(seat, cost.soldiers, "other", "C-5")
        if self.symbol == SKULL:
            h.push(seat, LoseAboard(1, "C-5", naval=False))
        elif self.symbol in (COURAGE, TOOL) and not steady(h.box, h.s, seat):
            turn = TURN.of(h.s, seat)
            if self.symbol == COURAGE:
                TURN.put(h, seat, with_turn(turn, sideways=True))
            else:
                TURN.put(h, seat, with_turn(turn, stalled=True))


def steady(box: Box, s: Normandy, seat: int) -> bool:
    """Whether neither motor nor nerves fail; in the water there is no motor."""
    words = box.in_force(s, seat).effects
    return not afloat(s, seat) or any(isinstance(word, Seaworthy) for word in words)


class Fight(Task, frozen=True):
    """To do: lose Soldiers to the sector's DEF (C-6)."""

    def run(self, h: Happening, seat: int) -> None:
        defence, has = defence_of(h.box, h.s, seat), h.player(seat).soldiers
        before = TURN.of(h.s, seat).had - has
        h.tell(f.SeaFought(seat, defence, before + min(defence, has)))
        if defence:
            h.lose_soldiers(seat, defence, "other", "C-6")
