"""Where the cells of a board lie, and what is between each two of them."""

from __future__ import annotations

from functools import cached_property
from itertools import zip_longest
from typing import Literal, NamedTuple, TypeAlias

from beachhead.kernel.scene import Board, Border, Cell, Strength

Between: TypeAlias = Literal["open", "mined", "barrier", "wall"]
"""What is between two cells; a wall where the board lists no border."""

Standing: TypeAlias = Literal["ashore", "afloat", "wading"]
There: TypeAlias = tuple[tuple[int, Standing], ...]
"""Everybody who stands somewhere, and how."""
SEA = ("deep", "safe")
"""The kinds of cells in which one is in a craft, or wades."""

Way: TypeAlias = tuple[Cell, Between]
"""Where a border leads, and what it is like."""


class Edge(NamedTuple):
    """A piece of line between two cells: side by side, or the second above the first."""

    cells: tuple[Cell, Cell]
    kind: Between
    start: int
    end: int
    """Columns, for cells above each other; both the same for cells side by side."""

    @property
    def level(self) -> bool:
        """Whether the cells are in one row."""
        return self.cells[0].row == self.cells[1].row


class Places:
    """A board, looked at by rows and edges."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.by_id = {cell.id: cell for cell in board.cells}
        self.rows: list[list[Cell]] = [
            sorted((cell for cell in board.cells if cell.row == row), key=lambda cell: cell.at)
            for row in range(1, max((cell.row for cell in board.cells), default=0) + 1)
        ]
        """From row 1 up."""
        self.first = min((cell.at for cell in board.cells), default=0)
        self.columns = max((cell.at + cell.wide for cell in board.cells), default=1) - self.first
        self._kinds = {frozenset(border.cells): border.kind for border in board.borders}

    def between(self, one: Cell, other: Cell) -> Between:
        """What is between two cells that touch."""
        return self._kinds.get(frozenset((one.id, other.id)), "wall")

    @cached_property
    def edges(self) -> list[Edge]:
        """Every line between two cells that touch, row by row from the start."""
        found = []
        for row, above in zip_longest(self.rows, self.rows[1:], fillvalue=()):
            for cell in row:
                right, start = cell.at + cell.wide, cell.at
                for other in row:
                    if other.at == right:
                        kind = self.between(cell, other)
                        found.append(Edge((cell, other), kind, right, right))
                for other in above:
                    low, high = max(start, other.at), min(right, other.at + other.wide)
                    if low < high:
                        found.append(Edge((cell, other), self.between(cell, other), low, high))
        return found

    @cached_property
    def far(self) -> list[Border]:
        """Ways between cells that do not touch: no line can show them."""
        touching = {frozenset(cell.id for cell in edge.cells) for edge in self.edges}
        return [border for border in self.board.borders if frozenset(border.cells) not in touching]

    @cached_property
    def kinds(self) -> list[Between]:
        """The kinds of lines that are drawn, for the legend."""
        drawn = {edge.kind for edge in self.edges}
        order: tuple[Between, ...] = ("open", "mined", "barrier", "wall")
        return [kind for kind in order if kind in drawn]

    @cached_property
    def afloat(self) -> frozenset[int]:
        """Who is in a craft."""
        return frozenset(seat for cell in self.board.cells for seat in cell.afloat)

    @cached_property
    def standing(self) -> dict[int, Standing]:
        """How everybody who stands somewhere stands there."""
        return {seat: self._stands(cell, seat) for cell in self.board.cells for seat in cell.seats}

    @property
    def there(self) -> There:
        """The same, by their seats."""
        return tuple(sorted(self.standing.items()))

    def _stands(self, cell: Cell, seat: int) -> Standing:
        if seat in cell.afloat:
            return "afloat"
        return "wading" if cell.kind in SEA else "ashore"

    @cached_property
    def strengths(self) -> dict[int, Strength]:
        """What is written on the piece of a seat."""
        return {strength.seat: strength for strength in self.board.strengths}

    @cached_property
    def seats(self) -> list[int]:
        """Everybody who stands somewhere."""
        return sorted({seat for cell in self.board.cells for seat in cell.seats})

    def ways_on(self, cell: Cell) -> tuple[list[Way], list[Way]]:
        """The listed ways from a cell: sideways, and forward."""
        sideways: list[Way] = []
        forward: list[Way] = []
        for border in self.board.borders:
            if cell.id in border.cells:
                other = self.by_id[border.cells[border.cells[0] == cell.id]]
                if other.row == cell.row:
                    sideways.append((other, border.kind))
                elif other.row > cell.row:
                    forward.append((other, border.kind))
        sideways.sort(key=_place)
        forward.sort(key=_place)
        return sideways, forward


def _place(way: Way) -> tuple[int, int]:
    return way[0].row, way[0].at
