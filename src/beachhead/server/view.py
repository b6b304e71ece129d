"""What one connection may see of a table, and how much of it is new to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from beachhead.kernel.contract import Chance, Choice, Decision, decision_for, facts_for
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Redo, Undo, write_action
from beachhead.kernel.scene import Scene
from beachhead.kernel.table import Step
from beachhead.locale import Texts
from beachhead.playing.eyes import Eyes
from beachhead.playing.telling import about, called, question
from beachhead.server import protocol as p
from beachhead.server import screen
from beachhead.server.faces import cards_asked, cards_on, cards_to_buy, faces
from beachhead.server.log import log_lines
from beachhead.server.people import phrases_for

if TYPE_CHECKING:
    from beachhead.server.room import Room

Send: TypeAlias = Callable[[p.FromServer], None]
"""Hands a message to a connection, which sends it as soon as it can."""
_Items: TypeAlias = tuple[Decision | Chance, ...]

AS_BEFORE = ("players", "asks", "game", "commitment", "lookup", "markets")
"""What is not told again while it is the same."""


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
        self.panels: tuple[p.Panel, ...] = ()
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
        yield _update(room, member, room.table.line[:at], look=True)
    yield _update(room, member, room.table.line)


def whole_update(room: Room, member: Member) -> p.Update:
    """All there is to see now."""
    member.forget()
    _settle(room, member)
    return _update(room, member, room.table.line, whole=True)


def _settle(room: Room, member: Member) -> None:
    """Who at this screen may look now."""
    chance = _to_enter(room, member, room.pending)
    asked = [item for item in room.pending if isinstance(item, Decision)]
    mine = [item for item in asked if item.seat in member.seats]
    member.eyes.settle(room.table, [chance] if chance is not None else mine)


def _covered(room: Room, member: Member) -> p.Update:
    """All that was shown so far, without what was meant for one pair of eyes only."""
    line = room.table.line[: member.told]
    member.forget()
    member.told = 0
    # Who is cut off now is told everything again: what follows has not been shown.
    return replace(_update(room, member, line, whole=True, passing=True), version=0)


def _decisive_moments(room: Room, member: Member) -> Iterator[int]:
    """The steps after which something was decided, and then the game went on by itself or ended."""
    line = room.table.line
    last = len(line) if room.table.over is not None else len(line) - 1
    for at in range(member.told + 1, last + 1):
        step = line[at - 1]
        decided = any(fact.decisive for fact in facts_for(step.facts, member.viewer))
        asked = any(decision_for(step.pending, seat) for seat in member.seats)
        if decided and (not asked or _is_choice(line[at : at + 1], member)):
            yield at


def _is_choice(following: Sequence[Step], member: Member) -> bool:
    """Whether what follows was chosen here: not shown before, so it was answered by itself."""
    events = (step.event for step in following)
    return any(isinstance(event, Choice) and event.seat in member.seats for event in events)


def _update(
    room: Room,
    member: Member,
    line: Sequence[Step],
    *,
    whole: bool = False,
    look: bool = False,
    passing: bool = False,
) -> p.Update:
    """The table after a line of play; what lies as before is left out."""
    texts, viewer = room.voice(member.language), member.viewer
    told = min(member.told, len(line))
    state = line[-1].state if line else room.table.first_state
    scene = room.game.look(state, viewer)
    asking = not look and not passing
    pending = room.pending if asking else ()
    now = _glimpse(room, texts, member, scene, pending)
    if asking:
        now = _with_questions(room, texts, member, scene, pending, now)
    if whole:
        now = replace(now, phrases=_phrases(room, texts))
    member.told = len(line)
    return p.Update(
        version=room.version,
        screen=_news(texts, member, screen.panels(texts, scene), now),
        log=log_lines(texts, line, told, viewer, highlights=not whole or _just_begun(room)),
        log_from=told,
        whole=whole,
        look=look,
    )


def _just_begun(room: Room) -> bool:
    """Whether nobody has decided anything yet: what came first is shown to whoever comes."""
    return not any(room.entered)


def _news(texts: Texts, member: Member, panels: tuple[p.Panel, ...], now: p.Screen) -> p.Screen:
    """The part of a screen that is not as it was shown before."""
    old, lying = member.screen, member.panels
    member.screen, member.panels = now, panels
    met = (*cards_on(panels), *cards_asked(now.asks or ()), *cards_to_buy(now.markets or ()))
    fresh = tuple(card for card in dict.fromkeys(met) if card not in member.cards)
    member.cards.update(fresh)
    same = [name for name in AS_BEFORE if old and getattr(old, name) == getattr(now, name)]
    seen = screen.news(lying, panels)
    return replace(now, panels=seen, faces=faces(texts, fresh), **dict.fromkeys(same))


def _glimpse(room: Room, texts: Texts, member: Member, scene: Scene, pending: _Items) -> p.Screen:
    """The table in passing: nobody is asked anything."""
    busy = {item.seat for item in pending if item.seat is not None}
    return p.Screen(
        panels=(),
        entering=None,
        waiting=tuple(texts.seat(seat) for seat in sorted(busy)),
        undo=None,
        redo=None,
        proposal=None,
        over=None,
        players=players(room, texts, member.seats, busy),
        asks=(),
        game=called(texts, room.table, texts.say(f"game-{room.game.id}")),
        commitment=room.table.header.commitment or "",
        lookup=screen.notes(texts, scene),
        markets=_markets(texts, {} if member.viewer is None else {member.viewer: scene}),
    )


def _markets(texts: Texts, scenes: dict[int, Scene]) -> tuple[p.MarketShown, ...]:
    """What these seats can buy, as each of them sees it."""
    found = (screen.market(texts, seat, scene) for seat, scene in scenes.items())
    return tuple(market for market in found if market is not None)


def _with_questions(
    room: Room, texts: Texts, member: Member, scene: Scene, pending: _Items, glimpse: p.Screen
) -> p.Screen:
    """What is seen in passing, and what is asked of whom."""
    chance = _to_enter(room, member, pending)
    asked = [
        item
        for item in pending
        if isinstance(item, Decision) and member.eyes.may_ask(item.seat) and chance is None
    ]
    # With several people at one screen, each is asked with their own eyes.
    scenes = {} if member.viewer is None else {member.viewer: scene}
    for item in asked:
        if item.seat not in scenes:
            scenes[item.seat] = room.game.look(room.table.state, item.seat)
    return replace(
        glimpse,
        asks=tuple(_ask(room, texts, item, scenes[item.seat]) for item in asked),
        markets=_markets(texts, scenes),
        gathering=_gathering(room, member),
        hand_over=member.eyes.hand_over,
        entering=None if member.eyes.hand_over is not None else _entering(room, texts, chance),
        undo=None if room.halted else _undo(room, member),
        redo=None if room.halted else _redo(room, member),
        proposal=_proposed(room, texts),
        over=screen.ending(texts, room.table, member.seats, room.seed_shown),
        halted=_halted(texts, room),
        record=room.told_whole,
        kept_until=room.keeping.told(room),
    )


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


def _ask(room: Room, texts: Texts, decision: Decision, scene: Scene) -> p.Ask:
    """A question, as the one who is asked sees the table."""
    seat = decision.seat
    known = about(texts, scene, decision.options)
    advised = room.advice.told(texts, room.table.state, decision, scene)
    return p.Ask(
        seat=seat,
        number=len(room.entered[seat]),
        ask=decision.ask,
        question=question(texts, decision, scene),
        rule=decision.rule,
        prompt=screen.prompt(texts, decision.options, known),
        hint=advised.text if advised else "",
        guide=screen.guide(texts, advised) if advised else None,
        places=screen.places(texts, scene),
        forecast=screen.forecast(texts, scene),
        usual=write_action(scene.usual) if scene.usual in decision.options else "",
        leave=screen.leave(texts, scene),
    )


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
