"""Normandy as a game of the kernel."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, cast, get_type_hints

from msgspec import Struct, defstruct

from beachhead.games.moves import Reroll, SitOut, Stand
from beachhead.games.normandy import actions, facts, flow, start, tasks
from beachhead.games.normandy.asked import rwb_table
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.content import NormandyContent, load_normandy
from beachhead.games.normandy.defeat import dead_end, fall
from beachhead.games.normandy.effects import Question
from beachhead.games.normandy.hooks import Module
from beachhead.games.normandy.points import points
from beachhead.games.normandy.rules import Rules
from beachhead.games.normandy.scene import board, map_notes, normandy_scene
from beachhead.games.normandy.state import SEATS, DrawCard, Normandy, NormandyOptions
from beachhead.games.normandy.training import next_step
from beachhead.kernel.contract import (
    Action,
    Choice,
    Decision,
    Drawn,
    Event,
    Fact,
    Game,
    Over,
    Pending,
    Rolled,
    illegal,
)
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import Roll
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import Group
from beachhead.kernel.scene import Arg, Notes, Ref, Scene, message

BASE_RULES = (
    *(f"U-{n}" for n in range(1, 4)),
    *(f"T-{n}" for n in range(1, 11)),
    *(f"V-{n}" for n in range(1, 10)),
    *(f"N-{n}" for n in range(1, 6)),
)


ClassT = TypeVar("ClassT")
StructT = TypeVar("StructT", bound=Struct)


def _classes(module: ModuleType, base: type[ClassT]) -> tuple[type[ClassT], ...]:
    """The classes of one kind that a module defines, in its order."""
    found = (value for value in vars(module).values() if isinstance(value, type))
    return tuple(
        cls for cls in found if issubclass(cls, base) and cls.__module__ == module.__name__
    )


CONTRACT = (Reroll, Stand, SitOut)
"""Dice actions that all games share."""


class BaseGame(Game[Normandy, NormandyOptions]):
    """The base game; a subclass names the modules that it is played with."""

    id = "normandy"
    rules_version = "normandy-3"
    seats = SEATS
    together = True
    modules: ClassVar[tuple[Module, ...]] = ()
    rules = BASE_RULES
    options_type = NormandyOptions
    state_type = Normandy
    first_game = {"map": "exercise-tiger", "level": "dice"}
    actions = (*CONTRACT, *_classes(actions, Action))
    facts = _classes(facts, Fact)

    def __init_subclass__(cls) -> None:
        """Put the game together: settings, rules, actions and facts of its modules join its own."""
        cls.options_type = _with_fields(NormandyOptions, cls.modules)
        cls.state_type = _struct("Normandy", [("options", cls.options_type)], Normandy)
        for module in cls.modules:
            cls.rules += module.rules
            cls.actions += module.actions
            cls.facts += module.facts

    def __init__(self, pack: Path | None = None, content: NormandyContent | None = None) -> None:
        self.content = content or load_normandy(pack, self.modules)
        self.table = Rules(self.content, self.modules)
        self._starts: dict[tuple[NormandyOptions, int], tuple[Normandy, list[Fact]]] = {}
        self._asked: tuple[Normandy | None, Pending] = (None, ())

    def faults(self, options: NormandyOptions, seats: int) -> list[Problem]:
        nations = options.nations(seats)
        found = [
            Problem("nation-twice", nation=Ref("nation", one), seats=_led(nations, one), rule="U-1")
            for one in dict.fromkeys(nations)
            if nations.count(one) > 1
        ]
        maps = self.content.maps
        if options.level != "everything" and not maps[options.map].teaches:
            found.append(
                Problem(
                    "no-training-here",
                    map=Ref("map", options.map),
                    needed=Ref("set-to", ("level", "everything")),
                    known=tuple(Ref("map", id) for id, map in maps.items() if map.teaches),
                    rule="V-9",
                )
            )
        for module in self.modules:
            found += module.faults(options, seats)
        return found

    def where(self, options: NormandyOptions) -> str:
        return "map"

    def start(self, options: NormandyOptions, seats: int) -> Normandy:
        return self._start(options, seats)[0]

    def _start(self, options: NormandyOptions, seats: int) -> tuple[Normandy, list[Fact]]:
        """States are values: games with the same options start from the same one."""
        key = (options, seats)
        if key not in self._starts:
            b = Battle(self.table, start.first_state(self.table, options, seats, self.state_type))
            for module in self.table.modules(b.s):
                module.prepare(b)
            flow.advance(b)
            self._starts[key] = (b.s, b.facts)
        return self._starts[key]

    def _told_first(self, s: Normandy) -> list[Fact]:
        """What came about by starting, such as turn 1: told with the first event."""
        if s.turn > 1:
            return []
        first, facts = self._start(s.options, len(s.units))
        return facts if s == first else []

    def pending(self, s: Normandy) -> Pending:
        """What is asked of a state is remembered until the next one is asked for."""
        known, found = self._asked
        if known is not s:
            found = self._pending(s)
            self._asked = (s, found)
        return found

    def _pending(self, s: Normandy) -> Pending:
        if s.ended:
            return self._over(s)
        if s.phase == "start" and (draw := start.draws(self.table, s)) is not None:
            return (draw,)
        asked = flow.questions(self.table, s)
        if len(asked) > 1:
            asked.sort(key=lambda item: type(item) is Decision)
        return tuple(asked)

    def apply(self, s: Normandy, event: Event) -> tuple[Normandy, tuple[Fact, ...]]:
        if s.ended:
            raise illegal(event)
        b = Battle(self.table, s)
        b.tell(*self._told_first(s))
        if type(event) is Choice:
            self._chosen(b, event)
        elif type(event) is Rolled:
            self._rolled(b, event)
        elif type(event) is Drawn:
            self._drawn(b, event)
        else:
            raise illegal(event)
        flow.advance(b)
        return b.s, tuple(b.facts)

    def _asks(self, b: Battle, event: Event) -> Question | None:
        """What is asked of the seat that an event is by."""
        pending = self.pending(b.s)
        assert not isinstance(pending, Over)
        return next((item for item in pending if item.seat == event.seat), None)

    def _chosen(self, b: Battle, event: Choice) -> None:
        asked = self._asks(b, event)
        if type(asked) is not Decision or event.action not in asked.options:
            raise illegal(event.action)
        flow.chosen(b, event.seat, event.action)

    def _rolled(self, b: Battle, event: Rolled) -> None:
        asked = self._asks(b, event)
        if type(asked) is not Roll or event.seat is None or not asked.allows(event.result):
            raise illegal(event)
        flow.rolled(b, event.seat, event.result)

    def _drawn(self, b: Battle, event: Drawn) -> None:
        asked = self._asks(b, event)
        if type(asked) is not Draw or not asked.allows(event.card):
            raise illegal(event)
        if event.seat is None:
            start.drawn(b, event.card)
            return
        task = b.unit(event.seat).todo[0]
        assert isinstance(task, DrawCard)
        b.pop(event.seat)
        tasks.drawn(b, event.seat, event.card, task)

    def _over(self, s: Normandy) -> Over:
        """Everybody wins, or everybody loses (U-1, V-6)."""
        seats = tuple(range(len(s.units)))
        score = points(self.table, s) if s.options.victory_points and s.ended == "won" else 0
        args: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
        if s.ended == "won":
            scored = "yes" if s.options.victory_points else "no"
            reason = message("over-normandy-won", **args, scored=scored, points=score)
            return Over("won", seats, (score,) * len(seats), reason, "V-6")
        why = fall(self.table, s) if s.fallen else dead_end(self.table, s)
        reason = message(f"over-normandy-{s.ended}", **args, **why)
        rule = "V-5" if s.ended == "wiped-out" else "V-2"
        return Over("lost", (), (score,) * len(seats), reason, rule)

    def view(self, s: Normandy, seat: int | None) -> Normandy:
        """Everything lies open (U-3)."""
        return s

    def scene(self, view: Normandy, seat: int | None) -> Scene:
        return normandy_scene(self.table, view, seat)

    def next_game(self, s: Normandy) -> dict[str, str]:
        return next_step(s)

    def map_scene(self, id: str) -> Scene:
        empty = self.state_type(options=self.options_type(map=id), phase="start", turn=0, units=())
        return Scene((board(self.table, empty), map_notes(self.table, empty)))

    def lookup(self) -> dict[tuple[str, str], Notes]:
        options = self.options_type()
        return {("rwb", id): rwb_table(self.content, id, options) for id in self.content.rwbs}


def _led(nations: tuple[str, ...], nation: str) -> tuple[Ref, ...]:
    """The settings that give a nation to a seat."""
    places = enumerate(nations, start=1)
    return tuple(Ref("setting", f"nation_{n}") for n, found in places if found == nation)


def _with_fields(base: type[NormandyOptions], modules: tuple[Module, ...]) -> type[NormandyOptions]:
    """The options with those of modules, each module's in a group of its own."""
    fields: list[Any] = []
    for module in modules:
        hints = get_type_hints(module.options, include_extras=True)
        defaults = module.options()
        for name, hint in hints.items():
            fields.append((name, Annotated[hint, Group(module.id)], getattr(defaults, name)))
    return _struct("NormandyOptions", fields, base)


def _struct(name: str, fields: list[Any], base: type[StructT]) -> type[StructT]:
    return cast("type[StructT]", defstruct(name, fields, bases=(base,), frozen=True, gc=False))
