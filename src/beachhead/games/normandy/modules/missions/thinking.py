"""What a sensible player makes of Missions: which to keep, what to gather, when to go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.shapes import Item, Specialist, UnitCard
from beachhead.games.normandy.kinds import Resource
from beachhead.games.normandy.modules.missions.dealing import (
    DropMission,
    KeepMission,
    TakeOut,
    mission,
    scarce,
)
from beachhead.games.normandy.modules.missions.doing import Accomplish, ways
from beachhead.games.normandy.modules.missions.requirements import (
    Be,
    Gift,
    Give,
    GiveDice,
    GiveItem,
    GiveRwb,
    GiveSpecialist,
    GiveStraight,
    Requirement,
)
from beachhead.games.normandy.modules.missions.state import PENALTY, PLAYER, possible, undone
from beachhead.games.normandy.modules.missions.words import NewOrders
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.combat import defence_of
from beachhead.games.normandy.words.dice_words import CountRwb
from beachhead.games.normandy.words.word import Price
from beachhead.games.normandy.words.worth import (
    COURAGE,
    PIPS,
    SOLDIER,
    STAR,
    TOOL,
    DiceWorth,
    amounts,
)
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import SKULL, Below
from beachhead.kernel.kinds import SYMBOLS

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

NEVER = 99.0
EFFORT_RWB, EFFORT_STRAIGHT, EFFORT_PLACE = 5.0, 14.0, 1.0
EFFORT_GIFT = 8.0
"""Skulls that make a Dead Man's Gift are what one throws again."""
EFFORT_SYMBOL = (0.0, 0.5, 2.0, 5.0, 10.0, 18.0, 30.0)
"""So many dice of one symbol in a tally."""
EFFORT_COLOURED = 4.0
EFFORT_ITEM = 1.4
LUCK = 100
"""By how many per cent an effort is misjudged."""
QUIET = 7.0
"""What a sector may cost for a Unit to wait there for what it lacks."""
WISHED_RWB, WISHED_STRAIGHT, WISHED_DIE, WISHED_SKULL = 14.0, 16.0, 2.5, 5.0
"""What dice are worth more that are all that a Mission lacks."""
GATHERS_FROM = 8
"""The turn from which a Unit saves for its Mission: before, it has to get ashore."""
WISHED_PAY = 0.5
"""What a die is worth more that helps to pay for what a Mission lacks."""
CARDS = (GiveSpecialist, GiveItem)
LUCKY = (GiveRwb, GiveDice, GiveStraight)
"""What the dice have to bring."""


def advise(box: Box, s: Normandy, decision: Decision, below: Below) -> Action | None:
    """At the questions of this module."""
    seat, options = decision.seat, decision.options
    match decision.ask:
        case "mission":
            return _do(box, s, seat, options)
        case "mission-choice":
            return min(options, key=lambda option: _guessed(box, s, seat, option, below))
        case "drop-mission":
            return max(options, key=lambda option: _guessed(box, s, seat, option, below))
        case "take-out":
            return min(options, key=lambda option: _value(box, option))
    return None


