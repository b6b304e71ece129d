"""What a sensible player makes of Conditions: what they cost, and what that is worth losing for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.cards.looking import LookAtTop, best_first
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.modules.conditions.cards import KIND
from beachhead.games.normandy.modules.conditions.drawing import (
    CancelConditions,
    LoseFor,
    MayCancel,
    bound,
)
from beachhead.games.normandy.modules.conditions.observing import Observe
from beachhead.games.normandy.modules.conditions.state import (
    TABLE,
    condition,
    lying,
    stays,
    without,
)
from beachhead.games.normandy.modules.conditions.words import Ground, SkullsBring, SkullsCost
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.combat import usual_losses
from beachhead.games.normandy.words.word import Effect, Lasting
from beachhead.games.normandy.words.worth import STAR, DiceWorth, amounts
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import SKULL
from beachhead.kernel.kinds import SYMBOLS

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

STAYING = 2.5
"""How many turns a Weather stays, on average."""
RIFLEMAN = 1.5
"""What any Specialist is good for."""
SEEING = 1.0
"""What it is worth to each Unit to have the better of two Conditions first."""
WORTH_A_MEDAL = 3.0
"""The harm to all Units together that an Award is played for."""


def advise(box: Box, s: Normandy, decision: Decision) -> Action | None:
    """At the questions of this module."""
    options = decision.options
    match decision.ask:
        case "cancel-condition":
            asking = s.players[decision.seat].todo[0]
            assert isinstance(asking, MayCancel)
            ways = [option for option in options if isinstance(option, LoseFor)]
            cheapest = min(ways, key=lambda way: _value(box, way.card))
            pays = harm(box, s, asking.condition) > _value(box, cheapest.card)
            return cheapest if pays else a.DONE
        case "put-back":
            return _order(box, s, decision.seat)
        case "rally":
            return _look(box, s, options)
    return None


def _order(box: Box, s: Normandy, seat: int) -> Action | None:
    """The better one first: the other may come too late to matter."""
    looking = s.players[seat].todo[0]
    assert isinstance(looking, LookAtTop)
    if looking.deck != KIND:
        return None
    return best_first(s, looking, lambda id: _worth(box, s, id))


def _look(box: Box, s: Normandy, options: tuple[Action, ...]) -> Action | None:
    """With an Item that is good for little else, or for many."""
    deck = deck_of(s, KIND)
    ways = [option for option in options if isinstance(option, Observe)]
    if not ways or deck is None or deck.top:
        return None
    least = min(ways, key=lambda way: _value(box, way.card))
    return least if _value(box, least.card) < SEEING * len(bound(box, s)) else None


def sensible(box: Box, s: Normandy, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """Looks ahead are decided on before; a medal is kept until it is needed."""
    harmless = sum(harm(box, s, card.id) for card in lying(box, s)) < WORTH_A_MEDAL

    def is_idle(option: Action) -> bool:
        if not isinstance(option, a.Use):
            return isinstance(option, Observe)
        effects = box.content.by_id[option.card].effects
        return harmless and any(isinstance(effect, CancelConditions) for effect in effects)

    return tuple(option for option in options if not is_idle(option)) or options


def harm(box: Box, s: Normandy, id: str) -> float:
    """What a Condition that lies on the table costs all Units, in Soldiers."""
    lasts = STAYING if stays(box, s, id) else 1.0
    here = sum(_harm_here(box, s, seat, id) for seat in bound(box, s))
    return lasts * here


def _harm_here(box: Box, s: Normandy, seat: int, id: str) -> float:
    """What it costs a Unit: of what it does to the ground, what is felt in its sector."""
    free = without(s, id)
    fight = usual_losses(box, s, seat) - usual_losses(box, free, seat)
    return fight - sum(_felt(e) for e in condition(box, id).effects if not isinstance(e, Ground))


def _worth(box: Box, s: Normandy, id: str) -> float:
    """What a Condition is worth to a Unit before it is drawn."""
    lasts = STAYING if stays(box, s, id) else 1.0
    return lasts * sum(map(_felt, condition(box, id).effects))


def _felt(effect: Effect) -> float:
    return effect.each_turn() if isinstance(effect, Lasting) else effect.once()


def _value(box: Box, id: str) -> float:
    """What losing a card costs."""
    card = box.content.by_id[id]
    if isinstance(card, Specialist):
        return RIFLEMAN + 0.5 * STAR * card.cost
    return sum(effect.once() for effect in card.effects)


def dice_worth(box: Box, s: Normandy) -> DiceWorth:
    """A skull is worth more or less than it cancels."""
    effects = [effect for card in lying(box, s) for effect in card.effects]
    cost = sum(amounts(e.amounts(1)) for e in effects if isinstance(e, SkullsCost))
    gain = sum(amounts(e.amounts(1)) for e in effects if isinstance(e, SkullsBring))
    one = [0.0] * len(SYMBOLS)
    one[SKULL] = gain - cost
    return DiceWorth(one=tuple(one)) if TABLE.of(s).lying else DiceWorth()
