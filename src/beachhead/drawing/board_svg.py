"""A board as a picture: a sheet of map that stands alone, by day and by night."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple
from xml.etree.ElementTree import Element, tostring

from beachhead.drawing.board_words import board_words, cell_sentence, far_ways, row_mark
from beachhead.drawing.places import Edge, Places
from beachhead.drawing.svg_parts import (
    GUTTER,
    TOKEN,
    add,
    border,
    definitions,
    text_width,
    token,
    words,
    wrapped,
)
from beachhead.drawing.svg_style import style
from beachhead.kernel.scene import Board, Cell
from beachhead.locale import Texts

MARGIN = 10.0
ROW_MARK = 18.0
LABEL, TITLE, HEADING = 10.9, 22.0, 17.0
SMALLEST_LABEL = 8.5
LABEL_LINE, LABEL_PAD, LABEL_GAP = 13.0, 5.5, 4.0
PAD = 7.0
SEA = 36.0
"""The strip of water below the first row."""
BOLD, SPACED = 1.15, 1.25
"""How much wider a text is in the letters of a title, or of the heading."""
NARROWEST = 110.0
"""The least width of a cell that the picture is made for."""


class BoardPicture(NamedTuple):
    """A picture, and where its cells are: left, top, width and height as parts of the whole."""

    svg: str
    cells: dict[str, tuple[float, float, float, float]]


def board_svg(texts: Texts, board: Board, name: str = "board") -> str:
    """The picture as SVG, without a size of its own; its ids begin with the name."""
    return tostring(_Picture(texts, board, name).draw(), encoding="unicode")


def board_picture(texts: Texts, board: Board, name: str = "board") -> BoardPicture:
    """The picture for a page that brings its own `style()` and shows words of its own."""
    picture = _Picture(texts, board, name)
    svg = picture.draw()
    for part in svg.findall("style") + svg.findall("title") + svg.findall("desc"):
        svg.remove(part)
    for mark in ("role", "aria-labelledby", "aria-describedby"):
        del svg.attrib[mark]
    svg.set("aria-hidden", "true")
    return BoardPicture(tostring(svg, encoding="unicode"), picture.shares())


class _Label(NamedTuple):
    """What is printed on a cell, and its place below the cell's upper left corner."""

    lines: list[str]
    size: float
    """Of the letters."""
    left: float
    top: float
    width: float


class _Block(NamedTuple):
    """What is written in a cell: each piece with its place below the cell's upper left corner."""

    title: tuple[list[str], float]
    """Lines, and the size of the letters."""
    tokens: list[tuple[int, float, float]]
    labels: list[_Label]
    height: float


