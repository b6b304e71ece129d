"""Looking for words in texts: accents, capitals and a slip of the finger do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import TypeVar

IN_TITLE = 8
"""How much more a word in a title says than one in the text below it."""
CLOSE = 0.8
"""How like another a word must be to be taken for it."""
ROOM = 76
"""How long an excerpt is."""

Thing = TypeVar("Thing")


def folded(text: str) -> str:
    """A text without capitals, accents and typographic apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def ranked(
    wanted: str, things: Iterable[Thing], texts: Callable[[Thing], tuple[str, str]]
) -> list[Thing]:
    """The things whose title or text has every word, those that say most about them first."""
    scored = [(_score(folded(wanted).split(), *map(folded, texts(one))), one) for one in things]
    return [one for score, one in sorted(scored, key=lambda pair: -pair[0]) if score]


def _score(wanted: list[str], title: str, text: str) -> float:
    """Nothing if a word is nowhere; whole words count for more than parts of words."""
    found = [IN_TITLE * _found(word, title) + _found(word, text) for word in wanted]
    return sum(found) if all(found) else 0


def _found(word: str, text: str) -> float:
    words = re.findall(r"\w+", text)
    if word in words:
        return 3 + min(words.count(word), 9) / 10
    if word in text:
        return 2
    return 1 if len(word) > 3 and get_close_matches(word, set(words), 1, CLOSE) else 0


def excerpt(wanted: str, lines: Iterable[str], room: int = ROOM) -> str:
    """The line that has most of the words, cut to a few words around the first of them."""
    words = folded(wanted).split()
    best = max(lines, key=lambda line: sum(word in folded(line) for word in words), default="")
    best = best.lstrip(" -")
    at = min((found for word in words if (found := folded(best).find(word)) >= 0), default=0)
    start = best.rfind(" ", 0, max(0, at - room // 3)) + 1
    end = len(best) if len(best) <= start + room else best.rfind(" ", start, start + room)
    return ("… " if start else "") + best[start:end] + (" …" if end < len(best) else "")
