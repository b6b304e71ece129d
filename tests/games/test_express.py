"""Express!: the beach, the turn, clearing, rallying, using Specialists (E-1 to E-5)."""

from __future__ import annotations

import pytest

from beachhead.games import load_game
from beachhead.games.express.facts import SectorEntered
from beachhead.games.express.state import ExpressOptions
from beachhead.kernel.dice import SKULL, SOLDIER, STAR
from beachhead.kernel.errors import Illegal
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from tests.games.express_play import (
    ENEMY,
    PLAIN,
    STRAIGHT,
    allied_roll,
    at,
    fight,
    storm,
    told,
    why,
)
from tests.script import Script, find, names

POOLS = {
    "utah": [1, 2, 3, 4, 5, 6],
    "gold": [1, 2, 3, 4, 5, 6],
    "juno": [1, 2, 3, 4, 6, 6],
    "sword": [1, 2, 3, 4, 5, 6],
    "omaha": [1, 2, 3, 5, 5, 6],
    "pointe-du-hoc": [1, 2, 3, 4, 5, 6],
}


@pytest.mark.rule("E-1", "E-2", "E-6")
@pytest.mark.parametrize("beach", POOLS)
def test_a_beach_is_won_through_its_six_sectors_in_order(beach: str) -> None:
    play = Script("express", beach=beach)
    pools = storm(play)
    assert pools == ["G" * dice for dice in POOLS[beach]]
    entered = [fact.sector for fact in play.facts if isinstance(fact, SectorEntered)]
    assert entered == [1, 2, 3, 4, 5]
    assert find(play.facts, "beach-taken").beach == beach
    assert play.over
    assert (play.over.result, play.over.winners, play.over.scores) == ("won", (0,), (6,))


@pytest.mark.rule("E-1")
def test_one_to_four_soldiers_may_land() -> None:
    game = load_game("express")
    allowed = [n for n in range(7) if not table_faults(game, ExpressOptions(), n)]
    assert allowed == [1, 2, 3, 4]


@pytest.mark.rule("E-1", "E-2")
def test_the_lead_soldier_rolls_the_axis_dice_for_the_whole_squad() -> None:
    play = Script("express", seats=3)
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["G", None, None]
    for line in ("seat2 rolls Gk", "seat1 rolls Gk Gk", "seat1 rolls Rk"):
        with pytest.raises(Illegal):
            play.do(line)
    fact = find(play.do("seat1 rolls Gk"), "squad-axis-rolled")
    assert fact.cites() == "E-2"
    assert [play.pool(seat) for seat in (1, 2, 3)] == ["RRWWBB"] * 3


@pytest.mark.rule("E-2")
@pytest.mark.parametrize("sector", range(1, 7))
def test_sector_n_has_n_axis_dice(sector: int) -> None:
    play = at(sector)
    assert play.pool() == "G" * sector
    fight(play, ENEMY[:sector], PLAIN)
    assert play.state.cleared == 1


@pytest.mark.rule("E-2")
def test_any_dice_are_rerolled_and_twice_at_most() -> None:
    play = at(1)
    play.do("seat1 rolls Gt", allied_roll(1, "kk ss 11"))
    assert len(play.options()) == 3**3  # none, one or two of each colour; none is to stand
    play.do("seat1 reroll Rk Rk Ws Ws B1 B1")
    assert play.pool() == "RRWWBB"
    play.do(allied_roll(1, "kk ss 11"), "seat1 reroll Rk B1")
    assert play.pool() == "RB"
    with pytest.raises(Illegal):
        play.do("seat1 rolls Rt Wt")
    facts = play.do("seat1 rolls Rt Bk")
    assert find(facts, "sector-cleared").sector == 0
    with pytest.raises(Illegal):
        play.do("seat1 reroll Rk")


@pytest.mark.rule("E-2")
def test_only_dice_that_lie_are_rerolled() -> None:
    play = at(1)
    play.do("seat1 rolls Gt", allied_roll(1, "kk ss 11"))
    for line in ("seat1 reroll Rs", "seat1 reroll Rk Rk Rk", "seat1 reroll", "seat1 done"):
        with pytest.raises(Illegal):
            play.do(line)


@pytest.mark.rule("E-3")
def test_each_axis_die_takes_a_die_of_its_own() -> None:
    one = at(2)
    facts = fight(one, "kk", "ks s1 1c")
    assert find(facts, "tally-failed").missing == (SKULL,)
    assert one.over and (one.over.result, one.over.winners, one.over.rule) == ("lost", (), "E-3")
    two = at(2)
    facts = fight(two, "kk", "ks sk 1c")
    assert find(facts, "tally-matched").cites() == "E-3"
    assert two.state.sector == 2


@pytest.mark.rule("E-3")
def test_one_failure_loses_the_game_for_all() -> None:
    play = at(2, seats=3)
    facts = fight(play, "ks", PLAIN, "kk kk tt", PLAIN)
    failed = find(facts, "tally-failed")
    assert (failed.seat, failed.missing) == (1, (STAR,))
    assert find(facts, "squad-lost").why == "tally"
    assert play.over and play.over.winners == ()
    assert why(play) == {"seat": Ref("seat", 1), "missing": Ref("symbols", (STAR,))}
    with pytest.raises(Illegal):
        play.do("seat1 rolls Gk Gk Gk")


