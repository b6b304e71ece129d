"""Normandy: Upkeep: skulls, resources, RWBs and Straights (T-3 to T-6)."""

from __future__ import annotations

import pytest

from beachhead.kernel.dice import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import read_die
from tests.games.normandy_play import (
    NOTHING,
    PLAIN,
    STRAIGHT,
    all_of,
    award_deck,
    brought,
    change,
    finish_tally,
    give_card,
    normandy,
    place,
    set_awards,
    starting,
    tally,
    to_next_turn,
    to_phase,
    unit,
)
from tests.script import Script, find, names

NATIONS = ("usa", "uk", "canada", "france", "shaef", "poland")


# T-3: the order of things, and skulls


@pytest.mark.rule("T-3")
def test_upkeep_goes_marker_skulls_dice_rwbs_sector_cards() -> None:
    play = normandy(nation_rwb="same")
    change(play, soldiers=20, sector="2")
    give_card(play, 1, "usa-scout")
    tally(play, "R2 Rk W2 Ws B2 Bs")
    assert names(play.facts)[-1] == "marker-turned"
    facts = play.do("seat1 cancel Ws")
    assert names(facts)[:4] == ["dice-cancelled", "dice-counted", "rwb-made", "gained"]
    gained = [(fact.resource, fact.amount, fact.cites()) for fact in all_of(facts, "gained")]
    assert gained == [("soldiers", 6, "T-5"), ("courage", 1, "V-1"), ("tools", 2, "T-8")]


@pytest.mark.rule("T-3")
def test_a_skull_cancels_one_other_die_of_choice() -> None:
    play = normandy()
    tally(play, "Rk Rs Ws W1 Bc B2")
    assert play.asks() == "cancel"
    assert play.options() == ["cancel Rs", "cancel Ws", "cancel W1", "cancel B2", "cancel Bc"]
    for line in ("cancel Rk", "cancel", "cancel Rs Ws", "done"):
        with pytest.raises(Illegal):
            play.do(f"seat1 {line}")
    facts = play.do("seat1 cancel B2")
    assert find(facts, "dice-cancelled").cites() == "T-3"
    assert brought(facts) == {"stars": 2, "soldiers": 1, "courage": 1}


@pytest.mark.rule("T-3")
def test_two_skulls_cancel_two_dice() -> None:
    play = normandy()
    tally(play, "Rk Rk Ws Ws B1 B2")
    assert play.options() == [
        "cancel Ws Ws",
        "cancel Ws B1",
        "cancel Ws B2",
        "cancel B1 B2",
    ]
    assert brought(play.do("seat1 cancel Ws B1")) == {"stars": 1, "soldiers": 2}


@pytest.mark.rule("T-3")
def test_as_many_skulls_as_dice_cancel_them_all_without_a_choice() -> None:
    facts = tally(normandy(spare_skulls="soldiers"), "Rk Rk Wk Ws B1 B2")
    assert len(find(facts, "dice-cancelled").dice) == 3
    assert brought(facts) == {}
    assert not [fact for fact in all_of(facts, "lost") if fact.cites() == "T-3"]


@pytest.mark.rule("T-3")
def test_skulls_cancel_only_dice_of_their_own_unit() -> None:
    play = normandy(seats=2)
    tally(play, NOTHING, 1)
    facts = tally(play, PLAIN, 2)
    assert [fact.seat for fact in all_of(facts, "dice-cancelled")] == [0]
    assert brought(facts, 1) == {}
    assert brought(facts, 2) == {"stars": 2, "soldiers": 2, "courage": 2}


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(("spare_skulls", "lost"), [("nothing", 0), ("soldiers", 2)])
def test_skulls_without_a_die_to_cancel(spare_skulls: str, lost: int) -> None:
    play = normandy(spare_skulls=spare_skulls)
    change(play, soldiers=20, courage=1)
    facts = tally(play, "Rk Rk Wk Wk B1 B2")  # four skulls, two dice
    assert find(facts, "dice-cancelled").dice == (read_die("B1"), read_die("B2"))
    assert brought(facts) == {}
    assert [fact.amount for fact in all_of(facts, "lost") if fact.cites() == "T-3"] == [lost][:lost]
    assert unit(play).soldiers == 20 - lost


