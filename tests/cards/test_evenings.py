"""Ready-made evenings: they can be played, and one that cannot is a fault with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.cards.evenings import find_evening
from beachhead.games import load_game, load_games
from beachhead.games.normandy.game import BaseGame
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.options import read_options
from beachhead.locale import LANGUAGES, Texts
from tests.cards.packs import put

EVENING = """[[evening]]
id = "x"
name = { en = "X by night", fr = "X, l\u2019apr\u00e8s-midi" }
text = { en = "X.", fr = "X." }
source = "ours"
order = 1
"""


def faults(tmp_path: Path, lines: str, language: str = "en") -> list[str]:
    """What is said of an evening with these lines in its entry."""
    put(tmp_path, "normandy/evenings.toml", EVENING + lines)
    with pytest.raises(Problems) as found:
        load_games(tmp_path)
    return [Texts(language).problem(fault) for fault in found.value.found]


def test_the_evenings_that_we_promise_are_there_in_their_order() -> None:
    game = load_game("normandy")
    promised = ["first-landing", "first-crossing", "omaha-with-crossing", "crossing-by-itself"]
    ids = [evening.id for evening in game.content.evenings]
    assert ids[:4] == promised and "gold-and-badges" in ids
    guided = [one.id for one in game.content.evenings if one.guided]
    assert guided == [*promised[:2], "first-wall", "first-storm"]
    assert load_game("battle").content.evenings == load_game("express").content.evenings == ()


def test_every_evening_is_another_game_than_the_usual_one() -> None:
    game = load_game("normandy")
    every = game.content.evenings
    found = [(read_options(game, one.options), one.bots, one.guided) for one in every]
    assert len(set(found)) == len(found)
    assert game.options_type() not in {options for options, _, _ in found}


def test_the_base_game_has_those_that_need_no_module() -> None:
    assert {one.id for one in BaseGame().content.evenings} == {
        "first-landing",
        "bridge-by-night",
        "tanks-on-gold",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lines", "line", "said"),
    [
        ("options = { bagdes = true }", 7, "badges"),
        ("options = { award_price = 99 }", 7, "3..8"),
        ("options = { badge_of_honor = true }", 7, "badges"),
        ('options = { map = "pegasus-bridge", crossing = true }', 7, "omaha-beach"),
        ("players = [1, 99]", 7, "1..99"),
        ("players = [3, 2]", 7, "3..2"),
        ("options = [1]", 7, "options"),
        ("options = { badges = [] }", 7, "options"),
    ],
)
def test_an_evening_that_cannot_be_played_is_a_fault_at_its_line(
    lines: str, line: int, said: str, language: str, tmp_path: Path
) -> None:
    found = faults(tmp_path, lines, language)
    assert found
    assert "evenings.toml" in found[0] and f" {line}" in found[0] and said in found[0]


def test_an_evening_is_checked_for_every_number_of_players(tmp_path: Path) -> None:
    lines = 'players = [1, 3]\noptions = { nation_1 = "canada" }\n'
    (fault,) = faults(tmp_path, lines)
    assert "canada" in fault
    put(tmp_path, "normandy/evenings.toml", EVENING + lines.replace("[1, 3]", "[1, 2]"))
    assert find_evening(load_game("normandy", tmp_path), "x").players == (1, 2)


@pytest.mark.parametrize("typed", ["x", " X ", "x BY night", "X, l'apr\u00e8s-midi"])
def test_an_evening_is_found_by_its_id_and_its_names(typed: str, tmp_path: Path) -> None:
    put(tmp_path, "normandy/evenings.toml", EVENING)
    game = load_game("normandy", tmp_path)
    assert find_evening(game, typed).id == "x"
    assert find_evening(game, typed).seats(game) == range(1, 7), "seven only with the German"


def test_who_asks_for_another_is_told_those_that_there_are() -> None:
    with pytest.raises(Problem, match="unknown-evening") as found:
        find_evening(load_game("normandy"), "y")
    assert "first-landing" in Texts("en").problem(found.value)
    with pytest.raises(Problem, match="unknown-evening") as found:
        find_evening(load_game("battle"), "y")
    assert "no ready-made evenings" in Texts("en").problem(found.value)


def test_a_table_is_the_same_with_more_evenings(tmp_path: Path) -> None:
    put(tmp_path, "normandy/evenings.toml", EVENING)
    ours, theirs = load_game("normandy"), load_game("normandy", tmp_path)
    hashes = {content_hash(game, game.options_type(), 2) for game in (ours, theirs)}
    assert len(hashes) == 1, "a record that was begun before goes on"
