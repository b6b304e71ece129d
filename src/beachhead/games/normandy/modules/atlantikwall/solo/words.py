"""Words of cards as they work for the German alone (K-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy.kinds import Amount
from beachhead.games.normandy.modules.atlantikwall.solo import facts as f
from beachhead.games.normandy.modules.atlantikwall.solo.pool import PoolDice
from beachhead.games.normandy.modules.atlantikwall.solo.sweep import (
    SHOTS,
    automaton,
    fires,
    put,
    with_automaton,
)
from beachhead.games.normandy.modules.atlantikwall.solo.tally import begin_second
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.word import Do, Effect, Price
from beachhead.games.normandy.words.worth import amounts
from beachhead.kernel.emblems import Emblem, more
from beachhead.kernel.scene import Message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class _OfSniper(Effect, frozen=True):
    """Something against the Sniper of the automated Unit."""

    used_in = ("rally", "trade", "ready")

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return fires(automaton(s))

    def run(self, h: Happening, seat: int, task: Do) -> None:
        put(h, with_automaton(automaton(h.s), sniper_dead=True))
        h.tell(f.SniperKilled(seat))


class KillSniper(_OfSniper, frozen=True):
    """He is killed."""

    drawn = Emblem("scope", struck=True)

    def once(self) -> float:
        return 10.0


class SeekSniper(_OfSniper, frozen=True):
    """Sought often enough, he is found and killed, and the one who sought him is lost."""

    drawn = Emblem("scope")

    def run(self, h: Happening, seat: int, task: Do) -> None:
        times = automaton(h.s).shots + 1
        put(h, with_automaton(automaton(h.s), shots=times))
        h.tell(f.SniperSought(seat, times, SHOTS))
        if times == SHOTS:
            super().run(h, seat, task)
            h.lose_specialist(seat, h.content.source_of[task.effect], "K-11")

    def once(self) -> float:
        return 2.0


class SecondTally(Effect, frozen=True):
    """He rolls another tally with spare dice, and chooses."""

    drawn = Emblem("copy")
    used_in = ("tally",)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        begin_second(h, seat)

    def once(self) -> float:
        return 4.0


class GainPerOwnRwb(Effect, frozen=True):
    """He gains so much for each RWB of his tally."""

    used_in = ()
    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    def emblems(self) -> tuple[Emblem, ...]:
        return (*self._each().emblems(more), Emblem("rwb"))

    def is_sound(self) -> bool:
        return self._each() != Price()

    def listed(self) -> tuple[Message, ...]:
        return self._each().listed()

    def _each(self) -> Price:
        return Price(self.soldiers, self.stars, self.courage, self.tools)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        for _ in h.turn(seat).rwbs:
            h.gain(seat, "K-11", self._each())

    def once(self) -> float:
        return amounts(self._each())


WORDS: tuple[type[Effect], ...] = (KillSniper, SeekSniper, SecondTally, PoolDice, GainPerOwnRwb)
