"""What a Unit has to lose, and cards that stand in for a loss (V-1, V-3 to V-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.using import ForWhom, may_use, spend
from beachhead.games.normandy.dice_sets import SIX, pips
from beachhead.games.normandy.kinds import Answer, Loss, Question, What
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.words.word import NOTHING, Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class Suffer(Task, frozen=True):
    """To do: lose so many Soldiers, unless a card stands in."""

    loss: Loss
    soldiers: int
    rule: str
    besides: Price = NOTHING
    """What else is lost (V-10)."""

    @property
    def cause(self) -> str:
        return self.loss

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        standing_in = _stand_ins(box, s, seat, self.loss)
        if not standing_in:
            return None
        return Decision(seat, "suffer", self.rule, (*standing_in, a.Suffer()))

    def run(self, h: Happening, seat: int) -> None:
        if self.besides != NOTHING:
            h.lose(seat, self.rule, self.besides)
        h.lose_soldiers(seat, self.soldiers, self.loss, self.rule)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if isinstance(given, a.Instead):
            _stand_in(h, seat, given.card)
        else:
            self.run(h, seat)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        cost = replace(self.besides, soldiers=self.soldiers)
        loses = message("asked-loss", loss=self.loss, list=Ref("list", cost.listed()))
        return (loses, s.players[seat].said("soldiers"))


class Forfeit(Task, frozen=True):
    """To do: lose so many cards of choice."""

    what: What
    number: int
    rule: str
    cause: str = ""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        cards = self._cards(box, s, seat)
        standing_in: tuple[Action, ...] = ()
        if cards and self.what == "specialist" and self.rule == "V-1":
            standing_in = _stand_ins(box, s, seat, "specialist")
        if len(cards) <= self.number and not standing_in:
            return None
        return Decision(seat, "forfeit", self.rule, (*map(a.LoseCard, cards), *standing_in))

    def _cards(self, box: Box, s: Normandy, seat: int) -> tuple[str, ...]:
        player = s.players[seat]
        if self.what == "specialist":
            return player.specialists
        by_id = box.content.by_id
        return tuple(dict.fromkeys(id for id in player.hand if by_id[id].kind == "item"))

    def run(self, h: Happening, seat: int) -> None:
        for card in self._cards(h.box, h.s, seat):
            self._lose(h, seat, card)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if isinstance(given, a.Instead):
            _stand_in(h, seat, given.card)
            return
        assert isinstance(given, a.LoseCard)
        if self.number > 1:
            h.push(seat, Forfeit(self.what, self.number - 1, self.rule, self.cause))
        self._lose(h, seat, given.card)

    def _lose(self, h: Happening, seat: int, card: str) -> None:
        if self.what == "specialist":
            h.lose_specialist(seat, card, self.rule)
        else:
            h.tell(f.ItemLost(seat, card, by=self.rule))
            h.drop(seat, card, used=False)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-forfeit", what=self.what, number=self.number),)


class Mines(Task, frozen=True):
    """To do: roll for the Land Mines that the Unit crosses."""

    @property
    def cause(self) -> str:
        return "mines"

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Roll((PLAIN,), seat, "V-3", "mines")

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, tuple)
        soldiers = pips(given)
        h.tell(f.MinesExploded(seat, soldiers))
        if soldiers == SIX:
            h.lose_vehicle(seat)
        h.push(seat, Suffer("mines", soldiers, "V-3"))


def _stand_ins(box: Box, s: Normandy, seat: int, loss: Loss) -> tuple[Action, ...]:
    """The cards that can stand in for a loss."""
    player, by_id = s.players[seat], box.content.by_id
    held, fitting = player.hand + player.serving, box.standing_in[loss]
    if fitting.isdisjoint(held):
        return ()
    able = [id for id in dict.fromkeys(held) if id in fitting and may_use(box, s, seat, by_id[id])]
    return tuple(map(a.Instead, able))


def _stand_in(h: Happening, seat: int, id: str) -> None:
    card = h.content.by_id[id]
    assert card.instead_of is not None
    h.tell(f.StoodIn(seat, id, card.instead_of, by=card.rule))
    spend(h, seat, card)
    h.push(seat, ForWhom(id))
