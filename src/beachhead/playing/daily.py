"""The daily battle: what is fought for on a day, what the bots make of it, and what counts.

Everybody plays alone and with the same dice. A result counts if its record replays: the settings
of the day, every throw as the seed of the day gives it, and nothing taken back that was seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from math import gcd
from typing import TypeAlias

from beachhead.bots import EVERY_GAME, bots_for
from beachhead.kernel import days, fair
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import read_options
from beachhead.kernel.record import LoadGame, read_header, read_record
from beachhead.kernel.scene import Message, message
from beachhead.kernel.table import Header, SeatPlan, Table
from beachhead.locale import Texts
from beachhead.playing.checking import check
from beachhead.playing.plans import Plan, new_table

Settings: TypeAlias = Mapping[str, bool | int | str]
Merit: TypeAlias = tuple[int, ...]
"""How well somebody did, as a game counts it (`Game.merits`): the larger one is better."""
STRIDES = (7, 5, 3, 2, 1)
"""How far it is from a place to the next day's, so that neighbours are not fought for in a row."""


def battle_of(game: AnyGame, day: date) -> Settings:
    """What is fought for on a day: every place that fits has its turn."""
    number = days.number_of(day)
    settings = dict(game.of_day(number))
    checked = check(game, settings, 1)
    if checked.where:
        places = checked.fitting
        stride = next(step for step in STRIDES if gcd(step, len(places)) == 1)
        settings[checked.where] = places[number * stride % len(places)]
    options = read_options(game, settings)
    return {name: getattr(options, name) for name in options.__struct_fields__}


def settings_told(texts: Texts, game: AnyGame, day: date, settings: Settings) -> tuple[str, ...]:
    """How it is played, as far as that changes from day to day."""
    specs = {spec.name: spec for spec in game.specs()}
    chosen = ((specs[name], settings[name]) for name in game.of_day(days.number_of(day)))
    return tuple(
        texts.say(
            "setting-is",
            label=texts.say(f"option-{game.id}-{spec.label}"),
            value=texts.choice(spec, value),
        )
        for spec, value in chosen
        if value is not False
    )


def daily_table(game: AnyGame, day: date, settings: Settings, seed: bytes, seat: SeatPlan) -> Table:
    """A table for somebody alone, with the dice of the day."""
    table, _ = new_table(Plan(game, (seat,), settings), seed, day.isoformat())
    return table


def par_bots(game: str) -> tuple[str, ...]:
    """The bots that set the par: those that know the game, if there are any."""
    known = tuple(bots_for(game))
    return tuple(bot for bot in known if bot not in EVERY_GAME) or known


def merit_text(game: AnyGame, merit: Merit) -> Message:
    """A result in a few words."""
    return message(f"merit-{game.id}", **dict(zip(game.merits, merit, strict=True)))


def record_told(texts: Texts, game: AnyGame, day: date, settings: Settings, merit: Merit) -> str:
    """What a genuine record came to."""
    return texts.say(
        "daily-record",
        battle=texts.game_at(read_options(game, settings)),
        day=str(day),
        merit=texts.message(merit_text(game, merit)),
    )


def judge(record: bytes, load: LoadGame, settings: Settings, day: date, seed: bytes) -> Merit:
    """What a record of this day's battle comes to; a `Problem` if it cannot have been played so.

    `seed` is that of the game's dice on this day.
    """
    header = read_header(record.partition(b"\n")[0])
    if header.day != day.isoformat():
        raise Problem("day-other", recorded=header.day or "–", day=day.isoformat())
    _check_header(header, settings, seed)
    reading = read_record(record, load, seed)
    if reading.fault is not None:
        raise Problem("day-forged", line=reading.fault.line, problem=reading.fault.problem)
    if reading.warnings:
        raise reading.warnings[0]
    if reading.table.over is None:
        raise Problem("day-unfinished")
    return reading.table.game.merit(reading.table.state)


def _check_header(header: Header, settings: Settings, seed: bytes) -> None:
    alone = [plan.bot for plan in header.seats] == [None]
    if not alone or header.dice != "fair" or header.given:
        raise Problem("day-not-alone")
    if header.options != settings:
        raise Problem("day-settings")
    if header.commitment != fair.commitment(seed):
        raise Problem("day-dice")
