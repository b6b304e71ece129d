"""Normandy, the crossing (C-1 to C-15)."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.sea_map import SeaMap, ways_to_throw
from beachhead.games.normandy.modules.crossing.shapes import Naval
from beachhead.kernel.contract import Fact, Over
from beachhead.kernel.dice import PLAIN
from beachhead.kernel.errors import Illegal
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import Board
from beachhead.kernel.table import table_faults
from beachhead.locale import LANGUAGES, Texts
from tests.games.crossing_play import (
    OMAHA,
    SKULLS,
    aboard,
    at_sea,
    boarded,
    roll,
    set_aboard,
    shells,
    to_steer,
)
from tests.games.normandy_play import (
    STRAIGHT,
    award_deck,
    change,
    give_card,
    normandy,
    pass_on,
    place,
    set_awards,
    tally,
    the_box,
    the_game,
    unit,
)
from tests.script import Script

FactT = TypeVar("FactT", bound=Fact)
PANIC, STALLED = "Rc R1 Wc Wk Bc Bk", "Rt R1 Wt Wk Bt Bk"


def faults(seats: int = 1, **options: object) -> list[str]:
    game = the_game()
    read = read_options(game, options)
    return [problem.code for problem in table_faults(game, read, seats)]


def told(facts: list[Fact], kind: type[FactT]) -> list[FactT]:
    """The facts of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def ending(play: Script) -> Over:
    over = play.game.pending(play.state)
    assert isinstance(over, Over)
    return over


# C-1, C-2: setting out


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_sea_fits_the_number_of_players_and_joins_the_beach(seats: int) -> None:
    ground = the_box().ground(boarded(seats).state)
    sea = ground.sheets[0]
    assert isinstance(sea, SeaMap) and sea.players[0] <= seats <= sea.players[1]
    top = [i for i, one in enumerate(ground.sectors) if ground.sheet_of[i] is sea and one.row == 6]
    beach = {to for at in top for to in ground.ahead[at]}
    assert {ground.sheet_of[to] for to in beach} == {ground.map}
    assert beach == set(ground.rows[7])


@pytest.mark.rule("C-1")
@pytest.mark.rule("W-1")
def test_only_maps_that_begin_at_the_shore_can_be_landed_on() -> None:
    assert faults(**OMAHA) == []
    assert faults(map="pegasus-bridge", crossing=True) == ["no-shore"]
    assert faults(map="pegasus-bridge") == []
    assert faults(map="omaha-beach", crossing=True, level="everything", blind_start=True) == [
        "options-exclude"
    ]
    assert faults(map="omaha-beach", continuous_play=True) == ["needs-option"]
    assert faults(**OMAHA, continuous_play=True, crossing_only=True) == ["options-exclude"]
    assert faults(map="exercise-tiger", crossing=True, level="dice") == ["no-module-in-training"]


@pytest.mark.rule("C-12")
@pytest.mark.rule("C-14")
@pytest.mark.parametrize(
    "setting",
    [
        *("victory_points", "missions", "war_heroes", "badges"),
        *("gold_dice", "gold_solitaire", "touch_of_gold", "rwb_and_g", "wild_dice"),
    ],
)
def test_what_matters_in_the_battle_alone_does_not_go_with_the_crossing_alone(setting: str) -> None:
    assert faults(**OMAHA, **{setting: True}) == []
    assert faults(**OMAHA, crossing_only=True, **{setting: True}) == ["options-exclude"]
    assert faults(**OMAHA, crossing_only=True, way_to_hell=True) == []


@pytest.mark.rule("C-2")
def test_passengers_are_dealt_out_evenly_and_the_naval_specialist_is_aboard() -> None:
    play = boarded(4, gold_dice=True)
    ranking = {card.id for card in the_box().content.common_pool if card.rank == "ranking"}
    dealt = [aboard(play, seat).passengers for seat in range(1, 5)]
    assert sorted(card for some in dealt for card in some) == sorted(
        ranking - the_box().banned(play.state)
    )
    assert "general" in {card for some in dealt for card in some}
    assert max(map(len, dealt)) - min(map(len, dealt)) <= 1
    for seat in range(1, 5):
        naval = the_box().content.by_id[aboard(play, seat).naval]
        assert isinstance(naval, Naval) and naval.nation == unit(play, seat).nation
        assert (unit(play, seat).soldiers, unit(play, seat).courage) == (30, 12)
        assert (unit(play, seat).tools, unit(play, seat).stars) == (20, 0)


