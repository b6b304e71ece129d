"""What a game of Battle! is at any instant: options, state, actions and facts."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.kinds import CardId, Colours, Dice, Die, Seat, Sector, Symbols
from beachhead.kernel.options import Rule


class BattleOptions(Struct, frozen=True, gc=False):
    """The settings of Battle!."""

    target: Annotated[int, Meta(ge=5, le=100), Rule("B-9")] = 30
    kommandant: Annotated[bool, Rule("B-10")] = False
    first_player: Annotated[Literal["stars", "stars-then-seat", "seat"], Rule("B-1")] = "stars"
    forced_advance_counts: Annotated[bool, Rule("B-2")] = True
    medal_window: Annotated[Literal["all-pass", "once-around"], Rule("B-4")] = "all-pass"
    bunker_die: Annotated[Literal["choose", "red", "white", "blue"], Rule("B-8")] = "choose"
    end_counts_medals: Annotated[bool, Rule("B-9")] = False
    solo: Annotated[Literal["ten-turns", "race"], Rule("B-12")] = "ten-turns"
    solo_turns: Annotated[int, Meta(ge=1, le=50), Rule("B-12")] = 10


Phase: TypeAlias = Literal[
    "first", "deploy", "axis", "sit-out", "roll", "reroll", "medals", "command", "over"
]


class Skirmish(Struct, frozen=True, gc=False):
    """One skirmish, from step 1 to step 7."""

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


class RolledForStart(Fact, frozen=True):
    rule = "B-1"
    seat: Seat
    dice: Dice
    stars: int


class StartTied(Fact, frozen=True):
    rule = "B-1"
    stars: int


class Starts(Fact, frozen=True):
    rule = "B-1"
    seat: Seat


class KommandantDeployed(Fact, frozen=True):
    rule = "B-10"
    seat: Seat
    deployed: bool


class AxisRolled(Fact, frozen=True):
    rule = "B-2"
    field: Sector
    dice: Dice


class DieStaysOut(Fact, frozen=True):
    rule = "B-8"
    seat: Seat
    colours: Colours


class AlliedRolled(Fact, frozen=True):
    rule = "B-3"
    seat: Seat
    dice: Dice


class DiceRerolled(Fact, frozen=True):
    rule = "B-3"
    seat: Seat
    dice: Dice


class Stood(Fact, frozen=True):
    rule = "B-3"
    seat: Seat


class MedalPlayed(Fact, frozen=True):
    rule = "B-4"
    seat: Seat
    card: CardId


class Passed(Fact, frozen=True):
    rule = "B-4"
    seat: Seat


class AxisDieTurned(Fact, frozen=True):
    rule = "B-11"
    die: Die
    becomes: Die


class FieldSet(Fact, frozen=True):
    rule = "B-11"
    field: Sector


class CalledOff(Fact, frozen=True):
    rule = "B-11"
    seat: Seat


class MedalEarned(Fact, frozen=True):
    rule = "B-5"
    seat: Seat
    card: CardId


class MedalHandedOver(Fact, frozen=True):
    rule = "B-5"
    seat: Seat
    card: CardId
    giver: Seat


class SkirmishWon(Fact, frozen=True):
    rule = "B-6"
    seat: Seat
    points: int
    turn_points: int


class SkirmishLost(Fact, frozen=True):
    rule = "B-6"
    seat: Seat
    missing: Symbols
    lost: int


class Advanced(Fact, frozen=True):
    rule = "B-7"
    seat: Seat
    forced: bool
    axis: int


class Retreated(Fact, frozen=True):
    rule = "B-7"
    seat: Seat
    forced: bool
    points: int
    score: int


class TargetReached(Fact, frozen=True):
    rule = "B-9"
    seat: Seat
    score: int


class TieBreak(Fact, frozen=True):
    rule = "B-9"
    score: int


class BattleEnded(Fact, frozen=True):
    rule = "B-9"
    seat: Seat
    score: int
