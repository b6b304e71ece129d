"""Options: described for people, and every fault told at once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.games import GAMES
from beachhead.games.normandy import NormandyGame
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.options import Spec, as_typed, grouped, read_options, specs
from beachhead.kernel.table import table_faults
from tests.draw_game import DrawGame, DrawOptions
from tests.kernel.play import loaded
from tests.secret_game import SecretGame, SecretOptions

stable = settings(derandomize=True, deadline=None)

BATTLE, EXPRESS, SECRETS, DRAWS = loaded("battle"), loaded("express"), SecretGame(), DrawGame()
PLAYED: dict[str, AnyGame] = {game.id: game for game in (*map(loaded, GAMES), SECRETS, DRAWS)}
SPECS = [(id, spec) for id, game in PLAYED.items() for spec in game.specs()]


def faults(game: AnyGame, given: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
    """What is wrong with these options."""
    with pytest.raises(Problems) as error:
        read_options(game, given)
    assert error.value.code == "bad-options"
    assert error.value.args_by_name == {"count": len(error.value.found)}
    return [(problem.code, problem.args_by_name) for problem in error.value.found]


@pytest.mark.parametrize("id", PLAYED)
def test_nothing_given_is_every_default(id: str) -> None:
    game = PLAYED[id]
    options = read_options(game, {})
    assert options == game.options_type()
    for spec in game.specs():
        assert getattr(options, spec.name) == spec.default


def test_the_settings_are_listed_with_kind_default_values_and_rule() -> None:
    assert specs(SecretOptions) == (
        Spec("highest_bid", "S-2", "number", 3, low=1, high=3),
        Spec("may_fold", "S-3", "flag", True),
        Spec("low_wins", "S-4", "choice", "never", choices=("never", "alone")),
    )
    number, flag, choice = specs(SecretOptions)
    assert number.expected() == "1..3"
    assert flag.expected() == "true, false"
    assert choice.expected() == "never, alone"
    assert number.samples() == (1, 3)
    assert flag.samples() == (False, True)
    assert choice.samples() == ("never", "alone")
    target = next(spec for spec in BATTLE.specs() if spec.name == "target")
    assert target.samples() == (5, 30, 100)


def test_settings_are_grouped_by_what_they_are_about_and_a_module_by_itself() -> None:
    groups = grouped(PLAYED["normandy"].specs())
    modules = [module.id for module in NormandyGame.modules if module.id != "shaef"]
    assert list(groups) == ["game", "seats", "dice", "cards", "losses", *modules]
    assert [spec.name for spec in groups["game"]] == [
        "map",
        "level",
        "blind_start",
        "victory_points",
    ]
    assert {(spec.seat, spec.label) for spec in groups["seats"]} == {
        (seat, "nation") for seat in range(6)
    }
    of_table = [spec for spec in groups["badges"] if spec.seat is None]
    assert [spec.label for spec in of_table] == [spec.name for spec in of_table]
    of_seats = {(spec.seat, spec.label) for spec in groups["badges"]} - {
        (None, spec.label) for spec in of_table
    }
    assert of_seats == {(seat, "assisted") for seat in range(6)}


@pytest.mark.parametrize(("id", "spec"), SPECS, ids=lambda part: getattr(part, "name", part))
def test_every_setting_takes_its_samples_and_stands_under_a_rule_of_its_game(
    id: str, spec: Spec
) -> None:
    game = PLAYED[id]
    assert spec.rule in game.rule_ids
    assert spec.default in (spec.samples())
    for value in spec.samples():
        options = read_options(game, {spec.name: value})
        assert getattr(options, spec.name) == value
        assert type(getattr(options, spec.name)) is type(value)
        as_text = read_options(game, {spec.name.replace("_", "-"): f" {str(value).upper()} "})
        assert as_text == options


@pytest.mark.parametrize(
    ("value", "read"),
    [
        *((word, True) for word in ("true", "yes", "on", "1", 1, True, "Yes")),
        *((word, False) for word in ("false", "no", "off", "0", 0, False, "OFF")),
    ],
)
def test_flags_are_said_in_many_ways(value: object, read: bool) -> None:
    assert read_options(BATTLE, {"kommandant": value}).kommandant is read


@pytest.mark.parametrize("value", ["maybe", "", "2", 2, "truee", None, "ja", 1.0])
def test_what_is_no_flag_is_told(value: object) -> None:
    assert faults(BATTLE, {"kommandant": value}) == [
        (
            "bad-option",
            {"name": "kommandant", "value": str(value), "expected": "true, false"},
        )
    ]


@pytest.mark.parametrize(
    "value", [4, 101, -5, "4", "101", "-30", "+30", "30.0", 30.0, "thirty", "", "³", "٣٠", "1e2"]
)
def test_numbers_out_of_range_and_what_is_no_number_are_told(value: object) -> None:
    assert faults(BATTLE, {"target": value}) == [
        ("bad-option", {"name": "target", "value": str(value), "expected": "5..100"})
    ]


@pytest.mark.parametrize("value", ["9" * 10, "9" * 5000, 10**400, True])
def test_enormous_numbers_and_flags_are_no_numbers(value: object) -> None:
    ((code, args),) = faults(BATTLE, {"target": value})
    assert (code, args["name"]) == ("bad-option", "target")


@pytest.mark.parametrize("value", ["normandy", "", "utah ,gold", 1, None])
def test_what_is_not_among_the_choices_is_told_with_all_of_them(value: object) -> None:
    expected = "utah, gold, juno, sword, omaha, pointe-du-hoc"
    assert faults(EXPRESS, {"beach": value}) == [
        ("bad-option", {"name": "beach", "value": str(value), "expected": expected})
    ]


def test_choices_that_come_from_content_are_those_of_the_content_played_with() -> None:
    bare = Spec("prize", "X-3", "choice", "tank", content="card")
    assert specs(DrawOptions) == (bare,)
    (spec,) = DRAWS.specs()
    assert spec == replace(bare, choices=("jeep", "radio", "silver-star", "tank"))
    assert read_options(DRAWS, {"prize": "Silver-Star"}).prize == "silver-star"
    assert faults(DRAWS, {"prize": "plane"}) == [
        (
            "bad-option",
            {"name": "prize", "value": "plane", "expected": "jeep, radio, silver-star, tank"},
        )
    ]


def test_unknown_names_are_told_with_the_known_ones() -> None:
    known = ", ".join(as_typed(spec.name) for spec in SECRETS.specs())
    assert faults(SECRETS, {"highest_bit": 3, "": 1}) == [
        ("unknown-option", {"name": "highest-bit", "known": known, "near": "highest-bid"}),
        ("unknown-option", {"name": "", "known": known, "near": "none"}),
    ]


def test_every_fault_is_told_at_once_in_the_order_given() -> None:
    given = {"solo": "ten", "target": 1000, "traget": 30, "kommandant": "yes", "solo-turns": 0}
    found = faults(BATTLE, given)
    assert [(code, args["name"]) for code, args in found] == [
        ("bad-option", "solo"),
        ("bad-option", "target"),
        ("unknown-option", "traget"),
        ("bad-option", "solo-turns"),
    ]
    with pytest.raises(Problems) as error:
        read_options(BATTLE, given)
    assert str(error.value).count("; ") == 3


@settings(stable, max_examples=200)
@given(st.data())
def test_exactly_the_bad_ones_of_any_options_are_told(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([BATTLE, EXPRESS]))
    given: dict[str, object] = {}
    bad = set()
    for spec in game.specs():
        match data.draw(st.sampled_from(["leave", "good", "bad"])):
            case "good":
                given[spec.name] = data.draw(st.sampled_from(spec.samples()))
            case "bad":
                given[spec.name] = data.draw(st.sampled_from(["?", -1, "101", 3.5]))
                bad.add(as_typed(spec.name))
    if bad:
        assert {args["name"] for _, args in faults(game, given)} == bad
    else:
        options = read_options(game, given)
        assert {name: getattr(options, name) for name in given} == given


@settings(stable, max_examples=300)
@given(
    st.dictionaries(
        st.sampled_from([spec.name for spec in BATTLE.specs()]) | st.text(max_size=5),
        st.text(max_size=6) | st.integers() | st.booleans() | st.none(),
        max_size=5,
    )
)
def test_anything_is_either_options_or_problems(given: dict[str, object]) -> None:
    try:
        options = read_options(BATTLE, given)
    except Problems as problems:
        assert 1 <= len(problems.found) <= len(given)
    else:
        for spec in BATTLE.specs():
            assert spec.read(getattr(options, spec.name)) == getattr(options, spec.name)


def test_options_that_are_fine_alone_but_not_together_are_told_all_at_once() -> None:
    options = read_options(EXPRESS, {"solo_start": True})
    assert [fault.code for fault in table_faults(EXPRESS, options, 2)] == [
        "solo-start-alone",
        "solo-start-advanced",
    ]
    assert [fault.code for fault in table_faults(EXPRESS, options, 5)] == [
        "bad-seats",
        "solo-start-alone",
        "solo-start-advanced",
    ]
    together = read_options(EXPRESS, {"solo_start": True, "sectors": "advanced"})
    assert table_faults(EXPRESS, together, 1) == []


@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_seats_of_a_game_is_fine_and_the_next_is_not(id: str) -> None:
    game = loaded(id)
    options = game.options_type()
    for seats in game.seats_for(options):
        assert table_faults(game, options, seats) == []
    for seats in (0, game.seats[0] - 1, game.seats_for(options)[-1] + 1):
        (fault,) = table_faults(game, options, seats)
        assert isinstance(fault, Problem)
        assert (fault.code, fault.args_by_name["seats"]) == ("bad-seats", seats)
