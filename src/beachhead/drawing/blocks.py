"""What goes where in one cell of a board: its title, its signs, and the pieces that come here."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from beachhead.drawing.svg_parts import PIECE, text_width, words, wrapped
from beachhead.kernel.scene import Cell, Sign, Symbol
from beachhead.locale import Texts

LABEL, SMALLEST = 12.0, 11.0
"""The size of letters: on a phone, one unit of the picture is a pixel of the screen."""
TITLE = 17.0
SYMBOL = 15.0
SIGN_LINE, SIGN_PAD, GAP = 18.0, 3.0, 3.0
"""The height of a line of a sign, what is left free at its ends, and between signs."""
SHIELD = (24.0, 26.0)
PAD = 5.0
BOLD = 1.15
"""How much wider a text is in the letters of a title."""


class Chunk(NamedTuple):
    """A symbol and what is written beside it; or a piece of text."""

    symbol: Symbol | None
    text: str
    left: float
    top: float
    """Of its line, below the upper left corner of the sign."""


class SignPlace(NamedTuple):
    """A sign, and its place below the cell's upper left corner."""

    sign: Sign
    chunks: list[Chunk]
    size: float
    """Of the letters."""
    left: float
    top: float
    width: float
    height: float


class Shield(NamedTuple):
    """The DEF: the middle of its upper edge."""

    sign: Sign
    x: float
    y: float


class Block(NamedTuple):
    """What is in a cell: each piece with its place below the cell's upper left corner."""

    title: tuple[list[str], float]
    """Lines, and the size of the letters."""
    shield: Shield | None
    signs: list[SignPlace]
    pieces: list[tuple[float, float]]
    """The middle of each piece that there is room for."""
    height: float


def block(texts: Texts, cell: Cell, width: float, crowd: int) -> Block:
    """Where everything in a cell of this width goes, with room for so many pieces."""
    room = width - 2 * PAD
    # Pieces stand below all else, or in some columns beside it: wherever the cell gets lowest.
    below = _filled(texts, cell, room, room, crowd)
    columns = range(crowd, 0, -1) if crowd else ()
    beside = (_filled(texts, cell, room, room - _wide(n) - GAP, crowd) for n in columns)
    fitting = [below, *(found for found in beside if _fits(found, room))]
    return min(fitting, key=_cost)


def _cost(found: Block) -> float:
    """How tall a cell gets; a sign that has to be broken is as bad as half a line more."""
    broken = sum(bool(place.chunks[-1].top) for place in found.signs if place.chunks)
    return found.height + broken * SIGN_LINE / 2


def _wide(pieces: int) -> float:
    return pieces * PIECE[0] + max(0, pieces - 1) * 2


def _fits(found: Block, room: float) -> bool:
    """Whether what is written is whole, and keeps clear of the pieces beside it."""
    clear = min((x for x, _ in found.pieces), default=room) - PIECE[0] / 2
    (lines, size), shield = found.title, found.shield
    written = [*lines, *(chunk.text for place in found.signs for chunk in place.chunks)]
    ends = [PAD + max((text_width(line, size * BOLD) for line in lines), default=0.0)]
    ends += [shield.x + SHIELD[0] / 2] if shield else []
    ends += [place.left + place.width for place in found.signs]
    return not any("…" in text for text in written) and max(ends) <= clear


