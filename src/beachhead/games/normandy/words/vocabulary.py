"""All words of the base game; a module may have more."""

from __future__ import annotations

from types import ModuleType

from beachhead.games.normandy.words import (
    card_words,
    choice,
    dice_words,
    ground_words,
    resource_words,
)
from beachhead.games.normandy.words.word import Effect


def _words(family: ModuleType) -> tuple[type[Effect], ...]:
    """The words that a family defines; names with an underscore are what some have in common."""
    found = (value for value in vars(family).values() if isinstance(value, type))
    return tuple(
        word
        for word in found
        if issubclass(word, Effect)
        and word.__module__ == family.__name__
        and not word.__name__.startswith("_")
    )


FAMILIES = (resource_words, dice_words, card_words, ground_words, choice)
WORDS: tuple[type[Effect], ...] = tuple(word for family in FAMILIES for word in _words(family))
