"""Express!: the advanced sectors of Sword, Omaha and Pointe du Hoc (E-9)."""

from __future__ import annotations

import pytest

from beachhead.kernel.dice import SKULL, TOOL
from beachhead.kernel.errors import Illegal
from tests.games.express_play import ENEMY, PLAIN, STRAIGHT, allied_roll, at, axis_roll, fight, told
from tests.script import Script, find, names


def sword(sector: int, hand: str = "", **options: bool) -> Script:
    return at(sector, hand, beach="sword", sectors="advanced", seats=1, gone="", **options)


@pytest.mark.rule("E-9")
@pytest.mark.card("sword-advanced-1")
def test_sword_1_without_any_specialist_sector_2_has_one_more_axis_die() -> None:
    nobody = sword(1)
    fight(nobody, "k", PLAIN)
    assert nobody.pool() == "GGG"
    somebody = sword(1, "corporal")
    fight(somebody, "k", PLAIN)
    assert somebody.pool() == "GG"
    just_come = sword(1)
    fight(just_come, "k", STRAIGHT)
    just_come.do("seat1 rally veteran")
    assert just_come.pool() == "GG"
    declined = sword(1)
    fight(declined, "k", STRAIGHT)
    declined.do("seat1 decline")
    assert declined.pool() == "GGG"


@pytest.mark.rule("E-9")
@pytest.mark.card("sword-advanced-2")
def test_sword_2_every_axis_tool_costs_a_specialist_while_there_are_any() -> None:
    play = sword(2, "corporal veteran")
    play.do(axis_roll("kt"))
    assert play.options() == ["lose corporal", "lose veteran"]
    play.do("seat1 lose corporal")
    assert (play.state.hand, play.pool()) == (("veteran",), "RRWWBB")
    both = sword(2, "corporal veteran")
    both.do(axis_roll("tt"))
    assert (both.state.hand, both.state.gone) == ((), ("corporal", "veteran"))
    nobody = sword(2)
    nobody.do(axis_roll("tt"))
    assert nobody.pool() == "RRWWBB"
    no_tool = sword(2, "corporal veteran")
    no_tool.do(axis_roll("kk"))
    assert no_tool.state.hand == ("corporal", "veteran")


@pytest.mark.rule("E-9")
@pytest.mark.card("sword-advanced-3")
def test_sword_3_without_any_specialist_on_arrival_four_axis_dice() -> None:
    assert sword(3).pool() == "GGGG"
    assert sword(3, "veteran").pool() == "GGG"


@pytest.mark.rule("E-9")
@pytest.mark.card("sword-advanced-4")
def test_sword_4_costs_a_specialist_or_the_game() -> None:
    play = sword(4, "corporal veteran")
    facts = fight(play, "kkss", PLAIN)
    assert find(facts, "must-lose").cites() == "E-9"
    play.do("seat1 lose corporal")
    assert (play.state.hand, play.state.sector) == (("veteran",), 4)
    nobody = sword(4)
    facts = fight(nobody, "kkss", PLAIN)
    assert find(facts, "squad-lost").why == "none-to-lose"
    assert nobody.over and nobody.over.rule == "E-9"


@pytest.mark.rule("E-9", "E-8")
@pytest.mark.card("sword-advanced-5")
def test_sword_5_the_kommandant_comes_unless_a_specialist_is_lost() -> None:
    away = sword(5, "corporal veteran")
    assert away.asks() == "toll"
    away.do("seat1 keep-away veteran")
    assert (away.state.hand, away.pool()) == (("corporal",), "GGGGG")
    here = sword(5, "corporal veteran")
    here.do("seat1 let-come")
    assert (here.state.hand, here.pool()) == (("corporal", "veteran"), "GGGGK")
    facts = fight(here, "kkss Kt", "kk ss tt")
    assert find(facts, "tally-matched").seat == 0
    nobody = sword(5)
    assert (nobody.asks(), nobody.pool()) == (None, "GGGGK")
    assert find(fight(nobody, "kkss Kt", "kk ss t1"), "tally-failed").missing == (TOOL,)


