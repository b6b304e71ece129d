"""Words about resources and losses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.dice_sets import pips
from beachhead.games.normandy.kinds import (
    RESOURCES,
    Amount,
    Answer,
    Level,
    Question,
    Small,
    Window,
)
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.training import of_use
from beachhead.games.normandy.turn.losses import Forfeit
from beachhead.games.normandy.words.word import Do, Effect, Price
from beachhead.games.normandy.words.worth import PIPS, amounts
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.emblems import Emblem, less, more
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class _Amounts(Effect, frozen=True):
    """So much of each resource."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    @property
    def amounts(self) -> Price:
        return Price(self.soldiers, self.stars, self.courage, self.tools)

    def listed(self) -> tuple[Message, ...]:
        return self.amounts.listed()

    def is_sound(self) -> bool:
        return bool(self.listed())

    def matters(self, level: Level) -> bool:
        return any(self.amounts.of(name) for name in of_use(level))


class Gain(_Amounts, frozen=True):
    """The Unit gets resources; `dice` are d6 of Soldiers."""

    dice: Annotated[int, Meta(ge=0, le=6)] = 0

    def emblems(self) -> tuple[Emblem, ...]:
        dice = (Emblem("soldier", f"+{self.dice}d6"),) if self.dice else ()
        return (*self.amounts.emblems(more), *dice)

    def windows(self) -> frozenset[Window]:
        found: set[Window] = set()
        if self.stars or self.tools:
            found |= {"rally"}
        if self.courage:
            found |= {"rally", "move"}
        if self.soldiers or self.dice:
            found |= {"move", "ready"}
        return frozenset(found)

    def listed(self) -> tuple[Message, ...]:
        dice = (message("amount-dice", amount=self.dice),) if self.dice else ()
        return self.amounts.listed() + dice

    def matters(self, level: Level) -> bool:
        return bool(self.dice) or super().matters(level)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        if not self.dice:
            return None
        return Roll((PLAIN,) * self.dice, seat, box.content.rule_of(task.effect), "soldiers")

    def run(self, h: Happening, seat: int, task: Do) -> None:
        h.gain(seat, h.content.rule_of(task.effect), self.amounts)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, tuple)
        by = h.content.rule_of(task.effect)
        h.tell(f.SoldiersRolled(seat, given, by=by))
        soldiers = self.soldiers + pips(given)
        h.gain(seat, by, Price(soldiers, self.stars, self.courage, self.tools))

    def once(self) -> float:
        return amounts(self.amounts) + PIPS * self.dice


class Lose(_Amounts, frozen=True):
    """The Unit loses resources, as far as it has them."""

    def emblems(self) -> tuple[Emblem, ...]:
        return self.amounts.emblems(less)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        player = s.players[seat]
        return any(self.amounts.of(name) and player.has(name) for name in RESOURCES)

    def costs_lives(self) -> int:
        return self.soldiers

    def run(self, h: Happening, seat: int, task: Do) -> None:
        h.lose(seat, h.content.rule_of(task.effect), self.amounts)

    def once(self) -> float:
        return -amounts(self.amounts)


class LoseSpecialist(Effect, frozen=True):
    """The Unit loses Specialists of its choice, as far as it has any."""

    about_cards = True
    number: Small = 1

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("specialist", less(self.number)),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(s.players[seat].specialists)

    def costs_lives(self) -> int:
        return self.number

    def run(self, h: Happening, seat: int, task: Do) -> None:
        by = h.content.rule_of(task.effect)
        h.push(seat, Forfeit("specialist", self.number, by, task.effect))

    def once(self) -> float:
        return -5.0 * self.number


class LoseItem(Effect, frozen=True):
    """The Unit loses an Item of its choice, if it has any."""

    drawn = Emblem("item", less(1))
    about_cards = True

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return any(box.content.by_id[id].kind == "item" for id in s.players[seat].hand)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        h.push(seat, Forfeit("item", 1, h.content.rule_of(task.effect), task.effect))

    def once(self) -> float:
        return -1.0
