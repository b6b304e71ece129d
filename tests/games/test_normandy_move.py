"""Normandy: what sectors are like, moving, Land Mines (V-1 to V-3)."""

from __future__ import annotations

import pytest

from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import write_die
from beachhead.kernel.scene import Ref
from tests.games.normandy_fight import (
    at,
    go_on,
    moves,
    offers,
    on_proving_ground,
    proving,
    reason,
    told,
    troop,
)
from tests.games.normandy_play import (
    NOTHING,
    all_of,
    award_deck,
    brought,
    change,
    normandy,
    place,
    throw,
    to_next_turn,
    to_phase,
    unit,
)
from tests.games.normandy_whole import wholes
from tests.script import Script, find

# V-1: sectors


@pytest.mark.rule("V-1")
def test_a_sector_that_requires_a_specialist_is_closed_without_him() -> None:
    play = at("move", troop("2", courage=9, specialists="usa-scout captain"))
    assert moves(play) == {"stay", "3", "4"}
    with pytest.raises(Illegal):
        play.do("seat1 move 5")


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("nation", ["usa", "uk", "canada", "france", "shaef", "poland"])
def test_it_is_the_title_that_opens_a_sector_whatever_the_nation(nation: str) -> None:
    corporal = troop("2", courage=9, specialists=f"{nation}-corporal")
    play = at("move", corporal, nation_1=nation)
    assert moves(play) == {"stay", "3", "4", "5"}


@pytest.mark.rule("V-1")
def test_a_sideways_step_needs_the_required_specialist_too() -> None:
    assert moves(at("move", troop("4", visited="1 2", courage=9))) == {"stay", "7"}
    corporal = troop("4", visited="1 2", courage=9, specialists="usa-corporal")
    assert moves(at("move", corporal)) == {"stay", "5", "7"}


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(("sector", "card"), [("2", "usa-scout"), ("3", "usa-sharpshooter")])
def test_the_specialist_of_a_sector_is_taken_for_nothing(sector: str, card: str) -> None:
    play = at("rally", troop(sector))
    assert play.options() == ["done", f"take {card}"]
    fact = find(play.do(f"seat1 take {card}"), "card-taken")
    assert (fact.card, fact.cites()) == (card, "V-1")
    assert unit(play).specialists == (card,)


@pytest.mark.rule("V-1", "T-7")
def test_a_free_specialist_leaves_the_rally_of_the_turn() -> None:
    play = at("rally", troop("2", stars=4))
    play.do("seat1 take usa-scout")
    assert unit(play).stars == 4
    assert "take usa-scout" not in play.options()
    play.do("seat1 rally usa-corporal")
    assert unit(play).specialists == ("usa-scout", "usa-corporal")
    assert not offers(play, "rally")


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("fields", [{"specialists": "usa-scout"}, {"gone": "usa-scout"}])
def test_who_is_there_or_was_lost_is_not_free_again(fields: dict[str, str]) -> None:
    play = at("rally", troop("2", stars=9, **fields))
    assert not offers(play, "take")


@pytest.mark.rule("V-1")
def test_entering_costs_a_specialist_of_the_owners_choice() -> None:
    play = at("move", troop("4", courage=2, specialists="usa-scout usa-medic captain"))
    play.do("seat1 move 7")
    assert play.asks() == "forfeit"
    assert offers(play, "lose-card") == {"usa-scout", "usa-medic", "captain"}
    fact = find(play.do("seat1 lose-card usa-medic"), "specialist-lost")
    assert (fact.card, fact.cites()) == ("usa-medic", "V-1")
    assert (unit(play).specialists, unit(play).gone) == (("usa-scout", "captain"), ("usa-medic",))


@pytest.mark.rule("V-1")
def test_who_has_no_specialist_to_lose_loses_nothing() -> None:
    play = at("move", troop("4", courage=2, soldiers=30))
    play.do("seat1 move 7")
    assert not told(play, "specialist-lost")
    assert (place(play), unit(play).soldiers, play.pool()) == ("7", 30, "D")


