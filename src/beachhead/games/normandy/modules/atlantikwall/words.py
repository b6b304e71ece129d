"""Words of the German's cards and RWBs (K-5, K-6, K-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as base
from beachhead.games.normandy.cards.decks import DrawCard, deck_of, discard, left_to_draw
from beachhead.games.normandy.cards.looking import look_at_top
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.kinds import Answer, Question, Small
from beachhead.games.normandy.modules.atlantikwall import facts as f
from beachhead.games.normandy.modules.atlantikwall import harm, specialist_words
from beachhead.games.normandy.modules.atlantikwall.actions import (
    AddBlack,
    BuyBack,
    DropDecoration,
    StealDie,
)
from beachhead.games.normandy.modules.atlantikwall.cards import GermanItem
from beachhead.games.normandy.modules.atlantikwall.state import DECORATION, allies, german
from beachhead.games.normandy.state import Normandy, Relief
from beachhead.games.normandy.turn.upkeep import bonuses, resources, rwbs_of
from beachhead.games.normandy.words.word import Do, Effect, Price
from beachhead.games.normandy.words.worth import TOOL
from beachhead.kernel.contract import Action
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.dice import BLACK, BLUE
from beachhead.kernel.emblems import Emblem, less, more
from beachhead.kernel.kinds import SYMBOLS

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


class DrawDecoration(Effect, frozen=True):
    """He draws Decorations at random."""

    used_in = ("rally", "trade", "ready")
    number: Small = 1

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("award", more(self.number)),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return left_to_draw(s, DECORATION) > 0

    def run(self, h: Happening, seat: int, task: Do) -> None:
        by = h.content.rule_of(task.effect)
        drawing = DrawCard(DECORATION, False, by, secret=True, cause=task.effect)
        h.push(seat, *(drawing for _ in range(self.number)))

    def once(self) -> float:
        return 5.0 * self.number


class BlackResult(Effect, frozen=True):
    """A black result of his choice joins the tally that is being counted; it may make an RWB."""

    drawn = Emblem("die", more(1))
    used_in = ()

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        ways = tuple(AddBlack(BLACK * 6 + symbol) for symbol in range(len(SYMBOLS)))
        return task.decision(box, seat, "black-result", ways)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, AddBlack)
        before, turn = h.turn(seat).counted, h.turn(seat)
        after = tuple(sorted((*before, given.die)))
        h.tell(base.DieAdded(seat, given.die, by=h.content.rule_of(task.effect)))
        more = (
            new - old
            for old, new in zip(
                resources(h.box, h.s, seat, before), resources(h.box, h.s, seat, after), strict=True
            )
        )
        h.set_turn(seat, counted=after, dice=tuple(sorted((*turn.dice, given.die))))
        h.gain(seat, h.content.rule_of(task.effect), Price(*more))
        made = list(rwbs_of(h.box, h.s, seat, after))
        for symbol in rwbs_of(h.box, h.s, seat, before):
            made.remove(symbol)
        h.push(seat, *bonuses(h, seat, tuple(made)))
        h.set_turn(seat, rwbs=(*made, *h.turn(seat).rwbs))

    def once(self) -> float:
        return 4.0


class StealDice(Effect, frozen=True):
    """Dice of other players' Final Tallies come to this one: black is blue (K-1)."""

    used_in = ("tally",)
    dice: Small = 1

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("die", more(self.dice)), Emblem("trade"))

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(to_steal(box, s, seat))

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        ways = to_steal(box, s, seat)
        return task.decision(box, seat, "steal-die", (*ways, a.DONE)) if ways else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """There is nothing to steal."""

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        by = h.content.rule_of(task.effect)
        if not isinstance(given, StealDie):
            h.tell(base.Declined(seat, by=by))
            return
        theirs = h.turn(given.seat)
        h.set_turn(given.seat, dice=without(theirs.dice, (given.die,)))
        h.set_turn(seat, dice=tuple(sorted((*h.turn(seat).dice, taken_by(h.s, seat, given.die)))))
        h.tell(f.DieStolen(seat, given.seat, given.die, by=by))
        left = (task.left or self.dice) - 1
        if left:
            h.push(seat, Do(task.effect, left))

    def once(self) -> float:
        return 4.0 * self.dice


