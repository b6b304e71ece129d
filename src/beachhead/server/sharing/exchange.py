"""The way to the other processes, if there are any."""

from __future__ import annotations

from typing import Protocol

from beachhead.server.sharing.news import News


class Listener(Protocol):
    """Whoever wants to know what others tell."""

    def hear(self, process: str, news: News) -> None:
        """Another process tells something."""

    def gone(self, process: str) -> None:
        """Another process has ended: nobody is there any more by way of it."""

    def back(self) -> None:
        """We know nothing of the others, and may have missed anything: look for it, and ask."""


class Closing(Protocol):
    """Whatever can be let go of."""

    def close(self) -> None:
        """Let go of it."""


class Exchange(Protocol):
    """Tells the others, and whoever listens here what the others tell."""

    me: str
    """The name of this process."""
    alone: bool
    """Whether there are never others: then what is in memory is all there is."""

    def listen(self, listener: Listener) -> None:
        """Have somebody hear what is told from now on."""

    def tell(self, news: News) -> None:
        """Tell all others, as soon as there is a way to them."""

    def check(self) -> None:
        """Whether the others are heard, as far as we know; raises `not-heard` if not."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Nobody is here any more."""


class Alone:
    """There is nobody else, as long as a lock is held."""

    me = ""
    alone = True

    def __init__(self, lock: Closing | None = None) -> None:
        self._lock = lock

    def listen(self, listener: Listener) -> None:
        """There will be nothing to hear."""

    def tell(self, news: News) -> None:
        """There is nobody to be told."""

    def check(self) -> None:
        """There is nobody to be heard."""

    async def open(self) -> None:
        """At once."""

    async def close(self) -> None:
        """Somebody else may come now."""
        if self._lock is not None:
            self._lock.close()
