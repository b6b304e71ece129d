"""Battle!: when medals are played (B-4) and how they are earned (B-5)."""

from __future__ import annotations

import pytest

from beachhead.kernel.errors import Illegal
from tests.games.battle_table import (
    BLUFFS,
    BUNKER,
    GANTLET,
    LANDING,
    MATCHING,
    MISSING,
    STRAIGHT,
    axis,
    battle,
    fight,
    give,
    held,
    holder,
    lose,
    win,
)
from tests.script import find, names

# Playing medals


@pytest.mark.rule("B-4")
def test_without_a_medal_to_play_the_dice_are_final_at_once() -> None:
    play = battle()
    give(play, silver_star=2, memorial_cross=1)
    assert "skirmish-won" in names(win(play))
    assert play.asks() == "command"


@pytest.mark.rule("B-4")
def test_medals_wait_until_the_last_reroll_is_over() -> None:
    play = battle()
    give(play, croix_de_guerre=1, purple_heart=2)
    for line in ("seat1 play croix-de-guerre", "seat2 play purple-heart"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do(f"seat1 rolls {axis()}", f"seat1 rolls {MISSING}", "seat1 reroll R2")
    play.do("seat1 rolls R2")
    for line in ("seat1 play croix-de-guerre", "seat2 play purple-heart"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 reroll R2", "seat1 rolls R2")
    assert play.asks(1) == "medals"


@pytest.mark.rule("B-4")
def test_the_active_player_is_asked_first_then_the_others_clockwise() -> None:
    play = battle(3)
    give(play, medal_of_honor=2, croix_de_guerre=2, memorial_cross=1, purple_heart=3)
    play.set(queue=(1, 2))
    win(play, seat=2)
    assert [play.asks(seat) for seat in (1, 2, 3)] == [None, "medals", None]
    play.do("seat2 pass")
    assert [play.asks(seat) for seat in (1, 2, 3)] == [None, None, "medals"]
    for line in (
        "seat1 play memorial-cross",
        "seat1 pass",
        "seat2 pass",
        "seat1 play purple-heart",
    ):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat3 pass")
    assert [play.asks(seat) for seat in (1, 2, 3)] == ["medals", None, None]
    assert "skirmish-won" in names(play.do("seat1 pass"))
    assert play.asks(2) == "command"


@pytest.mark.rule("B-4")
def test_each_is_offered_only_what_can_be_played_now() -> None:
    play = battle()
    give(play, memorial_cross=1, croix_de_guerre=1, purple_heart=2, silver_star=2)
    lose(play)
    assert play.options(1) == ["pass", "play croix-de-guerre"]
    play.do("seat1 pass")
    assert play.options(2) == ["pass", "play purple-heart"]


@pytest.mark.rule("B-4")
def test_a_medal_that_is_not_held_cannot_be_played() -> None:
    play = battle()
    give(play, croix_de_guerre=1, purple_heart=2)
    lose(play)
    for line in (
        "seat1 play silver-star",
        "seat1 play purple-heart",
        "seat1 play no-such-medal",
        "seat1 play victoria-cross",
        "seat1 turn-die victoria-cross Gk Gs",
    ):
        with pytest.raises(Illegal):
            play.do(line)


@pytest.mark.rule("B-4")
def test_one_player_may_play_any_number_of_medals() -> None:
    play = battle()
    give(play, victoria_cross=1, medal_of_honor=1, croix_de_guerre=1)
    fight(play, "Gk Gs F1", MISSING)
    play.do("seat1 turn-die victoria-cross Gk Gc", "seat1 set-field medal-of-honor barriers")
    facts = play.do("seat1 play croix-de-guerre")
    assert find(facts, "skirmish-won").points == 4
    assert held(play) == []


@pytest.mark.rule("B-4")
def test_who_has_passed_is_asked_again_after_another_medal_was_played() -> None:
    play = battle(3, medal_window="all-pass")
    give(play, croix_de_guerre=1, medal_of_honor=2, memorial_cross=3)
    lose(play)
    play.do("seat1 pass", "seat2 pass", "seat3 play memorial-cross")
    assert play.asks(1) == "medals"
    play.do("seat1 play croix-de-guerre")
    assert play.asks(2) == "medals"
    assert "skirmish-won" in names(play.do("seat2 pass"))


@pytest.mark.rule("B-4")
def test_the_window_closes_when_everybody_has_passed_in_a_row() -> None:
    play = battle(2)
    give(play, silver_star=1, croix_de_guerre=1, purple_heart=2, memorial_cross=2)
    lose(play)
    play.do("seat1 pass", "seat2 play purple-heart", "seat1 play croix-de-guerre")
    play.do("seat2 pass")
    assert play.options(1) == ["pass", "play silver-star"]
    facts = play.do("seat1 pass")
    assert names(facts) == ["passed", "skirmish-won", "retreated"]
    assert held(play, seat=2) == ["memorial-cross"]


@pytest.mark.rule("B-4")
def test_once_around_each_player_is_asked_a_single_time() -> None:
    play = battle(3, medal_window="once-around")
    give(play, croix_de_guerre=1, silver_star=1, memorial_cross=3)
    lose(play)
    play.do("seat1 pass")
    facts = play.do("seat3 play memorial-cross")
    assert names(facts) == ["medal-played", "skirmish-lost"]
    assert held(play) == ["silver-star", "croix-de-guerre"]
    play = battle(2, medal_window="once-around")
    give(play, victoria_cross=1, silver_star=1, purple_heart=2)
    win(play)
    play.do("seat1 turn-die victoria-cross Gk Gs")
    assert play.asks(2) == "medals"
    assert "skirmish-won" in names(play.do("seat2 pass"))
    assert held(play) == ["silver-star"]


@pytest.mark.rule("B-4")
@pytest.mark.card("croix-de-guerre", "memorial-cross")
def test_the_last_medal_decides_advance_or_retreat() -> None:
    play = battle()
    give(play, croix_de_guerre=1, memorial_cross=2)
    lose(play)
    play.do("seat1 play croix-de-guerre")
    facts = play.do("seat2 play memorial-cross")
    assert names(facts) == ["medal-played", "skirmish-won", "advanced"]
    assert find(facts, "advanced").card == "memorial-cross"
    assert play.pool(1) == "GGGF"
    play = battle()
    give(play, croix_de_guerre=1, memorial_cross=2)
    lose(play)
    play.do("seat1 pass", "seat2 play memorial-cross")
    facts = play.do("seat1 play croix-de-guerre")
    assert names(facts) == ["medal-played", "skirmish-won", "retreated"]
    assert find(facts, "retreated").card == "croix-de-guerre"
    assert play.state.scores == (2, 0)


@pytest.mark.rule("B-4")
def test_medals_override_the_battlefield_die() -> None:
    play = battle()
    give(play, memorial_cross=2)
    win(play, field=BLUFFS)
    assert "advanced" in names(play.do("seat2 play memorial-cross"))
    play = battle()
    give(play, croix_de_guerre=1)
    win(play, field=GANTLET)
    assert "retreated" in names(play.do("seat1 play croix-de-guerre"))


@pytest.mark.rule("B-4", "B-11")
@pytest.mark.card("medal-of-honor")
def test_an_order_of_a_medal_holds_against_a_face_set_later() -> None:
    play = battle()
    give(play, memorial_cross=2, medal_of_honor=1)
    win(play)
    play.do("seat1 pass", "seat2 play memorial-cross")
    facts = play.do("seat1 set-field medal-of-honor bluffs")
    assert names(facts)[-2:] == ["skirmish-won", "advanced"]
    assert play.pool(1) == "GGGF"


@pytest.mark.rule("B-4")
def test_the_orders_of_one_skirmish_do_not_reach_the_next() -> None:
    play = battle()
    give(play, memorial_cross=2)
    win(play)
    play.do("seat2 play memorial-cross")
    win(play, count=3)
    assert play.options() == ["advance", "retreat"]
    assert find(play.do("seat1 advance"), "advanced").card is None


# Earning medals

EARNED_BY = {
    "memorial-cross": "Rk Rs Wk Ws Bk B1",
    "silver-star": "Rk Rs Wk Ws Bs B1",
    "victoria-cross": "Rk R1 Ws W1 B1 B2",
    "order-of-merit": "Rk R2 Ws W2 B1 B2",
    "croix-de-guerre": "Rk Rc Ws Wc B1 Bc",
    "purple-heart": "Rk Rt Ws Wt B1 Bt",
    "medal-of-honor": STRAIGHT,
}


@pytest.mark.rule("B-5", "B-11")
@pytest.mark.parametrize(
    ("card", "dice"),
    [pytest.param(*pair, marks=pytest.mark.card(pair[0])) for pair in EARNED_BY.items()],
)
def test_an_rwb_earns_the_medal_of_its_symbol_and_a_straight_the_seventh(
    card: str, dice: str
) -> None:
    play = battle()
    facts = fight(play, axis(), dice)
    assert names(facts) == ["stood", "medal-earned", "skirmish-won"]
    assert held(play) == [card]


@pytest.mark.rule("B-5")
def test_two_rwbs_earn_two_medals() -> None:
    play = battle()
    fight(play, "Gc Gt F1", "Rc Rt Wc Wt Bc Bt")
    assert held(play) == ["croix-de-guerre", "purple-heart"]


@pytest.mark.rule("B-5")
def test_a_medal_is_earned_even_if_the_skirmish_is_lost() -> None:
    play = battle()
    facts = fight(play, "Gk Gs F1", "R2 Rt W2 Wt B2 Bc")
    assert names(facts) == ["stood", "medal-earned", "skirmish-lost"]
    assert held(play) == ["order-of-merit"]
    assert play.state.scores == (0, 0)


@pytest.mark.rule("B-5")
def test_only_the_final_tally_earns() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}", "seat1 rolls Rk Rs Wk Ws Bk Bs", "seat1 reroll Bk Bs")
    play.do("seat1 rolls B1 B2", "seat1 stand")
    assert held(play) == []


@pytest.mark.rule("B-5")
def test_a_medal_that_another_player_holds_is_handed_over() -> None:
    play = battle(3)
    give(play, silver_star=3, victoria_cross=3)
    facts = fight(play, axis(), EARNED_BY["silver-star"])
    handed = find(facts, "medal-handed-over")
    assert (handed.seat, handed.card, handed.giver) == (0, "silver-star", 2)
    assert (held(play, 1), held(play, 3)) == (["silver-star"], ["victoria-cross"])


@pytest.mark.rule("B-5")
def test_a_medal_is_handed_over_even_if_the_skirmish_is_lost() -> None:
    play = battle()
    give(play, order_of_merit=2)
    facts = fight(play, axis(), "R2 Rt W2 Wt B2 Bc")
    assert names(facts) == ["stood", "medal-handed-over", "skirmish-lost"]
    assert (held(play, 1), held(play, 2)) == (["order-of-merit"], [])


@pytest.mark.rule("B-5")
def test_a_medal_that_is_held_already_is_not_earned_again() -> None:
    play = battle()
    give(play, memorial_cross=1)
    facts = fight(play, axis(), EARNED_BY["memorial-cross"])
    assert names(facts) == ["stood", "skirmish-won"]
    assert held(play) == ["memorial-cross"]


@pytest.mark.rule("B-5")
@pytest.mark.card("victoria-cross")
def test_the_medal_just_played_can_be_earned_again() -> None:
    play = battle()
    give(play, victoria_cross=1)
    fight(play, "Gk Gc F1", EARNED_BY["victoria-cross"])
    facts = play.do("seat1 turn-die victoria-cross Gc Gs")
    assert names(facts) == ["medal-played", "axis-die-turned", "medal-earned", "skirmish-won"]
    assert held(play) == ["victoria-cross"]


@pytest.mark.rule("B-5")
@pytest.mark.card("purple-heart")
def test_a_medal_played_against_a_player_is_his_to_earn_from_the_deck() -> None:
    play = battle()
    give(play, purple_heart=2)
    fight(play, axis(), EARNED_BY["purple-heart"])
    facts = play.do("seat2 play purple-heart")
    assert names(facts) == ["medal-played", "medal-earned", "skirmish-won"]
    assert find(facts, "skirmish-won").points == 0
    assert holder(play, "purple-heart") == 1


@pytest.mark.rule("B-5")
def test_a_medal_kept_in_hand_can_be_lost_before_it_is_played() -> None:
    play = battle()
    give(play, memorial_cross=2)
    fight(play, axis(field=LANDING), EARNED_BY["memorial-cross"])
    facts = play.do("seat2 pass")
    assert names(facts) == ["passed", "medal-handed-over", "skirmish-won"]
    assert holder(play, "memorial-cross") == 1


@pytest.mark.rule("B-5", "B-11")
@pytest.mark.card("order-of-merit")
def test_a_medal_may_be_played_to_earn_another_one() -> None:
    play = battle()
    give(play, order_of_merit=1)
    fight(play, axis(), "Rk Rs Wk Ws B1 B2")
    play.do("seat1 play-reroll order-of-merit B1 B2")
    facts = play.do("seat1 rolls Bk B2")
    assert find(facts, "medal-earned").card == "memorial-cross"
    assert held(play) == ["memorial-cross"]


@pytest.mark.rule("B-5")
def test_in_the_bunker_five_dice_earn_an_rwb_at_most() -> None:
    play = battle(bunker_die="blue")
    play.do(f"seat1 rolls {axis(field=BUNKER)}", "seat1 rolls Rk Rs Wk Ws Bk", "seat1 stand")
    assert held(play) == ["memorial-cross"]


@pytest.mark.rule("B-5")
def test_the_matching_dice_of_these_tests_earn_nothing() -> None:
    for dice in (MATCHING, MISSING):
        play = battle()
        fight(play, axis(), dice)
        assert held(play) == []
