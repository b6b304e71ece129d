"""The sergeant in Battle!: keeps what matches, pushes by expected value, plays medals to win."""

from __future__ import annotations

from typing import Any

from beachhead.bots.keeping import chase_rwb, reroll_of, spare_dice
from beachhead.games.battle.game import BattleGame
from beachhead.games.battle.medals import (
    Order,
    RerollAgain,
    RestartSkirmish,
    SetBattlefield,
    TurnAxisDie,
    WinSkirmish,
    Worthless,
)
from beachhead.games.battle.skirmish import BLUFFS, GANTLET, ORDERS, TIMES, points_for
from beachhead.games.battle.state import (
    Advance,
    Battle,
    Deploy,
    PlayReroll,
    Retreat,
    SetField,
    TurnDie,
)
from beachhead.games.battle.turns import axis_dice, final_scores
from beachhead.games.battle.window import PASS
from beachhead.games.moves import STAND
from beachhead.games.pocket.tally import earned, missing
from beachhead.kernel.contract import Action, AnyGame, Decision
from beachhead.kernel.dice import Below, symbols
from beachhead.odds import skirmish_odds

MEAN_MULTIPLIER = 9 / 6
"""Of the six battlefield faces: 1, 2, 3, 1, 1, 1."""
MEDAL_WORTH = 5


def choose(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
    """One of the decision's options."""
    assert isinstance(game, BattleGame) and isinstance(view, Battle)
    match decision.ask:
        case "reroll":
            return _reroll(game, view, decision)
        case "medals":
            return _medals(game, view, decision)
        case "command":
            return Advance() if _should_advance(view) else Retreat()
        case "deploy":
            return Deploy(axis_dice(view) <= 3)
    return decision.options[0]


def _missing(s: Battle) -> tuple[int, ...]:
    return missing(symbols(s.skirmish.axis), symbols(s.skirmish.dice))


def _reroll(game: BattleGame, s: Battle, decision: Decision) -> Action:
    now = s.skirmish
    spare = spare_dice(symbols(now.axis), now.dice)
    if _missing(s):
        return reroll_of(spare, decision.options)
    worth_having = [
        symbol
        for symbol in earned(now.dice)
        if s.medals[game.content.earned_by[symbol]] != decision.seat
    ]
    return STAND if worth_having else reroll_of(chase_rwb(now.dice, spare), decision.options)


def _should_advance(s: Battle) -> bool:
    """Whether one more skirmish is worth the points at stake; at the end, whether it must be."""
    seat = s.queue[0]
    totals = final_scores(s)
    others = [total for i, total in enumerate(totals) if i != seat]
    mine = totals[seat] + s.points
    last_word = len(s.queue) == 1 and len(totals) > 1
    ending = bool(s.tied) or max(*s.scores, s.scores[seat] + s.points) >= s.options.target
    if last_word and ending:
        return mine <= max(others)
    if s.scores[seat] + s.points >= s.options.target and mine > max(others, default=0) + 6:
        return False
    dice = min(axis_dice(s) + 1, 6)
    chance = float(skirmish_odds(dice))
    return chance * (s.points + dice * MEAN_MULTIPLIER) > s.points


def _medals(game: BattleGame, s: Battle, decision: Decision) -> Action:
    own = decision.seat == s.queue[0]
    for option in decision.options:
        if option != PASS and (_helps(game, s, option) if own else _hinders(game, s, option)):
            return option
    return PASS


def _effects(game: BattleGame, option: Action) -> tuple[type, ...]:
    return tuple(type(effect) for effect in game.content.by_id[option.card].effects)  # type: ignore[attr-defined]


def _helps(game: BattleGame, s: Battle, option: Action) -> bool:
    now = s.skirmish
    unmatched = _missing(s)
    effects = _effects(game, option)
    at_stake = s.points + points_for(s)
    if unmatched and not now.won:
        if at_stake <= MEDAL_WORTH and s.points == 0:
            return False
        if TurnAxisDie in effects:
            assert isinstance(option, TurnDie)
            shown = [die % 6 for die in now.axis]
            shown.remove(option.die % 6)
            return not missing(tuple(sorted([*shown, option.becomes % 6])), symbols(now.dice))
        if RerollAgain in effects:
            assert isinstance(option, PlayReroll)
            return list(option.dice) == spare_dice(symbols(now.axis), now.dice)
        return WinSkirmish in effects or RestartSkirmish in effects
    if SetBattlefield in effects:
        assert isinstance(option, SetField)
        gain = TIMES.get(option.field, 1) - TIMES.get(now.field, 1)
        base = points_for(s) // TIMES.get(now.field, 1)
        escapes = ORDERS.get(now.field) == "advance" and option.field == BLUFFS
        return gain * base > MEDAL_WORTH or (escapes and at_stake > 2 * MEDAL_WORTH)
    return False


def _hinders(game: BattleGame, s: Battle, option: Action) -> bool:
    if _missing(s) and not s.skirmish.won:
        return False
    effects = _effects(game, option)
    at_stake = s.points + points_for(s)
    if Worthless in effects:
        return points_for(s) > MEDAL_WORTH + 1
    if Order in effects:
        return at_stake > 2 * MEDAL_WORTH and s.skirmish.order != "advance"
    if SetBattlefield in effects:
        assert isinstance(option, SetField)
        return at_stake > 3 * MEDAL_WORTH and option.field == GANTLET
    return False
