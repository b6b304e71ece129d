"""What a soldier's dice bring as they lie: the sector is judged to see (E-3 to E-6)."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.games.express import facts as f
from beachhead.games.express.content import ExpressContent
from beachhead.games.express.sector import judge, tally_missing
from beachhead.games.express.soldiers import specialist_options
from beachhead.games.express.squad import candidates
from beachhead.games.express.state import Express
from beachhead.kernel.contract import Fact
from beachhead.kernel.scene import Forecast, Gain, Message, Ref, message


def forecast(content: ExpressContent, s: Express, seat: int | None) -> Forecast | None:
    """Whether the dice match and whom they rally, or how they lose, if no Specialist is used."""
    if seat is None or seat >= len(s.soldiers) or s.losing:
        return None
    man = s.soldiers[seat]
    if man.step not in ("reroll", "specialists"):
        return None
    facts: list[Fact] = []
    alone = replace(s, soldiers=(man,))
    after = judge(content, alone, facts)
    rallied = candidates(content, alone) if after.phase == "rally" else ()
    gains = [
        Gain(content.by_id[card].brought_by(), message("forecast-rally", card=Ref("card", card)))
        for card in rallied
    ]
    missing = tally_missing(content, s, man)
    lines = [_matched(s, missing)]
    open: list[Message] = []
    for fact in facts:
        match fact:
            case f.TallyFailed():
                lines.append(message("forecast-beach-lost"))
            case f.StraightCleared():
                lines.append(message("forecast-straight-clears"))
            case f.SquadLost("rwb"):
                lines.append(message("forecast-rwb-loses"))
            case f.SectorReplayed("no-rwb") if len(s.soldiers) == 1:
                lines.append(message("forecast-replayed"))
    if man.hero:
        lines.append(message("forecast-hero"))
    if len(specialist_options(content, s, man)) > 1:
        open.append(message("forecast-specialists"))
    fails = after.ended in ("tally", "rwb")
    if len(s.soldiers) > 1 and not fails:
        open.append(message("forecast-squad"))
    return Forecast(message("forecast-stop"), tuple(gains), tuple(lines), tuple(open), fails)


def _matched(s: Express, missing: tuple[int, ...]) -> Message:
    matched = len(s.needed) - len(missing)
    if not missing:
        return message("forecast-matched", needed=len(s.needed))
    symbols = Ref("symbols", missing)
    return message("forecast-missing", matched=matched, needed=len(s.needed), symbols=symbols)
