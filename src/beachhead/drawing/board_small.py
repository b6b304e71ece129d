"""A board as a small picture: the lie of the land, with nothing on it that is to be read."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.drawing.board_svg import cell_piece, sheet_piece
from beachhead.drawing.land import EDGE
from beachhead.drawing.layout import MARGIN, Layout
from beachhead.drawing.svg_style import style
from beachhead.kernel.scene import Board
from beachhead.locale import Texts

UNREAD = ".board text, .board title { display: none; }"
"""Letters would be too small."""


def board_small(texts: Texts, board: Board) -> str:
    """The land from frame to frame, as SVG, without a size or a shape of its own."""
    bare = (replace(cell, signs=(), details=(), seats=(), afloat=()) for cell in board.cells)
    marks: tuple[None, ...] = (None,) * len(board.row_marks)
    layout = Layout(texts, replace(board, cells=tuple(bare), row_marks=marks))
    cells = (cell_piece(texts, cell, layout.box(cell), 0) for cell in layout.places.board.cells)
    wide, high = layout.width - layout.left - MARGIN, layout.bottom + EDGE - layout.top
    box = " ".join(f"{length:.5g}" for length in (layout.left, layout.top, wide, high))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="board" '
        f'viewBox="{box}" preserveAspectRatio="none">'
        f"<style>{style()}{UNREAD}</style>{sheet_piece(layout).svg}{''.join(cells)}</svg>"
    )
