"""Battle!: the battlefield die (B-8) and the Kommandant (B-10)."""

from __future__ import annotations

import pytest

from beachhead.games import load_game
from beachhead.kernel.dice import FIELD, Roll
from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import read_die
from beachhead.locale import Texts
from beachhead.playing.telling import typed_help
from tests.games.battle_table import (
    BARRIERS,
    BLUFFS,
    BUNKER,
    GANTLET,
    LANDING,
    MISSING,
    RALLYING_POINT,
    axis,
    battle,
    fight,
    give,
    lose,
    win,
)
from tests.script import Script, find, names

# The battlefield die


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(("field", "times"), [(LANDING, 1), (BARRIERS, 2), (RALLYING_POINT, 3)])
def test_landing_changes_nothing_barriers_double_rallying_point_triples(
    field: int, times: int
) -> None:
    play = battle()
    play.set(advances=1, points=2)
    won = find(win(play, count=3, field=field), "skirmish-won")
    assert (won.points, won.turn_points) == (3 * times, 2 + 3 * times)
    assert play.options() == ["advance", "retreat"]


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(
    ("language", "battle_says", "express_says"),
    [
        ("en", "Landing", "Landing Zone"),
        ("fr", "Débarquement", "Zone de débarquement"),
    ],
)
def test_the_battlefield_says_landing_and_the_sector_of_express_landing_zone(
    language: str, battle_says: str, express_says: str
) -> None:
    for id, said in (("battle", battle_says), ("express", express_says)):
        texts = Texts(language, load_game(id))
        assert texts.value("sector", LANDING - 1) == said
        assert texts.die(read_die("F1")) == said
        assert f" 1 {said}, 2 " in typed_help(texts, Roll((FIELD,), 0, "B-2", "axis"))


@pytest.mark.rule("B-8")
def test_the_multiplier_is_for_this_skirmish_only() -> None:
    play = battle()
    win(play, field=BARRIERS)
    play.do("seat1 advance")
    won = find(win(play, count=3), "skirmish-won")
    assert (won.points, won.turn_points) == (3, 7)


@pytest.mark.rule("B-8")
def test_on_the_gantlet_the_winner_must_advance() -> None:
    play = battle()
    facts = win(play, field=GANTLET)
    assert find(facts, "skirmish-won").points == 2
    advanced = find(facts, "advanced")
    assert (advanced.why, advanced.cites()) == ("field", "B-8")
    assert play.state.scores == (0, 0)
    assert play.pool() == "GGGF"
    with pytest.raises(Illegal):
        play.do("seat1 retreat")


@pytest.mark.rule("B-8")
def test_on_the_bluffs_the_winner_must_retreat() -> None:
    play = battle()
    facts = win(play, field=BLUFFS)
    retreated = find(facts, "retreated")
    assert (retreated.why, retreated.cites(), retreated.points) == ("field", "B-8", 2)
    assert play.state.scores == (2, 0)
    assert play.pool(2) == "GGF"
    with pytest.raises(Illegal):
        play.do("seat1 advance")


@pytest.mark.rule("B-8")
@pytest.mark.parametrize("field", [GANTLET, BLUFFS])
def test_neither_order_saves_a_lost_skirmish(field: int) -> None:
    play = battle()
    play.set(points=4)
    assert names(lose(play, field=field)) == ["stood", "skirmish-lost"]
    assert play.state.scores == (0, 0)
    assert play.pool(2) == "GGF"


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(
    ("colour", "pool"), [("red", "RWWBB"), ("white", "RRWBB"), ("blue", "RRWWB")]
)
def test_in_the_bunker_the_player_chooses_which_die_stays_out(colour: str, pool: str) -> None:
    play = battle(bunker_die="choose")
    play.do(f"seat1 rolls {axis(field=BUNKER)}")
    assert play.asks() == "sit-out"
    assert play.options() == ["sit-out red", "sit-out white", "sit-out blue"]
    play.do(f"seat1 sit-out {colour}")
    assert play.pool() == pool


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(
    ("colour", "pool"), [("red", "RWWBB"), ("white", "RRWBB"), ("blue", "RRWWB")]
)
def test_a_setting_says_which_die_stays_out_of_the_bunker(colour: str, pool: str) -> None:
    play = battle(bunker_die=colour)
    facts = play.do(f"seat1 rolls {axis(field=BUNKER)}")
    assert names(facts) == ["axis-rolled", "die-stays-out"]
    assert play.pool() == pool
    with pytest.raises(Illegal):
        play.do("seat1 sit-out red")


