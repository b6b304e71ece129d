"""What those at one screen are told, and nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.kernel.contract import Chance, Decision
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.scene import Scene
from beachhead.locale import Texts
from beachhead.server import protocol as p
from beachhead.server import screen
from beachhead.server.member import Member
from beachhead.server.showing import Showing
from beachhead.server.words import Words

if TYPE_CHECKING:
    from beachhead.server.room import Room


def own_now(now: Showing, member: Member) -> tuple[p.Own, Scene]:
    """What is asked here, and what can be done; and the table as those here see it."""
    room, eyes, viewer = now.room, member.eyes, member.viewer
    chance = to_enter(now, member)
    asked = [] if chance is not None else [it for it in now.decisions if eyes.may_ask(it.seat)]
    # With several people at one screen, each is asked with their own eyes.
    scenes = {item.seat: room.look(now.at, item.seat, asked=True) for item in asked}
    scene = scenes[viewer] if viewer in scenes else room.look(now.at, viewer, asked=False)
    words = room.words(member.language)
    own = p.Own(
        seats=member.in_order,
        asks=tuple([_ask(room, words, item, scenes[item.seat]) for item in asked]),
        markets=_markets(words, viewer, scene, scenes),
        entering=None if eyes.hand_over is not None else _entering(room, words.texts, chance),
        undo=_undo(room, member),
        redo=_redo(now, member),
        hand_over=eyes.hand_over,
        host=_host(room, member),
        over=screen.ending(words.texts, room.table, member.seats, room.seed_shown),
    )
    return own, scene


def nothing_asked(now: Showing, member: Member, scene: Scene) -> p.Own:
    """What is told here while the screen goes from one to the next."""
    markets = _markets(now.room.words(member.language), member.viewer, scene, {})
    return p.Own(seats=member.in_order, asks=(), markets=markets)


def news(member: Member, own: p.Own) -> p.Own | None:
    """As far as it is not as before; None if all of it is."""
    before, member.own = member.own, own
    if own == before:
        return None
    return replace(
        own,
        asks=None if own.asks == before.asks else own.asks,
        markets=None if own.markets == before.markets else own.markets,
    )


def to_enter(now: Showing, member: Member) -> Chance | None:
    """The real dice that are typed in at this screen: its own, those of bots and of the table."""
    if not now.typed or not member.seats:
        return None
    others = set(now.room.table.people) - member.seats
    chances = (item for item in now.pending if not isinstance(item, Decision))
    return next((chance for chance in chances if chance.seat not in others), None)


def _ask(room: Room, words: Words, decision: Decision, scene: Scene) -> p.Ask:
    advised = room.advice.told(words.texts, room.table.state, decision, scene)
    return words.ask(decision, len(room.entered[decision.seat]), scene, advised)


def _markets(
    words: Words, viewer: int | None, scene: Scene, scenes: Mapping[int, Scene]
) -> tuple[p.MarketShown, ...]:
    seen = scenes if viewer is None else {viewer: scene, **scenes}
    return tuple([words.market(seat, one.market) for seat, one in seen.items() if one.market])


def _entering(room: Room, texts: Texts, chance: Chance | None) -> p.Entering | None:
    if chance is None:
        return None
    return screen.entering(texts, chance, room.table.rolls_by(chance.seat))


def _host(room: Room, member: Member) -> int | None:
    if room.lobby is None:
        return None
    return min(member.seats.intersection(room.lobby.host), default=None)


def _undo(room: Room, member: Member) -> p.Undoing | None:
    """What somebody at this screen did last."""
    if room.halted or room.closed or not member.seats:
        return None
    try:
        plan = room.table.undo_plan(*member.in_order)
    except Illegal:
        return None
    return _undoing(room, member, plan)


def _redo(now: Showing, member: Member) -> p.Undoing | None:
    """What somebody at this screen took back last."""
    plan = None if now.room.halted else now.redo
    if plan is None or plan.seat not in member.seats:
        return None
    return _undoing(now.room, member, plan)


def _undoing(room: Room, member: Member, plan: Undo | Redo) -> p.Undoing:
    ask = not member.seats.issuperset(plan.agreed)
    return p.Undoing(plan.seat, len(room.entered[plan.seat]), ask)
