"""Every card of every game has a face: glyphs that are drawn, and words in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from beachhead.games import GAMES, load_game
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.emblems import ORDERS, Glyph, Timing
from beachhead.locale import Texts
from beachhead.locale.texts import LANGUAGES
from beachhead.server import protocol as p
from beachhead.server.faces import faces


def every_face(game: str, language: str) -> tuple[p.CardFace, ...]:
    played = load_game(game)
    return faces(Texts(language, played), [card.id for _, card in played.content.cards()])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_face(game: str, language: str) -> None:
    found = every_face(game, language)
    assert len(found) > 5
    for face in found:
        assert face.name and face.title and face.kind_words and face.text and face.source
        assert face.timing in get_args(Timing) and face.timing_words and face.rule, face.id
        assert face.emblems and len(set(face.emblems)) == len(face.emblems), face.id
        glyphs = [emblem.glyph for emblem in (*face.emblems, *face.price)]
        assert set(glyphs).union(tag for tag, _ in face.tags) <= set(get_args(Glyph)), face.id
        assert bool(face.price) == bool(face.price_words), face.id


def test_emblems_tell_cards_apart() -> None:
    """Of some three hundred cards, those that look the same are few, and do much the same."""
    looks = [(face.kind, face.emblems) for face in every_face("normandy", "en")]
    assert len(looks) > 300
    assert len(set(looks)) > len(looks) / 2
    plain = [kind for kind, emblems in looks if emblems == (ORDERS,)]
    assert len(plain) < 5


def test_every_glyph_is_on_some_card() -> None:
    shown = {
        emblem.glyph
        for game in GAMES
        for face in every_face(game, "en")
        for emblem in (*face.emblems, *face.price)
    }
    tags = {tag for face in every_face("normandy", "en") for tag, _ in face.tags}
    assert shown | tags == set(get_args(Glyph))


def test_what_lies_face_down_says_nothing() -> None:
    (back,) = faces(Texts("en", load_game("normandy")), [FACE_DOWN])
    assert (back.kind, back.emblems, back.text, back.rule) == ("back", (), "", "")
