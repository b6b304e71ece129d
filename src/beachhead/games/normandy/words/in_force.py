"""What is in force for a player now: by cards, sector, and what was used this turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from beachhead.games.normandy.state import Normandy, Player, Unit
from beachhead.games.normandy.words.conditions import meets
from beachhead.games.normandy.words.ground_words import IdleVehicles
from beachhead.games.normandy.words.word import Effect, Lasting
from beachhead.kernel.kinds import SYMBOLS

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

DICE, LOCKS, REROLLS = 6, 2, 2


class InForce:
    """All lasting effects added up."""

    def __init__(self, effects: Iterable[Effect]) -> None:
        self.effects = tuple(effects)
        self.dice = DICE
        self.locks = LOCKS
        self.rerolls = REROLLS
        self.skulls = 0
        self.stay = 0
        self.lower_def = 0
        self.fire = 0
        self.more = [0] * len(SYMBOLS)
        self.cheaper = dict.fromkeys(("specialist", "item", "vehicle", "award", "advance"), 0)
        self.one_more = {"specialist": 0, "item": 0}
        self.passes: set[str] = set()
        self.leap = self.again = self.no_fire = False
        self.trade_anywhere = self.exchange = False
        self.no_items = self.no_specialists = False
        self.no_sideways = self.no_trade = self.idle_vehicles = False
        for effect in self.effects:
            assert isinstance(effect, Lasting)
            effect.add(self)


_Asked: TypeAlias = tuple[
    Unit | None, tuple[str, ...], tuple[str, ...], str | None, Normandy | None, InForce
]
"""What was in force, last, after all that it follows from: the player's Unit, what he used, his
Specialists and his Vehicle, and the state if it follows not from these alone."""


class InForceTable:
    """Found by what it comes from: the same cards in the same sector are in force alike."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._known: dict[tuple[object, ...], InForce] = {}
        self._last: dict[int, _Asked] = {}
        """What was asked last for each seat."""
        self._conditional = {
            id for id, card in box.content.by_id.items() if card.when == "always" and card.condition
        }

    def of(self, s: Normandy, seat: int) -> InForce:
        """What is in force for a player; asked of the same again and again, so remembered."""
        player = s.players[seat]
        last = self._last.get(seat)
        if last is not None:
            unit, now, specialists, vehicle, when, found = last
            if (
                unit is player.unit
                and now is player.turn.now
                and specialists is player.specialists
                and vehicle is player.vehicle
                and (when is None or when is s)
            ):
                return found
        held = player.serving
        met: tuple[str, ...] | None = None
        if not self._conditional.isdisjoint(held):
            by_id = self.box.content.by_id
            met = tuple(
                id
                for id in held
                if id in self._conditional and meets(self.box, s, seat, by_id[id].condition)
            )
        here = self.box.always_here(s, player)
        key = (here, held, player.turn.now, met)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = InForce(self._gather(player, here, met or ()))
        state = None if met is None and self.box.by_player_alone(s) else s
        parts = (player.unit, player.turn.now, player.specialists, player.vehicle)
        self._last[seat] = (*parts, state, known)
        return known

    def _gather(self, player: Player, here: tuple[str, ...], met: tuple[str, ...]) -> list[Effect]:
        content = self.box.content
        keys = [*here, *player.turn.now]
        idle = any(isinstance(content.effects[key], IdleVehicles) for key in keys)
        for id in player.specialists if idle else player.serving:
            if content.by_id[id].when == "always" and (id not in self._conditional or id in met):
                keys += content.parts[id]
        return [content.effects[key] for key in keys]
