"""A table as it is now, for all who are there: what several of them are told is told once."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from beachhead.kernel.contract import Decision, Pending
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Redo, Undo
from beachhead.locale import Texts
from beachhead.playing.telling import called
from beachhead.server import protocol as p
from beachhead.server.log import is_for_all, log_lines

if TYPE_CHECKING:
    from beachhead.server.room import Room


class Decisive(NamedTuple):
    """A step that decided something."""

    at: int
    pending: Pending
    """What might have followed."""
    eyes: frozenset[int | None]
    """Who saw it: None for everybody."""


class Showing:
    """One table at one moment. It is good until something happens there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.line = room.table.line
        self.at = len(self.line)
        self.version, self.typed = room.version, room.typed
        self.pending = room.pending
        self.decisions = [item for item in self.pending if isinstance(item, Decision)]
        self.busy = frozenset(item.seat for item in self.pending if item.seat is not None)
        self._common: dict[str, p.Screen] = {}
        self._logs: dict[tuple[object, ...], tuple[p.LogLine, ...]] = {}
        self._for_all: dict[tuple[int, int], bool] = {}
        self._decisive: dict[int, tuple[Decisive, ...]] = {}

    @cached_property
    def screens(self) -> tuple[int, ...]:
        """How many screens show the table to each seat."""
        count = Counter(seat for screen in self.room.screens for seat in screen.seats)
        return tuple(count[seat] for seat in range(len(self.room.people)))

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

    def players(
        self, language: str, mine: frozenset[int], busy: frozenset[int] = frozenset()
    ) -> tuple[p.Player, ...]:
        """Who sits where, as those at a screen see it, and for whom the table waits."""
        room, words = self.room, self.room.words(language)
        return words.players(
            (self.screens, mine, busy),
            lambda: _players(room, words.texts, mine, busy, self.screens),
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

    def common(self, language: str) -> p.Screen:
        """What everybody is told in a language, without what lies there or is asked of anybody."""
        if language not in self._common:
            room, texts = self.room, self.room.voice(language)
            self._common[language] = p.Screen(
                panels=(),
                entering=None,
                waiting=tuple(texts.seat(seat) for seat in sorted(self.busy)),
                undo=None,
                redo=None,
                proposal=_proposed(room, texts),
                over=None,
                game=called(texts, room.table, texts.say(f"game-{room.game.id}")),
                commitment=room.table.header.commitment or "",
                halted=_halted(texts, room),
                record=room.told_whole,
                kept_until=room.keeping.told(room),
            )
        return self._common[language]


def _players(
    room: Room,
    texts: Texts,
    mine: frozenset[int],
    busy: frozenset[int],
    screens: tuple[int, ...],
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
            yours=seat in mine,
        )
        for seat, (plan, person) in enumerate(seats)
    )


def _halted(texts: Texts, room: Room) -> str:
    if room.halted is None or room.table.over is not None:
        return ""
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
