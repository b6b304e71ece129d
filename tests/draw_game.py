"""A tiny game of dice and cards, to test what no game in the box shows yet.

X-1: each seat in turn rolls a red die, then draws a card from a deck that holds some cards twice.
X-2: it keeps the card, or lays it aside and draws another, as long as the deck lasts. X-3: the
table draws a last card; who holds a card like it scores what the die shows, twice if it is the
prize.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace

from beachhead.cards.content import Content, Names
from beachhead.kernel.contract import (
    Action,
    Choice,
    Decision,
    Draw,
    Drawn,
    Event,
    Fact,
    Game,
    Over,
    Pending,
    Roll,
    Rolled,
    Sides,
    illegal,
)
from beachhead.kernel.dice import RED
from beachhead.kernel.kinds import CardId, Die, Seat
from beachhead.kernel.options import FromContent, Rule
from beachhead.kernel.scene import Notes, Ref, Scene, message

DECK = ("jeep", "jeep", "radio", "radio", "silver-star", "tank")


class Named(Struct, frozen=True):
    id: str
    name: Names


class DrawContent(Content):
    """Four cards; two of them are in the deck twice."""

    by_id = {
        card.id: card
        for card in (
            Named("jeep", Names("Jeep", "Jeep")),
            Named("radio", Names("Field Radio", "Radio de campagne")),
            Named("silver-star", Names("Silver Star", "Étoile d’argent")),
            Named("tank", Names("Tank", "Char")),
        )
    }

    def cards(self) -> tuple[tuple[str, Named], ...]:
        return tuple(("card", card) for card in self.by_id.values())

    def choices(self, kind: str) -> tuple[str, ...]:
        return tuple(self.by_id) if kind == "card" else ()


class DrawOptions(Struct, frozen=True):
    prize: Annotated[str, Rule("X-3"), FromContent("card")] = "tank"


class Draws(Struct, frozen=True):
    """The whole game: everything lies open."""

    options: DrawOptions
    seats: int
    deck: tuple[str, ...] = DECK
    dice: tuple[int, ...] = ()
    hands: tuple[str, ...] = ()
    kept: int = 0
    """How many seats are done."""
    found: str = ""


class Keep(Action, frozen=True):
    pass


class Swap(Action, frozen=True):
    pass


class DieShown(Fact, frozen=True):
    rule = "X-1"
    seat: Seat
    die: Die


class CardTaken(Fact, frozen=True):
    rule = "X-1"
    seat: Seat
    card: CardId


class Answered(Fact, frozen=True):
    rule = "X-2"
    seat: Seat
    card: CardId
    kept: bool


class CardFound(Fact, frozen=True):
    rule = "X-3"
    card: CardId


class DrawGame(Game[Draws, DrawOptions]):
    id = "draws"
    rules_version = "draws-1"
    seats = range(1, 4)
    rule_ids = ("X-1", "X-2", "X-3")
    options_type = DrawOptions
    state_type = Draws
    actions = (Keep, Swap)
    facts = (DieShown, CardTaken, Answered, CardFound)
    folders = (Path(__file__).parent / "words" / "draws",)

    def __init__(self, pack: Path | None = None) -> None:
        self.content = DrawContent()

    def sides(self, options: DrawOptions, seats: int) -> Sides:
        return tuple((seat,) for seat in range(seats))

    def start(self, options: DrawOptions, seats: int) -> Draws:
        return Draws(options, seats)

    def pending(self, s: Draws) -> Pending:
        seat = s.kept
        if s.found:
            winners = tuple(seat for seat, card in enumerate(s.hands) if card == s.found)
            times = 1 + (s.found == s.options.prize)
            scores = tuple(
                times * (die + 1) if seat in winners else 0 for seat, die in enumerate(s.dice)
            )
            result: Any = "ranked" if winners else "lost"
            return Over(result, winners, scores, message("over-draws"), "X-3")
        if seat == s.seats:
            return (Draw(s.deck, None, "X-3", "last"),)
        if len(s.dice) == seat:
            return (Roll((RED,), seat, "X-1"),)
        if len(s.hands) == seat:
            return (Draw(s.deck, seat, "X-1"),)
        may_swap = len(s.deck) > s.seats - seat
        return (Decision(seat, "keep", "X-2", (Keep(), Swap()) if may_swap else (Keep(),)),)

    def apply(self, s: Draws, event: Event) -> tuple[Draws, tuple[Fact, ...]]:
        pending = self.pending(s)
        if isinstance(pending, Over) or pending[0].seat != event.seat:
            raise illegal(event)
        now = pending[0]
        if isinstance(now, Roll) and isinstance(event, Rolled) and now.allows(event.result):
            (die,) = event.result
            return replace(s, dice=(*s.dice, die)), (DieShown(s.kept, die),)
        if isinstance(now, Draw) and isinstance(event, Drawn) and now.allows(event.card):
            return self._drawn(s, event)
        if isinstance(now, Decision) and isinstance(event, Choice) and event.action in now.options:
            kept = event.action == Keep()
            after = replace(s, kept=s.kept + 1) if kept else replace(s, hands=s.hands[:-1])
            return after, (Answered(event.seat, s.hands[-1], kept),)
        raise illegal(event)

    def _drawn(self, s: Draws, event: Drawn) -> tuple[Draws, tuple[Fact, ...]]:
        at = s.deck.index(event.card)
        s = replace(s, deck=s.deck[:at] + s.deck[at + 1 :])
        if event.seat is None:
            return replace(s, found=event.card), (CardFound(event.card),)
        return replace(s, hands=(*s.hands, event.card)), (CardTaken(event.seat, event.card),)

    def position(self, s: Draws) -> dict[str, object]:
        return {"dice": s.dice, "hands": s.hands, "kept": s.kept, "found": s.found}

    def view(self, s: Draws, seat: int | None) -> Draws:
        return s

    def scene(self, view: Draws, seat: int | None) -> Scene:
        lines = tuple(message("draws-card", card=Ref("card", card)) for card in view.hands)
        return Scene((Notes(message("scene-draws"), lines),))
