"""The German player: his turn, his wall, guns and mines, trade, starting blind (K-1 to K-13)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from beachhead.games.normandy.modules.conditions.state import ConditionsTable
from beachhead.games.normandy.turn.ending import points
from beachhead.kernel.table import table_faults
from tests.games.german_play import TWELVE, change_his, fight, his, to_move, wall
from tests.games.normandy_play import (
    all_of,
    change,
    give_card,
    normandy,
    pass_on,
    starting,
    tally,
    the_box,
    the_game,
    throw,
    to_phase,
    unit,
)
from tests.script import Script, find

GUNNER, SAPPER = "maschinengewehr-schuetze", "pionier"


def _sector(play: Script, number: str) -> int:
    return the_box().ground(play.state).by_number[number]


# K-1: his turn


@pytest.mark.rule("K-1")
@pytest.mark.parametrize(("units", "courage"), [(1, 0), (2, 3), (3, 6), (6, 15)])
def test_he_starts_with_four_soldiers_and_courage_for_every_further_unit(
    units: int, courage: int
) -> None:
    play = wall(units)
    assert (his(play).soldiers, his(play).courage, his(play).stars) == (4, courage, 0)
    assert his(play).specialists == ("unteroffizier",)
    assert his(play).unit is None
    assert play.game.sides(play.state.options, units + 1) == (tuple(range(units)), (units,))


@pytest.mark.rule("K-1")
def test_his_third_colour_is_black_and_serves_for_blue() -> None:
    play = wall()
    assert play.pool(2) == "RRWWKK"
    tally(play, "R1 Rs W1 Wc K1 Kt", 2)
    to_phase(play, "move")
    assert find(play.facts, "named-rwb-made").seat == 1
    assert his(play).rwbs == (2,)


@pytest.mark.rule("K-1")
def test_of_his_dice_a_black_one_may_stay_out() -> None:
    play = wall(battle_conditions=True)
    play.do("table draws summer-heat")
    assert play.options(1) == ["sit-out red", "sit-out white", "sit-out blue"]
    assert play.options(2) == ["sit-out red", "sit-out white", "sit-out black"]
    play.do("seat2 sit-out black")
    assert play.pool(2) == "RRWWK"


@pytest.mark.rule("K-1")
def test_he_takes_any_number_from_his_pool_and_never_moves() -> None:
    play = wall()
    change_his(play, stars=60, tools=80)
    to_phase(play, "rally")
    for _ in range(2):
        play.do(f"seat2 rally {starting(play.options(2), 'rally')[0]}")
        play.do(f"seat2 find {starting(play.options(2), 'find')[0]}")
    assert len(his(play).specialists) == 3 and len(his(play).hand) == 2
    taken = set(his(play).specialists) | set(his(play).hand)
    assert not taken & set(starting(play.options(2), "rally", "find"))
    to_phase(play, "move")
    while play.state.phase == "move":
        assert play.asks(2) is None
        pass_on(play)


@pytest.mark.rule("K-1")
def test_what_he_cannot_pay_is_not_on_offer() -> None:
    play = wall()
    change_his(play, stars=5, tools=0)
    to_phase(play, "rally")
    cards = starting(play.options(2), "rally", "find")
    assert cards
    assert all(the_game().content.by_id[card].cost <= 5 for card in cards)
    assert not starting(play.options(2), "find")


@pytest.mark.rule("K-1")
def test_seven_play_only_with_him() -> None:
    game = the_game()
    without = table_faults(game, game.options_type(), 7)
    assert [fault.code for fault in without] == ["bad-seats"]
    assert not table_faults(game, game.options_type(atlantikwall=True), 7)


# K-3: guns and mines


@pytest.mark.rule("K-3")
@pytest.mark.parametrize("tended", [False, True])
def test_guns_fire_only_while_somebody_mans_them(tended: bool) -> None:
    play = wall()
    to_move(play, TWELVE)
    change_his(play, soldiers=20, specialists=(GUNNER,) if tended else ())
    fight(play)
    assert bool(find(play.facts, "fought").fire) is tended


@pytest.mark.rule("K-3")
@pytest.mark.parametrize("tended", [False, True])
def test_mines_explode_only_while_somebody_lays_them(tended: bool) -> None:
    play = wall()
    change(play, 1, courage=9)
    to_move(play, "3")
    change_his(play, specialists=(SAPPER,) if tended else ())
    play.do("seat1 move 5")
    assert (play.pool(1) == "D") is tended


@pytest.mark.rule("K-3")
def test_guns_are_silent_again_when_he_loses_the_gunner() -> None:
    play = wall()
    change_his(play, specialists=(GUNNER, SAPPER))
    assert the_box().sector(play.state, _sector(play, TWELVE)).mgf == 1
    change_his(play, specialists=(SAPPER,))
    assert the_box().sector(play.state, _sector(play, TWELVE)).mgf == 0


# K-4: his losses


@pytest.mark.rule("K-4")
def test_def_12_against_4_soldiers_leaves_a_def_of_4() -> None:
    play = wall()
    to_move(play, TWELVE)
    change_his(play, soldiers=4, specialists=())
    fight(play)
    fact = find(play.facts, "wall-manned")
    assert (fact.sector, fact.defence, fact.missing) == (TWELVE, 12, 8)
    assert find(play.facts, "fought").defence == 4
    assert (his(play).soldiers, unit(play).soldiers) == (0, 26)
    assert play.over is None


@pytest.mark.rule("K-4")
def test_with_a_bazooka_every_unit_there_gains_three() -> None:
    play = wall(3)
    give_card(play, 1, "bazooka")
    to_move(play, TWELVE, TWELVE, "1")
    change_his(play, soldiers=4, specialists=())
    play.do("seat1 stay", "seat1 use bazooka")
    fight(play)
    # The third one is in a sector of DEF 3: with 8 Soldiers missing it gains 5.
    assert [unit(play, seat).soldiers for seat in (1, 2, 3)] == [33, 33, 35]
    gains = [fact for fact in all_of(play.facts, "gained") if fact.resource == "soldiers"]
    assert [(fact.amount, fact.cites()) for fact in gains[-3:]] == [
        (3, "K-4"),
        (3, "K-4"),
        (5, "K-4"),
    ]
    assert his(play).soldiers == 0


@pytest.mark.rule("K-4")
def test_soldiers_to_spare_raise_nothing() -> None:
    play = wall()
    to_move(play, TWELVE)
    change_his(play, soldiers=50, specialists=())
    fight(play)
    assert find(play.facts, "fought").defence == 12
    assert his(play).soldiers == 38


@pytest.mark.rule("K-4")
def test_the_highest_def_counts_and_the_shortage_lowers_every_sector() -> None:
    play = wall(2)
    to_move(play, TWELVE, "6")
    change_his(play, soldiers=10, specialists=())
    fight(play)
    assert find(play.facts, "wall-manned").missing == 2
    assert [fact.defence for fact in all_of(play.facts, "fought")] == [10, 9]
    assert the_box().sector(play.state, _sector(play, TWELVE)).defence == 12, "the turn is over"


@pytest.mark.rule("K-4")
def test_cards_that_lower_the_def_do_not_spare_him_nor_bring_volunteers() -> None:
    play = wall()
    give_card(play, 1, "bazooka")
    to_move(play, "4")
    change_his(play, soldiers=11, specialists=())
    play.do("seat1 stay", "seat1 use bazooka")
    assert his(play).soldiers == 2
    assert unit(play).soldiers == 28, "DEF 9, 7 off, and he lacks nobody"


# K-8: trade, and who falls where


@pytest.mark.rule("K-8")
@pytest.mark.parametrize(("sector", "may"), [("9", True), ("11", False), ("12", False)])
def test_nothing_is_traded_next_to_the_final_bunker(sector: str, may: bool) -> None:
    play = wall(2)
    for seat in (1, 2):
        change(play, seat, sector=sector, soldiers=30, courage=6)
    to_phase(play, "trade")
    assert bool(starting(play.options(1), "give")) is may


@pytest.mark.rule("K-8")
def test_a_unit_that_falls_elsewhere_loses_the_game_for_all() -> None:
    play = wall(2)
    to_move(play, "1", TWELVE, soldiers=5)
    change_his(play, soldiers=90)
    fight(play)
    assert play.over is not None and play.over.winners == (2,)
    assert play.state.ended == "wiped-out"


# K-9: he is no Unit


@pytest.mark.rule("K-9")
@pytest.mark.parametrize(("sent", "missing", "left"), [(0, 8, 2), (1, 7, 1), (2, 6, 0)])
def test_his_specialists_may_stand_in_for_soldiers(sent: int, missing: int, left: int) -> None:
    play = wall()
    to_move(play, TWELVE)
    to_phase(play, "wall")
    change_his(play, soldiers=4, specialists=("unteroffizier", SAPPER))
    assert play.options(2) == ["hold-out 0", "hold-out 1", "hold-out 2"]
    play.do(f"seat2 hold-out {sent}")
    if play.asks(2) == "forfeit":
        play.do(f"seat2 lose-card {SAPPER}")
    assert find(play.facts, "wall-manned").missing == missing
    assert len(his(play).specialists) == left


@pytest.mark.rule("K-9")
def test_without_a_few_good_men_his_specialists_are_not_asked() -> None:
    play = wall(few_good_men=False)
    to_move(play, TWELVE)
    change_his(play, soldiers=4, specialists=("unteroffizier", SAPPER))
    fight(play)
    assert find(play.facts, "wall-manned").missing == 8
    assert len(his(play).specialists) == 2


@pytest.mark.rule("K-9")
def test_what_is_for_all_units_misses_him() -> None:
    play = wall(2, way_to_hell=True)
    give_card(play, 1, "war-service-medal")
    to_phase(play, "rally")
    before = (unit(play, 2).player, his(play).player)
    play.do("seat1 use war-service-medal")
    assert unit(play, 2).player != before[0] and his(play).player == before[1]


@pytest.mark.rule("K-9")
def test_a_gun_that_the_grenadier_silenced_stays_silent_whatever_he_has() -> None:
    play = wall()
    play.set(silent=(_sector(play, TWELVE),))
    change_his(play, specialists=(GUNNER,))
    assert the_box().sector(play.state, _sector(play, TWELVE)).mgf == 0


# With Battle Conditions


def _lies(play: Script, *conditions: str) -> None:
    play.set(conditions=ConditionsTable(conditions))


@pytest.mark.rule("Q-1", "K-9")
@pytest.mark.parametrize("condition", ["pinned-down", "for-the-fallen", "shattered-nerves"])
def test_what_skulls_do_to_units_they_do_not_to_him(condition: str) -> None:
    play = wall(battle_conditions=True)
    while play.pool(2) is None:
        pass_on(play)
    _lies(play, condition)
    change_his(play, soldiers=9, courage=9, specialists=())
    tally(play, "Rk Rs Wk Wc K1 Kt", 2)
    to_phase(play, "move")
    of_him = [fact for fact in play.facts if getattr(fact, "seat", None) == 1]
    assert not [f for f in all_of(of_him, "lost") + all_of(of_him, "gained") if f.cites() != "T-4"]


@pytest.mark.rule("Q-1")
def test_what_binds_all_players_binds_him() -> None:
    play = wall(battle_conditions=True)
    while play.pool(2) is None:
        pass_on(play)
    change_his(play, stars=20, tools=30)
    _lies(play, "great-storm")
    to_phase(play, "rally")
    assert starting(play.options(2), "rally") and not starting(play.options(2), "find")


@pytest.mark.rule("K-4", "Q-1")
def test_a_condition_raises_the_def_before_the_shortage_lowers_it() -> None:
    play = wall(battle_conditions=True)
    to_move(play, "1")
    _lies(play, "full-moon")
    change_his(play, soldiers=1, specialists=())
    fight(play)
    # DEF 3 and 1 more; he lacks 2 of the printed 3.
    assert find(play.facts, "wall-manned").missing == 2
    assert find(play.facts, "fought").defence == 2


@pytest.mark.rule("K-3", "Q-1")
@pytest.mark.parametrize(("sector", "guns"), [(TWELVE, 0), ("4", 1)])
def test_snipers_lie_where_no_gun_is_printed(sector: str, guns: int) -> None:
    play = wall(battle_conditions=True)
    _lies(play, "snipers")
    assert the_box().sector(play.state, _sector(play, sector)).mgf == guns


# With other modules


@pytest.mark.rule("K-7", "V-8")
def test_a_unit_that_fell_scores_nothing() -> None:
    play = wall(2, victory_points=True)
    change(play, 2, soldiers=40, specialists=())
    whole = points(the_box(), play.state)
    change(play, 2, destroyed=True)
    assert points(the_box(), play.state) == whole - 80


@pytest.mark.rule("K-6")
def test_a_decoration_of_choice_shuffles_the_rest_though_it_was_on_top() -> None:
    play = wall()
    seen = ("narvik-shield", "german-cross", "flak-badge")
    decks = tuple(
        replace(
            deck,
            cards=tuple(card for card in deck.cards if card not in seen),
            top=seen,
            known_to=(1,),
        )
        if deck.name == "decoration"
        else deck
        for deck in play.state.decks
    )
    play.set(decks=decks)
    tally(play, "Rk Rs W1 W2 Kc Kt", 2)
    while play.asks(2) != "german-straight":
        pass_on(play)
    play.do("seat2 take-award narvik-shield")
    (deck,) = (deck for deck in play.state.decks if deck.name == "decoration")
    assert deck.top == () and {"german-cross", "flak-badge"} <= set(deck.cards)


@pytest.mark.rule("K-6")
def test_wild_dice_leave_his_decorations_alone() -> None:
    play = wall(wild_dice=True)
    (deck,) = (deck for deck in play.state.decks if deck.name == "decoration")
    assert len(deck.cards) == 21


@pytest.mark.rule("M-1", "K-7")
@pytest.mark.parametrize("wait", ["safe", "fighting"])
def test_who_storms_must_have_done_his_mission(wait: str) -> None:
    play = wall(2, missions=True, bunker_wait=wait)
    to_move(play, "11", "1")
    change_his(play, soldiers=0, specialists=())
    change(play, 1, courage=9, soldiers=60)
    play.do("seat1 move bunker")
    while play.over is None:
        pass_on(play)
    assert play.over.winners == (2,) and play.state.ended == "mission"


# K-13: starting blind


@pytest.mark.rule("K-13")
def test_blind_he_throws_a_die_for_every_unit_and_says_which_are_the_soldiers() -> None:
    play = normandy(4, map="exercise-fabius", atlantikwall=True, blind_start=True)
    assert play.pool(4) == "DDD"
    throw(play, "D2 D5 D6", 4)
    assert play.options(4) == ["start-with 6 7", "start-with 5 8", "start-with 2 11"]
    play.do("seat4 start-with 5 8")
    assert (his(play).soldiers, his(play).courage) == (5, 8)


@pytest.mark.rule("K-13")
def test_against_one_unit_the_die_is_the_soldiers() -> None:
    play = normandy(2, map="exercise-fabius", atlantikwall=True, blind_start=True)
    assert play.pool(2) == "D"
    throw(play, "D3", 2)
    assert (his(play).soldiers, his(play).courage, play.asks(2)) == (3, 0, None)


# D-1, D-2: Badges


@pytest.mark.rule("D-1", "D-2")
@pytest.mark.parametrize(("honor", "courage"), [(False, 1), (True, 3)])
def test_he_takes_heart_from_every_badge_that_is_drawn(honor: bool, courage: int) -> None:
    play = wall(badges=True, badge_of_honor=honor)
    change_his(play, courage=0)
    tally(play, "Rs Rc W1 Wc B1 Bc", 1)
    while "draw-badge" not in play.options(1):
        pass_on(play)
    play.do("seat1 draw-badge")
    assert his(play).courage == courage


# C-14: with the crossing he waits until the battle begins


@pytest.mark.rule("C-14", "K-1")
def test_while_everybody_is_at_sea_he_does_nothing() -> None:
    play = normandy(2, map="omaha-beach", atlantikwall=True, crossing=True)
    steps = 0
    while play.over is None and steps < 60:
        assert play.pool(2) is None and play.asks(2) is None
        pass_on(play)
        steps += 1
    assert not all_of(play.facts, "wall-manned")
