"""A map for the page: drawn once for all who see the same, and afterwards only what changed."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from beachhead import drawing
from beachhead.drawing.layout import Box
from beachhead.kernel import scene as k
from beachhead.kernel.contract import AnyGame
from beachhead.locale import Texts
from beachhead.server import protocol as p


class _Printed(Struct, frozen=True, gc=False):
    """A map without anybody on it."""

    layout: drawing.Layout
    svg: str
    bottom: float
    """How far down it goes: what is below tells who is on it."""
    cells: tuple[p.CellShown, ...]


@lru_cache(maxsize=1024)
def board_panel(texts: Texts, board: k.Board) -> p.BoardPanel:
    """The map with everybody on it, by their names."""
    bare = (replace(cell, seats=(), afloat=()) if cell.seats else cell for cell in board.cells)
    crowd = max([board.crowd, *(len(cell.seats) for cell in board.cells)])
    empty = replace(board, cells=tuple(bare), strengths=(), crowd=crowd, weather=())
    printed = _printed(texts.language, texts.game, empty)
    places = drawing.Places(board)
    pieces = (
        _piece(texts, places, cell, seat, x, y)
        for cell in board.cells
        for seat, x, y in printed.layout.pieces(cell)
    )
    standing = tuple(sorted(pieces, key=lambda piece: piece.seat))
    width = printed.layout.width
    return p.BoardPanel(
        title=texts.message(board.title),
        width=width,
        svg=printed.svg,
        cells=printed.cells,
        legend=_legend(texts, places.there, width, printed.bottom),
        pieces=standing,
        weather=tuple(p.WeatherShown(one.kind, texts.message(one.words)) for one in board.weather),
    )


def _piece(
    texts: Texts, places: drawing.Places, cell: k.Cell, seat: int, x: float, y: float
) -> p.Piece:
    at = (round(x, 1), round(y + drawing.NUMBER_DOWN, 1))
    if (found := places.strengths.get(seat)) is None:
        return p.Piece(seat, cell.id, at)
    return p.Piece(seat, cell.id, at, found.number, texts.message(found.words))


@lru_cache(maxsize=256)
def _printed(language: str, game: AnyGame | None, board: k.Board) -> _Printed:
    """The map as it is now: of it, most is as it was."""
    texts = Texts(language, game)
    layout = drawing.Layout(texts, board)
    plain = (replace(cell, signs=(), details=()) for cell in board.cells)
    sheet = _sheet(language, game, replace(board, cells=tuple(plain)), layout.heights)
    cells = (
        p.CellShown(
            id=cell.id,
            title=texts.message(cell.title),
            lines=tuple(map(texts.message, cell.details)),
            place=_rounded(layout.box(cell)),
            svg=_cell(language, game, replace(cell, details=()), layout.box(cell), board.crowd),
        )
        for cell in board.cells
    )
    return _Printed(layout, sheet.svg, sheet.bottom, tuple(cells))


@lru_cache(maxsize=64)
def _sheet(
    language: str, game: AnyGame | None, board: k.Board, heights: tuple[float, ...]
) -> drawing.Piece:
    return drawing.sheet_piece(drawing.Layout(Texts(language, game), board, heights))


@lru_cache(maxsize=2048)
def _cell(language: str, game: AnyGame | None, cell: k.Cell, box: Box, crowd: int) -> str:
    return drawing.cell_piece(Texts(language, game), cell, box, crowd)


@lru_cache(maxsize=1024)
def _legend(texts: Texts, there: drawing.There, width: float, top: float) -> p.Legend:
    """Whose the pieces are, wherever they stand."""
    drawn = drawing.legend_piece(texts, there, width, top)
    tokens = {seat: _token(seat, standing) for seat, standing in there}
    return p.Legend(drawn.svg, round(drawn.bottom, 1), tokens)


@lru_cache
def _token(seat: int, standing: drawing.Standing) -> str:
    return drawing.token_piece(seat, standing)


def _rounded(box: Box) -> Box:
    left, top, width, height = (round(part, 1) for part in box)
    return left, top, width, height


def board_news(was: int, old: p.BoardPanel, new: p.BoardPanel) -> p.BoardPanel | p.BoardNow:
    """What is new on a map that lies there already, if it is the same one."""
    if (old.title, old.width, old.svg) != (new.title, new.width, new.svg):
        return new
    pairs = zip(old.cells, new.cells, strict=True)
    return p.BoardNow(
        was=was,
        cells=tuple(now for before, now in pairs if now is not before and now != before),
        legend=None if new.legend == old.legend else new.legend,
        pieces=None if new.pieces == old.pieces else new.pieces,
        weather=None if new.weather == old.weather else new.weather,
    )
