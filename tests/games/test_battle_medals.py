"""Battle!: what each of the seven medals does (B-11), and on whose turn."""

from __future__ import annotations

import pytest

from beachhead.kernel.errors import Illegal
from tests.games.battle_table import (
    BARRIERS,
    BLUFFS,
    BUNKER,
    GANTLET,
    LANDING,
    MATCHING,
    MISSING,
    RALLYING_POINT,
    axis,
    battle,
    fight,
    give,
    held,
    holder,
    lose,
    win,
)
from tests.script import Script, find, names

HOW_TO_PLAY = {
    "memorial-cross": "play memorial-cross",
    "silver-star": "play silver-star",
    "victoria-cross": "turn-die victoria-cross Gk Gs",
    "order-of-merit": "play-reroll order-of-merit Rk",
    "croix-de-guerre": "play croix-de-guerre",
    "purple-heart": "play purple-heart",
    "medal-of-honor": "set-field medal-of-honor barriers",
}
OWN_TURN = ("silver-star", "victoria-cross", "order-of-merit", "croix-de-guerre", "medal-of-honor")
OTHERS_TURN = ("memorial-cross", "purple-heart", "medal-of-honor")


def all_medals(seat: int) -> Script:
    """Seat 1 has won a skirmish, by the dice, and this seat holds every medal."""
    play = battle(3)
    give(play, **{card.replace("-", "_"): seat for card in HOW_TO_PLAY})
    win(play)
    return play


@pytest.mark.rule("B-11", "B-4", "B-5")
@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in OWN_TURN]
)
def test_a_medal_for_the_own_turn_is_played_by_the_active_player_and_returned(card: str) -> None:
    play = all_medals(1)
    facts = play.do(f"seat1 {HOW_TO_PLAY[card]}")
    played = find(facts, "medal-played")
    assert (played.seat, played.card) == (0, card)
    assert holder(play, card) is None
    assert len(held(play)) == 6


@pytest.mark.rule("B-11", "B-4", "B-5")
@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in OTHERS_TURN]
)
@pytest.mark.parametrize("seat", [2, 3])
def test_a_medal_for_another_turn_is_played_by_any_other_player_and_returned(
    card: str, seat: int
) -> None:
    play = all_medals(seat)
    facts = play.do(f"seat{seat} {HOW_TO_PLAY[card]}")
    assert find(facts, "medal-played").seat == seat - 1
    assert holder(play, card) is None
    assert len(held(play, seat)) == 6


@pytest.mark.rule("B-11", "B-4")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        pytest.param(card, seat, marks=pytest.mark.card(card))
        for card in HOW_TO_PLAY
        for seat, fitting in ((1, OWN_TURN), (2, OTHERS_TURN))
        if card not in fitting
    ],
)
def test_a_medal_cannot_be_played_on_the_wrong_turn(card: str, seat: int) -> None:
    play = all_medals(seat)
    assert play.asks(seat) == "medals"
    assert HOW_TO_PLAY[card] not in play.options(seat)
    with pytest.raises(Illegal):
        play.do(f"seat{seat} {HOW_TO_PLAY[card]}")
    assert holder(play, card) == seat


# Memorial Cross


@pytest.mark.rule("B-11")
@pytest.mark.card("memorial-cross")
def test_the_memorial_cross_makes_another_player_advance() -> None:
    play = battle()
    give(play, memorial_cross=2)
    win(play)
    facts = play.do("seat2 play memorial-cross")
    assert names(facts) == ["medal-played", "skirmish-won", "advanced"]
    advanced = find(facts, "advanced")
    assert (advanced.why, advanced.cites()) == ("medal", "B-11")
    assert play.state.scores == (0, 0)
    assert play.pool(1) == "GGGF"
    with pytest.raises(Illegal):
        play.do("seat1 retreat")


@pytest.mark.rule("B-11")
@pytest.mark.card("memorial-cross")
def test_the_memorial_cross_does_not_save_a_lost_skirmish() -> None:
    play = battle()
    give(play, memorial_cross=2)
    lose(play)
    assert names(play.do("seat2 play memorial-cross")) == ["medal-played", "skirmish-lost"]
    assert play.pool(2) == "GGF"
    assert holder(play, "memorial-cross") is None