@pytest.mark.rule("V-1")
def test_entering_costs_an_item_of_the_owners_choice() -> None:
    play = on_proving_ground("move", troop("1", courage=1, hand="bazooka silver-star flak-vest"))
    play.do("seat1 move 4")
    assert offers(play, "lose-card") == {"bazooka", "flak-vest"}  # an Award is no Item
    fact = find(play.do("seat1 lose-card bazooka"), "item-lost")
    assert fact.cites() == "V-1"
    assert unit(play).hand == ("silver-star", "flak-vest")
    without = on_proving_ground("move", troop("1", courage=1, hand="silver-star"))
    without.do("seat1 move 4")
    assert unit(without).hand == ("silver-star",)


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(("stars", "left"), [(5, 3), (1, 0), (0, 0)])
def test_entering_costs_resources_as_far_as_they_are_there(stars: int, left: int) -> None:
    play = on_proving_ground("move", troop("2", courage=1, stars=stars))
    play.do("seat1 move 5")
    assert unit(play).stars == left


@pytest.mark.rule("V-1")
def test_entering_may_bring_an_award() -> None:
    play = on_proving_ground("move", troop("2", courage=1))
    play.do("seat1 move 5")
    assert play.deck() == award_deck(play).cards
    fact = find(play.do("seat1 draws silver-star"), "card-drawn")
    assert (fact.card, fact.cites()) == ("silver-star", "V-1")
    assert unit(play).hand == ("silver-star",)


@pytest.mark.rule("V-1")
def test_entering_may_bring_resources_once() -> None:
    play = on_proving_ground("move", troop("5", courage=1))
    play.do("seat1 move 8", "seat1 rolls D1")
    assert (unit(play).stars, unit(play).courage, unit(play).tools) == (1, 2, 3)
    play.facts = []
    to_next_turn(play)
    go_on(play, "move")
    assert brought(play.facts) == {}


@pytest.mark.rule("V-1")
def test_a_gift_of_soldiers_is_rolled_after_the_losses_of_entering() -> None:
    play = at("move", troop("9", soldiers=30, specialists="usa-scout usa-medic"))
    play.do("seat1 move 10", "seat1 lose-card usa-scout")
    assert play.pool() == "D"
    facts = play.do("seat1 rolls D5")
    assert find(facts, "soldiers-rolled").cites() == "V-1"
    assert unit(play).soldiers == 35


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(
    ("sector", "gift"), [("2", {"courage": 1}), ("3", {"stars": 1}), ("5", {"tools": 1}), ("1", {})]
)
def test_some_sectors_give_something_every_turn(sector: str, gift: dict[str, int]) -> None:
    play = at("upkeep", troop(sector, dice=NOTHING))
    assert brought(play.facts) == gift
    assert {fact.cites() for fact in told(play, "gained")} <= {"V-1"}
    play.facts = []
    to_next_turn(play)
    go_on(play, "move")
    assert brought(play.facts) == gift


@pytest.mark.rule("V-1")
def test_what_a_sector_gives_every_turn_it_does_not_give_on_entering() -> None:
    play = at("move", troop("1", courage=1))
    play.do("seat1 move 2")
    assert not told(play, "gained")


@pytest.mark.rule("V-1", "T-2")
def test_without_locking_all_dice_are_free() -> None:
    play = at("roll", troop("7"))
    throw(play, "Rk Rk Ws Ws B1 B1")
    assert play.asks() == "reroll"
    play.do("seat1 reroll Rk Rk Ws Ws B1 B1")
    assert play.pool() == "RRWWBB"
    elsewhere = at("roll", troop("9"))
    throw(elsewhere, "Rk Rk Ws Ws B1 B1")
    assert elsewhere.asks() == "lock"


