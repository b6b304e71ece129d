"""The country that a board lies on: concrete, fields and hedges, a bluff, sand, and the sea."""

from __future__ import annotations

from random import Random
from xml.etree.ElementTree import Element
from zlib import crc32

from beachhead.drawing.layout import MARGIN, Layout
from beachhead.drawing.svg_parts import GUTTER, add
from beachhead.drawing.svg_style import DAY
from beachhead.drawing.symbols import symbol_definitions

EDGE = 34.0
"""The strip below the first row: water, or the road that one comes from."""
SAND = 0.6
"""How far down the way to the water the sand begins, at the border of the nearest row."""
FIELD = (86.0, 62.0)
"""About how large a field is."""


class Land:
    """The ground under the cells; the same map has always the same fields."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.layout, self.name = layout, name
        self.left, self.wide = layout.left, layout.width - layout.left - MARGIN
        self.top, self.bottom = layout.top, layout.bottom + EDGE
        self.shore = layout.shore
        self.sand = self.bottom if self.shore is None else self._bluff(self.shore)
        """Where the fields end."""
        self.random = Random(crc32(repr(layout.places.board.title).encode()))

    def _bluff(self, shore: float) -> float:
        wanted = self.top + SAND * (shore - self.top)
        borders = [top - GUTTER / 2 for top in self.layout.tops if top - GUTTER / 2 > self.top]
        return min(borders, key=lambda y: abs(y - wanted), default=wanted)

    def draw(self, svg: Element) -> None:
        """All of it, from the Bunker down."""
        land = add(svg, "g", class_="land")
        full = {"x": self.left, "width": self.wide}
        height = self.bottom - self.top
        add(land, "rect", **full, y=self.top, height=height, fill=f"url(#{self.name}-land)")
        self._fields(land)
        if self.shore is None:
            self._road(land, self.layout.bottom + EDGE / 2)
        else:
            sand = {"y": self.sand, "height": self.bottom - self.sand}
            add(land, "rect", class_="beach", **full, **sand)
            add(land, "rect", **full, **sand, fill=f"url(#{self.name}-grain)")
            self._cliff(land)
            self._sea(land, self.shore)
        add(land, "rect", **full, y=self.top, height=height, fill=f"url(#{self.name}-paper)")
        add(land, "rect", class_="frame", **full, y=self.top, height=height)

    def _fields(self, land: Element) -> None:
        """Fields of different crops, with hedges between them."""
        rows = max(1, round((self.sand - self.top) / FIELD[1]))
        columns = max(2, round(self.wide / FIELD[0]))
        high, broad = (self.sand - self.top) / rows, self.wide / columns
        points = [
            [
                (
                    self.left + broad * (n + (0 < n < columns) * self.random.uniform(-0.22, 0.22)),
                    self.top + high * (m + (0 < m < rows) * self.random.uniform(-0.2, 0.2)),
                )
                for n in range(columns + 1)
            ]
            for m in range(rows + 1)
        ]
        hedges = ""
        for m in range(rows):
            for n in range(columns):
                one, two, three, four = (
                    points[m][n], points[m][n + 1], points[m + 1][n + 1], points[m + 1][n]
                )  # fmt: skip
                if crop := self.random.choice(("", "crop", "crop", "furrow", "pasture")):
                    path = add(
                        land, "path", d="M" + "L".join(map(_at, (one, two, three, four))) + "z"
                    )
                    if crop == "furrow":
                        path.set("fill", f"url(#{self.name}-furrow)")
                    else:
                        path.set("class", crop)
                if n + 1 < columns and self.random.random() < 0.7:
                    hedges += f"M{_at(two)}L{_at(three)}"
                if m + 1 < rows and 0 < n < columns - 1 and self.random.random() < 0.8:
                    hedges += f"M{_at(three)}L{_at(four)}"
        add(land, "path", class_="hedge", d=hedges)

    def _cliff(self, land: Element) -> None:
        """The bluff over the beach, with the strokes that stand for a slope."""
        line = _waves(self.left, self.sand, self.wide, 5, 60)
        slope = _waves(self.left, self.sand + 5, self.wide, 5, 60)
        add(land, "path", class_="slope", d=slope)
        add(land, "path", class_="cliff", d=line)

    def _sea(self, land: Element, shore: float) -> None:
        """Wet sand, water that gets deeper, and foam."""
        self._water(land, "wet", shore - 9)
        self._obstacles(land, shore - 16)
        deep = self.bottom - shore
        for number, down in enumerate((0.0, 0.18, 0.42, 0.7)):
            self._water(land, "water", shore + down * deep, number * 31.0)
        ripples = {"y": shore + 10, "height": max(0.0, deep - 10)}
        rect = add(land, "rect", x=self.left, width=self.wide, **ripples)
        rect.set("fill", f"url(#{self.name}-ripples)")
        for down, thick in ((0.0, 2.6), (6.0, 1.2), (13.0, 0.7)):
            line = _waves(self.left, shore + down, self.wide, 6, 90)
            add(land, "path", class_="foam", d=line, stroke_width=thick)

    def _water(self, land: Element, kind: str, y: float, step: float = 0.0) -> None:
        line = _waves(self.left, y, self.wide, 6, 90 + step)
        add(land, "path", class_=kind, d=f"{line}V{self.bottom:.5g}H{self.left:.5g}z")

    def _obstacles(self, land: Element, y: float) -> None:
        """Hedgehogs of steel along the water."""
        drawn = ""
        for n in range(int(self.wide / 34)):
            x = self.left + 17 + n * 34 + self.random.uniform(-9, 9)
            drawn += f"M{x:.4g} {y + self.random.uniform(-4, 4):.4g}l7 7m0 -7l-7 7m3.5 -8v9"
        add(land, "path", class_="hedgehogs", d=drawn)

    def _road(self, land: Element, y: float) -> None:
        """A country road along the edge of the field, with the ruts of carts."""
        add(land, "rect", class_="road", x=self.left, y=y - 11, width=self.wide, height=22.0)
        for rut in (y - 4, y + 4):
            add(land, "path", class_="rut", d=f"M{self.left:.5g} {rut:.5g}h{self.wide:.5g}")


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:.4g} {point[1]:.4g}"


def _waves(left: float, y: float, wide: float, lift: float, length: float) -> str:
    """A line of long waves."""
    count = max(2, round(wide / length))
    step = wide / count
    first = f"M{left:.5g} {y:.5g}q{step / 2:.5g} {lift:.4g} {step:.5g} 0"
    return first + "t" + " ".join(f"{step:.5g} 0" for _ in range(count - 1))


def definitions(parent: Element, name: str, shore: bool) -> None:
    """The colours of the ground from the Bunker down, what is scattered on it, and the symbols."""
    defs = add(parent, "defs")
    gradient = add(defs, "linearGradient", id=f"{name}-land", x1=0, y1=0, x2=0, y2=1)
    for colour, at in (("concrete", 0), ("field", 14), ("grass", 100)):
        stop = add(gradient, "stop", offset=f"{at}%", class_=f"stop-{colour}")
        stop.set("stop-color", DAY[colour])
    mines = _pattern(defs, f"{name}-mines", 7, 7)
    add(mines, "rect", class_="hatched", width=7, height=7)
    add(mines, "path", class_="hatch", d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6")
    furrow = _pattern(defs, f"{name}-furrow", 6, 6)
    furrow.set("patternTransform", "rotate(28)")
    add(furrow, "rect", class_="pasture", width=6, height=6)
    add(furrow, "path", class_="rill", d="M0 3h6")
    concrete = _pattern(defs, f"{name}-concrete", 22, 18)
    add(concrete, "path", class_="fleck", d="M2 3h2M13 8h3M7 14h1M19 15h2M17 2h1")
    paper = _pattern(defs, f"{name}-paper", 97, 83)
    add(paper, "path", class_="fleck", d=_FIBRES)
    if shore:
        grain = _pattern(defs, f"{name}-grain", 46, 34)
        add(grain, "path", class_="grain", d="M5 6h0M19 14h0M33 4h0M41 22h0M11 27h0M27 30h0")
        ripples = _pattern(defs, f"{name}-ripples", 64, 30)
        add(ripples, "path", class_="ripple", d="M4 8q5 -4 10 0t10 0M36 22q5 -4 10 0t10 0")
    symbol_definitions(defs, name)


_FIBRES = "M8 11l9 3M41 5l-6 8M70 22l12 -2M22 40l2 9M58 47l-9 4M86 60l4 9M12 70l10 -3M47 76l7 3"


def _pattern(defs: Element, id: str, width: int, height: int) -> Element:
    return add(defs, "pattern", id=id, width=width, height=height, patternUnits="userSpaceOnUse")
