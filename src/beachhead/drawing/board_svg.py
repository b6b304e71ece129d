"""A board as a picture: a sheet of map that stands alone, by day and by night; or its pieces."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree.ElementTree import Element, tostring

from beachhead.drawing.board_words import board_words, cell_sentence, far_ways, seat_word
from beachhead.drawing.layout import (
    HEADING,
    LABEL,
    LABEL_LINE,
    MARGIN,
    PAD,
    TITLE,
    Block,
    Box,
    Layout,
    block,
)
from beachhead.drawing.places import Edge, Places
from beachhead.drawing.svg_parts import (
    CRAFT,
    GUTTER,
    TOKEN,
    add,
    border,
    definitions,
    text_width,
    titled,
    token,
    wrapped,
)
from beachhead.drawing.svg_style import style
from beachhead.kernel.scene import Board, Cell
from beachhead.locale import Texts

EDGE = 36.0
"""The strip below the first row: water, or the road that one comes from."""


class Piece(NamedTuple):
    """A piece of a picture, to be put into an `<svg class="board">`; and how far down it goes."""

    svg: str
    bottom: float


def board_svg(texts: Texts, board: Board, name: str = "board") -> str:
    """The picture as SVG, without a size of its own; its ids begin with the name."""
    layout = Layout(texts, board)
    svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "class": "board", "role": "img"})
    svg.set("lang", texts.language)
    svg.set("aria-labelledby", f"{name}-title")
    svg.set("aria-describedby", f"{name}-desc")
    add(svg, "title", texts.message(board.title), id=f"{name}-title")
    lines = [line.strip() for line in board_words(texts, board)[1:]]
    add(svg, "desc", "\n".join(lines), id=f"{name}-desc")
    add(svg, "style", style())
    definitions(svg, name, board.shore)
    paper = add(svg, "rect", class_="paper")
    bottom = _Sheet(layout, name, svg).draw()
    for cell in board.cells:
        group = _cell(svg, layout.blocks[cell.id], cell, layout.box(cell))
        group.set("id", f"{name}-cell-{cell.id}")
        if cell.seats:
            group.set("class", f"{group.get('class')} occupied")
        sentence = cell_sentence(texts, layout.places, cell)
        group.insert(0, titled("\n".join([sentence, *map(texts.message, cell.details)])))
        for seat, x, y in layout.tokens(cell):
            drawn = token(group, seat, x, y, seat in cell.afloat)
            drawn.insert(0, titled(seat_word(texts, layout.places, seat)))
    bottom = _legend(svg, texts, layout.places, layout.width, bottom)
    width, height = f"{layout.width:g}", f"{bottom:.5g}"
    svg.set("viewBox", f"0 0 {width} {height}")
    paper.set("width", width)
    paper.set("height", height)
    return tostring(svg, encoding="unicode")


def sheet_piece(layout: Layout, name: str = "board") -> Piece:
    """All that is printed outside of the cells, with words for nobody's ears."""
    group = Element("g")
    definitions(group, name, layout.places.board.shore)
    bottom = _Sheet(layout, name, group).draw()
    return Piece(tostring(group, encoding="unicode"), bottom)


def cell_piece(texts: Texts, cell: Cell, box: Box) -> str:
    """A cell with all that is printed in it."""
    return tostring(_cell(Element("g"), block(texts, cell, box[2]), cell, box), encoding="unicode")


def token_piece(seat: int, afloat: bool) -> str:
    """A seat's token, around the point 0, 0."""
    return tostring(token(Element("g"), seat, 0, 0, afloat), encoding="unicode")


def legend_piece(texts: Texts, places: Places, width: float, top: float) -> Piece:
    """Whose the tokens are."""
    group = Element("g")
    bottom = _legend(group, texts, places, width, top)
    return Piece(tostring(group, encoding="unicode"), bottom)


