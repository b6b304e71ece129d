"""A field of an effect is said by the kind its type is marked with, never by its looks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from beachhead.cards.content import CardId, ColourName, Id, SectorName, SymbolName
from beachhead.games import GAMES, load_game
from beachhead.kernel.kinds import kebab
from beachhead.locale import Texts, texts
from beachhead.locale.cards import effect_text

WORDS = """
effect-lookalikes = { $symbol } { $colour } { $sector } { $card } / { $word } { $plain } { $id }
effect-many = { $symbols } / { $words } / { $maybe } / { $number } { $flag }
"""


class Lookalikes(Struct, frozen=True, tag=kebab, tag_field="do"):
    symbol: SymbolName
    colour: ColourName
    sector: SectorName
    card: CardId
    word: Literal["star", "moon"]
    plain: str
    id: Id


class Many(Struct, frozen=True, tag=kebab, tag_field="do"):
    symbols: tuple[Annotated[SymbolName, Meta(description="marked within")], ...]
    words: tuple[Literal["star", "red"], ...]
    maybe: ColourName | None
    number: Annotated[int, Meta(ge=1)] = 1
    flag: bool = False


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fr.ftl").write_text(WORDS, "utf-8")
    monkeypatch.setattr(GAMES["express"], "folders", (tmp_path,))
    monkeypatch.setattr(texts, "_of_games", texts._of_games.__wrapped__)


def test_only_marked_words_are_said_as_what_they_mean() -> None:
    voice = Texts("fr", load_game("express"))
    same = Lookalikes("star", "red", "bunker", "hero", "star", "red", "hero")
    assert effect_text(voice, same) == "étoile rouge Bunker Héros / star red hero"


def test_marks_are_found_within_lists_and_unions() -> None:
    voice = Texts("fr", load_game("express"))
    said = effect_text(voice, Many(("star", "tool"), ("star", "red"), "blue"))
    assert said == "étoile, outil / star, red / bleu / 1 no"
    assert effect_text(voice, Many((), (), None)) == "none / none / none / 1 no"
