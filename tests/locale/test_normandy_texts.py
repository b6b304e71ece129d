"""Normandy: every card, effect, condition and map can be said, and says what makes it different."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import product
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta

from beachhead.games import load_game
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.kinds import Who
from beachhead.games.normandy.modules.atlantikwall.harm import GermanLoses, LoseOneOf, Strike
from beachhead.games.normandy.modules.atlantikwall.solo.words import KillSniper
from beachhead.games.normandy.modules.atlantikwall.specialist_words import Wake
from beachhead.games.normandy.modules.atlantikwall.words import RaiseDef
from beachhead.games.normandy.modules.conditions.drawing import CancelConditions
from beachhead.games.normandy.modules.conditions.words import Ground
from beachhead.games.normandy.words.choice import Choose
from beachhead.games.normandy.words.conditions import If
from beachhead.games.normandy.words.ground_words import Pass
from beachhead.games.normandy.words.resource_words import Gain
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.notation import tag
from beachhead.kernel.scene import Board
from beachhead.locale import LANGUAGES, Texts
from beachhead.locale.cards import effect_text
from tests.locale.normandy import EFFECTS
from tests.locale.test_texts import scene_messages

GAME = load_game("normandy")
CONTENT: NormandyContent = GAME.content
VOICES = {language: Texts(language, GAME, ("Ann",)) for language in LANGUAGES}
FOR_ALL = (Ground, CancelConditions, RaiseDef, Strike, Wake, GermanLoses, KillSniper)
"""What holds for the whole table, whoever asks."""
SENTENCE = re.compile(r"[^\W\d_a-z].*\.")


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_no_other_card_has_the_same(language: str) -> None:
    """Specialists of the same name serve in several nations, and may be alike."""
    names: dict[str, set[str]] = defaultdict(set)
    for id, card in CONTENT.by_id.items():
        text = VOICES[language].card_text(id)
        assert SENTENCE.fullmatch(text), (id, text)
        assert not re.search(r"  |\{|\}| [.,]|\.\.|\bnone\b", text), (id, text)
        names[text].add(getattr(card.name, language))
    assert {text: alike for text, alike in names.items() if len(alike) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_one_kind_have_names_of_their_own(language: str) -> None:
    """Else nobody could tell what was drawn, found or taken; Specialists go by their titles."""
    for kind in ("item", "award", "vehicle", "badge", "condition"):
        names = [getattr(CONTENT.by_id[id].name, language) for id in CONTENT.of_kind(kind)]
        assert len(set(names)) == len(names)


# Effects


def samples(hint: Any) -> tuple[Any, ...]:
    """A few values that a field of an effect may have, the ends among them."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    if origin is Literal:
        return args
    if origin is Annotated and args[0] is int:
        meta = next(mark for mark in hint.__metadata__ if isinstance(mark, Meta))
        low, high = int(meta.ge or 0), int(meta.le or 0)
        return tuple(sorted({low, low + 1, high}))
    if origin is Annotated:
        return samples(args[0])
    if origin is tuple:
        items = samples(args[0])
        return ((), *((item,) for item in items), items)
    return tuple(value for arg in args for value in samples(arg))


