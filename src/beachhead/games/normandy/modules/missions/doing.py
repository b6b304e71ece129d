"""A Mission is done: everything that it asks for is given up together, in Phase 2 (M-2, M-3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as base
from beachhead.games.normandy.cards.decks import DrawCard
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.missions import facts as f
from beachhead.games.normandy.modules.missions.dealing import mission
from beachhead.games.normandy.modules.missions.gift import NOTHING, Gift
from beachhead.games.normandy.modules.missions.state import (
    PLAYER,
    TURN,
    MissionsTurn,
    possible,
)
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.upkeep import Bonus
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import SKULL
from beachhead.kernel.kinds import CardId, Dice
from beachhead.kernel.scene import About, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

RULE = "M-2"


class Accomplish(Action, frozen=True):
    """Do a Mission: by one of its alternatives, if it has any, and with these dice."""

    card: CardId
    way: Literal["only", "first", "second", "third"]
    dice: Dice


def ways(box: Box, s: Normandy, seat: int) -> dict[Accomplish, Gift]:
    """Every way to do a Mission of a Unit with what it has, whenever in Phase 2 that may be."""
    return {
        Accomplish(id, way, gift.dice): gift  # type: ignore[arg-type]
        for id in PLAYER.of(s, seat).held
        for way, gift in gifts(box, s, seat, id)
        if gift.is_there(box, s, seat)
    }


def gifts(box: Box, s: Normandy, seat: int, id: str) -> Iterator[tuple[str, Gift]]:
    """What would be given up for a Mission, by the alternative; each thing is there by itself."""
    for way, needs in mission(box, id).versions().items():
        for parts in product(*(need.ways(box, s, seat) for need in needs)):
            yield way, reduce(Gift.and_, parts, NOTHING)


class DoMission(Task, frozen=True):
    """To do: a Mission, or not yet; `early`: with what goes before the dice are read."""

    early: bool

    def ways(self, box: Box, s: Normandy, seat: int) -> dict[Accomplish, Gift]:
        """What can be done at this moment."""
        found = ways(box, s, seat)
        return {way: gift for way, gift in found.items() if gift.early == self.early}

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        found = self.ways(box, s, seat)
        return Decision(seat, "mission", RULE, (*found, a.DONE)) if found else None

    def run(self, h: Happening, seat: int) -> None:
        """None can be done now."""

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if not isinstance(given, Accomplish):
            h.tell(base.Declined(seat, by=RULE))
            return
        gift = self.ways(h.box, h.s, seat)[given]
        own = PLAYER.of(h.s, seat)
        held = tuple(id for id in own.held if id != given.card)
        PLAYER.put(h, seat, replace(own, held=held, done=(*own.done, given.card)))
        h.tell(f.MissionAccomplished(seat, given.card))
        awards = () if possible(h.s) else (DrawCard("award", False, RULE, cause=given.card),)
        rule = "M-6" if possible(h.s) else RULE
        h.push(seat, *awards, DrawCard("promotion", False, rule, cause=given.card), self)
        with h.because(given.card):
            _give_up(h, seat, gift)


def about(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """Exactly what each way to do a Mission costs."""
    todo = s.players[seat].todo
    if not todo or not isinstance(todo[0], DoMission):
        return ()
    return tuple(
        About(way, (message("mission-costs", list=Ref("list", gift.listed())),))
        for way, gift in todo[0].ways(box, s, seat).items()
    )


def _give_up(h: Happening, seat: int, gift: Gift) -> None:
    for symbol in gift.rwbs:
        _give_up_rwb(h, seat, symbol)
    if gift.dice:
        turn = h.turn(seat)
        kept = without(turn.dice, gift.dice)
        locked = tuple(die for die in turn.locked if die in kept)
        h.set_turn(seat, dice=kept, locked=locked)
        h.tell(base.DiceDiscarded(seat, gift.dice, by=RULE))
    for item in gift.items:
        h.tell(base.ItemLost(seat, item, by=RULE))
        h.drop(seat, item, used=False)
    if gift.price != Price():
        h.lose(seat, RULE, gift.price)
    for specialist in gift.specialists:
        h.lose_specialist(seat, specialist, RULE)


def _give_up_rwb(h: Happening, seat: int, symbol: int) -> None:
    """One of a card goes first: then no skulls become active (M-3)."""
    turn = h.turn(seat)
    h.tell(f.RwbGivenUp(seat, symbol))
    if symbol in turn.rwbs:
        rwbs = list(turn.rwbs)
        rwbs.remove(symbol)
        h.set_turn(seat, rwbs=tuple(rwbs))
        todo, known = h.player(seat).todo, h.content.rwb_symbols
        bonus = (t for t in todo if isinstance(t, Bonus) and known[t.rwb] == symbol)
        if (brings := next(bonus, None)) is not None:
            at = todo.index(brings)
            h.set_player(seat, todo=todo[:at] + todo[at + 1 :])
    else:
        assert symbol == SKULL
        TURN.put(h, seat, MissionsTurn(TURN.of(h.s, seat).gifts + 1))