@pytest.mark.rule("E-9")
@pytest.mark.card("sword-advanced-6")
def test_sword_6_costs_a_specialist_on_arrival_or_adds_a_skull() -> None:
    play = sword(6, "corporal veteran")
    assert (play.asks(), play.pool()) == ("lose", None)
    play.do("seat1 lose corporal")
    assert play.pool() == "GGGGGG"
    fight(play, ENEMY, PLAIN)
    assert play.over and play.over.result == "won"
    last = sword(6, "veteran")
    assert (last.state.hand, last.pool()) == ((), "GGGGGG")
    fight(last, ENEMY, PLAIN)  # the last one is the price: no skull is added
    assert last.over and last.over.result == "won"
    nobody = sword(6)
    facts = fight(nobody, ENEMY, PLAIN)
    assert find(facts, "tally-failed").missing == (SKULL,)


@pytest.mark.rule("E-9")
@pytest.mark.card("sword-advanced-6")
def test_sword_6_without_specialists_is_beyond_six_dice() -> None:
    fact = find(fight(sword(6), ENEMY), "beyond-the-dice")
    assert (fact.needed, fact.dice, fact.hope) == (7, 6, "none")


@pytest.mark.rule("E-8", "E-9")
@pytest.mark.card("sword-advanced-6")
def test_sword_6_with_the_kommandant_takes_two_prices_one_after_the_other() -> None:
    play = sword(6, "corporal veteran", kommandant=True)
    play.do("seat1 lose corporal")
    assert play.options() == ["let-come", "keep-away veteran"]
    last = sword(6, "corporal", kommandant=True)
    assert (last.asks(), last.pool()) == (None, "GGGGGK")


