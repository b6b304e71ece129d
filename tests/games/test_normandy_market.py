"""The market offers just what the rules do, at the price that is paid (T-7, V-7, K-1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from beachhead.games.normandy import actions as a
from beachhead.kernel.contract import Action, Choice, Decision, Over
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.scene import Market
from beachhead.locale import Texts
from beachhead.locale.texts import LANGUAGES
from beachhead.server.screen import market as in_words
from tests.games.normandy_fight import at, troop
from tests.games.normandy_play import the_game
from tests.option_sets import around, start

BOUGHT = (a.Take, a.Rally, a.Find, a.TakeVehicle)
GAMES = 20
SETS: tuple[dict[str, Any], ...] = (
    {},
    {"level": "cards"},
    {"war_heroes": True, "level": "everything"},
    {"supply_snafu": True, "level": "everything"},
    {"atlantikwall": True, "level": "everything"},
    {"battle_conditions": True, "level": "everything"},
)


def cards_of(options: tuple[Action, ...]) -> set[str]:
    return {option.card for option in options if isinstance(option, BOUGHT)}


def on_shelves(market: Market | None, *, within_reach: bool) -> list[str]:
    shelves = market.shelves if market else ()
    return [one.card for shelf in shelves if shelf.open is within_reach for one in shelf.offers]


def paid(before: Any, after: Any) -> dict[str, int]:
    """What of Stars and Item Points is gone."""
    spent = {"star": before.stars - after.stars, "tool": before.tools - after.tools}
    return {name: amount for name, amount in spent.items() if amount}


@pytest.mark.rule("T-7")
@pytest.mark.parametrize("fixed", SETS, ids=lambda fixed: "-".join(fixed) or "any")
def test_what_is_within_reach_is_what_can_be_taken(fixed: dict[str, Any]) -> None:
    game, asked = the_game(), 0
    for number in range(GAMES):
        chosen = around(game, fixed, Random(f"market/{fixed}/{number}"))
        if chosen is None:
            continue
        state, below = start(game, chosen), fast_stream(f"market/{number}")
        for _ in range(250):
            pending = game.pending(state)
            if isinstance(pending, Over):
                break
            now = pending[below(len(pending))]
            if not isinstance(now, Decision):
                state = game.apply(state, now.happen(below))[0]
                continue
            action = now.options[below(len(now.options))]
            after = game.apply(state, Choice(now.seat, action))[0]
            if now.ask == "rally":
                asked += 1
                check(state, after, now, action)
            state = after
    assert asked > GAMES


def check(state: Any, after: Any, now: Decision, action: Action) -> None:
    market = the_game().scene(state, now.seat).market
    mine = on_shelves(market, within_reach=True)
    assert len(mine) == len(set(mine)) and set(mine) == cards_of(now.options)
    assert set(mine).isdisjoint(on_shelves(market, within_reach=False))
    if market is None or not isinstance(action, a.Rally | a.Find | a.TakeVehicle):
        return
    offers = [one for shelf in market.shelves for one in shelf.offers if one.card == action.card]
    prices = [{e.glyph: int(e.sign) for e in one.price if e.glyph != "soldier"} for one in offers]
    free = not offers[0].price and offers[0].lines
    brings = the_game().content.by_id[action.card].when == "taken"
    assert free or brings or prices == [paid(state.players[now.seat], after.players[now.seat])]


@pytest.mark.rule("T-7")
@pytest.mark.parametrize("phase", ["roll", "rally", "move"])
def test_it_can_be_looked_into_at_any_time_and_says_what_is_missing(phase: str) -> None:
    play = at(phase, troop("1", stars=4, tools=6))
    market = play.game.scene(play.state, 0).market
    assert market is not None
    assert [emblem.sign for emblem in market.has] == ["4", "6"]
    assert [shelf.open for shelf in market.shelves] == [True, True, False, False]
    texts = Texts("en", play.game)
    shown = in_words(texts, 0, market)
    assert [shelf.title for shelf in shown.shelves] == [
        "Specialists within reach",
        "Items within reach",
        "Specialists out of reach",
        "Items out of reach",
    ]
    for shelf in shown.shelves:
        for offer in shelf.offers:
            assert bool(offer.lines) is not shelf.open and offer.price_words
    cards = play.game.content.by_id
    for shelf, has, word in ((shown.shelves[2], 4, "Star"), (shown.shelves[3], 6, "Item Point")):
        for offer in shelf.offers:
            lacks = cards[offer.card].cost - has
            plural = "" if lacks == 1 else "s"
            assert offer.lines == (f"You lack {lacks} {word}{plural}.",)


def test_no_market_for_whoever_looks_on_or_plays_with_dice_alone() -> None:
    play = at("rally", troop("1", stars=9, tools=9))
    assert play.game.scene(play.state, None).market is None
    dice = at("move", troop("1"), level="dice")
    assert dice.game.scene(dice.state, 0).market is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_one_purchase_the_rest_says_why_not(language: str) -> None:
    play = at("rally", troop("1", stars=30, tools=30))
    play.do("seat1 rally usa-scout")
    market = play.game.scene(play.state, 0).market
    assert market is not None
    shown = in_words(Texts(language, play.game), 0, market)
    closed = [shelf for shelf in shown.shelves if not shelf.open]
    why = Texts(language, play.game).say("market-enough-specialist")
    assert {line for shelf in closed for offer in shelf.offers for line in offer.lines} == {why}
