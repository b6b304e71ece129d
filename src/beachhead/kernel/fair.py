"""Dice that nobody can bend: committed to before the game, shown after it, checked by anyone.

The seed is 32 random bytes. A seat's roll number k in a record is drawn from its own stream,
HMAC-SHA256(seed, "dice/seat/k/counter"): a resumed roll can only come out one way, and who rolls
first changes nothing. Bots draw from streams of their own ("bot/…"): what they think cannot shift
the dice. In a daily battle, which many play with one seed, throws are counted for each turn.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from random import Random
from struct import Struct

from beachhead.kernel.dice import Below

_WORDS = Struct(">4Q")
"""The numbers in a block of SHA-256."""
_WORD_VALUES: int = 1 << 64


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is shown before the game: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def fair_stream(seed: bytes, label: str) -> Below:
    """The stream of one label, without bias: words that do not divide evenly are thrown away."""
    counter = 0

    def below(n: int) -> int:
        nonlocal counter
        if not 0 < n <= _WORD_VALUES:
            raise ValueError(n)
        limit = _WORD_VALUES - _WORD_VALUES % n
        while True:
            block = _keyed(seed).copy()
            block.update(f"{label}/{counter}".encode())
            counter += 1
            for word in _WORDS.unpack(block.digest()):
                if word < limit:
                    return int(word % n)

    return below


@lru_cache(maxsize=256)
def _keyed(seed: bytes) -> hmac.HMAC:
    """The hash of a seed, before anything is added to it: half of the work of every number."""
    return hmac.new(seed, digestmod=hashlib.sha256)


def dice_stream(seed: bytes, seat: int | None, roll: int) -> Below:
    """The stream of a seat's (None: the table's) roll number `roll`, from 0, in a record."""
    return fair_stream(seed, f"dice/{'table' if seat is None else seat + 1}/{roll}")


def day_stream(seed: bytes, clock: tuple[int, ...], ask: str, seat: int | None, nth: int) -> Below:
    """The stream of a daily battle, of the throw number `nth` of its kind in a turn.

    Whatever was done in the turns before, everybody throws the same in this one.
    """
    turn, who = ".".join(map(str, clock)), "table" if seat is None else seat + 1
    return fair_stream(seed, f"day/{turn}/{ask}/{who}/{nth}")


def bot_stream(seed: bytes, seat: int, entry: int) -> Below:
    """The stream for what a bot decides at this entry of the record."""
    return fair_stream(seed, f"bot/{seat}/{entry}")


def fast_stream(seed: str) -> Below:
    """A quick reproducible stream for simulation, where nobody needs to be convinced."""
    random = Random(seed).random
    return lambda n: int(random() * n)
