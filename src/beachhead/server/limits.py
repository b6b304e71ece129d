"""How much anybody may ask for in a while."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KNOWN = 10_000
"""Addresses that are remembered."""


class Bucket:
    """Lets so many things through in a second, and so many at once, and no more."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + self._rate * (now - self._at))
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """A bucket for each address, as long as it is heard of."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if address not in self._known:
            self._known[address] = Bucket(self._rate, self._burst)
        self._known.move_to_end(address)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return self._known[address].take()
