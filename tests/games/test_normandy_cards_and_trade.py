"""Normandy: Units, rallying and finding, using cards, trade and Awards (U-1, U-3, T-7 to T-9)."""

from __future__ import annotations

import pytest

from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.state import Phase
from beachhead.games.normandy.turn.trade import MOST_GIFTS
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from tests.games.normandy_play import (
    NOTHING,
    PLAIN,
    STRAIGHT,
    all_of,
    award_deck,
    change,
    finish_tally,
    give_card,
    normandy,
    pass_on,
    set_awards,
    starting,
    tally,
    the_game,
    to_next_turn,
    to_phase,
    unit,
)
from tests.games.normandy_whole import whole, wholes
from tests.script import Script, find, names

RANKING = {"major", "colonel", "sergeant-major", "forward-observer", "lieutenant", "captain"}
UNIQUE = {"field-surgeon", "frogman", "regimental-commander", "beachmaster"}
LEADERSHIP = "Rs R1 Ws W1 Bs Bc"
SPECIAL_FIND = "Rt R1 Wt W1 Bt Bc"


def rich(seats: int = 1, **options: object) -> Script:
    """Units that can pay for whatever they like."""
    play = normandy(seats, nation_rwb="same", **options)
    for seat in range(1, seats + 1):
        change(play, seat, soldiers=30, stars=30, courage=10, tools=60)
    return play


def rallying(play: Script, seat: int = 1) -> list[str]:
    """The Specialists on offer."""
    return starting(play.options(seat), "rally")


def finding(play: Script, seat: int = 1) -> list[str]:
    """The Items on offer."""
    return starting(play.options(seat), "find")


def to_phase_of_next_turn(play: Script, phase: Phase) -> None:
    """Play on to the same phase, or another, of the next turn."""
    to_next_turn(play)
    to_phase(play, phase)


# U-1: Units


