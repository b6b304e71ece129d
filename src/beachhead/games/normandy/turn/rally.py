"""Phase 3: rally a Specialist, find an Item, take a Vehicle (T-7, V-7)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, in_battle, remembered
from beachhead.games.normandy.cards.offers import (
    discount,
    items_on_offer,
    may_take,
    price,
    specialists_on_offer,
    vehicles_on_offer,
)
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.doing import DONE, Question
from beachhead.kernel.contract import Action, Decision


def begin(h: Happening) -> None:
    """Whoever can do something, may."""
    for seat in in_battle(h.s):
        h.change(seat, step="rally")


def end_if_nothing(h: Happening, seat: int) -> None:
    """A Unit that can do nothing more is done."""
    if len(options(h.box, h.s, seat)) == 1:
        h.change(seat, step="")


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """What a Unit may take."""
    return Decision(seat, "rally", "T-7", options(box, s, seat))


@remembered
def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything that can be taken or used."""
    unit, in_force = s.units[seat], box.in_force(s, seat)
    found: list[Action] = [DONE]
    if (free := free_specialist(box, s, seat)) is not None:
        found.append(a.Take(free))
    if may_take(box, s, seat, in_force, "specialist"):
        most = unit.stars + discount(s, seat, in_force, "specialist")
        found += [a.Rally(card.id) for card in specialists_on_offer(box, s, seat, most)]
    if may_take(box, s, seat, in_force, "item"):
        most = unit.tools + discount(s, seat, in_force, "item")
        found += [a.Find(card.id) for card in items_on_offer(box, s, seat, most)]
    if s.vehicles:
        less = discount(s, seat, in_force, "vehicle")
        found += [a.TakeVehicle(card.id) for card in vehicles_on_offer(box, s, seat, less)]
    return (*found, *usable(box, s, seat, "rally"))


def free_specialist(box: Box, s: Normandy, seat: int) -> str | None:
    """The Specialist whom the sector offers without payment, if the Unit can still take him."""
    unit = s.units[seat]
    title = box.ground(s).sectors[unit.sector].free
    if title is None:
        return None
    offer = specialists_on_offer(box, s, seat, 99)
    return next((card.id for card in offer if card.role == title), None)


def chosen(h: Happening, seat: int, action: Action) -> None:
    """Take something, or be done."""
    match action:
        case a.Take(id):
            h.tell(f.CardTaken(seat, id, by="V-1"))
            h.take(seat, id)
        case a.Rally(id):
            stars, _ = _pay(h, seat, id)
            h.tell(f.SpecialistRallied(seat, id, stars))
            h.take(seat, id)
        case a.Find(id):
            _, tools = _pay(h, seat, id)
            h.tell(f.ItemFound(seat, id, tools))
            h.take(seat, id)
        case a.TakeVehicle(id):
            stars, tools = _pay(h, seat, id)
            h.tell(f.VehicleTaken(seat, id, stars, tools))
            h.take(seat, id)
        case _:
            h.tell(f.UnitReady(seat, h.s.phase))
            h.change(seat, step="")


def _pay(h: Happening, seat: int, id: str) -> tuple[int, int]:
    """A card is paid for: the Stars and Item Points that it cost."""
    unit, kind = h.unit(seat), h.content.kinds[id]
    stars, tools = price(h.content.by_id[id], discount(h.s, seat, h.in_force(seat), kind))
    left = {"stars": unit.stars - stars, "tools": unit.tools - tools}
    h.change(seat, **left, bought=(*unit.bought, kind))
    return stars, tools
