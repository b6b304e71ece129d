"""Every rule, card and sector has a test that names it."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from beachhead.games import GAMES, load_game
from beachhead.locale.rulebook import rulebook

TESTS = Path(__file__).parent


@cache
def marked(name: str) -> set[str]:
    """All ids given to `pytest.mark.<name>(…)` in the tests, found in their source."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{name}":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@cache
def generated(game: str) -> set[str]:
    """The cards of a game that a generated test is parametrised over.

    A test file says `GENERATED_FROM = "<game>"`, and its tests `parametrize("card", <ids>)`.
    """
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        if f'\nGENERATED_FROM = "{game}"\n' in file.read_text("utf-8"):
            module = import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))
            for test in vars(module).values():
                for mark in getattr(test, "pytestmark", ()):
                    if mark.name == "parametrize" and mark.args[0] == "card":
                        found |= set(mark.args[1])
    return found


def test_every_rule_has_a_test() -> None:
    assert set(rulebook("en")) - marked("rule") == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert marked("rule") - set(rulebook("en")) == set()


def test_every_rule_of_every_game_is_in_the_rulebook() -> None:
    for id in GAMES:
        assert set(load_game(id).rule_ids) <= set(rulebook("en"))


@pytest.mark.parametrize("id", GAMES)
def test_every_card_and_sector_has_a_test(id: str) -> None:
    content = load_game(id).content
    cards = {card.id for _, card in content.cards()}
    cards |= {sector.id for sector in getattr(content, "sectors", ())}
    assert cards - marked("card") - generated(id) == set()


def test_cards_are_generated_from_a_game_that_says_so() -> None:
    assert {id for id in GAMES if generated(id)} == {"normandy"}


def test_the_rulebooks_of_both_languages_have_the_same_rules() -> None:
    english, french = rulebook("en"), rulebook("fr")
    assert list(english) == list(french)
    for id in english:
        assert english[id].body != french[id].body
        assert len(english[id].body) > 40
        assert len(french[id].body) > 40
