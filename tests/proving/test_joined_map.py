"""The second map is joined to the first in every drawing: one board, one width, one start."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from beachhead.drawing import board_lines, board_svg, board_words
from beachhead.drawing.layout import Layout
from beachhead.drawing.places import Places
from beachhead.kernel.errors import Problems
from beachhead.kernel.scene import Board
from beachhead.locale import LANGUAGES, Texts
from tests.cards.packs import faults, line_of, put
from tests.proving import ProvingGame
from tests.proving.play import began

NAMES = ("Ann", "Ben", "Cem")
MAPS = ("exercise-tiger", "gold-beach", "omaha-beach")
"""The first row is one sector, two and three; the water below has two."""


def shown(game: ProvingGame, map: str) -> Board:
    panels = game.look(began(game, 3, map=map), 0).panels
    (board,) = (panel for panel in panels if isinstance(panel, Board))
    return board


@pytest.mark.parametrize("map", MAPS)
def test_the_maps_are_as_wide_as_each_other_and_touch_where_one_can_go(
    game: ProvingGame, map: str
) -> None:
    board = shown(game, map)
    places = Places(board)
    edges = [(min(c.at for c in row), max(c.at + c.wide for c in row)) for row in places.rows]
    assert edges[0] == edges[1] == (places.first, places.first + places.columns)
    assert places.far == [], "every way is a line that can be drawn"
    water, beach = places.rows[0], places.rows[1]
    assert [cell.id for cell in water] == ["w1", "w2"]
    ways = {frozenset(border.cells) for border in board.borders}
    for cell in water:
        for other in beach:
            touch = cell.at < other.at + other.wide and other.at < cell.at + cell.wide
            assert (frozenset((cell.id, other.id)) in ways) == touch


@pytest.mark.parametrize("map", MAPS)
def test_without_the_tide_a_map_is_drawn_as_it_is_printed(game: ProvingGame, map: str) -> None:
    (board,) = (p for p in game.map_scene(map).panels if isinstance(p, Board))
    for cell, sector in zip(board.cells, game.content.maps[map].sectors, strict=True):
        assert (cell.row, cell.at, cell.wide) == (sector.row, sector.at, sector.wide)
    assert None not in board.row_marks


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_starts_in_the_water_and_pays_nothing_printed_to_land(
    game: ProvingGame, map: str, language: str
) -> None:
    texts, board = Texts(language, game, NAMES), shown(game, map)
    start = texts.say("row-start")
    assert {cell.id for cell in board.cells if cell.kind == "start"} == {"w1", "w2"}
    title, *lines = board_words(texts, board)
    assert texts.name("map", map) in title and texts.name("map", "shallows") in title
    rows = [line for line in lines if not line.startswith(" ")]
    assert rows[0] == texts.say("board-row-marked", row="a", mark=start)
    assert rows[1] == texts.say("board-row", row="1")
    costs = game.content.maps[map].courage
    printed = [texts.say("row-cost", courage=cost) for cost in costs]
    assert rows[2:] == [
        texts.say("board-row-marked", row=str(row), mark=mark)
        for row, mark in enumerate(printed, 2)
    ]
    assert Layout(texts, board).row_marks == [start, "", *printed]


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_with_the_pieces_in_the_water(
    game: ProvingGame, map: str, language: str
) -> None:
    texts, board = Texts(language, game, NAMES), shown(game, map)
    drawn = board_lines(texts, board, 100)
    (water,) = (line for line in drawn if "w1" in line and "w2" in line)
    assert "[1][2]" in water.partition("w2")[0]
    assert texts.say("board-far", ways="").split()[0] not in "\n".join(drawn)
    frame = [line for line in drawn if line.rstrip().endswith(("╗", "╝"))]
    assert len(frame) == 2 and len({len(line.rstrip()) for line in frame}) == 1
    svg = fromstring(board_svg(texts, board))
    cells = {group.get("id"): group for group in svg.iter() if group.get("id")}
    tokens = [node for node in cells["board-cell-w1"].iter() if "seat" in node.get("class", "")]
    assert len(tokens) == 2
    layout = Layout(texts, board)
    boxes = {cell.id: layout.box(cell) for cell in board.cells}
    assert boxes["w1"][1] > boxes["1"][1], "below the beach"
    right = max(left + wide for left, _, wide, _ in boxes.values())
    assert boxes["w2"][0] + boxes["w2"][2] == pytest.approx(right)


SAND = """\
[[map]]
id = "sand"
number = 77
name = { en = "Sand", fr = "Sable" }
text = { en = "Sand.", fr = "Du sable." }
source = "ours"
start = { soldiers = 5 }
par = 5
courage = [1]
forward = ["1-bunker"]
sectors = [
    { number = "1", row = 1, at = 0, wide = 4, def = 0 },
    { number = "bunker", row = 2, at = 0, wide = 4, def = 0, bunker = "final" },
]
"""
POND = """\
[[water]]
id = "pond"
name = { en = "Pond", fr = "Mare" }
text = { en = "Ducks.", fr = "Des canards." }
source = "ours"
courage = [1]
forward = ["p1-12"]
sectors = [
    { number = "p1", row = 1, at = 0, wide = 4, def = 0 },
    { number = "12", row = 2, at = 0, wide = 4, def = 0 },
]
"""


def test_a_map_to_be_joined_has_no_sector_that_a_battle_map_has(tmp_path: Path) -> None:
    put(tmp_path, "normandy/tide/pond.toml", POND)
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.line, fault.field) == (
        "shared-sector",
        line_of(POND, 'number = "12"'),
        "water.1.sectors.2.number",
    )
    put(tmp_path, "normandy/tide/pond.toml", POND.replace("12", "p2"))
    assert "pond" in ProvingGame(tmp_path).content.sheets


@pytest.mark.parametrize("language", LANGUAGES)
def test_such_a_fault_names_the_sector_and_the_battle_map(tmp_path: Path, language: str) -> None:
    put(
        tmp_path, "normandy/sand.toml", SAND.replace("1-bunker", "1-w1").replace('"bunker"', '"w1"')
    )
    with pytest.raises(Problems) as error:
        ProvingGame(tmp_path)
    (problem,) = error.value.found
    assert {"sector": "w1", "map": "sand"}.items() <= problem.args_by_name.items()
    said = Texts(language).problem(problem)
    assert "“w1”" in said or "«\u00a0w1\u00a0»" in said
    assert "sand" in said
