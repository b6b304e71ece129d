"""Phase 3: which Specialists, Items and Vehicles a Unit may take, and what they cost (T-7, V-7)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from beachhead.games.normandy.cards.shapes import Item, Specialist, UnitCard, Vehicle
from beachhead.games.normandy.kinds import What
from beachhead.games.normandy.state import Normandy

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.cards.content import NormandyContent
    from beachhead.games.normandy.words.in_force import InForce

CardT = TypeVar("CardT", Specialist, Item)
Ids: TypeAlias = tuple[str, ...]


class Supply(NamedTuple):
    """Items that come one after the other: those that can be found now, and all that follow."""

    on_top: tuple[str, ...]
    below: tuple[str, ...]


def supply(box: Box, s: Normandy) -> Supply | None:
    """In which way Items come, where a module lets them come one after the other."""
    found = (module.supply(box, s) for module in box.modules(s))
    return next((lying for lying in found if lying is not None), None)


def may_rally(box: Box, s: Normandy, seat: int, most: int) -> list[Specialist]:
    """The Specialists whom a Unit could pay for with so many Stars, and the Soldiers it has."""
    soldiers = s.players[seat].soldiers
    every = specialists_to_rally(box, s, seat, most)
    return [card for card in every if card.lives <= soldiers]


def specialists_to_rally(box: Box, s: Normandy, seat: int, most: int) -> tuple[Specialist, ...]:
    """The Specialists up to a cost whom a Unit could have, those of modules included."""
    found = specialists_on_offer(box, s, seat, most)
    for module in box.modules(s):
        found += tuple(card for card in module.recruits(box, s, seat) if card.cost <= most)
    return found


def specialists_on_offer(box: Box, s: Normandy, seat: int, most: int) -> tuple[Specialist, ...]:
    """The Specialists of its own set and of the common pool whom a Unit could have."""
    player, out = s.players[seat], box.out_for(s, seat)
    out = out | box.banned(s) if out else box.banned(s)
    rallied = player.specialists
    if len(s.players) > 1:
        rallied = tuple([id for other in s.players for id in other.specialists])
    own = _own_set(box.content, player.nation, player.specialists, player.gone, out)
    return own.up_to(most) + _common_pool(box.content, rallied, s.gone, out).up_to(most)


class ByCost(Generic[CardT]):
    """Cards to be had, the cheapest first."""

    def __init__(self, cards: Iterable[CardT]) -> None:
        self._cards: tuple[CardT, ...] = tuple(cards)
        self._costs: list[int] = [card.cost for card in self._cards]

    def up_to(self, most: int) -> tuple[CardT, ...]:
        """Those that cost no more."""
        return self._cards[: bisect_right(self._costs, most)]


@lru_cache(maxsize=1 << 12)
def _own_set(
    content: NormandyContent, nation: str, has: Ids, gone: Ids, out: frozenset[str]
) -> ByCost[Specialist]:
    """Those of its own set whom a Unit can still rally."""
    has_reserve = not content.reserves.isdisjoint(has)
    return ByCost(
        card
        for card in content.own_set[nation]
        if card.id not in has
        and card.id not in gone
        and not (has_reserve and card.rank == "reserve")
        and card.id not in out
    )


@lru_cache(maxsize=1 << 12)
def _common_pool(
    content: NormandyContent, rallied: Ids, gone: Ids, out: frozenset[str]
) -> ByCost[Specialist]:
    """Those of the common pool whom no Unit has rallied or lost."""
    has_unique = not content.uniques.isdisjoint(rallied)
    return ByCost(
        card
        for card in content.common_pool
        if card.id not in rallied
        and card.id not in gone
        and not (has_unique and card.rank == "unique")
        and card.id not in out
    )


def items_on_offer(box: Box, s: Normandy, seat: int, most: int) -> tuple[Item, ...]:
    """The Items that a Unit could find with so many Item Points."""
    if (lying := supply(box, s)) is not None:
        return tuple(card for card in _items(box, lying.on_top) if card.cost <= most)
    out = box.banned(s)
    for module in box.modules(s):
        out |= module.withdrawn(box, s)
    had = s.players[seat].found
    if s.options.item_copies == "one":
        had = tuple(id for other in s.players for id in other.found)
    found = _regular_items(box.content, had, out).up_to(most)
    if s.special:
        found += tuple(card for card in _items(box, s.special) if card.cost <= most)
    return found


@lru_cache(maxsize=1 << 12)
def _regular_items(content: NormandyContent, had: Ids, out: frozenset[str]) -> ByCost[Item]:
    """Those that a Unit has not had."""
    items = content.regular_items
    return ByCost(card for card in items if card.id not in had and card.id not in out)


def _items(box: Box, ids: tuple[str, ...]) -> Iterator[Item]:
    for id in dict.fromkeys(ids):
        card = box.content.by_id[id]
        assert isinstance(card, Item)
        yield card


def vehicles_on_offer(box: Box, s: Normandy, seat: int, less: int) -> Iterator[Vehicle]:
    """The Vehicles that a Unit could take."""
    player = s.players[seat]
    if player.vehicle is not None:
        return
    for id in s.vehicles:
        card = box.content.by_id[id]
        assert isinstance(card, Vehicle)
        stars, tools = price(card, less)
        if stars <= player.stars and tools <= player.tools:
            yield card


def price(card: UnitCard, less: int) -> tuple[int, int]:
    """What a card costs in Stars and Item Points; a Vehicle is cheaper in Stars."""
    match card:
        case Specialist(cost=stars):
            return max(0, stars - less), 0
        case Item(cost=tools):
            return 0, max(0, tools - less)
        case Vehicle(stars=stars, tools=tools):
            return max(0, stars - less), tools
    raise AssertionError(card)


def cards_on_offer(box: Box, s: Normandy, seat: int, what: What, most: int) -> tuple[str, ...]:
    """The cards of a kind that a Unit could take up to a cost, whatever it has."""
    offer = specialists_on_offer if what == "specialist" else items_on_offer
    return tuple(card.id for card in offer(box, s, seat, most))


def recallable(box: Box, s: Normandy, seat: int, what: What) -> tuple[str, ...]:
    """The cards that a Unit lost or used and may get back."""
    player = s.players[seat]
    if what == "item":
        return tuple(id for id in player.spent if box.content.kinds[id] == "item")
    reserves = box.content.reserves
    has_reserve = not reserves.isdisjoint(player.specialists)
    fallen = (id for id in player.gone if box.content.kinds[id] == "specialist")
    return tuple(id for id in fallen if not (has_reserve and id in reserves))


def may_take(box: Box, s: Normandy, seat: int, in_force: InForce, what: What) -> bool:
    """Whether a Unit may still rally, or find, this turn and here."""
    if in_force.no_specialists if what == "specialist" else in_force.no_items:
        return False
    return s.players[seat].turn.bought.count(what) < 1 + in_force.one_more[what]


def discount(s: Normandy, seat: int, in_force: InForce, what: str) -> int:
    """What the next card of a kind costs less: only the first of a turn is cheaper."""
    return 0 if what in s.players[seat].turn.bought else in_force.cheaper[what]
