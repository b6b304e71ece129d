"""The statistics of a table: what was rolled, and who decided how often."""

from __future__ import annotations

from collections import Counter

from beachhead.kernel.contract import Choice, Rolled
from beachhead.kernel.kinds import SYMBOLS, is_numbered
from beachhead.locale import Texts
from beachhead.server import protocol as p
from beachhead.server.room import Room


def numbers(room: Room, texts: Texts) -> p.Numbers:
    """Of the game as it counts in the end: what was taken back is left out."""
    seats = range(len(room.table.header.seats))
    rolled: list[Counter[int]] = [Counter() for _ in seats]
    chosen = [0 for _ in seats]
    for step in room.table.line:
        match step.event:
            case Choice(seat):
                chosen[seat] += 1
            case Rolled(seat, dice) if seat is not None:
                rolled[seat].update(die % 6 for die in dice if not is_numbered(die // 6))
    return p.Numbers(
        symbols=tuple(texts.say(f"symbol-{symbol}") for symbol in SYMBOLS),
        seats=tuple(
            p.SeatNumbers(
                seat, texts.seat(seat), chosen[seat], tuple(rolled[seat][n] for n in range(6))
            )
            for seat in seats
        ),
    )
