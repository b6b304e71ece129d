"""Phase 4: giving between Units, and Awards for Courage (T-9)."""

from __future__ import annotations

from functools import cache

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, in_battle, left_to_draw, remembered, strength
from beachhead.games.normandy.cards.offers import discount
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import RESOURCES, DrawCard, Normandy, Resource, mark
from beachhead.games.normandy.words.doing import DONE, Question
from beachhead.kernel.contract import Action, Decision


def begin(h: Happening) -> None:
    """Whoever can do something, may."""
    for seat in in_battle(h.s):
        h.change(seat, step="trade")


def end_if_nothing(h: Happening, seat: int) -> None:
    """A Unit that can do nothing more is done."""
    if len(options(h.box, h.s, seat)) == 1:
        h.change(seat, step="")


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """What a Unit may give or buy."""
    return Decision(seat, "trade", "T-9", options(box, s, seat))


@remembered
def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything that can be given, bought or used."""
    found: list[Action] = [DONE]
    price = award_price(box, s, seat)
    if s.units[seat].courage >= price and left_to_draw(s, "award") > 0:
        found.append(a.BuyAward())
    for other in partners(box, s, seat):
        found += _gifts(box, s, seat, other)
    return (*found, *usable(box, s, seat, "trade"))


def award_price(box: Box, s: Normandy, seat: int) -> int:
    """What an Award costs in Courage."""
    return max(0, s.options.award_price - discount(s, seat, box.in_force(s, seat), "award"))


def partners(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The Units that a Unit may give to: in its sector, or by a card anywhere."""
    if len(s.units) == 1:
        return ()
    anywhere = box.in_force(s, seat).trade_anywhere
    here = s.units[seat].sector
    return tuple(
        other
        for other in in_battle(s)
        if other != seat
        and (anywhere or s.units[other].sector == here or box.in_force(s, other).trade_anywhere)
    )


def _gifts(box: Box, s: Normandy, seat: int, other: int) -> list[Action]:
    unit = s.units[seat]
    found: list[Action] = []
    for resource in RESOURCES:
        if _mark(other, resource) in unit.used:
            continue
        most = getattr(unit, resource)
        if resource == "soldiers":
            most = min(most, strength(unit) - 1)
        found += _amounts(other, resource, most)
    for card in dict.fromkeys(unit.hand):
        tradable = not any(m.keeps(box, s, card) for m in box.modules(s))
        if tradable and not any(_given(card) in u.used for u in s.units):
            found.append(a.GiveCard(other, card))
    return found


@cache
def _amounts(other: int, resource: Resource, most: int) -> tuple[a.Give, ...]:
    return tuple(a.Give(other, resource, amount) for amount in range(1, most + 1))


@cache
def _mark(other: int, resource: str) -> str:
    """In `Unit.used`: this Unit has given that one some of it this turn."""
    return mark(f"{resource}-to-{other + 1}")


@cache
def _given(card: str) -> str:
    """In `Unit.used`: this card has changed hands this turn."""
    return mark(f"{card}-given")


def used(h: Happening, seat: int) -> None:
    """A card was used: whoever may now give from afar may act, even if it was done."""
    if h.in_force(seat).trade_anywhere:
        for other in partners(h.box, h.s, seat):
            _reopen(h, other)


def chosen(h: Happening, seat: int, action: Action) -> None:
    """Give, buy an Award, or be done."""
    unit = h.unit(seat)
    match action:
        case a.Give(other, resource, amount):
            left = getattr(unit, resource) - amount
            h.change(seat, **{resource: left}, used=(*unit.used, _mark(other, resource)))
            h.change(other, **{resource: getattr(h.unit(other), resource) + amount})
            h.tell(f.Given(seat, other, resource, amount))
            _reopen(h, other)
        case a.GiveCard(other, card):
            hand = list(unit.hand)
            hand.remove(card)
            h.change(seat, hand=tuple(hand), used=(*unit.used, _given(card)))
            h.change(other, hand=(*h.unit(other).hand, card))
            h.tell(f.CardGiven(seat, other, card))
            _reopen(h, other)
        case a.BuyAward():
            price = award_price(h.box, h.s, seat)
            h.change(seat, courage=unit.courage - price, bought=(*unit.bought, "award"))
            h.tell(f.AwardBought(seat, price))
            h.push(seat, DrawCard("award", False, "T-9"))
        case _:
            h.tell(f.UnitReady(seat, h.s.phase))
            h.change(seat, step="")


def _reopen(h: Happening, seat: int) -> None:
    """Who receives something may act again."""
    if not h.unit(seat).step:
        h.change(seat, step="trade")