# Silver Star


@pytest.mark.rule("B-11", "B-2")
@pytest.mark.card("silver-star")
def test_the_silver_star_starts_again_at_step_one_with_as_many_dice() -> None:
    play = battle()
    give(play, silver_star=1)
    play.set(advances=2, points=5)
    play.do(f"seat1 rolls {axis(4)}", f"seat1 rolls {MISSING}", "seat1 reroll R2", "seat1 rolls R2")
    play.do("seat1 stand")
    facts = play.do("seat1 play silver-star")
    assert names(facts) == ["medal-played", "called-off"]
    assert holder(play, "silver-star") is None
    assert play.pool() == "GGGGF"
    play.do(f"seat1 rolls {axis(4, BARRIERS)}")
    assert play.pool() == "RRWWBB"
    play.do(f"seat1 rolls {MISSING}", "seat1 reroll R2", "seat1 rolls Rk", "seat1 reroll R2 Wc Wc")
    facts = play.do("seat1 rolls Rk Ws W1")
    assert find(facts, "skirmish-won").turn_points == 5 + 8


@pytest.mark.rule("B-11", "B-5")
@pytest.mark.card("silver-star")
def test_the_dice_of_a_skirmish_called_off_earn_nothing() -> None:
    play = battle()
    give(play, silver_star=1)
    fight(play, axis(), "Rk Rs Wk Ws Bk Bs")
    play.do("seat1 play silver-star")
    assert held(play) == []
    fight(play, axis(), "Rs R1 Ws W1 Bs B2")
    assert held(play) == ["silver-star"]


@pytest.mark.rule("B-11", "B-4")
@pytest.mark.card("silver-star", "memorial-cross", "purple-heart")
def test_the_silver_star_clears_what_medals_did_to_the_skirmish_before() -> None:
    play = battle()
    give(play, silver_star=1, memorial_cross=2, purple_heart=2)
    win(play)
    play.do("seat1 pass", "seat2 play memorial-cross", "seat1 pass", "seat2 play purple-heart")
    play.do("seat1 play silver-star")
    assert find(win(play), "skirmish-won").points == 2
    assert play.options() == ["advance", "retreat"]


@pytest.mark.rule("B-11", "B-4")
@pytest.mark.card("silver-star", "croix-de-guerre")
def test_a_win_by_the_croix_de_guerre_is_called_off_too() -> None:
    play = battle()
    give(play, silver_star=1, croix_de_guerre=1)
    lose(play)
    play.do("seat1 play croix-de-guerre", "seat1 play silver-star")
    assert names(lose(play)) == ["stood", "skirmish-lost"]


@pytest.mark.rule("B-11", "B-4")
@pytest.mark.card("silver-star", "purple-heart")
def test_after_the_silver_star_nobody_plays_on_the_old_dice() -> None:
    play = battle()
    give(play, silver_star=1, purple_heart=2, victoria_cross=1)
    win(play)
    play.do("seat1 play silver-star")
    for line in ("seat2 play purple-heart", "seat1 turn-die victoria-cross Gk Gs", "seat2 pass"):
        with pytest.raises(Illegal):
            play.do(line)
    win(play)
    assert play.asks(1) == "medals"


# Victoria Cross


@pytest.mark.rule("B-11")
@pytest.mark.card("victoria-cross")
def test_the_victoria_cross_turns_one_axis_die_to_any_result() -> None:
    play = battle()
    give(play, victoria_cross=1)
    fight(play, "Gk Gt F1", MATCHING)
    results = [f"turn-die victoria-cross Gk G{to}" for to in "s12ct"]
    results += [f"turn-die victoria-cross Gt G{to}" for to in "ks12c"]
    assert play.options() == ["pass", *results]
    facts = play.do("seat1 turn-die victoria-cross Gt G1")
    assert find(facts, "skirmish-won").points == 2
    assert holder(play, "victoria-cross") is None