def to_steal(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """The dice on the other side of the wall."""
    others = allies(box, s) if seat == german(s) else (german(s),)
    return tuple(
        StealDie(other, die)
        for other in others
        for die in dict.fromkeys(s.players[other].turn.dice)
    )


def taken_by(s: Normandy, seat: int, die: int) -> int:
    """A die in its new owner's colours."""
    colour, face = divmod(die, 6)
    if colour in (BLACK, BLUE):
        colour = BLACK if seat == german(s) else BLUE
    return colour * 6 + face


class FindAgain(Effect, frozen=True):
    """He may find an Item again that he has used, at its cost."""

    drawn = Emblem("recall")
    used_in = ("rally",)

    def cards(self, box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
        player = s.players[seat]
        if box.in_force(s, seat).no_items:
            return ()
        found = (box.content.by_id[id] for id in dict.fromkeys(player.spent))
        items = (card for card in found if isinstance(card, GermanItem))
        return tuple(BuyBack(card.id) for card in items if card.cost <= player.tools)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(self.cards(box, s, seat))

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        ways = self.cards(box, s, seat)
        return task.decision(box, seat, "buy-back", (*ways, a.DONE)) if ways else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """He has used nothing that he could pay for."""

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        by = h.content.rule_of(task.effect)
        if not isinstance(given, BuyBack):
            h.tell(base.Declined(seat, by=by))
            return
        card = h.content.by_id[given.card]
        assert isinstance(card, GermanItem)
        spent = list(h.player(seat).spent)
        spent.remove(given.card)
        h.set_player(seat, spent=tuple(spent))
        h.add(seat, "tools", -card.cost)
        h.tell(f.GermanItemFound(seat, given.card, card.cost))
        h.take(seat, given.card)

    def once(self) -> float:
        return 3.0


class LoseDecoration(Effect, frozen=True):
    """He loses a Decoration of his choice, if he has any."""

    drawn = Emblem("award", less(1))
    used_in = ()

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(s.players[seat].secret)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        held = [card for card in s.players[seat].secret if card != FACE_DOWN]
        ways = tuple(map(DropDecoration, dict.fromkeys(held)))
        return task.decision(box, seat, "drop-decoration", ways) if len(ways) > 1 else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        if held := h.player(seat).secret:
            self._lose(h, seat, held[0])

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, DropDecoration)
        self._lose(h, seat, given.card)

    def _lose(self, h: Happening, seat: int, card: str) -> None:
        hand = list(h.player(seat).secret)
        hand.remove(card)
        h.set_player(seat, secret=tuple(hand))
        h.tell(f.DecorationLost(seat, card, by="K-6"))
        deck = deck_of(h.s, DECORATION)
        assert deck is not None
        discard(h, deck, card)

    def once(self) -> float:
        return -4.0


class LookAtDecorations(Effect, frozen=True):
    """He looks at the next Decorations, and puts them back in an order of his choice."""

    used_in = ("rally", "trade", "ready")
    number: Annotated[int, Meta(ge=2, le=3)]

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("eye", str(self.number)), Emblem("award"))

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return left_to_draw(s, DECORATION) > 1

    def run(self, h: Happening, seat: int, task: Do) -> None:
        look_at_top(h, seat, DECORATION, self.number, h.content.rule_of(task.effect))

    def once(self) -> float:
        return 1.0


class GainPerRwb(Effect, frozen=True):
    """He gets so many Item Points for every RWB of the Units this turn."""

    used_in = ("rally",)
    tools: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("tool", more(self.tools)), Emblem("rwb"))

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(_their_rwbs(box, s))

    def run(self, h: Happening, seat: int, task: Do) -> None:
        gained = Price(tools=self.tools * _their_rwbs(h.box, h.s))
        h.gain(seat, h.content.rule_of(task.effect), gained)

    def once(self) -> float:
        return TOOL * self.tools


def _their_rwbs(box: Box, s: Normandy) -> int:
    return sum(len(s.players[unit].turn.rwbs) for unit in allies(box, s))


class RaiseDef(Effect, frozen=True):
    """The DEF is higher this turn wherever there are Units."""

    used_in = ("ready",)
    by: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("shield", more(self.by)),)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        sectors = sorted({h.unit(unit).sector for unit in allies(h.box, h.s)})
        h.set_table(relief=(*h.s.relief, *(Relief(sector, -self.by) for sector in sectors)))
        h.tell(f.DefRaised(seat, self.by, by=h.content.rule_of(task.effect)))

    def once(self) -> float:
        return 1.5 * self.by


HIS: tuple[type[Effect], ...] = (
    DrawDecoration,
    BlackResult,
    FindAgain,
    LoseDecoration,
    LookAtDecorations,
    GainPerRwb,
    RaiseDef,
    specialist_words.Wake,
    specialist_words.BackToPool,
    harm.Strike,
)
"""What only the German does, and only for himself."""
WORDS: tuple[type[Effect], ...] = (*HIS, StealDice, harm.Hit, harm.LoseOneOf, harm.GermanLoses)
OF_HIM: tuple[type[Effect], ...] = (StealDice, harm.GermanLoses)
"""What Units can do to him: no card with such a word is in play without him."""
