"""The sergeant in Express!: keeps what matches, rallies Specialists, and spends them to win."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beachhead.bots.keeping import chase_rwb, reroll_of, spare_dice
from beachhead.games.express import vocabulary as v
from beachhead.games.express.game import ExpressGame
from beachhead.games.express.sector import straight_clears, tally_missing
from beachhead.games.express.soldiers import DONE, can_use
from beachhead.games.express.squad import candidates
from beachhead.games.express.state import (
    Change,
    Express,
    KeepAway,
    Lose,
    Rally,
    Recruit,
    Sacrifice,
    Soldier,
)
from beachhead.games.express.terms import sector_effects
from beachhead.games.moves import STAND
from beachhead.games.pocket.tally import earned, rwbs
from beachhead.kernel.contract import Action, AnyGame, Decision
from beachhead.kernel.dice import Below
from beachhead.kernel.kinds import SYMBOLS

WORTH = ("captain", "veteran", "corporal", "medic", "hero", "engineer", "general")
"""From the least to the most useful."""


def choose(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
    """One of the decision's options."""
    assert isinstance(game, ExpressGame) and isinstance(view, Express)
    match decision.ask:
        case "reroll":
            return _reroll(game, view, decision)
        case "specialists":
            return _specialists(game, view, decision)
        case "lose":
            return min(decision.options, key=_worth)
        case "toll":
            return min((o for o in decision.options if isinstance(o, KeepAway)), key=_worth)
        case "rally" | "recruit":
            return max(decision.options, key=_worth)
    return decision.options[0]


def _worth(option: Action) -> int:
    if isinstance(option, Rally | Lose | KeepAway | Recruit):
        return WORTH.index(option.card) if option.card in WORTH else 0
    return -1


def _avoids_rwb(game: ExpressGame, s: Express) -> bool:
    """Whether an RWB does more harm than good here."""
    return any(
        isinstance(effect, v.RwbLoses)
        or (isinstance(effect, v.NextSector) and effect.when is not None and effect.when.rwb)
        for effect in sector_effects(game.content, s)
    )


def _reroll(game: ExpressGame, s: Express, decision: Decision) -> Action:
    man = s.soldiers[decision.seat]
    needed = list(s.needed)
    for card in s.hand if can_use(s) else ():
        effect = game.content.by_id[card].effect
        if isinstance(effect, v.ExtraResult) and SYMBOLS.index(effect.symbol) in needed:
            needed.remove(SYMBOLS.index(effect.symbol))
    spare = spare_dice(tuple(needed), man.dice, s.terms.blind)
    if tally_missing(game.content, s, man):
        if straight_clears(game.content, s, man):
            return STAND
        return reroll_of(spare, decision.options)
    if _avoids_rwb(game, s):
        return reroll_of(spare, decision.options) if rwbs(man.dice) else STAND
    if _new_specialists(game, s, decision.seat, man):
        return STAND
    return reroll_of(chase_rwb(man.dice, spare), decision.options)


def _new_specialists(game: ExpressGame, s: Express, seat: int, man: Soldier) -> int:
    """How many Specialists this tally could rally that the squad does not have."""
    if not earned(man.dice):
        return 0
    alone = replace(s, soldiers=(*s.soldiers[:seat], man, *s.soldiers[seat + 1 :]))
    return len(candidates(game.content, replace(alone, rallies=0)))


def _specialists(game: ExpressGame, s: Express, decision: Decision) -> Action:
    man = s.soldiers[decision.seat]
    unmatched = len(tally_missing(game.content, s, man))
    if man.hero or straight_clears(game.content, s, man):
        return DONE
    changes = [option for option in decision.options if isinstance(option, Change)]
    if unmatched:
        better = [
            (len(tally_missing(game.content, s, _changed(man, change))), change)
            for change in changes
        ]
        fewest = min((left for left, _ in better), default=unmatched)
        if fewest < unmatched:
            return next(change for left, change in better if left == fewest)
        return _last_resort(game, decision)
    if _avoids_rwb(game, s):
        return _break_rwb(game, s, man, changes)
    has = _new_specialists(game, s, decision.seat, man)
    for change in changes:
        after = _changed(man, change)
        if _new_specialists(game, s, decision.seat, after) > has and not tally_missing(
            game.content, s, after
        ):
            return change
    return DONE


def _changed(man: Soldier, change: Change) -> Soldier:
    dice = list(man.dice)
    dice[dice.index(change.die)] = change.becomes
    return replace(man, dice=tuple(sorted(dice)))


def _break_rwb(game: ExpressGame, s: Express, man: Soldier, changes: list[Change]) -> Action:
    if rwbs(man.dice):
        for change in changes:
            after = _changed(man, change)
            if not rwbs(after.dice) and not tally_missing(game.content, s, after):
                return change
    return DONE


def _last_resort(game: ExpressGame, decision: Decision) -> Action:
    """The dice do not do: the Hero clears the sector for sure, the Medic lets all try again."""
    sacrifices = [option for option in decision.options if isinstance(option, Sacrifice)]
    for ability in (v.ClearSector, v.RestartSector):
        for option in sacrifices:
            if isinstance(game.content.by_id[option.card].effect, ability):
                return option
    return DONE
