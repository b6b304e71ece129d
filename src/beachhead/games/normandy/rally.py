"""Phase 3: rally a Specialist, find an Item, take a Vehicle (T-7, V-7)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.buying import (
    discount,
    items_on_offer,
    may_take,
    price,
    specialists_on_offer,
    vehicles_on_offer,
)
from beachhead.games.normandy.effects import DONE, Question
from beachhead.games.normandy.rules import Rules, in_battle, remembered
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.using import usable
from beachhead.kernel.contract import Action, Decision


def begin(b: Battle) -> None:
    """Whoever can do something, may."""
    for seat in in_battle(b.s):
        b.change(seat, step="rally")


def end_if_nothing(b: Battle, seat: int) -> None:
    """A Unit that can do nothing more is done."""
    if len(options(b.rules, b.s, seat)) == 1:
        b.change(seat, step="")


def ask(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """What a Unit may take."""
    return Decision(seat, "rally", "T-7", options(rules, s, seat))


@remembered
def options(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything that can be taken or used."""
    unit, terms = s.units[seat], rules.terms(s, seat)
    found: list[Action] = [DONE]
    if (free := free_specialist(rules, s, seat)) is not None:
        found.append(a.Take(free))
    if may_take(rules, s, seat, terms, "specialist"):
        most = unit.stars + discount(s, seat, terms, "specialist")
        found += [a.Rally(card.id) for card in specialists_on_offer(rules, s, seat, most)]
    if may_take(rules, s, seat, terms, "item"):
        most = unit.tools + discount(s, seat, terms, "item")
        found += [a.Find(card.id) for card in items_on_offer(rules, s, seat, most)]
    if s.vehicles:
        less = discount(s, seat, terms, "vehicle")
        found += [a.TakeVehicle(card.id) for card in vehicles_on_offer(rules, s, seat, less)]
    return (*found, *usable(rules, s, seat, "rally"))


def free_specialist(rules: Rules, s: Normandy, seat: int) -> str | None:
    """The Specialist whom the sector offers without payment, if the Unit can still take him."""
    unit = s.units[seat]
    title = rules.ground(s).sectors[unit.sector].free
    if title is None:
        return None
    offer = specialists_on_offer(rules, s, seat, 99)
    return next((card.id for card in offer if card.role == title), None)


def chosen(b: Battle, seat: int, action: Action) -> None:
    """Take something, or be done."""
    match action:
        case a.Take(id):
            b.tell(f.CardTaken(seat, id, by="V-1"))
            b.take(seat, id)
        case a.Rally(id):
            stars, _ = _pay(b, seat, id)
            b.tell(f.SpecialistRallied(seat, id, stars))
            b.take(seat, id)
        case a.Find(id):
            _, tools = _pay(b, seat, id)
            b.tell(f.ItemFound(seat, id, tools))
            b.take(seat, id)
        case a.TakeVehicle(id):
            stars, tools = _pay(b, seat, id)
            b.tell(f.VehicleTaken(seat, id, stars, tools))
            b.take(seat, id)
        case _:
            b.tell(f.UnitReady(seat, b.s.phase))
            b.change(seat, step="")


def _pay(b: Battle, seat: int, id: str) -> tuple[int, int]:
    """A card is paid for: the Stars and Item Points that it cost."""
    unit, kind = b.unit(seat), b.content.kinds[id]
    stars, tools = price(b.content.by_id[id], discount(b.s, seat, b.terms(seat), kind))
    left = {"stars": unit.stars - stars, "tools": unit.tools - tools}
    b.change(seat, **left, bought=(*unit.bought, kind))
    return stars, tools
