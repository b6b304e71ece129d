"""One table with the people around it. All changes happen here, one after the other."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from beachhead.kernel.contract import AnyGame, Choice, Outcome, chance_for
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import Entry, Redo, Undo, read_action
from beachhead.kernel.table import FAR_BACK
from beachhead.kernel.tail import Tail
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.plans import check_names
from beachhead.playing.typed import read_typed
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.bots import Bots
from beachhead.server.expiry import Keeping
from beachhead.server.kept_table import KeptTable
from beachhead.server.member import Member
from beachhead.server.people import check_colour, check_name, check_phrase
from beachhead.server.sharing.exchange import Exchange
from beachhead.server.sharing.neighbours import Neighbours
from beachhead.server.sharing.news import Present, Proposed
from beachhead.server.showing import UNSEEN, Showing
from beachhead.server.stores import Gone, Kept, Overtaken, Person, Store
from beachhead.server.thinking import Thinker
from beachhead.server.view import earlier, updates_for, whole_update
from beachhead.server.waiting import WaitingRoom, fingerprint

T = TypeVar("T")
Find: TypeAlias = "Callable[[str], Awaitable[Room]]"
"""Opens a table by its id."""


class Room(KeptTable):
    """A table and the people around it: the one door to all that happens there."""

    keeping = Keeping()

    def __init__(
        self,
        game: AnyGame,
        kept: Kept,
        store: Store,
        thinker: Thinker,
        exchange: Exchange,
    ) -> None:
        super().__init__(game, kept, store)
        self.neighbours = Neighbours(self, exchange)
        self.members: set[Member] = set()
        self._lock = asyncio.Lock()
        self.waiting = WaitingRoom(self)
        self._bots = Bots(self, thinker)
        self.proposal: Proposed | None = None
        self._proposals = 0
        self._deciding = 0
        """How many wait with what they have decided: what happened before is shown with that."""
        self._shown = asyncio.Event()
        """Whether everybody has been shown all that happened."""
        self._shown.set()
        self._late: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody is here, no bot is thinking, and the table is not open to anybody."""
        return not (self.members or self._bots.busy or self.waiting.is_open)

    @property
    def screens(self) -> list[Member | Present]:
        """All at this table, wherever they are connected."""
        return [*self.members, *self.neighbours.screens]

    def seats_of(self, keys: tuple[str, ...]) -> frozenset[int]:
        """The seats that these keys open, none for one who may watch; a stranger is refused."""
        if len(keys) > limits.KEYS:
            raise Illegal("wrong-key")
        kept = self.kept.keys
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
            if not await self.stay():
                raise Gone
            # Of what is known at a screen of several sides, some may be for one of them alone.
            shared = member.eyes.several(self.table.sides)
            member.told = 0 if shared else self.last_seen(version - self._store.restored)
            await self.reach(max(member.told, len(self.table.line) - limits.LOG_LINES))
            self.members.add(member)
            self.neighbours.tell_around()
            await self.waiting.came(member)
            member.send(whole_update(Showing(self), member))
            self.show_all(but=member)
        self._bots.wake()

    async def stay(self) -> bool:
        """Have the table kept for who is here, before others forget it; whether it is still there.

        Other processes do not know for sure who is here: they know when it was touched.
        """
        if not self.keeping.ends_soon(self):
            return True
        try:
            there = await self.touch()
        except Problem:  # nothing can be kept now, which is no reason not to look
            return True
        if there:
            self.show_all()
        else:
            await self.catch_up()
        return there

    async def leave(self, member: Member) -> None:
        """Somebody is gone."""
        if member not in self.members:
            return
        self.members.remove(member)
        self.waiting.left(member)
        self.neighbours.tell_around()
        if not self.members:
            self._bots.rest()
        async with self._lock:
            self.show_all()

    def _check_room_for(self, member: Member) -> None:
        """Those who watch are counted apart: they keep nobody from a seat."""
        others = (screen for screen in self.screens if screen is not member)
        alike = [other for other in others if bool(other.seats) == bool(member.seats)]
        if len(alike) >= limits.AT_A_TABLE:
            raise Problem("table-full", most=limits.AT_A_TABLE)

    # What people do

    async def act(self, member: Member, wish: p.Act) -> None:
        """A seat decides; whoever decides at the same time is shown both at once."""
        await self._come_to_decide()
        try:
            self.check_seat(member, wish.seat)
            action = read_action(wish.action, self.game.actions)
            entry = Choice(wish.seat, action)
            done = _known(self.entered[wish.seat], wish.number)
            if done is None:
                await self._do(entry, leaving=wish.leaving)
            elif done != entry:
                raise Illegal("stale")
        finally:
            self._have_decided()
        await self._shown.wait()

    async def _come_to_decide(self) -> None:
        """One after the other; what happened is shown once nobody waits with more of it."""
        self._deciding += 1
        try:
            await self._lock.acquire()
        except BaseException:  # gone, while others relied on us
            self._late = asyncio.create_task(self._show_late())
            raise
        finally:
            self._deciding -= 1

    def _have_decided(self) -> None:
        try:
            self._show_the_rest()
        finally:
            self._lock.release()

    async def _show_late(self) -> None:
        async with self._lock:
            self._show_the_rest()

    def _show_the_rest(self) -> None:
        if not self._deciding and not self._shown.is_set():
            self.show_all()

    async def enter(self, member: Member, wish: p.Enter) -> None:
        """Real dice lie on a real table."""
        async with self._lock:
            if not self.typed:
                raise Illegal("nothing-to-roll")
            if wish.seat in self.table.people:
                self.check_seat(member, wish.seat)
            elif not member.seats:
                raise Illegal("not-your-seat")
            done = _known(self.rolled.get(wish.seat, Tail()), wish.number)
            if done is not None:
                if sorted(done.text().split()) != sorted(wish.text.split()):
                    raise Illegal("stale")
                return
            chance = chance_for(self.table.pending, wish.seat)
            if chance is None:
                raise Illegal("nothing-to-roll")
            await self._do(read_typed(self.game, chance, wish.text))

    async def take_back(self, member: Member, wish: p.TakeBack) -> None:
        """A seat takes back what it did last, or asks the others whether it may."""
        async with self._lock:
            self.check_seat(member, wish.seat)
            if not _is_done(self.entered[wish.seat], wish.number, Undo):
                await self.reach(len(self.table.line) - FAR_BACK)
                await self._propose(member, self.table.undo_plan(wish.seat))

    async def put_back(self, member: Member, wish: p.PutBack) -> None:
        """A seat puts back what it took back, or asks the others whether it may."""
        async with self._lock:
            self.check_seat(member, wish.seat)
            if _is_done(self.entered[wish.seat], wish.number, Redo):
                return
            redo = self.table.redo_plan()
            if redo.seat != wish.seat:
                raise Illegal("not-your-undo", seat=redo.seat + 1)
            await self._propose(member, redo)

    async def _propose(self, member: Member, wanted: Undo | Redo) -> None:
        """Done at once if all who have to agree are at this screen."""
        self.check_open()
        if self.second_thoughts >= limits.SECOND_THOUGHTS:
            raise Illegal("too-many-thoughts", most=limits.SECOND_THOUGHTS)
        if set(wanted.agreed) <= member.seats:
            await self._do(wanted)
            return
        if self.proposal is not None:
            if self.proposal.wanted != wanted:
                raise Illegal("request-stands")
            return
        await self.propose(Proposed(self._proposals + 1, wanted, member.seats))
        self.neighbours.tell_wanted()

    async def propose(self, proposal: Proposed) -> None:
        """Something needs agreement, and has it from some, or from all."""
        self.proposal, self._proposals = proposal, proposal.number
        if set(proposal.wanted.agreed) <= proposal.agreed:
            await self._do(proposal.wanted)
        else:
            self.show_all()

    def decline(self, seat: int) -> None:
        """A seat is against what was proposed, or does not want it any more."""
        assert self.proposal is not None
        withdrawn = seat == self.proposal.wanted.seat
        self.proposal = None
        self.tell("proposal-withdrawn" if withdrawn else "proposal-declined", seat)
        self.show_all()

    async def answer(self, member: Member, wish: p.Answer) -> None:
        """Somebody agrees to what was proposed, or does not."""
        async with self._lock:
            self.check_seat(member, wish.seat)
            if self.proposal is None or self.proposal.number != wish.number:
                raise Illegal("stale")
            if wish.agree:
                agreed = self.proposal.agreed | member.seats
                await self.propose(self.proposal._replace(agreed=agreed))
                self.neighbours.tell_wanted()
            else:
                self.neighbours.tell_wanted(no=wish.seat)
                self.decline(wish.seat)

    async def rename(self, member: Member, wish: p.Rename) -> None:
        """A seat gets a name and a colour."""
        name, colour = check_name(wish.name), check_colour(wish.colour)
        async with self._lock:
            self.check_seat(member, wish.seat)
            people = self.called(wish.seat, Person(name, colour))
            await self.change(replace(self.kept, people=people))
            self.show_all()

    def called(self, seat: int, person: Person) -> tuple[Person, ...]:
        """Everybody, if somebody is called so: whoever has a name has it alone."""
        people = (*self.people[:seat], person, *self.people[seat + 1 :])
        check_names([one.name for one in people if one.name])
        return people

    async def phrase(self, member: Member, wish: p.Phrase) -> None:
        """A seat says something to everybody."""
        self.check_seat(member, wish.seat)
        phrase = check_phrase(self.table.sides, wish.phrase)
        self.say(wish.seat, phrase)
        self.neighbours.tell_said(wish.seat, phrase)

    def say(self, seat: int, phrase: str) -> None:
        """Something is said to all who are here."""
        said = {
            language: p.Said(seat, phrase, Texts(language).say(f"phrase-{phrase}"))
            for language in {other.language for other in self.members}
        }
        for other in self.members:
            other.send(said[other.language])

    async def again(self, member: Member, wish: p.Again, find: Find) -> None:
        """After the game, a seat calls the others to another: each gets their own keys."""
        self.check_seat(member, wish.seat)
        self.check_over()
        other_room = await find(wish.table)
        for seat, key in enumerate(wish.keys):
            if key and other_room.seats_of((key,)) != {seat}:
                raise Illegal("wrong-key")
        self.call(wish.seat, wish.table, wish.keys, but=member)
        self.neighbours.tell_called(wish.seat, wish.table, wish.keys)

    def call(self, seat: int, to: str, keys: tuple[str, ...], but: Member | None = None) -> None:
        """Those who are here are called to another table."""
        for other in self.members - {but}:
            theirs = tuple(keys[own] for own in other.in_order if own < len(keys) and keys[own])
            if theirs:
                texts = self.voice(other.language)
                text = texts.say("called-again", seat=texts.seat(seat))
                other.send(p.Called(text, to, theirs))

    async def speak(self, member: Member, language: str) -> None:
        """A connection changes its language: everything is said again."""
        if language not in LANGUAGES:
            raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
        async with self._lock:
            member.language = language
            await self._tell_again(member)

    async def older(self, member: Member, wish: p.Older) -> None:
        """Somebody reads on backwards in the log, as far as they were told of it."""
        async with self._lock:
            await self.reach(min(wish.upto, len(self.table.line)) - limits.LOG_LINES_MORE)
            member.send(earlier(self, member, wish.upto))

    async def here(self, member: Member, wish: p.Here) -> None:
        """A seat takes a screen that several share: it is shown all that is for it alone."""
        async with self._lock:
            self.check_seat(member, wish.seat)
            member.eyes.take(wish.seat)
            await self._tell_again(member)

    async def _tell_again(self, member: Member) -> None:
        await self.reach(len(self.table.line) - limits.LOG_LINES)
        member.told = 0
        member.send(whole_update(Showing(self), member))

    def check_seat(self, member: Member, seat: int | None) -> None:
        """Whether somebody at this screen sits there."""
        if seat not in member.seats:
            raise Illegal("not-your-seat")

    # What follows from it

    def wake(self) -> None:
        """It may be the turn of bots, or dice are to fall."""
        self._bots.wake()

    async def _do(self, entry: Choice | Outcome | Undo | Redo, leaving: bool = False) -> None:
        """Let an entry count, and all that follows it; nobody sees it before it is on disk."""
        self.check_open()
        if isinstance(entry, Undo):  # so that one sees whether there is more to take back
            await self.reach(len(self.table.line) - entry.steps - FAR_BACK)
        self.append(entry)
        if leaving and entry.seat is not None:
            self.stops.leave(entry.seat)
        await self.settle()
        self._bots.wake()

    async def settle(self) -> None:
        """What follows by itself happens, is kept, and shown; what could not be kept has not."""
        try:
            self.roll()
            while (choice := self.stops.answer(self._skipping())) is not None:
                self.append(choice)
                self.roll()
            await self.save()
        except BaseException as failure:
            self.go_back()
            for member in self.members:
                member.told = min(member.told, len(self.table.line))
            if isinstance(failure, Overtaken):
                await self.catch_up()
            raise
        self.neighbours.tell_kept()
        self._show_what_happened()

    async def change(self, kept: Kept) -> None:
        """Have somebody else sit here, or under another name, or begin."""
        try:
            await super().change(kept)
        except Overtaken:
            await self.catch_up()
            if self.halted is not None:
                raise self.halted from None
            raise
        self.neighbours.tell_kept()

    async def catch_up(self) -> None:
        """Show what other processes have kept meanwhile; whoever calls holds the lock."""
        version, waited = self.version, self.lobby
        if not await self.fetch():
            return
        seen = self.last_seen(version)
        await self.reach(seen)
        for member in self.members:
            member.told = min(member.told, seen)
        self.waiting.changed(waited)
        if self.version > version:
            self._show_what_happened()
        else:
            self.show_all()
        # Somebody here may have left their turn.
        if self.halted is None and self.stops.answer(self._skipping()) is not None:
            await self.settle()

    def _show_what_happened(self) -> None:
        proposal, self.proposal = self.proposal, None
        self._shown.clear()
        self._show_the_rest()
        if proposal is not None:
            wanted = proposal.wanted
            done = self.entered[wanted.seat].known[-1:] == [wanted]
            self.tell("proposal-done" if done else "proposal-off", wanted.seat)

    def _skipping(self) -> set[int]:
        """The seats of people who are here and need not be asked what leaves no choice."""
        here = [(seat, screen.skips) for screen in self.screens for seat in screen.seats]
        return {seat for seat, _ in here} - {seat for seat, skips in here if not skips}

    # What everybody sees

    def tell(self, message: str, seat: int | None = None) -> None:
        """Something beside the game."""
        for member in self.members:
            texts = self.voice(member.language)
            named = {} if seat is None else {"seat": texts.seat(seat)}
            member.send(p.Notice(texts.say(message, **named)))

    def show_all(self, but: Member | None = None) -> None:
        now = Showing(self)
        self._shown.set()
        for member in self.members:
            # Who comes just now, and is overtaken, has not been told the whole.
            if member is not but and member.seen is not UNSEEN:
                for update in updates_for(now, member):
                    member.send(update)


def _known(entered: Tail[T], number: int) -> T | None:
    """What has this number, if it was sent again after a lost connection; else it comes next."""
    if entered.first <= number < len(entered):
        return entered[number]
    if number != len(entered):
        raise Illegal("stale")
    return None


def _is_done(entered: Tail[Entry], number: int, kind: type[Entry]) -> bool:
    """Whether what has this number was done before; something else there comes too late."""
    done = _known(entered, number)
    if done is not None and not isinstance(done, kind):
        raise Illegal("stale")
    return done is not None
