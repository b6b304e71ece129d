"""Where everything on the picture of a board goes, whoever stands on it."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from math import ceil
from typing import NamedTuple, TypeAlias

from beachhead.drawing.board_words import row_mark
from beachhead.drawing.places import Places
from beachhead.drawing.svg_parts import CRAFT, GUTTER, TOKEN, text_width, words, wrapped
from beachhead.kernel.scene import Board, Cell
from beachhead.locale import Texts

MARGIN = 10.0
ROW_MARK = 18.0
LABEL, TITLE, HEADING = 10.9, 22.0, 17.0
SMALLEST_LABEL = 8.5
LABEL_LINE, LABEL_PAD, LABEL_GAP = 13.0, 5.5, 4.0
PAD = 7.0
BOLD, SPACED = 1.15, 1.25
"""How much wider a text is in the letters of a title, or of the heading."""
NARROWEST, LOWEST = 110.0, 60.0
"""The least width and height of a cell that the picture is made for."""
APART, CLOSEST = 3.0, 14.0
"""The room between tokens, and how close their middles come if there are many."""
CLOSE = 0.85
"""Closer than so much of their width, tokens on a line of their own stand beside the title too."""
SEA = ("deep", "safe")
"""The kinds of cells in which there are craft."""
CROWD = 6
"""There is room for so many tokens in a cell before they come closer than that."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


class Line(NamedTuple):
    """Room for tokens: its left and right end, and its middle below the cell's upper edge."""

    start: float
    end: float
    middle: float
    token: float
    """How wide each of them may be."""

    def step(self, tokens: int) -> float:
        """How far so many tokens are from one another here."""
        usual, room = self.token + APART, self.end - self.start - self.token
        return min(usual, room / (tokens - 1)) if tokens > 1 else usual

    def places(self, tokens: int) -> list[tuple[float, float]]:
        """The middle of each of so many tokens; beside a title they stand at the right end."""
        step = self.step(tokens)
        first = self.start if self.start == PAD else self.end - self.token - step * (tokens - 1)
        return [(first + self.token / 2 + n * step, self.middle) for n in range(tokens)]


class Label(NamedTuple):
    """What is printed on a cell, and its place below the cell's upper left corner."""

    lines: list[str]
    size: float
    """Of the letters."""
    left: float
    top: float
    width: float


class Block(NamedTuple):
    """What is written in a cell: each piece with its place below the cell's upper left corner."""

    title: tuple[list[str], float]
    """Lines, and the size of the letters."""
    tokens: tuple[Line, ...]
    """The lines for tokens: beside the title; or one of their own, and that if it helps."""
    labels: list[Label]
    height: float


