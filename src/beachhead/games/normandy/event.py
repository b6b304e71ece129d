"""One event being worked out: the state as it changes, and what has happened so far."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, strength
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Item, Specialist, Vehicle
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.state import (
    RESOURCES,
    Cause,
    Deck,
    Fall,
    Forfeit,
    ForWhom,
    Normandy,
    Task,
    Unit,
)
from beachhead.games.normandy.training import resources
from beachhead.games.normandy.words.in_force import InForce, meets
from beachhead.games.normandy.words.vocabulary import When
from beachhead.kernel.contract import Action, Fact


class Happening:
    """Changes go through here, so that each is told as a fact with its rule."""

    __slots__ = ("box", "deadly", "facts", "s")

    def __init__(self, box: Box, s: Normandy) -> None:
        self.box = box
        self.s = s
        self.facts: list[Fact] = []
        self.deadly: Fall | None = None
        """The last loss that leaves a Unit with nobody."""

    @property
    def content(self) -> NormandyContent:
        return self.box.content

    @property
    def ground(self) -> Ground:
        return self.box.ground(self.s)

    def in_force(self, seat: int) -> InForce:
        return self.box.in_force(self.s, seat)

    def unit(self, seat: int) -> Unit:
        return self.s.units[seat]

    def tell(self, *facts: Fact) -> None:
        self.facts += facts

    def set(self, **changes: Any) -> None:
        """Change the battle."""
        self.s = replace(self.s, **changes)

    def change(self, seat: int, **changes: Any) -> None:
        """Change a Unit."""
        units = self.s.units
        changed = (replace(units[seat], **changes),)
        self.s = replace(self.s, units=units[:seat] + changed + units[seat + 1 :])

    def push(self, seat: int, *tasks: Task) -> None:
        """These are to be done next."""
        if tasks:
            self.change(seat, todo=tasks + self.unit(seat).todo)

    def queue(self, seat: int, *tasks: Task) -> None:
        """These are to be done after everything else."""
        if tasks:
            self.change(seat, todo=self.unit(seat).todo + tasks)

    def pop(self, seat: int) -> None:
        """The next task is done."""
        self.change(seat, todo=self.unit(seat).todo[1:])

    def gain(self, seat: int, by: str, **amounts: int) -> None:
        """A Unit gets resources, as far as they are of use."""
        for name in resources(self.s.options):
            if gained := amounts.get(name):
                self.change(seat, **{name: getattr(self.unit(seat), name) + gained})
                self.tell(f.Gained(seat, name, gained, by=by))

    def lose(self, seat: int, by: str, **amounts: int) -> None:
        """A Unit loses resources, as far as it has them."""
        for name in RESOURCES:
            lost = min(amounts.get(name, 0), getattr(self.unit(seat), name))
            if lost:
                self.change(seat, **{name: getattr(self.unit(seat), name) - lost})
                self.tell(f.Lost(seat, name, lost, by=by))
        self.check_strength(seat)

    def by_module(self, seat: int, action: Action) -> bool:
        """Let a module do what a player chose; False if it is no module's action."""
        return any(module.chosen(self, seat, action) for module in self.box.modules(self.s))

    def lose_soldiers(self, seat: int, soldiers: int, loss: Cause, by: str) -> None:
        """Losses in battle: Specialists fall where Soldiers are short (V-5)."""
        unit = self.unit(seat)
        short = soldiers - unit.soldiers
        if short >= len(unit.specialists) or (short > 0 and not self.s.options.few_good_men):
            self.deadly = self._fall(seat, soldiers, loss)
        if loss == "fire":
            self.change(seat, hit=soldiers)
        if short <= 0:
            self.lose(seat, by, soldiers=soldiers)
        elif not self.s.options.few_good_men or short > len(unit.specialists):
            self.lose(seat, by, soldiers=unit.soldiers)
            self.wiped_out(seat)
        else:
            if unit.soldiers:
                self.change(seat, soldiers=0)
                self.tell(f.Lost(seat, "soldiers", unit.soldiers, by=by))
            self.push(seat, Forfeit("specialist", short, "V-5"))

    def _fall(self, seat: int, soldiers: int, loss: Cause) -> Fall:
        """A loss that nobody survives; MGF and DEF of one Combat count together."""
        unit, specialists = self.unit(seat), len(self.unit(seat).specialists)
        fire = unit.hit if loss == "combat" else 0
        cost, last_man = fire + soldiers, 1
        if not self.s.options.few_good_men and specialists:
            specialists, last_man = 0, 0
        had = fire + unit.soldiers + specialists
        return Fall(seat, loss, fire, cost, had, specialists, cost + last_man)

    def check_strength(self, seat: int) -> None:
        """Nobody left, and nothing to come that might help: the Unit is wiped out (V-5)."""
        unit = self.unit(seat)
        if not self.s.ended and strength(unit) == 0 and not unit.todo:
            self.wiped_out(seat)

    def wiped_out(self, seat: int) -> None:
        """The game is lost (V-5)."""
        if not self.s.ended:
            self.tell(f.UnitWipedOut(seat))
            known = self.deadly if self.deadly and self.deadly.seat == seat else None
            self.set(phase="over", ended="wiped-out", fallen=known or Fall(seat, "other"))

    def lose_specialist(self, seat: int, card: str, by: str) -> None:
        """A Specialist is lost, and does not come back by himself (T-8)."""
        unit = self.unit(seat)
        self.change(seat, specialists=tuple(id for id in unit.specialists if id != card))
        entry = self.content.by_id[card]
        assert isinstance(entry, Specialist)
        if entry.nation is None:
            self.set(gone=(*self.s.gone, card))
        else:
            self.change(seat, gone=(*unit.gone, card))
        self.tell(f.SpecialistLost(seat, card, by=by))
        self._set_off(seat, card, "lost")
        self.check_strength(seat)

    def lose_vehicle(self, seat: int) -> None:
        """The Unit's Vehicle is destroyed (V-7)."""
        card = self.unit(seat).vehicle
        if card is not None:
            self.change(seat, vehicle=None)
            self.tell(f.VehicleLost(seat, card))
            self._set_off(seat, card, "lost")

    def take(self, seat: int, card: str) -> None:
        """A card comes to a Unit, whichever kind it is."""
        unit, entry = self.unit(seat), self.content.by_id[card]
        if isinstance(entry, Specialist):
            self.change(seat, specialists=(*unit.specialists, card))
        elif isinstance(entry, Item) and entry.special:
            left = tuple(id for id in self.s.special if id != card)
            self.set(special=left)
            self.change(seat, hand=(*unit.hand, card))
        elif isinstance(entry, Item):
            self.change(seat, hand=(*unit.hand, card), found=(*unit.found, card))
        elif isinstance(entry, Vehicle):
            self.set(vehicles=tuple(id for id in self.s.vehicles if id != card))
            self.change(seat, vehicle=card)
        else:
            self.change(seat, hand=(*unit.hand, card))
        self._set_off(seat, card, "taken")
        if entry.when == "taken" and card in self.unit(seat).hand:
            self.drop(seat, card)

    def _set_off(self, seat: int, card: str, when: When) -> None:
        """A card that works at this moment does."""
        entry = self.content.by_id[card]
        if entry.when == when and meets(self.content, self.s, seat, entry.condition):
            self.push(seat, ForWhom(card))

    def drop(self, seat: int, card: str, used: bool = True) -> None:
        """A card leaves a Unit's hand: back to its deck, used up, or simply lost."""
        unit = self.unit(seat)
        hand = list(unit.hand)
        hand.remove(card)
        self.change(seat, hand=tuple(hand))
        deck = self.deck(self.content.kinds[card])
        if deck is not None:
            self.put_deck(replace(deck, played=(*deck.played, card)), self.content.by_id[card].rule)
        elif used:
            self.change(seat, spent=(*unit.spent, card))
        else:
            self.change(seat, gone=(*unit.gone, card))

    def deck(self, name: str) -> Deck | None:
        """The deck of one kind of card, if the battle has one."""
        return next((deck for deck in self.s.decks if deck.name == name), None)

    def put_deck(self, deck: Deck, by: str) -> None:
        """A deck has changed; when it is empty, the played cards come back."""
        if not deck.cards and deck.played:
            self.tell(f.DeckReshuffled(deck.name, by=by))
            deck = Deck(deck.name, tuple(sorted(deck.played)))
        decks = tuple(deck if other.name == deck.name else other for other in self.s.decks)
        self.set(decks=decks)

    def leave_deck(self, name: str, card: str, by: str) -> None:
        """A card leaves its deck."""
        deck = self.deck(name)
        assert deck is not None
        cards = list(deck.cards)
        cards.remove(card)
        self.put_deck(replace(deck, cards=tuple(cards)), by)
