"""Boards in characters, in words and as pictures: nothing is lost, and nothing sticks out."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.widgets import Static

from beachhead.drawing import board_lines, board_svg, board_words, token_piece
from beachhead.drawing.blocks import BOLD, SHIELD
from beachhead.drawing.layout import Layout
from beachhead.drawing.places import Places, Standing
from beachhead.drawing.svg_parts import PIECE, text_width
from beachhead.drawing.svg_signs import NUMBER_DOWN
from beachhead.drawing.svg_style import DAY, NIGHT, SEAT_COLOURS
from beachhead.drawing.symbols import OTHER, PATHS, symbol_name
from beachhead.kernel.scene import Board, Border, Cell, Message, Scene, Sign, Strength, Symbol
from beachhead.locale import LANGUAGES
from beachhead.terminal.describe import scene_lines
from beachhead.terminal.widgets import SceneView
from tests.drawing.boards import Free, borders, even, free, sea, sign, tiger

WIDTHS = (60, 80, 120)
BOARDS = {"even": even(), "tiger": tiger()}
SMALLEST = 11.0
"""No letters are smaller: on a phone, a unit of the picture is a pixel of the screen."""
SVG = "{http://www.w3.org/2000/svg}"
SIGNS = {"open": "╌", "mined": "×", "barrier": "#", "wall": "═"}

languages = pytest.mark.parametrize("language", LANGUAGES)
boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def messages(board: Board) -> list[Message]:
    return [
        board.title,
        *(cell.title for cell in board.cells),
        *(sign.words for sign in signs(board)),
    ]


def signs(board: Board) -> list[Sign]:
    printed = [sign for cell in board.cells for sign in cell.signs]
    return [*filter(None, board.row_marks), *printed]


def drawn_as(sign: Sign) -> list[str]:
    """What is used to draw a sign."""
    return [f"#board-sign-{symbol.id}" for symbol in sign.symbols]


def picture(language: str, board: Board) -> Element:
    return fromstring(board_svg(Free(language), board))


def having(root: Element, name: str) -> list[Element]:
    return [found for found in root.iter() if name in found.get("class", "").split()]


def said(element: Element) -> str:
    return " ".join(element.itertext())


@languages
@boards
@pytest.mark.parametrize("width", WIDTHS)
def test_lines_show_everything_and_keep_to_the_width(
    language: str, board: Board, width: int
) -> None:
    texts = Free(language)
    lines = board_lines(texts, board, width)
    assert max(map(cell_len, lines)) <= width
    drawn = " ".join(lines)
    for message in messages(board):
        assert all(word in drawn for word in texts.message(message).split()), message
    for seat in (0, 1, 2, 3):
        assert drawn.count(f"[{seat + 1}]") == 2, "once on the map, once in the legend"
        assert texts.seat(seat) in drawn
    for kind in Places(board).kinds:
        assert f"{SIGNS[kind]} {texts.say(f'board-line-{kind}')}" in drawn


def test_borders_are_drawn_by_their_kind() -> None:
    assert board_lines(Free("en"), even(), 60) == [
        "Even & plain",
        "╔═══════════════════╦══════════════════╤═══════════════════╗",
        "║ Sector 7          ║ Sector 8         ╎ Sector 9          ║",
        "║ DEF 2             ║ DEF 2            ╎ DEF 2             ║",
        '║ a "mark" <&>      ║ a "mark" <&>     ╎ a "mark" <&>      ║',
        "╟╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╫╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╫╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╢",
        "║ Sector 4      [4] # Sector 5         ║ Sector 6          ║",
        "║ DEF 2             ║ DEF 2            ║ DEF 2             ║",
        '║ a "mark" <&>      # a "mark" <&>     ║ a "mark" <&>      ║',
        "╟╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╫╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╫×╌╌×╌╌×╌╌×╌╌×╌╌×╌╌×╢",
        "║ Sector 1      [1] ╎ Sector 2     [2] ║ Sector 3      [3] ║",
        "║ DEF 2             ╎ DEF 2            ║ DEF 2             ║",
        '║ a "mark" <&>      ╎ a "mark" <&>     ║ a "mark" <&>      ║',
        "╚═══════════════════╧══════════════════╩═══════════════════╝",
        "╌ open   × mined   # barrier   ═ no way through   [1] Ann",
        "[2] Étienne   [3] Cleo <&\"'>   [4] Dirk",
    ]


def test_a_shape_of_uneven_rows() -> None:
    lines = board_lines(Free("en"), tiger(), 60)
    assert "        ╟╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┬×╌╌×╌╌×╌┴×╌╌×╌╌×┬╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╢" in lines
    assert "Courage ║ 4              ╎ 5    [2][3][4] ╎ 6              ║" in lines
    assert lines.index(next(line for line in lines if "▣ Bunker" in line)) < lines.index(
        next(line for line in lines if "≈ 1" in line)
    )


@languages
def test_what_does_not_fit_in_a_cell_is_told_below(language: str) -> None:
    texts = Free(language)
    many = tuple(sign(f"mark number {number}") for number in range(20))
    board = even()
    full = replace(board, cells=(replace(board.cells[0], signs=many), *board.cells[1:]))
    lines = board_lines(texts, full, 60)
    assert any("…" in line for line in lines)
    told = " ".join(lines[[line[:1] for line in lines].index("╚") :])
    assert all(texts.message(mark.words) in told for mark in many)


@languages
def test_ways_between_cells_that_do_not_touch_are_told(language: str) -> None:
    texts = Free(language)
    board = replace(even(), borders=(*even().borders, *borders("1-9", "mined")))
    one, nine = (texts.message(board.cells[n].title) for n in (0, 8))
    way = texts.say("board-way", cell=f"{one}–{nine}", kind="mined")
    assert way in " ".join(board_lines(texts, board, 60))
    assert way in said(picture(language, board))
    assert way not in " ".join(board_lines(texts, even(), 60))


def test_too_narrow_for_a_map_is_told_in_words() -> None:
    texts = Free("en")
    lines = board_lines(texts, even(), 22)
    assert max(map(cell_len, lines)) <= 22
    assert " ".join(" ".join(lines).split()) == " ".join(
        " ".join(board_words(texts, even())).split()
    )


def test_an_empty_board_is_only_its_title() -> None:
    board = Board(free("Nothing"), (), ())
    assert board_lines(Free("en"), board, 60) == board_words(Free("en"), board) == ["Nothing"]
    assert having(picture("en", board), "cell") == []


def test_words_go_row_by_row_from_the_start() -> None:
    assert board_words(Free("en"), tiger())[:8] == [
        "N01 Exercise Tiger",
        "Row 1: Courage 0",
        "  1 (start): DEF 2; forward to 2, 3.",
        "Row 2: Courage 1",
        "  2: DEF 4, Scout free, +1 Courage a turn; Ann here; sideways to 3 (mined); "
        "forward to 4, 5.",
        "  3: DEF 4, Sharpshooter free, +1 Star a turn; sideways to 2 (mined); forward to 5, 6.",
        "Row 3: Courage 2",
        "  4: DEF 6, can’t stay; sideways to 5; forward to 7.",
    ]
    french = board_words(Free("fr"), tiger())
    assert french[1] == "Rangée 1\u00a0: Courage 0"
    assert french[-3].endswith("; de côté vers 9 (barrière)\u00a0; en avant vers Bunker.")
    assert french[-1] == "  Bunker\u00a0: DEF 12, TM."


def test_words_tell_a_dead_end_and_leave_out_what_is_not_there() -> None:
    lines = board_words(Free("en"), even())
    assert '  Sector 7: DEF 2, a "mark" <&>.' in lines
    bare = replace(even().cells[0], signs=(), seats=())
    dead = Board(free("x"), (bare, replace(bare, id="2", row=2)), ())
    assert board_words(Free("en"), dead) == [
        "x",
        "Row 1",
        "  Sector 1: no way forward.",
        "Row 2",
        "  Sector 1.",
    ]


@languages
@boards
def test_words_say_everything(language: str, board: Board) -> None:
    texts = Free(language)
    words = " ".join(scene_lines(texts, Scene((board,))))
    assert all(texts.message(message) in words for message in messages(board))
    assert all(texts.seat(seat) in words for seat in range(4))


@languages
@boards
def test_a_picture_stands_alone_and_says_everything(language: str, board: Board) -> None:
    texts, root = Free(language), picture(language, board)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img"
    assert not {"width", "height"} & set(root.attrib) and root.get("viewBox")
    assert root.findtext(f"{SVG}title") == texts.message(board.title)
    words = board_words(texts, board)[1:]
    assert root.findtext(f"{SVG}desc") == "\n".join(line.strip() for line in words)
    ids = {found.get("id") for found in root.iter()}
    assert set(root.get("aria-labelledby", "").split()) <= ids
    source = board_svg(texts, board)
    assert not re.search(
        r'<script|<image|href="(?!#)|@import|https?:(?!//www\.w3\.org/2000/svg)', source
    )
    assert "tabindex" not in source
    shown = " ".join(found.text or "" for found in root.iter(f"{SVG}text"))
    for title in (board.title, *(cell.title for cell in board.cells)):
        assert texts.message(title) in shown
    used = Counter(found.get("href") for found in root.iter(f"{SVG}use"))
    assert used == Counter(id for sign in signs(board) for id in drawn_as(sign))
    for one in signs(board):
        written = [symbol.sign for symbol in one.symbols] or texts.message(one.words).split()
        assert all(word in shown for word in written), one
    for kind in Places(board).kinds:
        drawn = [edge for edge in Places(board).edges if edge.kind == kind]
        assert len(having(root, kind)) == len(drawn) + 1, "and one in the legend"
        assert texts.say(f"board-line-{kind}") in shown


@languages
@boards
def test_a_picture_has_a_group_for_each_cell_and_they_do_not_overlap(
    language: str, board: Board
) -> None:
    texts, root = Free(language), picture(language, board)
    groups = having(root, "cell")
    ids = [f"board-cell-{cell.id}" for cell in board.cells]
    assert [group.get("id") for group in groups] == ids
    for group, cell in zip(groups, board.cells, strict=True):
        assert ("occupied" in group.get("class", "")) == bool(cell.seats)
        assert not cell.kind or cell.kind in group.get("class", "")
        title = group.findtext(f"{SVG}title") or ""
        told = (cell.title, *(sign.words for sign in cell.signs), *cell.details)
        assert all(texts.message(line) in title for line in told)
        assert len(having(group, "seat")) == len(cell.seats)
    boxes = [box(having(group, "ground")[0]) for group in groups]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    width, height = map(float, root.get("viewBox", "").split()[2:])
    for group, outer in zip(groups, boxes, strict=True):
        assert 0 <= outer[0] < outer[2] <= width and 0 <= outer[1] < outer[3] <= height
        printed = [box(sign[0]) for sign in having(group, "sign")]
        printed += [shield_box(found) for found in having(group, "shield")]
        for inner in printed:
            assert outer[0] <= inner[0] < inner[2] <= outer[2]
            assert outer[1] <= inner[1] < inner[3] <= outer[3]
        assert not [pair for pair in combinations(printed, 2) if overlap(*pair)]


def shield_box(group: Element) -> tuple[float, float, float, float]:
    """The shield itself, as far as it reaches in the drawing of its sign."""
    place = group[0].get("transform", "")
    numbers = re.findall(r"translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)", place)[0]
    x, y, across, down = map(float, numbers)
    middle, top, half = map(float, re.findall(r"^M(\S+) (\S+)l(\S+) ", PATHS["shield"])[0])
    left = x + (middle - half) * across
    return left, y + top * down, left + 2 * half * across, y + top * down + SHIELD[1]


@pytest.mark.parametrize("number", ["8", "10", "12", "100"])
def test_a_def_is_written_on_its_shield(number: str) -> None:
    defence = Sign(free(f"DEF {number}"), (Symbol("shield", number),))
    cell = replace(even().cells[0], signs=(defence,))
    (shield,) = having(picture("en", replace(even(), cells=(cell,), borders=())), "shield")
    left, _, right, _ = shield_box(shield)
    (text,) = shield.iter(f"{SVG}text")
    wide = text_width(number, float(text.get("font-size", "")) * BOLD)
    assert left <= float(text.get("x", "")) - wide / 2
    assert float(text.get("x", "")) + wide / 2 <= right


def box(rect: Element) -> tuple[float, float, float, float]:
    x, y, width, height = (float(rect.get(name, "")) for name in ("x", "y", "width", "height"))
    return x, y, x + width, y + height


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0 and min(one[3], other[3]) - max(one[1], other[1]) > 0


def test_ids_of_two_pictures_on_a_page_do_not_meet() -> None:
    one, other = (fromstring(board_svg(Free("en"), even(), name)) for name in ("one", "other"))
    ids = [{found.get("id") for found in root.iter()} - {None} for root in (one, other)]
    assert not ids[0] & ids[1] and len(ids[0]) == len(ids[1]) > 9
    assert one.get("aria-labelledby") == "one-title" and one.get("aria-describedby") == "one-desc"
    used = set(re.findall(r"url\(#([^)]+)\)", board_svg(Free("en"), even(), "one")))
    assert used and used <= ids[0]


def test_colours_are_there_without_variables() -> None:
    """Some viewers know no CSS variables, and drop what uses them."""
    source = board_svg(Free("en"), even())
    for name, found in re.findall(r"([a-z-]+): var\(--([a-z-]+)\);", source):
        assert f"{name}: {DAY[found]}; {name}: var(--{found});" in source
    for stop in fromstring(source).iter(f"{SVG}stop"):
        assert stop.get("stop-color") in DAY.values()


def test_pieces_differ_in_shape_and_number() -> None:
    cell = replace(even().cells[0], seats=(0, 1, 2, 3, 4, 5))
    board = replace(even(), cells=(cell,), borders=())
    pieces = having(having(picture("en", board), "cell")[0], "seat")
    shapes = [having(found, "head")[0].get("d", "") for found in pieces]
    outlines = {re.sub(r"[-\d.]+", "", shape) for shape in shapes}
    assert len(outlines) == 5, "a diamond is a square on its tip"
    assert [found.findtext(f"{SVG}text") for found in pieces] == list("123456")
    assert [found.findtext(f"{SVG}title") for found in pieces][2] == "Cleo <&\"'>"


def test_a_piece_tells_how_strong_it_is() -> None:
    strengths = tuple(Strength(seat, 7 * seat, free(f"{7 * seat} Soldiers")) for seat in (0, 1, 3))
    board = replace(tiger(), strengths=strengths)
    on_map = [
        found for cell in having(picture("en", board), "cell") for found in having(cell, "seat")
    ]
    written = {
        found.findtext(f"{SVG}text"): [text.text for text in having(found, "strength")]
        for found in on_map
    }
    assert written == {"1": ["0"], "2": ["7"], "3": [], "4": ["21"]}
    (told,) = (line for line in board_words(Free("en"), board) if line.startswith("  5:"))
    assert "; Étienne (7 Soldiers), Cleo <&\"'>, Dirk (21 Soldiers) here;" in told


@pytest.mark.parametrize("crowd", range(1, 7))
@pytest.mark.parametrize("board", [even(), tiger(), sea()], ids=["even", "tiger", "sea"])
def test_who_stands_where_changes_nothing_that_is_printed(board: Board, crowd: int) -> None:
    seats = tuple(range(crowd))
    cells = (
        replace(cell, seats=seats, afloat=seats if cell.kind == "deep" else ())
        for cell in board.cells
    )
    full = replace(board, cells=tuple(cells))
    layout = Layout(Free("en"), full)
    bare = replace(board, cells=tuple(map(without_seats, board.cells)), crowd=crowd)
    empty = Layout(Free("en"), bare)
    for cell in full.cells:
        left, top, wide, high = layout.box(cell)
        assert (left, top, wide, high) == empty.box(cell)
        assert layout.blocks[cell.id] == empty.blocks[cell.id]
        pieces = layout.pieces(cell)
        assert [seat for seat, _, _ in pieces] == list(range(crowd))
        places = [
            (x - PIECE[0] / 2, y - PIECE[1] / 2, x + PIECE[0] / 2, y + PIECE[1] / 2)
            for _, x, y in pieces
        ]
        for one in places:
            assert left <= one[0] and one[2] <= left + wide
            assert top <= one[1] and one[3] <= top + high
        block = layout.blocks[cell.id]
        printed = [
            (left + at.left, top + at.top, left + at.left + at.width, top + at.top + at.height)
            for at in block.signs
        ]
        assert block.shield is not None
        x, y = left + block.shield.x - SHIELD[0] / 2, top + block.shield.y
        printed.append((x, y, x + SHIELD[0], y + SHIELD[1]))
        assert not [pair for pair in combinations([*places, *printed], 2) if overlap(*pair)]


@pytest.mark.parametrize("standing", ["ashore", "afloat", "wading"])
def test_a_piece_is_no_larger_than_the_room_that_it_has(standing: Standing) -> None:
    drawn = fromstring(token_piece(0, standing))
    (base,) = having(drawn, "base")
    if standing == "afloat":
        left, top, wide, _, deep, *_ = map(float, re.findall(r"-?[\d.]+", base.get("d", "")))
    else:
        left, top, right, bottom = box(base)
        wide, deep = right - left, bottom - top
    line = 0.7
    assert left - line >= -PIECE[0] / 2 and left + wide + line <= PIECE[0] / 2
    assert top + deep + line <= PIECE[1] / 2 - NUMBER_DOWN + 1
    assert len(having(drawn, "waves")) == (standing == "wading")


def test_what_is_not_as_printed_is_marked() -> None:
    cell = even().cells[0]
    for now in ("", "raised", "lowered"):
        changed: Any = now
        defence = Sign(free("DEF 3"), (Symbol("shield", "3"),), now=changed)
        board = replace(even(), cells=(replace(cell, signs=(defence,)),), borders=())
        (shield,) = having(picture("en", board), "shield")
        assert ("raised" in shield.get("class", "")) == (now == "raised")
        assert ("lowered" in shield.get("class", "")) == (now == "lowered")
        assert len(having(shield, "change")) == (now != "")


def test_what_there_is_none_of_is_crossed_out() -> None:
    root = picture("en", tiger())
    (struck,) = having(root, "struck")
    assert struck.get("href") == "#board-sign-item" and len(having(root, "strike")) == 1


def test_a_symbol_that_is_not_known_is_drawn_as_its_kind_or_as_any_other() -> None:
    assert symbol_name("specialist-medic") == "specialist-medic"
    assert symbol_name("specialist-cook") == "specialist"
    assert symbol_name("catapult") == OTHER
    known = {found.get("id") for found in picture("en", even()).iter(f"{SVG}path")}
    assert {f"board-sign-{id}" for id in PATHS} <= known


@languages
@pytest.mark.parametrize("board", [even(), tiger(), sea()], ids=["even", "tiger", "sea"])
def test_no_letters_are_too_small_to_read(language: str, board: Board) -> None:
    texts = picture(language, board).iter(f"{SVG}text")
    sizes = [text.get("font-size") for text in texts if text.get("class") != "strength"]
    assert sizes and min(float(size or 0) for size in sizes) >= SMALLEST


def without_seats(cell: Cell) -> Cell:
    return replace(cell, seats=())


def test_characters_that_xml_forbids_do_no_harm() -> None:
    board = replace(even(), title=free("bell \a and \x1b[0m and \ud800"))
    assert picture("en", board).findtext(f"{SVG}title") == "bell \ufffd and \ufffd[0m and \ufffd"


@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["day", "night"])
def test_everything_can_be_read(colours: dict[str, str]) -> None:
    """The contrast that WCAG asks for: 4.5 for texts, 3 for lines."""
    assert set(colours) == set(DAY)
    grounds = ("paper", "label", "veil", "concrete", "sand", "sand-wet", "grass", "field", "sea")
    for ground in grounds:
        assert contrast(colours["ink"], colours[ground]) >= 4.5, ground
    assert contrast(colours["soft"], colours["paper"]) >= 4.5
    for ground in ("sand", "grass", "field", "concrete"):
        assert contrast(colours["soft"], colours[ground]) >= 3, ground
        assert contrast(colours["wire"], colours[ground]) >= 3, ground
        assert contrast(colours["wall"], colours[ground]) >= 3, ground
    assert contrast(colours["mine"], colours["mine-ground"]) >= 4.5
    assert contrast(colours["ink"], colours["mine-ground"]) >= 4.5
    for ground in ("steel", "mine", "gift"):
        assert contrast(colours["on-steel"], colours[ground]) >= 4.5, ground
    assert contrast(colours["gift"], colours["label"]) >= 4.5
    assert all(contrast("#ffffff", colour) >= 4.5 for colour in SEAT_COLOURS)


def contrast(one: str, other: str) -> float:
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def any_sign(random: Random, words: list[str]) -> Sign:
    """Some words, or some symbols."""
    symbols = tuple(
        Symbol(random.choice([*PATHS]), random.choice(("", "+1", "+12d6")))
        for _ in range(random.choice((0, 0, 1, 2, 3)))
    )
    return Sign(free(random.choice(words)), symbols)


def any_board(seed: int) -> Board:
    """Rows cut anywhere, with gaps, and borders of any kind between any two cells."""
    random = Random(seed)
    cells: list[Cell] = []
    for row in range(1, random.randint(2, 6)):
        cuts = sorted(random.sample(range(25), random.randint(2, 6)))
        for at, end in pairwise(cuts):
            if random.random() < 0.9:
                words = ["x" * random.randint(1, 30), "漢字 & <i>", "a mark", "Łódź\u0301"]
                printed = tuple(any_sign(random, words) for _ in range(random.randint(0, 9)))
                seats = tuple(random.sample(range(8), random.randint(0, 3)))
                title = free(random.choice(words))
                kind = random.choice(("", "start", "bunker"))
                number = str(len(cells))
                cell = Cell(number, row, at, end - at, title, printed, kind, seats)  # type: ignore[arg-type]
                cells.append(cell)
    pairs = [pair for pair in combinations([cell.id for cell in cells], 2) if random.random() < 0.3]
    kinds: Any = ("open", "mined", "barrier")
    ways = tuple(Border(pair, random.choice(kinds)) for pair in pairs)
    marks, shore = (sign("a cost"), sign("1")), random.random() < 0.5
    return Board(free("Any"), tuple(cells), ways, marks, shore)


@settings(derandomize=True, deadline=None)
@given(st.integers(0, 10**9), st.integers(24, 140))
def test_any_board_can_be_drawn(seed: int, width: int) -> None:
    board, texts = any_board(seed), Free("en")
    lines = board_lines(texts, board, width)
    assert max(map(cell_len, lines)) <= width
    drawn = " ".join(lines)
    for seat in Places(board).seats:
        assert f"[{seat + 1}]" in drawn or texts.seat(seat) in drawn
    groups = having(picture("en", board), "cell")
    boxes = [box(having(group, "ground")[0]) for group in groups]
    assert len(groups) == len(board.cells)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


class OneBoard(App[None]):
    """A terminal with nothing but a table in it."""

    def compose(self) -> ComposeResult:
        yield SceneView()

    async def on_mount(self) -> None:
        await self.query_one(SceneView).show(Free("en"), (tiger(),))


async def test_the_full_screen_draws_a_board_anew_for_each_width() -> None:
    app = OneBoard()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for width in (80, 60, 120):
            await pilot.resize_terminal(width, 24)
            await pilot.pause()
            drawing = app.query_one(SceneView).query_one(Static)
            expected = board_lines(Free("en"), tiger(), drawing.size.width)
            assert drawing.size.width >= width - 4
            assert drawing.size.height == len(expected)
            shown = [
                strip.text.rstrip() for strip in drawing.render_lines(drawing.region.reset_offset)
            ]
            assert shown == expected
