"""How a sensible player gathers what a Mission asks for, and when he goes on (M-1, M-6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.shapes import Item, Specialist
from beachhead.games.normandy.kinds import Resource
from beachhead.games.normandy.modules.missions.dealing import cards_for, scarce
from beachhead.games.normandy.modules.missions.requirements import (
    Be,
    Give,
    GiveDice,
    GiveItem,
    GiveRwb,
    GiveSpecialist,
    GiveStraight,
    Requirement,
)
from beachhead.games.normandy.modules.missions.state import PENALTY, PLAYER, possible, undone
from beachhead.games.normandy.modules.missions.thinking import NEVER, effort, fare, target
from beachhead.games.normandy.modules.missions.words import NewOrders
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.combat import usual_losses
from beachhead.games.normandy.words.dice_words import CountRwb
from beachhead.games.normandy.words.word import Price
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action
from beachhead.kernel.dice import SKULL
from beachhead.kernel.kinds import SYMBOLS

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

QUIET = 7.0
"""What a sector may cost for a Unit to wait there for what it lacks."""
WISHED_RWB, WISHED_STRAIGHT, WISHED_DIE, WISHED_SKULL = 14.0, 16.0, 2.5, 5.0
"""What dice are worth more that are all that a Mission lacks."""
NEAR = 3
"""How many rows before the final Bunker a Unit saves Stars for it (M-6)."""
GATHERS_FROM = 8
"""The turn from which a Unit saves for its Mission: before, it has to get ashore."""
WISHED_PAY, WISHED_PENALTY = 0.5, 1.5
"""What a die is worth more that helps to pay for what a Mission lacks."""
CARDS = (GiveSpecialist, GiveItem)
LUCKY = (GiveRwb, GiveDice, GiveStraight)
"""What the dice have to bring."""


def sensible(
    box: Box, s: Normandy, seat: int, ask: str, options: tuple[Action, ...]
) -> tuple[Action, ...]:
    """The options that do not spoil a Mission; all of them where every one does."""
    needs = target(box, s, seat)
    kept = set(options)
    if ask in ("rally", "take-card"):
        kept = _taken(box, s, seat, needs, options)
    elif ask in ("tally", "call-rwb"):
        kept = _called(box, s, seat, needs, options)
    elif ask == "move":
        kept = _moves(box, s, seat, needs, options)
    elif ask == "forfeit":
        own = cards_for(box, s, seat, needs)
        kept = {o for o in options if not (isinstance(o, a.LoseCard) and o.card in own)}
    own = {id for id in cards_for(box, s, seat, needs) if box.content.by_id[id].spent}
    kept = {o for o in kept if not (isinstance(o, a.Use) and o.card in own)}
    return tuple(option for option in options if option in kept) or options


def _taken(
    box: Box, s: Normandy, seat: int, needs: tuple[Requirement, ...], options: tuple[Action, ...]
) -> set[Action]:
    """First what the Mission asks for; nothing that would keep the Unit, or a friend, from it."""
    if effort(box, s, seat, needs) >= NEVER:
        orders: set[Action] = {
            o for o in options if isinstance(o, a.Use | a.Find) and _is_new_orders(box, o)
        }
        if orders:
            return orders
    lacking = [need for need in needs if isinstance(need, CARDS) and need.lacks(box, s, seat)]
    own = cards_for(box, s, seat, lacking)
    buying = (a.Rally, a.Find, a.Take)
    found: set[Action] = {o for o in options if isinstance(o, buying) and o.card in own}
    if found:
        return found
    lost = _lost_by(box, s, seat, needs, lacking)
    buys = (a.Rally, a.Find)
    return {o for o in options if not (isinstance(o, buys) and o.card in lost)}


def _lost_by(
    box: Box,
    s: Normandy,
    seat: int,
    needs: tuple[Requirement, ...],
    lacking: Sequence[Requirement],
) -> set[str]:
    """Cards that a Unit had better not buy: for others, for its own Mission, or for now."""
    content, player = box.content, s.players[seat]
    found = {
        card
        for other in undone(s)
        if other != seat
        for id in PLAYER.of(s, other).held
        for card in scarce(box, s, other, id)
    }
    own = cards_for(box, s, seat, lacking)
    if not own.isdisjoint(content.reserves):
        found |= content.reserves - own
    if s.turn < GATHERS_FROM:
        return found
    saved = _saved(box, s, seat, needs)
    for id, card in content.by_id.items():
        match card:
            case Specialist(cost=stars):
                waits = any(isinstance(need, GiveSpecialist) for need in lacking)
                short = player.stars - stars < saved.stars
            case Item(cost=tools):
                waits = any(isinstance(need, GiveItem) for need in lacking)
                short = player.tools - tools < saved.tools
            case _:
                continue
        if (waits or short) and id not in own:
            found.add(id)
    return found


def _is_new_orders(box: Box, option: a.Use | a.Find) -> bool:
    effects = box.content.by_id[option.card].effects
    return any(isinstance(effect, NewOrders) for effect in effects)


def _saved(box: Box, s: Normandy, seat: int, needs: Iterable[Requirement]) -> Price:
    """Stars and Item Points that are not to be spent."""
    stars = sum(need.stars for need in needs if isinstance(need, Give))
    tools = sum(need.tools for need in needs if isinstance(need, Give))
    if _owes(box, s, seat):
        stars = max(stars, PENALTY)
    return Price(stars=stars, tools=tools)


def _owes(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a Unit will soon have to pay for a Mission that it has not done (M-6)."""
    ground = box.ground(s)
    last = max(ground.row[to] for to in ground.finals)
    near = last - ground.row[s.unit(seat).sector] <= NEAR
    return possible(s) and seat in undone(s) and near