@pytest.mark.rule("C-2")
def test_every_craft_starts_in_a_sector_of_its_own() -> None:
    play = boarded(2)
    assert play.asks(1) == play.asks(2) == "launch"
    play.do("seat1 launch a3")
    assert "launch a3" not in play.options(2) and "launch a4" in play.options(2)
    play.do("seat2 launch a1")
    assert (place(play, 1), place(play, 2)) == ("a3", "a1")
    assert play.state.turn == 1


# C-3 to C-6: what dice cost


@pytest.mark.rule("C-3")
def test_a_turn_at_sea_is_roll_upkeep_shelling_move_and_nothing_else() -> None:
    play = at_sea("b1")
    asked = []
    while play.state.turn == 1:
        asked.append((play.state.phase, play.asks(1) or ("table" if play.pool(None) else "roll")))
        if play.pool(1):
            tally(play, SKULLS)
        elif play.pool(None):
            shells(play)
        else:
            pass_on(play)
    assert [phase for phase, _ in asked] == ["roll", "shelling", "move"]
    assert asked[-1] == ("move", "steer")


@pytest.mark.rule("C-4")
def test_dice_cost_what_they_show_and_skulls_cancel_nothing() -> None:
    play = at_sea("b1")
    roll(play, "R1 R2 Wc Wt Bt Bk")
    fell = 3 + 1  # the DEF is 0, and the craft adds 1
    assert unit(play).soldiers == 30 - fell and unit(play).courage == 11
    assert unit(play).tools == 20 - 3
    assert told(play.facts, f.DiceCost)[-1] == f.DiceCost(0, 3, 0, 1, 3, 0)


@pytest.mark.rule("C-4")
def test_three_stars_cost_somebody_aboard_and_a_lost_passenger_is_lost_for_all() -> None:
    play = at_sea("b1")
    set_aboard(play, passengers=("colonel", "major"), naval="coxswain")
    change(play, stars=1)
    roll(play, "Rs Rk Ws Wk B1 B1")
    assert play.asks(1) == "lose-aboard"
    assert set(play.options(1)) == {"lose-card coxswain", "lose-card colonel", "lose-card major"}
    play.do("seat1 lose-card colonel")
    assert aboard(play).passengers == ("major",) and play.state.gone == ("colonel",)
    assert unit(play).stars == 0


@pytest.mark.rule("C-4")
@pytest.mark.rule("H-2")
def test_a_passenger_who_was_lost_was_never_rallied_and_closes_no_hero() -> None:
    play = at_sea("f2", war_heroes=True, nation_1="uk")
    set_aboard(play, passengers=("colonel", "major"), naval="")
    roll(play, "Rs Rs Ws W1 B1 Bt")
    play.do("seat1 lose-card colonel")
    shells(play)
    play.do("seat1 go-ashore 1")
    change(play, stars=30)
    while play.state.phase != "rally":
        pass_on(play)
    options = play.options(1)
    assert "rally colonel" not in options and "rally major" in options
    assert "rally terence-otway" in options


