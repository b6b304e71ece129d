"""A tiny game of secrets, to test what no game in the box shows yet.

S-1: each seat draws a red die that only it sees. S-2: it may bid, each time higher, up to three.
S-3: it shows its die or passes, and is done. S-4: the highest die shown wins its bid.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from beachhead.cards.content import Content
from beachhead.kernel.contract import (
    Action,
    Choice,
    Decision,
    Event,
    Fact,
    Game,
    Over,
    Pending,
    Rolled,
    Sides,
    illegal,
)
from beachhead.kernel.dice import RED, Roll, fits
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import Die, Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import DiceRow, Ref, Scene, message

NOT_DRAWN, HIDDEN = -1, -2
POOL = (RED,)


class SecretOptions(Struct, frozen=True):
    highest_bid: Annotated[int, Meta(ge=1, le=3), Rule("S-2")] = 3
    may_fold: Annotated[bool, Rule("S-3")] = True
    low_wins: Annotated[Literal["never", "alone"], Rule("S-4")] = "never"


class Secrets(Struct, frozen=True):
    """The whole game; in a view, dice that the seat may not know are HIDDEN."""

    options: SecretOptions
    dice: tuple[int, ...]
    bids: tuple[int, ...]
    done: tuple[str, ...]
    """For each seat: empty, showed or folded."""


class Bid(Action, frozen=True):
    points: int


class Show(Action, frozen=True):
    pass


class Fold(Action, frozen=True):
    pass


class Drew(Fact, frozen=True):
    rule = "S-1"
    seat: Seat


class DrewDie(Fact, frozen=True):
    rule = "S-1"
    seat: Seat
    die: Die

    def seen_by(self) -> int:
        return self.seat


class BidMade(Fact, frozen=True):
    rule = "S-2"
    seat: Seat
    points: int


class Showed(Fact, frozen=True):
    rule = "S-3"
    reveals = True
    seat: Seat
    die: Die


class Folded(Fact, frozen=True):
    rule = "S-3"
    seat: Seat


class SecretContent(Content):
    """No cards at all."""

    by_id = {}


class SecretGame(Game[Secrets, SecretOptions]):
    id = "secrets"
    rules_version = "secrets-1"
    seats = range(2, 4)
    rule_ids = ("S-1", "S-2", "S-3", "S-4")
    score_is: ClassVar[Literal["points", "sectors"]] = "points"
    options_type = SecretOptions
    state_type = Secrets
    actions = (Bid, Show, Fold)
    facts = (Drew, DrewDie, BidMade, Showed, Folded)
    folders = (Path(__file__).parent / "words" / "secrets",)

    def __init__(self, pack: Path | None = None) -> None:
        self.content = SecretContent()

    def faults(self, options: SecretOptions, seats: int) -> list[Problem]:
        if options.low_wins == "alone" and options.may_fold:
            return [Problem("alone-without-fold", rule="S-4")]
        return []

    def sides(self, options: SecretOptions, seats: int) -> Sides:
        return tuple((seat,) for seat in range(seats))

    def start(self, options: SecretOptions, seats: int) -> Secrets:
        return Secrets(options, (NOT_DRAWN,) * seats, (0,) * seats, ("",) * seats)

    def pending(self, s: Secrets) -> Pending:
        drawing = [seat for seat, die in enumerate(s.dice) if die == NOT_DRAWN]
        if drawing:
            return tuple(Roll(POOL, seat, "S-1") for seat in drawing)
        deciding = [seat for seat, done in enumerate(s.done) if not done]
        if deciding:
            return tuple(Decision(seat, "bid", "S-2", self._options(s, seat)) for seat in deciding)
        return self._over(s)

    def _options(self, s: Secrets, seat: int) -> tuple[Action, ...]:
        bids = range(s.bids[seat] + 1, s.options.highest_bid + 1)
        folding = (Fold(),) if s.options.may_fold else ()
        return (*map(Bid, bids), Show(), *folding)

    def _over(self, s: Secrets) -> Over:
        shown = [die if done == "showed" else -1 for die, done in zip(s.dice, s.done, strict=True)]
        winners = tuple(seat for seat, die in enumerate(shown) if die == max(shown) >= 0)
        scores = tuple(bid if seat in winners else 0 for seat, bid in enumerate(s.bids))
        return Over("ranked", winners, scores, message("over-secrets"), "S-4")

    def apply(self, s: Secrets, event: Event) -> tuple[Secrets, tuple[Fact, ...]]:
        seat = event.seat
        if seat is None or not 0 <= seat < len(s.dice):
            raise illegal(event)
        if isinstance(event, Rolled):
            if s.dice[seat] != NOT_DRAWN or not fits(POOL, event.result):
                raise illegal(event)
            (die,) = event.result
            dice = (*s.dice[:seat], die, *s.dice[seat + 1 :])
            return replace(s, dice=dice), (Drew(seat), DrewDie(seat, die))
        assert isinstance(event, Choice)
        if NOT_DRAWN in s.dice or s.done[seat] or event.action not in self._options(s, seat):
            raise illegal(event.action)
        if isinstance(event.action, Bid):
            points = event.action.points
            bids = (*s.bids[:seat], points, *s.bids[seat + 1 :])
            return replace(s, bids=bids), (BidMade(seat, points),)
        showed = isinstance(event.action, Show)
        done = (*s.done[:seat], "showed" if showed else "folded", *s.done[seat + 1 :])
        fact = Showed(seat, s.dice[seat]) if showed else Folded(seat)
        return replace(s, done=done), (fact,)

    def position(self, s: Secrets) -> dict[str, object]:
        return {"dice": s.dice, "bids": s.bids, "done": s.done}

    def view(self, s: Secrets, seat: int | None) -> Secrets:
        dice = tuple(
            die if die == NOT_DRAWN or holder == seat or s.done[holder] == "showed" else HIDDEN
            for holder, die in enumerate(s.dice)
        )
        return replace(s, dice=dice)

    def scene(self, view: Secrets, seat: int | None) -> Scene:
        return Scene(
            tuple(
                DiceRow(message("scene-secret", seat=Ref("seat", holder)), (die,), seat=holder)
                for holder, die in enumerate(view.dice)
                if die >= 0
            )
        )


class LeakyGame(SecretGame):
    """What the tests of secrecy must notice: it forgets to hide the dice."""

    def view(self, s: Secrets, seat: int | None) -> Secrets:
        return s
