"""Phase 3: rally a Specialist, find an Item, take a Vehicle (T-7, V-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import remembered
from beachhead.games.normandy.cards.offers import (
    discount,
    items_on_offer,
    may_rally,
    may_take,
    price,
    specialists_on_offer,
    vehicles_on_offer,
)
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.state import Normandy, with_turn
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


TITLE = message("phase-rally")


class RallyPhase(Phase):
    """Whoever can take something, may."""

    only_decides = True

    def title(self, s: Normandy) -> Message | None:
        return TITLE if s.options.level != "dice" else None

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="rally")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "rally", "T-7", options(box, s, seat))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        match action:
            case a.Take(id):
                place = f"{h.s.options.map}.{h.box.sector_of(h.s, seat).number}"
                h.tell(f.CardTaken(seat, id, by="V-1", cause=place))
                h.take(seat, id)
            case a.Rally(id):
                stars, _ = _pay(h, seat, id)
                h.tell(f.SpecialistRallied(seat, id, stars))
                h.take(seat, id)
                _pay_lives(h, seat, id)
            case a.Find(id):
                _, tools = _pay(h, seat, id)
                h.tell(f.ItemFound(seat, id, tools))
                h.find(seat, id)
            case a.TakeVehicle(id):
                stars, tools = _pay(h, seat, id)
                h.tell(f.VehicleTaken(seat, id, stars, tools))
                h.take(seat, id)
            case _:
                h.tell(f.UnitReady(seat, h.s.phase))
                h.set_turn(seat, step="")

    def settled(self, h: Happening, seat: int) -> None:
        """A Unit that can do nothing more is done."""
        if len(options(h.box, h.s, seat)) == 1:
            h.set_turn(seat, step="")


@remembered
def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything that can be taken or used."""
    player, in_force = s.players[seat], box.in_force(s, seat)
    found: list[Action] = [a.DONE]
    if (free := free_specialist(box, s, seat)) is not None:
        found.append(a.Take(free))
    if may_take(box, s, seat, in_force, "specialist"):
        most = player.stars + discount(s, seat, in_force, "specialist")
        found += [a.Rally(card.id) for card in may_rally(box, s, seat, most)]
    if may_take(box, s, seat, in_force, "item"):
        most = player.tools + discount(s, seat, in_force, "item")
        found += [a.Find(card.id) for card in items_on_offer(box, s, seat, most)]
    if s.vehicles:
        less = discount(s, seat, in_force, "vehicle")
        found += [a.TakeVehicle(card.id) for card in vehicles_on_offer(box, s, seat, less)]
    return (*found, *usable(box, s, seat, "rally"))


def free_specialist(box: Box, s: Normandy, seat: int) -> str | None:
    """The Specialist whom the sector offers without payment, if the Unit can still take him."""
    title = box.sector_of(s, seat).free
    if title is None:
        return None
    offer = specialists_on_offer(box, s, seat, 99)
    return next((card.id for card in offer if card.role == title), None)


def _pay_lives(h: Happening, seat: int, id: str) -> None:
    """The Soldiers whose place a Specialist takes, once he is there."""
    card = h.content.by_id[id]
    if isinstance(card, Specialist) and card.lives:
        with h.because(id):
            h.lose(seat, card.rule, Price(soldiers=card.lives))


def _pay(h: Happening, seat: int, id: str) -> tuple[int, int]:
    """A card is paid for: the Stars and Item Points that it cost."""
    player, card = h.player(seat), h.content.by_id[id]
    stars, tools = price(card, discount(h.s, seat, h.in_force(seat), card.kind))
    turn = with_turn(player.turn, bought=(*player.turn.bought, card.kind))
    h.set_player(seat, stars=player.stars - stars, tools=player.tools - tools, turn=turn)
    return stars, tools