@pytest.mark.rule("C-4")
def test_the_naval_specialist_may_be_the_one_and_without_anybody_stars_cost_nothing() -> None:
    play = at_sea("b1")
    set_aboard(play, passengers=(), naval="coxswain")
    change(play, stars=2)
    roll(play, "Rs Rk W1 Wk B1 B1")
    assert aboard(play).naval == "" and play.state.gone == ()
    shells(play)
    play.do("seat1 stay")
    change(play, stars=2)
    facts = roll(play, "Rs Rk W1 Wk B1 B1")
    assert not told(facts, f.LostAtSea) and unit(play).stars == 0


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("dice", "soldiers", "hull"),
    [
        ("Rk Rk Wk Wk Bk Bk", 0, 0),
        ("Rs Rk Ws Wk Bs Bk", 0, 8),
        ("R1 Rk W1 Wk B1 Bk", 3 + 4, 5),
        ("R2 Rk W2 Wk B2 Bk", 6 + 6, 0),
        (PANIC, 1, 0),
        (STALLED, 1, 6),
    ],
)
def test_an_rwb_hurts(dice: str, soldiers: int, hull: int) -> None:
    play = at_sea("b1")
    set_aboard(play, passengers=("colonel",) if "s" in dice else ("major",), naval="")
    roll(play, dice)
    assert unit(play).soldiers == 30 - soldiers - 1 and unit(play).tools == 20 - hull


@pytest.mark.rule("C-5")
def test_a_stray_bullet_takes_a_passenger_and_never_the_naval_specialist() -> None:
    play = at_sea("b1")
    set_aboard(play, passengers=("colonel", "major"), naval="coxswain")
    roll(play, "Rk R1 Wk W1 Bk Bt")
    assert set(play.options(1)) == {"lose-card colonel", "lose-card major"}
    play.do("seat1 lose-card major")
    assert aboard(play).passengers == ("colonel",)


@pytest.mark.rule("C-5")
def test_panic_drives_a_craft_sideways_and_a_stalled_motor_stops_it() -> None:
    play = at_sea("b2")
    roll(play, PANIC)
    shells(play)
    assert set(play.options(1)) == {"steer b1", "steer b3"}
    play = at_sea("b2")
    facts = roll(play, STALLED)
    facts += shells(play)
    assert play.state.turn == 2 and place(play) == "b2", "there was nothing to decide"
    assert told(facts, f.SeaRwb) == [f.SeaRwb(0, "tool")]


@pytest.mark.rule("C-5")
def test_a_straight_earns_an_award_of_choice_and_still_costs() -> None:
    play = at_sea("b1")
    set_awards(play, "bronze-star", "silver-star")
    roll(play, STRAIGHT)
    assert play.options(1) == ["take-award bronze-star", "take-award silver-star"]
    play.do("seat1 take-award silver-star")
    assert unit(play).hand == ("silver-star",) and unit(play).soldiers == 30 - 3 - 1


@pytest.mark.rule("C-6")
def test_every_craft_in_a_sector_adds_to_its_def() -> None:
    play = at_sea("e1", "e1")
    roll(play, SKULLS, SKULLS)
    assert [unit(play, seat).soldiers for seat in (1, 2)] == [30 - 1 - 4] * 2
    play = at_sea("e1", "e1")
    set_aboard(play, 2, by="water")
    roll(play, SKULLS, SKULLS)
    assert [unit(play, seat).soldiers for seat in (1, 2)] == [30 - 1 - 3] * 2


@pytest.mark.rule("C-3")
@pytest.mark.rule("C-6")
@pytest.mark.parametrize("leaves", [1, 2])
def test_a_craft_that_is_left_in_this_combat_still_counts_whoever_sits_first(leaves: int) -> None:
    play = at_sea("e4", "e4")
    change(play, leaves, courage=1)
    dice = ["Rk Rk Wk Wk Bs Bs"] * 2
    dice[leaves - 1] = "Rk Rk Wk Wk Bs Bc"
    facts = roll(play, *dice)
    met = {fact.seat: fact.defence for fact in told(facts, f.SeaFought)}
    assert met == {leaves - 1: 1, 2 - leaves: 2 + 2}
    assert the_box().sector(play.state, unit(play, 3 - leaves).sector).defence == 2 + 1, "no more"


# C-7 to C-9: shells, moves, mines


