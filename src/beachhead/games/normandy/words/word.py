"""A word of the card language: its class is all there is to know of it.

An effect either *lasts* (always, or until the end of the turn in which a card is used) or happens
at once. The families of words are the files beside this one; `docs/content-packs.md` shows each
word with an example. A module's words are its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import (
    RESOURCES,
    Amount,
    Answer,
    Level,
    Question,
    Resource,
    Window,
)
from beachhead.games.normandy.state import Normandy, Task
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.emblems import Emblem, Glyph, Pictured
from beachhead.kernel.kinds import kebab
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening
    from beachhead.games.normandy.words.in_force import InForce


class Effect(Pictured, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """One thing that a card, a sector or an RWB does."""

    lasts: ClassVar[bool] = False
    used_in: ClassVar[tuple[Window, ...]] = ("rally", "move", "ready")
    about_cards: ClassVar[bool] = False
    """Whether it is of no use where there are no cards (V-9)."""
    needs_others: ClassVar[bool] = False
    """Whether it is of no use to a Unit alone."""
    said_of: ClassVar[str] = ""
    """Whom its ways are for, if not those whom the card is for."""

    @property
    def ways(self) -> tuple[tuple[Effect, ...], ...]:
        """What can be chosen in it."""
        return ()

    def windows(self) -> frozenset[Window]:
        """When a card with this effect may be used."""
        return frozenset(self.used_in)

    def listed(self) -> tuple[Message, ...]:
        """What its text lists: amounts, hindrances."""
        return ()

    def is_sound(self) -> bool:
        """Whether it can ever do what it says."""
        return True

    def matters(self, level: Level) -> bool:
        """Whether it can do something where so much of the game is played (V-9)."""
        return level != "dice" or not self.about_cards

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        """Whether it would do anything now."""
        return True

    def costs_lives(self) -> int:
        """How many Soldiers or Specialists it takes at least."""
        return 0

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        """What it waits for, if anything."""
        return None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """Do it, if it waits for nothing."""
        raise AssertionError(self)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        """Go on with what was decided or rolled."""
        raise AssertionError(self)

    def told(self, task: Do) -> tuple[Message, ...]:
        """What has to be known to answer what it asks."""
        return ()

    def for_sector(self, h: Happening, seat: int, key: str) -> bool:
        """Used for a whole sector: whether it holds for the place, so that no Unit has to do it."""
        return False

    def once(self) -> float:
        """What it is worth to a bot, in Soldiers, when it happens once or lasts for one turn."""
        raise NotImplementedError(type(self).__name__)


class Lasting(Effect, frozen=True):
    """Something that holds always, or until the end of the turn."""

    lasts = True

    def add(self, force: InForce) -> None:
        """Add it to all else that is in force for a player."""

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """It comes into force until the end of the turn."""
        h.set_turn(seat, now=(*h.turn(seat).now, task.effect))
        if self.matters(h.s.options.level):
            by, cause = h.content.rule_of(task.effect), h.content.of_another(task.effect)
            h.tell(f.InForce(seat, task.effect, by=by, cause=cause))

    def once(self) -> float:
        return 1.5 * self.each_turn()

    def each_turn(self) -> float:
        """What it is worth to a bot, in Soldiers, for one turn of those that it is in force."""
        raise NotImplementedError(type(self).__name__)


class Do(Task, frozen=True):
    """To do: an effect, by its key; `left` counts what remains of it."""

    effect: str
    left: int = 0

    @property
    def cause(self) -> str:
        return self.effect

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return box.content.effects[self.effect].ask(box, s, seat, self)

    def run(self, h: Happening, seat: int) -> None:
        h.content.effects[self.effect].run(h, seat, self)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        h.content.effects[self.effect].answer(h, seat, self, given)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        effect = box.content.effects[self.effect]
        return (self._source(box), *effect.told(self))

    def _source(self, box: Box) -> Message:
        """The card, the RWB or the sector that the effect is of."""
        content, source = box.content, box.content.source_of[self.effect]
        if source in content.by_id:
            return message("asked-card", card=Ref("card", source))
        if source in content.rwb_names:
            return message("asked-rwb", rwb=Ref("rwb", content.rwb_names[source]))
        _, number, _ = source.split(".")
        return message("asked-sector", sector=Ref("place-short", number))

    def decision(self, box: Box, seat: int, asked: str, options: tuple[Action, ...]) -> Decision:
        """What the effect lets its player decide."""
        return Decision(seat, asked, box.content.rule_of(self.effect), options)


GLYPHS: dict[Resource, Glyph] = {
    "soldiers": "soldier",
    "stars": "star",
    "courage": "courage",
    "tools": "tool",
}


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """So much of each resource: what is paid, gained or lost."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    def of(self, resource: Resource) -> int:
        """The amount of one resource."""
        found: int = getattr(self, resource)
        return found

    def emblems(self, sign: Callable[[int], str] = str) -> tuple[Emblem, ...]:
        """The amounts, as they are drawn on a card."""
        found = ((name, self.of(name)) for name in RESOURCES)
        return tuple(Emblem(GLYPHS[name], sign(amount)) for name, amount in found if amount)

    def listed(self) -> tuple[Message, ...]:
        """The amounts."""
        found = ((name, self.of(name)) for name in RESOURCES)
        return tuple(message(f"amount-{name}", amount=amount) for name, amount in found if amount)


NOTHING = Price()
