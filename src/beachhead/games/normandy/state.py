"""What a battle of Normandy is made of: options, Units, decks, and what still has to be done."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from beachhead.games.normandy.words.vocabulary import Loss
from beachhead.kernel.dice import ALLIED_POOL
from beachhead.kernel.kinds import Dice
from beachhead.kernel.options import FromContent, Group, OfSeat, Rule

SEATS = range(1, 5)
Phase: TypeAlias = Literal[
    "start", "roll", "tally", "upkeep", "rally", "trade", "move", "combat", "over"
]
Resource: TypeAlias = Literal["soldiers", "stars", "courage", "tools"]
RESOURCES: tuple[Resource, ...] = ("soldiers", "stars", "courage", "tools")
End: TypeAlias = Literal["", "won", "wiped-out", "stuck"]
Cause: TypeAlias = Loss | Literal["skulls", "other"]
"""What can cost a Unit its last Soldiers."""


class NormandyOptions(Struct, frozen=True, gc=False, cache_hash=True):
    """The battle, the nations and the house rules; modules add their own."""

    map: Annotated[str, Rule("V-1"), FromContent("map")] = "exercise-tiger"
    level: Annotated[Literal["everything", "cards", "dice"], Rule("V-9")] = "everything"
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
    bunker_wait: Annotated[Literal["safe", "fighting"], Rule("V-6"), Group("losses")] = "safe"
    vehicles: Annotated[bool, Rule("V-7"), Group("cards")] = True
    victory_points: Annotated[bool, Rule("V-8")] = False

    def nations(self, seats: int) -> tuple[str, ...]:
        """The nation of each seat."""
        return (self.nation_1, self.nation_2, self.nation_3, self.nation_4)[:seats]


IN_THE_AIR = -1
"""In `Do.left`: dice that a card throws again have not come to rest."""


class Do(Struct, frozen=True, gc=False, tag="do"):
    """To do: an effect, by its key; `left` counts what remains of it."""

    effect: str
    left: int = 0


class Suffer(Struct, frozen=True, gc=False, tag="suffer"):
    """To do: lose so many Soldiers, unless a card stands in."""

    loss: Loss
    soldiers: int
    rule: str


class Forfeit(Struct, frozen=True, gc=False, tag="forfeit"):
    """To do: lose so many cards of choice."""

    what: Literal["specialist", "item"]
    number: int
    rule: str


class Mines(Struct, frozen=True, gc=False, tag="mines"):
    """To do: roll for the Land Mines that the Unit crosses."""


class DrawCard(Struct, frozen=True, gc=False, tag="draw"):
    """To do: draw from a deck, at random or by choice."""

    deck: str
    choice: bool
    rule: str


class ForWhom(Struct, frozen=True, gc=False, tag="for-whom"):
    """To do: set off a card, once it is said for which Unit."""

    card: str


class Offered(Struct, frozen=True, gc=False, tag="offered"):
    """To do: agree to an exchange of dice that another Unit offers, or not."""

    seat: int
    gets: int
    gives: int


class Bonus(Struct, frozen=True, gc=False, tag="bonus"):
    """To do: get what an RWB brings, by its key, or what a module offers instead."""

    rwb: str


class EveryTurn(Struct, frozen=True, gc=False, tag="every-turn"):
    """To do: get what the sector and the Unit's cards give in every Upkeep."""


Task: TypeAlias = Do | Suffer | Forfeit | Mines | DrawCard | ForWhom | Offered | Bonus | EveryTurn

# fmt: off
Step: TypeAlias = Literal[
    "", "landing", "muster", "apart", "throw", "lock", "reroll", "tally", "spare",
    "straight", "cancel", "rally", "trade", "move", "ready", "fire", "aimed",
]
# fmt: on
"""What a Unit is about; nothing means that it is done with the phase."""


def mark(name: str) -> str:
    """In `Unit.used`, something that is no card: ids have no such sign."""
    return f"{name}!"


class Unit(Struct, frozen=True, gc=False):
    """One player's Unit. The fields from `step` on are of this turn."""

    nation: str
    sector: int
    soldiers: int = 0
    stars: int = 0
    courage: int = 0
    tools: int = 0
    turns: int = 0
    """What the Unit marker shows (U-2)."""
    visited: tuple[int, ...] = ()
    home: bool = False
    """Waiting in the final Bunker (V-6)."""
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
    step: Step = ""
    todo: tuple[Task, ...] = ()
    dice: Dice = ()
    lying: Dice = ()
    """Those of the last turn, until the next throw."""
    pool: tuple[int, ...] = ALLIED_POOL
    """Colours of the dice in the air."""
    apart: Dice = ()
    """Dice of a module that lie apart."""
    locked: Dice = ()
    rerolled: int = 0
    rwbs: tuple[int, ...] = ()
    """Symbols of its RWBs: those of cards until Upkeep, then all."""
    now: tuple[str, ...] = ()
    """Effects in force until the end of the turn, by their keys."""
    used: tuple[str, ...] = ()
    """What can be done once a turn and was done: cards by their ids, the rest by marks."""
    bought: tuple[str, ...] = ()
    moved: int = 0
    fire: Dice = ()
    """The MGF dice."""
    hit: int = 0
    """The Soldiers that MGF cost it."""


class Deck(Struct, frozen=True, gc=False):
    """Cards to draw from, and those that were played."""

    name: str
    cards: tuple[str, ...]
    played: tuple[str, ...] = ()


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


class Normandy(Struct, frozen=True, gc=False):
    """A battle at one moment."""

    options: NormandyOptions
    phase: Phase
    turn: int
    units: tuple[Unit, ...]
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