class _Picture:
    def __init__(self, texts: Texts, board: Board, name: str) -> None:
        self.name = name
        self.texts = texts
        self.board = board
        self.places = Places(board)
        marks = [row_mark(texts, board, row + 1) for row in range(len(self.places.rows))]
        self.marks = marks
        self.left = MARGIN + (ROW_MARK if any(marks) else 0)
        share = min((cell.wide for cell in board.cells), default=1) / self.places.columns
        self.width = max(400.0, ceil(NARROWEST / share) + self.left + MARGIN)
        self.column = (self.width - self.left - MARGIN) / self.places.columns
        self.svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "class": "board"})
        self.y = MARGIN
        """How far down the picture is drawn."""

    def draw(self) -> Element:
        """All of it."""
        svg, texts = self.svg, self.texts
        svg.set("role", "img")
        svg.set("lang", texts.language)
        svg.set("aria-labelledby", f"{self.name}-title")
        svg.set("aria-describedby", f"{self.name}-desc")
        add(svg, "title", texts.message(self.board.title), id=f"{self.name}-title")
        lines = [line.strip() for line in board_words(texts, self.board)[1:]]
        add(svg, "desc", "\n".join(lines), id=f"{self.name}-desc")
        add(svg, "style", style())
        definitions(svg, self.name)
        paper = add(svg, "rect", class_="paper")
        self._heading()
        self._map()
        self._legend()
        width, height = f"{self.width:g}", f"{self.y + MARGIN:.5g}"
        svg.set("viewBox", f"0 0 {width} {height}")
        paper.set("width", width)
        paper.set("height", height)
        return svg

    def _heading(self) -> None:
        for line in wrapped(
            self.texts.message(self.board.title), HEADING * SPACED, self.width - 20
        ):
            self.y += HEADING + 2
            self._text(line, self.width / 2, self.y, HEADING, "title", "middle")
        self.y += MARGIN

    def _text(
        self, text: str, x: float, y: float, size: float, kind: str = "", anchor: str = "start"
    ) -> Element:
        element = add(self.svg, "text", text, x=x, y=y, font_size=size, text_anchor=anchor)
        if kind:
            element.set("class", kind)
        return element

    def _map(self) -> None:
        blocks = {cell.id: self._block(cell) for cell in self.board.cells}
        heights = [
            max([60.0, *(blocks[cell.id].height for cell in row)]) for row in self.places.rows
        ]
        top = self.y
        self.tops: list[float] = []
        for height in reversed(heights):
            self.tops.insert(0, self.y + GUTTER / 2)
            self.y += height + GUTTER
        self.heights = heights
        self._land(top)
        for edge in self.places.edges:
            self._edge(edge)
        for row, mark in enumerate(self.marks):
            self._row_mark(row, mark)
        for cell in self.board.cells:
            self._cell(cell, blocks[cell.id])

    def _x(self, column: int) -> float:
        return self.left + (column - self.places.first) * self.column

    def _land(self, top: float) -> None:
        """The ground under the cells: sea, sand, grass, and concrete far up."""
        left, wide = self.left, self.width - self.left - MARGIN
        bottom = self.y + SEA
        high = bottom - top
        land = add(self.svg, "g", class_="land")
        place = {"x": left, "width": wide}
        for fill, down, tall in (("land", 0.0, 1.0), ("tufts", 0.2, 0.38), ("grain", 0.58, 0.42)):
            strip = add(land, "rect", **place, y=top + high * down, height=high * tall)
            strip.set("fill", f"url(#{self.name}-{fill})")
        if self.tops:
            shore = self.tops[0] + self.heights[0] * 0.84
            add(
                land,
                "path",
                fill=f"url(#{self.name}-sea)",
                d=f"{_waves(left, shore, wide)}V{bottom:.5g}H{left:.5g}z",
            )
            for down, thick in ((0.0, 2.6), (8.0, 1.1), (SEA - 4, 0.8)):
                line = _waves(left, shore + down, wide)
                add(land, "path", class_="foam", d=line, stroke_width=thick)
        add(land, "rect", class_="frame", **place, y=top, height=high)
        self.y = bottom + MARGIN

    def _row_mark(self, row: int, mark: str) -> None:
        """Beside the row, written upwards."""
        if mark:
            middle = self.tops[row] + self.heights[row] / 2
            x = MARGIN + LABEL
            lines = wrapped(mark, LABEL, self.heights[row] + GUTTER)
            line = lines[0] if len(lines) == 1 else lines[0] + "…"
            text = self._text(line, x, middle, LABEL, "row-mark", "middle")
            text.set("transform", f"rotate(-90 {x:.5g} {middle:.5g})")
            if len(lines) > 1:
                add(text, "title", mark)

    def _edge(self, edge: Edge) -> None:
        one, other = edge.cells
        if edge.level:
            y, length = self.tops[one.row - 1], self.heights[one.row - 1]
            drawn = border(
                self.svg, self.name, edge.kind, self._x(edge.start), y, length, turn=True
            )
        else:
            left, right = self._x(edge.start) + GUTTER / 2, self._x(edge.end) - GUTTER / 2
            y = self.tops[one.row - 1] - GUTTER / 2
            drawn = border(self.svg, self.name, edge.kind, left, y, right - left, turn=False)
        titles = [self.texts.message(cell.title) for cell in (one, other)]
        pair = self.texts.say("board-pair", one=titles[0], other=titles[1])
        kind = self.texts.say(f"board-line-{edge.kind}")
        add(drawn, "title", self.texts.say("board-titled", title=pair, kind=kind))

    def _block(self, cell: Cell) -> _Block:
        """Where everything in a cell goes, and how tall it gets."""
        room = cell.wide * self.column - GUTTER - 2 * PAD
        title, y = self._fit_title(cell, room)
        taken = text_width(title[0][-1], title[1] * BOLD)
        across = len(cell.seats) * (TOKEN + 3)
        if len(title[0]) == 1 and taken + across <= room:
            start = PAD + room - across + TOKEN / 2 + 3
            tokens = [
                (seat, start + n * (TOKEN + 3), PAD + 11) for n, seat in enumerate(cell.seats)
            ]
        else:
            each = max(1, int(room / (TOKEN + 3)))
            tokens = [
                (seat, PAD + TOKEN / 2 + n % each * (TOKEN + 3), y + 10 + n // each * (TOKEN + 3))
                for n, seat in enumerate(cell.seats)
            ]
            y += ceil(len(cell.seats) / each) * (TOKEN + 3)
        labels, y = self._place_labels(cell, room, y)
        return _Block(title, tokens, labels, y + PAD + (10 if cell.kind == "bunker" else 0))

    def _fit_title(self, cell: Cell, room: float) -> tuple[tuple[list[str], float], float]:
        """As large as it can be; the second value is where the next thing may begin."""
        text = self.texts.message(cell.title)
        word = max(text.split(" "), key=len)
        wants = ((TITLE, text), (17.0, text), (13.0, word))
        fitting = (size for size, part in wants if text_width(part, size * BOLD) <= room)
        size = next(fitting, 10.0)
        lines = wrapped(text, size * BOLD, room)
        return (lines, size), PAD + TITLE + (len(lines) - 1) * (size + 2) + 4

    def _place_labels(self, cell: Cell, room: float, y: float) -> tuple[list[_Label], float]:
        """Labels side by side, as many as fit in a line."""
        labels = []
        x, tall = PAD, 0.0
        for mark in cell.marks:
            text, inside = self.texts.message(mark), room - 2 * LABEL_PAD
            size = _label_size(text, inside)
            lines = wrapped(text, size, inside)
            wide = max(text_width(line, size) for line in lines) + 2 * LABEL_PAD
            if x > PAD and x + wide > PAD + room:
                x, y = PAD, y + tall + LABEL_GAP
                tall = 0.0
            labels.append(_Label(lines, size, x, y, wide))
            x += wide + LABEL_GAP
            tall = max(tall, len(lines) * LABEL_LINE + 4)
        return labels, y + tall

    def _cell(self, cell: Cell, block: _Block) -> None:
        left, top, wide, high = self._rectangle(cell)
        names = ["cell", cell.kind, "occupied" if cell.seats else ""]
        group = add(
            self.svg, "g", id=f"{self.name}-cell-{cell.id}", class_=" ".join(filter(None, names))
        )
        details = [
            cell_sentence(self.texts, self.places, cell),
            *map(self.texts.message, cell.details),
        ]
        add(group, "title", "\n".join(details))
        add(group, "rect", class_="ground", x=left, y=top, width=wide, height=high, rx=4)
        if cell.kind == "bunker":
            _embrasure(group, left + wide / 2, top + high)
        lines, size = block.title
        for number, line in enumerate(lines):
            y = top + PAD + TITLE * 0.8 + number * (size + 2)
            add(group, "text", line, class_="heading", x=left + PAD, y=y, font_size=size)
        for seat, x, y in block.tokens:
            token(group, seat, self.texts.seat(seat), left + x, top + y)
        for label in block.labels:
            x, y = left + label.left, top + label.top
            tall = len(label.lines) * LABEL_LINE + 4
            add(group, "rect", class_="label", x=x, y=y, width=label.width, height=tall, rx=8)
            for number, line in enumerate(label.lines):
                middle, down = x + label.width / 2, y + 12.2 + number * LABEL_LINE
                text = add(group, "text", line, x=middle, y=down, font_size=label.size)
                text.set("text-anchor", "middle")

    def _rectangle(self, cell: Cell) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        return (
            self._x(cell.at) + GUTTER / 2,
            self.tops[cell.row - 1],
            cell.wide * self.column - GUTTER,
            self.heights[cell.row - 1],
        )

    def shares(self) -> dict[str, tuple[float, float, float, float]]:
        """Where each cell is, as parts of the width and height of the picture."""
        high = self.y + MARGIN
        found = {}
        for cell in self.board.cells:
            left, top, wide, tall = self._rectangle(cell)
            found[cell.id] = (
                round(left / self.width, 4),
                round(top / high, 4),
                round(wide / self.width, 4),
                round(tall / high, 4),
            )
        return found

    def _legend(self) -> None:
        """What the lines mean, and whose the tokens are."""
        x = MARGIN
        self.y += 6
        for kind in self.places.kinds:
            said = self.texts.say(f"board-line-{kind}")
            x = self._room_for(x, 34 + text_width(said, LABEL))
            border(self.svg, self.name, kind, x, self.y, 28, turn=False)
            x = self._entry(said, x + 34)
        for seat in self.places.seats:
            name = wrapped(self.texts.seat(seat), LABEL, self.width - 2 * MARGIN - 30)[0]
            x = self._room_for(x, TOKEN + 6 + text_width(name, LABEL))
            token(self.svg, seat, self.texts.seat(seat), x + TOKEN / 2, self.y)
            x = self._entry(name, x + TOKEN + 6)
        far = far_ways(self.texts, self.places)
        self.y += 12 if far else 0
        for line in wrapped(far, LABEL, self.width - 2 * MARGIN) if far else ():
            self.y += 15
            self._text(line, MARGIN, self.y, LABEL)
        self.y += 8

    def _room_for(self, x: float, wide: float) -> float:
        """Where the next entry begins: here, or on the next line."""
        if x > MARGIN and x + wide > self.width - MARGIN:
            self.y += TOKEN + 8
            return MARGIN
        return x

    def _entry(self, words: str, x: float) -> float:
        self._text(words, x, self.y + 4, LABEL)
        return x + text_width(words, LABEL) + 14


def _label_size(text: str, room: float) -> float:
    """The usual size of letters, or as much smaller as a long word needs."""
    widest = max(text_width(word, LABEL) for word in words(text, LABEL, room))
    return max(SMALLEST_LABEL, LABEL * min(1.0, room / widest)) if widest else LABEL


def _waves(left: float, y: float, wide: float) -> str:
    """A line of long waves."""
    count = max(2, round(wide / 90))
    step = wide / count
    path = f"M{left:.5g} {y:.5g}"
    for number in range(count):
        lift = -6 if number % 2 else 6
        path += f"q{step / 2:.5g} {lift} {step:.5g} 0"
    return path


def _embrasure(group: Element, x: float, bottom: float) -> None:
    """The slit that looks down on the beach."""
    add(group, "path", class_="slope", d=f"M{x - 46:.5g} {bottom:.5g}l10 -11h72l10 11")
    add(group, "rect", class_="slit", x=x - 26, y=bottom - 8.5, width=52, height=4.5, rx=1)
