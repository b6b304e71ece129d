"""Phase 4: giving between Units, and Awards for Courage (T-9)."""

from __future__ import annotations

from functools import cache

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.buying import discount
from beachhead.games.normandy.effects import DONE, Question
from beachhead.games.normandy.rules import Rules, in_battle, left_to_draw, remembered, strength
from beachhead.games.normandy.state import RESOURCES, DrawCard, Normandy, Resource, mark
from beachhead.games.normandy.using import usable
from beachhead.kernel.contract import Action, Decision


def begin(b: Battle) -> None:
    """Whoever can do something, may."""
    for seat in in_battle(b.s):
        b.change(seat, step="trade")


def end_if_nothing(b: Battle, seat: int) -> None:
    """A Unit that can do nothing more is done."""
    if len(options(b.rules, b.s, seat)) == 1:
        b.change(seat, step="")


def ask(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """What a Unit may give or buy."""
    return Decision(seat, "trade", "T-9", options(rules, s, seat))


@remembered
def options(rules: Rules, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything that can be given, bought or used."""
    found: list[Action] = [DONE]
    price = award_price(rules, s, seat)
    if s.units[seat].courage >= price and left_to_draw(s, "award") > 0:
        found.append(a.BuyAward())
    for other in partners(rules, s, seat):
        found += _gifts(rules, s, seat, other)
    return (*found, *usable(rules, s, seat, "trade"))


def award_price(rules: Rules, s: Normandy, seat: int) -> int:
    """What an Award costs in Courage."""
    return max(0, s.options.award_price - discount(s, seat, rules.terms(s, seat), "award"))


def partners(rules: Rules, s: Normandy, seat: int) -> tuple[int, ...]:
    """The Units that a Unit may give to: in its sector, or by a card anywhere."""
    if len(s.units) == 1:
        return ()
    anywhere = rules.terms(s, seat).trade_anywhere
    here = s.units[seat].sector
    return tuple(
        other
        for other in in_battle(s)
        if other != seat
        and (anywhere or s.units[other].sector == here or rules.terms(s, other).trade_anywhere)
    )


def _gifts(rules: Rules, s: Normandy, seat: int, other: int) -> list[Action]:
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
        tradable = not any(m.keeps(rules, s, card) for m in rules.modules(s))
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


def used(b: Battle, seat: int) -> None:
    """A card was used: whoever may now give from afar may act, even if it was done."""
    if b.terms(seat).trade_anywhere:
        for other in partners(b.rules, b.s, seat):
            _reopen(b, other)


def chosen(b: Battle, seat: int, action: Action) -> None:
    """Give, buy an Award, or be done."""
    unit = b.unit(seat)
    match action:
        case a.Give(other, resource, amount):
            left = getattr(unit, resource) - amount
            b.change(seat, **{resource: left}, used=(*unit.used, _mark(other, resource)))
            b.change(other, **{resource: getattr(b.unit(other), resource) + amount})
            b.tell(f.Given(seat, other, resource, amount))
            _reopen(b, other)
        case a.GiveCard(other, card):
            hand = list(unit.hand)
            hand.remove(card)
            b.change(seat, hand=tuple(hand), used=(*unit.used, _given(card)))
            b.change(other, hand=(*b.unit(other).hand, card))
            b.tell(f.CardGiven(seat, other, card))
            _reopen(b, other)
        case a.BuyAward():
            price = award_price(b.rules, b.s, seat)
            b.change(seat, courage=unit.courage - price, bought=(*unit.bought, "award"))
            b.tell(f.AwardBought(seat, price))
            b.push(seat, DrawCard("award", False, "T-9"))
        case _:
            b.tell(f.UnitReady(seat, b.s.phase))
            b.change(seat, step="")


def _reopen(b: Battle, seat: int) -> None:
    """Who receives something may act again."""
    if not b.unit(seat).step:
        b.change(seat, step="trade")
