"""Settings that are still being chosen: what does not fit, beside what, and what would."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.games import GAMES, load_game
from beachhead.playing.checking import Checked, check

SHORES = ["exercise-tiger", "omaha-beach", "gold-beach", "sword-beach", "saint-aubin"]


def checked(seats: int = 2, **given: Any) -> Checked:
    return check(load_game("normandy"), given, seats)


def told(found: Checked) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.fault.code, one.settings) for one in found.faults]


@pytest.mark.parametrize("game", GAMES)
def test_usual_settings_fit_and_every_place_fits_them(game: str) -> None:
    loaded = load_game(game)
    for seats in loaded.seats_for(loaded.options_type()):
        found = check(loaded, {}, seats)
        places = [spec.choices for spec in loaded.specs() if spec.name == found.where]
        assert found.faults == () and [found.fitting] == (places or [()])


def test_with_the_crossing_only_shores_fit_and_another_map_is_told_beside_it() -> None:
    found = checked(crossing=True, map="pegasus-bridge")
    assert told(found) == [("no-shore", ("crossing", "map"))]
    assert list(found.fitting[:5]) == SHORES and "pegasus-bridge" not in found.fitting
    assert checked(crossing=True, map="omaha-beach").faults == ()


def test_what_else_is_wrong_keeps_no_place_out() -> None:
    found = checked(crossing=True, nation_1="uk", map="omaha-beach")
    assert told(found) == [("nation-twice", ("nation_1", "nation_2"))]
    assert "omaha-beach" in found.fitting and "pegasus-bridge" not in found.fitting


def test_a_training_step_leaves_the_maps_that_teach() -> None:
    assert checked(level="dice").fitting == ("exercise-tiger",)
    assert told(checked(level="dice", map="omaha-beach")) == [
        ("no-training-here", ("level", "map"))
    ]


def test_the_number_of_players_counts() -> None:
    assert checked(1, nation_1="uk").faults == ()
    assert told(checked(99)) == [("bad-seats", ())]


def test_a_seventh_seat_and_its_role_are_there_with_the_german() -> None:
    assert told(checked(7)) == [("bad-seats", ())] and checked(7).seats == (1, 6)
    found = checked(7, atlantikwall=True)
    assert (found.faults, found.seats) == ((), (1, 7))
    assert {seat: role.id for seat, role in found.roles.items()} == {6: "role-german"}
    assert checked(3).roles == {}


def test_a_value_that_is_none_is_told_beside_its_setting() -> None:
    found = checked(award_price="many", nonsense=1)
    assert told(found) == [("bad-option", ("award_price",)), ("unknown-option", ())]
