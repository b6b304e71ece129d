"""The Battle Conditions module."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from beachhead.cards.building import Key
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.map.effective import SectorNow
from beachhead.games.normandy.modules.conditions import shown, thinking
from beachhead.games.normandy.modules.conditions.cards import (
    KIND,
    Condition,
    condition_faults,
    misplaced,
)
from beachhead.games.normandy.modules.conditions.drawing import (
    DRAW,
    OUTBREAK,
    CancelConditions,
    DrawCondition,
    LoseFor,
    MayCancel,
)
from beachhead.games.normandy.modules.conditions.facts import FACTS
from beachhead.games.normandy.modules.conditions.observing import Observe, glasses, observe
from beachhead.games.normandy.modules.conditions.state import (
    OPTIONS,
    TABLE,
    binds,
    lying,
    stays,
    without,
)
from beachhead.games.normandy.modules.conditions.words import WORDS, Ground, OfSkulls
from beachhead.games.normandy.modules.module import Module, Placed, own_faults
from beachhead.games.normandy.state import Deck, Normandy, NormandyOptions, Player
from beachhead.games.normandy.turn.move import may_stay, targets
from beachhead.games.normandy.turn.phase import Slot
from beachhead.games.normandy.turn.start import in_play
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Message, Panel, Ref, Weather, message


class Conditions(Module):
    """The hooks of this module."""

    id = "conditions"
    rule_ids = ("Q-1", "Q-2", "Q-3", "Q-4", "Q-5")
    options = OPTIONS
    for_players = True
    table = TABLE
    tasks = (MayCancel,)
    table_tasks = (DrawCondition,)
    shapes = {KIND: Condition}
    words = (*WORDS, CancelConditions)
    actions = (LoseFor, Observe)
    facts = FACTS

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).battle_conditions

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "battle_conditions", options)

    def content_faults(self, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
        if isinstance(entry, Condition):
            yield from condition_faults(entry, placed)
        elif isinstance(entry, UnitCard):
            yield from misplaced(entry)

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
        """Without Conditions there is nothing to cancel."""
        return frozenset() if self.active(options) else box.content.with_word(CancelConditions)

    def prepare(self, h: Happening) -> None:
        h.set_table(decks=(*h.s.decks, Deck(KIND, in_play(h.box, h.s, KIND))))

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        return (slots[0], Slot("condition", DRAW), Slot("outbreak", OUTBREAK), *slots[1:])

    def sector(self, box: Box, s: Normandy, sector: SectorNow) -> SectorNow:
        """Q-1: on the battle map, whatever is printed."""
        effects = _on_ground(box.content, TABLE.of(s).lying)
        if effects:
            ground = box.ground(s)
            if ground.sheet_of[sector.index] is ground.map:
                for effect in effects:
                    sector = effect.on(sector)
        return sector

    def weather(self, box: Box, s: Normandy) -> tuple[Weather, ...]:
        return tuple(
            Weather(card.weather, message("card-name", card=Ref("card", card.id)))
            for card in lying(box, s)
            if card.weather is not None
        )

    def in_force(self, box: Box, s: Normandy, player: Player) -> tuple[str, ...]:
        return tuple(
            key
            for card in lying(box, s)
            if card.when == "always" and binds(card, player)
            for key in box.content.parts[card.id]
        )

    def cancelled(self, h: Happening, seat: int, skulls: int) -> None:
        bound = (card for card in lying(h.box, h.s) if binds(card, h.player(seat)))
        for card in bound:
            for effect in card.effects:
                if isinstance(effect, OfSkulls):
                    with h.because(card.id):
                        effect.happen(h, seat, skulls)

    def lets_stay(self, box: Box, s: Normandy, seat: int) -> bool:
        """A Unit whom only Conditions keep from going on, or from staying, is not lost for it."""
        free = without(s, *TABLE.of(s).lying)
        if not TABLE.of(s).lying or targets(box, s, seat):
            return False
        return may_stay(box, free, seat) or bool(targets(box, free, seat))

    def next_turn(self, box: Box, s: Normandy) -> Normandy:
        return without(s, *(id for id in TABLE.of(s).lying if not stays(box, s, id)))

    def options_at(self, box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
        looks = window == "rally" and OPTIONS.of(s.options).forward_observation
        return tuple(map(Observe, glasses(box, s, seat))) if looks else ()

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        if not isinstance(action, Observe):
            return False
        observe(h, seat, action.card)
        return True

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        return {"lying": list(TABLE.of(s).lying)}

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        return shown.panels(box, s, seat)

    def asked(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return shown.asked(box, s, seat)

    def sensible(
        self, box: Box, view: Normandy, seat: int, ask: str, options: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        return thinking.sensible(box, view, options)

    def dice_worth(self, box: Box, view: Normandy, seat: int) -> DiceWorth:
        return thinking.dice_worth(box, view)

    def advise(self, box: Box, view: Normandy, decision: Decision, below: Below) -> Action | None:
        return thinking.advise(box, view, decision)


@lru_cache(maxsize=4096)
def _on_ground(content: NormandyContent, lying: tuple[str, ...]) -> tuple[Ground, ...]:
    """What Conditions do to sectors, in their order; asked of every sector, so remembered."""
    effects = (effect for id in lying for effect in content.by_id[id].effects)
    return tuple(effect for effect in effects if isinstance(effect, Ground))
