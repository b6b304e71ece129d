"""Express!: exactly (E-12, E-13), line by line; Kommandant and Neptune are with their own rules."""

from __future__ import annotations

import pytest

from beachhead.kernel.dice import BLUE, RED, SOLDIER, TWO_SOLDIERS, colours
from beachhead.kernel.errors import Illegal
from tests.games.express_play import PLAIN, STRAIGHT, allied_roll, at, axis_roll, fight, told
from tests.script import Script, find, names


@pytest.mark.rule("E-12")
def test_a_die_left_alone_once_may_still_be_rerolled() -> None:
    play = at(1)
    play.do("seat1 rolls Gt", allied_roll(1, PLAIN), "seat1 reroll Ws", "seat1 rolls Wk")
    play.do("seat1 reroll Rk Wk")
    assert play.pool() == "RW"
    play.do("seat1 rolls Rt Wk")
    assert play.state.sector == 1


@pytest.mark.rule("E-12")
def test_matching_is_by_symbol_and_never_by_colour() -> None:
    for tally in ("tt ss 11", "ss tt 11", "ss 11 tt"):
        play = at(2)
        fight(play, "tt", tally)
        assert play.state.sector == 2


@pytest.mark.rule("E-12")
def test_two_soldiers_is_a_symbol_of_its_own() -> None:
    play = at(2)
    facts = fight(play, "11", "2k sk 2s")
    assert find(facts, "tally-failed").missing == (SOLDIER, SOLDIER)
    play = at(1)
    facts = fight(play, "2", "11 11 kk")
    assert find(facts, "tally-failed").missing == (TWO_SOLDIERS,)


@pytest.mark.rule("E-12")
def test_an_rwb_counts_after_specialists_even_if_nobody_comes_by_it() -> None:
    def juno(tally: str, line: str) -> Script:
        play = at(4, "captain", gone="hero", beach="juno")
        fight(play, "kssc", tally)
        play.do(line)
        assert not told(play, "specialist-rallied")
        return play

    assert juno("kc ss cc", "seat1 done").pool() == "GGGGG"
    assert juno("kc ss cc", "seat1 change captain Bc Wc").pool() == "GGGGGG"
    assert juno("kc sc sc", "seat1 done").pool() == "GGGGGG"
    assert juno("kc sc sc", "seat1 change captain Bc Rc").pool() == "GGGGG"


@pytest.mark.rule("E-12")
def test_a_straight_is_no_rwb() -> None:
    juno = at(4, gone="veteran", beach="juno")
    fight(juno, "ks12", STRAIGHT)
    assert juno.pool() == "GGGGG"
    gold = at(4, gone="veteran", beach="gold")
    facts = fight(gold, "ks12", STRAIGHT)
    assert find(facts, "sector-replayed").why == "no-rwb"


@pytest.mark.rule("E-12")
def test_a_straight_is_judged_on_the_six_dice_alone() -> None:
    play = at(1, "corporal veteran")
    facts = fight(play, "k", "ks 2c tt")  # the Corporal's soldier would be the sixth symbol
    assert find(facts, "tally-matched").seat == 0
    assert play.state.hand == ("corporal", "veteran")
    play = at(2, "corporal veteran")
    facts = fight(play, "kk", "ks 2c tt")
    assert "tally-failed" in names(facts)


@pytest.mark.rule("E-12")
def test_after_changes_a_colour_may_have_any_number_of_dice() -> None:
    play = at(1, "captain engineer medic")
    fight(play, "k", "kk tc 12")
    play.do("seat1 change captain Wc Rc", "seat1 change engineer Wt Rs")
    (man,) = play.state.soldiers
    assert colours(man.dice) == (RED, RED, RED, RED, BLUE, BLUE)
    facts = play.do("seat1 done")
    assert find(facts, "tally-matched").seat == 0


@pytest.mark.rule("E-12")
def test_the_general_may_choose_any_of_the_six_symbols() -> None:
    play = at(1, "general")
    fight(play, "t", "kk kk kk")
    assert [o for o in play.options() if " Rk " in o] == [
        f"change general Rk R{symbol}" for symbol in "s12ct"
    ]
    for line in ("Rk Wt", "Rs Rt", "Rk Rk"):
        with pytest.raises(Illegal):
            play.do(f"seat1 change general {line}")


