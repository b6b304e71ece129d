"""Putting the game's Structs together: the fields of modules join those of the base game."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Annotated, Any, NamedTuple, TypeVar, cast, get_type_hints

from msgspec import Struct, defstruct

from beachhead.games.normandy.cards.decks import DrawCard
from beachhead.games.normandy.cards.looking import LookAtTop
from beachhead.games.normandy.cards.using import ForWhom
from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.modules.parts import Part
from beachhead.games.normandy.state import Normandy, NormandyOptions, Player, Turn
from beachhead.games.normandy.turn.losses import Forfeit, Mines, Suffer
from beachhead.games.normandy.turn.start import BlindStart, DrawVehicles
from beachhead.games.normandy.turn.tally import Offered
from beachhead.games.normandy.turn.upkeep import Bonus, EveryTurn
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.options import Group

TASKS = (
    *(Do, ForWhom, DrawCard, LookAtTop, Suffer, Forfeit, Mines),
    *(Offered, Bonus, EveryTurn, BlindStart),
)
TABLE_TASKS = (DrawVehicles,)

StructT = TypeVar("StructT", bound=Struct)


ClassT = TypeVar("ClassT")


def classes_in(file: ModuleType, base: type[ClassT]) -> tuple[type[ClassT], ...]:
    """The classes of one kind that a file defines, in its order."""
    found = (value for value in vars(file).values() if isinstance(value, type))
    return tuple(cls for cls in found if issubclass(cls, base) and cls.__module__ == file.__name__)


class Assembled(NamedTuple):
    """The game's Structs with those of its modules."""

    options: type[NormandyOptions]
    player: type[Player]
    state: type[Normandy]


def assemble(modules: tuple[Module, ...]) -> Assembled:
    """What the game is made of, with these modules."""
    options = _struct("NormandyOptions", _settings(modules), NormandyOptions)
    turn = _struct("Turn", _parts(module.turn for module in modules), Turn)
    doing = [*TASKS, *(task for module in modules for task in module.tasks)]
    todo = ("todo", tuple[reduce(or_, doing), ...], ())  # type: ignore[misc]
    of_player = [todo, ("turn", turn, turn()), *_parts(module.player for module in modules)]
    player = _struct("Player", of_player, Player)
    doing = [*TABLE_TASKS, *(task for module in modules for task in module.table_tasks)]
    of_table = [
        ("options", options, options()),
        ("players", tuple[player, ...], ()),  # type: ignore[valid-type]
        ("todo", tuple[reduce(or_, doing), ...], ()),  # type: ignore[misc]
        *_parts(module.table for module in modules),
    ]
    return Assembled(options, player, _struct("Normandy", of_table, Normandy))


def _settings(modules: tuple[Module, ...]) -> list[Any]:
    """The settings of modules, each module's in a group of its own."""
    fields = []
    for module in modules:
        shape = module.options.shape
        defaults = shape()
        for name, hint in get_type_hints(shape, include_extras=True).items():
            fields.append((name, Annotated[hint, Group(module.id)], getattr(defaults, name)))
    return fields


def _parts(parts: Any) -> list[Any]:
    """The parts of modules, a field each."""
    found: list[Part[Any]] = [part for part in parts if part is not None]
    return [(part.name, part.shape, part.shape()) for part in found]


def _struct(name: str, fields: list[Any], base: type[StructT]) -> type[StructT]:
    return cast("type[StructT]", defstruct(name, fields, bases=(base,), frozen=True, gc=False))
