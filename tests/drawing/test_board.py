"""Boards in characters, in words and as pictures: nothing is lost, and nothing sticks out."""

from __future__ import annotations

import re
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
from beachhead.drawing.layout import CLOSEST, Layout
from beachhead.drawing.places import Places
from beachhead.drawing.svg_parts import CRAFT, TOKEN
from beachhead.drawing.svg_style import DAY, NIGHT, SEAT_COLOURS
from beachhead.kernel.scene import Board, Border, Cell, Message, Scene
from beachhead.locale import LANGUAGES
from beachhead.terminal.describe import scene_lines
from beachhead.terminal.widgets import SceneView
from tests.drawing.boards import Free, borders, even, free, sea, tiger

WIDTHS = (60, 80, 120)
BOARDS = {"even": even(), "tiger": tiger()}
HULL = 15.0
"""How far below its middle a craft reaches, at most."""
SVG = "{http://www.w3.org/2000/svg}"
SIGNS = {"open": "╌", "mined": "×", "barrier": "#", "wall": "═"}

languages = pytest.mark.parametrize("language", LANGUAGES)
boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def messages(board: Board) -> list[Message]:
    cells = [message for cell in board.cells for message in (cell.title, *cell.marks)]
    return [board.title, *filter(None, board.row_marks), *cells]


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
    many = tuple(free(f"mark number {number}") for number in range(20))
    board = even()
    full = replace(board, cells=(replace(board.cells[0], marks=many), *board.cells[1:]))
    lines = board_lines(texts, full, 60)
    assert any("…" in line for line in lines)
    told = " ".join(lines[[line[:1] for line in lines].index("╚") :])
    assert all(texts.message(mark) in told for mark in many)


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
    bare = replace(even().cells[0], marks=(), seats=())
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
    assert not re.search(r"<script|<image|href|@import|https?:(?!//www\.w3\.org/2000/svg)", source)
    assert "tabindex" not in source
    shown = " ".join(found.text or "" for found in root.iter(f"{SVG}text"))
    for message in messages(board):
        assert all(word in shown for word in texts.message(message).split()), message
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
        assert all(texts.message(line) in title for line in (cell.title, *cell.details))
        assert len(having(group, "seat")) == len(cell.seats)
    boxes = [box(having(group, "ground")[0]) for group in groups]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    width, height = map(float, root.get("viewBox", "").split()[2:])
    for group, outer in zip(groups, boxes, strict=True):
        assert 0 <= outer[0] < outer[2] <= width and 0 <= outer[1] < outer[3] <= height
        for label in map(box, having(group, "label")):
            assert outer[0] <= label[0] < label[2] <= outer[2]
            assert outer[1] <= label[1] < label[3] <= outer[3]
        labels = [box(label) for label in having(group, "label")]
        assert not [pair for pair in combinations(labels, 2) if overlap(*pair)]


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


def test_tokens_differ_in_shape_and_number() -> None:
    cell = replace(even().cells[0], seats=(0, 1, 2, 3, 4, 5))
    board = replace(even(), cells=(cell,), borders=())
    tokens = having(having(picture("en", board), "cell")[0], "seat")
    shapes = [found.find(f"{SVG}path") for found in tokens]
    outlines = {re.sub(r"[-\d.]+", "", shape.get("d", "")) for shape in shapes if shape is not None}
    assert len(outlines) == 5, "a diamond is a square on its tip"
    assert [found.findtext(f"{SVG}text") for found in tokens] == list("123456")
    assert [found.findtext(f"{SVG}title") for found in tokens][2] == "Cleo <&\"'>"


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
    empty = Layout(Free("en"), replace(board, cells=tuple(map(without_seats, board.cells))))
    for cell in full.cells:
        left, top, wide, high = layout.box(cell)
        assert (left, top, wide, high) == empty.box(cell)
        tokens = layout.tokens(cell)
        assert [seat for seat, _, _ in tokens] == list(range(crowd))
        for (_, one, y), (_, other, below) in pairwise(tokens):
            apart = other - one >= CLOSEST if y == below else below - y >= TOKEN
            assert apart and top < y < top + high, "each number can be read"
        half, deep = (CRAFT / 2, HULL) if cell.afloat else (TOKEN / 2, TOKEN / 2)
        for _, x, _ in tokens:
            assert left + 5 < x - half and x + half < left + wide - 5
        labels = [label.top for label in layout.blocks[cell.id].labels]
        assert all(y + deep <= top + down + 1 for _, _, y in tokens for down in labels)


def test_a_craft_is_no_larger_than_the_room_that_it_has() -> None:
    (hull,) = having(fromstring(token_piece(0, afloat=True)), "hull")
    left, top, wide, _, deep, *_ = map(float, re.findall(r"-?\d+", hull.get("d", "")))
    line = 0.6
    assert left - line >= -CRAFT / 2 and left + wide + line <= CRAFT / 2
    assert top + deep + line <= HULL


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


def any_board(seed: int) -> Board:
    """Rows cut anywhere, with gaps, and borders of any kind between any two cells."""
    random = Random(seed)
    cells: list[Cell] = []
    for row in range(1, random.randint(2, 6)):
        cuts = sorted(random.sample(range(25), random.randint(2, 6)))
        for at, end in pairwise(cuts):
            if random.random() < 0.9:
                words = ["x" * random.randint(1, 30), "漢字 & <i>", "a mark", "Łódź\u0301"]
                marks = tuple(free(random.choice(words)) for _ in range(random.randint(0, 9)))
                seats = tuple(random.sample(range(8), random.randint(0, 3)))
                title = free(random.choice(words))
                kind = random.choice(("", "start", "bunker"))
                number = str(len(cells))
                cell = Cell(number, row, at, end - at, title, marks, kind, seats)  # type: ignore[arg-type]
                cells.append(cell)
    pairs = [pair for pair in combinations([cell.id for cell in cells], 2) if random.random() < 0.3]
    kinds: Any = ("open", "mined", "barrier")
    ways = tuple(Border(pair, random.choice(kinds)) for pair in pairs)
    marks, shore = (free("a cost"), free("1")), random.random() < 0.5
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
