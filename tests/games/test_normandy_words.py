"""Every word of the card language says all that there is to know of it, to bots as well."""

from __future__ import annotations

import pytest

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.words.vocabulary import FAMILIES, WORDS
from beachhead.games.normandy.words.word import Effect, Lasting

EVERY = (*WORDS, *(word for module in NormandyGame.modules for word in module.words))


def test_there_is_a_word_for_each_family() -> None:
    assert {word.__module__ for word in WORDS} == {family.__name__ for family in FAMILIES}
    assert len(set(EVERY)) == len(EVERY) > 30


@pytest.mark.parametrize("word", EVERY, ids=lambda word: word.__name__)
def test_a_word_says_what_it_is_worth_to_a_bot(word: type[Effect]) -> None:
    if issubclass(word, Lasting):
        assert word.each_turn is not Lasting.each_turn
        assert word.add is not Lasting.add or word not in WORDS
    else:
        assert word.once is not Effect.once


@pytest.mark.parametrize("word", EVERY, ids=lambda word: word.__name__)
def test_a_word_says_what_it_looks_like_on_a_card(word: type[Effect]) -> None:
    assert word.emblems is not Effect.emblems or "drawn" in vars(word)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_a_word_does_something(word: type[Effect]) -> None:
    if not issubclass(word, Lasting):
        assert word.run is not Effect.run or word.answer is not Effect.answer


def test_a_word_that_does_not_say_is_found_out() -> None:
    class Nothing(Effect, frozen=True):
        """A word that forgot."""

    class Little(Lasting, frozen=True):
        """One that lasts, and forgot."""

    with pytest.raises(NotImplementedError):
        Nothing().once()
    with pytest.raises(NotImplementedError):
        Little().once()