def _do(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """At once and as cheaply as possible, as long as enough is left for Combat and to go on."""
    known = ways(box, s, seat)
    found = [option for option in options if isinstance(option, Accomplish)]
    best = min(found, key=lambda way: _price(box, known[way]))
    price, player = known[best].price, s.players[seat]
    fights = not price.soldiers or player.soldiers - price.soldiers > _losses(box, s, seat)
    goes_on = not price.courage or player.courage - price.courage >= _fare(box, s, seat)
    return best if fights and goes_on else a.DONE


def _losses(box: Box, s: Normandy, seat: int) -> float:
    """What Combat costs where a Unit is."""
    return defence_of(box, s, seat) + PIPS * box.sector_of(s, seat).mgf


def _fare(box: Box, s: Normandy, seat: int) -> int:
    """The Courage that it takes to go on."""
    ground = box.ground(s)
    return min((ground.courage(to) for to in ground.ahead[s.unit(seat).sector]), default=0)


def _price(box: Box, gift: Gift) -> float:
    """What a way to do a Mission costs."""
    cards = (box.content.by_id[id] for id in gift.specialists + gift.items)
    dice = sum(_die(die % len(SYMBOLS)) for die in gift.dice)
    return sum(map(_cost, cards)) + dice + amounts(gift.price)


def _die(symbol: int) -> float:
    return (0.0, STAR, SOLDIER, 2 * SOLDIER, COURAGE, TOOL)[symbol]


def _cost(card: UnitCard) -> float:
    match card:
        case Specialist(cost=stars):
            return STAR * stars
        case Item(cost=tools):
            return TOOL * tools
    return 0.0


def _guessed(box: Box, s: Normandy, seat: int, option: Action, below: Below) -> float:
    """How hard a Mission looks; nobody knows exactly."""
    assert isinstance(option, KeepMission | DropMission)
    hard = min(_effort(box, s, seat, v) for v in mission(box, option.card).versions().values())
    return hard * (100 + below(LUCK) - LUCK / 2)


def _value(box: Box, option: Action) -> float:
    assert isinstance(option, TakeOut)
    return sum(effect.once() for effect in box.content.by_id[option.card].effects)


def _effort(box: Box, s: Normandy, seat: int, needs: Iterable[Requirement]) -> float:
    return sum(_hard(box, s, seat, need) for need in needs)


def _hard(box: Box, s: Normandy, seat: int, need: Requirement) -> float:
    """How much it takes to meet a requirement."""
    if need.lacks(box, s, seat) is None:
        return 0.0
    if not need.can_be_had(box, s, seat):
        return NEVER
    match need:
        case GiveSpecialist():
            return STAR * min(card.cost for card in need.cards(box, s, seat))
        case GiveItem(item):
            return EFFORT_ITEM * _cost(box.content.by_id[item])
        case GiveRwb(symbol):
            return EFFORT_GIFT if symbol == "skull" else EFFORT_RWB
        case GiveDice(dice, symbol, colour):
            coloured = EFFORT_COLOURED * dice if colour and symbol else 0.0
            return coloured + EFFORT_SYMBOL[dice] if symbol else float(dice)
        case Give():
            return amounts(need.price)
    return EFFORT_STRAIGHT if isinstance(need, GiveStraight) else EFFORT_PLACE


def target(box: Box, s: Normandy, seat: int) -> tuple[Requirement, ...]:
    """What a Unit gathers for: of its Missions and their alternatives, what is nearest."""
    found = [v for id in PLAYER.of(s, seat).held for v in mission(box, id).versions().values()]
    return min(found, key=lambda needs: _effort(box, s, seat, needs), default=())


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
        own = _asked_for(box, s, seat, needs)
        kept = {o for o in options if not (isinstance(o, a.LoseCard) and o.card in own)}
    own = _asked_for(box, s, seat, needs)
    kept = {o for o in kept if not (isinstance(o, a.Use) and o.card in own)}
    return tuple(option for option in options if option in kept) or options


def _asked_for(box: Box, s: Normandy, seat: int, needs: Iterable[Requirement]) -> set[str]:
    """The cards that a Unit needs for its Mission."""
    found = {need.item for need in needs if isinstance(need, GiveItem)}
    for need in needs:
        if isinstance(need, GiveSpecialist):
            found |= {card.id for card in need.cards(box, s, seat)}
    return found


def _taken(
    box: Box, s: Normandy, seat: int, needs: tuple[Requirement, ...], options: tuple[Action, ...]
) -> set[Action]:
    """First what the Mission asks for; nothing that would keep the Unit, or a friend, from it."""
    if _effort(box, s, seat, needs) >= NEVER:
        orders: set[Action] = {
            o for o in options if isinstance(o, a.Use | a.Find) and _is_new_orders(box, o)
        }
        if orders:
            return orders
    lacking = [need for need in needs if isinstance(need, CARDS) and need.lacks(box, s, seat)]
    own = _asked_for(box, s, seat, lacking)
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
    own = _asked_for(box, s, seat, lacking)
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
    if possible(s) and needs and _before_bunker(box, s, seat):
        stars = max(stars, PENALTY)
    return Price(stars=stars, tools=tools)


def _before_bunker(box: Box, s: Normandy, seat: int) -> bool:
    ground = box.ground(s)
    return any(to in ground.finals for to in ground.ahead[s.unit(seat).sector])


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
    if not needs or (possible(s) and player.stars >= PENALTY):
        return set(options)
    into = {ground.sectors[to].number for to in ground.finals}
    kept = {o for o in options if not (isinstance(o, a.Move) and o.sector in into)}
    stays: set[Action] = {o for o in kept if isinstance(o, a.Stay)}
    places = [need for need in needs if isinstance(need, Be)]
    waits = _only_luck(box, s, seat, needs) and bool(places)
    quiet = _losses(box, s, seat) <= QUIET
    return stays if stays and (waits or quiet) else kept


def dice_worth(box: Box, s: Normandy, seat: int) -> DiceWorth:
    """Dice are worth more that pay for what a Mission lacks, or are all that it lacks."""
    needs = target(box, s, seat)
    if s.players[seat].courage < _fare(box, s, seat):
        return DiceWorth()
    if _only_luck(box, s, seat, needs):
        return _wished(needs)
    lacking = [need for need in needs if need.lacks(box, s, seat) is not None]
    stars = _short(lacking, "stars") or any(isinstance(n, GiveSpecialist) for n in lacking)
    tools = _short(lacking, "tools") or any(isinstance(n, GiveItem) for n in lacking)
    one = (False, stars, False, False, _short(lacking, "courage"), tools)
    return DiceWorth(one=tuple(WISHED_PAY * wish for wish in one))


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
