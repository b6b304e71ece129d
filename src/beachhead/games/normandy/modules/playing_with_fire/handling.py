"""How a sensible player handles explosives: uses them, gives them away, or leaves them (O-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.playing_with_fire.icons import (
    SAFE,
    cost,
    icons,
    is_explosive,
)
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.combat import defence_of
from beachhead.games.normandy.words.ground_words import LowerDef
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import Action

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

WORTH_USING = 3.0
"""How many Soldiers a card has to save that is used rather than carried on."""
A_SOLDIER = 0.08
"""What a Soldier adds to the log-odds of winning, as the general judges it."""


def sensible(
    box: Box, s: Normandy, seat: int, ask: str, options: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Nothing explosive beyond what is safe; what is too much is given away, or used."""
    carried = icons(box, s.players[seat])
    match ask:
        case "rally" | "take-card" if carried >= SAFE:
            return tuple(option for option in options if not _brings(box, option))
        case "trade" if cost(carried):
            return tuple(option for option in options if _helps(box, s, option))[:1] or options
        case "ready" if cost(carried):
            return _used(box, s, seat, options) or options
    return options


def _brings(box: Box, option: Action) -> bool:
    """Whether a choice brings one icon more."""
    return isinstance(option, a.Find | a.Rally | a.Take) and is_explosive(box, option.card)


def _helps(box: Box, s: Normandy, option: Action) -> bool:
    """Whether a gift takes an icon to where it does no harm."""
    if not isinstance(option, a.GiveCard) or not is_explosive(box, option.card):
        return False
    return icons(box, s.players[option.seat]) < SAFE


def _used(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """The explosive that saves most, if it saves enough."""
    defence = defence_of(box, s, seat)

    def saves(option: a.Use) -> float:
        return sum(_saves(effect, defence) for effect in box.content.by_id[option.card].effects)

    uses = [option for option in options if isinstance(option, a.Use)]
    ready = [use for use in uses if is_explosive(box, use.card) and saves(use) >= WORTH_USING]
    return tuple(sorted(ready, key=saves, reverse=True)[:1])


def _saves(effect: Effect, defence: int) -> float:
    return min(effect.by, defence) if isinstance(effect, LowerDef) else effect.once()


def odds(box: Box, s: Normandy, seat: int, turns: int) -> float:
    """What carrying too much takes off the log-odds of winning, until it is used some day."""
    return -A_SOLDIER * cost(icons(box, s.players[seat])) * turns / 2
