"""What one connection may see of a table, and how much of it is new to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.kernel.contract import Choice, decision_for
from beachhead.locale import Texts
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.faces import cards_asked, cards_to_buy, faces
from beachhead.server.log import last_lines, left_out, log_lines
from beachhead.server.member import Member
from beachhead.server.own import news, nothing_asked, own_now, to_enter
from beachhead.server.people import phrases_for
from beachhead.server.showing import UNSEEN, Showing, Shown

if TYPE_CHECKING:
    from beachhead.server.room import Room


def updates_for(now: Showing, member: Member) -> Iterator[p.Update]:
    """What happened since the last one: the moments to look at, then the table as it is now."""
    before, language = member.viewer, member.language
    _settle(now, member)
    if member.viewer != before:
        yield _covered(now, member)
    for at in _decisive_moments(now, member):
        lying = now.room.lying(at, member.viewer)
        yield _update(now, member, now.moment(language, lying, member.seen), at, look=True)
    own, scene = own_now(now, member)
    shown = now.table(language, scene, member.seen)
    yield _update(now, member, shown, now.at, own=news(member, own))


def whole_update(now: Showing, member: Member) -> p.Update:
    """All there is to see now."""
    member.forget()
    _settle(now, member)
    member.own, scene = own_now(now, member)
    told, member.told = member.told, now.at
    return _whole(now, member, now.table(member.language, scene, UNSEEN), told)


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
        chance = to_enter(now, member)
        mine = [item for item in now.decisions if item.seat in member.seats]
        member.eyes.settle(now.room.table, [chance] if chance is not None else mine)


def _update(
    now: Showing,
    member: Member,
    shown: Shown,
    upto: int,
    own: p.Own | None = None,
    look: bool = False,
) -> p.Update:
    """What is new up to a step: the very same for all to whom the same is new."""
    after, member.told = min(member.told, upto), upto
    log = now.log(member.language, after, upto, member.viewer)
    update = now.update(shown, after, log, look)
    met = _meet(now, member, shown, own)
    if met:
        update = replace(update, screen=replace(shown.screen, faces=met))
    return update if own is None else replace(update, own=own)


def _whole(now: Showing, member: Member, shown: Shown, after: int) -> p.Update:
    """All that can be seen after a step, and what it needs to be told from there on."""
    room, viewer = now.room, member.viewer
    texts, line = room.voice(member.language), room.table.line
    first = max(after, last_lines(line, member.told, viewer, limits.LOG_LINES))
    return p.Update(
        version=now.version,
        screen=replace(
            shown.screen,
            faces=_meet(now, member, shown, member.own),
            phrases=_phrases(room, texts),
        ),
        log=log_lines(texts, line, first, viewer, member.told, highlights=_just_begun(room)),
        log_from=after,
        own=member.own,
        whole=True,
        left_out=left_out(texts, line, first, viewer) if first > after else None,
    )


def _just_begun(room: Room) -> bool:
    """Whether nobody has decided anything yet: what came first is shown to whoever comes."""
    return not any(room.entered)


def _covered(now: Showing, member: Member) -> p.Update:
    """All that was shown so far, without what was meant for one pair of eyes only."""
    member.forget()
    member.told = min(member.told, now.at)
    scene = now.room.look(member.told, member.viewer, asked=False)
    member.own = nothing_asked(now, member, scene)
    update = _whole(now, member, now.covered(member.language, scene), 0)
    # Who is cut off now is told everything again: what follows has not been shown.
    return replace(update, version=0)


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


def _meet(now: Showing, member: Member, shown: Shown, own: p.Own | None) -> tuple[p.CardFace, ...]:
    """What stands on the cards that a member has not met before."""
    member.seen = shown.seen
    met = shown.cards
    if own is not None:
        met = (*met, *cards_asked(own.asks or ()), *cards_to_buy(own.markets or ()))
    fresh = [card for card in met if card not in member.cards]
    if not fresh:
        return ()
    member.cards.update(fresh)
    return faces(now.room.voice(member.language), fresh)


def _phrases(room: Room, texts: Texts) -> tuple[tuple[str, str], ...]:
    known = phrases_for(room.table.sides)
    return tuple((phrase, texts.say(f"phrase-{phrase}")) for phrase in known)