def _only_luck(box: Box, s: Normandy, seat: int, needs: tuple[Requirement, ...]) -> bool:
    """Whether all that a Mission lacks is what the dice bring."""
    return bool(needs) and all(
        isinstance(need, LUCKY) for need in needs if need.lacks(box, s, seat) is not None
    )


def _called(
    box: Box, s: Normandy, seat: int, needs: tuple[Requirement, ...], options: tuple[Action, ...]
) -> set[Action]:
    """A card that makes the RWB that is lacking is used for it."""
    lacking = [need for need in needs if need.lacks(box, s, seat)]
    symbols = {need.symbol for need in lacking if isinstance(need, GiveRwb)}
    if not symbols or not _only_luck(box, s, seat, needs):
        return set(options)
    found: set[Action] = set()
    for option in options:
        match option:
            case a.CallRwb(symbol) if SYMBOLS[symbol] in symbols:
                found.add(option)
            case a.Use(id):
                effects = box.content.by_id[id].effects
                counts = (e.symbol for e in effects if isinstance(e, CountRwb))
                if any(symbol is None or symbol in symbols for symbol in counts):
                    found.add(option)
    return found or set(options)


def _moves(
    box: Box, s: Normandy, seat: int, needs: tuple[Requirement, ...], options: tuple[Action, ...]
) -> set[Action]:
    """Not into the final Bunker; not out of the right place, nor a quiet one, before it is done."""
    ground, player = box.ground(s), s.players[seat]
    if seat not in undone(s) or (possible(s) and player.stars >= PENALTY):
        return set(options)
    into = {ground.sectors[to].number for to in ground.finals}
    kept = {o for o in options if not (isinstance(o, a.Move) and o.sector in into)}
    stays: set[Action] = {o for o in kept if isinstance(o, a.Stay)}
    places = [need for need in needs if isinstance(need, Be)]
    waits = _only_luck(box, s, seat, needs) and bool(places)
    quiet = bool(needs) and usual_losses(box, s, seat) <= QUIET
    return stays if stays and (waits or quiet) else kept


def dice_worth(box: Box, s: Normandy, seat: int) -> DiceWorth:
    """Dice are worth more that pay for what a Mission lacks, or are all that it lacks."""
    needs = target(box, s, seat)
    if s.players[seat].courage < fare(box, s, seat):
        return DiceWorth()
    if _only_luck(box, s, seat, needs):
        return _wished(needs)
    lacking = [need for need in needs if need.lacks(box, s, seat) is not None]
    stars = _short(lacking, "stars") or any(isinstance(n, GiveSpecialist) for n in lacking)
    tools = _short(lacking, "tools") or any(isinstance(n, GiveItem) for n in lacking)
    star = WISHED_PAY * stars
    if _owes(box, s, seat) and s.players[seat].stars < PENALTY:
        star = WISHED_PENALTY
    courage = WISHED_PAY * _short(lacking, "courage")
    return DiceWorth(one=(0.0, star, 0.0, 0.0, courage, WISHED_PAY * tools))


def _short(lacking: Iterable[Requirement], resource: Resource) -> bool:
    return any(isinstance(need, Give) and need.price.of(resource) for need in lacking)


def _wished(needs: tuple[Requirement, ...]) -> DiceWorth:
    """Dice that are all that a Mission lacks."""
    one, rwb, straight = [0.0] * len(SYMBOLS), [0.0] * len(SYMBOLS), 0.0
    for need in needs:
        match need:
            case GiveRwb(symbol):
                rwb[SYMBOLS.index(symbol)] += WISHED_RWB
            case GiveDice(symbol="skull"):
                one[SKULL] += WISHED_SKULL
            case GiveDice(symbol=str(symbol)):
                one[SYMBOLS.index(symbol)] += WISHED_DIE
            case GiveStraight():
                straight += WISHED_STRAIGHT
    return DiceWorth(tuple(one), tuple(rwb), straight)
