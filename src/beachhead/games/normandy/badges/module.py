"""The Badges module."""

from __future__ import annotations

from typing import Annotated, Any, cast

from msgspec import Struct

from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.cards import UnitCard
from beachhead.games.normandy.hooks import Module, needs_everything
from beachhead.games.normandy.rules import Rules, left_to_draw
from beachhead.games.normandy.state import Deck, DrawCard, Normandy, mark
from beachhead.games.normandy.vocabulary import Window
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.dice import COURAGE
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import Ref

KIND = "badge"
DRAWN = mark("badge")
"""In `Unit.used`: a Unit gets one Badge a turn at most."""
HONOR_COST = 10
VARIANTS = {"badge_of_honor": "D-2", "badge_of_courage": "D-3", "badge_of_assistance": "D-4"}


class Badge(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Badge, used once, or kept with Badge of Honor."""

    rule = "D-1"
    kind = KIND


class BadgeOptions(Struct, frozen=True):
    """The settings of this module."""

    badges: Annotated[bool, Rule("D-1")] = False
    badge_of_honor: Annotated[bool, Rule("D-2")] = False
    badge_of_courage: Annotated[bool, Rule("D-3")] = False
    badge_of_assistance: Annotated[bool, Rule("D-4")] = False


class DrawBadge(Action, frozen=True):
    """Draw a Badge instead of anything else that a Battle Cry brings."""


class BuyBadge(Action, frozen=True):
    """Draw a Badge for a Star and a Courage."""


class BadgeForBattleCry(Fact, frozen=True):
    rule = "D-1"
    seat: Seat


class BadgeBought(Fact, frozen=True):
    rule = "D-3"
    seat: Seat


class Badges(Module):
    """The hooks of this module."""

    id = "badges"
    rule_ids = ("D-1", "D-2", "D-3", "D-4")
    options = BadgeOptions
    shapes = {KIND: Badge}
    actions = (DrawBadge, BuyBadge)
    facts = (BadgeForBattleCry, BadgeBought)

    def active(self, options: Any) -> bool:
        return _options(options).badges

    def faults(self, options: Any, seats: int) -> list[Problem]:
        chosen = _options(options)
        if chosen.badges and options.level != "everything":
            return [needs_everything("badges")]
        if chosen.badges:
            return []
        return [
            Problem(
                "needs-option", name=Ref("setting", name), needs=Ref("setting", "badges"), rule=rule
            )
            for name, rule in VARIANTS.items()
            if getattr(chosen, name)
        ]

    def prepare(self, b: Battle) -> None:
        banned = b.rules.banned(b.s.options)
        cards = tuple(id for id in b.content.of_kind(KIND) if id not in banned)
        b.set(decks=(*b.s.decks, Deck(KIND, cards)))
        if _options(b.s.options).badge_of_assistance:
            for seat in range(len(b.s.units)):
                b.push(seat, DrawCard(KIND, False, "D-4"))

    def instead_of_rwb(
        self, rules: Rules, s: Normandy, seat: int, symbol: int
    ) -> tuple[Action, ...]:
        return (DrawBadge(),) if symbol == COURAGE and _may_draw(s, seat) else ()

    def options_at(
        self, rules: Rules, s: Normandy, seat: int, window: Window
    ) -> tuple[Action, ...]:
        unit = s.units[seat]
        pays = unit.stars > 0 and unit.courage > 0 and _options(s.options).badge_of_courage
        return (BuyBadge(),) if window == "trade" and pays and _may_draw(s, seat) else ()

    def chosen(self, b: Battle, seat: int, action: Action) -> bool:
        unit = b.unit(seat)
        match action:
            case DrawBadge():
                b.tell(BadgeForBattleCry(seat))
                rule = "D-1"
            case BuyBadge():
                b.tell(BadgeBought(seat))
                b.change(seat, stars=unit.stars - 1, courage=unit.courage - 1)
                rule = "D-3"
            case _:
                return False
        b.change(seat, used=(*unit.used, DRAWN))
        b.push(seat, DrawCard(KIND, False, rule))
        return True

    def keeps(self, rules: Rules, s: Normandy, card: str) -> bool:
        return rules.content.kinds[card] == KIND and _options(s.options).badge_of_honor

    def points(self, rules: Rules, s: Normandy) -> int:
        if not _options(s.options).badge_of_honor:
            return 0
        held = sum(rules.content.kinds[id] == KIND for unit in s.units for id in unit.hand)
        return -HONOR_COST * held


def _options(options: Any) -> BadgeOptions:
    """The game's options have the fields of every module."""
    return cast("BadgeOptions", options)


def _may_draw(s: Normandy, seat: int) -> bool:
    return left_to_draw(s, KIND) > 0 and DRAWN not in s.units[seat].used
