"""The one contract of every game: start, pending, apply, view.

A game is a pure value machine. Its state is immutable plain data; whatever is not decided by a
player is a chance with listed weights; what happened is told as facts that cite their rule.
Records, undo, notation, bots, odds, terminal and server are written once against this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from beachhead.kernel.decks import Draw as Draw
from beachhead.kernel.decks import Drawn as Drawn
from beachhead.kernel.dice import Below
from beachhead.kernel.dice import Roll as Roll
from beachhead.kernel.dice import Rolled as Rolled
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import Dice, fields, kebab
from beachhead.kernel.options import Spec, specs
from beachhead.kernel.scene import Message, Notes, Panel, Scene

if TYPE_CHECKING:
    from beachhead.kernel.guide import Step


class Action(Struct, frozen=True, gc=False, tag=kebab, tag_field="do"):
    """Something a seat may choose to do. Subclasses name it; their fields are notation tokens."""

    picked: ClassVar[bool] = True
    """Whether its dice, if it has any, are picked one by one among those that lie there."""
    said_whole: ClassVar[bool] = False
    """Whether each step of choosing it says all that is settled by then (`menu-<name>`)."""


class Fact(Struct, frozen=True, gc=False, tag=kebab, tag_field="fact"):
    """Something that happened, and the rule it happened by."""

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    """Whether it showed somebody what was hidden: undo does not cross it without agreement."""

    decisive: ClassVar[bool] = False
    """Whether everybody should see what came of it before the game goes on."""

    heads: ClassVar[Literal["", "turn", "phase"]] = ""
    """What it begins, as a heading over all that is told after it."""
    turning: ClassVar[bool] = False
    """Whether it is one of the moments that decided a game, for those who look back at it."""
    begins: ClassVar[bool] = False
    """Whether a turn begins with it, or what is like one: all that came before is past."""

    def cites(self) -> str:
        """The rule id; a fact whose rule depends on the moment overrides this."""
        return self.rule

    def decided(self) -> bool:
        """Whether it is a turning point; a fact for which that depends on it overrides this."""
        return self.turning

    def seen_by(self) -> int | None:
        """The one seat that may learn this, or None for everybody."""
        return None

    def concerns(self) -> tuple[int, ...]:
        """The seats that are told of it when it happens: those that it names.

        What decides nothing and is between nobody, such as a throw, is no news to who did it.
        """
        named = self.named()
        return named if self.decisive or len(named) > 1 else ()

    def named(self) -> tuple[int, ...]:
        """The seats that it names."""
        seats = [getattr(self, name) for name in _seats_in(type(self))]
        return tuple(dict.fromkeys([seat for seat in seats if seat is not None]))

    def thrown(self) -> Dice:
        """Dice that lie nowhere on the table: they can be drawn where this is told."""
        return ()

    def highlight(self) -> Highlight | None:
        """What is shown of it for a second or two, if it is worth a look."""
        return None


@cache
def _seats_in(fact: type[Fact]) -> tuple[str, ...]:
    """The fields of a fact that are seats."""
    return tuple(field.name for field in fields(fact) if field.kind == "seat")


class Heading(Fact, frozen=True):
    """A part of the game begins: said over what is told in it, and nowhere by itself."""


Chance: TypeAlias = Roll | Draw


class Decision(Struct, frozen=True, gc=False):
    """A seat has to choose one of these actions; `ask` says what it is about."""

    seat: int
    ask: str
    rule: str
    options: tuple[Action, ...]
    shared: bool = False
    """Whether several seats are asked the same, and the first answer is everybody's."""


Result: TypeAlias = Literal["won", "lost", "ranked"]
Sides: TypeAlias = tuple[tuple[int, ...], ...]


