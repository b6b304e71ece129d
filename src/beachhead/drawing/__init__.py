"""How a board is drawn: in characters, in words, and as a picture, without knowing any game."""

from beachhead.drawing.board_small import board_small
from beachhead.drawing.board_svg import (
    Piece,
    board_svg,
    cell_piece,
    legend_piece,
    sheet_piece,
    token_piece,
)
from beachhead.drawing.board_text import board_lines, board_words, seat_sign
from beachhead.drawing.layout import Layout
from beachhead.drawing.places import Places, Standing, There
from beachhead.drawing.svg_signs import NUMBER_DOWN
from beachhead.drawing.svg_style import style

__all__ = [
    "NUMBER_DOWN",
    "Layout",
    "Piece",
    "Places",
    "Standing",
    "There",
    "board_lines",
    "board_small",
    "board_svg",
    "board_words",
    "cell_piece",
    "legend_piece",
    "seat_sign",
    "sheet_piece",
    "style",
    "token_piece",
]