@pytest.mark.rule("E-12")
def test_the_captain_may_choose_any_of_the_three_colours() -> None:
    play = at(1, "captain")
    fight(play, "k", "kk ss 11")
    assert play.options() == [
        "done",
        *("change captain Rk Wk", "change captain Rk Bk"),
        *("change captain Ws Rs", "change captain Ws Bs"),
        *("change captain B1 R1", "change captain B1 W1"),
    ]
    for line in ("Rk Ws", "Rk Gk", "Rk Rs"):
        with pytest.raises(Illegal):
            play.do(f"seat1 change captain {line}")


@pytest.mark.rule("E-12")
def test_the_engineer_may_choose_any_symbol_and_colour_for_a_tool() -> None:
    play = at(1, "engineer")
    fight(play, "k", "kt ss 11")
    made = {option.split()[-1] for option in play.options() if option != "done"}
    assert made == {c + s for c in "RWB" for s in "ks12ct"} - {"Rt"}
    with pytest.raises(Illegal):
        play.do("seat1 change engineer Rk Rs")


@pytest.mark.rule("E-12")
def test_the_engineer_may_work_on_a_tool_the_general_made() -> None:
    play = at(1, "general engineer", engineer_after_general=True)
    fight(play, "2", PLAIN)
    assert not [option for option in play.options() if "engineer" in option]
    play.do("seat1 change general Rk Rt", "seat1 change engineer Rt W2")
    assert play.state.sector == 1


@pytest.mark.rule("E-12")
def test_with_the_option_off_the_engineer_needs_a_tool_as_rolled() -> None:
    play = at(1, "general engineer captain", engineer_after_general=False)
    fight(play, "2", PLAIN)
    play.do("seat1 change general Rk Rt")
    with pytest.raises(Illegal):
        play.do("seat1 change engineer Rt W2")
    play.do("seat1 change captain Rt Wt")  # another colour does not make it a rolled one
    assert play.asks() is None
    assert play.over and play.over.result == "lost"


@pytest.mark.rule("E-12")
def test_with_the_option_off_a_rolled_tool_still_serves_beside_a_made_one() -> None:
    play = at(1, "general engineer captain", engineer_after_general=False)
    fight(play, "2", "kt ss 11")
    play.do("seat1 change general Rk Rt", "seat1 change captain Rt Wt")
    with pytest.raises(Illegal):
        play.do("seat1 change engineer Wt W2")
    play.do("seat1 change engineer Rt W2")
    assert play.state.sector == 1


@pytest.mark.rule("E-12")
def test_with_the_option_off_a_repainted_tool_is_still_a_tool_as_rolled() -> None:
    play = at(1, "captain engineer", engineer_after_general=False)
    fight(play, "2", "kt ss 11")
    play.do("seat1 change captain Rt Wt", "seat1 change engineer Wt B2")
    assert play.state.sector == 1


@pytest.mark.rule("E-12")
def test_alone_two_rwbs_of_one_symbol_rally_once() -> None:
    play = at(1)
    fight(play, "k", "kk kk kk")
    assert play.options() == ["rally medic", "decline"]
    play.do("seat1 rally medic")
    assert (play.state.hand, play.state.sector) == (("medic",), 1)


@pytest.mark.rule("E-12")
def test_alone_nobody_in_hand_or_removed_is_rallied() -> None:
    in_hand = at(1, "corporal")
    fight(in_hand, "1", "1c 1c 1c")
    assert in_hand.options() == ["rally hero", "decline"]
    removed = at(1, gone="corporal")
    fight(removed, "1", "1c 1c 1c")
    assert removed.options() == ["rally hero", "decline"]


@pytest.mark.rule("E-12")
@pytest.mark.parametrize("sector", range(1, 7))
def test_the_veteran_clears_any_sector_with_a_straight(sector: int) -> None:
    play = at(sector, "veteran", beach="utah")
    facts = fight(play, "tttttt"[:sector], STRAIGHT)
    assert find(facts, "sector-cleared").sector == sector - 1


