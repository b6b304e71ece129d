"""Battle!: the end of the game, ties (B-9), and playing alone (B-12)."""

from __future__ import annotations

import pytest

from beachhead.kernel.scene import Ref, message
from tests.games.battle_table import (
    MATCHING,
    RALLYING_POINT,
    battle,
    fight,
    give,
    held,
    lose,
    win,
    win_and_retreat,
)
from tests.script import Script, find, names

# The end


@pytest.mark.rule("B-9")
@pytest.mark.parametrize("target", [5, 30, 100])
def test_the_game_ends_when_somebody_has_banked_the_target(target: int) -> None:
    play = battle(target=target)
    play.set(scores=(0, target - 3))
    lose(play)
    win_and_retreat(play, seat=2)
    assert play.over is None
    lose(play)
    facts = win_and_retreat(play, seat=2)
    assert find(facts, "target-reached").score == target + 1
    assert play.over is not None
    assert (play.over.result, play.over.winners) == ("ranked", (1,))
    assert play.over.scores == (0, target + 1)
    args = {"score": target + 1, "medals": 0, "rival": Ref("seat", 0), "margin": target + 1}
    assert play.over.reason == message("over-battle-won", seat=Ref("seat", 1), **args)


@pytest.mark.rule("B-9")
def test_the_target_is_thirty_unless_said_otherwise() -> None:
    play = battle()
    play.set(scores=(0, 27))
    lose(play)
    win_and_retreat(play, seat=2)
    assert play.over is None
    play.set(scores=(0, 28))
    lose(play)
    win_and_retreat(play, seat=2)
    assert play.over is not None


@pytest.mark.rule("B-9")
def test_play_goes_on_until_everyone_has_had_the_same_number_of_turns() -> None:
    play = battle(3)
    play.set(scores=(28, 29, 28))
    facts = win_and_retreat(play)
    assert find(facts, "target-reached").seat == 0
    assert play.over is None
    facts = win_and_retreat(play, seat=2)
    assert "target-reached" not in names(facts)
    assert play.over is None
    facts = lose(play, seat=3)
    assert find(facts, "battle-ended").seat == 1
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((1,), (30, 31, 28))


@pytest.mark.rule("B-9")
def test_the_seat_before_the_starting_player_has_the_last_turn() -> None:
    play = battle(3, first_player="stars")
    play.do("seat1 rolls Rk Rk Wk Wk Bk Bk", "seat3 rolls Rk Rk Wk Wk Bk Bk")
    play.do("seat2 rolls Rk Rs Wk Wk Bk Bk")
    play.set(scores=(0, 0, 28))
    lose(play, seat=2)
    win_and_retreat(play, seat=3)
    assert play.over is None
    lose(play, seat=1)
    assert play.over is not None
    assert play.over.winners == (2,)


@pytest.mark.rule("B-9")
def test_points_of_a_turn_do_not_count_before_they_are_banked() -> None:
    play = battle()
    play.set(scores=(0, 28), queue=(1,))
    win(play, seat=2)
    play.do("seat2 advance")
    lose(play, seat=2, count=3)
    assert play.over is None
    assert play.state.scores == (0, 28)
    assert play.pool(1) == "GGF"


@pytest.mark.rule("B-9")
def test_each_medal_still_held_counts_five_at_the_end() -> None:
    play = battle()
    play.set(scores=(28, 22))
    give(play, silver_star=2, victoria_cross=2)
    win_and_retreat(play)
    fight(play, "Gk Gs F1", "R2 R2 Wc Wc Bt Bt", seat=2)
    play.do("seat2 pass")
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((1,), (30, 32))


@pytest.mark.rule("B-9")
def test_a_medal_played_in_the_last_turn_counts_no_more() -> None:
    play = battle()
    play.set(scores=(28, 26))
    give(play, victoria_cross=2)
    win_and_retreat(play)
    fight(play, "Gk Gc F1", MATCHING, seat=2)
    play.do("seat2 turn-die victoria-cross Gc Gk", "seat2 retreat")
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((0,), (30, 28))


