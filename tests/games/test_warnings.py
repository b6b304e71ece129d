"""What a choice would lose is said of it before it is made, and comes true."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from beachhead.games import load_game
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.shown.forecast import outlook
from beachhead.kernel.contract import Choice, Decision, Over
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import write_action
from beachhead.kernel.scene import Board, Message
from beachhead.locale import Texts
from beachhead.odds import skirmish_odds
from tests.games import battle_table as b
from tests.games import express_play as e
from tests.games.normandy_play import change, give_card, normandy, the_box, to_phase
from tests.games.test_normandy_outlook import at_move, expected
from tests.option_sets import random_set, start
from tests.script import Script


def warned(play: Script, seat: int = 1) -> dict[str, list[str]]:
    """What a seat is warned of, by the option in notation: the ids of what is said."""
    scene = play.game.look(play.state, seat - 1)
    return {
        write_action(item.action): [line.id for line in item.warning]
        for item in scene.about
        if item.warning
    }


def warning(play: Script, option: str, id: str, seat: int = 1) -> dict[str, Any]:
    """What a warning of an option says."""
    scene = play.game.look(play.state, seat - 1)
    lines: list[Message] = [
        line for item in scene.about if write_action(item.action) == option for line in item.warning
    ]
    return next(dict(line.args) for line in lines if line.id == id)


# Express!


@pytest.mark.rule("E-3")
def test_to_stand_short_of_a_match_says_that_it_loses_the_beach_and_what_rerolling_brings() -> None:
    play = e.at(1)
    play.do(e.axis_roll("k"), e.allied_roll(1, "ss 11 22"))
    assert warned(play) == {"stand": ["warn-express-lost", "warn-reroll-odds"]}
    assert warning(play, "stand", "warn-express-lost")["why"] == "tally"
    none_of_six_twice = 1 - Fraction(5, 6) ** 12
    odds = warning(play, "stand", "warn-reroll-odds")["percent"]
    assert odds == round(100 * none_of_six_twice)
    play.do("seat1 stand")
    assert play.over is not None and play.over.result == "lost"


@pytest.mark.rule("E-3")
def test_to_stand_with_a_match_is_nothing_to_warn_of() -> None:
    play = e.at(1)
    play.do(e.axis_roll("k"), e.allied_roll(1, "ks 11 22"))
    assert warned(play) == {}


@pytest.mark.rule("E-5", "E-11")
def test_with_a_specialist_the_last_word_is_warned_of_and_a_needless_sacrifice_too() -> None:
    play = e.at(1, "hero")
    play.do(e.axis_roll("k"), e.allied_roll(1, "ss 11 22"))
    assert warned(play) == {}, "a Specialist can still help"
    play.do("seat1 stand")
    assert warned(play) == {"done": ["warn-express-lost"]}
    play = e.at(1, "hero")
    play.do(e.axis_roll("k"), e.allied_roll(1, "ks 11 22"), "seat1 stand")
    assert warned(play) == {"sacrifice hero": ["warn-express-needless"]}


@pytest.mark.rule("E-3", "E-11")
def test_one_of_two_soldiers_is_warned_though_the_other_still_rolls() -> None:
    play = e.at(1, seats=2)
    play.do(e.axis_roll("k"), e.allied_roll(1, "ss 11 22"), e.allied_roll(2, "ks k1 22"))
    assert warned(play)["stand"][0] == "warn-express-lost"
    assert "stand" not in warned(play, 2)
    play = e.at(1, "medic", seats=2)
    play.do(e.axis_roll("k"), e.allied_roll(1, "ss 11 22"), e.allied_roll(2, "ks k1 22"))
    play.do("seat1 stand")
    assert warned(play)["done"] == ["warn-express-unless"], "the Medic may start it over"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_ends_express_at_once_was_warned_of(seed: int) -> None:
    """Played at random: no single choice loses the game that does not say so."""
    game, below = load_game("express"), fast_stream(f"warned/{seed}")
    setup = random_set(game, Random(seed))
    state = start(game, setup)
    while not isinstance(pending := game.pending(state), Over):
        now = pending[below(len(pending))]
        if not isinstance(now, Decision):
            state = game.apply(state, now.happen(below))[0]
            continue
        about = {item.action: item.warning for item in game.look(state, now.seat).about}
        for option in now.options:
            after = game.pending(game.apply(state, Choice(now.seat, option))[0])
            if isinstance(after, Over) and after.result == "lost":
                assert any(line.id == "warn-express-lost" for line in about[option])
        option = now.options[below(len(now.options))]
        state = game.apply(state, Choice(now.seat, option))[0]


# Battle!


@pytest.mark.rule("B-6")
def test_to_stand_short_of_a_match_says_how_many_points_it_loses() -> None:
    play = b.battle()
    b.win(play)
    play.do("seat1 advance", f"seat1 rolls {b.axis(3)}", f"seat1 rolls {b.MISSING}")
    assert warned(play) == {"stand": ["warn-battle-lost", "warn-reroll-odds"]}
    assert warning(play, "stand", "warn-battle-lost")["lost"] == 2
    play = b.battle()
    b.give(play, silver_star=2)
    play.do(f"seat1 rolls {b.axis()}", f"seat1 rolls {b.MISSING}")
    assert warned(play)["stand"][0] in ("warn-battle-unless", "warn-battle-lost")


@pytest.mark.rule("B-7", "B-8")
def test_the_odds_of_an_advance_are_those_of_the_battlefields() -> None:
    play = b.battle()
    b.win(play)
    (advance,) = (
        item
        for item in play.game.look(play.state, 0).about
        if write_action(item.action) == "advance"
    )
    (odds,) = (dict(line.args) for line in advance.lines if line.id == "about-advance-odds")
    assert odds["percent"] == round(100 * (5 * skirmish_odds(3) + skirmish_odds(3, 5)) / 6)


@pytest.mark.rule("B-9")
def test_to_retreat_behind_somebody_in_the_last_round_is_warned_of() -> None:
    play = b.battle(target=5)
    play.set(scores=(5, 0), queue=(1,))
    b.win(play, seat=2)
    assert warned(play, 2) == {"retreat": ["warn-battle-behind"]}
    play.set(scores=(5, 4))
    assert warned(play, 2) == {}


# Normandy


@pytest.mark.rule("V-5")
@pytest.mark.parametrize(("here", "to"), [("6", "8"), ("5", "8")])
def test_the_odds_to_fall_are_those_of_all_throws(here: str, to: str) -> None:
    """MGF and DEF 8; from 5 there are Land Mines on the way."""
    play = at_move(here, soldiers=12)
    found = expected(play, to)
    mines = range(1, 7) if here == "5" else (0,)
    falls = [mine + fire + 8 >= 12 for mine in mines for fire in range(1, 7)]
    assert found.fate == "may-fall"
    assert found.odds == Fraction(sum(falls), len(falls))
    said = warning(play, f"move {to}", "outlook-odds")
    assert said["percent"] == round(100 * found.odds)


@pytest.mark.rule("V-5")
def test_a_move_that_wipes_a_unit_out_warns_on_its_button() -> None:
    play = at_move("6", soldiers=2)
    assert warned(play)["move 8"] == ["outlook-falls"]


@pytest.mark.rule("V-4")
def test_a_choice_before_combat_tells_the_def_and_the_mgf_and_warns() -> None:
    play = at_move("6", soldiers=4)
    give_card(play, 1, "naval-gunfire")
    assert isinstance(play.game, NormandyGame)
    play.do("seat1 move 8")
    assert play.asks() == "ready", play.asks()
    scene = play.game.look(play.state, 0)
    (combat,) = (dict(line.args) for line in scene.asked if line.id == "outlook-combat")
    at = outlook(play.game.box, play.state, 0, play.state.unit(0).sector)
    assert combat == {"defence": at.defence, "least": at.fire[0], "most": at.fire[1]}
    assert warned(play) == {"done": ["outlook-falls"]}


def test_what_comes_to_a_unit_is_told_with_its_cause_and_to_whom_it_comes() -> None:
    play = normandy(nation_1="usa")
    give_card(play, 1, "usa-scout")
    change(play, courage=9)
    to_phase(play, "move")
    play.do("seat1 stay")
    texts = Texts("en", play.game)
    said = [texts.brief(fact) for fact in play.facts if isinstance(fact, f.Gained | f.Lost)]
    assert "Scout: +2 Item Points" in said and "The DEF: −2 Soldiers" in said
    assert all(fact.concerns() == (0,) for fact in play.facts if isinstance(fact, f.Gained))
    assert f.Given(1, 0, "stars", 2).concerns() == (1, 0)
    assert f.DiceThrown(0, ()).concerns() == ()


def test_moves_are_compared_by_the_gifts_of_sectors_and_what_is_alike_is_said_once() -> None:
    """Free Specialists, what comes every turn, how long one may stay, the Bunker."""
    gifts = {"detail-free", "detail-turn", "detail-always", "detail-stay", "detail-bunker-final"}
    seen: set[str] = set()
    for map in load_game("normandy").content.maps:
        play = normandy(map=map)
        change(play, courage=30, soldiers=60)
        to_phase(play, "move")
        for sector in the_box().ground(play.state).sectors:
            change(play, sector=sector.number, courage=30, visited=(), turns=1)
            scene = play.game.look(play.state, 0)
            board = next(panel for panel in scene.panels if isinstance(panel, Board))
            said = {cell.id: set(cell.details) for cell in board.cells}
            alike = {line for line in scene.asked if line.id.startswith("detail-")}
            for item in scene.about:
                if isinstance(item.action, a.Move):
                    there = {line for line in said[item.action.sector] if line.id in gifts}
                    assert there <= set(item.lines) | alike and not alike & set(item.lines)
                    seen |= {line.id for line in there}
    assert seen == gifts
