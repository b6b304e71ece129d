"""One sitting at the table: the game, its record on disk, the bots, the dice.

Both terminals, the full screen and the plain lines, drive the game through this.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import (
    Action,
    AnyGame,
    Chance,
    Decision,
    Fact,
    Over,
    facts_for,
    first_chance,
)
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted, Redo, Seed, Undo
from beachhead.kernel.record import Reading, RecordFile, read_record, write_record
from beachhead.kernel.scene import DiceRow, Scene
from beachhead.kernel.table import Table
from beachhead.locale import Texts
from beachhead.playing.advice import Advice
from beachhead.playing.bots import BotSeats, decisions_of_people, next_decision
from beachhead.playing.eyes import Eyes
from beachhead.playing.plans import Plan, new_table
from beachhead.playing.stops import Stops
from beachhead.playing.telling import forecast_lines, question
from beachhead.playing.typed import read_typed
from beachhead.terminal import saves


class Left(NamedTuple):
    """A game that was left: where it is kept, and the language spoken last."""

    path: str
    language: str


class Session:
    """A running game."""

    def __init__(self, table: Table, seed: bytes, path: Path | None, guided: bool = False) -> None:
        """`path`: the record to go on with, or None for one to be made when something happens."""
        self.table = table
        self.game: AnyGame = table.game
        self.path = path
        self._keep = True
        self._seed = seed
        self._size = path.stat().st_size if path else 0
        self._told = 0
        self._busy = (-1, "")
        """Who chose last, and what was asked."""
        self._file: RecordFile | None = None
        self._advice = Advice(self.game, guided)
        self._bots = BotSeats(table, seed)
        self._eyes = Eyes(table.people)
        self._stops = Stops(table)
        table.journal = self._journal

    @property
    def typed(self) -> bool:
        """Whether the players roll real dice."""
        return self.table.header.dice == "typed"

    @property
    def over(self) -> Over | None:
        return self.table.over

    def _journal(self, number: int, noted: Noted) -> None:
        if not self._keep:
            return
        try:
            if self._file is None:
                self._file = self._open()
            self._file.keep(number, noted)
        except OSError as error:
            raise Problem(
                "not-saved",
                path=str(self.path or saves.games_folder()),
                detail=error.strerror or str(error),
                kept=len(self.table.entries) if self.path else 0,
            ) from None

    def _open(self) -> RecordFile:
        if self.path is not None:
            return RecordFile(self.path, size=self._size)
        path = saves.new_path(self.game.id, self._seed)
        file = RecordFile(path, self.table.header)
        self.path = path
        return file

    def stop_saving(self) -> None:
        """Play on without a record on disk: the players chose to, after saving failed."""
        self.close()
        self._keep = False

    def plan(self, following: bool = False) -> Plan:
        """The same once more, or the game that follows this one."""
        header = self.table.header
        changed = self.game.next_game(self.table.state) if following else {}
        options = {**header.options, **changed}
        return Plan(self.game, header.seats, options, self.typed, self._advice.wanted)

    def close(self) -> None:
        """Leave the table; everything is on disk already."""
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: one person's, or (None) nobody's."""
        return self._eyes.viewer

    @property
    def hand_over(self) -> int | None:
        """The seat that has to take the screen before anything is asked, or a secret shown."""
        return self._eyes.hand_over

    def take(self, seat: int) -> None:
        """A person says that they have the screen now, and nobody else looks."""
        self._eyes.take(seat)
        self._settle()

    def _settle(self) -> None:
        """Who may look now."""
        roll = first_chance(self.table.pending) if self.typed else None
        self._eyes.settle(self.table, self._asked() if roll is None else [roll])

    def scene(self, seat: int | None) -> Scene:
        """What lies on the table, as a seat (None: a spectator) sees it."""
        return self.game.look(self.table.state, seat)

    def dice_of(self, seat: int) -> tuple[int, ...]:
        """The dice that lie before a seat."""
        rows = [panel for panel in self.scene(seat).panels if isinstance(panel, DiceRow)]
        return next((row.dice for row in rows if row.seat == seat), ())

    def news(self) -> list[Fact]:
        """What has happened since this was last asked, even if something failed after it."""
        news = self.told(self._told)
        self._told = len(self.table.line)
        return news

    def told(self, after: int = 0) -> list[Fact]:
        """What has happened after a step, as far as whoever looks may know."""
        steps = self.table.line[after:]
        return [fact for step in steps for fact in facts_for(step.facts, self.viewer)]

    def tell_all_again(self) -> None:
        """The next news begin with the start of the game."""
        self._told = 0

    def advance(self) -> None:
        """Let dice and bots act until a person has to."""
        try:
            self._advance()
        finally:
            self._settle()

    def _advance(self) -> None:
        while self.table.over is None:
            chance = first_chance(self.table.pending)
            if chance is not None:
                if self.typed:
                    return
                self.table.roll(self._seed)
                continue
            if (choice := self._stops.answer(())) is not None:
                self.table.append(choice)
                continue
            decision = next_decision(self.table)
            if decision is None:
                return
            self.table.choose(decision.seat, self._bots.choose(decision))
        self._finish()

    def _finish(self) -> None:
        """Show the seed; a secret file is not needed any more."""
        if not self.typed and not self.table.seed_shown:
            self.table.append(Seed(self._seed.hex()))
        if self.path is not None and self._keep:
            saves.seed_path(self.path).unlink(missing_ok=True)

    def decisions(self) -> list[Decision]:
        """What the people at this table have to decide, once the dice lie still.

        Who has just answered and is asked the same again goes on first: others wait their turn.
        """
        return [decision for decision in self._asked() if self._eyes.may_ask(decision.seat)]

    def _asked(self) -> list[Decision]:
        ours = decisions_of_people(self.table)
        return sorted(ours, key=lambda decision: (decision.seat, decision.ask) != self._busy)

    def asked(self, texts: Texts, decision: Decision) -> str:
        """A question with all that belongs to it, and how to leave the rest of the turn; before it
        what the dice would bring as they lie, and advice for those who learn."""
        scene = self.scene(decision.seat)
        text = question(texts, decision, scene)
        line = texts.say("ask-line", text=text, rule=decision.rule)
        advice = self._advice.told(texts, self.table.state, decision, scene)
        told = advice.text if advice else ""
        leave = scene.leave if scene.leave and scene.leave.more else None
        left = texts.say("leave-key", label=texts.message(leave.label)) if leave else ""
        return "\n".join(filter(None, [told, *forecast_lines(texts, scene), line, left]))

    def typed_roll(self) -> Chance | None:
        """A roll of real dice, or a draw of a real card, that the table waits for."""
        if not self.typed or self.hand_over is not None:
            return None
        return first_chance(self.table.pending)

    def leave(self, decision: Decision) -> None:
        """Whoever is asked wants nothing more this turn."""
        found = self.scene(decision.seat).leave
        if found is None:
            raise Problem("nothing-to-leave")
        self.choose(decision.seat, found.action, leaving=True)

    def choose(self, seat: int, action: Action, leaving: bool = False) -> None:
        """A person acts; then dice and bots."""
        asked = next((item for item in self.decisions() if item.seat == seat), None)
        self._busy = (seat, asked.ask if asked else "")
        before = self.table.state
        self.table.choose(seat, action)
        if leaving:
            self._stops.leave(seat)
        self._advice.answered(before, asked)
        self.advance()

    def enter(self, chance: Chance, text: str) -> None:
        """Real dice were rolled, or a real card drawn, and typed in."""
        self.table.append(read_typed(self.game, chance, text))
        self.advance()

    def undo_plan(self) -> Undo:
        """The undo of what a person did last."""
        return self.table.undo_plan(*self.table.people)

    def undo(self, undo: Undo) -> None:
        """Take back, with the agreement the plan names."""
        self.table.append(undo)
        self._told = len(self.table.line)
        self._settle()

    def redo(self, redo: Redo) -> None:
        """Put back what was taken back last, with the agreement the plan names."""
        self.table.append(redo)
        self.advance()


