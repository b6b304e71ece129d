"""The maps of Normandy as pictures: every word is whole, and stays on its label in its cell."""

from __future__ import annotations

from gzip import compress
from xml.etree.ElementTree import Element, fromstring

import pytest

from beachhead.drawing import board_lines, board_small, board_svg, sheet_piece
from beachhead.drawing.layout import Layout
from beachhead.drawing.svg_parts import text_width, wrapped
from beachhead.drawing.symbols import PATHS
from beachhead.games import load_game
from beachhead.kernel.scene import Board
from beachhead.locale import LANGUAGES, Texts

SVG = "{http://www.w3.org/2000/svg}"
GAME = load_game("normandy")
MOST_BYTES = 12_000
"""Of a whole picture, compressed."""


def board(map: str) -> Board:
    (found,) = (panel for panel in GAME.map_scene(map).panels if isinstance(panel, Board))
    return found


def picture(language: str, map: str) -> Element:
    return fromstring(board_svg(Texts(language, GAME), board(map)))


def numbers_in(text: str) -> list[float]:
    return [float(number) for number in text.split()]


def span(rect: Element) -> tuple[float, float]:
    left = float(rect.get("x", 0))
    return left, left + float(rect.get("width", 0))


@pytest.mark.parametrize("map", GAME.content.maps)
def test_a_small_picture_has_every_sector_within_its_frame(map: str) -> None:
    small = fromstring(board_small(Texts("en", GAME), board(map)))
    left, top, wide, high = numbers_in(small.get("viewBox", ""))
    cells = [rect for rect in small.iter(f"{SVG}rect") if rect.get("class") == "ground"]
    assert len(cells) == len(board(map).cells)
    for rect in cells:
        x, y, width, height = (float(rect.get(name, 0)) for name in ("x", "y", "width", "height"))
        assert left <= x and x + width <= left + wide
        assert top <= y and y + height <= top + high
    labels = [rect for rect in small.iter(f"{SVG}rect") if rect.get("class") == "label"]
    assert not labels, "nothing is to be read"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", GAME.content.maps)
def test_nothing_on_a_map_is_cut_or_sticks_out(map: str, language: str) -> None:
    drawn = picture(language, map)
    assert not [text.text for text in drawn.iter(f"{SVG}text") if "…" in (text.text or "")]
    for cell in drawn.iterfind(f"{SVG}g[@id]"):
        left, right = span(cell.findall(f"{SVG}rect")[0])
        for sign in cell.iterfind(f"{SVG}g"):
            if "sign" not in sign.get("class", "").split():
                continue
            label = span(sign[0])
            assert left < label[0] and label[1] < right
            for text in sign.iterfind(f"{SVG}text"):
                wide = text_width(text.text or "", float(text.get("font-size", 0)))
                assert label[0] < float(text.get("x", 0)) < label[1]
                assert float(text.get("x", 0)) + 0.92 * wide <= label[1], text.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", GAME.content.maps)
def test_a_map_is_small_over_the_wire(map: str, language: str) -> None:
    assert len(compress(board_svg(Texts(language, GAME), board(map)).encode())) < MOST_BYTES


@pytest.mark.parametrize("map", GAME.content.maps)
def test_everything_on_a_map_has_symbols_of_its_own(map: str) -> None:
    for cell in board(map).cells:
        for sign in cell.signs:
            assert sign.symbols, sign.words
            for symbol in sign.symbols:
                assert symbol.id in PATHS, "and not that of any other"


@pytest.mark.parametrize("map", GAME.content.maps)
def test_the_sea_is_where_a_map_begins_at_the_shore_and_elsewhere_a_road(map: str) -> None:
    texts, shore = Texts("en", GAME), GAME.content.maps[map].shore
    sheet = sheet_piece(Layout(texts, board(map))).svg
    for drawn in (board_svg(texts, board(map)).partition("</style>")[2], sheet):
        assert ('class="foam"' in drawn, 'class="road"' in drawn) == (shore, not shore)
        assert ('class="water"' in drawn, "board-grain)" in drawn) == (shore, shore)
        assert ("board-ripples)" in drawn, 'class="cliff"' in drawn) == (shore, shore)
    (start,) = (line for line in board_lines(texts, board(map), 100)[-3:] if " start" in line)
    assert ("≈ start" in start, "↑ start" in start) == (shore, not shore)


def test_what_belongs_together_is_broken_before_it_is_cut() -> None:
    assert wrapped("+1d6\u00a0Soldats en\u00a0plus", 10, 60) == ["+1d6", "Soldats", "en\u00a0plus"]
