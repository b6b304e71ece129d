"""A choice between things, and how to walk over all that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import Answer, Question, Window
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.word import Do, Effect
from beachhead.kernel.contract import Action
from beachhead.kernel.emblems import Emblem

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class Choose(Effect, frozen=True):
    """One of several things, by choice."""

    of: tuple[tuple[Effect, ...], ...]

    def emblems(self) -> tuple[Emblem, ...]:
        return tuple(emblem for way in self.of for effect in way for emblem in effect.emblems())

    @property
    def ways(self) -> tuple[tuple[Effect, ...], ...]:
        return self.of

    def is_sound(self) -> bool:
        ways = [bool(way) and all(effect.is_sound() for effect in way) for way in self.of]
        return len(ways) > 1 and all(ways)

    def windows(self) -> frozenset[Window]:
        ways = [frozenset.intersection(*(e.windows() for e in way)) for way in self.of]
        return frozenset.union(*ways)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return any(part.possible(box, s, seat) for way in self.of for part in way)

    def costs_lives(self) -> int:
        return min(sum(effect.costs_lives() for effect in way) for way in self.of)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        ways = ways_of(self, task.effect)
        if s.players[seat].unit is None:  # he may be alone, with nobody to do something to
            able = (any(part.possible(box, s, seat) for part in way) for way in self.of)
            ways = tuple(way for way, is_able in zip(ways, able, strict=True) if is_able) or ways
        return task.decision(box, seat, "choose", ways)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, a.Choose)
        choose(h, seat, given.way)

    def once(self) -> float:
        return max(sum(effect.once() for effect in way) for way in self.of)


def ways_of(effect: Effect, key: str) -> tuple[Action, ...]:
    """The ways of a choice."""
    return tuple(a.Choose(f"{key}.{way + 1}") for way in range(len(effect.ways)))


def choose(h: Happening, seat: int, way: str) -> None:
    """One way was chosen: its effects are to be done."""
    keys = h.content.parts[way]
    h.tell(f.WayChosen(seat, way, by=h.content.rule_of(keys[0])))
    h.push(seat, *map(Do, keys))


def walk(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Every effect, and those that can be chosen in it."""
    for effect in effects:
        yield effect
        for way in effect.ways:
            yield from walk(way)
