"""Apostrophes are curly wherever we speak: at the tables, on the page, in rules and on cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from beachhead.locale import LANGUAGES
from tests.locale import catalogue

PROJECT = Path(__file__).parents[2]
STRAIGHT = re.compile(r"\w'|'\w")


def messages_of_page(language: str) -> dict[str, str]:
    """The words of the page around the tables."""
    body = parse((PROJECT / f"web/locale/{language}.ftl").read_text("utf-8")).body
    return {
        entry.id.name: catalogue.flat(entry.value)
        for entry in body
        if isinstance(entry, ftl.Message)
    }


def rules(language: str) -> dict[str, str]:
    """The rulebook, by file."""
    shared = (PROJECT / "docs/rules" / language).glob("*.md")
    own = catalogue.ROOT.rglob(f"rules.{language}.md")
    return {str(file): file.read_text("utf-8") for file in (*shared, *own)}


def names_and_texts(language: str) -> dict[str, str]:
    """What content files call and tell, by file."""
    return {
        str(file): "\n".join(spoken(tomllib.loads(file.read_text("utf-8")), language))
        for file in catalogue.ROOT.rglob("*.toml")
    }


def spoken(entry: Any, language: str) -> Iterator[str]:
    """Every text of an entry that is there in all languages."""
    if isinstance(entry, dict) and set(entry) == set(LANGUAGES):
        yield entry[language]
        return
    inner = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else ()
    for part in inner:
        yield from spoken(part, language)


@pytest.mark.parametrize("texts", [catalogue.messages, messages_of_page, rules, names_and_texts])
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str, texts: Any) -> None:
    said = texts(language)
    assert any(said.values())
    assert [place for place, text in said.items() if STRAIGHT.search(text)] == []


def test_french_marks_on_the_page_have_their_space() -> None:
    for id, text in messages_of_page("fr").items():
        assert not catalogue.CRAMPED.search(text), (id, text)
