"""Normandy: the marker, the phases, throwing and locking, the Final Tally, the Lieutenant."""

from __future__ import annotations

import pytest

from beachhead.kernel.dice import TWO_SOLDIERS
from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import read_die, write_die
from tests.games.normandy_play import (
    NOTHING,
    PLAIN,
    all_of,
    brought,
    change,
    finish_tally,
    give_card,
    normandy,
    pass_on,
    place,
    starting,
    tally,
    throw,
    to_next_turn,
    to_phase,
    unit,
)
from tests.script import Script, find, names

SIX = "Rs R1 W2 Wc Bk Bt"
"""Six dice that all differ."""


def dice(play: Script, seat: int = 1) -> str:
    """What lies before a Unit."""
    return " ".join(map(write_die, unit(play, seat).dice))


# U-2: the marker


@pytest.mark.rule("U-2")
def test_the_marker_counts_the_turns_in_its_sector() -> None:
    play = normandy()
    change(play, soldiers=30)
    assert (place(play), unit(play).turns) == ("1", 0)
    for turn in (1, 2, 3):
        fact = find(tally(play, NOTHING), "marker-turned")
        assert (fact.turns, fact.cites()) == (turn, "U-2")


@pytest.mark.rule("U-2")
def test_the_marker_starts_again_in_a_new_sector() -> None:
    play = normandy()
    change(play, soldiers=30, courage=1, turns=2)
    to_phase(play, "move")
    assert unit(play).turns == 3
    play.do("seat1 move 2")
    assert (place(play), unit(play).turns) == ("2", 1)
    assert find(tally(play, NOTHING), "marker-turned").turns == 2


@pytest.mark.rule("U-2")
def test_each_unit_has_a_marker_of_its_own() -> None:
    play = normandy(seats=2)
    change(play, 1, soldiers=30, courage=1)
    change(play, 2, soldiers=30, turns=1)
    to_phase(play, "move")
    play.do("seat1 move 3")
    to_phase(play, "roll")
    assert [(place(play, seat), unit(play, seat).turns) for seat in (1, 2)] == [("3", 1), ("1", 2)]


# T-1: the phases


@pytest.mark.rule("T-1")
def test_a_turn_has_six_phases_in_their_order() -> None:
    play = normandy()
    change(play, soldiers=30, stars=10, courage=10, sector="5")
    give_card(play, 1, "captain")
    throw(play, "Rk Rs Ws W1 Bc B2")
    phases = [play.state.phase]
    while play.state.turn == 1:
        pass_on(play)
        if play.state.phase != phases[-1]:
            phases.append(play.state.phase)
    assert phases == ["roll", "tally", "upkeep", "rally", "trade", "move", "combat", "roll"]
    begun = find(play.facts, "turn-begun")
    assert (begun.turn, begun.cites()) == (2, "T-1")


@pytest.mark.rule("T-1")
def test_the_first_turn_is_told_with_what_happens_first() -> None:
    play = normandy(seats=2)
    assert names(throw(play, PLAIN)) == ["landed", "landed", "turn-begun", "dice-thrown"]
    assert names(throw(play, PLAIN, 2)) == ["dice-thrown"]


@pytest.mark.rule("T-1", "T-2")
def test_the_roll_lasts_until_all_units_stand() -> None:
    play = normandy(seats=3)
    tally(play, PLAIN, 2)
    assert play.state.phase == "roll"
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["RRWWBB", None, "RRWWBB"]
    with pytest.raises(Illegal):
        play.do("seat2 stand")
    tally(play, PLAIN, 3)
    assert not all_of(play.facts, "dice-counted")
    facts = tally(play, PLAIN, 1)
    assert len(all_of(facts, "dice-counted")) == 3


@pytest.mark.rule("T-1")
def test_a_phase_in_which_nobody_has_anything_to_do_is_over_at_once() -> None:
    play = normandy()
    facts = tally(play, NOTHING)  # no Star, no tool, no Courage
    assert names(facts)[-2:] == ["lost", "turn-begun"]
    assert (play.state.phase, play.state.turn) == ("roll", 2)


