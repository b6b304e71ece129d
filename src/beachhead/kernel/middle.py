"""The middle of a game: enough to go on from there without playing what came before again."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import Struct

from beachhead.kernel.contract import AnyGame, Choice, Outcome
from beachhead.kernel.errors import Illegal
from beachhead.kernel.fingerprint import state_hash
from beachhead.kernel.notation import Noted, Seed, Upgrade
from beachhead.kernel.table import Table


class Middle(Struct, frozen=True, array_like=True):
    """What a table had come to after some entries."""

    entries: int
    steps: int
    """How long the line of play was."""
    state: bytes
    rolls: tuple[tuple[int | None, int], ...]
    played_by: tuple[str, str]
    seed_at: int


def is_middle(table: Table, entries: int) -> bool:
    """Whether one can go on from there: a choice or a roll of which a fingerprint was taken."""
    last = table.entries[entries - 1]
    return isinstance(last, Choice | Outcome) and bool(table.noted[entries - 1].state)


def middle_of(table: Table, entries: int, steps: int) -> Middle | None:
    """What it had come to then; nothing of what led there has been taken back since.

    None if other rules have come into force since, or if its dice are counted by turns.
    """
    later = table.entries[entries:]
    if table.header.day or any(isinstance(entry, Upgrade) for entry in later):
        return None
    rolled = Counter(entry.seat for entry in later if isinstance(entry, Outcome))
    rolls = {seat: count - rolled[seat] for seat, count in table.rolls_of_all().items()}
    first_seed = next((at for at, e in enumerate(later) if isinstance(e, Seed)), None)
    fresh = first_seed is not None and table.seed_at == entries + first_seed + 1
    return Middle(
        entries=entries,
        steps=steps,
        state=msgspec.msgpack.encode(table.line[steps - 1].state),
        rolls=tuple(rolls.items()),
        played_by=table.played_by,
        seed_at=0 if fresh else table.seed_at,
    )


def go_on_from(table: Table, middle: Middle, noted: list[Noted]) -> None:
    """Let a table on which nothing has happened be where it was; `noted` led there.

    Raises `other-state` if that is not where they led.
    """
    game: AnyGame = table.game
    state = msgspec.msgpack.decode(middle.state, type=game.state_type)
    pending = game.pending(state)
    if state_hash(game, state, pending) != noted[-1].state:
        raise Illegal("other-state")
    table.begin_at(
        (state, pending), middle.steps, noted, Counter(dict(middle.rolls)), middle.seed_at
    )
    table.played_by = middle.played_by
