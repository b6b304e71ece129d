"""The market: everything that can be rallied, found or taken, at its price now (T-7, V-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.offers import (
    discount,
    items_on_offer,
    may_take,
    price,
    specialists_to_rally,
)
from beachhead.games.normandy.cards.shapes import Specialist, UnitCard, Vehicle
from beachhead.games.normandy.kinds import RESOURCES, Resource, What
from beachhead.games.normandy.state import Normandy, Player
from beachhead.games.normandy.turn.rally import free_specialist
from beachhead.games.normandy.words.word import GLYPHS, Price
from beachhead.kernel.contract import Action
from beachhead.kernel.emblems import Emblem
from beachhead.kernel.scene import Market, Message, OnOffer, Ref, Shelf, message

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


def market(box: Box, s: Normandy, seat: int) -> Market | None:
    """What a player can have, now or later; nothing where there are no cards (V-9)."""
    if s.options.level == "dice" or s.ended:
        return None
    if s.players[seat].unit is None:
        return box.owner(s, seat).market(box, s, seat)
    return laid_out(s.players[seat], _wares(box, s, seat)) if seat in s.in_battle() else None


def laid_out(player: Player, wares: Iterable[Ware]) -> Market | None:
    """On shelves by kind: first what the player could have with what he has, then the rest."""
    shelves: dict[tuple[bool, str], list[OnOffer]] = {}
    for ware in wares:
        lacks = _lacks(player, ware)
        shelves.setdefault((not lacks, ware.kind), []).append(_on_offer(ware, lacks))
    if not shelves:
        return None
    ordered = sorted(shelves, key=lambda shelf: not shelf[0])
    has = tuple(Emblem(GLYPHS[name], str(player.has(name))) for name in PAID_WITH)
    shown = tuple(_shelf(kind, shelves[is_open, kind], is_open) for is_open, kind in ordered)
    buying = player.turn.step == "rally" and not player.todo
    return Market(has, player.said(*PAID_WITH), buying, shown)


def _shelf(kind: str, offers: list[OnOffer], is_open: bool) -> Shelf:
    kinds = Ref("list", (message(f"kinds-{kind}"),))
    title = message("market-open" if is_open else "market-closed", kinds=kinds)
    return Shelf(title, tuple(offers), is_open)


def _on_offer(ware: Ware, lacks: Message | None) -> OnOffer:
    if ware.free is not None:
        nothing = (message("market-nothing"),)
        return OnOffer(ware.card, (), nothing, ware.actions, (ware.free,))
    said = ware.price.listed() or (message("market-nothing"),)
    lines = (lacks,) if lacks else ()
    return OnOffer(ware.card, ware.price.emblems(), said, ware.actions, lines)


def _lacks(player: Player, ware: Ware) -> Message | None:
    """What keeps a player from having a card now."""
    if ware.free is not None or ware.barred is not None:
        return ware.barred if ware.free is None else None
    short = Price(*(max(0, ware.price.of(name) - player.has(name)) for name in RESOURCES))
    return message("market-short", list=Ref("list", short.listed())) if short != Price() else None


def _wares(box: Box, s: Normandy, seat: int) -> Iterator[Ware]:
    """Specialists, with those of modules; Items; Vehicles."""
    in_force, free = box.in_force(s, seat), free_specialist(box, s, seat)
    less = {kind: discount(s, seat, in_force, kind) for kind in ("specialist", "item", "vehicle")}
    barred = _barred(box, s, seat, "specialist")
    for card in specialists_to_rally(box, s, seat, ANY_COST):
        kind, ways = box.content.kinds[card.id], (a.Rally(card.id),)
        if card.id != free:
            yield Ware(kind, card.id, _cost(card, less), ways, barred)
            continue
        free_as_well, offered = (a.Take(free), *ways), message("offered-free")
        yield Ware(kind, free, _cost(card, less), free_as_well, free=offered)
    barred = _barred(box, s, seat, "item")
    for item in items_on_offer(box, s, seat, ANY_COST):
        yield Ware("item", item.id, _cost(item, less), (a.Find(item.id),), barred)
    has_one = s.players[seat].vehicle is not None
    barred = message("market-has-vehicle") if has_one else None
    for id in s.vehicles:
        vehicle = box.content.by_id[id]
        assert isinstance(vehicle, Vehicle)
        yield Ware("vehicle", id, _cost(vehicle, less), (a.TakeVehicle(id),), barred)


def _cost(card: UnitCard, less: dict[str, int]) -> Price:
    stars, tools = price(card, less[card.kind])
    return Price(card.lives if isinstance(card, Specialist) else 0, stars, 0, tools)


def _barred(box: Box, s: Normandy, seat: int, what: What) -> Message | None:
    """Why no card of a kind can be had for the rest of the turn, or here."""
    in_force = box.in_force(s, seat)
    if in_force.no_specialists if what == "specialist" else in_force.no_items:
        return message(f"market-none-{what}")
    return None if may_take(box, s, seat, in_force, what) else message(f"market-enough-{what}")