# T-2: throwing, locking, re-rolling


@pytest.mark.rule("T-2")
def test_six_dice_are_thrown_two_of_each_colour() -> None:
    play = normandy()
    assert play.pool() == "RRWWBB"
    for line in ("Rs Rs Wc Wc B1", "Rs Rs Rs Wc Wc B1", "Rs Rs Wc Wc B1 Gt"):
        with pytest.raises(Illegal):
            play.do(f"seat1 rolls {line}")
    fact = find(throw(play, SIX), "dice-thrown")
    assert (dice(play), fact.cites()) == (SIX, "T-2")


@pytest.mark.rule("T-2")
def test_exactly_two_dice_are_locked_after_the_first_throw() -> None:
    play = normandy()
    throw(play, SIX)
    locks = play.options()
    assert play.asks() == "lock"
    assert len(set(locks)) == 15  # every two of six
    assert {len(option.split()) for option in locks} == {3}
    for line in ("stand", "lock", "lock Rs", "lock Rs R1 W2", "lock Rs Rs", "reroll Rs"):
        with pytest.raises(Illegal):
            play.do(f"seat1 {line}")
    fact = find(play.do("seat1 lock R1 Bt"), "dice-locked")
    assert (fact.dice, fact.cites()) == ((read_die("R1"), read_die("Bt")), "T-2")


@pytest.mark.rule("T-2")
def test_any_or_all_of_the_other_four_may_be_rerolled() -> None:
    play = normandy()
    throw(play, SIX)
    play.do("seat1 lock R1 Bt")
    assert len(play.options()) == 1 + 15  # stand, or some of the four
    for line in ("reroll R1", "reroll Rs Bt", "reroll", "reroll Rk"):
        with pytest.raises(Illegal):
            play.do(f"seat1 {line}")
    play.do("seat1 reroll Rs W2 Wc Bk")
    assert play.pool() == "RWWB"


@pytest.mark.rule("T-2")
def test_there_are_two_rerolls_and_the_dice_then_stand() -> None:
    play = normandy(seats=2)
    throw(play, SIX)
    play.do("seat1 lock R1 Bt", "seat1 reroll Bk", "seat1 rolls Bs")
    assert dice(play) == "Rs R1 W2 Wc Bs Bt"
    play.do("seat1 reroll Rs Bs")
    assert play.pool() == "RB"
    play.do("seat1 rolls Rc Bc")
    assert dice(play) == "R1 Rc W2 Wc Bc Bt"
    assert play.asks() is None  # while the other Unit still throws
    with pytest.raises(Illegal):
        play.do("seat1 reroll Rc")


@pytest.mark.rule("T-2")
def test_standing_gives_up_the_rerolls_that_are_left() -> None:
    play = normandy(seats=2)
    throw(play, SIX)
    facts = play.do("seat1 lock R1 Bt", "seat1 stand")
    assert find(facts, "dice-stand").cites() == "T-2"
    assert play.asks() is None
    with pytest.raises(Illegal):
        play.do("seat1 reroll Rs")


@pytest.mark.rule("T-2")
def test_of_two_equal_dice_one_may_be_locked_and_the_other_rerolled() -> None:
    play = normandy()
    throw(play, "Rk Rk Ws Wc B1 Bt")
    play.do("seat1 lock Rk Bt")
    rerolls = starting(play.options(), "reroll")
    assert "Rk" in rerolls
    assert not any("Rk Rk" in option for option in rerolls)
    play.do("seat1 reroll Rk Ws", "seat1 rolls Rk Wt")  # a skull again: still one of the two
    rerolls = starting(play.options(), "reroll")
    assert "Rk" in rerolls
    assert not any("Rk Rk" in option for option in rerolls)


@pytest.mark.rule("T-2")
def test_a_die_that_comes_to_equal_a_locked_one_is_still_free() -> None:
    play = normandy()
    throw(play, SIX)
    play.do("seat1 lock Rs Bt", "seat1 reroll R1 Bk", "seat1 rolls Rs Bt")
    assert dice(play) == "Rs Rs W2 Wc Bt Bt"
    rerolls = starting(play.options(), "reroll")
    assert "Rs W2 Wc Bt" in rerolls
    assert not any("Rs Rs" in option or "Bt Bt" in option for option in rerolls)


