"""A sector from arrival to the next one: steps 1, 2 and 6 to 8 (E-1 to E-10)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from beachhead.games.express import facts as f
from beachhead.games.express import squad
from beachhead.games.express import vocabulary as v
from beachhead.games.express.content import ExpressContent
from beachhead.games.express.state import Express, Lying, Soldier
from beachhead.games.express.terms import (
    BUNKER,
    allied_dice,
    any_rwb,
    fresh_soldier,
    holds,
    needed,
    rule_of_sector,
    sector_effects,
    terms_on_arrival,
)
from beachhead.games.pocket.tally import is_straight, missing, rwbs
from beachhead.kernel.contract import Fact, Over
from beachhead.kernel.dice import ALLIED_POOL, BLACK, FIELD, symbols
from beachhead.kernel.kinds import SYMBOLS, Dice
from beachhead.kernel.scene import Arg, Ref, message

Why: TypeAlias = Literal["tally", "rwb", "none-to-lose", "too-few"]
"""Why a squad loses."""

NOTHING_LIES = Lying()
NOTHING_YET: dict[str, Any] = {"rallies": 0, "used": False, "sacrificed": 0}
"""A sector before anything has happened in it."""


def arrive(content: ExpressContent, s: Express, sector: int, facts: list[Fact]) -> Express:
    """Step 1: the squad enters a sector; its terms are settled now."""
    terms = terms_on_arrival(content, replace(s, sector=sector))
    s = replace(
        _dice_done(s),
        **NOTHING_YET,
        sector=sector,
        phase="axis",
        terms=terms,
        carried=(),
        brought=s.carried,
    )
    rule = rule_of_sector(s) if sector_effects(content, s) else "E-1"
    facts.append(f.SectorEntered(content.beaches[s.beach].id, sector, rule))
    return squad.losses(content, s, "arrival", facts)


def _dice_done(s: Express) -> Express:
    """The dice have decided: they count no more, but are there to be seen."""
    lying = Lying(s.axis, s.needed, s.soldiers, s.terms)
    return replace(s, axis=(), needed=(), soldiers=(), before=lying)


def before_axis(s: Express, facts: list[Fact]) -> Express:
    """The Kommandant may be kept away before the Axis dice are rolled (E-8)."""
    if s.terms.kommandant and s.terms.toll and s.hand:
        return replace(s, phase="toll")
    if s.terms.kommandant:
        facts.append(f.KommandantComes())
    return s


def axis_rolled(content: ExpressContent, s: Express, dice: Dice, facts: list[Fact]) -> Express:
    """Step 2: the lead soldier rolls the Axis dice for the whole squad."""
    to_match = needed(dice, s.terms)
    facts.append(f.SquadAxisRolled(dice))
    if to_match != symbols(dice):
        facts.append(f.ResultsNeeded(to_match))
    s = replace(s, axis=dice, needed=to_match, phase="soldiers", before=NOTHING_LIES)
    return squad.losses(content, s, "axis", facts)


def begin_soldiers(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """Step 3: everybody rolls; if no dice can be enough, that is said."""
    beyond = beyond_the_dice(content, s)
    if beyond is not None:
        facts.append(beyond)
    return replace(s, soldiers=(fresh_soldier(s),) * s.seats)


def beyond_the_dice(content: ExpressContent, s: Express) -> f.BeyondTheDice | None:
    """E-9: what the dice cannot satisfy is told to the players as such."""
    dice = allied_dice(s.axis, s.terms)
    if len(s.needed) <= dice and not s.terms.blind:
        return None
    most = _most_matches(content, s, dice)
    if len(s.needed) <= most:
        return None
    veteran = _active(content, s, v.StraightClears) and dice == len(ALLIED_POOL)
    if s.terms.kommandant and not s.options.veteran_beats_kommandant:
        veteran = False
    hero = _active(content, s, v.ClearSector) and s.seats == 1
    hope: Literal["veteran", "hero", "none"] = "veteran" if veteran else "hero" if hero else "none"
    return f.BeyondTheDice(len(s.needed), most, hope)


def _most_matches(content: ExpressContent, s: Express, dice: int) -> int:
    """How many results a tally can match at best, Specialists in hand included."""
    seeing = sum(colour not in s.terms.blind for colour in ALLIED_POOL)
    repaints = sum(
        isinstance(ability, v.ChangeDie) and ability.colour for ability in _abilities(content, s)
    )
    extra = sum(
        isinstance(ability, v.ExtraResult) and SYMBOLS.index(ability.symbol) in s.needed
        for ability in _abilities(content, s)
    )
    return min(seeing + repaints, dice) + extra


def _abilities(content: ExpressContent, s: Express) -> list[v.AnyAbility]:
    if s.useless or s.terms.barred:
        return []
    return [content.by_id[card].effect for card in s.hand]


def _active(content: ExpressContent, s: Express, ability: type[v.Ability]) -> bool:
    return any(isinstance(effect, ability) for effect in _abilities(content, s))


def judge(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """Step 7, looked at first because a failure ends the game whatever step 6 brings (E-3, E-4)."""
    for seat, man in enumerate(s.soldiers):
        if falls_short(content, s, man):
            facts.append(f.TallyFailed(seat, tally_missing(content, s, man)))
            return lost(s, "tally", "E-3", facts)
        if not man.hero:
            matched = not tally_missing(content, s, man)
            facts.append(f.TallyMatched(seat) if matched else f.StraightCleared(seat))
    effects = sector_effects(content, s)
    if any_rwb(s) and _applies(s, effects, v.RwbLoses):
        return lost(s, "rwb", rule_of_sector(s), facts)
    return squad.rally(content, s, facts)


def falls_short(content: ExpressContent, s: Express, man: Soldier) -> bool:
    """Whether a soldier fails, for all that Specialists do (E-3, E-11)."""
    if man.hero or not tally_missing(content, s, man):
        return False
    return not straight_clears(content, s, man)


def _applies(
    s: Express, effects: tuple[v.AnySectorEffect, ...], kind: type[v.SectorEffect]
) -> bool:
    return any(isinstance(effect, kind) and holds(s, effect.when) for effect in effects)


def tally_missing(content: ExpressContent, s: Express, man: Soldier) -> tuple[int, ...]:
    """What a soldier's tally does not match (E-12: by symbol alone)."""
    return missing(s.needed, results(content, s, man))


