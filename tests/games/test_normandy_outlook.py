"""What is said of a move before it is made comes true: every roll that may follow is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.actions import Move, Stay
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.shown.forecast import Fate, Outlook, outlook
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Action, AnyGame, Choice, Decision, Over, Rolled
from beachhead.kernel.dice import Roll
from tests.games.normandy_play import change, give_card, normandy, to_phase, unit
from tests.games.normandy_whole import whole
from tests.script import Script


def at_move(sector: str, mgf_dice: str = "d6", **fields: int) -> Script:
    """A Unit in a sector of Exercise Tiger that decides where to go, with Courage enough."""
    play = normandy(few_good_men=bool(fields.pop("few_good_men", 1)), mgf_dice=mgf_dice)
    change(play, courage=9)
    to_phase(play, "move")
    fields = {"courage": 9, "stars": 0, "tools": 0, "turns": 1} | fields
    change(play, sector=sector, visited=(), **fields)
    return play


def expected(play: Script, to: str) -> Outlook:
    ground = Ground(play.game.content.maps[play.state.options.map])
    assert isinstance(play.game, NormandyGame)
    return outlook(play.game.box, play.state, 0, ground.by_number[to])


def endings(play: Script, to: str) -> Iterator[tuple[Normandy, int]]:
    """Every state after Combat in which going there, or staying, ends; with whom it has lost."""
    here = Ground(play.game.content.maps[play.state.options.map]).sectors[unit(play).sector].number
    first: Action = Stay() if to == here else Move(to)
    turn, specialists = play.state.turn, len(unit(play).specialists)
    open = [play.game.apply(play.state, Choice(0, first))[0]]
    while open:
        state = open.pop()
        if state.ended or state.turn > turn:
            yield state, specialists - len(whole(state, 0).specialists)
        else:
            open += following(play.game, state)


def following(game: AnyGame, state: Normandy) -> list[Normandy]:
    """After every roll; of several ways to go on, the first that changes nothing by itself."""
    pending = game.pending(state)
    assert not isinstance(pending, Over)
    (now,) = pending
    if isinstance(now, Decision):
        passing = [option for option in now.options if type(option).__name__ in ("Done", "Stay")]
        return [game.apply(state, Choice(0, (passing or list(now.options))[0]))[0]]
    assert isinstance(now, Roll)
    faces = combinations_with_replacement(range(6), len(now.pool))
    colour = now.pool[0] * 6
    rolls = (tuple(colour + face for face in dice) for dice in faces)
    return [game.apply(state, Rolled(0, dice))[0] for dice in rolls]


def came_of_it(play: Script, to: str) -> Fate:
    ends = list(endings(play, to))
    fallen = [state.ended == "wiped-out" for state, _ in ends]
    if all(fallen):
        return "falls"
    if any(fallen):
        return "may-fall"
    return "short" if any(lost for _, lost in ends) else "lives"


WAYS = (
    ("1", "1"),  # stay, DEF 2
    ("2", "4"),  # DEF 6
    ("2", "3"),  # Land Mines, DEF 4
    ("6", "8"),  # MGF, DEF 8
    ("5", "8"),  # Land Mines, MGF, DEF 8
    ("8", "10"),  # Land Mines, MGF, 1d6 Soldiers on entering, DEF 10
    ("10", "bunker"),
)


@pytest.mark.rule("V-3", "V-4", "V-5")
@pytest.mark.parametrize(("here", "to"), WAYS)
@pytest.mark.parametrize("soldiers", (1, 2, 3, 5, 6, 7, 9, 10, 13, 14, 15, 18, 20, 21, 22, 30))
def test_what_is_foretold_of_a_unit_without_cards_comes_true(
    here: str, to: str, soldiers: int
) -> None:
    play = at_move(here, soldiers=soldiers)
    assert expected(play, to).fate == came_of_it(play, to)


@pytest.mark.rule("V-5")
@pytest.mark.parametrize("few_good_men", (0, 1))
@pytest.mark.parametrize("soldiers", (0, 1, 2, 3, 4, 5, 8))
def test_specialists_fall_in_the_outlook_as_they_do_in_play(
    soldiers: int, few_good_men: int
) -> None:
    play = at_move("1", soldiers=soldiers, few_good_men=few_good_men)
    give_card(play, 1, "usa-corporal", "usa-veteran")
    for to in ("1", "2", "3"):
        assert expected(play, to).fate == came_of_it(play, to)


@pytest.mark.rule("V-4")
def test_what_lowers_def_and_mgf_lowers_the_outlook() -> None:
    play = at_move("6", soldiers=30)
    assert expected(play, "8")[:2] == (8, (1, 6))
    play.set(silent=(Ground(play.game.content.maps["exercise-tiger"]).by_number["8"],))
    assert expected(play, "8")[:2] == (8, (0, 0))


@pytest.mark.rule("V-2")
def test_the_last_turn_is_foretold() -> None:
    play = at_move("2", soldiers=30)
    assert [expected(play, to).last_turn for to in ("2", "3", "4")] == [False, False, True]
    change(play, turns=3)
    assert expected(play, "2").last_turn
    change(play, sector="10")
    assert not expected(play, "bunker").last_turn