@pytest.mark.rule("T-2")
def test_nothing_is_locked_in_a_sector_without_locking() -> None:
    play = normandy()
    change(play, soldiers=30, sector="7")
    throw(play, SIX)
    assert play.asks() == "reroll"
    assert len(play.options()) == 2**6
    for _ in range(2):
        play.do(f"seat1 reroll {dice(play)}")
        assert play.pool() == "RRWWBB"
        throw(play, SIX)
    assert play.asks() != "reroll"


@pytest.mark.rule("T-2")
@pytest.mark.parametrize(
    ("colour", "pool"), [("red", "RWWBB"), ("white", "RRWBB"), ("blue", "RRWWB")]
)
def test_with_only_five_dice_the_player_chooses_the_colour(colour: str, pool: str) -> None:
    play = normandy()
    change(play, soldiers=30, sector="8")
    to_next_turn(play)
    assert play.asks() == "muster"
    assert play.options() == ["sit-out red", "sit-out white", "sit-out blue"]
    with pytest.raises(Illegal):
        play.do("seat1 throw")
    fact = find(play.do(f"seat1 sit-out {colour}"), "dice-stay-out")
    assert fact.seat == 0
    assert play.pool() == pool
    throw(play, " ".join(letter + "1" for letter in pool))
    assert play.asks() == "lock"
    play.do(f"seat1 {play.options()[0]}")
    assert max(len(option.split()) for option in starting(play.options(), "reroll")) == 3


@pytest.mark.rule("T-2")
def test_a_card_may_have_fewer_dice_locked_and_more_rerolls() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "colonel")
    throw(play, SIX)
    assert len(play.options()) == 6
    with pytest.raises(Illegal):
        play.do("seat1 lock Rs R1")
    play.do("seat1 lock Bt")
    for _ in range(3):
        play.do("seat1 reroll Bk", "seat1 rolls Bk")
    assert play.asks() is None


@pytest.mark.rule("T-2")
def test_a_card_that_spares_the_locks_is_played_when_they_would_be_locked() -> None:
    play = normandy()
    give_card(play, 1, "army-good-conduct-medal")
    throw(play, SIX)
    assert "use army-good-conduct-medal" in play.options()
    play.do("seat1 use army-good-conduct-medal")
    assert play.asks() == "reroll"
    play.do(f"seat1 reroll {dice(play)}")
    assert play.pool() == "RRWWBB"


# T-2: the Final Tally


@pytest.mark.rule("T-2")
def test_cards_that_touch_dice_wait_until_all_units_stand() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "captain", "lucky-charm", "binoculars", "dispatch-case")
    throw(play, SIX)
    assert not starting(play.options(), "use")
    play.do("seat1 lock R1 Bt")
    assert not starting(play.options(), "use")
    play.do("seat1 stand")
    assert play.asks() is None
    tally(play, PLAIN, 2)
    assert (play.state.phase, play.asks()) == ("tally", "tally")
    offered = {"captain", "lucky-charm", "binoculars", "dispatch-case"}
    assert set(starting(play.options(), "use")) == offered


@pytest.mark.rule("T-2")
def test_a_card_may_change_a_locked_die() -> None:
    play = normandy()
    give_card(play, 1, "captain")
    throw(play, "Rk Rs Ws W1 Bc B2")
    play.do("seat1 lock Rk Rs", "seat1 stand", "seat1 use captain")
    assert play.asks() == "change"
    assert len(play.options()) == 6 * 5 + 1  # any die to any other face, or none
    fact = find(play.do("seat1 change Rk Rs"), "die-turned")
    assert (fact.die, fact.becomes) == (read_die("Rk"), read_die("Rs"))
    assert brought(finish_tally(play)) == {
        "stars": 3,
        "soldiers": 3,
        "courage": 1,
    }  # and no skull bites