@pytest.mark.rule("C-7")
def test_every_sector_with_the_number_is_shelled_and_each_rolls_for_itself() -> None:
    play = at_sea("b1", "d1")  # both have Shell Number 5
    roll(play, SKULLS, SKULLS)
    before = [unit(play, seat).soldiers for seat in (1, 2)]
    shells(play, "D2 D3")
    play.do("seat1 rolls D1 D1")
    play.do("seat2 rolls D4 D6")
    assert [unit(play, seat).soldiers for seat in (1, 2)] == [before[0] - 2, before[1] - 10]
    assert [unit(play, seat).tools for seat in (1, 2)] == [20 - 1 - 8] * 2


@pytest.mark.rule("C-7")
def test_other_sectors_are_left_alone_and_the_odds_are_told() -> None:
    play = at_sea("b1")
    roll(play, SKULLS)
    facts = shells(play, "D6 D6")
    assert told(facts, f.ShellsFell) == [f.ShellsFell((PLAIN * 6 + 5,) * 2, 12)]
    assert not told(facts, f.Shelled) and play.asks(1) == "steer"
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    assert [ways_to_throw(n) for n in range(2, 13)] == [throws.count(n) for n in range(2, 13)]
    lines = {getattr(about.action, "sector", ""): about.lines for about in scene(play).about}
    texts = Texts("en", the_game())
    said = [texts.message(line) for line in lines["c1"]]
    assert "Shell Number 9: shelled by 4 throws in 36." in said
    assert "Costs 1 Courage." in said and "From here the beach is 4 rows ahead." in said


@pytest.mark.rule("C-8")
def test_a_craft_goes_sideways_for_nothing_forward_for_courage_and_never_back() -> None:
    play = at_sea("c2")
    to_steer(play)
    assert set(play.options(1)) == {"stay", "steer c1", "steer c3", "steer d2"}
    had = unit(play).courage
    play.do("seat1 steer d2")
    assert place(play) == "d2" and unit(play).courage == had - 2
    to_steer(play)
    play.do("seat1 steer d1")
    to_steer(play)
    play.do("seat1 steer d2")
    assert unit(play).courage == had - 2, "sideways, and through the same sector again"


@pytest.mark.rule("C-8")
@pytest.mark.rule("C-10")
def test_who_lacks_the_courage_for_the_next_row_waits() -> None:
    play = at_sea("c2")
    change(play, courage=1)
    to_steer(play)
    assert set(play.options(1)) == {"stay", "steer c1", "steer c3"}


@pytest.mark.rule("C-9")
def test_mines_cost_a_die_of_soldiers_and_a_die_of_hull() -> None:
    play = at_sea("b2")
    to_steer(play)
    before = unit(play)
    play.do("seat1 steer c2")
    play.do("seat1 rolls D4")
    play.do("seat1 rolls D6")
    assert unit(play).soldiers == before.soldiers - 4 and unit(play).tools == before.tools - 6


@pytest.mark.rule("C-9")
def test_a_unit_that_wades_into_mines_loses_soldiers_only() -> None:
    play = at_sea("f1")
    set_aboard(play, by="water")
    to_steer(play)
    before = unit(play).soldiers
    play.do("seat1 wade-on f2")
    play.do("seat1 rolls D5")
    assert unit(play).soldiers == before - 5 and play.state.turn == 2


# C-10, C-11: leaving the craft


@pytest.mark.rule("C-10")
def test_without_soldiers_the_crossing_is_lost() -> None:
    play = at_sea("b1")
    change(play, soldiers=2)
    roll(play, SKULLS)
    over = ending(play)
    assert (over.result, over.rule, over.reason.id) == ("lost", "C-10", "over-crossing-wiped-out")


@pytest.mark.rule("C-10")
@pytest.mark.parametrize(
    ("resource", "dice"), [("tools", SKULLS), ("courage", "Rk Rk Wc Wk B1 B1")]
)
def test_in_deep_sea_who_must_leave_the_craft_drowns(resource: str, dice: str) -> None:
    play = at_sea("b1")
    change(play, **{resource: 1})
    roll(play, dice)
    over = ending(play)
    assert (over.rule, over.reason.id) == ("C-10", "over-crossing-drowned")
    why = dict(over.reason.args)["why"]
    assert why == ("hull" if resource == "tools" else "courage")
    for language in LANGUAGES:
        assert Texts(language, the_game()).message(over.reason)


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-11")
def test_in_the_safe_zone_the_unit_goes_into_the_water_and_moves_no_more() -> None:
    play = at_sea("e2")
    change(play, tools=1)
    roll(play, SKULLS)
    assert play.asks(1) == "overboard"
    assert set(play.options(1)) == {"disembark e1", "disembark e3"}
    play.do("seat1 disembark e3")
    assert (place(play), aboard(play).by, unit(play).turns) == ("e3", "water", 1)
    shells(play, "D6 D6")
    assert play.state.turn == 2