def block(texts: Texts, cell: Cell, width: float) -> Block:
    """Where everything in a cell of this width goes, and how tall it gets."""
    room = width - 2 * PAD
    title, y = _fit_title(texts, cell, room)
    taken = text_width(title[0][-1], title[1] * BOLD)
    # A craft lies deeper than the token in it: there the tokens stand a little higher.
    token, up = (CRAFT, 2) if cell.kind in SEA else (TOKEN, 0)
    beside = Line(PAD + taken + 3, PAD + room, PAD + 11 - up, token)
    tokens: tuple[Line, ...] = (beside,)
    if len(title[0]) > 1 or beside.step(CROWD) < CLOSEST:
        some = len(title[0]) == 1 and beside.step(CROWD // 3) >= CLOSEST
        tokens = (Line(PAD, PAD + room, y + 10 - up, token), *([beside] if some else []))
        y += TOKEN + APART
    labels, y = _place_labels(texts, cell, room, y)
    return Block(title, tokens, labels, y + PAD + (10 if cell.kind == "bunker" else 0))


def _fit_title(texts: Texts, cell: Cell, room: float) -> tuple[tuple[list[str], float], float]:
    """As large as it can be; the second value is where the next thing may begin."""
    text = texts.message(cell.title)
    word = max(text.split(" "), key=len)
    wants = ((TITLE, text), (17.0, text), (13.0, word))
    fitting = (size for size, part in wants if text_width(part, size * BOLD) <= room)
    size = next(fitting, 10.0)
    lines = wrapped(text, size * BOLD, room)
    return (lines, size), PAD + TITLE + (len(lines) - 1) * (size + 2) + 4


def _place_labels(texts: Texts, cell: Cell, room: float, y: float) -> tuple[list[Label], float]:
    """Labels side by side, as many as fit in a line."""
    labels = []
    x, tall = PAD, 0.0
    for mark in cell.marks:
        text, inside = texts.message(mark), room - 2 * LABEL_PAD
        size = _label_size(text, inside)
        lines = wrapped(text, size, inside)
        wide = max(text_width(line, size) for line in lines) + 2 * LABEL_PAD
        if x > PAD and x + wide > PAD + room:
            x, y = PAD, y + tall + LABEL_GAP
            tall = 0.0
        labels.append(Label(lines, size, x, y, wide))
        x += wide + LABEL_GAP
        tall = max(tall, len(lines) * LABEL_LINE + 4)
    return labels, y + tall


def _label_size(text: str, room: float) -> float:
    """The usual size of letters, or as much smaller as a long word needs."""
    widest = max(text_width(word, LABEL) for word in words(text, LABEL, room))
    return max(SMALLEST_LABEL, LABEL * min(1.0, room / widest)) if widest else LABEL


class Layout:
    """The sheet, its rows and its cells."""

    def __init__(self, texts: Texts, board: Board, heights: tuple[float, ...] = ()) -> None:
        """`heights`: of the rows, if they are known; else as what is written in them needs."""
        self.texts = texts
        self.places = Places(board)
        self.row_marks = [row_mark(texts, board, n + 1) for n in range(len(self.places.rows))]
        self.left = MARGIN + (ROW_MARK if any(self.row_marks) else 0)
        share = min((cell.wide for cell in board.cells), default=1) / self.places.columns
        self.width = max(400.0, ceil(NARROWEST / share) + self.left + MARGIN)
        self.column = (self.width - self.left - MARGIN) / self.places.columns
        self.heading = wrapped(texts.message(board.title), HEADING * SPACED, self.width - 20)
        self.top = 2 * MARGIN + len(self.heading) * (HEADING + 2)
        self.heights = heights or tuple(
            max([LOWEST, *(self.blocks[cell.id].height for cell in row)])
            for row in self.places.rows
        )
        """Of the rows, from row 1 up."""
        down = accumulate(height + GUTTER for height in reversed(self.heights))
        *tops, self.bottom = self.top, *(self.top + far for far in down)
        self.tops = [top + GUTTER / 2 for top in reversed(tops)]

    @property
    def shore(self) -> float | None:
        """How far down the water begins, if there is any: over its rows, or in the lowest one."""
        if not self.places.board.shore or not self.tops:
            return None
        wet = sum(any(cell.kind in SEA for cell in row) for row in self.places.rows)
        return self.tops[wet - 1] - GUTTER / 2 if wet else self.tops[0] + 0.84 * self.heights[0]

    @cached_property
    def blocks(self) -> dict[str, Block]:
        """What is written in each cell."""
        cells = self.places.board.cells
        return {cell.id: block(self.texts, cell, self._wide(cell)) for cell in cells}

    def x(self, column: int) -> float:
        """Where a column begins."""
        return self.left + (column - self.places.first) * self.column

    def _wide(self, cell: Cell) -> float:
        return cell.wide * self.column - GUTTER

    def box(self, cell: Cell) -> Box:
        """Where a cell is."""
        row = cell.row - 1
        return self.x(cell.at) + GUTTER / 2, self.tops[row], self._wide(cell), self.heights[row]

    def tokens(self, cell: Cell) -> list[tuple[int, float, float]]:
        """The middle of the token of each seat that stands in a cell."""
        left, top, _, _ = self.box(cell)
        line, *more = self.blocks[cell.id].tokens
        here = len(cell.seats)
        places = line.places(here)
        if more and line.step(here) < CLOSE * line.token:
            up = max(range(here), key=lambda up: min(more[0].step(up), line.step(here - up)))
            places = more[0].places(up) + line.places(here - up)
        return [(seat, left + x, top + y) for seat, (x, y) in zip(cell.seats, places, strict=True)]
