"""What the commands share: their words, and the settings typed behind a command."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer

from beachhead.cards.evenings import Evening
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import unknown_option
from beachhead.locale import LANGUAGES, Texts, default_language


def asked_for(argv: list[str]) -> str | None:
    """The language that `--lang` names, read before the commands are: their help speaks it too."""
    for word, following in zip(argv, [*argv[1:], ""], strict=True):
        if word == "--lang" and following in LANGUAGES:
            return following
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return None


say = Texts(asked_for(sys.argv) or default_language()).say
"""Help texts."""
EveningOption = Annotated[str | None, typer.Option(help=say("cli-arg-evening"))]


class Lang(StrEnum):
    """The languages."""

    en = "en"
    fr = "fr"


def language(lang: Lang | None) -> str:
    """The language asked for, or this machine's."""
    return lang.value if lang else default_language()


def on_screen() -> bool:
    """Whether somebody looks at a terminal; into a pipe go plain lines."""
    return sys.stdout.isatty()


def game_options(
    game: AnyGame, words: list[str], evening: Evening | None = None
) -> dict[str, object]:
    """The settings of an evening, and those that are typed in their place or besides."""
    return {**(evening.options if evening else {}), **_typed(game, words)}


def _typed(game: AnyGame, words: list[str]) -> dict[str, object]:
    """`--beach omaha --kommandant --no-rally-optional` as settings by name."""
    specs = game.specs()
    flags = {spec.name for spec in specs if spec.kind == "flag"}
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
        elif key in {spec.name for spec in specs}:
            raise Problem("option-without-value", name=name)
        else:
            raise unknown_option(name, [spec.name for spec in specs])
    return given