class _Sheet:
    """What is printed around the cells."""

    def __init__(self, layout: Layout, name: str, svg: Element) -> None:
        self.layout = layout
        self.texts = layout.texts
        self.name = name
        self.svg = svg

    def draw(self) -> float:
        """All of it; tells how far down it goes."""
        layout = self.layout
        for number, line in enumerate(layout.heading, start=1):
            y = MARGIN + number * (HEADING + 2)
            _text(self.svg, line, layout.width / 2, y, HEADING, "title", "middle")
        self._land()
        for edge in layout.places.edges:
            self._edge(edge)
        for row, mark in enumerate(layout.row_marks):
            self._row_mark(row, mark)
        return self._lines_told(layout.bottom + EDGE + MARGIN)

    def _land(self) -> None:
        """The ground under the cells: concrete far up, grass, and sand and sea or else a road."""
        layout = self.layout
        left, wide = layout.left, layout.width - layout.left - MARGIN
        top, bottom = layout.top, layout.bottom + EDGE
        shore = layout.shore
        high = (bottom if shore is None else min(bottom, shore + EDGE)) - top
        land = add(self.svg, "g", class_="land")
        place = {"x": left, "width": wide}
        low = "tufts" if shore is None else "grain"
        for fill, down, tall in (("land", 0.0, 1.0), ("tufts", 0.2, 0.38), (low, 0.58, 0.42)):
            strip = add(land, "rect", **place, y=top + high * down, height=high * tall)
            strip.set("fill", f"url(#{self.name}-{fill})")
        if shore is None:
            _road(land, left, layout.bottom + EDGE / 2, wide)
        else:
            self._sea(land, left, shore, wide)
        add(land, "rect", class_="frame", **place, y=top, height=bottom - top)

    def _sea(self, land: Element, left: float, shore: float, wide: float) -> None:
        """Water from the shore down, with foam."""
        bottom = self.layout.bottom + EDGE
        water = f"{_waves(left, shore, wide)}V{bottom:.5g}H{left:.5g}z"
        add(land, "path", fill=f"url(#{self.name}-sea)", d=water)
        for down, thick in ((0.0, 2.6), (8.0, 1.1), (EDGE - 4, 0.8)):
            line = _waves(left, shore + down, wide)
            add(land, "path", class_="foam", d=line, stroke_width=thick)

    def _row_mark(self, row: int, mark: str) -> None:
        """Beside the row, written upwards."""
        if mark:
            height = self.layout.heights[row]
            middle = self.layout.tops[row] + height / 2
            x = MARGIN + LABEL
            lines = wrapped(mark, LABEL, height + GUTTER)
            line = lines[0] if len(lines) == 1 else lines[0] + "…"
            text = _text(self.svg, line, x, middle, LABEL, "row-mark", "middle")
            text.set("transform", f"rotate(-90 {x:.5g} {middle:.5g})")
            if len(lines) > 1:
                add(text, "title", mark)

    def _edge(self, edge: Edge) -> None:
        layout, (one, other) = self.layout, edge.cells
        top, height = layout.tops[one.row - 1], layout.heights[one.row - 1]
        start, end = layout.x(edge.start), layout.x(edge.end)
        if edge.level:
            drawn = border(self.svg, self.name, edge.kind, start, top, height, turn=True)
        else:
            left, right, y = start + GUTTER / 2, end - GUTTER / 2, top - GUTTER / 2
            drawn = border(self.svg, self.name, edge.kind, left, y, right - left, turn=False)
        titles = [self.texts.message(cell.title) for cell in (one, other)]
        pair = self.texts.say("board-pair", one=titles[0], other=titles[1])
        kind = self.texts.say(f"board-line-{edge.kind}")
        add(drawn, "title", self.texts.say("board-titled", title=pair, kind=kind))

    def _lines_told(self, y: float) -> float:
        """What the lines mean, and the ways that none can show."""
        flow = _Flow(self.svg, self.layout.width, y + 6)
        for kind in self.layout.places.kinds:
            said = self.texts.say(f"board-line-{kind}")
            x, y = flow.place(34, said)
            border(self.svg, self.name, kind, x, y, 28, turn=False)
        far, y = far_ways(self.texts, self.layout.places), flow.y
        y += 12 if far else 0
        for line in wrapped(far, LABEL, self.layout.width - 2 * MARGIN) if far else ():
            y += 15
            _text(self.svg, line, MARGIN, y, LABEL)
        return y + 8 + MARGIN


