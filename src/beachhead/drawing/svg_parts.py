"""The pieces of a board's picture: elements, texts that fit, tokens, borders, the ground."""

from __future__ import annotations

import re
from math import cos, pi, sin
from xml.etree.ElementTree import Element, SubElement

from rich.cells import cell_len

from beachhead.drawing.places import Between
from beachhead.drawing.svg_style import DAY, SEAT_COLOURS

GUTTER = 14.0
"""The room between two cells, where their border is drawn."""
TOKEN, CRAFT = 20.0, 32.0
"""How wide a seat's token is, and one in a craft."""
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WIDTHS = {"iljI.,:;'’!|· \u00a0": 0.32, "tfr()[]/-": 0.41, "mwMW@%—…–+−=": 0.9}
_WIDTH = {sign: width for signs, width in _WIDTHS.items() for sign in signs}
"""In parts of the size: those of a wide font."""
_SIDES = (0, 4, 3, 4, 5, 6)
"""The corners of each seat's token: circle, square, triangle, diamond, pentagon, hexagon."""


def clean(text: str) -> str:
    """A text without the characters that XML does not allow."""
    return _NOT_XML.sub("\ufffd", text)


def add(parent: Element, tag: str, text: str = "", /, **attributes: object) -> Element:
    """Put an element into another; `class_` and `stroke_width` are written class, stroke-width."""
    values = {
        name.rstrip("_").replace("_", "-"): _number(value) for name, value in attributes.items()
    }
    element = SubElement(parent, tag, values)
    element.text = clean(text) or None
    return element


def _number(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else clean(str(value))


def text_width(text: str, size: float) -> float:
    """About how wide a text is; rather more, as we do not know the reader's fonts."""
    return size * sum(map(_letter_width, text))


def _letter_width(sign: str) -> float:
    other = 0.7 if sign.isupper() else 0.62
    return _WIDTH.get(sign, other if cell_len(sign) < 2 else 1.0)


def words(text: str, size: float, room: float) -> list[str]:
    """The pieces that a text may be broken into; what belongs together is only if it must be."""
    return [
        word
        for together in text.split(" ")
        for word in ([together] if text_width(together, size) <= room else together.split("\u00a0"))
    ]


def wrapped(text: str, size: float, room: float) -> list[str]:
    """A text in lines that are no wider than there is room; a longer word is cut with …"""
    lines: list[str] = []
    for word in words(text, size, room):
        if text_width(word, size) > room:
            while word and text_width(word + "…", size) > room:
                word = word[:-1]
            word += "…"
        if lines and text_width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def titled(text: str) -> Element:
    """What is told of the element that this is put into."""
    title = Element("title")
    title.text = clean(text)
    return title


def token(parent: Element, seat: int, x: float, y: float, afloat: bool = False) -> Element:
    """A seat's token around a point: its number on its shape, in a craft if it has one."""
    shape = seat % len(_SIDES)
    group = add(parent, "g", class_=f"seat seat-{seat % len(SEAT_COLOURS) + 1}")
    if afloat:
        # A flat bottom, a ramp at the bow and a low stern.
        hull = f"M{x - 15:.4g} {y + 3:.4g}h30l-5 11h-20z"
        add(group, "path", class_="hull", d=hull)
    add(group, "path", d=_shape(shape, x, y))
    down = {2: 2.2}.get(shape, 0.0)
    number = add(group, "text", str(seat + 1), x=x, y=y + 4 + down, font_size=11)
    number.set("text-anchor", "middle")
    return group


def _shape(shape: int, x: float, y: float) -> str:
    sides, radius = _SIDES[shape], TOKEN / 2
    if not sides:
        return (
            f"M{x - radius:.4g} {y:.4g}"
            + f"a{radius} {radius} 0 1 0 {2 * radius} 0"
            + (f"a{radius} {radius} 0 1 0 {-2 * radius} 0z")
        )
    turn = pi / 4 if shape == 1 else 0
    radius *= {1: 1.2, 2: 1.25, 3: 1.2}.get(shape, 1.08)
    middle = y + (radius / 6 if shape == 2 else 0)
    points = [
        (
            x + radius * sin(turn + 2 * pi * n / sides),
            middle - radius * cos(turn + 2 * pi * n / sides),
        )
        for n in range(sides)
    ]
    return "M" + "L".join(f"{px:.5g} {py:.5g}" for px, py in points) + "z"


def border(
    parent: Element, name: str, kind: Between, x: float, y: float, length: float, turn: bool
) -> Element:
    """A border along a line from a point: to the right, or down if turned.

    `name`: of the picture, whose ids begin with it.
    """
    group = add(parent, "g", class_=f"border {kind}")
    way = f"translate({x:.5g} {y:.5g})"
    group.set("transform", f"{way} rotate(90)" if turn else way)
    match kind:
        case "open":
            add(group, "path", d=f"M3 0H{length - 3:.5g}")
        case "mined":
            high = GUTTER - 5
            strip = add(group, "rect", x=1.0, y=-high / 2, width=length - 2, height=high, rx=2)
            strip.set("fill", f"url(#{name}-mines)")
            for at in _spread(length, 26):
                add(group, "circle", class_="mine", cx=at, cy=0, r=4)
        case "barrier":
            for at in _spread(length - 2, 6):
                add(group, "circle", cx=at + 1, cy=0, r=4.2)
            add(group, "path", d=f"M1 0H{length - 1:.5g}")
        case "wall":
            add(group, "path", d=f"M1 -2.2H{length - 1:.5g}M1 2.2H{length - 1:.5g}")
    return group


def _spread(length: float, step: float) -> list[float]:
    """Points at about the same distance along a line."""
    count = max(1, int(length / step))
    return [length * (n + 0.5) / count for n in range(count)]


def definitions(parent: Element, name: str, shore: bool) -> None:
    """The colours of the ground from the Bunker down, and what is scattered on it."""
    defs = add(parent, "defs")
    low = (("sand", 72), ("sand-wet", 100)) if shore else (("field", 100),)
    _gradient(defs, f"{name}-land", ("concrete", 0), ("field", 22), ("grass", 48), *low)
    if shore:
        _gradient(defs, f"{name}-sea", ("sea", 0), ("sea-deep", 100))
    mines = _pattern(defs, f"{name}-mines", 7, 7)
    add(mines, "rect", class_="hatched", width=7, height=7)
    add(mines, "path", class_="hatch", d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6")
    grain = _pattern(defs, f"{name}-grain", 46, 34)
    for x, y in ((5, 6), (19, 14), (33, 4), (41, 22), (11, 27), (27, 30)):
        add(grain, "circle", class_="grain", cx=x, cy=y, r=1)
    tufts = _pattern(defs, f"{name}-tufts", 58, 44)
    for x, y in ((10, 14), (38, 32), (50, 8)):
        add(tufts, "path", class_="tuft", d=f"M{x} {y}l-2.5 -5M{x + 2} {y}v-6M{x + 4} {y}l2.5 -5")


def _gradient(defs: Element, id: str, *stops: tuple[str, int]) -> None:
    """From colour to colour on the way down, by day for viewers that know no variables."""
    gradient = add(defs, "linearGradient", id=id, x1=0, y1=0, x2=0, y2=1)
    for colour, at in stops:
        stop = add(gradient, "stop", offset=f"{at}%", class_=f"stop-{colour}")
        stop.set("stop-color", DAY[colour])


def _pattern(defs: Element, id: str, width: int, height: int) -> Element:
    return add(defs, "pattern", id=id, width=width, height=height, patternUnits="userSpaceOnUse")
