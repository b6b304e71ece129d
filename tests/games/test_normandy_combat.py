"""Normandy: Combat, A Few Good Men, winning, Vehicles, Victory Points (V-4 to V-8)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.games.normandy.cards.shapes import Specialist, Vehicle
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.badges.module import BadgesPlayer
from beachhead.games.normandy.words.ground_words import LowerDef
from beachhead.kernel.errors import Illegal
from beachhead.kernel.scene import Ref
from tests.games.normandy_fight import (
    at,
    go_on,
    moves,
    offers,
    on_proving_ground,
    proving,
    put,
    reason,
    told,
    troop,
)
from tests.games.normandy_play import (
    award_deck,
    change,
    normandy,
    pass_on,
    place,
    the_game,
    to_next_turn,
    unit,
)
from tests.script import Script, find, names

# V-4: Combat


@pytest.mark.rule("V-4")
@pytest.mark.parametrize(("sector", "defence"), [("1", 2), ("2", 4), ("6", 6)])
def test_combat_costs_soldiers_equal_to_the_def(sector: str, defence: int) -> None:
    play = at("combat", troop(sector, soldiers=30))
    fact = find(play.facts, "fought")
    assert (fact.defence, fact.fire, fact.cites()) == (defence, 0, "V-4")
    assert unit(play).soldiers == 30 - defence
    assert find(play.facts, "lost").cites() == "V-4"


@pytest.mark.rule("V-4")
def test_units_in_one_sector_each_pay_in_full() -> None:
    play = at("combat", troop("2", soldiers=30), troop("2", soldiers=9), troop("1", soldiers=9))
    assert [unit(play, seat).soldiers for seat in (1, 2, 3)] == [26, 5, 7]


@pytest.mark.rule("V-4")
def test_in_mgf_a_die_of_soldiers_is_lost_besides() -> None:
    play = at("combat", troop("8", soldiers=30))
    assert play.pool() == "D"
    facts = play.do("seat1 rolls D4")
    fired = find(facts, "mgf-fired")
    assert (fired.soldiers, fired.cites()) == (4, "V-4")
    assert (find(facts, "fought").defence, find(facts, "fought").fire) == (8, 4)
    assert unit(play).soldiers == 30 - 8 - 4


@pytest.mark.rule("V-4")
def test_each_unit_is_under_fire_for_itself() -> None:
    play = at("combat", troop("8"), troop("8"), troop("1"))
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["D", "D", None]
    play.do("seat2 rolls D6", "seat1 rolls D1")
    assert [unit(play, seat).soldiers for seat in (1, 2, 3)] == [21, 16, 28]


@pytest.mark.rule("V-4")
def test_double_mgf_is_two_dice() -> None:
    play = on_proving_ground("combat", troop("6", soldiers=30))
    assert play.pool() == "DD"
    play.do("seat1 rolls D3 D5")
    assert unit(play).soldiers == 30 - 2 - 8


@pytest.mark.rule("V-4", "T-8")
@pytest.mark.card("bangalore-torpedo")
def test_what_lowers_the_def_does_not_lower_the_mgf() -> None:
    play = at("move", troop("5", hand="bangalore-torpedo"), troop("5"))
    play.do("seat1 stay", "seat2 stay", "seat1 use bangalore-torpedo")
    play.do("seat1 rolls D5", "seat2 rolls D2")
    assert {(fact.seat, fact.defence, fact.fire) for fact in told(play, "fought")} == {
        (0, 0, 5),
        (1, 0, 2),
    }
    assert (unit(play, 1).soldiers, unit(play, 2).soldiers) == (25, 28)


@pytest.mark.rule("V-4")
def test_the_def_is_never_below_nothing() -> None:
    play = at("move", troop("1", hand="bazooka"))
    play.do("seat1 use bazooka")
    assert find(play.facts, "fought").defence == 0
    assert unit(play).soldiers == 30


@pytest.mark.rule("V-4")
def test_the_mgf_is_rolled_before_anything_is_lost() -> None:
    play = at("combat", troop("8", soldiers=8))
    assert (unit(play).soldiers, play.over) == (8, None)
    facts = play.do("seat1 rolls D1")
    assert names(facts)[:2] == ["mgf-fired", "fought"]
    assert play.over and play.over.result == "lost"


@pytest.mark.rule("V-1", "V-4")
@pytest.mark.parametrize("roll", ["D1 D6", "D6 D6"])
def test_special_damage_is_done_on_a_six(roll: str) -> None:
    play = on_proving_ground("combat", troop("6", specialists="usa-scout usa-medic captain"))
    play.do(f"seat1 rolls {roll}")
    assert play.asks() == "forfeit"
    fact = find(play.do("seat1 lose-card captain"), "specialist-lost")
    assert (fact.card, fact.cites()) == ("captain", "V-1")
    assert unit(play).specialists == ("usa-scout", "usa-medic")


@pytest.mark.rule("V-1", "V-4")
def test_the_sector_says_what_the_special_damage_is() -> None:
    cards: dict[str, Any] = {"specialists": "usa-scout", "hand": "field-radio bazooka"}
    play = on_proving_ground("combat", troop("7", **cards))
    play.do("seat1 rolls D6", "seat1 lose-card bazooka")
    assert (unit(play).hand, unit(play).specialists) == (("field-radio",), ("usa-scout",))


@pytest.mark.rule("V-1", "V-4")
def test_without_a_six_or_a_mark_there_is_no_special_damage() -> None:
    play = on_proving_ground("combat", troop("6", specialists="usa-scout"))
    play.do("seat1 rolls D5 D5")
    assert unit(play).specialists == ("usa-scout",)
    plain = at("combat", troop("8", specialists="usa-scout"))
    plain.do("seat1 rolls D6")
    assert unit(plain).specialists == ("usa-scout",)


# V-5: A Few Good Men


@pytest.mark.rule("V-5")
def test_specialists_of_choice_fall_for_the_soldiers_that_are_missing() -> None:
    cards = "usa-scout usa-medic captain lieutenant"
    play = at("combat", troop("2", soldiers=2, specialists=cards))
    assert (play.asks(), unit(play).soldiers) == ("forfeit", 0)
    assert offers(play, "lose-card") == set(cards.split())
    play.do("seat1 lose-card captain")
    assert offers(play, "lose-card") == {"usa-scout", "usa-medic", "lieutenant"}
    fact = find(play.do("seat1 lose-card usa-scout"), "specialist-lost")
    assert (fact.card, fact.cites()) == ("usa-scout", "V-5")
    assert (unit(play).specialists, play.over) == (("usa-medic", "lieutenant"), None)
    assert (unit(play).gone, play.state.gone) == (("usa-scout",), ("captain",))


@pytest.mark.rule("V-5")
def test_with_just_enough_soldiers_no_specialist_falls() -> None:
    play = at("combat", troop("2", soldiers=4, specialists="usa-scout"))
    assert (unit(play).soldiers, unit(play).specialists) == (0, ("usa-scout",))
    assert not play.over


@pytest.mark.rule("V-5")
@pytest.mark.parametrize(
    ("soldiers", "cards"), [(3, ""), (4, ""), (3, "usa-scout"), (0, "usa-scout usa-medic")]
)
def test_a_unit_with_neither_left_is_wiped_out_and_the_game_is_lost(
    soldiers: int, cards: str
) -> None:
    play = at("combat", troop("2", soldiers=soldiers, specialists=cards), troop("1"))
    fact = find(play.facts, "unit-wiped-out")
    assert (fact.seat, fact.cites()) == (0, "V-5")
    assert play.over
    assert (play.over.result, play.over.winners, play.over.rule) == ("lost", (), "V-5")
    specialists = len(cards.split())
    had = {"had": soldiers + specialists, "specialists": specialists, "needed": 5}
    where = {"seat": Ref("seat", 0), "sector": Ref("place", "2")}
    lost = {"loss": "combat", "fire": 0, "cost": 4, "rule": "V-4"}
    assert reason(play) == {**where, **lost, **had}


@pytest.mark.rule("V-5")
def test_the_end_counts_mgf_and_def_of_a_combat_together() -> None:
    """Sector 8 has MGF and DEF 8; a Specialist falls to the MGF already."""
    play = at("combat", troop("8", soldiers=3, specialists="usa-scout usa-medic"))
    play.do("seat1 rolls D4", "seat1 lose-card usa-scout")
    told = reason(play)
    assert (told["loss"], told["fire"], told["cost"]) == ("combat", 4, 12)
    assert (told["had"], told["needed"]) == (5, 13)


@pytest.mark.rule("V-5")
def test_one_left_is_enough() -> None:
    play = at("combat", troop("2", soldiers=3, specialists="usa-scout usa-medic"))
    play.do("seat1 lose-card usa-medic")
    assert (unit(play).soldiers, unit(play).specialists) == (0, ("usa-scout",))
    assert not play.over


@pytest.mark.rule("V-5")
def test_with_the_setting_off_specialists_do_not_step_in() -> None:
    short = troop("2", soldiers=3, specialists="usa-scout usa-medic captain")
    play = at("combat", short, few_good_men=False)
    assert find(play.facts, "unit-wiped-out").seat == 0
    assert not told(play, "specialist-lost")
    assert play.over and play.over.result == "lost"
    assert reason(play)["needed"] == 4  # the Specialists live on without Soldiers


@pytest.mark.rule("V-5")
def test_with_the_setting_off_enough_soldiers_are_still_enough() -> None:
    play = at("combat", troop("2", soldiers=4, specialists="usa-scout"), few_good_men=False)
    assert not play.over


# V-6: winning


@pytest.mark.rule("V-6")
@pytest.mark.parametrize(
    ("soldiers", "cards"), [(14, ""), (13, "usa-scout"), (12, "usa-scout captain")]
)
def test_who_survives_combat_in_the_final_bunker_has_won(soldiers: int, cards: str) -> None:
    play = at("move", troop("9", courage=4, soldiers=soldiers, specialists=cards), turn=8)
    play.do("seat1 move bunker")
    assert not play.over
    facts = play.do("seat1 rolls D1")
    while play.asks() == "forfeit":
        facts = play.do("seat1 lose-card usa-scout")
    assert find(facts, "bunker-taken").cites() == "V-6"
    assert (find(facts, "battle-won").turns, find(facts, "battle-won").cites()) == (8, "V-6")
    assert play.over
    assert (play.over.result, play.over.winners, play.over.rule) == ("won", (0,), "V-6")


@pytest.mark.rule("V-6", "V-5")
def test_who_falls_in_the_final_bunker_has_lost() -> None:
    play = at("move", troop("9", courage=4, soldiers=13))
    play.do("seat1 move bunker", "seat1 rolls D1")
    assert play.over and (play.over.result, play.over.rule) == ("lost", "V-5")


def _first_home(**options: Any) -> Script:
    """The first Unit has just taken the Bunker; the second one is one row below."""
    first = troop("9", courage=5, soldiers=90, stars=9, tools=9)
    play = at("move", first, troop("10", courage=9, soldiers=90), **options)
    play.do("seat1 move bunker", "seat2 stay", "seat1 rolls D1", "seat2 rolls D1")
    assert place(play, 1) == "bunker"
    assert not play.over
    return play


@pytest.mark.rule("V-6")
def test_a_unit_that_is_home_waits_and_does_nothing_more() -> None:
    play = _first_home()
    soldiers = unit(play, 1).soldiers
    assert unit(play, 1).home
    assert not unit(play, 1).dice
    assert (play.pool(1), play.pool(2)) == (None, "RRWWBB")
    turn = play.state.turn
    while play.state.turn == turn:
        assert play.asks(1) is play.pool(1) is None
        pass_on(play)
    assert unit(play, 1).soldiers == soldiers
    assert {fact.seat for fact in told(play, "fought")[2:]} == {1}


@pytest.mark.rule("V-2", "V-7")
@pytest.mark.card("jeep")
def test_who_does_not_advance_twice_is_not_said_to_stay() -> None:
    play = on_proving_ground("move", troop("1", courage=9, tools=9, vehicle="jeep"))
    play.do("seat1 use jeep", "seat1 move 3")
    facts = play.do("seat1 stay")
    assert find(facts, "declined").cites() == "V-2"
    assert "stayed" not in names(facts)


@pytest.mark.rule("V-6", "U-1")
def test_all_have_won_when_the_last_unit_is_home() -> None:
    play = _first_home()
    go_on(play, "move")
    play.do("seat2 move bunker", "seat2 rolls D6")
    assert play.over and (play.over.result, play.over.winners) == ("won", (0, 1))


@pytest.mark.rule("V-6", "U-1")
def test_all_have_lost_when_another_unit_falls() -> None:
    play = _first_home()
    change(play, 2, soldiers=1)
    go_on(play, "over")
    assert play.over and (play.over.result, play.over.winners) == ("lost", ())


@pytest.mark.rule("V-6")
def test_with_fighting_who_waits_fights_on_every_turn() -> None:
    play = _first_home(bunker_wait="fighting")
    assert (play.pool(1), play.pool(2)) == ("RRWWBB", "RRWWBB")
    soldiers = unit(play, 1).soldiers
    go_on(play, "move")
    assert play.asks(1) != "move"  # there is nowhere to go from the Bunker
    go_on(play, "combat")
    assert play.pool(1) == "D"
    play.do("seat1 rolls D2", "seat2 rolls D1")
    assert (place(play, 1), unit(play, 1).soldiers) == ("bunker", soldiers - 12 - 2)
    for _ in range(3):  # longer than in any other sector
        change(play, 2, turns=1)
        to_next_turn(play)
    assert not play.over
    go_on(play, "move")
    play.do("seat2 move bunker", "seat1 rolls D1", "seat2 rolls D1")
    assert play.over and play.over.result == "won"


@pytest.mark.rule("V-6", "V-5")
def test_with_fighting_who_waits_can_still_fall() -> None:
    play = _first_home(bunker_wait="fighting")
    change(play, 1, soldiers=12)
    go_on(play, "combat")
    play.do("seat2 rolls D1", "seat1 rolls D6")
    assert play.over and (play.over.result, play.over.rule) == ("lost", "V-5")


def _gold(*troops: dict[str, Any]) -> Script:
    play = at("move", *troops, map="gold-beach")
    assert len(Ground(the_game().content.maps["gold-beach"]).finals) == 2
    return play


@pytest.mark.rule("V-6", "N-4")
def test_two_units_take_a_bunker_each() -> None:
    play = _gold(troop("12", courage=9, soldiers=90), troop("13", courage=9, soldiers=90))
    play.do("seat1 move bunker1", "seat2 move bunker2")
    go_on(play, "roll")
    assert play.over and play.over.result == "won"


@pytest.mark.rule("V-6", "N-4")
def test_two_units_may_not_take_the_same_bunker() -> None:
    play = _gold(troop("12", courage=9, soldiers=90), troop("12", courage=9, soldiers=90))
    assert "bunker1" in moves(play, 2)
    play.do("seat1 move bunker1")
    assert "bunker1" not in moves(play, 2)
    with pytest.raises(Illegal):
        play.do("seat2 move bunker1")


@pytest.mark.rule("V-6", "N-4")
def test_of_three_units_two_may_take_the_same_bunker() -> None:
    west = troop("12", courage=9, soldiers=90)
    play = _gold(west, west, troop("13", courage=9, soldiers=90))
    play.do("seat1 move bunker1", "seat2 move bunker1", "seat3 move bunker2")
    go_on(play, "roll")
    assert play.over and play.over.result == "won"


@pytest.mark.rule("V-6", "N-4")
@pytest.mark.parametrize(("sector", "bunker"), [("12", "bunker1"), ("13", "bunker2")])
def test_a_lone_unit_needs_only_one_bunker(sector: str, bunker: str) -> None:
    play = _gold(troop(sector, courage=9, soldiers=90))
    play.do(f"seat1 move {bunker}")
    go_on(play, "roll")
    assert play.over and play.over.result == "won"


@pytest.mark.rule("V-6", "N-4")
def test_a_bunker_in_the_middle_is_not_the_end() -> None:
    ground = Ground(the_game().content.maps["mare-fontaine"])
    (middle,) = (sector for sector in ground.sectors if sector.bunker == "middle")
    play = at("move", troop("6", courage=9, soldiers=90), map="mare-fontaine")
    play.do(f"seat1 move {middle.number}")
    to_next_turn(play)
    assert not told(play, "bunker-taken")
    assert (play.over, unit(play).home, play.pool()) == (None, False, "RRWWBB")
    go_on(play, "move")
    assert moves(play) - {"stay"}


@pytest.mark.rule("V-6", "N-4")
def test_one_may_go_around_a_bunker_in_the_middle() -> None:
    ground = Ground(the_game().content.maps["mare-fontaine"])
    (middle,) = (i for i, sector in enumerate(ground.sectors) if sector.bunker == "middle")
    reached, left = set(ground.starts), list(ground.starts)
    while left:
        here = left.pop()
        ways = (*ground.ahead[here], *ground.beside[here])
        found = {to for to in ways if to != middle and (here, to) not in ground.barred} - reached
        reached |= found
        left += found
    assert set(ground.finals) <= reached


@pytest.mark.rule("V-6", "T-8", "N-2")
@pytest.mark.parametrize(("sector", "used"), [("9", False), ("bunker", False), ("6", True)])
def test_what_is_no_use_in_a_bunker_is_no_use_in_the_middle_one(sector: str, used: bool) -> None:
    play = at("move", troop(sector, hand="bangalore-torpedo"), map="mare-fontaine")
    if play.asks() == "move":
        play.do("seat1 stay")
    assert ("use bangalore-torpedo" in play.options()) == used


# V-7: Vehicles


def _vehicle(id: str) -> Vehicle:
    card = the_game().content.by_id[id]
    assert isinstance(card, Vehicle)
    return card


@pytest.mark.rule("V-7")
def test_three_of_the_six_vehicles_are_drawn_at_the_start() -> None:
    play = Script(proving(), 2, map="proving-ground")
    assert play.asks(1) is play.asks(2) is None
    six = play.deck(None)
    assert six and len(six) == 6
    fact = find(play.do(f"table draws {six[4]}"), "vehicle-drawn")
    assert (fact.card, fact.cites()) == (six[4], "V-7")
    assert play.deck(None) == (*six[:4], six[5])
    with pytest.raises(Illegal):
        play.do(f"table draws {six[4]}")
    play.do(f"table draws {six[0]}", f"table draws {six[1]}")
    assert play.deck(None) is None
    assert sorted(play.state.vehicles) == sorted((six[0], six[1], six[4]))
    assert play.asks(1) == "land"


@pytest.mark.rule("V-7")
def test_there_are_vehicles_only_where_the_map_says_so() -> None:
    assert normandy(map="exercise-tiger").state.vehicles == ()
    assert normandy(map="exercise-tiger").deck(None) is None
    assert normandy(map="gold-beach").deck(None) is not None


@pytest.mark.rule("V-7")
def test_with_the_setting_off_there_are_no_vehicles() -> None:
    play = Script(proving(), 2, map="proving-ground", vehicles=False)
    assert (play.deck(None), play.asks(1)) == (None, "land")
    for seat in (1, 2):
        play.do(f"seat{seat} land 1")
    put(play, "rally", troop("1", stars=40, tools=40), troop("1"))
    assert not offers(play, "take-vehicle")


@pytest.mark.rule("V-7")
def test_a_vehicle_is_paid_for_in_stars_and_item_points() -> None:
    card = _vehicle("jeep")
    for stars, tools in ((card.stars - 1, card.tools), (card.stars, card.tools - 1)):
        short = on_proving_ground("rally", troop("1", stars=stars, tools=tools), vehicles="jeep")
        assert "take-vehicle jeep" not in short.options()
    rich = troop("1", stars=card.stars + 1, tools=card.tools + 2)
    play = on_proving_ground("rally", rich, vehicles="jeep")
    fact = find(play.do("seat1 take-vehicle jeep"), "vehicle-taken")
    assert (fact.card, fact.cites()) == ("jeep", "V-7")
    assert (unit(play).stars, unit(play).tools, unit(play).vehicle) == (1, 2, "jeep")


@pytest.mark.rule("V-7")
def test_only_the_vehicles_that_were_drawn_can_be_taken() -> None:
    rich = troop("1", stars=40, tools=40)
    play = on_proving_ground("rally", rich, vehicles="half-track jeep medium-tank")
    assert offers(play, "take-vehicle") == {"half-track", "jeep", "medium-tank"}
    with pytest.raises(Illegal):
        play.do("seat1 take-vehicle universal-carrier")


@pytest.mark.rule("V-7")
def test_one_vehicle_for_a_unit_and_first_come_first_served() -> None:
    rich = troop("1", stars=40, tools=40)
    play = on_proving_ground("rally", rich, rich, vehicles="jeep medium-tank")
    play.do("seat2 take-vehicle jeep")
    assert offers(play, "take-vehicle", 1) == {"medium-tank"}
    assert offers(play, "take-vehicle", 2) == set()
    with pytest.raises(Illegal):
        play.do("seat1 take-vehicle jeep")
    play.do("seat1 take-vehicle medium-tank")
    assert (unit(play, 1).vehicle, unit(play, 2).vehicle) == ("medium-tank", "jeep")


@pytest.mark.rule("V-7", "T-7")
def test_a_vehicle_is_neither_a_specialist_nor_an_item() -> None:
    rich = troop("1", stars=40, tools=40)
    play = on_proving_ground("rally", rich, vehicles="jeep")
    play.do("seat1 take-vehicle jeep", "seat1 rally captain", "seat1 find bazooka")
    assert (unit(play).specialists, unit(play).hand) == (("captain",), ("bazooka",))
    entering = on_proving_ground("move", troop("1", courage=1, vehicle="jeep"))
    entering.do("seat1 move 4")
    assert unit(entering).vehicle == "jeep"
    short = at("combat", troop("2", soldiers=3, vehicle="jeep"))
    assert short.over and short.over.rule == "V-5"


@pytest.mark.rule("V-7", "V-4")
@pytest.mark.parametrize(("roll", "left"), [("D5", "universal-carrier"), ("D6", None)])
def test_a_vehicle_is_lost_on_a_six_of_an_mgf(roll: str, left: str | None) -> None:
    play = at("combat", troop("8", vehicle="universal-carrier"))
    facts = play.do(f"seat1 rolls {roll}")
    assert unit(play).vehicle == left
    assert ("vehicle-lost" in names(facts)) == (left is None)
    if left is None:
        assert find(facts, "vehicle-lost").cites() == "V-7"


@pytest.mark.rule("V-7", "V-4")
def test_any_six_of_a_double_mgf_destroys_a_vehicle() -> None:
    play = on_proving_ground("combat", troop("6", vehicle="universal-carrier"))
    play.do("seat1 rolls D1 D6")
    assert unit(play).vehicle is None


@pytest.mark.rule("V-7", "V-3")
@pytest.mark.parametrize(("roll", "left"), [("D5", "jeep"), ("D6", None)])
def test_a_vehicle_is_lost_on_a_six_of_land_mines(roll: str, left: str | None) -> None:
    play = at("move", troop("2", visited="1", vehicle="jeep"))
    play.do("seat1 move 3", f"seat1 rolls {roll}")
    assert unit(play).vehicle == left


@pytest.mark.rule("V-7")
def test_a_vehicle_serves_every_turn_until_it_is_lost() -> None:
    tank = _vehicle("medium-tank")
    by = sum(effect.by for effect in tank.effects if isinstance(effect, LowerDef))
    play = at("combat", troop("8", soldiers=90, vehicle="medium-tank"))
    play.do("seat1 rolls D1")
    go_on(play, "combat")
    play.do("seat1 rolls D6")
    go_on(play, "combat")
    play.do("seat1 rolls D1")
    # On the 6 it is destroyed before the DEF is met.
    assert by > 0
    assert [fact.defence for fact in told(play, "fought")] == [8 - by, 8, 8]


@pytest.mark.rule("V-7")
def test_a_lost_vehicle_does_not_come_back_but_another_can_be_taken() -> None:
    rich = troop("6", vehicle="jeep", soldiers=90, stars=40, tools=40)
    play = on_proving_ground("combat", rich, vehicles="medium-tank")
    play.do("seat1 rolls D1 D6")
    go_on(play, "rally")
    assert offers(play, "take-vehicle") == {"medium-tank"}


# V-8: Victory Points


def _of_cost(cost: int) -> str:
    cards: tuple[Specialist, ...] = the_game().content.of_type(Specialist)
    return next(card.id for card in cards if card.cost == cost)


def _won(*troops: dict[str, Any], turn: int, **options: Any) -> Script:
    """Everybody is in the Bunker, and the guns show a 1."""
    given = {"victory_points": True} | options
    play = at("combat", *troops, turn=turn, **given)
    for seat in range(1, len(troops) + 1):
        play.do(f"seat{seat} rolls D1")
    assert play.over and play.over.result == "won"
    return play


def _par() -> int:
    par: int = the_game().content.maps["exercise-tiger"].par
    return par


@pytest.mark.rule("V-8")
def test_without_the_setting_nobody_counts_points() -> None:
    play = _won(troop("bunker"), turn=1, victory_points=False)
    assert play.over and play.over.scores == (0,)
    assert not told(play, "scored")


@pytest.mark.rule("V-8")
def test_each_soldier_is_worth_two() -> None:
    play = _won(troop("bunker", soldiers=12 + 1 + 7), turn=_par())
    assert play.over and play.over.scores == (14,)
    assert (find(play.facts, "scored").points, find(play.facts, "scored").cites()) == (14, "V-8")


@pytest.mark.rule("V-8")
@pytest.mark.parametrize(("cost", "points"), [(3, 5), (5, 5), (6, 10), (10, 10)])
def test_specialists_are_worth_five_and_from_a_cost_of_six_ten(cost: int, points: int) -> None:
    play = _won(troop("bunker", specialists=_of_cost(cost)), turn=_par())
    assert play.over and play.over.scores == (2 * unit(play).soldiers + points,)


@pytest.mark.rule("V-8")
def test_each_unused_award_is_worth_five_and_items_nothing() -> None:
    hand = "silver-star bazooka victoria-cross"
    play = _won(troop("bunker", soldiers=14, hand=hand), turn=_par())
    assert play.over and play.over.scores == (2 + 5 + 5,)


@pytest.mark.rule("V-8")
@pytest.mark.parametrize(("under", "points"), [(4, 12), (1, 3), (0, 0), (-3, 0)])
def test_each_turn_under_par_is_worth_three(under: int, points: int) -> None:
    play = _won(troop("bunker", soldiers=14), turn=_par() - under)
    assert play.over and play.over.scores == (2 + points,)


@pytest.mark.rule("V-8")
def test_there_is_one_total_for_all_units() -> None:
    first = troop("bunker", soldiers=12 + 1 + 3, specialists="usa-scout", hand="silver-star")
    play = _won(first, troop("bunker", soldiers=12 + 1 + 4, specialists="captain"), turn=_par() - 2)
    total = (2 * 3 + 5 + 5) + (2 * 4 + 10) + 2 * 3
    assert play.over and play.over.scores == (total, total)


@pytest.mark.rule("V-8")
def test_units_that_came_home_earlier_count_as_well() -> None:
    play = _first_home(victory_points=True)
    change(play, 1, soldiers=5)
    go_on(play, "move")
    change(play, 2, soldiers=16)
    play.set(turn=_par())
    play.do("seat2 move bunker", "seat2 rolls D1")
    assert play.over and play.over.scores == (16, 16)


@pytest.mark.rule("V-8", "D-2")
def test_with_badge_of_honor_each_badge_costs_ten() -> None:
    hand = "combat-medic silver-star"
    honor = {"badges": True, "badge_of_honor": True}
    drew = {"hand": hand, "badges": BadgesPlayer(drawn=2)}
    play = _won(troop("bunker", soldiers=33, **drew), turn=_par(), **honor)
    assert play.over and play.over.scores == (40 + 5 - 20,)
    without = _won(troop("bunker", soldiers=33, **drew), turn=_par(), badges=True)
    assert without.over and without.over.scores == (40 + 5,)


@pytest.mark.rule("V-8", "D-2")
def test_the_total_may_be_below_nothing() -> None:
    honor = {"badges": True, "badge_of_honor": True}
    drawn = BadgesPlayer(drawn=2)
    play = _won(troop("bunker", soldiers=14, badges=drawn), turn=_par(), **honor)
    assert play.over and play.over.scores == (2 - 20,)


@pytest.mark.rule("V-8", "T-9")
def test_a_used_award_counts_no_more() -> None:
    play = at("move", troop("9", courage=4, hand="victoria-cross"), turn=1, victory_points=True)
    play.do("seat1 use victoria-cross")
    assert unit(play).hand == ()
    assert award_deck(play).played == ("victoria-cross",)
