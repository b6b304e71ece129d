"""Modules hook in at named moments; the base game runs with none of them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from msgspec import Struct

from beachhead.cards.building import Families, Key
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.map.effective import Drawn, SectorNow
from beachhead.games.normandy.map.sheet import Sheet
from beachhead.games.normandy.modules.parts import OfOptions, OfPlayer, OfTable, OfTurn
from beachhead.games.normandy.state import Normandy, NormandyOptions, Player, TableTask, Task
from beachhead.games.normandy.turn.phase import Phase, Slot
from beachhead.games.normandy.words.word import Effect
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Count, Decision, Event, Fact
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.guide import Step
from beachhead.kernel.options import specs
from beachhead.kernel.scene import (
    About,
    Forecast,
    Market,
    Message,
    Notes,
    Panel,
    Place,
    Ref,
    Score,
    Weather,
)

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.cards.offers import Supply
    from beachhead.games.normandy.cards.shapes import Specialist, UnitCard
    from beachhead.games.normandy.event import Happening

Placed: TypeAlias = Mapping[str, Mapping[str, tuple[Any, Key, Any]]]
"""All entries of content files, by the name of their list and their id."""


def needs_everything(name: str) -> Problem:
    """V-9: those who learn the game play without modules."""
    needed = Ref("set-to", ("level", "everything"))
    return Problem("no-module-in-training", name=Ref("setting", name), needed=needed, rule="V-9")


def own_faults(settings: OfOptions[Any], main: str, options: NormandyOptions) -> list[Problem]:
    """The main setting of a module while one learns the game, and others of it without that one."""
    chosen = settings.of(options)
    if getattr(chosen, main):
        return [needs_everything(main)] if options.level != "everything" else []
    needs = Ref("setting", main)
    return [
        Problem("needs-option", name=Ref("setting", spec.name), needs=needs, rule=spec.rule)
        for spec in specs(settings.shape)
        if getattr(chosen, spec.name)
    ]


def exclude(one: str, other: str, rule: str) -> Problem:
    """Two settings that do not go together."""
    name, another = Ref("setting", one), Ref("setting", other)
    return Problem("options-exclude", name=name, other=another, rule=rule)


class Ending(NamedTuple):
    """Why a game has ended, and what is scored."""

    reason: Message
    rule: str
    score: int = 0


class Module:
    """An expansion. Every method is a moment at which it may have a say; by default it has none."""

    id: ClassVar[str]
    rule_ids: ClassVar[tuple[str, ...]]
    options: ClassVar[OfOptions[Any]]
    """Its settings: fields that are added to the game's."""
    seats: ClassVar[int] = 0
    """How many can play with it, if that is more than without."""
    rwb_tables: ClassVar[tuple[str, ...]] = ()
    """What RWBs bring to players of its own."""
    for_players: ClassVar[bool] = False
    """Whether it deals with players who have no Unit as well."""
    heeds_others: ClassVar[bool] = True
    """Whether what it tells a seat may hang on what others roll, spend and are about just now."""
    role: ClassVar[Message | None] = None
    """Who has a seat against the Units."""
    table: ClassVar[OfTable[Any] | None] = None
    player: ClassVar[OfPlayer[Any] | None] = None
    turn: ClassVar[OfTurn[Any] | None] = None
    """Its state: of the table, of each player, and of each player's turn."""
    tasks: ClassVar[tuple[type[Task], ...]] = ()
    table_tasks: ClassVar[tuple[type[TableTask], ...]] = ()
    """What it gives players, or the table, to do."""
    shapes: ClassVar[dict[str, type[Struct]]] = {}
    """Lists of cards that it adds to content files."""
    words: ClassVar[tuple[type[Effect], ...]] = ()
    """Words of its own that content files may use."""
    families: ClassVar[Families] = {}
    """Other languages of its own, for fields of its cards."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    facts: ClassVar[tuple[type[Fact], ...]] = ()
    weighty: ClassVar[tuple[str, ...]] = ()
    """Questions of its own that are worth looking ahead for."""

    @property
    def folder(self) -> Path:
        """Where its texts, its rules and its content lie: beside its code."""
        return Path(inspect.getfile(type(self))).parent

    def active(self, options: NormandyOptions) -> bool:
        """Whether it is in play with these options."""
        raise NotImplementedError

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        """Options that do not go together; asked whether it is in play or not."""
        return []

    def content_faults(self, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
        """What is wrong with an entry of a content file, by the field."""
        yield from ()

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
        """Cards that are out of the game; asked whether it is in play or not."""
        return frozenset()

    def brings(self, box: Box, options: NormandyOptions) -> frozenset[str]:
        """Special Items that it may bring onto a map that does not list them."""
        return frozenset()

    def withdrawn(self, box: Box, s: Normandy) -> frozenset[str]:
        """When Items are to be had: those that are out of the game by now."""
        return frozenset()

    def supply(self, box: Box, s: Normandy) -> Supply | None:
        """When Items are to be had: what lies on top, if they come one after the other."""
        return None

    def found(self, h: Happening, seat: int, card: str) -> None:
        """An Item of those to be had has come to a Unit."""

    def prepare(self, h: Happening) -> None:
        """Before the first turn."""

    def sheets(self, box: Box, options: NormandyOptions, seats: int) -> tuple[Sheet, ...]:
        """Maps that are joined below the battle map, the lowest first."""
        return ()

    def opponents(self, options: NormandyOptions, seats: int) -> tuple[int, ...]:
        """Seats that have no Unit, and win when the Units lose."""
        return ()

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """The order of the turn, with what it inserts."""
        return slots

    def phase(self, box: Box, s: Normandy, seat: int, slot: str) -> Phase | None:
        """What a player is in, in a slot, if that is another phase than that of Units ashore."""
        return None

    def alone_with(self, box: Box, s: Normandy, player: Player) -> bool:
        """Whether a player is where no other module has a say, but for those for all players."""
        return False

    def reaches(self, box: Box, s: Normandy, seat: int, other: int) -> bool:
        """Whether two Units can trade, exchange dice and use cards for each other."""
        return True

    def sector(self, box: Box, s: Normandy, sector: SectorNow) -> SectorNow:
        """Whenever a sector is looked at: as it is now."""
        return sector

    def lets_stay(self, box: Box, s: Normandy, seat: int) -> bool:
        """When a Unit has been in its sector too long: whether it may stay all the same."""
        return False

    def next_turn(self, box: Box, s: Normandy) -> Normandy:
        """The table without what ends with this turn, for a look ahead."""
        return s

    def at_combat(self, box: Box, s: Normandy) -> Normandy:
        """The table as Combat will find it if nobody does anything more, for a look ahead."""
        return s

    def mines_explode(self, box: Box, s: Normandy) -> bool:
        """When Land Mines are crossed: whether they can explode."""
        return True

    def toll(self, box: Box, s: Normandy, seat: int) -> int:
        """What a Unit as it is now has to expect before Combat: the Soldiers that it will lose."""
        return 0

    def in_force(self, box: Box, s: Normandy, player: Player) -> tuple[str, ...]:
        """What is in force for a player besides his cards and his sector: keys of effects."""
        return ()

    def six(self, box: Box, s: Normandy, seat: int, six: tuple[int, ...]) -> tuple[int, ...]:
        """The colours of a player's own six dice."""
        return six

    def pool(self, box: Box, s: Normandy, seat: int, pool: tuple[int, ...]) -> tuple[int, ...]:
        """Before a roll: the colours of the dice to throw."""
        return pool

    def locks(self, box: Box, s: Normandy, seat: int, locks: int) -> int:
        """After the first throw: how many dice are locked."""
        return locks

    def apart(self, box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
        """Before a roll: the colours of dice that are thrown once and lie apart from the others."""
        return ()

    def spare_pool(self, box: Box, s: Normandy, pool: tuple[int, ...]) -> tuple[int, ...]:
        """Alone, with an exchange of dice: the colours of the spare dice."""
        return pool

    def spare_fits_any(self, box: Box, s: Normandy) -> bool:
        """Alone, with an exchange of dice: whether a spare die goes for any colour."""
        return False

    def rwbs(
        self, box: Box, s: Normandy, seat: int, dice: tuple[int, ...], found: tuple[int, ...]
    ) -> tuple[int, ...]:
        """On a tally: the symbols of the RWBs that these dice make."""
        return found

    def is_straight(
        self, box: Box, s: Normandy, seat: int, dice: tuple[int, ...], found: bool
    ) -> bool:
        """On a tally: whether these dice make a Straight."""
        return found

    def cancelled(self, h: Happening, seat: int, skulls: int) -> None:
        """In Phase 2: so many skulls have really cancelled a die each."""

    def instead_of_rwb(self, box: Box, s: Normandy, seat: int, symbol: int) -> tuple[Action, ...]:
        """When a Unit gets what an RWB of this symbol brings: what it may have instead."""
        return ()

    def recruits(self, box: Box, s: Normandy, seat: int) -> tuple[Specialist, ...]:
        """In Phase 3: whom a Unit may rally besides its own set and the common pool."""
        return ()

    def out_for(self, box: Box, s: Normandy, seat: int) -> frozenset[str]:
        """When Specialists are on offer: those of its set and the pool whom a Unit cannot have."""
        return frozenset()

    def never_served(self, box: Box, s: Normandy) -> frozenset[str]:
        """Specialists who are out of the game though no Unit ever had them."""
        return frozenset()

    def options_at(self, box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
        """More that a Unit may do at this moment."""
        return ()

    def may_use(self, box: Box, s: Normandy, seat: int, card: UnitCard) -> bool:
        """When a player could use a card: whether he may."""
        return True

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        """A player did one of this module's actions; False if it is none of them."""
        return False

    def trades(self, box: Box, s: Normandy, seat: int, other: int) -> bool:
        """When Units trade: whether these two can."""
        return True

    def sells_awards(self, box: Box, s: Normandy, seat: int) -> bool:
        """When Units trade: whether a player may buy an Award."""
        return True

    def tradable(self, box: Box, s: Normandy, card: str) -> bool:
        """When Units trade: whether a card may be given away."""
        return True

    def keeps(self, box: Box, s: Normandy, card: str) -> bool:
        """When a card is used: whether it is kept and may be used again next turn."""
        return False

    def fought(self, h: Happening, seat: int) -> None:
        """A Unit has fought, and its losses are known."""

    def bunker_falls(self, box: Box, s: Normandy) -> bool:
        """After Combat: whether the final Bunker is taken by whoever stands in it."""
        return True

    def points(self, box: Box, s: Normandy) -> int:
        """At the end: victory points more or less."""
        return 0

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        """What one would write down of it to set the table up again; see `Game.position`."""
        return {}

    def ending(self, box: Box, s: Normandy) -> Ending | None:
        """At the end: why, if it came about by this module."""
        return None

    def told(self, box: Box, s: Normandy, seat: int, won: bool) -> Message | None:
        """At the end: what its own player is told."""
        return None

    def view(self, box: Box, s: Normandy, seat: int | None) -> Normandy:
        """The state without what a seat (None: a spectator) may not know of this module."""
        return s

    def guess(self, box: Box, s: Normandy, seat: int | None, below: Below) -> Normandy:
        """A state that such a view may be of."""
        return s

    def lookup(self, box: Box, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
        """What a seat may want to look up besides."""
        return ()

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        """What lies on the table besides, as a seat sees it."""
        return ()

    def line(self, box: Box, s: Normandy, seat: int) -> Score:
        """How its own player stands, among the Units."""
        raise NotImplementedError

    def market(self, box: Box, s: Normandy, seat: int) -> Market | None:
        """What its own player can buy, whether he may do so now or not."""
        return None

    def forecast(self, box: Box, s: Normandy, seat: int) -> Forecast | None:
        """What a player's dice bring as they lie, where they are not read as usual."""
        return None

    def unit_line(self, box: Box, s: Normandy, seat: int) -> Score | None:
        """How a Unit stands, if that is said otherwise than of a Unit ashore."""
        return None

    def about(self, box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
        """What comes of what a player may do in its phases."""
        return ()

    def places(self, box: Box, s: Normandy, seat: int) -> tuple[Place, ...] | None:
        """What sectors are to a Unit now, if that is otherwise than ashore."""
        return None

    def asked(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        """What belongs to a question, besides what the base game says."""
        return ()

    def drawn(self, box: Box, s: Normandy, sector: SectorNow) -> Drawn | None:
        """How a sector is drawn, and what there is to say of it besides."""
        return None

    def weather(self, box: Box, s: Normandy) -> tuple[Weather, ...]:
        """What lies over the whole map."""
        return ()

    def dice_prices(self, box: Box, s: Normandy, seat: int) -> DiceWorth | None:
        """What dice are worth to a bot, if that is otherwise than ashore."""
        return None

    def chance(self, box: Box, s: Normandy, seat: int) -> float | None:
        """How likely a Unit is to get through, at a bot's glance, if otherwise than ashore."""
        return None

    def chance_of_all(self, box: Box, s: Normandy) -> float | None:
        """How likely all Units are to win, at a bot's glance, if not each by getting through."""
        return None

    def odds(self, box: Box, view: Normandy, seat: int, turns: int) -> float:
        """By how much it changes the log-odds that a Unit gets through in so many turns."""
        return 0.0

    def sensible(
        self, box: Box, view: Normandy, seat: int, ask: str, options: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        """Of what a player may do at any question, what a sensible one thinks about."""
        return options

    def dice_worth(self, box: Box, view: Normandy, seat: int) -> DiceWorth:
        """What dice are worth to a sensible player besides what they bring."""
        return DiceWorth()

    def counted(self, event: Event, told: tuple[Fact, ...]) -> Iterator[Count]:
        """What an event adds to the numbers that are shown after the game."""
        return iter(())

    def lesson(self, box: Box, s: Normandy, decision: Decision) -> str | None:
        """At a question that means something else here: what those who learn are advised about."""
        return None

    def guide(self, s: Normandy, seat: int, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """What a seat that learns is told, instead of these steps or before them."""
        return steps

    def advise(self, box: Box, view: Normandy, decision: Decision, below: Below) -> Action | None:
        """What a sensible player does at a question of this module."""
        return None