@pytest.mark.rule("B-9")
def test_medals_in_hand_do_not_end_the_game() -> None:
    play = battle(end_counts_medals=False)
    play.set(scores=(0, 27))
    give(play, memorial_cross=2, purple_heart=2)
    lose(play)
    play.do("seat2 pass")
    facts = win_and_retreat(play, seat=2)
    assert names(facts) == ["retreated"]
    assert play.over is None


@pytest.mark.rule("B-9")
def test_medals_in_hand_end_the_game_if_the_setting_says_so() -> None:
    play = battle(end_counts_medals=True)
    play.set(scores=(0, 22))
    give(play, memorial_cross=2)
    lose(play)
    play.do("seat2 pass")
    win_and_retreat(play, seat=2)
    assert play.over is None
    lose(play)
    play.do("seat2 pass")
    facts = win_and_retreat(play, seat=2)
    assert names(facts) == ["retreated", "target-reached", "battle-ended"]
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((1,), (0, 31))


# What is told of the end before it comes


def title(play: Script) -> str:
    """What stands above the score sheet."""
    return play.game.look(play.state, None).panels[0].title.id


def said_to(play: Script, seat: int) -> dict[str, dict[str, object]]:
    """What a seat (from 1) is told with a question, by the ids of the messages."""
    scene = play.game.look(play.state, seat - 1)
    lines = [*scene.asked, *(line for about in scene.about for line in about.lines)]
    return {line.id: dict(line.args) for line in lines}


@pytest.mark.rule("B-9")
def test_everybody_is_told_that_it_is_the_last_round_and_what_to_beat() -> None:
    play = battle(3)
    play.set(scores=(28, 0, 27))
    give(play, silver_star=1)
    assert title(play) == "scene-scores"
    win(play)
    play.do("seat1 pass")
    assert "asked-to-beat" not in said_to(play, 1)
    play.do("seat1 retreat")
    assert title(play) == "scene-scores-last"
    win(play, seat=2)
    assert said_to(play, 2)["asked-to-beat"] == {"seat": Ref("seat", 0), "score": 35}
    assert said_to(play, 1) == {}


@pytest.mark.rule("B-9")
def test_a_tie_break_and_the_end_are_told_as_such() -> None:
    play = battle()
    play.set(scores=(28, 28))
    win_and_retreat(play)
    win_and_retreat(play, seat=2)
    assert title(play) == "scene-scores-tied"
    win(play)
    assert said_to(play, 1)["asked-to-beat"] == {"seat": Ref("seat", 1), "score": 30}
    play.do("seat1 retreat")
    lose(play, seat=2)
    assert title(play) == "scene-scores-over"


@pytest.mark.rule("B-7")
def test_advance_and_retreat_say_what_hangs_on_them() -> None:
    play = battle()
    play.set(scores=(26, 0))
    win(play)
    said = said_to(play, 1)
    assert said["about-advance"] == {"axis": 3, "points": 2}
    same = {"medals": 0, "total": 28}
    assert said["about-retreat"] == {"points": 2, "score": 28, "target": "as-before"} | same
    play.do("seat1 advance")
    win(play, count=3)
    said = said_to(play, 1)
    assert said["about-advance"] == {"axis": 4, "points": 5}
    assert said["about-retreat"]["target"] == "reached"
    assert said_to(play, 2) == {}


@pytest.mark.rule("B-7")
def test_retreat_counts_medals_apart() -> None:
    play = battle()
    give(play, silver_star=1)
    win(play)
    play.do("seat1 pass")
    told = said_to(play, 1)["about-retreat"]
    assert (told["score"], told["medals"], told["total"]) == (2, 1, 7)


@pytest.mark.rule("B-9")
def test_the_end_says_by_how_much_and_what_the_medals_brought() -> None:
    play = battle(3)
    play.set(scores=(28, 20, 24))
    give(play, silver_star=1, victoria_cross=3)
    win(play)
    play.do("seat1 pass", "seat1 retreat")
    lose(play, seat=2)
    lose(play, seat=3)
    play.do("seat3 pass")
    assert play.over is not None
    told = dict(play.over.reason.args)
    assert (told["score"], told["medals"]) == (35, 5)
    assert (told["rival"], told["margin"]) == (Ref("seat", 2), 6)