@pytest.mark.rule("C-10")
def test_at_the_edge_of_the_sea_there_is_only_one_side() -> None:
    play = at_sea("e1")
    change(play, tools=1)
    roll(play, SKULLS)
    assert place(play) == "e2" and aboard(play).by == "water"


@pytest.mark.rule("C-10")
def test_at_no_courage_courage_costs_nothing_more() -> None:
    play = at_sea("e2")
    set_aboard(play, by="water")
    change(play, courage=0)
    facts = roll(play, "Rc Rk W1 Wk B1 B1")
    assert told(facts, f.DiceCost)[-1].courage == 0
    assert aboard(play).by == "water" and not isinstance(play.game.pending(play.state), Over)


@pytest.mark.rule("C-10")
def test_a_move_that_uses_up_the_courage_drops_the_ramp_and_says_so_before() -> None:
    play = at_sea("d2")
    change(play, courage=2)
    to_steer(play)
    texts = Texts("en", the_game())
    (about,) = [a for a in scene(play).about if getattr(a.action, "sector", "") == "e2"]
    assert "the ramp drops" in texts.message(about.lines[0])
    play.do("seat1 steer e2")
    assert play.asks(1) == "overboard"
    play = at_sea("c2")
    change(play, courage=2)
    to_steer(play)
    (about,) = [a for a in scene(play).about if getattr(a.action, "sector", "") == "d2"]
    assert "the game is lost" in texts.message(about.lines[0])
    play.do("seat1 steer d2")
    assert ending(play).reason.id == "over-crossing-drowned"


@pytest.mark.rule("C-11")
def test_a_unit_may_leave_its_craft_in_the_safe_zone_only() -> None:
    play = at_sea("d2")
    to_steer(play)
    assert not any(option.startswith("disembark") for option in play.options(1))
    play = at_sea("e2")
    to_steer(play)
    play.do("seat1 disembark e1")
    assert (place(play), aboard(play).by, unit(play).tools) == ("e1", "water", 0)
    assert play.state.turn == 2


@pytest.mark.rule("C-11")
def test_in_the_water_one_wades_for_nothing_and_the_hull_is_of_no_account() -> None:
    play = at_sea("e1")
    set_aboard(play, by="water")
    change(play, tools=0, courage=3)
    facts = roll(play, "Rt R1 Wt Wk Bt Bk")  # a stalled motor, had it one
    assert told(facts, f.DiceCost)[-1].tools == 0 and unit(play).soldiers == 30 - 1 - 2
    shells(play, "D4 D5")  # e1 has Shell Number 9
    play.do("seat1 rolls D2 D2")
    assert unit(play).soldiers == 30 - 1 - 2 - 4
    assert set(play.options(1)) == {"stay", "wade-on f1", "wade-on e2"}
    play.do("seat1 wade-on f1")
    assert unit(play).courage == 3


@pytest.mark.rule("C-11")
@pytest.mark.rule("C-3")
def test_units_in_the_water_of_one_sector_may_trade_and_nobody_else_at_sea() -> None:
    play = at_sea("e1", "e1")
    for seat in (1, 2):
        set_aboard(play, seat, by="water")
    roll(play, SKULLS, SKULLS)
    shells(play, "D6 D6")
    assert play.asks(1) == "trade" and "give seat2 soldiers 3" in play.options(1)
    assert "buy-award" not in play.options(1)
    play.do("seat1 give seat2 soldiers 3")
    assert unit(play, 2).soldiers - unit(play, 1).soldiers == 6
    play = at_sea("e1", "e1")
    set_aboard(play, 2, by="water")
    roll(play, SKULLS, SKULLS)
    shells(play, "D6 D6")
    assert play.state.phase == "move"


