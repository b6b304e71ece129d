"""Battle!, step by step: the start, the dice of a skirmish, winning it, going on (B-1 to B-7)."""

from __future__ import annotations

import pytest

from beachhead.kernel.errors import Illegal
from tests.games.battle_table import (
    GANTLET,
    MATCHING,
    MISSING,
    axis,
    battle,
    fight,
    give,
    lose,
    win,
    win_and_retreat,
)
from tests.script import Script, find, names


def rolls_for_start(play: Script, *dice: str) -> list[str]:
    """Each seat in turn rolls for the start; the names of the facts of the last roll."""
    facts = [play.do(f"seat{seat} rolls {roll}") for seat, roll in enumerate(dice, start=1)]
    return names(facts[-1])


# The start


@pytest.mark.rule("B-1")
def test_most_stars_starts_and_play_goes_on_clockwise() -> None:
    play = battle(3, first_player="stars")
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["RRWWBB"] * 3
    last = rolls_for_start(play, "Rs R1 Wk Wk Bk Bk", MATCHING, "Rk Rk Wk Wk Bk Bs")
    assert last == ["rolled-for-start", "starts"]
    assert find(play.facts, "starts").seat == 1
    lose(play, seat=2)
    lose(play, seat=3)
    lose(play, seat=1)
    assert play.pool(2) == "GGF"


@pytest.mark.rule("B-1")
def test_tied_for_most_stars_roll_again_among_themselves() -> None:
    play = battle(3, first_player="stars")
    two, one = "Rs Rs Wk Wk Bk Bk", "Rk Rs Wk Wk Bk Bk"
    assert rolls_for_start(play, two, one, two) == ["rolled-for-start", "start-tied"]
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["RRWWBB", None, "RRWWBB"]
    with pytest.raises(Illegal):
        play.do("seat2 rolls Rs Rs Ws Ws Bs Bs")
    play.do(f"seat1 rolls {one}")
    facts = play.do(f"seat3 rolls {two}")
    assert find(facts, "starts").seat == 2
    assert play.pool(3) == "GGF"


@pytest.mark.rule("B-1")
def test_who_ties_again_rolls_again() -> None:
    play = battle(2, first_player="stars")
    none = "Rk Rk Wk Wk Bk Bk"
    rolls_for_start(play, none, none)
    assert rolls_for_start(play, none, none) == ["rolled-for-start", "start-tied"]
    rolls_for_start(play, none, "Rk Rs Wk Wk Bk Bk")
    assert play.pool(2) == "GGF"


@pytest.mark.rule("B-1")
def test_each_seat_rolls_once_for_the_start_in_any_order_and_nobody_else_does() -> None:
    play = battle(2, first_player="stars")
    play.do("seat2 rolls Rk Rk Wk Wk Bk Bk")
    with pytest.raises(Illegal):
        play.do("seat2 rolls Rs Rs Ws Ws Bs Bs")
    with pytest.raises(Illegal):
        play.do("seat3 rolls Rs Rs Ws Ws Bs Bs")
    with pytest.raises(Illegal):
        play.do("table rolls Rs Rs Ws Ws Bs Bs")
    play.do("seat1 rolls Rk Rs Wk Wk Bk Bk")
    assert play.pool(1) == "GGF"


@pytest.mark.rule("B-1")
def test_with_stars_then_seat_a_tie_goes_to_the_earlier_seat() -> None:
    play = battle(3, first_player="stars-then-seat")
    none, one = "Rk Rk Wk Wk Bk Bk", "Rk Rs Wk Wk Bk Bk"
    assert rolls_for_start(play, none, one, one) == ["rolled-for-start", "starts"]
    assert play.pool(2) == "GGF"


@pytest.mark.rule("B-1")
def test_with_seat_nobody_rolls_and_the_first_seat_starts() -> None:
    play = battle(3, first_player="seat")
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["GGF", None, None]


# Step 1


