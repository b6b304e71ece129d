"""A table as it is now, for all who are there: what several of them are told is told once."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from beachhead.kernel.contract import Decision, Pending
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.scene import Panel, Scene
from beachhead.locale import Texts
from beachhead.playing.telling import called
from beachhead.server import protocol as p
from beachhead.server.log import is_for_all, log_lines
from beachhead.server.words import Lying

if TYPE_CHECKING:
    from beachhead.server.room import Room


class Decisive(NamedTuple):
    """A step that decided something."""

    at: int
    pending: Pending
    """What might have followed."""
    eyes: frozenset[int | None]
    """Who saw it: None for everybody."""


class Seen(NamedTuple):
    """What somebody was shown last of what all are shown who see the same; None for nothing."""

    panels: Lying = ()
    players: tuple[p.Player, ...] | None = None
    game: str | None = None
    commitment: str | None = None
    lookup: tuple[p.NotesPanel, ...] | None = None


UNSEEN = Seen()


class Shown(NamedTuple):
    """What is shown alike to all who have seen the same, and see the same now."""

    screen: p.Screen
    seen: Seen
    """What they have seen with it."""
    cards: tuple[str, ...]
    """Those that are new there."""
    found_by: tuple[object, ...]
    """Kept, so that nothing else has its place in memory."""


class Showing:
    """One table at one moment. It is good until something happens there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.line = room.table.line
        self.at = len(self.line)
        self.version, self.typed = room.told_version, room.typed
        self.pending = room.pending
        self.decisions = [item for item in self.pending if isinstance(item, Decision)]
        self.busy = frozenset(item.seat for item in self.pending if item.seat is not None)
        self._common: dict[str, p.Screen] = {}
        self._shown: dict[tuple[object, ...], Shown] = {}
        self._same: dict[tuple[object, ...], Seen] = {}
        self._updates: dict[tuple[object, ...], p.Update] = {}
        self._logs: dict[tuple[object, ...], tuple[p.LogLine, ...]] = {}
        self._for_all: dict[tuple[int, int], bool] = {}
        self._decisive: dict[int, tuple[Decisive, ...]] = {}

    @cached_property
    def screens(self) -> tuple[int, ...]:
        """How many screens show the table to each seat."""
        count = [0] * len(self.room.people)
        for screen in self.room.screens:
            for seat in screen.seats:
                count[seat] += 1
        return tuple(count)

    @cached_property
    def redo(self) -> Redo | None:
        """What can be put back."""
        try:
            return self.room.table.redo_plan()
        except Illegal:
            return None

    def decisive(self, told: int) -> tuple[Decisive, ...]:
        """The steps after so many that decided something."""
        if told not in self._decisive:
            last = self.at if self.room.table.over is not None else self.at - 1
            found = []
            for at in range(told + 1, last + 1):
                step = self.line[at - 1]
                eyes = frozenset(fact.seen_by() for fact in step.facts if fact.decisive)
                if eyes:
                    found.append(Decisive(at, step.pending, eyes))
            self._decisive[told] = tuple(found)
        return self._decisive[told]

    def players(self, language: str, busy: frozenset[int] = frozenset()) -> tuple[p.Player, ...]:
        """Who sits where, and for whom the table waits."""
        room, words = self.room, self.room.words(language)
        return words.players(
            (self.screens, busy), lambda: _players(room, words.texts, busy, self.screens)
        )

    def log(
        self, language: str, after: int, upto: int, viewer: int | None
    ) -> tuple[p.LogLine, ...]:
        """What happened between two steps, to those who see it happen."""
        steps = (after, upto)
        if steps not in self._for_all:
            self._for_all[steps] = is_for_all(self.line, after, upto)
        key = (language, steps) if self._for_all[steps] else (language, steps, viewer)
        if key not in self._logs:
            texts = self.room.voice(language)
            lines = log_lines(texts, self.line, after, viewer, upto, highlights=True)
            self._logs[key] = lines
        return self._logs[key]

    def table(self, language: str, scene: Scene, before: Seen) -> Shown:
        """The table as it is now to those who have seen this before."""
        return self._all(self._now(language), language, scene, before, self.busy)

    def covered(self, language: str, scene: Scene) -> Shown:
        """A table at which nobody is asked anything, to those who have seen nothing before."""
        now = self._now(language)
        bare = p.Screen(panels=(), game=now.game, commitment=now.commitment)
        return self._all(bare, language, scene, UNSEEN, frozenset())

    def _all(
        self, now: p.Screen, language: str, scene: Scene, before: Seen, busy: frozenset[int]
    ) -> Shown:
        key = (id(now), id(scene.panels), id(scene.lookup), id(before))
        if (shown := self._shown.get(key)) is None:
            seen = self._seen(now, language, scene, busy)
            panels, cards = self.room.words(language).news(before.panels, seen.panels)
            screen = replace(
                now,
                panels=panels,
                players=None if seen.players == before.players else seen.players,
                game=None if seen.game == before.game else seen.game,
                commitment=None if seen.commitment == before.commitment else seen.commitment,
                lookup=None if seen.lookup == before.lookup else seen.lookup,
            )
            shown = self._shown[key] = Shown(screen, seen, cards, (now, scene, before))
        return shown

    def _seen(self, now: p.Screen, language: str, scene: Scene, busy: frozenset[int]) -> Seen:
        """The very same for all who see the same, whatever they have seen before."""
        words = self.room.words(language)
        panels, lookup = words.panels(scene.panels), words.notes(scene)
        key = (id(now), id(panels), id(lookup))
        if (seen := self._same.get(key)) is None:
            players = self.players(language, busy)
            seen = self._same[key] = Seen(panels, players, now.game, now.commitment, lookup)
        return seen

    def moment(self, language: str, lying: tuple[Panel, ...], before: Seen) -> Shown:
        """What lay there for a moment; all else is as before."""
        key = (language, id(lying), id(before))
        if (shown := self._shown.get(key)) is None:
            words = self.room.words(language)
            seen = before._replace(panels=words.panels(lying))
            panels, cards = words.news(before.panels, seen.panels)
            shown = self._shown[key] = Shown(p.Screen(panels), seen, cards, (lying, before))
        return shown

    def update(self, shown: Shown, after: int, log: tuple[p.LogLine, ...], look: bool) -> p.Update:
        """What is shown, and what happened after a step."""
        key = (id(shown), after, id(log))
        if (update := self._updates.get(key)) is None:
            update = p.Update(self.version, shown.screen, log, after, look=look)
            self._updates[key] = update
        return update

    def _now(self, language: str) -> p.Screen:
        """What everybody is told in a language, without what lies there."""
        if language not in self._common:
            room, texts = self.room, self.room.voice(language)
            self._common[language] = p.Screen(
                panels=(),
                waiting=tuple(texts.seat(seat) for seat in sorted(self.busy)),
                proposal=_proposed(room, texts),
                game=called(texts, room.table, texts.say(f"game-{room.game.id}")),
                commitment=room.table.header.commitment or "",
                gathering=_gathering(room),
                halted=_halted(texts, room),
                record=room.told_whole,
                kept_until=room.keeping.told(room),
            )
        return self._common[language]


