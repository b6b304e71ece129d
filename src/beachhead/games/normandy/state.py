"""What a battle of Normandy is made of: options, players, their Units and turns, the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import (
    TYPE_CHECKING,
    Annotated,
    Concatenate,
    Literal,
    ParamSpec,
    TypeAlias,
    TypeVar,
)

from msgspec import Meta, Struct
from msgspec.structs import replace

from beachhead.games.normandy.kinds import Answer, Cause, Level, Question, Resource
from beachhead.kernel.contract import Chance
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.dice import ALLIED_POOL
from beachhead.kernel.kinds import Dice, kebab
from beachhead.kernel.options import FromContent, Group, OfSeat, Rule
from beachhead.kernel.scene import Amount, Message, Ref, amount_of, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

SEATS = range(1, 5)
Phase: TypeAlias = str
"""A slot of the turn; modules may insert their own."""
Step: TypeAlias = str
"""What a player is about in a phase; nothing means that he is done with it."""
End: TypeAlias = str
"""Why a battle has ended: `won`, `wiped-out`, `stuck`, or as a module calls it."""


class NormandyOptions(Struct, frozen=True, gc=False, cache_hash=True):
    """The battle, the nations and the house rules; modules add their own."""

    map: Annotated[str, Rule("V-1"), FromContent("map")] = "exercise-tiger"
    level: Annotated[Level, Rule("V-9")] = "everything"
    nation_1: Annotated[str, Rule("U-1"), OfSeat(0), FromContent("nation")] = "usa"
    nation_2: Annotated[str, Rule("U-1"), OfSeat(1), FromContent("nation")] = "uk"
    nation_3: Annotated[str, Rule("U-1"), OfSeat(2), FromContent("nation")] = "canada"
    nation_4: Annotated[str, Rule("U-1"), OfSeat(3), FromContent("nation")] = "france"
    tools: Annotated[Literal["growing", "even"], Rule("T-4"), Group("dice")] = "growing"
    skull_order: Annotated[Literal["skulls-first", "rwb-first"], Rule("T-3"), Group("dice")] = (
        "skulls-first"
    )
    spare_skulls: Annotated[Literal["nothing", "soldiers"], Rule("T-3"), Group("dice")] = "nothing"
    straight: Annotated[Literal["instead", "besides"], Rule("T-6"), Group("dice")] = "instead"
    nation_rwb: Annotated[Literal["own", "same"], Rule("T-5"), Group("dice")] = "own"
    item_copies: Annotated[Literal["per-player", "one"], Rule("T-7"), Group("cards")] = "per-player"
    award_price: Annotated[int, Meta(ge=3, le=8), Rule("T-9"), Group("cards")] = 5
    few_good_men: Annotated[bool, Rule("V-5"), Group("losses")] = True
    mgf_dice: Annotated[Literal["d6", "gray"], Rule("V-10"), Group("losses")] = "d6"
    bunker_wait: Annotated[Literal["safe", "fighting"], Rule("V-6"), Group("losses")] = "safe"
    vehicles: Annotated[bool, Rule("V-7"), Group("cards")] = True
    blind_start: Annotated[bool, Rule("V-11")] = False
    victory_points: Annotated[bool, Rule("V-8")] = False

    def nations(self, seats: int) -> tuple[str, ...]:
        """The nation of each seat."""
        names = (f"nation_{number}" for number in range(1, seats + 1))
        return tuple(getattr(self, name) for name in names if hasattr(self, name))


class Task(Struct, frozen=True, gc=False, tag=kebab):
    """Something that a player has to do before play goes on, as data on his list."""

    @property
    def cause(self) -> str:
        """What brings about what it does: the key of an effect, or what costs Soldiers."""
        return ""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        """What it waits for, if anything."""
        return None

    def run(self, h: Happening, seat: int) -> None:
        """Do what waits for nothing."""
        raise AssertionError(self)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        """Go on with what was decided, rolled or drawn."""
        raise AssertionError(self)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        """What has to be known to answer."""
        return ()


class TableTask(Struct, frozen=True, gc=False, tag=kebab):
    """Something that belongs to nobody's seat: a draw or a roll of the table."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        """What it waits for, if anything."""
        return None

    def run(self, h: Happening) -> None:
        """Do what waits for nothing."""
        raise AssertionError(self)

    def answer(self, h: Happening, given: Answer) -> None:
        """Go on with what was rolled or drawn."""
        raise AssertionError(self)