@pytest.mark.rule("V-1", "T-2")
@pytest.mark.parametrize(
    ("colour", "pool"), [("red", "RWWBB"), ("white", "RRWBB"), ("blue", "RRWWB")]
)
def test_with_only_five_dice_the_player_chooses_the_colour_that_stays_out(
    colour: str, pool: str
) -> None:
    play = at("roll", troop("8"))
    assert play.options() == ["sit-out red", "sit-out white", "sit-out blue"]
    fact = find(play.do(f"seat1 sit-out {colour}"), "dice-stay-out")
    assert fact.cites() == "V-1"
    assert play.pool() == pool
    throw(play, " ".join(letter + "s" for letter in pool))
    assert all(len(option.split()) == 3 for option in play.options())  # two of them are locked


@pytest.mark.rule("V-1")
def test_where_no_items_are_found_specialists_are_still_rallied() -> None:
    play = at("rally", troop("9", tools=40, stars=40))
    assert not offers(play, "find")
    assert offers(play, "rally")
    assert offers(at("rally", troop("10", tools=40)), "find")


@pytest.mark.rule("V-1")
def test_where_no_specialists_are_rallied_items_are_still_found() -> None:
    play = on_proving_ground("rally", troop("7", tools=40, stars=40))
    assert not offers(play, "rally")
    assert offers(play, "find")
    assert offers(on_proving_ground("rally", troop("6", stars=40)), "rally")


@pytest.mark.rule("V-1", "V-2")
def test_in_a_cant_stay_sector_a_unit_fights_once_and_goes_on() -> None:
    play = at("move", troop("2", courage=9, soldiers=90))
    play.do("seat1 move 4")
    assert find(play.facts, "fought").defence == 6
    go_on(play, "move")
    assert unit(play).turns == 2
    assert moves(play) == {"7"}
    with pytest.raises(Illegal):
        play.do("seat1 stay")


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(("turns", "stays"), [(1, True), (2, True), (3, False)])
def test_some_sectors_let_a_unit_stay_two_turns(turns: int, stays: bool) -> None:
    play = on_proving_ground("move", troop("4", courage=1, turns=turns))
    assert ("stay" in moves(play)) == stays


@pytest.mark.rule("V-1")
def test_where_there_is_room_for_one_unit_the_first_to_come_has_it() -> None:
    play = on_proving_ground("move", troop("1", courage=1), troop("1", courage=1))
    assert moves(play, 1) == moves(play, 2) == {"stay", "3", "4"}
    play.do("seat2 move 3")
    assert moves(play, 1) == {"stay", "4"}
    with pytest.raises(Illegal):
        play.do("seat1 move 3")


@pytest.mark.rule("V-1")
def test_the_room_is_free_again_when_that_unit_has_left() -> None:
    play = on_proving_ground("move", troop("3", courage=1), troop("1", courage=1))
    assert moves(play, 2) == {"stay", "4"}
    play.do("seat1 move 6")
    assert moves(play, 2) == {"stay", "3", "4"}


@pytest.mark.rule("V-1")
def test_two_units_may_be_in_any_other_sector() -> None:
    play = at("move", troop("1", courage=1), troop("1", courage=1))
    play.do("seat1 move 2", "seat2 move 2")
    assert place(play, 1) == place(play, 2) == "2"


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(
    ("sector", "open"),
    [("1", {"3", "4"}), ("2", {"4", "5"}), ("4", {"3", "5", "7"}), ("7", {"6", "bunker"})],
)
def test_a_barrier_lets_nobody_pass_from_either_side(sector: str, open: set[str]) -> None:
    assert moves(on_proving_ground("move", troop(sector, courage=9))) == {"stay", *open}


@pytest.mark.rule("V-1", "T-8")
def test_who_advances_past_barriers_does_not_step_sideways_over_them() -> None:
    def leaping(sector: str) -> set[str]:
        there = troop(sector, courage=9, now=("grappling-hooks.1",))  # the leap alone
        return moves(on_proving_ground("move", there))

    assert leaping("4") == {"stay", "3", "5", "6", "7", "8"}
    assert leaping("7") == {"stay", "6", "bunker"}