# C-12: ashore


def landed(*sectors: str, **options: Any) -> Script:
    """Everybody goes ashore from the top row, and takes Soldiers for the Naval Specialist."""
    play = at_sea(*sectors, **options)
    to_steer(play)
    for seat in range(1, len(sectors) + 1):
        ways = [option for option in play.options(seat) if option.startswith("go-ashore")]
        play.do(f"seat{seat} {ways[0]}")
        if play.asks(seat) == "pay-off":
            play.do(f"seat{seat} pay-off soldiers")
    return play


@pytest.mark.rule("C-12")
def test_a_craft_goes_ashore_for_four_courage_and_a_unit_in_the_water_for_nothing() -> None:
    play = at_sea("f2", "f3", nation_1="uk", nation_2="canada")
    set_aboard(play, 2, by="water")
    to_steer(play)
    had = [unit(play, seat).courage for seat in (1, 2)]
    assert "go-ashore 1" in play.options(1) and "go-ashore 3" not in play.options(1)
    play.do("seat1 go-ashore 1")
    play.do("seat2 go-ashore 3")
    assert [unit(play, seat).courage for seat in (1, 2)] == [had[0] - 4, had[1]]


@pytest.mark.rule("C-8")
@pytest.mark.rule("C-12")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_a_craft_pays_is_printed_beside_every_row_up_to_the_beach(seats: int) -> None:
    play = boarded(seats)
    (board,) = (panel for panel in scene(play).panels if isinstance(panel, Board))
    texts = Texts("en", the_game())
    start, *costs = (texts.message(mark.words) for mark in board.row_marks if mark)
    sea, land = (sheet.courage for sheet in the_box().ground(play.state).sheets)
    assert start == "start"
    assert costs == [f"{courage} Courage" for courage in (*sea, 4, *land)]


@pytest.mark.rule("C-12")
def test_who_is_ashore_keeps_soldiers_courage_and_awards_and_nothing_else() -> None:
    play = at_sea("f2", nation_1="uk")
    give_card(play, 1, "bronze-star")
    change(play, stars=2)
    set_aboard(play, passengers=("colonel",))
    to_steer(play)
    soldiers, courage = unit(play).soldiers, unit(play).courage
    play.do("seat1 go-ashore 1")
    assert set(play.options(1)) == {"pay-off soldiers", "pay-off courage"}
    play.do("seat1 pay-off courage")
    after = unit(play)
    assert (after.soldiers, after.courage, after.hand) == (
        soldiers,
        courage - 4 + 2,
        ("bronze-star",),
    )
    assert (after.stars, after.tools, aboard(play).naval) == (0, 0, "")
    play = landed("f2", nation_1="uk")
    assert unit(play).soldiers == 30 - 1 - 3 + 3


@pytest.mark.rule("C-12")
def test_the_battle_begins_when_all_are_ashore_with_the_passengers_who_are_left() -> None:
    play = at_sea("f2", "f3")
    set_aboard(play, 1, passengers=("colonel",))
    set_aboard(play, 2, passengers=("captain",))
    play.set(gone=("major",))
    to_steer(play)
    play.do("seat1 go-ashore 1")
    play.do("seat1 pay-off soldiers")
    play.do("seat2 stay")
    before = unit(play, 1).soldiers
    tally(play, SKULLS, 2)
    shells(play, "D1 D1")
    assert play.asks(1) is None and unit(play, 1).soldiers == before, "it waits"
    play.do("seat2 go-ashore 2")
    play.do("seat2 pay-off soldiers")
    assert told(play.facts, f.BattleBegins) == [f.BattleBegins(3)]
    assert play.state.turn == 3 and play.pool(1) and play.pool(2)
    change(play, 1, stars=20)
    for seat in (1, 2):
        tally(play, SKULLS, seat)
    while play.asks(1) != "rally":
        pass_on(play)
    assert "rally captain" in play.options(1) and "rally major" not in play.options(1)


