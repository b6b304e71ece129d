"""What the commands share: their words, and the settings typed behind a command."""

from __future__ import annotations

from enum import StrEnum

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.locale import Texts, default_language

say = Texts(default_language()).say
"""Help texts are read before `--lang` is, so they follow this machine's language."""


class Lang(StrEnum):
    """The languages."""

    en = "en"
    fr = "fr"


def language(lang: Lang | None) -> str:
    """The language asked for, or this machine's."""
    return lang.value if lang else default_language()


def game_options(game: AnyGame, words: list[str]) -> dict[str, object]:
    """`--beach omaha --kommandant --no-rally-optional` as settings by name."""
    flags = {spec.name for spec in game.specs() if spec.kind == "flag"}
    given: dict[str, object] = {}
    queue = list(words)
    while queue:
        word = queue.pop(0)
        if not word.startswith("--"):
            raise Problem("stray-word", word=word)
        name, equals, value = word[2:].partition("=")
        key = name.replace("-", "_")
        if key.removeprefix("no_") in given or key in given:
            raise Problem("option-twice", name=name)
        if equals:
            given[key] = value
        elif key.removeprefix("no_") in flags and key.startswith("no_"):
            given[key.removeprefix("no_")] = False
        elif key in flags and (not queue or queue[0].startswith("--")):
            given[key] = True
        elif queue:
            given[key] = queue.pop(0)
        else:
            raise Problem("option-without-value", name=name)
    return given
