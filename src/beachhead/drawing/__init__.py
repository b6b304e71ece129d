"""How a board is drawn: in characters, in words, and as a picture, without knowing any game."""

from beachhead.drawing.board_svg import board_picture, board_svg
from beachhead.drawing.board_text import board_lines, board_words, seat_sign
from beachhead.drawing.svg_style import style

__all__ = ["board_lines", "board_picture", "board_svg", "board_words", "seat_sign", "style"]