@pytest.mark.rule("B-8")
def test_one_allied_die_and_no_other_stays_out_of_the_bunker() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis(field=BUNKER)}")
    for line in (
        "seat1 sit-out",
        "seat1 sit-out red white",
        "seat1 sit-out gray",
        "seat2 sit-out red",
        f"seat1 rolls {MISSING}",
    ):
        with pytest.raises(Illegal):
            play.do(line)


@pytest.mark.rule("B-8")
def test_the_die_is_out_for_this_skirmish_only() -> None:
    play = battle()
    play.do(f"seat1 rolls {axis(field=BUNKER)}", "seat1 sit-out blue")
    play.do("seat1 rolls Rk Rk Ws Ws B1", "seat1 reroll Rk Rk Ws Ws B1")
    assert play.pool() == "RRWWB"
    facts = play.do("seat1 rolls Rk Rk Ws Ws B1", "seat1 stand")
    assert find(facts, "skirmish-won").points == 2
    play.do("seat1 advance", f"seat1 rolls {axis(3)}")
    assert play.pool() == "RRWWBB"


@pytest.mark.rule("B-8")
@pytest.mark.parametrize("field", [LANDING, BARRIERS, RALLYING_POINT, GANTLET, BLUFFS])
def test_everywhere_else_six_allied_dice_are_rolled(field: int) -> None:
    play = battle(bunker_die="red")
    play.do(f"seat1 rolls {axis(field=field)}")
    assert play.pool() == "RRWWBB"


# The Kommandant


@pytest.mark.rule("B-10")
def test_the_player_says_before_each_skirmish_whether_the_kommandant_is_deployed() -> None:
    play = battle(kommandant=True)
    assert play.options() == ["deploy yes", "deploy no"]
    with pytest.raises(Illegal):
        play.do(f"seat1 rolls {axis()}")
    with pytest.raises(Illegal):
        play.do("seat2 deploy yes")
    play.do("seat1 deploy no")
    assert play.pool() == "GGF"
    win(play)
    play.do("seat1 advance")
    assert play.asks() == "deploy"
    play.do("seat1 deploy yes")
    assert play.pool() == "GGKF"
    fight(play, "Gk Gs K1 F1", "R2 R2 Wc Wc Bt Bt")
    assert play.asks(2) == "deploy"


@pytest.mark.rule("B-10")
def test_without_the_advanced_rule_nobody_speaks_of_him() -> None:
    play = battle(kommandant=False)
    assert play.pool() == "GGF"
    with pytest.raises(Illegal):
        play.do("seat1 deploy yes")


@pytest.mark.rule("B-10")
def test_he_replaces_one_of_six_axis_dice_at_most() -> None:
    play = battle(kommandant=True)
    play.set(advances=9)
    play.do("seat1 deploy yes")
    assert play.pool() == "GGGGGKF"