@pytest.mark.rule("B-2")
def test_each_advance_adds_an_axis_die_up_to_six() -> None:
    play = battle()
    seen = []
    for count in (2, 3, 4, 5, 6, 6, 6):
        seen.append(play.pool())
        win(play, count=count)
        assert find(play.do("seat1 advance"), "advanced").axis == min(count + 1, 6)
    assert seen == ["GGF", "GGGF", "GGGGF", "GGGGGF", "GGGGGGF", "GGGGGGF", "GGGGGGF"]


@pytest.mark.rule("B-2")
def test_the_next_turn_starts_with_two_axis_dice_again() -> None:
    play = battle()
    win(play)
    play.do("seat1 advance")
    lose(play, count=3)
    assert play.pool(2) == "GGF"
    win_and_retreat(play, seat=2)
    assert play.pool(1) == "GGF"


@pytest.mark.rule("B-2")
@pytest.mark.parametrize(("counts", "pool"), [(True, "GGGF"), (False, "GGF")])
def test_an_advance_forced_by_the_gantlet_counts_if_the_setting_says_so(
    counts: bool, pool: str
) -> None:
    play = battle(forced_advance_counts=counts)
    win(play, field=GANTLET)
    assert play.pool() == pool
    win(play, count=len(pool) - 1)
    play.do("seat1 advance")
    assert play.pool() == "G" + pool


@pytest.mark.rule("B-2", "B-11")
@pytest.mark.parametrize(("counts", "pool"), [(True, "GGGF"), (False, "GGF")])
def test_an_advance_forced_by_a_medal_counts_if_the_setting_says_so(
    counts: bool, pool: str
) -> None:
    play = battle(forced_advance_counts=counts)
    give(play, memorial_cross=2)
    win(play)
    play.do("seat2 play memorial-cross")
    assert play.pool() == pool


@pytest.mark.rule("B-2")
def test_a_forced_advance_at_six_stays_at_six() -> None:
    play = battle()
    play.set(advances=4)
    win(play, count=6, field=GANTLET)
    assert play.pool() == "GGGGGGF"


@pytest.mark.rule("B-2")
def test_nobody_else_rolls_and_no_other_number_of_dice() -> None:
    play = battle()
    for line in (f"seat2 rolls {axis()}", f"table rolls {axis()}", f"seat1 rolls {axis(3)}"):
        with pytest.raises(Illegal):
            play.do(line)


# Steps 2 and 3


@pytest.mark.rule("B-3")
def test_two_rerolls_at_most_of_any_dice() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}", f"seat1 rolls {MISSING}", "seat1 reroll R2 Wc Wc")
    assert play.pool() == "RWW"
    play.do("seat1 rolls Rk Wk W1")
    assert play.asks() == "reroll"
    with pytest.raises(Illegal):
        play.do("seat1 reroll R2 Rk Wk W1 Bt Bt")  # not in order: not as it was offered
    play.do("seat1 reroll Rk R2 Wk W1 Bt Bt")
    assert play.pool() == "RRWWBB"
    facts = play.do(f"seat1 rolls {MATCHING}")
    assert "skirmish-won" in names(facts)
    assert play.asks() == "command"
    with pytest.raises(Illegal):
        play.do("seat1 reroll Rk")


@pytest.mark.rule("B-3")
def test_a_die_left_alone_once_may_be_rerolled_the_second_time() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}", "seat1 rolls Rk Rt Ws Wt Bt Bt", "seat1 reroll Rt")
    play.do("seat1 rolls Rc", "seat1 reroll Rk Ws")
    assert play.pool() == "RW"


@pytest.mark.rule("B-3")
def test_the_dice_left_alone_lie_as_they_are() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}", f"seat1 rolls {MISSING}", "seat1 reroll Bt")
    with pytest.raises(Illegal):
        play.do("seat1 rolls Rk")
    with pytest.raises(Illegal):
        play.do("seat1 rolls Bk Bs")
    assert find(play.do("seat1 rolls Bk"), "allied-rolled").dice == (3, 3, 10, 10, 12, 17)


@pytest.mark.rule("B-3")
def test_nobody_else_rolls_the_allied_dice() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}")
    for who in ("seat2", "table"):
        with pytest.raises(Illegal):
            play.do(f"{who} rolls {MATCHING}")
    assert play.pool(2) is None


