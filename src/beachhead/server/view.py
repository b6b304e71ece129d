"""What one connection may see of a table, and how much of it is new to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from beachhead.kernel.contract import Chance, Choice, Decision, decision_for
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.scene import Panel, Scene
from beachhead.locale import Texts
from beachhead.playing.eyes import Eyes
from beachhead.server import limits, screen
from beachhead.server import protocol as p
from beachhead.server.faces import cards_asked, cards_to_buy, faces
from beachhead.server.log import last_lines, left_out, log_lines
from beachhead.server.people import phrases_for
from beachhead.server.showing import Showing
from beachhead.server.words import Lying, News, Words

if TYPE_CHECKING:
    from beachhead.server.room import Room

Send: TypeAlias = Callable[[p.FromServer], None]
"""Hands a message to a connection, which sends it as soon as it can."""

IN_PASSING = p.Screen(
    panels=(), entering=None, waiting=(), undo=None, redo=None, proposal=None, over=None
)
"""Nobody is asked anything."""


class Member:
    """One connection at the table: the seats it may act for, and what it was shown last."""

    def __init__(
        self, send: Send, seats: frozenset[int], language: str, skips: bool = False
    ) -> None:
        self.send = send
        self.seats = seats
        self.eyes = Eyes(seats)
        self.language = language
        self.skips = skips
        """Whether its people need not be asked what leaves no choice."""
        self.told = 0
        """The last step that it was told of."""
        self.forget()

    def forget(self) -> None:
        """From now on nothing is as before."""
        self.panels: Lying = ()
        self.shown: dict[str, Any] = {}
        """What is not told again while it is the same, by its field of a screen."""
        self.cards: set[str] = set()
        """Those whose faces it has seen."""

    @property
    def viewer(self) -> int | None:
        """Through whose eyes it looks now."""
        return self.eyes.viewer


def updates_for(now: Showing, member: Member) -> Iterator[p.Update]:
    """What happened since the last one: the moments to look at, then the table as it is now."""
    before = member.viewer
    _settle(now, member)
    if member.viewer != before:
        yield _covered(now, member)
    for at in _decisive_moments(now, member):
        yield _moment(now, member, at)
    told, member.told = min(member.told, now.at), now.at
    yield p.Update(
        version=now.version,
        screen=_table(now, member),
        log=now.log(member.language, told, now.at, member.viewer),
        log_from=told,
    )


def whole_update(now: Showing, member: Member) -> p.Update:
    """All there is to see now."""
    member.forget()
    _settle(now, member)
    told, member.told = member.told, now.at
    return _whole(now.room, member, told, _table(now, member))


def _whole(room: Room, member: Member, told: int, shown: p.Screen) -> p.Update:
    texts, line, viewer = room.voice(member.language), room.table.line, member.viewer
    first = max(told, last_lines(line, member.told, viewer, limits.LOG_LINES))
    return p.Update(
        version=room.version,
        screen=replace(shown, phrases=_phrases(room, texts)),
        log=log_lines(texts, line, first, viewer, member.told, highlights=_just_begun(room)),
        log_from=told,
        whole=True,
        left_out=left_out(texts, line, first, viewer) if first > told else None,
    )


def _just_begun(room: Room) -> bool:
    """Whether nobody has decided anything yet: what came first is shown to whoever comes."""
    return not any(room.entered)


def earlier(room: Room, member: Member, upto: int) -> p.Earlier:
    """Lines of the log up to a step that a member was told of, as it sees them now."""
    texts, line, viewer = room.voice(member.language), room.table.line, member.viewer
    upto = max(0, min(upto, member.told, len(line)))
    first = last_lines(line, upto, viewer, limits.LOG_LINES_MORE)
    lines = log_lines(texts, line, first, viewer, upto)
    return p.Earlier(lines, upto, left_out(texts, line, first, viewer))


def _settle(now: Showing, member: Member) -> None:
    """Who at this screen may look now: with one pair of eyes there is nothing to settle."""
    if len(member.seats) != 1:
        chance = _to_enter(now, member)
        mine = [item for item in now.decisions if item.seat in member.seats]
        member.eyes.settle(now.room.table, [chance] if chance is not None else mine)


def _covered(now: Showing, member: Member) -> p.Update:
    """All that was shown so far, without what was meant for one pair of eyes only."""
    member.forget()
    member.told = min(member.told, now.at)
    scene = now.room.look(member.told, member.viewer, asked=False)
    common = now.common(member.language)
    told = replace(IN_PASSING, asks=(), game=common.game, commitment=common.commitment)
    shown = _news(now, member, scene, {}, told, busy=frozenset())
    # Who is cut off now is told everything again: what follows has not been shown.
    return replace(_whole(now.room, member, 0, shown), version=0)


def _decisive_moments(now: Showing, member: Member) -> Iterator[int]:
    """The steps after which something was decided, and then the game went on by itself or ended."""
    for at, pending, eyes in now.decisive(member.told):
        if None in eyes or member.viewer in eyes:
            asked = any(decision_for(pending, seat) for seat in member.seats)
            if not asked or _is_choice(now, at, member):
                yield at


def _is_choice(now: Showing, after: int, member: Member) -> bool:
    """Whether what follows was chosen here: not shown before, so it was answered by itself."""
    following = (step.event for step in now.line[after : after + 1])
    return any(isinstance(event, Choice) and event.seat in member.seats for event in following)


def _moment(now: Showing, member: Member, at: int) -> p.Update:
    """What lay on the table for a moment, and what is told of it; all else is as before."""
    room, told, viewer = now.room, member.told, member.viewer
    words = room.words(member.language)
    member.told = at
    asks = None
    if member.shown.get("asks"):
        asks = member.shown["asks"] = ()
    panels, cards = _panel_news(words, member, room.lying(at, viewer))
    shown = _faces(words.texts, member, cards)
    return p.Update(
        version=now.version,
        screen=replace(IN_PASSING, asks=asks, panels=panels, faces=shown),
        log=now.log(member.language, told, at, viewer),
        log_from=told,
        look=True,
    )


def _table(now: Showing, member: Member) -> p.Screen:
    """The table as it is now, and what is asked of whom; what lies as before is left out."""
    room, eyes, viewer = now.room, member.eyes, member.viewer
    chance = _to_enter(now, member)
    asked = [] if chance is not None else [it for it in now.decisions if eyes.may_ask(it.seat)]
    # With several people at one screen, each is asked with their own eyes.
    scenes = {item.seat: room.look(now.at, item.seat, asked=True) for item in asked}
    scene = scenes[viewer] if viewer in scenes else room.look(now.at, viewer, asked=False)
    texts = room.voice(member.language)
    told = replace(
        now.common(member.language),
        asks=tuple([_ask(room, member, item, scenes[item.seat]) for item in asked]),
        gathering=_gathering(room, member),
        hand_over=eyes.hand_over,
        entering=None if eyes.hand_over is not None else _entering(room, texts, chance),
        undo=_undo(room, member),
        redo=_redo(now, member),
        over=screen.ending(texts, room.table, member.seats, room.seed_shown),
    )
    return _news(now, member, scene, scenes, told, now.busy)


def _news(
    now: Showing,
    member: Member,
    scene: Scene,
    scenes: Mapping[int, Scene],
    told: p.Screen,
    busy: frozenset[int],
) -> p.Screen:
    """A screen with what lies there and can be looked up; of that, what is not as before."""
    words = now.room.words(member.language)
    seen = scenes if member.viewer is None else {member.viewer: scene, **scenes}
    shown = {
        "asks": told.asks,
        "game": told.game,
        "commitment": told.commitment,
        "players": now.players(member.language, member.seats, busy),
        "lookup": words.notes(scene),
        "markets": tuple(
            [words.market(seat, one.market) for seat, one in seen.items() if one.market]
        ),
    }
    before, member.shown = member.shown, shown
    news: dict[str, Any] = {
        name: None if name in before and before[name] == value else value
        for name, value in shown.items()
    }
    panels, met = _panel_news(words, member, scene.panels)
    if news["asks"] or news["markets"]:
        met = (*met, *cards_asked(news["asks"] or ()), *cards_to_buy(news["markets"] or ()))
    return replace(told, panels=panels, faces=_faces(words.texts, member, met), **news)


def _panel_news(words: Words, member: Member, lying: tuple[Panel, ...]) -> News:
    """What lies there now, as far as it is new to a member, and the cards there."""
    old, member.panels = member.panels, words.panels(lying)
    return words.news(old, member.panels)


def _faces(texts: Texts, member: Member, met: Iterable[str]) -> tuple[p.CardFace, ...]:
    """What stands on the cards that a member has not met before."""
    fresh = [card for card in met if card not in member.cards]
    member.cards.update(fresh)
    return faces(texts, fresh) if fresh else ()


def _gathering(room: Room, member: Member) -> p.Gathering | None:
    if (lobby := room.lobby) is None:
        return None
    return p.Gathering(
        missing=room.waiting.missing,
        holding=tuple(sorted(room.waiting.holding)),
        strangers=lobby.strangers,
        host=min(member.seats.intersection(lobby.host), default=None),
        open=bool(lobby.opened),
    )


def _phrases(room: Room, texts: Texts) -> tuple[tuple[str, str], ...]:
    known = phrases_for(room.table.sides)
    return tuple((phrase, texts.say(f"phrase-{phrase}")) for phrase in known)


def _ask(room: Room, member: Member, decision: Decision, scene: Scene) -> p.Ask:
    words, seat = room.words(member.language), decision.seat
    advised = room.advice.told(words.texts, room.table.state, decision, scene)
    return words.ask(decision, len(room.entered[seat]), scene, advised)


def _to_enter(now: Showing, member: Member) -> Chance | None:
    """The real dice that are typed in at this screen: its own, those of bots and of the table."""
    if not now.typed or not member.seats:
        return None
    others = set(now.room.table.people) - member.seats
    chances = (item for item in now.pending if not isinstance(item, Decision))
    return next((chance for chance in chances if chance.seat not in others), None)


def _entering(room: Room, texts: Texts, chance: Chance | None) -> p.Entering | None:
    if chance is None:
        return None
    return screen.entering(texts, chance, room.table.rolls_by(chance.seat))


def _undo(room: Room, member: Member) -> p.Undoing | None:
    """What somebody at this screen did last."""
    if room.halted or room.closed or not member.seats:
        return None
    try:
        plan = room.table.undo_plan(*sorted(member.seats))
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
