"""The market: everything that can be rallied, found or taken, at its price now (T-7, V-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.offers import (
    discount,
    items_on_offer,
    may_take,
    price,
    specialists_to_rally,
)
from beachhead.games.normandy.cards.shapes import Specialist, UnitCard
from beachhead.games.normandy.kinds import Resource, What
from beachhead.games.normandy.state import Normandy, Player, listed
from beachhead.games.normandy.turn.rally import free_specialist
from beachhead.games.normandy.words.word import GLYPHS, Price
from beachhead.kernel.contract import Action
from beachhead.kernel.emblems import Emblem
from beachhead.kernel.scene import Market, Message, OnOffer, Ref, Shelf, amount_of, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

PAID_WITH: tuple[Resource, ...] = ("stars", "tools")
ANY_COST = 99


class Ware(NamedTuple):
    """A card to be had, on the shelf of a kind, for so much."""

    kind: str
    card: str
    price: Price
    actions: tuple[Action, ...]
    barred: Message | None = None
    """Why it cannot be had, whatever one pays."""
    free: Message | None = None
    """Why it need not be paid for."""


class Stall(NamedTuple):
    """All that is on offer to a Unit: cards, and what is taken off the price of each kind."""

    specialists: tuple[str, ...]
    items: tuple[str, ...]
    vehicles: tuple[str, ...]
    less: tuple[int, int, int]
    barred: tuple[Message | None, Message | None, Message | None]
    """By kind: why none can be had."""
    free: str | None
    """The Specialist that is for nothing, besides."""


class Purse(NamedTuple):
    """What a player has to pay with, and whether it is time to buy."""

    stock: Price
    buying: bool


def market(box: Box, s: Normandy, seat: int) -> Market | None:
    """What a player can have, now or later; nothing where there are no cards (V-9)."""
    if s.options.level == "dice" or s.ended:
        return None
    if s.players[seat].unit is None:
        return box.owner(s, seat).market(box, s, seat)
    if seat not in s.in_battle():
        return None
    return _market(box, _stall(box, s, seat), _purse(s.players[seat]))


@lru_cache(maxsize=1 << 12)
def _market(box: Box, stall: Stall, purse: Purse) -> Market | None:
    """Mostly it is as it was, whoever has acted."""
    return _on_shelves(purse, _all_wares(box, stall))


@lru_cache(maxsize=1 << 10)
def _all_wares(box: Box, stall: Stall) -> tuple[Ware, ...]:
    return tuple(_wares(box, stall))


def laid_out(player: Player, wares: Iterable[Ware]) -> Market | None:
    """What a player can have of these, on shelves."""
    return _on_shelves(_purse(player), wares)


def _purse(player: Player) -> Purse:
    stock = Price(player.soldiers, player.stars, player.courage, player.tools)
    return Purse(stock, player.turn.step == "rally" and not player.todo)


def _on_shelves(purse: Purse, wares: Iterable[Ware]) -> Market | None:
    """By kind: first what the player could have with what he has, then the rest."""
    shelves: dict[tuple[bool, str], list[OnOffer]] = {}
    for ware in wares:
        is_open, offer = _offered(ware, _short(ware.price, purse.stock))
        shelves.setdefault((is_open, ware.kind), []).append(offer)
    if not shelves:
        return None
    ordered = sorted(shelves, key=lambda shelf: not shelf[0])
    stock = [(name, purse.stock.of(name)) for name in PAID_WITH]
    has = tuple(Emblem(GLYPHS[name], str(amount)) for name, amount in stock)
    said = message("asked-has", has=listed(tuple(amount_of(*amount) for amount in stock)))
    shown = tuple(_shelf(kind, shelves[is_open, kind], is_open) for is_open, kind in ordered)
    return Market(has, said, purse.buying, shown)


def _shelf(kind: str, offers: list[OnOffer], is_open: bool) -> Shelf:
    kinds = Ref("list", (message(f"kinds-{kind}"),))
    title = message("market-open" if is_open else "market-closed", kinds=kinds)
    return Shelf(title, tuple(offers), is_open)


def _short(price: Price, stock: Price) -> Price:
    """What is missing of a price."""
    return Price(
        max(0, price.soldiers - stock.soldiers),
        max(0, price.stars - stock.stars),
        max(0, price.courage - stock.courage),
        max(0, price.tools - stock.tools),
    )


@lru_cache(maxsize=1 << 14)
def _offered(ware: Ware, short: Price) -> tuple[bool, OnOffer]:
    """Whether somebody who is short of so much could have it, and how it is told."""
    lacks = _lacks(ware, short)
    return not lacks, _on_offer(ware, lacks)


def _on_offer(ware: Ware, lacks: Message | None) -> OnOffer:
    if ware.free is not None:
        nothing = (message("market-nothing"),)
        return OnOffer(ware.card, (), nothing, ware.actions, (ware.free,))
    said = ware.price.listed() or (message("market-nothing"),)
    lines = (lacks,) if lacks else ()
    return OnOffer(ware.card, ware.price.emblems(), said, ware.actions, lines)


def _lacks(ware: Ware, short: Price) -> Message | None:
    """What keeps a player from having a card now."""
    if ware.free is not None or ware.barred is not None:
        return ware.barred if ware.free is None else None
    return message("market-short", list=Ref("list", short.listed())) if short != Price() else None


def _stall(box: Box, s: Normandy, seat: int) -> Stall:
    in_force = box.in_force(s, seat)
    has_one = s.players[seat].vehicle is not None
    return Stall(
        tuple(card.id for card in specialists_to_rally(box, s, seat, ANY_COST)),
        tuple(item.id for item in items_on_offer(box, s, seat, ANY_COST)),
        s.vehicles,
        (
            discount(s, seat, in_force, "specialist"),
            discount(s, seat, in_force, "item"),
            discount(s, seat, in_force, "vehicle"),
        ),
        (
            _barred(box, s, seat, "specialist"),
            _barred(box, s, seat, "item"),
            message("market-has-vehicle") if has_one else None,
        ),
        free_specialist(box, s, seat),
    )


def _wares(box: Box, stall: Stall) -> Iterator[Ware]:
    """Specialists, with those of modules; Items; Vehicles."""
    content, (on_men, on_items, on_vehicles) = box.content, stall.less
    no_men, no_items, no_vehicles = stall.barred
    for id in stall.specialists:
        cost, ways = _cost(box, id, on_men), (a.Rally(id),)
        if id != stall.free:
            yield Ware(content.kinds[id], id, cost, ways, no_men)
            continue
        free_as_well, offered = (a.Take(id), *ways), message("offered-free")
        yield Ware(content.kinds[id], id, cost, free_as_well, free=offered)
    for id in stall.items:
        yield Ware("item", id, _cost(box, id, on_items), (a.Find(id),), no_items)
    for id in stall.vehicles:
        cost = _cost(box, id, on_vehicles)
        yield Ware("vehicle", id, cost, (a.TakeVehicle(id),), no_vehicles)


def _cost(box: Box, id: str, less: int) -> Price:
    card = box.content.by_id[id]
    assert isinstance(card, UnitCard)
    stars, tools = price(card, less)
    return Price(card.lives if isinstance(card, Specialist) else 0, stars, 0, tools)


def _barred(box: Box, s: Normandy, seat: int, what: What) -> Message | None:
    """Why no card of a kind can be had for the rest of the turn, or here."""
    in_force = box.in_force(s, seat)
    if in_force.no_specialists if what == "specialist" else in_force.no_items:
        return message(f"market-none-{what}")
    return None if may_take(box, s, seat, in_force, what) else message(f"market-enough-{what}")
