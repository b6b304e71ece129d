"""The dice of the pocket games, RWBs and straights (P-1 to P-4), shown through Battle!."""

from __future__ import annotations

from collections import Counter

import pytest

from beachhead.kernel.contract import Over
from beachhead.kernel.dice import Roll
from beachhead.kernel.errors import Illegal
from tests.games.battle_table import (
    BUNKER,
    MATCHING,
    MISSING,
    STRAIGHT,
    axis,
    battle,
    fight,
    held,
    lose,
)
from tests.script import Script, find, names


def faces_of(play: Script, colour: int) -> Counter[int]:
    """How often each face of the dice of one colour comes up in all throws of the pending roll."""
    pending = play.game.pending(play.state)
    assert not isinstance(pending, Over)
    (roll,) = pending
    assert isinstance(roll, Roll)
    seen: Counter[int] = Counter()
    for dice, weight in roll.outcomes().items():
        for die in dice:
            if die // 6 == colour:
                seen[die % 6] += weight
    return seen


@pytest.mark.rule("P-1")
def test_an_allied_set_is_two_red_two_white_and_two_blue_dice() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}")
    assert play.pool() == "RRWWBB"
    with pytest.raises(Illegal):
        play.do("seat1 rolls Rk Rk Rk Ws Bs Bs")
    play.do(f"seat1 rolls {MATCHING}")
    assert play.asks() == "reroll"


@pytest.mark.rule("P-1")
def test_axis_dice_are_gray_the_kommandant_black_and_one_die_is_the_battlefield() -> None:
    assert battle().pool() == "GGF"
    play = battle(kommandant=True)
    play.set(advances=4)
    play.do("seat1 deploy yes")
    assert play.pool() == "GGGGGKF"


@pytest.mark.rule("P-2")
def test_every_die_has_the_same_six_symbols_once_each() -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes")
    for gray_black_or_field in (3, 4, 5):
        assert faces_of(play, gray_black_or_field) == Counter(dict.fromkeys(range(6), 36))
    play.do("seat1 rolls G1 Kc F1")
    for red_white_or_blue in (0, 1, 2):
        each = 2 * 6**5
        assert faces_of(play, red_white_or_blue) == Counter(dict.fromkeys(range(6), each))


@pytest.mark.rule("P-3")
def test_an_rwb_is_one_symbol_on_a_red_a_white_and_a_blue_die() -> None:
    play = battle()
    fight(play, axis(), "Rk R1 Wk Wc Bk B2")
    assert held(play) == ["memorial-cross"]


@pytest.mark.rule("P-3")
@pytest.mark.parametrize("dice", ["Rk Rk Wk Wk Bs B2", "Rk Rk Ws W2 Bk Bk", "Rs R2 Wk Wk Bk Bk"])
def test_four_of_a_symbol_in_two_colours_are_no_rwb(dice: str) -> None:
    play = battle()
    fight(play, axis(), dice)
    assert held(play) == []


@pytest.mark.rule("P-3")
def test_six_dice_can_make_two_rwbs() -> None:
    play = battle()
    fight(play, axis(), "Rk Rs Wk Ws Bk Bs")
    assert held(play) == ["memorial-cross", "silver-star"]


@pytest.mark.rule("P-3")
def test_a_straight_is_all_six_symbols() -> None:
    play = battle()
    fight(play, axis(), STRAIGHT)
    assert held(play) == ["medal-of-honor"]


@pytest.mark.rule("P-3")
def test_five_dice_make_an_rwb_but_no_straight() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis(field=BUNKER)}", "seat1 sit-out red")
    play.do("seat1 rolls Rk Ws W1 B2 Bc", "seat1 stand")
    assert held(play) == []
    play = battle()
    play.do(f"seat1 rolls {axis(field=BUNKER)}", "seat1 sit-out red")
    play.do("seat1 rolls Rt Wk Wt Bs Bt", "seat1 stand")
    assert held(play) == ["purple-heart"]


@pytest.mark.rule("P-4")
def test_six_equal_dice_earn_their_medal_once() -> None:
    play = battle()
    facts = fight(play, "Gt Gt F1", "Rt Rt Wt Wt Bt Bt")
    assert names(facts).count("medal-earned") == 1
    assert held(play) == ["purple-heart"]


@pytest.mark.rule("P-4")
def test_a_die_over_makes_no_second_rwb() -> None:
    play = battle()
    facts = fight(play, axis(), "Rk Rs Wk Ws Bk Bk")
    assert find(facts, "medal-earned").card == "memorial-cross"
    assert held(play) == ["memorial-cross"]


@pytest.mark.rule("B-6")
def test_the_dice_that_decided_lie_there_until_the_next_are_rolled() -> None:
    play = battle()
    lose(play)
    assert play.shown() == ["Gk Gs", MISSING]
    play.do("seat2 rolls G1 Gt F1")
    assert play.shown() == ["G1 Gt"]
    play.do(f"seat2 rolls {MATCHING}")
    assert play.shown() == ["G1 Gt", MATCHING]