class _Flow:
    """Signs with their words, side by side as many as fit in a line."""

    def __init__(self, svg: Element, width: float, y: float) -> None:
        self.svg = svg
        self.width = width
        self.x, self.y = MARGIN, y

    def place(self, sign: float, words: str) -> tuple[float, float]:
        """Write words beside a sign of this width, which goes to the point that is returned."""
        wide = sign + text_width(words, LABEL)
        if self.x > MARGIN and self.x + wide > self.width - MARGIN:
            self.x, self.y = MARGIN, self.y + TOKEN + 8
        at = self.x
        _text(self.svg, words, at + sign, self.y + 4, LABEL)
        self.x += wide + 14
        return at, self.y


def _legend(svg: Element, texts: Texts, places: Places, width: float, top: float) -> float:
    """Whose the tokens are, under the sheet; tells how far down that goes."""
    if not places.seats:
        return top
    flow = _Flow(svg, width, top + 2)
    for seat in places.seats:
        said = seat_word(texts, places, seat)
        name = wrapped(said, LABEL, width - 2 * MARGIN - 40)[0]
        wide = CRAFT if seat in places.afloat else TOKEN
        x, y = flow.place(wide + 6, name)
        token(svg, seat, x + wide / 2, y, seat in places.afloat)
    return flow.y + 8 + MARGIN


def _text(
    svg: Element, text: str, x: float, y: float, size: float, kind: str = "", anchor: str = "start"
) -> Element:
    element = add(svg, "text", text, x=x, y=y, font_size=size, text_anchor=anchor)
    if kind:
        element.set("class", kind)
    return element


def _cell(parent: Element, block: Block, cell: Cell, box: Box) -> Element:
    left, top, wide, high = box
    group = add(parent, "g", class_=f"cell {cell.kind}".rstrip())
    add(group, "rect", class_="ground", x=left, y=top, width=wide, height=high, rx=4)
    if cell.kind == "bunker":
        _embrasure(group, left + wide / 2, top + high)
    lines, size = block.title
    for number, line in enumerate(lines):
        y = top + PAD + TITLE * 0.8 + number * (size + 2)
        add(group, "text", line, class_="heading", x=left + PAD, y=y, font_size=size)
    for label in block.labels:
        x, y = left + label.left, top + label.top
        tall = len(label.lines) * LABEL_LINE + 4
        add(group, "rect", class_="label", x=x, y=y, width=label.width, height=tall, rx=8)
        for number, line in enumerate(label.lines):
            middle, down = x + label.width / 2, y + 12.2 + number * LABEL_LINE
            _text(group, line, middle, down, label.size, anchor="middle")
    return group


def _waves(left: float, y: float, wide: float) -> str:
    """A line of long waves."""
    count = max(2, round(wide / 90))
    step = wide / count
    path = f"M{left:.5g} {y:.5g}"
    for number in range(count):
        lift = -6 if number % 2 else 6
        path += f"q{step / 2:.5g} {lift} {step:.5g} 0"
    return path


def _road(land: Element, left: float, y: float, wide: float) -> None:
    """A country road along the edge of the field, with the ruts of carts."""
    add(land, "rect", class_="road", x=left, y=y - 11, width=wide, height=22.0)
    for rut in (y - 4, y + 4):
        add(land, "path", class_="rut", d=f"M{left:.5g} {rut:.5g}h{wide:.5g}")


def _embrasure(group: Element, x: float, bottom: float) -> None:
    """The slit that looks down on the beach."""
    add(group, "path", class_="slope", d=f"M{x - 46:.5g} {bottom:.5g}l10 -11h72l10 11")
    add(group, "rect", class_="slit", x=x - 26, y=bottom - 8.5, width=52, height=4.5, rx=1)