@pytest.mark.rule("T-2")
def test_a_card_may_reroll_locked_dice_and_no_more_than_it_says() -> None:
    play = normandy()
    give_card(play, 1, "lucky-charm")
    throw(play, "Rk Rs Ws W1 Bc B2")
    play.do("seat1 lock Rk Rs", "seat1 stand", "seat1 use lucky-charm")
    rerolls = starting(play.options(), "reroll")
    assert "Rk Rs" in rerolls
    assert max(len(option.split()) for option in rerolls) == 2
    play.do("seat1 reroll Rk Rs")
    assert play.pool() == "RR"
    throw(play, "Rs Rs")
    assert brought(finish_tally(play)) == {"stars": 3, "soldiers": 3, "courage": 1}
    assert unit(play).hand == ()


@pytest.mark.rule("T-2")
def test_a_card_may_change_the_colour_of_dice() -> None:
    play = normandy(nation_rwb="same")
    give_card(play, 1, "strategic-map")
    tally(play, "R2 R2 W2 W1 Bs Bs")
    play.do("seat1 use strategic-map", "seat1 change R2 B2")
    assert all(option[7] != option[10] for option in play.options() if option != "done")
    play.do("seat1 done")
    facts = finish_tally(play)
    assert find(facts, "rwb-made").symbol == TWO_SOLDIERS
    assert brought(facts) == {"soldiers": 7 + 6, "stars": 2}


@pytest.mark.rule("T-2")
def test_a_card_may_bring_another_units_final_tally() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "dispatch-case")
    tally(play, NOTHING, 1)
    tally(play, PLAIN, 2)
    play.do("seat1 use dispatch-case", "seat1 for seat2")
    facts = finish_tally(play)
    assert find(facts, "tally-copied").whose == 1
    plain = {"stars": 2, "soldiers": 2, "courage": 2}
    assert (brought(facts, 1), brought(facts, 2)) == (plain, plain)


@pytest.mark.rule("T-2")
def test_a_used_card_need_not_change_anything() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "captain", "lucky-charm")
    tally(play, PLAIN, 1)
    tally(play, NOTHING, 2)
    play.do("seat1 use captain", "seat1 done", "seat1 use lucky-charm", "seat1 stand")
    assert brought(finish_tally(play)) == {"stars": 2, "soldiers": 2, "courage": 2}


# T-10: the Lieutenant with another Unit


def with_lieutenant(*dice: str) -> Script:
    """Unit 1 has the Lieutenant; these are the Final Tallies."""
    play = normandy(seats=len(dice), nation_rwb="same")
    give_card(play, 1, "lieutenant")
    for seat, tallied in enumerate(dice, start=1):
        change(play, seat, soldiers=20)
        tally(play, tallied, seat)
    return play


@pytest.mark.rule("T-10")
def test_the_lieutenant_offers_a_die_for_one_of_the_same_colour() -> None:
    play = with_lieutenant(PLAIN, "R1 Rt Wt Wt B2 B2")
    exchanges = starting(play.options(), "exchange")
    assert exchanges == [
        "seat2 Rs R1",
        "seat2 Rs Rt",
        "seat2 W1 Wt",
        "seat2 Bc B2",
    ]
    for line in ("exchange seat2 Rs Wt", "exchange seat1 Rs W1", "exchange seat2 Rt Rs"):
        with pytest.raises(Illegal):
            play.do(f"seat1 {line}")
    fact = find(play.do("seat1 exchange seat2 Rs Rt"), "exchange-offered")
    assert (fact.seat, fact.other, fact.cites()) == (0, 1, "T-10")


@pytest.mark.rule("T-10")
def test_the_dice_are_swapped_when_the_other_unit_agrees() -> None:
    play = with_lieutenant("R2 Rs W2 Ws Bc Bc", "Rt Rt Wt W1 B1 B2")
    play.do("seat1 exchange seat2 Bc B2")
    assert play.asks(2) == "offered"
    assert play.options(2) == ["agree", "refuse"]
    facts = play.do("seat2 agree")
    assert find(facts, "dice-exchanged").cites() == "T-10"
    assert find(facts, "rwb-made").seat == 0  # R2 W2 B2
    assert brought(facts, 1) == {"soldiers": 6 + 6, "stars": 2, "courage": 1}
    assert brought(facts, 2) == {"soldiers": 2, "courage": 1, "tools": 6}