# Ties


@pytest.mark.rule("B-9")
def test_tied_leaders_play_one_more_turn_each_until_one_leads() -> None:
    play = battle()
    play.set(scores=(28, 28))
    win_and_retreat(play)
    facts = win_and_retreat(play, seat=2)
    assert find(facts, "tie-break").score == 30
    assert play.over is None
    win_and_retreat(play)
    assert play.over is None
    facts = win_and_retreat(play, seat=2)
    assert find(facts, "tie-break").score == 32
    lose(play)
    facts = win_and_retreat(play, seat=2)
    assert find(facts, "battle-ended").seat == 1
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((1,), (32, 34))


@pytest.mark.rule("B-9")
def test_who_is_behind_does_not_play_in_the_tie_break() -> None:
    play = battle(4)
    play.set(scores=(28, 20, 29, 28))
    win_and_retreat(play)
    lose(play, seat=2)
    lose(play, seat=3)
    win_and_retreat(play, seat=4)
    assert play.pool(1) == "GGF"
    lose(play)
    assert [play.pool(seat) for seat in (2, 3, 4)] == [None, None, "GGF"]
    win_and_retreat(play, seat=4)
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((3,), (30, 20, 29, 32))


@pytest.mark.rule("B-9")
def test_the_tie_break_is_played_in_the_order_of_turns() -> None:
    play = battle(3)
    play.set(scores=(28, 0, 28), first=2, queue=(2, 0, 1))
    win_and_retreat(play, seat=3)
    win_and_retreat(play, seat=1)
    lose(play, seat=2)
    assert play.pool(3) == "GGF"
    lose(play, seat=3)
    assert play.pool(1) == "GGF"


@pytest.mark.rule("B-9")
def test_medals_break_a_tie_of_points_and_make_a_tie() -> None:
    play = battle()
    play.set(scores=(28, 28))
    give(play, silver_star=1)
    play.do("seat1 rolls Gk Gs F1", f"seat1 rolls {MATCHING}", "seat1 stand", "seat1 pass")
    play.do("seat1 retreat")
    win_and_retreat(play, seat=2)
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((0,), (35, 30))
    play = battle()
    play.set(scores=(28, 25))
    give(play, silver_star=2)
    win_and_retreat(play)
    lose(play, seat=2)
    assert find(play.do("seat2 pass"), "tie-break").score == 30


@pytest.mark.rule("B-9")
def test_a_medal_earned_in_a_lost_skirmish_can_decide_the_tie_break() -> None:
    play = battle()
    play.set(scores=(30, 30), tied=(0, 1))
    lose(play)
    facts = fight(play, "Gk Gs F1", "R2 Rt W2 Wt B2 Bc", seat=2)
    assert names(facts)[1:] == ["medal-earned", "skirmish-lost", "battle-ended"]
    assert held(play, seat=2) == ["order-of-merit"]
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((1,), (30, 35))


@pytest.mark.rule("B-9")
def test_the_target_is_reached_once_and_not_again_in_the_tie_break() -> None:
    play = battle()
    play.set(scores=(28, 25))
    give(play, silver_star=2)
    win_and_retreat(play)
    lose(play, seat=2)
    assert "tie-break" in names(play.do("seat2 pass"))
    win_and_retreat(play)
    assert names(play.facts).count("target-reached") == 1


@pytest.mark.rule("B-9")
def test_a_tie_break_goes_on_even_if_the_medals_that_ended_the_game_are_played_in_it() -> None:
    play = battle(3, end_counts_medals=True)
    play.set(scores=(25, 25, 10), queue=(2,))
    give(play, victoria_cross=1, order_of_merit=2)
    assert find(lose(play, seat=3), "tie-break").score == 30
    lose(play)
    play.do("seat1 turn-die victoria-cross Gk Gs")
    lose(play, seat=2)
    facts = play.do("seat2 play-reroll order-of-merit R2", "seat2 rolls R2")
    assert find(facts, "tie-break").score == 25
    lose(play)
    win_and_retreat(play, seat=2)
    assert play.over is not None
    assert (play.over.winners, play.over.scores) == ((1,), (25, 27, 10))


