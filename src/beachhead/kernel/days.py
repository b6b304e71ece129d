"""The days of the daily battle: their seeds, committed to the day before and shown the day after.

Whoever keeps the secret knows the seeds of all days: each is HMAC-SHA256(secret, "day/<day>").
The commitment to one is SHA-256("beachhead/day/<day>/" and the seed). The dice of a game come from
HMAC-SHA256(seed of the day, "game/<game>"), so that one game tells nothing of another.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime, time, timedelta

from beachhead.kernel.errors import Problem

FIRST = date(2026, 1, 1)
"""The day that is number 0."""
GRACE = timedelta(hours=12)
"""A battle begun late in the day can still be finished so long; then the seed is shown."""


def utc_now() -> datetime:
    """The time: a day is a day everywhere at once."""
    return datetime.now(UTC)


def today() -> date:
    """The day that it is."""
    return utc_now().date()


def read_day(text: str) -> date:
    """A day as people write it to programs, such as 2026-06-06."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text or day < FIRST:
        raise Problem("bad-day", day=text, first=FIRST.isoformat())
    return day


def number_of(day: date) -> int:
    """Which day it is, counted from the first."""
    return (day - FIRST).days


def shown_at(day: date) -> datetime:
    """When the seed of a day is shown: what ends later does not count."""
    return datetime.combine(day + timedelta(days=1), time(), UTC) + GRACE


def is_open(day: date) -> bool:
    """Whether a battle of that day that ends now counts: nobody can know its dice yet."""
    return utc_now() < shown_at(day)


def day_seed(secret: bytes, day: date) -> bytes:
    """The seed of a day."""
    return hmac.digest(secret, f"day/{day}".encode(), hashlib.sha256)


def day_commitment(day: date, seed: bytes) -> str:
    """What is shown the day before: it fixes the seed of the day without telling it."""
    return hashlib.sha256(f"beachhead/day/{day}/".encode() + seed).hexdigest()


def game_seed(seed: bytes, game: str) -> bytes:
    """The seed of the dice of one game, from the seed of the day."""
    return hmac.digest(seed, f"game/{game}".encode(), hashlib.sha256)
