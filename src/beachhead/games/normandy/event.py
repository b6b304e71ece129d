"""One event being worked out: the state as it changes, and what has happened so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from msgspec.structs import replace

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards import decks
from beachhead.games.normandy.cards.shapes import Item, Specialist, Vehicle
from beachhead.games.normandy.cards.using import ForWhom
from beachhead.games.normandy.kinds import RESOURCES, Cause, Caused, Resource, When
from beachhead.games.normandy.state import Fall, Normandy, Player, Task, Turn, Unit, with_seat
from beachhead.games.normandy.training import of_use
from beachhead.games.normandy.turn.losses import Forfeit
from beachhead.games.normandy.words.conditions import meets
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Fact

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.map.ground import Ground
    from beachhead.games.normandy.words.in_force import InForce

P = ParamSpec("P")


def _of_table(shape: Callable[P, Normandy]) -> Callable[Concatenate[Happening, P], None]:
    """A change of the table, checked by mypy."""

    def change(h: Happening, /, *args: P.args, **kwargs: P.kwargs) -> None:
        h.s = replace(h.s, **kwargs)

    return change


def _of_player(shape: Callable[P, Player]) -> Callable[Concatenate[Happening, int, P], None]:
    """A change of a player, checked by mypy."""

    def change(h: Happening, seat: int, /, *args: P.args, **kwargs: P.kwargs) -> None:
        s = h.s
        players = list(s.players)  # as `with_seat` does: this is called several times an event
        players[seat] = replace(players[seat], **kwargs)
        h.s = replace(s, players=tuple(players))

    return change


def _of_unit(shape: Callable[P, Unit]) -> Callable[Concatenate[Happening, int, P], None]:
    """A change of a Unit, checked by mypy."""

    def change(h: Happening, seat: int, /, *args: P.args, **kwargs: P.kwargs) -> None:
        player = h.s.players[seat]
        assert player.unit is not None
        h.put(seat, replace(player, unit=replace(player.unit, **kwargs)))

    return change


def _of_turn(shape: Callable[P, Turn]) -> Callable[Concatenate[Happening, int, P], None]:
    """A change of a player's turn, checked by mypy."""

    def change(h: Happening, seat: int, /, *args: P.args, **kwargs: P.kwargs) -> None:
        s = h.s
        players = list(s.players)
        player = players[seat]
        players[seat] = replace(player, turn=replace(player.turn, **kwargs))
        h.s = replace(s, players=tuple(players))

    return change


