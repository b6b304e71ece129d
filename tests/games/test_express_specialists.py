"""Express!: the seven Specialists (E-11)."""

from __future__ import annotations

import pytest

from beachhead.kernel.dice import SKULL, SOLDIER, TOOL
from beachhead.kernel.errors import Illegal
from beachhead.kernel.scene import Ref, message
from tests.games.express_play import PLAIN, STRAIGHT, allied_roll, at, axis_roll, fight, told
from tests.script import find, names


@pytest.mark.rule("E-11")
@pytest.mark.card("medic")
def test_the_medic_starts_the_sector_again_at_step_three() -> None:
    play = at(2, "medic")
    fight(play, "tt", PLAIN)
    assert play.options() == ["done", "sacrifice medic"]
    forecast = play.game.look(play.state, 0).forecast
    assert forecast is not None
    missing = Ref("symbols", (TOOL, TOOL))
    assert message("forecast-missing", matched=0, needed=2, symbols=missing) in forecast.lines
    assert forecast.open == (message("forecast-specialists"),)
    assert forecast.fails
    facts = play.do("seat1 sacrifice medic")
    assert names(facts) == ["specialist-sacrificed", "sector-restarted"]
    assert (play.state.hand, play.state.gone) == ((), ("medic",))
    assert (play.state.sector, play.pool()) == (1, "RRWWBB")  # the Axis dice stay
    play.do(allied_roll(1, PLAIN), "seat1 reroll Rk Rk", "seat1 rolls Rk Rk")
    facts = play.do("seat1 reroll Rk Rk", "seat1 rolls Rt Rt")  # both re-rolls are there again
    assert find(facts, "tally-matched").seat == 0
    assert play.state.sector == 2


@pytest.mark.rule("E-11")
@pytest.mark.card("medic")
def test_the_medic_is_there_only_once() -> None:
    play = at(2, "medic")
    fight(play, "tt", PLAIN)
    play.do("seat1 sacrifice medic", allied_roll(1, PLAIN))
    facts = play.do("seat1 stand")
    assert find(facts, "tally-failed").missing == (TOOL, TOOL)
    assert play.over and play.over.result == "lost"


@pytest.mark.rule("E-11")
@pytest.mark.card("medic")
def test_without_a_need_the_medic_may_be_kept() -> None:
    play = at(2, "medic")
    fight(play, "kk", PLAIN)
    play.do("seat1 done")
    assert (play.state.hand, play.state.sector) == (("medic",), 2)


@pytest.mark.rule("E-11")
@pytest.mark.card("medic")
def test_after_the_medic_abilities_are_fresh() -> None:
    play = at(2, "medic general", medic_refreshes=True)
    fight(play, "tt", PLAIN)
    play.do("seat1 change general Rk Rt", "seat1 sacrifice medic")
    play.do(allied_roll(1, "kt ss 11"), "seat1 stand", "seat1 change general Rk Rt")
    assert play.state.sector == 2


@pytest.mark.rule("E-11")
@pytest.mark.card("medic")
def test_with_the_option_off_what_was_used_before_the_medic_stays_used() -> None:
    play = at(2, "medic general", seats=2, medic_refreshes=False)
    fight(play, "tt", PLAIN, PLAIN)
    play.do("seat1 change general Rk Rt", "seat1 sacrifice medic")
    play.do(allied_roll(1, "kt ss 11"), "seat1 stand")
    assert play.asks(1) is None
    play.do(allied_roll(2, "kt ss 11"), "seat2 stand")
    assert play.asks(2) == "specialists"  # this soldier had not used the General
    facts = play.do("seat2 change general Rk Rt")
    failed = find(facts, "tally-failed")
    assert (failed.seat, failed.missing) == (0, (TOOL,))


