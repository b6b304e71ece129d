"""Before Phase 1: a Condition is drawn, may be cancelled, and does what it does (Q-1, Q-2, Q-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.decks import deck_of, leave, next_cards
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.conditions.cards import KIND
from beachhead.games.normandy.modules.conditions.facts import (
    ConditionCancelled,
    ConditionDrawn,
    ConditionKept,
    ConditionsLifted,
    WeatherStays,
)
from beachhead.games.normandy.modules.conditions.state import (
    TABLE,
    ConditionsTable,
    binds,
    condition,
    lift,
    lying,
    stays,
)
from beachhead.games.normandy.state import Normandy, TableTask, Task
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.word import Do, Effect
from beachhead.kernel.contract import Action, Chance, Decision
from beachhead.kernel.decks import Draw
from beachhead.kernel.emblems import Emblem
from beachhead.kernel.kinds import CardId
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class LoseFor(Action, frozen=True):
    """Lose a card, so that a Condition is cancelled."""

    card: CardId


class DrawCondition(TableTask, frozen=True):
    """To do: draw what this turn brings."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        deck = deck_of(s, KIND)
        return Draw(next_cards(deck), None, "Q-1", "condition") if deck and deck.left else None

    def run(self, h: Happening) -> None:
        """There is none left."""

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, str)
        leave(h, KIND, given, "Q-1")
        h.tell(ConditionDrawn(given))
        before = TABLE.of(h.s).lying
        weather = () if condition(h.box, given).weather else before
        stay = tuple(id for id in weather if stays(h.box, h.s, id))
        TABLE.put(h, ConditionsTable((given, *before)))
        lift(h, *(id for id in before if id not in stay))
        for card in stay:
            h.tell(WeatherStays(card))
        for seat in range(len(h.s.players)):
            h.queue(seat, MayCancel(given))


class MayCancel(Task, frozen=True):
    """To do: lose a card so that the Condition just drawn is cancelled, or not (Q-2)."""

    condition: str

    @property
    def cause(self) -> str:
        return self.condition

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ways = to_lose(box, s, seat, self.condition)
        if not ways or self.condition not in TABLE.of(s).lying:
            return None
        options = (*map(LoseFor, ways), a.DONE)
        return Decision(seat, "cancel-condition", "Q-2", options)

    def run(self, h: Happening, seat: int) -> None:
        """There is nothing to lose for it, or somebody else has."""

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if not isinstance(given, LoseFor):
            h.tell(ConditionKept(seat, self.condition))
            return
        if given.card in h.player(seat).specialists:
            h.lose_specialist(seat, given.card, "Q-2")
        else:
            h.tell(f.ItemLost(seat, given.card, by="Q-2"))
            h.drop(seat, given.card)
        h.tell(ConditionCancelled(seat, self.condition))
        lift(h, self.condition)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (said(self.condition),)


def said(id: str) -> Message:
    """A Condition with what it does, beside a question."""
    return message("asked-condition", card=Ref("card", id), effects=Ref("effects", id))


def to_lose(box: Box, s: Normandy, seat: int, id: str) -> tuple[str, ...]:
    """The cards that a player may lose to cancel a Condition; nobody loses his last man."""
    cancel, player = condition(box, id).cancel, s.players[seat]
    if cancel is None or not binds(condition(box, id), player):
        return ()
    if player.unit is not None and seat not in bound(box, s):
        return ()
    if cancel.item is not None:
        return (cancel.item,) if cancel.item in player.hand else ()
    cards = (box.content.by_id[one] for one in player.specialists if player.strength > 1)
    return tuple(
        card.id for card in cards if isinstance(card, Specialist) and card.role == cancel.specialist
    )


def bound(box: Box, s: Normandy) -> tuple[int, ...]:
    """The Units in the battle: not those at sea, nor those who have taken the Bunker."""
    return tuple(
        seat
        for seat in s.in_battle()
        if any(module.table is TABLE for module in box.modules_of(s, seat))
    )


class DrawPhase(Phase):
    """The card is drawn, and whoever can may cancel it."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-condition")

    def open(self, h: Happening) -> None:
        h.set_table(todo=(*h.s.todo, DrawCondition()))


class OutbreakPhase(Phase):
    """What happens before Phase 1 does: first the Condition, then the Weather (Q-4)."""

    def open(self, h: Happening) -> None:
        for card in lying(h.box, h.s):
            for seat, player in enumerate(h.s.players):
                free = player.unit is None or seat in bound(h.box, h.s)
                if card.when == "taken" and free and binds(card, player):
                    h.queue(seat, *map(Do, h.content.parts[card.id]))


DRAW, OUTBREAK = DrawPhase(), OutbreakPhase()


class CancelConditions(Effect, frozen=True):
    """All Battle Conditions that lie on the table are cancelled."""

    drawn = Emblem("weather", struck=True)
    used_in = ("muster", "rally", "trade", "move", "ready")

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(TABLE.of(s).lying)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        h.tell(ConditionsLifted(seat, by=h.content.rule_of(task.effect)))
        lift(h, *TABLE.of(h.s).lying)

    def once(self) -> float:
        return 3.0