class Over(Struct, frozen=True, gc=False):
    """The game has ended, and why."""

    result: Result
    """Won by a side, or lost by all; where each plays alone, seats may be ranked by their score."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Message
    rule: str
    told: tuple[Message, ...] = ()
    """What each seat is told instead of the reason, where sides are told differently."""

    def result_for(self, seat: int | None) -> Result:
        """What a seat reads; a spectator (None) of some who win and some who lose: no more."""
        if self.result == "ranked" or seat is None:
            parted = 0 < len(self.winners) < len(self.scores)
            return "ranked" if parted else self.result
        return "won" if seat in self.winners else "lost"

    def reason_for(self, seat: int | None) -> Message:
        """Why the game has ended, as a seat (None: a spectator) is told."""
        return self.reason if seat is None or not self.told else self.told[seat]


Pending: TypeAlias = tuple[Decision | Chance, ...] | Over
"""All that may happen next: at most one entry for each seat, chances before decisions."""


class Choice(Struct, frozen=True, gc=False):
    """Event: a seat chose an action."""

    seat: int
    action: Action


Outcome: TypeAlias = Rolled | Drawn
"""Event: a pending chance came out so."""

Event: TypeAlias = Choice | Outcome

Count: TypeAlias = tuple[int, str, int]
"""A seat, what is counted (`count-<game>-<what>` says what it is), and how much."""

State = TypeVar("State", bound=Struct)
Options = TypeVar("Options", bound=Struct)


class Game(ABC, Generic[State, Options]):
    """A game with the content (cards, maps) it is played with."""

    id: ClassVar[str]
    rules_version: ClassVar[str]
    seats: ClassVar[range]
    rule_ids: ClassVar[tuple[str, ...]]
    """The ids of every rule this game is played by."""
    options_type: type[Options]
    state_type: type[State]
    actions: ClassVar[tuple[type[Action], ...]]
    facts: ClassVar[tuple[type[Fact], ...]]
    folders: ClassVar[tuple[Path, ...]] = ()
    """Folders with texts and rules of its own: `<language>.ftl`, `rules.<language>.md`."""
    content: Any
    """The cards and maps: a `beachhead.cards.content.Content`."""

    @abstractmethod
    def __init__(self, pack: Path | None = None) -> None:
        """Load the content, with that of a user's own folder in its place."""

    def specs(self) -> tuple[Spec, ...]:
        """The settings, with the choices that the content gives."""
        return specs(self.options_type, self.content.choices)

    def faults(self, options: Options, seats: int) -> list[Problem]:
        """What is wrong with options that are each fine, but not together or for so many seats."""
        return []

    def seats_for(self, options: Options) -> range:
        """By how many it can be played with these settings."""
        return self.seats

    def roles(self, options: Options, seats: int) -> Mapping[int, Message]:
        """Who has a seat that is somebody's in particular, with nothing to choose about it."""
        return {}

    def where(self, options: Options) -> str:
        """The setting that says where a game with these settings is played, if one does."""
        return ""

    def in_use(self, options: Options, seats: int) -> Mapping[tuple[str, str], Any]:
        """The content that a table with these options can meet, by the name of its list and id."""
        entries: Mapping[tuple[str, str], Any] = self.content.entries()
        return entries

    @abstractmethod
    def sides(self, options: Options, seats: int) -> Sides:
        """Who wins with whom: each seat is in one side."""

    @abstractmethod
    def start(self, options: Options, seats: int) -> State:
        """The state before anything has happened."""

    @abstractmethod
    def pending(self, state: State) -> Pending:
        """What may happen next."""

    def first(self, state: State) -> Decision | Chance | Over:
        """What comes first of that: all that is asked for where one plays for every seat."""
        pending = self.pending(state)
        return pending if isinstance(pending, Over) else pending[0]

    @abstractmethod
    def apply(self, state: State, event: Event) -> tuple[State, tuple[Fact, ...]]:
        """The state after a legal event, and what happened. Raises `Illegal` for any other."""

    @abstractmethod
    def position(self, state: State) -> Mapping[str, Any]:
        """What one would write down to set this table up again, in words of the rules.

        Records keep a fingerprint of it: as long as the rules stay, so does what is written here,
        however the state is represented. What is not there, such as no card, is not written.
        """

    @abstractmethod
    def view(self, state: State, seat: int | None) -> State:
        """The state without what that seat (None: a spectator) may not know."""

    def guess(self, view: State, seat: int | None, below: Below) -> State:
        """A state that a view may be of: what the seat cannot know is drawn from what may be."""
        return view

    @abstractmethod
    def scene(self, view: State, seat: int | None) -> Scene:
        """What lies on the table, for any kind of screen."""

    def look(self, state: State, seat: int | None) -> Scene:
        """The table as a seat (None: a spectator) may see it."""
        return self.scene(self.view(state, seat), seat)

    def panels(self, view: State, seat: int | None) -> tuple[Panel, ...]:
        """Those of its scene, without what the seat is told besides; a game may be faster."""
        return self.scene(view, seat).panels

    def glance(self, view: State, seat: int | None) -> Scene:
        """Its scene without what is told with a question; a game may be faster."""
        return self.scene(view, seat)

    def next_game(self, state: State) -> Mapping[str, bool | int | str]:
        """Settings to change for the game that follows one that has ended so, if one does."""
        return {}

    def clock(self, state: State) -> tuple[int, ...]:
        """Which turn, or what is like one, it is: a daily battle has dice of its own for each."""
        return ()

    def of_day(self, number: int) -> Mapping[str, bool | int | str]:
        """The settings of the daily battle of a day, besides where it is: nothing hidden, alone."""
        return {}

    merits: ClassVar[tuple[str, ...]] = ("score",)
    """What counts of a battle fought alone, the first of them first (`merit-<game>` says it)."""

    def merit(self, state: State) -> tuple[int, ...]:
        """How well a battle alone went, once it is over: a number for each of `merits`."""
        pending = self.pending(state)
        assert isinstance(pending, Over)
        return pending.scores[:1]

    def lesson(self, state: State, decision: Decision) -> str:
        """What those who learn are advised about at a question: usually, what is asked."""
        return decision.ask

    def guide(self, state: State, seat: int) -> tuple[Step, ...]:
        """What a seat that learns is told, step by step: four to six of them."""
        return ()

    def counted(self, event: Event, told: tuple[Fact, ...]) -> Iterable[Count]:
        """What an event adds to the numbers that are shown after the game."""
        return ()

    def map_scene(self, id: str) -> Scene:
        """A map by itself, for a game that has maps: the choices of kind "map" of its content.

        A board, notes of which the first line tells what happened there, and its cards if it has
        any of its own.
        """
        raise NotImplementedError

    def lookup(self) -> dict[tuple[str, str], Notes]:
        """Tables that are no cards, by the kind and the id of the content that they tell."""
        return {}