class Turn(Struct, frozen=True, gc=False):
    """What belongs to one turn of a player: replaced whole when the next one begins."""

    step: Step = ""
    dice: Dice = ()
    lying: Dice = ()
    """Those of the last turn, until the next throw."""
    pool: tuple[int, ...] = ALLIED_POOL
    """Colours of the dice in the air."""
    apart: Dice = ()
    """Dice of a module that lie apart."""
    locked: Dice = ()
    rerolled: int = 0
    exchanged: bool = False
    """Whether a die was exchanged (T-10)."""
    straight: bool = False
    """Whether the Award for a Straight was taken (T-6)."""
    counted: Dice = ()
    """Those that the skulls left, once they have counted (T-4)."""
    rwbs: tuple[int, ...] = ()
    """Symbols of the RWBs: those of cards until Upkeep, then all."""
    now: tuple[str, ...] = ()
    """Effects in force until the end of the turn, by their keys."""
    used: tuple[str, ...] = ()
    """Cards that were used, or came too late to be used."""
    bought: tuple[str, ...] = ()
    given: int = 0
    """How often something was given (T-9)."""
    moved: int = 0
    fire: Dice = ()
    """The MGF dice."""
    hit: int = 0
    """The Soldiers that MGF cost."""


class Unit(Struct, frozen=True, gc=False):
    """What stands on the map."""

    sector: int = 0
    turns: int = 0
    """What the Unit marker shows (U-2)."""
    visited: tuple[int, ...] = ()
    home: bool = False
    """Waiting in the final Bunker (V-6)."""
    destroyed: bool = False
    """Off the map, although the battle goes on (K-7)."""

    @property
    def is_out(self) -> bool:
        """Whether it takes no part in turns any more."""
        return self.home or self.destroyed


class Player(Struct, frozen=True, gc=False):
    """What one seat has and is about; most have a Unit."""

    nation: str = ""
    unit: Unit | None = None
    soldiers: int = 0
    stars: int = 0
    courage: int = 0
    tools: int = 0
    specialists: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    """Specialists of its own set, and Items, that were lost."""
    hand: tuple[str, ...] = ()
    """Items, Awards and whatever else is kept and used."""
    found: tuple[str, ...] = ()
    """Regular Items it has had."""
    spent: tuple[str, ...] = ()
    """Items it has used."""
    vehicle: str | None = None
    secret: tuple[str, ...] = ()
    """Cards that only their player may see, all of one deck."""
    secret_deck: str = ""
    todo: tuple[Task, ...] = ()
    turn: Turn = Turn()

    @property
    def strength(self) -> int:
        """Soldiers and Specialists: at 0 a Unit is wiped out (V-5)."""
        return self.soldiers + len(self.specialists)

    @property
    def serving(self) -> tuple[str, ...]:
        """The cards that serve all the time."""
        return (*self.specialists, self.vehicle) if self.vehicle else self.specialists

    def has(self, resource: Resource) -> int:
        """How much there is of a resource."""
        found: int = getattr(self, resource)
        return found

    def stock(self, *resources: Resource) -> tuple[Amount, ...]:
        """What there is of these."""
        return tuple(amount_of(name, self.has(name)) for name in resources)

    def company(self) -> tuple[Amount, ...]:
        """Who and what serves all the time, if anything does."""
        found = [amount_of("specialists", len(self.specialists))] if self.specialists else []
        if self.vehicle:
            said = message("amount-vehicle", card=Ref("card", self.vehicle))
            found.append(Amount("vehicle", 1, said))
        return tuple(found)

    def amounts(self, *resources: Resource) -> Ref:
        """What there is of these, as a list."""
        return listed(self.stock(*resources))

    def said(self, *resources: Resource) -> Message:
        """What there is of these, beside a question."""
        return message("asked-has", has=self.amounts(*resources))