@pytest.mark.rule("E-3")
def test_clearing_the_bunker_wins_for_everybody() -> None:
    play = at(6, seats=2)
    facts = fight(play, ENEMY, PLAIN, "11 kk ss")
    assert names(facts)[-3:] == ["sector-cleared", "beach-taken", "squad-won"]
    assert play.over and (play.over.result, play.over.winners) == ("won", (0, 1))
    assert play.over.rule == "E-3"


RALLIED = {
    "k": "medic",
    "s": "general",
    "1": "corporal",
    "2": "captain",
    "c": "hero",
    "t": "engineer",
}


@pytest.mark.rule("E-4")
@pytest.mark.parametrize("symbol", RALLIED)
def test_an_rwb_rallies_the_specialist_of_its_symbol(symbol: str) -> None:
    play = at(1)
    other = "s" if symbol == "k" else "k"
    fight(play, symbol, f"{symbol}{symbol} {symbol}{other} {symbol}{other}")
    assert play.asks() == "rally"
    assert play.options() == [f"rally {RALLIED[symbol]}", "decline"]
    facts = play.do(f"seat1 rally {RALLIED[symbol]}")
    assert find(facts, "specialist-rallied").cites() == "E-4"
    assert play.state.hand == (RALLIED[symbol],)
    assert play.state.sector == 1


@pytest.mark.rule("E-4")
def test_a_straight_rallies_the_veteran() -> None:
    play = at(1)
    fight(play, "k", STRAIGHT)
    assert play.options() == ["rally veteran", "decline"]
    play.do("seat1 rally veteran")
    assert play.state.hand == ("veteran",)


@pytest.mark.rule("E-4")
def test_three_equal_symbols_without_three_colours_rally_nobody() -> None:
    play = at(1)
    fight(play, "k", "kk kk 12")
    assert play.state.sector == 1
    assert not told(play, "specialist-rallied")


@pytest.mark.rule("E-4")
def test_a_specialist_is_no_help_in_the_turn_he_is_rallied() -> None:
    short = at(4)
    facts = fight(short, "1111", "12 1k 1s")
    assert find(facts, "tally-failed").missing == (SOLDIER,)
    assert short.over and not told(short, "specialist-rallied")
    changer = at(1)
    facts = fight(changer, "k", "s1 s2 s1")  # the General could have made the skull
    assert find(facts, "tally-failed").missing == (SKULL,)
    assert "specialist-rallied" not in names(facts)


@pytest.mark.rule("E-4")
def test_the_squad_rallies_one_specialist_in_a_sector_and_chooses_whom() -> None:
    play = at(1, seats=2)
    fight(play, "k", "kc kc k1", "ts ts tk")
    assert play.options() == ["rally medic", "rally engineer", "decline"]
    play.do("seat1 rally engineer")
    assert play.state.hand == ("engineer",)
    assert play.state.sector == 1


@pytest.mark.rule("E-4")
def test_even_one_soldier_with_two_rwbs_rallies_once_for_a_squad() -> None:
    play = at(1, seats=2)
    fight(play, "k", "kc kc kc", PLAIN)
    assert play.options() == ["rally medic", "rally hero", "decline"]
    play.do("seat1 rally hero")
    assert play.state.hand == ("hero",)
    assert play.state.sector == 1


@pytest.mark.rule("E-4")
def test_alone_two_rwbs_rally_two() -> None:
    play = at(1)
    fight(play, "k", "kc kc kc")
    play.do("seat1 rally hero")
    assert play.options() == ["rally medic", "decline"]
    play.do("seat1 rally medic")
    assert play.state.hand == ("hero", "medic")
    assert play.state.sector == 1


@pytest.mark.rule("E-4")
def test_the_symbol_of_one_already_there_does_nothing() -> None:
    play = at(1, "corporal")
    fight(play, "1", "1k 1s 1c")
    assert play.state.hand == ("corporal",)
    assert play.state.sector == 1


@pytest.mark.rule("E-4")
def test_the_lead_soldier_answers_for_the_squad() -> None:
    play = at(1, seats=2, squad_choice="lead")
    fight(play, "k", PLAIN, "kc kc k1")
    assert play.asks(1) == "rally"
    assert play.asks(2) is None
    with pytest.raises(Illegal):
        play.do("seat2 rally medic")
    play.do("seat1 rally medic")
    assert play.state.hand == ("medic",)


@pytest.mark.rule("E-4")
def test_with_anyone_any_soldier_answers_for_the_squad() -> None:
    play = at(1, seats=3, squad_choice="anyone")
    fight(play, "k", PLAIN, PLAIN, "kc kc k1")
    assert [play.asks(seat) for seat in (1, 2, 3)] == ["rally"] * 3
    with pytest.raises(Illegal):
        play.do("seat4 rally medic")
    play.do("seat3 rally medic")
    assert play.state.hand == ("medic",)
    assert play.asks(1) is None