def _filled(texts: Texts, cell: Cell, room: float, written: float, crowd: int) -> Block:
    """A cell in which so much of the width is for what is written."""
    title, y = _fit_title(texts, cell, max(written, PIECE[0]))
    signs = list(cell.signs)
    shield = None
    if signs and signs[0].symbols and signs[0].symbols[0].id == "shield":
        shield, y = _place_shield(signs.pop(0), title, written, y)
    placed, y = _place_signs(texts, signs, max(written, PIECE[0]), y + GAP)
    foot = PAD + (9 if cell.kind == "bunker" else 0)
    beside = written < room
    free = room - written - GAP if beside else room
    columns = max(1, int((free + 2) // (PIECE[0] + 2)))
    left = PAD + room - _wide(columns) if beside else PAD
    top = PAD if beside else y + GAP
    pieces = [
        (
            left + (n % columns) * (PIECE[0] + 2) + PIECE[0] / 2,
            top + (n // columns) * (PIECE[1] + 1) + PIECE[1] / 2,
        )
        for n in range(crowd)
    ]
    deep = top + ceil(crowd / columns) * (PIECE[1] + 1) if crowd else 0.0
    return Block(title, shield, placed, pieces, max(y, deep) + foot)


def _fit_title(texts: Texts, cell: Cell, room: float) -> tuple[tuple[list[str], float], float]:
    """As large as it can be; the second value is where the next thing may begin."""
    text = texts.message(cell.title)
    word = max(text.split(" "), key=len)
    wants = ((TITLE, text), (14.0, text), (13.0, word))
    fitting = (size for size, part in wants if text_width(part, size * BOLD) <= room)
    size = next(fitting, SMALLEST)
    lines = wrapped(text, size * BOLD, room)
    return (lines, size), PAD + 20 + (len(lines) - 1) * (size + 2)


def _place_shield(
    sign: Sign, title: tuple[list[str], float], room: float, y: float
) -> tuple[Shield, float]:
    """Right of the title, or below it if there is no room."""
    wide, high = SHIELD
    lines, size = title
    taken = text_width(lines[-1], size * BOLD) if lines else 0
    # What has changed has an arrow beside it.
    more = 9 if sign.now else 0
    if taken + 5 + wide + more <= room:
        return Shield(sign, PAD + taken + 5 + wide / 2, y - 21), max(y, y - 21 + high)
    return Shield(sign, PAD + wide / 2, y), y + high


def _place_signs(
    texts: Texts, signs: list[Sign], room: float, y: float
) -> tuple[list[SignPlace], float]:
    """Signs side by side, as many as fit in a line."""
    placed = []
    x, tall = PAD, 0.0
    for sign in signs:
        chunks, size, wide, high = sign_chunks(texts, sign, room)
        if x > PAD and x + wide > PAD + room:
            x, y = PAD, y + tall + GAP
            tall = 0.0
        placed.append(SignPlace(sign, chunks, size, x, y, wide, high))
        x += wide + GAP
        tall = max(tall, high)
    return placed, y + tall


def sign_chunks(texts: Texts, sign: Sign, room: float) -> tuple[list[Chunk], float, float, float]:
    """A sign in lines no wider than there is room: chunks, size of letters, width, height."""
    inside = room - 2 * SIGN_PAD
    if not sign.symbols:
        return _written(texts.message(sign.words), inside)
    chunks: list[Chunk] = []
    x = y = widest = 0.0
    for symbol in sign.symbols:
        for text in _beside(texts, symbol):
            wide = SYMBOL + (1 + _sign_width(text) if text else 0)
            if wide <= inside or not text or text == symbol.sign:
                break
        if x and x + wide > inside:
            x, y = 0.0, y + SIGN_LINE
        chunks.append(Chunk(symbol, text, SIGN_PAD + x, y))
        x += wide + 1
        widest = max(widest, x - 1)
    return chunks, LABEL, widest + 2 * SIGN_PAD, y + SIGN_LINE


def _sign_width(text: str) -> float:
    """Of a number in bold letters, or of a name."""
    if any(map(str.isalpha, text.replace("d", ""))):
        return text_width(text, LABEL * BOLD)
    return LABEL * sum(0.72 if sign.isalnum() else 0.86 for sign in text)


def _beside(texts: Texts, symbol: Symbol) -> Iterator[str]:
    """What is written beside a symbol; a name only if it fits."""
    if symbol.name is not None:
        yield f"{symbol.sign} {texts.message(symbol.name)}".lstrip()
    yield symbol.sign


def _written(text: str, inside: float) -> tuple[list[Chunk], float, float, float]:
    """What has no symbol is written out."""
    widest = max(text_width(word, LABEL) for word in words(text, LABEL, inside))
    size = max(SMALLEST, LABEL * min(1.0, inside / widest)) if widest else LABEL
    lines = wrapped(text, size, inside)
    wide = max((text_width(line, size) for line in lines), default=0.0) + 2 * SIGN_PAD
    chunks = [Chunk(None, line, SIGN_PAD, n * 14.0) for n, line in enumerate(lines)]
    return chunks, size, wide, max(1, len(lines)) * 14.0 + 4
