"""Phase 3: which Specialists, Items and Vehicles a Unit may take, and what they cost (T-7, V-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from beachhead.games.normandy.cards.shapes import Item, Specialist, UnitCard, Vehicle
from beachhead.games.normandy.kinds import What
from beachhead.games.normandy.state import Normandy

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.words.in_force import InForce


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


def specialists_to_rally(box: Box, s: Normandy, seat: int, most: int) -> list[Specialist]:
    """The Specialists up to a cost whom a Unit could have, those of modules included."""
    found = specialists_on_offer(box, s, seat, most)
    for module in box.modules(s):
        found += [card for card in module.recruits(box, s, seat) if card.cost <= most]
    return found


def specialists_on_offer(box: Box, s: Normandy, seat: int, most: int) -> list[Specialist]:
    """The Specialists of its own set and of the common pool whom a Unit could have."""
    found: list[Specialist] = []
    player, content, banned = s.players[seat], box.content, box.banned(s)
    if out := box.out_for(s, seat):
        banned |= out
    has_reserve = not content.reserves.isdisjoint(player.specialists)
    for card in content.own_set[player.nation]:
        if card.cost > most:
            break
        if (
            card.id not in player.specialists
            and card.id not in player.gone
            and not (has_reserve and card.rank == "reserve")
            and card.id not in banned
        ):
            found.append(card)
    rallied = [id for other in s.players for id in other.specialists]
    has_unique = not content.uniques.isdisjoint(rallied)
    for card in content.common_pool:
        if card.cost > most:
            break
        if (
            card.id not in rallied
            and card.id not in s.gone
            and not (has_unique and card.rank == "unique")
            and card.id not in banned
        ):
            found.append(card)
    return found


def items_on_offer(box: Box, s: Normandy, seat: int, most: int) -> Iterator[Item]:
    """The Items that a Unit could find with so many Item Points."""
    player, content = s.players[seat], box.content
    if (lying := supply(box, s)) is not None:
        yield from (card for card in _items(box, lying.on_top) if card.cost <= most)
        return
    banned = box.banned(s)
    for module in box.modules(s):
        banned |= module.withdrawn(box, s)
    shared = s.options.item_copies == "one"
    had = [id for other in s.players for id in other.found] if shared else player.found
    for card in content.regular_items:
        if card.cost > most:
            break
        if card.id not in had and card.id not in banned:
            yield card
    yield from (card for card in _items(box, s.special) if card.cost <= most)


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
