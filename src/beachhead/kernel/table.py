"""A game being played: its record so far, the state it adds up to, and undo.

The record is the game. A table only ever appends an entry to it, and the entry is handed to the
journal (a file, a store) before anything else counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from beachhead.kernel import fair
from beachhead.kernel.contract import (
    Action,
    AnyGame,
    Chance,
    Choice,
    Decision,
    Drawn,
    Event,
    Fact,
    Outcome,
    Over,
    Pending,
    Rolled,
    Sides,
    chance_for,
    decision_for,
    first_chance,
    without_headings,
)
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Illegal, Problem, Problems
from beachhead.kernel.fingerprint import content_hash, state_hash
from beachhead.kernel.notation import Entry, Noted, Redo, Seed, Undo, Upgrade, write_entry
from beachhead.kernel.options import read_options
from beachhead.kernel.tail import Forgotten, Tail

FORMAT = 2
"""Before 2, records had no fingerprints of states, and `content` was one of all there was."""

FAR_BACK = 200
"""Steps among which one's last is looked for to be taken back."""
NEVER = (FAR_BACK + 1, 0)
"""Steps that cannot be taken back, by nobody."""


class SeatPlan(Struct, frozen=True):
    """Who sits here: a name, and the bot that plays if it is not a person."""

    name: str
    bot: str | None = None


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record was started with."""

    beachhead: int
    game: str
    rules: str
    content: str
    options: dict[str, bool | int | str]
    seats: tuple[SeatPlan, ...]
    dice: Literal["fair", "typed"]
    commitment: str | None
    started: str
    given: int = 0
    """How many of its first entries come from another record: their dice were rolled there."""
    day: str = ""
    """The day whose daily battle it is: what has been seen of its dice is never taken back."""


class Step(Struct, frozen=True, gc=False):
    """One event of the line that counts, what happened, what it led to, and what may follow."""

    event: Event
    state: Any
    facts: tuple[Fact, ...]
    pending: Pending
    headed: tuple[Fact, ...] = ()
    """The facts again, with the headings that stand among them."""


class Mark(NamedTuple):
    """How a table stood; of its line of play it knows itself what has changed since."""

    entries: int
    undone: list[tuple[int, list[Step]]]
    rolls: dict[int | None, int]
    of_turn: dict[tuple[object, ...], int]
    played_by: tuple[str, str]
    seed_at: int


Journal: TypeAlias = Callable[[int, Noted], None]
"""Keeps an entry, given its number; raises OSError if it could not."""


def no_journal(number: int, noted: Noted) -> None:
    """For tables that nobody wants to keep."""


class Table:
    """A running game. All changes go through `append`."""

    def __init__(self, game: AnyGame, header: Header, journal: Journal = no_journal) -> None:
        self.game = game
        self.header = header
        self.people = tuple(i for i, seat in enumerate(header.seats) if seat.bot is None)
        """The seats that are not bots."""
        self.journal = journal
        self.options = read_options(game, header.options)
        if faults := table_faults(game, self.options, len(header.seats)):
            raise Problems("bad-options", faults)
        self.sides: Sides = game.sides(self.options, len(header.seats))
        """Who wins with whom."""
        self.first_state = game.start(self.options, len(header.seats))
        self.first_pending = game.pending(self.first_state)
        self._base = (self.first_state, self.first_pending)
        """What lies before the first step that is known: where the game began, as a rule."""
        self.entries: Tail[Entry] = Tail()
        self.noted: list[Noted] = []
        """The entries as they are kept."""
        self.here = (game.rules_version, content_hash(game, self.options, len(header.seats)))
        """The rules and the content that are played by now."""
        self.played_by = (header.rules, header.content)
        """Those that the last entries were played by."""
        self.line: Tail[Step] = Tail()
        self._same = 0
        """How many steps are as they were at the last mark."""
        self._cut: list[Step] = []
        """Those that followed them then, and were taken back since."""
        self._chose: dict[int, int] = {}
        """The number of the step that each seat chose last, unless it was taken back since."""
        self._undone: list[tuple[int, list[Step]]] = []
        self._rolls: Counter[int | None] = Counter()
        self._of_turn: Counter[tuple[object, ...]] = Counter()
        """How often each kind of throw has been thrown in a turn of a daily battle."""
        self.seed_at = 0
        """The number of the first entry that shows the seed."""
        self._arrive()

    def _arrive(self) -> None:
        """The line of play has changed: what is so now is asked for again and again."""
        self.state: Any
        """The state now."""
        self.pending: Pending
        """What may happen now."""
        self.state, self.pending = self._now()
        self.over = self.pending if isinstance(self.pending, Over) else None
        """How the game ended, if it has."""

    def _now(self, back: int = 0) -> tuple[Any, Pending]:
        """The state and what may happen, now or so many steps ago."""
        known = self.line.known
        if back < len(known):
            step = known[-1 - back]
            return step.state, step.pending
        if back > len(known):
            raise Forgotten
        return self._base

    @property
    def alone(self) -> int | None:
        """The seat of the only person here: it may take back even what ended the game."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def seed_shown(self) -> bool:
        """Whether the record ends with the seed."""
        return any(isinstance(last, Seed) for last in self.entries.known[-1:])

    @property
    def reopened(self) -> int:
        """The number of the entry that took back an end whose seed was shown; 0 if none did.

        From there on the dice to come could be known: the record tells, and so does a check of it.
        """
        return self.seed_at + 1 if 0 < self.seed_at < len(self.entries) else 0

    @property
    def rolls(self) -> int:
        """How many rolls and draws the record holds, those taken back included."""
        return self._rolls.total()

    def rolls_by(self, seat: int | None) -> int:
        """How many rolls and draws of one seat it holds, those taken back included."""
        return self._rolls[seat]

    def rolls_of_all(self) -> Counter[int | None]:
        """How many rolls and draws it holds of each."""
        return self._rolls.copy()

    def begin_at(
        self,
        base: tuple[Any, Pending],
        steps: int,
        noted: list[Noted],
        rolls: Counter[int | None],
        seed_at: int,
    ) -> None:
        """Be where these entries led in so many steps, none of which is known."""
        self._base = base
        self.line, self.entries = Tail(first=steps), Tail(first=len(noted))
        self.noted = list(noted)
        self._rolls, self.seed_at = rolls, seed_at
        self._arrive()

    def remember(self, same: Table) -> None:
        """Know all steps and entries again, from a table that played the same from its start."""
        self._base = same._base
        self.line, self.entries, self._chose = same.line, same.entries, same._chose
        self._arrive()

    def mark(self) -> Mark:
        """How it stands, to go `back_to`; one can go back to the last mark only."""
        self._same, self._cut = len(self.line), []
        return Mark(
            len(self.entries),
            list(self._undone),
            dict(self._rolls),
            dict(self._of_turn),
            self.played_by,
            self.seed_at,
        )

    def back_to(self, mark: Mark) -> None:
        """As if nothing had happened since: for entries that could not be kept."""
        self._cut_line(self._same)
        self._add_to_line(self._cut)
        self._same, self._cut = len(self.line), []
        self._arrive()
        self.entries.cut(mark.entries)
        del self.noted[mark.entries :]
        self._undone = list(mark.undone)
        self._rolls, self._of_turn = Counter(mark.rolls), Counter(mark.of_turn)
        self.played_by, self.seed_at = mark.played_by, mark.seed_at

    def append(self, entry: Entry, kept: str | None = None) -> tuple[Fact, ...]:
        """Check an entry, hand it to the journal, then let it count. Returns what happened.

        `kept` is for one that is played again: the fingerprint of the state it led to, or nothing
        if none was taken. It must lead there again. What is new says so if it is played by other
        rules, or with other content, than what came before.
        """
        back, added = self._check(entry)
        if self.seed_shown and not (isinstance(entry, Undo) and self.alone == entry.seat):
            raise Illegal("closed")
        found = self._fingerprint(back, added, kept) if back or added else ""
        if kept and kept != found:
            raise Illegal("other-state")
        if kept is None and self.played_by != self.here:
            self._keep(Upgrade(*self.here), "")
        kind = self._kind_of_throw(entry) if isinstance(entry, Outcome) else None
        self._keep(entry, found)
        match entry:
            case Undo():
                self._undone.append((entry.seat, self.line.known[-back:]))
                self._cut_line(len(self.line) - back)
            case Redo():
                self._undone.pop()
            case Choice() | Rolled() | Drawn():
                self._undone.clear()
        if kind is not None:
            self._of_turn[kind] += 1
        self._add_to_line(added)
        self._arrive()
        return tuple(fact for step in added for fact in step.facts)

    def _add_to_line(self, steps: list[Step]) -> None:
        for step in steps:
            self.line.append(step)
            if type(step.event) is Choice:
                self._chose[step.event.seat] = len(self.line)

    def _cut_line(self, length: int) -> None:
        """Only so many steps remain; those that were there at the last mark are not forgotten."""
        if length < self._same:
            self._cut = [*self.line[length : self._same].known, *self._cut]
            self._same = length
        self.line.cut(length)

    def _check(self, entry: Entry) -> tuple[int, list[Step]]:
        """How many steps an entry takes back, and those that it adds, if it is legal."""
        match entry:
            case Undo():
                return self._check_undo(entry), []
            case Redo():
                return 0, self._check_redo(entry)
            case Seed():
                self._check_seed(entry)
            case Choice() | Rolled() | Drawn():
                if entry.seat is not None:
                    self._check_seat(entry.seat)
                state, headed = self.game.apply(self.state, entry)
                facts = without_headings(headed)
                return 0, [Step(entry, state, facts, self.game.pending(state), headed)]
        return 0, []

    def _fingerprint(self, back: int, added: list[Step], kept: str | None) -> str:
        """Of the state that an entry leads to: taken where the dice lie still."""
        if kept == "":
            return ""
        state, pending = (added[-1].state, added[-1].pending) if added else self._now(back)
        if kept is None and first_chance(pending) is not None:
            return ""
        return state_hash(self.game, state, pending)

    def _keep(self, entry: Entry, state: str) -> None:
        noted = Noted(write_entry(entry), state)
        self.journal(len(self.entries) + 1, noted)
        self.entries.append(entry)
        self.noted.append(noted)
        match entry:
            case Rolled() | Drawn():
                self._rolls[entry.seat] += 1
            case Upgrade(rules, content):
                self.played_by = (rules, content)
            case Seed():
                self.seed_at = self.seed_at or len(self.entries)

    def choose(self, seat: int, action: Action) -> tuple[Fact, ...]:
        """A seat acts."""
        return self.append(Choice(seat, action))

    def roll(self, seed: bytes) -> tuple[Fact, ...]:
        """The next pending chance comes out of the fair dice."""
        chance = first_chance(self.pending)
        if chance is None:
            raise Illegal("nothing-to-roll")
        return self.append(chance.happen(self.stream(seed, chance)))

    def stream(self, seed: bytes, chance: Chance) -> Below:
        """What a pending chance is drawn from."""
        kind = self._kind_of_throw(chance)
        if kind is None:
            return fair.dice_stream(seed, chance.seat, self.rolls_by(chance.seat))
        return fair.day_stream(seed, *kind, self._of_turn[kind])

    def _kind_of_throw(
        self, thrown: Chance | Outcome
    ) -> tuple[tuple[int, ...], str, int | None] | None:
        """In a daily battle: in which turn, for what, and by whom this is thrown."""
        if not self.header.day:
            return None
        chance = chance_for(self.pending, thrown.seat)
        assert chance is not None
        return self.game.clock(self.state), chance.ask, chance.seat

    def decision(self, seat: int) -> Decision | None:
        """What a seat has to decide now."""
        return decision_for(self.pending, seat)

    def undo_plan(self, *seats: int) -> Undo:
        """The undo of what one of these seats did last; `agreed` names all whose word it needs."""
        if self.header.dice == "typed":
            steps, seat = self._did_last(seats)
        else:
            steps, seat = min(map(self._chose_last, seats), default=NEVER)
        if steps > FAR_BACK:
            raise Illegal("nothing-to-undo")
        concerned = self._concerned(self.line.known[-steps:], seat)
        self._check_day(concerned)
        return Undo(seat, steps, concerned)

    def _chose_last(self, seat: int) -> tuple[int, int]:
        """How many steps ago a seat chose something last."""
        number = self._chose.get(seat, 0)
        if not number:
            return NEVER
        steps = len(self.line) - number + 1
        if steps <= 0 or not _is_choice_of(self.line.known[-steps], seat):  # it was taken back
            older = enumerate(reversed(self.line.known), start=1)
            steps = next((at for at, step in older if _is_choice_of(step, seat)), 0)
            self._chose[seat] = len(self.line) - steps + 1 if steps else 0
        return (steps, seat) if steps else NEVER

    def _did_last(self, seats: tuple[int, ...]) -> tuple[int, int]:
        """How many steps ago one of these seats chose something, or typed it in."""
        for steps, step in enumerate(reversed(self.line.known[-FAR_BACK:]), start=1):
            seat = self._who_did(step.event, seats)
            if seat is not None:
                return steps, seat
        return NEVER

    def _who_did(self, event: Event, seats: tuple[int, ...]) -> int | None:
        """Who of these seats chose this, or typed it in, as anybody may for bots and the table."""
        if isinstance(event, Outcome) and event.seat not in self.people:
            return next(iter(seats), None)
        return event.seat if event.seat in seats else None

    def _concerned(self, steps: list[Step], seat: int) -> tuple[int, ...]:
        """Whose word it needs that a seat takes these steps back."""
        return () if _is_free(steps, seat) else self.people

    def _check_undo(self, undo: Undo) -> int:
        self._check_seat(undo.seat)
        if not 0 < undo.steps <= len(self.line.known):
            raise Illegal("nothing-to-undo")
        concerned = self._concerned(self.line.known[-undo.steps :], undo.seat)
        self._check_day(concerned)
        self._check_agreed(undo, concerned)
        return undo.steps

    def _check_day(self, concerned: tuple[int, ...]) -> None:
        """In a daily battle nobody can agree to take back dice, or the end."""
        if self.header.day and (concerned or self.over is not None):
            raise Illegal("day-undo")

    def _check_redo(self, redo: Redo) -> list[Step]:
        plan = self.redo_plan()
        if redo.seat != plan.seat:
            raise Illegal("not-your-undo", seat=plan.seat + 1)
        self._check_agreed(redo, plan.agreed)
        return self._undone[-1][1]

    def _check_agreed(self, entry: Undo | Redo, concerned: tuple[int, ...]) -> None:
        for seat in entry.agreed:
            self._check_seat(seat)
        missing = sorted(set(concerned) - set(entry.agreed))
        if missing:
            raise Illegal(
                "undo-needs-agreement" if isinstance(entry, Undo) else "redo-needs-agreement",
                seats=", ".join(str(seat + 1) for seat in missing),
            )

    def _check_seed(self, seed: Seed) -> None:
        if self.over is None:
            raise Illegal("seed-too-early")
        if fair.commitment(bytes.fromhex(seed.hex)) != self.header.commitment:
            raise Illegal("seed-does-not-fit")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.header.seats):
            raise Illegal("no-such-seat", seat=seat + 1)

    def redo_plan(self) -> Redo:
        """Putting back what was taken back last, if nothing has happened since.

        Whose word it needed to take it back, their word it needs to put it back.
        """
        if not self._undone:
            raise Illegal("nothing-to-redo")
        seat, steps = self._undone[-1]
        alone = self.people == (seat,)
        return Redo(seat, () if alone else self._concerned(steps, seat))


def _is_choice_of(step: Step, seat: int) -> bool:
    return type(step.event) is Choice and step.event.seat == seat


def _is_free(removed: list[Step], seat: int) -> bool:
    """Whether a seat may take these back on its own: its own choices, no dice, nothing revealed."""
    return all(
        _is_choice_of(step, seat) and not any(fact.reveals for fact in step.facts)
        for step in reversed(removed)
    )


def table_faults(game: AnyGame, options: Any, seats: int) -> list[Problem]:
    """Everything that keeps this game from being played with these options by so many."""
    faults = game.faults(options, seats)
    fitting = game.seats_for(options)
    if seats not in fitting:
        low, high = fitting[0], fitting[-1]
        faults.insert(0, Problem("bad-seats", seats=seats, low=low, high=high))
    return faults
