"""What a sensible coxswain does: away from shells and mines, ashore in time (C-2 to C-13)."""

from __future__ import annotations

from math import exp

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.dice_sets import counts
from beachhead.games.normandy.modules.crossing.actions import (
    Disembark,
    GoAshore,
    Launch,
    PayOff,
    PlayAtSea,
    Steer,
    WadeOn,
)
from beachhead.games.normandy.modules.crossing.costs import PENALTIES, STARS, steady
from beachhead.games.normandy.modules.crossing.losses import in_safe_zone
from beachhead.games.normandy.modules.crossing.mines import knows_the_mines
from beachhead.games.normandy.modules.crossing.parts import ABOARD, afloat, at_sea
from beachhead.games.normandy.modules.crossing.shapes import ways_at_sea
from beachhead.games.normandy.modules.crossing.shelling import SHELL_HULL, hull_cost
from beachhead.games.normandy.modules.crossing.steering import (
    PAID_OFF,
    landing_cost,
    toll,
)
from beachhead.games.normandy.modules.crossing.voyage import Ship, Voyage, voyage
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.upkeep import resources, rwbs_of
from beachhead.games.normandy.words.resource_words import Gain
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import COURAGE, SKULL, STAR, TOOL
from beachhead.kernel.kinds import SYMBOLS

NAVAL = 3.5
"""What the Naval Specialist is worth, in Soldiers."""
PASSENGER = 2.4
LOST_TURN = 3.5
LANDS = (-3.395, 0.19, 0.269, -0.139, 0.029, 1.283)
"""Fitted by logistic regression to what came of 10,000 turns of the sergeant at sea alone."""
DEAR = 8.0
"""What dice have to cost before an Award is played against them."""


