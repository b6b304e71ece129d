"""A board as a picture: a sheet of map that stands alone, by day and by night; or its pieces."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree.ElementTree import Element, tostring

from beachhead.drawing.blocks import LABEL, PAD, Block, block
from beachhead.drawing.board_words import board_words, cell_sentence, far_ways, seat_word
from beachhead.drawing.land import EDGE, Land, definitions
from beachhead.drawing.layout import HEADING, MARGIN, ROW_MARK, Box, Layout
from beachhead.drawing.places import Edge, Standing, There
from beachhead.drawing.svg_parts import GUTTER, add, border, text_width, titled, wrapped
from beachhead.drawing.svg_signs import (
    HEAD,
    NUMBER_DOWN,
    draw_shield,
    draw_sign,
    draw_symbol,
    head,
    piece,
)
from beachhead.drawing.svg_style import style
from beachhead.kernel.scene import Board, Cell, Sign
from beachhead.locale import Texts

FIRST_LINE = 14.5
"""How far below the upper edge the title of a cell is written."""


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
        group = _cell(svg, name, layout.blocks[cell.id], cell, layout.box(cell))
        group.set("id", f"{name}-cell-{cell.id}")
        if cell.seats:
            group.set("class", f"{group.get('class')} occupied")
        sentence = cell_sentence(texts, layout.places, cell)
        group.insert(0, titled("\n".join([sentence, *map(texts.message, cell.details)])))
        for seat, x, y in layout.pieces(cell):
            drawn = piece(group, seat, x, y + NUMBER_DOWN, layout.places.standing[seat])
            drawn.insert(0, titled(seat_word(texts, seat, seat in layout.places.afloat)))
            if found := layout.places.strengths.get(seat):
                at = {"x": x, "y": y + NUMBER_DOWN}
                add(drawn, "text", str(found.number), class_="strength", **at)
    bottom = _legend(svg, texts, layout.places.there, layout.width, bottom)
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


def cell_piece(texts: Texts, cell: Cell, box: Box, crowd: int, name: str = "board") -> str:
    """A cell with all that is printed in it, and room for so many pieces."""
    drawn = _cell(Element("g"), name, block(texts, cell, box[2], crowd), cell, box)
    return tostring(drawn, encoding="unicode")


def token_piece(seat: int, standing: Standing) -> str:
    """A seat's piece, around the point 0, 0, at which its strength is written."""
    return tostring(piece(Element("g"), seat, 0, 0, standing), encoding="unicode")


def legend_piece(texts: Texts, there: There, width: float, top: float) -> Piece:
    """Whose the tokens are."""
    group = Element("g")
    bottom = _legend(group, texts, there, width, top)
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
            y = MARGIN + number * (HEADING + 3)
            _text(self.svg, line, layout.width / 2, y, HEADING, "title", "middle")
        self._compass(layout.width - MARGIN - 13, MARGIN + 15)
        Land(layout, self.name).draw(self.svg)
        for edge in layout.places.edges:
            self._edge(edge)
        for row, sign in enumerate(layout.places.board.row_marks):
            if sign is not None and row < len(layout.tops):
                self._row_mark(row, sign, layout.row_marks[row])
        return self._lines_told(layout.bottom + EDGE + MARGIN)

    def _compass(self, x: float, y: float) -> None:
        """A rose that points to the Bunker, as an army map has one."""
        group = add(self.svg, "g", class_="compass")
        add(group, "circle", cx=x, cy=y, r=9)
        add(group, "path", d=f"M{x:.5g} {y - 13:.5g}l3.5 11h-7z")
        add(group, "path", class_="away", d=f"M{x:.5g} {y + 13:.5g}l3.5 -11h-7z")

    def _row_mark(self, row: int, sign: Sign, words: str) -> None:
        """Beside the row: a symbol over its number, or words written upwards."""
        height = self.layout.heights[row]
        middle = self.layout.tops[row] + height / 2
        x = MARGIN + ROW_MARK / 2 - 1
        if sign.symbols:
            group = add(self.svg, "g", class_="row-mark")
            draw_symbol(group, self.name, sign.symbols[0], x - 7.5, middle - 15)
            _text(group, sign.symbols[0].sign, x, middle + 13, 13.0, anchor="middle")
            return
        x += LABEL / 3
        lines = wrapped(words, LABEL, height + GUTTER)
        line = lines[0] if len(lines) == 1 else lines[0] + "…"
        text = _text(self.svg, line, x, middle, LABEL, "row-mark", "middle")
        text.set("transform", f"rotate(-90 {x:.5g} {middle:.5g})")
        if len(lines) > 1:
            add(text, "title", words)

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

    def __init__(self, svg: Element, width: float, y: float, line: float = 22.0) -> None:
        self.svg = svg
        self.width = width
        self.line = line
        self.x, self.y = MARGIN, y

    def place(self, sign: float, words: str) -> tuple[float, float]:
        """Write words beside a sign of this width, which goes to the point that is returned."""
        wide = sign + text_width(words, LABEL)
        if self.x > MARGIN and self.x + wide > self.width - MARGIN:
            self.x, self.y = MARGIN, self.y + self.line
        at = self.x
        _text(self.svg, words, at + sign, self.y + 4, LABEL)
        self.x += wide + 14
        return at, self.y


def _legend(svg: Element, texts: Texts, there: There, width: float, top: float) -> float:
    """Whose the tokens are, under the sheet; tells how far down that goes."""
    if not there:
        return top
    flow = _Flow(svg, width, top + HEAD - 4, 2 * HEAD + 6)
    for seat, standing in there:
        said = seat_word(texts, seat, standing == "afloat")
        name = wrapped(said, LABEL, width - 2 * MARGIN - 44)[0]
        x, y = flow.place(2 * HEAD + 6, name)
        head(svg, seat, x + HEAD + 1, y)
    return flow.y + HEAD + 2 * MARGIN


def _text(
    svg: Element, text: str, x: float, y: float, size: float, kind: str = "", anchor: str = "start"
) -> Element:
    element = add(svg, "text", text, x=x, y=y, font_size=size, text_anchor=anchor)
    if kind:
        element.set("class", kind)
    return element


def _cell(parent: Element, name: str, block: Block, cell: Cell, box: Box) -> Element:
    left, top, wide, high = box
    group = add(parent, "g", class_=f"cell {cell.kind}".rstrip())
    place = {"x": left, "y": top, "width": wide, "height": high, "rx": 5}
    add(group, "rect", class_="ground", **place)
    if cell.kind == "bunker":
        add(group, "rect", **place, fill=f"url(#{name}-concrete)")
        _embrasure(group, left + wide / 2, top + high)
    lines, size = block.title
    for number, line in enumerate(lines):
        y = top + PAD + FIRST_LINE + number * (size + 2)
        add(group, "text", line, class_="heading", x=left + PAD, y=y, font_size=size)
    if block.shield:
        draw_shield(group, name, block.shield, left, top)
    for sign in block.signs:
        draw_sign(group, name, sign, left, top)
    return group


def _embrasure(group: Element, x: float, bottom: float) -> None:
    """The slit that looks down on the beach."""
    add(group, "path", class_="lip", d=f"M{x - 46:.5g} {bottom:.5g}l10 -11h72l10 11")
    add(group, "rect", class_="slit", x=x - 26, y=bottom - 8.5, width=52, height=4.5, rx=1)
