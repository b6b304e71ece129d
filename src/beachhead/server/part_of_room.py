"""What belongs to one room, and knows it."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from beachhead.server.room import Room


class PartOfRoom:
    """Does not hold it: a room that leads to itself would stay in memory."""

    def __init__(self, room: Room) -> None:
        self._ref = weakref.ref(room)

    @property
    def _room(self) -> Room:
        room = self._ref()
        assert room is not None
        return room