def built(effect: type[Effect]) -> list[Effect]:
    """Effects of a class with all combinations of sample values, if they make sense."""
    if effect in (Choose, LoseOneOf, GermanLoses):
        one, other = (Gain(soldiers=2),), (Gain(stars=1), Pass(what=("mines",)))
        ways = ((one, other), (one, one, other), (other, one))
        return [effect(of=of) for of in ways]
    hints = get_type_hints(effect, include_extras=True)
    names = effect.__struct_fields__
    values = product(*(samples(hints[name]) for name in names))
    found = [effect(**dict(zip(names, chosen, strict=True))) for chosen in values]
    return [one for one in found if one.is_sound()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", EFFECTS, ids=tag)
def test_an_effect_says_all_its_parameters_and_whom_it_reaches(
    language: str, effect: type[Effect]
) -> None:
    texts = VOICES[language]
    for span in ("turn", "always"):
        said = [
            effect_text(texts, one, {"who": who, "span": span})
            for one in built(effect)
            for who in (("all",) if issubclass(effect, FOR_ALL) else (*get_args(Who), "it"))
        ]
        assert len(set(said)) == len(said)
        for text in said:
            assert SENTENCE.fullmatch(text), text
            assert not re.search(r"  |\{|\}| [.,]|\.\.|\bnone\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", EFFECTS, ids=tag)
def test_an_effect_can_be_said_in_few_words(language: str, effect: type[Effect]) -> None:
    """On a map it is followed by other words: no full stop, and short."""
    for one in built(effect):
        text = effect_text(VOICES[language], one, {"who": "unit", "span": "turn"}, "short")
        assert text == text.strip() and not text.endswith(".")
        assert "{" not in text and "none" not in text


@pytest.mark.rule("V-7")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "A 6 of MGF or of Land Mines destroys"), ("fr", "Un 6 au tir de mitrailleuse")],
)
def test_a_vehicle_says_how_it_is_lost_and_no_other_card_does(language: str, said: str) -> None:
    for kind, card in CONTENT.cards():
        text = VOICES[language].card_text(card.id)
        assert text.count(said) == (kind == "vehicle"), card.id


# Conditions and prices


YES_OR_NO: list[dict[str, Any]] = [
    {name: it} for name in ("bunker", "mgf", "alone", "moved") for it in (True, False)
]
CONDITIONS = [
    *(If(has=title) for title in ("corporal", "scout")),
    If(rwb="star"),
    If(rwb="two-soldiers"),
    *(If(**one) for one in YES_OR_NO),
    *(If(soldiers=n) for n in (1, 2, 10)),
    *(If(row=n) for n in (1, 3)),
    If(has="corporal", mgf=True, row=3),
]
PRICES = [
    *(Price(**{name: n}) for name in ("soldiers", "stars", "courage", "tools") for n in (1, 2)),
    Price(soldiers=1, stars=2, courage=3, tools=4),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_and_prices_are_all_different(language: str) -> None:
    lists = [*(one.listed() for one in CONDITIONS), *(one.listed() for one in PRICES)]
    said = [VOICES[language].listed(messages) for messages in lists]
    assert len(set(said)) == len(said)
    assert all(text and "{" not in text for text in said)


# Maps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", CONTENT.maps)
def test_a_map_by_itself_can_be_said(map: str, language: str) -> None:
    for panel in GAME.map_scene(map).panels:
        for message in scene_messages(panel):
            text = VOICES[language].message(message)
            assert text and text == text.strip() and "{" not in text
            assert "--" not in text  # it is read on the page, too


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_after_a_colon_have_no_capital(language: str) -> None:
    boards = [GAME.map_scene(map).panels[0] for map in CONTENT.maps]
    cells = [cell for board in boards if isinstance(board, Board) for cell in board.cells]
    lines = [line for cell in cells for line in cell.details if "effects" in dict(line.args)]
    lines += [line for notes in GAME.lookup().values() for line in notes.lines]
    assert lines
    for line in lines:
        text = VOICES[language].message(line)
        assert not re.search(r": [^\W\d_a-zà-ÿ]", text), text


@pytest.mark.rule("K-9")
def test_who_has_no_unit_is_told_of_the_garrison() -> None:
    for language, theirs, his in (
        ("en", "your unit", "your garrison"),
        ("fr", "votre unité", "votre garnison"),
    ):
        said = [VOICES[language].value("effects", key).lower() for key in CONTENT.rwb_symbols]
        german = [VOICES[language].value("effects", f"rwb.germany.{symbol}") for symbol in SYMBOLS]
        assert all(theirs not in text.lower() for text in german)
        assert any(his in text.lower() for text in german)
        assert any(theirs in text for text in said)