@pytest.mark.rule("E-11")
@pytest.mark.card("general")
def test_the_general_changes_the_result_of_one_die_and_not_its_colour() -> None:
    play = at(2, "general")
    fight(play, "kt", PLAIN)
    with pytest.raises(Illegal):
        play.do("seat1 change general Rk Wt")
    facts = play.do("seat1 change general Rk Rt")
    changed = find(facts, "die-changed")
    assert (changed.card, changed.die, changed.becomes, changed.cites()) == (
        "general",
        0,
        5,
        "E-11",
    )
    assert (play.state.hand, play.state.sector) == (("general",), 2)


@pytest.mark.rule("E-11")
@pytest.mark.card("general")
def test_the_general_may_be_left_alone() -> None:
    play = at(1, "general")
    fight(play, "t", PLAIN)
    facts = play.do("seat1 done")
    assert find(facts, "tally-failed").missing == (TOOL,)


@pytest.mark.rule("E-11")
@pytest.mark.card("corporal")
def test_the_corporal_adds_a_soldier_to_every_final_tally() -> None:
    play = at(3, "corporal", seats=2)
    fight(play, "111", "k1 1s kk", "11 kk ss")
    assert (play.state.hand, play.state.sector) == (("corporal",), 3)
    short = at(4, "corporal", seats=2)
    facts = fight(short, "1111", "k1 1s 1k", "11 kk ss")
    failed = find(facts, "tally-failed")
    assert (failed.seat, failed.missing) == (1, (SOLDIER,))


@pytest.mark.rule("E-11")
@pytest.mark.card("corporal")
def test_the_corporals_soldier_matches_no_other_symbol() -> None:
    for symbol in "ks2ct":
        play = at(1, "corporal")
        other = "k" if symbol != "k" else "s"
        fight(play, symbol, " ".join([other * 2] * 3))
        assert play.over and play.over.result == "lost"


@pytest.mark.rule("E-11")
@pytest.mark.card("corporal")
def test_the_corporals_soldier_is_no_die() -> None:
    play = at(1, "corporal captain")
    fight(play, "1", "1k 1s kk")  # red and white soldiers: he makes no RWB
    changes = [option for option in play.options() if option != "done"]
    assert changes and not [option for option in changes if " B1 " in option]
    play.do("seat1 done")
    assert play.asks() is None
    assert play.state.sector == 1
    six = at(6, "corporal general engineer")
    fight(six, "11111k", "11 11 tt")
    with pytest.raises(Illegal):
        six.do("seat1 change general B1 Bk")


@pytest.mark.rule("E-11")
@pytest.mark.card("captain")
def test_the_captain_changes_the_colour_of_one_die_and_not_its_result() -> None:
    play = at(1, "captain")
    fight(play, "c", "cc ck 11")
    with pytest.raises(Illegal):
        play.do("seat1 change captain Rc Bk")
    play.do("seat1 change captain Rc Bc")
    assert play.options() == ["rally hero", "decline"]
    assert play.state.hand == ("captain",)


@pytest.mark.rule("E-11")
@pytest.mark.card("captain")
def test_the_captains_change_matches_nothing_new() -> None:
    play = at(1, "captain")
    fight(play, "t", PLAIN)
    facts = play.do("seat1 change captain Rk Bk")
    assert find(facts, "tally-failed").missing == (TOOL,)