@pytest.mark.rule("T-3")
def test_spare_skulls_that_take_the_last_soldier_lose_the_battle() -> None:
    play = normandy(spare_skulls="soldiers")
    change(play, soldiers=1)
    facts = tally(play, NOTHING)
    assert find(facts, "unit-wiped-out").seat == 0
    assert play.over and (play.over.result, play.over.winners) == ("lost", ())


@pytest.mark.rule("T-3")
def test_a_cancelled_die_helps_no_rwb() -> None:
    play = normandy(nation_rwb="same")
    tally(play, "R2 Rk W2 Ws B2 Bs")
    facts = play.do("seat1 cancel W2")
    assert "rwb-made" not in names(facts)
    assert brought(facts) == {"soldiers": 4, "stars": 2}


@pytest.mark.rule("T-3")
def test_with_rwb_first_a_cancelled_die_has_done_its_part() -> None:
    play = normandy(nation_rwb="same", skull_order="rwb-first")
    tally(play, "R2 Rk W2 Ws B2 Bs")
    facts = play.do("seat1 cancel W2")
    assert find(facts, "rwb-made").symbol == TWO_SOLDIERS
    assert brought(facts) == {"soldiers": 4 + 6, "stars": 2}


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("skulls-first", {"soldiers": 1, "stars": 1}),
        ("rwb-first", {"soldiers": 1 + 4, "stars": 1, "courage": 1}),
    ],
)
def test_an_rwb_of_which_two_dice_are_cancelled(order: str, expected: dict[str, int]) -> None:
    play = normandy(nation_rwb="same", skull_order=order)
    tally(play, "R1 Rk W1 Wk B1 Bs")
    assert brought(play.do("seat1 cancel R1 W1")) == expected


@pytest.mark.rule("T-3", "T-4", "T-5")
def test_skulls_in_an_rwb_of_skulls_cancel_nothing() -> None:
    play = normandy(nation_rwb="same")
    facts = tally(play, "Rk Rs Wk W1 Bk Bc")
    fact = find(facts, "skulls-ignored")
    assert (fact.skulls, fact.cites()) == (3, "T-3")
    assert "dice-cancelled" not in names(facts)
    assert brought(facts) == {"stars": 1, "soldiers": 1, "courage": 1, "tools": 10}


@pytest.mark.rule("T-3", "T-5")
def test_a_skull_beside_an_rwb_of_skulls_is_active() -> None:
    play = normandy(nation_rwb="same")
    tally(play, "Rk Rk Wk W1 Bk B2")
    assert play.options() == ["cancel W1", "cancel B2"]
    assert brought(play.do("seat1 cancel W1")) == {"soldiers": 2, "tools": 10}


@pytest.mark.rule("T-3")
def test_a_skull_that_a_card_ignores_cancels_nothing() -> None:
    play = normandy()
    give_card(play, 1, "usa-sharpshooter")
    facts = tally(play, "Rk Rs Ws W1 Bc B2")
    assert find(facts, "skulls-ignored").skulls == 1
    assert brought(facts) == {"stars": 2, "soldiers": 3, "courage": 1}
    to_next_turn(play)
    tally(play, "Rk Rk Ws W1 Bc B2")
    assert {len(option.split()) for option in play.options()} == {2}  # one die, for the second


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(("soldiers", "given"), [(3, 2), (4, 0)])
def test_cards_of_every_turn_look_at_what_the_rwbs_have_brought(soldiers: int, given: int) -> None:
    play = normandy(nation_rwb="same")
    change(play, soldiers=soldiers)
    give_card(play, 1, "usa-medic")  # +2 Soldiers, with at most 10
    facts = tally(play, "R1 Rs W1 Ws B1 Bc")  # 3 Soldiers, and 4 for the RWB
    gained = [fact.amount for fact in all_of(facts, "gained") if fact.cites() == "T-8"]
    assert gained == [given][:given]


@pytest.mark.rule("T-3")
def test_units_settle_their_dice_in_any_order() -> None:
    play = normandy(seats=2)
    tally(play, "Rk Rs Ws W1 Bc B2", 1)
    tally(play, "Rk Rs Ws W1 Bc B2", 2)
    assert (play.asks(1), play.asks(2)) == ("cancel", "cancel")
    play.do("seat2 cancel B2")
    assert (play.asks(1), play.asks(2)) == ("cancel", None)
    play.do("seat1 cancel Rs")
    assert play.state.phase != "upkeep"