def listed(amounts: tuple[Amount, ...]) -> Ref:
    """Amounts as a list in words."""
    return Ref("list", tuple(amount.said for amount in amounts))


class Deck(Struct, frozen=True, gc=False):
    """Cards to draw from, and those that were played."""

    name: str = ""
    cards: tuple[str, ...] = ()
    """What is left, in no order; to whom does not know the top, that is among it."""
    played: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    """Cards whose order somebody knows, the next one first."""
    known_to: tuple[int, ...] = ()
    """The seats that know the top."""

    @property
    def left(self) -> int:
        """How many cards can be drawn."""
        return len(self.cards) + (0 if FACE_DOWN in self.top else len(self.top))


class Relief(Struct, frozen=True, gc=False):
    """A sector's DEF is lower until the end of the turn (T-8)."""

    sector: int
    by: int


class Fall(Struct, frozen=True, gc=False):
    """How a Unit was wiped out (V-5)."""

    seat: int
    loss: Cause
    fire: int = 0
    """Of the cost, what MGF took just before the DEF."""
    cost: int = 0
    had: int = 0
    specialists: int = 0
    """Of those it had, how many were Specialists who fall where Soldiers are short."""
    needed: int = 0
    """With how many it would have held out."""
    rule: str = ""
    """By which rule it lost them."""


class Normandy(Struct, frozen=True, gc=False):
    """A battle at one moment."""

    options: NormandyOptions = NormandyOptions()
    phase: Phase = "start"
    turn: int = 0
    players: tuple[Player, ...] = ()
    todo: tuple[TableTask, ...] = ()
    """What the table itself has to do first."""
    decks: tuple[Deck, ...] = ()
    gone: tuple[str, ...] = ()
    """Ranking and Unique Specialists that were lost."""
    special: tuple[str, ...] = ()
    """Special Items that can still be found."""
    vehicles: tuple[str, ...] = ()
    """Vehicles that can still be taken."""
    silent: tuple[int, ...] = ()
    """Sectors whose MGF fires no more."""
    relief: tuple[Relief, ...] = ()
    spare: Dice = ()
    """The Lieutenant's pool when alone (T-10)."""
    ended: End = ""
    fallen: Fall | None = None

    def unit(self, seat: int) -> Unit:
        """The Unit of a player who has one."""
        unit = self.players[seat].unit
        assert unit is not None, f"seat {seat} has no Unit"
        return unit

    def units(self) -> tuple[int, ...]:
        """The seats that have a Unit."""
        found = []
        for seat, player in enumerate(self.players):
            if player.unit is not None:
                found.append(seat)
        return tuple(found)

    def on_map(self) -> tuple[int, ...]:
        """The seats whose Units stand somewhere, in the final Bunker too."""
        return tuple([seat for seat in self.units() if not self.unit(seat).destroyed])

    def is_placed(self, seat: int) -> bool:
        """Whether a Unit stands on the map, and has not yet to choose where it starts."""
        return self.phase != "start" or not self.players[seat].turn.step

    def in_battle(self) -> tuple[int, ...]:
        """The seats whose Units still take part in turns."""
        found = []
        for seat, player in enumerate(self.players):
            unit = player.unit
            if unit is not None and not unit.home and not unit.destroyed:
                found.append(seat)
        return tuple(found)


P = ParamSpec("P")
S = TypeVar("S", bound=Struct)


def changes(shape: Callable[P, S]) -> Callable[Concatenate[S, P], S]:
    """`replace` for one kind of Struct, checked by mypy; every field of it has a default."""
    return replace  # type: ignore[return-value] # it takes any field of any Struct


def with_seat(s: Normandy, seat: int, player: Player) -> Normandy:
    """The table with another player at a seat."""
    players = list(s.players)
    players[seat] = player
    return replace(s, players=tuple(players))


with_player = changes(Player)
with_unit = changes(Unit)
with_turn = changes(Turn)
with_deck = changes(Deck)
