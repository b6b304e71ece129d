"""The sergeant's dice: what to lock, throw again, change, exchange and give up."""

from __future__ import annotations

from beachhead.bots.normandy import dice as thumb
from beachhead.bots.normandy.outlook import prices_now
from beachhead.games.moves import STAND, Reroll
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.cards.using import used_up
from beachhead.games.normandy.dice_sets import counts, without
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.dice_words import (
    AddDie,
    ChangeDice,
    CopyTally,
    CountRwb,
    DiscardDice,
    FewerLocks,
    IgnoreSkulls,
    MoreFromDice,
    MoreRerolls,
    RerollDice,
)
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import Action
from beachhead.kernel.dice import SOLDIER, TWO_SOLDIERS
from beachhead.kernel.kinds import SYMBOLS, Dice

ALL_SKULLS = 6


class Tally:
    """A Unit's dice, and what dice are worth to it now."""

    def __init__(self, box: Box, s: Normandy, seat: int) -> None:
        self.box, self.s, self.seat = box, s, seat
        self.turn = s.players[seat].turn
        self.in_force = box.in_force(s, seat)
        self.prices = prices_now(box, s, seat, self.in_force.skulls)

    def value(self, dice: tuple[int, ...]) -> float:
        """What a tally is worth."""
        return thumb.tally_value(dice, self.prices)

    def reroll(self, options: tuple[Action, ...]) -> Action:
        """Throw again what the exact best plan does not keep; a card where it helps enough."""
        turn = self.turn
        throws = self.in_force.rerolls - turn.rerolled
        if card := self._card_for_dice(options, turn.locked, throws):
            return card
        if throws <= 0:
            return STAND
        kept, _ = self._keep(turn.locked, throws)
        thrown = without(turn.dice, kept)
        return Reroll(thrown) if thrown else STAND

    def lock(self, options: tuple[Action, ...]) -> Action:
        """Lock what the best plan keeps anyway; a card where it helps enough."""
        count = next(len(option.dice) for option in options if isinstance(option, a.Lock))
        locked = self._lock(count, self.in_force.rerolls)
        return self._card_for_dice(options, locked, self.in_force.rerolls) or a.Lock(locked)

    def _card_for_dice(
        self, options: tuple[Action, ...], locked: Dice, throws: int
    ) -> Action | None:
        """A card with fewer locks or more re-rolls, if the dice are bad enough for it."""
        for option in [option for option in options if type(option) is a.Use]:
            card = self.box.content.by_id[option.card]
            free = sum(e.dice for e in card.effects if isinstance(e, FewerLocks))
            more = sum(e.times for e in card.effects if isinstance(e, MoreRerolls))
            fixed = locked if not free or self.turn.locked else ()
            now = self._expected(locked, throws)
            if self._expected(fixed, throws + min(more, 2)) - now > self._least(card):
                return option
        return None

    def _expected(self, locked: Dice, throws: int) -> float:
        return self._keep(locked, throws)[1] if throws > 0 else self.value(self.turn.dice)

    def _keep(self, locked: Dice, throws: int) -> tuple[Dice, float]:
        return thumb.keep(self.turn.dice, locked, throws, self.prices)

    def _lock(self, count: int, throws: int) -> Dice:
        return thumb.lock(self.turn.dice, count, throws, self.prices)

    def _rethrow(self, most: int) -> tuple[Dice, float]:
        """The dice to throw again by a card, and what to expect of that."""
        count = max(0, len(self.turn.dice) - most)
        kept, expected = self._keep(self._lock(count, 1) if count else (), 1)
        return without(self.turn.dice, kept), expected

    def cancel(self, options: tuple[Action, ...]) -> Action:
        """Give up the dice that are missed least."""
        prices = prices_now(self.box, self.s, self.seat, ALL_SKULLS)

        def left(option: Action) -> float:
            assert isinstance(option, a.Cancel)
            dice = without(self.turn.dice, option.dice)
            return thumb.tally_value(dice, prices)

        return max(options, key=left)

    def best(self, options: tuple[Action, ...]) -> Action:
        """The change, exchange or card that makes the tally worth most."""
        now = self.value(self.turn.dice)
        throws = [option for option in options if isinstance(option, Reroll)]
        if throws:
            best, _ = self._rethrow(max(len(throw.dice) for throw in throws))
            return next((throw for throw in throws if throw.dice == best), options[0])
        return max(options, key=lambda option: self._gain(option, now))

    def _gain(self, option: Action, now: float) -> float:
        dice = self.turn.dice
        match option:
            case a.Change(die, becomes):
                return self.value(thumb.swapped(dice, die, becomes)) - now
            case a.Exchange(_, gives, takes):
                return self.value(thumb.swapped(dice, gives, takes)) - now - 1.5
            case a.TakeSpare(gives, takes):
                return self.value(thumb.swapped(dice, gives, gives // 6 * 6 + takes % 6)) - now
            case a.AddDie(die):
                return self.value(tuple(sorted((*dice, die)))) - now
            case a.Discard(taken):
                return self.value(without(dice, taken)) - now
            case a.CallRwb(symbol):
                return self.prices.bonus[symbol]
            case a.For(other):
                return self.value(self.s.players[other].turn.dice) - now
            case a.Use(card):
                return self._use(self.box.content.by_id[card], now)
            case a.Agree():
                return 1.0
        return 0.01

    def _use(self, card: UnitCard, now: float) -> float:
        """What a card would add to the tally; what is used up has to add something."""
        gain = sum(self._effect(effect, now) for effect in card.effects)
        return gain - self._least(card)

    def _least(self, card: UnitCard) -> float:
        """How much a card has to add to be used now rather than later."""
        if not used_up(self.box, self.s, card):
            return 0.2
        return min(2.0, 0.7 * sum(effect.once() for effect in card.effects))

    def _effect(self, effect: Effect, now: float) -> float:
        dice = self.turn.dice
        match effect:
            case ChangeDice():
                return thumb.best_change(effect, dice, self.prices) - now
            case RerollDice(most):
                return self._rethrow(most)[1] - now
            case CopyTally():
                turns = (one.turn for i, one in enumerate(self.s.players) if i != self.seat)
                others = (turn.dice for turn in turns if turn.dice)
                return max((self.value(other) - now for other in others), default=0.0)
            case AddDie():
                ways = (tuple(sorted((*dice, die))) for die in effect.results())
                return max(map(self.value, ways)) - now
            case DiscardDice():
                ways = (without(dice, taken) for taken in effect.takes(dice))
                return max(map(self.value, ways)) - now
            case CountRwb(str(symbol)):
                return self.prices.bonus[SYMBOLS.index(symbol)]
            case CountRwb():
                return max(self.prices.bonus)
            case IgnoreSkulls(skulls):
                ignored = self.in_force.skulls + skulls
                less = prices_now(self.box, self.s, self.seat, ignored)
                return thumb.tally_value(dice, less) - now
            case MoreFromDice(symbol, by):
                face = SYMBOLS.index(symbol)
                each = self.prices.one[SOLDIER if face == TWO_SOLDIERS else face]
                return by * each * counts(dice)[face]
        return 0.8 * effect.once()