@pytest.mark.rule("E-12")
def test_a_straight_made_by_changes_clears_with_the_veteran() -> None:
    play = at(3, "veteran general")
    fight(play, "ttt", "kk 12 ct")
    facts = play.do("seat1 change general Rk Rs")
    assert find(facts, "straight-cleared").seat == 0
    play = at(3, "veteran general")
    fight(play, "ttt", STRAIGHT)
    facts = play.do("seat1 change general Rk Rs")  # and one broken by changes does not
    assert "tally-failed" in names(facts)


@pytest.mark.rule("E-12")
def test_the_veteran_must_have_been_there_when_the_sector_began() -> None:
    play = at(2)
    facts = fight(play, "kk", STRAIGHT)
    assert "tally-failed" in names(facts)
    assert play.over and not told(play, "specialist-rallied")


@pytest.mark.rule("E-12")
def test_the_heros_tally_still_rallies_and_counts_for_juno() -> None:
    play = at(4, "hero", beach="juno")
    fight(play, "tttt", "ks k1 kc")
    play.do("seat1 sacrifice hero", "seat1 rally medic")
    assert play.state.hand == ("medic",)
    assert play.pool() == "GGGGGG"


@pytest.mark.rule("E-12")
def test_the_heros_tally_still_counts_for_gold() -> None:
    play = at(4, "hero", beach="gold")
    fight(play, "tttt", "ks k1 kc")
    facts = play.do("seat1 sacrifice hero", "seat1 decline")
    assert find(facts, "sector-cleared").sector == 3
    play = at(4, "hero", beach="gold")
    fight(play, "tttt", PLAIN)
    facts = play.do("seat1 sacrifice hero")
    assert find(facts, "sector-replayed").why == "no-rwb"


@pytest.mark.rule("E-13")
@pytest.mark.parametrize("medic_refreshes", [True, False])
def test_a_medic_leaves_what_a_hero_was_sacrificed_for_in_force(medic_refreshes: bool) -> None:
    play = at(4, "hero medic", seats=2, medic_refreshes=medic_refreshes)
    fight(play, "tttt", PLAIN, PLAIN)
    play.do("seat1 sacrifice hero", "seat2 sacrifice medic")
    assert [man.hero for man in play.state.soldiers] == [True, False]
    play.do(allied_roll(1, PLAIN), "seat1 stand", allied_roll(2, "tt tt ss"))
    facts = play.do("seat2 stand")
    assert find(facts, "tally-matched").seat == 1
    assert find(facts, "sector-cleared").sector == 3


@pytest.mark.rule("E-12")
def test_gold_is_lost_by_a_tally_that_does_not_match_rwb_or_not() -> None:
    for tally in ("ks k1 kc", PLAIN):
        play = at(4, beach="gold")
        fight(play, "tttt", tally)
        assert play.over and play.over.result == "lost"


@pytest.mark.rule("E-12")
def test_gold_without_an_rwb_goes_back_to_step_two_with_abilities_fresh() -> None:
    play = at(4, "general", beach="gold")
    fight(play, "kkst", PLAIN)
    facts = play.do("seat1 change general Ws Wt")
    assert find(facts, "sector-replayed").cites() == "E-6"
    assert (play.state.sector, play.state.cleared, play.pool()) == (3, 0, "GGGG")
    fight(play, "kk2t", "kk ck k2")
    facts = play.do("seat1 change general Wc Wt", "seat1 decline")
    assert find(facts, "sector-cleared").sector == 3


@pytest.mark.rule("E-12")
def test_a_veteran_rallied_before_golds_replay_helps_in_it() -> None:
    play = at(4, beach="gold")
    fight(play, "ks12", STRAIGHT)
    play.do("seat1 rally veteran")
    assert play.pool() == "GGGG"
    facts = fight(play, "tttt", STRAIGHT)
    assert find(facts, "straight-cleared").seat == 0


@pytest.mark.rule("E-12")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_rally_before_golds_replay_leaves_the_limit_untouched(seats: int) -> None:
    play = at(4, beach="gold", seats=seats, replay_rally_free=True)
    fight(play, "ks12", *[STRAIGHT] * seats)
    play.do("seat1 rally veteran")
    fight(play, "kkk1", *["ks k1 kc"] * seats)
    play.do("seat1 rally medic")
    assert play.state.hand == ("veteran", "medic")