@pytest.mark.rule("B-11")
@pytest.mark.card("victoria-cross")
def test_the_victoria_cross_turns_only_one_of_two_equal_dice() -> None:
    play = battle()
    give(play, victoria_cross=1)
    fight(play, "Gt Gt F1", MATCHING)
    facts = play.do("seat1 turn-die victoria-cross Gt Gk")
    assert find(facts, "skirmish-lost").missing == (5,)


@pytest.mark.rule("B-11")
@pytest.mark.card("victoria-cross")
def test_the_victoria_cross_turns_no_die_that_is_not_there_and_no_allied_die() -> None:
    play = battle()
    give(play, victoria_cross=1)
    win(play)
    for turned in ("Gt Gk", "Rk Rs", "Gk Kk", "F1 F2"):
        with pytest.raises(Illegal):
            play.do(f"seat1 turn-die victoria-cross {turned}")


@pytest.mark.rule("B-11", "B-10")
@pytest.mark.card("victoria-cross")
def test_the_victoria_cross_may_turn_the_kommandant_who_still_counts_two() -> None:
    play = battle(kommandant=True)
    give(play, victoria_cross=1)
    play.do("seat1 deploy yes")
    fight(play, "Gs Kt F1", MATCHING)
    facts = play.do("seat1 turn-die victoria-cross Kt Kk")
    assert find(facts, "skirmish-won").points == 3


# Order of Merit


@pytest.mark.rule("B-11")
@pytest.mark.card("order-of-merit")
def test_the_order_of_merit_rerolls_any_allied_dice_once_more() -> None:
    play = battle()
    give(play, order_of_merit=1)
    play.do(f"seat1 rolls {axis()}", f"seat1 rolls {MISSING}")
    for _ in range(2):
        play.do("seat1 reroll R2", "seat1 rolls R2")
    assert len(play.options()) == 1 + (3**3 - 1)
    play.do("seat1 play-reroll order-of-merit R2 Wc")
    assert holder(play, "order-of-merit") is None
    assert play.pool() == "RW"
    facts = play.do("seat1 rolls Rk Ws")
    assert names(facts) == ["allied-rolled", "skirmish-won"]
    assert play.asks() == "command"


@pytest.mark.rule("B-11")
@pytest.mark.card("order-of-merit")
def test_the_order_of_merit_gives_one_reroll_even_after_an_early_stand() -> None:
    play = battle()
    give(play, order_of_merit=1)
    lose(play)
    play.do("seat1 play-reroll order-of-merit R2 R2 Wc Wc Bt Bt")
    assert play.pool() == "RRWWBB"
    assert names(play.do(f"seat1 rolls {MISSING}")) == ["allied-rolled", "skirmish-lost"]


@pytest.mark.rule("B-11")
@pytest.mark.card("order-of-merit")
def test_the_order_of_merit_needs_dice_that_lie_there() -> None:
    play = battle()
    give(play, order_of_merit=1)
    lose(play)
    for dice in ("", " Rk", " R2 R2 R2", " Gk"):
        with pytest.raises(Illegal):
            play.do(f"seat1 play-reroll order-of-merit{dice}")


@pytest.mark.rule("B-11", "B-4")
@pytest.mark.card("order-of-merit", "purple-heart")
def test_medals_can_still_be_played_after_the_order_of_merit() -> None:
    play = battle()
    give(play, order_of_merit=1, purple_heart=2)
    lose(play)
    play.do("seat1 play-reroll order-of-merit R2 Wc", "seat1 rolls Rk Ws")
    assert play.asks(2) == "medals"
    assert find(play.do("seat2 play purple-heart"), "skirmish-won").points == 0


# Croix de Guerre


@pytest.mark.rule("B-11")
@pytest.mark.card("croix-de-guerre")
@pytest.mark.parametrize(
    ("field", "points"), [(LANDING, 2), (BARRIERS, 4), (RALLYING_POINT, 6), (GANTLET, 2)]
)
def test_the_croix_de_guerre_wins_the_skirmish_but_the_player_must_retreat(
    field: int, points: int
) -> None:
    play = battle()
    give(play, croix_de_guerre=1)
    play.set(points=9, scores=(1, 0))
    lose(play, field=field)
    facts = play.do("seat1 play croix-de-guerre")
    assert names(facts) == ["medal-played", "skirmish-won", "retreated"]
    assert find(facts, "skirmish-won").points == points
    assert find(facts, "retreated").why == "medal"
    assert play.state.scores == (10 + points, 0)
    assert holder(play, "croix-de-guerre") is None
    with pytest.raises(Illegal):
        play.do("seat1 advance")