@pytest.mark.rule("V-1", "U-2")
def test_each_unit_chooses_its_start_sector_before_the_first_turn() -> None:
    play = Script(proving(), 2, map="proving-ground", vehicles=False)
    assert (play.state.turn, play.asks(1), play.asks(2)) == (0, "land", "land")
    assert play.options(1) == play.options(2) == ["land 1", "land 2"]
    fact = find(play.do("seat2 land 2"), "landed")
    assert (fact.seat, fact.sector, fact.cites()) == (1, "2", "V-1")
    assert play.options(1) == ["land 1"]  # the other start sector has room for one Unit
    play.do("seat1 land 1")
    assert (place(play, 1), place(play, 2), play.state.turn) == ("1", "2", 1)
    assert (play.pool(1), play.pool(2)) == ("RRWWBB", "RRWWBB")


@pytest.mark.rule("V-1")
def test_every_unit_starts_with_what_the_map_gives() -> None:
    play = Script(proving(), 2, map="proving-ground", vehicles=False)
    for who in wholes(play.state):
        assert (who.soldiers, who.stars, who.courage, who.tools) == (5, 0, 0, 2)


@pytest.mark.rule("V-1")
def test_with_one_start_sector_the_first_turn_begins_at_once() -> None:
    play = normandy(seats=2)
    assert (play.state.turn, place(play, 1), place(play, 2)) == (1, "1", "1")


# V-2: moving


@pytest.mark.rule("V-2")
def test_a_unit_fights_three_times_in_its_first_sector_then_it_must_move() -> None:
    play = normandy()
    change(play, soldiers=30, courage=9)
    for turn in (1, 2, 3):
        go_on(play, "move")
        assert (play.state.turn, unit(play).turns) == (turn, turn)
        assert find(play.do("seat1 stay"), "stayed").cites() == "V-2"
    assert len(told(play, "fought")) == 3
    go_on(play, "move")
    assert moves(play) == {"2", "3"}


@pytest.mark.rule("V-2")
def test_a_unit_fights_three_times_in_a_sector_that_it_entered() -> None:
    play = at("move", troop("1", soldiers=90, courage=9))
    play.do("seat1 move 2")
    for turns in (2, 3):
        go_on(play, "move")
        assert (unit(play).turns, "stay" in moves(play)) == (turns, True)
        play.do("seat1 stay")
    assert [fact.defence for fact in told(play, "fought")] == [4, 4, 4]
    go_on(play, "move")
    assert (unit(play).turns, moves(play)) == (4, {"3", "4"})


@pytest.mark.rule("V-2")
def test_a_unit_moves_one_sector_a_turn() -> None:
    play = at("move", troop("1", courage=9))
    play.do("seat1 move 2")
    assert (play.state.turn, play.pool()) == (2, "RRWWBB")  # Combat is over already


@pytest.mark.rule("V-2")
@pytest.mark.parametrize(
    ("sector", "to", "courage"),
    [("1", "2", 1), ("2", "4", 2), ("4", "7", 2), ("8", "10", 3), ("9", "bunker", 4)],
)
def test_advancing_costs_the_courage_of_the_row(sector: str, to: str, courage: int) -> None:
    short = at("move", troop(sector, courage=courage - 1))
    assert to not in moves(short)
    play = at("move", troop(sector, courage=courage + 2, soldiers=90))
    fact = find(play.do(f"seat1 move {to}"), "advanced")
    assert (fact.sector, fact.courage, fact.cites()) == (to, courage, "V-2")
    assert unit(play).courage == 2


@pytest.mark.rule("V-2")
def test_sideways_is_free() -> None:
    play = at("move", troop("7", courage=0))
    assert moves(play) == {"stay", "8"}
    fact = find(play.do("seat1 move 8"), "moved-sideways")
    assert (fact.sector, fact.cites()) == ("8", "V-2")
    assert (place(play), unit(play).courage, unit(play).turns) == ("8", 0, 1)