@pytest.mark.rule("T-10")
def test_the_other_unit_may_refuse() -> None:
    play = with_lieutenant(PLAIN, "Rt Rt Wt W1 B1 B2")
    facts = play.do("seat1 exchange seat2 Bc B2", "seat2 refuse")
    fact = find(facts, "exchange-refused")
    assert (fact.seat, fact.other, fact.cites()) == (1, 0, "T-10")
    assert "dice-exchanged" not in names(facts)
    assert brought(facts, 1) == {"stars": 2, "soldiers": 2, "courage": 2}


@pytest.mark.rule("T-10")
def test_the_unit_without_the_lieutenant_may_ask_as_well() -> None:
    play = with_lieutenant("R2 Rs W2 Ws Bc Bc", "Rt Rt Wt W1 B1 B2")
    assert "seat1 B2 Bc" in starting(play.options(2), "exchange")
    play.do("seat2 exchange seat1 B2 Bc", "seat1 agree")
    assert find(play.facts, "dice-exchanged").cites() == "T-10"


@pytest.mark.rule("T-10")
def test_two_units_without_a_lieutenant_exchange_nothing() -> None:
    play = with_lieutenant("R2 Rs W2 Ws Bc Bc", "Rt Rt Wt W1 B1 B2", "R1 R1 Ws Ws Bt Bt")
    assert {line.split()[0] for line in starting(play.options(2), "exchange")} == {"seat1"}


@pytest.mark.rule("T-10")
def test_it_does_not_matter_where_the_units_are() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "lieutenant")
    change(play, 1, soldiers=20, sector="2")
    change(play, 2, soldiers=20, sector="9")
    tally(play, PLAIN, 1)
    tally(play, "Rt Rt Wt W1 B1 B2", 2)
    assert "seat2 Bc B2" in starting(play.options(), "exchange")
    assert "dice-exchanged" in names(play.do("seat1 exchange seat2 Bc B2", "seat2 agree"))


@pytest.mark.rule("T-10")
def test_a_unit_swaps_one_die_a_turn_whoever_offers() -> None:
    play = normandy(seats=4)
    for seat in (1, 2, 3, 4):
        change(play, seat, soldiers=20)
    give_card(play, 1, "lieutenant", "captain")
    give_card(play, 2, "lieutenant", "captain")  # to see the limit from the other side, too
    for seat, dice in enumerate((PLAIN, NOTHING, PLAIN, NOTHING), start=1):
        tally(play, dice, seat)
    play.do("seat1 exchange seat2 Rs Rk", "seat2 agree")
    assert not starting(play.options(1), "exchange")
    assert not starting(play.options(2), "exchange")
    to_next_turn(play)
    for seat, dice in enumerate((PLAIN, NOTHING, PLAIN, NOTHING), start=1):
        tally(play, dice, seat)
    play.do("seat1 exchange seat4 Rs Rk", "seat4 agree")
    swaps = starting(play.options(2), "exchange")
    assert {option.split()[0] for option in swaps} == {"seat3"}  # neither 1 nor 4 a second time


@pytest.mark.rule("T-10")
def test_an_offer_lapses_when_its_die_is_gone() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "lieutenant", "captain")
    tally(play, "Rs R1 Wc Wc B2 B2", 1)
    tally(play, NOTHING, 2)
    play.do("seat1 exchange seat2 Rs Rk")
    assert play.asks(2) == "offered"
    facts = play.do("seat1 use captain", "seat1 change Rs Rt")
    assert find(facts, "exchange-off").cites() == "T-10"
    assert "exchange-refused" not in names(facts)
    assert play.asks(2) != "offered"
    assert "dice-exchanged" not in names(play.facts)