# Purple Heart


@pytest.mark.rule("B-11")
@pytest.mark.card("purple-heart")
@pytest.mark.parametrize("field", [LANDING, BARRIERS, RALLYING_POINT])
def test_the_purple_heart_makes_the_skirmish_worth_nothing(field: int) -> None:
    play = battle()
    give(play, purple_heart=2)
    play.set(points=5)
    win(play, field=field)
    won = find(play.do("seat2 play purple-heart"), "skirmish-won")
    assert (won.points, won.turn_points) == (0, 5)
    assert holder(play, "purple-heart") is None
    assert play.options() == ["advance", "retreat"]
    play.do("seat1 advance")
    assert find(win(play, count=3), "skirmish-won").turn_points == 8


@pytest.mark.rule("B-11")
@pytest.mark.card("purple-heart", "croix-de-guerre")
def test_the_purple_heart_takes_the_points_of_a_croix_de_guerre() -> None:
    play = battle()
    give(play, croix_de_guerre=1, purple_heart=2)
    play.set(points=5)
    lose(play)
    play.do("seat1 play croix-de-guerre")
    facts = play.do("seat2 play purple-heart")
    assert names(facts) == ["medal-played", "skirmish-won", "retreated"]
    assert play.state.scores == (5, 0)


# Medal of Honor

SECTOR_WORDS = ("landing", "barriers", "rallying-point", "gantlet", "bluffs", "bunker")


@pytest.mark.rule("B-11")
@pytest.mark.card("medal-of-honor")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("field", [LANDING, BARRIERS, RALLYING_POINT, GANTLET, BLUFFS])
def test_the_medal_of_honor_sets_any_face_but_never_the_bunker(seat: int, field: int) -> None:
    play = battle()
    give(play, medal_of_honor=seat)
    win(play, field=field)
    others = [word for word in SECTOR_WORDS[:5] if word != SECTOR_WORDS[field - 1]]
    assert play.options(seat) == ["pass", *(f"set-field medal-of-honor {word}" for word in others)]
    with pytest.raises(Illegal):
        play.do(f"seat{seat} set-field medal-of-honor bunker")


@pytest.mark.rule("B-11")
@pytest.mark.card("medal-of-honor")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_medal_of_honor_never_turns_a_bunker(seat: int) -> None:
    play = battle(bunker_die="blue")
    give(play, medal_of_honor=seat, croix_de_guerre=1, purple_heart=2)
    play.do(f"seat1 rolls {axis(field=BUNKER)}", "seat1 rolls Rk Rk Ws Ws B1", "seat1 stand")
    if seat == 2:
        play.do("seat1 pass")
    assert play.asks(seat) == "medals"
    for word in SECTOR_WORDS:
        with pytest.raises(Illegal):
            play.do(f"seat{seat} set-field medal-of-honor {word}")
    assert holder(play, "medal-of-honor") == seat


@pytest.mark.rule("B-11", "B-8")
@pytest.mark.card("medal-of-honor")
@pytest.mark.parametrize(
    ("before", "after", "points", "step_seven"),
    [
        (LANDING, "barriers", 2 * 2, "command"),
        (BARRIERS, "rallying-point", 2 * 3, "command"),
        (RALLYING_POINT, "landing", 2, "command"),
        (GANTLET, "landing", 2, "command"),
        (BLUFFS, "gantlet", 2, "advanced"),
        (GANTLET, "bluffs", 2, "retreated"),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_new_face_counts_and_the_old_one_does_not(
    seat: int, before: int, after: str, points: int, step_seven: str
) -> None:
    play = battle()
    give(play, medal_of_honor=seat)
    win(play, field=before)
    facts = play.do(f"seat{seat} set-field medal-of-honor {after}")
    assert find(facts, "skirmish-won").points == points
    assert (play.asks(1) or names(facts)[-1]) == step_seven
    assert holder(play, "medal-of-honor") is None
