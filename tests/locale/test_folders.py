"""Games bring words and rules of their own: those of a module lie in its folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.games import GAMES, load_game
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.game import BaseGame
from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.locale.rulebook import rule_text, rulebook
from tests.draw_game import DrawGame

RULE = "# Draws\n\n## The deck\n\n### X-1 · A die and a card\n\nRoll, then draw.\n"


def test_every_module_has_its_words_and_rules_beside_its_code() -> None:
    assert NormandyGame.folders == tuple(module.folder for module in NormandyGame.modules)
    assert {"crossing", "gold_dice", "shaef"} <= {folder.name for folder in NormandyGame.folders}
    for folder in NormandyGame.folders:
        assert (folder / "__init__.py").is_file()
        for language in LANGUAGES:
            assert (folder / f"{language}.ftl").is_file()
            assert (folder / f"rules.{language}.md").is_file()
    assert BaseGame.folders == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_says_in_a_sentence_what_it_is_about(language: str) -> None:
    texts = Texts(language, load_game("normandy"))
    groups = {spec.group for spec in load_game("normandy").specs()}
    own = [module.id for module in NormandyGame.modules if module.id in groups]
    assert len(own) >= len(NormandyGame.modules) - 1  # SHAEF's are among those of seats
    keys = [f"group-normandy-{id}-help" for id in own]
    missing = [key for key in keys if not texts.has(key)]
    assert missing == [], "forms show it under the heading of the module's settings"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_modules_follow_those_of_their_game(language: str) -> None:
    rules = list(rulebook(language).values())
    chapters = list(dict.fromkeys(rule.chapter for rule in rules))
    of_modules = {rule.chapter for rule in rules if rule.id in ("C-1", "G-1", "D-1")}
    assert [chapter in of_modules for chapter in chapters] == [False, True, False]
    assert [rule.id for rule in rules if rule.chapter in of_modules] == [
        id for module in NormandyGame.modules for id in module.rule_ids
    ]
    sections = [rule.section for rule in rules if rule.chapter in of_modules]
    texts = Texts(language, load_game("normandy"))
    named = ("crossing", "gold_dice", "badges")
    assert {texts.say(f"option-normandy-{name}") for name in named} <= set(sections)
    assert len(set(sections)) == len(NormandyGame.modules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_comes_later_is_spoken_as_long_as_it_is_there(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not Texts(language).has("game-draws")
    with pytest.raises(Problem, match="unknown-rule"):
        rule_text("X-1", language)
    known = list(rulebook(language))
    (tmp_path / f"rules.{language}.md").write_text(RULE, "utf-8")
    with monkeypatch.context() as there:
        there.setitem(GAMES, "draws", DrawGame)
        there.setattr(DrawGame, "folders", (*DrawGame.folders, tmp_path))
        assert Texts(language, DrawGame()).say("game-draws") == "Draws"
        assert rule_text("X-1", language).section == "The deck"
        assert list(rulebook(language)) == [*known, "X-1"]
    assert not Texts(language).has("game-draws")
    assert list(rulebook(language)) == known
