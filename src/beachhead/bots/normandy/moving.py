"""The sergeant's moves: when to stay, where to go, and which cards help."""

from __future__ import annotations

from beachhead.bots.normandy.outlook import Way, dearer_now, enough, losses, tuned, way_of
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.state import Normandy, Player
from beachhead.games.normandy.turn.move import STAY
from beachhead.games.normandy.words.ground_words import Leap, MoveAgain, Pass, TurnBack
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import Action

WORTH_A_CARD = 2.0
"""How many Soldiers a card for the move has to save."""
BAD_LUCK = 1.4
"""How much more than on average MGF may cost."""
TOGETHER = 30.0
"""What it is worth to be where another Unit is: Units that stay together can share."""


def move(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Stay where the dice bring more than the sector costs, else take the best way on."""
    ways = [option for option in options if type(option) is a.Move]
    stays = STAY in options
    used = [option for option in options if type(option) is a.Use]
    cards = {type(effect): use for use in used for effect in _effects(box, use)}
    way, player, here = way_of(box, s), s.players[seat], s.unit(seat).sector
    if (free := _free_passage(box, s, seat, ways, used)) is not None:
        return free
    if not ways:
        helpful = next(iter(cards.values()), None)
        return STAY if stays else helpful or options[0]
    by_number, taken = way.ground.by_number, {s.unit(other).sector for other in s.on_map()}

    def cost(option: a.Move) -> float:
        to = by_number[option.sector]
        cost = _cost(way, player.strength, here, to, dearer_now(box, s, way, to))
        return cost - (TOGETHER if to in taken else 0.0)

    best = min(ways, key=cost)
    to = by_number[best.sector]
    if player.turn.moved:
        return best if way.stay(here) > 0 or not stays else STAY
    net = tuned(s)["income"] - losses(box, s, seat, box.in_force(s, seat))
    if net > 0 and player.soldiers <= enough(s, way, here):
        if stays:
            return STAY
        if TurnBack in cards:
            return cards[TurnBack]
    too_weak = player.strength <= _worst(way, here, to) + dearer_now(box, s, way, to)
    if stays and too_weak and net > -3:
        return STAY
    return _card_to_go(way, player, here, to, cards) or best


def _free_passage(
    box: Box, s: Normandy, seat: int, ways: list[a.Move], used: list[a.Use]
) -> Action | None:
    """A card that takes a Unit on for nothing, if it is strong enough but lacks the Courage."""
    free = [use for use in used if _passes(box, use)]
    if not free:
        return None
    way, player, here = way_of(box, s), s.players[seat], s.unit(seat).sector
    ahead = {way.ground.sectors[to].number for to in way.ground.ahead[here]}
    goes = any(option.sector in ahead for option in ways)
    held_up = ahead and not goes and player.soldiers > enough(s, way, here)
    return free[0] if held_up else None


def _passes(box: Box, option: a.Use) -> bool:
    effects = _effects(box, option)
    return any(isinstance(effect, Pass) and "courage" in effect.what for effect in effects)


def _effects(box: Box, option: a.Use) -> tuple[Effect, ...]:
    return box.content.by_id[option.card].effects


def _cost(way: Way, strength: int, here: int, to: int, dearer: float = 0.0) -> float:
    """What going to a sector costs, with all that follows; `dearer` is what it costs more now."""
    risk = 20.0 if strength <= _worst(way, here, to) + dearer else 0
    if to in way.ground.finals:
        dearer = 0.0  # who gets through has won, whatever it costs
    return way.step(here, to) + way.to_go.get(to, 99.0) + risk + dearer


def _card_to_go(
    way: Way, player: Player, here: int, to: int, cards: dict[type[Effect], a.Use]
) -> Action | None:
    """A card that opens a better way, or saves a fight in between."""
    ground = way.ground
    if Leap in cards:
        row = ground.row[to]
        there = min(_cost(way, player.strength, here, other) for other in ground.rows[row])
        if there < _cost(way, player.strength, here, to) - WORTH_A_CARD:
            return cards[Leap]
    if MoveAgain in cards and way.stay(to) > WORTH_A_CARD and ground.ahead[to]:
        fare = ground.courage(to) + min(ground.courage(next) for next in ground.ahead[to])
        if player.courage >= fare:
            return cards[MoveAgain]
    return None


def _worst(way: Way, sector: int, to: int) -> float:
    """What entering a sector may cost if the dice are bad."""
    place = way.ground.sectors[to]
    mines = 5 if (sector, to) in way.ground.mined else 0
    return float(place.defence + round(BAD_LUCK * way.fire) * place.mgf + mines)
