"""Sitting down: what to play, with whom, and the table that this makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from msgspec import Struct

from beachhead.bots import check_bot
from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.options import read_options
from beachhead.kernel.table import FORMAT, Header, SeatPlan, Table
from beachhead.locale import Texts


class Plan(Struct, frozen=True):
    """What to play, with whom, and how."""

    game: AnyGame
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, object]
    typed_dice: bool = False
    guided: bool = False
    """Whether those who learn are advised."""


def now() -> str:
    """The time, as records write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def new_table(plan: Plan, seed: bytes | None = None, day: str = "") -> tuple[Table, bytes]:
    """A table on which nothing has happened, and the secret seed of its dice.

    That of a daily battle is given, with its day.
    """
    game = plan.game
    for seat in plan.seats:
        if seat.bot is not None:
            check_bot(seat.bot, game.id)
    options = read_options(game, plan.options)
    seed = seed or fair.new_seed()
    header = Header(
        beachhead=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=content_hash(game, options, len(plan.seats)),
        options={name: getattr(options, name) for name in options.__struct_fields__},
        seats=plan.seats,
        dice="typed" if plan.typed_dice else "fair",
        commitment=None if plan.typed_dice else fair.commitment(seed),
        started=now(),
        day=day,
    )
    return Table(game, header), seed


def seat_plans(
    names: tuple[str, ...], players: int, bots: int, bot: str, bots_first: bool = False
) -> tuple[SeatPlan, ...]:
    """So many players, the last (or the first) of them bots; people are named in order."""
    if not 0 <= bots <= max(players, 1):
        raise Problem("bad-bots", bots=bots, players=max(players, 1))
    people = players - bots
    if len(names) > max(people, 0):
        raise Problem("too-many-names", names=len(names), people=max(people, 0))
    check_names(names)
    plans = tuple(SeatPlan(names[i] if i < len(names) else "") for i in range(people))
    machines = (SeatPlan("", bot),) * bots
    return (*machines, *plans) if bots_first else (*plans, *machines)


def check_names(names: Sequence[str]) -> None:
    """Whoever has a name has it alone."""
    for name in names:
        if names.count(name) > 1:
            raise Problem("same-name", name=name)


def table_texts(language: str, table: Table, signs: bool = False) -> Texts:
    """The voice at a table."""
    return voice(language, table.game, table.header.seats, signs)


@lru_cache(maxsize=4096)
def voice(language: str, game: AnyGame, seats: tuple[SeatPlan, ...], signs: bool = False) -> Texts:
    """A voice that calls players by their names, or their numbers and the bots' ranks."""
    say = Texts(language).say
    names = [
        seat.name
        or (say("seat-bot", number=i, bot=seat.bot) if seat.bot else say("seat-name", number=i))
        for i, seat in enumerate(seats, start=1)
    ]
    return Texts(language, game, tuple(names), signs)
