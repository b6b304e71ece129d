"""What explosives will cost, told as long as something can be done about it (O-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.playing_with_fire.icons import cost, icons, is_explosive
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn import flow
from beachhead.kernel.contract import Decision
from beachhead.kernel.scene import About, Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

BEFORE = ("rally", "trade", "move", "ready")
"""What a player is about when he can still use, or give away, what he carries."""


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """With a question: what the Unit will lose as it is."""
    found = icons(box, s.players[seat])
    if s.players[seat].turn.step not in BEFORE or not cost(found):
        return ()
    return (message("asked-explosive", icons=found, soldiers=cost(found)),)


def about(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """With a choice: what a further icon will cost whoever gets it."""
    question = flow.question(box, s, seat)
    if not isinstance(question, Decision):
        return ()
    found = []
    for option in question.options:
        match option:
            case a.Find(card) | a.Rally(card) | a.Take(card):
                gets = seat
            case a.GiveCard(other, card):
                gets = other
            case _:
                continue
        then = icons(box, s.players[gets]) + is_explosive(box, card)
        if is_explosive(box, card) and cost(then):
            who = Ref("seat", gets)
            said = message("more-explosive", seat=who, icons=then, soldiers=cost(then))
            found.append(About(option, (said,)))
    return tuple(found)
