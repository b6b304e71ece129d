"""The proving game keeps the contract, through the eyes of every seat, with every other module."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.scene import Board, ScoreSheet, Track
from beachhead.locale import LANGUAGES
from beachhead.locale.rulebook import rulebook
from tests import test_conformance
from tests.option_sets import SEATS, around
from tests.proving import ProvingGame
from tests.test_conformance import walk

WITH: list[tuple[str, int, dict[str, Any]]] = [
    ("exercise-tiger", 1, {"gold_solitaire": True}),
    ("pegasus-bridge", 2, {"gold_dice": True}),
    ("gold-beach", 3, {"touch_of_gold": True}),
    ("sword-beach", 4, {"rwb_and_g": True}),
    ("saint-aubin", 2, {"wild_dice": True}),
    ("ouistreham-casino", 3, {"badges": True}),
    ("merville-battery", 4, {"badges": True, "badge_of_honor": True}),
    ("port-en-bessin", 2, {"badges": True, "badge_of_courage": True}),
    ("mare-fontaine", 3, {"badges": True, "badge_of_assistance": True, "assisted_1": True}),
    ("la-fiere", 4, {"gold_dice": True, "badges": True}),
    ("pointe-du-hoc", 1, {"bunker_wait": "fighting", "war_heroes": True}),
    ("omaha-beach", 4, {"victory_points": True, "war_heroes": True, "lead_the_way": True}),
    ("utah-beach", 2, {"way_to_hell": True}),
    ("juno-beach", 3, {"way_to_hell": True, "gold_dice": True}),
    ("brecourt-manor", 4, {"way_to_hell": True, "badges": True}),
    ("cosys-bunker", 1, {"way_to_hell": True}),
    ("hillman", 3, {"way_to_hell": True, "wild_dice": True}),
    ("exercise-fabius", 1, {"atlantikwall_cards": True}),
    ("longues-battery", 3, {"atlantikwall_cards": True, "way_to_hell": True}),
    ("azeville", 4, {"playing_with_fire": True}),
    ("douvres-radar", 2, {"atlantikwall_cards": True, "badges": True}),
    ("pointe-de-la-percee", 3, {"missions": True, "supply_snafu": True}),
    ("fort-du-roule", 2, {"war_heroes": True}),
    ("pointe-du-hoc", 1, {"bunker_wait": "fighting", "missions": True}),
    ("omaha-beach", 4, {"missions": True, "mission_possible": True}),
    ("omaha-beach", 3, {"battle_conditions": True, "persistent_weather": True}),
    ("hillman", 2, {"battle_conditions": True, "forward_observation": True}),
]
"""Every map, so many players, and what else is in play."""


def check_eyes(game: AnyGame, state: Any) -> None:
    """Whoever looks sees a table, and sees it once and for all."""
    seats = len(state.players)
    for seat in (None, *range(seats)):
        view = game.view(state, seat)
        assert game.view(view, seat) == view
        panels = game.scene(view, seat).panels
        assert sum(isinstance(panel, Board) for panel in panels) == 1
        assert all(panel.steps for panel in panels if isinstance(panel, Track))
        (sheet,) = (panel for panel in panels if isinstance(panel, ScoreSheet))
        assert [score.seat for score in sheet.scores] == list(range(seats))


def test_every_map_and_every_other_module_is_walked(game: ProvingGame) -> None:
    assert {map for map, _, _ in WITH} == set(game.content.maps)
    # One sea is enough, and one enemy.
    others = {module.id for module in game.modules} - {"tide", "crossing", "atlantikwall"}
    specs = (spec for spec in game.specs() if spec.seat in (None, 0))
    settings = {spec.name for spec in specs if spec.group in others}
    assert len(settings) > len(others) > 1
    assert settings <= {name for _, _, more in WITH for name in more}


@pytest.mark.parametrize("sensible", [0.0, 0.9])
@pytest.mark.parametrize(("map", "seats", "more"), WITH)
def test_walk(
    game: ProvingGame,
    map: str,
    seats: int,
    more: dict[str, Any],
    sensible: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(test_conformance, "RULES", set(rulebook("en")))
    random = Random(f"proving/{map}/{sensible}")
    fixed = {"tide": True, "level": "everything", SEATS: seats, "map": map, **more}
    chosen = around(game, fixed, random)
    assert chosen is not None
    walk(game, chosen, random, sensible, check_eyes)


def test_without_the_tide_it_is_the_game_that_it_was(game: ProvingGame) -> None:
    """A module that is not in play changes nothing: nobody is against the Units."""
    options = game.options_type()
    assert game.sides(options, 3) == ((0, 1, 2),)
    assert [sheet.id for sheet in game.box.settle(options, 3).ground.sheets] == ["exercise-tiger"]
    assert "tide" not in game.box.settle(options, 3).phases
    assert game.position(game.start(options, 3)).keys().isdisjoint({"others", "tops", "tide"})


def test_its_rules_are_in_the_rulebook_of_both_languages() -> None:
    english, french = (rulebook(language) for language in LANGUAGES)
    assert list(english) == list(french)
    for number in range(1, 5):
        assert english[f"X-{number}"].body != french[f"X-{number}"].body
