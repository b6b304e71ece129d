"""A game being played: its record so far, the state it adds up to, and undo.

The record is the game. A table only ever appends an entry to it, and the entry is handed to the
journal (a file, a store) before anything else counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from beachhead.kernel import fair
from beachhead.kernel.contract import (
    Action,
    AnyGame,
    Choice,
    Decision,
    Event,
    Fact,
    Outcome,
    Over,
    Pending,
    decision_for,
    first_chance,
)
from beachhead.kernel.errors import Illegal, Problem, Problems
from beachhead.kernel.notation import Entry, Redo, Seed, Undo
from beachhead.kernel.options import read_options

FORMAT = 1


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


class Step(Struct, frozen=True, gc=False):
    """One event of the line that counts, what happened, what it led to, and what may follow."""

    event: Event
    state: Any
    facts: tuple[Fact, ...]
    pending: Pending


Journal: TypeAlias = Callable[[int, Entry], None]
"""Keeps an entry, given its number; raises OSError if it could not."""


def no_journal(number: int, entry: Entry) -> None:
    """For tables that nobody wants to keep."""


class Table:
    """A running game. All changes go through `append`."""

    def __init__(self, game: AnyGame, header: Header, journal: Journal = no_journal) -> None:
        self.game = game
        self.header = header
        self.journal = journal
        self.options = read_options(game, header.options)
        if faults := table_faults(game, self.options, len(header.seats)):
            raise Problems("bad-options", faults)
        self.first_state = game.start(self.options, len(header.seats))
        self.first_pending = game.pending(self.first_state)
        self.entries: list[Entry] = []
        self.line: list[Step] = []
        self._undone: list[tuple[int, list[Step]]] = []
        self._rolls: Counter[int | None] = Counter()

    @property
    def state(self) -> Any:
        """The state now."""
        return self.line[-1].state if self.line else self.first_state

    @property
    def pending(self) -> Pending:
        """What may happen now."""
        return self.line[-1].pending if self.line else self.first_pending

    @property
    def over(self) -> Over | None:
        """How the game ended, if it has."""
        pending = self.pending
        return pending if isinstance(pending, Over) else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are not bots."""
        return tuple(i for i, seat in enumerate(self.header.seats) if seat.bot is None)

    @property
    def rolls(self) -> int:
        """How many rolls and draws the record holds, those taken back included."""
        return self._rolls.total()

    def rolls_by(self, seat: int | None) -> int:
        """How many rolls and draws of one seat it holds, those taken back included."""
        return self._rolls[seat]

    def append(self, entry: Entry) -> tuple[Fact, ...]:
        """Check an entry, hand it to the journal, then let it count. Returns what happened."""
        match entry:
            case Undo():
                removed = self._check_undo(entry)
                self._keep(entry)
                self._undone.append((entry.seat, removed))
                del self.line[-entry.steps :]
                facts: tuple[Fact, ...] = ()
            case Redo():
                steps = self._check_redo(entry)
                self._keep(entry)
                self._undone.pop()
                self.line += steps
                facts = tuple(fact for step in steps for fact in step.facts)
            case Seed():
                self._check_seed(entry)
                self._keep(entry)
                facts = ()
            case _:
                if entry.seat is not None:
                    self._check_seat(entry.seat)
                state, facts = self.game.apply(self.state, entry)
                self._keep(entry)
                self._undone.clear()
                self.line.append(Step(entry, state, facts, self.game.pending(state)))
        return facts

    def _keep(self, entry: Entry) -> None:
        if any(isinstance(kept, Seed) for kept in self.entries[-1:]):
            raise Illegal("closed")
        self.journal(len(self.entries) + 1, entry)
        self.entries.append(entry)
        if isinstance(entry, Outcome):
            self._rolls[entry.seat] += 1

    def choose(self, seat: int, action: Action) -> tuple[Fact, ...]:
        """A seat acts."""
        return self.append(Choice(seat, action))

    def roll(self, seed: bytes) -> tuple[Fact, ...]:
        """The next pending chance comes out of the fair dice."""
        chance = first_chance(self.pending)
        if chance is None:
            raise Illegal("nothing-to-roll")
        stream = fair.dice_stream(seed, chance.seat, self.rolls_by(chance.seat))
        return self.append(chance.happen(stream))

    def decision(self, seat: int) -> Decision | None:
        """What a seat has to decide now."""
        return decision_for(self.pending, seat)

    def undo_plan(self, *seats: int) -> Undo:
        """The undo of what one of these seats did last; `agreed` names all whose word it needs."""
        for steps, step in enumerate(reversed(self.line), start=1):
            seat = self._who_did(step.event, seats)
            if seat is not None:
                return Undo(seat, steps, self._concerned(self.line[-steps:], seat))
        raise Illegal("nothing-to-undo")

    def _who_did(self, event: Event, seats: tuple[int, ...]) -> int | None:
        """Who of these seats chose this, or typed it in, as anybody may for bots and the table."""
        if isinstance(event, Outcome):
            if self.header.dice != "typed":
                return None
            if event.seat not in self.people:
                return next(iter(seats), None)
        return event.seat if event.seat in seats else None

    def _concerned(self, steps: list[Step], seat: int) -> tuple[int, ...]:
        """Whose word it needs that a seat takes these steps back."""
        return () if _is_free(steps, seat) else self.people

    def _check_undo(self, undo: Undo) -> list[Step]:
        self._check_seat(undo.seat)
        if not 0 < undo.steps <= len(self.line):
            raise Illegal("nothing-to-undo")
        removed = self.line[-undo.steps :]
        self._check_agreed(undo, self._concerned(removed, undo.seat))
        return removed

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


def _is_free(removed: list[Step], seat: int) -> bool:
    """Whether a seat may take these back on its own: its own choices, no dice, nothing revealed."""
    return all(
        isinstance(step.event, Choice)
        and step.event.seat == seat
        and not any(fact.reveals for fact in step.facts)
        for step in removed
    )


def table_faults(game: AnyGame, options: Any, seats: int) -> list[Problem]:
    """Everything that keeps this game from being played with these options by so many."""
    faults = game.faults(options, seats)
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        faults.insert(0, Problem("bad-seats", seats=seats, low=low, high=high))
    return faults
