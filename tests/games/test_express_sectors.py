"""Express!: the Gantlets (E-6) and the advanced sectors of Utah, Gold and Juno (E-9)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from beachhead.games.express import sector
from beachhead.kernel.dice import COURAGE, SKULL, STAR
from beachhead.kernel.errors import Illegal
from beachhead.kernel.scene import Ref
from tests.games.express_play import (
    ENEMY,
    PLAIN,
    STRAIGHT,
    allied_roll,
    at,
    axis_roll,
    fight,
    told,
    why,
)
from tests.script import Script, find, names


@pytest.mark.rule("E-6")
@pytest.mark.card("utah-basic-4")
@pytest.mark.parametrize("tally", ["ks k1 kc", STRAIGHT])
def test_in_utahs_gantlet_nobody_is_rallied(tally: str) -> None:
    play = at(4, beach="utah")
    facts = fight(play, "k1sc", tally)
    assert find(facts, "sector-cleared").sector == 3
    assert (play.state.hand, play.state.sector) == ((), 4)
    elsewhere = at(3, beach="utah")
    fight(elsewhere, "k1s", tally)
    assert elsewhere.asks() == "rally"


@pytest.mark.rule("E-6")
@pytest.mark.card("gold-basic-4")
def test_golds_gantlet_is_played_again_until_someone_rolls_an_rwb() -> None:
    play = at(4, beach="gold", seats=2)
    facts = fight(play, "kkss", PLAIN, PLAIN)
    assert find(facts, "sector-replayed").cites() == "E-6"
    assert "sector-cleared" not in names(facts)
    assert (play.state.sector, play.pool()) == (3, "GGGG")
    fight(play, "kkss", PLAIN, PLAIN)
    assert play.state.sector == 3
    fight(play, "kks1", PLAIN, "ks k1 kc")
    play.do("seat1 rally medic")
    assert (play.state.sector, play.state.cleared) == (4, 1)


@pytest.mark.rule("E-6")
@pytest.mark.card("juno-basic-4")
def test_in_junos_gantlet_an_rwb_brings_one_more_axis_die_to_sector_five() -> None:
    play = at(4, beach="juno", seats=2)
    fight(play, "kks1", PLAIN, "ks k1 kc")
    play.do("seat1 decline")
    assert (play.state.sector, play.pool()) == (4, "GGGGGG")
    without = at(4, beach="juno", seats=2)
    fight(without, "kks1", PLAIN, PLAIN)
    assert (without.state.sector, without.pool()) == (4, "GGGGG")


@pytest.mark.rule("E-6")
@pytest.mark.card("sword-basic-4")
def test_swords_gantlet_costs_a_specialist_or_the_game() -> None:
    play = at(4, "corporal veteran", beach="sword")
    facts = fight(play, "kkss", PLAIN)
    assert find(facts, "must-lose").cites() == "E-6"
    assert (play.asks(), play.options()) == ("lose", ["lose corporal", "lose veteran"])
    with pytest.raises(Illegal):
        play.do("seat1 rolls Gk Gk Gk Gk Gk")
    play.do("seat1 lose veteran")
    assert (play.state.hand, play.state.gone) == (("corporal",), ("veteran",))
    assert play.state.sector == 4
    one = at(4, "corporal", beach="sword")
    facts = fight(one, "kkss", PLAIN)
    assert find(facts, "specialist-lost").card == "corporal"
    assert (one.state.hand, one.state.sector) == ((), 4)
    none = at(4, beach="sword")
    facts = fight(none, "kkss", PLAIN)
    assert find(facts, "nothing-to-lose").cites() == "E-6"
    assert find(facts, "squad-lost").why == "none-to-lose"
    assert none.over and (none.over.result, none.over.rule) == ("lost", "E-6")


@pytest.mark.rule("E-6")
@pytest.mark.card("omaha-basic-4")
def test_omahas_gantlet_has_five_axis_dice() -> None:
    assert at(4, beach="omaha").pool() == "GGGGG"
    assert at(5, beach="omaha").pool() == "GGGGG"
    assert at(4, beach="utah").pool() == "GGGG"


@pytest.mark.rule("E-6")
@pytest.mark.card("pointe-du-hoc-basic-4")
def test_in_the_gantlet_of_pointe_du_hoc_skulls_cannot_be_rerolled() -> None:
    play = at(4, "general", beach="pointe-du-hoc")
    play.do(axis_roll("kttt"), allied_roll(1, "kk kt 1t"))
    assert len(play.options()) == 8  # any of the white tool, the blue soldier, the blue tool
    for line in ("seat1 reroll Rk", "seat1 reroll Wk B1"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 reroll B1", "seat1 rolls Bk", "seat1 stand")
    play.do("seat1 change general Rk Rt", "seat1 decline")  # a Specialist may change a skull
    assert play.state.sector == 4
    elsewhere = at(3, beach="pointe-du-hoc")
    elsewhere.do(axis_roll("kkk"), allied_roll(1, PLAIN), "seat1 reroll Rk")
    assert elsewhere.pool() == "R"


def utah(sector: int, hand: str = "", seats: int = 1) -> Script:
    return at(sector, hand, seats=seats, beach="utah", sectors="advanced")


@pytest.mark.rule("E-9")
@pytest.mark.card("utah-advanced-1")
def test_utah_1_without_a_general_sector_2_has_one_more_axis_die() -> None:
    without = utah(1)
    fight(without, "k", PLAIN)
    assert without.pool() == "GGG"
    fight(without, "kks", PLAIN)
    assert (without.state.sector, without.pool()) == (2, "GGG")  # and sector 3 has its own three
    with_him = utah(1, "general")
    fight(with_him, "k", PLAIN)
    with_him.do("seat1 done")
    assert with_him.pool() == "GG"
    just_come = utah(1)
    fight(just_come, "k", "sk s1 s2")
    just_come.do("seat1 rally general")
    assert just_come.pool() == "GG"


@pytest.mark.rule("E-9")
@pytest.mark.card("utah-advanced-2")
def test_utah_2_white_dice_cannot_be_rerolled() -> None:
    play = utah(2)
    play.do(axis_roll("tt"), allied_roll(1, PLAIN))
    assert len(play.options()) == 9
    for line in ("seat1 reroll Ws", "seat1 reroll Rk Ws"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 reroll Rk Rk B1 B1")
    assert play.pool() == "RRBB"


@pytest.mark.rule("E-9")
@pytest.mark.card("utah-advanced-3")
def test_utah_3_a_star_is_added_to_the_axis_dice() -> None:
    play = utah(3)
    facts = fight(play, "kk1", "kk 1t 1t")
    assert find(facts, "results-needed").symbols == (SKULL, SKULL, STAR, 2)
    assert find(facts, "tally-failed").missing == (STAR,)
    play = utah(3)
    assert play.pool() == "GGG"
    fight(play, "kk1", PLAIN)
    assert play.state.sector == 3


@pytest.mark.rule("E-9")
@pytest.mark.card("utah-advanced-4")
def test_utah_4_every_axis_skull_costs_a_specialist_while_there_are_any() -> None:
    play = utah(4, "medic corporal veteran")
    facts = play.do(axis_roll("kkss"))
    assert find(facts, "must-lose").count == 2
    assert play.pool() is None  # before anybody rolls
    play.do("seat1 lose medic", "seat1 lose veteran")
    assert (play.state.hand, play.pool()) == (("corporal",), "RRWWBB")
    more = utah(4, "corporal veteran")
    more.do(axis_roll("kkks"))
    assert (more.state.hand, more.pool()) == ((), "RRWWBB")
    nobody = utah(4)
    nobody.do(axis_roll("kkks"))
    assert nobody.pool() == "RRWWBB"
    no_skull = utah(4, "corporal")
    no_skull.do(axis_roll("ss11"))
    assert (no_skull.state.hand, no_skull.pool()) == (("corporal",), "RRWWBB")


@pytest.mark.rule("E-9")
@pytest.mark.card("utah-advanced-5")
def test_utah_5_four_axis_dice_against_five_allied_dice_each() -> None:
    play = utah(5, seats=2)
    assert play.pool() == "GGGG"
    play.do(axis_roll("kkss"))
    assert play.options(2) == ["sit-out red", "sit-out white", "sit-out blue"]
    for line in ("seat1 sit-out red white", allied_roll(1, PLAIN)):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat2 sit-out white", "seat1 sit-out blue")
    assert (play.pool(1), play.pool(2)) == ("RRWWB", "RRWBB")
    play.do(allied_roll(1, "kk ss 1"), "seat1 stand", allied_roll(2, "kk s sc"), "seat2 stand")
    assert play.state.sector == 5
    assert play.pool() == "GGGGGG"


@pytest.mark.rule("E-9")
@pytest.mark.card("utah-advanced-6")
def test_utah_6_an_rwb_by_anyone_loses_the_game() -> None:
    play = utah(6, seats=2)
    facts = fight(play, "kkks1c", "kk ks 1c", "ks k1 kc")
    assert find(facts, "squad-lost").why == "rwb"
    assert play.over and (play.over.result, play.over.rule) == ("lost", "E-9")
    assert why(play) == {"seat": Ref("seat", 1), "symbols": Ref("symbols", (SKULL,))}
    without = utah(6, seats=2)
    fight(without, ENEMY, PLAIN, PLAIN)
    assert without.over and without.over.result == "won"


def gold(sector: int, hand: str = "", seats: int = 1) -> Script:
    return at(sector, hand, seats=seats, beach="gold", sectors="advanced")


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-1")
def test_gold_1_a_courage_takes_two() -> None:
    play = gold(1)
    assert find(fight(play, "c", "c1 ss kk"), "tally-failed").missing == (COURAGE,)
    play = gold(1)
    fight(play, "c", "c1 cs kk")
    assert play.state.sector == 1
    other = gold(1)
    fight(other, "t", "t1 ss kk")
    assert other.state.sector == 1


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-2")
def test_gold_2_has_three_axis_dice() -> None:
    assert gold(2).pool() == "GGG"
    assert at(2, beach="gold", sectors="basic").pool() == "GG"


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-3")
def test_gold_3_using_a_specialist_bars_all_in_sector_4() -> None:
    used = gold(3, "general corporal veteran hero")
    fight(used, "kkt", PLAIN)
    used.do("seat1 change general Ws Wt", "seat1 done")
    facts = fight(used, "1111", "11 1s kk")  # neither asked, nor does the Corporal help
    assert find(facts, "tally-failed").missing == (2,)
    straight = gold(3, "hero general veteran")
    fight(straight, "kkt", PLAIN)
    straight.do("seat1 sacrifice hero", "seat1 done")
    assert "tally-failed" in names(fight(straight, "tttt", STRAIGHT))
    later = gold(3, "general")
    fight(later, "kkt", PLAIN)
    later.do("seat1 change general Ws Wt")
    fight(later, "kkss", PLAIN)
    later.do(axis_roll("kkss1"), allied_roll(1, PLAIN), "seat1 stand")
    assert (later.state.sector, later.asks()) == (4, "specialists")  # sector 4 alone is barred


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-3")
def test_gold_3_those_who_work_by_themselves_are_not_used() -> None:
    play = gold(3, "corporal veteran general")
    fight(play, "111", "11 ss kk")
    play.do("seat1 done")
    fight(play, "1111", "11 1s kk")
    assert play.asks() == "specialists"
    play.do("seat1 done")
    assert play.state.sector == 4


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-4")
def test_gold_4_a_reroll_takes_three_dice_at_most() -> None:
    play = gold(4)
    play.do(axis_roll("tttt"), allied_roll(1, PLAIN))
    for line in ("seat1 reroll Rk Rk Ws Ws", "seat1 reroll Rk Rk Ws Ws B1 B1"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 reroll Rk Rk Ws", "seat1 rolls Rt Rt Wt", "seat1 reroll Ws B1 B1")
    assert play.pool() == "WBB"
    elsewhere = gold(3)
    elsewhere.do(axis_roll("ttt"), allied_roll(1, PLAIN), "seat1 reroll Rk Rk Ws Ws")
    assert elsewhere.pool() == "RRWW"


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-5")
def test_gold_5_the_hero_silences_courage_and_without_him_there_is_one_more() -> None:
    with_him = gold(5, "hero")
    facts = fight(with_him, "kkccc", PLAIN)
    assert find(facts, "results-needed").symbols == (SKULL, SKULL)
    with_him.do("seat1 done")
    assert with_him.state.sector == 5
    without = gold(5)
    facts = fight(without, "kkss1", PLAIN)
    assert find(facts, "tally-failed").missing == (COURAGE,)
    without = gold(5)
    facts = fight(without, "kkssc", "kk ss 1c")  # a courage among the dice counts beside it
    assert find(facts, "tally-failed").missing == (COURAGE,)
    without = gold(5)
    fight(without, "kkss1", "kk ss 1c")
    assert without.state.sector == 5


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-5")
def test_gold_5_is_judged_on_arrival() -> None:
    play = gold(5, "hero", seats=2)
    fight(play, "kkccc", PLAIN, "ss 11 tt")
    play.do("seat2 sacrifice hero")
    assert play.state.sector == 5  # courage stays silent for the other soldier


@pytest.mark.rule("E-9")
@pytest.mark.card("gold-advanced-6")
def test_gold_6_the_bunker_is_played_again_until_someone_rolls_an_rwb() -> None:
    play = gold(6)
    facts = fight(play, ENEMY, PLAIN)
    assert find(facts, "sector-replayed").cites() == "E-9"
    assert (play.over, play.pool()) == (None, "GGGGGG")
    fight(play, "kkks1c", "ks k1 kc")
    play.do("seat1 decline")
    assert play.over and play.over.result == "won"


def juno(sector: int, hand: str = "") -> Script:
    return at(sector, hand, beach="juno", sectors="advanced")


@pytest.mark.rule("E-9")
@pytest.mark.card("juno-advanced-1")
def test_juno_1_a_courage_is_added() -> None:
    play = juno(1)
    assert find(fight(play, "k", PLAIN), "tally-failed").missing == (COURAGE,)
    play = juno(1)
    fight(play, "k", "kc ss 11")
    assert play.state.sector == 1


@pytest.mark.rule("E-9")
@pytest.mark.card("juno-advanced-2")
def test_juno_2_blue_dice_cannot_be_rerolled() -> None:
    play = juno(2)
    play.do(axis_roll("tt"), allied_roll(1, PLAIN))
    with pytest.raises(Illegal):
        play.do("seat1 reroll B1")
    play.do("seat1 reroll Rk Rk Ws Ws")
    assert play.pool() == "RRWW"


@pytest.mark.rule("E-9")
@pytest.mark.card("juno-advanced-3")
def test_juno_3_one_axis_die_is_the_kommandant() -> None:
    play = juno(3, "corporal")
    assert told(play, "kommandant-comes")
    assert (play.asks(), play.pool()) == (None, "GGK")  # nobody can be lost to keep him away
    assert find(fight(play, "kk Kt", "kk ss 1t"), "tally-failed").missing == (5,)
    play = juno(3)
    fight(play, "kk Kt", "kk ss tt")
    assert play.state.sector == 3


@pytest.mark.rule("E-9")
@pytest.mark.card("juno-advanced-4")
def test_juno_4_three_axis_dice_and_a_single_reroll() -> None:
    play = juno(4)
    assert play.pool() == "GGG"
    play.do(axis_roll("kks"), allied_roll(1, PLAIN), "seat1 reroll B1")
    play.do("seat1 rolls Bt")
    assert play.state.sector == 4  # no second one: the tally stood, and cleared


@pytest.mark.rule("E-9")
@pytest.mark.card("juno-advanced-5")
def test_juno_5_without_the_hero_on_arrival_six_axis_dice() -> None:
    assert juno(5).pool() == "GGGGGG"
    assert juno(5, "medic").pool() == "GGGGGG"
    assert juno(5, "hero").pool() == "GGGGG"


@pytest.mark.rule("E-9")
@pytest.mark.card("juno-advanced-6")
def test_juno_6_the_bunker_must_be_cleared_with_a_specialist_left() -> None:
    none = juno(6)
    facts = fight(none, ENEMY, PLAIN)
    assert find(facts, "squad-lost").why == "too-few"
    assert none.over and (none.over.result, none.over.rule) == ("lost", "E-9")
    assert why(none) == {"left": 0, "least": 1}
    spent = juno(6, "hero")
    fight(spent, "tttttt", PLAIN)
    spent.do("seat1 sacrifice hero")
    assert spent.over and spent.over.result == "lost"
    one = juno(6, "corporal")
    fight(one, ENEMY, PLAIN)
    assert one.over and one.over.result == "won"
    just_come = juno(6)
    fight(just_come, "kkks1c", "ks k1 kc")
    just_come.do("seat1 rally medic")
    assert just_come.over and just_come.over.result == "won"


@pytest.mark.rule("E-8")
@pytest.mark.card("gold-advanced-6")
def test_the_kommandant_may_be_kept_away_before_each_roll_of_a_replayed_bunker() -> None:
    play = Script("express", beach="gold", sectors="advanced", kommandant=True)
    play.state = sector.arrive(
        play.game.content, replace(play.state, hand=("medic", "hero")), 5, []
    )
    play.do("seat1 let-come", "seat1 rolls Gk Gk Gk Gk Gk Kk")
    play.do("seat1 rolls Rs Rs Wt Wt B1 Bc", "seat1 stand", "seat1 sacrifice hero", "seat1 done")
    assert play.asks() == "toll"
    play.do("seat1 keep-away medic")
    assert play.pool() == "GGGGGG"


@pytest.mark.rule("E-9")
def test_what_a_sector_did_to_the_next_is_shown_there() -> None:
    play = Script("express", beach="utah", sectors="advanced")
    play.do("seat1 rolls Gk", "seat1 rolls Rk Rs W1 Wt Bc Bc", "seat1 stand")
    scene = play.game.scene(play.state, 0)
    titles = [panel.title.id for panel in scene.panels]
    assert "scene-brought" in titles
    assert play.pool() == "GGG"