@pytest.mark.rule("V-2")
def test_there_is_no_way_back() -> None:
    assert moves(at("move", troop("4", courage=9))) == {"stay", "7"}
    for sector, below in (("4", "2"), ("9", "7"), ("2", "1")):
        with pytest.raises(Illegal):
            at("move", troop(sector, courage=9)).do(f"seat1 move {below}")


@pytest.mark.rule("V-2")
def test_no_sector_is_entered_a_second_time() -> None:
    play = at("move", troop("7", courage=9, soldiers=90))
    play.do("seat1 move 8")
    go_on(play, "move")
    assert moves(play) == {"stay", "10"}


@pytest.mark.rule("V-2")
def test_only_sectors_that_lie_next_to_each_other_are_on_offer() -> None:
    with pytest.raises(Illegal):
        at("move", troop("1", courage=9)).do("seat1 move 4")
    with pytest.raises(Illegal):
        at("move", troop("4", courage=9)).do("seat1 move 8")


@pytest.mark.rule("V-2")
def test_a_unit_that_may_stay_and_cannot_go_stays() -> None:
    play = at("move", troop("4", turns=1))
    assert (place(play), play.state.turn) == ("4", 2)
    assert not play.over


@pytest.mark.rule("V-2")
@pytest.mark.parametrize(("sector", "turns", "visited"), [("4", 2, ""), ("2", 4, "3")])
def test_a_unit_that_must_move_and_cannot_is_lost(sector: str, turns: int, visited: str) -> None:
    play = at("move", troop(sector, turns=turns, visited=visited), troop("1", courage=5))
    play.do("seat2 stay")
    fact = find(play.facts, "unit-stuck")
    assert (fact.seat, fact.cites()) == (0, "V-2")
    assert play.over
    assert (play.over.result, play.over.winners, play.over.rule) == ("lost", (), "V-2")
    assert (reason(play)["seat"], reason(play)["sector"]) == (Ref("seat", 0), Ref("place", sector))
    assert (reason(play)["why"], reason(play)["courage"]) == ("courage", 0)
    with pytest.raises(Illegal):
        play.do("seat2 rolls Rk Rk Wk Wk Bk Bk")


def _blocked() -> Script:
    """The second Unit must leave sector 4 and can only go to 3, where the first one is."""
    return on_proving_ground("move", troop("3", courage=1), troop("4", turns=3, visited="2 5"))


@pytest.mark.rule("V-2")
def test_a_unit_that_only_another_unit_blocks_waits_until_that_one_has_moved() -> None:
    play = _blocked()
    assert (play.asks(1), play.asks(2), play.over) == ("move", None, None)
    play.do("seat1 move 6")
    assert moves(play, 2) == {"3"}
    play.do("seat2 move 3")
    assert (place(play, 1), place(play, 2)) == ("6", "3")


@pytest.mark.rule("V-2")
def test_a_unit_that_another_unit_keeps_blocking_is_lost() -> None:
    play = _blocked()
    facts = play.do("seat1 stay")
    assert find(facts, "unit-stuck").seat == 1
    assert play.over and play.over.rule == "V-2"
    rich = on_proving_ground("move", troop("3"), troop("1", courage=5, turns=9, visited="4"))
    rich.do("seat1 stay")
    assert (reason(rich)["seat"], reason(rich)["why"]) == (Ref("seat", 1), "closed")


@pytest.mark.rule("V-2")
def test_a_unit_makes_way_with_a_sideways_step_too() -> None:
    first = troop("3", turns=4, visited="1")
    play = on_proving_ground("move", first, troop("4", turns=3, visited="2 5"))
    assert (moves(play, 1), play.asks(2)) == ({"4"}, None)
    play.do("seat1 move 4")
    assert moves(play, 2) == {"3"}


# V-3: Land Mines