AnyGame: TypeAlias = Game[Any, Any]


def illegal(action: object) -> Illegal:
    """The answer to an action or outcome that is not on offer."""
    return Illegal("not-on-offer", action=action)


def decision_for(pending: Pending, seat: int) -> Decision | None:
    """What a seat has to decide, if anything."""
    if isinstance(pending, Over):
        return None
    return next((p for p in pending if isinstance(p, Decision) and p.seat == seat), None)


def first_chance(pending: Pending) -> Chance | None:
    """The chance that comes first, if any is pending."""
    if isinstance(pending, Over):
        return None
    return next((p for p in pending if isinstance(p, Chance)), None)


def chance_for(pending: Pending, seat: int | None) -> Chance | None:
    """The chance that a seat (None: the table) rolls or draws, if it is pending."""
    if isinstance(pending, Over):
        return None
    return next((p for p in pending if isinstance(p, Chance) and p.seat == seat), None)


def facts_for(facts: tuple[Fact, ...], seat: int | None) -> tuple[Fact, ...]:
    """The facts that a seat (None: a spectator) may learn."""
    return tuple(fact for fact in facts if fact.seen_by() in (None, seat))


def without_headings(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What happened, without the headings over it."""
    return tuple(fact for fact in facts if not isinstance(fact, Heading))
