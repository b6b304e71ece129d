"""Words about cards: drawing, taking, getting back, prices, trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.decks import DrawCard, left_to_draw
from beachhead.games.normandy.cards.offers import cards_on_offer, recallable
from beachhead.games.normandy.kinds import (
    Answer,
    Level,
    Positive,
    Priced,
    Question,
    Small,
    What,
    Window,
)
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.word import Do, Effect, Lasting
from beachhead.kernel.emblems import Emblem, less, more

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening
    from beachhead.games.normandy.words.in_force import InForce

PRICE = {"specialist": 0.8, "advance": 0.8, "award": 0.3, "item": 0.18, "vehicle": 0.15}
"""What it is worth in a turn that something costs one less."""


class TakeAward(Effect, frozen=True):
    """The Unit gets Awards, at random or of its choice."""

    used_in = ("rally", "trade")
    number: Small = 1
    choice: bool = False

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("award", more(self.number)),)

    def matters(self, level: Level) -> bool:
        return level == "everything"

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return left_to_draw(s, "award") > 0

    def run(self, h: Happening, seat: int, task: Do) -> None:
        by = h.content.rule_of(task.effect)
        drawing = DrawCard("award", self.choice, by, cause=task.effect)
        h.push(seat, *(drawing for _ in range(self.number)))

    def once(self) -> float:
        return self.number * (7.0 if self.choice else 6.0)


class _BringCard(Effect, frozen=True):
    """One of several cards comes to the Unit without paying, or none."""

    used_in = ("rally",)
    about_cards = True

    def cards(self, box: Box, s: Normandy, seat: int) -> tuple[str, ...]:
        """Those that it can bring."""
        raise NotImplementedError

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(self.cards(box, s, seat))

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        itself = box.content.source_of[task.effect]
        options = tuple(a.Take(card) for card in self.cards(box, s, seat) if card != itself)
        return task.decision(box, seat, "take-card", (*options, a.DONE)) if options else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """There is no such card."""

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        by = h.content.rule_of(task.effect)
        if not isinstance(given, a.Take):
            h.tell(f.Declined(seat, by=by))
            return
        # What came by a card is not used in the same turn: cards that bring cards might never end.
        h.set_turn(seat, used=(*h.turn(seat).used, given.card))
        h.tell(f.CardTaken(seat, given.card, by=by))
        self.bring(h, seat, given.card)

    def bring(self, h: Happening, seat: int, card: str) -> None:
        """It comes to the Unit."""
        h.take(seat, card)


class TakeCard(_BringCard, frozen=True):
    """The Unit takes a card that it could buy, without paying."""

    what: What
    most: Positive
    """The highest printed cost."""

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.what, more(1)),)

    def cards(self, box: Box, s: Normandy, seat: int) -> tuple[str, ...]:
        return cards_on_offer(box, s, seat, self.what, self.most)

    def bring(self, h: Happening, seat: int, card: str) -> None:
        (h.find if self.what == "item" else h.take)(seat, card)

    def once(self) -> float:
        return self.most * (1.5 if self.what == "specialist" else 0.5)


class Recall(_BringCard, frozen=True):
    """A Specialist that the Unit lost, or an Item that it used, comes back."""

    what: What

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("recall"), Emblem(self.what))

    def cards(self, box: Box, s: Normandy, seat: int) -> tuple[str, ...]:
        return recallable(box, s, seat, self.what)

    def bring(self, h: Happening, seat: int, card: str) -> None:
        before = h.player(seat)
        h.take(seat, card)
        gone, spent = _less(before.gone, card), _less(before.spent, card)
        h.set_player(seat, gone=gone, spent=spent, found=before.found)

    def once(self) -> float:
        return 3.0


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One copy less, if there is any."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


class Cheaper(Lasting, frozen=True):
    """The first of these that the Unit pays for in a turn costs less."""

    what: Priced
    by: Positive

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("price", less(self.by)), Emblem(self.what))

    def windows(self) -> frozenset[Window]:
        if self.what == "award":
            return frozenset(("trade",))
        return frozenset(("move",) if self.what == "advance" else ("rally",))

    def matters(self, level: Level) -> bool:
        bought = {"dice": ("advance",), "cards": ("advance", "specialist", "item")}
        return level == "everything" or self.what in bought[level]

    def add(self, force: InForce) -> None:
        force.cheaper[self.what] += self.by

    def once(self) -> float:
        return 1.8 * PRICE[self.what] * self.by

    def each_turn(self) -> float:
        return PRICE[self.what] * self.by


class Dearer(Lasting, frozen=True):
    """The first of these that the Unit pays for in a turn costs more."""

    used_in = ()
    what: Priced
    by: Positive

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("price", more(self.by)), Emblem(self.what))

    def matters(self, level: Level) -> bool:
        return Cheaper(self.what, self.by).matters(level)

    def add(self, force: InForce) -> None:
        force.cheaper[self.what] -= self.by
        if self.what == "advance":
            # What comes later counts: a free passage before it is free no more.
            force.passes.discard("courage")

    def each_turn(self) -> float:
        return -PRICE[self.what] * self.by


class OneMore(Lasting, frozen=True):
    """The Unit may rally one more Specialist, or find one more Item, in the turn."""

    used_in = ("rally",)
    about_cards = True
    what: What

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("card", more(1)), Emblem(self.what))

    def add(self, force: InForce) -> None:
        force.one_more[self.what] += 1

    def once(self) -> float:
        return 1.5

    def each_turn(self) -> float:
        return 0.4


class TradeAnywhere(Lasting, frozen=True):
    """The Unit may give to, and receive from, Units anywhere."""

    drawn = Emblem("trade")
    used_in = ("trade",)
    needs_others = True

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return len(s.in_battle()) > 1

    def add(self, force: InForce) -> None:
        force.trade_anywhere = True

    def once(self) -> float:
        return 1.5

    def each_turn(self) -> float:
        return 0.4


class NoTrade(Lasting, frozen=True):
    """The Unit can neither give to other Units nor receive from them."""

    drawn = Emblem("trade", struck=True)
    used_in = ()
    needs_others = True

    def add(self, force: InForce) -> None:
        force.no_trade = True

    def each_turn(self) -> float:
        return -0.5


class NoItems(Lasting, frozen=True):
    """No Item can be found."""

    drawn = Emblem("item", struck=True)
    used_in = ()
    about_cards = True

    def add(self, force: InForce) -> None:
        force.no_items = True

    def each_turn(self) -> float:
        return -0.5


class NoSpecialists(Lasting, frozen=True):
    """No Specialist can be rallied."""

    drawn = Emblem("specialist", struck=True)
    used_in = ()
    about_cards = True

    def add(self, force: InForce) -> None:
        force.no_specialists = True

    def each_turn(self) -> float:
        return -4.0
