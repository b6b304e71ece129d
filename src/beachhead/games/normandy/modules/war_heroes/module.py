"""The War Heroes module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.modules.module import Module, Placed, own_faults
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.games.normandy.modules.war_heroes.hero import (
    Hero,
    displaced,
    hero_faults,
    heroes_for,
)
from beachhead.games.normandy.state import Normandy, NormandyOptions
from beachhead.games.normandy.turn.upkeep import Bonus
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.dice import STAR
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import CardId, Seat
from beachhead.kernel.options import Rule


class HeroOptions(Struct, frozen=True):
    """The settings of this module."""

    war_heroes: Annotated[bool, Rule("H-1")] = False
    lead_the_way: Annotated[bool, Rule("H-4")] = False


OPTIONS = OfOptions(HeroOptions)


class LeadTheWay(Action, frozen=True):
    """Give up a Leadership and its Stars for a Hero."""

    price: ClassVar[Price] = Price(stars=3)
    card: CardId


class LedTheWay(Fact, frozen=True):
    rule = "H-4"
    decisive = True
    seat: Seat
    card: CardId


class WarHeroes(Module):
    """The hooks of this module."""

    id = "war-heroes"
    rule_ids = ("H-1", "H-2", "H-3", "H-4", "H-5")
    options = OPTIONS
    shapes = {"hero": Hero}
    heeds_others = False
    actions = (LeadTheWay,)
    facts = (LedTheWay,)

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).war_heroes

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "war_heroes", options)

    def content_faults(self, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
        if isinstance(entry, Hero):
            yield from hero_faults(entry, placed)

    def recruits(self, box: Box, s: Normandy, seat: int) -> tuple[Specialist, ...]:
        return () if OPTIONS.of(s.options).lead_the_way else tuple(heroes_for(box, s, seat))

    def out_for(self, box: Box, s: Normandy, seat: int) -> frozenset[str]:
        return displaced(box, s, seat)

    def instead_of_rwb(self, box: Box, s: Normandy, seat: int, symbol: int) -> tuple[Action, ...]:
        """H-4: a Leadership of the dice; a card that counts as one does not serve."""
        player = s.players[seat]
        asking = player.todo[0]
        if (
            symbol != STAR
            or not OPTIONS.of(s.options).lead_the_way
            or (isinstance(asking, Bonus) and asking.called)
            or player.stars < LeadTheWay.price.stars
            or box.in_force(s, seat).no_specialists
        ):
            return ()
        return tuple(LeadTheWay(hero.id) for hero in heroes_for(box, s, seat))

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        if not isinstance(action, LeadTheWay):
            return False
        left = list(h.turn(seat).rwbs)
        left.remove(STAR)
        h.set_turn(seat, rwbs=tuple(left))
        h.tell(LedTheWay(seat, action.card))
        h.take(seat, action.card)
        h.lose(seat, "H-4", action.price)
        return True