# T-4: what the dice bring


@pytest.mark.rule("T-4")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("Rs Rs W1 W1 Bc Bc", {"stars": 2, "soldiers": 2, "courage": 2}),
        ("R2 R2 Ws W1 Bs Bc", {"soldiers": 5, "stars": 2, "courage": 1}),
        ("Rc Rc Wc W2 Bs Bt", {"courage": 3, "soldiers": 2, "stars": 1, "tools": 1}),
        ("R1 R2 W1 W2 Bs Bs", {"soldiers": 6, "stars": 2}),
        ("Rs Rs Ws Ws Bc Bt", {"stars": 4, "courage": 1, "tools": 1}),
    ],
)
def test_each_die_brings_its_resource(dice: str, expected: dict[str, int]) -> None:
    facts = tally(normandy(), dice)
    assert find(facts, "dice-counted").cites() == "T-4"
    assert "rwb-made" not in names(facts)
    assert brought(facts) == expected


TOOLS = {
    1: "Rt Rs W1 W1 Bc Bc",
    2: "Rt Rt W1 W1 Bc Bc",
    3: "Rt Rt Wt W1 Bc Bc",
    4: "Rt Rt Wt Wt Bc Bc",
    5: "Rt Rt Wt Wt Bt Bc",
    6: "Rt Rt Wt Wt Bt Bt",
}