@pytest.mark.rule("B-3")
def test_standing_gives_up_both_rerolls() -> None:
    play = battle()
    win(play)
    assert play.asks() == "command"
    with pytest.raises(Illegal):
        play.do("seat1 reroll B1")


@pytest.mark.rule("B-3")
def test_only_dice_that_lie_there_can_be_rerolled_and_only_by_their_player() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis()}")
    with pytest.raises(Illegal):
        play.do("seat1 stand")
    play.do("seat1 rolls Rk Rs Wk Ws Bk Bs")
    assert len(play.options()) == 2**6
    for line in ("seat1 reroll Rt", "seat1 reroll Rk Rk", "seat1 reroll", "seat2 reroll Rk"):
        with pytest.raises(Illegal):
            play.do(line)
    with pytest.raises(Illegal):
        play.do("seat2 stand")


# Steps 6 and 7


@pytest.mark.rule("B-6")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_a_won_skirmish_is_worth_a_point_for_each_axis_die(count: int) -> None:
    play = battle()
    play.set(advances=count - 2, points=7)
    won = find(win(play, count=count), "skirmish-won")
    assert (won.points, won.turn_points) == (count, 7 + count)
    assert find(play.do("seat1 retreat"), "retreated").score == 7 + count


@pytest.mark.rule("B-6")
def test_each_axis_die_needs_an_allied_die_of_its_own() -> None:
    play = battle()
    lost = find(fight(play, "Gk Gk F1", "Rk Rs Ws Ws B1 B1"), "skirmish-lost")
    assert lost.missing == (0,)
    play = battle()
    assert "skirmish-won" in names(fight(play, "Gk Gk F1", "Rk Rk Ws Ws B1 B1"))


@pytest.mark.rule("B-6")
def test_two_soldiers_do_not_match_a_soldier() -> None:
    play = battle()
    facts = fight(play, "Gk G1 F1", "Rk Rk W2 W2 Bs B2")
    assert find(facts, "skirmish-lost").missing == (2,)


@pytest.mark.rule("B-6")
def test_a_lost_skirmish_loses_the_points_of_the_turn_but_not_those_banked() -> None:
    play = battle()
    win_and_retreat(play)
    win_and_retreat(play, seat=2)
    win(play)
    play.do("seat1 advance")
    win(play, count=3)
    play.do("seat1 advance")
    lost = find(lose(play, count=4), "skirmish-lost")
    assert lost.lost == 5
    assert play.state.scores == (2, 2)
    assert play.state.points == 0
    assert play.pool(2) == "GGF"


@pytest.mark.rule("B-7")
def test_after_a_win_the_player_retreats_and_banks_the_points_of_the_turn() -> None:
    play = battle()
    win(play)
    play.do("seat1 advance")
    win(play, count=3)
    assert play.state.scores == (0, 0)
    assert play.options() == ["advance", "retreat"]
    retreated = find(play.do("seat1 retreat"), "retreated")
    assert (retreated.points, retreated.score, retreated.why) == (5, 5, "choice")
    assert play.state.scores == (5, 0)
    assert play.pool(2) == "GGF"


@pytest.mark.rule("B-7")
def test_after_a_win_the_player_advances_into_another_skirmish() -> None:
    play = battle()
    win(play)
    advanced = find(play.do("seat1 advance"), "advanced")
    assert (advanced.seat, advanced.why) == (0, "choice")
    assert play.state.scores == (0, 0)
    assert play.pool(1) == "GGGF"
    play.do(f"seat1 rolls {axis(3)}")
    assert play.pool(1) == "RRWWBB"


@pytest.mark.rule("B-7")
def test_there_is_no_command_decision_before_the_win_after_a_loss_or_for_others() -> None:
    play = battle()
    for line in ("seat1 advance", "seat1 retreat"):
        with pytest.raises(Illegal):
            play.do(line)
    win(play)
    for line in ("seat2 advance", "seat2 retreat"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 advance")
    lose(play, count=3)
    for line in ("seat1 advance", "seat1 retreat"):
        with pytest.raises(Illegal):
            play.do(line)