@pytest.mark.rule("C-12")
@pytest.mark.rule("V-8")
def test_victory_points_count_turns_from_the_beach() -> None:
    play = landed("f2", victory_points=True)
    module = next(m for m in NormandyGame.modules if m.id == "crossing")
    par = the_box().ground(play.state).map.par
    play.set(turn=par)
    assert module.points(the_box(), play.state) == 3 * 1
    play.set(turn=2)
    assert module.points(the_box(), play.state) == 3 * 1


@pytest.mark.rule("C-12")
def test_the_crossing_by_itself_is_won_ashore_and_scored_by_what_they_land_with() -> None:
    play = at_sea("f2", "f3", crossing_only=True)
    for seat in (1, 2):
        set_aboard(play, seat, passengers=("colonel", "major")[seat - 1 : seat])
    give_card(play, 1, "bronze-star")
    to_steer(play)
    play.do("seat1 go-ashore 1")
    play.do("seat2 go-ashore 2")
    play.do("seat2 pay-off soldiers")
    assert play.asks(1) == "pay-off", "nobody is forgotten"
    play.do("seat1 pay-off courage")
    over = ending(play)
    units = [unit(play, seat) for seat in (1, 2)]
    points = sum(one.soldiers + 2 * one.courage for one in units) + 3 * 2 + 5
    assert (over.result, over.winners, over.scores) == ("won", (0, 1), (points, points))


# C-13, C-14: awards and modules at sea


@pytest.mark.rule("C-13")
def test_awards_are_not_bought_at_sea_and_most_are_kept_for_the_beach() -> None:
    play = at_sea("b1")
    give_card(play, 1, "bronze-star", "legion-of-honour")
    tally(play, SKULLS)
    assert play.state.phase == "shelling", "there was nothing to play"


@pytest.mark.rule("C-13")
@pytest.mark.parametrize("award", ["silver-star", "victoria-cross"])
def test_some_awards_do_the_same_at_sea(award: str) -> None:
    play = at_sea("b1")
    give_card(play, 1, award)
    tally(play, SKULLS)
    assert play.options(1) == ["done", f"use {award}"]
    play.do(f"seat1 use {award}")
    if award == "silver-star":
        play.do(f"seat1 {next(o for o in play.options(1) if o.endswith('.1'))}")
    assert unit(play).soldiers == 30 + (7 if award == "silver-star" else 8) - 1 - 1
    assert award in award_deck(play).played


@pytest.mark.rule("C-13")
def test_the_good_conduct_medal_serves_while_dice_are_rolled() -> None:
    play = at_sea("b1")
    give_card(play, 1, "army-good-conduct-medal")
    play.do("seat1 rolls R1 R1 W1 W1 B1 B1")
    assert "use army-good-conduct-medal" in play.options(1)


@pytest.mark.rule("C-13")
def test_conspicuous_gallantry_takes_two_dice_of_ones_own_and_one_of_another() -> None:
    play = at_sea("b1", "b2")
    give_card(play, 1, "conspicuous-gallantry-medal")
    tally(play, "R2 R2 Wk Wk Bk Bt", 1)
    tally(play, "R2 Rk Wk Wk Bt Bt", 2)
    play.do("seat1 play-at-sea conspicuous-gallantry-medal")
    play.do("seat1 discard R2 R2")
    play.do("seat2 discard R2")
    while play.state.phase == "tally":
        pass_on(play)
    assert [unit(play, seat).soldiers for seat in (1, 2)] == [30 - 1, 30 - 1]


@pytest.mark.rule("C-13")
def test_the_medal_of_honor_takes_a_die_of_each_colour_of_another_and_is_no_use_alone() -> None:
    play = at_sea("b1", "b2")
    give_card(play, 1, "medal-of-honor")
    tally(play, SKULLS, 1)
    tally(play, "R2 R2 W2 Wk B2 Bt", 2)
    play.do("seat1 play-at-sea medal-of-honor")
    play.do("seat2 discard R2 W2 B2")
    while play.state.phase == "tally":
        pass_on(play)
    assert unit(play, 2).soldiers == 30 - 2 - 1
    play = at_sea("b1")
    give_card(play, 1, "medal-of-honor")
    tally(play, SKULLS)
    assert play.state.phase == "shelling"