def new_session(plan: Plan) -> Session:
    """A new game, kept on disk from its first event."""
    table, seed = new_table(plan)
    return Session(table, seed, None, plan.guided)


class Resumed(Struct):
    """A game taken up again, and what had to be said about its record."""

    session: Session
    notes: list[Problem]


def read_file(path: Path, pack: Path | None) -> Reading:
    """The record in a file, as far as it is valid."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        folder = str(saves.games_folder())
        raise Problem("no-such-record", file=str(path), folder=folder) from None
    except OSError as error:
        raise Problem("unreadable-file", file=str(path), detail=error.strerror or "") from None
    try:
        return read_record(data, lambda id: load_game(id, pack), saves.read_seed(path))
    except Problem as problem:
        if problem.code == "bad-options":
            raise Problem("record-options", problem=problem) from None
        raise


def resume_session(path: Path, pack: Path | None = None) -> Resumed:
    """Take up a kept game. A damaged record is set aside and its good part goes on.

    A game that takes another course by the rules and the content here is refused.
    """
    reading = read_file(path, pack)
    if reading.other_course is not None:
        raise reading.other_course
    table, fault = reading.table, reading.fault
    seed = reading.seed or _seed_of(table, path)
    if seed is None:
        raise Problem("seed-missing", path=str(saves.seed_path(path)))
    notes = [Problem("same-course", begun=begun) for begun in reading.warnings[:1]]
    if fault is not None:
        try:
            aside = saves.put_right(path, write_record(table.header, table.noted))
        except OSError as error:
            detail = error.strerror or ""
            raise Problem("unreadable-file", file=str(path), detail=detail) from None
        notes.append(
            Problem(
                "record-damaged",
                line=fault.line,
                problem=fault.problem,
                kept=len(table.entries),
                aside=str(aside),
            )
        )
    return Resumed(Session(table, seed, path), notes)


def _seed_of(table: Table, path: Path) -> bytes | None:
    """The seed that the rest of the game is rolled with; typed dice need none, bots always do."""
    seed = saves.read_seed(path)
    if table.header.dice == "typed":
        return seed or fair.new_seed()
    fits = seed is not None and fair.commitment(seed) == table.header.commitment
    return seed if fits else None