@pytest.mark.rule("E-12")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_the_option_off_it_uses_up_the_limit(seats: int) -> None:
    play = at(4, beach="gold", seats=seats, replay_rally_free=False)
    fight(play, "ks12", *[STRAIGHT] * seats)
    play.do("seat1 rally veteran")
    facts = fight(play, "kkk1", *["ks k1 kc"] * seats)
    assert find(facts, "sector-cleared").sector == 3
    assert play.state.hand == ("veteran",)


@pytest.mark.rule("E-12")
def test_juno_has_one_more_die_however_many_rwbs_and_in_sector_five_only() -> None:
    play = at(4, gone="medic hero general", beach="juno", seats=2)
    fight(play, "kkkc", "kc kc kc", "ks kc kc")
    assert play.pool() == "GGGGGG"
    fight(play, "kkss11", PLAIN, PLAIN)
    assert (play.state.sector, play.pool()) == (5, "GGGGGG")
    play = at(3, beach="juno", gone="hero")
    fight(play, "ccc", "ck cs c1")
    assert play.pool() == "GGGG"


@pytest.mark.rule("E-12")
def test_sword_takes_one_after_the_rally_of_the_squads_choice() -> None:
    play = at(4, "corporal", beach="sword")
    fight(play, "kkk1", "ks k1 kc")
    play.do("seat1 rally medic")
    assert play.options() == ["lose corporal", "lose medic"]
    with pytest.raises(Illegal):
        play.do("seat1 lose hero")
    play.do("seat1 lose medic")  # even the one who has just come
    assert (play.state.hand, play.state.gone) == (("corporal",), ("medic",))


@pytest.mark.rule("E-12")
def test_a_sacrifice_in_swords_gantlet_does_not_pay() -> None:
    play = at(4, "hero", beach="sword", sacrifice_pays=False)
    fight(play, "tttt", PLAIN)
    facts = play.do("seat1 sacrifice hero")
    assert find(facts, "squad-lost").why == "none-to-lose"


@pytest.mark.rule("E-12")
def test_with_the_option_a_sacrifice_in_swords_gantlet_pays() -> None:
    play = at(4, "hero corporal", beach="sword", sacrifice_pays=True)
    fight(play, "tttt", PLAIN)
    play.do("seat1 sacrifice hero")
    assert (play.state.hand, play.state.sector) == (("corporal",), 4)
    before = at(3, "hero corporal", beach="sword", sacrifice_pays=True)
    fight(before, "ttt", PLAIN)
    before.do("seat1 sacrifice hero")
    fight(before, "kkss", PLAIN)  # one sector earlier is too early
    assert (before.state.hand, before.state.sector) == ((), 4)


@pytest.mark.rule("E-12")
def test_pointe_du_hocs_skulls_lie_until_a_medic_starts_the_sector_again() -> None:
    play = at(4, "medic", beach="pointe-du-hoc")
    play.do(axis_roll("tttt"), allied_roll(1, PLAIN), "seat1 reroll Ws", "seat1 rolls Wk")
    for line in ("seat1 reroll Wk", "seat1 reroll Rk Ws"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 stand", "seat1 sacrifice medic")
    assert play.pool() == "RRWWBB"
    play.do(allied_roll(1, "ss ss 11"))
    assert "reroll Rs Rs Ws Ws B1 B1" in play.options()


@pytest.mark.rule("E-12")
def test_all_dice_on_skulls_leave_nothing_to_reroll() -> None:
    play = at(4, gone="medic", beach="pointe-du-hoc")
    play.do(axis_roll("kkkk"), allied_roll(1, "kk kk kk"))
    assert play.state.sector == 4


@pytest.mark.rule("E-9")
def test_basic_and_advanced_sectors_are_two_games() -> None:
    basic = Script("express", sectors="basic")
    fight(basic, "k", PLAIN)
    assert basic.pool() == "GG"
    advanced = Script("express", sectors="advanced")
    fight(advanced, "k", PLAIN)
    assert advanced.pool() == "GGG"