@pytest.mark.rule("V-3")
@pytest.mark.parametrize(
    ("sector", "to", "visited"),
    [
        ("2", "3", "1"),
        ("3", "2", "1"),
        ("5", "7", "2"),
        ("5", "8", "2"),
        ("7", "9", "4"),
        ("8", "10", "6"),
    ],
)
def test_crossing_land_mines_costs_a_die_of_soldiers(sector: str, to: str, visited: str) -> None:
    play = at("move", troop(sector, visited=visited, courage=9, soldiers=30))
    play.do(f"seat1 move {to}")
    assert play.pool() == "D"
    facts = play.do("seat1 rolls D4")
    fact = find(facts, "mines-exploded")
    assert (fact.soldiers, fact.cites()) == (4, "V-3")
    assert [write_die(die) for die in fact.thrown()] == ["D4"]
    lost = all_of(facts, "lost")[0]
    assert (lost.resource, lost.amount, lost.cites()) == ("soldiers", 4, "V-3")


@pytest.mark.rule("V-3")
@pytest.mark.parametrize(("sector", "to"), [("1", "2"), ("4", "7"), ("7", "8"), ("9", "bunker")])
def test_other_borders_are_not_mined(sector: str, to: str) -> None:
    play = at("move", troop(sector, courage=9))
    play.do(f"seat1 move {to}")
    assert not told(play, "mines-exploded")
    go_on(play, "roll")
    assert not told(play, "mines-exploded")


@pytest.mark.rule("V-3")
def test_the_mines_come_before_what_the_sector_does() -> None:
    play = at("move", troop("8", courage=3, specialists="usa-scout usa-medic"))
    play.do("seat1 move 10")
    assert play.pool() == "D"
    play.do("seat1 rolls D2")
    assert play.asks() == "forfeit"
    play.do("seat1 lose-card usa-scout", "seat1 rolls D3")
    assert [fact.cites() for fact in told(play, "soldiers-rolled")] == ["V-1"]


@pytest.mark.rule("V-3", "V-5")
def test_specialists_fall_to_the_mines_where_soldiers_are_short() -> None:
    cards = "usa-scout usa-medic captain"
    play = at("move", troop("2", visited="1", soldiers=2, specialists=cards))
    play.do("seat1 move 3", "seat1 rolls D3")
    assert offers(play, "lose-card") == set(cards.split())
    facts = play.do("seat1 lose-card captain")
    assert find(facts, "specialist-lost").cites() == "V-5"


@pytest.mark.rule("V-3", "V-5")
def test_mines_can_wipe_a_unit_out() -> None:
    play = at("move", troop("2", visited="1", soldiers=3))
    facts = play.do("seat1 move 3", "seat1 rolls D3")
    assert find(facts, "unit-wiped-out").cites() == "V-5"
    assert play.over and play.over.result == "lost"
    assert (reason(play)["loss"], reason(play)["cost"], reason(play)["needed"]) == ("mines", 3, 4)


@pytest.mark.rule("V-5", "V-3")
@pytest.mark.parametrize("face", [3, 4])
def test_soldiers_that_come_later_do_not_bring_a_unit_back(face: int) -> None:
    """From 8 over Land Mines to 10, which gives 1d6 Soldiers: with nobody left it is too late."""
    play = normandy()
    change(play, 1, sector="8", soldiers=3, courage=9, turns=1)
    to_phase(play, "move")
    change(play, 1, soldiers=3, specialists=())
    play.do("seat1 move 10", f"seat1 rolls D{face}")
    assert play.over is not None
    assert (play.over.result, play.over.rule) == ("lost", "V-5")


@pytest.mark.rule("V-5", "V-3")
def test_a_unit_with_somebody_left_gets_what_comes_later() -> None:
    play = normandy()
    change(play, 1, sector="8", soldiers=3, courage=9, turns=1)
    to_phase(play, "move")
    change(play, 1, soldiers=3, specialists=())
    play.do("seat1 move 10", "seat1 rolls D2")
    assert play.over is None
    assert play.pool(1) == "D"
