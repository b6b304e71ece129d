"""What every part of the game looks up: content, in_force, and the modules in play."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeAlias, TypeVar, cast, get_args

from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.state import (
    IN_THE_AIR,
    Do,
    DrawCard,
    Normandy,
    NormandyOptions,
    Unit,
)
from beachhead.games.normandy.words.in_force import InForceTable
from beachhead.games.normandy.words.vocabulary import Window

Known: TypeAlias = tuple[tuple[Module, ...], frozenset[str]]
"""What options settle: the modules in play, and the cards that are left out."""


class Box:
    """The content and the modules of one game object."""

    def __init__(self, content: NormandyContent, modules: tuple[Module, ...]) -> None:
        self.content = content
        self.every_module = modules
        self.in_force = InForceTable(content).of
        self.usable_in: dict[Window, frozenset[str]] = {
            window: frozenset(id for id, card in content.by_id.items() if window in card.windows())
            for window in get_args(Window)
        }
        self.last_asked: dict[tuple[object, int], tuple[Normandy, object]] = {}
        self._known: dict[NormandyOptions, Known] = {}
        self._last: tuple[NormandyOptions | None, Known] = (None, ((), frozenset()))
        """What was looked up last: nearly always it is for the same options again."""

    def modules(self, s: Normandy) -> tuple[Module, ...]:
        """The modules in play."""
        return self._by_options(s.options)[0]

    def banned(self, options: NormandyOptions) -> frozenset[str]:
        """Cards that the options leave out."""
        return self._by_options(options)[1]

    def _by_options(self, options: NormandyOptions) -> Known:
        last, known = self._last
        if last is options:
            return known
        if options not in self._known:
            active = tuple(module for module in self.every_module if module.active(options))
            out = [module.banned(self, options) for module in self.every_module]
            banned = frozenset[str]().union(*out, self._by_level(options))
            self._known[options] = (active, banned)
        self._last = (options, self._known[options])
        return self._known[options]

    def _by_level(self, options: NormandyOptions) -> frozenset[str]:
        """V-9: the cards that a training step leaves out."""
        allowed = {"dice": (), "cards": ("specialist", "item")}.get(options.level)
        if allowed is None:
            return frozenset()
        return frozenset(id for id, kind in self.content.kinds.items() if kind not in allowed)

    def ground(self, s: Normandy) -> Ground:
        """The map."""
        return self.content.grounds[s.options.map]


Asked = TypeVar("Asked")


def remembered(
    ask: Callable[[Box, Normandy, int], Asked],
) -> Callable[[Box, Normandy, int], Asked]:
    """What was asked last of a Unit: the flow asks whether it can do anything, then what."""

    @wraps(ask)
    def answer(box: Box, s: Normandy, seat: int) -> Asked:
        last = box.last_asked.get((ask, seat))
        if last is not None and last[0] is s:
            return cast("Asked", last[1])
        found = ask(box, s, seat)
        box.last_asked[ask, seat] = (s, found)
        return found

    return answer


def in_battle(s: Normandy) -> tuple[int, ...]:
    """The seats whose Units still take part in turns."""
    return tuple([seat for seat, unit in enumerate(s.units) if not unit.home])


def whole_tallies(s: Normandy, seat: int) -> tuple[int, ...]:
    """The seats of other Units whose dice all lie on the table."""
    return tuple(other for other in in_battle(s) if other != seat and not _throws(s.units[other]))


def _throws(unit: Unit) -> bool:
    return any(isinstance(task, Do) and task.left == IN_THE_AIR for task in unit.todo)


def cards_in(s: Normandy, name: str) -> tuple[str, ...]:
    """What is left in a deck; nothing if the battle has no such deck."""
    return next((deck.cards for deck in s.decks if deck.name == name), ())


def left_to_draw(s: Normandy, name: str) -> int:
    """How many cards of a deck nobody is about to draw."""
    tasks = (task for unit in s.units for task in unit.todo)
    return len(cards_in(s, name)) - sum(
        isinstance(task, DrawCard) and task.deck == name for task in tasks
    )


def strength(unit: Unit) -> int:
    """Soldiers and Specialists: at 0 a Unit is wiped out (V-5)."""
    return unit.soldiers + len(unit.specialists)
