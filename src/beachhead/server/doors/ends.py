"""Who is at the two ends of a connection."""

from __future__ import annotations

import asyncio
from typing import Any, cast


class Ends:
    """A transport that knows this by itself.

    `uvicorn` asks the system, which lets another thread go on first: with thousands of connections
    at once, and something to do beside the loop, everybody would wait for that each time.
    """

    def __init__(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Addresses have two parts: `uvicorn` knows none with what IPv6 says besides."""
        if name == "socket":
            return None
        found = self._transport.get_extra_info(name, default)
        return found[:2] if name in ("sockname", "peername") and found else found