@pytest.mark.rule("E-5")
def test_permanent_specialists_stay_and_serve_every_soldier() -> None:
    play = at(1, "general", seats=2)
    fight(play, "t", PLAIN, PLAIN)
    play.do("seat1 change general Rk Rt", "seat2 change general Ws Wt")
    assert play.state.sector == 1
    assert play.state.hand == ("general",)
    fight(play, "tt", "tk ss 11", "tk ss 11")
    play.do("seat1 change general Rk Rt", "seat2 change general Rk Rt")
    assert play.state.sector == 2


@pytest.mark.rule("E-5")
def test_specialists_are_used_after_the_last_reroll_only() -> None:
    play = at(1, "general medic")
    play.do("seat1 rolls Gt")
    with pytest.raises(Illegal):
        play.do("seat1 sacrifice medic")
    play.do(allied_roll(1, PLAIN))
    for line in ("seat1 change general Rk Rt", "seat1 sacrifice medic"):
        with pytest.raises(Illegal):
            play.do(line)
    play.do("seat1 stand")
    assert play.asks() == "specialists"
    play.do("seat1 change general Rk Rt")
    with pytest.raises(Illegal):
        play.do("seat1 reroll Rt")


@pytest.mark.rule("E-5")
def test_each_ability_serves_a_soldier_once_in_a_pass() -> None:
    play = at(2, "general captain")
    fight(play, "tt", PLAIN)
    play.do("seat1 change general Rk Rt")
    with pytest.raises(Illegal):
        play.do("seat1 change general Rk Rt")
    assert {option.split()[1] for option in play.options() if option != "done"} == {"captain"}
    facts = play.do("seat1 done")
    assert find(facts, "tally-failed").seat == 0


@pytest.mark.rule("E-5")
@pytest.mark.parametrize(
    "lines",
    [
        ("general Rk Rs", "captain Rs Bs"),
        ("captain Rk Bk", "general Bk Bs"),
    ],
)
def test_abilities_go_in_any_order_and_on_the_same_die(lines: tuple[str, str]) -> None:
    play = at(1, "general captain")
    fight(play, "s", "ks sc cc")
    play.do(*(f"seat1 change {line}" for line in lines))
    assert play.state.hand == ("general", "captain")  # the RWB of stars has its General already
    assert find(play.facts, "tally-matched").seat == 0
    assert play.state.sector == 1


@pytest.mark.rule("E-5")
def test_a_specialist_who_is_out_cannot_be_rallied_on_this_beach() -> None:
    play = at(1, "hero", removed_may_return=False)
    fight(play, "k", "c1 c2 c1")
    facts = play.do("seat1 sacrifice hero")
    assert find(facts, "specialist-sacrificed").cites() == "E-5"
    assert (play.state.hand, play.state.gone) == ((), ("hero",))
    assert play.asks() is None  # the RWB of courage rallies nobody
    fight(play, "cc", "c1 c2 c1")
    assert play.state.sector == 2
    assert not told(play, "specialist-rallied")


@pytest.mark.rule("E-5")
def test_with_the_option_a_specialist_who_is_out_may_return() -> None:
    play = at(1, gone="hero", removed_may_return=True)
    fight(play, "c", "c1 c2 c1")
    play.do("seat1 rally hero")
    assert play.state.hand == ("hero",)


@pytest.mark.rule("E-5")
def test_the_squad_need_not_rally() -> None:
    play = at(1, rally_optional=True)
    fight(play, "c", "c1 c2 c1")
    facts = play.do("seat1 decline")
    assert find(facts, "rally-declined").cites() == "E-5"
    assert (play.state.hand, play.state.sector) == ((), 1)


@pytest.mark.rule("E-5")
def test_with_the_option_off_the_squad_must_rally() -> None:
    play = at(1, rally_optional=False)
    facts = fight(play, "c", "c1 c2 c1")
    assert find(facts, "specialist-rallied").card == "hero"
    squad = at(1, rally_optional=False, seats=2)
    fight(squad, "k", "kc kc k1", "ts ts tk")
    assert squad.options() == ["rally medic", "rally engineer"]
    with pytest.raises(Illegal):
        squad.do("seat1 decline")


@pytest.mark.rule("E-5")
def test_rwbs_are_read_after_step_five() -> None:
    made = at(1, "general")
    fight(made, "k", "kc kc 11")
    made.do("seat1 change general B1 Bk")
    assert made.options() == ["rally medic", "decline"]
    broken = at(1, "general")
    fight(broken, "c", "kc kc k1")
    broken.do("seat1 change general Bk Bs")
    assert broken.asks() is None
    assert broken.state.sector == 1


@pytest.mark.rule("E-3")
def test_the_dice_that_cleared_a_sector_lie_there_until_the_next_are_rolled() -> None:
    play = Script("express")
    fight(play, "k", PLAIN)
    assert told(play, "sector-cleared")
    assert play.shown() == ["Gk", "Rk Rk Ws Ws B1 B1"]
    play.do("seat1 rolls Gs Gt")
    assert play.shown() == ["Gs Gt", ""]
