"""A table, and its record as it is on disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from msgspec.structs import replace

from beachhead.kernel import days
from beachhead.kernel.contract import (
    AnyGame,
    Chance,
    Choice,
    Decision,
    Outcome,
    Over,
    first_chance,
)
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import Entry, Noted, Redo, Seed, Undo, write_entry
from beachhead.kernel.record import other_course, read_again, write_record
from beachhead.kernel.scene import Panel, Scene
from beachhead.kernel.table import Mark, SeatPlan, Table
from beachhead.kernel.tail import Tail
from beachhead.locale import Texts
from beachhead.playing.advice import Advice, Heard
from beachhead.playing.plans import now, voice
from beachhead.playing.stops import Stops
from beachhead.server.replaying import off_the_loop, played
from beachhead.server.snapshots import open_at, take
from beachhead.server.stores import Gone, Kept, Life, Standing, Store
from beachhead.server.words import Words

T = TypeVar("T")
REMEMBERED = 32
"""Ways to look at states of a table that are remembered."""


class _Mark(NamedTuple):
    """What is on disk of a table, and what follows from it."""

    table: Mark
    entered: list[int]
    heard: Heard
    second_thoughts: int


class KeptTable:
    """What has been played. Whatever is added is kept by `save`, or undone by `go_back`."""

    def __init__(self, game: AnyGame, kept: Kept, store: Store) -> None:
        self.id = kept.id
        self.game = game
        self.seed = bytes.fromhex(kept.seed)
        self.kept = kept
        self._store = store
        self._told: dict[tuple[str, int, int | None], tuple[Any, Any]] = {}
        """What was seen of which state lately, and the state itself."""
        self._set_up(kept)

    def _set_up(self, kept: Kept) -> None:
        """The table as it is kept, and nothing else."""
        self._seat(kept)
        self.touched = kept.touched
        self.halted: Problem | None = None
        """Why nothing more can happen here: by the rules and cards here it takes another course, or
        it is damaged."""
        self._play_again(kept)
        if self.halted is not None and self.table.line.first:
            self._play_again(replace(kept, snapshot=None))
        if kept.damaged and self.halted is None:
            self.halted = Problem("entry-damaged", entry=self.version + 1)
        self.unread = kept.entries[self.version :]
        """Entries on disk that cannot have happened so by the rules and cards here."""
        self._unsaved: list[Noted] = []
        unsaved = self._unsaved
        # Not a method: a room that leads to itself would stay in memory after it is put away.
        self.table.journal = lambda _, noted: unsaved.append(noted)
        self._mark = self._marked()
        """What is on disk: to go back to without asking a disk that may not answer."""

    def _play_again(self, kept: Kept) -> None:
        """All entries, or those after the snapshot."""
        try:
            self.table = Table(self.game, kept.header)
        except Problem as problem:
            raise Problem("record-options", problem=problem) from None
        self.halted = None
        held = open_at(self.table, kept)
        first, steps = self.version, len(self.table.line)
        self._lengths = Tail([steps], first)
        """How long the line of play was after each entry."""
        counts = held.entered if held else (0,) * len(kept.header.seats)
        self.entered: list[Tail[Entry]] = [Tail(first=count) for count in counts]
        """What each seat has entered into the record, besides dice."""
        self.second_thoughts = held.second_thoughts if held else 0
        """How often something was taken back, or put back."""
        rolls = self.table.rolls_of_all()
        self.rolled = {
            seat: Tail[Outcome](first=rolls[seat]) for seat in (None, *range(len(counts)))
        }
        """What each has rolled or drawn."""
        self.advice = Advice(self.game, kept.guided)
        self.stops = Stops(self.table)
        self._read(kept.entries[first:])

    def _read(self, entries: Sequence[Noted]) -> None:
        """Let entries count that are on disk, as far as they can have happened so."""
        seed = None if self.typed else self.seed
        for noted in entries:
            try:
                self.append(read_again(self.table, noted, seed), noted.state)
            except Problem as problem:
                self.halted = other_course(self.table, noted.event, problem)
                break

    def _seat(self, kept: Kept) -> None:
        """Who sits here, and how they are called."""
        self.people = kept.people
        self.lobby = kept.lobby
        """Who is to come before anybody plays; None once the game has begun."""
        self._words: dict[str, Words] = {}

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return len(self.table.entries)

    @property
    def told_version(self) -> int:
        """The version as browsers are told: none that they know from before all was put back."""
        return self._store.restored + self.version

    @property
    def typed(self) -> bool:
        """Whether people roll their own dice."""
        return self.table.header.dice == "typed"

    @property
    def closed(self) -> bool:
        """Whether the game has ended for good: the last of real dice may have been typed wrong.

        Who plays alone may take the last step back, though the seed is shown: the record tells.
        Nobody may in a daily battle.
        """
        if self.table.over is None or self.typed:
            return False
        return self.table.alone is None or bool(self.table.header.day)

    @property
    def gone(self) -> bool:
        """Whether it is not kept any more."""
        return isinstance(self.halted, Gone)

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, as far as can be read here or not."""
        if self.unread:
            return self.unread[-1].event == write_entry(Seed(self.seed.hex()))
        return self.table.over is not None

    @property
    def told_whole(self) -> bool:
        """Whether its record has no secrets left.

        A daily battle is played alone, and its seed is never in it: where later rules halt it,
        nobody can say whether it was over, and its player has seen all of it.
        """
        return self.finished or (self.halted is not None and bool(self.table.header.day))

    @property
    def record(self) -> str:
        """All that is on disk; it tells everything, so only when there are no secrets left."""
        if not self.told_whole:
            raise Problem("not-over")
        return write_record(self.table.header, (*self.table.noted, *self.unread))

    @property
    def seed_shown(self) -> str:
        """The seed of the dice, once the game is over."""
        last = self.table.entries.known[-1:]
        return "".join(entry.hex for entry in last if isinstance(entry, Seed))

    @property
    def pending(self) -> tuple[Decision | Chance, ...]:
        """What this table waits for: nothing before it has begun, or once it is over or halted."""
        pending = self.table.pending
        if isinstance(pending, Over) or self.halted or self.lobby is not None:
            return ()
        return pending

    @property
    def must_roll(self) -> bool:
        """Whether dice are to fall that fall by themselves."""
        return not self.typed and first_chance(self.pending) is not None

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits here, as everybody is called now."""
        return tuple(
            SeatPlan(person.name, plan.bot)
            for plan, person in zip(self.table.header.seats, self.people, strict=True)
        )

    def voice(self, language: str) -> Texts:
        """How this table is spoken of in a language."""
        return self.words(language).texts

    def words(self, language: str) -> Words:
        """What is said here in a language: by one voice, until somebody is called otherwise."""
        if language not in self._words:
            self._words[language] = Words(voice(language, self.game, self.seats))
        return self._words[language]

    def look(self, at: int, viewer: int | None, asked: bool) -> Scene:
        """The table after a step as a seat (None: a spectator) sees it, who is `asked` or not."""
        game = self.game
        tell = game.scene if asked else game.glance
        return self._seen(at, viewer, tell.__name__, tell)

    def lying(self, at: int, viewer: int | None) -> tuple[Panel, ...]:
        """What a seat sees on the table after a step, without what it is told besides."""
        return self._seen(at, viewer, "panels", self.game.panels)

    def _seen(
        self, at: int, viewer: int | None, what: str, tell: Callable[[Any, int | None], T]
    ) -> T:
        """What a game tells of a state, told once for each viewer."""
        state = self.state_at(at)
        of, told = self._told.get((what, id(state), viewer), (None, None))
        if of is not state:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            told = tell(self.game.view(state, viewer), viewer)
            self._told[what, id(state), viewer] = (state, told)
        return cast(T, told)

    def state_at(self, at: int) -> Any:
        """The state after a step."""
        line = self.table.line
        if at == len(line):
            return self.table.state
        return line[at - 1].state if at else self.table.first_state

    def last_seen(self, version: int) -> int:
        """The last step that somebody who was at a version has seen, and that still counts."""
        if not self._lengths.first <= version <= self.version:
            return 0
        return min(self._lengths[version:].known)

    def length_after(self, entries: int) -> int:
        """How long the line of play was after so many entries."""
        return self._lengths[entries]

    def check_open(self) -> None:
        """Whether anything can still happen here."""
        if self.halted is not None:
            raise self.halted
        if self.lobby is not None:
            raise Illegal("not-begun")
        if self.closed:
            raise Illegal("closed")

    def append(self, entry: Entry, kept: str | None = None) -> None:
        """Let an entry count; `kept` is the fingerprint that one from the disk was kept with."""
        before = self.table.state
        asked = None
        if isinstance(entry, Choice) and self.advice.wanted:
            asked = self.table.decision(entry.seat)
        self.table.append(entry, kept)
        self._note(entry)
        self.advice.answered(before, asked)

    def _note(self, entry: Entry) -> None:
        before = self._lengths[-1]  # an entry may have come with one that says by which rules
        self._lengths.extend([before] * (self.version - len(self._lengths)))
        self._lengths.append(len(self.table.line))
        if isinstance(entry, Choice | Undo | Redo):
            self.entered[entry.seat].append(entry)
            self.second_thoughts += not isinstance(entry, Choice)
        elif isinstance(entry, Outcome):
            self.rolled[entry.seat].append(entry)

    def roll(self) -> None:
        """Dice fall by themselves, unless people roll their own; at the end the seed is shown.

        But not that of a daily battle, which others have yet to play.
        """
        while self.must_roll:
            self.table.roll(self.seed)
            self._note(self.table.entries[-1])
        hidden = self.typed or self.table.header.day
        if self.table.over is not None and not hidden and not self.table.seed_shown:
            self.append(Seed(self.seed.hex()))

    async def save(self) -> None:
        """Have everything on disk."""
        standing = Standing(self.life, self._merit())
        first = self.version - len(self._unsaved) + 1
        await self._store.append(self.id, first, list(self._unsaved), standing)
        self._unsaved.clear()
        self._mark = self._marked()
        self.touched = now()

    @property
    def life(self) -> Life:
        """How far it has come."""
        if self.table.over is not None:
            return "over"
        return "going" if any(self.entered) else "empty"

    def _merit(self) -> tuple[int, ...] | None:
        """What a daily battle came to, if it is over while nobody can know its dice."""
        if self.table.over is None or not self._day_is_open:
            return None
        return self.game.merit(self.table.state)

    @property
    def _day_is_open(self) -> bool:
        """Whether it is a daily battle of a day on which others are still to meet its dice."""
        day = self.table.header.day
        return bool(day) and days.is_open(days.read_day(day))

    @property
    def public(self) -> bool:
        """Whether whoever has the address may look back at it."""
        return self.finished and not self._day_is_open

    def _marked(self) -> _Mark:
        counts = [len(entered) for entered in self.entered]
        return _Mark(self.table.mark(), counts, self.advice.mark(), self.second_thoughts)

    def go_back(self) -> None:
        """To what is on disk; nothing is played again, however long the game is."""
        table, counts, heard, self.second_thoughts = self._mark
        self.table.back_to(table)
        self._unsaved.clear()
        self._lengths.cut(self.version + 1)
        for entered, count in zip(self.entered, counts, strict=True):
            entered.cut(count)
        for seat, rolled in self.rolled.items():
            rolled.cut(self.table.rolls_by(seat))
        self.advice.back_to(heard)
        self.stops = Stops(self.table)

    async def reach(self, steps: int) -> None:
        """Know all that happened after so many steps: for those who look back that far.

        There are none below zero. Whoever calls this sees to it that nothing happens meanwhile
        (`still`).
        """
        if max(0, steps) >= self.table.line.first:
            return
        table, entries = self.table, list(self.table.noted)
        same = await off_the_loop(len(entries), lambda: played(self.game, table.header, entries))
        table.remember(same)
        self._mark = self._marked()

    async def put_away(self) -> None:
        """Before it leaves memory: what helps to open it again."""
        if (snapshot := take(self)) is not None:
            await self._store.keep_snapshot(self.id, snapshot)

    async def touch(self) -> bool:
        """Have it kept as if something had just happened; whether it is still there."""
        there = await self._store.touch(self.id)
        if there:
            self.touched = now()
        return there

    async def change(self, kept: Kept) -> None:
        """Have somebody else sit here, or under another name, or begin."""
        await self._store.change(kept)
        self._seat_anew(replace(kept, touched=now(), revision=kept.revision + 1))

    def _seat_anew(self, kept: Kept) -> None:
        self.touched = kept.touched
        other_seats = kept.header != self.kept.header
        self.kept = kept
        self._seat(kept)
        if other_seats:  # which is possible only while there is no entry
            self._set_up(kept)

    async def fetch(self) -> bool:
        """Take in what other processes have kept, or forgotten; whether there was anything."""
        if self.gone:
            return False
        before = self.version
        try:
            more = await self._store.since(self.id, before)
        except Gone as gone:
            self.halted = gone
            return True
        if more is None or self.halted is not None:
            return False
        if not more.entries and more.revision == self.kept.revision:
            return False
        if any(noted.event.split(" ")[1] == "undoes" for noted in more.entries):
            await self.reach(0)  # it may be of something that a snapshot has left out
        self._seat_anew(replace(more, entries=()))
        self._read(more.entries)
        if more.damaged and self.halted is None:
            self.halted = Problem("entry-damaged", entry=self.version + 1)
        self.unread = more.entries[self.version - before :]
        self._unsaved.clear()
        self._mark = self._marked()
        return True
