"""What the dice of a skirmish bring as they lie: the final tally is played to see (B-5 to B-8)."""

from __future__ import annotations

from beachhead.games.battle import window
from beachhead.games.battle.facts import (
    Advanced,
    MedalEarned,
    MedalHandedOver,
    Retreated,
    SkirmishLost,
    SkirmishWon,
)
from beachhead.games.battle.medals import MedalContent
from beachhead.games.battle.skirmish import final_tally
from beachhead.games.battle.state import Battle
from beachhead.kernel.contract import Fact
from beachhead.kernel.scene import Forecast, Gain, Message, Ref, message


def forecast(content: MedalContent, s: Battle, seat: int | None) -> Forecast | None:
    """Points and medals, or what is lost, if nobody plays a medal any more."""
    if s.phase not in ("reroll", "medals") or seat != s.queue[0]:
        return None
    facts: list[Fact] = []
    final_tally(content, s, facts)
    gains: list[Gain] = []
    lines: list[Message] = []
    fails = False
    for fact in facts:
        match fact:
            case SkirmishWon(_, points, at_stake):
                gains.append(Gain("", message("forecast-points", points=points), points, points))
                lines.append(message("forecast-won", points=at_stake))
            case SkirmishLost(_, missing, lost):
                fails = True
                lines.append(message("forecast-lost", symbols=Ref("symbols", missing), points=lost))
                if lost:
                    gains.append(Gain("", message("forecast-gone", points=lost), -lost, -lost))
            case MedalEarned(_, card) | MedalHandedOver(_, card):
                gains.append(Gain(content.by_id[card].brought_by(), card_named(card)))
            case Advanced(_, _, axis):
                lines.append(message("forecast-advance", axis=axis))
            case Retreated(_, _, points):
                lines.append(message("forecast-retreat", points=points))
    open = (message("forecast-medals"),) if window.may_open(content, s) else ()
    return Forecast(message("forecast-stop"), tuple(gains), tuple(lines), open, fails)


def card_named(card: str) -> Message:
    """A card by its name alone."""
    return message("forecast-card", card=Ref("card", card))
