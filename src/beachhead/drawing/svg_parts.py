"""The parts of a board's picture: elements, texts that fit, borders."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, SubElement

from rich.cells import cell_len

from beachhead.drawing.places import Between

GUTTER = 12.0
"""The room between two cells, where their border is drawn."""
PIECE = (28.0, 36.0)
"""How wide and high the piece of a seat is, ashore or in a craft."""
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WIDTHS = {"iljI.,:;'’!|· \u00a0": 0.32, "tfr()[]/-": 0.41, "mwMW@%—…–+−=": 0.9}
_WIDTH = {sign: width for signs, width in _WIDTHS.items() for sign in signs}
"""In parts of the size: those of a wide font."""


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
