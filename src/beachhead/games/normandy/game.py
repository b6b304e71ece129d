"""Normandy as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from beachhead.cards.evenings import evening_faults
from beachhead.games.moves import Reroll, SitOut, Stand
from beachhead.games.normandy import actions, facts
from beachhead.games.normandy.assembly import Assembled, assemble, classes_in
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards import secrets
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.content_files import load_normandy
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.guide import LANDING
from beachhead.games.normandy.in_use import in_use, position
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.module import Ending, Module, exclude
from beachhead.games.normandy.shown.board import board, map_notes, special_items
from beachhead.games.normandy.shown.question import rwb_table
from beachhead.games.normandy.shown.table import normandy_glance, normandy_panels, normandy_scene
from beachhead.games.normandy.state import SEATS, Normandy, NormandyOptions
from beachhead.games.normandy.training import next_step
from beachhead.games.normandy.turn import flow, start
from beachhead.games.normandy.turn.ending import dead_end, fall, points
from beachhead.kernel.contract import (
    Action,
    Choice,
    Count,
    Decision,
    Drawn,
    Event,
    Fact,
    Game,
    Over,
    Pending,
    Rolled,
    Sides,
    illegal,
)
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import Below, Roll
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.guide import Step
from beachhead.kernel.notation import tag
from beachhead.kernel.options import specs
from beachhead.kernel.scene import Arg, Message, Notes, Panel, Ref, Scene, message

BASE_RULES = (
    *(f"U-{n}" for n in range(1, 4)),
    *(f"T-{n}" for n in range(1, 11)),
    *(f"V-{n}" for n in range(1, 12)),
    *(f"N-{n}" for n in range(1, 6)),
)


CONTRACT = (Reroll, Stand, SitOut)
"""Dice actions that all games share."""


class BaseGame(Game[Normandy, NormandyOptions]):
    """The base game; a subclass names the modules that it is played with."""

    id = "normandy"
    rules_version = "normandy-5"
    seats = SEATS
    modules: ClassVar[tuple[Module, ...]] = ()
    assembled: ClassVar[Assembled] = assemble(())
    rule_ids = BASE_RULES
    options_type = assembled.options
    state_type = assembled.state
    actions = (*CONTRACT, *classes_in(actions, Action))
    facts = classes_in(facts, Fact)

    def __init_subclass__(cls) -> None:
        """Put the game together: settings, rules, actions and facts of its modules join its own."""
        cls.assembled = assemble(cls.modules)
        cls.options_type, cls.state_type = cls.assembled.options, cls.assembled.state
        most = max([cls.seats[-1], *(module.seats for module in cls.modules)])
        cls.seats = range(cls.seats[0], most + 1)
        for module in cls.modules:
            cls.rule_ids += module.rule_ids
            cls.actions += module.actions
            cls.facts += module.facts
            cls.folders += (module.folder,)
        tags = [tag(action) for action in cls.actions]
        assert len(set(tags)) == len(tags), f"two actions are called the same: {sorted(tags)}"

    def __init__(self, pack: Path | None = None, content: NormandyContent | None = None) -> None:
        self.content = content or load_normandy(pack, self.modules)
        self.box = Box(self.content, self.modules, flow.SLOTS)
        if found := evening_faults(self, self.content.written):
            raise Problems("bad-content", found)
        self._starts: dict[tuple[NormandyOptions, int], tuple[Normandy, list[Fact]]] = {}
        self._asked: tuple[Normandy | None, Pending] = (None, ())
        self._first: tuple[Normandy | None, Question | None] = (None, None)

    def faults(self, options: NormandyOptions, seats: int) -> list[Problem]:
        against = self.box.opponents(options, seats)
        every = enumerate(options.nations(seats))
        nations = tuple(nation for seat, nation in every if seat not in against)
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
            found += module.faults(self.box, options, seats)
        return found + self._two_enemies(options, seats)

    def _two_enemies(self, options: NormandyOptions, seats: int) -> list[Problem]:
        """There is one seat against the Units."""
        active = (module for module in self.modules if module.active(options))
        enemies = [module for module in active if module.opponents(options, seats)]
        names = [specs(module.options.shape)[0].name for module in enemies]
        return [exclude(names[0], names[1], enemies[1].rule_ids[0])] if len(names) > 1 else []

    def seats_for(self, options: NormandyOptions) -> range:
        """A seat that is somebody's in particular is there only if that one plays."""
        there = (one.seats for one in self.modules if not one.role or one.active(options))
        return range(SEATS[0], max([SEATS[-1], *there]) + 1)

    def roles(self, options: NormandyOptions, seats: int) -> dict[int, Message]:
        return {
            seat: module.role
            for module in self.modules
            if module.role and module.active(options)
            for seat in module.opponents(options, seats)
        }

    def where(self, options: NormandyOptions) -> str:
        return "map"

    def sides(self, options: NormandyOptions, seats: int) -> Sides:
        """The Units win together; who plays against them, together too."""
        against = self.box.opponents(options, seats)
        units = tuple(seat for seat in range(seats) if seat not in against)
        return tuple(side for side in (units, against) if side)

    def in_use(self, options: NormandyOptions, seats: int) -> dict[tuple[str, str], Any]:
        return in_use(self.box, options, seats)

    def position(self, s: Normandy) -> dict[str, Any]:
        return position(self.box, s)

    def start(self, options: NormandyOptions, seats: int) -> Normandy:
        return self._start(options, seats)[0]

    def _start(self, options: NormandyOptions, seats: int) -> tuple[Normandy, list[Fact]]:
        """States are values: games with the same options start from the same one."""
        known = self._starts.get((options, seats))
        if known is None:
            h = Happening(self.box, self.state_type())
            start.set_up(h, options, seats, self.assembled.player())
            for module in self.box.modules(h.s):
                module.prepare(h)
            flow.advance(h)
            known = (h.s, h.facts)
            # By the very object that its states have: that is found without comparing settings.
            self._starts[h.s.options, seats] = known
        return known

    def _told_first(self, s: Normandy) -> list[Fact]:
        """What came about by starting, such as turn 1: told with the first event."""
        first, facts = self._start(s.options, len(s.players))
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
        asked = flow.questions(self.box, s)
        if len(asked) > 1:
            asked.sort(key=lambda item: type(item) is Decision)
        return tuple(asked)

    def first(self, s: Normandy) -> Question | Over:
        """Of a seat that comes later, and only decides, it is not worked out what it may do."""
        if s.ended:
            return self._over(s)
        asked = flow.first_question(self.box, s)
        self._first = (s, asked)
        return asked

    def apply(self, s: Normandy, event: Event) -> tuple[Normandy, tuple[Fact, ...]]:
        if s.ended:
            raise illegal(event)
        h = Happening(self.box, s)
        if s.turn <= 1:
            h.facts += self._told_first(s)
        flow.answered(h, event.seat, self._given(s, event))
        flow.advance(h)
        return h.s, tuple(h.facts)

    def _given(self, s: Normandy, event: Event) -> Answer:
        """What was decided, rolled or drawn, if that was on offer."""
        asked = self._asked_of(s, event)
        if type(event) is Choice:
            if type(asked) is Decision and event.action in asked.options:
                return event.action
            raise illegal(event.action)
        if type(event) is Rolled and type(asked) is Roll and asked.allows(event.result):
            return event.result
        if type(event) is Drawn and type(asked) is Draw and asked.allows(event.card):
            return event.card
        raise illegal(event)

    def _asked_of(self, s: Normandy, event: Event) -> Question | None:
        """What is asked of the seat that an event is by."""
        known, first = self._first
        if known is s and first is not None and first.seat == event.seat:
            return first
        pending = self.pending(s)
        assert not isinstance(pending, Over)
        return next((item for item in pending if item.seat == event.seat), None)

    def _over(self, s: Normandy) -> Over:
        """All Units win, or all lose (U-1, V-6); who plays against them wins when they lose."""
        seats, against = range(len(s.players)), self.box.setting(s).opponents
        fell = s.fallen is not None and s.fallen.seat in against
        held = s.ended != "won" and not fell
        winners = tuple(seat for seat in seats if (seat in against) == held)
        reason, rule, score = self._ending(s)
        return Over(
            "won" if winners else "lost",
            winners,
            tuple(0 if seat in against else score for seat in seats),
            reason,
            rule,
            tuple(self._told(s, seat, seat in winners) or reason for seat in seats)
            if against
            else (),
        )

    def _ending(self, s: Normandy) -> Ending:
        """Why it has ended, by which rule, and what that is worth."""
        for module in self.box.modules(s):
            if (found := module.ending(self.box, s)) is not None:
                return found
        args: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
        if s.ended == "won":
            scored = "yes" if s.options.victory_points else "no"
            score = points(self.box, s) if s.options.victory_points else 0
            won = message("over-normandy-won", **args, scored=scored, points=score)
            return Ending(won, "V-6", score)
        if s.fallen is not None:
            fallen = fall(self.box, s)
            return Ending(message("over-normandy-wiped-out", **args, **fallen), "V-5")
        stuck = dead_end(self.box, s)
        return Ending(message("over-normandy-stuck", **args, **stuck), "V-2")

    def clock(self, s: Normandy) -> tuple[int, ...]:
        return (s.turn,)

    def of_day(self, number: int) -> dict[str, bool | int | str]:
        """The base game for points (V-8), each day with another nation of its own."""
        nations = dict.fromkeys(NormandyOptions().nations(len(SEATS)))
        return {"victory_points": True, "nation_1": [*nations][number % len(nations)]}

    merits = ("won", "points", "row")

    def merit(self, s: Normandy) -> tuple[int, ...]:
        """The points of a battle that is won (V-8); how far the Unit came in one that is lost."""
        if s.ended == "won":
            return (1, points(self.box, s), 0)
        rows = (self.box.sector_of(s, seat).row for seat in s.units())
        return (0, 0, max(rows, default=0))

    def _told(self, s: Normandy, seat: int, won: bool) -> Message | None:
        """What a module tells its own player of the end."""
        if seat not in self.box.setting(s).opponents:
            return None
        return self.box.owner(s, seat).told(self.box, s, seat, won)

    def view(self, s: Normandy, seat: int | None) -> Normandy:
        """Everything of the base game lies open (U-3); modules have secrets."""
        if not self.box.modules(s):
            return s
        s = secrets.hide(s, seat)
        for module in self.box.modules(s):
            s = module.view(self.box, s, seat)
        return s

    def guess(self, view: Normandy, seat: int | None, below: Below) -> Normandy:
        view = secrets.guess(view, below, self._is_kept)
        for module in self.box.modules(view):
            view = module.guess(self.box, view, seat, below)
        return view

    def _is_kept(self, card: str) -> bool:
        when: str = self.content.by_id[card].when
        return when != "taken"

    def panels(self, view: Normandy, seat: int | None) -> tuple[Panel, ...]:
        return normandy_panels(self.box, view, seat)

    def glance(self, view: Normandy, seat: int | None) -> Scene:
        return normandy_glance(self.box, view, seat)

    def scene(self, view: Normandy, seat: int | None) -> Scene:
        return normandy_scene(self.box, view, seat)

    def next_game(self, s: Normandy) -> dict[str, str]:
        return next_step(s)

    def lesson(self, s: Normandy, decision: Decision) -> str:
        for module in self.box.modules_of(s, decision.seat):
            if (found := module.lesson(self.box, s, decision)) is not None:
                return found
        return decision.ask

    def guide(self, s: Normandy, seat: int) -> tuple[Step, ...]:
        steps: tuple[Step, ...] = LANDING
        for module in self.box.setting(s).modules:
            steps = module.guide(s, seat, steps)
        return steps

    def counted(self, event: Event, told: tuple[Fact, ...]) -> Iterator[Count]:
        if isinstance(event, Choice) and isinstance(event.action, actions.Use):
            yield event.seat, "cards", 1
        for fact in told:
            if isinstance(fact, facts.Lost) and fact.resource == "soldiers":
                yield fact.seat, "soldiers", fact.amount
        for module in self.modules:
            yield from module.counted(event, told)

    def map_scene(self, id: str) -> Scene:
        empty = self.state_type(options=self.options_type(map=id))
        shown = (board, map_notes, special_items)
        return Scene(tuple(panel(self.box, empty) for panel in shown))

    def lookup(self) -> dict[tuple[str, str], Notes]:
        tables = self.content.rwbs
        return {("rwb", id): rwb_table(self.content, id, "everything") for id in tables}


def _led(nations: tuple[str, ...], nation: str) -> tuple[Ref, ...]:
    """The settings that give a nation to a seat."""
    places = enumerate(nations, start=1)
    return tuple(Ref("setting", f"nation_{n}") for n, found in places if found == nation)