@pytest.mark.rule("C-13")
def test_the_memorial_cross_mends_every_craft() -> None:
    play = at_sea("b1", "b2")
    give_card(play, 1, "memorial-cross")
    for seat in (1, 2):
        tally(play, SKULLS, seat)
    play.do("seat1 play-at-sea memorial-cross")
    while play.state.phase == "tally":
        pass_on(play)
    assert [unit(play, seat).tools for seat in (1, 2)] == [20 + 20 - 1, 20 + 10 - 1]


@pytest.mark.rule("C-14")
def test_other_modules_have_no_say_at_sea_and_all_of_it_ashore() -> None:
    options = {"rwb_and_g": True, "badges": True, "badge_of_assistance": True}
    play = normandy(1, **OMAHA, nation_1="uk", **options)
    while deck := play.deck(None) or play.deck(1):
        play.do(f"{'table' if play.deck(None) else 'seat1'} draws {deck[0]}")
    play.do("seat1 launch a1")
    assert "Y" not in (play.pool(1) or ""), "no Gold die is thrown"
    change(play, sector="f2")
    tally(play, SKULLS)
    assert play.state.phase == "shelling", "the Badge is of no use"
    shells(play)
    play.do("seat1 go-ashore 1")
    play.do("seat1 pay-off soldiers")
    assert "Y" in (play.pool(1) or "")


# C-15: continuous play


@pytest.mark.rule("C-15")
def test_who_is_ashore_fights_at_once_and_deals_with_nobody_at_sea() -> None:
    play = at_sea("f2", "b1", continuous_play=True)
    set_aboard(play, 1, passengers=("colonel",))
    set_aboard(play, 2, passengers=("captain",))
    to_steer(play)
    play.do("seat1 go-ashore 1")
    play.do("seat1 pay-off soldiers")
    play.do("seat2 stay")
    assert play.state.turn == 2
    give_card(play, 1, "lieutenant", "carrier-pigeon", "victoria-cross")
    change(play, 1, stars=20, courage=9)
    tally(play, "Rs Rs W1 W1 Bc Bc", 1)
    tally(play, SKULLS, 2)
    assert not any(option.startswith("exchange") for option in play.options(1))
    while play.asks(1) != "rally":
        pass_on(play) if not play.pool(None) else shells(play, "D6 D6")
    assert "rally colonel" in play.options(1) and "rally captain" not in play.options(1)
    play.do("seat1 done")
    assert "buy-award" in play.options(1)
    if "use carrier-pigeon" in play.options(1):
        play.do("seat1 use carrier-pigeon")
    assert not any(option.startswith("give") for option in play.options(1))


@pytest.mark.rule("C-15")
def test_a_card_for_any_unit_does_not_reach_those_at_sea() -> None:
    play = at_sea("f2", "b1", continuous_play=True)
    to_steer(play)
    play.do("seat1 go-ashore 1")
    play.do("seat1 pay-off soldiers")
    play.do("seat2 stay")
    give_card(play, 1, "victoria-cross")
    tally(play, SKULLS, 1)
    tally(play, SKULLS, 2)
    while "use victoria-cross" not in play.options(1):
        pass_on(play) if not play.pool(None) else shells(play, "D6 D6")
    before = unit(play, 1).soldiers
    play.do("seat1 use victoria-cross")
    assert play.asks(1) != "for-whom" and unit(play, 1).soldiers == before + 8


def scene(play: Script, seat: int = 0) -> Any:
    return play.game.scene(play.game.view(play.state, seat), seat)


def test_a_move_back_is_not_on_offer() -> None:
    play = at_sea("c2")
    to_steer(play)
    with pytest.raises(Illegal):
        play.do("seat1 steer b2")
