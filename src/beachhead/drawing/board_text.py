"""A board in characters: boxes that share their borders, for any width of terminal."""

from __future__ import annotations

from rich.cells import cell_len

from beachhead.drawing.board_words import (
    board_words,
    cell_sentence,
    far_ways,
    kind_word,
    row_mark,
    seat_word,
)
from beachhead.drawing.places import Between, Places
from beachhead.kernel.scene import Board, Cell
from beachhead.locale import Texts

__all__ = ["board_lines", "board_words", "seat_sign"]

WIDEST = 120
"""Wider than this, a map is no easier to read."""
NARROWEST_CELL = 5
"""With less room in a cell than this, the map is told in words."""
MOST_LINES = 7
"""How tall a cell gets; what does not fit is told under the map."""
KIND_SIGNS = {"": "", "start": "≈ ", "bunker": "▣ ", "deep": "≋ ", "safe": "~ "}
INLAND = "↑ "
"""For the start, where one does not come from the sea."""
LINE_SIGNS: dict[Between, str] = {"open": "╌", "mined": "×", "barrier": "#", "wall": "═"}
SOLID = ("barrier", "wall")
JOINTS = {
    (1, 1): " ╴╶─╵┘└┴╷┐┌┬│┤├┼",
    (2, 2): " ═══║╝╚╩║╗╔╦║╣╠╬",
    (2, 1): " ═══│╛╘╧│╕╒╤│╡╞╪",
    (1, 2): " ───║╜╙╨║╖╓╥║╢╟╫",
}
"""By how heavy the level and the upright lines are: the joint of left 1, right 2, up 4, down 8."""


def seat_sign(seat: int, afloat: bool = False) -> str:
    """A seat's token, or its craft."""
    return f"\\{seat + 1}/" if afloat else f"[{seat + 1}]"


def _kind_sign(board: Board, kind: str) -> str:
    """What stands before the title of a special cell."""
    return INLAND if kind == "start" and not board.shore else KIND_SIGNS[kind]


def _signs(cell: Cell) -> list[str]:
    return [seat_sign(seat, seat in cell.afloat) for seat in cell.seats]


def board_lines(texts: Texts, board: Board, width: int) -> list[str]:
    """The map, then what did not fit, then what the signs mean; no line is longer than `width`."""
    places = Places(board)
    grid = _Grid(texts, places, width)
    lines = _wrap(texts.message(board.title), width)
    if grid.narrow or not board.cells:
        return [piece for line in board_words(texts, board) for piece in _wrap(line, width)]
    lines += grid.draw()
    for cell in grid.cut:
        lines += _wrap(cell_sentence(texts, places, cell, ways=False), width)
    lines += _wrap(far_ways(texts, places), width)
    return lines + _flow(_legend(texts, places), width, "   ")


def _legend(texts: Texts, places: Places) -> list[str]:
    kinds = {cell.kind for cell in places.board.cells if cell.kind}
    return [
        *(LINE_SIGNS[kind] + " " + texts.say(f"board-line-{kind}") for kind in places.kinds),
        *(
            _kind_sign(places.board, kind) + kind_word(texts, kind)
            for kind in ("start", "deep", "safe", "bunker")
            if kind in kinds
        ),
        *(
            f"{seat_sign(seat, afloat)} {seat_word(texts, seat, afloat)}"
            for seat, afloat in ((seat, seat in places.afloat) for seat in places.seats)
        ),
    ]


