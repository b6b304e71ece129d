"""Short fingerprints, by which a record finds out whether it is still the game that it was.

Of content: of what it means, and only of what a table can meet. Of a state: of what one would write
down to set the table up again, and of what is asked of whom; not of how the state is represented.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from beachhead.kernel.contract import AnyGame, Over, Pending

WORDING = ("name", "text", "history", "source")
"""Fields that tell of content and change no game."""


@lru_cache(maxsize=256)
def content_hash(game: AnyGame, options: Any, seats: int) -> str:
    """A fingerprint of what a table with these options can meet."""
    return hash_of(game.in_use(options, seats))


def hash_of(entries: Mapping[tuple[str, str], Any]) -> str:
    """A fingerprint of content, however its files are laid out."""
    parts = [(*key, _meaning(entry)) for key, entry in sorted(entries.items())]
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()


def _meaning(value: Any) -> Any:
    """An entry without its wording, and without what goes without saying."""
    if isinstance(value, Struct):
        tag = value.__struct_config__.tag
        said = {"": tag} if tag else {}
        for name, written, default in _fields(type(value)):
            if (part := getattr(value, name)) != default:
                said[written] = _meaning(part)
        return said
    return [_meaning(part) for part in value] if isinstance(value, tuple) else value


@cache
def _fields(cls: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    return tuple(
        (field.name, field.encode_name, field.default)
        for field in msgspec.structs.fields(cls)
        if field.name not in WORDING
    )


def state_hash(game: AnyGame, state: Any, pending: Pending) -> str:
    """A fingerprint of a state at which this is pending."""
    if isinstance(pending, Over):
        asked: list[Any] = [pending.result, pending.winners, pending.scores]
    else:
        asked = sorted([-1 if item.seat is None else item.seat, item.ask] for item in pending)
    data = msgspec.json.encode((_written(game.position(state)), asked), order="deterministic")
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _written(value: Any) -> Any:
    """Nobody writes down what is not there: so a game may write more, once it has more."""
    kind = type(value)
    if kind is dict:
        return {name: _written(part) for name, part in value.items() if part}
    return [_written(part) for part in value] if kind is list or kind is tuple else value