def _players(
    room: Room, texts: Texts, busy: frozenset[int], screens: tuple[int, ...]
) -> tuple[p.Player, ...]:
    """Who sits where, at how many screens each, and for whom the table waits."""
    seats = zip(room.table.header.seats, room.people, strict=True)
    roles = room.game.roles(room.table.options, len(room.people))
    return tuple(
        p.Player(
            seat=seat,
            name=texts.seat(seat),
            colour=person.colour,
            role=texts.message(roles[seat]) if seat in roles else "",
            bot=plan.bot or "",
            busy=seat in busy,
            screens=screens[seat],
        )
        for seat, (plan, person) in enumerate(seats)
    )


def _gathering(room: Room) -> p.Gathering | None:
    if (lobby := room.lobby) is None:
        return None
    return p.Gathering(
        missing=room.waiting.missing,
        holding=tuple(sorted(room.waiting.holding)),
        strangers=lobby.strangers,
        open=bool(lobby.opened),
    )


def _halted(texts: Texts, room: Room) -> str:
    if room.halted is None or room.table.over is not None:
        return ""
    if room.gone:
        return texts.problem(room.halted)
    record = "whole" if room.finished else texts.value("flag", room.told_whole)
    why, unread = texts.problem(room.halted), len(room.unread) + room.kept.damaged
    return texts.say("table-halted", why=why, unread=unread, record=record)


def _proposed(room: Room, texts: Texts) -> p.Proposal | None:
    if room.proposal is None:
        return None
    number, wanted, agreed = room.proposal
    missing = tuple(sorted(set(wanted.agreed) - agreed))
    seat = texts.seat(wanted.seat)
    if isinstance(wanted, Undo):
        text = texts.say("undo-proposed", seat=seat, steps=wanted.steps)
    else:
        text = texts.say("redo-proposed", seat=seat)
    return p.Proposal(number, wanted.seat, text, missing)