@pytest.mark.rule("B-10")
def test_allied_dice_that_show_his_result_cannot_be_rerolled() -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes", "seat1 rolls Gs Kk F1", "seat1 rolls Rk Rs Wk W1 B1 Bt")
    assert not any("Rk" in option or "Wk" in option for option in play.options())
    for line in ("seat1 reroll Rk", "seat1 reroll Wk B1", "seat1 reroll Rk Rs Wk W1 B1 Bt"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 reroll Rs W1 B1 Bt", "seat1 rolls Rs W2 Bk Bk")
    assert play.options() == ["stand", "reroll Rs", "reroll W2", "reroll Rs W2"]
    with pytest.raises(Illegal):
        play.do("seat1 reroll Bk")


@pytest.mark.rule("B-10")
def test_an_axis_die_with_a_result_of_its_own_fixes_nothing() -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes", "seat1 rolls Gs Kk F1", "seat1 rolls Rs Rs Ws Ws Bs Bs")
    play.do("seat1 reroll Rs Rs Ws Ws Bs Bs")
    assert play.pool() == "RRWWBB"


@pytest.mark.rule("B-10")
def test_when_all_dice_are_fixed_there_is_nothing_to_reroll() -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes", "seat1 rolls Gk Kk F1")
    facts = play.do("seat1 rolls Rk Rk Wk Wk Bk Bk")
    assert find(facts, "skirmish-won").points == 3


@pytest.mark.rule("B-10")
def test_the_next_skirmish_without_him_fixes_nothing() -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes")
    fight(play, "Gs Kk F1", "Rk Rk Ws Ws B1 B1")
    play.do("seat1 advance", "seat1 deploy no", f"seat1 rolls {axis(3)}")
    play.do("seat1 rolls Rk Rk Ws Ws B1 B1", "seat1 reroll Rk Rk")
    assert play.pool() == "RR"


@pytest.mark.rule("B-10")
@pytest.mark.parametrize(("field", "points"), [(LANDING, 3), (BARRIERS, 6), (RALLYING_POINT, 9)])
def test_matched_he_counts_two_points_before_the_multiplier(field: int, points: int) -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes")
    facts = fight(play, f"Gs Kk F{field}", "Rk Rk Ws Ws B1 B1")
    assert find(facts, "skirmish-won").points == points


@pytest.mark.rule("B-10")
def test_unmatched_he_loses_the_skirmish_like_any_axis_die() -> None:
    play = battle(kommandant=True)
    play.do("seat1 deploy yes")
    facts = fight(play, "Gs Kt F1", "Rk Rk Ws Ws B1 B1")
    assert find(facts, "skirmish-lost").missing == (5,)


@pytest.mark.rule("B-10", "B-11")
@pytest.mark.card("order-of-merit")
def test_his_result_cannot_be_rerolled_with_the_order_of_merit_either() -> None:
    play = battle(kommandant=True)
    give(play, order_of_merit=1)
    play.do("seat1 deploy yes")
    fight(play, "Gs Kk F1", "Rk Rk W1 W1 B2 B2")
    assert play.asks() == "medals"
    with pytest.raises(Illegal):
        play.do("seat1 play-reroll order-of-merit Rk")
    play.do("seat1 play-reroll order-of-merit W1 W1")
    assert play.pool() == "WW"


@pytest.mark.rule("B-10", "B-11")
@pytest.mark.card("victoria-cross")
def test_turned_by_the_victoria_cross_his_new_result_is_the_one_that_fixes_dice() -> None:
    play = battle(kommandant=True)
    give(play, victoria_cross=1, order_of_merit=1)
    play.do("seat1 deploy yes")
    fight(play, "Gs Kk F1", "Rk Rk W2 W2 Bc Bc")
    play.do("seat1 turn-die victoria-cross Kk Kc")
    with pytest.raises(Illegal):
        play.do("seat1 play-reroll order-of-merit Bc")
    play.do("seat1 play-reroll order-of-merit Rk")
    facts = play.do("seat1 rolls Rs")
    assert find(facts, "skirmish-won").points == 3


@pytest.mark.rule("B-10")
def test_the_kommandant_counts_two_only_if_he_is_matched() -> None:
    for dice, points in (("Rs Rs Ws Ws Bs Bs", 2), ("Rk Rs Ws Ws Bs Bs", 3)):
        play = Script("battle", kommandant=True)
        play.set(
            medals=tuple(0 if m.id == "croix-de-guerre" else -1 for m in play.game.content.medals)
        )
        play.do("seat1 deploy yes", "seat1 rolls Gt Kk F1", f"seat1 rolls {dice}", "seat1 stand")
        facts = play.do("seat1 play croix-de-guerre")
        assert find(facts, "skirmish-won").points == points
