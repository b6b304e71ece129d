"""Words that hurt: Units by the German's cards, and him by those of the Allies (K-15 to K-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.dice_sets import pips
from beachhead.games.normandy.kinds import Amount, Answer, Question, Small
from beachhead.games.normandy.modules.atlantikwall import facts as f
from beachhead.games.normandy.modules.atlantikwall.state import allies, german
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.choice import choose, ways_of
from beachhead.games.normandy.words.word import Do, Effect, Price
from beachhead.games.normandy.words.worth import amounts
from beachhead.kernel.contract import Action
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.emblems import Emblem, less

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

SIDES = 6


class Strike(Effect, frozen=True):
    """Every Unit loses something, as far as it has it; Specialists fall for Soldiers (V-5)."""

    soldiers: Amount = 0
    courage: Amount = 0

    def emblems(self) -> tuple[Emblem, ...]:
        return Price(soldiers=self.soldiers, courage=self.courage).emblems(less)

    def is_sound(self) -> bool:
        return bool(self.soldiers or self.courage)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(allies(box, s))

    def run(self, h: Happening, seat: int, task: Do) -> None:
        by = h.content.rule_of(task.effect)
        for unit in allies(h.box, h.s):
            if not h.s.ended:
                h.lose(unit, by, Price(courage=self.courage))
                h.lose_soldiers(unit, self.soldiers, "other", by)

    def once(self) -> float:
        return amounts(Price(soldiers=self.soldiers, courage=self.courage))


class Hit(Effect, frozen=True):
    """A Unit loses Soldiers, or Specialists where they are short (V-5)."""

    soldiers: Small
    backfires: Annotated[int, Meta(ge=0, le=5)] = 0
    """On a die that shows no more than this, the German loses the Soldiers himself."""
    together: Amount = 0
    """How many instead, if another Unit is in the sector: who stands close is hit hard."""

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("shell"), Emblem("soldier", less(self.soldiers)))

    def men(self, s: Normandy, seat: int) -> int:
        """How many it costs a Unit."""
        here = s.unit(seat).sector
        close = any(s.unit(other).sector == here for other in s.in_battle() if other != seat)
        return self.together if self.together and close else self.soldiers

    def costs_lives(self) -> int:
        return self.soldiers

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        if not self.backfires:
            return None
        return Roll((PLAIN,), seat, box.content.rule_of(task.effect), "backfire")

    def run(self, h: Happening, seat: int, task: Do) -> None:
        h.lose_soldiers(seat, self.men(h.s, seat), "other", h.content.rule_of(task.effect))

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, tuple)
        if pips(given) > self.backfires:
            self.run(h, seat, task)
            return
        by = h.content.rule_of(task.effect)
        h.tell(f.Backfired(german(h.s), by=by))
        h.lose(german(h.s), by, Price(soldiers=self.men(h.s, seat)))

    def once(self) -> float:
        return -self.soldiers * (SIDES - 2 * self.backfires) / SIDES


class _OneOf(Effect, frozen=True):
    """Losses of which the loser chooses one that he can bear (K-6, K-9)."""

    of: tuple[tuple[Effect, ...], ...]

    def emblems(self) -> tuple[Emblem, ...]:
        return tuple(emblem for way in self.of for effect in way for emblem in effect.emblems())

    @property
    def ways(self) -> tuple[tuple[Effect, ...], ...]:
        return self.of

    def is_sound(self) -> bool:
        return bool(self.of) and all(way and all(e.is_sound() for e in way) for way in self.of)

    def borne_by(self, box: Box, s: Normandy, seat: int) -> list[tuple[Effect, ...]]:
        """The ways that cost him something: what he has not he cannot lose."""
        return [way for way in self.of if any(e.possible(box, s, seat) for e in way)]

    def open_to(self, box: Box, s: Normandy, seat: int, task: Do) -> tuple[Action, ...]:
        """The choices among the ways that he can bear."""
        borne = self.borne_by(box, s, seat)
        every = zip(ways_of(self, task.effect), self.of, strict=True)
        return tuple(choice for choice, way in every if way in borne)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        ways = self.open_to(box, s, seat, task)
        return task.decision(box, seat, "choose", ways) if len(ways) > 1 else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        for way in self.open_to(h.box, h.s, seat, task):
            self.answer(h, seat, task, way)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, a.Choose)
        choose(h, seat, given.way)


class LoseOneOf(_OneOf, frozen=True):
    """Whoever it is for loses one of several things, of his choice."""

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return any(effect.possible(box, s, seat) for way in self.of for effect in way)

    def once(self) -> float:
        return max(sum(effect.once() for effect in way) for way in self.of)


class GermanLoses(_OneOf, frozen=True):
    """The German loses this, or one of several things, of his choice."""

    used_in = ("ready",)
    said_of = "garrison"

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        his = german(s)
        return any(effect.possible(box, s, his) for way in self.of for effect in way)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        return super().ask(box, s, seat, task) if seat == german(s) else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        if seat == german(h.s):
            super().run(h, seat, task)
        else:
            h.queue(german(h.s), task)

    def once(self) -> float:
        return -max(sum(effect.once() for effect in way) for way in self.of)
