"""Ready-made evenings: settings that go well together, under one name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.cards.content import Id, Names, Source
from beachhead.cards.loading import ContentFile, fault_at
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import read_options, unknown_option
from beachhead.kernel.table import table_faults


class Evening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game with everything settled; whoever likes may still change it."""

    id: Id
    name: Names
    text: Names
    """What makes it worth an evening, in a sentence."""
    source: Source
    order: int
    options: dict[str, bool | int | str] = {}
    """The settings that are not as usual."""
    players: tuple[int, int] | None = None
    """The fewest and the most, if not everybody whom the game has a seat for."""
    guided: bool = False
    """Whether it is for those who learn: they are advised."""
    bots: Literal["", "first", "last"] = ""
    """Which seats are bots' in any case: all but the last, or the last."""

    def seats(self, game: AnyGame) -> range:
        """By how many it can be played."""
        if self.players is None:
            return game.seats_for(read_options(game, self.options))
        low, high = self.players
        return range(low, high + 1)

    def sit(self, game: AnyGame, people: int, bots: int, players: int | None) -> tuple[int, int]:
        """How many play in all, and how many of them bots, where so many were asked for."""
        fewest = self.seats(game)[0]
        if self.bots == "first":
            total = players or max(fewest, bots + 1)
            return total, total - 1
        bots = max(bots, 1 if self.bots else 0)
        if players is not None:
            return players, bots
        bots = max(bots, fewest - people)
        return min(people + bots, game.seats[-1]), bots

    def seat(self, game: AnyGame, players: int) -> None:
        """Refuse so many players, if it is for others."""
        seats = self.seats(game)
        if players not in seats:
            expected = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
            raise Problem("evening-seats", evening=self.id, players=players, seats=expected)


Written: TypeAlias = Mapping[str, tuple[ContentFile, Key, Evening]]
"""Evenings by their ids, each with the place it stands at."""


def evening_faults(game: AnyGame, written: Written) -> list[Problem]:
    """Everything that keeps evenings from being played by those whom they are for."""
    return [
        fault_at(file, (*key, *at), Problem("evening-fault", fault=fault))
        for file, key, evening in written.values()
        for at, fault in _faults(game, evening)
    ]


def _faults(game: AnyGame, evening: Evening) -> Iterator[tuple[Key, Problem]]:
    known = {spec.name: spec for spec in game.specs()}
    sound = True
    for name, value in evening.options.items():
        try:
            if name not in known:
                raise unknown_option(name, known)
            known[name].read(value)
        except Problem as fault:
            sound = False
            yield ("options", name), fault
    low, high = game.seats[0], game.seats[-1]
    fewest, most = evening.players or (low, high)
    if not low <= fewest <= most <= high:
        yield ("players",), Problem("bad-seats", seats=f"{fewest}..{most}", low=low, high=high)
    elif sound:
        yield from _together(game, evening)


def _together(game: AnyGame, evening: Evening) -> Iterator[tuple[Key, Problem]]:
    """What does not fit together, or not for so many; told once, for the fewest."""
    options = read_options(game, evening.options)
    told = set()
    for seats in evening.seats(game):
        for fault in table_faults(game, options, seats):
            if fault.code not in told:
                told.add(fault.code)
                yield ("options",), fault


@lru_cache(maxsize=256)
def evening_of(game: AnyGame, options: Struct) -> str:
    """The id of the evening with these settings, whoever has which seat; "" if it is none."""
    names = [spec.name for spec in game.specs() if spec.seat is None]
    for evening in game.content.evenings:
        wanted = read_options(game, evening.options)
        if all(getattr(options, name) == getattr(wanted, name) for name in names):
            return str(evening.id)
    return ""


def find_evening(game: AnyGame, typed: str) -> Evening:
    """An evening by its id or its name in any language."""
    known: tuple[Evening, ...] = game.content.evenings
    for evening in known:
        if typed.strip().casefold() == evening.id or evening.name.has(typed):
            return evening
    ids = ", ".join(evening.id for evening in known)
    raise Problem("unknown-evening", evening=typed, count=len(known), known=ids)
