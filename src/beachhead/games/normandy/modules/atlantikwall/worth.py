"""What cards and dice are worth to the German, in Soldiers, as the battle stands."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from beachhead.games.normandy.cards.shapes import Specialist, UnitCard
from beachhead.games.normandy.dice_sets import counts, not_skulls, skulls
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.atlantikwall.cards import GermanSpecialist
from beachhead.games.normandy.modules.atlantikwall.harm import SIDES, Hit, LoseOneOf, Strike
from beachhead.games.normandy.modules.atlantikwall.phases import highest
from beachhead.games.normandy.modules.atlantikwall.reckoning import TURNS_A_ROW, turns_left
from beachhead.games.normandy.modules.atlantikwall.state import allies, german
from beachhead.games.normandy.modules.atlantikwall.words import GainPerRwb, RaiseDef
from beachhead.games.normandy.state import Normandy, Player
from beachhead.games.normandy.turn.upkeep import rwbs_of
from beachhead.games.normandy.words.dice_words import AddDie
from beachhead.games.normandy.words.resource_words import LoseSpecialist
from beachhead.games.normandy.words.word import Effect, Lasting
from beachhead.games.normandy.words.worth import PIPS, TOOL, DiceWorth, amounts
from beachhead.kernel.dice import SKULL as SKULL_FACE
from beachhead.kernel.dice import TOOL as TOOLS
from beachhead.kernel.kinds import Dice

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

SHORT, MANNED, ENOUGH = 1.6, 0.7, 2
"""What a Soldier is worth to him, and what if he has so many times the highest DEF."""
COURAGE_DIE, TOOL_DIE = 1.5, 1.0
"""What the other dice are worth."""
LATE = 4
"""With fewer turns to go he saves for nothing."""
BEST_STAR, IDLE_STAR = 3.5, 0.5
"""What a Star is worth at most, and what when there is nobody left to spend it on."""
SPARE = 2
"""With so many Stars more than a Specialist costs, he is as good as paid for."""
SKULL = 1.5
"""What a skull costs a Unit: its poorest die, or better."""
MAN = 2.5
"""What a Specialist is worth to a Unit."""
RIFLEMAN = 1.0
"""What any Specialist is worth in the Assault."""
THEIRS = DiceWorth((0.0, 1.6, 1.0, 2.0, 1.6, 0.6), (6.0, 5.0, 6.0, 6.0, 4.0, 4.0))
"""What dice are worth to Units, roughly."""
RWBS = 0.7
"""How many RWBs a Unit makes in a turn."""


def dice_prices(box: Box, s: Normandy) -> DiceWorth:
    """What dice are worth to him: Soldiers while he is short of them, else what strikes."""
    units, star = len(allies(box, s)), _star(box, s)
    wall = highest(box, s)[1] if units else 0
    soldier = MANNED if s.players[german(s)].soldiers > ENOUGH * wall > 0 else SHORT
    courage = COURAGE_DIE
    one = (0.0, star, soldier, 2 * soldier, courage, TOOL_DIE)
    rwb = (9.0, 4.0, 6 * soldier + courage, 6 * soldier, max(2 * star, 0.7 * units), 3.0)
    return DiceWorth(one, rwb, cancels=True)


def _star(box: Box, s: Normandy) -> float:
    """What a Star is worth: as much as by the best Specialist whom he lacks the Stars for."""
    player = s.players[german(s)]
    wanted = (card for card in recruits(box, player) if card.cost > player.stars - SPARE)
    best = max((worth(box, s, card) / card.cost for card in wanted), default=0.0)
    return max(IDLE_STAR, min(BEST_STAR, round(2 * best) / 2))


def recruits(box: Box, player: Player) -> list[GermanSpecialist]:
    """The Specialists whom he could still have."""
    gone = {*player.specialists, *player.gone}
    every = box.content.of_type(GermanSpecialist)
    return [card for card in every if card.id not in gone or card.returns]


def tally(box: Box, s: Normandy, seat: int, dice: Dice, by: DiceWorth) -> float:
    """What a Final Tally is worth to somebody: skulls cancel the poorest dice."""
    values = sorted(by.one[die % 6] for die in not_skulls(dice))
    tools = counts(dice)[TOOLS]
    more = by.one[TOOLS] * tools * (tools - 1) / 2
    found = rwbs_of(box, s, seat, dice)
    active = skulls(dice) - 3 * found.count(SKULL_FACE) - box.in_force(s, seat).skulls
    return sum(values[max(0, active) :]) + more + sum(by.rwb[symbol] for symbol in found)


def worth(box: Box, s: Normandy, card: UnitCard) -> float:
    """What a card of his is worth: what it costs Units counts for him."""
    units, turns = len(allies(box, s)), turns_left(box, s)
    if card.when == "always":
        value = turns * sum(e.each_turn() for e in card.effects if isinstance(e, Lasting))
    elif card.who in ("any", "all"):
        each = [sum(_harm(box, s, unit, e) for e in card.effects) for unit in allies(box, s)]
        value = sum(each) if card.who == "all" else max(each, default=0.0)
    else:
        value = sum(gain(effect, units) for effect in card.effects)
    value -= amounts(card.pay) if card.pay else 0.0
    if card.when != "always" and not card.spent:
        value *= turns
    if isinstance(card, GermanSpecialist) and card.wakes:
        value += wakes(box, s, card.wakes)
    return value + (RIFLEMAN if isinstance(card, Specialist) else 0.0)


def _harm(box: Box, s: Normandy, unit: int, effect: Effect) -> float:
    """What an effect costs a Unit that it is for."""
    match effect:
        case AddDie():
            return SKULL
        case LoseSpecialist():
            return MAN
        case LoseOneOf():
            ways = effect.borne_by(box, s, unit)
            return min((sum(_harm(box, s, unit, e) for e in way) for way in ways), default=0.0)
        case Hit():
            return effect.men(s, unit) * (SIDES - 2 * effect.backfires) / SIDES
    return -effect.once()


def men(box: Box, s: Normandy, unit: int, card: UnitCard) -> int:
    """How many men a card costs a Unit at least."""
    return sum(_men(box, s, unit, effect) for effect in card.effects)


def _men(box: Box, s: Normandy, unit: int, effect: Effect) -> int:
    match effect:
        case Hit():
            return 0 if effect.backfires else effect.men(s, unit)
        case LoseSpecialist():
            return 1
        case LoseOneOf():
            ways = effect.borne_by(box, s, unit)
            return min((sum(_men(box, s, unit, e) for e in way) for way in ways), default=0)
        case RaiseDef(by):
            return by
        case Strike(soldiers):
            return soldiers
    return 0


def gain(effect: Effect, units: int) -> float:
    match effect:
        case RaiseDef(by):
            return by * units
        case GainPerRwb(tools):
            return RWBS * units * TOOL * tools
        case Strike():
            return units * effect.once()
    return effect.once()


def wakes(box: Box, s: Normandy, what: str) -> float:
    """What guns, or mines, cost the Units on their way."""
    ground = box.ground(s)
    rows = (ground.row[s.unit(seat).sector] for seat in allies(box, s))
    return sum(sum(_fire(ground, what)[row:]) for row in rows)


@cache
def _fire(ground: Ground, what: str) -> tuple[float, ...]:
    """By row, what the guns in it cost a Unit, or the mines before it."""
    found = []
    for row, sectors in sorted(ground.rows.items()):
        if what == "mgf":
            guns = sum(ground.sectors[sector].mgf for sector in sectors)
            found.append(PIPS * TURNS_A_ROW * guns / len(sectors))
        else:
            ways = [(one, to) for one in ground.rows.get(row - 1, ()) for to in ground.ahead[one]]
            found.append(PIPS * sum(way in ground.mined for way in ways) / max(1, len(ways)))
    return tuple(found)