@pytest.mark.rule("E-11")
@pytest.mark.card("captain")
def test_a_colour_may_have_four_dice_or_fewer_than_two() -> None:
    play = at(1, "captain engineer medic")
    fight(play, "k", "kk tc 11")
    play.do("seat1 change captain Wc Rc", "seat1 change engineer Wt Rt")
    (man,) = play.state.soldiers
    assert [die // 6 for die in man.dice] == [0, 0, 0, 0, 2, 2]


@pytest.mark.rule("E-11")
@pytest.mark.card("hero")
def test_the_hero_clears_the_sector_whatever_the_tally() -> None:
    play = at(5, "hero")
    fight(play, "ttttt", PLAIN)
    facts = play.do("seat1 sacrifice hero")
    assert find(facts, "hero-clears").cites() == "E-11"
    assert find(facts, "sector-cleared").sector == 4
    assert (play.state.hand, play.state.gone) == ((), ("hero",))


@pytest.mark.rule("E-11")
@pytest.mark.card("hero")
def test_without_his_sacrifice_the_hero_clears_nothing() -> None:
    play = at(5, "hero")
    fight(play, "ttttt", PLAIN)
    facts = play.do("seat1 done")
    assert len(find(facts, "tally-failed").missing) == 5


@pytest.mark.rule("E-11")
@pytest.mark.card("hero")
def test_the_hero_clears_for_one_soldier_only() -> None:
    play = at(2, "hero", seats=2)
    fight(play, "tt", PLAIN, PLAIN)
    facts = play.do("seat2 sacrifice hero")
    failed = find(facts, "tally-failed")
    assert (failed.seat, failed.missing) == (0, (TOOL, TOOL))
    saved = at(2, "hero", seats=2)
    fight(saved, "tt", "tt ss 11", PLAIN)
    saved.do("seat2 sacrifice hero")
    assert saved.state.sector == 2


@pytest.mark.rule("E-11")
@pytest.mark.card("hero")
def test_the_heros_tally_still_rallies() -> None:
    play = at(2, "hero", hero_rallies=True)
    fight(play, "tt", "ks k1 kc")
    play.do("seat1 sacrifice hero")
    assert play.options() == ["rally medic", "decline"]


@pytest.mark.rule("E-11")
@pytest.mark.card("hero")
def test_with_the_option_off_the_heros_tally_rallies_nobody() -> None:
    play = at(2, "hero", hero_rallies=False)
    fight(play, "tt", "ks k1 kc")
    play.do("seat1 sacrifice hero")
    assert (play.state.hand, play.state.sector) == ((), 2)
    squad = at(2, "hero", seats=2, hero_rallies=False)
    fight(squad, "tt", "ks k1 kc", "tt ts t1")
    squad.do("seat1 sacrifice hero")
    assert squad.options() == ["rally engineer", "decline"]  # the other tally still does


@pytest.mark.rule("E-11")
@pytest.mark.card("engineer")
def test_the_engineer_makes_of_one_tool_any_result_and_colour() -> None:
    play = at(3, "engineer")
    fight(play, "ktc", "kt t1 cs")
    play.do("seat1 change engineer Rt Bk")
    assert (play.state.hand, play.state.sector) == (("engineer",), 3)
    twice = at(2, "engineer medic")
    fight(twice, "kk", "tt ss 11")
    twice.do("seat1 change engineer Rt Rk")
    with pytest.raises(Illegal):
        twice.do("seat1 change engineer Rt Rk")


@pytest.mark.rule("E-11")
@pytest.mark.card("engineer")
def test_the_engineer_makes_an_rwb() -> None:
    play = at(1, "engineer")
    fight(play, "c", "cc ck t1")
    play.do("seat1 change engineer Bt Bc")
    assert play.options() == ["rally hero", "decline"]


@pytest.mark.rule("E-11")
@pytest.mark.card("engineer")
def test_without_a_tool_the_engineer_can_do_nothing() -> None:
    play = at(1, "engineer")
    facts = fight(play, "c", PLAIN)
    assert "tally-failed" in names(facts)
    assert not told(play, "die-changed")


@pytest.mark.rule("E-11")
@pytest.mark.card("veteran")
def test_with_the_veteran_a_straight_clears_the_sector() -> None:
    play = at(5, "veteran")
    facts = fight(play, "kkkkk", STRAIGHT)
    cleared = find(facts, "straight-cleared")
    assert (cleared.seat, cleared.cites()) == (0, "E-11")
    assert (play.state.hand, play.state.sector) == (("veteran",), 5)


@pytest.mark.rule("E-11")
@pytest.mark.card("veteran")
def test_without_the_veteran_or_without_a_straight_the_tally_decides() -> None:
    without_him = at(5)
    assert "tally-failed" in names(fight(without_him, "kkkkk", STRAIGHT))
    without_straight = at(5, "veteran")
    facts = fight(without_straight, "kkkkk", "ks 12 cc")
    assert find(facts, "tally-failed").missing == (SKULL,) * 4


@pytest.mark.rule("E-11")
@pytest.mark.card("veteran")
def test_the_veteran_clears_for_each_soldier_with_a_straight_alone() -> None:
    play = at(2, "veteran", seats=3)
    facts = fight(play, "kk", STRAIGHT, PLAIN, STRAIGHT)
    assert play.state.sector == 2
    assert names(facts).count("straight-cleared") == 2
    play = at(2, "veteran", seats=2)
    facts = fight(play, "tt", STRAIGHT, PLAIN)
    assert find(facts, "tally-failed").seat == 1


@pytest.mark.rule("E-2", "E-11")
@pytest.mark.parametrize("order", [(1, 2, 3, 4), (4, 3, 2, 1), (2, 4, 1, 3)])
def test_soldiers_play_at_the_same_time_and_finish_in_any_order(order: tuple[int, ...]) -> None:
    play = at(2, "general", seats=4)
    play.do(axis_roll("ks"))
    assert [play.pool(seat) for seat in (1, 2, 3, 4)] == ["RRWWBB"] * 4
    for seat in order:
        play.do(allied_roll(seat, PLAIN))
    assert [play.asks(seat) for seat in (1, 2, 3, 4)] == ["reroll"] * 4
    first, *others = order
    play.do(f"seat{first} reroll Rk", f"seat{first} rolls Rk", f"seat{first} stand")
    assert play.asks(first) == "specialists"
    assert [play.asks(seat) for seat in others] == ["reroll"] * 3
    play.do(f"seat{first} done")
    assert play.asks(first) is None
    for seat in others:
        with pytest.raises(Illegal):
            play.do(f"seat{first} done")
        play.do(f"seat{seat} stand", f"seat{seat} done")
    assert play.state.sector == 2


@pytest.mark.rule("E-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_in_the_air_do_not_keep_others_from_deciding(seats: int) -> None:
    play = at(1, seats=seats)
    play.do("seat1 rolls Gk", allied_roll(1, PLAIN), "seat1 reroll Ws")
    assert (play.pool(1), play.pool(2)) == ("W", "RRWWBB")
    play.do(allied_roll(2, PLAIN), "seat2 stand")
    assert (play.pool(1), play.asks(2)) == ("W", None)
    for line in ("seat2 rolls Ws", "table rolls Ws", f"seat{seats + 1} stand"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 rolls Wt", "seat1 stand")
    for seat in range(3, seats + 1):
        assert play.state.sector == 0  # the squad waits for every tally
        play.do(allied_roll(seat, PLAIN), f"seat{seat} stand")
    assert play.state.sector == 1


@pytest.mark.rule("E-11")
@pytest.mark.card("medic")
def test_the_medic_restarts_everybody_wherever_they_are() -> None:
    play = at(1, "medic", seats=4)
    play.do("seat1 rolls Gt", allied_roll(1, PLAIN), "seat1 stand", "seat1 done")
    play.do(allied_roll(2, PLAIN), "seat2 reroll Rk")
    play.do(allied_roll(3, PLAIN), "seat3 stand")
    play.do("seat3 sacrifice medic")
    assert [play.pool(seat) for seat in (1, 2, 3, 4)] == ["RRWWBB"] * 4
    for seat in (4, 2, 3, 1):
        play.do(allied_roll(seat, "tt ss 11"), f"seat{seat} stand")
    assert play.state.sector == 1


@pytest.mark.rule("E-5", "E-11")
def test_one_sacrifice_serves_one_soldier_of_the_squad() -> None:
    play = at(1, "hero general", seats=3)
    fight(play, "t", PLAIN, "tt ss 11", PLAIN)
    assert "sacrifice hero" in play.options(3)
    play.do("seat1 sacrifice hero")
    for seat in (1, 2, 3):
        assert play.asks(seat) == "specialists"
        with pytest.raises(Illegal):
            play.do(f"seat{seat} sacrifice hero")
    facts = play.do("seat1 done", "seat2 done", "seat3 done")
    assert find(facts, "tally-failed").seat == 2
