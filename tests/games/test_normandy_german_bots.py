"""The bots on both sides of the wall: when the German strikes, and when the Units storm (K-19)."""

from __future__ import annotations

import pytest

from beachhead.bots import find_bot
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.atlantikwall.actions import (
    BuyDecoration,
    HoldOut,
    PlayDecoration,
)
from beachhead.games.normandy.modules.atlantikwall.prospects import chance
from beachhead.games.normandy.modules.atlantikwall.worth import dice_prices
from beachhead.games.normandy.state import Deck
from beachhead.kernel.contract import Action, Decision, Over
from beachhead.kernel.dice import STAR
from beachhead.kernel.fair import fast_stream
from tests.games.german_play import TWELVE, change_his, his, to_move, wall
from tests.games.normandy_play import change, the_box, to_phase, unit
from tests.script import Script

HIT, MEN = "flak-badge", 3
"""A Decoration that costs a Unit so many men."""
GATE = "11"
"""A sector next to the Bunker."""


def decided(play: Script, seat: int, bot: str = "sergeant") -> Action:
    """What a bot does at a seat's question."""
    pending = play.game.pending(play.state)
    assert not isinstance(pending, Over)
    asked = next(item for item in pending if item.seat == seat - 1)
    assert isinstance(asked, Decision)
    view = play.game.view(play.state, seat - 1)
    return find_bot(bot, play.game.id)(play.game, view, asked, fast_stream("bot"))


def before_combat(soldiers: int, units: int = 1) -> Script:
    """Units in a sector with DEF 12; the German mans it, and holds a card that hits."""
    play = wall(units)
    change_his(play, soldiers=40, secret=(HIT,))
    to_move(play, *(TWELVE,) * units)
    for seat in range(1, units + 1):
        change(play, seat, soldiers=soldiers)
    change_his(play, soldiers=40, secret=(HIT,))
    to_phase(play, "german-ready")
    return play


@pytest.mark.rule("K-19")
@pytest.mark.parametrize("bot", ["sergeant", "general:60"])
def test_the_german_strikes_where_a_unit_falls_by_it(bot: str) -> None:
    play = before_combat(12 + MEN)
    assert decided(play, 2, bot) == PlayDecoration(HIT)


@pytest.mark.rule("K-19")
@pytest.mark.parametrize("soldiers", [12, 13 + MEN, 40])
def test_the_german_keeps_what_nobody_falls_by(soldiers: int) -> None:
    assert decided(before_combat(soldiers), 2) == a.DONE


@pytest.mark.rule("K-17")
@pytest.mark.parametrize(("units", "lost"), [(1, 3), (2, 7)])
def test_units_that_stand_together_are_hit_hard(units: int, lost: int) -> None:
    play = before_combat(40, units)
    play.do(f"seat{units + 1} play-decoration {HIT}")
    if units > 1:
        play.do(f"seat{units + 1} for seat1")
    assert unit(play).soldiers == 40 - 12 - lost, "and Combat is fought"


@pytest.mark.rule("K-19")
@pytest.mark.parametrize(("spare", "sent"), [(3, 0), (2, 2), (1, 1)])
def test_his_specialists_fall_for_soldiers_only_where_a_unit_falls_for_it(
    spare: int, sent: int
) -> None:
    play = wall()
    to_move(play, TWELVE)
    change_his(play, soldiers=8, specialists=("unteroffizier", "melder"))
    change(play, soldiers=8 + spare)
    to_phase(play, "wall")
    assert decided(play, 2) == HoldOut(sent)


@pytest.mark.rule("K-19")
def test_he_buys_decorations_but_keeps_what_his_gunner_needs() -> None:
    play = wall()
    change_his(play, courage=5)
    to_phase(play, "trade")
    assert decided(play, 2) == BuyDecoration()
    change_his(play, specialists=("kanonier",))
    assert decided(play, 2) == a.DONE


@pytest.mark.rule("K-19")
def test_stars_are_worth_little_to_him_when_there_is_nobody_left_to_rally() -> None:
    play = wall()
    early = dice_prices(the_box(), play.state).one[STAR]
    change_his(play, stars=60)
    assert dice_prices(the_box(), play.state).one[STAR] < early


@pytest.mark.rule("K-19")
@pytest.mark.parametrize(("soldiers", "storms"), [(14, True), (13, False)])
def test_a_unit_enters_the_bunker_if_that_wins_the_assault(soldiers: int, storms: bool) -> None:
    play = wall()
    to_move(play, GATE, soldiers=soldiers)
    change(play, courage=9, soldiers=soldiers)
    change_his(play, soldiers=10, specialists=("unteroffizier",) * 3)
    assert (decided(play, 1) == a.Move("bunker")) is storms


@pytest.mark.rule("K-19")
def test_courage_goes_to_who_would_be_stuck() -> None:
    play = wall(2)
    for seat in (1, 2):
        change(play, seat, sector="4", turns=2, soldiers=20, courage=0)
    to_phase(play, "trade")
    change(play, 1, courage=4, turns=1)
    change(play, 2, courage=0)
    assert decided(play, 1) == a.Give(1, "courage", 2)


@pytest.mark.rule("K-14")
def test_stronger_units_have_better_chances_and_a_stronger_german_worse() -> None:
    play = wall()
    to_move(play, TWELVE, soldiers=20)
    before = chance(the_box(), play.state)
    change(play, soldiers=40)
    assert chance(the_box(), play.state) > before
    change(play, soldiers=20)
    change_his(play, soldiers=his(play).soldiers + 20)
    assert chance(the_box(), play.state) < before


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("bot", ["sergeant", "general:40"])
@pytest.mark.parametrize("phase", ["rally", "trade", "german-ready"])
def test_the_german_decides_the_same_whatever_a_unit_knows_of_the_next_conditions(
    bot: str, phase: str
) -> None:
    play = wall(2, battle_conditions=True, forward_observation=True)
    change_his(play, stars=9, tools=9, courage=9, secret=(HIT,))
    to_phase(play, phase)
    seen, others = ("rain", "mud"), tuple(d for d in play.state.decks if d.name != "condition")
    deck = next(deck for deck in play.state.decks if deck.name == "condition")
    left = tuple(card for card in deck.cards if card not in seen)
    chosen = set()
    for top in (seen, seen[::-1]):
        play.set(decks=(*others, Deck("condition", left, deck.played, top, known_to=(0,))))
        chosen.add(decided(play, 3, bot))
    assert len(chosen) == 1
