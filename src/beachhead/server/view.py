"""What one connection may see of a table, and how much of it is new to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from beachhead.kernel.contract import Chance, Choice, Decision, Over, first_chance
from beachhead.kernel.errors import Illegal
from beachhead.kernel.table import Table
from beachhead.locale import Texts
from beachhead.playing.telling import about, question
from beachhead.server import protocol as p
from beachhead.server import screen

if TYPE_CHECKING:
    from beachhead.server.room import Room

Send: TypeAlias = Callable[[p.FromServer], None]
"""Hands a message to a connection, which sends it as soon as it can."""


class Member:
    """One connection at the table: the seats it may act for, and what it was shown last."""

    def __init__(self, send: Send, seats: frozenset[int], language: str) -> None:
        self.send = send
        self.seats = seats
        self.language = language
        self.told = 0
        """The last step that it was told of."""
        self.shown: tuple[p.Panel, ...] = ()

    @property
    def viewer(self) -> int | None:
        """Through whose eyes it looks: with several people at one screen, through nobody's."""
        return viewer_of(self.seats)


def viewer_of(seats: frozenset[int]) -> int | None:
    """The one seat through whose eyes somebody looks, if there is just one."""
    return next(iter(seats)) if len(seats) == 1 else None


def update_for(room: Room, member: Member, whole: bool) -> p.Update:
    """The table as it is now: what lies as before is left out, unless all of it is wanted."""
    texts, line, viewer = room.voice(member.language), room.table.line, member.viewer
    told = min(member.told, len(line))
    scene = room.game.scene(room.game.view(room.table.state, viewer), viewer)
    panels = screen.panels(texts, scene)
    shown: tuple[p.Panel | None, ...] = panels
    if not whole and len(member.shown) == len(panels):
        pairs = zip(panels, member.shown, strict=True)
        shown = tuple(None if new is old or new == old else new for new, old in pairs)
    member.shown, member.told = panels, len(line)
    return p.Update(
        version=room.version,
        screen=_screen(room, texts, member, shown),
        log=screen.log_lines(texts, line, told, viewer),
        log_from=told,
        whole=whole,
    )


def _screen(
    room: Room, texts: Texts, member: Member, panels: tuple[p.Panel | None, ...]
) -> p.Screen:
    table = room.table
    pending = () if isinstance(table.pending, Over) else table.pending
    busy = {item.seat for item in pending if item.seat is not None}
    chance = first_chance(table.pending) if room.typed else None
    asks = tuple(
        _ask(room, texts, item)
        for item in pending
        if isinstance(item, Decision) and item.seat in member.seats and chance is None
    )
    over = table.over
    return p.Screen(
        panels=panels,
        players=_players(room, texts, member, busy),
        asks=asks,
        entering=_entering(room, texts, member, chance),
        waiting=tuple(texts.seat(seat) for seat in sorted(busy)),
        undo=_undo(table, member),
        redo=_redo(table, member),
        proposal=_proposed(room, texts),
        over=screen.ending(texts, over, room.seed_shown) if over is not None else None,
    )


def _players(room: Room, texts: Texts, member: Member, busy: set[int]) -> tuple[p.Player, ...]:
    here = {seat for other in room.members for seat in other.seats}
    seats = zip(room.table.header.seats, room.people, strict=True)
    return tuple(
        p.Player(
            seat=seat,
            name=texts.seat(seat),
            colour=person.colour,
            bot=plan.bot or "",
            busy=seat in busy,
            here=plan.bot is not None or seat in here,
            yours=seat in member.seats,
        )
        for seat, (plan, person) in enumerate(seats)
    )


def _ask(room: Room, texts: Texts, decision: Decision) -> p.Ask:
    seat = decision.seat
    scene = room.game.scene(room.game.view(room.table.state, seat), seat)
    known = about(texts, scene, decision.options)
    return p.Ask(
        seat=seat,
        number=len(room.entered[seat]),
        ask=decision.ask,
        question=question(texts, decision, scene),
        rule=decision.rule,
        prompt=screen.prompt(texts, decision.options, known),
        hint=_hint(room, texts, decision.ask),
    )


def _hint(room: Room, texts: Texts, ask: str) -> str:
    """A word of advice for those who learn the game."""
    message = f"hint-{room.game.id}-{ask}"
    return texts.say(message) if room.guided and texts.has(message) else ""


def _entering(room: Room, texts: Texts, member: Member, chance: Chance | None) -> p.Entering | None:
    if chance is None or not member.seats:
        return None
    if chance.seat in room.table.people and chance.seat not in member.seats:
        return None
    return screen.entering(texts, chance, room.table.rolls_by(chance.seat))


def _undo(table: Table, member: Member) -> Literal["no", "yes", "ask"]:
    if table.over is not None:
        return "no"
    for step in reversed(table.line):
        if isinstance(step.event, Choice) and step.event.seat in member.seats:
            plan = table.undo_plan(step.event.seat)
            return "yes" if set(plan.agreed) <= member.seats else "ask"
    return "no"


def _redo(table: Table, member: Member) -> bool:
    try:
        return table.redo_plan().seat in member.seats
    except Illegal:
        return False


def _proposed(room: Room, texts: Texts) -> p.Proposal | None:
    if room.proposal is None:
        return None
    undo, agreed = room.proposal
    missing = tuple(sorted(set(undo.agreed) - agreed))
    text = texts.say("undo-proposed", seat=texts.seat(undo.seat), steps=undo.steps)
    return p.Proposal(undo.seat, text, missing)
