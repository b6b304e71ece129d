"""The module of Supply Snafu."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.offers import Supply
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer
from beachhead.games.normandy.modules.module import Module, own_faults
from beachhead.games.normandy.modules.parts import OfOptions, OfTable
from beachhead.games.normandy.state import Normandy, NormandyOptions, TableTask
from beachhead.kernel.contract import Action, Chance, Fact
from beachhead.kernel.decks import Draw
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import CardId
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import CardRow, CardShown, Panel, message

DECKS = (0, 1)
PLENTY = 16
"""With so many Item Points a Unit buys whatever lies on top, to get at what lies below."""


class SnafuOptions(Struct, frozen=True):
    """The settings of this module."""

    supply_snafu: Annotated[bool, Rule("O-2")] = False


class SnafuTable(Struct, frozen=True, gc=False):
    """The two decks. What lies below is drawn when it comes up, as from any shuffled deck."""

    tops: tuple[str, ...] = ("", "")
    """What lies on top of each; nothing on an empty one."""
    left: tuple[int, ...] = (0, 0)
    """How many cards lie below."""
    below: tuple[str, ...] = ()
    """Which these are, of both decks together."""


OPTIONS, TABLE = OfOptions(SnafuOptions), OfTable("supply-snafu", SnafuTable)


class SupplyTurnedUp(Fact, frozen=True):
    rule = "O-2"
    deck: int
    card: CardId


class TurnUp(TableTask, frozen=True):
    """To do: the next card of a deck comes to lie on top."""

    deck: int

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        now = TABLE.of(s)
        return Draw(now.below, None, "O-2", "supply") if now.left[self.deck] else None

    def run(self, h: Happening) -> None:
        """The deck is empty: only the other one remains."""

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, str)
        now, below = TABLE.of(h.s), list(TABLE.of(h.s).below)
        below.remove(given)
        tops, left = _put(now.tops, self.deck, given), list(now.left)
        left[self.deck] -= 1
        TABLE.put(h, SnafuTable(tops, tuple(left), tuple(below)))
        h.tell(SupplyTurnedUp(self.deck + 1, given))


class SupplySnafu(Module):
    """The hooks of this module."""

    id = "supply-snafu"
    rule_ids = ("O-2",)
    options, table = OPTIONS, TABLE
    heeds_others = False
    table_tasks = (TurnUp,)
    facts = (SupplyTurnedUp,)

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).supply_snafu

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "supply_snafu", options)

    def prepare(self, h: Happening) -> None:
        """All Items that can be had are shuffled together and split."""
        banned = h.box.banned(h.s)
        regular = tuple(card.id for card in h.content.regular_items if card.id not in banned)
        copies = len(h.s.units()) if h.s.options.item_copies == "per-player" else 1
        below = tuple(sorted(regular * copies + h.s.special))
        half = len(below) // 2
        TABLE.put(h, SnafuTable(left=(len(below) - half, half), below=below))
        h.set_table(special=(), todo=(*h.s.todo, *map(TurnUp, DECKS)))

    def supply(self, box: Box, s: Normandy) -> Supply:
        now = TABLE.of(s)
        return Supply(tuple(filter(None, now.tops)), now.below)

    def found(self, h: Happening, seat: int, card: str) -> None:
        now = TABLE.of(h.s)
        deck = now.tops.index(card)
        TABLE.put(h, replace(now, tops=_put(now.tops, deck, "")))
        h.set_table(todo=(*h.s.todo, TurnUp(deck)))

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        now = TABLE.of(s)
        return {"tops": now.tops, "left": now.left, "below": now.below}

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        now = TABLE.of(s)
        return tuple(
            CardRow(
                message("scene-supply", deck=deck + 1, left=now.left[deck]),
                (CardShown(now.tops[deck], "ready"),),
            )
            for deck in DECKS
            if now.tops[deck]
        )

    def sensible(
        self, box: Box, view: Normandy, seat: int, ask: str, options: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        """Whoever has plenty to spend does not wait for better: it would never come."""
        plenty = ask == "rally" and view.players[seat].tools >= PLENTY
        if not plenty or not any(isinstance(option, a.Find) for option in options):
            return options
        return tuple(option for option in options if option != a.DONE)


def _put(tops: tuple[str, ...], deck: int, card: str) -> tuple[str, ...]:
    return (*tops[:deck], card, *tops[deck + 1 :])