@pytest.mark.rule("U-1")
def test_one_to_four_units_storm_a_map_or_six_with_shaef() -> None:
    assert list(BaseGame.seats) == [1, 2, 3, 4]
    options = read_options(the_game(), {})
    assert [n for n in range(9) if not table_faults(the_game(), options, n)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("U-1")
def test_the_seats_get_the_nations_in_order_unless_they_choose() -> None:
    play = normandy(4)
    assert [found.nation for found in wholes(play.state)] == ["usa", "uk", "canada", "france"]
    play = normandy(2, nation_1="france", nation_2="canada")
    assert [found.nation for found in wholes(play.state)] == ["france", "canada"]


@pytest.mark.rule("U-1")
def test_two_units_of_one_nation_are_refused() -> None:
    options = read_options(the_game(), {"nation_1": "uk"})
    (fault,) = table_faults(the_game(), options, 2)
    assert (fault.code, fault.args_by_name["nation"]) == ("nation-twice", Ref("nation", "uk"))
    assert fault.args_by_name["rule"] == "U-1"
    assert not table_faults(the_game(), options, 1)  # the second Unit does not play
    options = read_options(the_game(), {"nation_1": "uk", "nation_2": "usa"})
    assert not table_faults(the_game(), options, 4)


@pytest.mark.rule("U-1")
def test_only_nations_of_the_content_can_be_played() -> None:
    with pytest.raises(Problem):
        read_options(the_game(), {"nation_1": "atlantis"})


@pytest.mark.rule("U-1")
def test_a_unit_starts_with_what_the_map_says_and_no_cards() -> None:
    for found in wholes(normandy(2).state):
        assert [getattr(found, name) for name in RESOURCES] == [4, 0, 0, 0]
        assert (found.specialists, found.hand, found.vehicle) == ((), (), None)


@pytest.mark.rule("U-1")
def test_everybody_loses_when_one_unit_does() -> None:
    play = normandy(3)
    change(play, 2, soldiers=1)
    while not play.over:
        pass_on(play)
    assert find(play.facts, "unit-wiped-out").seat == 1
    assert (play.over.result, play.over.winners) == ("lost", ())
    with pytest.raises(Illegal):
        play.do("seat1 rolls " + NOTHING)


@pytest.mark.rule("U-1")
def test_everybody_wins_when_the_last_unit_is_there() -> None:
    play = normandy(2)
    change(play, 1, soldiers=60, sector="bunker")
    change(play, 2, soldiers=60, courage=4, sector="9")
    to_next_turn(play)
    assert not play.over
    to_phase(play, "move")
    play.do("seat2 move bunker")
    while not play.over:
        pass_on(play)
    assert (play.over.result, play.over.winners) == ("won", (0, 1))


def waiting(play: Script) -> list[int]:
    """The seats that have something to decide or to roll."""
    asked = ((seat, play.asks(seat) or play.pool(seat)) for seat in (1, 2))
    return [seat for seat, question in asked if question]


@pytest.mark.rule("U-1", "T-1")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("phase", ["roll", "tally", "upkeep", "rally", "trade", "move"])
def test_units_act_at_the_same_time_and_wait_for_each_other(phase: Phase, first: int) -> None:
    play = rich(2)
    for seat in (1, 2):
        give_card(play, seat, "captain")
    if phase in ("upkeep", "rally", "trade", "move"):
        for seat in (1, 2):
            tally(play, STRAIGHT, seat)
    to_phase(play, phase)
    assert waiting(play) == [1, 2]
    second = 3 - first
    done = {"upkeep": "take-award " + award_deck(play).cards[first], "move": "stay"}
    if phase == "roll":
        tally(play, PLAIN, first)
    else:
        play.do(f"seat{first} " + done.get(phase, "done"))
    assert (play.state.phase, waiting(play)) == (phase, [second])
    with pytest.raises(Illegal):
        play.do(f"seat{first} done")
    if phase == "roll":
        tally(play, PLAIN, second)
    else:
        done["upkeep"] = "take-award " + award_deck(play).cards[0]
        play.do(f"seat{second} " + done.get(phase, "done"))
    assert play.state.phase != phase or play.state.turn == 2


# U-3: nothing to hide


@pytest.mark.rule("U-3")
def test_everybody_sees_all_cards_of_everybody() -> None:
    play = normandy(3)
    give_card(play, 2, "captain", "usa-scout", "bazooka", "silver-star")
    for seat in (None, 0, 1, 2):
        view = play.game.view(play.state, seat)
        assert whole(view, 1).specialists == ("captain", "usa-scout")
        assert whole(view, 1).hand == ("bazooka", "silver-star")
        assert view == play.state


# T-7: rally and find


@pytest.mark.rule("T-7")
def test_a_unit_rallies_one_specialist_and_finds_one_item_a_turn() -> None:
    play = rich()
    to_phase(play, "rally")
    rallied = find(play.do("seat1 rally captain"), "specialist-rallied")
    assert (rallied.card, rallied.stars, rallied.cites()) == ("captain", 10, "T-7")
    assert not rallying(play)
    found = find(play.do("seat1 find field-radio"), "item-found")
    assert (found.card, found.tools, found.cites()) == ("field-radio", 12, "T-7")
    assert (unit(play).stars, unit(play).tools) == (20, 48)
    assert (unit(play).specialists, unit(play).hand) == (("captain",), ("field-radio",))
    assert play.state.phase != "rally"  # nothing else can be bought
    to_next_turn(play)
    to_phase(play, "rally")
    assert rallying(play) and finding(play)


@pytest.mark.rule("T-7")
def test_nobody_has_to_buy() -> None:
    play = rich()
    to_phase(play, "rally")
    play.do("seat1 done")
    assert play.state.phase == "trade"
    assert (unit(play).specialists, unit(play).hand) == ((), ())


@pytest.mark.rule("T-7")
def test_cards_are_offered_to_whoever_can_pay_for_them() -> None:
    play = normandy()
    change(play, stars=4, tools=6)
    to_phase(play, "rally")
    assert set(rallying(play)) == {"usa-corporal", "usa-scout", "usa-sharpshooter"} | {
        "usa-combat-photographer",
        "usa-medic",
        "usa-veteran",
    }
    assert set(finding(play)) == {
        *("carrier-pigeon", "wire-cutters", "signal-whistle"),
        *("first-aid-kit", "mine-detector", "camouflage-net"),
    }
    with pytest.raises(Illegal):
        play.do("seat1 rally usa-engineer")


@pytest.mark.rule("T-7")
@pytest.mark.parametrize("nation", ["usa", "uk", "canada", "france", "shaef", "poland"])
def test_a_unit_rallies_from_its_own_set_and_the_pool(nation: str) -> None:
    play = rich(nation_1=nation)
    to_phase(play, "rally")
    offered = rallying(play)
    own = [id for id in offered if id.startswith(nation)]
    assert len(own) == len(set(own)) == 6 + 5
    assert set(offered) - set(own) == RANKING | UNIQUE


@pytest.mark.rule("T-7", "T-8")
def test_a_specialist_of_the_own_set_is_rallied_once() -> None:
    play = rich()
    change(play, specialists=("usa-scout",), gone=("usa-medic",))
    to_phase(play, "rally")
    assert not {"usa-scout", "usa-medic"} & set(rallying(play))


@pytest.mark.rule("T-7")
def test_a_unit_has_one_reserve_specialist_at_a_time() -> None:
    play = rich()
    give_card(play, 1, "usa-ranger")
    to_phase(play, "rally")
    offered = set(rallying(play))
    assert {id for id in offered if id.startswith("usa")} == {
        *("usa-corporal", "usa-scout", "usa-sharpshooter"),
        *("usa-medic", "usa-engineer", "usa-veteran"),
    }
    change(play, specialists=(), gone=("usa-ranger",))
    offered = set(rallying(play))
    assert {"usa-grenadier", "usa-marksman"} <= offered
    assert "usa-ranger" not in offered


@pytest.mark.rule("T-7")
def test_the_reserve_of_another_unit_is_no_hindrance() -> None:
    play = rich(2)
    give_card(play, 2, "uk-marksman")
    to_phase(play, "rally")
    assert "usa-ranger" in rallying(play, 1)
    assert "uk-commando" not in rallying(play, 2)


@pytest.mark.rule("T-7")
def test_there_is_one_copy_of_each_ranking_specialist_for_all() -> None:
    play = rich(2)
    to_phase(play, "rally")
    assert "captain" in rallying(play, 1)
    play.do("seat2 rally captain")
    assert "captain" not in rallying(play, 1)
    with pytest.raises(Illegal):
        play.do("seat1 rally captain")
    assert set(rallying(play, 1)) >= RANKING - {"captain"}


@pytest.mark.rule("T-7", "T-8")
def test_a_ranking_specialist_who_is_lost_is_lost_for_all() -> None:
    play = rich(2)
    give_card(play, 1, "captain")
    change(play, 1, soldiers=1)  # and 2 are lost in Combat
    give_card(play, 1, "usa-scout")
    to_phase(play, "combat")
    play.do("seat1 lose-card captain")
    to_phase(play, "rally")
    for seat in (1, 2):
        assert "captain" not in rallying(play, seat)
        assert "colonel" in rallying(play, seat)


@pytest.mark.rule("T-7")
def test_one_unique_specialist_may_be_rallied_in_the_whole_game_at_a_time() -> None:
    play = rich(3)
    to_phase(play, "rally")
    assert set(rallying(play, 1)) >= UNIQUE
    play.do("seat2 rally frogman")
    for seat in (1, 3):
        assert not UNIQUE & set(rallying(play, seat))
    change(play, 2, specialists=())
    play.set(gone=("frogman",))
    for seat in (1, 3):
        assert UNIQUE & set(rallying(play, seat)) == UNIQUE - {"frogman"}


@pytest.mark.rule("T-7")
def test_each_player_can_find_each_regular_item_once() -> None:
    play = rich(2)
    to_phase(play, "rally")
    assert len(finding(play, 1)) == 16
    play.do("seat1 find bazooka")
    assert "bazooka" in finding(play, 2)
    play.do("seat2 find bazooka")
    change(play, 1, hand=())  # used, lost or given away
    to_phase_of_next_turn(play, "rally")
    for seat in (1, 2):
        assert len(finding(play, seat)) == 15
        assert "bazooka" not in finding(play, seat)


@pytest.mark.rule("T-7")
def test_with_one_copy_an_item_is_found_once_in_the_whole_game() -> None:
    play = rich(2, item_copies="one")
    to_phase(play, "rally")
    play.do("seat1 find bazooka")
    assert "bazooka" not in finding(play, 2)
    assert len(finding(play, 2)) == 15
    change(play, 1, hand=())
    to_phase_of_next_turn(play, "rally")
    assert "bazooka" not in finding(play, 1)
    assert "bazooka" not in finding(play, 2)


@pytest.mark.rule("T-7")
def test_an_item_that_was_a_gift_can_still_be_found() -> None:
    play = rich(2)
    give_card(play, 1, "bazooka")
    to_phase(play, "trade")
    play.do("seat1 give-card seat2 bazooka")
    to_phase_of_next_turn(play, "rally")
    assert "bazooka" in finding(play, 2)


SPECIAL = ("naval-gunfire", "blood-plasma", "satchel-charge", "lucky-charm")


@pytest.mark.rule("T-7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_as_many_kinds_of_special_items_as_players(seats: int) -> None:
    play = normandy(seats, map="omaha-beach")
    to_phase(play, "roll")
    for seat in range(1, seats + 1):
        change(play, seat, tools=60)
    to_phase(play, "rally")
    for seat in range(1, seats + 1):
        assert set(finding(play, seat)[16:]) == set(SPECIAL[:seats])


@pytest.mark.rule("T-7")
def test_special_items_are_found_only_where_the_map_lists_them() -> None:
    play = rich(4)
    to_phase(play, "rally")
    content = play.game.content
    assert not any(content.by_id[id].special for id in finding(play))


@pytest.mark.rule("T-7")
def test_a_special_item_that_was_found_is_gone_for_the_others() -> None:
    play = normandy(2, map="omaha-beach")
    to_phase(play, "roll")
    for seat in (1, 2):
        change(play, seat, tools=60)
    to_phase(play, "rally")
    play.do("seat1 find blood-plasma")
    assert "blood-plasma" not in finding(play, 2)
    assert "naval-gunfire" in finding(play, 2)


@pytest.mark.rule("T-5", "T-7")
def test_leadership_allows_a_second_specialist_and_makes_the_first_cheaper() -> None:
    play = rich()
    tally(play, LEADERSHIP)
    assert find(play.do("seat1 rally captain"), "specialist-rallied").stars == 7
    assert rallying(play)
    assert find(play.do("seat1 rally lieutenant"), "specialist-rallied").stars == 8
    assert not rallying(play)
    play.do("seat1 find bazooka")
    assert not finding(play)  # one Item, as always


@pytest.mark.rule("T-5", "T-7")
def test_special_find_allows_a_second_item_and_makes_the_first_cheaper() -> None:
    play = rich()
    tally(play, SPECIAL_FIND)
    assert find(play.do("seat1 find command-jacket"), "item-found").tools == 4
    assert finding(play)
    assert find(play.do("seat1 find field-radio"), "item-found").tools == 12
    assert not finding(play)
    play.do("seat1 rally captain")
    assert not rallying(play)


@pytest.mark.rule("T-5", "T-7")
def test_the_discount_lets_a_unit_buy_what_it_could_not_pay_otherwise() -> None:
    play = normandy(nation_rwb="same")
    tally(play, LEADERSHIP)  # three Stars
    assert "usa-hero" in rallying(play)  # 6 Stars
    assert "colonel" not in rallying(play)
    play.do("seat1 rally usa-hero")
    assert unit(play).stars == 0


@pytest.mark.rule("T-5", "T-7")
def test_a_discount_pays_nothing_back() -> None:
    play = normandy(nation_rwb="same")
    tally(play, SPECIAL_FIND)  # six Item Points
    assert find(play.do("seat1 find wire-cutters"), "item-found").tools == 0
    assert unit(play).tools == 6


@pytest.mark.rule("T-7")
@pytest.mark.parametrize(
    ("sector", "nation", "card"),
    [("2", "usa", "usa-scout"), ("2", "uk", "uk-scout"), ("3", "france", "france-sharpshooter")],
)
def test_a_free_specialist_costs_nothing_and_another_may_be_rallied(
    sector: str, nation: str, card: str
) -> None:
    play = rich(nation_1=nation)
    change(play, sector=sector)
    to_phase(play, "rally")
    stars = unit(play).stars
    assert starting(play.options(), "take") == [card]
    facts = play.do(f"seat1 take {card}")
    assert find(facts, "card-taken").card == card
    assert (unit(play).specialists, unit(play).stars) == ((card,), stars)
    assert not starting(play.options(), "take")
    play.do("seat1 rally captain")
    assert unit(play).specialists == (card, "captain")
    assert not rallying(play)


@pytest.mark.rule("T-7")
def test_a_free_specialist_may_be_taken_after_the_one_that_was_paid_for() -> None:
    play = rich()
    change(play, sector="2")
    to_phase(play, "rally")
    play.do("seat1 rally captain", "seat1 take usa-scout")
    assert unit(play).specialists == ("captain", "usa-scout")


@pytest.mark.rule("T-7", "T-8")
def test_a_free_specialist_who_was_lost_is_not_there_again() -> None:
    play = rich()
    change(play, sector="2", gone=("usa-scout",))
    to_phase(play, "rally")
    assert not starting(play.options(), "take")


@pytest.mark.rule("T-7")
def test_a_specialist_is_worth_a_soldier_when_soldiers_run_out() -> None:
    play = rich()
    change(play, soldiers=1)  # in the start sector 2 are lost
    give_card(play, 1, "usa-scout", "captain")
    to_phase(play, "combat")
    assert play.options() == ["lose-card usa-scout", "lose-card captain"]
    play.do("seat1 lose-card usa-scout")
    assert (unit(play).soldiers, unit(play).specialists) == (0, ("captain",))
    assert not play.over


# T-8: using cards


@pytest.mark.rule("T-8")
def test_an_item_is_used_once() -> None:
    play = rich()
    give_card(play, 1, "field-radio")
    to_phase(play, "move")
    before = unit(play).soldiers
    facts = play.do("seat1 use field-radio")
    assert find(facts, "card-used").cites() == "T-8"
    assert unit(play).soldiers == before + 5
    assert unit(play).hand == ()
    with pytest.raises(Illegal):
        play.do("seat1 use field-radio")


@pytest.mark.rule("T-8")
def test_any_number_of_items_may_be_used_in_a_turn() -> None:
    play = rich()
    give_card(play, 1, "lucky-charm", "binoculars", "field-radio", "bazooka")
    tally(play, PLAIN)
    play.do("seat1 use lucky-charm", "seat1 stand", "seat1 use binoculars", "seat1 change Rs Rt")
    finish_tally(play)
    to_phase(play, "move")
    play.do("seat1 use field-radio", "seat1 stay", "seat1 use bazooka")
    assert unit(play).hand == ()


@pytest.mark.rule("T-8")
def test_in_combat_only_items_for_combat_are_used() -> None:
    play = rich()
    change(play, sector="9")
    give_card(play, 1, "field-radio", "bazooka", "flak-vest", "binoculars", "lucky-charm")
    to_phase(play, "combat")
    assert play.pool() == "D"
    play.do("seat1 rolls D5")
    assert play.options() == ["done", "use binoculars"]
    for card in ("field-radio", "bazooka", "flak-vest"):
        with pytest.raises(Illegal):
            play.do(f"seat1 use {card}")


@pytest.mark.rule("T-8")
def test_a_def_is_lowered_after_the_move_and_for_all_units_there() -> None:
    play = rich(3)
    give_card(play, 1, "bazooka")
    for seat, sector in enumerate(("1", "4", "1"), start=1):
        change(play, seat, sector=sector)
    to_phase(play, "move")
    play.do("seat1 move 2")
    assert play.asks(1) == "ready"
    fact = find(play.do("seat1 use bazooka"), "def-lowered")
    assert (fact.sector, fact.defence, fact.cites()) == ("2", 0, "T-8")
    play.do("seat2 move 7", "seat3 move 2")  # one elsewhere, one who comes later
    to_next_turn(play)
    fought = all_of(play.facts, "fought")
    assert {fact.seat: fact.defence for fact in fought} == {0: 0, 1: 8, 2: 0}


@pytest.mark.rule("T-8")
def test_whoever_leaves_the_sector_leaves_its_lower_def() -> None:
    play = rich(2)
    give_card(play, 1, "bazooka")
    to_phase(play, "move")
    play.do("seat1 stay", "seat1 use bazooka", "seat2 move 2")
    assert [fact.defence for fact in all_of(play.facts, "fought")] == [0, 4]


@pytest.mark.rule("T-8")
def test_a_lower_def_ends_with_the_turn() -> None:
    play = rich(2)
    give_card(play, 1, "improvised-charge")
    for seat in (1, 2):
        change(play, seat, sector="9")
    to_phase(play, "move")
    play.do("seat1 stay", "seat1 use improvised-charge")
    to_next_turn(play)
    to_next_turn(play)
    assert [fact.defence for fact in all_of(play.facts, "fought")] == [5, 5, 10, 10]


@pytest.mark.rule("T-8")
def test_cards_that_lower_a_def_add_up_and_stop_at_zero() -> None:
    play = rich()
    give_card(play, 1, "bazooka", "improvised-charge")
    change(play, sector="9")
    to_phase(play, "move")
    play.do("seat1 stay")
    assert find(play.do("seat1 use bazooka"), "def-lowered").defence == 3
    assert find(play.do("seat1 use improvised-charge"), "def-lowered").defence == 0
    play.do("seat1 rolls D1")
    assert find(play.facts, "fought").defence == 0


@pytest.mark.rule("T-8")
def test_a_sacrificed_specialist_is_gone_for_good() -> None:
    play = rich()
    change(play, sector="9")
    give_card(play, 1, "usa-grenadier")
    to_phase(play, "move")
    play.do("seat1 stay")
    facts = play.do("seat1 use usa-grenadier")
    assert find(facts, "specialist-lost").card == "usa-grenadier"
    assert "mgf-silenced" in names(facts)
    assert unit(play).specialists == ()
    to_phase_of_next_turn(play, "rally")
    offered = rallying(play)
    assert "usa-grenadier" not in offered
    assert "usa-ranger" in offered  # another Reserve may come


@pytest.mark.rule("T-8")
def test_a_specialist_is_used_once_a_turn_and_stays() -> None:
    play = rich()
    give_card(play, 1, "captain", "lucky-charm")
    for _ in range(2):
        tally(play, PLAIN)
        play.do("seat1 use captain", "seat1 change Rs Rt")
        assert starting(play.options(), "use") == ["lucky-charm"]
        with pytest.raises(Illegal):
            play.do("seat1 use captain")
        to_next_turn(play)
    assert unit(play).specialists == ("captain",)


@pytest.mark.rule("T-8")
def test_a_permanent_ability_works_every_turn() -> None:
    play = rich()
    give_card(play, 1, "usa-corporal")  # 1 Soldier more from each soldier
    for _ in range(2):
        assert find(tally(play, PLAIN), "dice-counted").soldiers == 4
        to_next_turn(play)


@pytest.mark.rule("T-8")
@pytest.mark.parametrize("nation", ["usa", "uk", "canada", "france", "shaef", "poland"])
def test_a_title_counts_whatever_the_nation(nation: str) -> None:
    play = rich(nation_1=nation)
    change(play, sector="2")
    to_phase(play, "move")
    assert "move 5" not in play.options()  # the Corporal is asked for
    give_card(play, 1, f"{nation}-corporal")
    assert "move 5" in play.options()


# T-9: trade


@pytest.mark.rule("T-9")
@pytest.mark.parametrize("resource", RESOURCES)
def test_units_in_one_sector_give_each_other_resources(resource: str) -> None:
    play = rich(2)
    to_phase(play, "trade")
    mine, yours = (getattr(unit(play, seat), resource) for seat in (1, 2))
    fact = find(play.do(f"seat1 give seat2 {resource} 3"), "given")
    assert (fact.seat, fact.other, fact.amount, fact.cites()) == (0, 1, 3, "T-9")
    assert getattr(unit(play, 1), resource) == mine - 3
    assert getattr(unit(play, 2), resource) == yours + 3


@pytest.mark.rule("T-9")
def test_a_unit_gives_any_amount_that_it_has() -> None:
    play = normandy(2)
    change(play, 1, stars=3)
    to_phase(play, "trade")
    gifts = starting(play.options(1), "give")
    assert [gift for gift in gifts if "stars" in gift] == [f"seat2 stars {n}" for n in (1, 2, 3)]
    for line in ("stars 4", "stars 0", "stars -1", "courage 1"):
        with pytest.raises(Illegal):
            play.do(f"seat1 give seat2 {line}")
    with pytest.raises(Illegal):
        play.do("seat1 give seat1 stars 1")


@pytest.mark.rule("T-9")
def test_gifts_need_the_same_sector() -> None:
    play = rich(3)
    change(play, 2, sector="2")
    for seat in (1, 2, 3):
        give_card(play, seat, "bazooka")
    to_phase(play, "trade")
    for seat, others in ((1, {"seat3"}), (2, set()), (3, {"seat1"})):
        gifts = starting(play.options(seat), "give", "give-card")
        assert {gift.split()[0] for gift in gifts} == others
    with pytest.raises(Illegal):
        play.do("seat1 give seat2 stars 1")


@pytest.mark.rule("T-9")
def test_a_resource_is_given_as_often_as_one_likes() -> None:
    play = rich(3)
    to_phase(play, "trade")
    had = unit(play, 1).stars
    play.do("seat1 give seat2 stars 1", "seat1 give seat2 stars 1", "seat1 give seat3 stars 1")
    play.do("seat2 give seat1 stars 2", "seat1 give seat2 stars 1")
    assert unit(play, 1).stars == had - 2


@pytest.mark.rule("T-9")
def test_trading_comes_to_an_end() -> None:
    play = rich(2)
    to_phase(play, "trade")
    for _ in range(MOST_GIFTS // 2):
        play.do("seat1 give seat2 stars 1", "seat1 give seat2 courage 1")
        play.do("seat2 give seat1 stars 1", "seat2 give seat1 courage 1")
    assert not starting(play.options(1), "give")
    to_phase_of_next_turn(play, "trade")
    play.do("seat1 give seat2 stars 1")


@pytest.mark.rule("T-9")
def test_items_and_awards_change_hands_but_specialists_do_not() -> None:
    play = rich(2)
    give_card(play, 1, "bazooka", "silver-star", "captain", "usa-scout")
    to_phase(play, "trade")
    assert starting(play.options(), "give-card") == ["seat2 bazooka", "seat2 silver-star"]
    fact = find(play.do("seat1 give-card seat2 bazooka"), "card-given")
    assert (fact.card, fact.cites()) == ("bazooka", "T-9")
    play.do("seat1 give-card seat2 silver-star")
    assert (unit(play, 1).hand, unit(play, 2).hand) == ((), ("bazooka", "silver-star"))
    with pytest.raises(Illegal):
        play.do("seat1 give-card seat2 captain")


@pytest.mark.rule("T-9")
def test_badges_change_hands() -> None:
    play = rich(2, badges=True)
    badge = play.game.content.of_kind("badge")[0]
    give_card(play, 1, badge)
    to_phase(play, "trade")
    play.do(f"seat1 give-card seat2 {badge}")
    assert unit(play, 2).hand == (badge,)


@pytest.mark.rule("T-9")
def test_a_second_copy_of_a_card_is_given_too_and_a_card_is_handed_on() -> None:
    play = rich(3)
    give_card(play, 1, "bazooka", "bazooka")
    to_phase(play, "trade")
    play.do("seat1 give-card seat2 bazooka", "seat1 give-card seat2 bazooka")
    assert unit(play, 2).hand == ("bazooka", "bazooka")
    play.do("seat2 give-card seat3 bazooka", "seat2 give-card seat1 bazooka")
    assert [unit(play, seat).hand for seat in (1, 2, 3)] == [("bazooka",), (), ("bazooka",)]


@pytest.mark.rule("T-8", "T-9")
def test_a_card_may_be_used_in_the_turn_in_which_it_was_given() -> None:
    play = rich(2)
    give_card(play, 1, "bazooka", "bazooka")  # one of them was a gift
    to_phase(play, "trade")
    play.do("seat1 give-card seat2 bazooka")
    to_phase(play, "move")
    play.do("seat1 stay", "seat2 stay")
    assert [starting(play.options(seat), "use") for seat in (1, 2)] == [["bazooka"]] * 2


@pytest.mark.rule("T-9")
def test_a_unit_that_was_done_may_act_again_when_it_gets_something() -> None:
    play = rich(2)
    to_phase(play, "trade")
    play.do("seat2 done")
    assert play.asks(2) is None
    play.do("seat1 give seat2 courage 1")
    assert play.asks(2) == "trade"
    play.do("seat2 give seat1 tools 5", "seat2 done")
    assert play.asks(2) is None
    give_card(play, 1, "bazooka")
    play.do("seat1 give-card seat2 bazooka")
    assert play.asks(2) == "trade"


@pytest.mark.rule("T-9")
def test_a_unit_that_had_nothing_to_do_may_act_with_what_it_gets() -> None:
    play = normandy(2)
    change(play, 1, soldiers=20, courage=5)
    change(play, 2, soldiers=1)
    to_phase(play, "trade")
    assert play.asks(2) is None
    play.do("seat1 give seat2 courage 5", "seat1 give seat2 soldiers 3")
    assert "buy-award" in play.options(2)


@pytest.mark.rule("T-9")
def test_trade_over_a_distance_goes_both_ways() -> None:
    play = normandy(2)
    change(play, 1, soldiers=20)
    change(play, 2, soldiers=20, stars=2, sector="2")
    give_card(play, 1, "carrier-pigeon")
    to_phase(play, "trade")
    assert play.options(1) == ["done", "use carrier-pigeon"]
    play.do("seat1 use carrier-pigeon")
    assert "give seat2 soldiers 1" in play.options(1)
    play.do("seat2 give seat1 stars 2")
    assert unit(play, 1).stars == 2


# T-9: Awards


@pytest.mark.rule("T-9")
def test_an_award_costs_five_courage_and_is_drawn_at_random() -> None:
    play = normandy()
    change(play, soldiers=20, courage=5)
    to_phase(play, "trade")
    fact = find(play.do("seat1 buy-award"), "award-bought")
    assert (fact.courage, fact.cites()) == (5, "T-9")
    assert unit(play).courage == 0
    assert play.deck() == award_deck(play).cards
    assert len(award_deck(play).cards) == 16
    play.do("seat1 draws purple-heart")
    assert unit(play).hand == ("purple-heart",)
    assert "purple-heart" not in award_deck(play).cards


@pytest.mark.rule("T-9")
def test_awards_are_bought_as_often_as_a_unit_can_pay() -> None:
    play = normandy()
    change(play, soldiers=20, courage=14)
    to_phase(play, "trade")
    play.do("seat1 buy-award", "seat1 draws purple-heart")
    play.do("seat1 buy-award", "seat1 draws silver-star")
    assert "buy-award" not in play.options()
    assert (unit(play).courage, unit(play).hand) == (4, ("purple-heart", "silver-star"))


@pytest.mark.rule("T-9")
@pytest.mark.parametrize("price", [3, 4, 8])
def test_the_price_of_an_award_is_a_setting(price: int) -> None:
    play = normandy(award_price=price)
    change(play, soldiers=20, stars=1, courage=price)
    to_phase(play, "trade")
    assert find(play.do("seat1 buy-award"), "award-bought").courage == price
    poor = normandy(2, award_price=price)
    change(poor, 1, soldiers=20, courage=price - 1)
    to_phase(poor, "trade")
    assert "buy-award" not in poor.options()


@pytest.mark.rule("T-9")
@pytest.mark.parametrize("price", [2, 9])
def test_the_price_of_an_award_is_from_three_to_eight(price: int) -> None:
    with pytest.raises(Problem):
        read_options(the_game(), {"award_price": price})


@pytest.mark.rule("T-9")
def test_an_award_is_kept_until_it_is_played_and_played_once() -> None:
    play = rich()
    give_card(play, 1, "silver-star")
    to_next_turn(play)
    assert unit(play).hand == ("silver-star",)
    to_phase(play, "move")
    facts = play.do("seat1 use silver-star")
    assert find(facts, "card-used").cites() == "T-9"
    assert unit(play).hand == ()
    assert award_deck(play).played == ("silver-star",)
    play.do(f"seat1 {play.options()[0]}")
    with pytest.raises(Illegal):
        play.do("seat1 use silver-star")


@pytest.mark.rule("T-9")
def test_played_awards_come_back_when_the_last_one_is_drawn() -> None:
    play = rich()
    set_awards(play, "silver-star", played=("purple-heart", "bronze-star"))
    to_phase(play, "trade")
    facts = play.do("seat1 buy-award", "seat1 draws silver-star")
    assert find(facts, "deck-reshuffled").deck == "award"
    assert set(award_deck(play).cards) == {"purple-heart", "bronze-star"}
    assert award_deck(play).played == ()
    play.do("seat1 buy-award")
    assert set(play.deck() or ()) == {"purple-heart", "bronze-star"}


@pytest.mark.rule("T-9")
def test_an_award_that_is_played_while_the_deck_is_empty_comes_back_at_once() -> None:
    play = rich()
    set_awards(play)
    give_card(play, 1, "silver-star")
    to_phase(play, "move")  # the deck was empty: nothing to buy
    assert "deck-reshuffled" in names(play.do("seat1 use silver-star"))
    play.do(f"seat1 {play.options()[0]}")
    to_phase_of_next_turn(play, "trade")
    play.do("seat1 buy-award")
    assert play.deck() == ("silver-star",)