# Alone


@pytest.mark.rule("B-12")
@pytest.mark.parametrize("turns", [1, 10, 50])
def test_alone_the_game_lasts_so_many_turns(turns: int) -> None:
    play = battle(1, solo="ten-turns", solo_turns=turns)
    for _ in range(turns - 1):
        win_and_retreat(play)
    assert play.over is None
    lose(play)
    assert play.over is not None
    score = 2 * (turns - 1)
    assert (play.over.winners, play.over.scores) == ((0,), (score,))
    assert play.over.reason == message("over-battle-ten-turns", score=score, medals=0, turns=turns)


@pytest.mark.rule("B-12")
def test_alone_ten_turns_is_the_game_unless_said_otherwise() -> None:
    play = battle(1)
    for _ in range(9):
        lose(play)
    assert play.over is None
    lose(play)
    assert play.over is not None
    assert play.over.rule == "B-12"


@pytest.mark.rule("B-12")
def test_in_ten_turns_thirty_points_mean_nothing_and_medals_count() -> None:
    play = battle(1)
    play.set(scores=(29,), rounds=7)
    win_and_retreat(play)
    assert play.over is None
    win_and_retreat(play)
    assert play.over is None
    assert "target-reached" not in names(play.facts)
    fight(play, "Gk Gs F1", "Rk Rs Wk W1 Bk B1")
    play.do("seat1 retreat")
    assert play.over is not None
    assert play.over.scores == (35 + 5,)


@pytest.mark.rule("B-12")
def test_in_the_race_the_game_ends_with_the_turn_that_reaches_thirty() -> None:
    play = battle(1, solo="race")
    for _ in range(12):
        win_and_retreat(play)
    assert play.over is None
    win(play, field=RALLYING_POINT)
    facts = play.do("seat1 retreat")
    assert names(facts) == ["retreated", "target-reached", "battle-ended"]
    assert play.over is not None
    assert play.over.scores == (30,)
    assert play.over.reason == message("over-battle-race", score=30, medals=0, turns=13)


@pytest.mark.rule("B-12", "B-9")
def test_the_race_is_to_the_target_in_banked_points() -> None:
    play = battle(1, solo="race", target=5)
    give(play, memorial_cross=1)
    win_and_retreat(play)
    win_and_retreat(play)
    assert play.over is None
    win_and_retreat(play)
    assert play.over is not None
    assert (play.over.scores, play.state.rounds) == ((6 + 5,), 3)


@pytest.mark.rule("B-12", "B-4")
def test_alone_only_medals_for_the_own_turn_are_offered() -> None:
    play = battle(1)
    give(play, memorial_cross=1, purple_heart=1, croix_de_guerre=1)
    lose(play)
    assert play.options() == ["pass", "play croix-de-guerre"]


@pytest.mark.rule("B-12", "B-9")
@pytest.mark.parametrize("solo", ["ten-turns", "race"])
def test_the_solo_settings_do_not_touch_a_game_of_two(solo: str) -> None:
    play = battle(2, solo=solo, solo_turns=1)
    lose(play)
    lose(play, seat=2)
    assert play.over is None
    play.set(scores=(28, 0))
    win_and_retreat(play)
    assert play.over is None
    lose(play, seat=2)
    assert play.over is not None
    assert play.over.rule == "B-9"


@pytest.mark.rule("B-9")
def test_only_one_of_the_tied_can_win_the_tie_break() -> None:
    play = Script("battle", seats=3, first_player="seat")
    play.set(scores=(20, 20, 29), queue=(1,), tied=(0, 1))
    play.do("seat2 rolls Gk Gk F1", "seat2 rolls Rk Rk W1 W2 Bc Bt", "seat2 stand", "seat2 retreat")
    assert play.over is not None
    assert play.over.winners == (1,)
