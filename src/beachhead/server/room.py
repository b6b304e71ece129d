"""One table with the people around it. All changes happen here, one after the other."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import Counter
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import TypeVar

from msgspec.structs import replace

from beachhead.kernel.contract import (
    AnyGame,
    Choice,
    Decision,
    Outcome,
    Over,
    chance_for,
    first_chance,
)
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import (
    Entry,
    Redo,
    Seed,
    Undo,
    read_action,
    read_entry,
    write_entry,
)
from beachhead.kernel.record import differences
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.bots import BotSeats
from beachhead.playing.plans import check_names, voice
from beachhead.playing.typed import read_typed
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.people import check_colour, check_name, check_phrase
from beachhead.server.store import Kept, Person, Store
from beachhead.server.thinking import Thinker
from beachhead.server.view import Member, updates_for, whole_update

AGAIN = 1.0
"""Seconds until a bot that could not play tries again."""
T = TypeVar("T")
log = logging.getLogger("beachhead.server")


def fingerprint(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode()).hexdigest()


class Room:
    """A running table."""

    def __init__(self, game: AnyGame, kept: Kept, store: Store, thinker: Thinker) -> None:
        self.id = kept.id
        self.game = game
        self.members: set[Member] = set()
        self._kept = kept
        self._store = store
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._bots_at_work: asyncio.Task[None] | None = None
        self.proposal: tuple[Undo | Redo, frozenset[int]] | None = None
        """Something that needs agreement, and who has agreed so far."""
        self._set_up(kept)

    def _set_up(self, kept: Kept) -> None:
        """The table as it is kept, and nothing else."""
        self.people = kept.people
        self.guided = kept.guided
        self.halted = next(iter(differences(self.game, kept.header)), None)
        """Why nothing more can happen here: the table was begun with other rules or cards."""
        try:
            self.table = Table(self.game, kept.header)
        except Problem as problem:
            raise self.halted or problem from None
        self._lengths = [0]
        """How long the line of play was after each entry."""
        self.entered: list[list[Entry]] = [[] for _ in kept.header.seats]
        """What each seat has entered into the record, besides dice."""
        self.answered: Counter[tuple[int, str]] = Counter()
        """How often each seat has answered each question, at a table for learning."""
        try:
            for body in kept.entries:
                self._append(read_entry(body, self.game.actions))
        except Problem as problem:
            self.halted = self.halted or problem
        self._unsaved: list[str] = []
        self._saved = self.version
        """How many entries are on disk."""
        self.table.journal = self._journal
        self._seed = bytes.fromhex(kept.seed)
        self._bots = BotSeats(self.table, self._seed)

    def _journal(self, number: int, entry: Entry) -> None:
        self._unsaved.append(write_entry(entry))

    def _append(self, entry: Entry) -> None:
        asked = None
        if isinstance(entry, Choice) and self.guided:
            asked = self.table.decision(entry.seat)
        self.table.append(entry)
        self._note(entry)
        if asked is not None:
            self.answered[asked.seat, asked.ask] += 1

    def _note(self, entry: Entry) -> None:
        self._lengths.append(len(self.table.line))
        if isinstance(entry, Choice | Undo | Redo):
            self.entered[entry.seat].append(entry)

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return len(self.table.entries)

    @property
    def idle(self) -> bool:
        """Whether nobody is here, and no bot is thinking."""
        working = self._bots_at_work is not None and not self._bots_at_work.done()
        return not self.members and not working

    @property
    def typed(self) -> bool:
        """Whether people roll their own dice."""
        return self.table.header.dice == "typed"

    @property
    def closed(self) -> bool:
        """Whether the game has ended for good: the last of real dice may have been typed wrong."""
        return self.table.over is not None and not self.typed

    @property
    def seed_shown(self) -> str:
        """The seed of the dice, once the game is over."""
        entries = self.table.entries
        return entries[-1].hex if entries and isinstance(entries[-1], Seed) else ""

    def seats_of(self, keys: tuple[str, ...]) -> frozenset[int]:
        """The seats that these keys open, none for one who may watch; a stranger is refused."""
        kept = self._kept.keys
        opened: set[int] = set()
        for key in keys:
            mark = fingerprint(key)
            # Every key is compared with every fingerprint, so that the time tells nothing.
            same = [hmac.compare_digest(mark, known) for known in kept]
            opened |= {place for place, fits in enumerate(same) if fits}
        if not opened:
            raise Illegal("wrong-key")
        return frozenset(opened & set(self.table.people))

    def check_over(self) -> None:
        """Some things are told only when there are no secrets left."""
        if self.table.over is None:
            raise Problem("not-over")

    def still(self) -> asyncio.Lock:
        """While this is held nothing happens, and all that has happened is on disk."""
        return self._lock

    # Coming and going

    async def join(self, member: Member, version: int) -> None:
        """Somebody sits down, or comes back and knows the table up to a version."""
        async with self._lock:
            self._check_room_for(member)
            member.told = self._common(version)
            self.members.add(member)
            member.send(whole_update(self, member))
            self._show_all(but=member)
        self._wake_bots()

    async def leave(self, member: Member) -> None:
        """Somebody is gone."""
        if member not in self.members:
            return
        self.members.remove(member)
        async with self._lock:
            self._show_all()

    def _check_room_for(self, member: Member) -> None:
        """Those who watch are counted apart: they keep nobody from a seat."""
        alike = [other for other in self.members if bool(other.seats) == bool(member.seats)]
        if len(alike) >= limits.AT_A_TABLE:
            raise Problem("table-full", most=limits.AT_A_TABLE)

    def _common(self, version: int) -> int:
        """The last step that somebody who was at a version has seen, and that still counts."""
        if not 0 <= version <= self.version:
            return 0
        return min(self._lengths[version:])

    # What people do

    async def act(self, member: Member, wish: p.Act) -> None:
        """A seat decides."""
        async with self._lock:
            self._own(member, wish.seat)
            action = read_action(wish.action, self.game.actions)
            entry = Choice(wish.seat, action)
            done = _known(self.entered[wish.seat], wish.number)
            if done is None:
                await self._do(entry)
            elif done != entry:
                raise Illegal("stale")

    async def enter(self, member: Member, wish: p.Enter) -> None:
        """Real dice lie on a real table."""
        async with self._lock:
            if not self.typed:
                raise Illegal("nothing-to-roll")
            if wish.seat in self.table.people:
                self._own(member, wish.seat)
            elif not member.seats:
                raise Illegal("not-your-seat")
            rolls = [e for e in self.table.entries if isinstance(e, Outcome)]
            mine = [roll.text() for roll in rolls if roll.seat == wish.seat]
            done = _known(mine, wish.number)
            if done is not None:
                if done != wish.text:
                    raise Illegal("stale")
                return
            chance = chance_for(self.table.pending, wish.seat)
            if chance is None:
                raise Illegal("nothing-to-roll")
            await self._do(read_typed(self.game, chance, wish.text))

    async def take_back(self, member: Member, wish: p.TakeBack) -> None:
        """A seat takes back what it did last, or asks the others whether it may."""
        async with self._lock:
            self._own(member, wish.seat)
            if not isinstance(_known(self.entered[wish.seat], wish.number), Undo):
                await self._propose(member, self.table.undo_plan(wish.seat))

    async def put_back(self, member: Member, wish: p.PutBack) -> None:
        """A seat puts back what it took back, or asks the others whether it may."""
        async with self._lock:
            self._own(member, wish.seat)
            if isinstance(_known(self.entered[wish.seat], wish.number), Redo):
                return
            redo = self.table.redo_plan()
            if redo.seat != wish.seat:
                raise Illegal("not-your-undo", seat=redo.seat + 1)
            await self._propose(member, redo)

    async def _propose(self, member: Member, wanted: Undo | Redo) -> None:
        """Done at once if all who have to agree are at this screen."""
        self._check_open()
        if set(wanted.agreed) <= member.seats:
            await self._do(wanted)
            return
        self.proposal = (wanted, member.seats)
        self._show_all()

    async def answer(self, member: Member, wish: p.Answer) -> None:
        """Somebody agrees to what was proposed, or does not."""
        async with self._lock:
            self._own(member, wish.seat)
            if self.proposal is None:
                raise Illegal("stale")
            wanted, agreed = self.proposal
            if (wanted.seat, len(self.entered[wanted.seat])) != (wish.to, wish.number):
                raise Illegal("stale")
            agreed |= member.seats
            if not wish.agree:
                self.proposal = None
            elif set(wanted.agreed) <= agreed:
                await self._do(wanted)
                return
            else:
                self.proposal = (wanted, agreed)
            self._show_all()

    async def rename(self, member: Member, wish: p.Rename) -> None:
        """A seat gets a name and a colour."""
        async with self._lock:
            self._own(member, wish.seat)
            name = check_name(wish.name)
            colour = check_colour(wish.colour)
            people = list(self.people)
            people[wish.seat] = Person(name, colour)
            check_names([person.name for person in people if person.name])
            await self._store.call(self.id, tuple(people))
            self.people = tuple(people)
            self._show_all()

    async def phrase(self, member: Member, wish: p.Phrase) -> None:
        """A seat says something to everybody."""
        self._own(member, wish.seat)
        phrase = check_phrase(wish.phrase)
        for other in self.members:
            text = Texts(other.language).say(f"phrase-{phrase}")
            other.send(p.Said(wish.seat, phrase, text))

    async def speak(self, member: Member, language: str) -> None:
        """A connection changes its language: everything is said again."""
        if language not in LANGUAGES:
            raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
        async with self._lock:
            member.language = language
            member.told = 0
            member.send(whole_update(self, member))

    def _own(self, member: Member, seat: int | None) -> None:
        if seat not in member.seats:
            raise Illegal("not-your-seat")

    # What follows from it

    async def _do(self, entry: Entry) -> None:
        """Let an entry count, and the dice that follow it; nobody sees it before it is on disk."""
        self._check_open()
        self._append(entry)
        await self._settle()
        self._wake_bots()

    def _check_open(self) -> None:
        """Whether anything can still happen here."""
        if self.halted is not None:
            raise self.halted
        if self.closed:
            raise Illegal("closed")

    async def _settle(self) -> None:
        """Let the dice fall, keep it all, and show it; what could not be kept has not happened."""
        try:
            self._roll()
            await self._save()
        except BaseException:
            self._go_back()
            raise
        self.proposal = None
        self._show_all()

    def _roll(self) -> None:
        """Dice fall by themselves, unless people roll their own; at the end the seed is shown."""
        while self._must_roll():
            self.table.roll(self._seed)
            self._note(self.table.entries[-1])
        if self.table.over is not None and not self.typed and not self.seed_shown:
            self._append(Seed(self._seed.hex()))

    async def _save(self) -> None:
        await self._store.append(self.id, self._saved + 1, self._unsaved)
        self._saved += len(self._unsaved)
        self._unsaved = []

    def _go_back(self) -> None:
        """To what is on disk, which we know without asking a disk that may not answer."""
        entries = tuple(map(write_entry, self.table.entries[: self._saved]))
        self._set_up(replace(self._kept, people=self.people, entries=entries))
        for member in self.members:
            member.told = min(member.told, len(self.table.line))

    def _wake_bots(self) -> None:
        if self._bots_at_work is None or self._bots_at_work.done():
            self._bots_at_work = asyncio.create_task(self._let_bots_play())
            self._bots_at_work.add_done_callback(_log_failure)

    async def _let_bots_play(self) -> None:
        """As long as somebody is here; whatever goes wrong, they try again."""
        while self.members:
            try:
                if not await self._let_a_bot_play():
                    return
            except (Problem, BrokenProcessPool) as problem:
                log.warning("a bot tries again: %r", problem)
                await asyncio.sleep(AGAIN)

    async def _let_a_bot_play(self) -> bool:
        """One decision of a bot; False if there is none."""
        async with self._lock:
            if self._must_roll():
                await self._settle()
            decision = self._bot_decision()
        if decision is None:
            return False
        action = await self._thinker.choose(self.table, self._seed, decision)
        async with self._lock:
            if self._bot_decision() == decision:  # else somebody has acted meanwhile: look again
                self._append(Choice(decision.seat, action))
                await self._settle()
        return True

    def _must_roll(self) -> bool:
        return not self.typed and not self.halted and first_chance(self.table.pending) is not None

    def _bot_decision(self) -> Decision | None:
        pending = self.table.pending
        if isinstance(pending, Over) or self.halted or first_chance(pending) is not None:
            return None
        return self._bots.next_decision()

    # What everybody sees

    def _show_all(self, but: Member | None = None) -> None:
        for member in self.members:
            if member is not but:
                for update in updates_for(self, member):
                    member.send(update)

    def voice(self, language: str) -> Texts:
        """How this table is spoken of in a language."""
        seats = tuple(
            SeatPlan(person.name, plan.bot)
            for plan, person in zip(self.table.header.seats, self.people, strict=True)
        )
        return voice(language, self.game, seats)


def _known(entered: Sequence[T], number: int) -> T | None:
    """What has this number, if it was sent again after a lost connection; else it comes next."""
    if 0 <= number < len(entered):
        return entered[number]
    if number != len(entered):
        raise Illegal("stale")
    return None


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("bots stopped", exc_info=error)