@pytest.mark.rule("T-8")
@pytest.mark.card("captain")
def test_who_changes_no_die_after_all_leaves_it_at_that() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "captain")
    tally(play, PLAIN, 1)
    tally(play, NOTHING, 2)
    facts = play.do("seat1 use captain", "seat1 done")
    assert (find(facts, "declined").seat, find(facts, "declined").cites()) == (0, "T-8")
    assert "unit-ready" not in names(facts)


@pytest.mark.rule("T-10")
def test_nobody_swaps_without_the_lieutenant() -> None:
    play = normandy(seats=2)
    give_card(play, 1, "captain")
    tally(play, PLAIN, 1)
    tally(play, NOTHING, 2)
    assert play.options() == ["done", "use captain"]


# T-10: the Lieutenant alone


def alone(dice: str = PLAIN, spare: str = "Rk Rt Wk Wt Bk Bt") -> Script:
    """A lone Unit with the Lieutenant at its first Final Tally."""
    play = normandy()
    change(play, soldiers=60)
    give_card(play, 1, "lieutenant")
    tally(play, dice)
    assert play.pool() == "RRWWBB"
    assert find(throw(play, spare), "spare-dice-rolled").cites() == "T-10"
    return play


def pool(play: Script) -> str:
    return " ".join(map(write_die, play.state.spare))


@pytest.mark.rule("T-10")
def test_alone_a_die_is_swapped_with_six_spare_dice() -> None:
    play = alone()
    assert set(starting(play.options(), "take-spare")) == {
        *("Rs Rk", "Rs Rt"),
        *("W1 Wk", "W1 Wt"),
        *("Bc Bk", "Bc Bt"),
    }
    with pytest.raises(Illegal):
        play.do("seat1 take-spare Rs Wt")
    facts = play.do("seat1 take-spare Rs Rt")
    assert find(facts, "spare-die-taken").cites() == "T-10"
    assert brought(facts) == {"stars": 1, "soldiers": 2, "courage": 2, "tools": 1}
    assert pool(play) == "Rk Wk Wt Bk Bt"


@pytest.mark.rule("T-10")
def test_alone_one_die_is_swapped_a_turn() -> None:
    play = normandy()
    give_card(play, 1, "lieutenant", "captain")
    tally(play, PLAIN)
    throw(play, "Rk Rt Wk Wt Bk Bt")
    play.do("seat1 take-spare Rs Rt")
    assert play.options() == ["done", "use captain"]


@pytest.mark.rule("T-10")
def test_alone_the_spare_dice_are_rolled_anew_when_they_are_used_up() -> None:
    play = alone(spare="Rt Rt Wt Wt Bt Bt")
    for left in range(5, -1, -1):
        swap = starting(play.options(), "take-spare")[0]
        play.do(f"seat1 take-spare {swap}")
        assert len(play.state.spare) == left
        to_next_turn(play)
        change(play, turns=0)
        tally(play, PLAIN)
        assert play.pool() == (None if left else "RRWWBB")
    throw(play, "Rk Rk Wk Wk Bk Bk")
    assert pool(play) == "Rk Rk Wk Wk Bk Bk"


@pytest.mark.rule("T-10")
def test_alone_the_swap_may_be_left_for_a_better_turn() -> None:
    play = alone()
    play.do("seat1 done")
    to_next_turn(play)
    tally(play, PLAIN)
    assert (play.asks(), pool(play)) == ("tally", "Rk Rt Wk Wt Bk Bt")


@pytest.mark.rule("T-10")
def test_alone_without_the_lieutenant_no_spare_dice_are_rolled() -> None:
    play = normandy()
    assert "spare-dice-rolled" not in names(tally(play, PLAIN))
    assert play.state.spare == ()


@pytest.mark.rule("T-2")
def test_the_dice_of_a_turn_lie_there_until_the_next_throw() -> None:
    play = normandy()
    change(play, soldiers=20)
    to_next_turn(play)
    assert play.shown() == [NOTHING]
    play.do(f"seat1 rolls {PLAIN}")
    assert play.shown() == [PLAIN]
