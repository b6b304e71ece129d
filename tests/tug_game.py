"""A tiny game of two sides, to test what no game in the box shows yet.

Y-1: the first seat holds one end of a rope against all others, or even seats against odd ones.
Y-2: each seat pulls or rests, once. Y-3: the side with more who pull wins; else the rope tears.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Struct
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
    Sides,
    illegal,
)
from beachhead.kernel.kinds import Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import Notes, Scene, message


class TugOptions(Struct, frozen=True):
    ends: Annotated[Literal["one-against-all", "by-turns"], Rule("Y-1")] = "one-against-all"


class Tug(Struct, frozen=True):
    """The whole game: everything lies open."""

    options: TugOptions
    pulls: tuple[int, ...]
    """For each seat: whether it pulls; -1 if it has not said."""


class Pull(Action, frozen=True):
    pass


class Rest(Action, frozen=True):
    pass


class Pulled(Fact, frozen=True):
    rule = "Y-2"
    seat: Seat


class Rested(Fact, frozen=True):
    rule = "Y-2"
    seat: Seat


class TugContent(Content):
    """No cards at all."""

    by_id = {}


class TugGame(Game[Tug, TugOptions]):
    id = "tug"
    rules_version = "tug-1"
    seats = range(2, 5)
    rule_ids = ("Y-1", "Y-2", "Y-3")
    options_type = TugOptions
    state_type = Tug
    actions = (Pull, Rest)
    facts = (Pulled, Rested)
    folders = (Path(__file__).parent / "words" / "tug",)

    def __init__(self, pack: Path | None = None) -> None:
        self.content = TugContent()

    def sides(self, options: TugOptions, seats: int) -> Sides:
        everybody = tuple(range(seats))
        if options.ends == "one-against-all":
            return everybody[:1], everybody[1:]
        return everybody[::2], everybody[1::2]

    def start(self, options: TugOptions, seats: int) -> Tug:
        return Tug(options, (-1,) * seats)

    def pending(self, s: Tug) -> Pending:
        deciding = [seat for seat, pulls in enumerate(s.pulls) if pulls < 0]
        if deciding:
            return tuple(Decision(seat, "tug", "Y-2", (Pull(), Rest())) for seat in deciding)
        return self._over(s)

    def _over(self, s: Tug) -> Over:
        seats = len(s.pulls)
        left, right = self.sides(s.options, seats)
        ahead = sum(s.pulls[seat] for seat in left) - sum(s.pulls[seat] for seat in right)
        scores = (abs(ahead),) * seats
        if not ahead:
            return Over("lost", (), scores, message("over-tug-torn"), "Y-3")
        winners = left if ahead > 0 else right
        told = tuple(
            message("over-tug-won" if seat in winners else "over-tug-lost", by=abs(ahead))
            for seat in range(seats)
        )
        reason = message("over-tug", end="left" if ahead > 0 else "right", by=abs(ahead))
        return Over("won", winners, scores, reason, "Y-3", told)

    def apply(self, s: Tug, event: Event) -> tuple[Tug, tuple[Fact, ...]]:
        seat = event.seat
        if not isinstance(event, Choice) or seat is None or not 0 <= seat < len(s.pulls):
            raise illegal(event)
        if s.pulls[seat] >= 0 or event.action not in (Pull(), Rest()):
            raise illegal(event.action)
        pulls = event.action == Pull()
        after = replace(s, pulls=(*s.pulls[:seat], int(pulls), *s.pulls[seat + 1 :]))
        return after, (Pulled(seat) if pulls else Rested(seat),)

    def position(self, s: Tug) -> dict[str, object]:
        return {"pulls": s.pulls}

    def view(self, s: Tug, seat: int | None) -> Tug:
        return s

    def scene(self, view: Tug, seat: int | None) -> Scene:
        return Scene((Notes(message("scene-tug"), ()),))