class _Grid:
    """Cells as boxes on a sheet of characters."""

    def __init__(self, texts: Texts, places: Places, width: int) -> None:
        self.texts = texts
        self.places = places
        rows = range(1, len(places.rows) + 1)
        self.marks = [row_mark(texts, places.board, row) for row in rows]
        self.left = self._margin(width)
        self.span = min(width, WIDEST) - self.left - 1
        self.boxes = {
            cell.id: (self._x(cell.at), self._x(cell.at + cell.wide)) for cell in places.board.cells
        }
        """Where the left and right lines of each cell are."""
        inner = [self._inner(cell) for cell in places.board.cells]
        self.narrow = min(inner, default=0) < NARROWEST_CELL
        self.cut: list[Cell] = []
        self.sheet: list[list[str]] = []

    def _margin(self, width: int) -> int:
        """Room for the words beside the rows: the longest one, and no more than a fifth."""
        words = [word for mark in self.marks for word in mark.split(" ")]
        longest = max(map(cell_len, words), default=0)
        return min(longest + 1, width // 5) if longest else 0

    def _x(self, column: int) -> int:
        part = (column - self.places.first) * self.span / self.places.columns
        return self.left + round(part)

    def _box(self, cell: Cell) -> tuple[int, int]:
        return self.boxes[cell.id]

    def _inner(self, cell: Cell) -> int:
        left, right = self._box(cell)
        return right - left - 3

    def draw(self) -> list[str]:
        """All rows, the last one on top."""
        above: list[Cell] = []
        for row in range(len(self.places.rows), 0, -1):
            here = self.places.rows[row - 1]
            self._level_line(here, above)
            self._row(here, _wrap(self.marks[row - 1], self.left - 1))
            above = here
        self._level_line([], above)
        return ["".join(line).rstrip() for line in self.sheet]

    def _new_line(self) -> list[str]:
        self.sheet.append([" "] * (self.left + self.span + 1))
        return self.sheet[-1]

    def _row(self, cells: list[Cell], mark: list[str]) -> None:
        texts = [self._cell_lines(cell, self._inner(cell)) for cell in cells]
        height = min(MOST_LINES, max(map(len, [mark, *texts])))
        self.cut += [cell for cell, lines in zip(cells, texts, strict=True) if len(lines) > height]
        for number in range(max(height, 2)):
            line = self._new_line()
            _put(line, 0, _nth(mark, number, height), self.left - 1)
            for cell, lines in zip(cells, texts, strict=True):
                left, right = self._box(cell)
                _put(line, left + 2, _nth(lines, number, height), self._inner(cell))
                line[left] = self._upright(cells, left, number)
                line[right] = self._upright(cells, right, number)

    def _upright(self, cells: list[Cell], x: int, number: int) -> str:
        """The line at the side of a cell, or between two."""
        kind = self._kind_at(cells, x)
        patterns: dict[Between, str] = {"open": "╎", "mined": "×╎", "barrier": "#║", "wall": "║"}
        pattern = patterns[kind]
        return pattern[number % len(pattern)]

    def _kind_at(self, cells: list[Cell], x: int) -> Between:
        before = [cell for cell in cells if self._box(cell)[1] == x]
        after = [cell for cell in cells if self._box(cell)[0] == x]
        if before and after:
            return self.places.between(before[0], after[0])
        return "wall"

    def _level_line(self, below: list[Cell], above: list[Cell]) -> None:
        """The line between two rows, with its joints."""
        line = self._new_line()
        last: tuple[str, ...] = ()
        run = 0
        for x in range(self.left, len(line)):
            before, after = self._pair(below, above, x - 1), self._pair(below, above, x)
            up, down = self._weight_at(above, x), self._weight_at(below, x)
            if up or down:
                level = max(self._weight(before), self._weight(after))
                arms = (1 if before else 0) + (2 if after else 0)
                arms += (4 if up else 0) + (8 if down else 0)
                line[x] = JOINTS[level or 1, max(up, down)][arms]
                run = -1
            elif after:
                line[x] = self._level_sign(after, run)
            ids = tuple(cell.id for cell in after)
            run = run + 1 if ids == last else 0
            last = ids

    def _pair(self, below: list[Cell], above: list[Cell], x: int) -> list[Cell]:
        """The cells under and over the line, just right of x."""
        found = []
        for cells in (below, above):
            for cell in cells:
                left, right = self._box(cell)
                if left <= x < right:
                    found.append(cell)
        return found

    def _kind(self, pair: list[Cell]) -> Between:
        return self.places.between(*pair) if len(pair) == 2 else "wall"

    def _weight(self, pair: list[Cell]) -> int:
        return (1 + (self._kind(pair) in SOLID)) if pair else 0

    def _weight_at(self, cells: list[Cell], x: int) -> int:
        if not any(x in self._box(cell) for cell in cells):
            return 0
        return 1 + (self._kind_at(cells, x) in SOLID)

    def _level_sign(self, pair: list[Cell], run: int) -> str:
        patterns: dict[Between, str] = {"open": "╌", "mined": "×╌╌", "barrier": "#══", "wall": "═"}
        pattern = patterns[self._kind(pair)]
        return pattern[run % len(pattern)]

    def _cell_lines(self, cell: Cell, room: int) -> list[str]:
        """The title with the tokens beside it if they fit, and the marks."""
        title = _kind_sign(self.places.board, cell.kind) + self.texts.message(cell.title)
        tokens = "".join(_signs(cell))
        gap = room - cell_len(title) - cell_len(tokens)
        if tokens and gap > 0:
            lines = [title + " " * gap + tokens]
        else:
            lines = _wrap(title, room) + _wrap(" ".join(_signs(cell)), room)
        return lines + _flow([self.texts.message(sign.words) for sign in cell.signs], room, " · ")


def _nth(lines: list[str], number: int, height: int) -> str:
    """A line of a text; an ellipsis ends the last one that has room."""
    if number >= min(height, len(lines)):
        return ""
    cut = number + 1 == height < len(lines)
    return lines[number] + " …" if cut else lines[number]


def _put(line: list[str], x: int, text: str, room: int) -> None:
    """Write into a line of characters; one that is two wide takes two places."""
    if cell_len(text) > room:
        while text and cell_len(text) > room - 1:
            text = text[:-1]
        text = text.rstrip(" ·") + "…"
    for sign in text:
        size = cell_len(sign)
        if size == 0:
            line[x - 1] += sign
            continue
        line[x] = sign
        line[x + 1 : x + size] = [""] * (size - 1)
        x += size


def _flow(items: list[str], room: int, between: str) -> list[str]:
    """Short texts side by side, as many as fit on a line."""
    lines: list[str] = []
    for item in items:
        joined = lines[-1] + between + item if lines else ""
        if lines and cell_len(joined) <= room:
            lines[-1] = joined
        else:
            lines += _wrap(item, room)
    return lines


def _wrap(text: str, room: int) -> list[str]:
    """A text in lines, broken at spaces; a longer word is broken where the line ends."""
    lines: list[str] = []
    for word in text.split(" ") if text.strip() else ():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= room:
            lines[-1] += " " + word
            continue
        while cell_len(word) > room > 1:
            end = next(n for n in range(len(word), 0, -1) if cell_len(word[:n]) <= room or n == 1)
            lines.append(word[:end])
            word = word[end:]
        lines.append(word)
    return lines
