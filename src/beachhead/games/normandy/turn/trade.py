"""Phase 4: giving between Units, and Awards for Courage (T-9)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import remembered
from beachhead.games.normandy.cards.decks import DrawCard, left_to_draw
from beachhead.games.normandy.cards.offers import discount
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.kinds import Question, Resource
from beachhead.games.normandy.state import Normandy, Player
from beachhead.games.normandy.turn.phase import Phase
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

TITLE = message("phase-trade")
BUY_AWARD = a.BuyAward()
MOST_GIFTS = 24
"""Of a Unit in a turn: far more than any distribution needs, so that trading comes to an end."""


class TradePhase(Phase):
    """Whoever can give or buy something, may."""

    only_decides = True

    def title(self, s: Normandy) -> Message | None:
        if s.options.level == "everything":
            return TITLE
        many = s.options.level == "cards" or len(s.units()) > 1
        return message("phase-trade-only") if many else None

    def begin(self, h: Happening, seat: int) -> None:
        if _can_trade(h.box, h.s, seat):
            h.set_turn(seat, step="trade")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "trade", "T-9", options(box, s, seat))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        turn = h.turn(seat)
        match action:
            case a.Give(other, resource, amount):
                h.set_turn(seat, given=turn.given + 1)
                h.add(seat, resource, -amount)
                h.add(other, resource, amount)
                h.tell(f.Given(seat, other, resource, amount))
                _reopen(h, other)
            case a.GiveCard(other, card):
                hand = list(h.player(seat).hand)
                hand.remove(card)
                h.set_player(seat, hand=tuple(hand))
                h.set_turn(seat, given=turn.given + 1)
                h.set_player(other, hand=(*h.player(other).hand, card))
                h.tell(f.CardGiven(seat, other, card))
                _reopen(h, other)
            case a.BuyAward():
                price = award_price(h.box, h.s, seat)
                h.add(seat, "courage", -price)
                h.set_turn(seat, bought=(*turn.bought, "award"))
                h.tell(f.AwardBought(seat, price))
                h.push(seat, DrawCard("award", False, "T-9"))
            case _:
                h.tell(f.UnitReady(seat, h.s.phase))
                h.set_turn(seat, step="")

    def used(self, h: Happening, seat: int) -> None:
        """Whoever may now give from afar may act, even if it was done."""
        h.settle(seat)
        if h.in_force(seat).trade_anywhere:
            for other in partners(h.box, h.s, seat):
                _reopen(h, other)

    def settled(self, h: Happening, seat: int) -> None:
        """A Unit that can do nothing more is done."""
        if not _can_trade(h.box, h.s, seat):
            h.set_turn(seat, step="")


def _reopen(h: Happening, seat: int) -> None:
    """Who receives something may act again."""
    if not h.turn(seat).step:
        h.set_turn(seat, step="trade")


def _can_trade(box: Box, s: Normandy, seat: int) -> bool:
    """Whether there is anything to do; what else there is to do is worked out when it is asked."""
    if _has_to_give(s.players[seat]) and partners(box, s, seat):
        return True
    return _may_buy(box, s, seat) or len(options(box, s, seat)) > 1


def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything that can be given, bought or used."""
    found: tuple[Action, ...] = (a.DONE, BUY_AWARD) if _may_buy(box, s, seat) else (a.DONE,)
    for other in partners(box, s, seat):
        found += _gifts(box, s, seat, other)
    return found + usable(box, s, seat, "trade")


def _may_buy(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a Unit may buy an Award."""
    if s.players[seat].courage < award_price(box, s, seat) or left_to_draw(s, "award") < 1:
        return False
    modules = box.modules_of(s, seat)
    return not modules or all(module.sells_awards(box, s, seat) for module in modules)


def award_price(box: Box, s: Normandy, seat: int) -> int:
    """What an Award costs in Courage."""
    return max(0, s.options.award_price - discount(s, seat, box.in_force(s, seat), "award"))


@remembered
def partners(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The Units that a Unit may give to: in its sector, or by a card anywhere."""
    if len(s.players) == 1:
        return ()
    in_force = box.in_force(s, seat)
    if in_force.no_trade:
        return ()
    anywhere, here = in_force.trade_anywhere, s.unit(seat).sector
    found = []
    for other in box.in_reach(s, seat):
        if other != seat:
            theirs = box.in_force(s, other)
            near = anywhere or theirs.trade_anywhere or s.unit(other).sector == here
            if near and not theirs.no_trade:
                found.append(other)
    for module in box.modules_of(s, seat) if found else ():
        found = [other for other in found if module.trades(box, s, seat, other)]
    return tuple(found)


def _has_to_give(player: Player) -> bool:
    """Whether a player has a resource that he may give; but a turn ends some day."""
    spare = player.stars or player.courage or player.tools or _may_leave(player)
    return spare > 0 and player.turn.given < MOST_GIFTS


def _may_leave(player: Player) -> int:
    """How many Soldiers a player may give: somebody has to stay."""
    return player.soldiers if player.specialists else max(0, player.soldiers - 1)


def _gifts(box: Box, s: Normandy, seat: int, other: int) -> tuple[Action, ...]:
    """Anything, again and again."""
    player = s.players[seat]
    if player.turn.given >= MOST_GIFTS:
        return ()
    cards = [*dict.fromkeys(player.hand)]
    for module in box.modules(s) if cards else ():
        cards = [card for card in cards if module.tradable(box, s, card)]
    return (
        *_amounts(other, "soldiers", _may_leave(player)),
        *_amounts(other, "stars", player.stars),
        *_amounts(other, "courage", player.courage),
        *_amounts(other, "tools", player.tools),
        *[a.GiveCard(other, card) for card in cards],
    )


@cache
def _amounts(other: int, resource: Resource, most: int) -> tuple[a.Give, ...]:
    return tuple(a.Give(other, resource, amount) for amount in range(1, most + 1))
