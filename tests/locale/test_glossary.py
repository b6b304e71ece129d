"""The glossary: every word means one thing, leads to rules that exist, and is met somewhere."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from beachhead.games import GAMES
from beachhead.locale import LANGUAGES
from beachhead.locale.glossary import glossary
from beachhead.locale.rulebook import files, rulebook
from tests.locale.catalogue import fluent_files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_means_one_thing_and_leads_to_its_rules(language: str) -> None:
    terms = glossary(language)
    words = Counter(word for term in terms for word in term.words)
    assert len(terms) > 30 and [word for word, times in words.items() if times > 1] == []
    known = rulebook(language)
    for term in terms:
        assert term.rules and set(term.rules) <= set(known), term.words
        # Some games have an exclamation mark in their names.
        sentences = re.findall(r"[.?](?:\s|$)", term.text)
        assert 1 <= len(sentences) <= 2 and term.text.endswith("."), term.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_met_in_what_the_games_say(language: str) -> None:
    said = "\n".join(
        file.read_text("utf-8") for file in (*files(language), *fluent_files(language).values())
    )
    unmet = [
        word
        for term in glossary(language)
        for word in term.words
        if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", said)
    ]
    assert unmet == []


def test_a_module_brings_its_own_words() -> None:
    brought = {folder.name for folder in GAMES["normandy"].folders}
    assert {"crossing", "missions"} <= brought
    assert {"Passenger", "Mission"} <= {term.words[0] for term in glossary("en")}


def test_all_languages_explain_the_same_words() -> None:
    rules = {language: [term.rules for term in glossary(language)] for language in LANGUAGES}
    assert len({tuple(found) for found in rules.values()}) == 1
