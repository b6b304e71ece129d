"""A stage for one card of the German, or against him: two Units, a German, and any moment."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Specialist, UnitCard
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.modules.atlantikwall.actions import PlayDecoration
from beachhead.games.normandy.modules.atlantikwall.cards import Decoration
from beachhead.games.normandy.state import Deck, Normandy
from beachhead.kernel.contract import (
    Action,
    Choice,
    Decision,
    Event,
    Fact,
    Over,
    chance_for,
    decision_for,
)
from beachhead.kernel.kinds import Dice, read_die
from beachhead.kernel.options import read_options
from tests.games.normandy_play import the_game
from tests.games.normandy_whole import changed, whole

SEATS = 3
UNIT, OTHER, GERMAN = range(SEATS)
GAME = the_game()
CONTENT: NormandyContent = GAME.content
KINDS = ("german-specialist", "german-item", "decoration")
CARDS: dict[str, UnitCard] = {
    id: card for id, card in sorted(CONTENT.by_id.items()) if CONTENT.kinds[id] in KINDS
}
"""All cards of the German."""
ALLIED: dict[str, UnitCard] = {
    id: CONTENT.by_id[id]
    for id in sorted(CONTENT.folders["atlantikwall"])
    if CONTENT.kinds[id] in ("specialist", "item")
}
"""What the Allies have against him."""
WINDOWS: dict[Window, tuple[str, str]] = {
    "tally": ("german-tally", "german-tally"),
    "rally": ("rally", "rally"),
    "trade": ("trade", "decorate"),
    "ready": ("german-ready", "german-ready"),
}
"""The slots in which he may use cards, and what he is about there."""
BUSY = {"rally": "rally", "trade": "trade"}
"""What Units are about meanwhile."""

SPARE = ("narvik-shield", "drivers-badge")
"""A Decoration that he has besides."""


def dice(text: str) -> Dice:
    return tuple(sorted(read_die(token) for token in text.split()))


THEIRS = dice("R1 R1 W2 W2 Bs Bt")
HIS = dice("Rc Rs W1 Wc K1 Kt")


def box() -> Box:
    assert isinstance(GAME, BaseGame)
    return GAME.box


@cache
def start() -> Normandy:
    options = read_options(GAME, {"map": "exercise-fabius", "atlantikwall": True})
    s: Normandy = GAME.start(options, SEATS)
    ground = box().ground(s)
    quiet = ("use", "instead", "rwb")
    for seat, number in ((UNIT, "7"), (OTHER, "1")):
        nation = whole(s, seat).nation
        serving = [card.id for card in CONTENT.own_set[nation] if card.when in quiet][:2]
        s = changed(
            s,
            seat,
            sector=ground.by_number[number],
            specialists=tuple(serving),
            hand=("binoculars", "field-radio"),
            **dict.fromkeys(("soldiers", "stars", "courage", "tools"), 12),
        )
    s = changed(s, GERMAN, soldiers=12, stars=12, courage=12, tools=12)
    return replace(s, turn=1, todo=())


def at(window: Window, *cards: str) -> Normandy:
    """The German may use cards now, these among them."""
    slot, step = WINDOWS[window]
    s = replace(start(), phase=slot)
    for seat in (UNIT, OTHER):
        s = changed(s, seat, todo=(), step=BUSY.get(slot, "busy"), dice=THEIRS)
    spare = next(id for id in SPARE if id not in cards)
    return give(changed(s, GERMAN, todo=(), step=step, dice=HIS), GERMAN, spare, *cards)


def give(s: Normandy, seat: int, *cards: str) -> Normandy:
    """Cards, put where they belong, and taken from where they are."""
    for id in cards:
        player, card = s.players[seat], CONTENT.by_id[id]
        if isinstance(card, Specialist):
            s = changed(s, seat, specialists=(*player.specialists, id))
        elif isinstance(card, Decoration):
            s = changed(s, seat, secret=tuple(sorted((*player.secret, id))))
        else:
            s = changed(s, seat, hand=(*player.hand, id))
    held = s.players[GERMAN].secret
    left = tuple(id for id in CONTENT.of_kind("decoration") if id not in held)
    decks = tuple(deck for deck in s.decks if deck.name != "decoration")
    return replace(s, decks=(*decks, Deck("decoration", left)))


class Played(NamedTuple):
    """An event, with everything that it set off answered."""

    before: Normandy
    after: Normandy
    facts: list[Fact]
    asked: list[tuple[int, str]]
    """Who was asked what on the way."""

    def gained(self, seat: int, name: str) -> int:
        found: int = getattr(whole(self.after, seat), name) - getattr(
            whole(self.before, seat), name
        )
        return found


def use_of(card: str) -> Action:
    return PlayDecoration(card) if isinstance(CONTENT.by_id[card], Decoration) else a.Use(card)


def offered(s: Normandy, seat: int = GERMAN) -> tuple[Action, ...]:
    decision = decision_for(GAME.pending(s), seat)
    return decision.options if decision else ()


def use(s: Normandy, card: str, seat: int = GERMAN, way: int = 0, **answers: Any) -> Played:
    """A card is used, at OTHER if that has to be said."""
    assert use_of(card) in offered(s, seat), f"{card} is not on offer"
    return play(s, Choice(seat, use_of(card)), way, **answers)


def play(s: Normandy, event: Event, way: int = 0, **answers: Any) -> Played:
    """Something happens; `answers` are those to a question, by its name, with `_` for `-`."""
    after, facts = GAME.apply(s, event)
    told, asked = list(facts), []
    while not after.ended and (busy := [n for n in range(SEATS) if whole(after, n).todo]):
        pending = GAME.pending(after)
        assert not isinstance(pending, Over)
        question = decision_for(pending, busy[0]) or chance_for(pending, busy[0])
        assert question is not None
        asked.append((busy[0], question.ask))
        given = answers.get(question.ask.replace("-", "_"))
        if not isinstance(question, Decision):
            result = question.draw(lambda n: n // 2) if given is None else given
            answer: Event = question.event(result)  # type: ignore[arg-type]
        elif question.ask == "for-whom":
            answer = Choice(busy[0], a.For(OTHER))
        elif question.ask == "choose":
            answer = Choice(busy[0], question.options[way % len(question.options)])
        elif question.ask == "change":
            answer = Choice(busy[0], question.options[len(asked)])
        else:
            answer = Choice(busy[0], given or question.options[0])
        after, facts = GAME.apply(after, answer)
        told += facts
    return Played(s, after, told, asked)


def reached(card: UnitCard) -> tuple[int, ...]:
    """Whom a card of his is for; of any, OTHER is chosen."""
    return {"unit": (GERMAN,), "any": (OTHER,), "all": (UNIT, OTHER)}[card.who]
