"""What was wrong with a request over HTTP."""

from __future__ import annotations

from beachhead.server.protocol.wire import Wire


class Fault(Wire, frozen=True):
    """One of several things that were wrong, and the settings that it is about."""

    text: str
    settings: tuple[str, ...] = ()


class Trouble(Wire, frozen=True):
    """What was wrong with a request."""

    code: str
    text: str
    faults: tuple[Fault, ...] = ()
