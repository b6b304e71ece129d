"""The sergeant's moves: when to stay, where to go, and which cards help."""

from __future__ import annotations

from collections.abc import Iterator

from beachhead.bots.normandy.outlook import Way, enough, losses, tuned, way_of
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box, strength
from beachhead.games.normandy.state import Normandy, Unit
from beachhead.games.normandy.words import vocabulary as v
from beachhead.kernel.contract import Action

WORTH_A_CARD = 2.0
"""How many Soldiers a card for the move has to save."""
TOGETHER = 30.0
"""What it is worth to be where another Unit is: Units that stay together can share."""


def move(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Stay where the dice bring more than the sector costs, else take the best way on."""
    ways = [option for option in options if isinstance(option, a.Move)]
    stays = any(isinstance(option, a.Stay) for option in options)
    cards = {effect: option for option, effect in _effects(box, options)}
    way, unit = way_of(box, s), s.units[seat]
    if not ways:
        helpful = next(iter(cards.values()), None)
        return a.Stay() if stays else helpful or options[0]
    by_number = box.ground(s).by_number

    def cost(option: a.Move) -> float:
        to = by_number[option.sector]
        company = any(other.sector == to for other in s.units)
        return _cost(way, unit, to) - (TOGETHER if company else 0.0)

    best = min(ways, key=cost)
    to = by_number[best.sector]
    if unit.moved:
        return best if way.stay(unit.sector) > 0 or not stays else a.Stay()
    net = tuned(s)["income"] - losses(box, s, seat, box.in_force(s, seat))
    if net > 0 and unit.soldiers <= enough(s, way, unit.sector):
        if stays:
            return a.Stay()
        if v.TurnBack in cards:
            return cards[v.TurnBack]
    too_weak = strength(unit) <= _worst(way, unit.sector, to)
    if stays and too_weak and net > -3:
        return a.Stay()
    return _card_to_go(way, unit, to, cards) or best


def _effects(box: Box, options: tuple[Action, ...]) -> Iterator[tuple[Action, type[v.Effect]]]:
    for option in options:
        if isinstance(option, a.Use):
            for effect in box.content.by_id[option.card].effects:
                yield option, type(effect)


def _cost(way: Way, unit: Unit, to: int) -> float:
    """What going to a sector costs, with all that follows."""
    risk = 20.0 if strength(unit) <= _worst(way, unit.sector, to) else 0
    return way.step(unit.sector, to) + way.to_go.get(to, 99.0) + risk


def _card_to_go(
    way: Way, unit: Unit, to: int, cards: dict[type[v.Effect], Action]
) -> Action | None:
    """A card that opens a better way, or saves a fight in between."""
    ground = way.ground
    if v.Leap in cards:
        row = ground.sectors[to].row
        there = min(_cost(way, unit, other) for other in ground.rows[row])
        if there < _cost(way, unit, to) - WORTH_A_CARD:
            return cards[v.Leap]
    if v.MoveAgain in cards and way.stay(to) > WORTH_A_CARD and ground.ahead[to]:
        fare = ground.courage(to) + min(ground.courage(next) for next in ground.ahead[to])
        if unit.courage >= fare:
            return cards[v.MoveAgain]
    return None


def _worst(way: Way, sector: int, to: int) -> float:
    """What entering a sector may cost if the dice are bad."""
    place = way.ground.sectors[to]
    mines = 5 if (sector, to) in way.ground.mined else 0
    return float(place.defence + 5 * place.mgf + mines)