def ship_of(box: Box, s: Normandy, seat: int) -> Ship:
    """A craft as a bot sees it."""
    in_force = box.in_force(s, seat)
    cost = max(1, hull_cost(box, s, seat))
    return Ship(
        in_force.cheaper["advance"],
        landing_cost(in_force),
        knows_the_mines(in_force),
        in_force.lower_def,
        SHELL_HULL - cost,
        min(3, (s.players[seat].tools + cost - 1) // cost) if afloat(s, seat) else 0,
    )


def _voyage(box: Box, s: Normandy, seat: int) -> Voyage:
    return voyage(box.ground(s), ship_of(box, s, seat))


def advise(box: Box, s: Normandy, decision: Decision) -> Action | None:
    """What to do at sea; about dice the others know better."""
    seat, options = decision.seat, decision.options
    match decision.ask:
        case "launch" | "steer" | "overboard":
            return min(options, key=lambda option: _comes_of(box, s, seat, option))
        case "lose-aboard":
            return min(options, key=lambda option: _missed(box, s, seat, option))
        case "pay-off":
            needy = s.players[seat].courage < 2 * PAID_OFF["courage"]
            return PayOff("courage" if needy else "soldiers")
        case "tally" if at_sea(s, seat):
            return _awards(box, s, seat, options)
    return None


def _comes_of(box: Box, s: Normandy, seat: int, option: Action) -> float:
    """The losses to expect of a choice."""
    way, by_number = _voyage(box, s, seat), box.ground(s).by_number
    here, courage = s.unit(seat).sector, s.players[seat].courage
    match option:
        case Launch(number):
            return way.waiting(by_number[number], courage)
        case Steer(number):
            to = by_number[number]
            crowd = sum(s.unit(other).sector == to for other in s.units())
            return way.sail(here, to, courage) + crowd
        case WadeOn(number):
            return way.wade(here, by_number[number])
        case Disembark(number):
            return way.into_water(by_number[number])
        case GoAshore(number):
            return 1.5 * toll(box, s, seat, by_number[number])
        case a.Stay():
            if not afloat(s, seat):
                return way.in_water(here)
            return way.waiting(here, courage)
    return _saved(box, s, seat, option)


def _saved(box: Box, s: Normandy, seat: int, option: Action) -> float:
    """An Award for what it brings: at once where it gets tight, else it is kept for the beach."""
    player = s.players[seat]
    tight = player.soldiers < 8 or (afloat(s, seat) and player.tools <= SHELL_HULL)
    short = afloat(s, seat) and player.courage < 3
    helps = isinstance(option, a.Use | PlayAtSea) and (tight or short)
    return -99.0 if helps else 99.0


def _missed(box: Box, s: Normandy, seat: int, option: Action) -> float:
    """What a loss aboard takes away."""
    assert isinstance(option, a.LoseCard)
    card = box.content.by_id[option.card]
    return PASSENGER + 0.2 * card.cost if isinstance(card, Specialist) else NAVAL


def _awards(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """At the Final Tally: an Award against dice that cost too much, or in need."""
    dear = _cost(box, s, seat) >= DEAR
    awards = (option for option in options if isinstance(option, PlayAtSea | a.Use))
    for option in awards:
        if (dear and _is_about_dice(box, option)) or _saved(box, s, seat, option) < 0:
            return option
    return a.DONE


def _is_about_dice(box: Box, option: a.Use | PlayAtSea) -> bool:
    """Whether an Award does more than bring something."""
    if "tally" in box.content.by_id[option.card].windows():
        return True
    ways = ways_at_sea(box.content, option.card) if isinstance(option, PlayAtSea) else ()
    return any(not isinstance(effect, Gain) for way in ways for effect in way.effects)


def _cost(box: Box, s: Normandy, seat: int) -> float:
    """What the dice that lie cost, in Soldiers."""
    dice, worth = s.players[seat].turn.dice, dice_prices(box, s, seat)
    shown = counts(dice)
    soldiers, _, _, tools = resources(box, s, seat, dice)
    total = soldiers - worth.one[TOOL] * tools
    total -= sum(worth.one[symbol] * shown[symbol] for symbol in (STAR, COURAGE))
    return total - sum(worth.rwb[symbol] for symbol in rwbs_of(box, s, seat, dice))


def dice_prices(box: Box, s: Normandy, seat: int) -> DiceWorth:
    """What dice cost: the less there is left of something, the more."""
    player, craft, way = s.players[seat], afloat(s, seat), _voyage(box, s, seat)
    deep = not in_safe_zone(box, s, s.unit(seat).sector)
    soldier = 1.5 if player.soldiers < 8 else 1.0
    hull = 0.0
    if craft:
        hull = 0.35 if player.tools > 2 * SHELL_HULL else 0.6
        hull = (1.5 if deep else 0.6) if player.tools <= SHELL_HULL else hull
    courage = _courage(way, s, seat) if craft and player.courage else 0.0
    lost = 0.0 if steady(box, s, seat) else LOST_TURN
    bonus = [0.0] * len(SYMBOLS)
    for symbol, price in PENALTIES.items():
        bonus[symbol] = -soldier * price.soldiers - hull * price.tools
    aboard = ABOARD.of(s, seat)
    bonus[SKULL] = -PASSENGER if aboard.passengers else 0.0
    bonus[COURAGE] = bonus[TOOL] = -lost
    star = PASSENGER / STARS if aboard.passengers or aboard.naval else 0.0
    one = (0.0, -star, -soldier, -2 * soldier, -courage, -hull)
    return DiceWorth(one, tuple(bonus))


def _courage(way: Voyage, s: Normandy, seat: int) -> float:
    """What the loss of a Courage costs, in halves so that there are few plans to work out."""
    here, has = s.unit(seat).sector, s.players[seat].courage
    cost = way.best(here, has - 1) - way.best(here, has)
    return min(6.0, max(1.0, round(2 * cost) / 2))


def chance(box: Box, s: Normandy, seat: int) -> float:
    """How likely a Unit is to come through: to the beach, and then with enough left to fight."""
    way, player, here = _voyage(box, s, seat), s.players[seat], s.unit(seat).sector
    craft = afloat(s, seat)
    cost = way.best(here, player.courage) if craft else way.wading[here]
    hull = min(player.tools, 16) if craft else 16
    known = (1.0, player.soldiers, min(player.soldiers, 10), cost, hull, 0.0 if craft else 1.0)
    lands = 1.0 / (1.0 + exp(-sum(w * x for w, x in zip(LANDS, known, strict=True))))
    left = max(0.0, 0.9 * player.soldiers - 0.4 * cost)
    return lands * (0.35 + 0.65 * min(1.0, left / 14))