def omaha(sector: int, hand: str = "", seats: int = 1, **options: bool) -> Script:
    return at(sector, hand, seats=seats, gone="", beach="omaha", sectors="advanced", **options)


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-1")
def test_omaha_1_without_the_veteran_the_kommandant_is_in_sector_2() -> None:
    without = omaha(1, "corporal")
    fight(without, "k", PLAIN)
    assert (without.asks(), without.pool()) == (None, "GK")
    with_him = omaha(1, "veteran")
    fight(with_him, "k", PLAIN)
    assert with_him.pool() == "GG"
    just_come = omaha(1)
    fight(just_come, "k", STRAIGHT)
    just_come.do("seat1 rally veteran")
    assert just_come.pool() == "GG"


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-2")
def test_omaha_2_red_dice_match_nothing_but_make_rwbs_and_straights() -> None:
    red = omaha(2)
    assert find(fight(red, "kk", "kk ss 11"), "tally-failed").missing == (SKULL, SKULL)
    others = omaha(2)
    fight(others, "k1", "ss kk 11")
    assert others.state.sector == 2
    rwb = omaha(2)
    fight(rwb, "kk", "ks k1 kc")
    assert rwb.options() == ["rally medic", "decline"]
    straight = omaha(2, "veteran")
    fight(straight, "kk", STRAIGHT)
    assert straight.state.sector == 2
    repainted = omaha(2, "captain")
    fight(repainted, "k1", PLAIN)
    repainted.do("seat1 change captain Rk Wk")
    assert repainted.state.sector == 2


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-3")
def test_omaha_3_one_allied_die_fewer_for_each_symbol_the_axis_shows_twice() -> None:
    for axis in ("kks", "ttt"):
        play = omaha(3, seats=2)
        play.do(axis_roll(axis))
        assert [play.asks(seat) for seat in (1, 2)] == ["sit-out"] * 2
        play.do("seat1 sit-out red")
        assert play.pool() == "RWWBB"
    full = omaha(3)
    full.do(axis_roll("ks1"))
    assert full.pool() == "RRWWBB"


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-3")
def test_omaha_3_five_dice_make_no_straight() -> None:
    play = omaha(3, "veteran")
    play.do(axis_roll("kkk"), "seat1 sit-out blue", allied_roll(1, "ks 12 c"))
    assert "tally-failed" in names(play.do("seat1 stand"))


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-4")
@pytest.mark.parametrize(("face", "sector"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_omaha_4_without_an_rwb_the_beach_die_decides_the_way(face: int, sector: int) -> None:
    play = omaha(4, seats=2)
    fight(play, "kkss", PLAIN, PLAIN)
    assert (play.pool(1), play.pool(2)) == ("F", None)
    for line in (f"seat2 rolls F{face}", "seat1 rolls Gk", f"seat1 rolls F{face} F{face}"):
        with pytest.raises(Illegal):
            play.do(line)
    facts = play.do(f"seat1 rolls F{face}")
    rolled = find(facts, "beach-die-rolled")
    assert (rolled.rolled, rolled.sector) == (face - 1, sector - 1)
    assert play.state.sector == sector - 1
    assert play.pool() == "G" * sector


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-4")
def test_omaha_4_with_an_rwb_the_squad_goes_straight_on() -> None:
    play = omaha(4, seats=2)
    fight(play, "kks1", PLAIN, "ks k1 kc")
    play.do("seat1 decline")
    assert (play.state.sector, play.pool()) == (4, "GGGGG")


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-5")
def test_omaha_5_without_the_general_is_cleared_twice() -> None:
    play = omaha(5)
    facts = fight(play, "kkss1", PLAIN)
    again = find(facts, "sector-replayed")
    assert (again.why, again.cites()) == ("twice", "E-9")
    assert (play.state.sector, play.state.cleared, play.pool()) == (4, 0, "GGGGG")
    fight(play, "kkss1", PLAIN)
    assert (play.state.sector, play.state.cleared) == (5, 1)
    failed = omaha(5)
    fight(failed, "kkss1", PLAIN)
    fight(failed, "kkss1", "cc tt 22")
    assert failed.over and failed.over.result == "lost"
    with_him = omaha(5, "general")
    fight(with_him, "kkss1", PLAIN)
    with_him.do("seat1 done")
    assert with_him.state.sector == 5


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-5")
@pytest.mark.parametrize("free", [True, False])
def test_omaha_5_each_time_has_a_rally_of_its_own(free: bool) -> None:
    play = omaha(5, seats=2, replay_rally_free=free)
    fight(play, "kkks1", "ks k1 kc", "ks k1 kc")
    play.do("seat1 rally medic")
    fight(play, "ccck1", "ck c1 c2", "ck c1 c2")
    play.do("seat1 done", "seat2 done", "seat1 rally hero")
    assert (play.state.hand, play.state.sector) == (("medic", "hero"), 5)


@pytest.mark.rule("E-9")
@pytest.mark.card("omaha-advanced-6")
def test_omaha_6_without_a_medic_two_skulls_are_added() -> None:
    without = omaha(6, "veteran")
    facts = fight(without, "ss1122", "ss 11 22")
    assert find(facts, "beyond-the-dice").needed == 8
    assert find(facts, "tally-failed").missing == (SKULL, SKULL)
    with_him = omaha(6, "medic")
    facts = fight(with_him, "ss1122", "ss 11 22")
    assert "beyond-the-dice" not in names(facts)
    with_him.do("seat1 done")
    assert with_him.over and with_him.over.result == "won"
    spent = omaha(6, "medic")
    fight(spent, "ss1122", PLAIN)
    spent.do("seat1 sacrifice medic", allied_roll(1, "ss 11 22"), "seat1 stand")
    assert spent.over and spent.over.result == "won"  # judged on arrival


def pointe(sector: int, hand: str = "", seats: int = 1) -> Script:
    return at(sector, hand, seats=seats, beach="pointe-du-hoc", sectors="advanced")


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-1")
def test_pointe_1_rally_here_or_nobody_is_rallied_in_sector_2() -> None:
    for tally, line in ((PLAIN, ""), ("ks k1 kc", "seat1 decline")):
        play = pointe(1)
        fight(play, "k", tally)
        play.do(*[line] * bool(line))
        fight(play, "2c", "2c 21 2s")
        assert (play.state.hand, play.state.sector) == ((), 2)
        fight(play, "221", "2c 21 2s")
        assert play.asks() == "rally"  # in sector 3 it is over
    rallied = pointe(1)
    fight(rallied, "k", STRAIGHT)
    rallied.do("seat1 rally veteran")
    fight(rallied, "2c", "2c 2c 2s")
    assert rallied.options() == ["rally captain", "decline"]


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-2")
def test_pointe_2_white_dice_match_nothing_but_make_rwbs_and_straights() -> None:
    white = pointe(2)
    assert find(fight(white, "kk", "ss kk 11"), "tally-failed").missing == (SKULL, SKULL)
    others = pointe(2)
    fight(others, "k1", "kk ss 11")
    assert others.state.sector == 2
    rwb = pointe(2)
    fight(rwb, "kk", "ks k1 kc")
    assert rwb.options() == ["rally medic", "decline"]
    straight = pointe(2, "veteran")
    fight(straight, "11", STRAIGHT)
    assert straight.state.sector == 2


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-3")
def test_pointe_3_an_axis_skull_takes_two_skulls() -> None:
    play = pointe(3)
    facts = fight(play, "kss", "k1 ss 11")
    assert find(facts, "tally-failed").missing == (SKULL,)
    play = pointe(3)
    fight(play, "kss", PLAIN)
    assert play.state.sector == 3
    other = pointe(3)
    fight(other, "ss1", "k1 ss 11")
    assert other.state.sector == 3


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-4")
@pytest.mark.parametrize("card", ["hero", "medic"])
def test_pointe_4_sacrificing_hero_or_medic_makes_all_specialists_useless(card: str) -> None:
    play = pointe(4, f"{card} general corporal")
    fight(play, "kkss", PLAIN)
    facts = play.do(f"seat1 sacrifice {card}")
    assert "specialists-useless" in names(facts)
    if card == "medic":
        play.do(allied_roll(1, PLAIN), "seat1 stand")
    assert play.state.sector == 4  # the General could do no more in this sector
    assert play.state.hand == ("general", "corporal")
    play.do("seat1 rolls " + " ".join(["G1"] * 4 + ["K1"]), allied_roll(1, "11 11 1k"))
    facts = play.do("seat1 stand")  # and neither he nor the Corporal helps from now on
    assert find(facts, "tally-failed").missing == (2,)


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-4")
def test_pointe_4_other_use_of_specialists_and_sacrifices_elsewhere_do_no_harm() -> None:
    play = pointe(4, "hero general")
    fight(play, "kkst", PLAIN)
    play.do("seat1 change general Ws Wt", "seat1 done")
    assert not told(play, "specialists-useless")
    elsewhere = pointe(3, "hero general")
    fight(elsewhere, "ttt", PLAIN)
    elsewhere.do("seat1 sacrifice hero")
    assert elsewhere.asks() == "specialists"
    assert not told(elsewhere, "specialists-useless")


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-5")
def test_pointe_5_without_the_medic_on_arrival_one_axis_die_is_the_kommandant() -> None:
    without = pointe(5, "corporal")
    assert (without.asks(), without.pool()) == (None, "GGGGK")
    assert find(fight(without, "kkss Kt", "kk ss t1"), "tally-failed").missing == (TOOL,)
    with_him = pointe(5, "medic")
    assert with_him.pool() == "GGGGG"
    fight(with_him, "kksst", "kk ss t1")
    with_him.do("seat1 done")
    assert with_him.state.sector == 5


@pytest.mark.rule("E-9")
@pytest.mark.card("pointe-du-hoc-advanced-6")
def test_pointe_6_an_axis_skull_costs_a_specialist_or_the_game() -> None:
    play = pointe(6, "corporal veteran")
    facts = play.do(axis_roll("kkss11"))
    assert find(facts, "must-lose").count == 1  # one, for two skulls too
    assert play.pool() is None
    play.do("seat1 lose veteran")
    assert (play.state.hand, play.pool()) == (("corporal",), "RRWWBB")
    nobody = pointe(6)
    facts = nobody.do(axis_roll("ksss11"))
    assert find(facts, "squad-lost").why == "none-to-lose"
    assert nobody.over and (nobody.over.result, nobody.over.rule) == ("lost", "E-9")
    no_skull = pointe(6)
    fight(no_skull, "ss1122", "ss 11 22")
    assert no_skull.over and no_skull.over.result == "won"
