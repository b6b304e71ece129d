"""Modules hook in at named moments; the base game runs with none of them."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.vocabulary import Effect, Window
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Ref

if TYPE_CHECKING:
    from beachhead.games.normandy.battle import Battle
    from beachhead.games.normandy.rules import Rules


def needs_everything(name: str) -> Problem:
    """V-9: those who learn the game play without modules."""
    needed = Ref("set-to", ("level", "everything"))
    return Problem("no-module-in-training", name=Ref("setting", name), needed=needed, rule="V-9")


class Module:
    """An expansion. Every method is a moment at which it may have a say; by default it has none."""

    id: ClassVar[str]
    rule_ids: ClassVar[tuple[str, ...]]
    options: ClassVar[type[Struct]]
    """Its settings: fields that are added to the game's."""
    shapes: ClassVar[dict[str, type[Struct]]] = {}
    """Lists of cards that it adds to content files."""
    effects: ClassVar[tuple[type[Effect], ...]] = ()
    """Effects of its own that content files may name."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    facts: ClassVar[tuple[type[Fact], ...]] = ()

    @property
    def folder(self) -> Path:
        """Where its texts, its rules and its content lie: beside its code."""
        return Path(inspect.getfile(type(self))).parent

    def active(self, options: Any) -> bool:
        """Whether it is in play with these options."""
        raise NotImplementedError

    def faults(self, options: Any, seats: int) -> list[Problem]:
        """Options that do not go together; asked whether it is in play or not."""
        return []

    def banned(self, rules: Rules, options: Any) -> frozenset[str]:
        """Cards that are out of the game; asked whether it is in play or not."""
        return frozenset()

    def prepare(self, b: Battle) -> None:
        """Before the first turn."""

    def pool(self, rules: Rules, s: Normandy, seat: int, pool: tuple[int, ...]) -> tuple[int, ...]:
        """Before a roll: the colours of the dice to throw."""
        return pool

    def locks(self, rules: Rules, s: Normandy, seat: int, locks: int) -> int:
        """After the first throw: how many dice are locked."""
        return locks

    def apart(self, rules: Rules, s: Normandy, seat: int) -> tuple[int, ...]:
        """Before a roll: the colours of dice that are thrown once and lie apart from the others."""
        return ()

    def spare_pool(self, rules: Rules, s: Normandy, pool: tuple[int, ...]) -> tuple[int, ...]:
        """Alone, with an exchange of dice: the colours of the spare dice."""
        return pool

    def spare_fits_any(self, rules: Rules, s: Normandy) -> bool:
        """Alone, with an exchange of dice: whether a spare die goes for any colour."""
        return False

    def rwbs(
        self, rules: Rules, s: Normandy, seat: int, dice: tuple[int, ...], found: tuple[int, ...]
    ) -> tuple[int, ...]:
        """On a tally: the symbols of the RWBs that these dice make."""
        return found

    def is_straight(
        self, rules: Rules, s: Normandy, seat: int, dice: tuple[int, ...], found: bool
    ) -> bool:
        """On a tally: whether these dice make a Straight."""
        return found

    def instead_of_rwb(
        self, rules: Rules, s: Normandy, seat: int, symbol: int
    ) -> tuple[Action, ...]:
        """When a Unit gets what an RWB of this symbol brings: what it may have instead."""
        return ()

    def options_at(
        self, rules: Rules, s: Normandy, seat: int, window: Window
    ) -> tuple[Action, ...]:
        """More that a Unit may do at this moment."""
        return ()

    def chosen(self, b: Battle, seat: int, action: Action) -> bool:
        """A player did one of this module's actions; False if it is none of them."""
        return False

    def keeps(self, rules: Rules, s: Normandy, card: str) -> bool:
        """When a card is used: whether it is kept and may be used again next turn."""
        return False

    def points(self, rules: Rules, s: Normandy) -> int:
        """At the end: victory points more or less."""
        return 0
