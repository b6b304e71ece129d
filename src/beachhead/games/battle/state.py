"""What a game of Battle! is at any instant: options, state and actions."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import CardId, Dice, Die, Sector
from beachhead.kernel.options import Group, Rule


class BattleOptions(Struct, frozen=True, gc=False):
    """The settings of Battle!."""

    target: Annotated[int, Meta(ge=5, le=100), Rule("B-9")] = 30
    kommandant: Annotated[bool, Rule("B-10")] = False
    first_player: Annotated[
        Literal["stars", "stars-then-seat", "seat"], Rule("B-1"), Group("turn")
    ] = "stars"
    forced_advance_counts: Annotated[bool, Rule("B-2"), Group("turn")] = True
    medal_window: Annotated[Literal["all-pass", "once-around"], Rule("B-4"), Group("turn")] = (
        "all-pass"
    )
    bunker_die: Annotated[Literal["choose", "red", "white", "blue"], Rule("B-8"), Group("turn")] = (
        "choose"
    )
    end_counts_medals: Annotated[bool, Rule("B-9")] = False
    solo: Annotated[Literal["ten-turns", "race"], Rule("B-12"), Group("alone")] = "ten-turns"
    solo_turns: Annotated[int, Meta(ge=1, le=50), Rule("B-12"), Group("alone")] = 10


Phase: TypeAlias = Literal[
    "first", "deploy", "axis", "sit-out", "roll", "reroll", "medals", "command", "over"
]


class Skirmish(Struct, frozen=True, gc=False):
    """One skirmish, from step 1 to step 7."""

    seat: int = -1
    """Who fights it."""
    kommandant: bool = False
    """Whether he was deployed (B-10)."""
    field: int = 0
    """The face of the battlefield die."""
    axis: Dice = ()
    dice: Dice = ()
    """The Allied dice that lie."""
    pool: tuple[int, ...] = ()
    """The colours being thrown."""
    rerolls: int = 2
    fixed: Dice = ()
    """Dice that may not be re-rolled: those showing the Kommandant's result (B-10)."""
    order: Literal["", "advance", "retreat"] = ""
    """What the last medal that spoke of step 7 said."""
    ordered_by: str | None = None
    """That medal."""
    won: bool = False
    worthless: bool = False
    asked: int = -1
    """The seat whose word on medals is awaited; -1 before the window opens."""
    passes: int = 0


class Battle(Struct, frozen=True, gc=False):
    """The whole game."""

    options: BattleOptions
    phase: Phase
    scores: tuple[int, ...]
    medals: tuple[int, ...]
    """For each medal, the seat that holds it, or -1 for the deck."""
    stars: tuple[int, ...]
    """Stars rolled for the start; -1 not rolled yet, -2 out of the running."""
    first: int
    queue: tuple[int, ...]
    """The seats still to play in this round; the active one is the first."""
    rounds: int
    advances: int
    points: int
    """Points of this turn, not banked yet."""
    skirmish: Skirmish
    before: Skirmish
    """The last one: its dice lie there until the next ones are rolled."""
    tied: tuple[int, ...]
    """The leaders who play on because they are tied; nobody before that."""


class Deploy(Action, frozen=True):
    """Say whether the Kommandant takes part (B-10)."""

    kommandant: bool


class Play(Action, frozen=True):
    """Play a medal."""

    card: CardId


class TurnDie(Action, frozen=True):
    """Play a medal that turns an Axis die."""

    card: CardId
    die: Die
    becomes: Die


class SetField(Action, frozen=True):
    """Play a medal that sets the battlefield die."""

    card: CardId
    field: Sector


class PlayReroll(Action, frozen=True):
    """Play a medal that re-rolls Allied dice."""

    card: CardId
    dice: Dice


class Pass(Action, frozen=True):
    """Play no medal."""


class Advance(Action, frozen=True):
    """Fight another skirmish."""


class Retreat(Action, frozen=True):
    """Bank the points and end the turn."""
