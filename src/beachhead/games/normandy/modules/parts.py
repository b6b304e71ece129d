"""A module's own part of the options, of the table, of a player or of a turn.

Each is a Struct of the module's own. Options are added field by field, so that a setting is called
the same everywhere; the others are one field each, called like the module.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from beachhead.games.normandy.state import Normandy, NormandyOptions, Player

if TYPE_CHECKING:
    from beachhead.games.normandy.event import Happening

T = TypeVar("T", bound=Struct)


class Part(Generic[T]):
    """A part that is one field, called like its module."""

    def __init__(self, module: str, shape: type[T]) -> None:
        self.name = module.replace("-", "_")
        self.shape = shape

    def _in(self, whole: Struct) -> T:
        found: T = getattr(whole, self.name)
        return found


class OfTable(Part[T]):
    """What a module keeps on the table."""

    def of(self, s: Normandy) -> T:
        return self._in(s)

    def put(self, h: Happening, value: T) -> None:
        h.s = replace(h.s, **{self.name: value})


class OfPlayer(Part[T]):
    """What a module keeps with each player."""

    def of(self, s: Normandy, seat: int) -> T:
        return self._in(s.players[seat])

    def of_player(self, player: Player) -> T:
        return self._in(player)

    def put(self, h: Happening, seat: int, value: T) -> None:
        h.put(seat, replace(h.player(seat), **{self.name: value}))


class OfTurn(Part[T]):
    """What a module keeps of each player's turn: as new when the next one begins."""

    def of(self, s: Normandy, seat: int) -> T:
        return self._in(s.players[seat].turn)

    def put(self, h: Happening, seat: int, value: T) -> None:
        h.set_player(seat, turn=replace(h.turn(seat), **{self.name: value}))


class OfOptions(Generic[T]):
    """A module's settings among all others."""

    def __init__(self, shape: type[T]) -> None:
        self.shape = shape
        self.of = lru_cache(maxsize=4096)(self._of)

    def _of(self, options: NormandyOptions) -> T:
        return self.shape(**{name: getattr(options, name) for name in self.shape.__struct_fields__})
