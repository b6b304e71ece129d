"""What one connection may see of a table, and how much of it is new to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from beachhead.kernel.contract import Chance, Choice, Decision, decision_for, facts_for
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.scene import Panel, Scene
from beachhead.locale import Texts
from beachhead.playing.eyes import Eyes
from beachhead.playing.telling import called
from beachhead.server import limits, screen
from beachhead.server import protocol as p
from beachhead.server.faces import cards_asked, cards_on, cards_to_buy, faces
from beachhead.server.log import last_lines, left_out, log_lines
from beachhead.server.people import phrases_for
from beachhead.server.words import Lying, Words

if TYPE_CHECKING:
    from beachhead.server.room import Room

Send: TypeAlias = Callable[[p.FromServer], None]
"""Hands a message to a connection, which sends it as soon as it can."""
_Items: TypeAlias = tuple[Decision | Chance, ...]

AS_BEFORE = ("players", "asks", "game", "commitment", "lookup", "markets")
"""What is not told again while it is the same."""
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
        self.screen: p.Screen | None = None
        self.cards: set[str] = set()
        """Those whose faces it has seen."""

    @property
    def viewer(self) -> int | None:
        """Through whose eyes it looks now."""
        return self.eyes.viewer


def updates_for(room: Room, member: Member) -> Iterator[p.Update]:
    """What happened since the last one: the moments to look at, then the table as it is now."""
    before = member.viewer
    _settle(room, member)
    if member.viewer != before:
        yield _covered(room, member)
    for at in _decisive_moments(room, member):
        yield _moment(room, member, at)
    at, told = len(room.table.line), min(member.told, len(room.table.line))
    words = room.words(member.language)
    member.told = at
    yield p.Update(
        version=room.version,
        screen=_table(room, member, at),
        log=words.log(room.table.line, told, at, member.viewer),
        log_from=told,
    )


def whole_update(room: Room, member: Member) -> p.Update:
    """All there is to see now."""
    member.forget()
    _settle(room, member)
    told, member.told = member.told, len(room.table.line)
    return _whole(room, member, told, _table(room, member, member.told))


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


def _settle(room: Room, member: Member) -> None:
    """Who at this screen may look now."""
    chance = _to_enter(room, member, room.pending)
    asked = [item for item in room.pending if isinstance(item, Decision)]
    mine = [item for item in asked if item.seat in member.seats]
    member.eyes.settle(room.table, [chance] if chance is not None else mine)


def _covered(room: Room, member: Member) -> p.Update:
    """All that was shown so far, without what was meant for one pair of eyes only."""
    member.forget()
    member.told = min(member.told, len(room.table.line))
    scene = room.look(member.told, member.viewer, asked=False)
    now = _with_notes(room, member, scene, {}, replace(IN_PASSING, asks=()))
    shown = _news(room, member, scene, now)
    # Who is cut off now is told everything again: what follows has not been shown.
    return replace(_whole(room, member, 0, shown), version=0)


def _decisive_moments(room: Room, member: Member) -> Iterator[int]:
    """The steps after which something was decided, and then the game went on by itself or ended."""
    line = room.table.line
    last = len(line) if room.table.over is not None else len(line) - 1
    for at in range(member.told + 1, last + 1):
        step = line[at - 1]
        decided = any(fact.decisive for fact in facts_for(step.facts, member.viewer))
        asked = any(decision_for(step.pending, seat) for seat in member.seats)
        if decided and (not asked or _is_choice(room, at, member)):
            yield at


def _is_choice(room: Room, after: int, member: Member) -> bool:
    """Whether what follows was chosen here: not shown before, so it was answered by itself."""
    following = (step.event for step in room.table.line[after : after + 1])
    return any(isinstance(event, Choice) and event.seat in member.seats for event in following)


def _moment(room: Room, member: Member, at: int) -> p.Update:
    """What lay on the table for a moment, and what is told of it; all else is as before."""
    words, told, viewer = room.words(member.language), member.told, member.viewer
    member.told = at
    asks = None
    if member.screen is not None and member.screen.asks:
        asks, member.screen = (), replace(member.screen, asks=())
    panels = _panel_news(words, member, room.lying(at, viewer))
    shown = _faces(words.texts, member, cards_on(member.panels))
    return p.Update(
        version=room.version,
        screen=replace(IN_PASSING, asks=asks, panels=panels, faces=shown),
        log=words.log(room.table.line, told, at, viewer),
        log_from=told,
        look=True,
    )


def _table(room: Room, member: Member, at: int) -> p.Screen:
    """The table as it is now, and what is asked of whom; what lies as before is left out."""
    chance = _to_enter(room, member, room.pending)
    asked = [
        item
        for item in room.pending
        if isinstance(item, Decision) and member.eyes.may_ask(item.seat) and chance is None
    ]
    # With several people at one screen, each is asked with their own eyes.
    scenes = {item.seat: room.look(at, item.seat, asked=True) for item in asked}
    viewer = member.viewer
    scene = scenes[viewer] if viewer in scenes else room.look(at, viewer, asked=False)
    texts = room.voice(member.language)
    busy = {item.seat for item in room.pending if item.seat is not None}
    now = p.Screen(
        panels=(),
        asks=tuple(_ask(room, member, item, scenes[item.seat]) for item in asked),
        gathering=_gathering(room, member),
        hand_over=member.eyes.hand_over,
        waiting=tuple(texts.seat(seat) for seat in sorted(busy)),
        entering=None if member.eyes.hand_over is not None else _entering(room, texts, chance),
        undo=None if room.halted else _undo(room, member),
        redo=None if room.halted else _redo(room, member),
        proposal=_proposed(room, texts),
        over=screen.ending(texts, room.table, member.seats, room.seed_shown),
        halted=_halted(texts, room),
        record=room.told_whole,
        kept_until=room.keeping.told(room),
    )
    return _news(room, member, scene, _with_notes(room, member, scene, scenes, now, busy))


def _with_notes(
    room: Room,
    member: Member,
    scene: Scene,
    scenes: Mapping[int, Scene],
    now: p.Screen,
    busy: Collection[int] = (),
) -> p.Screen:
    """With what is there to be looked up, whoever is asked what: mostly it is as before."""
    words = room.words(member.language)
    seen = scenes if member.viewer is None else {member.viewer: scene, **scenes}
    texts = words.texts
    return replace(
        now,
        players=players(room, texts, member.seats, busy),
        game=called(texts, room.table, texts.say(f"game-{room.game.id}")),
        commitment=room.table.header.commitment or "",
        lookup=words.notes(scene),
        markets=tuple(
            words.market(seat, one.market) for seat, one in seen.items() if one.market is not None
        ),
    )


def _news(room: Room, member: Member, scene: Scene, now: p.Screen) -> p.Screen:
    """The part of a screen that is not as it was shown before."""
    words = room.words(member.language)
    old, member.screen = member.screen, now
    panels = _panel_news(words, member, scene.panels)
    met = (*cards_on(member.panels), *cards_asked(now.asks or ()), *cards_to_buy(now.markets or ()))
    same = [name for name in AS_BEFORE if old and getattr(old, name) == getattr(now, name)]
    shown = _faces(words.texts, member, met)
    return replace(now, panels=panels, faces=shown, **dict.fromkeys(same))


def _panel_news(words: Words, member: Member, lying: tuple[Panel, ...]) -> tuple[p.PanelNow, ...]:
    """What lies there now, as far as it is new to a member."""
    old, member.panels = member.panels, words.panels(lying)
    return words.news(old, member.panels)


def _faces(texts: Texts, member: Member, met: Iterable[str]) -> tuple[p.CardFace, ...]:
    """What stands on the cards that a member has not met before."""
    fresh = dict.fromkeys(card for card in met if card not in member.cards)
    member.cards.update(fresh)
    return faces(texts, fresh)


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


def _halted(texts: Texts, room: Room) -> str:
    if room.halted is None or room.table.over is not None:
        return ""
    record = "whole" if room.finished else texts.value("flag", room.told_whole)
    why, unread = texts.problem(room.halted), len(room.unread) + room.kept.damaged
    return texts.say("table-halted", why=why, unread=unread, record=record)


def players(
    room: Room, texts: Texts, mine: frozenset[int], busy: Collection[int] = ()
) -> tuple[p.Player, ...]:
    """Who sits where, and for whom the table waits."""
    screens = Counter(seat for other in room.screens for seat in other.seats)
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


def _ask(room: Room, member: Member, decision: Decision, scene: Scene) -> p.Ask:
    words, seat = room.words(member.language), decision.seat
    advised = room.advice.told(words.texts, room.table.state, decision, scene)
    return words.ask(decision, len(room.entered[seat]), scene, advised)


def _to_enter(room: Room, member: Member, pending: _Items) -> Chance | None:
    """The real dice that are typed in at this screen: its own, those of bots and of the table."""
    if not room.typed or not member.seats:
        return None
    others = set(room.table.people) - member.seats
    chances = (item for item in pending if not isinstance(item, Decision))
    return next((chance for chance in chances if chance.seat not in others), None)


def _entering(room: Room, texts: Texts, chance: Chance | None) -> p.Entering | None:
    if chance is None:
        return None
    return screen.entering(texts, chance, room.table.rolls_by(chance.seat))


def _undo(room: Room, member: Member) -> p.Undoing | None:
    """What somebody at this screen did last."""
    if room.closed:
        return None
    try:
        plan = room.table.undo_plan(*sorted(member.seats))
    except Illegal:
        return None
    return _undoing(room, member, plan)


def _redo(room: Room, member: Member) -> p.Undoing | None:
    try:
        plan = room.table.redo_plan()
    except Illegal:
        return None
    return _undoing(room, member, plan) if plan.seat in member.seats else None


def _undoing(room: Room, member: Member, plan: Undo | Redo) -> p.Undoing:
    ask = not set(plan.agreed) <= member.seats
    return p.Undoing(plan.seat, len(room.entered[plan.seat]), ask)


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
