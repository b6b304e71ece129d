"""What words of the games mean, by the words themselves.

They are in `glossary.toml` here, and in the games' own folders.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path

import msgspec
from msgspec import Struct

from beachhead.games import GAMES


class _Said(Struct, frozen=True, forbid_unknown_fields=True):
    words: tuple[str, ...]
    text: str


class _Term(Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[str, ...]
    en: _Said
    fr: _Said


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    term: tuple[_Term, ...]


class TermText(Struct, frozen=True):
    """A word that is explained: its forms, the first of which is its name, and where to read on."""

    words: tuple[str, ...]
    text: str
    rules: tuple[str, ...]


@cache
def glossary(language: str) -> tuple[TermText, ...]:
    """Every term of a language."""
    folders = chain(*(game.folders for game in GAMES.values()))
    files = (Path(__file__).parent, *dict.fromkeys(folders))
    found: list[_Term] = []
    for file in (folder / "glossary.toml" for folder in files):
        if file.is_file():
            found += msgspec.toml.decode(file.read_bytes(), type=_File).term
    said = ((term, getattr(term, language)) for term in found)
    return tuple(TermText(words.words, words.text, term.rules) for term, words in said)
