"""Settings while they are being chosen: what does not fit, beside what, and what would fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.options import Spec, read_options
from beachhead.kernel.scene import Message, Ref


class Found(NamedTuple):
    """A fault, and the settings that it is told beside."""

    fault: Problem
    settings: tuple[str, ...]


class Checked(NamedTuple):
    """What is wrong with settings so far, and the places that go with the rest of them."""

    faults: tuple[Found, ...]
    where: str = ""
    """The setting that says where it is played, if one does."""
    fitting: tuple[str, ...] = ()
    """Its choices with which no more is wrong than must be."""
    seats: tuple[int, int] | None = None
    """The fewest and the most who can play with them, if so much is known."""
    roles: Mapping[int, Message] = {}
    """Who has a seat that is somebody's in particular."""


def check(game: AnyGame, given: Mapping[str, object], seats: int) -> Checked:
    """Look at settings before anybody plays with them."""
    try:
        options = read_options(game, given)
    except Problems as problems:
        return _as_they_say(problems.found)
    low, high = game.seats_for(options)[0], game.seats_for(options)[-1]
    if not low <= seats <= high:  # rules are asked only about as many as may play
        told = _as_they_say([Problem("bad-seats", seats=seats, low=low, high=high)])
        return told._replace(seats=(low, high))
    faults, where = game.faults(options, seats), game.where(options)
    place = next((spec for spec in game.specs() if spec.name == where), None)
    roles = game.roles(options, seats)
    if place is None:
        return _as_they_say(faults)._replace(seats=(low, high), roles=roles)
    fitting = _fitting(game, options, seats, place)
    here = (
        None if getattr(options, where) in fitting else Ref(place.content, getattr(options, where))
    )
    found = tuple(_found(fault, where, here) for fault in faults)
    return Checked(found, where, fitting, (low, high), roles)


def settings_in(problem: Problem) -> tuple[str, ...]:
    """The settings that a problem names."""
    if problem.code == "bad-option":
        return (str(problem.args_by_name["name"]).replace("-", "_"),)
    refs = [ref for ref in _refs(problem) if ref.kind in ("setting", "set-to")]
    return tuple(ref.value if ref.kind == "setting" else ref.value[0] for ref in refs)


def _as_they_say(faults: list[Problem]) -> Checked:
    """Each fault beside the settings that it names."""
    return Checked(tuple(Found(fault, settings_in(fault)) for fault in faults))


def _found(fault: Problem, where: str, here: Ref | None) -> Found:
    """A fault; one that names a place which does not fit is told beside the place, too."""
    named = settings_in(fault)
    return Found(fault, named if here not in _refs(fault) else (*named, where))


def _fitting(game: AnyGame, options: Any, seats: int, place: Spec) -> tuple[str, ...]:
    wrong = {
        choice: len(game.faults(replace(options, **{place.name: choice}), seats))
        for choice in place.choices
    }
    least = min(wrong.values())
    return tuple(choice for choice in place.choices if wrong[choice] == least)


def _refs(problem: Problem) -> list[Ref]:
    args = problem.args_by_name.values()
    named = [one for arg in args for one in (arg if isinstance(arg, tuple) else (arg,))]
    return [one for one in named if isinstance(one, Ref)]
