"""Express!: Operation Neptune, the Kommandant, the solo head start (E-7, E-8, E-10)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.games import load_game
from beachhead.games.express.facts import BeachTaken, SectorEntered
from beachhead.games.express.state import ExpressOptions
from beachhead.kernel.dice import COURAGE, SKULL, STAR
from beachhead.kernel.errors import Illegal
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from tests.games.express_play import ENEMY, PLAIN, STRAIGHT, at, fight, storm, told
from tests.script import Script, find, names

NEPTUNE = ["utah", "gold", "juno", "sword", "omaha", "pointe-du-hoc"]


@pytest.mark.rule("E-7")
def test_neptune_is_all_six_beaches_in_order() -> None:
    play = Script("express", campaign="neptune", beach="sword")
    storm(play)
    assert [fact.beach for fact in play.facts if isinstance(fact, BeachTaken)] == NEPTUNE
    assert play.over and play.over.result == "won"
    assert (play.over.scores, play.over.rule) == ((36,), "E-7")
    assert play.over.reason.id == "over-express-neptune-won"
    landings = [fact for fact in play.facts if isinstance(fact, SectorEntered) and not fact.sector]
    assert [fact.beach for fact in landings] == NEPTUNE[1:]  # the first one is how the game starts


@pytest.mark.rule("E-7")
def test_between_beaches_all_specialists_go_back_to_the_deck() -> None:
    play = at(6, "corporal captain", campaign="neptune")
    fight(play, ENEMY, PLAIN)
    facts = play.do("seat1 done")
    assert find(facts, "specialists-returned").cites() == "E-7"
    assert (play.state.beach, play.state.sector, play.state.hand) == (1, 0, ())
    assert not play.over
    fight(play, "1", "1k 1s 1c")
    assert play.options() == ["rally corporal", "decline"]


@pytest.mark.rule("E-7")
def test_without_the_campaign_one_beach_is_the_game() -> None:
    play = at(6, "corporal", campaign="beach")
    facts = fight(play, ENEMY, PLAIN)
    assert "specialists-returned" not in names(facts)
    assert play.over and play.over.result == "won"
    assert play.over.reason.id == "over-express-beach-won"


@pytest.mark.rule("E-7")
def test_a_failure_on_a_later_beach_loses_the_campaign() -> None:
    play = at(6, campaign="neptune")
    fight(play, ENEMY, PLAIN)
    fight(play, "t", PLAIN)
    assert play.over and (play.over.result, play.over.scores) == ("lost", (1,))
    reason = dict(play.over.reason.args)
    assert (reason["taken"], reason["number"], reason["sector"]) == (1, 1, Ref("sector", 0))


@pytest.mark.rule("E-7", "E-12")
def test_sacrificed_and_lost_specialists_return_between_beaches_too() -> None:
    play = at(6, gone="corporal", campaign="neptune", neptune_restores=True)
    fight(play, ENEMY, PLAIN)
    assert play.state.gone == ()
    fight(play, "1", "1k 1s 1c")
    play.do("seat1 rally corporal")
    assert play.state.hand == ("corporal",)


@pytest.mark.rule("E-7", "E-12")
def test_with_the_option_off_those_who_are_out_stay_out_for_the_campaign() -> None:
    play = at(6, "captain", gone="corporal", campaign="neptune", neptune_restores=False)
    fight(play, ENEMY, PLAIN)
    play.do("seat1 done")
    assert (play.state.hand, play.state.gone) == ((), ("corporal",))
    fight(play, "1", "1k 1s 1c")
    assert play.asks() is None  # the Corporal cannot come
    fight(play, "22", "2k 2s 2c")
    assert play.options() == ["rally captain", "decline"]  # the Captain was in hand: he can


@pytest.mark.rule("E-8")
def test_without_the_option_there_is_no_kommandant() -> None:
    play = at(6, "corporal", kommandant=False)
    assert play.pool() == "GGGGGG"
    assert play.asks() is None


@pytest.mark.rule("E-8")
@pytest.mark.parametrize("sector", range(1, 6))
def test_the_kommandant_waits_in_the_bunker_alone(sector: int) -> None:
    play = at(sector, "corporal", kommandant=True)
    assert play.pool() == "G" * sector


@pytest.mark.rule("E-8", "E-12")
def test_with_nobody_in_hand_he_always_comes_and_is_matched_twice() -> None:
    play = at(6, kommandant=True)
    assert find(play.facts, "kommandant-comes").cites() == "E-8"
    assert play.asks() is None
    assert play.pool() == "GGGGGK"
    with pytest.raises(Illegal):
        play.do("seat1 rolls Gk Gk Gs Gs G1 G1")
    facts = fight(play, "kss11 Kk", PLAIN)
    assert find(facts, "results-needed").symbols == (0, 0, 0, 1, 1, 2, 2)
    assert find(facts, "tally-failed").missing == (SKULL,)
    assert play.over and play.over.result == "lost"


@pytest.mark.rule("E-8", "E-12")
def test_losing_a_specialist_of_the_squads_choice_keeps_him_away() -> None:
    play = at(6, "corporal captain", kommandant=True)
    assert play.asks() == "toll"
    assert play.options() == ["let-come", "keep-away corporal", "keep-away captain"]
    assert play.pool() is None
    for line in ("seat1 keep-away hero", "seat1 rolls Gk Gk Gk Gk Gk Gk"):
        with pytest.raises(Illegal):
            play.do(line)
    facts = play.do("seat1 keep-away corporal")
    assert find(facts, "kommandant-kept-away").card == "corporal"
    assert (play.state.hand, play.state.gone) == (("captain",), ("corporal",))
    assert play.pool() == "GGGGGG"
    fight(play, ENEMY, PLAIN)
    play.do("seat1 done")
    assert play.over and play.over.result == "won"


@pytest.mark.rule("E-8")
def test_the_squad_may_let_him_come() -> None:
    play = at(6, "corporal", kommandant=True)
    play.do("seat1 let-come")
    assert play.state.hand == ("corporal",)
    assert play.pool() == "GGGGGK"
    with pytest.raises(Illegal):
        play.do("seat1 keep-away corporal")


@pytest.mark.rule("E-12")
def test_the_corporal_brings_the_seventh_result_against_the_kommandant() -> None:
    play = at(6, "corporal", kommandant=True)
    play.do("seat1 let-come")
    fight(play, "kkss1 K1", PLAIN)
    assert play.over and play.over.result == "won"
    other = at(6, "corporal", kommandant=True)
    other.do("seat1 let-come")
    facts = fight(other, "kkssc Kc", "kk ss cc")  # no soldier among the seven
    assert find(facts, "tally-failed").missing == (COURAGE,)


@pytest.mark.rule("E-12")
def test_the_hero_clears_the_kommandants_bunker() -> None:
    play = at(6, "hero", kommandant=True)
    play.do("seat1 let-come")
    fight(play, "tttcc Kt", PLAIN)
    play.do("seat1 sacrifice hero")
    assert play.over and play.over.result == "won"


@pytest.mark.rule("E-12")
def test_the_veteran_clears_the_kommandants_bunker() -> None:
    play = at(6, "veteran", kommandant=True, veteran_beats_kommandant=True)
    play.do("seat1 let-come")
    facts = fight(play, "tttcc Kt", STRAIGHT)
    assert find(facts, "straight-cleared").seat == 0
    assert play.over and play.over.result == "won"


@pytest.mark.rule("E-12")
def test_with_the_option_off_a_straight_does_not_clear_the_kommandant() -> None:
    with_him = at(6, "veteran", kommandant=True, veteran_beats_kommandant=False)
    with_him.do("seat1 let-come")
    facts = fight(with_him, "tttcc Kk", STRAIGHT)
    assert "tally-failed" in names(facts)
    without = at(6, "veteran general", kommandant=True, veteran_beats_kommandant=False)
    without.do("seat1 keep-away general")
    facts = fight(without, "tttccc", STRAIGHT)
    assert find(facts, "straight-cleared").seat == 0


@pytest.mark.rule("E-8")
def test_with_anyone_any_soldier_keeps_the_kommandant_away() -> None:
    play = at(6, "corporal", kommandant=True, seats=2, squad_choice="anyone")
    play.do("seat2 keep-away corporal")
    assert play.pool() == "GGGGGG"
    lead = at(6, "corporal", kommandant=True, seats=2)
    with pytest.raises(Illegal):
        lead.do("seat2 keep-away corporal")


SOLO: dict[str, Any] = {"sectors": "advanced", "solo_start": True}


@pytest.mark.rule("E-10")
def test_alone_two_dice_offer_one_of_their_specialists() -> None:
    play = Script("express", **SOLO)
    assert play.pool() == "RW"
    for line in ("seat1 rolls Rc", "seat1 rolls Wc Bt"):
        with pytest.raises(Illegal):
            play.do(line)
    facts = play.do("seat1 rolls Rc Wt")
    assert find(facts, "recruit-rolled").cites() == "E-10"
    assert play.options() == ["recruit hero", "recruit engineer"]
    for line in ("seat1 recruit veteran", "seat1 recruit medic"):
        with pytest.raises(Illegal):
            play.do(line)
    facts = play.do("seat1 recruit engineer")
    assert find(facts, "recruited").card == "engineer"
    assert (play.state.hand, play.state.sector) == (("engineer",), 0)
    assert play.pool() == "G"


@pytest.mark.rule("E-10")
def test_doubles_offer_that_specialist_or_the_veteran() -> None:
    play = Script("express", **SOLO)
    play.do("seat1 rolls Rs Ws")
    assert play.options() == ["recruit general", "recruit veteran"]
    play.do("seat1 recruit veteran")
    assert play.state.hand == ("veteran",)
    fight(play, "k", STRAIGHT)  # he is there from the first sector on
    assert play.state.sector == 1


@pytest.mark.rule("E-10")
def test_without_the_option_the_lone_soldier_lands_with_nobody() -> None:
    play = Script("express", sectors="advanced", solo_start=False)
    assert play.pool() == "G"
    assert play.state.hand == ()
    assert not told(play, "recruit-rolled")


@pytest.mark.rule("E-10")
def test_the_head_start_is_for_one_soldier_on_advanced_beaches() -> None:
    game = load_game("express")

    def codes(seats: int, options: ExpressOptions) -> list[str]:
        return [fault.code for fault in table_faults(game, options, seats)]

    assert codes(1, ExpressOptions(sectors="advanced", solo_start=True)) == []
    assert codes(2, ExpressOptions(sectors="advanced", solo_start=True)) == ["solo-start-alone"]
    assert codes(1, ExpressOptions(solo_start=True)) == ["solo-start-advanced"]


@pytest.mark.rule("E-10", "E-7")
def test_every_beach_of_neptune_has_its_head_start() -> None:
    play = at(6, "captain", campaign="neptune", **SOLO)
    fight(play, ENEMY, PLAIN)
    play.do("seat1 done")
    assert (play.state.beach, play.state.sector, play.state.hand) == (1, 0, ())
    assert play.pool() == "RW"
    play.do("seat1 rolls Rk Wc", "seat1 recruit hero")
    assert play.state.hand == ("hero",)


@pytest.mark.rule("E-10", "E-12")
def test_those_out_for_the_campaign_are_no_recruits() -> None:
    play = at(6, gone="hero engineer", campaign="neptune", neptune_restores=False, **SOLO)
    fight(play, ENEMY, PLAIN)
    one = play.state
    play.do("seat1 rolls Rk Wc")
    assert play.options() == ["recruit medic"]
    play.state = one
    play.do("seat1 rolls Rc Wc")
    assert play.options() == ["recruit veteran"]
    play.state = one
    play.do("seat1 rolls Rc Wt")
    assert play.pool() == "G"  # nobody is left to take: the beach begins
    assert play.state.hand == ()
    restored = at(6, gone="hero engineer", campaign="neptune", **SOLO)
    fight(restored, ENEMY, PLAIN)
    restored.do("seat1 rolls Rc Wt")
    assert restored.options() == ["recruit hero", "recruit engineer"]


@pytest.mark.rule("E-9", "E-8")
def test_a_bunker_beyond_six_dice_is_told_as_such() -> None:
    play = at(6, kommandant=True)
    facts = fight(play, "kkss1 Kc")
    fact = find(facts, "beyond-the-dice")
    assert (fact.needed, fact.dice, fact.hope, fact.cites()) == (7, 6, "none", "E-9")
    assert play.pool() == "RRWWBB"  # it is legal, and played


@pytest.mark.rule("E-9")
@pytest.mark.parametrize(
    ("hand", "seats", "beats", "hope"),
    [
        ("hero", 1, True, "hero"),
        ("hero", 2, True, "none"),
        ("veteran", 1, True, "veteran"),
        ("veteran", 2, True, "veteran"),
        ("veteran", 1, False, "none"),
        ("veteran hero", 1, False, "hero"),
        ("general captain engineer medic", 1, True, "none"),
    ],
)
def test_the_announcement_names_the_hope_that_is_left(
    hand: str, seats: int, beats: bool, hope: str
) -> None:
    play = at(6, hand, seats=seats, kommandant=True, veteran_beats_kommandant=beats)
    play.do("seat1 let-come")
    facts = fight(play, "kkss1 Kc")
    assert find(facts, "beyond-the-dice").hope == hope


@pytest.mark.rule("E-9", "E-12")
def test_the_corporal_puts_a_soldier_within_reach_and_nothing_else() -> None:
    play = at(6, "corporal", kommandant=True)
    play.do("seat1 let-come")
    assert "beyond-the-dice" not in names(fight(play, "kkss1 Kc"))
    play = at(6, "corporal", kommandant=True)
    play.do("seat1 let-come")
    facts = fight(play, "kkssc Kc")
    assert find(facts, "results-needed").symbols == (SKULL,) * 2 + (STAR,) * 2 + (COURAGE,) * 3
    assert find(facts, "beyond-the-dice").needed == 7


@pytest.mark.rule("E-9")
def test_a_sector_within_reach_is_not_announced() -> None:
    play = at(6, "hero")
    assert "beyond-the-dice" not in names(fight(play, "kkkkkk"))
