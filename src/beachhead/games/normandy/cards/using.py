"""Which cards a Unit may use now, and what using one sets off (T-8, T-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.kinds import Answer, Question, When, Window
from beachhead.games.normandy.state import Normandy, Player, Task
from beachhead.games.normandy.words.conditions import meets
from beachhead.games.normandy.words.word import Do, Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class ForWhom(Task, frozen=True):
    """To do: set off a card, once it is said for which Unit."""

    card: str

    @property
    def cause(self) -> str:
        return self.card

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        card = box.content.by_id[self.card]
        if whom(box, s, seat, card) is not None:
            return None
        others = (other for other in box.in_reach(s, seat) if other != seat or card.who == "any")
        return Decision(seat, "for-whom", card.rule, tuple(map(a.For, others)))

    def run(self, h: Happening, seat: int) -> None:
        card = h.content.by_id[self.card]
        found = whom(h.box, h.s, seat, card)
        assert found is not None
        begin(h, seat, card, found)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, a.For)
        card = h.content.by_id[self.card]
        h.tell(f.UsedFor(seat, self.card, given.seat, by=card.rule))
        begin(h, seat, card, (given.seat,))

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-card", card=Ref("card", self.card)),)


def usable(box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
    """The cards that a Unit may use at this moment, and what modules offer besides."""
    player = s.players[seat]
    found: tuple[Action, ...] = ()
    held, fitting = player.hand + player.serving, box.usable_in[window]
    if held and not fitting.isdisjoint(held):
        by_id, some = box.content.by_id, [id for id in dict.fromkeys(held) if id in fitting]
        found = tuple([a.Use(id) for id in some if may_use(box, s, seat, by_id[id])])
    for module in box.modules_of(s, seat):
        found += module.options_at(box, s, seat, window)
    return found


def may_use(box: Box, s: Normandy, seat: int, card: UnitCard) -> bool:
    """Whether a card in the Unit would do something, and can be paid for."""
    player = s.players[seat]
    if card.id in player.turn.used or not meets(box, s, seat, card.condition):
        return False
    if card.pay and not _can_pay(player, card.pay):
        return False
    if card.id == player.vehicle and box.in_force(s, seat).idle_vehicles:
        return False
    if card.who in ("another", "others") and len(box.in_reach(s, seat)) == 1:
        return False
    modules = box.modules_of(s, seat)
    if modules and not all(module.may_use(box, s, seat, card) for module in modules):
        return False
    if player.unit is None and card.who != "unit":
        return any(_would_do(box, s, other, card) for other in box.in_reach(s, seat))
    fallen = (card.id in player.specialists and card.spent) + (card.pay.soldiers if card.pay else 0)
    fallen += sum([effect.costs_lives() for effect in card.effects])
    if fallen and player.strength <= fallen:
        return False
    return _would_do(box, s, seat, card)


def _would_do(box: Box, s: Normandy, seat: int, card: UnitCard) -> bool:
    """Whether a card would do something for a player, or to him."""
    return not card.effects or any(effect.possible(box, s, seat) for effect in card.effects)


def _can_pay(player: Player, price: Price) -> bool:
    return (
        player.soldiers >= price.soldiers
        and player.stars >= price.stars
        and player.courage >= price.courage
        and player.tools >= price.tools
    )


def use(h: Happening, seat: int, id: str) -> None:
    """A card is used: paid for, used up or marked, and its effects are to be done."""
    card = h.content.by_id[id]
    h.tell(f.CardUsed(seat, id, by=card.rule))
    spend(h, seat, card)
    h.push(seat, ForWhom(id))


def used_up(box: Box, s: Normandy, card: UnitCard) -> bool:
    """Whether a card is given up when it is used."""
    return card.spent and not any(module.keeps(box, s, card.id) for module in box.modules(s))


def spend(h: Happening, seat: int, card: UnitCard) -> None:
    """Pay for a use, and give the card up unless it is kept."""
    if card.pay:
        with h.because(card.id):
            h.lose(seat, card.rule, card.pay)
    if not used_up(h.box, h.s, card):
        h.set_turn(seat, used=(*h.turn(seat).used, card.id))
    elif card.id in h.player(seat).specialists:
        with h.because(card.id):
            h.lose_specialist(seat, card.id, card.rule)
    else:
        h.drop(seat, card.id)


def triggers(h: Happening, seat: int, whens: tuple[When, ...]) -> None:
    """Cards of a Unit that work by themselves at such a moment."""
    player = h.player(seat)
    idle = player.vehicle is not None and h.in_force(seat).idle_vehicles
    for id in player.specialists if idle else player.serving:
        card = h.content.by_id[id]
        if card.when in whens and meets(h.box, h.s, seat, card.condition):
            h.tell(f.CardUsed(seat, id, by=card.rule))
            h.queue(seat, ForWhom(id))


def whom(box: Box, s: Normandy, seat: int, card: UnitCard) -> tuple[int, ...] | None:
    """The Units that a card is for, or None if its player has to say."""
    if card.who == "unit":
        return (seat,)
    fighting = box.in_reach(s, seat)
    match card.who:
        case "any":
            return None if len(fighting) > 1 else fighting
        case "another":
            others = tuple(other for other in fighting if other != seat)
            return None if len(others) > 1 else others
        case "sector":
            here = s.unit(seat).sector
            return tuple(other for other in fighting if s.unit(other).sector == here)
        case "others":
            return tuple(other for other in fighting if other != seat)
    return fighting


def begin(h: Happening, seat: int, card: UnitCard, seats: tuple[int, ...]) -> None:
    """The effects of a card are to be done, by each Unit that it is for."""
    keys = h.content.parts[card.id]
    if card.who == "sector":
        keys = tuple(key for key in keys if not h.content.effects[key].for_sector(h, seat, key))
    for other in seats:
        # Another Unit first finishes what it is about: its dice may be in the air.
        (h.push if other == seat else h.queue)(other, *map(Do, keys))
        if other != seat and h.s.phase == "move" and _may_go_on(h, other, keys):
            h.set_turn(other, step="move")


def _may_go_on(h: Happening, seat: int, keys: tuple[str, ...]) -> bool:
    """Whether effects are about a move that a Unit has not made."""
    words = [h.content.effects[key] for key in keys]
    return not h.turn(seat).moved and any("move" in word.windows() for word in words)