def results(content: ExpressContent, s: Express, man: Soldier) -> tuple[int, ...]:
    """The symbols that a soldier can match with: dice that see, and what Specialists add."""
    shown = man.dice
    if s.terms.blind:
        shown = tuple(die for die in shown if die // 6 not in s.terms.blind)
    if not s.hand:
        return symbols(shown)
    extra = [
        SYMBOLS.index(ability.symbol)
        for ability in _abilities(content, s)
        if isinstance(ability, v.ExtraResult)
    ]
    return tuple(sorted((*symbols(shown), *extra)))


def straight_clears(content: ExpressContent, s: Express, man: Soldier) -> bool:
    """E-11, E-12: the Veteran lets a straight clear any sector, the Kommandant's too."""
    if not (is_straight(man.dice) and _active(content, s, v.StraightClears)):
        return False
    kommandant = any(die >= BLACK * 6 for die in s.axis)
    return s.options.veteran_beats_kommandant or not kommandant


def after_rally(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """The end of step 6 and what it decides: the next sector's burden, a replay, or cleared."""
    effects = sector_effects(content, s)
    if not any_rwb(s) and _applies(s, effects, v.ReplayUnlessRwb):
        return _replay(s, "no-rwb", facts)
    if s.terms.times > 1:
        return _replay(replace(s, terms=replace(s.terms, times=1)), "twice", facts)
    carried = [
        inner
        for effect in effects
        if isinstance(effect, v.NextSector) and holds(s, effect.when)
        for inner in effect.effects
    ]
    s = replace(s, carried=tuple(carried), cleared=s.cleared + 1)
    facts.append(f.SectorCleared(s.sector))
    if len(s.hand) < _least(content, s):
        return lost(s, "too-few", rule_of_sector(s), facts)
    return squad.losses(content, replace(s, phase="cleared"), "cleared", facts)


def _least(content: ExpressContent, s: Express) -> int:
    """The Specialists that a squad has to have left when the sector is cleared."""
    least = [
        effect.least
        for effect in sector_effects(content, s)
        if isinstance(effect, v.KeepSpecialists) and holds(s, effect.when)
    ]
    return max(least, default=0)


def _replay(s: Express, why: str, facts: list[Fact]) -> Express:
    """Again from step 2: new Axis dice, abilities fresh (E-12)."""
    facts.append(f.SectorReplayed(why, rule_of_sector(s)))  # type: ignore[arg-type]
    rallies = 0 if why == "twice" or s.options.replay_rally_free else s.rallies
    return before_axis(replace(_dice_done(s), phase="axis", rallies=rallies), facts)


def go_on(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """Step 8: the next sector, by the beach die if the sector says so, or the beach is taken."""
    for effect in sector_effects(content, s):
        if isinstance(effect, v.RollBeachDie) and holds(s, effect.when):
            return replace(s, phase="beach-die")
    if s.sector < BUNKER:
        return arrive(content, s, s.sector + 1, facts)
    facts.append(f.BeachTaken(content.beaches[s.beach].id))
    if s.options.campaign == "neptune" and s.beach + 1 < len(content.beaches):
        facts.append(f.SpecialistsReturned())
        gone = () if s.options.neptune_restores else s.gone
        return land(content, replace(s, beach=s.beach + 1, hand=(), gone=gone), facts)
    facts.append(f.SquadWon())
    return replace(s, phase="over", ended="won")


def beach_die_rolled(content: ExpressContent, s: Express, dice: Dice, facts: list[Fact]) -> Express:
    """Omaha's advanced Gantlet: on to the sector shown, never further than the card says."""
    face = dice[0] - FIELD * 6
    furthest = min(
        effect.furthest
        for effect in sector_effects(content, s)
        if isinstance(effect, v.RollBeachDie)
    )
    sector = min(face, furthest - 1)
    facts.append(f.BeachDieRolled(face, sector))
    return arrive(content, s, sector, facts)


def land(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """The first sector of a beach; alone and advanced, a Specialist comes along (E-10)."""
    if s.options.solo_start:
        return replace(_dice_done(s), phase="recruit-roll", sector=0, recruits=())
    return arrive(content, s, 0, facts)


def lost(s: Express, why: Why, rule: str, facts: list[Fact]) -> Express:
    """The squad has failed."""
    facts.append(f.SquadLost(why, rule))
    return replace(s, phase="over", ended=why)


def over(content: ExpressContent, s: Express) -> Over:
    """How it ended."""
    everyone = tuple(range(s.seats))
    scores = (s.cleared,) * s.seats
    if s.ended == "won":
        beach = Ref("beach", content.beaches[s.beach].id)
        reason = message(f"over-express-{s.options.campaign}-won", beach=beach)
        rule = "E-7" if s.options.campaign == "neptune" else "E-3"
        return Over("won", everyone, scores, reason, rule)
    reason = message(
        f"over-express-lost-{s.ended}",
        beach=Ref("beach", content.beaches[s.beach].id),
        taken=s.beach if s.options.campaign == "neptune" else 0,
        sector=Ref("sector", s.sector),
        number=s.sector + 1,
        **_what_lost(content, s),
    )
    rule = "E-3" if s.ended == "tally" else rule_of_sector(s)
    return Over("lost", (), scores, reason, rule)


def _what_lost(content: ExpressContent, s: Express) -> dict[str, Arg]:
    """Whose dice decided it and how, or how few Specialists were left."""
    match s.ended:
        case "tally":
            seat, man = next(
                (seat, man) for seat, man in enumerate(s.soldiers) if falls_short(content, s, man)
            )
            unmatched = tally_missing(content, s, man)
            return {"seat": Ref("seat", seat), "missing": Ref("symbols", unmatched)}
        case "rwb":
            seat, found = next(
                (seat, found) for seat, man in enumerate(s.soldiers) if (found := rwbs(man.dice))
            )
            return {"seat": Ref("seat", seat), "symbols": Ref("symbols", found)}
        case "too-few":
            return {"left": len(s.hand), "least": _least(content, s)}
    return {}
