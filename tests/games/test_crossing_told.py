"""What is told at sea: what a choice costs and risks, what dice cost, and how it ended."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from beachhead.kernel.notation import write_action
from beachhead.kernel.scene import Board, CardRow, Scene, ScoreSheet
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.plans import Plan, seat_plans
from beachhead.playing.prompts import Menu, prompt_for
from beachhead.playing.telling import about, question
from beachhead.terminal.plain import PlainTable
from beachhead.terminal.session import new_session
from tests.games.crossing_play import OMAHA, SKULLS, at_sea, boarded, roll, set_aboard, to_steer
from tests.games.normandy_play import (
    STRAIGHT,
    change,
    give_card,
    place,
    set_awards,
    tally,
    the_game,
    throw,
    unit,
)
from tests.script import Script

PANIC = "Rc R1 Wc Wk Bc Bk"
FORCED = "Rk Rk Wk Wk Bc Bs"
"""Costs a Courage, and nothing else."""


def scene(play: Script, seat: int = 1) -> Scene:
    return play.game.look(play.state, seat - 1)


def said(play: Script, option: str, seat: int = 1, language: str = "en") -> str:
    """What there is to know of an option, with what its card says."""
    texts, decision = Texts(language, the_game(), ("Ann", "Ben")), play.decision(seat)
    assert decision is not None
    (action,) = (one for one in decision.options if write_action(one) == option)
    known = about(texts, scene(play, seat), (action,))
    prompt = prompt_for(texts, (action,), known)
    assert isinstance(prompt, Menu)
    return prompt.entries[0].about


def asked(play: Script, seat: int = 1, language: str = "en") -> str:
    texts, decision = Texts(language, the_game(), ("Ann", "Ben")), play.decision(seat)
    assert decision is not None
    return question(texts, decision, scene(play, seat))


def forecast(play: Script, language: str = "en") -> tuple[list[str], list[str]]:
    """What is told of dice that lie: amounts, and all else."""
    found, texts = scene(play).forecast, Texts(language, the_game())
    assert found is not None
    gains = [texts.message(gain.text) for gain in found.gains]
    return gains, [texts.message(line) for line in (*found.lines, *found.open)]


def ended(play: Script, language: str = "en") -> str:
    assert play.over is not None
    return Texts(language, the_game(), ("Ann", "Ben")).message(play.over.reason)


# Where a Unit will be


@pytest.mark.rule("C-11")
def test_a_unit_that_leaves_its_craft_meets_the_def_without_the_1_of_the_craft() -> None:
    play = at_sea("e2")
    to_steer(play)
    assert "DEF 2: it costs 2 Soldiers next turn." in said(play, "disembark e1")
    before = unit(play).soldiers
    play.do("seat1 disembark e1")
    roll(play, "Rk Rk Wk Wk Bs Bs")
    assert unit(play).soldiers == before - 2


@pytest.mark.rule("C-6")
def test_the_def_is_told_with_ones_own_craft() -> None:
    play = at_sea("e2")
    to_steer(play)
    assert "DEF 2 (+1 with your craft): it costs 3 Soldiers next turn." in said(play, "steer f2")
    assert "DEF 2: it costs 2 Soldiers next turn." in said(play, "stay")
    boards = [panel for panel in scene(play).panels if isinstance(panel, Board)]
    details = {cell.id: cell.details for cell in boards[0].cells}
    assert "detail-craft" in {line.id for line in details["a1"]}
    assert "detail-craft" not in {line.id for line in details["1"]}


@pytest.mark.rule("C-10")
def test_who_is_forced_overboard_in_upkeep_still_meets_def_and_shells_this_turn() -> None:
    play = at_sea("e2")
    change(play, courage=1)
    roll(play, FORCED)
    before = unit(play).soldiers
    assert play.asks(1) == "overboard"
    told = said(play, "disembark e1")
    assert "DEF 2: it still costs 2 Soldiers this turn, and then shells fall." in told
    assert "Shell Number 9" in told and "next turn" not in told
    play.do("seat1 disembark e1")
    assert unit(play).soldiers == before - 2 and play.pool(None) == "DD"


@pytest.mark.rule("C-10")
def test_steering_with_the_last_courage_names_where_the_unit_ends_up() -> None:
    play = at_sea("e1")
    change(play, courage=2)
    to_steer(play)
    told = said(play, "steer f1")
    assert "the ramp drops" in told and "In the water of sector f2:" in told
    assert "DEF 2: it costs 2 Soldiers next turn." in told and "Shell Number 5" in told
    assert "Mines: you lose 1 to 6 Soldiers." in told, "f2 is mined"
    assert "DEF 3" not in told and "Shell Number 7" not in told
    assert "Dans l’eau du secteur f2" in said(play, "steer f1", language="fr")
    play = at_sea("d2")
    change(play, courage=2)
    to_steer(play)
    told = said(play, "steer e2")
    assert "In the water of sector e1:" in told and "In the water of sector e3:" in told


@pytest.mark.rule("C-9")
def test_disembarking_into_mines_is_told_and_costs_soldiers() -> None:
    play = at_sea("f1")
    to_steer(play)
    before = unit(play)
    assert "Mines: you lose 1 to 6 Soldiers." in said(play, "disembark f2")
    play.do("seat1 disembark f2")
    assert play.pool(1) == "D"
    play.do("seat1 rolls D4")
    assert (unit(play).soldiers, unit(play).tools) == (before.soldiers - 4, 0)
    assert play.state.turn == 2 and place(play) == "f2"


@pytest.mark.rule("C-9")
@pytest.mark.rule("C-10")
def test_who_is_forced_into_mines_sets_them_off_before_the_guns_fire() -> None:
    play = at_sea("f1")
    change(play, tools=1)
    roll(play, SKULLS)
    assert place(play) == "f2" and play.pool(1) == "D"
    play.do("seat1 rolls D3")
    assert unit(play).soldiers == 30 - 1 - 3 - 2


# What may be the end


@pytest.mark.rule("C-10")
@pytest.mark.parametrize(
    ("sector", "has", "option", "warning"),
    [
        ("e2", {"soldiers": 4}, "stay", "The DEF there costs your last Soldiers!"),
        ("e2", {"soldiers": 8}, "disembark e1", "A shell there may cost your last Soldiers!"),
        ("e2", {"soldiers": 7}, "disembark e1", "A shell there costs your last Soldiers!"),
        ("c3", {"tools": 9}, "stay", "A shell there sinks your craft in deep sea"),
        ("c3", {"courage": 1}, "stay", "a single courage die drowns your Unit!"),
        ("c3", {"courage": 2}, "stay", "2 courage dice drown your Unit!"),
        ("c3", {"tools": 2}, "stay", "a single tool die sinks your craft"),
        ("c3", {"tools": 4}, "stay", "2 tool dice sink your craft"),
        ("c1", {"tools": 7}, "steer c2", "The mines may sink your craft in deep sea"),
        ("f1", {"tools": 7}, "steer f2", "The mines may sink your craft, and put your Unit"),
        ("f1", {"soldiers": 10}, "steer f2", "The mines may cost your last Soldiers!"),
    ],
)
def test_what_may_be_the_end_is_warned_of(
    sector: str, has: dict[str, int], option: str, warning: str
) -> None:
    play = at_sea(sector)
    set_aboard(play, naval="")
    change(play, **has)
    to_steer(play)
    lines = said(play, option)
    assert warning in lines, lines
    for language in LANGUAGES:
        assert "!" in said(play, option, language=language)
    play = at_sea(sector)
    to_steer(play)
    assert "!" not in said(play, option), "only where it is true"


# What dice cost


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-5")
def test_whoever_rolls_is_told_what_the_dice_cost_as_they_lie() -> None:
    play = at_sea("b1")
    change(play, stars=1)
    throw(play, "R1 R2 Wt Ws B2 Bk")
    gains, lines = forecast(play)
    assert gains == ["−6 Soldiers", "+1 Star", "−1 Item Point"]
    assert lines == ["With it, the DEF of the sector: 1 Soldier.", "Stars: 2 of 3."]
    play = at_sea("b1")
    throw(play, PANIC)
    assert "Panic: your craft must move sideways, or stays if it cannot." in forecast(play)[1]
    assert "Panique" in "".join(forecast(play, language="fr")[1])
    play.do(f"seat1 {play.options(1)[0]}")
    assert play.asks(1) == "reroll" and "−3 Courage" in forecast(play)[0]
    play = at_sea("b1")
    change(play, stars=2)
    throw(play, "R1 R2 Wt Ws B2 Bk")
    assert "Stars: 3 of 3, which cost 1 of those aboard." in forecast(play)[1]
    play = at_sea("b1")
    throw(play, STRAIGHT)
    assert "For the Straight you get an Award." in forecast(play)[1]
    play = at_sea("b1")
    change(play, courage=3)
    throw(play, PANIC)
    assert "Your Unit would drown." in forecast(play)[1]
    change(play, soldiers=1, courage=12)
    assert "Your Unit would fall." in forecast(play)[1]
    play = at_sea("e1")
    set_aboard(play, by="water")
    throw(play, "Rt R1 Wt Wk Bt Bk")
    gains, lines = forecast(play)
    assert not [text for text in gains if "Item" in text] and "motor" not in "".join(lines)


# Awards


@pytest.mark.rule("C-13")
def test_an_award_to_play_at_sea_says_what_it_does_there() -> None:
    play = at_sea("c1", way_to_hell=True)
    give_card(play, 1, "memorial-cross")
    to_steer_with(play)
    told = said(play, "play-at-sea memorial-cross")
    assert told == "Your Unit gains 20 Item Points. Every other Unit gains 10 Item Points."
    before = unit(play).tools
    play.do("seat1 play-at-sea memorial-cross")
    assert unit(play).tools == before + 20


def to_steer_with(play: Script) -> None:
    """Keep what could be played at the Final Tally."""
    roll(play, SKULLS)
    play.do("table rolls D6 D6")
    assert play.asks(1) == "steer"


@pytest.mark.rule("C-13")
def test_whoever_takes_an_award_at_sea_is_told_which_serve_there() -> None:
    play = at_sea("b1")
    set_awards(play, "bronze-star", "memorial-cross", "silver-star")
    roll(play, STRAIGHT)
    assert said(play, "take-award bronze-star").startswith("Of no use at sea, kept for the beach:")
    assert said(play, "take-award silver-star").startswith("At sea as on the beach:")
    cross = said(play, "take-award memorial-cross")
    assert cross.startswith("At sea: Your Unit gains 20 Item Points.") and "On the beach:" in cross
    play = at_sea("b1", crossing_only=True)
    set_awards(play, "bronze-star", "memorial-cross")
    roll(play, STRAIGHT)
    assert said(play, "take-award bronze-star") == "Of no use at sea; ashore it scores 5 points."
    assert "beach" not in said(play, "take-award memorial-cross")


# The beach, and the way to it


@pytest.mark.rule("C-12")
def test_going_ashore_tells_what_waits_in_the_sector() -> None:
    play = at_sea("f2", nation_1="uk")
    to_steer(play)
    told = said(play, "go-ashore 1")
    assert "Costs 4 Courage." in told and "Combat costs" in told
    play = at_sea("f2", crossing_only=True)
    to_steer(play)
    assert "Combat" not in said(play, "go-ashore 1"), "there is none"


@pytest.mark.rule("C-2")
def test_nobody_is_drawn_at_sea_or_said_to_be_there_before_the_launch() -> None:
    play = boarded(2)
    play.do("seat1 launch a2")
    (board,) = (panel for panel in scene(play).panels if isinstance(panel, Board))
    assert [(cell.id, cell.seats) for cell in board.cells if cell.seats] == [("a2", (0,))]
    (sheet,) = (panel for panel in scene(play).panels if isinstance(panel, ScoreSheet))
    for language in LANGUAGES:
        texts = Texts(language, the_game(), ("Ann", "Ben"))
        one, other = (texts.message(score.text) for score in sheet.scores)
        assert "a2" in one and "a1" not in other


@pytest.mark.rule("C-3")
def test_what_is_to_be_had_on_land_is_shown_once_somebody_is_there() -> None:
    play = at_sea("f2", continuous_play=True, map="juno-beach")
    titles = {panel.title.id for panel in scene(play).panels if isinstance(panel, CardRow)}
    assert "scene-on-offer" not in titles
    to_steer(play)
    play.do(f"seat1 {next(o for o in play.options(1) if o.startswith('go-ashore'))}")
    play.do("seat1 pay-off soldiers")
    titles = {panel.title.id for panel in scene(play).panels if isinstance(panel, CardRow)}
    assert "scene-on-offer" in titles


def plain(answers: str, **options: Any) -> str:
    game, sink = the_game(), StringIO()
    plan = Plan(game, seat_plans(("Ann",), 1, 0, "sergeant"), OMAHA | options)
    session = new_session(plan)
    session.stop_saving()
    PlainTable(session, "en", StringIO(answers), sink).run()
    return sink.getvalue()


@pytest.mark.rule("C-3")
def test_plain_lines_tell_the_beach_once_and_then_the_sea_alone() -> None:
    told = plain("1\n0\n1 2\n0\nstay\nq\n", crossing_only=True)
    assert told.count("\n  a2") > told.count("\n  Bunker") == 1


# What happened, and how it ended


@pytest.mark.rule("C-6")
def test_the_losses_of_a_turn_are_summed_up_and_names_come_first() -> None:
    play = at_sea("b1")
    roll(play, "R1 R2 Ws Wt B2 Bk")
    texts = Texts("en", the_game(), ("Ann",))
    lines = [texts.fact(fact) for fact in play.facts if fact.decisive]
    assert "Ann: the dice cost 5 Soldiers, 0 Courage and 1 Item Point. 1 Star more." in lines
    assert "Ann: the DEF costs 1 Soldier; the turn so far, with the dice, 6 Soldiers." in lines
    assert unit(play).soldiers == 30 - 6


@pytest.mark.rule("C-8")
def test_staying_at_sea_is_by_the_rule_of_the_sea() -> None:
    play = at_sea("b1")
    to_steer(play)
    (fact,) = (one for one in play.do("seat1 stay") if "stays" in Texts("en", the_game()).fact(one))
    assert fact.cites() == "C-8"


@pytest.mark.rule("C-10")
@pytest.mark.parametrize(
    ("soldiers", "dice", "by"),
    [
        (2, "R2 Rk Wk Wk Bs Bs", "The dice cost 2 Soldiers, and it had 2: it needed 3"),
        (8, "R2 Rk W2 Wk B2 Bs", "An RWB cost 6 Soldiers, and it had 2: it needed 7"),
        (1, "Rk Rk Wk Wk Bs Bs", "The DEF cost 1 Soldier, and it had 1: it needed 2"),
    ],
)
def test_what_a_unit_fell_to_at_sea_is_told(soldiers: int, dice: str, by: str) -> None:
    play = at_sea("b1")
    change(play, soldiers=soldiers)
    roll(play, dice)
    assert by in ended(play) and ended(play, "fr")


@pytest.mark.rule("C-7")
@pytest.mark.rule("C-9")
def test_a_unit_that_fell_to_shells_or_mines_is_told_so() -> None:
    play = at_sea("b1")
    change(play, soldiers=5)
    roll(play, SKULLS)
    play.do("table rolls D2 D3", "seat1 rolls D1 D2")
    assert "Shells cost 3 Soldiers, and it had 3" in ended(play)
    play = at_sea("b2")
    change(play, soldiers=5)
    to_steer(play)
    play.do("seat1 steer c2", "seat1 rolls D6")
    assert "Mines cost 6 Soldiers, and it had 3" in ended(play)


@pytest.mark.rule("C-12")
def test_the_score_adds_up_as_it_is_told() -> None:
    play = at_sea("f2", crossing_only=True, nation_1="uk")
    set_aboard(play, passengers=("colonel",))
    give_card(play, 1, "bronze-star")
    change(play, soldiers=10, courage=6)
    roll(play, "Rk Rk Wk Wk Bs Bs")
    play.do("table rolls D6 D6", "seat1 go-ashore 1", "seat1 pay-off soldiers")
    assert ended(play).endswith(
        "after 1 turn: 10 Soldiers × 1, 2 Courage × 2, 1 Passenger × 3, 1 Award × 5 make 22 points."
    )
    assert "après 1 tour\u00a0:" in ended(play, "fr")


def test_the_tally_with_an_award_in_hand_is_told_as_well() -> None:
    play = at_sea("b1")
    give_card(play, 1, "silver-star")
    tally(play, SKULLS)
    assert play.asks(1) == "tally" and {"−2 Soldiers", "−1 Item Point"} <= set(forecast(play)[0])
