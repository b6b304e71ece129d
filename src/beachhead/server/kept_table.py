"""A table, and its record as it is on disk."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.kernel import days
from beachhead.kernel.contract import AnyGame, Chance, Choice, Decision, Over, first_chance
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import Entry, Noted, Redo, Seed, Undo, write_entry
from beachhead.kernel.record import other_course, read_again, write_record
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import Texts
from beachhead.playing.advice import Advice
from beachhead.playing.plans import voice
from beachhead.playing.stops import Stops
from beachhead.server.stores import Kept, Life, Standing, Store


class KeptTable:
    """What has been played. Whatever is added is kept by `save`, or undone by `go_back`."""

    def __init__(self, game: AnyGame, kept: Kept, store: Store) -> None:
        self.id = kept.id
        self.game = game
        self.seed = bytes.fromhex(kept.seed)
        self.kept = kept
        self._store = store
        self._set_up(kept)

    def _set_up(self, kept: Kept) -> None:
        """The table as it is kept, and nothing else."""
        self.people = kept.people
        self.lobby = kept.lobby
        """Who is to come before anybody plays; None once the game has begun."""
        self.halted: Problem | None = None
        """Why nothing more can happen here: by the rules and cards here it takes another course, or
        it is damaged."""
        try:
            self.table = Table(self.game, kept.header)
        except Problem as problem:
            raise Problem("record-options", problem=problem) from None
        self._lengths = [0]
        """How long the line of play was after each entry."""
        self.entered: list[list[Entry]] = [[] for _ in kept.header.seats]
        """What each seat has entered into the record, besides dice."""
        self.advice = Advice(self.game, kept.guided)
        self.stops = Stops(self.table)
        seed = None if self.typed else self.seed
        for noted in kept.entries:
            try:
                self.append(read_again(self.table, noted, seed), noted.state)
            except Problem as problem:
                self.halted = other_course(self.table, noted.event, problem)
                break
        if kept.damaged and self.halted is None:
            self.halted = Problem("entry-damaged", entry=self.version + 1)
        self.unread = kept.entries[self.version :]
        """Entries on disk that cannot have happened so by the rules and cards here."""
        self._unsaved: list[Noted] = []
        self._saved = self.version
        """How many entries are on disk."""
        self.table.journal = self._journal

    def _journal(self, number: int, noted: Noted) -> None:
        self._unsaved.append(noted)

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return len(self.table.entries)

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
        last = self.table.alone is None or bool(self.table.header.day)
        return self.table.over is not None and not self.typed and last

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, as far as can be read here or not."""
        if self.unread:
            return self.unread[-1].event == write_entry(Seed(self.seed.hex()))
        return self.table.over is not None

    @property
    def record(self) -> str:
        """All that is on disk; it tells everything, so only when there are no secrets left."""
        if not self.finished:
            raise Problem("not-over")
        return write_record(self.table.header, (*self.table.noted, *self.unread))

    @property
    def seed_shown(self) -> str:
        """The seed of the dice, once the game is over."""
        entries = self.table.entries
        return entries[-1].hex if entries and isinstance(entries[-1], Seed) else ""

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
        return voice(language, self.game, self.seats)

    def last_seen(self, version: int) -> int:
        """The last step that somebody who was at a version has seen, and that still counts."""
        if not 0 <= version <= self.version:
            return 0
        return min(self._lengths[version:])

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
        self._lengths += [before] * (self.version - len(self._lengths)) + [len(self.table.line)]
        if isinstance(entry, Choice | Undo | Redo):
            self.entered[entry.seat].append(entry)

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
        await self._store.append(self.id, self._saved + 1, self._unsaved, standing)
        self._saved += len(self._unsaved)
        self._unsaved = []

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

    def go_back(self) -> None:
        """To what is on disk, which we know without asking a disk that may not answer."""
        self._set_up(replace(self.kept, entries=tuple(self.table.noted[: self._saved])))

    async def change(self, kept: Kept) -> None:
        """Have somebody else sit here, or under another name, or begin."""
        await self._store.change(kept)
        other_seats = kept.header != self.kept.header
        self.kept, self.people, self.lobby = kept, kept.people, kept.lobby
        if other_seats:
            self.go_back()