@pytest.mark.rule("T-4")
@pytest.mark.parametrize(("tools", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_tools_are_worth_more_together(tools: int, points: int) -> None:
    facts = tally(normandy(), TOOLS[tools])
    assert find(facts, "dice-counted").tools == points


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("tools", TOOLS)
def test_with_even_tools_each_is_worth_three(tools: int) -> None:
    facts = tally(normandy(tools="even"), TOOLS[tools])
    assert find(facts, "dice-counted").tools == 3 * tools


@pytest.mark.rule("T-4")
def test_a_cancelled_tool_does_not_count_for_the_others() -> None:
    play = normandy()
    tally(play, "Rt Rt Wt Wk B1 B1")
    assert brought(play.do("seat1 cancel Rt")) == {"tools": 3, "soldiers": 2}


@pytest.mark.rule("T-4")
def test_what_the_dice_bring_is_added_to_what_the_unit_has() -> None:
    play = normandy()
    change(play, soldiers=7, stars=1, courage=4, tools=2)
    tally(play, "Rs Rt W1 W2 Bc Bc")
    found = unit(play)
    assert (found.soldiers, found.stars, found.courage, found.tools) == (10, 2, 6, 3)


@pytest.mark.rule("T-4", "T-5")
def test_no_die_works_in_two_rwbs() -> None:
    play = normandy(nation_rwb="same")
    facts = tally(play, "R2 R2 W2 W2 B2 Bs")  # one blue die is missing for a second RWB
    assert len(all_of(facts, "rwb-made")) == 1
    assert brought(facts) == {"soldiers": 10 + 6, "stars": 1}
    both = tally(normandy(nation_rwb="same"), "R1 R2 W1 W2 B1 B2")
    assert [fact.symbol for fact in all_of(both, "rwb-made")] == [SOLDIER, TWO_SOLDIERS]
    assert brought(both) == {"soldiers": 9 + 4 + 6, "courage": 1}


# T-5: RWBs

DICE = {
    SKULL: "Rk Rs Wk W1 Bk B1",
    STAR: "Rs R1 Ws W1 Bs Bc",
    SOLDIER: "R1 Rs W1 Wc B1 Bc",
    TWO_SOLDIERS: "R2 Rs W2 Wc B2 Bc",
    COURAGE: "Rc Rs Wc W1 Bc B1",
    TOOL: "Rt Rs Wt W1 Bt B1",
}
"""An RWB of each symbol, beside other dice that make none."""
GAIN = {
    SKULL: {"tools": 10},
    STAR: {},
    SOLDIER: {"soldiers": 4, "courage": 1},
    TWO_SOLDIERS: {"soldiers": 6},
    COURAGE: {"soldiers": 3},
    TOOL: {},
}
"""What each brings at once, by the common table."""


def bonus(play: Script, symbol: int) -> dict[str, int]:
    """Throw an RWB, choose the first way if there is a choice: what comes on top of the dice."""
    facts = tally(play, DICE[symbol])
    made = find(facts, "rwb-made")
    assert (made.symbol, made.cites()) == (symbol, "T-5")
    if play.asks() == "choose":
        facts += play.do(f"seat1 {play.options()[0]}")
    gained = [fact for fact in all_of(facts, "gained") if fact.cites() == "T-5"]
    return {fact.resource: fact.amount for fact in gained}


@pytest.mark.rule("T-5")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("symbol", DICE)
def test_the_common_table_holds_for_everybody_with_the_same(nation: str, symbol: int) -> None:
    play = normandy(nation_1=nation, nation_rwb="same")
    assert bonus(play, symbol) == GAIN[symbol]


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(
    ("nation", "symbol", "gained"),
    [
        ("usa", TWO_SOLDIERS, {"soldiers": 8}),  # better
        ("usa", COURAGE, {"soldiers": 1}),  # worse
        ("canada", COURAGE, {"soldiers": 6}),
        ("canada", SKULL, {"tools": 5}),
        ("france", SOLDIER, {"soldiers": 5, "courage": 3}),
        ("france", TWO_SOLDIERS, {"soldiers": 4}),
        ("shaef", SOLDIER, {"soldiers": 2, "courage": 1}),  # worse
        ("poland", SKULL, {"tools": 10, "soldiers": 3, "courage": 1}),  # better
    ],
)
def test_a_nations_own_rwbs(nation: str, symbol: int, gained: dict[str, int]) -> None:
    assert bonus(normandy(nation_1=nation), symbol) == gained


@pytest.mark.rule("T-5")
@pytest.mark.parametrize("nation", NATIONS)
def test_each_nation_differs_from_the_table_in_two_rwbs(nation: str) -> None:
    play = normandy()
    rwbs = play.game.content.rwbs
    pairs = zip(rwbs["common"].by_symbol(), rwbs[nation].by_symbol(), strict=True)
    assert sum(common != own for common, own in pairs) == 2


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(
    ("nation", "nation_rwb", "stars", "tools"),
    [
        ("usa", "own", 3, 6),
        ("uk", "own", 5, 2),  # better, worse
        ("shaef", "own", 3, 10),  # better
        ("poland", "own", 2, 6),  # worse
        ("uk", "same", 3, 6),
    ],
)
def test_leadership_and_special_find_make_the_first_card_cheaper(
    nation: str, nation_rwb: str, stars: int, tools: int
) -> None:
    play = normandy(nation_1=nation, nation_rwb=nation_rwb)
    change(play, stars=10)
    tally(play, DICE[STAR])
    assert find(play.do("seat1 rally captain"), "specialist-rallied").stars == 10 - stars
    play = normandy(nation_1=nation, nation_rwb=nation_rwb)
    change(play, tools=20)
    tally(play, DICE[TOOL])
    assert find(play.do("seat1 find field-radio"), "item-found").tools == 12 - tools


@pytest.mark.rule("T-5")
def test_battle_cry_lets_the_move_ignore_courage_and_requirements() -> None:
    play = normandy(nation_rwb="same")
    change(play, soldiers=20, sector="2")
    tally(play, DICE[COURAGE])
    assert play.asks() == "choose"
    facts = play.do(f"seat1 {play.options()[1]}")
    assert brought(facts) == {"courage": 1}  # the sector's
    change(play, courage=0)
    to_phase(play, "move")
    assert "move 5" in play.options()  # 2 Courage and the Corporal
    fact = find(play.do("seat1 move 5"), "advanced")
    assert (fact.courage, unit(play).courage) == (0, 0)


@pytest.mark.rule("T-5")
def test_battle_cry_lets_the_move_ignore_land_mines() -> None:
    play = normandy(nation_rwb="same")
    change(play, soldiers=20, sector="2")
    tally(play, DICE[COURAGE])
    play.do(f"seat1 {play.options()[1]}")
    to_phase(play, "move")
    facts = play.do("seat1 move 3")
    assert place(play) == "3"
    assert "mines-exploded" not in names(facts)
    assert play.pool() != "D"


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(
    ("nation", "mined", "spared"), [("usa", True, False), ("canada", False, True)]
)
def test_battle_cry_passes_less_for_one_nation_and_more_for_another(
    nation: str, mined: bool, spared: bool
) -> None:
    play = normandy(nation_1=nation)
    change(play, soldiers=30, sector="5")
    give_card(play, 1, "captain")
    tally(play, DICE[COURAGE])
    finish_tally(play)
    play.do(f"seat1 {play.options()[1]}")
    to_phase(play, "move")
    facts = play.do("seat1 move 7")  # mined, and a Specialist is lost there
    if mined:
        facts = play.do("seat1 rolls D2")
    assert ("mines-exploded" in names(facts)) is mined
    assert (unit(play).specialists == ("captain",)) is spared


@pytest.mark.rule("T-5")
def test_battle_cry_lets_the_move_ignore_barriers() -> None:
    play = normandy(map="pegasus-bridge", nation_rwb="same")
    to_phase(play, "roll")
    change(play, soldiers=20, sector="2")
    tally(play, DICE[COURAGE])
    way = play.options()[1]
    play.do(f"seat1 {way}")
    to_phase(play, "move")
    assert {"move 1", "move 3"} <= set(play.options())  # barred on both sides
    barred = normandy(map="pegasus-bridge")
    to_phase(barred, "roll")
    change(barred, soldiers=20, courage=9, sector="2")
    to_phase(barred, "move")
    assert not {"move 1", "move 3"} & set(barred.options())


@pytest.mark.rule("T-5")
def test_battle_cry_holds_for_this_turns_move_only() -> None:
    play = normandy(nation_rwb="same")
    change(play, soldiers=30, sector="2")
    tally(play, DICE[COURAGE])
    play.do(f"seat1 {play.options()[1]}")
    to_next_turn(play)
    change(play, courage=2)
    to_phase(play, "move")
    assert "move 5" not in play.options()  # the Corporal is asked for again


@pytest.mark.rule("T-5")
def test_battle_cry_may_bring_a_badge_where_badges_are_in_play() -> None:
    plain, badges = normandy(), normandy(badges=True)
    for play in (plain, badges):
        tally(play, DICE[COURAGE])
    assert len(plain.options()) == 2
    assert badges.options() == [*plain.options(), "draw-badge"]


@pytest.mark.rule("T-5")
def test_six_dice_alike_are_two_rwbs() -> None:
    facts = tally(normandy(nation_rwb="same"), "R2 R2 W2 W2 B2 B2")
    assert len(all_of(facts, "rwb-made")) == 2
    assert brought(facts) == {"soldiers": 12 + 2 * 6}


@pytest.mark.rule("T-3", "T-5")
def test_six_skulls_are_two_gifts_and_all_ignored() -> None:
    facts = tally(normandy(nation_rwb="same", spare_skulls="soldiers"), "Rk Rk Wk Wk Bk Bk")
    assert find(facts, "skulls-ignored").skulls == 6
    assert brought(facts) == {"tools": 20}
    assert not [fact for fact in all_of(facts, "lost") if fact.cites() == "T-3"]


@pytest.mark.rule("T-5", "T-7")
def test_six_stars_rally_three_and_the_first_six_stars_cheaper() -> None:
    play = normandy(nation_rwb="same")
    change(play, stars=30)
    tally(play, "Rs Rs Ws Ws Bs Bs")
    assert find(play.do("seat1 rally captain"), "specialist-rallied").stars == 10 - 6
    assert find(play.do("seat1 rally lieutenant"), "specialist-rallied").stars == 8
    play.do("seat1 rally colonel")
    assert not starting(play.options(), "rally")


@pytest.mark.rule("T-5")
def test_two_battle_cries_are_two_choices() -> None:
    play = normandy(nation_rwb="same")
    tally(play, "Rc Rc Wc Wc Bc Bc")
    first = play.do(f"seat1 {play.options()[0]}")
    assert brought(first) == {"soldiers": 3}
    assert play.asks() == "choose"
    assert brought(play.do(f"seat1 {play.options()[0]}")) == {"soldiers": 3}
    assert play.asks() != "choose"


# T-6: Straights


@pytest.mark.rule("T-6")
def test_a_straight_earns_an_award_of_choice_in_place_of_the_dice() -> None:
    play = normandy()
    change(play, courage=1)
    facts = tally(play, STRAIGHT)
    assert find(facts, "straight-rolled").cites() == "T-6"
    assert play.asks() == "straight"
    assert play.options() == [*(f"take-award {id}" for id in award_deck(play).cards), "count-dice"]
    facts = play.do("seat1 take-award silver-star")
    assert brought(facts) == {}
    assert not {"dice-counted", "dice-cancelled"} & set(names(facts))
    assert unit(play).hand == ("silver-star",)
    assert "silver-star" not in award_deck(play).cards


@pytest.mark.rule("T-3", "T-6")
def test_the_dice_of_a_straight_may_be_counted_and_then_its_skull_bites() -> None:
    play = normandy()
    tally(play, STRAIGHT)
    play.do("seat1 count-dice")
    assert play.asks() == "cancel"
    facts = play.do("seat1 cancel Bt")
    assert brought(facts) == {"stars": 1, "soldiers": 3, "courage": 1}
    assert unit(play).hand == ()
    assert len(award_deck(play).cards) == 16


@pytest.mark.rule("T-3", "T-6")
def test_with_besides_a_straight_brings_the_award_and_all_dice() -> None:
    play = normandy(straight="besides")
    facts = tally(play, STRAIGHT)
    assert play.asks() == "straight"
    assert "count-dice" not in play.options()
    facts += play.do("seat1 take-award silver-star")
    assert brought(facts) == {"stars": 1, "soldiers": 3, "courage": 1, "tools": 1}
    assert "dice-cancelled" not in names(facts)
    assert unit(play).hand == ("silver-star",)


@pytest.mark.rule("T-6")
def test_only_awards_that_are_left_in_the_deck_can_be_chosen() -> None:
    play = normandy()
    set_awards(play, "silver-star", "bronze-star", played=("purple-heart",))
    tally(play, STRAIGHT)
    assert play.options() == ["take-award silver-star", "take-award bronze-star", "count-dice"]


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("straight", ["instead", "besides"])
def test_a_straight_counts_as_dice_when_no_award_is_left(straight: str) -> None:
    play = normandy(straight=straight)
    set_awards(play)
    facts = tally(play, STRAIGHT)
    assert "straight-rolled" in names(facts)
    assert play.asks() == "cancel"


@pytest.mark.rule("T-6")
def test_what_the_sector_and_cards_give_comes_with_the_award_too() -> None:
    play = normandy()
    change(play, soldiers=20, sector="2")
    give_card(play, 1, "usa-scout")
    tally(play, STRAIGHT)
    assert brought(play.do("seat1 take-award silver-star")) == {"courage": 1, "tools": 2}


@pytest.mark.rule("T-6")
def test_an_rwb_that_a_card_counts_as_is_not_given_up_for_the_award() -> None:
    play = normandy(nation_rwb="same")
    change(play, stars=10)
    give_card(play, 1, "command-jacket")
    tally(play, STRAIGHT)
    play.do("seat1 use command-jacket")
    finish_tally(play)
    play.do("seat1 take-award silver-star")
    assert find(play.do("seat1 rally captain"), "specialist-rallied").stars == 7


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("dice", ["Rk Rs W1 W2 Bc Bc", "Rs Rs W1 W2 Bc Bt"])
def test_five_symbols_are_no_straight(dice: str) -> None:
    play = normandy()
    assert "straight-rolled" not in names(tally(play, dice))
    assert play.asks() != "straight"


@pytest.mark.rule("T-6")
def test_each_unit_with_a_straight_chooses_for_itself() -> None:
    play = normandy(seats=2)
    set_awards(play, "silver-star", "bronze-star")
    tally(play, STRAIGHT, 1)
    tally(play, STRAIGHT, 2)
    play.do("seat2 take-award silver-star")
    assert play.options(1) == ["take-award bronze-star", "count-dice"]
    play.do("seat1 take-award bronze-star")
    assert (unit(play, 1).hand, unit(play, 2).hand) == (("bronze-star",), ("silver-star",))
