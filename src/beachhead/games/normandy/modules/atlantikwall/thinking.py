"""What a sensible German does: spend where it is worth most, strike where a Unit falls (K-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.looking import LookAtTop, best_first
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.cards.using import ForWhom
from beachhead.games.normandy.dice_sets import without
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.atlantikwall import actions as his
from beachhead.games.normandy.modules.atlantikwall.cards import GermanItem
from beachhead.games.normandy.modules.atlantikwall.reckoning import (
    margin,
    rows_to_go,
    turns_left,
)
from beachhead.games.normandy.modules.atlantikwall.state import PRICE, allies
from beachhead.games.normandy.modules.atlantikwall.words import (
    LoseDecoration,
    StealDice,
    taken_by,
    to_steal,
)
from beachhead.games.normandy.modules.atlantikwall.worth import (
    LATE,
    THEIRS,
    dice_prices,
    gain,
    men,
    recruits,
    tally,
    worth,
)
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.dice_words import (
    AddDie,
    ChangeDice,
    CopyTally,
    CountRwb,
    RerollDice,
)
from beachhead.games.normandy.words.resource_words import Lose, LoseSpecialist
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.games.normandy.words.worth import amounts
from beachhead.kernel.contract import Action, Decision

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

LEAST_STAR = 1.0
"""What a Star has to be good for."""
STARS_SOON, TOOLS_SOON = 3, 4
"""What a turn or so brings in: for a card that costs so much more he waits."""
TOOL = 0.3
"""What an Item Point has to be good for."""
GOOD_DICE = 3.0
"""What a card that is used up has to make of dice."""
AT_THE_GATE = 1
"""From how many rows before the Bunker on he strikes with all he has."""
DIE = 1.7
"""What a die brings that is thrown again."""


def advise(box: Box, s: Normandy, decision: Decision) -> Action | None:
    """At his questions, and at those of the Assault."""
    seat, options = decision.seat, decision.options
    if decision.ask == "assault":
        return max(options, key=lambda option: _strength(s, option))
    if s.players[seat].unit is not None:
        return None
    match decision.ask:
        case "rally":
            return _at_once(box, s, options) or _spend(box, s, seat, options)
        case "decorate":
            return _at_once(box, s, options) or _decorate(box, s, seat, options)
        case "german-tally":
            return max(options, key=lambda option: _on_dice(box, s, seat, option))
        case "german-ready":
            return _at_once(box, s, options) or _strike(box, s, options)
        case "wall":
            return _hold(box, s, options)
        case "for-whom":
            return _target(box, s, seat, options)
        case "steal-die":
            return max(options, key=lambda option: _stolen(box, s, seat, option))
        case "black-result":
            return max(options, key=lambda option: _added(box, s, seat, option))
        case "choose":
            return max(options, key=lambda option: _way(box, s, seat, option))
        case "put-back":
            looking = s.players[seat].todo[0]
            assert isinstance(looking, LookAtTop)
            return best_first(s, looking, lambda id: worth(box, s, box.content.by_id[id]))
        case "forfeit" | "drop-decoration":
            return min(options, key=lambda option: _card_value(box, s, seat, option))
        case "german-straight" | "award" | "buy-back":
            return max(options, key=lambda option: _card_value(box, s, seat, option))
    return None


def _card(box: Box, option: Action) -> UnitCard | None:
    """The card that an option plays."""
    if isinstance(option, a.Use | his.PlayDecoration):
        return box.content.by_id[option.card]
    return None


def _card_value(box: Box, s: Normandy, seat: int, option: Action) -> float:
    if isinstance(option, a.CountDice):
        return tally(box, s, seat, s.players[seat].turn.dice, dice_prices(box, s))
    id = getattr(option, "card", None)
    return 0.0 if id is None else worth(box, s, box.content.by_id[id])


def _at_once(box: Box, s: Normandy, options: tuple[Action, ...]) -> Action | None:
    """Cards that need no better moment: what brings him something, and what Units have to lose."""

    def value(option: Action) -> float:
        card = _card(box, option)
        if card is None or _hurts(box, s, card):
            return 0.0
        if card.who == "unit":
            return worth(box, s, card)
        takes = [effect for effect in card.effects if isinstance(effect, Lose)]
        if not takes:
            return worth(box, s, card)
        enough = sum(_takes(s, seat, takes) for seat in allies(box, s))
        return enough - 0.7 * sum(-effect.once() for effect in takes)

    best = max(options, key=value)
    return best if value(best) > 0 else None


def _takes(s: Normandy, seat: int, losses: list[Lose]) -> float:
    """What a Unit would really lose."""
    player = s.players[seat]
    lost = (
        Price(*(min(e.amounts.of(name), player.has(name)) for name in RESOURCES)) for e in losses
    )
    return sum(map(amounts, lost))


def _spend(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """The best card for its price; for one that is nearly paid for he waits."""
    player = s.players[seat]
    men = [card for card in recruits(box, player) if not card.returns]
    items = [card for card in box.content.of_type(GermanItem) if card.id not in player.found]
    late = turns_left(box, s) <= LATE
    for pool, has, soon, least in (
        (men, player.stars, STARS_SOON, LEAST_STAR),
        (items, player.tools, TOOLS_SOON, TOOL),
    ):
        most = has if late else has + soon
        net = {
            card.id: worth(box, s, card) - least * card.cost for card in pool if card.cost <= most
        }
        best = max(net, key=net.__getitem__, default=None)
        for buy in (a.Rally(best), a.Find(best)) if best and net[best] > 0 else ():
            if buy in options:
                return buy
    returning = (a.Rally(card.id) for card in recruits(box, player) if card.returns)
    return next((recruit for recruit in returning if recruit in options), a.DONE)


def _decorate(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """A Decoration, if what his Specialists need for their work is left."""
    player = s.players[seat]
    served = (box.content.by_id[id].pay for id in player.specialists)
    needed = sum(pay.courage for pay in served if pay)
    buys = his.BuyDecoration() in options and player.courage >= PRICE + needed
    return his.BuyDecoration() if buys else a.DONE


def _on_dice(box: Box, s: Normandy, seat: int, option: Action) -> float:
    """What a card makes of the Final Tallies, more than it should."""
    card = _card(box, option)
    if card is None:
        return 0.0
    if card.who in ("any", "all"):
        falls = [_spoiled(box, s, unit, card) for unit in allies(box, s)]
        value = sum(falls) if card.who == "all" else max(falls)
        return value - (1.0 if card.spent else 0.1)
    dice, by = s.players[seat].turn.dice, dice_prices(box, s)
    now = tally(box, s, seat, dice, by)
    value = 0.0
    for effect in card.effects:
        match effect:
            case StealDice():
                ways = to_steal(box, s, seat)
                value = max(_stolen(box, s, seat, way) for way in ways)
            case CopyTally():
                others = (s.players[unit].turn.dice for unit in allies(box, s))
                value = max(tally(box, s, seat, other, by) for other in others) - now
            case ChangeDice():
                turned = ((*without(dice, (w.die,)), w.becomes) for w in effect.changes(dice))
                after = (tally(box, s, seat, tuple(sorted(way)), by) for way in turned)
                value = max(after, default=now) - now
            case RerollDice(number):
                poorest = sorted(by.one[die % 6] for die in dice)[:number]
                value = sum(max(0.0, DIE - one) for one in poorest)
            case CountRwb():
                value = max(by.rwb)
    return value - GOOD_DICE


def _spoiled(box: Box, s: Normandy, unit: int, card: UnitCard) -> float:
    """What a Unit loses by dice that are added to its tally: perhaps it makes an RWB of them."""
    dice = s.players[unit].turn.dice
    more = tuple(die for e in card.effects if isinstance(e, AddDie) for die in e.results()[:1])
    after = tuple(sorted((*dice, *more)))
    return tally(box, s, unit, dice, THEIRS) - tally(box, s, unit, after, THEIRS)


def _hurts(box: Box, s: Normandy, card: UnitCard) -> bool:
    """Whether a card costs men."""
    return any(men(box, s, unit, card) for unit in allies(box, s))


def _strike(box: Box, s: Normandy, options: tuple[Action, ...]) -> Action:
    """Everything at once, where that finishes a Unit; else only what costs nothing."""
    cards = {o: card for o in options if (card := _card(box, o)) and _hurts(box, s, card)}
    if not cards:
        return a.DONE
    units = allies(box, s)
    reach = {unit: sum(men(box, s, unit, card) for card in cards.values()) for unit in units}
    falls = any(0 < margin(box, s, unit) <= reach[unit] for unit in units)
    gate = any(rows_to_go(box, s, unit) <= AT_THE_GATE for unit in units)
    ways = [option for option, card in cards.items() if falls or gate or not card.spent]
    return max(ways, key=lambda o: max(men(box, s, u, cards[o]) for u in units), default=a.DONE)


def _hold(box: Box, s: Normandy, options: tuple[Action, ...]) -> Action:
    """Specialists fall for Soldiers only where a Unit falls for it."""
    finals = box.ground(s).finals
    units = [unit for unit in allies(box, s) if s.unit(unit).sector not in finals]
    least = min((left for unit in units if (left := margin(box, s, unit)) > 0), default=99.0)
    ways = (o for o in options if isinstance(o, his.HoldOut) and o.specialists >= least)
    return next(ways, options[0])


def _target(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action:
    """Where a card does most: who is nearest to fall, or has most to lose."""
    task = s.players[seat].todo[0]
    assert isinstance(task, ForWhom)
    card = box.content.by_id[task.card]
    takes = [effect for effect in card.effects if isinstance(effect, Lose)]

    def value(option: Action) -> float:
        assert isinstance(option, a.For)
        if _hurts(box, s, card):
            left = margin(box, s, option.seat)
            return men(box, s, option.seat, card) - left if left > 0 else -99.0
        return _spoiled(box, s, option.seat, card) + _takes(s, option.seat, takes)

    return max(options, key=value)


def _stolen(box: Box, s: Normandy, seat: int, option: Action) -> float:
    """What a stolen die brings him, and costs the Unit."""
    if not isinstance(option, his.StealDie):
        return 0.0
    mine, theirs = s.players[seat].turn.dice, s.players[option.seat].turn.dice
    by, die = dice_prices(box, s), taken_by(s, seat, option.die)
    gain = tally(box, s, seat, tuple(sorted((*mine, die))), by) - tally(box, s, seat, mine, by)
    left = tally(box, s, option.seat, without(theirs, (option.die,)), THEIRS)
    return gain + tally(box, s, option.seat, theirs, THEIRS) - left


def _added(box: Box, s: Normandy, seat: int, option: Action) -> float:
    assert isinstance(option, his.AddBlack)
    dice = (*s.players[seat].turn.counted, option.die)
    return tally(box, s, seat, tuple(sorted(dice)), dice_prices(box, s))


def _way(box: Box, s: Normandy, seat: int, option: Action) -> float:
    """What a way of a choice brings, or costs."""
    if not isinstance(option, a.Choose):
        return 0.0
    return sum(_effect(box, s, seat, box.content.effects[k]) for k in box.content.parts[option.way])


def _effect(box: Box, s: Normandy, seat: int, effect: Effect) -> float:
    player = s.players[seat]
    match effect:
        case LoseSpecialist():
            held = player.specialists
        case LoseDecoration():
            held = player.secret
        case _:
            return gain(effect, len(allies(box, s)))
    return -min((worth(box, s, box.content.by_id[id]) for id in held), default=0.0)


def _strength(s: Normandy, option: Action) -> tuple[int, int]:
    assert isinstance(option, his.StormFirst)
    player = s.players[option.seat]
    return player.strength, len(player.specialists)
