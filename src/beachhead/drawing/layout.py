"""Where everything on the picture of a board goes, whoever stands on it."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from math import ceil
from typing import TypeAlias

from beachhead.drawing.blocks import Block, block
from beachhead.drawing.board_words import row_mark
from beachhead.drawing.places import SEA, Places
from beachhead.drawing.svg_parts import GUTTER, wrapped
from beachhead.kernel.scene import Board, Cell
from beachhead.locale import Texts

MARGIN = 4.0
ROW_MARK = 18.0
HEADING = 16.0
SPACED = 1.25
"""How much wider a text is in the letters of the heading."""
USUAL = 360.0
"""How wide a picture is if its cells need no more: as wide as a phone, pixel by pixel."""
NARROWEST, LOWEST = 82.0, 50.0
"""The least width, with the border beside it, and height of a cell."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


class Layout:
    """The sheet, its rows and its cells."""

    def __init__(self, texts: Texts, board: Board, heights: tuple[float, ...] = ()) -> None:
        """`heights`: of the rows, if they are known; else as what is written in them needs."""
        self.texts = texts
        self.places = Places(board)
        rows = range(1, len(self.places.rows) + 1)
        self.row_marks = [row_mark(texts, board, row) for row in rows]
        self.left = MARGIN + (ROW_MARK if any(self.row_marks) else 0)
        share = min((cell.wide for cell in board.cells), default=1) / self.places.columns
        self.width = max(USUAL, ceil(NARROWEST / share) + self.left + MARGIN)
        self.column = (self.width - self.left - MARGIN) / self.places.columns
        self.heading = wrapped(texts.message(board.title), HEADING * SPACED, self.width - 20)
        self.top = 3 * MARGIN + len(self.heading) * (HEADING + 3)
        self.crowd = max([board.crowd, *(len(cell.seats) for cell in board.cells)])
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
        """What is in each cell."""
        return {cell.id: self.block(cell) for cell in self.places.board.cells}

    def block(self, cell: Cell) -> Block:
        """What is in a cell."""
        return block(self.texts, cell, self._wide(cell), self.crowd)

    def x(self, column: int) -> float:
        """Where a column begins."""
        return self.left + (column - self.places.first) * self.column

    def _wide(self, cell: Cell) -> float:
        return cell.wide * self.column - GUTTER

    def box(self, cell: Cell) -> Box:
        """Where a cell is."""
        row = cell.row - 1
        return self.x(cell.at) + GUTTER / 2, self.tops[row], self._wide(cell), self.heights[row]

    def pieces(self, cell: Cell) -> list[tuple[int, float, float]]:
        """The middle of the piece of each seat that stands in a cell."""
        left, top, _, _ = self.box(cell)
        places = zip(cell.seats, self.blocks[cell.id].pieces, strict=False)
        return [(seat, left + x, top + y) for seat, (x, y) in places]
