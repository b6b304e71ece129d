"""What the page and the server say, straight from the files that they say it from."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from beachhead.cards.content import Names
from beachhead.games import GAMES, load_game
from tests.locale.catalogue import fluent_files

ROOT = Path(__file__).parents[2]
FEWEST_LETTERS = 8
"""A pattern needs some words of its own to be told from others."""


def files(language: str) -> list[Path]:
    """Every file of messages that a browser may show."""
    return [ROOT / "web" / "locale" / f"{language}.ftl", *fluent_files(language).values()]


@cache
def _page(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files(language)[0].read_text("utf-8")))
    return bundle


def word(id: str, /, language: str = "en", **args: Any) -> str:
    """What the page calls something."""
    bundle = _page(language)
    return str(bundle.format_pattern(bundle.get_message(id).value, args)[0])


class Voice:
    """Everything that is said in one language: whole sentences, and sentences with gaps."""

    def __init__(self, language: str) -> None:
        self.plain: set[str] = set()
        self.gaps: set[str] = set()
        for file in files(language):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    self._take(entry.value)
        for game in GAMES:
            self._take_names(load_game(game).content, language, 0)

    def _take(self, pattern: ast.Pattern) -> None:
        parts: list[str] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(re.escape(element.value))
            elif isinstance(found := element.expression, ast.SelectExpression):
                for variant in found.variants:
                    self._take(variant.value)
                parts.append(".*")
            else:
                parts.append(".*")
        if ".*" not in parts:
            text = [e.value for e in pattern.elements if isinstance(e, ast.TextElement)]
            self.plain |= set("".join(text).splitlines())
        elif len(re.findall(r"[A-Za-zÀ-ÿ]", "".join(parts))) >= FEWEST_LETTERS:
            self.gaps.add("".join(parts))

    def _take_names(self, content: Any, language: str, depth: int) -> None:
        """The proper names in the content of a game: cards, maps, sectors."""
        if isinstance(content, Names):
            self.plain.add(getattr(content, language))
        elif isinstance(content, dict):
            for value in content.values():
                self._take_names(value, language, depth)
        elif isinstance(content, list | tuple | set | frozenset):
            for value in content:
                self._take_names(value, language, depth)
        elif depth < 4:
            for name in getattr(content, "__struct_fields__", ()) or getattr(
                content, "__dict__", {}
            ):
                self._take_names(getattr(content, name), language, depth + 1)


@cache
def _told_apart() -> tuple[frozenset[str], re.Pattern[str]]:
    english, french = Voice("en"), Voice("fr")
    plain = {line.strip() for line in english.plain} - {line.strip() for line in french.plain}
    own = sorted(english.gaps - french.gaps)
    return frozenset(plain - {""}), re.compile("|".join(f"(?:{gap})" for gap in own))


def english_in(text: str) -> list[str]:
    """The lines that are English and not French."""
    plain, gaps = _told_apart()
    lines = {line.strip() for line in text.splitlines()}
    return sorted(line for line in lines if line in plain or (line and gaps.fullmatch(line)))
