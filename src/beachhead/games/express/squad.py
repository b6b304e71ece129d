"""What the squad decides together: rallying, losing Specialists, the Kommandant, the recruit."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from beachhead.games.express import facts as f
from beachhead.games.express import sector
from beachhead.games.express import vocabulary as v
from beachhead.games.express.content import ExpressContent
from beachhead.games.express.state import (
    Decline,
    Express,
    KeepAway,
    LetCome,
    Lose,
    Rally,
    Recruit,
)
from beachhead.games.express.terms import holds, rule_of_sector, sector_effects
from beachhead.games.pocket.tally import STRAIGHT, earned
from beachhead.kernel.contract import Action, Decision, Fact, illegal
from beachhead.kernel.kinds import SYMBOLS, Dice

LEAD = 0
LET_COME = LetCome()
DECLINE = Decline()


def pending(content: ExpressContent, s: Express) -> tuple[Decision, ...]:
    """The squad's decision: the lead soldier's word, or anyone's (E-4)."""
    ask, rule, options = question(content, s)
    seats = (LEAD,) if s.options.squad_choice == "lead" else range(s.seats)
    return tuple(Decision(seat, ask, rule, options, shared=True) for seat in seats)


def question(content: ExpressContent, s: Express) -> tuple[str, str, tuple[Action, ...]]:
    """What the squad is asked, by which rule, and the answers."""
    if s.losing:
        return "lose", rule_of_sector(s), tuple(Lose(card) for card in s.hand)
    if s.phase == "toll":
        return "toll", "E-8", (LET_COME, *(KeepAway(card) for card in s.hand))
    if s.phase == "recruit":
        return "recruit", "E-10", tuple(Recruit(card) for card in recruits(content, s))
    declining = (DECLINE,) if s.options.rally_optional else ()
    return "rally", "E-4", (*(Rally(card) for card in candidates(content, s)), *declining)


def chosen(
    content: ExpressContent, s: Express, seat: int, action: Action, facts: list[Fact]
) -> Express:
    """The squad has decided."""
    may_speak = seat == LEAD or (s.options.squad_choice == "anyone" and 0 <= seat < s.seats)
    if not may_speak or action not in question(content, s)[2]:
        raise illegal(action)
    match action:
        case Lose(card):
            return _go_on_losing(content, _lose(s, card, facts), facts)
        case KeepAway(card):
            s = _lose(s, card, facts, "kommandant")
            facts.append(f.KommandantKeptAway(card))
            return replace(s, phase="axis", terms=replace(s.terms, kommandant=False))
        case LetCome():
            facts.append(f.KommandantComes())
            return replace(s, phase="axis")
        case Recruit(card):
            facts.append(f.Recruited(card))
            return sector.arrive(content, replace(s, hand=(card,)), 0, facts)
        case Rally(card):
            facts.append(f.SpecialistRallied(card))
            s = replace(s, hand=(*s.hand, card), rallies=s.rallies + 1)
            return rally(content, s, facts)
    facts.append(f.RallyDeclined())
    return sector.after_rally(content, s, facts)


def _lose(
    s: Express, card: str, facts: list[Fact], cause: Literal["sector", "kommandant"] = "sector"
) -> Express:
    facts.append(f.SpecialistLost(card, cause, s.sector))
    hand = tuple(other for other in s.hand if other != card)
    return replace(s, hand=hand, gone=(*s.gone, card))


def losses(
    content: ExpressContent,
    s: Express,
    at: Literal["arrival", "axis", "cleared"],
    facts: list[Fact],
) -> Express:
    """What this moment of the sector costs; none to lose may lose the game (E-6, E-9)."""
    for effect in sector_effects(content, s):
        if not (isinstance(effect, v.LoseSpecialists) and effect.at == at):
            continue
        count = _cost(s, effect) if holds(s, effect.when) else 0
        if not count:
            continue
        rule = rule_of_sector(s)
        if not s.hand and effect.none_left == "game-lost":
            facts.append(f.NothingToLose(rule))
            return sector.lost(s, "none-to-lose", rule, facts)
        if s.hand:
            more = min(count, len(s.hand) - s.losing)
            facts.append(f.MustLose(more, s.sector, rule))
            s = replace(s, losing=s.losing + more)
    return _go_on_losing(content, s, facts, just_asked=True)


def _cost(s: Express, effect: v.LoseSpecialists) -> int:
    if effect.symbol:
        shown = sum(die % 6 == SYMBOLS.index(effect.symbol) for die in s.axis)
        return shown if effect.each else min(shown, 1)
    if s.options.sacrifice_pays and s.sacrificed:
        return 0
    return 1


def _go_on_losing(
    content: ExpressContent, s: Express, facts: list[Fact], just_asked: bool = False
) -> Express:
    """Ask for the next one to lose, lose the rest unasked if none would stay, or go on."""
    if not just_asked:
        s = replace(s, losing=s.losing - 1)
    if s.losing == len(s.hand):
        for card in s.hand:
            s = _lose(s, card, facts)
        s = replace(s, losing=0)
    if s.losing:
        return s
    match s.phase:
        case "axis":
            return sector.before_axis(s, facts)
        case "soldiers":
            return sector.begin_soldiers(content, s, facts)
        case "cleared":
            return sector.go_on(content, s, facts)
        case _:
            raise AssertionError(s.phase)


def candidates(content: ExpressContent, s: Express) -> tuple[str, ...]:
    """The Specialists that the squad's tallies could still rally here (E-4, E-5)."""
    symbols: list[int] = []
    for man in s.soldiers:
        if s.options.hero_rallies or not man.hero:
            symbols += earned(man.dice)
    if not symbols:
        return ()
    symbols = sorted(set(symbols))
    limit = 2 if s.seats == 1 and len(symbols) > 1 else 1
    if not s.terms.rally or s.rallies >= limit:
        return ()
    return _available(content, s, symbols)


def _available(content: ExpressContent, s: Express, symbols: list[int]) -> tuple[str, ...]:
    """The Specialists of these symbols who are neither in hand nor out."""
    barred = s.hand if s.options.removed_may_return else (*s.hand, *s.gone)
    cards = (content.rallied_by.get(symbol) for symbol in symbols)
    return tuple(card for card in cards if card is not None and card not in barred)


def rally(content: ExpressContent, s: Express, facts: list[Fact]) -> Express:
    """Step 6: one Specialist for the squad, two alone if two RWBs were rolled (E-4)."""
    cards = candidates(content, s)
    if not cards:
        return sector.after_rally(content, s, facts)
    if len(cards) == 1 and not s.options.rally_optional:
        return chosen(content, replace(s, phase="rally"), LEAD, Rally(cards[0]), facts)
    return replace(s, phase="rally")


def recruits_rolled(content: ExpressContent, s: Express, dice: Dice, facts: list[Fact]) -> Express:
    """E-10: two dice offer the Specialists of their symbols, if they are not out (E-12)."""
    facts.append(f.RecruitRolled(dice))
    s = replace(s, phase="recruit", recruits=dice)
    return s if recruits(content, s) else sector.arrive(content, s, 0, facts)


def recruits(content: ExpressContent, s: Express) -> tuple[str, ...]:
    """One of the two symbols' Specialists; doubles: that one or the Veteran."""
    symbols = sorted({die % 6 for die in s.recruits})
    if len(symbols) == 1:
        symbols.append(STRAIGHT)
    return _available(content, s, symbols)
