"""A board in sentences: for screen readers, for pipes, and as the description of its picture."""

from __future__ import annotations

from beachhead.drawing.places import Places, Way
from beachhead.kernel.scene import Board, Cell
from beachhead.locale import Texts


def board_words(texts: Texts, board: Board, whole: bool = True) -> list[str]:
    """Row by row from the start, each cell in one sentence; or only those that are of account."""
    places = Places(board)
    lines = [texts.message(board.title)]
    for number, row in enumerate(places.rows, start=1):
        told = [cell for cell in row if whole or not cell.away]
        if told:
            name = board.row_names[number - 1] if board.row_names else str(number)
            lines.append(_row_line(texts, name, row_mark(texts, board, number)))
            lines += ["  " + cell_sentence(texts, places, cell) for cell in told]
    return lines


def _row_line(texts: Texts, row: str, mark: str) -> str:
    if mark:
        return texts.say("board-row-marked", row=row, mark=mark)
    return texts.say("board-row", row=row)


def row_mark(texts: Texts, board: Board, row: int) -> str:
    """What is printed beside a row; empty if nothing is."""
    mark = board.row_marks[row - 1] if row <= len(board.row_marks) else None
    return texts.message(mark.words) if mark else ""


def cell_sentence(texts: Texts, places: Places, cell: Cell, ways: bool = True) -> str:
    """What is printed on a cell, who is there, and where one gets from there."""
    parts = [", ".join(texts.message(sign.words) for sign in cell.signs)]
    if cell.seats:
        names = ", ".join(_stands(texts, places, seat) for seat in cell.seats)
        parts.append(texts.say("board-here", seats=names))
    if ways:
        parts += _ways(texts, places, cell)
    said = ""
    for part in filter(None, parts):
        said = texts.say("board-join", first=said, then=part) if said else part
    title = cell_title(texts, cell)
    return texts.say("board-cell", cell=title, text=said) if said else f"{title}."


def _stands(texts: Texts, places: Places, seat: int) -> str:
    """Who it is, and how strong."""
    name = seat_word(texts, seat, seat in places.afloat)
    if (found := places.strengths.get(seat)) is None:
        return name
    return texts.say("board-titled", title=name, kind=texts.message(found.words))


def seat_word(texts: Texts, seat: int, afloat: bool) -> str:
    """Who it is, and whether in a craft."""
    name = texts.seat(seat)
    return texts.say("board-afloat", seat=name) if afloat else name


def cell_title(texts: Texts, cell: Cell) -> str:
    """Its title, and its kind unless the title says it."""
    title, kind = texts.message(cell.title), kind_word(texts, cell.kind)
    if kind.casefold() in title.casefold():
        return title
    return texts.say("board-titled", title=title, kind=kind)


def kind_word(texts: Texts, kind: str) -> str:
    """A special cell in a word."""
    match kind:
        case "start":
            return texts.say("board-start")
        case "bunker":
            return texts.say("sector-bunker")
        case "deep":
            return texts.say("board-deep")
        case "safe":
            return texts.say("board-safe")
    return ""


def _ways(texts: Texts, places: Places, cell: Cell) -> list[str]:
    sideways, forward = places.ways_on(cell)
    parts = []
    if sideways:
        parts.append(texts.say("board-sideways", cells=_list(texts, sideways)))
    if forward:
        parts.append(texts.say("board-forward", cells=_list(texts, forward)))
    if not forward and cell.row < len(places.rows):
        parts.append(texts.say("board-no-forward"))
    return parts


def _list(texts: Texts, ways: list[Way]) -> str:
    return ", ".join(
        texts.say("board-way", cell=texts.message(cell.title), kind=kind) for cell, kind in ways
    )


def far_ways(texts: Texts, places: Places) -> str:
    """The ways that no line on the map can show, in one sentence; empty if there are none."""
    said = []
    for border in places.far:
        one, other = (texts.message(places.by_id[id].title) for id in border.cells)
        pair = texts.say("board-pair", one=one, other=other)
        said.append(texts.say("board-way", cell=pair, kind=border.kind))
    return texts.say("board-far", ways=", ".join(said)) if said else ""
