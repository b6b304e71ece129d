"""One connection at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from beachhead.playing.eyes import Eyes
from beachhead.server import protocol as p
from beachhead.server.showing import UNSEEN, Seen

Send: TypeAlias = Callable[[p.FromServer], None]
"""Hands a message to a connection, which sends it as soon as it can."""


class Member:
    """One connection at the table: the seats it may act for, and what it was shown last."""

    def __init__(
        self, send: Send, seats: frozenset[int], language: str, skips: bool = False
    ) -> None:
        self.send = send
        self.seats = seats
        self.in_order = tuple(sorted(seats))
        self.eyes = Eyes(seats)
        self.language = language
        self.skips = skips
        """Whether its people need not be asked what leaves no choice."""
        self.told = 0
        """The last step that it was told of."""
        self.forget()

    def forget(self) -> None:
        """From now on nothing is as before."""
        self.seen: Seen = UNSEEN
        """What was shown to all who see the same."""
        self.own = p.Own()
        """All that was told to those here alone."""
        self.cards: set[str] = set()
        """Those whose faces it has seen."""

    @property
    def viewer(self) -> int | None:
        """Through whose eyes it looks now."""
        return self.eyes.viewer
