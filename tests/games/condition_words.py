"""What words that only Battle Conditions have must change, measured in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.map.sheet import Sector
from beachhead.games.normandy.modules.conditions.words import (
    ChangeDef,
    ChangeMgf,
    Ground,
    PlainSectors,
    ShorterStay,
    SkullsBring,
    SkullsCost,
)
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.ground_words import IdleVehicles
from tests.games.normandy_measures import SKULLS, Measure, combat
from tests.games.normandy_stage import at, change, tell

PIPS = 5
"""What an MGF die shows when Combat is measured."""
ACTIVE = 3
"""The active skulls of the tally that is measured."""
HALF_TRACK, SAVES = "half-track", 1
"""A Vehicle that spares its Unit all fire and so much DEF."""


def per_skull(s: Normandy, seat: int) -> tuple[int, ...]:
    """What the skulls of a tally bring, and cost, besides the dice that they cancel."""
    s = at(s, seat, "tally", busy=False, step="tally", dice=SKULLS)
    told = [fact for fact in tell(s, seat, a.Done()).facts if fact.cites() == "Q-3"]
    gained = [fact for fact in told if isinstance(fact, f.Gained)]
    lost = [fact for fact in told if isinstance(fact, f.Lost)]
    return tuple(
        sum(fact.amount for fact in gained if fact.resource == name)
        - sum(fact.amount for fact in lost if fact.resource == name)
        for name in RESOURCES
    )


def _skulls(sign: int) -> Callable[[Any, Any, Any], Any]:
    return lambda value, effect, _: tuple(
        n + sign * ACTIVE * getattr(effect, name) for n, name in zip(value, RESOURCES, strict=True)
    )


def driven(s: Normandy, seat: int) -> tuple[int, int]:
    """What Combat costs with a Vehicle."""
    return combat(change(s, seat, vehicle=HALF_TRACK), seat)


def is_there(effect: Ground, sector: Sector) -> bool:
    """Whether a Condition is about such a sector, by what is printed there."""
    return {
        "everywhere": True,
        "bunkers": sector.bunker is not None,
        "open": sector.bunker is None,
        "mgf": sector.mgf > 0,
        "no-mgf": sector.mgf == 0,
        "start-row": sector.row == 1,
        "beyond": sector.row > 1,
    }[effect.where]


def _def(value: tuple[int, int], effect: ChangeDef, _: Any) -> tuple[int, int]:
    return max(0, value[0] + effect.up - effect.down), value[1]


def _mgf(value: tuple[int, int], effect: ChangeMgf, _: Any) -> tuple[int, int]:
    return value[0], value[1] * effect.times + PIPS * effect.more


def _def_driven(value: tuple[int, int], effect: ChangeDef, _: Any) -> tuple[int, int]:
    return max(0, value[0] + SAVES + effect.up - effect.down - SAVES), value[1]


MORE: dict[str, Measure] = {
    "per skull": Measure(per_skull, {SkullsBring: _skulls(1), SkullsCost: _skulls(-1)}),
    "driven": Measure(
        driven,
        {ChangeDef: _def_driven, IdleVehicles: lambda *args: args[-1]},
    ),
}
"""Measures of their own."""
OF_OTHERS: dict[str, dict[type[Any], Callable[[Any, Any, Any], Any]]] = {
    "combat": {ChangeDef: _def, ChangeMgf: _mgf},
    "stays": {ShorterStay: lambda value, effect, _: max(1, value - effect.turns)},
    "entered": {
        PlainSectors: lambda value, _, ahead: (
            value | {name for name in ahead if name.startswith("needy")}
        )
    },
    "losses": {PlainSectors: lambda *_: False},
}
"""What they do to what others are measured by."""
OF_CONDITIONS = {
    *(ChangeDef, ChangeMgf, ShorterStay, PlainSectors, SkullsCost, SkullsBring, IdleVehicles)
}