class Happening:
    """Changes go through here, so that each is told as a fact with its rule."""

    __slots__ = ("box", "cause", "content", "deadly", "facts", "s")

    def __init__(self, box: Box, s: Normandy) -> None:
        self.box = box
        self.content = box.content
        self.s = s
        self.facts: list[Fact] = []
        self.deadly: Fall | None = None
        """The last loss that leaves a Unit with nobody."""
        self.cause = ""
        """What is being worked out: an effect by its key, or what costs Soldiers."""

    @property
    def ground(self) -> Ground:
        return self.box.ground(self.s)

    def in_force(self, seat: int) -> InForce:
        return self.box.in_force(self.s, seat)

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def unit(self, seat: int) -> Unit:
        return self.s.unit(seat)

    def turn(self, seat: int) -> Turn:
        return self.s.players[seat].turn

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, Caused) and not fact.cause:
            fact = replace(fact, cause=self.cause or fact.by)
        self.facts.append(fact)

    @contextmanager
    def because(self, cause: str) -> Iterator[None]:
        """What happens meanwhile has this cause."""
        before, self.cause = self.cause, cause
        yield
        self.cause = before

    set_table = _of_table(Normandy)
    set_player = _of_player(Player)
    set_unit = _of_unit(Unit)
    set_turn = _of_turn(Turn)

    def put(self, seat: int, player: Player) -> None:
        """A player has changed."""
        self.s = with_seat(self.s, seat, player)

    def push(self, seat: int, *tasks: Task) -> None:
        """These are to be done next."""
        if tasks:
            self.set_player(seat, todo=tasks + self.player(seat).todo)

    def queue(self, seat: int, *tasks: Task) -> None:
        """These are to be done after everything else."""
        if tasks:
            self.set_player(seat, todo=self.player(seat).todo + tasks)

    def pop(self, seat: int) -> None:
        """The next task is done."""
        self.set_player(seat, todo=self.s.players[seat].todo[1:])

    def add(self, seat: int, resource: Resource, amount: int) -> None:
        """A player has so much more (or less) of a resource."""
        player = self.player(seat)
        match resource:
            case "soldiers":
                self.set_player(seat, soldiers=player.soldiers + amount)
            case "stars":
                self.set_player(seat, stars=player.stars + amount)
            case "courage":
                self.set_player(seat, courage=player.courage + amount)
            case "tools":
                self.set_player(seat, tools=player.tools + amount)

    def gain(self, seat: int, by: str, amounts: Price) -> None:
        """A player gets resources, as far as they are of use."""
        for name in of_use(self.s.options.level):
            if gained := amounts.of(name):
                self.add(seat, name, gained)
                self.tell(f.Gained(seat, name, gained, by=by))

    def lose(self, seat: int, by: str, amounts: Price) -> None:
        """A player loses resources, as far as he has them."""
        for name in RESOURCES:
            self._lose(seat, by, name, amounts.of(name))
        self.check_strength(seat)

    def _lose(self, seat: int, by: str, resource: Resource, amount: int) -> None:
        if amount and (lost := min(amount, self.s.players[seat].has(resource))):
            self.add(seat, resource, -lost)
            self.tell(f.Lost(seat, resource, lost, by=by))

    def by_module(self, seat: int, action: Action) -> bool:
        """Let a module do what a player chose; False if it is no module's action."""
        modules = self.box.modules(self.s)
        return bool(modules) and any(one.chosen(self, seat, action) for one in modules)

    def lose_soldiers(self, seat: int, soldiers: int, loss: Cause, by: str) -> None:
        """Losses in battle: Specialists fall where Soldiers are short (V-5)."""
        before = self.cause
        self.cause = before or (by if loss == "other" else loss)
        self._lose_soldiers(seat, soldiers, loss, by)
        self.cause = before

    def _lose_soldiers(self, seat: int, soldiers: int, loss: Cause, by: str) -> None:
        player = self.player(seat)
        short = soldiers - player.soldiers
        self.may_fall(seat, soldiers, loss, by)
        if loss == "fire":
            self.set_turn(seat, hit=soldiers)
        if short <= 0:
            self._lose(seat, by, "soldiers", soldiers)
            self.check_strength(seat)
        elif player.unit is None:
            self._falls_short(seat, by)
        elif not self.s.options.few_good_men or short > len(player.specialists):
            self.lose(seat, by, Price(soldiers=player.soldiers))
            self.wiped_out(seat)
        else:
            self._lose(seat, by, "soldiers", player.soldiers)
            self.push(seat, Forfeit("specialist", short, "V-5", self.cause))

    def _falls_short(self, seat: int, by: str) -> None:
        """Who has no Unit is not lost for Soldiers that he lacks; alone, they cost a Specialist."""
        self.lose(seat, by, Price(soldiers=self.player(seat).soldiers))
        if self.s.options.few_good_men and not self.s.units() and not self.s.ended:
            self.push(seat, Forfeit("specialist", 1, "V-5", self.cause))

    def may_fall(self, seat: int, soldiers: int, loss: Cause, by: str) -> None:
        """Remember a loss that nobody survives, so that it can be told what a Unit fell to."""
        player = self.player(seat)
        short = soldiers - player.soldiers
        if short >= len(player.specialists) or (short > 0 and not self.s.options.few_good_men):
            self.deadly = self._fall(seat, soldiers, loss, by)

    def _fall(self, seat: int, soldiers: int, loss: Cause, by: str) -> Fall:
        """A loss that nobody survives; MGF and DEF of one Combat count together."""
        player, specialists = self.player(seat), len(self.player(seat).specialists)
        fire = player.turn.hit if loss == "combat" else 0
        cost, last_man = fire + soldiers, 1
        if not self.s.options.few_good_men and specialists:
            specialists, last_man = 0, 0
        had = fire + player.soldiers + specialists
        return Fall(seat, loss, fire, cost, had, specialists, cost + last_man, by)

    def check_strength(self, seat: int) -> None:
        """Nobody left: the Unit is wiped out at that moment, whatever was to come (V-5).

        Who has no Unit falls only if nobody has one, and he fights alone.
        """
        player = self.s.players[seat]
        if player.soldiers or player.specialists or self.s.ended or not self.s.turn:
            return
        if player.unit is not None or not self.s.units():
            self.wiped_out(seat)

    def wiped_out(self, seat: int) -> None:
        """The game is lost (V-5)."""
        if not self.s.ended:
            self.tell(f.UnitWipedOut(seat))
            known = self.deadly if self.deadly and self.deadly.seat == seat else None
            self.set_table(phase="over", ended="wiped-out", fallen=known or Fall(seat, "other"))

    def lose_specialist(self, seat: int, card: str, by: str) -> None:
        """A Specialist is lost, and does not come back by himself (T-8)."""
        player = self.player(seat)
        self.set_player(seat, specialists=tuple(id for id in player.specialists if id != card))
        entry = self.content.by_id[card]
        assert isinstance(entry, Specialist)
        if entry.rank in ("ranking", "unique"):
            self.set_table(gone=(*self.s.gone, card))
        else:
            self.set_player(seat, gone=(*player.gone, card))
        self.tell(f.SpecialistLost(seat, card, by=by))
        self._set_off(seat, card, "lost")
        self.check_strength(seat)

    def lose_vehicle(self, seat: int) -> None:
        """The Unit's Vehicle is destroyed (V-7)."""
        card = self.player(seat).vehicle
        if card is not None:
            self.set_player(seat, vehicle=None)
            self.tell(f.VehicleLost(seat, card, by="V-7"))
            self._set_off(seat, card, "lost")

    def take(self, seat: int, card: str) -> None:
        """A card comes to a Unit, whichever kind it is."""
        player, entry = self.player(seat), self.content.by_id[card]
        if isinstance(entry, Specialist):
            self.set_player(seat, specialists=(*player.specialists, card))
        elif isinstance(entry, Item) and entry.special:
            left = tuple(id for id in self.s.special if id != card)
            self.set_table(special=left)
            self.set_player(seat, hand=(*player.hand, card))
        elif isinstance(entry, Item):
            self.set_player(seat, hand=(*player.hand, card), found=(*player.found, card))
        elif isinstance(entry, Vehicle):
            self.set_table(vehicles=tuple(id for id in self.s.vehicles if id != card))
            self.set_player(seat, vehicle=card)
        else:
            self.set_player(seat, hand=(*player.hand, card))
        self._set_off(seat, card, "taken")
        if entry.when == "taken" and card in self.player(seat).hand:
            self.drop(seat, card)

    def find(self, seat: int, card: str) -> None:
        """An Item of those to be had comes to a Unit."""
        self.take(seat, card)
        for module in self.box.modules(self.s):
            module.found(self, seat, card)

    def _set_off(self, seat: int, card: str, when: When) -> None:
        """A card that works at this moment does."""
        entry = self.content.by_id[card]
        if entry.when == when and meets(self.box, self.s, seat, entry.condition):
            self.push(seat, ForWhom(card))

    def drop(self, seat: int, card: str, used: bool = True) -> None:
        """A card leaves a Unit's hand: back to its deck, used up, or simply lost."""
        player = self.player(seat)
        hand = list(player.hand)
        hand.remove(card)
        self.set_player(seat, hand=tuple(hand))
        deck = decks.deck_of(self.s, self.content.kinds[card])
        if deck is not None:
            decks.discard(self, deck, card)
        elif used:
            self.set_player(seat, spent=(*player.spent, card))
        else:
            self.set_player(seat, gone=(*player.gone, card))

    def settle(self, seat: int) -> None:
        """Do whatever a player has to do that waits for nobody."""
        while (todo := self.s.players[seat].todo) and not self.s.ended:
            task = todo[0]
            if task.ask(self.box, self.s, seat) is not None:
                return
            self.pop(seat)
            self.cause = task.cause
            task.run(self, seat)
            self.cause = ""
            self.check_strength(seat)
